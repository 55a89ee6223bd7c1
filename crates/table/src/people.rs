//! Who sits at a table where the seats bring no chips of their own in front.

use crate::{Game, Posting, Refusal, Seat, Seated, Tale, Terms, What};
use money::Cents;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Everybody who has joined a table against a bank.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct People {
    seated: BTreeSet<Seat>,
}

impl People {
    pub(crate) fn join<G: Game>(
        &mut self,
        seat: Seat,
        buy: Cents,
        posting: &Posting<G>,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        let rule = posting.terms.cites.seats;
        posting.check_seat(seat)?;
        if buy != Cents::ZERO {
            return Err(Refusal::by(rule, "no chips are kept in front of a seat at this table"));
        }
        if !self.seated.insert(seat) {
            return Err(Refusal::by(rule, format!("{seat} is taken")));
        }
        tale.tell(|| What::Joined { seat, chips: Cents::ZERO, how: "at-once".into() });
        Ok(())
    }

    /// Nobody leaves while wagers lie there, or the bank of the round.
    pub(crate) fn held(seat: Seat, terms: &Terms) -> Refusal {
        Refusal::by(terms.cites.touched, format!("wagers of {seat} lie on the table"))
    }

    pub(crate) fn leave(
        &mut self,
        seat: Seat,
        terms: &Terms,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        if !self.seated.remove(&seat) {
            return Err(Refusal::by(terms.cites.seats, format!("nobody sits at {seat}")));
        }
        tale.tell(|| What::Left { seat, chips: Cents::ZERO });
        Ok(())
    }

    /// What this table does not know of its people.
    pub(crate) fn unknown(terms: &Terms) -> Refusal {
        Refusal::by(terms.cites.seats, "people only join and leave this table")
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.seated.is_empty()
    }

    pub(crate) fn seats(&self) -> Vec<Seat> {
        self.seated.iter().copied().collect()
    }

    pub(crate) fn chairs(&self) -> Vec<Seated> {
        let chair = |seat: &Seat| Seated {
            seat: *seat,
            chips: None,
            bet: Cents::ZERO,
            standing: "plays".into(),
        };
        self.seated.iter().map(chair).collect()
    }
}
