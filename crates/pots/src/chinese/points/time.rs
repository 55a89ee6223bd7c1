//! Fees for half an hour. Reading ca-fee-half-hours.

use super::{Chair, Play};
use crate::fees::{HalfHour, When, periods};
use law::ca::poker_fees::RGEN_8_B;
use money::Cents;
use serde::{Deserialize, Serialize};
use table::{Party, Refusal, Seat, Tale, What};

const MINUTE: u64 = 60;

/// No table stands for longer than this: more than a century.
const SECONDS_MAX: u64 = u32::MAX as u64;

/// The table's time, in seconds since it opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Time {
    /// As it was last told.
    pub(super) now: u64,
    /// When the game began: its first hand was dealt.
    pub(super) began: Option<u64>,
}

impl Play {
    /// So many seconds have passed. What falls due in a hand is taken when the hand is over.
    pub(super) fn pass(&mut self, seconds: u64, tale: &mut Tale) -> Result<(), Refusal> {
        let now = self.lasts.time.now;
        if !(now..=SECONDS_MAX).contains(&seconds) {
            let why = format!("{seconds} seconds are not the time after {now}");
            return Err(Refusal::unknown(why));
        }
        let clock = self.half_hour().is_some_and(|fee| fee.when == When::OnTheClock);
        if clock && self.posting.opened.is_none() {
            let why = "nobody has said at which minute of the hour the table opened";
            return Err(Refusal::by(RGEN_8_B, why));
        }
        self.lasts.time.now = seconds;
        if self.on().is_none() {
            self.collect(tale);
        }
        Ok(())
    }

    /// The fee by time that is posted for so many as are seated.
    fn half_hour(&self) -> Option<HalfHour> {
        self.posting.fees.half_hour(self.lasts.chairs.len().max(1) as u8)
    }

    /// The half hours that count for somebody so far.
    pub(super) fn half_hours(&self, chair: &Chair) -> u32 {
        let Time { now, began } = self.lasts.time;
        let (Some(began), Some(fee)) = (began, self.half_hour()) else { return 0 };
        match (fee.when, self.posting.opened) {
            // The game's own clock; where nobody knows the minute no time is told.
            (When::OnTheClock, None) => 0,
            (When::OnTheClock, Some(opened)) => {
                let minute = |second: u64| u32::from(opened) + (second / MINUTE) as u32;
                periods(fee.when, minute(began) % 60, minute(now) - minute(began))
            }
            // Since the player sat down in it.
            (When::Played | When::InAdvance, _) => {
                let played = now - chair.since.max(began).min(now);
                periods(fee.when, 0, (played / MINUTE) as u32)
            }
        }
    }

    /// Takes what is due, as far as chips reach.
    pub(super) fn collect(&mut self, tale: &mut Tale) {
        let Some(fee) = self.half_hour() else { return };
        let seats: Vec<(Seat, Chair)> = self.lasts.chairs.iter().map(|(s, c)| (*s, *c)).collect();
        for (seat, chair) in seats {
            let so_far = self.half_hours(&chair);
            let more = so_far.saturating_sub(chair.paid);
            let due = Cents::new(fee.per_player.get() * i64::from(more));
            let amount = due.min(chair.chips);
            let (chips, paid) = (chair.chips - amount, chair.paid + more);
            self.lasts.chairs.insert(seat, Chair { chips, paid, ..chair });
            if amount > Cents::ZERO {
                let (from, name) = (Party::Seat(seat), "half-hour fee".into());
                tale.tell(|| What::Fee { from, amount, name, rule: fee.rule });
            }
        }
    }
}
