//! Multisets of ranks, and the tables that are indexed by two or three ranks outright.

use super::hash::Hash;
use super::high::Ranking;
use super::write;
use std::fmt::Write as _;

/// How many ranks there are; deuce is 0, ace is 12.
pub const RANKS: usize = 13;

/// How often each rank comes, of all multisets of `n` ranks that four suits allow.
pub fn all(n: usize) -> Vec<Vec<u8>> {
    let mut sets = vec![Vec::new()];
    for rank in 0..RANKS {
        let mut longer = Vec::new();
        for set in sets {
            let used: usize = set.iter().map(|count| usize::from(*count)).sum();
            let rest = (RANKS - rank - 1) * 4;
            for count in 0..=4.min(n - used) {
                if used + count + rest >= n {
                    let mut next: Vec<u8> = set.clone();
                    next.push(count as u8);
                    longer.push(next);
                }
            }
        }
        sets = longer;
    }
    sets
}

/// Three bits for each rank's count.
pub fn key(set: &[u8]) -> u64 {
    set.iter().enumerate().map(|(rank, count)| u64::from(*count) << (3 * rank)).sum()
}

/// The multiset of some ranks.
pub fn of(ranks: &[usize]) -> Vec<u8> {
    let mut set = vec![0; RANKS];
    for rank in ranks {
        set[*rank] += 1;
    }
    set
}

/// All ways to take `n` ranks in order, repeats allowed.
pub fn sorted(n: usize) -> Vec<Vec<usize>> {
    let mut lists = vec![Vec::new()];
    for _ in 0..n {
        let longer = |list: Vec<usize>| {
            let from = list.last().copied().unwrap_or(0);
            (from..RANKS).map(move |rank| [list.clone(), vec![rank]].concat())
        };
        lists = lists.into_iter().flat_map(longer).collect();
    }
    lists
}

/// Numbers of pairs and triples of ranks, in any order of the ranks.
pub fn numbers(n: usize) -> Vec<u16> {
    let lists = sorted(n);
    let number = |index: usize| {
        let mut ranks: Vec<usize> = (0..n as u32).map(|i| index / RANKS.pow(i) % RANKS).collect();
        ranks.sort_unstable();
        lists.iter().position(|list| *list == ranks).unwrap_or_default() as u16
    };
    (0..RANKS.pow(n as u32)).map(number).collect()
}

/// Pairs to a row of the low table of pairs with triples; a power of two makes its index cheap.
pub const ROW: usize = 128;

/// The numbers of pairs and triples; and two bytes for each pair with the best three of each
/// board, suits aside, a row of them in the slot of the board.
pub fn omaha(out: &mut String, ranking: &Ranking, hash: &Hash) -> Vec<u8> {
    let (pairs, triples) = (sorted(2), sorted(3));
    let triple = numbers(3);
    write::table(out, "PAIR", "u8", &numbers(2));
    write::table(out, "TRIPLE", "u16", &triple);
    let mut worth = Vec::new();
    for three in &triples {
        let best = |pair: &Vec<usize>| {
            let set = of(&[three.as_slice(), pair].concat());
            // Five of a rank cannot be held.
            if set.iter().all(|count| *count <= 4) { ranking.best(&set) } else { 0 }
        };
        worth.extend(pairs.iter().map(best));
    }
    let mut table = vec![0; 2 * pairs.len() * hash.slots()];
    let boards = sorted(5).into_iter().map(|board| (of(&board), board));
    for (set, board) in boards.filter(|(set, _)| set.iter().all(|count| *count <= 4)) {
        let rows = threes(&board).map(|[a, b, c]| usize::from(triple[a + 13 * b + 169 * c]));
        let row = hash.slot(key(&set)) * pairs.len();
        for pair in 0..pairs.len() {
            let best = rows.iter().map(|row| worth[row * pairs.len() + pair]).max();
            let bytes = best.unwrap_or_default().to_le_bytes();
            table[2 * (row + pair)..][..2].copy_from_slice(&bytes);
        }
    }
    let _ = writeln!(out, "pub(crate) const ROW: usize = {ROW};");
    let _ = writeln!(out, "pub(crate) const PAIRS: usize = {};", pairs.len());
    table
}

/// Every three of five ranks.
fn threes(five: &[usize]) -> [[usize; 3]; 10] {
    let at = |i: usize, j: usize, k: usize| [five[i], five[j], five[k]];
    [
        at(0, 1, 2),
        at(0, 1, 3),
        at(0, 1, 4),
        at(0, 2, 3),
        at(0, 2, 4),
        at(0, 3, 4),
        at(1, 2, 3),
        at(1, 2, 4),
        at(1, 3, 4),
        at(2, 3, 4),
    ]
}

/// Three-card hands, where a straight beats a flush: order of the ranks with and without suits.
pub fn three(out: &mut String) {
    let value = |ranks: &[usize], flush: usize| -> [usize; 5] {
        let [a, b, c] = [ranks[2], ranks[1], ranks[0]];
        let wheel = [a, b, c] == [12, 1, 0];
        let straight = wheel || (a == b + 1 && b == c + 1);
        let top = if wheel { 1 } else { a };
        match (straight, flush) {
            (true, 1) => [5, top, 0, 0, 0],
            _ if a == c => [4, a, 0, 0, 0],
            (true, _) => [3, top, 0, 0, 0],
            (_, 1) => [2, a, b, c, 0],
            _ if a == b => [1, a, c, 0, 0],
            _ if b == c => [1, b, a, 0, 0],
            _ => [0, a, b, c, 0],
        }
    };
    let lists = sorted(3);
    let distinct = |list: &&Vec<usize>| list[0] < list[1] && list[1] < list[2];
    let plain = lists.iter().map(|list| value(list, 0));
    let suited = lists.iter().filter(distinct).map(|list| value(list, 1));
    let mut order: Vec<[usize; 5]> = plain.chain(suited).collect();
    order.sort_unstable();
    order.dedup();
    let number = |v: [usize; 5]| order.iter().position(|o| *o == v).unwrap_or_default() as u16 + 1;
    let row = |flush: usize| -> Vec<u16> {
        let one = |list: &Vec<usize>| match (flush, distinct(&list)) {
            (1, false) => 0,
            _ => number(value(list, flush)),
        };
        lists.iter().map(one).collect()
    };
    write::table(out, "THREE", "u16", &row(0));
    write::table(out, "THREE_SUITED", "u16", &row(1));
    let firsts: Vec<u16> = (0..6)
        .map(|kind| order.iter().position(|o| o[0] == kind).unwrap_or_default() as u16 + 1)
        .collect();
    write::table(out, "THREE_FIRST", "u16", &firsts);
}
