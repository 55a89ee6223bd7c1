//! A round written down, settled: the way a live table uses it, and the way a dispute is checked.
//!
//! One call reads a file (TOML, or the same as JSON), tells the table of its game what is written,
//! and gives the money with the rule on every line. Whatever the file leaves out and the table
//! asks for, or writes down and nobody asked for, is refused.

mod balance;
mod banked;
mod between;
mod file;
pub mod folder;
mod hands;
mod names;
mod ruled;
mod settled;
pub mod stated;
mod template;
mod throws;

pub use balance::Balance;
pub use file::{Backer, Bank, Chair, Money, Round, Shown, Spoken};
pub use ruled::{Moment, Ruled, When};
pub use settled::{
    Banked, Debt, Fee, Invoked, Moved, Part, Points, Pot, Settled, Sums, Thrown, Won,
};

pub use template::template;

use crate::Error;

/// Settles a written round of any game.
///
/// ```
/// let hand = r#"
///     game = "ca/texas-holdem"
///     set = { small = "2.00", big = "4.00", blinds = ["1.00", "2.00"] }
///     button = 1
///     acts = ["1 raise", "2 fold", "3 fold"]
///     [[seat]]
///     n = 1
///     stack = "100.00"
///     [[seat]]
///     n = 2
///     stack = "100.00"
///     [[seat]]
///     n = 3
///     stack = "100.00"
///     [spots]
///     seat1 = "Ah Ad"
///     seat2 = "7c 2d"
///     seat3 = "9s 4h"
/// "#;
/// let settled = croupier::settle(hand)?;
/// let pot = settled.pot().expect("played for a pot");
/// assert_eq!(pot.net[&1].plain(), "3.00");
/// assert_eq!(pot.lines[0].rule.id, "ca:texas-holdem/s4.e");
/// # Ok::<(), croupier::Error>(())
/// ```
///
/// # Errors
/// The rule it breaks, or what is damaged in it.
pub fn settle(text: &str) -> Result<Settled, Error> {
    Round::read(text)?.settle()
}

impl Round {
    /// Settles it.
    ///
    /// # Errors
    /// The rule it breaks, or what is damaged in it.
    pub fn settle(&self) -> Result<Settled, Error> {
        let game = catalog::find(&self.game)?;
        self.fits(&game)?;
        match game {
            catalog::Game::Banked(entry, _) => banked::settle(self, entry),
            catalog::Game::Pot(variant) => between::pot(self, variant),
            catalog::Game::Points(game) => between::points(self, game),
        }
    }
}
