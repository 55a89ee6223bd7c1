//! Words, chips and the clock: what a player has done without saying it, or said otherwise.

use super::{Hand, Ruling, When};
use crate::act::{Menu, Move};
use money::Cents;
use table::Refusal;

impl Hand {
    /// The player in turn, and what that player may do.
    fn turn_menu(&self, ruling: &Ruling) -> Result<(usize, Menu), Refusal> {
        let at = self.in_turn(ruling)?;
        let menu = self.menu().ok_or_else(|| Refusal::by(ruling.rule, "nobody is to bet now"))?;
        Ok((at, menu))
    }

    fn amount(ruling: &Ruling) -> Result<Cents, Refusal> {
        ruling.amount.ok_or_else(|| Refusal::by(ruling.rule, "say how much"))
    }

    /// The player in turn does that, if it is allowed.
    fn does(&mut self, at: usize, act: Move) -> Result<(), Refusal> {
        self.act(at, act).map(|_| ())
    }

    /// Words and chips differ: the bet is what was said, as a total of this round.
    pub(super) fn words(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        let (at, menu) = self.turn_menu(ruling)?;
        let said = Self::amount(ruling)?;
        let called = self.places[at].bet + menu.call;
        let act = match (menu.may_check, said == called) {
            (true, true) => Move::Check,
            (false, true) => Move::Call,
            _ => Move::Raise(said),
        };
        self.does(at, act)
    }

    /// A lone chip bet in silence is a bet of all that it is worth and the limit allows.
    pub(super) fn lone_chip(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        let (at, menu) = self.turn_menu(ruling)?;
        let chip = Self::amount(ruling)?;
        let Some(span) = menu.raise.filter(|_| menu.may_check) else {
            return Err(Refusal::by(ruling.rule, "a lone chip against a bet is a call"));
        };
        self.does(at, Move::Raise((self.places[at].bet + chip).min(span.max)))
    }

    /// A larger chip put in silently against a bet is a call.
    pub(super) fn oversize(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        let (at, menu) = self.turn_menu(ruling)?;
        if menu.may_check || ruling.amount.is_some_and(|chip| chip <= menu.call) {
            return Err(Refusal::by(ruling.rule, "this is for a chip larger than the bet"));
        }
        self.does(at, Move::Call)
    }

    /// Who signals a bet or a call makes it: the call, or the least bet.
    pub(super) fn signal(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        let (at, menu) = self.turn_menu(ruling)?;
        let act = match (menu.may_check, menu.raise) {
            (false, _) => Move::Call,
            (true, Some(span)) => Move::Raise(span.min),
            (true, None) => return Err(Refusal::by(ruling.rule, "no bet is possible")),
        };
        self.does(at, act)
    }

    /// Who put in too little, unaware of a raise, takes it back and is asked again.
    pub(super) fn take_back(&mut self, when: When, ruling: &Ruling) -> Result<(), Refusal> {
        self.at_moment(when, ruling)?;
        self.too_little(ruling).map(|_| ())
    }

    /// Who put in too little must make it a call.
    pub(super) fn complete(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        if self.street == 0 {
            return Err(Refusal::by(ruling.rule, "this is for a bet found after the draw"));
        }
        let at = self.too_little(ruling)?;
        self.does(at, Move::Call)
    }

    fn too_little(&self, ruling: &Ruling) -> Result<usize, Refusal> {
        let (at, menu) = self.turn_menu(ruling)?;
        if Self::amount(ruling)? >= menu.call {
            return Err(Refusal::by(ruling.rule, "this is for less than the bet"));
        }
        Ok(at)
    }

    /// The clock starts on the player in turn.
    pub(super) fn start_clock(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        let at = self.in_turn(ruling)?;
        self.irregular.clock = Some(at as u8);
        Ok(())
    }

    /// The time is over: the hand is dead; without a bet to meet the player checks.
    pub(super) fn time_out(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        let (at, menu) = self.turn_menu(ruling)?;
        if self.irregular.clock != Some(at as u8) {
            return Err(Refusal::by(ruling.rule, "the clock does not run against that player"));
        }
        self.does(at, if menu.may_check { Move::Check } else { Move::Fold })
    }
}
