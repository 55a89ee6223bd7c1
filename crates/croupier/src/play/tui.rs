//! The table on a terminal: one screen for every game, with a felt drawn per family.
//!
//! [`keys`] says what a key means, [`app`] what it changes, [`draw`] how it looks; the loop
//! between them is `terminal`'s. [`bets`] moves chips, [`listing`] and [`paid`] read the table,
//! [`felt`] draws what lies on it.

mod app;
mod asked;
pub(super) mod bets;
mod draw;
pub(super) mod felt;
mod keys;
mod listing;
mod paid;
#[cfg(test)]
mod tests;

use super::session::{Session, Waits};
use super::terminal::{self, Moves, Over, Screen};
use super::words;
use crate::Failure;
use app::{App, View};
use journal::chain::Closed;
use ratatui::Frame;
use ratatui::crossterm::event::KeyEvent;

/// Plays until the player leaves.
///
/// # Errors
/// When the terminal or the journal cannot be used.
pub fn run(session: Session) -> Result<Option<Closed>, Failure> {
    terminal::run(App::new(session))
}

impl Screen for App {
    fn over(&self) -> Over {
        self.over
    }

    fn moves(&self) -> Moves {
        match (self.session.waits(), &self.view) {
            (Waits::Others, View::Table) => Moves::ByItself,
            _ => Moves::WhenTold,
        }
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        draw::draw(frame, self);
    }

    fn press(&mut self, key: KeyEvent) -> Result<(), Failure> {
        self.apply(keys::action(self.mode(), &self.letters(), key))
    }

    fn tick(&mut self) -> Result<(), Failure> {
        self.go_on()
    }

    fn close(&mut self) -> Result<Option<Closed>, Failure> {
        // Chips that may come down go back before the journal is closed.
        if matches!(self.session.waits(), Waits::Bets | Waits::Office(_)) {
            bets::clear(&mut self.session)?;
        }
        self.session.finish()
    }

    fn farewell(&self) -> String {
        let purse = self.session.purse();
        words::farewell(purse.rack(), self.session.sight().rounds)
    }
}
