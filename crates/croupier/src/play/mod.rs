//! `croupier play`: a table to sit down at.
//!
//! `session` is the table, chance, the company and the money, with no display at all, and the same
//! for every game; `plain` shows it to a pipe, `tui` on a terminal with a felt drawn per family.
//! Both speak in the words of `words` and of `telling`. Chance comes from a seed, or from the
//! operating system where none is given.

mod folded;
mod lobby;
mod look;
mod plain;
pub mod session;
mod talk;
mod terminal;
mod tui;
mod words;

use crate::Failure;
use crate::currency::Signed;
use crate::phh::Album;
use folded::Folded;
use journal::chain::{Closed, Reader};
use law::Posted;
use money::Cents;
use session::{Neighbours, Session, Setup, Sink};
use sim::stream::Seed;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// How to sit down at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The table's id; without one the lobby opens, unless an evening is gone on with.
    pub id: Option<String>,
    /// What its house posts.
    pub posted: Posted,
    /// The seed of chance; none takes it from the operating system.
    pub seed: Option<Seed>,
    /// What you bring.
    pub bankroll: Cents,
    /// Where you sit.
    pub seat: u8,
    /// Where everything is written down.
    pub journal: Option<PathBuf>,
    /// The journal of an evening to go on with.
    pub resume: Option<PathBuf>,
    /// How many play, and which bots, in games between players.
    pub neighbours: Neighbours,
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
    let plain = match options.plain {
        Plain::No => false,
        // A window too small for the table still plays, in lines.
        Plain::Auto => !terminal || !look::has_room(),
        Plain::Yes => true,
    };
    let path = options.resume.clone().or(options.journal.clone());
    let session = match (options.resume.clone(), options.id.clone()) {
        (Some(path), _) => resumed(&path, options.phh.as_deref())?,
        (None, Some(id)) => opened(id, options)?,
        (None, None) => {
            let lobby = lobby::Lobby::new(&lobby::last_played());
            let chosen = if plain {
                lobby::ask(&lobby, prompt(), io::stdin().lock(), lines())
            } else {
                lobby::choose(lobby)
            };
            let Some(id) = chosen? else { return Ok(()) };
            opened(id, options)?
        }
    };
    if terminal {
        lobby::played(&session.sign().id);
    }
    let closed = if plain {
        let out = Signed::new(&session.sign().id, lines());
        plain::run(session, prompt(), io::stdin().lock(), out)?
    } else {
        tui::run(session)?
    };
    if let (Some(path), Some(closed)) = (path, closed) {
        told(&path, &closed)?;
    }
    Ok(())
}

/// Where lines go: onto a terminal as wide as it is.
fn lines() -> Folded<io::StdoutLock<'static>> {
    let size = io::stdout().is_terminal().then(ratatui::crossterm::terminal::size);
    let width = size.and_then(Result::ok).map(|(width, _)| usize::from(width));
    Folded::new(io::stdout().lock(), width.filter(|width| *width > 0))
}

/// The head goes to people, not into the file: whoever rewrites the file cannot reach it.
fn told(path: &Path, closed: &Closed) -> Result<(), Failure> {
    let text = format!("{}: {} records, head {}", path.display(), closed.records, closed.head);
    writeln!(io::stderr(), "{text}").map_err(|error| words::broken(&error))
}

/// A new evening.
fn opened(id: String, options: Options) -> Result<Session, Failure> {
    let seat = crate::seated(&id, &options.posted, options.seat)?;
    if options.bankroll <= Cents::ZERO {
        return Err(Failure::usage("a bankroll is more than nothing"));
    }
    let Options { posted, seed, bankroll, journal, neighbours, phh, .. } = options;
    let seed = seed.map_or_else(random, Ok)?;
    let posted = catalog::posted_at(&id, &posted);
    let setup = Setup { id, posted, seed, bankroll, seat, neighbours };
    // What is refused leaves no file behind: everybody sits down once without any.
    let session = Session::open(setup.clone(), None)?;
    if let Some(path) = journal.as_deref().filter(|path| path.exists()) {
        let why = "there is one already, and it is not written over: name another, or go on with \
                   --resume";
        return Err(Failure::usage(format!("{}: {why}", path.display())));
    }
    let book = histories(&session, phh.as_deref())?;
    let mut session = match journal {
        None => session,
        Some(path) => Session::open(setup, Some(create(&path, &seed)?))?,
    };
    if let Some(book) = book {
        session.write_histories(book)?;
    }
    Ok(session)
}

/// Where hands are written down, if this table has any to write.
fn histories(session: &Session, path: Option<&Path>) -> Result<Option<Album>, Failure> {
    let Some(path) = path else { return Ok(None) };
    session.check_histories()?;
    Album::open(path).map(Some)
}

/// Where the seed of an evening is kept.
fn beside(journal: &Path) -> PathBuf {
    let mut name = journal.as_os_str().to_owned();
    name.push(".seed");
    name.into()
}

/// An evening that was interrupted.
fn resumed(path: &Path, phh: Option<&Path>) -> Result<Session, Failure> {
    let name =
        |error: &dyn std::fmt::Display| Failure::damaged(format!("{}: {error}", path.display()));
    let read = || File::open(path).map(BufReader::new).map_err(|error| name(&error));
    read()?;
    let text = fs::read_to_string(beside(path)).map_err(|error| {
        let why = format!("{}: {error}: the seed is needed to go on", beside(path).display());
        Failure::damaged(why)
    })?;
    let seed: Seed = text.trim().parse().map_err(|error| name(&error))?;
    let replayed = journal::replay(read()?, crate::cli::open).map_err(|error| name(&error))?;
    if let journal::End::Open { bytes, .. } = replayed.end {
        // Half a line that was never acknowledged is cut off.
        let file = OpenOptions::new().write(true).open(path).map_err(|error| name(&error))?;
        file.set_len(bytes).map_err(|error| name(&error))?;
    }
    let file = OpenOptions::new().append(true).open(path).map_err(|error| name(&error))?;
    let sink = Box::new(BufWriter::new(file));
    let mut session = Session::resume(&replayed, seed, &mut Reader::new(read()?), sink)?;
    if let Some(book) = histories(&session, phh)? {
        session.write_histories(book)?;
    }
    Ok(session)
}

/// What is written before each command: something only where somebody types.
fn prompt() -> &'static str {
    if io::stdin().is_terminal() { "> " } else { "" }
}

/// A journal is begun, never written over. The seed is kept apart from it: the journal has only
/// what binds the evening to it.
fn create(path: &Path, seed: &Seed) -> Result<Sink, Failure> {
    let wrong = |path: &Path, error| Failure::usage(format!("{}: {error}", path.display()));
    let file = File::create_new(path).map_err(|error| wrong(path, error))?;
    let name = beside(path);
    let kept = File::create_new(&name).and_then(|mut file| writeln!(file, "{seed}"));
    if let Err(error) = kept {
        // Nothing has been written to it: what is left of it does not matter.
        let _ = fs::remove_file(path);
        return Err(wrong(&name, error));
    }
    Ok(Box::new(BufWriter::new(file)))
}

fn random() -> Result<Seed, Failure> {
    let mut bytes = [0; Seed::BYTES];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::damaged(format!("the system gives no randomness: {error}")))?;
    Ok(Seed::from(bytes))
}
