//! Exactly two of the hole cards with exactly three of the board.

use crate::high::High;
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

/// The best of each pair of hole cards with each triple of the board, suits aside.
#[inline(always)]
fn best<const N: usize>(hole: &[Card; N], board: &[Card; 5], table: &[Row; 455]) -> u16 {
    let rows = triples(board, table);
    let ranks = hole.map(|card| usize::from(card.code() / 4));
    let mut best = 0;
    for i in 1..N {
        for j in 0..i {
            let pair = usize::from(tables::PAIR[ranks[i] + 13 * ranks[j]]) % tables::ROW;
            best = rows.iter().fold(best, |best, row| best.max(row[pair]));
        }
    }
    best
}

/// Counts of suits that reach eight, the highest bit of four, with the third card of the board and
/// with the second hole card.
const BOARD: u64 = 0x5555 << SUITS;
const HOLE: u64 = 0x6666 << SUITS;

/// The best flush, where two hole cards and three of the board share a suit; 0 where none.
#[inline(always)]
fn flush<const N: usize>(hole: &[Card; N], board: &[Card; 5]) -> u16 {
    let sum = |from: u64, cards: &[Card]| {
        cards.iter().fold(from, |sum, card| sum.wrapping_add(key(*card)))
    };
    let suit = sum(BOARD, board) & sum(HOLE, hole) & FLUSH;
    if suit == 0 { 0 } else { suited(suit, hole, board) }
}

/// The best of two ranks of one set with three of another, in the suit that both have.
#[cold]
#[inline(never)]
fn suited(suit: u64, hole: &[Card], board: &[Card; 5]) -> u16 {
    let masks = |cards: &[Card]| cards.iter().fold(0, |masks, card| masks | mask(*card));
    let (two, three) = (key::flush(suit, masks(hole)), key::flush(suit, masks(board)));
    let both = two | three;
    // A straight flush takes exactly two of its ranks from the hole; A-2-3-4-5 comes last.
    let runs = (0..9).rev().map(|low| 0b1_1111 << low).chain([0b1_0000_0000_1111]);
    let held = |run: &usize| both & run == *run && (two & run).count_ones() == 2;
    let straight = runs.into_iter().find(held);
    tables::FLUSH[straight.unwrap_or(top(two, 2) | top(three, 3)) % 8192]
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
    let plain = best(hole, board, &tables::OMAHA);
    High::from_number(plain.max(flush(hole, board)))
}

/// The best ace-to-five low of exactly two hole cards and three of the board.
#[inline]
#[must_use]
pub fn omaha_low<const N: usize>(hole: &[Card; N], board: &[Card; 5]) -> Low {
    Low::from_number(best(hole, board, &tables::OMAHA_LOW))
}
