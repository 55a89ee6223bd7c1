//! What came out is what was bound to, in its turn: shown round by round, checked at a start, at
//! the reveal and by an audit.

use crate::testing::{Floor, VERSION, seat};
use floor::audit::audit;
use floor::core::chance::commitment;
use floor::core::{Answer, Core, Errand, Fact, RoundId, Scope, TableId, Who};
use floor::desk::Desk;
use floor::proof::{Came, Seal, came, chained};
use floor::recall::{Eyes, round};
use floor::store::{Batch, Entry, Failure, Memory, Secret, Store};
use journal::chain::Hash;
use table::{Event, Input, Viewer, What};

/// Ada plays so many rounds alone.
fn played(game: &str, wager: &str, rounds: usize) -> (Floor, TableId) {
    let mut floor = Floor::new(31);
    let ada = floor.guest("Ada");
    let table = floor.table(game);
    floor.sit(ada, table, 1, 0);
    for _ in 0..rounds {
        floor.bet(ada, table, 1, wager, 5);
        floor.told(ada, table, Input::Close {});
        floor.pass(60_000);
        floor.pass(60_000);
    }
    (floor, table)
}

fn found(floor: &Floor, id: RoundId) -> (Came, Vec<Event>) {
    let store = floor.desk.store();
    let came = came(store, id, 512, (Eyes::All, None)).expect("a store");
    let recalled = round(store, id).expect("a store").expect("a round");
    (came, recalled.seen_by(Viewer::Croupier))
}

fn rounds(floor: &Floor, table: TableId) -> Vec<RoundId> {
    let last = floor.desk.core().table(table).expect("a table").kept.round;
    (1..last).map(|n| RoundId { table, n }).collect()
}

#[test]
fn recall_a_round_shows_the_order_that_was_bound_before_it() {
    for (game, wager, n) in [
        ("uk/roulette", "red", 40),
        ("uk/sic-bo", "big", 40),
        ("co/baccarat", "player", 120),
        ("uk/three-card-poker", "ante", 40),
    ] {
        let (floor, table) = played(game, wager, n);
        let mut next: Option<(u64, u64)> = None;
        let (mut told, mut shoes) = (0, 0);
        for id in rounds(&floor, table) {
            let (came, events) = found(&floor, id);
            for Seal { shoe, from, to, commitment: bound, salt, order, .. } in &came.commitments {
                // Where one round left off the next goes on.
                match next {
                    Some((last, out)) if last == *shoe => assert_eq!(*from, out, "{game} {id}"),
                    _ => {
                        assert_eq!(*from, 0, "{game} {id}");
                        shoes += 1;
                    }
                }
                next = Some((*shoe, *to));
                if let (Some(salt), Some(order)) = (salt, order) {
                    assert_eq!(*bound, commitment(salt, order));
                }
            }
            if came.commitments.iter().any(|seal| seal.order.is_none()) {
                continue;
            }
            told += 1;
            let n = came.check(&events).unwrap_or_else(|unlike| panic!("{game} {id}: {unlike}"));
            assert!(n > 0, "{game} {id}");
            let thrown = events.iter().find_map(|event| match &event.what {
                What::Thrown { shown } => Some(shown.to_string()),
                _ => None,
            });
            if let Some(thrown) = thrown {
                assert_eq!(came.commitments[0].order.as_ref(), Some(&thrown), "{game} {id}");
            }
        }
        assert!(told > 5 && shoes > 1, "{game}: {told} rounds of {shoes} orders");
    }
}

#[test]
fn recall_hands_between_players_are_as_bound() {
    let mut floor = Floor::new(9);
    let (ada, bert) = (floor.guest("Ada"), floor.guest("Bert"));
    let table = floor.table("ca/texas-holdem");
    floor.sit(ada, table, 1, 200);
    floor.sit(bert, table, 2, 200);
    for _ in 0..12 {
        floor.pass(35_000);
        // Whoever let a decision pass is dealt in again once heard of.
        for (n, person) in [(1, ada), (2, bert)] {
            floor.tell(person, table, Input::Return { seat: seat(n), how: None });
        }
    }
    let mut told = 0;
    for id in rounds(&floor, table) {
        let (came, events) = found(&floor, id);
        if came.commitments.iter().all(|seal| seal.order.is_some()) {
            came.check(&events).unwrap_or_else(|unlike| panic!("{id}: {unlike}"));
            told += 1;
        }
    }
    assert!(told > 3, "{told}");
}

/// A change of a round, and what is said of it.
type Change = (&'static str, fn(&mut Vec<Event>, &mut Came));

fn dealt(events: &[Event], nth: usize) -> usize {
    let is = |(_, event): &(usize, &Event)| matches!(event.what, What::Dealt { .. });
    events.iter().enumerate().filter(is).nth(nth).expect("a card").0
}

fn card_of(events: &mut [Event], nth: usize) -> &mut cards::AnyCard {
    let at = dealt(events, nth);
    let What::Dealt { card, .. } = &mut events[at].what else { panic!("a card") };
    card
}

#[test]
fn verify_a_card_altered_left_out_or_skipped_is_told_with_its_place() {
    let (floor, table) = played("uk/three-card-poker", "ante", 4);
    let (came, events) = found(&floor, RoundId { table, n: 2 });
    assert_eq!(came.check(&events), Ok(6));
    let changes: [Change; 7] = [
        ("place 2 of shoe 2 holds", |events, _| {
            let other = *card_of(events, 2);
            *card_of(events, 1) = other;
        }),
        ("place 2 of shoe 2", |events, _| {
            events.remove(dealt(events, 1));
        }),
        ("place 3 of shoe 2 holds", |events, came| {
            let gone = events.remove(dealt(events, 2)).n;
            came.commitments[0].events.retain(|n| *n != gone);
        }),
        ("are said to be out", |events, came| {
            let gone = events.remove(dealt(events, 5)).n;
            came.commitments[0].events.retain(|n| *n != gone);
        }),
        ("place 2 of shoe 2 holds", |_, came| came.commitments[0].from = 1),
        ("came out of no order", |events, _| {
            let mut more = events[dealt(events, 0)].clone();
            more.n = 9999;
            events.push(more);
        }),
        ("missing or comes twice", |_, came| {
            let first = came.commitments[0].events[0];
            came.commitments[0].events.insert(0, first);
        }),
    ];
    for (says, change) in changes {
        let (mut events, mut came) = (events.clone(), came.clone());
        change(&mut events, &mut came);
        let why = came.check(&events).expect_err(says).to_string();
        assert!(why.contains(says), "{says}: {why}");
    }
    // Cards that whoever asked never saw count, and are no contradiction.
    let store = floor.desk.store();
    let seen = round(store, RoundId { table, n: 2 }).expect("a store").expect("a round");
    assert_eq!(came.check(&seen.seen_by(Viewer::Public)), Ok(6));
}

/// A change of a secret.
type Rewrites = fn(&mut serde_json::Value);

/// What a store holds, with one secret written otherwise.
fn with_secret(store: &Memory, name: &str, change: impl Fn(&str) -> String) -> Memory {
    let secrets = store.secrets().expect("secrets").into_iter().map(|secret| {
        let body = if secret.name == name { change(&secret.body) } else { secret.body.clone() };
        Secret { body, ..secret }
    });
    let entries = store.read(0, usize::MAX >> 1).expect("records");
    let snapshot = store.snapshot().expect("a store");
    let mut other = Memory::default();
    other.append(&Batch { entries, secrets: secrets.collect(), snapshot }).expect("a store");
    other
}

#[test]
fn chance_an_order_that_was_changed_opens_no_floor() {
    for (game, wager) in [("uk/roulette", "red"), ("co/baccarat", "player")] {
        let (floor, table) = played(game, wager, 3);
        let store = floor.desk.close().expect("it closes");
        Core::open(&store, VERSION).expect("it opens");
        audit(&store).expect("it is sound");
        let name = format!("chance/{}", table.0);
        let changes: [Rewrites; 4] = [
            |hidden| {
                let order = hidden["order"].as_array_mut().expect("an order");
                match order.as_mut_slice() {
                    [one] => *one = if *one == "17" { "18".into() } else { "17".into() },
                    all => all.reverse(),
                }
            },
            |hidden| hidden["out"] = (hidden["out"].as_u64().expect("a number") + 1).into(),
            |hidden| hidden["salt"] = "00".repeat(32).into(),
            |hidden| hidden["n"] = 99.into(),
        ];
        for change in changes {
            let changed = with_secret(&store, &name, |body| {
                let mut hidden = serde_json::from_str(body).expect("JSON");
                change(&mut hidden);
                hidden.to_string()
            });
            let failure = Core::open(&changed, VERSION).err().expect("it opened");
            assert!(failure.to_string().contains("was changed"), "{failure}");
            assert!(matches!(failure, Failure::Damaged { .. }));
            assert!(audit(&changed).is_err(), "an audit did not see it");
        }
    }
}

#[test]
fn chance_an_order_that_is_missing_stops_its_table_until_the_round_is_given_up() {
    let mut floor = Floor::new(32);
    let ada = floor.guest("Ada");
    let table = floor.table("uk/roulette");
    floor.sit(ada, table, 1, 0);
    floor.bet(ada, table, 1, "red", 5);
    let store = with_secret(floor.desk.store(), "chance/1", |_| String::new());
    floor.desk = Desk::open(store, VERSION).expect("it opens");
    let running = floor.desk.core().table(table).expect("a table");
    assert_eq!(running.lost().map(|bond| bond.shoe), Some(1));
    // Nothing is thrown that nobody was bound to: the table stops, and the day's list has it.
    floor.told(ada, table, Input::Close {});
    let scope = Scope::Table(table);
    let house = &floor.desk.core().state().house;
    assert!(house.disabled[&scope].contains("missing from the store"), "{:?}", house.disabled);
    assert!(
        house.exceptions.iter().any(|what| what.contains("missing")),
        "{:?}",
        house.exceptions
    );
    let admin = Who::Person(floor.admin);
    let enable = Errand::Enable { scope: scope.clone(), reason: "looked".into() };
    assert!(matches!(floor.ask(admin, enable.clone()), Answer::Refused(_)));
    let supervisor = floor.staff("Sue", &[floor::people::Role::Supervisor]);
    let abandon = Errand::Abandon { table, reason: "the order is gone".into() };
    floor.done(Who::Person(supervisor), abandon);
    let house = &floor.desk.core().state().house;
    assert!(house.exceptions.iter().any(|what| what.contains("is lost: bound anew")));
    floor.done(admin, enable);
    floor.bet(ada, table, 1, "red", 5);
    floor.told(ada, table, Input::Close {});
    floor.pass(60_000);
    audit(floor.desk.store()).expect("it is sound");
    let (came, events) = found(&floor, RoundId { table, n: 2 });
    assert_eq!(came.check(&events), Ok(1));
}

/// Records written anew, each text changed, with all their hashes.
fn rewritten(store: &Memory, change: impl Fn(String) -> String) -> Memory {
    let mut head = Hash::ZERO;
    let entries = store.read(0, usize::MAX >> 1).expect("records").into_iter().map(|entry| {
        let body = change(entry.body);
        head = head.link(entry.n, body.as_bytes());
        Entry { body, hash: head, ..entry }
    });
    let entries = entries.collect();
    let mut other = Memory::default();
    other.append(&Batch { entries, ..Batch::default() }).expect("a store");
    other
}

#[test]
fn chance_a_card_that_was_skipped_does_not_recompute() {
    let (floor, _) = played("uk/three-card-poker", "ante", 3);
    let store = floor.desk.into_store();
    let entries = store.read(0, usize::MAX >> 1).expect("records");
    let mut facts = entries.iter().flat_map(|entry| entry.record().expect("a record").facts);
    let (bound, salt, order) = facts
        .find_map(|fact| match fact {
            Fact::Revealed { salt, order, .. } => Some((commitment(&salt, &order), salt, order)),
            _ => None,
        })
        .expect("an order was told");
    // Another order that holds all that came out, with a card before it that nobody saw: the same
    // cards in the same turn, one skipped.
    let cards: Vec<&str> = order.split(' ').collect();
    let last = *cards.last().expect("cards");
    let skipped = [&[last], &cards[..cards.len() - 1]].concat().join(" ");
    let other = commitment(&salt, &skipped);
    let forged = rewritten(&store, |body| body.replace(&bound, &other).replace(&order, &skipped));
    audit(&rewritten(&store, |body| body)).expect("the same again is sound");
    let failure = audit(&forged).expect_err("nobody noticed");
    assert!(failure.to_string().contains("in place 1, where"), "{failure}");
}

#[test]
fn self_check_records_that_are_not_chained_are_told() {
    let (floor, table) = played("uk/roulette", "red", 3);
    let store = floor.desk.store();
    let all = store.read(0, usize::MAX >> 1).expect("records");
    chained(store, &all).expect("sound");
    let some = store.round(RoundId { table, n: 2 }).expect("records");
    chained(store, &some).expect("sound");
    let mut entries = all.clone();
    entries[9].body = entries[9].body.replacen(':', ": ", 1);
    let at = |entries: &[Entry]| match chained(store, entries) {
        Err(Failure::Damaged { at, .. }) => at,
        other => panic!("{other:?}"),
    };
    assert_eq!(at(&entries), 9);
    assert_eq!(at(&entries[9..12]), 9);
    let mut entries = all;
    entries[9].hash = Hash::ZERO;
    assert_eq!(at(&entries), 9);
}

/// Cards that came out of an order one after the other.
fn one_by_one(cards: &[&str]) -> Vec<Event> {
    let event = |(n, card): (usize, &&str)| {
        let told =
            format!(r#"{{"n":{n},"event":"dealt","to":"player","card":"{card}","face":"up"}}"#);
        serde_json::from_str(&told).expect("an event")
    };
    cards.iter().enumerate().map(event).collect()
}

#[test]
fn a_record_that_does_not_say_where_a_round_began_accuses_nobody() {
    let order = Some("2c 3c 4c 5c 6c".to_string());
    let old = Seal { order, to: 2, events: vec![0, 1], unplaced: true, ..Seal::default() };
    let check = |seal: &Seal, cards: &[&str]| {
        let came = Came { commitments: vec![seal.clone()], beside: Vec::new() };
        came.check(&one_by_one(cards))
    };
    assert_eq!(check(&old, &["4c", "5c"]), Ok(2));
    // What was said to begin at the first place did not.
    let said = Seal { unplaced: false, ..old.clone() };
    assert!(check(&said, &["4c", "5c"]).is_err());
    // Nowhere in the order does one follow the other; nothing comes after the last.
    assert!(check(&old, &["4c", "6c"]).is_err());
    assert!(check(&old, &["6c", "7c"]).is_err());
}
