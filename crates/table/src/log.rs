//! The log of a table: every event has a number, and the round's are at hand.

use crate::{Event, Settlement, SpotSight, Viewer, What, spots};

/// Events, numbered as they are appended. Those of earlier rounds are for a journal to keep.
#[derive(Clone, Debug, Default)]
pub(crate) struct Log {
    next: u64,
    rounds: u64,
    round: Vec<Event>,
    /// Whether a round is on: bets are closed, or a hand has begun.
    is_on: bool,
    /// Where in the round its settlement stands.
    settled: Option<usize>,
    cleared: bool,
}

impl Log {
    /// A log that goes on after so many events and rounds.
    pub(crate) fn resumed(next: u64, rounds: u64) -> Log {
        Log { next, rounds, ..Log::default() }
    }

    /// Appends what happened; answers it with its numbers.
    pub(crate) fn append(&mut self, whats: Vec<What>) -> Vec<Event> {
        let mut events = Vec::with_capacity(whats.len());
        for what in whats {
            if std::mem::take(&mut self.cleared) {
                self.round.clear();
            }
            match &what {
                What::Closed | What::Begun { .. } => self.is_on = true,
                // What moves between two throws is no round.
                What::Settled(_) if std::mem::take(&mut self.is_on) => {
                    self.rounds += 1;
                    self.settled = Some(self.round.len());
                }
                What::Cleared => (self.cleared, self.settled) = (true, None),
                _ => {}
            }
            let event = Event { n: self.next, what };
            self.next += 1;
            self.round.push(event.clone());
            events.push(event);
        }
        events
    }

    /// The number of the next event.
    pub(crate) fn next(&self) -> u64 {
        self.next
    }

    /// Rounds settled.
    pub(crate) fn rounds(&self) -> u64 {
        self.rounds
    }

    /// The events of the round, or of the last one until something happens after its clearing.
    pub(crate) fn round(&self) -> &[Event] {
        &self.round
    }

    /// The money of the round, once it has moved and until it is cleared.
    pub(crate) fn settlement(&self) -> Option<&Settlement> {
        match &self.round[self.settled?].what {
            What::Settled(settlement) => Some(settlement),
            _ => None,
        }
    }

    /// Where cards lie, as a viewer sees them.
    pub(crate) fn spots(&self, viewer: Viewer) -> Vec<SpotSight> {
        spots(&self.round, viewer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settled() -> What {
        What::Settled(Box::default())
    }

    #[test]
    fn what_moves_between_two_throws_is_no_round() {
        let mut log = Log::default();
        log.append(vec![settled(), What::Closed, settled(), settled()]);
        assert_eq!((log.rounds(), log.next()), (1, 4));
        log.append(vec![What::Begun { seats: Vec::new() }]);
        log.append(vec![settled()]);
        assert_eq!((log.rounds(), log.next()), (2, 6));
    }

    #[test]
    fn the_money_of_a_round_is_seen_until_it_is_cleared() {
        let mut log = Log::default();
        log.append(vec![settled()]);
        assert_eq!(log.settlement(), None);
        log.append(vec![What::Closed, settled()]);
        assert_eq!(log.settlement(), Some(&Settlement::default()));
        log.append(vec![What::Cleared]);
        assert_eq!((log.settlement(), log.round().len()), (None, 4));
        log.append(vec![What::Closed]);
        assert_eq!((log.settlement(), log.round().len()), (None, 1));
    }
}
