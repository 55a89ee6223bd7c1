//! Rankings of poker hands: which of two hands is better, under every order the books print.
//!
//! Each ranking is a number that is larger for the better hand, read from small tables that stay
//! in cache; `generate/` makes the tables. The order of the cards in a hand does not matter; a
//! card must not come twice. Jokers are not among the cards: a hand with some is given by its
//! natural cards, and the name of the ranking says what a joker may be.
//!
//! | hands | ranked by |
//! |---|---|
//! | five cards, or the best five of six or seven | [`high`], [`high6`], [`high7`], [`Pile`] |
//! | two of the own and three common cards | [`omaha`], [`omaha_low`] |
//! | 36 cards, six to ace | [`short`], [`short6`], [`short7`] |
//! | 40 cards without 8, 9 and 10, and a joker | [`mexican`], [`mexican_wild`], [`mexican_bug`] |
//! | jokers as any card, or as a bug | [`wild2`] to [`wild6`], [`bug`], [`bug6`] |
//! | jokers among five and two cards of pai gow poker | [`PaiGow`] |
//! | several decks | [`stacked`] |
//! | lows without straights and flushes | [`ace_to_five`], [`deuce_to_six`], [`regular`] |
//! | lows with them | [`deuce_to_seven`] |
//! | lows with lowball's joker | [`ace_to_five_joker`], [`deuce_to_seven_joker`] |
//! | four of different ranks and suits | [`badugi`], [`badugi_ace_high`] |
//! | three cards, two cards, a front | [`three`], [`two`], [`front`] |
//! | two tiles | [`JeeJoon`] |
//!
//! What players call them is in [`words`].
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
mod front;
mod high;
mod key;
mod low;
mod mexican;
mod omaha;
mod pai_gow;
mod short;
mod stacked;
mod tables;
mod three;
mod tiles;
mod two;
mod wild;
pub mod words;

pub use badugi::{Badugi, badugi, badugi_ace_high};
pub use front::{Front, front};
pub use high::{Category, High, Pile, high, high6, high7};
pub use low::{
    Low, ace_to_five, ace_to_five_joker, ace_to_five6, ace_to_five7, deuce_to_seven,
    deuce_to_seven_joker, deuce_to_seven7, deuce_to_six, deuce_to_six7, regular, regular7,
};
pub use mexican::{Mexican, mexican, mexican_bug, mexican_wild};
pub use omaha::{omaha, omaha_low};
pub use pai_gow::{Back, Joker, PaiGow, Wheel};
pub use short::{Short, short, short6, short7};
pub use stacked::{PLACES, Printed, Stacked, stacked};
pub use three::{Three, ThreeKind, three};
pub use tiles::{Duo, DuoKind, JeeJoon};
pub use two::{Two, two};
pub use wild::{bug, bug6, wild2, wild3, wild4, wild6};
