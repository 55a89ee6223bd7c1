//! How an amount that does not divide evenly becomes whole units of money.

use crate::Cents;

/// Whole multiples of a unit, reached by going down or up. The rule that allows it is cited where
/// the value is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rounding {
    unit: i64,
    up: bool,
}

impl Rounding {
    /// Down to the cent: what a winner is paid.
    pub const DOWN: Rounding = Rounding { unit: 1, up: false };

    /// Up to the cent: what a winner is charged.
    pub const UP: Rounding = Rounding { unit: 1, up: true };

    /// Up to a multiple of 25 cents.
    pub const UP_TO_QUARTER: Rounding = Rounding { unit: 25, up: true };

    /// `numerator / denominator` cents, as a multiple of the unit. Negative amounts round by the
    /// same direction on the number line.
    ///
    /// # Panics
    /// When the result does not fit an amount of money, or the denominator is not positive.
    #[must_use]
    pub fn divide(self, numerator: i128, denominator: i128) -> Cents {
        assert!(denominator > 0, "rounding needs a positive denominator");
        let step = denominator * i128::from(self.unit);
        let floor = numerator.div_euclid(step);
        let units = floor + i128::from(self.up && numerator.rem_euclid(step) != 0);
        let cents = i64::try_from(units * i128::from(self.unit));
        assert!(cents.is_ok(), "an amount of money overflowed");
        Cents::new(cents.unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quarters_are_reached_from_below_only() {
        let quarter = |cents| Rounding::UP_TO_QUARTER.divide(cents, 1).get();
        assert_eq!([0, 1, 24, 25, 26, 50].map(quarter), [0, 25, 25, 25, 50, 50]);
    }

    #[test]
    fn half_a_cent_goes_down_or_up() {
        assert_eq!(Rounding::DOWN.divide(5, 2), Cents::new(2));
        assert_eq!(Rounding::UP.divide(5, 2), Cents::new(3));
        assert_eq!(Rounding::DOWN.divide(-5, 2), Cents::new(-3));
        assert_eq!(Rounding::UP.divide(-5, 2), Cents::new(-2));
    }
}
