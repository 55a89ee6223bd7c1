//! What can be wrong with a journal, where, and what should have stood there.

use std::error::Error;
use std::fmt;

use super::Hash;

/// Damage in a journal: where, what was found there and what was expected.
///
/// ```
/// use journal::chain::{Expected, Found, ReadError, Reader, Writer};
///
/// let mut writer = Writer::new(Vec::new());
/// writer.append(&"Qh")?;
/// let (file, _) = writer.finish()?;
/// // Without its first line, the closing line (number 1) comes where 0 should be.
/// let second = file.iter().position(|&b| b == b'\n').map_or(0, |end| end + 1);
///
/// let Err(ReadError::Defect(defect)) = Reader::new(&file[second..]).verify() else {
///     panic!("a dropped record was not noticed");
/// };
/// assert_eq!((defect.line, defect.offset), (1, 5));
/// assert_eq!((&defect.found, &defect.expected), (&Found::Later(1), &Expected::Number(0)));
/// assert_eq!(
///     defect.to_string(),
///     "line 1, byte 5: found number 1 (a record before it is missing or moved), \
///      expected number 0"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Defect {
    /// The line, from 1 as editors count.
    pub line: u64,
    /// The byte, from 0 at the beginning of the journal.
    pub offset: u64,
    /// What stands there.
    pub found: Found,
    /// What should stand there.
    pub expected: Expected,
}

/// What was found instead of the expected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// A byte that no UTF-8 text has at this place.
    Byte(u8),
    /// Text that is not JSON.
    NotJson,
    /// A field is not there.
    NoField,
    /// JSON, but spelled or shaped differently.
    OtherForm,
    /// A record's number that was already passed: the record is repeated or moved.
    Earlier(u64),
    /// A record's number that is not yet due: one before it is missing or moved.
    Later(u64),
    /// A hash that does not follow: this line, or its place in the chain, was changed.
    Hash(Hash),
    /// A line that still goes on after this many bytes.
    LongLine(usize),
    /// The end of the file in the middle of a line.
    CutLine,
    /// The end of the file between two lines.
    End,
    /// More text.
    MoreText,
    /// A closing record that counts this many records.
    Count(u64),
    /// A sound record that is not of the type asked for, with the decoder's reason.
    OtherType(String),
}

/// What a whole journal would have had.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expected {
    /// Text in UTF-8.
    Utf8,
    /// A line of the form `{"n":…,"hash":"…","record":…}`.
    Line,
    /// This field of a line.
    Field(&'static str),
    /// A record with this number.
    Number(u64),
    /// This hash.
    Hash(Hash),
    /// A newline within this many bytes.
    LineMax(usize),
    /// The rest of the line and its newline.
    Newline,
    /// A further record, or the closing one.
    Closing,
    /// Nothing: the journal is closed.
    End,
    /// A closing record that counts this many records.
    Count(u64),
    /// A record of this type.
    Type(&'static str),
}

impl fmt::Display for Defect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, offset, found, expected } = self;
        write!(f, "line {line}, byte {offset}: found {found}, expected {expected}")
    }
}

impl Error for Defect {}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Byte(byte) => write!(f, "the byte 0x{byte:02x}"),
            Self::NotJson => f.write_str("text that is not JSON"),
            Self::NoField => f.write_str("no such field"),
            Self::OtherForm => f.write_str("another form"),
            Self::Earlier(n) => write!(f, "number {n} (the record is repeated or moved)"),
            Self::Later(n) => write!(f, "number {n} (a record before it is missing or moved)"),
            Self::Hash(hash) => write!(f, "the hash {hash} (the line was changed)"),
            Self::LongLine(bytes) => write!(f, "a line that goes on after {bytes} bytes"),
            Self::CutLine => f.write_str("the end of the file within a line"),
            Self::End => f.write_str("the end of a journal that is not closed"),
            Self::MoreText => f.write_str("more text"),
            Self::Count(records) => write!(f, "a closing count of {records}"),
            Self::OtherType(reason) => write!(f, "a record that does not fit ({reason})"),
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Utf8 => f.write_str("text in UTF-8"),
            Self::Line => f.write_str(r#"exactly the form {"n":…,"hash":"…","record":…}"#),
            Self::Field(name) => write!(f, "the field {name:?}"),
            Self::Number(n) => write!(f, "number {n}"),
            Self::Hash(hash) => write!(f, "the hash {hash}"),
            Self::LineMax(bytes) => write!(f, "a newline within {bytes} bytes"),
            Self::Newline => f.write_str("the rest of the line and a newline"),
            Self::Closing => f.write_str("a further record or the closing one"),
            Self::End => f.write_str("nothing after the closing record"),
            Self::Count(records) => write!(f, "a closing count of {records}"),
            Self::Type(name) => write!(f, "a {name}"),
        }
    }
}
