//! Baccarat in four books: one round, many houses.
//!
//! [`Baccarat`] is the round; [`facts`] are what can be read off it; [`wagers`] are judged by
//! those; [`books`] say what each house may post. [`shoe`] is what a shoe must be like and [`boards`]
//! are the roads that players follow.

pub mod boards;
pub mod books;
pub mod facts;
pub mod hand;
pub mod passing;
#[cfg(test)]
mod passing_tests;
mod round;
mod rules;
pub mod shoe;
#[cfg(test)]
mod shoe_tests;
pub mod tableau;
pub mod wagers;

pub use round::{BANKER, Baccarat, NoAct, PLAYER, Round};
pub use rules::{Draw, Faces, Irregular, Rules};

/// The most cards of a coup: three to each hand.
pub const COUP_MAX: u8 = 6;
