//! A seat's hand against the dealer's.

use super::super::plan::Plan;
use super::super::round::Round;
use super::super::{Duel, Rules};
use super::{pack, unpack};
use hands::Category;
use std::cmp::Ordering;
use table::{Facts, Reads, Seat};

/// How good a hand is: a number to compare, and its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Strength {
    /// The larger is the better hand.
    pub number: u16,
    /// Its kind: a [`hands::Category`] or a [`hands::ThreeKind`] as a number.
    pub kind: u8,
}

/// Kinds of hands, of three cards or five.
pub const KINDS: usize = Category::ALL.len();

/// Ways through a round that differ in what is staked, at most.
pub const PATHS: usize = 8;

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

/// A seat's own hand, how it came out, and the way it went there: enough to say what every wager
/// of the game itself staked and gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Showdown {
    /// The number of the way in its plan; 0 for a seat that folded.
    pub path: u8,
    /// The kind of the seat's own hand; 0 when it folded.
    pub kind: u8,
    /// How it came out.
    pub versus: Versus,
}

const ORDERS: [Ordering; 3] = [Ordering::Less, Ordering::Equal, Ordering::Greater];

impl Showdown {
    /// The units on a wager of the game itself, in a class of this reading; none where the plan
    /// has no such way.
    #[must_use]
    pub fn units(plan: &Plan, class: usize, wager: &str) -> Option<u8> {
        plan.units((class / (1 + KINDS * 6)) as u8, wager)
    }

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

    /// Whether the dealer did not, against a seat that played.
    #[must_use]
    pub const fn unqualified(self) -> bool {
        matches!(self.versus, Versus::Unqualified(_))
    }

    /// Whether the seat folded.
    #[must_use]
    pub fn folded(self) -> bool {
        self.versus == Versus::Folded
    }
}

impl Facts for Showdown {
    const CLASSES: usize = PATHS * (1 + KINDS * 6);
    const NAME: &'static str = "showdown";

    fn index(self) -> usize {
        let place = |order| match order {
            Ordering::Less => 0,
            Ordering::Equal => 1,
            Ordering::Greater => 2,
        };
        let kind = 1 + usize::from(self.kind) * 6;
        let end = match self.versus {
            Versus::Folded => 0,
            Versus::Unqualified(order) => kind + place(order),
            Versus::Qualified(order) => kind + 3 + place(order),
        };
        pack([(usize::from(self.path), PATHS), (end, 1 + KINDS * 6)])
    }

    fn from_index(index: usize) -> Option<Showdown> {
        let [path, end] = unpack(index, [PATHS, 1 + KINDS * 6]);
        let path = path as u8;
        let Some(rest) = end.checked_sub(1) else {
            return Some(Showdown { path, kind: 0, versus: Versus::Folded });
        };
        let order = ORDERS[rest % 3];
        let versus =
            if rest % 6 < 3 { Versus::Unqualified(order) } else { Versus::Qualified(order) };
        Some(Showdown { path, kind: (rest / 6) as u8, versus })
    }
}

impl Reads<Showdown> for Duel {
    fn facts(rules: &Rules, round: &Round, seat: Seat) -> Option<Showdown> {
        let own = round.seat(seat);
        if !own.live() {
            return Some(Showdown { path: 0, kind: 0, versus: Versus::Folded });
        }
        if !round.is_over(rules.plan) {
            return None;
        }
        let board = round.board.cards();
        if own.declined() {
            let versus = Versus::Qualified(Ordering::Less);
            return Some(Showdown { path: rules.plan.path(own), kind: 0, versus });
        }
        let mine = (rules.plan.strength)(own.cards.cards(), board);
        let dealers = (rules.plan.strength)(round.dealer.cards(), board);
        let order = mine.cmp(&dealers);
        let qualified = (rules.plan.qualifies)(dealers);
        let versus = if qualified { Versus::Qualified(order) } else { Versus::Unqualified(order) };
        Some(Showdown { path: rules.plan.path(own), kind: mine.kind, versus })
    }
}
