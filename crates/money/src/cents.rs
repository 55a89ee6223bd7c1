//! An amount of money.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};
use std::str::FromStr;

/// An amount in whole cents, possibly negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cents(i64);

impl Cents {
    /// Nothing.
    pub const ZERO: Cents = Cents(0);

    /// The largest amount that anybody may stake or post: a billion dollars. With odds of at most
    /// 10,000 to 1 ([`crate::Odds::POSTED_MAX`]), sixteen seats, ten owners at each and forty
    /// wagers, all that can be owed in one round stays inside the range of the type.
    pub const READ_MAX: Cents = Cents(100_000_000_000);

    /// That many cents.
    #[must_use]
    pub const fn new(cents: i64) -> Cents {
        Cents(cents)
    }

    /// That many whole dollars.
    #[must_use]
    pub const fn dollars(dollars: i64) -> Cents {
        Cents(dollars * 100)
    }

    /// The number of cents.
    #[must_use]
    pub const fn get(self) -> i64 {
        self.0
    }

    /// Less than nothing.
    #[must_use]
    pub const fn is_negative(self) -> bool {
        self.0 < 0
    }

    /// The amount without its sign.
    #[must_use]
    pub const fn abs(self) -> Cents {
        Cents(self.0.abs())
    }

    /// `25.00`, `-3.50`: two digits, no currency sign, for files and programs.
    #[must_use]
    pub fn plain(self) -> String {
        let sign = if self.0 < 0 { "-" } else { "" };
        let n = self.0.unsigned_abs();
        format!("{sign}{}.{:02}", n / 100, n % 100)
    }

    /// `+25.00`, `-3.50`, `0.00`: a change.
    #[must_use]
    pub fn signed(self) -> String {
        let plus = if self.0 > 0 { "+" } else { "" };
        format!("{plus}{}", self.plain())
    }
}

impl fmt::Display for Cents {
    /// `$1,234.50`, `-$3.50`; whole dollars without cents: `$25`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n = self.0.unsigned_abs();
        let digits = (n / 100).to_string();
        let mut text = String::from(if self.0 < 0 { "-$" } else { "$" });
        for (i, digit) in digits.chars().enumerate() {
            if i > 0 && (digits.len() - i).is_multiple_of(3) {
                text.push(',');
            }
            text.push(digit);
        }
        if !n.is_multiple_of(100) {
            text.extend(['.', digit(n / 10), digit(n)]);
        }
        f.pad(&text)
    }
}

/// The last decimal digit of a number.
fn digit(n: u64) -> char {
    char::from(b'0' + (n % 10) as u8)
}

/// Text that is not an amount.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseMoneyError {
    /// What was found.
    pub found: String,
}

impl fmt::Display for ParseMoneyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = self.found.escape_debug();
        write!(
            f,
            "`{found}` is not an amount of money: write it like 25.00, at most {}",
            Cents::READ_MAX.plain()
        )
    }
}

impl std::error::Error for ParseMoneyError {}

impl FromStr for Cents {
    type Err = ParseMoneyError;

    /// Reads `25`, `25.5`, `25.00`, `-3.50`, `$25.00`; nothing finer than a cent, and nothing
    /// beyond [`Cents::READ_MAX`].
    fn from_str(text: &str) -> Result<Cents, ParseMoneyError> {
        let error = || ParseMoneyError { found: text.chars().take(24).collect() };
        let amount = read(text).ok_or_else(error)?;
        if amount.abs() > Cents::READ_MAX { Err(error()) } else { Ok(amount) }
    }
}

/// An amount of any size, as a settlement may have written it.
fn read(text: &str) -> Option<Cents> {
    let (sign, rest) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let rest = rest.strip_prefix('$').unwrap_or(rest);
    let (whole, fraction) = rest.split_once('.').unwrap_or((rest, "0"));
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    if !digits(whole) || !digits(fraction) || fraction.len() > 2 {
        return None;
    }
    let cents: i64 = fraction.parse().ok()?;
    let cents = if fraction.len() == 1 { cents * 10 } else { cents };
    let whole: i64 = whole.parse().ok()?;
    whole.checked_mul(100)?.checked_add(cents)?.checked_mul(sign).map(Cents)
}

/// What every sum of amounts must do: overflow is our own error and stops the program.
fn exact(sum: Option<i64>) -> Cents {
    assert!(sum.is_some(), "an amount of money overflowed");
    Cents(sum.unwrap_or_default())
}

impl Add for Cents {
    type Output = Cents;
    fn add(self, other: Cents) -> Cents {
        exact(self.0.checked_add(other.0))
    }
}

impl Sub for Cents {
    type Output = Cents;
    fn sub(self, other: Cents) -> Cents {
        exact(self.0.checked_sub(other.0))
    }
}

impl Neg for Cents {
    type Output = Cents;
    fn neg(self) -> Cents {
        exact(self.0.checked_neg())
    }
}

impl AddAssign for Cents {
    fn add_assign(&mut self, other: Cents) {
        *self = *self + other;
    }
}

impl SubAssign for Cents {
    fn sub_assign(&mut self, other: Cents) {
        *self = *self - other;
    }
}

impl Sum for Cents {
    fn sum<I: Iterator<Item = Cents>>(amounts: I) -> Cents {
        amounts.fold(Cents::ZERO, Add::add)
    }
}

impl serde::Serialize for Cents {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.plain())
    }
}

impl<'de> serde::Deserialize<'de> for Cents {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Cents, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(from)?;
        let error = || ParseMoneyError { found: text.chars().take(24).collect() };
        read(&text).ok_or_else(|| serde::de::Error::custom(error()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn text_forms() {
        let amount = Cents::new(123_456_789);
        assert_eq!(amount.plain(), "1234567.89");
        assert_eq!(amount.to_string(), "$1,234,567.89");
        assert_eq!(Cents::dollars(25).to_string(), "$25");
        assert_eq!(Cents::new(-350).to_string(), "-$3.50");
        assert_eq!(Cents::new(-350).signed(), "-3.50");
        assert_eq!(Cents::new(350).signed(), "+3.50");
        assert_eq!(Cents::ZERO.signed(), "0.00");
    }

    #[test]
    fn reads_what_people_write_and_nothing_finer_than_a_cent() {
        for (text, cents) in [("25", 2500), ("25.5", 2550), ("$25.05", 2505), ("-0.01", -1)] {
            assert_eq!(text.parse(), Ok(Cents::new(cents)), "{text}");
        }
        for text in ["", ".", "1.", ".5", "1.005", "1,000", "abc", "--1", "1e3", "1000000000.01"] {
            assert!(text.parse::<Cents>().is_err(), "{text}");
        }
        assert_eq!("1000000000.00".parse(), Ok(Cents::READ_MAX));
    }

    proptest! {
        #[test]
        fn plain_text_reads_back(cents in -100_000_000_000_i64..=100_000_000_000) {
            prop_assert_eq!(Cents(cents).plain().parse(), Ok(Cents(cents)));
        }

        #[test]
        fn reading_never_panics(text in ".{0,30}") {
            let _ = text.parse::<Cents>();
        }
    }
}
