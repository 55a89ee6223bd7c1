//! Half hours: how many are owed when collection is by time.

/// When the fee for half an hour is collected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// In advance, for every half hour that begins.
    InAdvance,
    /// At the end of each half hour, on the hour and the half hour; the part before the first of
    /// these is free.
    OnTheClock,
    /// For every thirty minutes played.
    Played,
}

/// Half an hour, in minutes.
const HALF_HOUR: u32 = 30;

/// How many half hours a player owes who has sat in a game since it began.
///
/// `began` is the time at which the game began, in minutes past some full hour, and `minutes` how
/// long it has lasted.
///
/// ```
/// use pots::fees::{When, periods};
/// // Begun at 8:10; at 8:30 nothing is collected, at 9:00 one half hour.
/// assert_eq!(periods(When::OnTheClock, 10, 20), 0);
/// assert_eq!(periods(When::OnTheClock, 10, 50), 1);
/// ```
#[must_use]
pub fn periods(when: When, began: u32, minutes: u32) -> u32 {
    match when {
        // GEN.8.a: the first is owed at once.
        When::InAdvance => minutes / HALF_HOUR + 1,
        // GEN.8.b to GEN.8.d: every mark after the start collects, but not the first after a
        // start between two marks.
        When::OnTheClock => {
            let part = began % HALF_HOUR;
            let marks = (part + minutes) / HALF_HOUR;
            if part == 0 { marks } else { marks.saturating_sub(1) }
        }
        // Reading ca-fee-played.
        When::Played => minutes / HALF_HOUR,
    }
}
