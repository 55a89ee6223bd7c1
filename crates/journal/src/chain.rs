//! The storage half of the journal: an append-only file of records in a hash chain, whatever the
//! records are. One line of UTF-8 JSON per record, in exactly this form and no other:
//!
//! ```text
//! {"n":0,"hash":"<64 lowercase hex>","record":<any JSON value>}
//! ```
//!
//! `n` counts from 0. `hash` is BLAKE3 in key derivation mode, context `croupier journal 1`, over
//! the previous line's hash (32 zero bytes for the first), `n` as a little-endian `u64`, and the
//! record's bytes as they stand in the line: no canonical form of a record is needed, because
//! nothing is ever written anew. The last line is `{"closed":{"records":N}}`, chained like the
//! others; a file without it was cut short. A line, newline included, has at most
//! [`MAX_LINE_BYTES`].
//!
//! # What a hash chain proves, and what not
//!
//! It shows accidents and partial tampering: a changed byte, a record dropped, repeated or moved,
//! a file cut short. There is no secret in it. **Somebody able to rewrite the whole file can
//! recompute every hash**, and somebody able to cut a file that is still open can close it anew.
//! So keep the head elsewhere, out of the same hands (print it, sign it, send it to the
//! regulator): [`Writer::finish`] returns it in [`Closed`], [`Writer::head`] tells it at any
//! moment, and it must equal the `Closed` that [`Reader::verify`] returns later.
//!
//! ```
//! use journal::chain::{Reader, Writer};
//!
//! let mut writer = Writer::new(Vec::new());
//! writer.append(&("dealt", "Qh"))?;
//! writer.append(&("dealt", "7c"))?;
//! let (file, kept) = writer.finish()?;
//!
//! let mut reader = Reader::new(file.as_slice());
//! let mut cards = Vec::new();
//! for entry in reader.records::<(String, String)>() {
//!     let (position, (_, card)) = entry?;
//!     cards.push((position.record, card));
//! }
//! assert_eq!(cards, [(0, "Qh".to_string()), (1, "7c".to_string())]);
//! assert_eq!(reader.verify()?, kept);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod defect;
mod hash;
mod line;
mod reader;
#[cfg(test)]
mod tests;
mod writer;

use serde::{Deserialize, Serialize};

pub use defect::{Defect, Expected, Found};
pub use hash::{Hash, NotAHash};
pub use line::MAX_LINE_BYTES;
pub use reader::{Entry, ReadError, Reader, Records};
pub use writer::{ResumeError, WriteError, Writer};

/// Where a record stands in its journal.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Position {
    /// The record's number `n`, from 0.
    pub record: u64,
    /// Where its line begins, in bytes from the beginning of the journal.
    pub byte_offset: u64,
}

/// The verdict on a journal that is whole: every line verified, and closed at the end.
///
/// It proves that the file agrees with itself. That it is the file once written is proven only
/// by comparing `head` with one kept elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Closed {
    /// How many records there are; the closing one is not counted.
    pub records: u64,
    /// The hash of the closing line. It commits to every byte before it.
    pub head: Hash,
}
