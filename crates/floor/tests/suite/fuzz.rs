//! Whatever is asked, by whomever: an answer, never a panic, and money adds up.

use crate::testing::{Floor, opening};
use floor::core::{Answer, Errand, MeterId, Moment, PersonId, Scope, Source, TableId, Who};
use floor::ledger::Tender;
use floor::people::{Grant, Limit, Measure, Over, Role, SessionKey};
use money::Cents;
use sim::stream::{Seed, Stream};
use table::{
    Act, Bet, Call, Change, Cut, Drawn, Input, NewShoe, Oral, Owner, Ruling, Seat, Viewer,
};

/// Wild values from a stream.
struct Wild(Stream);

impl Wild {
    fn below(&mut self, n: u32) -> u32 {
        self.0.below(n)
    }

    fn pick<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.below(of.len() as u32) as usize].clone()
    }

    fn cents(&mut self) -> Cents {
        let usual = [0, 1, -1, 500, 1_000, 2_500, 10_000, 100_000];
        let wild = [i64::MAX, i64::MIN + 1, Cents::READ_MAX.get(), Cents::READ_MAX.get() + 1];
        let all: Vec<i64> = usual.iter().chain(&wild).copied().collect();
        Cents::new(self.pick(&all))
    }

    fn seat(&mut self) -> Seat {
        Seat::new(1 + self.below(16) as u8).expect("a seat")
    }

    fn text(&mut self) -> String {
        let long = "x".repeat(300);
        self.pick(&["", "player", "banker", "ante", "red", "\u{0}", "tie", "🂡", &long]).into()
    }

    fn word(&mut self) -> String {
        self.pick(&["fold", "check", "call", "raise", "bet", "hit", "stand", "pass", "show", "?"])
            .into()
    }

    fn card(&mut self) -> cards::AnyCard {
        let cards = ["Ah", "2c", "Kd", "X", "??", "9s"];
        self.pick(&cards).parse().expect("a card")
    }

    fn act(&mut self) -> Act {
        let amount = (self.below(2) == 0).then(|| self.cents());
        let cards = table::Cards::row((0..self.below(4)).map(|_| self.card()).collect());
        Act { word: self.word().into(), amount, cards }
    }

    fn bet(&mut self) -> Bet {
        let owner = self.pick(&[Owner::Seat, Owner::Dealer, Owner::Behind(1), Owner::Behind(255)]);
        let oral = (self.below(8) == 0).then(|| Oral { cover: self.cents(), confirmed: true });
        let (seat, wager, amount) = (self.seat(), self.text(), self.cents());
        Bet { seat, owner, wager, amount, oral, found: self.below(8) == 0 }
    }

    fn input(&mut self) -> Input {
        let seat = self.seat();
        match self.below(24) {
            0 => Input::Join { seat, buy: self.cents(), how: None },
            1 => Input::Leave { seat },
            2 => Input::Buy { seat, amount: self.cents() },
            3 => Input::SitOut { seat },
            4 => Input::Return { seat, how: Some(self.word().into()) },
            5 => Input::Move { from: seat, to: self.seat() },
            6 | 7 => Input::Stake(self.bet()),
            8 => Input::Withdraw { seat, wager: self.text(), owner: Owner::Seat },
            9 => {
                let off = Change::Call(Call::Off);
                let amount = self.cents();
                let change = self.pick(&[Change::Take, Change::Reduce(amount), off]);
                Input::Change { seat, wager: self.text(), change }
            }
            10 => Input::Coupons { seat, n: self.pick(&[0, 1, 255]) },
            11 => Input::Bank { seat, amount: self.cents(), action: None },
            12 => Input::Meter { wager: self.text(), shown: self.cents() },
            13 => Input::Close {},
            14 => Input::Deal {},
            15 => {
                let cut = Some(Cut { by: Some(seat), declined: Vec::new(), at: u16::MAX });
                let burned = vec![self.card()];
                Input::Shoe(NewShoe { commitment: None, cut, marker: Some(0), burned })
            }
            16 => Input::Card(Drawn { card: self.card(), to: Some(self.text().into()) }),
            17 => Input::Throw(self.text()),
            18 => Input::Decide { seat, act: self.act() },
            19 => Input::Follow { seat, behind: self.pick(&[0, 1, 255]), act: self.act() },
            20 => Input::Speak {
                seat,
                words: self.word().into(),
                chips: vec![vec![self.cents(); 2], vec![]],
            },
            21 => {
                let rule = self.pick(&["co:30-2816(1)", "uk:6.1", "no such rule", ""]).into();
                let (card, amount) = (Some(self.card()), Some(self.cents()));
                Input::Rule(Ruling { rule, card, amount, seat: Some(seat), ..Ruling::default() })
            }
            22 => Input::Time { seconds: u64::MAX },
            _ => self.pick(&[Input::Settle {}, Input::Clear {}, Input::Show {}]),
        }
    }

    fn errand(&mut self) -> Errand {
        let person = PersonId(self.below(9));
        let table = TableId(1 + self.below(4));
        let (amount, reason) = (self.cents(), self.text());
        let meter = MeterId(self.below(4));
        let until = Moment::from_millis(self.pick(&[0, 1, u64::MAX, 1_700_000_100_000]));
        match self.below(40) {
            0 => Errand::Deposit { person, tender: Tender::Play, amount, reference: reason },
            1 => Errand::Payout { person, tender: Tender::Play, amount, reference: reason },
            2 => Errand::Fill { table, amount, reference: reason },
            3 => Errand::Credit { table, amount, reference: reason },
            4 => Errand::Reverse { transfer: u64::from(self.below(20)), reason },
            5 => Errand::Disable { scope: Scope::Game("uk/roulette".into()), reason },
            6 => Errand::Enable { scope: Scope::Game("uk/roulette".into()), reason },
            7 => Errand::Wait { table },
            8 => Errand::StopWaiting { table },
            9 => {
                let instead = vec![self.input()];
                Errand::Correct { table, instead, drop: self.pick(&[0, 1, 9, u16::MAX]), reason }
            }
            10 => Errand::Abandon { table, reason },
            11 => Errand::Lost { person, table },
            12 => Errand::Connected { person, table },
            13 => Errand::Tick { table },
            14 => Errand::Confirm { meter, reason },
            15 => Errand::Adjust { meter, reserve: self.below(2) == 0, by: amount, reason },
            16 => Errand::Second { proposal: u64::from(self.below(5)), agree: true },
            17 => Errand::Raise { meter, ceiling: amount, reason },
            18 => Errand::Day {},
            19 => {
                let measure = self.pick(&[Measure::Stakes, Measure::Losses, Measure::Time]);
                let most = Some(self.cents().get());
                Errand::Limit { limit: Limit { measure, over: Over::Day, most } }
            }
            20 => Errand::TimeOut { until },
            21 => Errand::Guest { name: self.text(), grant: None },
            22 => {
                let grant = Grant { key: SessionKey(self.text()), until, token: false };
                Errand::LoggedIn { person, grant }
            }
            _ => Errand::Tell { table, input: self.input() },
        }
    }
}

#[test]
fn wild_requests_are_answered_and_never_panic() {
    for seed in 0..6 {
        let mut wild = Wild(Stream::new(&Seed::from(seed), 99, 0));
        let mut floor = Floor::new(seed);
        let ada = floor.guest("Ada");
        let bert = floor.guest("Bert");
        let boss = floor.staff("Boss", &[Role::Supervisor, Role::Dealer, Role::Player]);
        for (game, chance) in [
            ("uk/roulette", Source::Virtual),
            ("co/eternal-baccarat", Source::Live),
            ("ca/texas-holdem", Source::Virtual),
            ("ca/baccarat", Source::Live),
        ] {
            let mut opening = opening(game);
            opening.chance = chance;
            floor.table_with(opening);
        }
        let whos = [ada, bert, boss, floor.admin].map(Who::Person);
        let others = [Who::Visitor, Who::Clock, Who::Shell, Who::Person(PersonId(99))];
        let (mut refused, mut done) = (0, 0);
        for _ in 0..1_500 {
            let who = match wild.below(8) {
                0 => wild.pick(&others),
                _ => wild.pick(&whos),
            };
            match floor.ask(who, wild.errand()) {
                Answer::Refused(refusal) => {
                    assert!(!refusal.why.is_empty());
                    refused += 1;
                }
                _ => done += 1,
            }
            floor.clock += u64::from(wild.below(3_000));
            let table = TableId(1 + wild.below(4));
            let _preview = floor.desk.core().preview(table, who, &wild.input());
        }
        assert!(refused > 100 && done > 100, "{refused} refused, {done} done");
        floor.desk.core().ledger().assert_sound();
        let audited = floor::audit::audit(floor.desk.store());
        assert!(audited.is_ok(), "{audited:?}");
        let sight = floor.desk.core().table(TableId(1)).map(|t| t.sight(Viewer::Public));
        assert!(sight.is_some());
    }
}

#[test]
fn errands_are_objects_of_one_word_and_others_are_refused_when_read() {
    let texts = [
        r#"{"wait":{"table":3}}"#,
        r#"{"day":{}}"#,
        r#"{"tell":{"table":1,"input":{"card":"Qh"}}}"#,
        r#"{"disable":{"scope":"everything","reason":"a fire"}}"#,
        r#"{"disable":{"scope":{"table":4},"reason":"a fire"}}"#,
        r#"{"open":{"game":"uk/roulette"}}"#,
    ];
    for text in texts {
        let errand: Errand = serde_json::from_str(text).expect(text);
        let again = serde_json::to_string(&errand).expect("json");
        assert_eq!(serde_json::from_str::<Errand>(&again).expect(&again), errand);
    }
    for text in ["{}", "[]", "1", r#"{"wait":{}}"#, r#"{"wait":{"table":-1}}"#, r#"{"rob":{}}"#] {
        assert!(serde_json::from_str::<Errand>(text).is_err(), "{text}");
    }
}
