//! Dice that place the action button.

use super::{Phase, Play};
use crate::{Banking, Deals, Own, Refusal, Seat, Tale, Want, What};
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
        // What nobody told at the time may be told as long as the settlement waits for it.
        let late = self.dealt && self.ask() != Want::Over;
        if self.phase == Phase::Settled || late {
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

    /// Dice decide with whom settlement begins. Where nobody says what they showed, whoever may be
    /// first must get the same.
    pub(super) fn first_is_known(&self) -> Result<(), Refusal> {
        let Some(cup) = G::cup(&self.posting.rules) else { return Ok(()) };
        if self.action.is_some() || self.player_dealer.is_none() {
            return Ok(());
        }
        let mut seats: Vec<Seat> = self.stakes.iter().map(|stake| stake.seat).collect();
        seats.sort_unstable();
        seats.dedup();
        let nets = |first: &Seat| {
            let mut begun = Play { action: Some(*first), ..self.clone() };
            begun.judged_stakes(None).nets()
        };
        let mut all = seats.iter().map(nets);
        let one = all.next();
        if all.all(|other| Some(other) == one) {
            return Ok(());
        }
        let why = "the player-dealer's money does not cover every wager, and the dice that say \
                   with whom settlement begins are not given: name the seat that they pointed to \
                   (`action`), or what they showed";
        Err(Refusal::by(cup.rule, why))
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
