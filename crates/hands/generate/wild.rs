//! Jokers: as any card, or as a bug, which is an ace or completes a straight or a flush.
//!
//! The natural cards are two, three or four; jokers fill the hand up to five. Six natural cards
//! and a joker are worth the best five of seven. Five of a kind, the best hand, is numbered above
//! the royal flush.

use super::hash::Hash;
use super::high::Ranking;
use super::multiset::{RANKS, key, of, sorted};
use super::{Best, write};

/// Every way to take the missing cards.
fn filled(ranks: &[usize]) -> impl Iterator<Item = Vec<u8>> {
    let ranks = ranks.to_vec();
    sorted(5 - ranks.len()).into_iter().map(move |more| of(&[ranks.clone(), more].concat()))
}

/// The best hand that jokers make of natural cards of several suits.
pub fn best(ranking: &Ranking, ranks: &[usize]) -> u16 {
    let value = |set: Vec<u8>| match set.iter().position(|count| *count == 5) {
        Some(rank) => ranking.five_of_a_kind(rank),
        None => ranking.best(&set),
    };
    filled(ranks).map(value).max().unwrap_or_default()
}

/// The best hand that one bug makes of four natural cards of several suits.
pub fn bug(ranking: &Ranking, ranks: &[usize]) -> u16 {
    let natural = of(ranks);
    let value = |set: Vec<u8>| {
        let joker = (0..RANKS).find(|rank| set[*rank] > natural[*rank]).unwrap_or_default();
        match (set[12], joker) {
            (5, _) => ranking.five_of_a_kind(12),
            (_, 12) => ranking.best(&set),
            _ if ranking.is_straight(&set) => ranking.best(&set),
            _ => 0,
        }
    };
    filled(ranks).map(value).max().unwrap_or_default()
}

/// By the set of ranks of one suit, two to four of them: the best flush that jokers complete; of
/// five and six of them with one joker, which may be left out. A bug completes a flush like any
/// joker.
pub fn flush(flushes: &[u16], set: u16) -> u16 {
    let held = set.count_ones().min(4);
    let fives = (0..1_u16 << RANKS)
        .filter(|five| five.count_ones() == 5 && (five & set).count_ones() >= held);
    fives.map(|five| flushes[usize::from(five)]).max().unwrap_or_default()
}

/// The tables: two and three ranks by their number, four by their slot, one suit by the set. Gives
/// back what four ranks are worth with a joker and with a bug.
pub fn tables(out: &mut String, ranking: &Ranking, hash: &Hash) -> [Best; 2] {
    for n in [2, 3] {
        let values: Vec<u16> = sorted(n).iter().map(|list| best(ranking, list)).collect();
        write::table(out, &format!("WILD{n}"), "u16", &values);
    }
    let four = sorted(4);
    let by_key = |value: &dyn Fn(&[usize]) -> u16| -> Best {
        four.iter().map(|list| (key(&of(list)), value(list))).collect()
    };
    let jokers = [by_key(&|list| best(ranking, list)), by_key(&|list| bug(ranking, list))];
    write::table(out, "WILD4", "u16", &hash.table(&jokers[0]));
    write::table(out, "BUG4", "u16", &hash.table(&jokers[1]));
    let flushes = ranking.flushes();
    let suited = |set: u16| match set.count_ones() {
        2..=6 => flush(&flushes, set),
        _ => 0,
    };
    let values: Vec<u16> = (0..1_u16 << RANKS).map(suited).collect();
    write::table(out, "WILD_FLUSH", "u16", &values);
    jokers
}

/// The best of one natural card more: leave out each card in turn, or the joker.
pub fn grow(sets: &[Vec<u8>], jokers: &[Best; 2], natural: &Best) -> [Best; 2] {
    jokers.each_ref().map(|joker| {
        let mut best = super::grow(sets, joker);
        for (key, value) in &mut best {
            *value = natural.get(key).copied().unwrap_or_default().max(*value);
        }
        best
    })
}
