//! A pot that a player kills of free will while the first cards are dealt.

use super::{Betting, Done, Hand, Step};
use crate::sitting::Kills;
use money::Cents;
use table::Refusal;

/// Cards a player may see before killing a pot.
const LOOKED_AT: u8 = 3;

/// So many kill blinds must lie in front of who kills of free will.
const STACK: i64 = 4;

impl Hand {
    /// A player kills the pot after a look at the first three cards or fewer.
    ///
    /// # Errors
    /// When the game has no such kills, the pot is killed, somebody has a fourth card, or the
    /// stack is below four kill blinds.
    pub fn kill(&mut self, place: usize) -> Result<Done, Refusal> {
        let Kills::TwoWins(rules) = crate::sitting::ways(self.stakes.variant).kills else {
            return Err(Refusal::by(self.rules().wager, "pots are not killed here"));
        };
        if let Some(killer) = self.kill {
            let seat = self.places[usize::from(killer)].seat;
            return Err(Refusal::by(rules.once, format!("seat {seat} has killed this pot")));
        }
        let is_dealing = self.street == 0 && matches!(self.step, Step::Hands(..));
        if !is_dealing || self.places().iter().any(|place| place.len > LOOKED_AT) {
            return Err(Refusal::by(rules.late, "a fourth card has been dealt"));
        }
        let blind = self.stakes.kill_blind();
        let Some(stack) = self.places().get(place).map(|place| place.stack) else {
            return Err(Refusal::unknown("nobody plays there"));
        };
        if stack.get() < blind.get() * STACK {
            let why = format!("a kill takes a stack of four kill blinds, ${blind} each");
            return Err(Refusal::by(rules.stack, why));
        }
        let paid = (blind - self.places[place].bet).max(Cents::ZERO);
        self.pay(place, paid);
        let is_short = self.betting.is_short;
        self.kill = Some(place as u8);
        self.betting = Betting { is_short, ..Betting::with_blinds(blind) };
        self.betting.deferred = 1 << place;
        Ok(Done { paid, word: "kills the pot", rule: rules.free })
    }
}
