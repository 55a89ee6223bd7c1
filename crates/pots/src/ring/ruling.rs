//! Irregularities that somebody with authority rules on.

use super::lying::Dealt;
use super::on::On;
use crate::hand::{Hand, Ruling as Irregularity};
use money::Cents;
use table::{Refusal, Ruling, Seat, Tale, What};

impl On {
    /// A rule is invoked.
    pub(super) fn rule(&mut self, ruling: &Ruling, tale: &mut Tale) -> Result<(), Refusal> {
        let rule = ruling.cite()?;
        let place = ruling.seat.map(|seat| self.place(seat)).transpose()?;
        let Ruling { card, count, amount, .. } = *ruling;
        let before = tale.is_on().then(|| self.hand.clone());
        self.hand.rule(Irregularity { rule, place, card, count, amount })?;
        let Some(before) = before else { return Ok(()) };
        let moved = self.moved(&before);
        if self.hand.misdealt().is_some() && before.misdealt().is_none() {
            self.ledger.void(rule);
        } else {
            for (seat, amount) in &moved {
                self.ledger.ruled(seat.n(), *amount, rule);
            }
        }
        tale.tell(|| What::Ruled { ruling: ruling.clone(), moved });
        self.tell_rest(&before, Dealt::Nothing, tale);
        // Cards that were shown to one alone are shown to all once the winner is known.
        if before.is_over() {
            self.tell_shown(tale);
        }
        Ok(())
    }

    /// What a ruling moved: to each player, or below zero to the pot. Fees, a bet that nobody
    /// called and what was won are told of by themselves.
    fn moved(&self, before: &Hand) -> Vec<(Seat, Cents)> {
        let is_void = self.hand.misdealt().is_some();
        let mut moved = Vec::new();
        let stacks = before.places().iter().zip(self.hand.places());
        for (at, (then, now)) in stacks.enumerate() {
            let mut change = now.stack - then.stack;
            if !is_void {
                change -= self.returned(at) - returned(before, at);
                change -= won(&self.hand, at) - won(before, at);
                change += charged(&self.hand, now.seat) - charged(before, now.seat);
            }
            if change != Cents::ZERO {
                moved.push((self.seat(at), change));
            }
        }
        moved
    }

    fn returned(&self, at: usize) -> Cents {
        returned(&self.hand, at)
    }
}

/// What went back to a place because nobody called it.
fn returned(hand: &Hand, at: usize) -> Cents {
    let (whose, amount) = hand.uncalled();
    if whose == at { amount } else { Cents::ZERO }
}

/// What a place has won.
fn won(hand: &Hand, at: usize) -> Cents {
    let awards = hand.outcome().map(|outcome| outcome.awards).unwrap_or_default();
    let shares = awards.iter().flat_map(|award| &award.winners);
    shares.filter(|share| share.place == at).map(|share| share.amount).sum()
}

/// The fees that a seat has paid.
fn charged(hand: &Hand, seat: u8) -> Cents {
    let fees = hand.fees().list().iter().filter(|fee| fee.seat == Some(seat));
    fees.map(|fee| fee.amount).sum()
}
