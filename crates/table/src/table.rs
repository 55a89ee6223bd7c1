//! The table as servers, terminals and written rounds hold it: one door.

use crate::{Ask, Choice, Event, Input, Memory, Name, Owner, Refusal, Seat, Sight, Sign, Viewer};
use money::Cents;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A running table, whatever its game.
///
/// [`Table::tell`] is the only change: it takes an [`Input`], refuses it with its rule and changes
/// nothing, or answers the [`Event`]s that followed. Everything else only looks.
pub trait Table: Send {
    /// What hangs at the table.
    fn sign(&self) -> &Sign;
    /// What it waits for; several things at once while bets are open or all set their hands.
    fn asks(&self) -> Vec<Ask>;
    /// What a seat may do now; what a rule forbids at this moment has its refusal.
    fn menu(&self, seat: Seat) -> Vec<Choice>;
    /// Whether it could be told this now.
    ///
    /// # Errors
    /// What [`Table::tell`] would refuse it with.
    fn check(&self, input: &Input) -> Result<(), Refusal>;
    /// Tells it something; answers what happened.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    fn tell(&mut self, input: Input) -> Result<Vec<Event>, Refusal>;
    /// What a viewer may see.
    fn sight(&self, viewer: Viewer) -> Sight;
    /// The events since the round began; earlier ones are in the journal.
    fn events(&self) -> &[Event];
    /// What outlives the round, from which the table opens again between rounds.
    fn carried(&self) -> Carried;
    /// Gives the round up: no wager that lies there counts, and none is left; what they waited for
    /// (a point) is forgotten. Whoever holds the table gives everything back.
    fn give_up(&mut self);
}

/// What outlives a round: shoe, free hands, buttons, owed blinds, kills, meters, standing wagers.
/// Only the game that wrote it reads it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Carried {
    /// The catalogue id of the table.
    pub id: Name,
    /// The number of the next event.
    pub next: u64,
    /// Rounds settled.
    pub rounds: u64,
    /// The state.
    pub state: Value,
}

impl Carried {
    /// What it reads again.
    ///
    /// # Errors
    /// A refusal when it is of another table, or damaged.
    pub fn read<T: for<'de> Deserialize<'de>>(&self, id: &str) -> Result<T, Refusal> {
        if self.id != id {
            return Err(Refusal::unknown(format!("this is carried from {}, not {id}", self.id)));
        }
        read_state(&self.state)
    }
}

/// What outlives a round, as it is written down.
#[must_use]
pub fn write_state(state: &impl Serialize) -> Value {
    let written = serde_json::to_value(state);
    // invariant: what lasts has names and numbers for keys, and thereby a JSON form.
    written.unwrap_or_else(|error| panic!("a table cannot write its state: {error}"))
}

/// The same read again.
///
/// # Errors
/// A refusal when it is damaged.
pub fn read_state<T: for<'de> Deserialize<'de>>(state: &Value) -> Result<T, Refusal> {
    let damaged = |error| Refusal::unknown(format!("what is carried is damaged: {error}"));
    T::deserialize(state).map_err(damaged)
}

/// A wager that lies on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lying {
    /// At which seat.
    pub seat: Seat,
    /// Whose chips.
    #[serde(default, skip_serializing_if = "Owner::is_seat")]
    pub owner: Owner,
    /// The wager's id.
    pub wager: Name,
    /// How much.
    pub amount: Cents,
    /// What it remembers of earlier throws.
    #[serde(default, skip_serializing_if = "Memory::is_fresh")]
    pub memory: Memory,
}
