//! Replay: recorded against recomputed.

use crate::chain::{Closed, Defect, Entry, Found, Position, ReadError, Reader};
use crate::{Heading, Record};
use std::fmt;
use std::io::BufRead;
use table::{Event, Input, Table, What};

/// What a sound journal held.
pub struct Replayed {
    /// How it begins.
    pub heading: Heading,
    /// Everything the table was told, in order.
    pub inputs: Vec<Input>,
    /// Everything that happened, in order.
    pub events: Vec<Event>,
    /// The table as the last record left it.
    pub table: Box<dyn Table>,
    /// Rounds settled.
    pub rounds: u64,
    /// Lines settled: wagers, shares of pots, debts.
    pub lines: u64,
    /// How it ends.
    pub end: End,
}

/// How a journal ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// Closed in order.
    Closed(Closed),
    /// Not closed: the table is still open, or its program was stopped. Every record is sound.
    Open {
        /// How many records there are.
        records: u64,
        /// Where the next one begins, in bytes.
        bytes: u64,
        /// What is wrong with the end: nothing follows, or half a line does.
        defect: Defect,
    },
}

/// Why a journal is not sound.
#[derive(Debug)]
pub enum ReplayError {
    /// It cannot be read.
    Io(std::io::Error),
    /// The chain is damaged.
    Damaged(Defect),
    /// There is no table in it.
    Empty,
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
            ReplayError::Empty => f.write_str("the journal opens no table"),
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

/// A journal in the course of being replayed.
struct Replaying {
    heading: Heading,
    table: Box<dyn Table>,
    inputs: Vec<Input>,
    events: Vec<Event>,
    rounds: u64,
    lines: u64,
}

/// Replays a journal on the table that `open` opens: tells it again what it was told, and compares
/// everything that follows with what was recorded.
///
/// # Errors
/// The first place where the journal is damaged or differs from what the rules say.
pub fn replay<R: BufRead>(
    source: R,
    open: impl Fn(&Heading) -> Result<Box<dyn Table>, String>,
) -> Result<Replayed, ReplayError> {
    let mut reader = Reader::new(source);
    let mut replaying: Option<Replaying> = None;
    let end = loop {
        let (at, record) = match reader.read() {
            Ok(Entry::Closed(closed)) => break End::Closed(closed),
            Ok(Entry::Record(at, raw)) => (at, serde_json::from_str::<Record>(raw.get())),
            Err(ReadError::Defect(defect)) if is_end(&defect) && replaying.is_some() => {
                let Position { record: records, byte_offset: bytes } = reader.position();
                break End::Open { records, bytes, defect };
            }
            Err(error) => return Err(error.into()),
        };
        let differs = |what: String| ReplayError::Differs { at, what };
        let record =
            record.map_err(|error| differs(format!("not a record of a table: {error}")))?;
        match (record, &mut replaying) {
            (Record::Opened { game, posted, carried, commitment, note, .. }, None) => {
                let carried = carried.map(|carried| *carried);
                let heading = Heading { game, posted, carried, commitment, note };
                let table = open(&heading).map_err(differs)?;
                let (inputs, events) = (Vec::new(), Vec::new());
                replaying =
                    Some(Replaying { heading, table, inputs, events, rounds: 0, lines: 0 });
            }
            (Record::Opened { .. }, Some(_)) => {
                return Err(differs("a second table is opened in this journal".into()));
            }
            (Record::Told { .. }, None) => {
                return Err(differs("no table was opened before this".into()));
            }
            (Record::Told { input, events }, Some(replaying)) => {
                replaying.told(input, events).map_err(differs)?;
            }
        }
    };
    let Replaying { heading, table, inputs, events, rounds, lines } =
        replaying.ok_or(ReplayError::Empty)?;
    Ok(Replayed { heading, inputs, events, table, rounds, lines, end })
}

/// Whether nothing is wrong but that a journal stops: at the end of a line, or in one.
fn is_end(defect: &Defect) -> bool {
    matches!(defect.found, Found::End | Found::CutLine)
}

impl Replaying {
    fn told(&mut self, input: Input, recorded: Vec<Event>) -> Result<(), String> {
        let said = |refusal: table::Refusal| refusal.to_string();
        let recomputed = self.table.tell(input.clone()).map_err(said)?;
        if recomputed != recorded {
            return Err(unlike(&recorded, &recomputed));
        }
        for event in &recorded {
            if let What::Settled(settled) = &event.what {
                self.rounds += 1;
                let parts = settled.lines.len() + settled.awards.len() + settled.debts.len();
                self.lines += parts as u64;
            }
        }
        self.inputs.push(input);
        self.events.extend(recorded);
        Ok(())
    }
}

/// Where what was recorded is not what follows.
fn unlike(recorded: &[Event], recomputed: &[Event]) -> String {
    let mut pairs = recorded.iter().zip(recomputed);
    let Some((recorded, recomputed)) = pairs.find(|(recorded, again)| recorded != again) else {
        return "more or less is recorded than follows".into();
    };
    if let (What::Settled(one), What::Settled(two)) = (&recorded.what, &recomputed.what) {
        let unlike = one.lines.iter().zip(&two.lines).find(|(one, two)| one != two);
        return match unlike {
            Some((one, two)) => format!(
                "seat {} {} is recorded as {:?} {} and recomputes to {:?} {}",
                one.seat, one.wager, one.result, one.pays, two.result, two.pays
            ),
            None => "the recorded settlement is not the recomputed one".into(),
        };
    }
    let text = |event: &Event| serde_json::to_string(event).unwrap_or_else(|e| e.to_string());
    format!("{} is recorded, and {} follows", text(recorded), text(recomputed))
}
