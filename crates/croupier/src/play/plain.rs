//! A table for pipes: a command on each line, an answer in text.
//!
//! It knows no game: what can be typed comes from the table's sign and menu, what is said from its
//! events.

mod commands;
mod dealing;
mod help;
mod listing;
mod telling;
#[cfg(test)]
mod tests;

use super::session::{self, Session, Waits};
use super::talk::{self, Go, Stop, Talks};
use super::words;
use crate::Failure;
use journal::chain::Closed;
use std::io::{BufRead, Write};
use table::{Chance, Choice, Input, Verb};

/// Rounds after which whoever leaves waits no longer for standing wagers.
const LEAVING_MAX: usize = 100_000;

/// Plays until the input ends. The prompt is written before each command.
///
/// # Errors
/// When the journal or the output cannot be written.
pub fn run(
    session: Session,
    prompt: &str,
    input: impl BufRead,
    out: impl Write,
) -> Result<Option<Closed>, Failure> {
    talk::run(Talk { session, out, dealt: dealing::Dealt::default() }, prompt, input)
}

struct Talk<W: Write> {
    session: Session,
    out: W,
    dealt: dealing::Dealt,
}

impl From<session::Stop> for Stop {
    fn from(stop: session::Stop) -> Stop {
        match stop {
            session::Stop::Refused(refusal) => Stop::Refused(refusal),
            session::Stop::Failed(failure) => Stop::Failed(failure),
        }
    }
}

impl<W: Write> Talks for Talk<W> {
    fn out(&mut self) -> &mut dyn Write {
        &mut self.out
    }

    fn greet(&mut self) -> Result<(), Stop> {
        let (sign, seat) = (self.session.sign(), self.session.you());
        let (title, id, rack) = (&sign.title, &sign.id, self.session.purse().rack());
        let sight = self.session.sight();
        let stakes = match (sight.figure("limit"), sight.figure("stakes")) {
            (Some(limit), Some(stakes)) => format!(", {limit} limit, {stakes}"),
            _ => String::new(),
        };
        let sits = format!("You sit at {seat} with {rack}; `help` lists commands.");
        self.say(&format!("{title} ({id}){stakes}. {sits}"))?;
        if let Some(text) = help::examples(&self.session) {
            self.say(&text)?;
        }
        self.play_on()?;
        self.situation()?;
        self.ask()
    }

    fn obey(&mut self, line: &str) -> Result<Go, Stop> {
        self.command(line)
    }

    /// A hand that is on is played to its end; wagers that may come down do, the others are
    /// played to theirs.
    fn leave(&mut self) -> Result<(), Stop> {
        self.session.goes();
        self.play_on()?;
        let mut stays = self.session.is_layout();
        for _ in 0..LEAVING_MAX {
            let Some(input) = self.session.way_out() else { break };
            if input == (Input::Close {}) && std::mem::take(&mut stays) {
                let stake = self.session.purse().at_stake();
                let of = &self.session.sign().chance;
                let to = if matches!(of, Chance::Throw { of, .. } if of == "spin") {
                    "spun"
                } else {
                    "thrown"
                };
                self.say(&format!("{stake} of yours may not come down and is {to} to its end."))?;
            }
            self.session.tell(input)?;
            self.play_on()?;
        }
        let seat = self.session.you();
        if self.session.check(&Input::Leave { seat }).is_ok() {
            self.session.tell(Input::Leave { seat })?;
            self.session.news();
        }
        self.say(&words::farewell(&self.session))?;
        Ok(self.out.flush()?)
    }

    fn finish(&mut self) -> Result<Option<Closed>, Failure> {
        self.session.finish()
    }
}

impl<W: Write> Talk<W> {
    /// Everybody else goes on until you are asked; what happens is told.
    fn play_on(&mut self) -> Result<(), Stop> {
        self.tell_news()?;
        loop {
            match self.session.waits() {
                Waits::Others => {
                    if self.session.step()?.is_empty() {
                        return Ok(self.tell_dealt()?);
                    }
                }
                Waits::Round => drop(self.session.tell(Input::Clear {})?),
                // Where nothing but to show is left there is nothing to ask.
                Waits::Turn(_) if self.decisions().iter().all(|choice| choice.id == "show") => {
                    let shows = self.session.shows();
                    self.session.tell(shows)?;
                }
                _ => return Ok(self.tell_dealt()?),
            }
            self.tell_news()?;
        }
    }

    /// What you may decide now.
    fn decisions(&self) -> Vec<Choice> {
        let menu = self.session.menu().into_iter();
        menu.filter(|choice| choice.verb == Verb::Decide && choice.is_open()).collect()
    }

    /// You do something, and everybody goes on.
    fn act(&mut self, input: Input) -> Result<(), Stop> {
        let before = self.session.sight().figures;
        self.session.tell(input)?;
        self.play_on()?;
        if self.session.sight().figures != before {
            self.situation()?;
        }
        if let Some(amount) = self.session.rebuys() {
            let left = self.session.purse().rack();
            self.say(&format!("You have {left} left: `rebuy` brings another {amount}."))?;
        }
        self.ask()
    }
}
