//! The end of a hand: stacks come back, the button moves on.

use super::{Chair, Sitting, Status, refuse};
use crate::hand::Hand;
use money::Cents;
use table::Refusal;

impl Sitting {
    /// Takes a hand back: the stacks, who won, and the button moves on.
    ///
    /// # Errors
    /// When no hand is on, this one is not over, or others play it.
    pub fn over(&mut self, hand: &Hand) -> Result<(), Refusal> {
        let rule = self.stakes.variant.cites.turn;
        let Some(seats) = self.state.playing.clone() else {
            return refuse(rule, "no hand is being played");
        };
        if !hand.is_over() {
            return refuse(rule, "the hand is not over");
        }
        let mut found = hand.places().iter().map(|place| place.seat);
        if hand.places().len() != seats.len() || found.any(|seat| !seats.contains(&seat)) {
            return refuse(rule, "the hand was dealt to others");
        }
        for place in hand.places() {
            self.player_mut(place.seat).chips = place.stack;
        }
        self.owe_short_blinds();
        self.count_wins(hand, &seats);
        (self.state.playing, self.state.played) = (None, seats);
        for chair in self.state.chairs.iter_mut().flatten() {
            chair.no_ante = false;
            chair.status = match chair.status {
                Status::WaitsHands(0 | 1) => Status::In,
                Status::WaitsHands(hands) => Status::WaitsHands(hands - 1),
                other => other,
            };
        }
        self.state.hands += 1;
        if let Some(button) = self.state.button {
            self.state.refused.clear();
            // Who has no chips may still buy some before the deal.
            let is_in = |seat: &u8| self.chair(*seat).is_some_and(|c| c.status == Status::In);
            let next = match self.ways.takes {
                None => self.ring(button).find(is_in),
                Some(_) => self.next_button(button),
            };
            // With nobody else to take it, it stays.
            self.settle_button(button, next.unwrap_or(button));
        }
        Ok(())
    }

    /// Takes back a hand that was void: all is as before its deal, but for who came, went or sat
    /// out meanwhile.
    ///
    /// # Errors
    /// When no hand is on.
    pub(crate) fn void(&mut self, before: Sitting) -> Result<(), Refusal> {
        let rule = self.stakes.variant.cites.turn;
        let Some(playing) = &self.state.playing else {
            return refuse(rule, "no hand is being played");
        };
        let mut back = before;
        for (seat, (now, then)) in (1..).zip(self.state.chairs.iter().zip(&mut back.state.chairs))
        {
            *then = match (*now, *then) {
                (Some(now), Some(then)) if playing.contains(&seat) => {
                    let away = now.status == Status::Away;
                    Some(Chair { status: if away { now.status } else { then.status }, ..then })
                }
                (Some(now), Some(then)) => Some(Chair { missed: then.missed, ..now }),
                (now, _) => now,
            };
        }
        *self = back;
        Ok(())
    }

    /// Who was all-in for less than half a blind and won owes it now, else after buying chips.
    fn owe_short_blinds(&mut self) {
        for (seat, blind) in std::mem::take(&mut self.state.shorts) {
            let chair = self.player_mut(seat);
            if chair.chips > Cents::ZERO {
                chair.owed += blind;
            } else {
                chair.owed_if_bought += blind;
            }
        }
    }

    /// Who gets the button after a seat: the next player; where only who bet may have it, the
    /// next of those, and a newcomer if all others refuse.
    pub(super) fn next_button(&self, after: u8) -> Option<u8> {
        let plays = |seat: &u8| self.chair(*seat).is_some_and(Chair::is_ready);
        let others = || self.ring(after).before(after).filter(plays);
        if self.ways.takes.is_none() {
            let settled =
                |seat: &u8| self.chair(*seat).is_some_and(|c| c.status != Status::Between);
            return others().find(settled).or_else(|| self.ring(after).find(plays));
        }
        let willing = || others().filter(|seat| !self.state.refused.contains(seat));
        let bet = |seat: &u8| self.state.played.contains(seat);
        willing().find(bet).or_else(|| willing().next()).or_else(|| others().next())
    }

    /// The button goes from one seat to another; whoever waited for it to pass plays.
    pub(super) fn settle_button(&mut self, last: u8, seat: u8) {
        if last != seat {
            for passed in self.ring(last).before(seat) {
                if let Ok(chair) = self.get_mut(passed)
                    && chair.status == Status::WaitsButton
                {
                    chair.status = Status::In;
                }
                self.state.went_round |= self.state.first == Some(passed);
            }
        }
        self.state.went_round |= last != seat && self.state.first == Some(seat);
        self.state.button = Some(seat);
    }

    /// The last holder keeps the button for another hand.
    ///
    /// # Errors
    /// When the game does not let that seat have it so often running.
    pub fn keep_button(&mut self, seat: u8) -> Result<(), Refusal> {
        let rule = self.ways.keeps;
        self.between_hands(rule)?;
        match self.state.held {
            Some((held, turns)) if held == seat && turns < self.ways.turns => {
                self.state.button = Some(seat);
                Ok(())
            }
            Some((held, turns)) if held == seat => {
                refuse(rule, format!("seat {seat} has had the button for {turns} hands running"))
            }
            _ => refuse(rule, format!("seat {seat} has not had the button")),
        }
    }

    /// A player does not want the button.
    ///
    /// # Errors
    /// Where the button goes to everybody in turn.
    pub fn refuse_button(&mut self, seat: u8) -> Result<(), Refusal> {
        self.between_hands(self.ways.moves)?;
        self.get(seat)?;
        if self.ways.takes.is_none() {
            return refuse(self.ways.moves, "the button goes to everybody in turn");
        }
        self.state.refused.push(seat);
        if let Some((held, _)) = self.state.held
            && self.state.button == Some(seat)
        {
            self.state.button = self.next_button(held);
        }
        Ok(())
    }

    /// A player asks for the button.
    ///
    /// # Errors
    /// When it is not that player's turn to have it.
    pub fn take_button(&mut self, seat: u8) -> Result<(), Refusal> {
        self.between_hands(self.ways.moves)?;
        self.get(seat)?;
        let Some(takes) = self.ways.takes else {
            return refuse(self.ways.moves, "the button goes to everybody in turn");
        };
        if self.state.button == Some(seat) {
            return Ok(());
        }
        if self.chair(seat).is_some_and(|chair| !chair.dealt) {
            return refuse(takes.newcomers, "a new player gets it when all others refuse it");
        }
        if !self.state.played.contains(&seat) {
            return refuse(takes.bettors, "only who bet in the last round may take it");
        }
        refuse(self.ways.moves, "it goes round clockwise")
    }
}
