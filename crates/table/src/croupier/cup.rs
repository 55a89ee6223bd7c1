//! Dice that place the action button.

use super::{Phase, Play};
use crate::{Banking, Deals, Own, Refusal, Tale, What};
use cards::Throw;

impl<G: Deals> Play<G> {
    /// The player-dealer has shaken the cup, and it is opened.
    pub(super) fn open_cup(&mut self, shown: &str, tale: &mut Tale) -> Result<(), Refusal> {
        let cites = self.posting.terms.cites;
        let Some(cup) = G::cup(&self.posting.rules) else {
            return Err(Refusal::by(cites.pack, "this game is played with cards"));
        };
        let Some(dealer) = self.player_dealer else {
            return Err(Refusal::by(cup.rule, "nobody banks, and nobody shakes the cup"));
        };
        if let Some(rule) = cup.closed.filter(|_| self.phase == Phase::Betting) {
            return Err(Refusal::by(rule, "wagers are closed before the cup is opened"));
        }
        if self.phase == Phase::Settled || self.dealt {
            return Err(Refusal::by(cup.rule, "the cup is opened before the deal"));
        }
        if self.action.is_some() {
            return Err(Refusal::by(cup.rule, "the action button has its place"));
        }
        let throw: Throw<3> = shown
            .parse()
            .map_err(|defect: cards::ThrowDefect| Refusal::by(cup.rule, defect.to_string()))?;
        let points: u8 = throw.faces().iter().sum();
        let steps = (points - 1) % cup.places;
        self.bank_first = steps == 0;
        let (from, steps) = match cup.own {
            Own::Seat(seat) if steps == 0 => (seat, u8::from(seat == dealer)),
            Own::Next | Own::Seat(_) => (dealer, steps.max(1)),
        };
        let Some(seat) = cup.way.ring(from, cup.places).nth(usize::from(steps)) else {
            return Err(Refusal::by(cup.rule, format!("there is no place {points}")));
        };
        self.action = Some(seat);
        self.tell_bank();
        tale.tell(|| What::Thrown { shown: throw.to_string().into() });
        tale.tell(|| What::Button { seat, rule: cup.rule });
        Ok(())
    }

    /// Tells the round who banks it.
    pub(super) fn tell_bank(&mut self) {
        let Some(seat) = self.player_dealer.filter(|_| self.phase == Phase::Playing) else {
            return;
        };
        let banking = Banking { seat, action: self.action, first: self.bank_first };
        G::banked(&self.posting.rules, &mut self.round, banking);
    }
}
