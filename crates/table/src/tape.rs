//! A table with everything it was told and everything that happened.

use crate::{Ask, Carried, Choice, Event, Input, Refusal, Seat, Sight, Sign, Table, Viewer};

/// A table that remembers: whoever keeps no journal of another kind can read and replay it.
pub struct Tape {
    table: Box<dyn Table>,
    inputs: Vec<Input>,
    events: Vec<Event>,
}

impl Tape {
    /// A table from here on.
    #[must_use]
    pub fn new(table: Box<dyn Table>) -> Tape {
        Tape { table, inputs: Vec::new(), events: Vec::new() }
    }

    /// Everything it was told and accepted.
    #[must_use]
    pub fn inputs(&self) -> &[Input] {
        &self.inputs
    }

    /// Everything that happened, round after round.
    #[must_use]
    pub fn all(&self) -> &[Event] {
        &self.events
    }

    /// Tells another table the same.
    ///
    /// # Errors
    /// The first refusal, which the first table did not meet.
    pub fn replay(&self, table: Box<dyn Table>) -> Result<Tape, Refusal> {
        let mut tape = Tape::new(table);
        for input in &self.inputs {
            tape.tell(input.clone())?;
        }
        Ok(tape)
    }
}

/// A tape is handed on like a boxed table.
impl AsRef<dyn Table> for Tape {
    fn as_ref(&self) -> &(dyn Table + 'static) {
        self
    }
}

impl AsMut<dyn Table> for Tape {
    fn as_mut(&mut self) -> &mut (dyn Table + 'static) {
        self
    }
}

impl Table for Tape {
    fn sign(&self) -> &Sign {
        self.table.sign()
    }

    fn asks(&self) -> Vec<Ask> {
        self.table.asks()
    }

    fn menu(&self, seat: Seat) -> Vec<Choice> {
        self.table.menu(seat)
    }

    fn check(&self, input: &Input) -> Result<(), Refusal> {
        self.table.check(input)
    }

    fn tell(&mut self, input: Input) -> Result<Vec<Event>, Refusal> {
        let events = self.table.tell(input.clone())?;
        self.inputs.push(input);
        self.events.extend(events.iter().cloned());
        Ok(events)
    }

    fn sight(&self, viewer: Viewer) -> Sight {
        self.table.sight(viewer)
    }

    fn events(&self) -> &[Event] {
        self.table.events()
    }

    fn carried(&self) -> Carried {
        self.table.carried()
    }

    fn give_up(&mut self) {
        self.table.give_up();
    }
}
