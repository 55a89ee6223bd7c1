//! A seat's own cards, with or without the board's.

use super::super::round::{Round, exactly};
use super::super::{Duel, Rules};
use super::{Strength, best_of_seven, kind, pack, unpack};
use cards::Card;
use hands::{Category, ThreeKind};
use table::{Facts, Reads, Seat};

/// Kinds of hands without wild cards.
const KINDS: usize = Category::FiveOfAKind as usize;

/// The kind of a seat's own three cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnThree {
    /// The kind.
    pub kind: ThreeKind,
    /// Whether the seat has folded its game.
    pub folded: bool,
}

impl Facts for OwnThree {
    const CLASSES: usize = 2 * ThreeKind::ALL.len();
    const NAME: &'static str = "own three";

    fn index(self) -> usize {
        2 * self.kind as usize + usize::from(self.folded)
    }

    fn from_index(index: usize) -> Option<OwnThree> {
        Some(OwnThree { kind: ThreeKind::ALL[index / 2], folded: index % 2 == 1 })
    }
}

impl Reads<OwnThree> for Duel {
    fn facts(_: &Rules, round: &Round, seat: Seat) -> Option<OwnThree> {
        let own = round.seat(seat);
        let folded = own.folded();
        // A hand that was thrown in unseen counts for nothing.
        let Some(cards) = exactly::<3>(own.cards.cards()) else {
            return folded.then_some(OwnThree { kind: ThreeKind::HighCard, folded });
        };
        Some(OwnThree { kind: hands::three(&cards).kind(), folded })
    }
}

/// The kind of a seat's own five cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnFive {
    /// The kind.
    pub kind: Category,
    /// Whether the seat has folded its game.
    pub folded: bool,
}

impl Facts for OwnFive {
    const CLASSES: usize = 2 * KINDS;
    const NAME: &'static str = "own five";

    fn index(self) -> usize {
        2 * self.kind as usize + usize::from(self.folded)
    }

    fn from_index(index: usize) -> Option<OwnFive> {
        Some(OwnFive { kind: kind(index / 2), folded: index % 2 == 1 })
    }
}

impl Reads<OwnFive> for Duel {
    fn facts(_: &Rules, round: &Round, seat: Seat) -> Option<OwnFive> {
        let own = round.seat(seat);
        let folded = own.folded();
        let Some(cards) = exactly::<5>(own.cards.cards()) else {
            return folded.then_some(OwnFive { kind: Category::HighCard, folded });
        };
        Some(OwnFive { kind: hands::high(&cards).category(), folded })
    }
}

/// The best five of a seat's two cards and the board, beside the board alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnBest {
    /// The kind of the best five of seven; of the board alone when the seat's cards were thrown in
    /// unseen.
    pub kind: Category,
    /// The kind of the board alone.
    pub board: Category,
    /// Whether the best hand is the board, none of the seat's own cards bettering it.
    pub plays_board: bool,
    /// Whether the seat has folded its game.
    pub folded: bool,
}

impl Facts for OwnBest {
    const CLASSES: usize = 4 * KINDS * KINDS;
    const NAME: &'static str = "own best";

    fn index(self) -> usize {
        pack([
            (self.kind as usize, KINDS),
            (self.board as usize, KINDS),
            (usize::from(self.plays_board), 2),
            (usize::from(self.folded), 2),
        ])
    }

    fn from_index(index: usize) -> Option<OwnBest> {
        let [best, board, plays, folded] = unpack(index, [KINDS, KINDS, 2, 2]);
        let plays_board = plays == 1;
        // The best hand is never worse than the board, and of its kind when it is the board.
        let possible = best >= board && (!plays_board || best == board);
        let (best, board) = (kind(best), kind(board));
        possible.then_some(OwnBest { kind: best, board, plays_board, folded: folded == 1 })
    }
}

impl Reads<OwnBest> for Duel {
    fn facts(_: &Rules, round: &Round, seat: Seat) -> Option<OwnBest> {
        let own = round.seat(seat);
        let cards: [Card; 5] = exactly(round.board.cards())?;
        let folded = own.folded();
        let board = hands::high(&cards);
        let best = if own.cards.len() == 2 {
            best_of_seven(own.cards.cards(), &cards)
        } else if folded {
            Strength { number: board.number(), kind: board.category() as u8 }
        } else {
            return None;
        };
        Some(OwnBest {
            kind: kind(usize::from(best.kind)),
            board: board.category(),
            plays_board: best.number == board.number(),
            folded,
        })
    }
}

/// What a seat's two cards and the flop make, as an aces bonus sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AaClass {
    /// Less than a pair of aces.
    Less,
    /// A pair of aces to a straight.
    Aces,
    /// A flush or better.
    Flush,
}

impl AaClass {
    /// Every class.
    pub const ALL: [AaClass; 3] = [AaClass::Less, AaClass::Aces, AaClass::Flush];

    /// The class of five cards.
    #[must_use]
    pub fn of(cards: [Card; 5]) -> AaClass {
        let hand = hands::high(&cards);
        let aces = cards.iter().filter(|card| card.rank() == cards::Rank::Ace).count();
        match hand.category() {
            Category::HighCard => AaClass::Less,
            Category::Pair if aces < 2 => AaClass::Less,
            kind if kind >= Category::Flush => AaClass::Flush,
            _ => AaClass::Aces,
        }
    }
}

/// A seat's two cards with the flop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlopFive {
    /// What they make.
    pub class: AaClass,
    /// Whether the seat has folded its game.
    pub folded: bool,
}

impl Facts for FlopFive {
    const CLASSES: usize = 2 * AaClass::ALL.len();
    const NAME: &'static str = "flop five";

    fn index(self) -> usize {
        2 * self.class as usize + usize::from(self.folded)
    }

    fn from_index(index: usize) -> Option<FlopFive> {
        Some(FlopFive { class: AaClass::ALL[index / 2], folded: index % 2 == 1 })
    }
}

impl Reads<FlopFive> for Duel {
    fn facts(_: &Rules, round: &Round, seat: Seat) -> Option<FlopFive> {
        let own = round.seat(seat);
        let folded = own.folded();
        let (Some([a, b]), Some(flop)) =
            (exactly(own.cards.cards()), round.board.cards().first_chunk::<3>())
        else {
            return folded.then_some(FlopFive { class: AaClass::Less, folded });
        };
        let class = AaClass::of([a, b, flop[0], flop[1], flop[2]]);
        Some(FlopFive { class, folded })
    }
}
