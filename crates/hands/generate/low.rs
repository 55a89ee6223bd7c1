//! Lows in which straights and flushes do not count: pairs are worse than none, then lower is
//! better from the highest rank down. What an ace is worth differs from book to book.

use super::multiset::{RANKS, ROW, all, of, sorted};
use super::write;

/// How often ranks come, the fewest repeats first; then their heights.
type Value = ([u8; 5], [u8; 5]);

/// The height of a rank that comes so often.
type Height = fn(rank: usize, n: u8) -> u8;

/// An order of five-card lows.
pub struct Lows {
    /// Every low there is, the worst first.
    order: Vec<Value>,
    height: Height,
}

const ACE: usize = RANKS - 1;

/// Ace to five: the ace is low.
pub fn ace_to_five() -> Lows {
    Lows::new(|rank, _| if rank == ACE { 0 } else { rank as u8 + 1 })
}

/// Deuce to six: the ace is high.
pub fn deuce_to_six() -> Lows {
    Lows::new(|rank, _| rank as u8 + 1)
}

/// Seven-card stud hi-lo regular: the ace is low by itself, and high where it comes twice or more.
pub fn regular() -> Lows {
    Lows::new(|rank, n| if rank == ACE && n == 1 { 0 } else { rank as u8 + 1 })
}

impl Lows {
    fn new(height: Height) -> Lows {
        let mut order: Vec<Value> = all(5).iter().map(|set| value(set, height)).collect();
        order.sort_unstable_by(|a, b| b.cmp(a));
        order.dedup();
        Lows { order, height }
    }

    /// A low of five cards, numbered from 1, the worst.
    pub fn number(&self, set: &[u8]) -> u16 {
        let value = value(set, self.height);
        self.order.binary_search_by(|known| value.cmp(known)).unwrap_or_default() as u16 + 1
    }
}

/// The ranks of a multiset by how often they come and then by height.
fn value(set: &[u8], height: Height) -> Value {
    let mut ranks: Vec<(u8, u8)> = set
        .iter()
        .enumerate()
        .filter(|(_, n)| **n > 0)
        .map(|(rank, n)| (*n, height(rank, *n)))
        .collect();
    ranks.sort_unstable_by(|a, b| b.cmp(a));
    let (mut counts, mut heights) = ([0; 5], [0; 5]);
    for (i, (n, rank)) in ranks.into_iter().enumerate() {
        (counts[i], heights[i]) = (n, rank);
    }
    (counts, heights)
}

/// Four ranks and a joker, which is the lowest rank that they lack: the first of these.
pub fn with_joker(four: &[usize], mut order: impl Iterator<Item = usize>) -> Vec<u8> {
    let joker = order.find(|rank| !four.contains(rank)).unwrap_or_default();
    of(&[four, &[joker]].concat())
}

/// Ranks from the ace up.
pub fn from_the_ace() -> impl Iterator<Item = usize> {
    std::iter::once(ACE).chain(0..ACE)
}

/// The low of each pair of ranks with each triple, as the high table has it.
pub fn omaha(out: &mut String, lows: &Lows) {
    let (pairs, triples) = (sorted(2), sorted(3));
    let mut table = vec![0; triples.len() * ROW];
    for (t, triple) in triples.iter().enumerate() {
        for (p, pair) in pairs.iter().enumerate() {
            let set = of(&[triple.as_slice(), pair].concat());
            if set.iter().all(|count| *count <= 4) {
                table[t * ROW + p] = lows.number(&set);
            }
        }
    }
    write::rows(out, "OMAHA_LOW", ROW, &table);
    // Five different ranks, none above the eight or the six: where lows that qualify begin.
    let worst = [[6, 5, 4, 3, 2], [4, 3, 2, 1, 0]].map(|ranks| lows.number(&of(&ranks)));
    write::table(out, "QUALIFY", "u16", &worst);
}
