//! Chinese poker: thirteen cards in three segments, and points between players.
//!
//! The California book has two games of it, 13-Card and Face-Up Chinese Poker, the second with a
//! Fantasy variation. A table is a [`Points`], which front ends hold as a [`table::Table`]. One
//! [`Round`] serves all games: it asks for cards and acts, is told them, and when hands are open
//! gives an [`Ending`] in which every transfer has its rule. Nothing here shuffles: who drives a
//! round draws each card from [`Round::deck`].
//!
//! ```
//! use pots::chinese::{Move, Awaited, Game, Player, Round, arrange};
//! let rules = Game::Thirteen.post(&law::Posted::new()).unwrap();
//! let seat = |n| table::Seat::new(n).unwrap();
//! let stack = money::Cents::dollars(150);
//! let players = [1, 2].map(|n| Player { seat: seat(n), stack, fantasy: false });
//! let mut round = Round::open(&rules, &players, seat(1)).unwrap();
//! loop {
//!     match round.ask() {
//!         Awaited::Card(_) => round.deal(round.deck()[0]).unwrap(),
//!         Awaited::Set(seat) => {
//!             let rows = arrange(round.held(seat)).unwrap();
//!             round.act(seat, &Move::Set(rows)).unwrap();
//!         }
//!         Awaited::Showdown => round.showdown().unwrap(),
//!         Awaited::Over => break,
//!     }
//! }
//! let outcome = round.outcome().unwrap();
//! let stacks: money::Cents = outcome.stacks.iter().map(|(_, stack)| *stack).sum();
//! assert_eq!(stacks, money::Cents::dollars(300));
//! ```

mod arrange;
mod company;
pub mod face_up;
mod ledger;
mod place;
mod points;
mod round;
mod rows;
mod rules;
mod script;
mod sight;
mod simple;
pub mod thirteen;

#[cfg(test)]
mod property_tests;
#[cfg(test)]
pub(crate) mod testing;

pub use arrange::{arrange, arrange_strictly};
pub use ledger::{Ending, Item, Transfer};
pub use place::place;
pub use points::{Points, Posting};
pub use round::{Awaited, Declared, Player, Round};
pub use rows::{Move, Ranked, Rows, Segment};
pub use rules::{BUY_IN_POINTS, Game, Rules};
pub use script::{At, Played, Script};
pub use sight::{SeatSight, Sight};
pub use simple::{simple, simple_at, simple_by};
