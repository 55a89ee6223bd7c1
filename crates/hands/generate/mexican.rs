//! Mexican Poker: 40 cards without eights, nines and tens, and a joker.
//!
//! Runs go over the gap, so ranks below it are moved up to close it; then the deck is five to ace
//! and straights are what they are anywhere. The tables are by the ranks as they stand on the
//! cards.

use super::hash::Hash;
use super::high::{self, Ranking};
use super::multiset::{RANKS, all, key, of, sorted};
use super::{Best, wild, write};

/// The seven, the highest rank below the gap, and how far it moves.
const SEVEN: usize = 5;
const GAP: usize = 3;

/// A rank moved up to close the gap, if the deck has it.
fn closed(rank: usize) -> Option<usize> {
    match rank {
        0..=SEVEN => Some(rank + GAP),
        _ if rank > SEVEN + GAP => Some(rank),
        _ => None,
    }
}

/// All ranks of a list moved, if the deck has them.
fn moved(ranks: &[usize]) -> Option<Vec<usize>> {
    ranks.iter().map(|rank| closed(*rank)).collect()
}

/// The ranks of a multiset, one by one.
fn listed(set: &[u8]) -> Vec<usize> {
    let held = set.iter().enumerate();
    held.flat_map(|(rank, n)| std::iter::repeat_n(rank, usize::from(*n))).collect()
}

/// A value for each list of ranks that the deck has, by the key of its multiset.
fn by_key(lists: &[Vec<usize>], value: impl Fn(&[usize]) -> u16) -> Best {
    let one = |list: &Vec<usize>| Some((key(&of(list)), value(&moved(list)?)));
    lists.iter().filter_map(one).collect()
}

/// By the set of ranks in one suit: a value for each that the deck has.
fn by_set(value: impl Fn(u16) -> u16) -> Vec<u16> {
    let one = |set: u16| {
        let ranks: Vec<usize> = (0..RANKS).filter(|rank| set >> rank & 1 == 1).collect();
        let ranks = moved(&ranks)?;
        Some(value(ranks.iter().fold(0, |set, rank| set | 1 << rank)))
    };
    (0..1_u16 << RANKS).map(|set| one(set).unwrap_or_default()).collect()
}

/// Four natural cards with the joker, as any card and as a bug.
pub fn four(out: &mut String, ranking: &Ranking, hash: &Hash) {
    let lists = sorted(4);
    let wild = by_key(&lists, |list| wild::best(ranking, list));
    let bug = by_key(&lists, |list| wild::bug(ranking, list));
    write::table(out, "MEXICAN_WILD4", "u16", &hash.table(&wild));
    write::table(out, "MEXICAN_BUG4", "u16", &hash.table(&bug));
    let flushes = ranking.flushes();
    let completed = by_set(|set| match set.count_ones() {
        4 => wild::flush(&flushes, set),
        _ => 0,
    });
    write::table(out, "MEXICAN_WILD_FLUSH", "u16", &completed);
}

/// Five natural cards.
pub fn five(out: &mut String, ranking: &Ranking, hash: &Hash) {
    let lists: Vec<Vec<usize>> = all(5).iter().map(|set| listed(set)).collect();
    let table = hash.table(&by_key(&lists, |list| ranking.best(&of(list))));
    write::table(out, "MEXICAN5", "u16", &table);
    let flushes = ranking.flushes();
    write::table(out, "MEXICAN_FLUSH", "u16", &by_set(|set| flushes[usize::from(set)]));
    ranking.categories(out, "MEXICAN");
}

/// The order of the hands.
pub fn ranking() -> Ranking {
    high::mexican()
}
