//! A table of Chinese poker through pipes.

use super::commands::{Reply, asked, farewell, obey};
use super::session::Session;
use crate::Failure;
use crate::play::pot::plain::told;
use crate::play::talk::{self, Go, Stop, Talks};
use journal::chain::Closed;
use std::io::{self, BufRead, Write};

/// Plays until the input ends. The prompt is written before each command.
///
/// # Errors
/// When the output cannot be written.
pub fn run(
    session: Session,
    prompt: &str,
    input: impl BufRead,
    out: impl Write,
) -> Result<(), Failure> {
    talk::run(Talk { session, out }, prompt, input).map(drop)
}

struct Talk<W: Write> {
    session: Session,
    out: W,
}

impl<W: Write> Talks for Talk<W> {
    fn out(&mut self) -> &mut dyn Write {
        &mut self.out
    }

    fn greet(&mut self) -> io::Result<()> {
        let (game, seat, stack) = (self.session.game(), self.session.you(), self.session.stack());
        let (title, id, point) = (game.title(), game.id(), self.session.point());
        self.say(&format!(
            "{title} ({id}), {point} a point. You sit at {seat} with {stack}; `help` lists \
             commands."
        ))
    }

    fn announce(&mut self) -> io::Result<()> {
        for line in self.session.news() {
            self.say(&told(&line))?;
        }
        match asked(&self.session) {
            Some(asked) => self.say(&asked),
            None => Ok(()),
        }
    }

    fn obey(&mut self, line: &str) -> Result<Go, Stop> {
        match obey(&mut self.session, line)? {
            Reply::Quit => Ok(Go::Quit),
            Reply::Said(lines) => {
                for line in lines {
                    self.say(&line)?;
                }
                Ok(Go::On)
            }
        }
    }

    fn leave(&mut self) -> Result<(), Stop> {
        self.session.leave()?;
        self.announce()?;
        let text = farewell(&self.session);
        self.say(&text)?;
        Ok(self.out.flush()?)
    }

    fn finish(&mut self) -> Result<Option<Closed>, Failure> {
        Ok(None)
    }
}
