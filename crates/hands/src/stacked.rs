//! Five cards of several decks, among which a card may come twice.
//!
//! Suits and ranks are counted outright: with several decks a flush may hold a pair, and five of a
//! rank may come, which no book ranks and which counts as four of a kind with the fifth beside it.

use crate::high::Category;
use cards::Card;

/// How good such a hand is: larger is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stacked(u32);

/// Which of two kinds is the better one, as a book prints it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printed {
    /// A full house beats a flush.
    Usual,
    /// A flush beats a full house.
    FlushFirst,
}

impl Stacked {
    /// What kind of hand it is.
    #[must_use]
    pub const fn category(self) -> Category {
        Category::ALL[(self.0 & 15) as usize]
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
    let kickers = match (category, top) {
        (Category::Straight | Category::StraightFlush | Category::RoyalFlush, Some(top)) => {
            u32::from(top) << 16
        }
        // A flush is compared card by card, pairs in it like any cards.
        (Category::Flush, _) => descending(&counts),
        // Five of a rank have themselves for a kicker.
        (Category::FourOfAKind, _) if ranks.len() == 1 => fold(&[ranks[0], ranks[0]]),
        _ => fold(&ranks),
    };
    Stacked((order as u32) << 28 | kickers << 4 | category as u32)
}

/// Ranks of weight, the first the heaviest, four bits each.
fn fold(ranks: &[u8]) -> u32 {
    (0..5).fold(0, |sum, i| sum << 4 | u32::from(ranks.get(i).map_or(0, |rank| rank + 1)))
}

/// Every card's rank, the highest first.
fn descending(counts: &[u8; 13]) -> u32 {
    let all = (0..13).rev().flat_map(|r| std::iter::repeat_n(r as u8, usize::from(counts[r])));
    fold(&all.collect::<Vec<u8>>())
}
