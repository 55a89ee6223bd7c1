//! Where records go. A store appends a batch whole or not at all, and reads from a position.

mod faulty;
mod memory;
pub(crate) mod pairs;
mod sqlite;

pub use faulty::{Fault, Faulty};
pub use memory::Memory;
pub use sqlite::Sqlite;

use crate::core::{Asked, Fact, PersonId, Record, RoundId, TableId, Who};
use journal::chain::Hash;
use serde::{Deserialize, Serialize};

/// A record as it is stored: its bytes, and the hash that chains it to all before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 0.
    pub n: u64,
    /// The hash of the record before, this number and these bytes: [`Hash::link`].
    pub hash: Hash,
    /// The record as JSON, never written anew.
    pub body: String,
    /// By what it is found again.
    pub keys: Keys,
}

/// By what a record is found again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Keys {
    /// The table it is about.
    pub table: Option<TableId>,
    /// The rounds: most often one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rounds: Vec<RoundId>,
    /// The client's id of the request, and whose.
    pub asked: Option<(PersonId, String)>,
    /// How many events of its table it holds, and the number of the first.
    pub events: Option<(u64, u64)>,
}

impl Entry {
    /// The record.
    ///
    /// # Errors
    /// When these bytes are none.
    pub fn record(&self) -> Result<Record, Failure> {
        serde_json::from_str(&self.body).map_err(|error| self.damaged(&error))
    }

    /// What was asked and answered in it, without reading the rest.
    ///
    /// # Errors
    /// When these bytes are no record.
    pub fn asked(&self) -> Result<Option<Asked>, Failure> {
        #[derive(Deserialize)]
        struct Part {
            #[serde(default)]
            asked: Option<Asked>,
        }
        let part: Part = serde_json::from_str(&self.body).map_err(|error| self.damaged(&error))?;
        Ok(part.asked)
    }

    fn damaged(&self, error: &serde_json::Error) -> Failure {
        Failure::Damaged { at: self.n, what: format!("not a record: {error}") }
    }
}

impl Keys {
    /// By what a record is found again.
    #[must_use]
    pub fn of(record: &Record) -> Keys {
        let mut keys = Keys::default();
        let person = match record.who {
            Who::Person(person) => Some(person),
            _ => None,
        };
        let asked = record.asked.as_ref().map(|asked| asked.id.clone());
        keys.asked = person.zip(asked);
        let (mut first, mut n) = (None, 0);
        for fact in &record.facts {
            keys.table = keys.table.or(fact.table());
            let (round, events) = match fact {
                Fact::Told { round, events, .. }
                | Fact::Corrected { round, events, .. }
                | Fact::Abandoned { round, events, .. } => (*round, events.as_slice()),
                Fact::Round(beginning) => (beginning.round, [].as_slice()),
                _ => continue,
            };
            if !keys.rounds.contains(&round) {
                keys.rounds.push(round);
            }
            first = first.or(events.first().map(|event| event.n));
            n += events.len() as u64;
        }
        keys.events = first.map(|first| (first, n));
        keys
    }
}

/// Something that nobody may see yet: the rest of a shoe, the salt of a commitment. Only the
/// latest of a name is kept; an empty body forgets it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Secret {
    /// Its name: `shoe/3`.
    pub name: String,
    /// What it is; empty to forget it.
    pub body: String,
}

/// The state after a record, from which a start goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The number of the next record.
    pub next: u64,
    /// The hash of the last record.
    pub head: Hash,
    /// The program that wrote it: another reads records instead.
    pub version: String,
    /// The state as JSON.
    pub body: String,
}

impl Snapshot {
    /// What it is known by, as the record after it names it.
    #[must_use]
    pub fn digest(&self) -> String {
        let Snapshot { next, head, version, body } = self;
        let mut hasher = blake3::Hasher::new();
        hasher.update(format!("snapshot\n{next}\n{head}\n{version}\n").as_bytes());
        hasher.update(body.as_bytes());
        hasher.finalize().to_hex().to_string()
    }
}

/// What is stored in one transaction.
#[derive(Clone, Debug, Default)]
pub struct Batch {
    /// Records, in order.
    pub entries: Vec<Entry>,
    /// Secrets.
    pub secrets: Vec<Secret>,
    /// A snapshot after the last of them.
    pub snapshot: Option<Snapshot>,
}

/// Why nothing was stored, or cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The medium says no: full, read-only, broken. What was stored before still is.
    Medium(String),
    /// What is stored is damaged: where, and what was expected.
    Damaged {
        /// The number of the record.
        at: u64,
        /// What is wrong.
        what: String,
    },
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Failure::Medium(why) => write!(f, "storage refuses: {why}"),
            Failure::Damaged { at, what } => write!(f, "record {at} is damaged: {what}"),
        }
    }
}

impl std::error::Error for Failure {}

/// A place for records, snapshots and secrets.
pub trait Store {
    /// Stores a batch whole, durably, or not at all.
    ///
    /// # Errors
    /// Nothing was stored; or, where a medium cannot tell, it is found on the next read.
    fn append(&mut self, batch: &Batch) -> Result<(), Failure>;

    /// Records from a position on, at most so many.
    ///
    /// # Errors
    /// When they cannot be read.
    fn read(&self, from: u64, most: usize) -> Result<Vec<Entry>, Failure>;

    /// How many records there are.
    ///
    /// # Errors
    /// When that cannot be read.
    fn len(&self) -> Result<u64, Failure>;

    /// Whether nothing was stored yet.
    ///
    /// # Errors
    /// When that cannot be read.
    fn is_empty(&self) -> Result<bool, Failure> {
        Ok(self.len()? == 0)
    }

    /// The highest number of a record under which a round is filed: it must be there.
    ///
    /// # Errors
    /// When that cannot be read.
    fn filed(&self) -> Result<Option<u64>, Failure>;

    /// The latest snapshot.
    ///
    /// # Errors
    /// When it cannot be read.
    fn snapshot(&self) -> Result<Option<Snapshot>, Failure>;

    /// All secrets.
    ///
    /// # Errors
    /// When they cannot be read.
    fn secrets(&self) -> Result<Vec<Secret>, Failure>;

    /// The record of a request with an id.
    ///
    /// # Errors
    /// When it cannot be read.
    fn asked(&self, person: PersonId, id: &str) -> Result<Option<Entry>, Failure>;

    /// The records of a round.
    ///
    /// # Errors
    /// When they cannot be read.
    fn round(&self, round: RoundId) -> Result<Vec<Entry>, Failure>;

    /// The records of a table that hold its events from a number on, at most so many.
    ///
    /// # Errors
    /// When they cannot be read.
    fn events(&self, table: TableId, after: u64, most: usize) -> Result<Vec<Entry>, Failure>;
}
