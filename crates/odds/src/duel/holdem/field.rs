//! What all games of hold'em share: the deck, its boards, and a way to lay every board once.

use super::boards::{Boards, choose, flops};
use super::deck::{Deck, Renaming};
use super::sweep::{Held, Shapes, Sweep, long};
use crate::duel::{Play, Question};
use cards::{Card, Rank, Suit};
use games::duel::{Act, Plan, Round, Strength};
use hands::Category;
use std::sync::atomic::{AtomicUsize, Ordering};
use table::Seat;

/// Boards that a thread takes at a time.
const CHUNK: usize = 256;

/// The deck and its boards.
pub(super) struct Field {
    pub(super) plan: &'static Plan,
    pub(super) deck: Deck,
    pub(super) shapes: Shapes,
    pub(super) flops: Boards<3>,
    pub(super) fours: Boards<4>,
    pub(super) boards: Boards<5>,
}

/// What a seat sees: its number among holdings, its two cards, and the board so far.
pub(super) struct View {
    pub(super) hole: usize,
    pub(super) own: [u8; 2],
    board: [u8; 5],
    /// How many cards of the board lie open.
    pub(super) open: usize,
}

impl View {
    /// The cards of the board, once there are so many.
    #[inline]
    pub(super) fn board<const N: usize>(&self) -> Option<[u8; N]> {
        self.board[..self.open].try_into().ok()
    }
}

impl Field {
    /// That of a question, to be gone over so many times.
    pub(super) fn new(question: &Question<'_>, passes: usize) -> Field {
        assert!(question.decks == 1, "hold'em is dealt from one deck");
        let deck = Deck::new(question.deck);
        let n = deck.len();
        assert!(n >= 12, "a round of hold'em needs nine cards, and ranks to tell apart");
        let (flops, fours, boards) = (Boards::new(n), Boards::new(n), Boards::<5>::new(n));
        question.progress.awaits((passes * boards.all.len()) as u64);
        Field { plan: question.plan(), shapes: Shapes::new(&deck), deck, flops, fours, boards }
    }

    /// How many holdings there are.
    pub(super) fn holes(&self) -> usize {
        self.deck.holes.len()
    }

    /// The dealer's hands against a holding on a board.
    pub(super) fn dealers(&self) -> i64 {
        choose(self.deck.len() - 7, 2) as i64
    }

    /// The boards and hands of the dealer that a holding can meet.
    pub(super) fn deals_met(&self) -> i128 {
        i128::from(choose(self.deck.len() - 2, 5)) * i128::from(self.dealers())
    }

    /// Whether a hand would qualify a dealer.
    pub(super) fn qualify(&self, held: &Held) -> bool {
        (self.plan.qualifies)(Strength { number: held.number, kind: held.kind })
    }

    /// To be laid with boards.
    pub(super) fn sweep(&self) -> Sweep<'_> {
        Sweep::new(&self.deck, &self.shapes, self.plan.qualifies)
    }

    /// Lays every board that stands for others, on all threads; what each of them gathered.
    pub(super) fn each<T: Send>(
        &self,
        question: &Question<'_>,
        start: impl Fn() -> T + Sync,
        work: impl Fn(&mut T, &Sweep<'_>, usize) + Sync,
    ) -> Vec<T> {
        let boards = &self.boards.all;
        let taken = AtomicUsize::new(0);
        let run = || {
            let (mut own, mut sweep) = (start(), self.sweep());
            loop {
                let from = taken.fetch_add(CHUNK, Ordering::Relaxed).min(boards.len());
                let upto = (from + CHUNK).min(boards.len());
                for (id, board) in (from..upto).zip(&boards[from..upto]) {
                    sweep.lay(*board);
                    work(&mut own, &sweep, id);
                }
                question.progress.step((upto - from) as u64);
                if upto == boards.len() {
                    return own;
                }
            }
        };
        std::thread::scope(|scope| {
            let all: Vec<_> = (0..question.threads.max(1)).map(|_| scope.spawn(run)).collect();
            let joined = all.into_iter().map(std::thread::ScopedJoinHandle::join);
            joined
                .map(|own| own.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect()
        })
    }

    /// What a seat sees; none before it has its cards.
    #[inline]
    pub(super) fn view(&self, round: &Round, seat: Seat) -> Option<View> {
        let [a, b] = *round.seat(seat).cards.cards() else { return None };
        let own = [self.deck.code(a), self.deck.code(b)];
        let mut board = [0; 5];
        for (code, card) in board.iter_mut().zip(round.board.cards()) {
            *code = self.deck.code(*card);
        }
        Some(View { hole: self.deck.hole(own), own, board, open: round.board.len() })
    }

    /// Looks at a seat's hand on every board that can come from the flop on, with the cards that
    /// make it. Returns how many deals these are.
    pub(super) fn ahead(&self, view: &View, mut visit: impl FnMut(&[u8], &Held)) -> i128 {
        let open = &view.board[..view.open];
        let seen = |code: &u8| view.own.contains(code) || open.contains(code);
        let free: Vec<u8> = (0..self.deck.len() as u8).filter(|code| !seen(code)).collect();
        let mut sweep = self.sweep();
        let mut boards = 0;
        let mut lay = |added: &[u8]| {
            let mut board = view.board;
            board[view.open..].copy_from_slice(added);
            sweep.lay(board);
            visit(added, sweep.of(view.own).1);
            boards += 1;
        };
        match view.open {
            3 => {
                for (place, turn) in free.iter().enumerate() {
                    free[..place].iter().for_each(|river| lay(&[*turn, *river]));
                }
            }
            4 => free.iter().for_each(|river| lay(&[*river])),
            _ => lay(&[]),
        }
        boards * i128::from(self.dealers())
    }

    /// The place of a holding in rows for boards of some size.
    #[inline]
    pub(super) fn node<const N: usize>(
        &self,
        boards: &Boards<N>,
        board: [u8; N],
        own: [u8; 2],
    ) -> usize {
        let (id, by) = boards.find(board);
        id * self.holes() + self.deck.hole(own.map(|code| by.card(code)))
    }

    /// The board of five that stands for one, and the shape of a holding on it.
    #[inline]
    pub(super) fn river(&self, board: [u8; 5], own: [u8; 2]) -> (usize, usize) {
        (self.boards.find(board).0, self.shapes.of(own, long(board)))
    }

    /// Whether the cards that a seat sees would qualify a dealer. Two cards count as the least
    /// hand of five with that pair, or without one.
    pub(super) fn qualifies(&self, own: [u8; 2], board: &[u8]) -> bool {
        let cards = |codes: &[u8]| codes.iter().map(|code| self.deck.card(*code)).collect();
        let (own, board): (Vec<_>, Vec<_>) = (cards(&own), cards(board));
        let strength = if !board.is_empty() {
            (self.plan.strength)(&own, &board)
        } else if own[0].rank() == own[1].rank() {
            let others = Rank::ALL.into_iter().filter(|rank| *rank != own[0].rank());
            let kickers = others.map(|rank| Card::new(rank, Suit::Clubs)).take(3);
            (self.plan.strength)(&own, &kickers.collect::<Vec<_>>())
        } else {
            Strength { number: 1, kind: Category::HighCard as u8 }
        };
        (self.plan.qualifies)(strength)
    }

    /// Where to wager, by what that gains at each board of some size, summed up; and the gains
    /// where there are any, summed up for each holding.
    pub(super) fn wagers<const N: usize>(
        &self,
        boards: &Boards<N>,
        rows: impl Iterator<Item = Vec<i64>>,
        play: Play,
    ) -> (Vec<u8>, Vec<i64>) {
        let mut wagers = Vec::with_capacity(boards.all.len() * self.holes());
        let mut gained = vec![0; self.holes()];
        for (id, row) in rows.enumerate() {
            let times = boards.times(id) as i64;
            for (gained, gain) in gained.iter_mut().zip(&row) {
                *gained += times * gain.max(&0);
            }
            wagers.extend(row.iter().map(|gain| u8::from(*gain > 0)));
        }
        if play == Play::Mimic {
            wagers = self.mimic(boards);
        }
        let gained = self.even(&gained, [0; 4]);
        (wagers, gained.into_iter().map(|sum| sum / Renaming::COUNT).collect())
    }

    /// Where to wager for a seat that does so with what would qualify a dealer.
    pub(super) fn mimic<const N: usize>(&self, boards: &Boards<N>) -> Vec<u8> {
        self.by_rule(boards, |own, board| self.qualifies(own, board))
    }

    /// Where to wager by a rule that looks at a holding and a board.
    pub(super) fn by_rule<const N: usize>(
        &self,
        boards: &Boards<N>,
        rule: impl Fn([u8; 2], &[u8]) -> bool,
    ) -> Vec<u8> {
        let nodes = boards.all.iter().flat_map(|board| {
            self.deck.holes.iter().map(|own| {
                let clash = own.iter().any(|code| board.contains(code));
                u8::from(!clash && rule(*own, board))
            })
        });
        nodes.collect()
    }

    /// Makes every row even among holdings that a renaming of suits turns into each other, given
    /// the suits of its board: each becomes its sum over all boards, 24 times.
    pub(super) fn even(&self, row: &[i64], suits: [u16; 4]) -> Vec<i64> {
        let mut even = vec![0; row.len()];
        for by in Renaming::keeping(suits) {
            self.deck.give(&mut even, row, by, i64::wrapping_add);
        }
        even
    }

    /// For each holding, on how many flops of a board it wagers.
    pub(super) fn count_flops(&self, board: [u8; 5], wagers: &[u8], counts: &mut [u8]) {
        counts.fill(0);
        for (flop, _) in flops(board) {
            let (id, by) = self.flops.find(flop);
            let row = &wagers[id * self.holes()..][..self.holes()];
            self.deck.take(counts, row, by, u8::wrapping_add);
        }
    }

    /// The number of a way through the round.
    pub(super) fn path(&self, acts: &[Act]) -> u8 {
        self.plan.path_of(acts)
    }
}

/// Adds a row to another.
pub(super) fn add(to: &mut [i64], row: &[i64]) {
    for (sum, part) in to.iter_mut().zip(row) {
        *sum = sum.wrapping_add(*part);
    }
}
