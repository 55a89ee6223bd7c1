//! Hands up to the names of their suits.

use super::Deck;
use crate::Census;
use cards::{AnyCard, Card};
use games::pai_gow::Seven;

/// Ways to take `k` of `n`.
pub(super) fn choose(n: u64, k: u64) -> u64 {
    if k > n { 0 } else { (0..k).fold(1, |ways, i| ways * (n - i) / (i + 1)) }
}

/// A hand as a set of ranks for each suit, the largest set first, and how many hands are alike.
pub(super) type Alike = ([u16; 4], u64);

/// Every class of hands of `k` natural cards.
pub(super) fn natural(deck: Deck, k: u32, mut each: impl FnMut(Alike)) {
    // Sets of ranks by how many they hold, falling.
    let sets: Vec<Vec<u16>> = (0..=k)
        .map(|n| {
            let held = |set: &u16| set.count_ones() == n && set & !deck.ranks == 0;
            (0..=deck.ranks).rev().filter(held).collect()
        })
        .collect();
    let up_to = |n: u32, most: u16| {
        let list: &[u16] = &sets[n as usize];
        let from = list.partition_point(|set| *set > most);
        list[from..].iter().copied()
    };
    for n in 0..=k {
        for a in up_to(n, u16::MAX) {
            for m in 0..=k - n {
                for b in up_to(m, a) {
                    for l in 0..=k - n - m {
                        for c in up_to(l, b) {
                            for d in up_to(k - n - m - l, c) {
                                let suits = [a, b, c, d];
                                each((suits, orders(suits)));
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How many different orders four falling sets have.
fn orders(suits: [u16; 4]) -> u64 {
    let (mut ways, mut run) = (24, 1);
    for at in 1..4 {
        run = if suits[at] == suits[at - 1] { run + 1 } else { 1 };
        ways /= run;
    }
    ways
}

/// The cards of a class, jokers last.
pub(super) fn cards(suits: [u16; 4], jokers: usize) -> Vec<AnyCard> {
    let mut cards = Vec::with_capacity(7);
    for (suit, set) in suits.into_iter().enumerate() {
        let mut left = set;
        while left != 0 {
            let rank = left.trailing_zeros() as u8;
            left &= left - 1;
            cards.extend(Card::from_code(rank * 4 + suit as u8).map(AnyCard::from));
        }
    }
    cards.extend(std::iter::repeat_n(AnyCard::JOKER, jokers));
    cards
}

/// Every class of hands of `k` cards with its weight; several jokers are told apart.
pub(super) fn hands(deck: Deck, k: u32, mut each: impl FnMut(&[AnyCard], u64)) {
    for jokers in 0..=u32::from(deck.jokers).min(k) {
        let ways = choose(deck.jokers.into(), jokers.into());
        natural(deck, k - jokers, |(suits, weight)| {
            each(&cards(suits, jokers as usize), weight * ways);
        });
    }
}

/// How many of all hands of seven cards are of each class; suits are alike to the class.
#[must_use]
pub fn seven_census(deck: Deck, classes: usize, class: impl Fn(&Seven) -> usize) -> Census {
    let mut counts = vec![0_u64; classes];
    hands(deck, 7, |cards, weight| {
        if let Ok(seven) = cards.try_into() {
            counts[class(seven)] += weight;
        }
    });
    counted(&counts, 1)
}

/// The same where suits are alike but for their colour: the suits of a class of hands are paired
/// in three ways, each as often as the others.
#[must_use]
pub fn colour_census(deck: Deck, classes: usize, class: impl Fn(&Seven) -> usize) -> Census {
    let mut counts = vec![0_u64; classes];
    for jokers in 0..=u32::from(deck.jokers).min(7) {
        let ways = choose(deck.jokers.into(), jokers.into());
        natural(deck, 7 - jokers, |([a, b, c, d], weight)| {
            for suits in [[a, b, c, d], [a, c, d, b], [a, b, d, c]] {
                if let Ok(seven) = cards(suits, jokers as usize).as_slice().try_into() {
                    counts[class(seven)] += weight * ways;
                }
            }
        });
    }
    counted(&counts, 3)
}

fn counted(counts: &[u64], each: u64) -> Census {
    let mut census = Census::new(counts.len());
    for (class, count) in counts.iter().enumerate() {
        assert!(count % each == 0, "every hand was counted {each} times");
        census.add(class, (count / each).into());
    }
    census
}
