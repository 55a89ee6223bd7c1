//! Boards that differ in the names of suits alone are one.
//!
//! Of all boards alike the one stands for the others whose suits hold larger sets of ranks the
//! lower they are: a board is brought to that form by putting its suits in order. A deck of 52
//! has 1,755 such flops, 16,432 boards of four cards and 134,459 of five.

use super::deck::{Renaming, suits};

/// The boards of `N` cards that stand for all.
pub(super) struct Boards<const N: usize> {
    /// Each of them, its cards in rising order.
    pub(super) all: Vec<[u8; N]>,
    /// The number of each among those that stand for all, by its number among all boards.
    ids: Vec<u32>,
}

/// Ways to choose so many cards of so many, up to five of 52.
const CHOICES: [[u32; 6]; 53] = {
    let mut choices = [[0; 6]; 53];
    let mut n = 0;
    while n < 53 {
        choices[n][0] = 1;
        let mut k = 1;
        while n > 0 && k < 6 {
            choices[n][k] = choices[n - 1][k - 1] + choices[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    choices
};

/// Ways to choose `k` cards of `n`.
pub(super) fn choose(n: usize, k: usize) -> u64 {
    u64::from(CHOICES[n][k])
}

impl<const N: usize> Boards<N> {
    /// All boards of a deck of so many cards.
    pub(super) fn new(cards: usize) -> Boards<N> {
        let mut all = Vec::new();
        let mut board: [u8; N] = std::array::from_fn(|place| place as u8);
        let count = choose(cards, N) as usize;
        for _ in 0..count {
            let [first, second, third, fourth] = suits(&board);
            if first >= second && second >= third && third >= fourth {
                all.push(board);
            }
            advance(&mut board);
        }
        // Boards of the same ranks follow each other.
        all.sort_unstable_by_key(|board| (board.map(|code| code >> 2), *board));
        let mut ids = vec![0; count];
        for (id, board) in all.iter().enumerate() {
            ids[number(*board)] = id as u32;
        }
        Boards { all, ids }
    }

    /// The board that stands for one, and the renaming that brings it there.
    #[inline]
    pub(super) fn find(&self, board: [u8; N]) -> (usize, Renaming) {
        let renaming = Renaming::sorting(suits(&board));
        let mut cards = board.map(|code| renaming.card(code));
        for end in 1..N {
            let mut at = end;
            while at > 0 && cards[at - 1] > cards[at] {
                cards.swap(at - 1, at);
                at -= 1;
            }
        }
        (self.ids[number(cards)] as usize, renaming)
    }

    /// How many boards one of them stands for.
    pub(super) fn times(&self, id: usize) -> u64 {
        Renaming::COUNT as u64 / Renaming::keeping(suits(&self.all[id])).count() as u64
    }
}

/// The number of a board among all, its cards in rising order.
#[inline]
fn number<const N: usize>(board: [u8; N]) -> usize {
    let choices = board.iter().zip(1..).map(|(code, place)| CHOICES[usize::from(*code)][place]);
    choices.sum::<u32>() as usize
}

/// The next of all boards: as the numbers in rising order of their highest card, then of the next.
fn advance<const N: usize>(board: &mut [u8; N]) {
    for place in 0..N {
        board[place] += 1;
        if place + 1 == N || board[place] < board[place + 1] {
            return;
        }
        board[place] = place as u8;
    }
}

/// The flops of a board, each with the two cards that come later.
#[inline]
pub(super) fn flops(board: [u8; 5]) -> [([u8; 3], [u8; 2]); 10] {
    const PLACES: [[usize; 5]; 10] = [
        [0, 1, 2, 3, 4],
        [0, 1, 3, 2, 4],
        [0, 1, 4, 2, 3],
        [0, 2, 3, 1, 4],
        [0, 2, 4, 1, 3],
        [0, 3, 4, 1, 2],
        [1, 2, 3, 0, 4],
        [1, 2, 4, 0, 3],
        [1, 3, 4, 0, 2],
        [2, 3, 4, 0, 1],
    ];
    PLACES.map(|places| {
        let at = |place: usize| board[places[place]];
        ([at(0), at(1), at(2)], [at(3), at(4)])
    })
}

/// The boards of four within a board.
#[inline]
pub(super) fn fours(board: [u8; 5]) -> [[u8; 4]; 5] {
    std::array::from_fn(|left| std::array::from_fn(|at| board[at + usize::from(at >= left)]))
}

/// The orders of a board that tell the flop, the turn and the river apart.
pub(super) fn orders(board: [u8; 5]) -> impl Iterator<Item = ([u8; 3], [u8; 2])> {
    flops(board).into_iter().flat_map(|(flop, [d, e])| [(flop, [d, e]), (flop, [e, d])])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many boards stand for all, and for how many.
    fn count<const N: usize>() -> (usize, u64) {
        let boards = Boards::<N>::new(52);
        (boards.all.len(), (0..boards.all.len()).map(|id| boards.times(id)).sum())
    }

    #[test]
    fn boards_alike_are_counted_as_elsewhere() {
        assert_eq!(count::<3>(), (1_755, 22_100));
        assert_eq!(count::<4>(), (16_432, 270_725));
        assert_eq!(count::<5>(), (134_459, 2_598_960));
    }

    #[test]
    fn every_flop_is_brought_to_the_one_that_stands_for_it() {
        let boards = Boards::<3>::new(52);
        let mut times = vec![0; boards.all.len()];
        let mut board = [0, 1, 2];
        for _ in 0..22_100 {
            let (id, by) = boards.find([board[2], board[0], board[1]]);
            let mut renamed = board.map(|code| by.card(code));
            renamed.sort_unstable();
            assert_eq!(renamed, boards.all[id]);
            times[id] += 1;
            advance(&mut board);
        }
        assert!(times.iter().enumerate().all(|(id, times)| *times == boards.times(id)));
    }
}
