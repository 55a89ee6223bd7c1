//! Ratios of integers of any size, and how they are written.

use dashu_int::ops::Gcd;
use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use std::fmt;
use std::ops::{Add, Mul, Neg, Sub};
use std::str::FromStr;

/// An exact number.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Exact(RBig);

impl Exact {
    /// Zero.
    pub const ZERO: Exact = Exact(RBig::ZERO);

    /// `numerator / denominator`, reduced.
    ///
    /// # Panics
    /// When the denominator is zero.
    #[must_use]
    pub fn new(numerator: i128, denominator: u128) -> Exact {
        assert!(denominator > 0, "a ratio needs a denominator");
        Exact(RBig::from_parts(IBig::from(numerator), denominator.into()))
    }

    /// `count` of `total`, reduced: a frequency.
    ///
    /// # Panics
    /// When there is nothing to count.
    #[must_use]
    pub fn part(count: u128, total: u128) -> Exact {
        assert!(total > 0, "a ratio needs a denominator");
        Exact(RBig::from_parts(IBig::from(count), total.into()))
    }

    /// Whole numbers of any size, reduced.
    #[must_use]
    pub(crate) fn ratio(numerator: IBig, denominator: UBig) -> Exact {
        assert!(denominator != UBig::ZERO, "a ratio needs a denominator");
        Exact(RBig::from_parts(numerator, denominator))
    }

    /// A whole number.
    #[must_use]
    pub fn whole(n: i128) -> Exact {
        Exact::new(n, 1)
    }

    /// The nearest float, for display.
    #[must_use]
    pub fn decimal(&self) -> f64 {
        self.0.to_f64().value()
    }

    /// This number divided by another; none when that is zero.
    #[must_use]
    pub fn over(&self, other: &Exact) -> Option<Exact> {
        (other.0 != RBig::ZERO).then(|| Exact(self.0.clone() / other.0.clone()))
    }

    /// Rounded up to a whole number; none when it does not fit.
    #[must_use]
    pub fn ceil(&self) -> Option<i64> {
        i64::try_from(self.0.ceil()).ok()
    }

    /// The numbers as counts over their least common denominator; none when one is negative or
    /// does not fit.
    #[must_use]
    pub fn counts(numbers: &[Exact]) -> Option<Vec<u128>> {
        let lcm = |a: UBig, b: &UBig| a.clone() / Gcd::gcd(&a, b) * b;
        let common = numbers.iter().fold(UBig::ONE, |all, one| lcm(all, one.0.denominator()));
        let count = |number: &Exact| {
            let whole = number.0.numerator() * IBig::from(&common / number.0.denominator());
            u128::try_from(whole).ok()
        };
        numbers.iter().map(count).collect()
    }

    /// The denominator in lowest terms.
    ///
    /// # Panics
    /// When it does not fit, which none made of odds does.
    #[must_use]
    pub fn denominator(&self) -> i64 {
        let fits = i64::try_from(self.0.denominator().clone());
        assert!(fits.is_ok(), "a denominator of {}", self.0.denominator());
        fits.unwrap_or(1)
    }

    /// The number times `scale`, where that is whole.
    #[must_use]
    pub fn scaled(&self, scale: i64) -> Option<i64> {
        let product = &self.0 * IBig::from(scale);
        i64::try_from(product.numerator().clone()).ok().filter(|_| product.is_int())
    }

    /// Less than zero.
    #[must_use]
    pub fn is_negative(&self) -> bool {
        self.0 < RBig::ZERO
    }
}

impl fmt::Display for Exact {
    /// `p/q` in lowest terms, `p` alone when whole.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl FromStr for Exact {
    type Err = ();

    /// Reads what it writes: `p/q`, or `p` alone.
    ///
    /// ```
    /// let edge: odds::Exact = "-1/37".parse().unwrap();
    /// assert_eq!(edge, odds::Exact::new(-1, 37));
    /// assert!("1/0".parse::<odds::Exact>().is_err() && "".parse::<odds::Exact>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Exact, ()> {
        let (numerator, denominator) = text.split_once('/').unwrap_or((text, "1"));
        let numerator: IBig = numerator.parse().map_err(|_| ())?;
        let denominator: UBig = denominator.parse().map_err(|_| ())?;
        if denominator == UBig::ZERO {
            return Err(());
        }
        Ok(Exact::ratio(numerator, denominator))
    }
}

impl Serialize for Exact {
    /// `{"exact": "p/q", "decimal": 0.5}`.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut number = to.serialize_struct("Exact", 2)?;
        number.serialize_field("exact", &self.to_string())?;
        number.serialize_field("decimal", &self.decimal())?;
        number.end()
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident) => {
        impl $trait for Exact {
            type Output = Exact;
            fn $method(self, other: Exact) -> Exact {
                Exact($trait::$method(self.0, other.0))
            }
        }
    };
}

operator!(Add, add);
operator!(Sub, sub);
operator!(Mul, mul);

impl Neg for Exact {
    type Output = Exact;
    fn neg(self) -> Exact {
        Exact(-self.0)
    }
}

impl std::iter::Sum for Exact {
    fn sum<I: Iterator<Item = Exact>>(terms: I) -> Exact {
        terms.fold(Exact::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reduced_and_written_as_p_over_q() {
        assert_eq!(Exact::new(31, 415).to_string(), "31/415");
        assert_eq!(Exact::new(-4, 8).to_string(), "-1/2");
        assert_eq!(Exact::new(8, 4).to_string(), "2");
        assert_eq!(Exact::part(4, 8).to_string(), "1/2");
        assert_eq!(Exact::part(u128::MAX, u128::MAX), Exact::whole(1));
        assert_eq!(Exact::new(7, 2).ceil(), Some(4));
        assert_eq!(Exact::new(8, 2).ceil(), Some(4));
        assert_eq!(Exact::whole(1).over(&Exact::ZERO), None);
    }

    #[test]
    fn counted_over_the_least_common_denominator() {
        let counts = |list: &[(i128, u128)]| {
            let numbers: Vec<Exact> = list.iter().map(|(n, d)| Exact::new(*n, *d)).collect();
            Exact::counts(&numbers)
        };
        assert_eq!(counts(&[(1, 4), (1, 6), (7, 12)]), Some(vec![3, 2, 7]));
        assert_eq!(counts(&[(0, 1), (1, 1)]), Some(vec![0, 1]));
        assert_eq!(counts(&[]), Some(vec![]));
        assert_eq!(counts(&[(-1, 2), (3, 2)]), None);
        assert_eq!(counts(&[(2, u128::MAX), (1, u128::MAX - 1)]), None, "too large to count");
    }
}
