//! Names of people, tables, rounds and meters; moments, and fresh entropy.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A person.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Default,
)]
pub struct PersonId(pub u32);

impl PersonId {
    /// The program itself, where it acts in nobody's name.
    pub const PROGRAM: PersonId = PersonId(0);
}

/// A table.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Default,
)]
pub struct TableId(pub u32);

/// A meter.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Default,
)]
pub struct MeterId(pub u32);

/// A round of a table, from 1: written `3-17`, the seventeenth of table 3.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Default,
)]
#[serde(try_from = "String", into = "String")]
pub struct RoundId {
    /// Whose.
    pub table: TableId,
    /// Its number.
    pub n: u64,
}

impl fmt::Display for RoundId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.table.0, self.n)
    }
}

impl FromStr for RoundId {
    type Err = String;

    fn from_str(text: &str) -> Result<RoundId, String> {
        let parts = text.split_once('-').and_then(|(table, n)| {
            Some(RoundId { table: TableId(table.parse().ok()?), n: n.parse().ok()? })
        });
        parts.ok_or_else(|| "a round is written like 3-17: table and number".to_string())
    }
}

impl TryFrom<String> for RoundId {
    type Error = String;

    fn try_from(text: String) -> Result<RoundId, String> {
        text.parse()
    }
}

impl From<RoundId> for String {
    fn from(round: RoundId) -> String {
        round.to_string()
    }
}

/// A moment: milliseconds since the beginning of 1970, as whoever keeps the clock says.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Default,
)]
pub struct Moment(u64);

/// Milliseconds of a day.
const DAY: u64 = 24 * 60 * 60 * 1000;

impl Moment {
    /// That many milliseconds since the beginning of 1970.
    #[must_use]
    pub const fn from_millis(millis: u64) -> Moment {
        Moment(millis)
    }

    /// Milliseconds since the beginning of 1970.
    #[must_use]
    pub const fn millis(self) -> u64 {
        self.0
    }

    /// So many milliseconds later.
    #[must_use]
    pub const fn after(self, millis: u64) -> Moment {
        Moment(self.0.saturating_add(millis))
    }

    /// Milliseconds since another moment; none where that is later.
    #[must_use]
    pub const fn since(self, earlier: Moment) -> u64 {
        self.0.saturating_sub(earlier.0)
    }

    /// The day it lies in, counted from the beginning of 1970 in universal time.
    #[must_use]
    pub const fn day(self) -> u64 {
        self.0 / DAY
    }
}

/// Fresh randomness that a request brings along. It is used at once, in order, and never stored.
///
/// It is longer than a seed because a seed of 256 bits reaches few of the orders of 416 cards:
/// log2(416!) is 3,026. A shuffle takes a block of [`Entropy::BLOCK`] bytes for every few cards.
#[derive(Clone)]
pub struct Entropy {
    bytes: [u8; Entropy::BYTES],
    used: usize,
    /// Blocks made of all bytes once they are used up.
    more: u64,
}

impl Entropy {
    /// Bytes in all.
    pub const BYTES: usize = 768;
    /// Bytes of a block: a key of the cipher.
    pub const BLOCK: usize = 32;

    /// The next block, of bytes that nothing else has used. Where all are used, a block derived
    /// from all of them together: a request that needs so much never repeats a value.
    pub fn block(&mut self) -> [u8; Entropy::BLOCK] {
        if let Some(block) = self.bytes[self.used..].first_chunk::<{ Entropy::BLOCK }>() {
            let block = *block;
            self.used += Entropy::BLOCK;
            return block;
        }
        let mut hasher = blake3::Hasher::new_derive_key("croupier floor entropy 1");
        hasher.update(&self.more.to_le_bytes()).update(&self.bytes);
        self.more += 1;
        *hasher.finalize().as_bytes()
    }
}

impl From<[u8; Entropy::BYTES]> for Entropy {
    fn from(bytes: [u8; Entropy::BYTES]) -> Entropy {
        Entropy { bytes, used: 0, more: 0 }
    }
}

impl fmt::Debug for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Entropy(…)")
    }
}
