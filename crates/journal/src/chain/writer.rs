//! Writing a journal: append, append, finish.

use std::error::Error;
use std::fmt;
use std::io::{self, BufRead, Write};

use serde::Serialize;

use super::line::{self, MAX_LINE_BYTES};
use super::{Closed, Found, Hash, Position, ReadError, Reader};

/// Appends records to a journal and closes it.
///
/// Each line reaches the sink in one `write_all`. When it is durable is the owner's business:
/// wrap the sink in a `BufWriter` or not, [`flush`](Self::flush), and sync through
/// [`get_ref`](Self::get_ref), one sync for many records if need be. A journal whose writer is
/// dropped unfinished is read as not closed, and can be resumed.
///
/// [`finish`](Self::finish) consumes the writer, so nothing can follow the closing record:
///
/// ```compile_fail,E0382
/// let mut writer = journal::chain::Writer::new(Vec::new());
/// let (file, closed) = writer.finish()?;
/// writer.append(&"late")?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
#[must_use = "a journal that is not finished is not closed"]
pub struct Writer<W> {
    sink: W,
    next: Position,
    head: Hash,
    broken: bool,
    record: Vec<u8>,
    line: Vec<u8>,
}

/// Why a record was not written. Except for `Io` and `Broken` nothing has happened, and the
/// writer can be used further. Its text is complete; it names no further source.
#[derive(Debug)]
pub enum WriteError {
    /// The sink failed: how much of the line it took is not known, so the writer is now broken.
    Io(io::Error),
    /// The sink failed before. Read the journal, cut a torn last line off, and resume.
    Broken,
    /// The record has no JSON form.
    Encode(serde_json::Error),
    /// The record's JSON has line breaks, or is not JSON: it holds a raw value of that kind.
    NotOneLine,
    /// The record reads like the closing one, `{"closed":{"records":…`.
    Reserved,
    /// The line would be longer than [`MAX_LINE_BYTES`].
    TooLong {
        /// The length it would have.
        bytes: usize,
    },
}

/// Why a journal could not be resumed. Its text is complete; it names no further source.
#[derive(Debug)]
pub enum ResumeError {
    /// It could not be read, or is damaged.
    Read(ReadError),
    /// It is closed: nothing may follow.
    Closed(Closed),
}

impl<W: Write> Writer<W> {
    /// Begins a new journal in an empty sink.
    pub fn new(sink: W) -> Self {
        Self::after(sink, Position::default(), Hash::ZERO)
    }

    /// Continues a journal that was not closed: verifies what is left of it in `reader`, then
    /// appends to `sink`, which must stand exactly where the reader's source ends (the same
    /// file, opened to append). What is written is the same as without the interruption.
    ///
    /// Records cut off at the end of a line do not show. If the head was kept, compare it with
    /// [`head`](Self::head) before the first append.
    ///
    /// ```
    /// use journal::chain::{Reader, Writer};
    ///
    /// let mut file = Vec::new();
    /// let mut writer = Writer::new(&mut file);
    /// writer.append(&"Qh")?;
    /// let kept = writer.head();
    /// drop(writer); // the lights go out
    ///
    /// let written = file.clone();
    /// let mut writer = Writer::resume(&mut Reader::new(written.as_slice()), &mut file)?;
    /// assert_eq!(writer.head(), kept);
    /// assert_eq!(writer.append(&"7c")?.record, 1);
    /// let (_, closed) = writer.finish()?;
    /// assert_eq!(Reader::new(file.as_slice()).verify()?, closed);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the journal is damaged, closed already, or cannot be read. A last line that a crash
    /// cut short is damage too ([`Found::CutLine`]): shorten the file to
    /// [`Reader::position`] and resume anew. That is never done silently.
    pub fn resume<R: BufRead>(reader: &mut Reader<R>, sink: W) -> Result<Self, ResumeError> {
        match reader.verify() {
            Ok(closed) => Err(ResumeError::Closed(closed)),
            Err(ReadError::Defect(defect)) if defect.found == Found::End => {
                Ok(Self::after(sink, reader.position(), reader.head()))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Appends a record, and says where it stands.
    ///
    /// # Errors
    /// See [`WriteError`].
    pub fn append<T: Serialize + ?Sized>(&mut self, record: &T) -> Result<Position, WriteError> {
        self.record.clear();
        serde_json::to_writer(&mut self.record, record).map_err(WriteError::Encode)?;
        // Whatever a writer accepts, a reader must accept: a raw value may hold line breaks.
        if !line::is_one_value(&self.record) {
            return Err(WriteError::NotOneLine);
        }
        if line::is_closing(&self.record) {
            return Err(WriteError::Reserved);
        }
        self.write()
    }

    /// Closes the journal, flushes, and returns the sink with the verdict a reader will reach.
    ///
    /// Keep [`Closed::head`] apart from the file: see [what a hash chain
    /// proves](super#what-a-hash-chain-proves-and-what-not).
    ///
    /// # Errors
    /// [`WriteError::Io`] or [`WriteError::Broken`]. Whether the journal is closed is then told
    /// only by reading it.
    pub fn finish(mut self) -> Result<(W, Closed), WriteError> {
        let records = self.next.record;
        self.record.clear();
        self.record.extend_from_slice(line::closing(records).as_bytes());
        self.write()?;
        self.flush()?;
        Ok((self.sink, Closed { records, head: self.head }))
    }

    /// Flushes the sink.
    ///
    /// # Errors
    /// [`WriteError::Io`] if that fails, and [`WriteError::Broken`] if the sink failed before.
    pub fn flush(&mut self) -> Result<(), WriteError> {
        self.guard(W::flush)
    }

    /// Where the next record will stand.
    #[must_use]
    pub fn position(&self) -> Position {
        self.next
    }

    /// The hash of the last line written: a commitment to everything so far.
    #[must_use]
    pub fn head(&self) -> Hash {
        self.head
    }

    /// The sink, to make it durable. Write nothing to it.
    pub fn get_ref(&self) -> &W {
        &self.sink
    }

    fn after(sink: W, next: Position, head: Hash) -> Self {
        Self { sink, next, head, broken: false, record: Vec::new(), line: Vec::new() }
    }

    /// Writes the line for the text in `self.record`.
    fn write(&mut self) -> Result<Position, WriteError> {
        let at = self.next;
        let hash = self.head.link(at.record, &self.record);
        let mut line = std::mem::take(&mut self.line);
        line::render(&mut line, at.record, hash, &self.record);
        let bytes = line.len();
        let written = if bytes > MAX_LINE_BYTES {
            Err(WriteError::TooLong { bytes })
        } else {
            self.guard(|sink| sink.write_all(&line))
        };
        self.line = line;
        written?;
        self.next = Position { record: at.record + 1, byte_offset: at.byte_offset + bytes as u64 };
        self.head = hash;
        Ok(at)
    }

    /// Lets something be done with the sink, unless it failed once: after half a line, a further
    /// one would only do more damage.
    fn guard(&mut self, act: impl FnOnce(&mut W) -> io::Result<()>) -> Result<(), WriteError> {
        if self.broken {
            return Err(WriteError::Broken);
        }
        // Broken until it is done, so that a sink that panics counts as failed.
        self.broken = true;
        act(&mut self.sink)?;
        self.broken = false;
        Ok(())
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => write!(f, "the journal could not be written: {error}"),
            Self::Broken => f.write_str("the journal's sink failed before; verify and resume"),
            Self::Encode(error) => write!(f, "the record has no JSON form: {error}"),
            Self::NotOneLine => f.write_str("the record is not one JSON value on one line"),
            Self::Reserved => f.write_str("the record has the form kept for the closing one"),
            Self::TooLong { bytes } => {
                write!(f, "the line would have {bytes} bytes, above {MAX_LINE_BYTES}")
            }
        }
    }
}

impl Error for WriteError {}

impl From<io::Error> for WriteError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl fmt::Display for ResumeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read(error) => error.fmt(f),
            Self::Closed(closed) => {
                write!(f, "the journal is closed after {} records", closed.records)
            }
        }
    }
}

impl Error for ResumeError {}

impl From<ReadError> for ResumeError {
    fn from(error: ReadError) -> Self {
        Self::Read(error)
    }
}
