//! Pai gow poker: what seven cards hold, and how two hands that are set meet the bank's.
//!
//! Suits are alike to every rule, so that hands which differ only in the names of their suits are
//! counted once, with their number.

// Hands of all sizes are passed alike.
#![allow(clippy::trivially_copy_pass_by_ref)]

mod classes;
mod contest;
#[cfg(test)]
mod tests;

pub use classes::{colour_census, seven_census};
pub use contest::{Outcomes, Table};

use cards::{AnyCard, Card};

/// Cards of four suits by their ranks, and perhaps jokers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck {
    /// The ranks, as a set.
    pub ranks: u16,
    /// How many jokers.
    pub jokers: u8,
}

impl Deck {
    /// A whole deck with so many jokers.
    #[must_use]
    pub const fn full(jokers: u8) -> Deck {
        Deck { ranks: 0x1fff, jokers }
    }

    /// Its cards, by code, jokers last.
    #[must_use]
    pub fn cards(self) -> Vec<AnyCard> {
        let held = |card: &Card| self.ranks >> (card.code() / 4) & 1 == 1;
        let jokers = std::iter::repeat_n(AnyCard::JOKER, usize::from(self.jokers));
        Card::all().filter(held).map(AnyCard::from).chain(jokers).collect()
    }
}
