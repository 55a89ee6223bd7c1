//! croupier: regulators' rule books as one executable system.
//!
//! The library is a facade over the crates that do the work; the command line is in [`cli`].
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
//! assert_eq!(settled.settlement.lines[0].rule, "co:30-2808(3)");
//! assert_eq!(find("co/baccarat").unwrap().entry.title(), "Baccarat, mini form");
//! ```

pub mod cli;
mod failure;
pub mod phh;
pub mod play;
pub mod pot;
pub mod script;
mod solving;
mod watch;

pub use failure::{Exit, Failure};
pub use games::{CATALOG, Entry, find};
pub use {cards, games, journal, law, money, odds, pots, sim, table};

/// The README's examples, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
