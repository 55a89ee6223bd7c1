//! The log of a table: every event has a number, and the round's are at hand.

use crate::{Event, SpotSight, Viewer, What, spots};

/// Events, numbered as they are appended. Those of earlier rounds are for a journal to keep.
#[derive(Clone, Debug, Default)]
pub struct Log {
    next: u64,
    rounds: u64,
    round: Vec<Event>,
    cleared: bool,
}

impl Log {
    /// A log that goes on after so many events and rounds.
    #[must_use]
    pub fn resumed(next: u64, rounds: u64) -> Log {
        Log { next, rounds, ..Log::default() }
    }

    /// Appends what happened; answers it with its numbers.
    pub fn append(&mut self, whats: Vec<What>) -> Vec<Event> {
        let mut events = Vec::with_capacity(whats.len());
        for what in whats {
            if std::mem::take(&mut self.cleared) {
                self.round.clear();
            }
            self.rounds += u64::from(matches!(what, What::Settled(_)));
            self.cleared = what == What::Cleared;
            let event = Event { n: self.next, what };
            self.next += 1;
            self.round.push(event.clone());
            events.push(event);
        }
        events
    }

    /// The number of the next event.
    #[must_use]
    pub fn next(&self) -> u64 {
        self.next
    }

    /// Rounds settled.
    #[must_use]
    pub fn rounds(&self) -> u64 {
        self.rounds
    }

    /// The events of the round, or of the last one until something happens after its clearing.
    #[must_use]
    pub fn round(&self) -> &[Event] {
        &self.round
    }

    /// Where cards lie, as a viewer sees them.
    #[must_use]
    pub fn spots(&self, viewer: Viewer) -> Vec<SpotSight> {
        spots(&self.round, viewer)
    }
}
