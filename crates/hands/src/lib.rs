//! Rankings of poker hands: which of two hands is better, under every order the books print.
//!
//! Each ranking is a number that is larger for the better hand, read from small tables that stay
//! in cache; `generate/` makes the tables. The order of the cards in a hand does not matter; a
//! card must not come twice.
//!
//! ```
//! use hands::{Category, high};
//! let full = high(&cards::parse_cards("Kh Kd Kc 9s 9h").unwrap().try_into().unwrap());
//! let flush = high(&cards::parse_cards("Ah 9h 7h 4h 2h").unwrap().try_into().unwrap());
//! assert!(full > flush);
//! assert_eq!(full.category(), Category::FullHouse);
//! ```

// A hand is a few loads and additions: a call would cost as much again.
#![allow(clippy::inline_always)]
// All sizes of hands are passed alike.
#![allow(clippy::trivially_copy_pass_by_ref)]

mod badugi;
mod high;
mod key;
mod low;
mod omaha;
mod short;
mod stacked;
mod tables;
mod three;
mod two;
mod wild;

pub use badugi::{Badugi, badugi, badugi_ace_high};
pub use high::{Category, High, Pile, high, high6, high7};
pub use low::{Low, ace_to_five, ace_to_five6, ace_to_five7, deuce_to_seven};
pub use omaha::{omaha, omaha_low};
pub use short::{Short, short, short6, short7};
pub use stacked::{PLACES, Printed, Stacked, stacked};
pub use three::{Three, ThreeKind, three};
pub use two::{Two, two};
pub use wild::{bug, wild2, wild3, wild4};
