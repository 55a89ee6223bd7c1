//! Rounds given up where wagers stand from an earlier throw: laboratory row "interruption".

use crate::testing::{Floor, VERSION, opening, seat};
use floor::core::{Answer, Core, Errand, PersonId, Source, TableId, Who};
use floor::desk::Desk;
use floor::ledger::{Account, Tender};
use floor::people::Role;
use money::Cents;
use table::{Act, Ask, Bet, Input, Viewer};

/// Live dice: Ada and Bert have a wager on the line, and the point is four.
struct Dice {
    floor: Floor,
    dealer: PersonId,
    boss: PersonId,
    people: [PersonId; 2],
    table: TableId,
}

fn dice() -> Dice {
    let mut floor = Floor::new(91);
    let dealer = floor.staff("Dealer", &[Role::Dealer]);
    let boss = floor.staff("Boss", &[Role::Supervisor]);
    let people = [floor.guest("Ada"), floor.guest("Bert")];
    let mut opening = opening("uk/dice");
    opening.chance = Source::Live;
    let table = floor.table_with(opening);
    for (person, n) in people.into_iter().zip(1..) {
        floor.sit(person, table, n, 0);
    }
    floor.bet(people[0], table, 1, "win-line", 500);
    floor.bet(people[1], table, 2, "win-line", 50);
    let mut dice = Dice { floor, dealer, boss, people, table };
    dice.throws("2 2");
    dice
}

impl Dice {
    fn throws(&mut self, shown: &str) {
        let inputs =
            [Input::Close {}, Input::Throw(shown.into()), Input::Settle {}, Input::Clear {}];
        for input in inputs {
            self.floor.told(self.dealer, self.table, input);
        }
    }

    fn gives_up(&mut self) {
        let abandon = Errand::Abandon { table: self.table, reason: "a power cut".into() };
        self.floor.done(Who::Person(self.boss), abandon);
    }

    fn lies(&self, core: &Core) -> usize {
        core.table(self.table).expect("a table").sight(Viewer::Public).stakes.len()
    }

    /// What is in both wallets and in front of both.
    fn money(&self) -> [(String, String); 2] {
        let core = self.floor.desk.core();
        [0, 1].map(|at| {
            let front = Account::Front(self.table, seat(at as u8 + 1));
            let front = core.ledger().balance(Tender::Play, front).plain();
            (core.wallet(self.people[at], Tender::Play).plain(), front)
        })
    }
}

fn all() -> [(String, String); 2] {
    [(); 2].map(|()| ("1000.00".to_string(), "0.00".to_string()))
}

#[test]
fn interruption_a_round_given_up_leaves_nothing_on_a_layout() {
    let mut dice = dice();
    assert_eq!(dice.lies(dice.floor.desk.core()), 2);
    // Odds behind the line, and a wager on one throw; the dice are still in the air.
    dice.floor.bet(dice.people[0], dice.table, 1, "field", 5);
    dice.floor.told(dice.dealer, dice.table, Input::Close {});
    dice.gives_up();
    assert_eq!(dice.lies(dice.floor.desk.core()), 0, "wagers stay on the layout");
    assert_eq!(dice.money(), all());
    // What went back is spent elsewhere: the next round takes none of it again.
    let [ada, bert] = dice.people;
    let other = dice.floor.table("uk/roulette");
    dice.floor.sit(ada, other, 1, 0);
    dice.floor.bet(ada, other, 1, "red", 1000);
    // It opens clean: a new come-out, at which a line may be bet; four makes the point anew.
    dice.floor.bet(bert, dice.table, 2, "win-line", 50);
    dice.floor.told(ada, dice.table, Input::Leave { seat: seat(1) });
    dice.throws("1 3");
    dice.throws("2 2");
    assert_eq!(dice.money()[1], ("1050.00".into(), "0.00".into()));
    let audited = floor::audit::audit(dice.floor.desk.store());
    assert!(audited.is_ok(), "{audited:?}");
}

#[test]
fn interruption_a_round_given_up_between_throws_survives_a_restart() {
    let mut dice = dice();
    dice.gives_up();
    dice.gives_up_nothing_twice();
    assert_eq!((dice.lies(dice.floor.desk.core()), dice.money()), (0, all()));
    let Dice { floor, table, .. } = dice;
    let before = floor.desk.core().snapshot().body;
    let desk = Desk::open(floor.desk.into_store(), VERSION).expect("a floor");
    assert_eq!(desk.core().snapshot().body, before);
    let sight = desk.core().table(table).expect("a table").sight(Viewer::Public);
    assert!(sight.stakes.is_empty(), "{sight:?}");
}

impl Dice {
    /// Where nothing lies, giving up once more moves nothing.
    fn gives_up_nothing_twice(&mut self) {
        let next = self.floor.desk.core().ledger().next();
        self.gives_up();
        assert_eq!(self.floor.desk.core().ledger().next(), next);
    }
}

#[test]
fn interruption_a_virtual_table_with_standing_wagers_is_given_up_clean() {
    let mut floor = Floor::new(92);
    let boss = floor.staff("Boss", &[Role::Supervisor]);
    let ada = floor.guest("Ada");
    let table = floor.table("uk/dice");
    floor.sit(ada, table, 1, 0);
    // Until a throw leaves the wager standing.
    for _ in 0..50 {
        let lies = floor.desk.core().table(table).expect("a table").sight(Viewer::Public).stakes;
        if lies.is_empty() {
            floor.bet(ada, table, 1, "win-line", 10);
        }
        floor.told(ada, table, Input::Close {});
        floor.pass(5_000);
        let running = floor.desk.core().table(table).expect("a table");
        if !running.sight(Viewer::Public).stakes.is_empty() {
            break;
        }
    }
    let wallet = floor.desk.core().wallet(ada, Tender::Play);
    let abandon = Errand::Abandon { table, reason: "a power cut".into() };
    floor.done(Who::Person(boss), abandon);
    assert_eq!(floor.desk.core().wallet(ada, Tender::Play), wallet + Cents::dollars(10));
    let lies = floor.desk.core().table(table).expect("a table").sight(Viewer::Public).stakes;
    assert!(lies.is_empty(), "{lies:?}");
    floor.pass(60_000);
    let bet = Input::Stake(Bet::new(seat(1), "win-line", Cents::dollars(10)));
    let answer = floor.tell(ada, table, bet);
    assert!(!matches!(answer, Answer::Refused(_)), "{answer:?}");
    floor.told(ada, table, Input::Close {});
    floor.pass(10_000);
    let audited = floor::audit::audit(floor.desk.store());
    assert!(audited.is_ok(), "{audited:?}");
}

#[test]
fn rounds_given_up_in_older_records_are_read_as_they_were_written() {
    let older = r#"{"abandoned":{"table":1,"round":"1-2","told":[],"events":[]}}"#;
    let fact: floor::core::Fact = serde_json::from_str(older).expect("a fact");
    assert!(matches!(fact, floor::core::Fact::Abandoned { bare: false, .. }));
    assert_eq!(serde_json::to_string(&fact).expect("json"), older);
}

#[test]
fn interruption_chips_taken_off_before_a_hand_stay_off_when_it_is_given_up() {
    let mut floor = Floor::new(93);
    let boss = floor.staff("Boss", &[Role::Supervisor]);
    let people = [floor.guest("Ada"), floor.guest("Bert")];
    let mut opening = opening("ca/thirteen-card");
    opening.pace.pause = 5_000;
    let table = floor.table_with(opening);
    for (person, n) in people.into_iter().zip(1..) {
        floor.sit(person, table, n, 200);
    }
    let act = Act { amount: Some(Cents::dollars(5)), ..Act::word("take-off") };
    floor.told(people[0], table, Input::Decide { seat: seat(1), act });
    let asks = floor.desk.core().table(table).expect("a table").asks();
    for ask in asks {
        let Ask::Office { seat: at, .. } = ask else { continue };
        let act = Act::word("take-button");
        let input = Input::Decide { seat: at, act };
        floor.told(people[usize::from(at.n()) - 1], table, input);
        break;
    }
    floor.pass(6_000);
    let in_hand = |floor: &Floor| floor.desk.core().table(table).expect("a table").kept.in_hand;
    let running = floor.desk.core().table(table).expect("a table");
    assert!(in_hand(&floor), "no hand was dealt: {:?} {:?}", running.asks(), running.kept.since);
    let abandon = Errand::Abandon { table, reason: "a power cut".into() };
    floor.done(Who::Person(boss), abandon);
    for (person, n) in people.into_iter().zip(1..) {
        floor.told(person, table, Input::Leave { seat: seat(n) });
        assert_eq!(floor.desk.core().wallet(person, Tender::Play), Cents::dollars(1_000));
    }
    let audited = floor::audit::audit(floor.desk.store());
    assert!(audited.is_ok(), "{audited:?}");
}
