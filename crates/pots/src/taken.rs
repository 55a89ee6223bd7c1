//! The fees of one hand: those that may fall due, and those taken.

use crate::fees::{Collection, Due, Moment, Payer};
use money::Cents;

/// A fee that the house took.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fee {
    /// What the book calls it, from whom, and why.
    pub due: Due,
    /// What was there to take.
    pub amount: Cents,
    /// The seat that paid; none where the pot did.
    pub seat: Option<u8>,
}

/// Fees of a hand.
#[derive(Clone, Debug, Default)]
pub struct Taken {
    due: Vec<(Moment, Due)>,
    list: Vec<Fee>,
    /// The moment after which a hand counts as opened.
    opening: Option<Moment>,
    /// Options are posted, and none is for so many players.
    none_for: Option<u8>,
}

impl Taken {
    pub(crate) fn new(posted: Option<&Collection>, players: usize) -> Taken {
        let Some(posted) = posted else { return Taken::default() };
        let due = posted.fees(players as u8);
        let players = players as u8;
        let is_none = !posted.options().is_empty() && !posted.covers(players);
        let none_for = is_none.then_some(players);
        Taken { due, list: Vec::new(), opening: posted.opening(), none_for }
    }

    /// Whether anything may fall due at all.
    #[inline]
    pub(crate) fn is_free(&self) -> bool {
        self.due.is_empty()
    }

    /// What falls due at a moment.
    pub(crate) fn at(&self, moment: Moment) -> Vec<Due> {
        self.due.iter().filter(|(at, _)| *at == moment).map(|(_, due)| *due).collect()
    }

    /// The moment of the opening round has come: what was kept for a hand that ends before it is
    /// no longer due.
    pub(crate) fn reach(&mut self, moment: Moment) {
        if self.opening == Some(moment) {
            self.due.retain(|(at, _)| *at != Moment::NotOpened);
        }
    }

    pub(crate) fn push(&mut self, fee: Fee) {
        if fee.amount > Cents::ZERO {
            self.list.push(fee);
        }
    }

    /// The number of players for whom no posted option is.
    pub(crate) fn none_for(&self) -> Option<u8> {
        self.none_for
    }

    /// What might have fallen due in a hand that is over, and was not taken: its moment did not
    /// come, or nothing was there.
    pub(crate) fn untaken(&self) -> impl Iterator<Item = Due> {
        let taken = |due: &Due| self.list.iter().any(|fee| fee.due == *due);
        self.due.iter().map(|(_, due)| *due).filter(move |due| !taken(due))
    }

    /// The fees taken, in order.
    #[must_use]
    pub fn list(&self) -> &[Fee] {
        &self.list
    }

    /// All of them.
    #[must_use]
    pub fn total(&self) -> Cents {
        Cents::new(self.list.iter().map(|fee| fee.amount.get()).sum())
    }

    /// Those that came out of the pot.
    #[inline]
    #[must_use]
    #[allow(clippy::wrong_self_convention)] // what came from the pot
    pub fn from_pot(&self) -> Cents {
        let pot = self.list.iter().filter(|fee| fee.due.from == Payer::Pot);
        Cents::new(pot.map(|fee| fee.amount.get()).sum())
    }
}
