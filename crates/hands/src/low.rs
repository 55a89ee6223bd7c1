//! Lows: ace to five, in which straights and flushes do not count, and deuce to seven, in which
//! they do and the ace is high.

use crate::high::{slot5, slot6, slot7, sum};
use crate::key::{FLUSH, flush, mask};
use crate::tables;
use cards::Card;

/// How good a low is: larger is the better low.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Low(u16);

impl Low {
    pub(crate) const fn from_number(number: u16) -> Low {
        Low(number)
    }

    /// Its number, larger for the better low.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }

    /// Ace to five: whether it is five different ranks, none above an eight.
    #[must_use]
    pub fn is_eight_or_better(self) -> bool {
        self.0 >= tables::QUALIFY[0]
    }

    /// Ace to five: whether it is five different ranks, none above a six.
    #[must_use]
    pub fn is_six_or_better(self) -> bool {
        self.0 >= tables::QUALIFY[1]
    }
}

/// The ace-to-five low of five cards.
#[inline]
#[must_use]
pub fn ace_to_five(cards: &[Card; 5]) -> Low {
    Low(tables::ACE_FIVE5[slot5(sum(cards))])
}

/// The best ace-to-five low of six cards.
#[inline]
#[must_use]
pub fn ace_to_five6(cards: &[Card; 6]) -> Low {
    Low(tables::ACE_FIVE6[slot6(sum(cards))])
}

/// The best ace-to-five low of seven cards.
#[inline]
#[must_use]
pub fn ace_to_five7(cards: &[Card; 7]) -> Low {
    Low(tables::ACE_FIVE7[slot7(sum(cards))])
}

/// The deuce-to-seven low of five cards.
#[inline]
#[must_use]
pub fn deuce_to_seven(cards: &[Card; 5]) -> Low {
    let sum = sum(cards);
    if sum & FLUSH != 0 {
        let masks = cards.iter().fold(0, |masks, card| masks | mask(*card));
        return Low(tables::DEUCE_FLUSH[flush(sum, masks)]);
    }
    Low(tables::DEUCE_SEVEN5[slot5(sum)])
}
