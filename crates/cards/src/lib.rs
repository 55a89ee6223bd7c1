//! Playing cards and the packs they come in.
//!
//! A [`Card`] is a rank and a suit, written `Qh`. A [`Pack`] says how many copies of each card a
//! shoe holds: eight decks, or a stripped deck with extra tens. Nothing here knows a game, money
//! or chance: who draws the cards, and in which order, is decided elsewhere.

mod any;
mod card;
mod hand;
mod pack;
mod text;
mod throw;

pub use any::{AnyCard, parse_any_cards};
pub use card::{Card, Colour, ParseCardError, Rank, Suit, parse_cards};
pub use hand::Hand;
pub use pack::{Missing, Pack};
pub use throw::{Throw, ThrowDefect};
