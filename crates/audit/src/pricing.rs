//! Edges, from whoever can count them.

use law::Posted;
use odds::Exact;
use serde::Serialize;

/// The house's edge of a wager by one pay table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Edge {
    /// The wager or mark.
    pub wager: String,
    /// The wager of the book of which it is a mark.
    pub group: String,
    /// The pay table.
    pub paytable: String,
    /// The house's advantage per unit of `basis`.
    pub edge: Exact,
    /// What the edge is a part of: `stake`, `ante`.
    pub basis: String,
    /// How decisions are made: `none`, `best`.
    pub strategy: String,
}

/// Whoever can price a table. The library's `price` can; a test may bring figures of its own.
pub trait Pricing {
    /// The edges of every wager on offer, each by the pay table in use.
    ///
    /// # Errors
    /// Why there is none, as a sentence.
    fn edges(&self, game: &str, posted: &Posted) -> Result<Vec<Edge>, String>;
}
