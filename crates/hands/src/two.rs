//! Two-card hands of pai gow poker: pairs beat single cards, then the higher card, then the other.

use cards::Card;

/// How good a two-card hand is: larger is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Two(u16);

impl Two {
    /// Whether it is a pair.
    #[must_use]
    pub const fn is_pair(self) -> bool {
        self.0 >= 169
    }

    /// One more than the largest number.
    pub const END: u16 = 169 + 13;

    /// Its number.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The ranks of its cards, the higher one first, 0 for a deuce to 12 for an ace.
    #[must_use]
    pub const fn ranks(self) -> [u8; 2] {
        if self.is_pair() {
            [(self.0 - 169) as u8; 2]
        } else {
            [(self.0 / 13) as u8, (self.0 % 13) as u8]
        }
    }
}

/// Ranks two cards. A joker is given as the card it stands for.
#[inline]
#[must_use]
pub fn two(cards: &[Card; 2]) -> Two {
    let [a, b] = cards.map(|card| u16::from(card.code() / 4));
    Two(if a == b { 169 + a } else { a.max(b) * 13 + a.min(b) })
}
