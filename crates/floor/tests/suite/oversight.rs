//! Nobody oversees what concerns oneself; what is closed, confirmed or taken in has a reason.

use crate::testing::{Floor, opening, seat};
use floor::core::{Answer, Errand, Fault, PersonId, Refused, Scope, Source, TableId, Who};
use floor::ledger::Tender;
use floor::people::Role;
use floor::store::Store;
use money::Cents;
use table::{Bet, Input, Owner, Ruling};

fn refused(answer: &Answer) -> &Refused {
    match answer {
        Answer::Refused(refused) => refused,
        other => panic!("not refused: {other:?}"),
    }
}

/// A live table, and somebody who plays, deals and supervises; Ada plays there.
fn all_in_one(game: &str) -> (Floor, PersonId, PersonId, TableId) {
    let mut floor = Floor::new(95);
    let boss = floor.staff("Boss", &[Role::Player, Role::Dealer, Role::Supervisor]);
    let deposit = Errand::Deposit {
        person: boss,
        tender: Tender::Play,
        amount: Cents::dollars(100),
        reference: "a test".into(),
    };
    floor.done(Who::Person(floor.admin), deposit);
    let ada = floor.guest("Ada");
    let mut opening = opening(game);
    opening.chance = Source::Live;
    let table = floor.table_with(opening);
    floor.sit(ada, table, 1, 0);
    (floor, boss, ada, table)
}

#[test]
fn access_nobody_deals_rules_corrects_or_gives_up_where_the_own_money_is() {
    for behind in [false, true] {
        let (mut floor, boss, ada, table) = all_in_one("uk/blackjack");
        floor.bet(ada, table, 1, "initial", 10);
        if behind {
            let bet = Bet {
                owner: Owner::Behind(1),
                ..Bet::new(seat(1), "initial", Cents::dollars(10))
            };
            floor.told(boss, table, Input::Stake(bet));
        } else {
            floor.sit(boss, table, 2, 0);
        }
        let reason = || "a test".to_string();
        let rule = Ruling { rule: "uk:6.1".into(), ..Ruling::default() };
        let tell = |input| Errand::Tell { table, input };
        let errands = [
            tell(Input::Close {}),
            tell(Input::Card("9h".parse::<cards::AnyCard>().expect("a card").into())),
            tell(Input::Settle {}),
            tell(Input::Rule(rule)),
            Errand::Correct { table, instead: vec![], drop: 1, reason: reason() },
            Errand::Abandon { table, reason: reason() },
        ];
        for errand in errands {
            let answer = floor.ask(Who::Person(boss), errand.clone());
            let refused = refused(&answer);
            assert_eq!(refused.kind, Fault::NotYours, "{errand:?}: {refused:?}");
            assert!(refused.why.contains("another person"), "{errand:?}: {refused:?}");
        }
    }
    // With nothing there it is their part.
    let (mut floor, boss, ada, table) = all_in_one("uk/blackjack");
    floor.bet(ada, table, 1, "initial", 10);
    floor.told(boss, table, Input::Close {});
}

#[test]
fn access_nobody_reverses_what_went_to_the_own_wallet() {
    let mut floor = Floor::new(96);
    let boss = floor.staff("Boss", &[Role::Player, Role::Supervisor]);
    let exec = floor.staff("Exec", &[Role::Executive]);
    let amount = Cents::dollars(5);
    let pay = Errand::Deposit {
        person: boss,
        tender: Tender::Money,
        amount,
        reference: "slip 1".into(),
    };
    let Answer::Moved { transfer, .. } = floor.done(Who::Person(floor.admin), pay) else {
        panic!("no transfer")
    };
    let reverse = Errand::Reverse { transfer, reason: "wrong person".into() };
    let answer = floor.ask(Who::Person(boss), reverse.clone());
    assert_eq!(refused(&answer).kind, Fault::NotYours, "{answer:?}");
    floor.done(Who::Person(exec), reverse);
}

#[test]
fn access_what_is_closed_or_taken_in_at_the_cage_has_a_reason() {
    let mut floor = Floor::new(97);
    let ada = floor.staff("Ada", &[Role::Player]);
    let admin = Who::Person(floor.admin);
    let amount = Cents::dollars(5);
    for blank in ["", " ", "\t\n"] {
        let reason = || blank.to_string();
        let close = Errand::CloseAccount { person: ada, reason: reason() };
        let (person, tender, reference) = (ada, Tender::Money, reason());
        let deposit = Errand::Deposit { person, tender, amount, reference };
        for errand in [close, deposit] {
            let answer = floor.ask(admin, errand.clone());
            assert_eq!(refused(&answer).kind, Fault::Malformed, "{errand:?}");
        }
    }
    assert!(floor.desk.core().person(ada).expect("Ada").closed.is_none());
    let (person, tender, reference) = (ada, Tender::Money, "slip 2".to_string());
    floor.done(admin, Errand::Deposit { person, tender, amount, reference });
    let transfer = floor.desk.core().ledger().next() - 1;
    let boss = floor.staff("Boss", &[Role::Supervisor]);
    let blank = Errand::Reverse { transfer, reason: " ".into() };
    assert_eq!(refused(&floor.ask(Who::Person(boss), blank)).kind, Fault::Malformed);
}

#[test]
fn disable_a_game_that_nobody_knows_is_refused_with_those_that_are_near() {
    let mut floor = Floor::new(98);
    let boss = Who::Person(floor.staff("Boss", &[Role::Supervisor]));
    let ada = floor.guest("Ada");
    let table = floor.table("uk/roulette");
    floor.sit(ada, table, 1, 0);
    let scope = |game: &str| Scope::Game(game.into());
    let reason = || "a fire".to_string();
    let answer = floor.ask(boss, Errand::Disable { scope: scope("uk/roulete"), reason: reason() });
    let refusal = refused(&answer);
    assert_eq!(refusal.kind, Fault::Missing);
    assert!(refusal.why.contains("uk/roulette"), "{refusal:?}");
    // However its letters are written, it is that game.
    let errand = Errand::Disable { scope: scope("UK/Roulette"), reason: reason() };
    floor.done(boss, errand);
    let bet = Input::Stake(Bet::new(seat(1), "red", Cents::dollars(10)));
    let answer = floor.tell(ada, table, bet.clone());
    assert_eq!(refused(&answer).why, "no bets are taken: a fire");
    let enable = Errand::Enable { scope: scope("Uk/roulette"), reason: "put out".into() };
    floor.done(boss, enable);
    floor.told(ada, table, bet);
}

const DAY: u64 = 24 * 60 * 60 * 1000;

#[test]
fn ledger_a_day_is_closed_once_and_none_that_has_not_begun() {
    let mut floor = Floor::new(99);
    let admin = Who::Person(floor.admin);
    let auditor = Who::Person(floor.staff("Auditor", &[Role::Auditor]));
    let boss = Who::Person(floor.staff("Boss", &[Role::Supervisor]));
    let answer = floor.ask(auditor, Errand::Day {});
    assert_eq!(refused(&answer).kind, Fault::NotYours, "an auditor changes something");
    let today = floor.desk.core().now().day();
    let on = |floor: &Floor| floor.desk.core().state().house.day;
    assert_eq!(on(&floor), today);
    floor.done(boss, Errand::Day {});
    assert_eq!(on(&floor), today + 1);
    for who in [boss, admin, Who::Shell, Who::Clock] {
        let answer = floor.ask(who, Errand::Day {});
        assert_eq!(refused(&answer).kind, Fault::Stale, "{who:?}: {answer:?}");
    }
    assert_eq!(on(&floor), today + 1, "a day that has not begun was closed");
    // What happens after an early closing is on the next day's list, which the clock closes.
    floor.table("uk/roulette");
    floor.pass(DAY);
    assert_eq!(on(&floor), today + 1);
    floor.pass(DAY);
    assert_eq!(on(&floor), today + 2);
    let list = |day| floor::core::closed_day(floor.desk.store(), day).expect("a store");
    let (first, second) = (list(today).expect("a day"), list(today + 1).expect("a day"));
    assert!(first.exceptions.iter().any(|line| line.starts_with("enrol Boss")), "{first:?}");
    assert!(second.exceptions.iter().any(|line| line.starts_with("open table 1")), "{second:?}");
    assert_eq!((first.day, second.day), (today, today + 1));
    assert!(list(today + 2).is_none() && list(today - 1).is_some_and(|day| day.day == today));
}

#[test]
fn ledger_days_on_which_nobody_was_there_are_closed_together() {
    let mut floor = Floor::new(100);
    let today = floor.desk.core().now().day();
    floor.clock += 5 * DAY;
    let admin = Who::Person(floor.admin);
    floor.done(admin, Errand::Day {});
    assert_eq!(floor.desk.core().state().house.day, today + 5);
    assert!(floor.desk.store().len().expect("a store") > 0);
    // The day that is on may be closed early, once.
    floor.done(admin, Errand::Day {});
    let answer = floor.ask(admin, Errand::Day {});
    assert_eq!(refused(&answer).kind, Fault::Stale);
}
