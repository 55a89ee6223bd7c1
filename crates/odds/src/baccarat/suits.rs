//! Counts coups by their suits without walking them.
//!
//! A leaf of the ten-letter walk fixes how many cards of each value lie in each hand. For any two
//! sets of suits `A` and `B` that are nested or disjoint, the ways to take the player's cards
//! from `A` and the banker's from `B` are a product over values. Seven sets matter (each suit,
//! each colour, all); what lies in a colour but in no one suit of it, and in neither colour,
//! follows by subtraction.

use super::coups;
use crate::Census;
use crate::census::falling;
use cards::{Card, Pack, Suit};
use games::baccarat::facts::{Cloth, Common, Coup, SuitSet, Suits};
use games::baccarat::hand::value;
use games::baccarat::{Baccarat, Round, Rules};
use table::{Facts, Reads, Seat};

/// The seven sets: four suits, black, red, all. A set is a mask of suits.
const SETS: [u8; 7] = [0b0001, 0b0010, 0b0100, 0b1000, 0b1001, 0b0110, 0b1111];
const BLACK: usize = 4;
const ALL: usize = 6;

/// How many cards of each value lie in each set.
pub(super) struct Copies([[u32; 7]; 10]);

impl Copies {
    pub(super) fn of(pack: &Pack) -> Copies {
        let mut copies = [[0; 7]; 10];
        for card in Card::all() {
            for (set, mask) in SETS.iter().enumerate() {
                let inside = mask >> card.suit() as u8 & 1;
                copies[usize::from(value(card))][set] +=
                    u32::from(pack.count(card)) * u32::from(inside);
            }
        }
        Copies(copies)
    }

    /// Ordered ways to take so many player's cards of a value from set `a` and so many banker's
    /// from set `b`. The smaller of two nested sets chooses first.
    fn ways(&self, value: usize, (a, b): (usize, usize), (player, banker): (u32, u32)) -> u128 {
        let row = &self.0[value];
        let (in_a, in_b) = (SETS[a], SETS[b]);
        if in_a & in_b == 0 {
            falling(row[a], player) * falling(row[b], banker)
        } else if in_a & in_b == in_a {
            falling(row[a], player) * falling(row[b].saturating_sub(player), banker)
        } else {
            falling(row[b], banker) * falling(row[a].saturating_sub(banker), player)
        }
    }
}

/// How many cards of each value each hand holds.
type Held = [(u32, u32); 10];

pub(super) fn held(round: &Round) -> Held {
    let mut held = [(0, 0); 10];
    for card in round.player.cards.cards() {
        held[usize::from(value(*card))].0 += 1;
    }
    for card in round.banker.cards.cards() {
        held[usize::from(value(*card))].1 += 1;
    }
    held
}

/// A census of [`Suits`], seen through `facts`.
pub(super) fn census<F: Facts>(
    rules: &Rules,
    pack: &Pack,
    facts: impl Fn(Suits) -> F,
    posted: SuitSet,
) -> Census {
    let copies = Copies::of(pack);
    let mut census = Census::new(F::CLASSES);
    coups(rules, pack, &mut |round, weight| {
        let Some(coup) = <Baccarat as Reads<Coup>>::facts(rules, round, Seat::FIRST) else {
            return;
        };
        let held = held(round);
        let plain = product(&copies, &held, (ALL, ALL));
        let mut within = [[0_i128; 7]; 7];
        for (a, row) in within.iter_mut().enumerate() {
            for (b, cell) in row.iter_mut().enumerate() {
                // The leaf's weight is its arrangements times `plain`.
                *cell = (weight * product(&copies, &held, (a, b)) / plain) as i128;
            }
        }
        for (a, row) in exactly(within).iter().enumerate() {
            for (b, count) in row.iter().enumerate().filter(|(_, count)| **count > 0) {
                let suits = facts(classify(coup, a, b, posted));
                census.add(suits.index(), *count as u128);
            }
        }
    });
    census
}

fn product(copies: &Copies, held: &Held, sets: (usize, usize)) -> u128 {
    let some = held.iter().enumerate().filter(|(_, (p, b))| p + b > 0);
    some.map(|(value, hands)| copies.ways(value, sets, *hands)).product()
}

/// From "within a set" to "in this set and in no smaller one", on both sides.
fn exactly(mut within: [[i128; 7]; 7]) -> [[i128; 7]; 7] {
    let subtract = |line: &mut [i128; 7]| {
        line[ALL] -= line[BLACK] + line[BLACK + 1];
        line[BLACK] -= line[Suit::Clubs as usize] + line[Suit::Spades as usize];
        line[BLACK + 1] -= line[Suit::Diamonds as usize] + line[Suit::Hearts as usize];
    };
    for row in &mut within {
        subtract(row);
    }
    for column in 0..7 {
        let mut line = within.map(|row| row[column]);
        subtract(&mut line);
        for (row, count) in within.iter_mut().zip(line) {
            row[column] = count;
        }
    }
    within
}

fn classify(coup: Coup, a: usize, b: usize, posted: SuitSet) -> Suits {
    let cloth = |set: usize| match set {
        ALL => Cloth::Mixed,
        BLACK.. => Cloth::Colour,
        _ => Cloth::Suit,
    };
    let colour = |set: usize| SETS[BLACK..ALL].iter().position(|c| SETS[set] & c == SETS[set]);
    let all = match (colour(a), colour(b)) {
        _ if a == b && a < BLACK && posted.contains(Suit::ALL[a]) => Common::Posted,
        _ if a == b && a < BLACK => Common::Suit,
        (Some(one), Some(other)) if one == other => Common::Colour,
        _ => Common::Mixed,
    };
    Suits { coup, all, player: cloth(a), banker: cloth(b) }
}
