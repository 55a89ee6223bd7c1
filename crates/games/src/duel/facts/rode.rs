//! Let It Ride: five cards against a pay table, and which wagers were taken back.

use super::super::plan::Plan;
use super::super::round::{Round, exactly};
use super::super::{Duel, Rules};
use super::{PATHS, pack, unpack};
use cards::{Card, Rank};
use hands::Category;
use table::{Facts, Reads, Seat};

/// What five cards are for the pay table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)] // the names say it
pub enum RodeKind {
    /// Less than a pair of tens.
    Less,
    /// A pair of tens or better.
    HighPair,
    TwoPair,
    ThreeOfAKind,
    Straight,
    Flush,
    FullHouse,
    FourOfAKind,
    StraightFlush,
    RoyalFlush,
}

impl RodeKind {
    /// Every kind, the worst first.
    pub const ALL: [RodeKind; 10] = [
        RodeKind::Less,
        RodeKind::HighPair,
        RodeKind::TwoPair,
        RodeKind::ThreeOfAKind,
        RodeKind::Straight,
        RodeKind::Flush,
        RodeKind::FullHouse,
        RodeKind::FourOfAKind,
        RodeKind::StraightFlush,
        RodeKind::RoyalFlush,
    ];

    /// The kind of five cards.
    #[must_use]
    pub fn of(cards: [Card; 5]) -> RodeKind {
        let paired = |rank: Rank| cards.iter().filter(|card| card.rank() == rank).count() == 2;
        let high = [Rank::Ten, Rank::Jack, Rank::Queen, Rank::King, Rank::Ace];
        match hands::high(&cards).category() {
            Category::Pair if high.into_iter().any(paired) => RodeKind::HighPair,
            Category::HighCard | Category::Pair => RodeKind::Less,
            kind => RodeKind::ALL[kind as usize],
        }
    }
}

/// How a seat's hand came out, and the way it went there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rode {
    /// The number of the way in its plan.
    pub path: u8,
    /// What the five cards are.
    pub kind: RodeKind,
}

impl Rode {
    /// The units on a wager of the game itself, in a class of this reading; none where the plan
    /// has no such way.
    #[must_use]
    pub fn units(plan: &Plan, class: usize, wager: &str) -> Option<u8> {
        plan.units((class / RodeKind::ALL.len()) as u8, wager)
    }
}

impl Facts for Rode {
    const CLASSES: usize = PATHS * RodeKind::ALL.len();
    const NAME: &'static str = "rode";

    fn index(self) -> usize {
        pack([(usize::from(self.path), PATHS), (self.kind as usize, RodeKind::ALL.len())])
    }

    fn from_index(index: usize) -> Option<Rode> {
        let [path, kind] = unpack(index, [PATHS, RodeKind::ALL.len()]);
        Some(Rode { path: path as u8, kind: RodeKind::ALL[kind] })
    }
}

impl Reads<Rode> for Duel {
    fn facts(rules: &Rules, round: &Round, seat: Seat) -> Option<Rode> {
        let own = round.seat(seat);
        let own_three: [Card; 3] = exactly(own.cards.cards())?;
        let board: [Card; 2] = exactly(round.board.cards())?;
        let mut five = [board[0]; 5];
        five[..3].copy_from_slice(&own_three);
        five[3..].copy_from_slice(&board);
        Some(Rode { path: rules.plan.path(own), kind: RodeKind::of(five) })
    }
}
