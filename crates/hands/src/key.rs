//! What each card adds to the key of a hand.
//!
//! The lowest and the highest sixteen bits add up a number for each rank, of which a perfect hash
//! is made. Between them four bits count each suit. Suits start at three, so that a fifth card
//! of one suit sets its highest bit.

use crate::tables::{HIGH, RANK_KEYS};
use cards::Card;

/// Where the counts of suits begin.
pub(crate) const SUITS: u32 = 32;

/// A hand without cards.
pub(crate) const EMPTY: u64 = 0x3333 << SUITS;

/// Set where a suit has five cards.
pub(crate) const FLUSH: u64 = 0x8888 << SUITS;

/// The key of each card. As many as a byte has values, so that none is out of range.
pub(crate) const KEYS: [u64; 256] = {
    let mut keys = [0; 256];
    let mut code = 0;
    while code < Card::COUNT {
        let (rank, suit) = (code / 4, code % 4);
        keys[code] = RANK_KEYS[rank] + (1 << (SUITS as usize + 4 * suit));
        code += 1;
    }
    keys
};

/// The key of a card.
#[inline]
pub(crate) fn key(card: Card) -> u64 {
    HIGH.keys[usize::from(card.code())]
}

/// The bit of each card in the sets of ranks held in each suit, sixteen bits to a suit.
pub(crate) const MASKS: [u64; 256] = {
    let mut masks = [0; 256];
    let mut code = 0;
    while code < Card::COUNT {
        masks[code] = 1 << (16 * (code % 4) + code / 4);
        code += 1;
    }
    masks
};

/// The bit of a card in the sets of ranks held in each suit.
#[inline]
pub(crate) fn mask(card: Card) -> u64 {
    HIGH.masks[usize::from(card.code())]
}

/// The set of ranks held in the suit that has five cards or more.
#[inline]
pub(crate) fn flush(key: u64, masks: u64) -> u16 {
    // The highest bits of the counts are four apart, the sets sixteen. A half of the key is looked
    // at, so that the test of the whole stays one instruction.
    let fives = (key >> (SUITS + 3)) as u32 & (FLUSH >> (SUITS + 3)) as u32;
    masks.wrapping_shr(4 * fives.trailing_zeros()) as u16
}
