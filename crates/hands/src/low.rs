//! Lows: ace to five, in which straights and flushes do not count, and deuce to seven, in which
//! they do and the ace is high; and between them two of which straights and flushes do not count
//! and the ace is not always low.

use crate::high::{slot4, slot5, slot6, slot7, sum};
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
        return Low(tables::DEUCE_FLUSH[usize::from(flush(sum, masks)) % 8192]);
    }
    Low(tables::DEUCE_SEVEN5[slot5(sum)])
}

/// The best deuce-to-seven low of seven cards.
#[must_use]
pub fn deuce_to_seven7(cards: &[Card; 7]) -> Low {
    let sum = sum(cards);
    if sum & FLUSH != 0 {
        // Which five are a flush depends on which two are left out.
        return fives(cards).map(|five| deuce_to_seven(&five)).max().unwrap_or(Low(0));
    }
    Low(tables::DEUCE_SEVEN7[slot7(sum)])
}

/// All five of seven cards.
fn fives(cards: &[Card; 7]) -> impl Iterator<Item = [Card; 5]> {
    let two = (0..7).flat_map(|i| (i + 1..7).map(move |j| (i, j)));
    two.map(|(i, j)| {
        let mut rest = (0..7).filter(move |at| *at != i && *at != j);
        std::array::from_fn(|_| cards[rest.next().unwrap_or_default()])
    })
}

/// The deuce-to-six low of five cards: straights and flushes do not count, the ace is high, and
/// 6-5-4-3-2 is the best.
#[inline]
#[must_use]
pub fn deuce_to_six(cards: &[Card; 5]) -> Low {
    Low(tables::DEUCE_SIX5[slot5(sum(cards))])
}

/// The best deuce-to-six low of seven cards.
#[inline]
#[must_use]
pub fn deuce_to_six7(cards: &[Card; 7]) -> Low {
    Low(tables::DEUCE_SIX7[slot7(sum(cards))])
}

/// The low of seven-card stud hi-lo regular, of five cards: straights and flushes do not count and
/// 5-4-3-2-A is the best, but aces that pair are the worst pair, two deuces the best.
#[inline]
#[must_use]
pub fn regular(cards: &[Card; 5]) -> Low {
    Low(tables::REGULAR5[slot5(sum(cards))])
}

/// The best low of seven-card stud hi-lo regular.
#[inline]
#[must_use]
pub fn regular7(cards: &[Card; 7]) -> Low {
    Low(tables::REGULAR7[slot7(sum(cards))])
}

/// The ace-to-five low of four cards and a joker, which is the lowest card that they lack.
#[inline]
#[must_use]
pub fn ace_to_five_joker(cards: &[Card; 4]) -> Low {
    Low(tables::ACE_FIVE_JOKER4[slot4(sum(cards))])
}

/// The deuce-to-seven low of four cards and a joker, which is the lowest rank that they lack: 6 of
/// 5-4-3-2, a straight. It is of no suit, and so never makes a flush.
#[inline]
#[must_use]
pub fn deuce_to_seven_joker(cards: &[Card; 4]) -> Low {
    Low(tables::DEUCE_SEVEN_JOKER4[slot4(sum(cards))])
}
