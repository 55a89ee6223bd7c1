//! Exactly two of the hole cards with exactly three of the board.

use crate::high::{High, read, slot5};
use crate::key::{self, FLUSH, SUITS, key, mask};
use crate::low::Low;
use crate::tables;
use cards::Card;

/// What each pair of ranks is worth with one triple.
type Row = [u16; tables::ROW];

/// The rows of the board's ten triples in a table.
#[inline(always)]
fn triples<'a>(board: &[Card; 5], table: &'a [Row; 455]) -> [&'a Row; 10] {
    let r = board.map(|card| usize::from(card.code() / 4));
    let row = |a: usize, b: usize, c: usize| {
        &table[usize::from(tables::TRIPLE[r[a] + 13 * r[b] + 169 * r[c]])]
    };
    [
        row(0, 1, 2),
        row(0, 1, 3),
        row(0, 1, 4),
        row(0, 2, 3),
        row(0, 2, 4),
        row(0, 3, 4),
        row(1, 2, 3),
        row(1, 2, 4),
        row(1, 3, 4),
        row(2, 3, 4),
    ]
}

/// The best that two of the hole cards are worth, by the number of their ranks.
#[inline(always)]
fn best_pair<const N: usize>(hole: &[Card; N], worth: impl Fn(usize) -> u16) -> u16 {
    let ranks = hole.map(|card| usize::from(card.code() / 4));
    let mut best = 0;
    for i in 1..N {
        for j in 0..i {
            best = best.max(worth(usize::from(tables::PAIR[ranks[i] + 13 * ranks[j]])));
        }
    }
    best
}

/// Counts of suits that reach eight, the highest bit of four, with the third card of the board and
/// with the second hole card.
const BOARD: u64 = 0x5555 << SUITS;
const HOLE: u64 = 0x6666 << SUITS;

/// The counts of suits and the numbers of ranks of some cards.
#[inline(always)]
fn sum(from: u64, cards: &[Card]) -> u64 {
    cards.iter().fold(from, |sum, card| sum.wrapping_add(key(*card)))
}

/// The best of two ranks of one set with three of another, in the suit that both have.
#[cold]
#[inline(never)]
fn suited(suit: u64, hole: &[Card], board: &[Card; 5]) -> u16 {
    let masks = |cards: &[Card]| cards.iter().fold(0, |masks, card| masks | mask(*card));
    let [two, three] =
        [masks(hole), masks(board)].map(|masks| usize::from(key::flush(suit, masks)));
    let both = two | three;
    // A straight flush takes exactly two of its ranks from the hole; A-2-3-4-5 comes last.
    let runs = (0..9).rev().map(|low| 0b1_1111 << low).chain([0b1_0000_0000_1111]);
    let held = |run: &usize| both & run == *run && (two & run).count_ones() == 2;
    let straight = runs.into_iter().find(held);
    read(tables::HIGH5, straight.unwrap_or(top(two, 2) | top(three, 3)) % 8192)
}

/// The highest `n` ranks of a set.
fn top(mut set: usize, n: u32) -> usize {
    while set.count_ones() > n {
        set &= set - 1;
    }
    set
}

/// The best high hand of exactly two hole cards and three of the board.
#[inline]
#[must_use]
pub fn omaha<const N: usize>(hole: &[Card; N], board: &[Card; 5]) -> High {
    let common = sum(BOARD, board);
    // The board's row has the best of its triples for each pair of ranks: few lines of the cache.
    let (rows, _) = tables::OMAHA.as_chunks::<{ 2 * tables::PAIRS }>();
    let (row, _) = rows[slot5(common)].as_chunks::<2>();
    let plain = best_pair(hole, |pair| u16::from_le_bytes(row[pair]));
    // A flush where two hole cards and three of the board share a suit.
    let suit = common & sum(HOLE, hole) & FLUSH;
    let flush = if suit == 0 { 0 } else { suited(suit, hole, board) };
    High::from_number(plain.max(flush))
}

/// The best ace-to-five low of exactly two hole cards and three of the board.
#[inline]
#[must_use]
pub fn omaha_low<const N: usize>(hole: &[Card; N], board: &[Card; 5]) -> Low {
    let rows = triples(board, &tables::OMAHA_LOW);
    Low::from_number(best_pair(hole, |pair| {
        rows.iter().fold(0, |best, row| best.max(row[pair % tables::ROW]))
    }))
}
