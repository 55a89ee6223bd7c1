//! What a pass over all boards leaves behind: sums for each board and holding, decisions for each
//! shape, and the gains that they are made of.

use super::boards::Boards;
use super::deck::suits;
use super::field::Field;
use super::sweep::{ENDS, Held, VERSUS};
use crate::Exact;
use crate::duel::{Beside, Gains, Question};
use games::duel::{KINDS, Showdown, Versus};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use table::Facts;

/// Sums for boards of some size, a row of holdings each; any thread may add to any row.
pub(super) struct Sums(Vec<Mutex<Vec<i64>>>);

impl Sums {
    /// Rows of zeros.
    pub(super) fn new<const N: usize>(field: &Field, boards: &Boards<N>) -> Sums {
        Sums(boards.all.iter().map(|_| Mutex::new(vec![0; field.holes()])).collect())
    }

    /// Adds a row to the board that stands for one. Sums stay far below the largest number.
    pub(super) fn add<const N: usize>(
        &self,
        field: &Field,
        boards: &Boards<N>,
        board: [u8; N],
        row: &[i64],
    ) {
        let (id, by) = boards.find(board);
        let mut sums = self.0[id].lock().unwrap_or_else(PoisonError::into_inner);
        field.deck.give(&mut sums, row, by, i64::wrapping_add);
    }

    /// The rows, each figure the sum over all boards, 24 times.
    pub(super) fn even<const N: usize>(
        self,
        field: &Field,
        boards: &Boards<N>,
    ) -> impl Iterator<Item = Vec<i64>> {
        let rows = self.0.into_iter().zip(&boards.all);
        rows.map(|(row, board)| {
            let row = row.into_inner().unwrap_or_else(PoisonError::into_inner);
            field.even(&row, suits(board))
        })
    }
}

/// A yes or no for every shape on every board of five.
pub(super) struct Bits {
    each: usize,
    words: Vec<AtomicU64>,
}

impl Bits {
    /// All no.
    pub(super) fn new(field: &Field) -> Bits {
        let each = field.shapes.len().div_ceil(64);
        let words = (0..each * field.boards.all.len()).map(|_| AtomicU64::new(0)).collect();
        Bits { each, words }
    }

    /// Says for a board which shapes are a yes.
    pub(super) fn set(&self, board: usize, yes: Yes) {
        for (word, bits) in self.words[board * self.each..].iter().zip(&yes.0[..self.each]) {
            word.store(*bits, Ordering::Relaxed);
        }
    }

    /// Whether it is a yes.
    #[inline]
    pub(super) fn get(&self, board: usize, shape: usize) -> bool {
        let word = self.words[board * self.each + shape / 64].load(Ordering::Relaxed);
        word >> (shape % 64) & 1 == 1
    }
}

/// The shapes of one board that are a yes.
#[derive(Clone, Copy, Default)]
pub(super) struct Yes([u64; 6]);

impl Yes {
    /// With a further shape.
    #[inline]
    pub(super) fn set(&mut self, shape: usize) {
        self.0[shape / 64] |= 1 << (shape % 64);
    }
}

/// What a hand gains on each way.
pub(super) struct Gain {
    gains: Gains,
    /// The gain of a fold.
    pub(super) fold: i64,
    of: Vec<[[i64; ENDS]; KINDS]>,
    /// What wagers beside the game gain.
    pub(super) beside: Beside,
}

impl Gain {
    /// That of the game itself.
    pub(super) fn new(question: &Question<'_>) -> Gain {
        let gains = question.gains(0);
        let gain = |path: usize, kind: usize, end: usize| {
            let (path, kind, versus) = (path as u8, kind as u8, VERSUS[end]);
            gains.of[Showdown { path, kind, versus }.index()]
        };
        let paths = question.plan().paths.len();
        let of = (0..paths).map(|path| {
            std::array::from_fn(|kind| std::array::from_fn(|end| gain(path, kind, end)))
        });
        let fold = gains.of[Showdown { path: 0, kind: 0, versus: Versus::Folded }.index()];
        let beside = Beside::of(question, &gains);
        Gain { of: of.collect(), fold, beside, gains }
    }

    /// What a hand gains in all against the dealer's hands, of which there are 990 at most: no
    /// need to look out for numbers that are too large.
    #[inline]
    pub(super) fn of(&self, path: u8, held: &Held) -> i64 {
        let gains = &self.of[usize::from(path)][usize::from(held.kind)];
        let parts = held.ends.iter().zip(gains);
        parts.fold(0, |sum, (ways, gain)| sum.wrapping_add(gain.wrapping_mul(i64::from(*ways))))
    }

    /// What hands gain on two ways together, by kind and end.
    pub(super) fn sum(&self, paths: [u8; 2]) -> [[i64; ENDS]; KINDS] {
        let [a, b] = paths.map(|path| &self.of[usize::from(path)]);
        std::array::from_fn(|kind| std::array::from_fn(|end| a[kind][end] + b[kind][end]))
    }

    /// A sum of gains over so many deals, in units.
    pub(super) fn exact(&self, sum: i128, deals: i128) -> Exact {
        self.gains.exact(sum, deals.unsigned_abs())
    }
}
