//! Counts coups by their suits without walking them.
//!
//! A leaf of the ten-letter walk fixes how many cards of each value lie in each hand. For any two
//! sets of suits `A` and `B` that are nested or disjoint, the ways to take the player's cards
//! from `A` and the banker's from `B` are a product over values. Seven sets matter (each suit,
//! each colour, all); what lies in a colour but in no one suit of it, and in neither colour,
//! follows by subtraction, once for each class of coup.

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
const RED: usize = 5;
const ALL: usize = 6;

/// The most cards in one hand.
const HAND: usize = 3;

/// A number for each pair of sets, the player's and the banker's.
type Grid<N> = [[N; 7]; 7];

/// A census of [`Suits`], seen through `facts`.
pub(super) fn census<F: Facts>(
    rules: &Rules,
    pack: &Pack,
    facts: impl Fn(Suits) -> F,
    posted: SuitSet,
) -> Census {
    let ways = Ways::of(pack);
    let mut within = vec![Grid::<u128>::default(); Coup::CLASSES];
    coups(rules, pack, |round, weight| {
        let Some(coup) = <Baccarat as Reads<Coup>>::facts(rules, round, Seat::FIRST) else {
            return;
        };
        let ways = ways.product(&held(round));
        // The leaf's weight is the ways to choose its cards from all suits, times their orders
        // and the cards left undealt.
        let each = weight / u128::from(ways[ALL][ALL]);
        let sums = within[coup.index()].as_flattened_mut();
        for (sum, ways) in sums.iter_mut().zip(ways.as_flattened()) {
            *sum += each * u128::from(*ways);
        }
    });
    let mut census = Census::new(F::CLASSES);
    for (index, within) in within.into_iter().enumerate() {
        let Some(coup) = Coup::from_index(index) else { continue };
        for (a, row) in exactly(within).iter().enumerate() {
            for (b, count) in row.iter().enumerate().filter(|(_, count)| **count > 0) {
                census.add(facts(classify(coup, a, b, posted)).index(), *count);
            }
        }
    }
    census
}

/// How many cards of each value each hand holds.
type Held = [(usize, usize); 10];

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

/// For each value, and so many of it in the player's hand and in the banker's, the ordered ways
/// to take them from each pair of sets.
struct Ways([[[Grid<u64>; HAND + 1]; HAND + 1]; 10]);

impl Ways {
    fn of(pack: &Pack) -> Ways {
        let most = falling(pack.len(), super::COUP_CARDS);
        assert!(most < 1 << 64, "a coup of {pack:?} has more ways than are counted here");
        let mut copies = [[0; 7]; 10];
        for card in Card::all() {
            for (set, mask) in SETS.iter().enumerate() {
                let inside = u32::from(mask >> card.suit() as u8 & 1);
                copies[usize::from(value(card))][set] += u32::from(pack.count(card)) * inside;
            }
        }
        Ways(copies.map(|row| {
            std::array::from_fn(|player| {
                std::array::from_fn(|banker| {
                    let hands = (player as u32, banker as u32);
                    std::array::from_fn(|a| std::array::from_fn(|b| taken(&row, (a, b), hands)))
                })
            })
        }))
    }

    fn product(&self, held: &Held) -> Grid<u64> {
        let mut product = [[1; 7]; 7];
        let some = self.0.iter().zip(held).filter(|(_, (player, banker))| player + banker > 0);
        for (ways, (player, banker)) in some {
            let ways = ways[*player][*banker].as_flattened();
            for (product, ways) in product.as_flattened_mut().iter_mut().zip(ways) {
                *product *= ways;
            }
        }
        product
    }
}

/// Ordered ways to take so many player's cards of one value from set `a` and so many banker's
/// from set `b`. The smaller of two nested sets chooses first.
fn taken(copies: &[u32; 7], (a, b): (usize, usize), (player, banker): (u32, u32)) -> u64 {
    let both = SETS[a] & SETS[b];
    let ways = if both == 0 {
        falling(copies[a], player) * falling(copies[b], banker)
    } else if both == SETS[a] {
        falling(copies[a], player) * falling(copies[b].saturating_sub(player), banker)
    } else {
        falling(copies[b], banker) * falling(copies[a].saturating_sub(banker), player)
    };
    ways as u64
}

/// From "within a set" to "in this set and in no smaller one", on both sides.
fn exactly(mut within: Grid<u128>) -> Grid<u128> {
    let subtract = |line: &mut [u128; 7]| {
        line[ALL] -= line[BLACK] + line[RED];
        line[BLACK] -= line[Suit::Clubs as usize] + line[Suit::Spades as usize];
        line[RED] -= line[Suit::Diamonds as usize] + line[Suit::Hearts as usize];
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
        BLACK | RED => Cloth::Colour,
        _ => Cloth::Suit,
    };
    let one_colour =
        [BLACK, RED].iter().any(|colour| SETS[a] | SETS[b] | SETS[*colour] == SETS[*colour]);
    let all = match a == b && a < BLACK {
        true if posted.contains(Suit::ALL[a]) => Common::Posted,
        true => Common::Suit,
        false if one_colour => Common::Colour,
        false => Common::Mixed,
    };
    Suits { coup, all, player: cloth(a), banker: cloth(b) }
}
