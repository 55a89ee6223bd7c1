//! The only place that touches a terminal: a loop between keys, time and what is drawn.
//!
//! Time comes in as [`Input`]: a dealer who is waited for goes on after a pause, or at once when
//! a key is pressed.

use super::words;
use crate::Failure;
use journal::chain::Closed;
use ratatui::backend::Backend;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::{Frame, Terminal};
use signal_hook::consts::{SIGHUP, SIGTERM};
use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Between two cards.
const PAUSE: Duration = Duration::from_millis(450);

/// Chips that can be picked: one per digit key.
pub const CHIPS: [i64; 6] = [1, 5, 25, 100, 500, 1000];

/// A table that is shown on a terminal.
pub trait Screen {
    /// Whether the player has left.
    fn over(&self) -> Over;
    /// Whether the next thing happens by itself.
    fn moves(&self) -> Moves;
    /// Draws everything.
    fn draw(&self, frame: &mut Frame<'_>);
    /// Obeys a key.
    ///
    /// # Errors
    /// When the table cannot go on; a refusal is only said.
    fn press(&mut self, key: KeyEvent) -> Result<(), Failure>;
    /// The next thing happens.
    ///
    /// # Errors
    /// When the table cannot go on.
    fn tick(&mut self) -> Result<(), Failure>;
    /// Leaves the table.
    ///
    /// # Errors
    /// When the journal cannot be written.
    fn close(&mut self) -> Result<Option<Closed>, Failure>;
    /// How the evening went, once it is over.
    fn farewell(&self) -> String;
}

/// Whether the next thing happens by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moves {
    /// After a pause.
    ByItself,
    /// The player is waited for.
    WhenTold,
}

/// Whether the player has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// Not yet.
    No,
    /// Yes.
    Yes,
}

/// What was last said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// The text.
    pub text: String,
    /// In which tone.
    pub tone: Tone,
}

/// A tone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// An announcement.
    #[default]
    Told,
    /// A refusal.
    Refused,
}

/// Where keys and time come from.
pub trait Input {
    /// The next thing that happens; [`Happens::Elapsed`] when nothing does for so long.
    fn next(&mut self, wait: Option<Duration>) -> io::Result<Happens>;
}

/// What happens to a terminal.
pub enum Happens {
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
///
/// Keys are read by a thread of their own: at a terminal that is gone the reading does not end,
/// and somebody must notice.
struct Keyboard {
    leave: Arc<AtomicBool>,
}

/// What is typed, for as long as the program runs: a second reader would take keys of the first.
static KEYS: OnceLock<Mutex<Receiver<io::Result<Event>>>> = OnceLock::new();

fn keys() -> MutexGuard<'static, Receiver<io::Result<Event>>> {
    let keys = KEYS.get_or_init(|| {
        let (send, keys) = mpsc::channel();
        thread::spawn(move || while send.send(event::read()).is_ok() {});
        Mutex::new(keys)
    });
    keys.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Keyboard {
    /// Heeds the signals that end a terminal's programs.
    fn new() -> io::Result<Keyboard> {
        let leave = Arc::new(AtomicBool::new(false));
        for signal in [SIGTERM, SIGHUP] {
            signal_hook::flag::register(signal, Arc::clone(&leave))?;
        }
        drop(keys());
        Ok(Keyboard { leave })
    }
}

impl Input for Keyboard {
    fn next(&mut self, wait: Option<Duration>) -> io::Result<Happens> {
        let due = wait.map(|wait| Instant::now() + wait);
        loop {
            // Such a signal is as good as Ctrl-C: the hand is finished, the journal closed.
            if self.leave.load(Ordering::Relaxed) || !io::stdin().is_terminal() {
                let leaves = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
                return Ok(Happens::Key(leaves));
            }
            let left = due.map(|due| due.saturating_duration_since(Instant::now()));
            match keys().recv_timeout(left.unwrap_or(GLANCE).min(GLANCE)) {
                Ok(Ok(Event::Key(key))) if key.kind != KeyEventKind::Release => {
                    return Ok(Happens::Key(key));
                }
                Ok(Ok(_)) => return Ok(Happens::Redraw),
                Ok(Err(error)) => return Err(error),
                // Nobody reads any more: the same as a window that was closed.
                Err(RecvTimeoutError::Disconnected) => self.leave.store(true, Ordering::Relaxed),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if left.is_some_and(|left| left <= GLANCE) {
                return Ok(Happens::Elapsed);
            }
        }
    }
}

/// Plays until the player leaves. The terminal is restored whatever happens: ratatui's panic hook
/// does so on our own error, Ctrl-C is a key like others, and a signal to end acts like it.
///
/// # Errors
/// When the terminal or the journal cannot be used.
pub fn run(screen: &mut impl Screen) -> Result<Option<Closed>, Failure> {
    let no_terminal = |error| {
        Failure::usage(format!("this is no terminal to show a table on ({error}); try --plain"))
    };
    let mut terminal = ratatui::try_init().map_err(no_terminal)?;
    let mut keyboard = Keyboard::new().map_err(|error| words::broken(&error))?;
    let played = play_on(&mut terminal, screen, &mut keyboard);
    let restored = ratatui::try_restore().map_err(|error| words::broken(&error));
    let closed = screen.close()?;
    if played.is_err() || restored.is_err() || !io::stdin().is_terminal() {
        // Dropping it would complain to a terminal that may be gone, and fail at that.
        std::mem::forget(terminal);
    }
    played.and(restored)?;
    let farewell = screen.farewell();
    if !farewell.is_empty() {
        writeln!(io::stdout(), "{farewell}").map_err(|error| words::broken(&error))?;
    }
    Ok(closed)
}

/// Draws, waits, obeys, until the player leaves.
///
/// # Errors
/// When the terminal or the journal cannot be used.
pub fn play_on<B: Backend>(
    terminal: &mut Terminal<B>,
    screen: &mut impl Screen,
    input: &mut impl Input,
) -> Result<(), Failure> {
    while screen.over() == Over::No {
        let drawn = terminal.draw(|frame| screen.draw(frame));
        drawn.map_err(|error| Failure::damaged(format!("the terminal failed: {error}")))?;
        let wait = (screen.moves() == Moves::ByItself).then_some(PAUSE);
        match input.next(wait).map_err(|error| words::broken(&error))? {
            Happens::Key(key) => screen.press(key)?,
            Happens::Elapsed => screen.tick()?,
            Happens::Redraw => {}
        }
    }
    Ok(())
}
