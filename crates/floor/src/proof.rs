//! Whether what came out in a round is what the floor was bound to before it, in its turn: nothing
//! altered, nothing skipped, nothing put in.
//!
//! A round's [`Seal`]s say out of which orders something came, from which place to which, and
//! which events show it. Three dice that only place a button, and a card that an earlier hand left
//! behind, come out of no order: they are named beside the seals.

use crate::core::{Fact, Moment, RoundId};
use crate::recall::{Eyes, revealed};
use crate::store::{Entry, Failure, Store};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;
use table::{Event, Input, What};

/// An order, and what came out of it in a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seal {
    /// The number of the shoe, the deck or the throw.
    pub shoe: u64,
    /// What bound the floor to it.
    pub commitment: String,
    /// The salt, once it is told.
    #[serde(default)]
    pub salt: Option<String>,
    /// The order, once it is told.
    #[serde(default)]
    pub order: Option<String>,
    /// How many were out before this round.
    pub from: u64,
    /// How many were out after it, or are by now.
    pub to: u64,
    /// The numbers of the events that show them.
    pub events: Vec<u64>,
    /// Places, from 0, that were passed over: a ruling had taken these cards out of the deck.
    #[serde(default)]
    pub passed: Vec<u64>,
    /// Set where the record is of a program that did not write down how many were out before: the
    /// places are counted from `from`, wherever that lay.
    #[serde(default)]
    pub unplaced: bool,
}

/// What came out in a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Came {
    /// The orders it came out of, in turn; where nothing came yet, the one that lies there.
    pub commitments: Vec<Seal>,
    /// The numbers of events that show what came out of no order.
    pub beside: Vec<u64>,
}

/// Where something is not as it was bound to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unlike(pub String);

impl fmt::Display for Unlike {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unlike {}

/// An order, place by place: cards, or one throw.
#[must_use]
pub fn places(order: &str) -> Vec<&str> {
    if cards::parse_any_cards(order).is_ok() { order.split(' ').collect() } else { vec![order] }
}

/// What an event shows that comes out of a shoe or a cup.
fn shown(event: &Event) -> Vec<String> {
    match &event.what {
        What::Dealt { card, .. } => vec![card.to_string()],
        What::Thrown { shown } => vec![shown.to_string()],
        What::Shoe(shoe) => shoe.burned.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    }
}

impl Came {
    /// Holds the events of a round against the orders that were told: how many came out in their
    /// turn.
    ///
    /// # Errors
    /// Where they differ first.
    pub fn check(&self, events: &[Event]) -> Result<usize, Unlike> {
        let mut left: BTreeSet<u64> =
            events.iter().filter(|event| !shown(event).is_empty()).map(|event| event.n).collect();
        for n in &self.beside {
            left.remove(n);
        }
        let mut came = 0;
        for seal in &self.commitments {
            came += seal.check(events, &mut left)?;
        }
        if let Some(n) = left.first() {
            return Err(Unlike(format!("event {n} shows what came out of no order")));
        }
        Ok(came)
    }

    /// Events that show what came out of no order, in words.
    #[must_use]
    pub fn remarks(&self, events: &[Event]) -> Vec<String> {
        let beside = events.iter().filter(|event| self.beside.contains(&event.n));
        let says = |event: &Event| {
            let shown = shown(event).join(" ");
            match event.what {
                What::Thrown { .. } => format!(
                    "event {}: the dice {shown} only place a button, and nothing binds them",
                    event.n
                ),
                _ => {
                    format!("event {}: {shown} was out before, and came out of no order", event.n)
                }
            }
        };
        beside.map(says).collect()
    }
}

impl Seal {
    /// Where it began is looked for if no record says it: there must be such a place.
    fn check(&self, events: &[Event], left: &mut BTreeSet<u64>) -> Result<usize, Unlike> {
        if !self.unplaced {
            return self.check_placed(events, left);
        }
        let most = self.order.as_deref().map_or(0, |order| places(order).len()) as u64;
        let first = self.moved(0).check_placed(events, &mut left.clone());
        let fits = (0..most).find_map(|by| {
            let mut rest = left.clone();
            let came = self.moved(by).check_placed(events, &mut rest).ok()?;
            Some((came, rest))
        });
        let Some((came, rest)) = fits else { return first };
        *left = rest;
        Ok(came)
    }

    /// The same, all of it so many places on.
    fn moved(&self, by: u64) -> Seal {
        let passed = self.passed.iter().map(|place| place + by).collect();
        Seal { from: self.from + by, to: self.to + by, passed, ..self.clone() }
    }

    fn check_placed(&self, events: &[Event], left: &mut BTreeSet<u64>) -> Result<usize, Unlike> {
        let shoe = self.shoe;
        let Some(order) = &self.order else {
            return Err(Unlike(format!("the order of shoe {shoe} is not told")));
        };
        let order = places(order);
        let (mut place, mut came) = (self.from, 0);
        let pass = |place: &mut u64| {
            while self.passed.contains(place) {
                *place += 1;
            }
        };
        for n in &self.events {
            let event = events.iter().find(|event| event.n == *n).filter(|_| left.remove(n));
            let Some(event) = event else {
                let place = place + 1;
                let what = format!("place {place} of shoe {shoe}: event {n}, which shows it");
                return Err(Unlike(format!("{what}, is missing or comes twice")));
            };
            for shown in shown(event) {
                pass(&mut place);
                let lies = usize::try_from(place).ok().and_then(|place| order.get(place));
                let lies = lies.copied().unwrap_or("nothing");
                place += 1;
                // Whoever asked may not have seen it.
                if shown != lies && (shown != "??" || lies == "nothing") {
                    let what = format!("event {n} shows {shown}");
                    return Err(Unlike(format!(
                        "{what}, and place {place} of shoe {shoe} holds {lies}"
                    )));
                }
                came += 1;
            }
        }
        pass(&mut place);
        if place != self.to {
            let (to, shoe) = (self.to, self.shoe);
            let what = format!("shoe {shoe}: {to} are said to be out after the round");
            return Err(Unlike(format!("{what}, and its events show {place}")));
        }
        Ok(came)
    }
}

/// What came out in a round, by its records; orders are told to whoever has such eyes and sees
/// what happened until then, and are looked for in so many rounds after it.
///
/// # Errors
/// When the store cannot be read.
pub fn came(
    store: &dyn Store,
    id: RoundId,
    rounds: u64,
    (eyes, until): (Eyes, Option<Moment>),
) -> Result<Came, Failure> {
    let mut follows =
        Follows { id, on: On::Before, now: None, came: Came::default(), left: false };
    for entry in &store.round(id)? {
        let record = entry.record()?;
        if until.is_some_and(|until| record.at > until) {
            break;
        }
        record.facts.iter().for_each(|fact| follows.fact(fact));
    }
    let mut came = follows.came;
    if came.commitments.is_empty() {
        came.commitments.extend(follows.now);
    }
    for seal in &mut came.commitments {
        let told = revealed(store, id, seal.shoe, rounds, (eyes, until))?;
        (seal.salt, seal.order) = told.unzip();
    }
    Ok(came)
}

/// Whether the round goes on where records are read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum On {
    Before,
    During,
    After,
}

struct Follows {
    id: RoundId,
    on: On,
    /// The order that lies there, before anything of it is out in this round.
    now: Option<Seal>,
    came: Came,
    /// Whether the next card is one that an earlier hand left.
    left: bool,
}

impl Follows {
    fn fact(&mut self, fact: &Fact) {
        match fact {
            Fact::Round(beginning) if beginning.round == self.id => {
                self.on = On::During;
                let (out, unplaced) = (beginning.out.unwrap_or(0), beginning.out.is_none());
                let seal = |(shoe, commitment): (u64, String)| Seal {
                    shoe,
                    commitment,
                    from: out,
                    to: out,
                    unplaced,
                    ..Seal::default()
                };
                self.now = beginning.shoe.clone().map(seal);
            }
            Fact::Abandoned { round, .. } if *round == self.id => self.on = On::After,
            _ if self.on != On::During || fact.table() != Some(self.id.table) => {}
            Fact::Bound { shoe, commitment, .. } => {
                let (shoe, commitment) = (*shoe, commitment.clone());
                self.now = Some(Seal { shoe, commitment, ..Seal::default() });
            }
            Fact::Carried { .. } => self.left = true,
            Fact::Passed { shoe, cards, .. } => {
                if let Some(seal) = self.seal(*shoe) {
                    let to = seal.to + cards.len() as u64;
                    seal.passed.extend(seal.to..to);
                    seal.to = to;
                }
            }
            Fact::Told { input, events, .. } => {
                self.told(input, events);
                if events.iter().any(|event| matches!(event.what, What::Cleared)) {
                    self.on = On::After;
                }
            }
            _ => {}
        }
    }

    /// The seal of what comes out now.
    fn seal(&mut self, shoe: u64) -> Option<&mut Seal> {
        if self.now.as_ref().is_some_and(|now| now.shoe == shoe) {
            self.came.commitments.extend(self.now.take());
        }
        self.came.commitments.last_mut()
    }

    fn told(&mut self, input: &Input, events: &[Event]) {
        let mut shows = events.iter().filter(|event| !shown(event).is_empty());
        // Three dice out of a cup place a button.
        let cup = events.iter().any(|event| matches!(event.what, What::Button { .. }));
        let of_order = match input {
            Input::Card(_) => !std::mem::take(&mut self.left),
            Input::Throw(_) => !cup,
            Input::Shoe(_) => true,
            _ => false,
        };
        if of_order && let Some(event) = shows.next() {
            let shoe = self.now.as_ref().map_or(0, |now| now.shoe);
            if let Some(seal) = self.seal(shoe) {
                seal.events.push(event.n);
                seal.to += shown(event).len() as u64;
            }
        }
        self.came.beside.extend(shows.map(|event| event.n));
    }
}

/// Whether records are chained as they say: each hash that of the record before, its number and
/// its bytes.
///
/// # Errors
/// The first that is not.
pub fn chained(store: &dyn Store, entries: &[Entry]) -> Result<(), Failure> {
    let mut before: Option<&Entry> = None;
    for entry in entries {
        let hash = match (entry.n.checked_sub(1), before) {
            (None, _) => journal::chain::Hash::ZERO,
            (Some(n), Some(last)) if last.n == n => last.hash,
            (Some(n), _) => match store.read(n, 1)?.first() {
                Some(last) if last.n == n => last.hash,
                _ => return Err(Failure::Damaged { at: n, what: "it is missing".into() }),
            },
        };
        if hash.link(entry.n, entry.body.as_bytes()) != entry.hash {
            let what = "its hash is not that of the chain".to_string();
            return Err(Failure::Damaged { at: entry.n, what });
        }
        before = Some(entry);
    }
    Ok(())
}
