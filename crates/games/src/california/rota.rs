//! The bank as a table has it go round.

use super::rotation::Rotation;
use law::Cite;
use law::ca::general;
use serde::Deserialize;
use serde_json::Value;
use table::{Name, Office, Refusal, Rota, Seat};

impl Rota for Rotation {
    fn office(&self) -> Office {
        Office::Bank
    }

    fn rule(&self) -> Cite {
        general::R2_A
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
        self.banker()
    }

    fn takes(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.accept(seat)
    }

    fn declines(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.refuse(seat)
    }

    fn passes(&mut self, seat: Seat) -> Result<(), Refusal> {
        let why = format!("{seat} declines the bank when it is offered");
        Err(Refusal::by(general::R2_A, why))
    }

    fn admits(&self, _: Seat, _: &str) -> Result<(), Refusal> {
        Ok(())
    }

    /// A hand that somebody banked before anybody had joined is nobody's turn.
    fn over(&mut self, bettors: &[Seat], _: &[(Name, String)]) {
        if self.is_taken() {
            self.played(bettors);
        }
    }

    fn new_shoe(&mut self) {}

    fn state(&self) -> Value {
        // invariant: sets of seats have a JSON form.
        serde_json::to_value(self).unwrap_or_else(|error| panic!("a rotation: {error}"))
    }

    fn resume(&mut self, state: &Value) -> Result<(), Refusal> {
        let damaged = |error| Refusal::unknown(format!("what is carried is damaged: {error}"));
        *self = Rotation::deserialize(state).map_err(damaged)?;
        Ok(())
    }

    fn copied(&self) -> Box<dyn Rota> {
        Box::new(self.clone())
    }
}
