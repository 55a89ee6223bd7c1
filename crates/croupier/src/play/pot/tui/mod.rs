//! A table for a pot on a terminal.
//!
//! [`keys`] says what a key means, [`app`] what it changes, [`draw`] how it looks; the loop
//! between them is `terminal`'s.

mod app;
mod draw;
mod keys;
#[cfg(test)]
mod tests;

use super::session::{Session, Waits};
use crate::Failure;
use crate::play::terminal::{self, Moves, Over, Screen};
use app::{App, View};
use journal::chain::Closed;
use ratatui::Frame;
use ratatui::crossterm::event::KeyEvent;

/// Plays until the player leaves.
///
/// # Errors
/// When the terminal cannot be used, or a history cannot be written.
pub fn run(session: Session) -> Result<(), Failure> {
    terminal::run(App::new(session)).map(drop)
}

impl Screen for App {
    fn over(&self) -> Over {
        self.over
    }

    fn moves(&self) -> Moves {
        match (self.session.waits(), self.view) {
            (Waits::Others, View::Table) => Moves::ByItself,
            _ => Moves::WhenTold,
        }
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        draw::draw(frame, self);
    }

    fn press(&mut self, key: KeyEvent) -> Result<(), Failure> {
        self.apply(keys::action(self.mode(), key))
    }

    fn tick(&mut self) -> Result<(), Failure> {
        self.step()
    }

    fn close(&mut self) -> Result<Option<Closed>, Failure> {
        self.session.leave().map(|()| None)
    }

    fn farewell(&self) -> String {
        super::plain::farewell(&self.session)
    }
}
