//! Talking to a table through pipes: a command on each line, an answer in text.
//!
//! The same seed and the same commands give the same text. A refusal says which rule refuses and
//! changes nothing; the end of the input leaves the table.

use super::words;
use crate::Failure;
use journal::chain::Closed;
use money::Cents;
use std::io::{self, BufRead, ErrorKind, Read, Write};
use table::Refusal;

/// The longest line that is read as a command, in bytes.
const LINE_MAX: u64 = 1024;

/// A table that is talked to.
pub trait Talks {
    /// Where answers go.
    fn out(&mut self) -> &mut dyn Write;
    /// What is said first.
    fn greet(&mut self) -> Result<(), Stop>;
    /// Obeys a command.
    fn obey(&mut self, line: &str) -> Result<Go, Stop>;
    /// What is said last.
    fn leave(&mut self) -> Result<(), Stop>;
    /// Leaves the table.
    fn finish(&mut self) -> Result<Option<Closed>, Failure>;

    /// Says a line.
    fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out(), "{text}")
    }
}

/// Whether to go on.
#[derive(PartialEq, Eq)]
pub enum Go {
    /// Yes.
    On,
    /// No.
    Quit,
}

/// Why a command was not obeyed.
pub enum Stop {
    /// A rule refuses, or the command is none.
    Refused(Refusal),
    /// The session cannot go on.
    Failed(Failure),
    /// The output cannot be written.
    Broken(io::Error),
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Stop {
        Stop::Refused(refusal)
    }
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Stop {
        Stop::Failed(failure)
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Broken(error)
    }
}

/// Talks until the input ends. The prompt is written before each command.
///
/// # Errors
/// When the journal or the output cannot be written.
pub fn run(
    mut table: impl Talks,
    prompt: &str,
    input: impl BufRead,
) -> Result<Option<Closed>, Failure> {
    let gone = match talk(&mut table, prompt, input) {
        Ok(()) => None,
        // Nobody reads any more: leave quietly.
        Err(Stop::Broken(error)) if error.kind() == ErrorKind::BrokenPipe => None,
        Err(Stop::Broken(error)) => Some(words::broken(&error)),
        Err(Stop::Failed(failure)) => Some(failure),
        Err(Stop::Refused(refusal)) => Some(refusal.into()),
    };
    // What could not go on is not over: its journal stays open, to be gone on with.
    if let Some(failure) = gone { Err(failure) } else { table.finish() }
}

fn talk(table: &mut impl Talks, prompt: &str, mut input: impl BufRead) -> Result<(), Stop> {
    table.greet()?;
    loop {
        write!(table.out(), "{prompt}")?;
        table.out().flush()?;
        let Some(line) = line(&mut input)? else { break };
        match table.obey(&line) {
            Ok(Go::On) => {}
            Ok(Go::Quit) => break,
            Err(Stop::Refused(refusal)) => table.say(&format!("No: {refusal}."))?,
            Err(stop) => return Err(stop),
        }
    }
    table.leave()
}

/// What is no command.
pub fn unknown(line: &str) -> Stop {
    let told = line.trim().escape_debug();
    Refusal::unknown(format!("`{told}` is no command; `help` lists them")).into()
}

/// An amount as typed.
pub fn money(text: &str) -> Result<Cents, Refusal> {
    text.parse().map_err(|error: money::ParseMoneyError| Refusal::unknown(error.to_string()))
}

/// The next line; none at the end. A line that is too long is read as a command that is none.
fn line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LINE_MAX).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    let mut rest = bytes.clone();
    while !rest.ends_with(b"\n") {
        rest.clear();
        if input.by_ref().take(LINE_MAX).read_until(b'\n', &mut rest)? == 0 {
            break;
        }
    }
    let cut = bytes.len() as u64 == LINE_MAX && !bytes.ends_with(b"\n");
    let text = String::from_utf8_lossy(&bytes).into_owned();
    Ok(Some(if cut { text.chars().take(40).chain("…".chars()).collect() } else { text }))
}
