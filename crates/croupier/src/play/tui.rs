//! The table on a terminal: one screen for every game, with a felt drawn per family.
//!
//! [`keys`] says what a key means, [`app`] what it changes, [`draw`] how it looks; the loop
//! between them is `terminal`'s. [`bets`] moves chips, [`answers`] decides, [`leaving`] gets up;
//! [`listing`], [`paid`] and [`news`] read the table, [`felt`] draws what lies on it.

mod answers;
mod app;
mod asked;
pub(super) mod bets;
mod draw;
pub(super) mod felt;
mod keys;
mod leaving;
mod listing;
mod news;
mod paid;
#[cfg(test)]
mod tests;

use super::session::{Session, Waits};
use super::terminal::{self, Moves, Over, Screen};
use super::words;
use crate::Failure;
use app::{App, Asking, View};
use journal::chain::Closed;
use keys::Action;
use ratatui::Frame;
use ratatui::crossterm::event::KeyEvent;

/// Plays until the player leaves.
///
/// # Errors
/// When the terminal or the journal cannot be used.
pub fn run(session: Session) -> Result<Option<Closed>, Failure> {
    terminal::run(&mut App::new(session))
}

impl Screen for App {
    fn over(&self) -> Over {
        self.over
    }

    fn moves(&self) -> Moves {
        match (self.session.waits(), &self.view, self.asking) {
            (Waits::Others, View::Table, _) | (_, _, Asking::Yes) => Moves::ByItself,
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
        match self.asking {
            Asking::Yes => self.apply(Action::Advise),
            Asking::No => self.go_on(),
        }
    }

    fn close(&mut self) -> Result<Option<Closed>, Failure> {
        // What cannot be played out is not over: its journal stays open, to be gone on with.
        self.play_out()?;
        self.session.finish()
    }

    fn farewell(&self) -> String {
        let last = words::farewell(&self.session);
        let all: Vec<String> = self.parting.iter().cloned().chain([last]).collect();
        crate::currency::signed(&self.session.sign().id, &all.join("\n"))
    }
}
