//! What a winning unit earns, and parts of a hundred.

use crate::{Cents, Rounding};
use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// Winnings per stake, `n to d`: 30 to 1, 3 to 2, 19 to 20.
#[derive(Clone, Copy, Debug)]
pub struct Odds {
    n: u32,
    d: u32,
}

impl Odds {
    /// Even money.
    pub const EVEN: Odds = Odds::to(1, 1);

    /// The largest figure on either side.
    pub const MAX: u32 = 1_000_000;

    /// The best odds a house may post.
    pub const POSTED_MAX: Odds = Odds::to(10_000, 1);

    /// `n to d`.
    ///
    /// # Panics
    /// When `d` is zero or a figure exceeds [`Odds::MAX`]; in a constant that is a compile error.
    #[must_use]
    pub const fn to(n: u32, d: u32) -> Odds {
        assert!(d > 0 && d <= Odds::MAX && n <= Odds::MAX, "odds out of range");
        Odds { n, d }
    }

    /// Winnings, in parts of [`Odds::unit`].
    #[must_use]
    pub const fn gain(self) -> u32 {
        self.n
    }

    /// The stake those winnings are for.
    #[must_use]
    pub const fn unit(self) -> u32 {
        self.d
    }

    /// What `stake` wins, rounded to cents.
    ///
    /// ```
    /// use money::{Cents, Odds, Rounding};
    /// assert_eq!(Odds::to(3, 2).win(Cents::dollars(5), Rounding::DOWN), Cents::new(750));
    /// ```
    #[must_use]
    pub fn win(self, stake: Cents, rounding: Rounding) -> Cents {
        rounding.divide(i128::from(stake.get()) * i128::from(self.n), i128::from(self.d))
    }
}

impl PartialEq for Odds {
    fn eq(&self, other: &Odds) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Odds {}

impl PartialOrd for Odds {
    fn partial_cmp(&self, other: &Odds) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Odds {
    /// 2 to 2 equals 1 to 1.
    fn cmp(&self, other: &Odds) -> Ordering {
        (u64::from(self.n) * u64::from(other.d)).cmp(&(u64::from(other.n) * u64::from(self.d)))
    }
}

impl fmt::Display for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} to {}", self.n, self.d)
    }
}

/// Text that is not odds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseOddsError {
    /// What was found.
    pub found: String,
}

impl fmt::Display for ParseOddsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` are not odds: write them like 9:1", self.found.escape_debug())
    }
}

impl std::error::Error for ParseOddsError {}

impl FromStr for Odds {
    type Err = ParseOddsError;

    /// Reads `9:1`, `9 to 1`, `3/2`, or `9` for 9 to 1.
    fn from_str(text: &str) -> Result<Odds, ParseOddsError> {
        let error = || ParseOddsError { found: text.chars().take(24).collect() };
        let parts = [" to ", ":", "/"].iter().find_map(|mark| text.split_once(mark));
        let (n, d) = parts.unwrap_or((text, "1"));
        let figure = |part: &str| part.trim().parse::<u32>().ok().filter(|&n| n <= Odds::MAX);
        let n = figure(n).ok_or_else(error)?;
        let d = figure(d).filter(|&d| d > 0).ok_or_else(error)?;
        Ok(Odds { n, d })
    }
}

/// Hundredths of an amount: vigorish, a share of a meter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Percent(pub u32);

impl Percent {
    /// That part of an amount, rounded.
    #[must_use]
    pub fn of(self, amount: Cents, rounding: Rounding) -> Cents {
        rounding.divide(i128::from(amount.get()) * i128::from(self.0), 100)
    }
}

impl fmt::Display for Percent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}%", self.0)
    }
}

/// Hundredths of a percent of an amount: what a house adds to a meter, like 72.5 percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rate(u32);

impl Rate {
    /// So many whole percent.
    #[must_use]
    pub const fn percent(percent: u32) -> Rate {
        Rate(percent * 100)
    }

    /// How many hundredths of a percent it is.
    #[must_use]
    pub const fn hundredths(self) -> u32 {
        self.0
    }

    /// That part of an amount, rounded.
    #[must_use]
    pub fn of(self, amount: Cents, rounding: Rounding) -> Cents {
        rounding.divide(i128::from(amount.get()) * i128::from(self.0), 10_000)
    }
}

impl fmt::Display for Rate {
    /// Percent without a sign: `70`, `72.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 100, self.0 % 100) {
            (whole, 0) => write!(f, "{whole}"),
            (whole, rest) if rest % 10 == 0 => write!(f, "{whole}.{}", rest / 10),
            (whole, rest) => write!(f, "{whole}.{rest:02}"),
        }
    }
}

impl serde::Serialize for Rate {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl FromStr for Rate {
    type Err = ParseOddsError;

    /// Reads percent with up to two decimals, below 1000: `70`, `72.5`.
    fn from_str(text: &str) -> Result<Rate, ParseOddsError> {
        let (whole, rest) = text.split_once('.').unwrap_or((text, "0"));
        let digits = |part: &str, most: usize| {
            let plain = part.bytes().all(|byte| byte.is_ascii_digit());
            (plain && (1..=most).contains(&part.len())).then(|| part.parse::<u32>().ok()).flatten()
        };
        let (Some(percent), Some(decimals)) = (digits(whole, 3), digits(rest, 2)) else {
            return Err(ParseOddsError { found: text.chars().take(24).collect() });
        };
        Ok(Rate(percent * 100 + if rest.len() == 1 { decimals * 10 } else { decimals }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn equal_odds_compare_equal_however_written() {
        assert_eq!(Odds::to(2, 2), Odds::EVEN);
        assert!(Odds::to(19, 20) < Odds::EVEN);
        assert!(Odds::to(3, 2) > Odds::EVEN);
    }

    #[test]
    fn winnings_below_a_cent_go_the_named_way() {
        let stake = Cents::new(1001);
        assert_eq!(Odds::to(19, 20).win(stake, Rounding::DOWN), Cents::new(950));
        assert_eq!(Odds::to(19, 20).win(stake, Rounding::UP), Cents::new(951));
        assert_eq!(Percent(5).of(Cents::new(10), Rounding::UP), Cents::new(1));
    }

    #[test]
    fn rates_have_two_decimals_at_most() {
        for (text, hundredths) in [("70", 7000), ("72.5", 7250), ("0.05", 5), ("100", 10_000)] {
            let rate: Rate = text.parse().expect("a rate");
            assert_eq!((rate.hundredths(), rate.to_string().as_str()), (hundredths, text));
        }
        for text in ["", ".5", "5.", "1.234", "-1", "1e2", "1000"] {
            assert!(text.parse::<Rate>().is_err(), "{text}");
        }
        let rate = Rate::percent(70);
        assert_eq!(rate.of(Cents::new(101), Rounding::UP), Cents::new(71));
        let half: Rate = "72.5".parse().expect("a rate");
        assert_eq!(half.of(Cents::new(200), Rounding::UP), Cents::new(145));
    }

    #[test]
    fn reads_the_usual_spellings() {
        for text in ["9:1", "9 to 1", "9/1", "9", "18:2"] {
            assert_eq!(text.parse(), Ok(Odds::to(9, 1)), "{text}");
        }
        for text in ["", "9:0", ":", "-1:1", "9:1:1", "1000001:1", "a to b"] {
            assert!(text.parse::<Odds>().is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn written_odds_read_back(n in 0..=Odds::MAX, d in 1..=Odds::MAX) {
            prop_assert_eq!(Odds::to(n, d).to_string().parse(), Ok(Odds::to(n, d)));
        }
    }
}
