//! A pot killed of free will, in the midst of the deal.

use super::{Done, Hand, Places};
use crate::act::Awaited;
use money::Cents;
use table::Refusal;

impl Hand {
    /// Who killed the pot.
    #[must_use]
    pub fn killer(&self) -> Option<usize> {
        self.kill.map(usize::from)
    }

    /// Who is to act.
    #[must_use]
    pub fn turn(&self) -> Option<usize> {
        match self.ask() {
            Awaited::Decide(place, _) => Some(place),
            _ => None,
        }
    }

    /// A player doubles the limits of the hand and posts twice the largest blind, once, before
    /// anybody has a fourth card, from a stack of four times as much.
    ///
    /// # Errors
    /// Why not, with the rule; nothing has changed then.
    pub fn kill(&mut self, at: usize) -> Result<Done, Refusal> {
        let Some(rules) = self.stakes.variant.customs.free_kill else {
            return Err(Refusal::by(self.cites().forced, "nobody may kill a pot here"));
        };
        let blind = self.stakes.kill_blind();
        if self.kill.is_some() {
            return Err(Refusal::by(rules.once, "the pot has been killed already"));
        }
        if self.street > 0 || self.places().iter().any(|place| place.len > 3) {
            return Err(Refusal::by(rules.late, "somebody has a fourth card"));
        }
        let least = Cents::new(4 * blind.get());
        if self.places[at].stack < least {
            let why = format!("killing the pot takes {least} in front");
            return Err(Refusal::by(rules.stack, why));
        }
        let paid = blind - self.places[at].bet;
        self.pay(at, paid);
        self.kill = Some(at as u8);
        let betting = &mut self.betting;
        (betting.level, betting.base, betting.full) = (blind, blind, blind);
        betting.deferred = 1 << Places::from(at as u8);
        Ok(Done { paid, word: "kills the pot", rule: rules.blind })
    }
}
