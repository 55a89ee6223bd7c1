//! Baccarat 9, in two versions of one California card room: hands of three cards, a fourth by
//! choice or by rule, the bank winning ties on 0 and 1.
//!
//! Every Player bettor plays the one Player hand and alone chooses whether the shared hit card
//! counts for him; Bank and Tie wagers look at the hand completed by house way.

#[cfg(test)]
mod alike_tests;
mod books;
#[cfg(test)]
mod dated_settled_tests;
#[cfg(test)]
mod dated_tests;
mod facts;
mod round;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod undated_settled_tests;
#[cfg(test)]
mod undated_tests;
mod wagers;

pub use books::ALL;
pub use facts::{HouseWay, Own};
pub use round::{Act, BANKER, Nines, PLAYER, Round, Rules};
