//! croupier: regulators' rule books as one executable system.
//!
//! The library is a facade over the crates that do the work. Its calls take a game's id and what
//! the house posts, give typed results that write themselves as the JSON of the command line, and
//! turn down with an [`Error`] that keeps the rules:
//!
//! | call | what it says |
//! |---|---|
//! | [`catalog`] | the games, their wagers, pay tables and options |
//! | [`price()`] | the house's edge of every wager, exactly |
//! | [`simulate()`] | many rounds, dealt and counted |
//! | [`strategy()`] | best play of a hand, and what a mistake costs |
//! | [`equity()`] | what poker hands are worth against each other |
//! | [`script`] | the settlement of a written round |
//! | [`phh::replay`] | what became of the hands of a history |
//! | [`rules`] | the rules in our words |
//!
//! They read and write no file and take no chance but by a seed; long work may be watched, and
//! what was counted kept, by way of [`solving`]. The command line is in [`cli`].
//!
//! ```
//! use croupier::{find, script};
//!
//! let round = r#"
//!     game = "co/baccarat"
//!     set = { vigorish = 5, vigorish_rounding = "quarter" }
//!     [[seat]]
//!     n = 1
//!     bets = { banker = "10.00" }
//!     [spots]
//!     player = "6h Kc"
//!     banker = "4c 3d"
//! "#;
//! let settled = script::settle(&script::parse(round).unwrap()).unwrap();
//! assert_eq!(settled.settlement.lines[0].pays.plain(), "9.50");
//! assert_eq!(settled.settlement.lines[0].rule.id, "co:30-2808(3)");
//! assert_eq!(find("co/baccarat").unwrap().entry.title(), "Baccarat, mini form");
//! ```

pub mod cli;
pub mod equity;
mod failure;
pub mod phh;
pub mod play;
pub mod pot;
pub mod price;
pub mod rules;
pub mod script;
pub mod simulate;
pub mod solving;
pub mod strategy;
pub mod telling;
mod watch;

pub use catalog::Error;
pub use equity::equity;
pub use failure::{Exit, Failure};
pub use games::{CATALOG, Entry, find};
pub use price::price;
pub use simulate::simulate;
pub use strategy::strategy;
pub use {cards, catalog, games, journal, law, money, odds, pots, sim, table};

/// What a house posts, from names and values.
///
/// ```
/// let posted = croupier::posted([("decks", "6"), ("vigorish", "5")]);
/// assert_eq!(posted["decks"], "6");
/// ```
#[must_use]
pub fn posted<const N: usize>(values: [(&str, &str); N]) -> law::Posted {
    values.map(|(name, value)| (name.to_string(), value.to_string())).into()
}

/// The README's examples, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
