//! Names, sessions, seats, waiting, players' own limits.

use crate::testing::{Floor, seat};
use floor::core::{Answer, Errand, Fault, Moment, Notice, Who};
use floor::ledger::Tender;
use floor::people::{Grant, Limit, Measure, Over, Person, SessionKey};
use money::Cents;
use table::{Bet, Input, Owner};

fn refused(answer: &Answer) -> &floor::core::Refused {
    match answer {
        Answer::Refused(refused) => refused,
        other => panic!("not refused: {other:?}"),
    }
}

#[test]
fn names_are_unique_and_short() {
    let mut floor = Floor::new(31);
    floor.guest("Ada");
    for name in ["Ada", "ADA", "", " Ada2", "Ada2 ", "a\u{7}b", &"x".repeat(25)] {
        let answer = floor.ask(Who::Visitor, Errand::Guest { name: name.into(), grant: None });
        refused(&answer);
    }
    floor.guest(&"x".repeat(24));
}

#[test]
fn a_name_that_looks_like_another_is_taken_and_one_that_cannot_be_seen_is_none() {
    let mut floor = Floor::new(34);
    floor.guest("admin1");
    // Cyrillic, Greek and wide letters; characters that show nothing or turn the rest around.
    let alike = ["\u{430}dmin1", "\u{410}DMIN1", "\u{3b1}dm\u{456}n1", "\u{ff41}dmin\u{ff11}"];
    let unseen = ["admin\u{200b}1", "\u{202d}admin2", "admin\u{a0}2", "\u{ad}admin2", "\u{3164}"];
    for name in alike.into_iter().chain(unseen) {
        let answer = floor.ask(Who::Visitor, Errand::Guest { name: name.into(), grant: None });
        refused(&answer);
    }
    // Names of other scripts are as good as ours, each once.
    for name in
        ["\u{418}\u{432}\u{430}\u{43d}", "\u{39d}\u{3af}\u{3ba}\u{3b7}", "王", "Zoë", "Jo Ann"]
    {
        floor.guest(name);
        assert_eq!(floor.desk.core().named(name).map(|(_, known)| &*known.name), Some(name));
    }
}

#[test]
fn a_visitor_gets_a_thousand_of_play_money_and_no_money() {
    let mut floor = Floor::new(32);
    let ada = floor.guest("Ada");
    assert_eq!(floor.desk.core().wallet(ada, Tender::Play).plain(), "1000.00");
    assert_eq!(floor.desk.core().wallet(ada, Tender::Money), Cents::ZERO);
}

#[test]
fn the_first_administrator_comes_by_one_link_once() {
    let mut floor = Floor::new(33);
    let key = SessionKey("second".into());
    let answer = floor.ask(Who::Shell, Errand::Invite { key: key.clone() });
    assert_eq!(refused(&answer).kind, Fault::Rule);
    let claim = Errand::Claim { key, name: "Mallory".into(), credential: "x".into(), grant: None };
    assert_eq!(refused(&floor.ask(Who::Visitor, claim)).kind, Fault::Unknown);
}

#[test]
fn sessions_end_by_time_idleness_and_revocation() {
    let mut floor = Floor::new(34);
    let ada = floor.guest("Ada");
    let now = Moment::from_millis(floor.clock);
    let grant = |key: &str, token| Grant {
        key: SessionKey(key.into()),
        until: now.after(100 * 60 * 1000),
        token,
    };
    floor.done(Who::Shell, Errand::LoggedIn { person: ada, grant: grant("page", false) });
    floor.done(Who::Person(ada), Errand::Token { grant: grant("program", true) });
    let open = |floor: &Floor, key: &str, after: u64| {
        let key = SessionKey(key.into());
        floor.desk.core().session(&key, now.after(after)).is_some()
    };
    let idle = Person::IDLE;
    assert!(open(&floor, "page", idle - 1) && !open(&floor, "page", idle));
    assert!(open(&floor, "program", idle), "a program's token does not end when idle");
    assert!(!open(&floor, "program", 100 * 60 * 1000));
    floor.clock += idle - 1;
    floor.done(Who::Shell, Errand::Seen { key: SessionKey("page".into()) });
    assert!(open(&floor, "page", 2 * idle - 2) && !open(&floor, "page", 2 * idle - 1));
    floor.done(Who::Person(ada), Errand::Revoke { person: ada });
    assert!(!open(&floor, "page", idle) && !open(&floor, "program", idle));
}

#[test]
fn whoever_waits_longest_is_offered_the_seat() {
    let mut floor = Floor::new(35);
    let table = floor.table("ca/thirteen-card");
    let people: Vec<_> = (0..6).map(|n| floor.guest(&format!("Guest {n}"))).collect();
    for (person, n) in people.iter().zip(1..=4) {
        floor.sit(*person, table, n, 200);
    }
    for person in &people[4..] {
        floor.done(Who::Person(*person), Errand::Wait { table });
    }
    let again = floor.ask(Who::Person(people[4]), Errand::Wait { table });
    refused(&again);
    floor.told(people[0], table, Input::Leave { seat: seat(1) });
    let offered = floor.messages.iter().any(|message| {
        matches!(message, floor::core::Message::Person(person, Notice::SeatFree { .. })
            if *person == people[4])
    });
    assert!(offered, "nobody was told of the seat");
    let join = Input::Join { seat: seat(1), buy: Cents::dollars(200), how: None };
    let answer = floor.tell(people[5], table, join.clone());
    assert_eq!(refused(&answer).kind, Fault::Rule);
    floor.told(people[4], table, join);
    assert!(floor.desk.core().table(table).expect("a table").kept.waiting == [people[5]]);
}

#[test]
fn a_seat_offered_and_not_taken_is_offered_on() {
    let mut floor = Floor::new(36);
    let table = floor.table("ca/thirteen-card");
    let people: Vec<_> = (0..6).map(|n| floor.guest(&format!("Guest {n}"))).collect();
    for (person, n) in people.iter().zip(1..=4) {
        floor.sit(*person, table, n, 200);
    }
    for person in &people[4..] {
        floor.done(Who::Person(*person), Errand::Wait { table });
    }
    floor.told(people[0], table, Input::Leave { seat: seat(1) });
    floor.pass(61_000);
    let waiting = &floor.desk.core().table(table).expect("a table").kept.waiting;
    assert_eq!(*waiting, [people[5]]);
}

fn limit(measure: Measure, over: Over, most: Option<i64>) -> Errand {
    Errand::Limit { limit: Limit { measure, over, most } }
}

#[test]
fn own_limits_of_stakes_hold_at_once_and_loosen_after_a_day() {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let mut floor = Floor::new(37);
    let ada = floor.guest("Ada");
    let table = floor.table("uk/roulette");
    floor.sit(ada, table, 1, 0);
    floor.done(Who::Person(ada), limit(Measure::Stakes, Over::Day, Some(5_000)));
    let stake = |dollars: i64| Input::Stake(Bet::new(seat(1), "red", Cents::dollars(dollars)));
    floor.told(ada, table, stake(49));
    let answer = floor.tell(ada, table, stake(2));
    assert!(refused(&answer).why.contains("limit of stakes"), "{answer:?}");
    // What was decided counts on.
    floor.told(ada, table, Input::Close {});
    floor.pass(10_000);
    let answer = floor.tell(ada, table, stake(2));
    assert!(refused(&answer).why.contains("limit of stakes"), "{answer:?}");
    floor.told(ada, table, stake(1));
    floor.told(ada, table, Input::Close {});
    floor.pass(10_000);
    // Looser: not before a day has passed; tighter: at once.
    floor.done(Who::Person(ada), limit(Measure::Stakes, Over::Day, Some(10_000)));
    floor.pass(DAY / 2);
    let known = |floor: &Floor, after: u64| {
        let now = Moment::from_millis(floor.clock + after);
        let person = floor.desk.core().person(ada).expect("Ada");
        person.limits.in_force(Measure::Stakes, Over::Day, now)
    };
    assert_eq!(known(&floor, 0), Some(5_000));
    assert_eq!(known(&floor, DAY / 2), Some(10_000));
    floor.done(Who::Person(ada), limit(Measure::Stakes, Over::Day, Some(1_000)));
    assert_eq!(known(&floor, 0), Some(1_000));
    assert_eq!(known(&floor, 2 * DAY), Some(1_000), "what was to be looser no longer is");
    floor.done(Who::Person(ada), limit(Measure::Stakes, Over::Day, None));
    assert_eq!(known(&floor, DAY - 1), Some(1_000));
    assert_eq!(known(&floor, DAY), None);
}

#[test]
fn own_limits_of_losses_count_what_is_at_risk() {
    let mut floor = Floor::new(38);
    let ada = floor.guest("Ada");
    let table = floor.table("uk/roulette");
    floor.sit(ada, table, 1, 0);
    floor.done(Who::Person(ada), limit(Measure::Losses, Over::Sitting, Some(2_000)));
    let stake = |dollars: i64| Input::Stake(Bet::new(seat(1), "red", Cents::dollars(dollars)));
    floor.told(ada, table, stake(20));
    let answer = floor.tell(ada, table, stake(1));
    assert!(refused(&answer).why.contains("limit of losses"), "{answer:?}");
}

#[test]
fn own_limits_of_time_a_time_out_and_an_exclusion() {
    let mut floor = Floor::new(39);
    let (ada, bert) = (floor.guest("Ada"), floor.guest("Bert"));
    let table = floor.table("uk/roulette");
    floor.sit(ada, table, 1, 0);
    floor.sit(bert, table, 2, 0);
    floor.done(Who::Person(ada), limit(Measure::Time, Over::Sitting, Some(60_000)));
    let stake = |n| Input::Stake(Bet::new(seat(n), "red", Cents::dollars(1)));
    floor.pass(60_000);
    floor.told(ada, table, stake(1));
    floor.pass(1);
    let answer = floor.tell(ada, table, stake(1));
    assert!(refused(&answer).why.contains("limit of time"), "{answer:?}");
    let until = Moment::from_millis(floor.clock + 1_000);
    floor.done(Who::Person(bert), Errand::TimeOut { until });
    let answer = floor.tell(bert, table, stake(2));
    assert!(refused(&answer).why.contains("time-out"), "{answer:?}");
    let shorter = Errand::TimeOut { until: Moment::from_millis(floor.clock + 500) };
    refused(&floor.ask(Who::Person(bert), shorter));
    floor.pass(1_000);
    floor.told(bert, table, stake(2));
    let (until, reason) = (Moment::from_millis(floor.clock + 1_000_000), "asked".to_string());
    floor.done(Who::Person(bert), Errand::Exclude { person: bert, until, reason });
    let answer = floor.tell(bert, table, stake(2));
    assert!(refused(&answer).why.contains("excluded"), "{answer:?}");
    // What was staked before is played to its end.
    floor.pass(20_000);
    assert!(floor.desk.core().table(table).expect("a table").kept.round > 1);
}

#[test]
fn own_limits_count_a_wager_behind_a_seat_while_it_lies_for_whoever_made_it() {
    let kinds = [
        (Measure::Stakes, Over::Day),
        (Measure::Losses, Over::Day),
        (Measure::Losses, Over::Sitting),
    ];
    for (measure, over) in kinds {
        let mut floor = Floor::new(41);
        let (ada, bert) = (floor.guest("Ada"), floor.guest("Bert"));
        let table = floor.table("uk/blackjack");
        floor.sit(ada, table, 1, 0);
        floor.done(Who::Person(bert), limit(measure, over, Some(1_000)));
        let bet = |n: u8, dollars| {
            let bet = Bet::new(seat(1), "initial", Cents::dollars(dollars));
            Input::Stake(Bet { owner: Owner::Behind(n), ..bet })
        };
        floor.bet(ada, table, 1, "initial", 20);
        floor.told(bert, table, bet(1, 9));
        let answer = floor.tell(bert, table, bet(2, 2));
        assert!(refused(&answer).why.contains("your own limit"), "{answer:?}");
        // Up to the limit it is taken.
        floor.told(bert, table, bet(2, 1));
    }
}
