//! Any past round, as each viewer saw it; events after a number; what wagers held.

use crate::core::{Beginning, Core, Fact, Moment, PersonId, Record, RoundId, TableId, Tally, Who};
use crate::ledger::{Account, Transfer};
use crate::store::{Failure, Store};
use serde::Serialize;
use std::collections::BTreeMap;
use table::{Event, Input, Seat, Viewer, redact};

/// A round, as it was recorded.
#[derive(Clone, Debug)]
pub struct Recalled {
    /// Which.
    pub round: RoundId,
    /// The program that dealt it.
    pub version: String,
    /// The digest of the sign that hung at its table: rules and pay tables.
    pub sign: String,
    /// When it began, and when the last of it was told.
    pub began: Moment,
    /// See [`Recalled::began`].
    pub ended: Moment,
    /// Everybody who sat there during it.
    pub seats: Vec<(Seat, PersonId)>,
    /// What the table was told, by whom, when.
    pub inputs: Vec<(Moment, Who, Input)>,
    /// Commitments to shuffles and throws, by number, and what was revealed of them.
    pub bound: BTreeMap<u64, Bound>,
    /// Every transfer of it.
    pub transfers: Vec<Transfer>,
    /// Why it was corrected or given up.
    pub remarks: Vec<String>,
    events: Vec<Event>,
}

/// A shuffle or a throw.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Bound {
    /// What bound the floor to it.
    pub commitment: String,
    /// The salt and the order, once revealed: see [`revealed`].
    pub revealed: Option<(String, String)>,
}

/// Whose eyes what was bound to is for, once it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Everybody's: nothing of players' own cards that were never shown.
    Public,
    /// Those who may see all ([`crate::people::Act::SeeAll`]).
    All,
}

impl Recalled {
    /// The events as a viewer saw them.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Vec<Event> {
        self.events.iter().map(|event| redact(event, viewer)).collect()
    }

    /// How a person saw it: from the seat, if the person had one.
    #[must_use]
    pub fn viewer(&self, person: PersonId) -> Viewer {
        let seat = self.seats.iter().find(|(_, known)| *known == person);
        seat.map_or(Viewer::Public, |(seat, _)| Viewer::Seat(*seat))
    }

    /// The transfers that concern a person.
    #[must_use]
    pub fn transfers_of(&self, person: PersonId) -> Vec<&Transfer> {
        let seats: Vec<Seat> = self
            .seats
            .iter()
            .filter(|(_, known)| *known == person)
            .map(|(seat, _)| *seat)
            .collect();
        let own = |account: Account| match account {
            Account::Wallet(known) | Account::Held(known) => known == person,
            Account::Front(_, seat) => seats.contains(&seat),
            _ => false,
        };
        self.transfers.iter().filter(|t| own(t.from) || own(t.to)).collect()
    }
}

/// A past round, or the one that is on.
///
/// # Errors
/// When the store cannot be read.
pub fn round(store: &dyn Store, round: RoundId) -> Result<Option<Recalled>, Failure> {
    let mut recalled: Option<Recalled> = None;
    for entry in store.round(round)? {
        let record = entry.record()?;
        for fact in &record.facts {
            if let Fact::Round(beginning) = fact
                && beginning.round == round
            {
                let Beginning { version, sign, seats, shoe, .. } = (**beginning).clone();
                let bound = |(n, commitment)| (n, Bound { commitment, revealed: None });
                recalled = Some(Recalled {
                    round,
                    version,
                    sign,
                    began: record.at,
                    ended: record.at,
                    seats,
                    inputs: Vec::new(),
                    bound: shoe.into_iter().map(bound).collect(),
                    transfers: Vec::new(),
                    remarks: Vec::new(),
                    events: Vec::new(),
                });
            }
            if let Some(recalled) = &mut recalled {
                recalled.follow(fact, &record);
            }
        }
        if let Some(recalled) = &mut recalled {
            let of = record.transfers.iter().filter(|transfer| transfer.round == Some(round));
            recalled.transfers.extend(of.cloned());
        }
    }
    Ok(recalled)
}

impl Recalled {
    fn follow(&mut self, fact: &Fact, record: &Record) {
        match fact {
            Fact::Told { round, input, events, .. } if *round == self.round => {
                self.ended = record.at;
                self.inputs.push((record.at, record.who, input.clone()));
                self.events.extend(events.iter().cloned());
            }
            Fact::Corrected { round, events, .. } if *round == self.round => {
                self.remarks.push("corrected: told anew from here".into());
                self.events.extend(events.iter().cloned());
            }
            Fact::Abandoned { round, .. } if *round == self.round => {
                self.remarks.push("given up: everything went back".into());
            }
            Fact::Sat { table, seat, person } if *table == self.round.table => {
                self.seats.push((*seat, *person));
            }
            // What is bound to once the table is cleared is the next round's.
            Fact::Bound { table, shoe, commitment }
                if *table == self.round.table && !self.is_cleared() =>
            {
                self.bound.entry(*shoe).or_default().commitment.clone_from(commitment);
            }
            _ => {}
        }
    }
}

impl Recalled {
    /// Whether the table was cleared after it.
    fn is_cleared(&self) -> bool {
        self.events.iter().any(|event| matches!(event.what, table::What::Cleared))
    }
}

/// What the floor was bound to by a shoe that lay there in a round, once it is revealed: salt and
/// order. It is looked for in this round and those after it, at most so many, by whoever has such
/// eyes and sees what happened until then.
///
/// # Errors
/// When the store cannot be read.
pub fn revealed(
    store: &dyn Store,
    from: RoundId,
    shoe: u64,
    rounds: u64,
    (eyes, until): (Eyes, Option<Moment>),
) -> Result<Option<(String, String)>, Failure> {
    for n in from.n..from.n.saturating_add(rounds) {
        let entries = store.round(RoundId { n, ..from })?;
        for entry in &entries {
            let record = entry.record()?;
            if until.is_some_and(|until| record.at > until) {
                return Ok(None);
            }
            for fact in record.facts {
                match fact {
                    Fact::Revealed { table, shoe: of, salt, order, public }
                        if (table, of) == (from.table, shoe) =>
                    {
                        return Ok((public || eyes == Eyes::All).then_some((salt, order)));
                    }
                    _ => {}
                }
            }
        }
        if entries.is_empty() {
            break;
        }
    }
    Ok(None)
}

/// The events of a table from a number on, as a viewer may see them, at most so many records'
/// worth.
///
/// # Errors
/// When the store cannot be read.
pub fn events(
    store: &dyn Store,
    table: TableId,
    after: u64,
    viewer: Viewer,
    most: usize,
) -> Result<Vec<Event>, Failure> {
    let mut seen = Vec::new();
    for entry in store.events(table, after, most)? {
        for fact in entry.record()?.facts {
            let (Fact::Told { table: of, events, .. }
            | Fact::Corrected { table: of, events, .. }
            | Fact::Abandoned { table: of, events, .. }) = fact
            else {
                continue;
            };
            let late = events.iter().filter(|event| of == table && event.n >= after);
            seen.extend(late.map(|event| redact(event, viewer)));
        }
    }
    Ok(seen)
}

/// What a wager took and gave back, over all tables of its game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hold {
    /// The game.
    pub game: String,
    /// The wager.
    pub wager: String,
    /// What it came to.
    pub tally: Tally,
}

/// How far what was held is from what theory expects.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Deviation {
    /// The part of the stakes that was held.
    pub actual: f64,
    /// The part that theory expects.
    pub expected: f64,
    /// The distance in standard errors.
    pub errors: f64,
    /// Whether somebody should look at it: beyond [`Deviation::ESCALATES`].
    pub escalates: bool,
}

impl Deviation {
    /// Beyond so many standard errors somebody should look.
    pub const ESCALATES: f64 = 4.0;
}

impl Hold {
    /// The distance from theory: `edge` is the house's exact advantage for a unit staked,
    /// `deviation` the standard deviation of a unit's result. Stakes are taken as if they were all
    /// alike; where they are not, the true error is larger.
    #[must_use]
    pub fn against(&self, edge: f64, deviation: f64) -> Option<Deviation> {
        if self.tally.n == 0 || self.tally.staked.get() == 0 || deviation <= 0.0 {
            return None;
        }
        let staked = precise(self.tally.staked.get());
        let actual = precise(self.tally.held.get()) / staked;
        let error = deviation / precise(i64::try_from(self.tally.n).unwrap_or(i64::MAX)).sqrt();
        let errors = (actual - edge) / error;
        let escalates = errors.abs() > Deviation::ESCALATES;
        Some(Deviation { actual, expected: edge, errors, escalates })
    }
}

#[allow(clippy::cast_precision_loss)] // a figure for people, of amounts far below 2^53
fn precise(n: i64) -> f64 {
    n as f64
}

impl Core {
    /// What every wager of every game took and gave back, closed tables included.
    #[must_use]
    pub fn holds(&self) -> Vec<Hold> {
        let mut all: BTreeMap<(String, String), Tally> = self.state().house.tallies.clone();
        for running in self.state().tables.values() {
            for (wager, tally) in &running.kept.tallies {
                let key = (running.kept.opening.game.clone(), wager.clone());
                all.entry(key).or_default().add(tally);
            }
        }
        let hold = |((game, wager), tally)| Hold { game, wager, tally };
        all.into_iter().map(hold).collect()
    }
}
