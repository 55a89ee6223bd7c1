//! Rounds at virtual tables, from sitting down to the wallet.

use crate::testing::{Floor, opening};
use floor::core::{Answer, Errand, Fault, PersonId, TableId, Who};
use floor::ledger::Tender;
use table::{Ask, Input};

#[test]
fn a_coup_of_baccarat_is_dealt_and_paid() {
    let mut floor = Floor::new(1);
    let ada = floor.guest("Ada");
    let table = floor.table("co/baccarat");
    floor.sit(ada, table, 1, 0);
    floor.bet(ada, table, 1, "player", 100);
    assert_eq!(floor.desk.core().wallet(ada, Tender::Play).plain(), "900.00");
    floor.told(ada, table, Input::Close {});
    let sight = floor.desk.core().sight(table, Who::Person(ada)).expect("a table");
    assert!(sight.settlement.is_some(), "{:?}", sight.asks);
    let wallet = floor.desk.core().wallet(ada, Tender::Play).plain();
    assert!(["800.00", "900.00", "1000.00", "1100.00"].contains(&wallet.as_str()), "{wallet}");
    floor.pass(10_000);
    assert_eq!(floor.desk.core().table(table).expect("a table").kept.round, 2);
}

fn asks(floor: &Floor, table: TableId, what: impl Fn(&Ask) -> bool) -> bool {
    floor.desk.core().table(table).expect("a table").asks().iter().any(what)
}

#[test]
fn who_wanted_no_more_bets_has_not_agreed_to_the_next_round() {
    let mut floor = Floor::new(2);
    let (ada, bert) = (floor.guest("Ada"), floor.guest("Bert"));
    let table = floor.table("co/baccarat");
    for (person, n) in [(ada, 1), (bert, 2)] {
        floor.sit(person, table, n, 0);
        floor.bet(person, table, n, "player", 10);
    }
    floor.told(ada, table, Input::Close {});
    assert!(asks(&floor, table, |ask| *ask == Ask::Wagers), "Bert still bets");
    floor.told(bert, table, Input::Close {});
    let over = |ask: &Ask| *ask == Ask::Round;
    assert!(asks(&floor, table, over), "the coup is settled");
    floor.told(ada, table, Input::Clear {});
    assert!(asks(&floor, table, over), "Bert still looks at it");
    floor.told(bert, table, Input::Clear {});
    assert!(!asks(&floor, table, over), "both have seen enough");
}

#[test]
fn hands_are_shown_for_points_once_nobody_has_more_to_say() {
    let mut floor = Floor::new(3);
    let people = ["Ada", "Bert"].map(|name| floor.guest(name));
    let table = floor.table("ca/thirteen-card");
    for (person, n) in people.into_iter().zip(1..) {
        floor.sit(person, table, n, 200);
    }
    let words = |ask: &Ask| matches!(ask, Ask::Show { by: None, .. });
    for _ in 0..300 {
        if asks(&floor, table, words) {
            break;
        }
        floor.pass(1_000);
    }
    assert!(asks(&floor, table, words), "hands are set, and somebody may declare");
    let stranger = floor.guest("Cleo");
    let Answer::Refused(refused) = floor.tell(stranger, table, Input::Show {}) else {
        panic!("somebody shows who does not play")
    };
    assert_eq!(refused.kind, Fault::NotYours);
    floor.told(people[0], table, Input::Show {});
    assert!(asks(&floor, table, words), "Bert may still declare");
    floor.told(people[1], table, Input::Show {});
    assert!(!asks(&floor, table, words), "nobody is waited for");
}

#[test]
fn a_player_may_think_longer_so_long_for_a_whole_sitting() {
    let mut floor = Floor::new(6);
    let ada = floor.guest("Ada");
    let mut slow = opening("uk/three-card-poker");
    (slow.pace.decision, slow.pace.bank) = (30_000, 20_000);
    let table = floor.table_with(slow);
    floor.sit(ada, table, 1, 0);
    // In the first decision all of it is used, in the second nothing is left.
    for until in [50_000, 30_000] {
        floor.bet(ada, table, 1, "ante", 10);
        floor.told(ada, table, Input::Close {});
        let decides = |ask: &Ask| matches!(ask, Ask::Decide { .. });
        floor.pass(until - 1);
        assert!(asks(&floor, table, decides), "it ran out before {until}");
        floor.pass(1);
        assert!(!asks(&floor, table, decides), "it did not run out at {until}");
        floor.pass(4_000);
        floor.done(Who::Shell, Errand::Connected { person: ada, table });
    }
    let store = floor.desk.store();
    assert!(floor::audit::audit(store).is_ok());
}

fn for_play(floor: &mut Floor, person: PersonId, game: &str) -> Answer {
    floor.ask(Who::Person(person), Errand::OpenForPlay { game: game.into() })
}

#[test]
fn a_player_gets_a_table_for_play_money_of_any_game() {
    let mut floor = Floor::new(4);
    let ada = floor.guest("Ada");
    let mut real = opening("uk/roulette");
    real.tender = Tender::Money;
    let real = floor.table_with(real);
    let Answer::Table { table } = for_play(&mut floor, ada, "uk/roulette") else {
        panic!("no table")
    };
    assert_ne!(table, real, "play money has tables of its own");
    let kept = &floor.desk.core().table(table).expect("a table").kept;
    assert_eq!((kept.opening.tender, kept.by), (Tender::Play, PersonId::PROGRAM));
    assert_eq!(for_play(&mut floor, ada, "uk/roulette"), Answer::Table { table }, "one is open");
    floor.sit(ada, table, 1, 0);
    floor.bet(ada, table, 1, "red", 5);
    let Answer::Refused(refused) = for_play(&mut floor, ada, "uk/rulette") else {
        panic!("a table of no game")
    };
    assert_eq!(refused.kind, Fault::Missing, "{refused:?}");
    // All seats taken: another one.
    let full = floor.table("ca/texas-holdem");
    let seats = floor.desk.core().sign(full).expect("a sign").all_seats().count();
    for n in 1..=seats {
        let guest = floor.guest(&format!("Guest {n}"));
        floor.sit(guest, full, u8::try_from(n).expect("few"), 200);
    }
    let answer = for_play(&mut floor, ada, "ca/texas-holdem");
    assert!(matches!(answer, Answer::Table { table } if table != full), "{answer:?}");
}

#[test]
fn no_more_tables_open_for_play_than_a_house_has_room_for() {
    let mut floor = Floor::new(5);
    let ada = floor.guest("Ada");
    for _ in 0..119 {
        floor.table("uk/big-six");
    }
    let last = for_play(&mut floor, ada, "uk/dice");
    assert!(matches!(last, Answer::Table { .. }), "{last:?}");
    let Answer::Refused(refused) = for_play(&mut floor, ada, "uk/sic-bo") else {
        panic!("one table too many")
    };
    assert_eq!(refused.kind, Fault::Rule, "{refused:?}");
    assert!(matches!(for_play(&mut floor, ada, "uk/big-six"), Answer::Table { .. }));
}
