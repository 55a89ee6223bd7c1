//! The shoe as a table has it go round.

use super::{CoupResult, Passing};
use law::{Cite, uk};
use serde::Deserialize;
use serde_json::Value;
use std::cmp::Ordering;
use table::{Name, Office, Refusal, Rota, Seat};

impl Rota for Passing {
    fn office(&self) -> Office {
        Office::Shoe
    }

    fn rule(&self) -> Cite {
        uk::R6_7
    }

    fn sits(&mut self, seat: Seat) {
        self.seat(seat);
    }

    fn leaves(&mut self, seat: Seat) {
        self.leave(seat);
    }

    fn offered(&self) -> Option<Seat> {
        self.offer()
    }

    fn holder(&self) -> Option<Seat> {
        self.holder()
    }

    fn takes(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.accept(seat)
    }

    fn declines(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.refuse(seat)
    }

    fn passes(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.pass(seat)
    }

    fn admits(&self, seat: Seat, wager: &str) -> Result<(), Refusal> {
        self.may_bet(seat, wager)
    }

    /// A void coup has no points, and leaves the shoe where it is.
    fn over(&mut self, _: &[Seat], figures: &[(Name, String)]) {
        let points = |wanted: &str| -> Option<u8> {
            figures.iter().find(|(name, _)| name == wanted)?.1.parse().ok()
        };
        if let (Some(player), Some(banker)) = (points("player_points"), points("banker_points")) {
            self.coup(match banker.cmp(&player) {
                Ordering::Greater => CoupResult::BankWins,
                Ordering::Less => CoupResult::BankLoses,
                Ordering::Equal => CoupResult::Tie,
            });
        }
    }

    fn new_shoe(&mut self) {
        Passing::new_shoe(self);
    }

    fn state(&self) -> Value {
        // invariant: sets of seats have a JSON form.
        serde_json::to_value(self).unwrap_or_else(|error| panic!("a shoe passed on: {error}"))
    }

    fn resume(&mut self, state: &Value) -> Result<(), Refusal> {
        let damaged = |error| Refusal::unknown(format!("what is carried is damaged: {error}"));
        *self = Passing::deserialize(state).map_err(damaged)?;
        Ok(())
    }

    fn copied(&self) -> Box<dyn Rota> {
        Box::new(self.clone())
    }
}
