//! The moment of a voluntary kill: all have three cards, and the next would be somebody's fourth.
//! The table waits for nobody then, so a session does: you kill the pot, or let the deal go on.

use super::{Session, Waits};
use table::{Ask, Choice, Verb};

/// What a session knows of the word by which a pot is killed.
const KILL: &str = "kill";
/// The cards that are looked at before.
const LOOKED_AT: usize = 3;

/// Whether the deal is held up for you.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Moment {
    /// Once a hand.
    #[default]
    Due,
    /// No more in this hand.
    Passed,
    /// Never again: you leave.
    Never,
}

impl Session {
    /// Whether the pot may be killed now, and no more after the next card.
    pub(super) fn may_kill(&self, asks: &[Ask]) -> bool {
        let Some(Ask::Card { to, .. }) = asks.first() else { return false };
        let known = self.sign().words.iter().any(|word| word == KILL);
        if !known || self.moment != Moment::Due {
            return false;
        }
        let kills = |choice: &Choice| choice.id == KILL && choice.verb == Verb::Decide;
        let open = |choice: &Choice| kills(choice) && choice.is_open();
        self.sight().spot(to).len() == LOOKED_AT && self.menu().iter().any(open)
    }

    /// You let the moment pass.
    pub fn pass(&mut self) {
        if self.waits() == Waits::Kill {
            self.moment = Moment::Passed;
        }
    }

    /// You leave: whatever hand is still played is not held up for you.
    pub fn goes(&mut self) {
        self.moment = Moment::Never;
    }

    /// The next hand has a moment of its own.
    pub(super) fn begins(&mut self) {
        if self.moment == Moment::Passed {
            self.moment = Moment::Due;
        }
    }
}
