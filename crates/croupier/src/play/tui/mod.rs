//! The table on a terminal.
//!
//! [`keys`] says what a key means, [`app`] what it changes, [`draw`] how it looks; here is the
//! loop between them and the only place that touches a terminal. Time comes in as [`Input`]: a
//! card follows the one before after a pause, or at once when a key is pressed.

mod app;
mod draw;
mod keys;
#[cfg(test)]
mod tests;

use super::session::{Session, Waits};
use super::words;
use crate::Failure;
use app::{App, Over};
use journal::chain::Closed;
use ratatui::Terminal;
use ratatui::backend::Backend;
use ratatui::crossterm::event::{self, Event, KeyEvent, KeyEventKind};
use std::io::{self, Write};
use std::time::Duration;

/// Between two cards.
const PAUSE: Duration = Duration::from_millis(450);

/// Where keys and time come from.
trait Input {
    /// The next thing that happens; [`Happens::Elapsed`] when nothing does for so long.
    fn next(&mut self, wait: Option<Duration>) -> io::Result<Happens>;
}

/// What happens to a terminal.
enum Happens {
    /// A key is pressed.
    Key(KeyEvent),
    /// The window has another size, or another reason to be drawn again.
    Redraw,
    /// The time is up.
    Elapsed,
}

/// A person at a keyboard.
struct Keyboard;

impl Input for Keyboard {
    fn next(&mut self, wait: Option<Duration>) -> io::Result<Happens> {
        if let Some(wait) = wait
            && !event::poll(wait)?
        {
            return Ok(Happens::Elapsed);
        }
        Ok(match event::read()? {
            Event::Key(key) if key.kind != KeyEventKind::Release => Happens::Key(key),
            _ => Happens::Redraw,
        })
    }
}

/// Plays until the player leaves. The terminal is restored whatever happens: ratatui's panic hook
/// does so on our own error, and Ctrl-C is a key like others.
///
/// # Errors
/// When the terminal or the journal cannot be used.
pub fn run(session: Session) -> Result<Option<Closed>, Failure> {
    let no_terminal = |error| {
        Failure::usage(format!("this is no terminal to show a table on ({error}); try --plain"))
    };
    let mut terminal = ratatui::try_init().map_err(no_terminal)?;
    let mut app = App::new(session);
    let played = play_on(&mut terminal, &mut app, &mut Keyboard);
    let restored = ratatui::try_restore().map_err(|error| words::broken(&error));
    let closed = app.session.finish()?;
    played.and(restored)?;
    let (rack, rounds) = (app.session.rack(), app.session.rounds());
    writeln!(io::stdout(), "{}", words::farewell(rack, rounds))
        .map_err(|error| words::broken(&error))?;
    Ok(closed)
}

/// Draws, waits, obeys, until the player leaves.
fn play_on<B: Backend>(
    terminal: &mut Terminal<B>,
    app: &mut App,
    input: &mut impl Input,
) -> Result<(), Failure> {
    while app.over == Over::No {
        let drawn = terminal.draw(|frame| draw::draw(frame, app));
        drawn.map_err(|error| Failure::damaged(format!("the terminal failed: {error}")))?;
        let wait = (app.session.waits() == Waits::Dealer).then_some(PAUSE);
        match input.next(wait).map_err(|error| words::broken(&error))? {
            Happens::Key(key) => app.apply(keys::action(app.mode(), key))?,
            Happens::Elapsed => app.tick()?,
            Happens::Redraw => {}
        }
    }
    Ok(())
}
