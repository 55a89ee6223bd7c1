//! A table with a layout for pipes: a command on each line, an answer in text.

#[cfg(test)]
mod tests;

use super::felt::{Felt, Rows};
use super::session::{Session, Settled};
use super::told;
use crate::Failure;
use crate::play::look::wrap;
use crate::play::talk::{self, Go, Stop, Talks, money};
use crate::play::words;
use journal::chain::Closed;
use money::Cents;
use std::io::{self, BufRead, Write};
use table::{Call, Outcome, Refusal};

/// Columns of a drawing.
const WIDTH: usize = 80;
/// Throws told by `last`.
const LAST: usize = 20;

const HELP: &str = "\
Commands:
  bet MARK AMOUNT     put that much more on a mark
  take MARK           take chips back, or take a standing wager down: take come-5
  reduce MARK AMOUNT  take so much of a standing wager down
  on MARK, off MARK   call a standing wager into play, or out of it: on behind-come-5
  clear               take back everything put down since the last throw
  throw, spin         no more bets; so does an empty line
  repeat              the wagers that last came down, again
  again               the same, and a throw
  pass, shoot         pass the dice, take them up
  layout              draw the layout with your chips
  wagers              what lies there, and every mark with what it pays
  odds MARK           every line of a mark's pay table, with its rule
  last                what was thrown
  quit                leave; what may come down comes back, the rest is thrown to its end";

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
    talk::run(Talk { session, out }, prompt, input)
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
        let (title, id, seat) = (self.session.title(), self.session.id(), self.session.you());
        let rack = self.session.rack();
        self.say(&format!(
            "{title} ({id}). You sit at {seat} with {rack}; `help` lists commands."
        ))?;
        let [a, b, c] = told::examples(&self.session);
        let chance = self.session.chance();
        self.say(&format!("Try `{a}`, `{b}`, `{c}`; then `{chance}`, or an empty line."))?;
        self.situation()
    }

    fn announce(&mut self) -> io::Result<()> {
        for notice in self.session.notices() {
            self.say(&notice)?;
        }
        Ok(())
    }

    fn obey(&mut self, line: &str) -> Result<Go, Stop> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            [] | ["spin" | "throw" | "deal"] => {
                self.session.close().map_err(|refusal| self.hint(refusal))?;
                self.thrown()?;
            }
            ["again"] => {
                self.session.again().map_err(|refusal| self.hint(refusal))?;
                self.thrown()?;
            }
            ["bet", mark @ .., amount] if !mark.is_empty() => {
                let (id, total) = self.session.bet(&mark.join(" "), money(amount)?)?;
                self.say(&format!("{total} on {id}; {}.", self.purse()))?;
            }
            ["take", mark @ ..] if !mark.is_empty() => {
                let back = self.session.take(&mark.join(" "))?;
                self.say(&format!("{back} back; {}.", self.purse()))?;
            }
            ["reduce", mark @ .., amount] if !mark.is_empty() => {
                let back = self.session.reduce(&mark.join(" "), money(amount)?)?;
                self.say(&format!("{back} back; {}.", self.purse()))?;
            }
            [call @ ("on" | "off"), mark @ ..] if !mark.is_empty() => {
                let which = if *call == "on" { Call::On } else { Call::Off };
                self.session.call(&mark.join(" "), which)?;
                self.say(&format!("{} is {call} on come-out rolls.", mark.join("-")))?;
            }
            ["clear"] => {
                let back = self.session.clear();
                self.say(&format!("{back} back; {}.", self.purse()))?;
            }
            ["repeat"] => {
                let total = self.session.repeat()?;
                self.say(&format!("{total} on the layout; {}.", self.purse()))?;
            }
            [act @ ("pass" | "shoot")] => {
                self.session.decide(act)?;
                self.situation()?;
            }
            ["layout"] => self.layout()?,
            ["wagers"] => self.wagers()?,
            ["odds", mark @ ..] if !mark.is_empty() => self.odds(&mark.join(" "))?,
            ["last"] => self.last()?,
            ["help"] => self.say(HELP)?,
            ["quit" | "exit"] => return Ok(Go::Quit),
            _ => return Err(talk::unknown(line)),
        }
        Ok(Go::On)
    }

    /// What may come down comes back; what must stay is thrown to its end, and shown.
    fn leave(&mut self) -> Result<(), Stop> {
        let stays = self.session.gather();
        if stays > Cents::ZERO {
            self.say(&format!("{stays} of yours may not come down and is thrown to its end."))?;
        }
        while self.session.gather() > Cents::ZERO {
            let settled = self.session.throw_on()?.clone();
            self.settlement(&settled)?;
        }
        let (rack, throws) = (self.session.rack(), self.session.throws());
        self.say(&words::farewell(rack, throws))?;
        Ok(self.out.flush()?)
    }

    fn finish(&mut self) -> Result<Option<Closed>, Failure> {
        self.session.finish()
    }
}

impl<W: Write> Talk<W> {
    fn purse(&self) -> String {
        let (rack, stake) = (self.session.rack(), self.session.at_stake());
        format!("{rack} left, {stake} at stake")
    }

    fn situation(&mut self) -> io::Result<()> {
        match told::situation(&self.session) {
            Some(text) => self.say(&text),
            None => Ok(()),
        }
    }

    /// A shooter without a wager on a line is told what to do.
    fn hint(&mut self, refusal: Refusal) -> Refusal {
        if refusal.rule.is_some_and(|rule| rule == law::uk::R8_10) {
            self.session.notice("Try `bet win-line 10`, or `pass`: then another player shoots.");
        }
        refusal
    }

    fn thrown(&mut self) -> Result<(), Stop> {
        self.announce()?;
        self.say("No more bets.")?;
        let settled = self.session.throw()?.clone();
        Ok(self.settlement(&settled)?)
    }

    fn settlement(&mut self, settled: &Settled) -> io::Result<()> {
        self.say(&told::shown(&self.session, settled.shown))?;
        for paid in &settled.paid {
            let result = paid.result.map_or("paid", words::outcome);
            let net = match paid.result {
                Some(Outcome::Stands) => String::new(),
                _ => format!(" {}", paid.net.signed()),
            };
            let (title, stake) = (&paid.title, paid.stake);
            self.say(&format!("  {title} {stake} {result}{net}: {} ({})", paid.label, paid.rule))?;
        }
        let lit = self.session.lit();
        if !lit.is_empty() {
            for (i, line) in wrap(&lit.join(" "), WIDTH - 6).into_iter().enumerate() {
                self.say(&format!("{}{line}", if i == 0 { "  lit " } else { "      " }))?;
            }
        }
        self.situation()?;
        if let Some(lying) = told::lying(&self.session) {
            self.say(&format!("Standing: {lying}."))?;
        }
        self.say(&format!("Net {}; {}.", settled.net.signed(), self.purse()))
    }

    fn layout(&mut self) -> io::Result<()> {
        let felt = Felt::new(&self.session, None, Rows::One);
        let lines: Vec<String> = felt
            .board(WIDTH)
            .iter()
            .chain(&felt.shown(WIDTH))
            .map(|line| line.to_string().trim_end().to_string())
            .collect();
        lines.iter().try_for_each(|line| self.say(line))
    }

    fn wagers(&mut self) -> io::Result<()> {
        if let Some(lying) = told::lying(&self.session) {
            self.say(&format!("Yours: {lying}."))?;
        }
        let mut lines: Vec<String> = Vec::new();
        for page in self.session.pages() {
            lines.push(page.title.clone());
            let marks = page.marks.iter().map(|i| &self.session.marks()[*i]);
            let mut alike: Vec<(&str, Vec<&str>)> = Vec::new();
            for mark in marks {
                match alike.iter_mut().find(|(pays, _)| *pays == mark.pays) {
                    Some((_, ids)) => ids.push(mark.id),
                    None => alike.push((&mark.pays, vec![mark.id])),
                }
            }
            for (pays, ids) in alike {
                let text = format!("pays {pays}: {}", ids.join(" "));
                lines.extend(wrap(&text, WIDTH - 2).into_iter().map(|line| format!("  {line}")));
            }
        }
        lines.iter().try_for_each(|line| self.say(line))
    }

    fn odds(&mut self, name: &str) -> Result<(), Stop> {
        let mark = self.session.find(name)?.clone();
        self.say(mark.title)?;
        for (label, pay, rule) in self.session.lines(mark.id) {
            let pays = games::describe(pay);
            self.say(&format!("  {label}: {pays} ({rule}: {})", rule.text))?;
        }
        let limits = words::limits(mark.limits);
        Ok(self.say(&format!("  {limits} ({})", mark.limits.rule))?)
    }

    fn last(&mut self) -> io::Result<()> {
        let written = |n: usize| self.session.faces()[n].replace(' ', "-");
        let last: Vec<String> = self.session.history().take(LAST).map(written).collect();
        let chance = self.session.chance();
        match last.as_slice() {
            [] => self.say(&format!("There was no {chance} yet.")),
            _ => self.say(&format!("Last {chance}s: {}", last.join(" "))),
        }
    }
}
