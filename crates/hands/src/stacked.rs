//! Five cards of several decks, among which a card may come twice.
//!
//! Suits and ranks are counted outright: with several decks a flush may hold a pair, and five of a
//! rank may come, which no book ranks and which counts as four of a kind with the fifth beside it.

use crate::high::Category;
use cards::Card;

/// How good such a hand is: larger is better, among hands ranked by one order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stacked {
    number: u16,
    category: Category,
}

/// Which of two kinds is the better one, as a book prints it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printed {
    /// A full house beats a flush.
    Usual,
    /// A flush beats a full house.
    FlushFirst,
}

/// Places that each kind has: five ranks of thirteen, equal ones allowed, are the most it needs.
pub const PLACES: u16 = 6188;

impl Stacked {
    /// Its number, larger for the better hand: [`PLACES`] for each kind below its own, and its
    /// place among its own. Hands without a pair are placed as five falling ranks.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.number
    }

    /// What kind of hand it is.
    #[must_use]
    pub const fn category(self) -> Category {
        self.category
    }
}

/// Ranks five cards of several decks.
#[must_use]
pub fn stacked(cards: &[Card; 5], printed: Printed) -> Stacked {
    let mut counts = [0_u8; 13];
    for card in cards {
        counts[usize::from(card.code() / 4)] += 1;
    }
    // Ranks by how often they come, then by height: at most five.
    let mut groups: Vec<(u8, u8)> =
        (0..13).filter(|r| counts[*r] > 0).map(|r| (counts[r].min(4), r as u8)).collect();
    groups.sort_unstable_by(|a, b| b.cmp(a));
    let flush = cards.iter().all(|card| card.code() % 4 == cards[0].code() % 4);
    let ranks: Vec<u8> = groups.iter().map(|(_, rank)| *rank).collect();
    let top = match ranks.as_slice() {
        [12, 3, 2, 1, 0] => Some(3),
        [a, _, _, _, e] if a - e == 4 => Some(*a),
        _ => None,
    };
    let shape: Vec<u8> = groups.iter().map(|(n, _)| *n).collect();
    let category = match (top, flush, shape.as_slice()) {
        (Some(12), true, _) => Category::RoyalFlush,
        (Some(_), true, _) => Category::StraightFlush,
        (_, _, [4, ..]) => Category::FourOfAKind,
        (_, true, shape) if printed == Printed::FlushFirst || shape != [3, 2] => Category::Flush,
        (_, _, [3, 2]) => Category::FullHouse,
        (Some(_), ..) => Category::Straight,
        (_, _, [3, ..]) => Category::ThreeOfAKind,
        (_, _, [2, 2, 1]) => Category::TwoPair,
        (_, _, [2, ..]) => Category::Pair,
        _ => Category::HighCard,
    };
    let order = match (category, printed) {
        (Category::Flush, Printed::FlushFirst) => Category::FullHouse,
        (Category::FullHouse, Printed::FlushFirst) => Category::Flush,
        (category, _) => category,
    };
    let place = match (category, top) {
        (Category::Straight | Category::StraightFlush | Category::RoyalFlush, Some(top)) => {
            u16::from(top)
        }
        // A flush is compared card by card, pairs in it like any cards.
        (Category::HighCard | Category::Flush, _) => falling(&each(&counts)),
        // Five of a rank have themselves for a kicker.
        (Category::FourOfAKind, _) if ranks.len() == 1 => by_weight(&[ranks[0], ranks[0]]),
        (Category::Pair, _) => u16::from(ranks[0]) * THREES + falling(&ranks[1..]),
        _ => by_weight(&ranks),
    };
    Stacked { number: order as u16 * PLACES + place, category }
}

/// How many sets of three ranks there are, equal ones allowed.
const THREES: u16 = 455;

/// At most three ranks of weight, the first the heaviest.
fn by_weight(ranks: &[u8]) -> u16 {
    ranks.iter().fold(0, |sum, rank| sum * 13 + u16::from(*rank))
}

/// The place of falling ranks, equal ones allowed, among all sets of as many.
fn falling(ranks: &[u8]) -> u16 {
    let lighter = |(at, rank): (usize, &u8)| {
        let left = (ranks.len() - at) as u16;
        choose(u16::from(*rank) + left - 1, left)
    };
    ranks.iter().enumerate().map(lighter).sum()
}

/// Ways to take `k` of `n`.
fn choose(n: u16, k: u16) -> u16 {
    let ways =
        (0..u32::from(k)).fold(1, |ways, i| ways * u32::from(n).saturating_sub(i) / (i + 1));
    ways as u16
}

/// Every card's rank, the highest first.
fn each(counts: &[u8; 13]) -> Vec<u8> {
    (0..13).rev().flat_map(|r| std::iter::repeat_n(r as u8, usize::from(counts[r]))).collect()
}
