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
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use signal_hook::consts::{SIGHUP, SIGTERM};
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

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

/// How often a signal to leave is looked for.
const GLANCE: Duration = Duration::from_millis(200);

/// A person at a keyboard, who may also close the window.
struct Keyboard {
    leave: Arc<AtomicBool>,
}

impl Keyboard {
    /// Heeds the signals that end a terminal's programs.
    fn new() -> io::Result<Keyboard> {
        let leave = Arc::new(AtomicBool::new(false));
        for signal in [SIGTERM, SIGHUP] {
            signal_hook::flag::register(signal, Arc::clone(&leave))?;
        }
        Ok(Keyboard { leave })
    }
}

impl Input for Keyboard {
    fn next(&mut self, wait: Option<Duration>) -> io::Result<Happens> {
        let due = wait.map(|wait| Instant::now() + wait);
        loop {
            // Such a signal is as good as Ctrl-C: the hand is finished, the journal closed.
            if self.leave.load(Ordering::Relaxed) {
                let leaves = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
                return Ok(Happens::Key(leaves));
            }
            let left = due.map(|due| due.saturating_duration_since(Instant::now()));
            if event::poll(left.unwrap_or(GLANCE).min(GLANCE))? {
                break;
            }
            if left.is_some_and(|left| left <= GLANCE) {
                return Ok(Happens::Elapsed);
            }
        }
        Ok(match event::read()? {
            Event::Key(key) if key.kind != KeyEventKind::Release => Happens::Key(key),
            _ => Happens::Redraw,
        })
    }
}

/// Plays until the player leaves. The terminal is restored whatever happens: ratatui's panic hook
/// does so on our own error, Ctrl-C is a key like others, and a signal to end acts like it.
///
/// # Errors
/// When the terminal or the journal cannot be used.
pub fn run(session: Session) -> Result<Option<Closed>, Failure> {
    let no_terminal = |error| {
        Failure::usage(format!("this is no terminal to show a table on ({error}); try --plain"))
    };
    let mut keyboard = Keyboard::new().map_err(|error| words::broken(&error))?;
    let mut terminal = ratatui::try_init().map_err(no_terminal)?;
    let mut app = App::new(session);
    let played = play_on(&mut terminal, &mut app, &mut keyboard);
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
