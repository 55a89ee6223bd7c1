//! Six to ace, 36 cards: a flush beats a full house, and A-6-7-8-9 is the lowest straight.

use crate::high::{Category, slot5, slot6, slot7, sum};
use crate::key::{FLUSH, flush, mask};
use crate::tables;
use cards::Card;

/// How good a short-deck hand is: larger is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Short(u16);

impl Short {
    /// Its number, larger for the better hand.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }

    /// What kind of hand it is. The order of kinds here is not [`Category`]'s own.
    #[must_use]
    pub fn category(self) -> Category {
        flush_first(&tables::SHORT_FIRST, self.0)
    }
}

/// The kind of a number by where kinds begin, in an order in which a flush beats a full house.
pub(crate) fn flush_first(firsts: &[u16], number: u16) -> Category {
    let kind = firsts.iter().filter(|first| **first <= number).count();
    match Category::ALL[kind.saturating_sub(1)] {
        Category::Flush => Category::FullHouse,
        Category::FullHouse => Category::Flush,
        other => other,
    }
}

#[inline(always)]
fn rank<const N: usize>(cards: &[Card; N], plain: impl Fn(u64) -> u16) -> Short {
    let sum = sum(cards);
    if sum & FLUSH != 0 {
        let masks = cards.iter().fold(0, |masks, card| masks | mask(*card));
        return Short(tables::SHORT_FLUSH[usize::from(flush(sum, masks)) % 8192]);
    }
    Short(plain(sum))
}

/// Five cards of the short deck.
#[inline]
#[must_use]
pub fn short(cards: &[Card; 5]) -> Short {
    rank(cards, |sum| tables::SHORT5[slot5(sum)])
}

/// The best five of six cards of the short deck.
#[inline]
#[must_use]
pub fn short6(cards: &[Card; 6]) -> Short {
    rank(cards, |sum| tables::SHORT6[slot6(sum)])
}

/// The best five of seven cards of the short deck.
#[inline]
#[must_use]
pub fn short7(cards: &[Card; 7]) -> Short {
    rank(cards, |sum| tables::SHORT7[slot7(sum)])
}
