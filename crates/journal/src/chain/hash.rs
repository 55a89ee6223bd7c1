//! The hash that links a line to all lines before it.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Separates these hashes from every other use of BLAKE3; the number is the format's version.
const CONTEXT: &str = "croupier journal 1";

/// One link of the chain: 32 bytes, written as 64 lowercase hexadecimal digits.
///
/// ```
/// use journal::chain::{Hash, Writer};
///
/// let (_, closed) = Writer::new(Vec::new()).finish()?;
/// let kept = closed.head.to_string();
/// assert_eq!(kept.len(), 64);
/// assert_eq!(kept.parse::<Hash>()?, closed.head);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Hash([u8; 32]);

/// A text that is not a hash: anything but 64 lowercase hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotAHash;

impl Hash {
    /// What stands before the first line: 32 zero bytes.
    pub const ZERO: Self = Self([0; 32]);

    /// The 32 bytes.
    #[must_use]
    pub const fn to_bytes(self) -> [u8; 32] {
        self.0
    }

    /// The hash of line `n`, whose record is `record`, after a line with the hash `self`.
    ///
    /// The first two parts have a fixed length, so no two lines feed the same bytes.
    #[must_use]
    pub fn link(self, n: u64, record: &[u8]) -> Self {
        let mut hasher = blake3::Hasher::new_derive_key(CONTEXT);
        hasher.update(&self.0).update(&n.to_le_bytes()).update(record);
        Self(*hasher.finalize().as_bytes())
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&blake3::Hash::from_bytes(self.0).to_hex())
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hash({self})")
    }
}

impl FromStr for Hash {
    type Err = NotAHash;

    fn from_str(text: &str) -> Result<Self, NotAHash> {
        // Capitals would give one hash two spellings, and a flipped bit could turn one into the
        // other.
        if text.bytes().any(|b| b.is_ascii_uppercase()) {
            return Err(NotAHash);
        }
        blake3::Hash::from_hex(text).map(|hash| Self(*hash.as_bytes())).map_err(|_| NotAHash)
    }
}

impl fmt::Display for NotAHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a hash is 64 lowercase hexadecimal digits")
    }
}

impl Error for NotAHash {}

impl From<Hash> for String {
    fn from(hash: Hash) -> Self {
        hash.to_string()
    }
}

impl TryFrom<String> for Hash {
    type Error = NotAHash;

    fn try_from(text: String) -> Result<Self, NotAHash> {
        text.parse()
    }
}
