//! What every table promises at any moment, whatever its game: what it checks it tells, what it
//! refuses changes nothing, its menus are true, and everything it says can be written and read.

use super::chance::Chance;
use super::cited_tests::cites_its_own;
use crate::looks::Looks as _;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use table::{Cards, Event, Input, Refusal, SEATS_MAX, Seat, Table, Viewer, What};

/// Tells a table something. It answers as it would have on being asked before, and what it refuses
/// has changed nothing.
pub(super) fn attempt(
    table: &mut dyn Table,
    what: &str,
    input: Input,
) -> Result<Vec<Event>, Refusal> {
    let id = table.sign().id.clone();
    reads_back(&input);
    let Err(refusal) = table.check(&input) else {
        let last = table.events().last().map(|event| event.n);
        let events = table.tell(input);
        let events = events.unwrap_or_else(|refusal| panic!("{id}: {what}: {refusal}"));
        let first = last.map_or(events[0].n, |last| last + 1);
        assert!((first..).zip(&events).all(|(n, event)| event.n == n), "{id}: {what}: {events:?}");
        assert!(table.events().ends_with(&events), "{id}: {what}: {events:?}");
        // What a ruling invokes is said by whoever rules.
        let said = events.iter().filter(|event| !matches!(event.what, What::Ruled { .. }));
        cites_its_own(&id, what, &said.collect::<Vec<_>>());
        return Ok(events);
    };
    let before = table.state();
    let invoked = match &input {
        Input::Rule(ruling) => Some(ruling.rule.clone()),
        _ => None,
    };
    let told = table.tell(input);
    assert_eq!(told.as_ref().err(), Some(&refusal), "{id}: {what}: {told:?}");
    assert!(!refusal.why.is_empty(), "{id}: {what}: refused without a word");
    assert!(table.state() == before, "{id}: {what}: refused, and changed something: {refusal}");
    reads_back(&refusal);
    // A ruling is turned down by its own rule, whose game's it ever is.
    if invoked.as_deref() != refusal.rule.map(|rule| rule.id) {
        cites_its_own(&id, what, &refusal);
    }
    told
}

/// Some of those who look at a table.
fn viewers(table: &dyn Table, chance: &mut Chance) -> [Viewer; 3] {
    let seat = Seat::new(1 + chance.below(usize::from(table.sign().seats)) as u8);
    [Viewer::Croupier, Viewer::Public, Viewer::Seat(seat.expect("a seat"))]
}

/// Everything that a table says now can be written and reads back equal.
pub(super) fn is_written(table: &dyn Table, chance: &mut Chance) {
    reads_back(table.sign());
    reads_back(&table.asks());
    reads_back(&table.carried());
    for viewer in viewers(table, chance) {
        let sight = table.sight(viewer);
        assert_eq!(sight.asks, table.asks(), "{}", table.sign().id);
        reads_back(&sight);
        let seen: Vec<Event> =
            table.events().iter().map(|event| table::redact(event, viewer)).collect();
        reads_back(&seen);
    }
}

/// What the menu of any seat opens is taken at its least amount, and what it refuses is refused.
pub(super) fn menus_are_true(table: &dyn Table, chance: &mut Chance) {
    let id = &table.sign().id;
    let beyond = Seat::new(SEATS_MAX).filter(|seat| seat.n() > table.sign().seats);
    assert_eq!(beyond.map(|seat| table.menu(seat)).unwrap_or_default(), [], "{id}");
    let asked = table.asks().into_iter().find_map(|ask| match ask {
        table::Ask::Decide { seat } | table::Ask::Follow { seat, .. } => Some(seat),
        _ => None,
    });
    let any = Seat::new(1 + chance.below(usize::from(table.sign().seats)) as u8);
    for seat in asked.into_iter().chain(any) {
        let menu = table.menu(seat);
        reads_back(&menu);
        assert!(asked != Some(seat) || menu.iter().any(table::Choice::is_open), "{id}: {menu:?}");
        for choice in menu {
            let least = choice.amount.map(|span| span.min);
            // A decision that names cards is tried with the first of them.
            let picked = choice
                .cards
                .iter()
                .flat_map(|pick| pick.from.iter().take(usize::from(pick.least)).copied());
            let cards = Cards::row(picked.collect());
            let checked = table.check(&choice.input(seat, least, cards));
            assert_eq!(checked.is_ok(), choice.is_open(), "{id}: {choice:?}: {checked:?}");
        }
    }
}

/// A value that is written and read is the same.
pub(super) fn reads_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = serde_json::to_string(value).expect("it is written");
    let read: Result<T, _> = serde_json::from_str(&text);
    assert_eq!(read.as_ref().ok(), Some(value), "{text}: {read:?}");
}
