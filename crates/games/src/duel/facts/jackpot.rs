//! Singapore's jackpot: when a royal flush is complete, and what the board alone is.

use super::super::round::{Round, exactly};
use super::super::{Duel, Rules};
use super::{best_of_seven, pack, unpack};
use cards::Card;
use hands::Category;
use table::{Facts, Reads, Seat};

/// What five to seven cards are for the jackpot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Award {
    /// Nothing.
    Nothing,
    /// Four of a kind.
    Four,
    /// A straight flush.
    StraightFlush,
    /// A royal flush with the fifth common card.
    RoyalRiver,
    /// A royal flush with the fourth common card.
    RoyalTurn,
    /// A royal flush with the first three.
    RoyalFlop,
    /// A royal flush of the common cards alone.
    RoyalBoard,
}

impl Award {
    /// Every award, the least first.
    pub const ALL: [Award; 7] = [
        Award::Nothing,
        Award::Four,
        Award::StraightFlush,
        Award::RoyalRiver,
        Award::RoyalTurn,
        Award::RoyalFlop,
        Award::RoyalBoard,
    ];

    /// What two cards make with the board, in the order its cards came.
    #[must_use]
    pub fn of(own: [Card; 2], board: [Card; 5]) -> Award {
        let royal =
            |cards: usize| best_of_seven(&own, &board[..cards]).kind == Category::RoyalFlush as u8;
        let alone = hands::high(&board).category();
        match best_of_seven(&own, &board).kind {
            _ if alone == Category::RoyalFlush => Award::RoyalBoard,
            kind if kind == Category::RoyalFlush as u8 => {
                let late = if royal(4) { Award::RoyalTurn } else { Award::RoyalRiver };
                if royal(3) { Award::RoyalFlop } else { late }
            }
            kind if kind == Category::StraightFlush as u8 => Award::StraightFlush,
            kind if kind == Category::FourOfAKind as u8 => Award::Four,
            _ => Award::Nothing,
        }
    }

    /// What the board makes alone.
    #[must_use]
    pub fn of_board(board: [Card; 5]) -> Award {
        match hands::high(&board).category() {
            Category::RoyalFlush => Award::RoyalBoard,
            Category::StraightFlush => Award::StraightFlush,
            Category::FourOfAKind => Award::Four,
            _ => Award::Nothing,
        }
    }
}

/// A seat's award and the board's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Jackpot {
    /// What the seat's cards make with the board.
    pub own: Award,
    /// What the board makes alone.
    pub board: Award,
    /// Whether the seat folded or did not show its cards: the board alone counts.
    pub out: bool,
}

impl Facts for Jackpot {
    const CLASSES: usize = 2 * Award::ALL.len() * Award::ALL.len();
    const NAME: &'static str = "jackpot";

    fn index(self) -> usize {
        pack([(self.own as usize, 7), (self.board as usize, 7), (usize::from(self.out), 2)])
    }

    fn from_index(index: usize) -> Option<Jackpot> {
        let [own, board, out] = unpack(index, [7, 7, 2]);
        let (own, board) = (Award::ALL[own], Award::ALL[board]);
        let fixed = matches!(board, Award::Nothing | Award::Four | Award::StraightFlush);
        let possible = match board {
            Award::RoyalBoard => own == Award::RoyalBoard,
            _ => fixed && own >= board && own != Award::RoyalBoard,
        };
        possible.then_some(Jackpot { own, board, out: out == 1 })
    }
}

impl Reads<Jackpot> for Duel {
    fn facts(_: &Rules, round: &Round, seat: Seat) -> Option<Jackpot> {
        let own = round.seat(seat);
        let cards: [Card; 5] = exactly(round.board.cards())?;
        let board = Award::of_board(cards);
        let out = own.folded() || own.declined();
        match exactly(own.cards.cards()) {
            Some(hole) => Some(Jackpot { own: Award::of(hole, cards), board, out }),
            None => out.then_some(Jackpot { own: board, board, out }),
        }
    }
}
