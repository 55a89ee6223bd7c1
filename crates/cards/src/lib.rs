//! Playing cards and the packs they come in.
//!
//! A [`Card`] is a rank and a suit, written `Qh`; a [`Tile`] is a Chinese domino, written `4-5`. A
//! [`Pack`] says how many copies of each a shoe holds: eight decks, a stripped deck with extra
//! tens, a set of tiles. Nothing here knows a game, money or chance: who draws them, and in which
//! order, is decided elsewhere.

mod any;
mod card;
mod hand;
mod pack;
mod text;
mod throw;
mod tile;

pub use any::{AnyCard, parse_any_cards};
pub use card::{Card, Colour, ParseCardError, Rank, Suit, parse_cards};
pub use hand::Hand;
pub use pack::{Missing, Pack};
pub use throw::{Throw, ThrowDefect};
pub use tile::{Tile, Twins};
