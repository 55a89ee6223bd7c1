//! What a ruling does to wagers.

use crate::{Due, Owner, Pay, Row, Seat, Spot, Stake};
use cards::Card;
use law::Cite;
use money::Cents;

/// What a ruling does to the wagers of a seat, or to its sight. What the croupier finds wrong
/// with one refuses the whole ruling.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Redress {
    /// A wager goes back whatever the cards say; every one of the seat's where none is named.
    Returns {
        /// The seat.
        seat: Seat,
        /// The wager.
        wager: Option<&'static str>,
        /// What happened.
        label: &'static str,
        /// The rule.
        rule: Cite,
    },
    /// A wager is lost whatever the cards say.
    Loses {
        /// The seat.
        seat: Seat,
        /// The wager.
        wager: &'static str,
        /// What happened.
        label: &'static str,
        /// The rule.
        rule: Cite,
    },
    /// Chips that never were a wager go back.
    Stray {
        /// The seat.
        seat: Seat,
        /// The wager they lie on.
        wager: &'static str,
        /// How much they are.
        found: Cents,
        /// What happened.
        label: &'static str,
        /// The rule.
        rule: Cite,
    },
    /// A wager is found above its maximum: it counts up to that, and the rest goes back.
    Above {
        /// The seat.
        seat: Seat,
        /// The wager.
        wager: &'static str,
        /// How much it is.
        found: Cents,
        /// The rule.
        rule: Cite,
    },
    /// A wager is found below its minimum: it counts on the seat's first occasion, and goes back
    /// whatever the cards say on every later one.
    Below {
        /// The seat.
        seat: Seat,
        /// The wager.
        wager: &'static str,
        /// How much it is.
        found: Cents,
        /// The rule.
        rule: Cite,
    },
    /// A hand dealt to a seat without a wager is dead; the seat that banks holds the bank's cards
    /// and is none.
    Dead {
        /// The seat.
        seat: Seat,
        /// The rule.
        rule: Cite,
    },
    /// A card that was taken out by mistake is the next that is dealt.
    Next {
        /// The card.
        card: Card,
    },
    /// What lies face down at a spot was exposed and is dead: it is shown and taken away.
    Exposed {
        /// The spot.
        at: Spot,
    },
    /// A hand has no action: every wager on it goes back, and what the seat itself has there is
    /// deducted from what the player-dealer put up.
    NoAction {
        /// The hand.
        hand: OnHand,
        /// What happened.
        label: &'static str,
        /// The rule.
        rule: Cite,
    },
    /// The seat pays no fee on its next hand.
    Courtesy {
        /// The seat.
        seat: Seat,
        /// The rule.
        rule: Cite,
    },
    /// The seat looks at the cards that lie face down at a spot.
    Looks {
        /// The seat.
        seat: Seat,
        /// The spot.
        at: Spot,
    },
}

/// The wagers on one of a seat's hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnHand {
    /// The seat.
    pub seat: Seat,
    /// The number of the hand; 0 where the seat has but one.
    pub number: u8,
    /// The wagers that lie on hands.
    pub wagers: &'static [&'static str],
}

impl OnHand {
    /// Whether a stake is one of them.
    pub(crate) fn covers(&self, stake: &Stake) -> bool {
        let there = (stake.seat, stake.memory.point) == (self.seat, self.number);
        there && self.wagers.contains(&stake.wager)
    }
}

/// Wagers that a ruling has decided.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Decided {
    seat: Seat,
    wager: Option<&'static str>,
    hand: Option<OnHand>,
    /// Whether those behind the seat and for the dealer are not concerned.
    own: bool,
    /// What happened and by which rule, as a line of a pay table says it.
    pub(crate) row: Row,
    /// What becomes of them.
    pub(crate) pay: Pay,
}

impl Decided {
    pub(crate) fn new(
        (seat, wager): (Seat, Option<&'static str>),
        pay: Pay,
        (label, rule): (&'static str, Cite),
    ) -> Decided {
        let row = Row { label, due: Due::Fixed(pay), rule, envy: Cents::ZERO, instead: None };
        Decided { seat, wager, hand: None, own: false, row, pay }
    }

    /// A hand without action: its wagers go back.
    pub(crate) fn on(hand: OnHand, why: (&'static str, Cite)) -> Decided {
        Decided { hand: Some(hand), ..Decided::new((hand.seat, None), Pay::Off, why) }
    }

    /// The same for what the seat itself has put there.
    pub(crate) fn own(self) -> Decided {
        Decided { own: true, ..self }
    }

    /// Whether a stake is one of them.
    pub(crate) fn covers(&self, stake: &Stake) -> bool {
        if let Some(hand) = self.hand {
            return hand.covers(stake);
        }
        let concerned = !self.own || stake.owner == Owner::Seat;
        let named = self.wager.is_none_or(|wager| wager == stake.wager);
        self.seat == stake.seat && concerned && named
    }
}
