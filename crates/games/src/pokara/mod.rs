//! Pokara, of one California card room: three cards from decks of aces to tens; one of them may be
//! replaced, for a double or without, and a hand that does not rise by it is lost.
//!
//! Players' cards lie open, and so does one of the player-dealer's, who plays the house way and
//! loses to every live hand if its own draw does not raise it.

mod books;
mod facts;
mod hand;
mod round;
#[cfg(test)]
mod tests;
mod wagers;

pub use books::{ALL, pack};
pub use facts::{Clash, Dealt, End, Quality};
pub use hand::{Kind, Strength, house_way, strength};
pub use round::{Act, PokaraCites, Round, Rules, Seated};

pub use crate::places::{DEALER, spot};

use table::Game;

/// Pokara.
#[derive(Clone, Copy, Debug)]
pub struct Pokara;

impl Game for Pokara {
    type Rules = Rules;
    type Round = Round;
}
