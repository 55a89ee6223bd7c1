//! One line of a journal, written and checked.
//!
//! A line has exactly one spelling for its number, hash and record. That is what makes every
//! changed byte show: the hash covers the record alone, and the frame around it has no freedom
//! (no spaces, no other order of fields, no escapes, no capitals in the hash).

use serde::{Deserialize, Deserializer};
use serde_json::error::Category;
use serde_json::value::RawValue;

use super::{Expected, Found, Hash};

/// The longest line, its newline included. Neither side ever holds more than one line, so this
/// bounds the memory of both (a buffer may grow to twice this).
pub const MAX_LINE_BYTES: usize = 1 << 20;

// The fixed parts of a line, and of the closing record.
const OPEN: &str = r#"{"n":"#;
const HASH: &str = r#","hash":"#;
const RECORD: &str = r#","record":"#;
const END: &str = "}";
const CLOSING_OPEN: &str = r#"{"closed":{"records":"#;
const CLOSING_END: &str = "}}";

/// A hash in its quotation marks.
const QUOTED_HASH_BYTES: usize = 64 + 2;

/// Something wrong, `at` bytes into the line.
#[derive(Debug)]
pub(super) struct Fault {
    pub at: usize,
    pub found: Found,
    pub expected: Expected,
}

/// A line that was checked.
#[derive(Debug)]
pub(super) struct Checked<'a> {
    pub hash: Hash,
    pub content: Content<'a>,
}

/// What a line holds.
#[derive(Debug)]
pub(super) enum Content<'a> {
    Record(&'a RawValue),
    Closing,
}

/// Writes a whole line into `line`, which is emptied first.
pub(super) fn render(line: &mut Vec<u8>, n: u64, hash: Hash, record: &[u8]) {
    line.clear();
    line.extend_from_slice(format!("{OPEN}{n}{HASH}\"{hash}\"{RECORD}").as_bytes());
    line.extend_from_slice(record);
    line.extend_from_slice(END.as_bytes());
    line.push(b'\n');
}

/// The text of the record that closes a journal of `records` records.
pub(super) fn closing(records: u64) -> String {
    format!("{CLOSING_OPEN}{records}{CLOSING_END}")
}

/// Whether a record has the beginning that is kept for the closing one.
pub(super) fn is_closing(record: &[u8]) -> bool {
    record.starts_with(CLOSING_OPEN.as_bytes())
}

/// Whether this is one JSON value on one line with nothing around it.
pub(super) fn is_one_value(record: &[u8]) -> bool {
    !record.contains(&b'\n')
        && serde_json::from_slice::<&RawValue>(record)
            .is_ok_and(|value| value.get().len() == record.len())
}

/// Where the record begins in line `n`.
pub(super) fn record_at(n: u64) -> usize {
    let digits = n.checked_ilog10().map_or(1, |log| log as usize + 1);
    OPEN.len() + digits + HASH.len() + QUOTED_HASH_BYTES + RECORD.len()
}

/// Checks a line (without its newline) that should be number `n` after `previous`.
pub(super) fn check(line: &[u8], n: u64, previous: Hash) -> Result<Checked<'_>, Fault> {
    let fields = Fields::parse(text(line)?)?;

    let number_at = OPEN.len();
    match fields.n.parse::<u64>() {
        Ok(found) if found == n => {}
        Ok(found) if found < n => {
            return Err(fault(number_at, Found::Earlier(found), Expected::Number(n)));
        }
        Ok(found) => return Err(fault(number_at, Found::Later(found), Expected::Number(n))),
        Err(_) => return Err(fault(number_at, Found::OtherForm, Expected::Number(n))),
    }

    let hash_at = number_at + fields.n.len() + HASH.len();
    let hash = previous.link(n, fields.record.get().as_bytes());
    let found = fields.hash.strip_prefix('"').and_then(|hash| hash.strip_suffix('"'));
    match found.map(str::parse::<Hash>) {
        Some(Ok(found)) if found == hash => {}
        Some(Ok(found)) => return Err(fault(hash_at, Found::Hash(found), Expected::Hash(hash))),
        _ => return Err(fault(hash_at, Found::OtherForm, Expected::Hash(hash))),
    }

    let content = content(fields.record, n).map_err(|f| Fault { at: record_at(n) + f.at, ..f })?;
    Ok(Checked { hash, content })
}

/// The fields of a line as they are spelled.
struct Fields<'a> {
    n: &'a str,
    hash: &'a str,
    record: &'a RawValue,
}

impl<'a> Fields<'a> {
    fn parse(text: &'a str) -> Result<Self, Fault> {
        let loose: Loose<'a> = serde_json::from_str(text).map_err(|error| {
            let found = match error.classify() {
                Category::Syntax | Category::Eof | Category::Io => Found::NotJson,
                Category::Data => Found::OtherForm,
            };
            fault(error.column().saturating_sub(1), found, Expected::Line)
        })?;
        let need = |field: Option<&'a RawValue>, name| {
            field.ok_or_else(|| fault(0, Found::NoField, Expected::Field(name)))
        };
        let n = need(loose.n, "n")?.get();
        let hash = need(loose.hash, "hash")?.get();
        let record = need(loose.record, "record")?;

        let mut rest = text;
        for part in [OPEN, n, HASH, hash, RECORD, record.get(), END] {
            let at = text.len() - rest.len();
            rest = rest
                .strip_prefix(part)
                .ok_or_else(|| fault(at, Found::OtherForm, Expected::Line))?;
        }
        if !rest.is_empty() {
            return Err(fault(text.len() - rest.len(), Found::OtherForm, Expected::Line));
        }
        Ok(Self { n, hash, record })
    }
}

/// The fields of a line in any spelling JSON permits: only to say which of them is missing.
#[derive(Deserialize)]
struct Loose<'a> {
    #[serde(borrow, default, deserialize_with = "present")]
    n: Option<&'a RawValue>,
    #[serde(borrow, default, deserialize_with = "present")]
    hash: Option<&'a RawValue>,
    #[serde(borrow, default, deserialize_with = "present")]
    record: Option<&'a RawValue>,
}

/// A field that is there, be it `null`: a unit is as good a record as any.
fn present<'de, D: Deserializer<'de>>(from: D) -> Result<Option<&'de RawValue>, D::Error> {
    Deserialize::deserialize(from).map(Some)
}

fn text(line: &[u8]) -> Result<&str, Fault> {
    str::from_utf8(line).map_err(|error| {
        let at = error.valid_up_to();
        let byte = line.get(at).copied().unwrap_or_default();
        fault(at, Found::Byte(byte), Expected::Utf8)
    })
}

fn content(record: &RawValue, n: u64) -> Result<Content<'_>, Fault> {
    if !is_closing(record.get().as_bytes()) {
        return Ok(Content::Record(record));
    }
    if record.get() == closing(n) {
        return Ok(Content::Closing);
    }
    let count = record.get().strip_prefix(CLOSING_OPEN).and_then(|s| s.strip_suffix(CLOSING_END));
    let found = count.and_then(|s| s.parse().ok()).map_or(Found::OtherForm, Found::Count);
    Err(fault(CLOSING_OPEN.len(), found, Expected::Count(n)))
}

fn fault(at: usize, found: Found, expected: Expected) -> Fault {
    Fault { at, found, expected }
}
