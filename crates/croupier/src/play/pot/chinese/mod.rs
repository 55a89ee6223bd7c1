//! Chinese poker: thirteen cards in three rows, and points between players.
//!
//! `session` is the table without a display; `commands` obeys what is typed, which `plain` hears
//! from a pipe and `tui` from a line at the foot of a screen.

mod commands;
mod plain;
mod session;
mod tui;

use super::Setup;
use crate::Failure;
use crate::play::{Shown, prompt};
use session::Session;
use std::io;

/// Plays until the player leaves.
///
/// # Errors
/// When the table cannot be opened or shown.
pub(super) fn play(setup: &Setup, shown: Shown) -> Result<(), Failure> {
    let session = Session::open(setup)?;
    match shown {
        Shown::Plain => plain::run(session, prompt(), io::stdin().lock(), io::stdout().lock()),
        Shown::Screen => tui::run(session),
    }
}
