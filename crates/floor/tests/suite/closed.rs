//! Tables at which nothing is dealt, and people who may not play: laboratory row "disable".

use crate::testing::{Floor, opening, seat};
use floor::core::{
    Answer, Errand, Fact, Moment, PersonId, Record, Refused, Scope, Source, TableId, Who,
};
use floor::people::{Limit, Measure, Over, Role};
use floor::store::Store;
use money::Cents;
use table::{Act, Ask, Input, Seat, Viewer, What};

/// A table where money lies in front, three people at it, a supervisor, and a hand in play.
struct Pot {
    floor: Floor,
    boss: PersonId,
    people: Vec<PersonId>,
    table: TableId,
}

fn pot(game: &str, seed: u64) -> Pot {
    let mut floor = Floor::new(seed);
    let boss = floor.staff("Boss", &[Role::Supervisor]);
    let table = floor.table(game);
    let people: Vec<PersonId> =
        ["Ada", "Bert", "Cleo"].into_iter().map(|name| floor.guest(name)).collect();
    for (person, n) in people.iter().zip(1..) {
        floor.sit(*person, table, n, 200);
    }
    let mut pot = Pot { floor, boss, people, table };
    pot.takes_the_button();
    pot.floor.pass(10_000);
    assert!(pot.in_hand(), "{game}: {:?}", pot.asks());
    pot
}

fn refused(answer: &Answer) -> &Refused {
    match answer {
        Answer::Refused(refused) => refused,
        other => panic!("not refused: {other:?}"),
    }
}

impl Pot {
    fn running(&self) -> &floor::core::Running {
        self.floor.desk.core().table(self.table).expect("a table")
    }

    fn asks(&self) -> Vec<Ask> {
        self.running().asks()
    }

    fn in_hand(&self) -> bool {
        self.running().kept.in_hand
    }

    /// Who is asked for a decision.
    fn asked(&self) -> Option<Seat> {
        self.asks().into_iter().find_map(|ask| match ask {
            Ask::Decide { seat } | Ask::Show { by: Some(seat), .. } => Some(seat),
            _ => None,
        })
    }

    /// Where somebody must want the button, the first one asked does.
    fn takes_the_button(&mut self) {
        let wanted = self.asks().into_iter().find_map(|ask| match ask {
            Ask::Office { seat, .. } => Some(seat),
            _ => None,
        });
        if let Some(seat) = wanted {
            let person = self.running().kept.person_at(seat).expect("somebody");
            let act = Act::word("take-button");
            self.floor.told(person, self.table, Input::Decide { seat, act });
        }
    }

    /// Whoever is asked decides as little as can be, until the hand is over.
    fn concludes(&mut self) -> Vec<Seat> {
        let mut decided = Vec::new();
        for _ in 0..200 {
            if !self.in_hand() {
                return decided;
            }
            let Some(seat) = self.asked() else {
                self.floor.pass(1_000);
                continue;
            };
            let input = {
                let copy = self.running().copy().expect("a table");
                catalog::absent(copy.as_ref(), seat).expect("something")
            };
            let person = self.running().kept.person_at(seat).expect("somebody");
            self.floor.told(person, self.table, input);
            decided.push(seat);
        }
        panic!("the hand does not end: {:?}", self.asks());
    }

    fn bosses(&mut self, errand: Errand) -> Answer {
        self.floor.done(Who::Person(self.boss), errand)
    }

    /// Everybody who was dealt in, hand by hand.
    fn hands(&self) -> Vec<Vec<Seat>> {
        let entries = self.floor.desk.store().read(0, usize::MAX >> 1).expect("records");
        let record = |body: &str| serde_json::from_str::<Record>(body).expect("a record");
        let facts = entries.iter().flat_map(|entry| record(&entry.body).facts);
        let events = facts.flat_map(|fact| match fact {
            Fact::Told { events, .. } => events,
            _ => Vec::new(),
        });
        let begun = events.filter_map(|event| match event.what {
            What::Begun { seats } => Some(seats),
            _ => None,
        });
        begun.collect()
    }

    fn standing(&self, at: Seat) -> String {
        let chairs = self.running().sight(Viewer::Public).chairs;
        let chair = chairs.into_iter().find(|chair| chair.seat == at).expect("a chair");
        chair.standing.to_string()
    }
}

const GAMES: [&str; 3] = ["ca/no-limit-poker", "ca/seven-card-stud", "ca/thirteen-card"];

#[test]
fn disable_no_hand_is_dealt_for_a_pot_or_points_and_the_one_in_play_concludes() {
    for game in GAMES {
        for which in 0..3 {
            let mut pot = pot(game, 81);
            let (table, ada) = (pot.table, pot.people[0]);
            let scope = match which {
                0 => Scope::Everything,
                1 => Scope::Game(game.into()),
                _ => Scope::Table(table),
            };
            pot.bosses(Errand::Disable { scope: scope.clone(), reason: "a fire".into() });
            assert!(pot.in_hand(), "{game}: the hand in play does not conclude");
            let decided = pot.concludes();
            assert!(!decided.is_empty(), "{game}: nobody decided");
            pot.floor.pass(600_000);
            assert_eq!(pot.hands().len(), 1, "{game} {scope:?}: dealt while disabled");
            let answer = pot.floor.tell(ada, table, Input::Deal {});
            assert_eq!(refused(&answer).why, "no hand is dealt: a fire", "{game}");
            pot.bosses(Errand::Enable { scope, reason: "put out".into() });
            pot.floor.pass(10_000);
            assert_eq!(pot.hands().len(), 2, "{game}: {:?}", pot.asks());
        }
    }
}

#[test]
fn disable_a_floor_that_stops_itself_deals_no_hand() {
    for game in GAMES {
        let mut pot = pot(game, 82);
        for digest in ["abc", "abd"] {
            pot.floor.done(Who::Shell, Errand::SelfCheck { digest: digest.into() });
        }
        pot.concludes();
        pot.floor.pass(600_000);
        assert_eq!(pot.hands().len(), 1, "{game}: dealt after the program has changed");
    }
}

#[test]
fn disable_no_dealer_deals_a_hand_at_a_live_table_that_is_disabled() {
    let mut floor = Floor::new(83);
    let boss = floor.staff("Boss", &[Role::Supervisor]);
    let dealer = floor.staff("Dealer", &[Role::Dealer]);
    let mut live = opening("ca/thirteen-card");
    live.chance = Source::Live;
    let table = floor.table_with(live);
    let people = ["Ada", "Bert", "Cleo"].map(|name| floor.guest(name));
    for (person, n) in people.into_iter().zip(1..) {
        floor.sit(person, table, n, 200);
    }
    let scope = Scope::Table(table);
    let disable = Errand::Disable { scope: scope.clone(), reason: "a fire".into() };
    floor.done(Who::Person(boss), disable);
    let answer = floor.tell(dealer, table, Input::Deal {});
    assert_eq!(refused(&answer).why, "no hand is dealt: a fire");
    floor.done(Who::Person(boss), Errand::Enable { scope, reason: "put out".into() });
    // Whoever may not play is not dealt in.
    let (until, reason) = (Moment::from_millis(floor.clock + 1_000_000), "asked".to_string());
    floor.done(Who::Person(people[1]), Errand::Exclude { person: people[1], until, reason });
    floor.told(dealer, table, Input::Deal {});
    let running = floor.desk.core().table(table).expect("a table");
    let chairs = running.sight(Viewer::Public).chairs;
    let standing: Vec<&str> = chairs.iter().map(|chair| &*chair.standing).collect();
    assert_eq!(standing, ["plays", "away", "plays"]);
}

/// The three ways in which somebody may not play at all, and how each ends.
fn bars(pot: &mut Pot, which: u8) {
    let bert = pot.people[1];
    let until = Moment::from_millis(pot.floor.clock + 900_000);
    let reason = "asked".to_string();
    let scope = Scope::Player(bert);
    match which {
        0 => pot.bosses(Errand::Disable { scope, reason }),
        1 => pot.bosses(Errand::Exclude { person: bert, until, reason }),
        _ => pot.floor.done(Who::Person(bert), Errand::TimeOut { until }),
    };
}

#[test]
fn disable_who_may_not_play_decides_nothing_more_and_is_sat_out_before_the_next_deal() {
    for game in GAMES {
        for which in 0..3 {
            let mut pot = pot(game, 84);
            let (bert, two) = (pot.people[1], seat(2));
            bars(&mut pot, which);
            let decided = pot.concludes();
            assert!(!decided.contains(&two), "{game} {which}: decided by who may not play");
            pot.floor.pass(10_000);
            if !pot.in_hand() {
                pot.takes_the_button();
                pot.floor.pass(10_000);
            }
            let mut last = pot.hands().pop().expect("a hand");
            last.sort();
            assert_eq!(pot.hands().len(), 2, "{game} {which}: {:?}", pot.asks());
            assert_eq!(last, [seat(1), seat(3)], "{game} {which}: dealt in");
            assert_eq!(pot.standing(two), "away", "{game} {which}");
            let back = Input::Return { seat: two, how: None };
            let answer = pot.floor.tell(bert, pot.table, back.clone());
            refused(&answer);
            // It comes back only when it may, and of its own will.
            match which {
                0 => {
                    let scope = Scope::Player(bert);
                    pot.bosses(Errand::Enable { scope, reason: "seen to".into() });
                }
                _ => pot.floor.clock += 900_000,
            }
            let table = pot.table;
            let answer = pot.floor.tell(bert, table, back);
            let by_rule = |r: &Refused| r.rule.is_some() && game != "ca/thirteen-card";
            assert!(
                !matches!(&answer, Answer::Refused(r) if !by_rule(r)),
                "{game} {which}: {answer:?}"
            );
        }
    }
}

#[test]
fn own_limits_that_are_reached_keep_a_player_out_of_the_next_hand() {
    let limits = [
        (Measure::Time, Over::Sitting, 1),
        (Measure::Losses, Over::Day, 1_000),
        (Measure::Losses, Over::Sitting, 1_000),
        (Measure::Stakes, Over::Day, 0),
    ];
    for (measure, over, most) in limits {
        let mut pot = pot("ca/no-limit-poker", 85);
        let limit = Errand::Limit { limit: Limit { measure, over, most: Some(most) } };
        pot.floor.done(Who::Person(pot.people[1]), limit);
        pot.concludes();
        pot.floor.pass(10_000);
        let last = pot.hands().pop().expect("a hand");
        assert_eq!(pot.hands().len(), 2, "{measure:?}: {:?}", pot.asks());
        assert_eq!(last, [seat(1), seat(3)], "{measure:?}: dealt in");
    }
}

#[test]
fn own_limits_of_stakes_bound_what_is_put_into_a_pot() {
    let mut pot = pot("ca/no-limit-poker", 86);
    let most = Some(2_000);
    for person in pot.people.clone() {
        let limit = Limit { measure: Measure::Stakes, over: Over::Day, most };
        pot.floor.done(Who::Person(person), Errand::Limit { limit });
    }
    let at = pot.asked().expect("somebody");
    let person = pot.running().kept.person_at(at).expect("somebody");
    let raise = |dollars| {
        let act = Act { amount: Some(Cents::dollars(dollars)), ..Act::word("raise") };
        Input::Decide { seat: at, act }
    };
    let answer = pot.floor.tell(person, pot.table, raise(21));
    assert!(refused(&answer).why.contains("limit of stakes"), "{answer:?}");
    pot.floor.told(person, pot.table, raise(20));
}

#[test]
fn disable_nobody_banks_a_further_round_and_the_one_in_play_concludes() {
    for which in 0..3 {
        let mut floor = Floor::new(87);
        let boss = floor.staff("Boss", &[Role::Supervisor]);
        let (ada, bert) = (floor.guest("Ada"), floor.guest("Bert"));
        let table = floor.table("ca/baccarat");
        floor.sit(ada, table, 1, 0);
        floor.sit(bert, table, 2, 0);
        let asks = floor.desk.core().table(table).expect("a table").asks();
        let offered = asks.into_iter().find_map(|ask| match ask {
            Ask::Office { seat, .. } => Some(seat),
            _ => None,
        });
        let at = offered.expect("the bank is offered");
        let (banker, other) = if at == seat(1) { (ada, bert) } else { (bert, ada) };
        let bank = Input::Bank { seat: at, amount: Cents::dollars(200), action: None };
        floor.told(banker, table, bank.clone());
        floor.bet(other, table, if at == seat(1) { 2 } else { 1 }, "player", 20);
        let scope = [Scope::Everything, Scope::Table(table), Scope::Player(banker)];
        let disable = Errand::Disable { scope: scope[which].clone(), reason: "a fire".into() };
        floor.done(Who::Person(boss), disable);
        floor.pass(600_000);
        let running = floor.desk.core().table(table).expect("a table");
        assert_eq!(running.kept.round, 2, "the round does not conclude: {:?}", running.asks());
        let answer = floor.tell(banker, table, bank);
        assert!(refused(&answer).why.starts_with("no bets are taken"), "{answer:?}");
        floor.pass(600_000);
        let running = floor.desk.core().table(table).expect("a table");
        assert_eq!((running.kept.round, running.kept.bank), (2, None));
    }
}
