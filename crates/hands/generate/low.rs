//! Ace to five: straights and flushes do not count, the ace is low, pairs are worse than none.

use super::multiset::{ROW, all, of, sorted};
use super::write;
use std::sync::LazyLock;

/// How often ranks come, the fewest repeats first; then ranks with the ace as one.
type Value = ([u8; 5], [u8; 5]);

/// The ranks of a multiset by how often they come and then by height, with the ace as lowest.
fn value(set: &[u8]) -> Value {
    let height = |rank: usize| if rank == 12 { 0 } else { rank as u8 + 1 };
    let mut ranks: Vec<(u8, u8)> = set
        .iter()
        .enumerate()
        .filter(|(_, n)| **n > 0)
        .map(|(rank, n)| (*n, height(rank)))
        .collect();
    ranks.sort_unstable_by(|a, b| b.cmp(a));
    let (mut counts, mut heights) = ([0; 5], [0; 5]);
    for (i, (n, rank)) in ranks.into_iter().enumerate() {
        (counts[i], heights[i]) = (n, rank);
    }
    (counts, heights)
}

/// Every five-card low, the worst first.
static ORDER: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let mut order: Vec<Value> = all(5).iter().map(|set| value(set)).collect();
    order.sort_unstable_by(|a, b| b.cmp(a));
    order.dedup();
    order
});

/// A low of five cards, numbered from 1, the worst.
pub fn ace_to_five(set: &[u8]) -> u16 {
    let value = value(set);
    ORDER.binary_search_by(|known| value.cmp(known)).unwrap_or_default() as u16 + 1
}

/// The low of each pair of ranks with each triple, as the high table has it.
pub fn omaha(out: &mut String) {
    let (pairs, triples) = (sorted(2), sorted(3));
    let mut table = vec![0; triples.len() * ROW];
    for (t, triple) in triples.iter().enumerate() {
        for (p, pair) in pairs.iter().enumerate() {
            let set = of(&[triple.as_slice(), pair].concat());
            if set.iter().all(|count| *count <= 4) {
                table[t * ROW + p] = ace_to_five(&set);
            }
        }
    }
    write::rows(out, "OMAHA_LOW", ROW, &table);
    // Five different ranks, none above the eight or the six: where lows that qualify begin.
    let worst = [[6, 5, 4, 3, 2], [4, 3, 2, 1, 0]].map(|ranks| ace_to_five(&of(&ranks)));
    write::table(out, "QUALIFY", "u16", &worst);
}
