//! What a decision does on the table besides making or taking back a wager before it: further
//! wagers on one of several hands, cards laid elsewhere, wagers that follow them.

use crate::{Seat, Spot};
use cards::AnyCard;
use law::Cite;
use money::{Cents, Rounding};

/// What a decision does to cards and wagers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Deed {
    /// A further wager of whoever decides.
    pub further: Option<Further>,
    /// Cards laid from one spot to another, in order.
    pub laid: Vec<(Spot, Spot, AnyCard)>,
    /// Hands of the seat that have another number from now on.
    pub renumbered: Renumbered,
    /// The wagers of whoever decides go from one hand to another.
    pub moved: Option<(u8, u8)>,
}

/// A further wager, measured by one that lies on a hand. Hands are numbered as they are after the
/// decision, but for the measure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Further {
    /// The wager made.
    pub wager: &'static str,
    /// The hand that it is for; 0 where the seat has but one, or it is for none.
    pub hand: u8,
    /// The wagers by which it is measured; one of them lies on the hand.
    pub of: &'static [&'static str],
    /// The hand on which that lies before the decision.
    pub of_hand: u8,
    /// How much of that it is.
    pub measure: Measure,
    /// Who makes it.
    pub by: By,
    /// The rule.
    pub rule: Cite,
}

/// Who makes a further wager.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// Whoever decides.
    Own,
    /// Whoever decides, and everybody behind the seat with a wager on the hand, each the whole.
    Everybody,
}

/// How much a further wager is, in halves of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// So many halves.
    Exactly(u8),
    /// Anything up to so many halves; the whole of it where nothing is said.
    UpTo(u8),
}

impl Measure {
    /// The least and the most, a fraction of a cent left out.
    pub(crate) fn of(self, base: Cents) -> (Cents, Cents) {
        let most =
            |halves: u8| Rounding::DOWN.divide(i128::from(base.get()) * i128::from(halves), 2);
        match self {
            Measure::Exactly(halves) => (most(halves).max(Cents::new(1)), most(halves)),
            Measure::UpTo(halves) => (Cents::new(1), most(halves)),
        }
    }
}

/// Hands of a seat that have another number from now on, for everybody who has wagers there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Renumbered {
    /// The seat.
    pub seat: Option<Seat>,
    /// The wagers that lie on hands.
    pub wagers: &'static [&'static str],
    /// Old and new numbers.
    pub hands: Vec<(u8, u8)>,
}
