//! Badugi: the most cards of different ranks and different suits, and then the lowest.

use crate::key::mask;
use crate::tables;
use cards::Card;

/// How good a badugi hand is: larger is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Badugi(u16);

impl Badugi {
    /// Its number, larger for the better hand.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }

    /// How many cards it has, one to four.
    #[must_use]
    pub const fn cards(self) -> u8 {
        // Thirteen single ranks, 78 pairs of them, 286 triples, 715 fours.
        match self.0 {
            0..=13 => 1,
            14..=91 => 2,
            92..=377 => 3,
            _ => 4,
        }
    }
}

/// The best badugi of up to seven cards, the ace being the lowest.
#[inline]
#[must_use]
pub fn badugi<const N: usize>(cards: &[Card; N]) -> Badugi {
    best(lanes(cards).map(|lane| (lane << 1 | lane >> 12) & 0x1fff))
}

/// The best badugi of up to seven cards, the ace being the highest.
#[inline]
#[must_use]
pub fn badugi_ace_high<const N: usize>(cards: &[Card; N]) -> Badugi {
    best(lanes(cards))
}

/// The ranks held in each suit.
#[inline(always)]
fn lanes<const N: usize>(cards: &[Card; N]) -> [u16; 4] {
    let masks = cards.iter().fold(0, |masks, card| masks | mask(*card));
    [0, 16, 32, 48].map(|shift| (masks >> shift) as u16 & 0x1fff)
}

/// One card of each suit, so that ranks differ. The lowest of each suit are best unless two of
/// them are alike.
#[inline(always)]
fn best(lanes: [u16; 4]) -> Badugi {
    let low = lanes.map(|lane| lane & lane.wrapping_neg());
    let set = low[0] | low[1] | low[2] | low[3];
    let suits: u32 = low.iter().map(|bit| u32::from(*bit != 0)).sum();
    if set.count_ones() == suits {
        return Badugi(tables::BADUGI[usize::from(set) & 0x1fff]);
    }
    Badugi(choose(lanes, 0))
}

/// The best set with one card of each further suit beside what is held.
#[inline(never)]
fn choose(lanes: [u16; 4], held: u16) -> u16 {
    let [lane, rest @ ..] = lanes;
    let mut best = further(&rest, held);
    let mut left = lane;
    while left != 0 {
        best = best.max(further(&rest, held | (left & left.wrapping_neg())));
        left &= left - 1;
    }
    best
}

fn further(lanes: &[u16], held: u16) -> u16 {
    let Some((lane, rest)) = lanes.split_first() else {
        return tables::BADUGI[usize::from(held) & 0x1fff];
    };
    let mut best = further(rest, held);
    let mut left = *lane;
    while left != 0 {
        best = best.max(further(rest, held | (left & left.wrapping_neg())));
        left &= left - 1;
    }
    best
}
