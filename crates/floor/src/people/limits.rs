//! Players' own limits: tighter at once, looser after a day; pauses and exclusion.

use crate::core::Moment;
use money::Cents;
use serde::{Deserialize, Serialize};

/// What a limit bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// All that is staked.
    Stakes,
    /// What is lost, net of wins.
    Losses,
    /// Milliseconds of play.
    Time,
}

/// Over which span a limit counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Over {
    /// A day.
    Day,
    /// From sitting down at a table to leaving it.
    Sitting,
}

/// A limit that a player sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limit {
    /// What it bounds.
    pub measure: Measure,
    /// Over which span.
    pub over: Over,
    /// The most: cents, or milliseconds; none takes the limit away.
    pub most: Option<i64>,
}

/// A player's own limits, and what counts against them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Limits, each with the moment from which on it holds, in the order in which they were set.
    pub set: Vec<(Limit, Moment)>,
    /// A pause until then.
    pub paused: Option<Moment>,
    /// Excluded until then.
    pub excluded: Option<Moment>,
    /// The day that is counted.
    pub day: u64,
    /// Staked on that day, as far as it is decided.
    pub staked: Cents,
    /// Lost on that day, net; below nothing where won.
    pub lost: Cents,
    /// Milliseconds at tables on that day, sittings that are over.
    pub played: u64,
}

/// What counts against limits now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// Staked, what is about to be included.
    pub staked: Cents,
    /// Lost, if all that is at risk is lost.
    pub lost: Cents,
    /// Milliseconds of play.
    pub played: u64,
}

impl Limits {
    /// A looser limit holds after so many milliseconds.
    pub const LOOSER_AFTER: u64 = 24 * 60 * 60 * 1000;

    /// The limit in force.
    #[must_use]
    pub fn in_force(&self, measure: Measure, over: Over, now: Moment) -> Option<i64> {
        let mut of = self.set.iter().filter(|(limit, from)| {
            (limit.measure, limit.over) == (measure, over) && *from <= now
        });
        of.next_back().and_then(|(limit, _)| limit.most)
    }

    /// From when on a limit would hold: at once where it is tighter, else after a day.
    #[must_use]
    pub fn holds_from(&self, limit: Limit, now: Moment) -> Moment {
        let tighter = match (limit.most, self.in_force(limit.measure, limit.over, now)) {
            (Some(new), Some(old)) => new <= old,
            (_, None) => true,
            (None, Some(_)) => false,
        };
        if tighter { now } else { now.after(Limits::LOOSER_AFTER) }
    }

    /// A limit is set. Whatever was to hold later and is of the same kind no longer will.
    pub(crate) fn set(&mut self, limit: Limit, from: Moment, now: Moment) {
        let kind = |of: &Limit| (of.measure, of.over);
        let current = self.set.iter().rposition(|(l, f)| kind(l) == kind(&limit) && *f <= now);
        let mut at = 0;
        self.set.retain(|(known, _)| {
            let keep = kind(known) != kind(&limit) || Some(at) == current;
            at += 1;
            keep
        });
        self.set.push((limit, from));
    }

    /// Another day counts anew.
    pub(crate) fn roll(&mut self, now: Moment) {
        if now.day() != self.day {
            self.day = now.day();
            (self.staked, self.lost, self.played) = (Cents::ZERO, Cents::ZERO, 0);
        }
    }

    /// What counts on the day of a moment.
    #[must_use]
    pub fn today(&self, now: Moment) -> Counted {
        if now.day() != self.day {
            return Counted::default();
        }
        Counted { staked: self.staked, lost: self.lost, played: self.played }
    }

    /// Why somebody may not play at all now, until a pause or an exclusion is over.
    #[must_use]
    pub fn pauses(&self, now: Moment) -> Option<&'static str> {
        let lasts = |until: Option<Moment>| until.is_some_and(|until| now < until);
        if lasts(self.excluded) {
            return Some("you are excluded from play");
        }
        lasts(self.paused).then_some("you are taking a time-out")
    }

    /// Whether what would count stays within the limits, and nothing else forbids to play.
    ///
    /// # Errors
    /// A sentence that says which limit, and until when where that is known.
    pub fn admit(&self, day: Counted, sitting: Counted, now: Moment) -> Result<(), String> {
        if let Some(why) = self.pauses(now) {
            return Err(why.into());
        }
        for (over, counted, span) in
            [(Over::Day, day, "a day"), (Over::Sitting, sitting, "a sitting")]
        {
            let bound = |measure| self.in_force(measure, over, now);
            if bound(Measure::Stakes).is_some_and(|most| counted.staked.get() > most) {
                return Err(format!("that exceeds your own limit of stakes for {span}"));
            }
            if bound(Measure::Losses).is_some_and(|most| counted.lost.get() > most) {
                return Err(format!("that could exceed your own limit of losses for {span}"));
            }
            let played = i64::try_from(counted.played).unwrap_or(i64::MAX);
            if bound(Measure::Time).is_some_and(|most| played > most) {
                return Err(format!("your own limit of time for {span} is reached"));
            }
        }
        Ok(())
    }
}
