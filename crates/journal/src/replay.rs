//! Replay: recorded against recomputed.

use crate::Record;
use crate::chain::{Closed, Defect, Entry, Position, ReadError, Reader};
use law::Posted;
use std::fmt;
use std::io::BufRead;
use table::{Event, Next, Table};

/// What a sound journal held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replayed {
    /// The game.
    pub game: String,
    /// Rounds settled.
    pub rounds: u64,
    /// Lines settled.
    pub lines: u64,
    /// The chain's verdict.
    pub closed: Closed,
}

/// Why a journal is not sound.
#[derive(Debug)]
pub enum ReplayError {
    /// It cannot be read.
    Io(std::io::Error),
    /// The chain is damaged.
    Damaged(Defect),
    /// A record cannot have happened, or money moved otherwise than the rules say.
    Differs {
        /// Where.
        at: Position,
        /// What is wrong.
        what: String,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Io(error) => write!(f, "the journal cannot be read: {error}"),
            ReplayError::Damaged(defect) => write!(f, "the journal is damaged: {defect}"),
            ReplayError::Differs { at, what } => {
                write!(f, "record {} (byte {}): {what}", at.record, at.byte_offset)
            }
        }
    }
}

impl std::error::Error for ReplayError {}

impl From<ReadError> for ReplayError {
    fn from(error: ReadError) -> ReplayError {
        match error {
            ReadError::Io(error) => ReplayError::Io(error),
            ReadError::Defect(defect) => ReplayError::Damaged(defect),
        }
    }
}

/// Replays a journal on tables that `open` opens.
///
/// # Errors
/// The first place where the journal is damaged or differs from what the rules say.
pub fn replay<R: BufRead>(
    source: R,
    open: impl Fn(&str, &Posted) -> Result<Box<dyn Table>, String>,
) -> Result<Replayed, ReplayError> {
    let mut reader = Reader::new(source);
    let mut table: Option<Box<dyn Table>> = None;
    let (mut game, mut rounds, mut lines) = (String::new(), 0, 0);
    loop {
        let (at, record) = match reader.read()? {
            Entry::Closed(closed) => return Ok(Replayed { game, rounds, lines, closed }),
            Entry::Record(at, raw) => (at, serde_json::from_str::<Record>(raw.get())),
        };
        let differs = |what: String| ReplayError::Differs { at, what };
        let record =
            record.map_err(|error| differs(format!("not a record of a table: {error}")))?;
        if let Record::Opened { game: id, posted, .. } = &record {
            table = Some(open(id, posted).map_err(differs)?);
            game.clone_from(id);
            continue;
        }
        let Some(table) = table.as_mut() else {
            return Err(differs("no table was opened before this".into()));
        };
        if let Record::Event(Event::Settled(settled)) = &record {
            rounds += 1;
            lines += settled.lines.len() as u64;
        }
        apply(table.as_mut(), &record).map_err(differs)?;
    }
}

fn apply(table: &mut dyn Table, record: &Record) -> Result<(), String> {
    let said = |refusal: table::Refusal| refusal.to_string();
    match record {
        Record::Opened { .. } => Ok(()),
        Record::Shoe { .. } if table.next() != Next::Wagers => {
            Err("a shoe is put on the table between rounds only".into())
        }
        Record::Shoe { .. } => {
            table.new_shoe();
            Ok(())
        }
        Record::Cleared if table.next() != Next::Round => {
            Err("the table was cleared before the round was settled".into())
        }
        Record::Cleared => {
            table.clear();
            Ok(())
        }
        Record::Event(Event::Settled(recorded)) => {
            let recomputed = table.settle().map_err(said)?;
            if recomputed == **recorded {
                return Ok(());
            }
            let pairs = recorded.lines.iter().zip(&recomputed.lines);
            let unlike = pairs.into_iter().find(|(recorded, recomputed)| recorded != recomputed);
            Err(match unlike {
                Some((recorded, recomputed)) => format!(
                    "seat {} {} is recorded as {:?} {} and recomputes to {:?} {}",
                    recorded.seat,
                    recorded.wager,
                    recorded.result,
                    recorded.pays,
                    recomputed.result,
                    recomputed.pays
                ),
                None => "the recorded settlement is not the recomputed one".into(),
            })
        }
        Record::Event(event) => table.apply(event).map_err(said),
    }
}
