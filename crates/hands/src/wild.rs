//! Hands with jokers, given as their natural cards.

use crate::high::{High, slot4, slot6, sum};
use crate::key::{FLUSH, SUITS, flush, mask};
use crate::tables;
use cards::Card;

/// The set of ranks, where the natural cards are of one suit.
#[inline(always)]
pub(crate) fn lane<const N: usize>(cards: &[Card; N]) -> Option<usize> {
    let masks = cards.iter().fold(0, |masks, card| masks | mask(*card));
    let shift = 16 * (cards[0].code() % 4);
    let lane = masks >> shift & 0x1fff;
    (lane << shift == masks).then_some(lane as usize)
}

/// The flush that jokers complete, where the natural cards are of one suit and different ranks.
#[inline(always)]
fn suited<const N: usize>(cards: &[Card; N]) -> u16 {
    lane(cards).map_or(0, |lane| tables::WILD_FLUSH[lane])
}

/// Four cards and a joker that stands for any card.
#[inline]
#[must_use]
pub fn wild4(cards: &[Card; 4]) -> High {
    High::from_number(tables::WILD4[slot4(sum(cards))].max(suited(cards)))
}

/// Three cards and two jokers that stand for any cards.
#[inline]
#[must_use]
pub fn wild3(cards: &[Card; 3]) -> High {
    let r = cards.map(|card| usize::from(card.code() / 4));
    let at = usize::from(tables::TRIPLE[r[0] + 13 * r[1] + 169 * r[2]]);
    High::from_number(tables::WILD3[at].max(suited(cards)))
}

/// Two cards and three jokers that stand for any cards.
#[inline]
#[must_use]
pub fn wild2(cards: &[Card; 2]) -> High {
    let r = cards.map(|card| usize::from(card.code() / 4));
    let at = usize::from(tables::PAIR[r[0] + 13 * r[1]]);
    High::from_number(tables::WILD2[at].max(suited(cards)))
}

/// Four cards and a bug: an ace, or whatever completes a straight or a flush.
#[inline]
#[must_use]
pub fn bug(cards: &[Card; 4]) -> High {
    High::from_number(tables::BUG4[slot4(sum(cards))].max(suited(cards)))
}

/// The best five of six cards and a joker, of which `plain` is the best without a flush.
#[inline(always)]
fn of_seven(cards: &[Card; 6], plain: &[u16]) -> High {
    let sum = sum(cards);
    let best = plain[slot6(sum)];
    // One more in each suit: four cards of one are enough for a flush.
    let four = sum.wrapping_add(0x1111 << SUITS);
    if four & FLUSH == 0 {
        return High::from_number(best);
    }
    let masks = cards.iter().fold(0, |masks, card| masks | mask(*card));
    High::from_number(best.max(tables::WILD_FLUSH[usize::from(flush(four, masks)) % 8192]))
}

/// The best five of six cards and a joker that stands for any card.
#[inline]
#[must_use]
pub fn wild6(cards: &[Card; 6]) -> High {
    of_seven(cards, &tables::WILD6)
}

/// The best five of six cards and a bug: an ace, or whatever completes a straight or a flush.
#[inline]
#[must_use]
pub fn bug6(cards: &[Card; 6]) -> High {
    of_seven(cards, &tables::BUG6)
}
