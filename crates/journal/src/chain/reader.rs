//! Reading a journal line by line, verifying each before it is handed out.

use std::error::Error;
use std::fmt;
use std::io::{self, BufRead, Read};
use std::iter::FusedIterator;
use std::marker::PhantomData;

use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

use super::line::{self, Content, Fault, MAX_LINE_BYTES};
use super::{Closed, Defect, Expected, Found, Hash, Position};

/// Reads a journal and verifies it as it goes; holds one line at a time.
///
/// Take [`records`](Self::records) when unsure; [`read`](Self::read) lends the records without
/// decoding them; [`verify`](Self::verify) reads what is left and gives the verdict. A defect or
/// a failure to read is final: it is reported again by every later call.
///
/// What is handed out is right as far as it goes, but only the verdict says that the journal is
/// whole: do not act on records as if they were all before it has come.
#[derive(Debug)]
pub struct Reader<R> {
    source: R,
    line: Vec<u8>,
    next: Position,
    head: Hash,
    state: State,
}

/// What [`Reader::read`] came upon.
#[derive(Debug)]
pub enum Entry<'a> {
    /// A record, as it stands in the line.
    Record(Position, &'a RawValue),
    /// The closing record, and after it the end: the journal is whole.
    Closed(Closed),
}

/// Why a journal could not be read on. Its text is complete; it names no further source.
#[derive(Debug)]
pub enum ReadError {
    /// The source failed; nothing is said about the journal.
    Io(io::Error),
    /// The journal is damaged.
    Defect(Defect),
}

/// How far the reader has come.
#[derive(Debug)]
enum State {
    Open,
    Closed(Closed),
    Damaged(Defect),
    Failed(io::ErrorKind),
}

impl<R: BufRead> Reader<R> {
    /// Reads the journal that begins where `source` now stands.
    pub fn new(source: R) -> Self {
        let next = Position::default();
        Self { source, line: Vec::new(), next, head: Hash::ZERO, state: State::Open }
    }

    /// Reads and verifies one line.
    ///
    /// # Errors
    /// [`ReadError::Defect`] if it is not the line that must follow, or if the journal ends and
    /// was not closed; [`ReadError::Io`] if the source fails.
    pub fn read(&mut self) -> Result<Entry<'_>, ReadError> {
        match &self.state {
            State::Open => {}
            State::Closed(closed) => return Ok(Entry::Closed(*closed)),
            State::Damaged(defect) => return Err(defect.clone().into()),
            State::Failed(kind) => return Err(io::Error::from(*kind).into()),
        }
        // Field by field, because the record that is lent borrows the line but not the state.
        let Self { source, line, next, head, state } = self;
        match step(source, line, next, head) {
            Ok(Entry::Record(at, record)) => Ok(Entry::Record(at, record)),
            Ok(Entry::Closed(closed)) => {
                *state = State::Closed(closed);
                Ok(Entry::Closed(closed))
            }
            Err(ReadError::Defect(defect)) => {
                *state = State::Damaged(defect.clone());
                Err(defect.into())
            }
            Err(ReadError::Io(error)) => {
                *state = State::Failed(error.kind());
                Err(error.into())
            }
        }
    }

    /// The records that are left, decoded. Ends after the closing record or the first error; a
    /// journal that is not closed ends with an error, so a loop that stops at errors misses
    /// nothing.
    ///
    /// A sound record that is not a `T` is a defect with [`Found::OtherType`]. It ends this
    /// iterator, but the reader can go on after it.
    pub fn records<T: DeserializeOwned>(&mut self) -> Records<'_, R, T> {
        Records { reader: self, done: false, of: PhantomData }
    }

    /// Reads what is left and gives the verdict. Compare its head with the one kept elsewhere.
    ///
    /// # Errors
    /// As [`read`](Self::read): the first defect, or the source's failure.
    pub fn verify(&mut self) -> Result<Closed, ReadError> {
        loop {
            if let Entry::Closed(closed) = self.read()? {
                return Ok(closed);
            }
        }
    }

    /// Where the next line stands or would stand; everything before it is verified.
    ///
    /// After a crash left the last line cut ([`Found::CutLine`]), this is the place to shorten
    /// the file to before it is resumed.
    #[must_use]
    pub fn position(&self) -> Position {
        self.next
    }

    /// The hash of the last verified line.
    #[must_use]
    pub fn head(&self) -> Hash {
        self.head
    }
}

/// The decoded records of a journal: see [`Reader::records`].
#[derive(Debug)]
pub struct Records<'a, R, T> {
    reader: &'a mut Reader<R>,
    done: bool,
    of: PhantomData<fn() -> T>,
}

impl<R: BufRead, T: DeserializeOwned> Iterator for Records<'_, R, T> {
    type Item = Result<(Position, T), ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.done {
            return None;
        }
        let item = match self.reader.read() {
            Ok(Entry::Record(at, record)) => decode(at, record),
            Ok(Entry::Closed(_)) => {
                self.done = true;
                return None;
            }
            Err(error) => Err(error),
        };
        self.done = item.is_err();
        Some(item)
    }
}

impl<R: BufRead, T: DeserializeOwned> FusedIterator for Records<'_, R, T> {}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => write!(f, "the journal could not be read: {error}"),
            Self::Defect(defect) => write!(f, "the journal is damaged: {defect}"),
        }
    }
}

impl Error for ReadError {}

impl From<io::Error> for ReadError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<Defect> for ReadError {
    fn from(defect: Defect) -> Self {
        Self::Defect(defect)
    }
}

/// Reads, checks and passes one line, or finds the end.
fn step<'a, R: BufRead>(
    source: &mut R,
    line: &'a mut Vec<u8>,
    next: &mut Position,
    head: &mut Hash,
) -> Result<Entry<'a>, ReadError> {
    let at = *next;
    let text = fetch(source, line, at)?;
    let line_bytes = bytes(text.len() + 1);
    let checked = line::check(text, at.record, *head).map_err(|fault| defect(at, fault))?;
    *head = checked.hash;
    *next = Position { record: at.record + 1, byte_offset: at.byte_offset + line_bytes };

    match checked.content {
        Content::Record(record) => Ok(Entry::Record(at, record)),
        Content::Closing if at_end(source)? => {
            Ok(Entry::Closed(Closed { records: at.record, head: checked.hash }))
        }
        Content::Closing => {
            let fault = Fault { at: 0, found: Found::MoreText, expected: Expected::End };
            Err(defect(*next, fault).into())
        }
    }
}

/// Whether nothing is left. An interrupted look is repeated, as the standard library's own
/// reading does.
fn at_end<R: BufRead>(source: &mut R) -> io::Result<bool> {
    loop {
        match source.fill_buf() {
            Ok(rest) => return Ok(rest.is_empty()),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

/// Reads one line into the buffer and gives it without its newline.
fn fetch<'a, R: BufRead>(
    source: &mut R,
    line: &'a mut Vec<u8>,
    at: Position,
) -> Result<&'a [u8], ReadError> {
    line.clear();
    Read::take(source, bytes(MAX_LINE_BYTES)).read_until(b'\n', line)?;
    if let Some(text) = line.strip_suffix(b"\n") {
        return Ok(text);
    }
    let (found, expected) = match line.len() {
        0 => (Found::End, Expected::Closing),
        MAX_LINE_BYTES.. => (Found::LongLine(MAX_LINE_BYTES), Expected::LineMax(MAX_LINE_BYTES)),
        _ => (Found::CutLine, Expected::Newline),
    };
    Err(defect(at, Fault { at: line.len(), found, expected }).into())
}

fn decode<T: DeserializeOwned>(
    at: Position,
    record: &RawValue,
) -> Result<(Position, T), ReadError> {
    serde_json::from_str(record.get()).map(|value| (at, value)).map_err(|error| {
        let expected = Expected::Type(std::any::type_name::<T>());
        let column = error.column().saturating_sub(1);
        let fault = Fault {
            at: line::record_at(at.record) + column,
            found: Found::OtherType(error.to_string()),
            expected,
        };
        defect(at, fault).into()
    })
}

/// A fault in the line that begins at `at`. Every line holds one record, so the two count alike.
fn defect(at: Position, fault: Fault) -> Defect {
    Defect {
        line: at.record + 1,
        offset: at.byte_offset + bytes(fault.at),
        found: fault.found,
        expected: fault.expected,
    }
}

/// A length within one line as a length within a file: never more than `MAX_LINE_BYTES`.
const fn bytes(n: usize) -> u64 {
    n as u64
}
