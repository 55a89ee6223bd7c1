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
    best(cards, |masks| {
        // Every rank one up, the ace down to the lowest place, in all four suits at once.
        (masks << 1 & 0x1ffe_1ffe_1ffe_1ffe) | (masks >> 12 & 0x0001_0001_0001_0001)
    })
}

/// The best badugi of up to seven cards, the ace being the highest.
#[inline]
#[must_use]
pub fn badugi_ace_high<const N: usize>(cards: &[Card; N]) -> Badugi {
    best(cards, |masks| masks)
}

/// One card of each suit, so that ranks differ. The lowest of each suit are best unless two of
/// them are alike; then each of them may give way to the next of its suit, and so on.
#[inline(always)]
fn best<const N: usize>(cards: &[Card; N], order: impl Fn(u64) -> u64) -> Badugi {
    let masks = order(cards.iter().fold(0, |masks, card| masks | mask(*card)));
    // The lowest card of every suit at once: sixteen bits to a suit, of which the highest stay
    // free for what negating carries.
    let low = masks & (!masks & 0x7fff_7fff_7fff_7fff).wrapping_add(0x0001_0001_0001_0001);
    let (pairs, sums) = (low | low >> 32, low.wrapping_add(low >> 32));
    let set = (pairs | pairs >> 16) as u16;
    let sum = sums.wrapping_add(sums >> 16) as u16;
    // Different bits add up to what they are together.
    if set == sum {
        return Badugi(tables::BADUGI[usize::from(set) & 0x1fff]);
    }
    let lanes = |of: u64| [0, 16, 32, 48].map(|shift| (of >> shift) as u16);
    if N > 4 {
        return Badugi(choose(&lanes(masks), 0));
    }
    // Of four cards two suits at most have a second one, and one step is enough: one suit after
    // the other gives its second lowest.
    let [a, b, c, d] = lanes(low);
    let rest = masks ^ low;
    let next = lanes(rest & (!rest & 0x7fff_7fff_7fff_7fff).wrapping_add(0x0001_0001_0001_0001));
    let value = |set: u16| tables::BADUGI[usize::from(set) & 0x1fff];
    let instead = |next: u16, low: u16| if next == 0 { low } else { next };
    let best = value(set).max(value(instead(next[0], a) | b | c | d));
    let best = best.max(value(a | instead(next[1], b) | c | d));
    let best = best.max(value(a | b | instead(next[2], c) | d));
    Badugi(best.max(value(a | b | c | instead(next[3], d))))
}

/// The best set with one card of each further suit beside what is held.
#[inline(never)]
fn choose(lanes: &[u16], held: u16) -> u16 {
    let Some((lane, rest)) = lanes.split_first() else {
        return tables::BADUGI[usize::from(held) & 0x1fff];
    };
    let mut best = choose(rest, held);
    let mut left = *lane;
    while left != 0 {
        best = best.max(choose(rest, held | (left & left.wrapping_neg())));
        left &= left - 1;
    }
    best
}
