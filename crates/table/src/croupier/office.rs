//! What goes round the table: taken, declined, passed on.

use super::{Phase, Play};
use crate::{Act, Deals, Name, Office, Refusal, Rota, Seat, Tale, Turn, What};

/// The words for it. The bank is taken by putting money up for it.
pub(super) const WORDS: [&str; 3] = ["take", "decline", "pass"];

impl<G: Deals> Play<G> {
    /// What goes round, once somebody has joined.
    pub(super) fn kept_rota(&self) -> Option<&Rota> {
        self.rota.as_ref().filter(|_| !self.people.is_empty())
    }

    pub(super) fn is_office(&self, act: &Act) -> bool {
        // While a round is played, a word of the game's own is a decision.
        let ours = |(known, name): &(G::Act, &str)| {
            *name == act.word && G::decides(&self.posting.rules, *known)
        };
        let decides = self.phase == Phase::Playing && G::acts().iter().any(ours);
        self.kept_rota().is_some() && WORDS.contains(&act.word.as_ref()) && !decides
    }

    /// Takes, declines or passes it.
    pub(super) fn office(
        &mut self,
        seat: Seat,
        act: &Act,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        let closed = self.posting.terms.cites.closed;
        let Some(rota) = self.rota.as_mut() else { return Ok(()) };
        if self.phase == Phase::Playing {
            return Err(Refusal::by(closed, "the round is not over"));
        }
        let done = match act.word.as_ref() {
            "take" if rota.law().office == Office::Bank => {
                return Err(Refusal::by(
                    rota.law().rule,
                    "the bank is taken with money put up for it",
                ));
            }
            "take" => rota.takes(seat).map(|()| Turn::Took)?,
            "decline" => rota.declines(seat).map(|()| Turn::Declined)?,
            _ => rota.passes(seat).map(|()| Turn::Passed)?,
        };
        let (office, rule) = (rota.law().office, rota.law().rule);
        for stake in self.stakes.iter().filter(|stake| stake.seat == seat) {
            rota.admits(seat, stake.wager)?;
        }
        tale.tell(|| What::Office { office, seat, done, rule });
        Ok(())
    }

    /// Whoever banks takes the bank in turn.
    pub(super) fn take_office(&mut self, seat: Seat, tale: &mut Tale) -> Result<(), Refusal> {
        if self.people.is_empty() {
            return Ok(());
        }
        let Some(rota) = self.rota.as_mut().filter(|rota| rota.law().office == Office::Bank)
        else {
            return Ok(());
        };
        rota.takes(seat)?;
        let (office, rule, done) = (rota.law().office, rota.law().rule, Turn::Took);
        tale.tell(|| What::Office { office, seat, done, rule });
        Ok(())
    }

    /// Whoever banked takes the money back: the bank is offered again.
    pub(super) fn give_office_back(&mut self, seat: Seat, tale: &mut Tale) {
        if self.kept_rota().and_then(Rota::holder) != Some(seat) {
            return;
        }
        if let Some(rota) = self.rota.as_mut().filter(|rota| rota.law().office == Office::Bank) {
            rota.gives_back(seat);
            let (office, rule, done) = (rota.law().office, rota.law().rule, Turn::GaveBack);
            tale.tell(|| What::Office { office, seat, done, rule });
        }
    }

    /// A round was settled.
    pub(super) fn goes_round(&mut self) {
        if self.people.is_empty() {
            return;
        }
        let mut bettors: Vec<Seat> = self.stakes.iter().map(|stake| stake.seat).collect();
        bettors.sort_unstable();
        bettors.dedup();
        let figures = G::summary(&self.posting.rules, &self.round).into_iter();
        let figures: Vec<(Name, String)> =
            figures.map(|(name, text)| (name.into(), text)).collect();
        if let Some(rota) = &mut self.rota {
            rota.over(&bettors, &figures);
        }
    }
}
