//! Time at a table: the clock on a player, and fees for every half hour.
//!
//! Seconds are counted from a full hour at or before the opening, so that a fee that is collected
//! at :00 and :30 is.

use super::play::{Company, Play};
use super::seat;
use crate::fees::periods;
use crate::sitting::{Clock, Time};
use law::reading;
use money::Cents;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use table::{Party, Refusal, Tale, What};

/// What a table knows of time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Hours {
    /// Seconds, as last told.
    now: u64,
    /// Whether the first hand has been dealt.
    began: bool,
    /// Who has sat since when, in seconds, and how many half hours were paid.
    sat: Vec<(u8, u64, u32)>,
}

impl Hours {
    pub(super) fn now(&self) -> Duration {
        Duration::from_secs(self.now)
    }

    /// Somebody sat down; before the first hand nobody's time runs.
    pub(super) fn joined(&mut self, seat: u8) {
        self.left(seat);
        self.sat.push((seat, self.now, 0));
    }

    pub(super) fn left(&mut self, seat: u8) {
        self.sat.retain(|(at, ..)| *at != seat);
    }

    pub(super) fn moved(&mut self, from: u8, to: u8) {
        for (at, ..) in self.sat.iter_mut().filter(|(at, ..)| *at == from) {
            *at = to;
        }
    }

    /// A hand is dealt: with the first one everybody's time begins.
    fn begin(&mut self) {
        if !self.began {
            self.began = true;
            self.sat.iter_mut().for_each(|(_, since, _)| *since = self.now);
        }
    }
}

impl Play {
    /// So many seconds have passed.
    pub(super) fn time(&mut self, seconds: u64, tale: &mut Tale) -> Result<(), Refusal> {
        let rule = self.stakes.ways().clock.unwrap_or(reading::CA_CLOCK);
        if seconds < self.hours.now {
            return Err(Refusal::by(rule, "time does not run backwards"));
        }
        self.hours.now = seconds;
        self.run_clock(tale)?;
        self.collect_hours(tale);
        Ok(())
    }

    /// A hand begins, for which a first half hour may be owed.
    pub(super) fn begin_hours(&mut self, tale: &mut Tale) {
        self.hours.begin();
        self.collect_hours(tale);
    }

    /// Half hours that are owed by whoever plays no hand now.
    pub(super) fn collect_hours(&mut self, tale: &mut Tale) {
        let Company::Sitting(sitting) = &mut self.company else { return };
        let players = sitting.seated().count() as u8;
        let fee = self.stakes.fees.as_ref().and_then(|fees| fees.half_hour(players));
        let Some(fee) = fee.filter(|_| self.hours.began) else { return };
        let now = self.hours.now;
        for (at, since, paid) in &mut self.hours.sat {
            if sitting.playing().is_some_and(|seats| seats.contains(at)) {
                continue;
            }
            let minutes = |seconds: u64| u32::try_from(seconds / 60).unwrap_or(u32::MAX / 2);
            let owed = periods(fee.when, minutes(*since % 3600), minutes(now - *since));
            let due = fee.per_player.get() * i64::from(owed.saturating_sub(*paid));
            *paid = owed.max(*paid);
            let amount = sitting.charge(*at, Cents::new(due));
            if amount > Cents::ZERO {
                let (from, name, rule) = (Party::Seat(seat(*at)), "half hour".into(), fee.rule);
                tale.tell(|| What::Fee { from, amount, name, rule });
            }
        }
    }

    /// A clock that somebody had put on the player to act runs from now on; once the player has
    /// acted there is none.
    pub(super) fn watch_clock(&mut self, tale: &mut Tale) -> Result<(), Refusal> {
        let (Some(on), Company::Sitting(sitting)) = (&mut self.on, &self.company) else {
            return Ok(());
        };
        let clocked = on.hand.clocked().map(|at| on.hand.places()[at].seat);
        if on.clock.map(|(seat, _)| seat) == clocked {
            return Ok(());
        }
        on.clock = None;
        if let Some(at) = clocked {
            let clock = sitting.clock(self.hours.now())?;
            on.clock = Some((at, clock));
            tell_clock(at, clock.at(self.hours.now()), self.stakes.ways().clock, tale);
        }
        Ok(())
    }

    /// The clock warns, or runs out: then the player checks, or folds to a bet.
    fn run_clock(&mut self, tale: &mut Tale) -> Result<(), Refusal> {
        let Some(on) = &mut self.on else { return Ok(()) };
        let Some((at, clock)) = on.clock else { return Ok(()) };
        let time = clock.at(self.hours.now());
        if let Time::Left(_) = time {
            return Ok(());
        }
        tell_clock(at, time, self.stakes.ways().clock, tale);
        if let (Time::Out, Some(act), Some(place)) = (time, Clock::out(&on.hand), on.hand.turn()) {
            on.act(place, act, Some(reading::CA_CLOCK), tale)?;
        }
        self.watch_clock(tale)
    }
}

fn tell_clock(at: u8, time: Time, rule: Option<law::Cite>, tale: &mut Tale) {
    let left = match time {
        Time::Left(left) | Time::Warning(left) => left.as_secs(),
        Time::Out => 0,
    };
    let rule = rule.unwrap_or(reading::CA_CLOCK);
    tale.tell(|| What::Clock { seat: seat(at), left, rule });
}
