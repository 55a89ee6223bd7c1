//! Mexican Poker: 40 cards without eights, nines and tens, and a joker. A flush beats a full
//! house; a run goes over the gap, from A-2-3-4-5 by 4-5-6-7-J to 7-J-Q-K-A, which in one suit is
//! the royal flush of this deck.

use crate::high::{Category, slot4, slot5, sum};
use crate::key::{FLUSH, flush, mask};
use crate::short::flush_first;
use crate::tables;
use crate::wild::lane;
use cards::Card;

/// How good a hand of Mexican Poker is: larger is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mexican(u16);

impl Mexican {
    /// Its number, larger for the better hand.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }

    /// What kind of hand it is. The order of kinds here is not [`Category`]'s own.
    #[must_use]
    pub fn category(self) -> Category {
        flush_first(&tables::MEXICAN_FIRST, self.0)
    }
}

/// Five cards of the deck without its joker.
///
/// ```
/// use hands::{Category, mexican};
/// let run = mexican(&cards::parse_cards("4h 5d 6c 7s Jh").unwrap().try_into().unwrap());
/// assert_eq!(run.category(), Category::Straight);
/// ```
#[inline]
#[must_use]
pub fn mexican(cards: &[Card; 5]) -> Mexican {
    let sum = sum(cards);
    if sum & FLUSH != 0 {
        let masks = cards.iter().fold(0, |masks, card| masks | mask(*card));
        return Mexican(tables::MEXICAN_FLUSH[usize::from(flush(sum, masks)) % 8192]);
    }
    Mexican(tables::MEXICAN5[slot5(sum)])
}

/// The flush that the joker completes, where four cards are of one suit.
#[inline(always)]
fn suited(cards: &[Card; 4]) -> u16 {
    lane(cards).map_or(0, |lane| tables::MEXICAN_WILD_FLUSH[lane])
}

/// Four cards and the joker dealt face down, which stands for any card.
#[inline]
#[must_use]
pub fn mexican_wild(cards: &[Card; 4]) -> Mexican {
    Mexican(tables::MEXICAN_WILD4[slot4(sum(cards))].max(suited(cards)))
}

/// Four cards and the joker dealt face up: an ace, or whatever completes a straight or a flush.
#[inline]
#[must_use]
pub fn mexican_bug(cards: &[Card; 4]) -> Mexican {
    Mexican(tables::MEXICAN_BUG4[slot4(sum(cards))].max(suited(cards)))
}
