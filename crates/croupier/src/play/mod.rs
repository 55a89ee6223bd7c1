//! `croupier play`: a table to sit down at.
//!
//! `session` is the table, the shoe, the company and the money, with no display at all; `tui`
//! shows it on a terminal and `plain` to a pipe, both in the words of `words`. `layout` is the
//! same for wheels and dice, `pot` for poker between players. What all have in common is in
//! `terminal`, `look` and `talk`. Chance comes from a seed, or from the operating system where
//! none is given.

mod layout;
mod look;
mod plain;
mod pot;
mod session;
mod talk;
mod terminal;
mod tui;
mod words;

use crate::Failure;
use journal::chain::Closed;
use law::Posted;
use money::Cents;
use session::{Session, Setup};
use sim::stream::Seed;
use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use table::{SEATS_MAX, Seat};

/// How to sit down at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The table's id.
    pub id: String,
    /// What its house posts.
    pub posted: Posted,
    /// The seed of chance; none takes it from the operating system.
    pub seed: Option<u64>,
    /// What you bring.
    pub bankroll: Cents,
    /// Where you sit.
    pub seat: u8,
    /// Where every round is written down.
    pub journal: Option<PathBuf>,
    /// How many play a game for a pot.
    pub players: Option<u8>,
    /// The company at a game for a pot: names of bots, in turn round the table.
    pub bots: Option<String>,
    /// The option of the schedule of fees of a game for a pot.
    pub fees: Option<String>,
    /// Where every hand of a game for a pot is written down.
    pub phh: Option<PathBuf>,
    /// Whether to show plain text.
    pub plain: Plain,
}

/// Whether the table is shown as plain text, command by command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Plain {
    /// Always.
    Yes,
    /// Never.
    No,
    /// When the input or the output is no terminal.
    #[default]
    Auto,
}

/// Plays until the player leaves.
///
/// # Errors
/// An unknown table, an unlawful posting, a seat that does not exist, or a terminal or journal
/// that cannot be used.
pub fn play(options: Options) -> Result<(), Failure> {
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let shown = match options.plain {
        Plain::No => Shown::Screen,
        Plain::Auto if terminal => Shown::Screen,
        Plain::Yes | Plain::Auto => Shown::Plain,
    };
    if pot::is_played(&options.id) {
        let seed = seed(options.seed)?;
        return pot::play(options, seed, shown);
    }
    banked(&options)?;
    let path = options.journal.clone();
    let chance = games::find(&options.id)?.entry.chance().thrown();
    let setup = setup(options)?;
    let closed = match chance {
        None => cards(setup, path.as_deref(), shown)?,
        Some(_) => throws(setup, path.as_deref(), shown)?,
    };
    if let (Some(path), Some(closed)) = (path, closed) {
        // The head goes to people, not into the file: whoever rewrites the file cannot reach it.
        let text = format!("{}: {} records, head {}", path.display(), closed.records, closed.head);
        writeln!(io::stderr(), "{text}").map_err(|error| words::broken(&error))?;
    }
    Ok(())
}

/// How the table is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    /// On a terminal.
    Screen,
    /// Command by command.
    Plain,
}

/// An evening with cards.
fn cards(setup: Setup, path: Option<&Path>, shown: Shown) -> Result<Option<Closed>, Failure> {
    let mut session = Session::open(setup)?;
    if let Some(path) = path {
        session.record(create(path)?)?;
    }
    match shown {
        Shown::Plain => plain::run(session, prompt(), io::stdin().lock(), io::stdout().lock()),
        Shown::Screen => tui::run(session),
    }
}

/// An evening at a wheel or with dice.
fn throws(setup: Setup, path: Option<&Path>, shown: Shown) -> Result<Option<Closed>, Failure> {
    let mut session = layout::session::Session::open(setup)?;
    if let Some(path) = path {
        session.record(create(path)?)?;
    }
    match shown {
        Shown::Plain => {
            layout::plain::run(session, prompt(), io::stdin().lock(), io::stdout().lock())
        }
        Shown::Screen => layout::tui::run(session),
    }
}

/// What is written before each command: something only where somebody types.
fn prompt() -> &'static str {
    if io::stdin().is_terminal() { "> " } else { "" }
}

fn setup(options: Options) -> Result<Setup, Failure> {
    let seat = Seat::new(options.seat).ok_or_else(|| {
        Failure::usage(format!("seats are numbered from 1 to {SEATS_MAX}, not {}", options.seat))
    })?;
    if options.bankroll <= Cents::ZERO {
        return Err(Failure::usage("a bankroll is more than nothing"));
    }
    let seed = seed(options.seed)?;
    let Options { id, posted, bankroll, .. } = options;
    Ok(Setup { id, posted, seed, bankroll, seat })
}

/// A journal is begun, never written over.
fn create(path: &Path) -> Result<session::Sink, Failure> {
    match File::create_new(path) {
        Ok(file) => Ok(Box::new(BufWriter::new(file))),
        Err(error) => Err(Failure::usage(format!("{}: {error}", path.display()))),
    }
}

/// Against a bank there is no company to choose, and no fee.
fn banked(options: &Options) -> Result<(), Failure> {
    let given = [
        ("--players", options.players.is_some()),
        ("--bots", options.bots.is_some()),
        ("--fees", options.fees.is_some()),
        ("--phh", options.phh.is_some()),
    ];
    match given.into_iter().find(|(_, is_given)| *is_given) {
        Some((flag, _)) if games::find(&options.id).is_ok() => {
            let id = &options.id;
            Err(Failure::usage(format!("{flag} is for poker between players; {id} is not")))
        }
        _ => Ok(()),
    }
}

/// The seed given, or one from the operating system.
fn seed(given: Option<u64>) -> Result<Seed, Failure> {
    given.map_or_else(random, |n| Ok(Seed::from(n)))
}

fn random() -> Result<Seed, Failure> {
    let mut bytes = [0; Seed::BYTES];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::damaged(format!("the system gives no randomness: {error}")))?;
    Ok(Seed::from(bytes))
}
