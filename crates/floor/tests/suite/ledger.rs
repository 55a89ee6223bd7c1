//! The ledger against a model that knows nothing but sums.

use crate::testing::Floor;
use floor::core::{Answer, Errand, Fault, PersonId, TableId, Who};
use floor::ledger::{Account, Draft, Ledger, Tender, Why};
use floor::people::Role;
use money::Cents;
use proptest::prelude::*;
use std::collections::BTreeMap;

fn account() -> impl Strategy<Value = Account> {
    prop_oneof![
        Just(Account::Cage),
        (1..4u32).prop_map(|n| Account::Wallet(PersonId(n))),
        (1..3u32).prop_map(|n| Account::Tray(TableId(n))),
        (1..3u32).prop_map(|n| Account::Layout(TableId(n))),
        (1..3u32).prop_map(|n| Account::Front(TableId(n), table::Seat::FIRST)),
    ]
}

fn draft() -> impl Strategy<Value = Draft> {
    (account(), account(), 1..500i64).prop_map(|(from, to, cents)| Draft {
        from,
        to,
        amount: Cents::new(cents),
        owed: None,
        round: None,
        why: Why::Gift,
    })
}

fn group() -> impl Strategy<Value = (Tender, Vec<Draft>)> {
    let tender = prop_oneof![Just(Tender::Play), Just(Tender::Money)];
    (tender, prop::collection::vec(draft(), 1..6))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    /// A group is posted exactly when the model finds nobody but the cage short after it; a group
    /// that is not changes nothing; balances are the sums of all entries, and add up to nothing.
    #[test]
    fn the_ledger_is_its_model(groups in prop::collection::vec(group(), 1..40)) {
        let mut ledger = Ledger::default();
        let mut model: BTreeMap<(Tender, Account), i64> = BTreeMap::new();
        let mut entries = Vec::new();
        for (tender, drafts) in groups {
            let mut after = model.clone();
            for draft in &drafts {
                *after.entry((tender, draft.from)).or_default() -= draft.amount.get();
                *after.entry((tender, draft.to)).or_default() += draft.amount.get();
            }
            let short = after
                .iter()
                .any(|((_, account), cents)| *cents < 0 && *account != Account::Cage);
            let before = ledger.clone();
            match ledger.post(tender, drafts) {
                Ok(posted) => {
                    prop_assert!(!short, "somebody is short, and it was posted");
                    entries.extend(posted);
                    model = after;
                }
                Err(overdrawn) => {
                    prop_assert!(short, "{overdrawn:?}, and nobody is short");
                    prop_assert_eq!(&before, &ledger);
                }
            }
            for ((tender, account), cents) in &model {
                prop_assert_eq!(ledger.balance(*tender, *account), Cents::new(*cents));
            }
            ledger.assert_sound();
        }
        let mut again = Ledger::default();
        again.enter(&entries);
        prop_assert_eq!(again, ledger);
    }
}

#[test]
fn money_comes_and_goes_by_the_cage_with_a_name_alone() {
    let mut floor = Floor::new(3);
    let boss = floor.staff("Boss", &[Role::Supervisor]);
    let ada = floor.staff("Ada", &[Role::Player]);
    let deposit = |cents| Errand::Deposit {
        person: ada,
        tender: Tender::Money,
        amount: Cents::new(cents),
        reference: "slip 1".into(),
    };
    for wrong in [0, -5, i64::MAX] {
        let answer = floor.ask(Who::Person(boss), deposit(wrong));
        assert!(matches!(answer, Answer::Refused(_)), "{wrong}: {answer:?}");
    }
    let Answer::Moved { transfer, balance } = floor.done(Who::Person(boss), deposit(12_345))
    else {
        panic!("not moved")
    };
    assert_eq!(balance.plain(), "123.45");
    let payout = |cents| Errand::Payout {
        person: ada,
        tender: Tender::Money,
        amount: Cents::new(cents),
        reference: "slip 2".into(),
    };
    let Answer::Refused(refused) = floor.ask(Who::Person(boss), payout(12_346)) else {
        panic!("a wallet went below nothing")
    };
    assert_eq!(refused.kind, Fault::Rule);
    // A reversal, never an edit; and once.
    let reverse = Errand::Reverse { transfer, reason: "wrong person".into() };
    floor.done(Who::Person(boss), reverse.clone());
    assert_eq!(floor.desk.core().wallet(ada, Tender::Money), Cents::ZERO);
    assert!(matches!(floor.ask(Who::Person(boss), reverse), Answer::Refused(_)));
    let Answer::Refused(refused) = floor.ask(Who::Person(ada), deposit(1)) else {
        panic!("a player went behind the cage")
    };
    assert_eq!(refused.kind, Fault::NotYours);
    // What moved bears a name.
    let entry = floor.desk.core().state().house.manual.iter().next().expect("an entry");
    assert!(matches!(entry.why, Why::Cage { by, .. } if by == boss));
}

#[test]
fn the_same_id_is_answered_the_same_and_other_content_is_refused() {
    let mut floor = Floor::new(4);
    let boss = floor.staff("Boss", &[Role::Supervisor]);
    let ada = floor.staff("Ada", &[Role::Player]);
    let deposit = |cents| Errand::Deposit {
        person: ada,
        tender: Tender::Money,
        amount: Cents::new(cents),
        reference: "slip".into(),
    };
    let first = floor.ask_by(Who::Person(boss), Some("a"), deposit(500));
    for _ in 0..3 {
        assert_eq!(floor.ask_by(Who::Person(boss), Some("a"), deposit(500)), first);
    }
    let other = floor.ask_by(Who::Person(boss), Some("a"), deposit(501));
    assert!(matches!(&other, Answer::Refused(refused) if refused.kind == Fault::Reused));
    assert_eq!(floor.desk.core().wallet(ada, Tender::Money), Cents::new(500));
    // Long forgotten by the core, found in the store.
    for n in 0..40 {
        floor.ask_by(Who::Person(boss), Some(&format!("b{n}")), deposit(1));
    }
    assert_eq!(floor.ask_by(Who::Person(boss), Some("a"), deposit(500)), first);
    assert_eq!(floor.desk.core().wallet(ada, Tender::Money), Cents::new(540));
    // Another person's ids are that person's own.
    let exec = floor.staff("Exec", &[Role::Supervisor]);
    let answer = floor.ask_by(Who::Person(exec), Some("a"), deposit(7));
    assert!(matches!(answer, Answer::Moved { .. }));
    for id in ["", &"x".repeat(65)] {
        let answer = floor.ask_by(Who::Person(boss), Some(id), deposit(1));
        assert!(matches!(&answer, Answer::Refused(r) if r.kind == Fault::Malformed));
    }
}

#[test]
fn ledger_nobody_is_both_sides_of_the_cage_and_a_visitor_has_no_money() {
    let mut floor = Floor::new(5);
    let boss = floor.staff("Boss", &[Role::Supervisor, Role::Player]);
    let (other, ada) = (floor.staff("Other", &[Role::Supervisor]), floor.guest("Ada"));
    let (amount, reference) = (Cents::new(500), "slip 1".to_string());
    let deposit = |person, tender| {
        let reference = reference.clone();
        Errand::Deposit { person, tender, amount, reference }
    };
    let payout =
        Errand::Payout { person: boss, tender: Tender::Money, amount, reference: "slip 2".into() };
    for (by, errand, kind) in [
        (boss, deposit(boss, Tender::Money), Fault::NotYours),
        (boss, payout.clone(), Fault::NotYours),
        (boss, deposit(ada, Tender::Money), Fault::Rule),
    ] {
        let Answer::Refused(refused) = floor.ask(Who::Person(by), errand) else {
            panic!("money came to where nobody answers for it")
        };
        assert_eq!(refused.kind, kind, "{refused:?}");
    }
    assert_eq!(floor.desk.core().wallet(boss, Tender::Money), Cents::ZERO);
    assert_eq!(floor.desk.core().wallet(ada, Tender::Money), Cents::ZERO);
    // Another person does it; play money is nobody's.
    floor.done(Who::Person(other), deposit(boss, Tender::Money));
    floor.done(Who::Person(other), payout);
    floor.done(Who::Person(boss), deposit(boss, Tender::Play));
    floor.done(Who::Person(boss), deposit(ada, Tender::Play));
}
