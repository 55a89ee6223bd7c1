//! Who may do what: the table itself, and that it is what decides.

use crate::testing::{Floor, opening, seat};
use floor::core::{Answer, Errand, Fact, Fault, MeterId, Moment, PersonId, Record, Scope, Who};
use floor::ledger::Tender;
use floor::people::{Act, Limit, Measure, Over, Own, Part, Role, may};
use floor::store::Store;
use money::Cents;
use table::{Input, Ruling};

#[test]
fn an_auditor_changes_nothing() {
    let own = [Act::EndSession, Act::Token, Act::Password, Act::See, Act::SeeAll];
    for act in Act::ALL {
        let auditor = [Part::Role(Role::Auditor)];
        let allowed = own.contains(act);
        assert_eq!(may(&auditor, *act, Own::Own), allowed, "{act:?}");
        let others = matches!(act, Act::See | Act::SeeAll);
        assert_eq!(may(&auditor, *act, Own::Others), others, "{act:?}");
    }
}

#[test]
fn nobody_plays_for_another_and_nobody_promotes_themselves() {
    for role in Role::ALL {
        assert!(!may(&[Part::Role(role)], Act::Play, Own::Others), "{role:?}");
        assert!(!may(&[Part::Role(role)], Act::Roles, Own::Own), "{role:?}");
        assert!(!may(&[Part::Role(role)], Act::Tick, Own::Own), "{role:?}");
        assert!(!may(&[Part::Role(role)], Act::Session, Own::Own), "{role:?}");
    }
}

/// Every errand with whom it is for; the rest must be told that it is not theirs.
fn errands(ada: PersonId, table: floor::core::TableId) -> Vec<(Errand, &'static [Role])> {
    use Role::{Administrator as A, Dealer as D, Executive as E, Player as P, Supervisor as S};
    let text = || "a reason".to_string();
    let tell = |input| Errand::Tell { table, input };
    let person = ada;
    let limit = Limit { measure: Measure::Stakes, over: Over::Day, most: Some(100_000) };
    let rule = Ruling { rule: "co:30-2816(1)".into(), ..Ruling::default() };
    let wallet = (person, Tender::Money, Cents::new(5));
    let (amount, reference) = (wallet.2, text());
    vec![
        (Errand::Enrol { name: "New".into(), roles: vec![], credential: text() }, &[A]),
        (Errand::Assign { person, roles: vec![P] }, &[A]),
        (Errand::CloseAccount { person: PersonId(999), reason: text() }, &[A]),
        (Errand::Credential { person, credential: text() }, &[A]),
        (Errand::Revoke { person }, &[A]),
        (Errand::Limit { limit }, &[P]),
        (Errand::Exclude { person, until: Moment::default(), reason: text() }, &[S, A]),
        (Errand::Deposit { person, tender: wallet.1, amount, reference: text() }, &[S, A]),
        (Errand::Payout { person, tender: wallet.1, amount, reference: text() }, &[S, A]),
        (Errand::Fill { table, amount, reference: text() }, &[S, A]),
        (Errand::Credit { table, amount, reference }, &[S, A]),
        (Errand::PayTips { table, amount, reference: text() }, &[S, A]),
        (Errand::Reverse { transfer: 0, reason: text() }, &[S, E]),
        (Errand::Open(opening("uk/roulette")), &[A]),
        (Errand::OpenForPlay { game: "uk/roulette".into() }, &[P]),
        (Errand::Close { table }, &[A]),
        (Errand::Disable { scope: Scope::Table(table), reason: text() }, &[S, E, A]),
        (Errand::Enable { scope: Scope::Table(table), reason: text() }, &[S, E, A]),
        (Errand::Wait { table }, &[P]),
        (Errand::Correct { table, instead: vec![], drop: 1, reason: text() }, &[S]),
        (Errand::Abandon { table, reason: text() }, &[S, E]),
        (Errand::Confirm { meter: MeterId(9), reason: text() }, &[S, E]),
        (
            Errand::Adjust { meter: MeterId(9), reserve: false, by: amount, reason: text() },
            &[S, E],
        ),
        (Errand::Second { proposal: 9, agree: true }, &[S, E]),
        (Errand::Raise { meter: MeterId(9), ceiling: amount, reason: text() }, &[A]),
        (Errand::Link { table, wager: text(), meter: MeterId(9) }, &[A]),
        (Errand::SelfCheck { digest: text() }, &[A]),
        (tell(Input::Leave { seat: seat(1) }), &[]),
        (tell(Input::Join { seat: seat(2), buy: Cents::ZERO, how: None }), &[P]),
        (tell(Input::Rule(rule)), &[S]),
        (tell(Input::Card(cards::AnyCard::JOKER.into())), &[D, S]),
        (tell(Input::Settle {}), &[D, S]),
        (tell(Input::Clear {}), &[D, S]),
        (tell(Input::Time { seconds: 5 }), &[]),
        (tell(Input::Meter { wager: text(), shown: amount }), &[]),
    ]
}

#[test]
fn every_errand_is_for_its_roles_alone_and_every_refusal_is_on_record() {
    for role in Role::ALL {
        let mut floor = Floor::new(5);
        let ada = floor.guest("Ada");
        let mut open = opening("co/baccarat");
        open.chance = floor::core::Source::Live;
        let table = floor.table_with(open);
        floor.sit(ada, table, 1, 0);
        let who = floor.staff("Somebody", &[role]);
        for (errand, roles) in errands(ada, table) {
            let before = floor.desk.store().len().expect("a store");
            let answer = floor.ask(Who::Person(who), errand.clone());
            let refused =
                matches!(&answer, Answer::Refused(refused) if refused.kind == Fault::NotYours);
            assert_eq!(refused, !roles.contains(&role), "{role:?} {errand:?}: {answer:?}");
            if refused {
                let last = floor.desk.store().read(before, 2).expect("a record");
                let record: Record = serde_json::from_str(&last[0].body).expect("a record");
                let [Fact::Refused { act, .. }] = record.facts.as_slice() else {
                    panic!("{record:?}")
                };
                assert_eq!((act.as_str(), record.who), (errand.name(), Who::Person(who)));
            }
        }
    }
}

#[test]
fn a_closed_account_and_a_stranger_do_nothing() {
    let mut floor = Floor::new(6);
    let ada = floor.guest("Ada");
    let table = floor.table("uk/roulette");
    let close = Errand::CloseAccount { person: ada, reason: "left".into() };
    floor.done(Who::Person(floor.admin), close);
    for who in [Who::Person(ada), Who::Person(PersonId(77)), Who::Visitor] {
        let input = Input::Join { seat: seat(1), buy: Cents::ZERO, how: None };
        let answer = floor.ask(who, Errand::Tell { table, input });
        let Answer::Refused(refused) = answer else { panic!("{answer:?}") };
        assert!(matches!(refused.kind, Fault::Unknown | Fault::Missing), "{refused:?}");
    }
}
