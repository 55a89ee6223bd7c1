//! Days, as files write them.

use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A day of the Gregorian calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// That day, if there is one.
    ///
    /// ```
    /// use audit::Date;
    /// assert!(Date::new(2028, 2, 29).is_some() && Date::new(2026, 2, 29).is_none());
    /// ```
    #[must_use]
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
        let days = match month {
            2 if leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => return None,
        };
        (1..=days).contains(&day).then_some(Date { year, month, day })
    }

    /// The day so many days after the first of January 1970.
    ///
    /// ```
    /// assert_eq!(audit::Date::after_1970(20_454).to_string(), "2026-01-01");
    /// ```
    #[must_use]
    pub fn after_1970(days: u32) -> Date {
        let mut date = Date { year: 1970, month: 1, day: 1 };
        for _ in 0..days {
            date = date.next();
        }
        date
    }

    fn next(self) -> Date {
        let Date { year, month, day } = self;
        let day = Date::new(year, month, day + 1);
        let month = || Date::new(year, month + 1, 1);
        day.or_else(month).unwrap_or(Date { year: year + 1, month: 1, day: 1 })
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = ();

    /// Reads `2026-01-31`.
    fn from_str(text: &str) -> Result<Date, ()> {
        let mut parts = text.split('-');
        let mut part = |digits: usize| {
            let part = parts.next().filter(|part| part.len() == digits)?;
            part.bytes().all(|byte| byte.is_ascii_digit()).then(|| part.parse().ok()).flatten()
        };
        let (year, month, day): (Option<u16>, Option<u16>, Option<u16>) =
            (part(4), part(2), part(2));
        let (Some(year), Some(month), Some(day)) = (year, month, day) else { return Err(()) };
        if parts.next().is_some() {
            return Err(());
        }
        Date::new(year, month as u8, day as u8).ok_or(())
    }
}

impl Serialize for Date {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
