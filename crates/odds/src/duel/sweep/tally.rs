//! Hands of the dealer, counted so that those apart from a given hand can be told at once.
//!
//! For every few cards the tally knows how many of the hands counted hold them. How many hold none
//! of a seat's cards is then a sum with changing signs over the sets of those cards: all hands,
//! less those with one of them, plus those with two, and so on.

use super::super::forms::{places, runs, step, taken};
use std::array::from_fn;

/// The most cards of a dealer's hand that can be unknown.
pub(super) const UNKNOWN: usize = 4;

/// How many hands hold certain cards, for every few cards.
pub(super) struct Tally {
    /// By the number of cards and then by their place. Sums wrap; what is asked for fits.
    holding: [Vec<u32>; UNKNOWN + 1],
}

impl Tally {
    /// No hand yet, of so many different cards.
    pub(super) fn new(types: usize) -> Tally {
        Tally { holding: from_fn(|few| vec![0; places(types, few)]) }
    }

    /// All hands counted.
    pub(super) fn all(&self) -> u32 {
        self.holding[0][0]
    }

    /// Counts every hand of these cards, when so many copies of each are there.
    ///
    /// Of each card a set holds none, one and so on; hands that hold the set draw the others from
    /// the copies that are left.
    pub(super) fn add(&mut self, hand: &[u8], left: impl Fn(u8) -> usize) {
        let mut sets = [(0, 0, 1_u32); 1 << UNKNOWN];
        let mut known = 1;
        for (card, n) in runs(hand) {
            let before = known;
            for set in 0..before {
                let (mut few, mut at, ways) = sets[set];
                sets[set].2 = ways.wrapping_mul(taken(left(card), n));
                for held in 1..=n {
                    at += step(card, few);
                    few += 1;
                    let others = taken(left(card) - held, n - held);
                    sets[known] = (few, at, ways.wrapping_mul(others));
                    known += 1;
                }
            }
        }
        for (few, at, ways) in &sets[..known] {
            let holding = &mut self.holding[*few][*at];
            *holding = holding.wrapping_add(*ways);
        }
    }

    /// How many hands hold none of a seat's cards.
    #[inline]
    pub(super) fn apart<const K: usize>(&self, own: &[u8; K]) -> u32 {
        let steps: [[usize; K]; UNKNOWN] = from_fn(|before| own.map(|card| step(card, before)));
        let [all, ones, twos, threes, fours] = &self.holding;
        let (mut even, mut odd) = (all[0], 0_u32);
        for a in 0..K {
            let at = steps[0][a];
            odd = odd.wrapping_add(ones[at]);
            for b in a + 1..K {
                let at = at + steps[1][b];
                even = even.wrapping_add(twos[at]);
                for c in b + 1..K {
                    let at = at + steps[2][c];
                    odd = odd.wrapping_add(threes[at]);
                    for d in c + 1..K {
                        even = even.wrapping_add(fours[at + steps[3][d]]);
                    }
                }
            }
        }
        even.wrapping_sub(odd)
    }
}
