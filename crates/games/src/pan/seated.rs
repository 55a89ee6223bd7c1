//! One seat: its cards, and what they leave to it.

use super::Standing;
use crate::baccarat::hand::value;
use cards::{Card, Hand};

/// What three cards leave to their player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Four or less: a card.
    MustDraw,
    /// Five: a choice, which the logical way draws to.
    Five,
    /// Six: a choice, on which the logical way stands.
    Six,
    /// Seven or more: no card.
    MustStand,
}

impl Way {
    /// What a total of three cards leaves.
    #[must_use]
    pub const fn of(total: u8) -> Way {
        match total {
            0..=4 => Way::MustDraw,
            5 => Way::Five,
            6 => Way::Six,
            _ => Way::MustStand,
        }
    }

    /// Whether the logical way draws.
    #[must_use]
    pub const fn logical(self) -> bool {
        matches!(self, Way::MustDraw | Way::Five)
    }
}

/// The last digit of the sum.
#[must_use]
pub fn total(cards: &[Card]) -> u8 {
    cards.iter().map(|card| value(*card)).sum::<u8>() % 10
}

/// One seat.
#[allow(clippy::struct_excessive_bools)] // each is a mark of its own on the seat
#[derive(Clone, Copy, Debug)]
pub struct Seated {
    /// Has a wager, and so receives cards.
    pub plays: bool,
    /// Its cards that are known: three, and the drawn one.
    pub cards: Hand<4>,
    /// Its cards that nobody else has seen.
    pub(super) hidden: u8,
    /// What its three cards leave to it, found by a dealer who looks at them.
    pub(super) found: Option<Way>,
    /// What it has decided: whether it draws.
    pub draws: Option<bool>,
    /// Is played the logical way, and so decided without being asked.
    pub(super) logical: bool,
    /// Whether it was fouled by its player.
    pub(super) standing: Standing,
    /// Its drawn card was exposed, and is replaced when the player-dealer has acted.
    pub(super) late: bool,
    /// Was dealt a wrong number of cards, and stays as it is.
    pub(super) miscounted: bool,
}

impl Seated {
    pub(super) const EMPTY: Seated = Seated {
        plays: false,
        cards: Hand::EMPTY,
        hidden: 0,
        found: None,
        draws: None,
        logical: false,
        standing: Standing::Plays,
        late: false,
        miscounted: false,
    };

    /// How many cards lie there.
    pub(super) fn lying(&self) -> u8 {
        self.cards.len() as u8 + self.hidden
    }

    /// Whether it waits for cards of the deal.
    pub(super) fn short(&self) -> bool {
        !self.miscounted && self.lying() < 3
    }

    /// Whether its card of the draw is out.
    pub(super) fn drew(&self) -> bool {
        self.late || !self.miscounted && self.lying() > 3
    }

    /// What its three cards leave to it; none before it has them.
    #[must_use]
    pub fn way(&self) -> Option<Way> {
        match self.cards.cards().get(..3) {
            Some(three) => Some(Way::of(total(three))),
            None => self.found,
        }
    }

    /// Whether it has decided, or is played without being asked.
    pub(super) fn is_set(&self) -> bool {
        self.draws.is_some() || self.logical || self.miscounted
    }

    /// Whether it takes a fourth card.
    pub(super) fn takes(&self) -> bool {
        let logical = self.logical && self.way().is_some_and(Way::logical);
        self.plays && !self.miscounted && self.draws.unwrap_or(logical)
    }
}
