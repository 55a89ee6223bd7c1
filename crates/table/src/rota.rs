//! What goes round a table from player to player: the bank of a card room, the shoe.

use crate::{Name, Office, Refusal, Seat};
use law::Cite;
use serde_json::Value;

/// An office that goes round. It is kept once somebody has joined the table: a written round does
/// not say who sat there before, and whoever banks it banks it.
#[allow(clippy::missing_errors_doc)] // each refuses with the rule of its book
pub trait Rota: Send + Sync {
    /// What goes round.
    fn office(&self) -> Office;
    /// The rule by which it does.
    fn rule(&self) -> Cite;
    /// Somebody sits down.
    fn sits(&mut self, seat: Seat);
    /// Somebody leaves.
    fn leaves(&mut self, seat: Seat);
    /// Whose turn it is to take or decline it.
    fn offered(&self) -> Option<Seat>;
    /// Who has it.
    fn holder(&self) -> Option<Seat>;
    /// Takes it.
    fn takes(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Declines it.
    fn declines(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Passes it on.
    fn passes(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Whether a seat may make a wager, as far as this office is concerned.
    fn admits(&self, seat: Seat, wager: &str) -> Result<(), Refusal>;
    /// A round was settled: who had wagered, and the round in a few named figures.
    fn over(&mut self, bettors: &[Seat], figures: &[(Name, String)]);
    /// A fresh shoe lies on the table.
    fn new_shoe(&mut self);
    /// What outlives a round.
    fn state(&self) -> Value;
    /// Goes on from that.
    fn resume(&mut self, state: &Value) -> Result<(), Refusal>;
    /// The same again.
    fn copied(&self) -> Box<dyn Rota>;
}

impl Clone for Box<dyn Rota> {
    fn clone(&self) -> Box<dyn Rota> {
        self.copied()
    }
}
