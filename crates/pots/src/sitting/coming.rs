//! Players come, go, sit out, come back and change seats.

use super::chair::{Chair, Status};
use super::{Amends, Coming, Sitting, refuse};
use law::Cite;
use money::Cents;
use table::Refusal;

/// How a newcomer wants to come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// Be dealt in at once.
    AtOnce,
    /// Post a big blind and be dealt in at once.
    PostBigBlind,
    /// Wait for the big blind.
    WaitForBlind,
    /// Wait until the button has passed.
    WaitForButton,
    /// Be dealt in between the button and the small blind.
    BetweenButtonAndBlind,
    /// Kill the pot.
    Kill,
    /// Come into a killed pot, and kill the next that can be killed.
    PromiseKill(Voices),
}

/// How somebody who sat out wants to come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back {
    /// Simply play.
    Play,
    /// Post what was missed.
    Post,
    /// Wait for the big blind.
    Wait,
    /// Kill the pot.
    Kill(Voices),
}

/// What the other players say to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voices {
    /// Nobody objects.
    Consent,
    /// An active player objects.
    Objection,
}

impl Sitting {
    /// A new player sits down with chips.
    ///
    /// # Errors
    /// When the seat is taken, the chips are too few, or the game has no such way to come in.
    pub fn join(&mut self, seat: u8, chips: Cents, how: How) -> Result<(), Refusal> {
        self.sit_down(seat, chips, self.terms.buy_in, self.ways.buys.broken, how)
    }

    /// A player of a game that broke up sits down: at a game of the same kind and limits a full
    /// buy-in is not needed.
    ///
    /// # Errors
    /// As [`Sitting::join`].
    pub fn join_from(
        &mut self,
        broken: &Sitting,
        seat: u8,
        chips: Cents,
        how: How,
    ) -> Result<(), Refusal> {
        let kind = |sitting: &Sitting| {
            let stakes = &sitting.stakes;
            (stakes.variant.id, stakes.limit, stakes.small, stakes.big, stakes.blinds)
        };
        let least = if kind(self) == kind(broken) { Cents::ZERO } else { self.terms.buy_in };
        self.sit_down(seat, chips, least, self.ways.buys.broken, how)
    }

    fn sit_down(
        &mut self,
        seat: u8,
        chips: Cents,
        least: Cents,
        rule: Cite,
        how: How,
    ) -> Result<(), Refusal> {
        let seats = self.ways.seats;
        if !(1..=self.seats()).contains(&seat) {
            return refuse(seats, format!("seats are numbered 1 to {}", self.seats()));
        }
        if self.chair(seat).is_some() {
            return refuse(seats, format!("seat {seat} is taken"));
        }
        if chips <= Cents::ZERO || chips < least {
            return refuse(rule, format!("a new player buys in for {least} at least"));
        }
        let status = self.entry(seat, how)?;
        let promised = matches!(how, How::PromiseKill(_));
        self.state.chairs[usize::from(seat) - 1] =
            Some(Chair { promised, ..Chair::new(chips, status) });
        Ok(())
    }

    /// How a newcomer to a seat stands after coming in so.
    fn entry(&self, seat: u8, how: How) -> Result<Status, Refusal> {
        let has_begun = !self.has_blinds() || self.state.button.is_some();
        match (self.ways.entry, how) {
            (_, How::AtOnce) if !has_begun => Ok(Status::In),
            (_, How::AtOnce) if self.has_blinds() && self.is_free(seat) => Ok(Status::In),
            (Coming::ByLimit { posting, for_blind, between, .. }, _) if self.is_larger() => {
                match how {
                    How::PostBigBlind => Ok(Status::PostsBig),
                    How::WaitForBlind => Ok(Status::WaitsBlind),
                    How::BetweenButtonAndBlind if self.is_between(seat) => Ok(Status::Between),
                    How::BetweenButtonAndBlind => refuse(between, Self::not_between(seat)),
                    How::WaitForButton => {
                        refuse(for_blind, "one waits for the big blind from $10-$20 on")
                    }
                    _ => refuse(posting, "a new player posts a big blind or waits for it"),
                }
            }
            (Coming::ByLimit { at_once, after_button, .. }, _) => match how {
                How::AtOnce => Ok(Status::In),
                How::WaitForButton => Ok(Status::WaitsButton),
                How::WaitForBlind => refuse(after_button, "one waits for the button, not a blind"),
                _ => refuse(at_once, "a new player posts nothing below $10-$20"),
            },
            (Coming::Free { at_once, after_button, between }, _) => match how {
                How::AtOnce => Ok(Status::In),
                How::WaitForButton => Ok(Status::WaitsButton),
                How::BetweenButtonAndBlind if self.is_between(seat) => Ok(Status::Between),
                How::BetweenButtonAndBlind => refuse(between, Self::not_between(seat)),
                How::WaitForBlind => refuse(after_button, "one waits for the button, not a blind"),
                _ => refuse(at_once, "a new player posts nothing"),
            },
            (Coming::Past { at_once, .. }, _) => match how {
                How::AtOnce => Ok(Status::In),
                How::WaitForButton => Ok(Status::WaitsButton),
                How::WaitForBlind => Ok(Status::WaitsBlind),
                _ => refuse(at_once, "a new player posts nothing"),
            },
            (Coming::ByKill { for_blind, kill }, _) => match how {
                How::WaitForBlind => Ok(Status::WaitsBlind),
                How::Kill => self.may_kill(kill).map(|()| Status::Kills),
                How::PromiseKill(voices) => self.may_promise(voices),
                _ => refuse(for_blind, "a new player waits for the big blind or kills the pot"),
            },
            (Coming::AtOnce(_), How::AtOnce) => Ok(Status::In),
            (Coming::AtOnce(rule), _) => refuse(rule, "there are no blinds to post or wait for"),
        }
    }

    fn not_between(seat: u8) -> String {
        format!("seat {seat} is not between the button and the small blind")
    }

    /// Whether a game has just begun and no blind has passed a seat.
    fn is_free(&self, seat: u8) -> bool {
        !self.state.went_round
            && self.state.passed >> seat & 1 == 0
            && !matches!(self.ways.entry, Coming::ByKill { .. })
    }

    /// Whether a seat will be between the button and the small blind.
    fn is_between(&self, seat: u8) -> bool {
        let Some(button) = self.button_now() else { return false };
        let small = self.blinds_of(button).map(|blinds| blinds.small);
        small.is_some_and(|small| {
            small != button && self.ring(button).before(small).any(|at| at == seat)
        })
    }

    /// A player leaves with the chips.
    ///
    /// # Errors
    /// During the player's hand, or when a kill is owed.
    pub fn leave(&mut self, seat: u8) -> Result<Cents, Refusal> {
        let chips = self.get(seat)?.chips;
        self.not_playing(seat, self.ways.chips)?;
        self.owes_no_kill(seat)?;
        self.state.chairs[usize::from(seat) - 1] = None;
        Ok(chips)
    }

    /// A player sits out from the next hand on.
    ///
    /// # Errors
    /// When a kill is owed.
    pub fn sit_out(&mut self, seat: u8) -> Result<(), Refusal> {
        self.owes_no_kill(seat)?;
        self.get_mut(seat)?.status = Status::Away;
        Ok(())
    }

    /// A player pays no ante for the next hand, and so is not dealt in.
    ///
    /// # Errors
    /// Where there are no antes.
    pub fn no_ante(&mut self, seat: u8) -> Result<(), Refusal> {
        self.between_hands(self.ways.ante)?;
        if self.stakes.ante == Cents::ZERO {
            return refuse(self.ways.ante, "there are no antes");
        }
        self.get_mut(seat)?.no_ante = true;
        Ok(())
    }

    /// A player comes back.
    ///
    /// # Errors
    /// When missed blinds have to be made up in another way.
    pub fn come_back(&mut self, seat: u8, how: Back) -> Result<(), Refusal> {
        let chair = *self.get(seat)?;
        if !matches!(chair.status, Status::Away | Status::WaitsBlind) {
            return Err(Refusal::unknown(format!("seat {seat} is not away")));
        }
        if chair.status == Status::WaitsBlind && how == Back::Wait {
            let why = format!("seat {seat} waits for the big blind already");
            return refuse(self.ways.missed.wait, why);
        }
        let barred = self.kill_rules().filter(|_| chair.barred);
        let status = if let Some(rules) = barred {
            self.pay_kill(rules, how)?
        } else if !chair.dealt && !chair.drew {
            self.entry(
                seat,
                match how {
                    Back::Play => How::AtOnce,
                    Back::Post => How::PostBigBlind,
                    Back::Wait => How::WaitForBlind,
                    Back::Kill(_) => How::Kill,
                },
            )?
        } else {
            self.amends(&chair, how)?
        };
        let chair = self.get_mut(seat)?;
        chair.barred = false;
        chair.status = status;
        Ok(())
    }

    /// How somebody stands who makes up for missed blinds so.
    fn amends(&self, chair: &Chair, how: Back) -> Result<Status, Refusal> {
        let missed = self.ways.missed;
        let owes = match missed.by {
            Amends::Sum => chair.missed.contains(&true),
            Amends::Kill => chair.missed[1],
        };
        match (missed.by, how) {
            (_, Back::Play) if !owes => Ok(Status::In),
            (_, Back::Wait) if !owes => {
                refuse(missed.wait, "no blind was missed: there is none to wait for")
            }
            _ if !owes => refuse(missed.pay, "no blind was missed: there is nothing to make up"),
            (_, Back::Wait) => Ok(Status::WaitsBlind),
            (Amends::Sum, Back::Post) => Ok(Status::PostsSum),
            (Amends::Sum, _) => {
                let sum = self.blind_sum();
                refuse(
                    missed.pay,
                    format!("a blind was missed: post {sum} or wait for the big one"),
                )
            }
            (Amends::Kill, Back::Kill(Voices::Consent)) => {
                self.may_kill(missed.pay).map(|()| Status::Kills)
            }
            (Amends::Kill, Back::Kill(Voices::Objection)) => {
                refuse(missed.pay, "an active player objects to the kill")
            }
            (Amends::Kill, _) => {
                refuse(missed.wait, "the big blind was missed: wait for it or kill the pot")
            }
        }
    }

    /// A player changes seats.
    ///
    /// # Errors
    /// When the new seat is taken, or a hand is on.
    pub fn move_seat(&mut self, from: u8, to: u8) -> Result<(), Refusal> {
        let mut chair = *self.get(from)?;
        let seats = self.ways.seats;
        self.not_playing(from, seats)?;
        if !(1..=self.seats()).contains(&to) || self.chair(to).is_some() {
            return refuse(seats, format!("seat {to} is not free"));
        }
        let is_free = !self.state.went_round && self.state.passed >> to & 1 == 0;
        if let Some((_, big)) = self.state.blinds
            && (chair.dealt || chair.drew)
            && !is_free
        {
            match self.ways.missed.by {
                Amends::Sum => (chair.missed, chair.status) = ([true; 2], Status::Away),
                Amends::Kill if chair.missed[1] => {}
                Amends::Kill => chair.status = self.entitled(from, to, big),
            }
        }
        self.state.chairs[usize::from(from) - 1] = None;
        self.state.chairs[usize::from(to) - 1] = Some(chair);
        if self.state.killer == Some(from) {
            self.state.killer = Some(to);
        }
        Ok(())
    }

    /// Who moves away from the big blind waits for the hands that were gained.
    fn entitled(&self, from: u8, to: u8, big: u8) -> Status {
        let hands_to = |seat: u8| {
            let others = self.ring(big).before(seat).filter(|at| *at != from);
            others.filter(|at| self.chair(*at).is_some_and(Chair::is_ready)).count()
        };
        match hands_to(to).saturating_sub(hands_to(from)) {
            0 => Status::In,
            gained => Status::WaitsHands(gained as u8),
        }
    }
}
