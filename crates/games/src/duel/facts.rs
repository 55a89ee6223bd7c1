//! What can be read off a finished round for one seat.

use super::round::{Round, exactly};
use super::{Duel, Rules};
use cards::Card;
use hands::{Category, ThreeKind};
use std::cmp::Ordering;
use table::{Facts, Reads, Seat};

/// How good a hand is: a number to compare, and its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Strength {
    /// The larger is the better hand.
    pub number: u16,
    /// Its kind: a [`Category`] or a [`ThreeKind`] as a number.
    pub kind: u8,
}

/// Kinds of hands, of three cards or five.
const KINDS: usize = Category::ALL.len();

/// How a seat came out against the dealer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Versus {
    /// It folded.
    Folded,
    /// The dealer did not qualify.
    Unqualified(Ordering),
    /// The dealer qualified.
    Qualified(Ordering),
}

/// A seat's own hand, and how it came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Showdown {
    /// The kind of the seat's own hand; 0 when it folded.
    pub kind: u8,
    /// How it came out.
    pub versus: Versus,
}

const ORDERS: [Ordering; 3] = [Ordering::Less, Ordering::Equal, Ordering::Greater];

impl Showdown {
    /// Whether the hand is a five-card hand of that kind or a better one.
    #[must_use]
    pub fn at_least(self, kind: Category) -> bool {
        self.kind >= kind as u8
    }

    /// Whether it played and had the better hand.
    #[must_use]
    pub fn wins(self) -> bool {
        self.is(Ordering::Greater)
    }

    /// Whether it played and tied.
    #[must_use]
    pub fn ties(self) -> bool {
        self.is(Ordering::Equal)
    }

    /// Whether it played and had the worse hand.
    #[must_use]
    pub fn loses(self) -> bool {
        self.is(Ordering::Less)
    }

    fn is(self, wanted: Ordering) -> bool {
        match self.versus {
            Versus::Folded => false,
            Versus::Unqualified(order) | Versus::Qualified(order) => order == wanted,
        }
    }

    /// Whether the dealer qualified against a seat that played.
    #[must_use]
    pub fn qualified(self) -> bool {
        matches!(self.versus, Versus::Qualified(_))
    }

    /// Whether the seat folded.
    #[must_use]
    pub fn folded(self) -> bool {
        self.versus == Versus::Folded
    }
}

impl Facts for Showdown {
    const CLASSES: usize = 1 + KINDS * 6;
    const NAME: &'static str = "showdown";

    fn index(self) -> usize {
        let place = |order| match order {
            Ordering::Less => 0,
            Ordering::Equal => 1,
            Ordering::Greater => 2,
        };
        let place = match self.versus {
            Versus::Folded => return 0,
            Versus::Unqualified(order) => place(order),
            Versus::Qualified(order) => 3 + place(order),
        };
        1 + usize::from(self.kind) * 6 + place
    }

    fn from_index(index: usize) -> Option<Showdown> {
        let Some(rest) = index.checked_sub(1) else {
            return Some(Showdown { kind: 0, versus: Versus::Folded });
        };
        let order = ORDERS[rest % 3];
        let versus =
            if rest % 6 < 3 { Versus::Unqualified(order) } else { Versus::Qualified(order) };
        Some(Showdown { kind: (rest / 6) as u8, versus })
    }
}

impl Reads<Showdown> for Duel {
    fn facts(rules: &Rules, round: &Round, seat: Seat) -> Option<Showdown> {
        let own = round.seat(seat);
        if !own.live() {
            return Some(Showdown { kind: 0, versus: Versus::Folded });
        }
        if !round.is_over(rules.plan) {
            return None;
        }
        let board = round.board.cards();
        let mine = (rules.plan.strength)(own.cards.cards(), board);
        let dealers = (rules.plan.strength)(round.dealer.cards(), board);
        let order = mine.cmp(&dealers);
        let qualified = (rules.plan.qualifies)(dealers);
        let versus = if qualified { Versus::Qualified(order) } else { Versus::Unqualified(order) };
        Some(Showdown { kind: mine.kind, versus })
    }
}

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
        let cards: [Card; 3] = exactly(own.cards.cards())?;
        Some(OwnThree { kind: hands::three(&cards).kind(), folded: own.ante && !own.live() })
    }
}
