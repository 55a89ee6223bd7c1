//! The clock on a player: one minute, with a warning ten seconds before it is over.

use super::{Sitting, refuse};
use crate::act::Move;
use crate::hand::Hand;
use crate::variant::Limit;
use law::reading;
use std::time::Duration;
use table::Refusal;

/// What a player gets once the clock runs.
const ALLOWED: Duration = Duration::from_mins(1);

/// The last part of it, which is announced.
const WARNED: Duration = Duration::from_secs(10);

/// A running clock. Time is counted from any fixed moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    began: Duration,
}

/// What a clock says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Time {
    /// So much is left.
    Left(Duration),
    /// So much of the last ten seconds is left.
    Warning(Duration),
    /// Nothing is left.
    Out,
}

impl Sitting {
    /// The floor has the clock put on the player who is to act.
    ///
    /// # Errors
    /// Where the game has no clock.
    pub fn clock(&self, now: Duration) -> Result<Clock, Refusal> {
        match self.ways.clock {
            Some(_) if self.stakes.limit == Limit::No => Ok(Clock { began: now }),
            other => {
                refuse(other.unwrap_or(reading::CA_CLOCK), "only no limit games have a clock")
            }
        }
    }
}

impl Clock {
    /// What it says at some time.
    #[must_use]
    pub fn at(&self, now: Duration) -> Time {
        let left = ALLOWED.saturating_sub(now.saturating_sub(self.began));
        match left {
            Duration::ZERO => Time::Out,
            left if left <= WARNED => Time::Warning(left),
            left => Time::Left(left),
        }
    }

    /// What happens to the player to act when the time is over: the hand is dead, but who faces
    /// no bet only checks.
    #[must_use]
    pub fn out(hand: &Hand) -> Option<Move> {
        hand.menu().map(|menu| if menu.may_check { Move::Check } else { Move::Fold })
    }
}
