//! The table on a terminal.
//!
//! [`keys`] says what a key means, [`app`] what it changes, [`draw`] how it looks; the loop
//! between them is `terminal`'s.

mod app;
mod draw;
mod keys;
#[cfg(test)]
mod tests;

use super::session::{Session, Waits};
use super::terminal::{self, Moves, Over, Screen};
use super::words;
use crate::Failure;
use app::{App, Asking};
use journal::chain::Closed;
use keys::Action;
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
        match (self.session.waits(), self.asking) {
            (Waits::Dealer, _) | (_, Asking::Yes) => Moves::ByItself,
            _ => Moves::WhenTold,
        }
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        draw::draw(frame, self);
    }

    fn press(&mut self, key: KeyEvent) -> Result<(), Failure> {
        self.apply(self.action(key))
    }

    fn tick(&mut self) -> Result<(), Failure> {
        match self.asking {
            Asking::Yes => self.apply(Action::Advise),
            Asking::No => self.deal_on(),
        }
    }

    fn close(&mut self) -> Result<Option<Closed>, Failure> {
        self.session.finish()
    }

    fn farewell(&self) -> String {
        words::farewell(self.session.rack(), self.session.rounds())
    }
}
