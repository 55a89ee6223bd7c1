//! More money: whoever has too little left to play on is asked whether to bring more.

use super::{Session, Stop, Waits};
use money::Cents;
use table::{Bank, Input, Made, Verb};

impl Session {
    /// What you are asked to bring, having too little left for any wager or for the next hand;
    /// none otherwise. At a table that is banked nobody but you knows what you brought, so that a
    /// journal could not be gone on with: there nothing is asked where one is kept.
    #[must_use]
    pub fn rebuys(&self) -> Option<Cents> {
        let idle = matches!(self.waits(), Waits::Bets | Waits::Hand);
        if !idle || self.purse.at_stake() > Cents::ZERO {
            return None;
        }
        let bankroll = self.setup.bankroll;
        if matches!(self.sign().bank, Bank::Pot | Bank::Points) {
            let broke = self.purse.rack() == Cents::ZERO;
            let menu = if broke { self.menu() } else { Vec::new() };
            let buys = menu.iter().find(|choice| choice.verb == Verb::Buy && choice.is_open())?;
            let span = buys.amount?;
            return Some(bankroll.max(span.min).min(span.max));
        }
        let before = self.sign().marks.iter().filter(|mark| mark.made == Made::Before);
        let least = before.map(|mark| mark.limits.min + self.purse.fee(&mark.id)).min()?;
        (self.purse.rack() < least && self.recorder.is_none()).then_some(bankroll)
    }

    /// You bring as much as you are asked for.
    ///
    /// # Errors
    /// When the table refuses it, or the journal cannot be written.
    pub fn rebuy(&mut self) -> Result<Option<Cents>, Stop> {
        let Some(amount) = self.rebuys() else { return Ok(None) };
        if matches!(self.sign().bank, Bank::Pot | Bank::Points) {
            let seat = self.you();
            self.tell(Input::Buy { seat, amount })?;
        } else {
            self.purse.bring(amount);
        }
        Ok(Some(amount))
    }
}
