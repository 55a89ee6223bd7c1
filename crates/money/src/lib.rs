//! Money as the rules know it: whole cents, odds as ratios of small integers, named rounding.
//!
//! There is no float here and no silent loss: what does not divide into cents is rounded by a
//! [`Rounding`] that has a name, and overflow is an assertion, in release builds too.

mod cents;
mod odds;
mod rounding;

pub use cents::{Cents, ParseMoneyError};
pub use odds::{Odds, ParseOddsError, Percent, Rate};
pub use rounding::Rounding;
