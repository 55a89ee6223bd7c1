//! The table, the money and chance, without any display.
//!
//! Betting is open between throws. [`Session::throw`] closes it, lets chance speak, settles,
//! writes the round into the journal and opens betting again; what is not decided stands. A
//! refusal changes nothing. Nothing here reads a clock or a key.

mod chance;
mod marks;
mod score;
#[cfg(test)]
pub(super) mod tests;
mod wagers;

pub use marks::{Mark, Page};
pub use score::Settled;
pub use wagers::{Lies, Works};

use crate::Failure;
use crate::play::session::{Setup, Sink};
use crate::play::words;
use chance::Chance;
use games::{Entry, find};
use journal::Recorder;
use journal::chain::Closed;
use law::Posted;
use money::Cents;
use table::{Next, Refusal, Seat, Table};

/// Throws that are remembered.
const HISTORY_MAX: usize = 500;

/// Throws that are waited for when somebody leaves whose wagers may not come down: far more than
/// any wager stands.
const LEAVE_MAX: usize = 10_000;

/// A person at a table with a layout.
pub struct Session {
    entry: Entry,
    table: Box<dyn Table>,
    you: Seat,
    bankroll: Cents,
    start: Cents,
    marks: Vec<Mark>,
    pages: Vec<Page>,
    /// Your wagers that last came down.
    last: Vec<(&'static str, Cents)>,
    chance: Chance,
    /// What was thrown, by its number in the list of what can be.
    history: Vec<usize>,
    posted: Posted,
    recorder: Option<Recorder<Sink>>,
    throws: u64,
    settled: Option<Settled>,
    notices: Vec<String>,
}

impl Session {
    /// Sits down.
    ///
    /// # Errors
    /// A table without a layout, an unlawful posting, a seat the table has not got.
    pub fn open(setup: Setup) -> Result<Session, Failure> {
        let Setup { id, posted, seed, bankroll, seat: you } = setup;
        let entry = find(&id)?.entry;
        let table = entry.open(&posted)?;
        let terms = table.terms();
        if you.n() > terms.seats_max {
            let why = format!("there is no {you}: the table has {}", terms.seats_max);
            return Err(Refusal::by(terms.cites.seats, why).into());
        }
        let chance = Chance::new(&entry, &posted, seed)?;
        let marks = marks::marks(table.as_ref());
        let mut session = Session {
            pages: marks::pages(&marks),
            marks,
            entry,
            table,
            you,
            bankroll,
            start: bankroll,
            last: Vec::new(),
            chance,
            history: Vec::new(),
            posted,
            recorder: None,
            throws: 0,
            settled: None,
            notices: Vec::new(),
        };
        session.offer_dice()?;
        Ok(session)
    }

    /// 8.8: dice that are offered to a seat where nobody sits come to you.
    fn offer_dice(&mut self) -> Result<(), Refusal> {
        match self.shooter() {
            Some(seat) if seat != self.you => {
                self.table.decide(seat, "pass")?;
                self.table.decide(self.you, "shoot")
            }
            _ => Ok(()),
        }
    }

    /// Writes every round down from now on; call it before the first.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn record(&mut self, sink: Sink) -> Result<(), Failure> {
        let recorder = Recorder::open(sink, self.table.id(), &self.posted);
        self.recorder = Some(recorder.map_err(|error| words::unwritten(&error))?);
        Ok(())
    }

    /// The catalogue's entry.
    pub fn entry(&self) -> &Entry {
        &self.entry
    }

    /// The table's title.
    pub fn title(&self) -> &'static str {
        self.entry.title()
    }

    /// The table's id.
    pub fn id(&self) -> &'static str {
        self.table.id()
    }

    /// Where you sit.
    pub fn you(&self) -> Seat {
        self.you
    }

    /// What chance is called: a spin, or a throw.
    pub fn chance(&self) -> &'static str {
        self.entry.chance().thrown().unwrap_or_default()
    }

    /// What you have won or lost since you sat down.
    pub fn won(&self) -> Cents {
        self.bankroll - self.start
    }

    /// Throws made.
    pub fn throws(&self) -> u64 {
        self.throws
    }

    /// Everything that can be thrown, as it is written.
    pub fn faces(&self) -> &[String] {
        self.chance.faces()
    }

    /// What was thrown, the last first, each by its number in [`Session::faces`].
    pub fn history(&self) -> impl Iterator<Item = usize> {
        self.history.iter().rev().copied()
    }

    /// A figure of the table, where the game has it.
    pub fn figure(&self, name: &str) -> Option<String> {
        let figures = self.table.summary();
        figures.into_iter().find(|(known, _)| *known == name).map(|(_, text)| text)
    }

    /// The Come Out Point; 0 before a come-out roll, and where there is none.
    pub fn point(&self) -> u8 {
        self.figure("point").and_then(|text| text.parse().ok()).unwrap_or_default()
    }

    /// The seat that has the dice; none where nobody who wagers here has.
    pub fn shooter(&self) -> Option<Seat> {
        let figure = self.figure("shooter")?;
        figure.strip_prefix("seat ")?.parse().ok().and_then(Seat::new)
    }

    /// The marks on which the last throw has won, until the next wager.
    pub fn lit(&self) -> Vec<&'static str> {
        if self.settled.is_some() { self.table.lit() } else { Vec::new() }
    }

    /// The last throw's settlement, until it is cleared away.
    pub fn settled(&self) -> Option<&Settled> {
        self.settled.as_ref()
    }

    /// Clears the settlement and the lights away.
    pub fn clear_away(&mut self) {
        self.settled = None;
    }

    /// What was announced since this was last asked.
    pub fn notices(&mut self) -> Vec<String> {
        std::mem::take(&mut self.notices)
    }

    /// Announces something.
    pub fn notice(&mut self, text: impl Into<String>) {
        self.notices.push(text.into());
    }

    /// Whether betting is closed and the throw is due.
    pub fn is_closed(&self) -> bool {
        self.table.next() != Next::Wagers
    }

    /// No more bets.
    ///
    /// # Errors
    /// A refusal when a rule forbids to throw now; nothing changed.
    pub fn close(&mut self) -> Result<(), Refusal> {
        self.table.close()?;
        self.settled = None;
        Ok(())
    }

    /// The wagers that the last throw brought down, again, and no more bets.
    ///
    /// # Errors
    /// As [`Session::repeat`] and [`Session::close`].
    pub fn again(&mut self) -> Result<(), Refusal> {
        if !self.last.is_empty() {
            self.repeat()?;
        }
        self.close()
    }

    /// The throw and the money, once betting is closed. Betting is open again afterwards.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn throw(&mut self) -> Result<&Settled, Failure> {
        let before = self.lying();
        let shown = self.chance.throw(self.throws);
        self.table.throw(&self.chance.faces()[shown])?;
        self.throws += 1;
        self.history.push(shown);
        if self.history.len() > HISTORY_MAX {
            self.history.remove(0);
        }
        let settled = self.settle(shown, &before)?;
        if let Some(recorder) = &mut self.recorder {
            recorder.round(self.table.as_ref()).map_err(|error| words::unwritten(&error))?;
        }
        self.table.clear();
        Ok(self.settled.insert(settled))
    }

    /// Passes the dice, or takes them up.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    pub fn decide(&mut self, act: &str) -> Result<(), Refusal> {
        self.table.decide(self.you, act)
    }

    /// Who throws next, in words; nothing where it is not a player who does.
    pub fn thrower(&self) -> Option<String> {
        let shooter = self.figure("shooter")?;
        Some(if self.shooter() == Some(self.you) { "you".into() } else { shooter })
    }

    /// Takes everything of yours off the layout that may come off; answers what stays.
    pub fn gather(&mut self) -> Cents {
        self.clear();
        for lies in self.lying() {
            // A wager that a rule holds there stays there.
            let _ = self.take(&lies.name);
        }
        self.at_stake()
    }

    /// A throw for somebody who leaves while a wager may not come down: who has the dice and no
    /// line wager passes them.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn throw_on(&mut self) -> Result<&Settled, Failure> {
        let line = |lies: &Lies| matches!(lies.wager, "win-line" | "dont-win-line");
        let mine = self.shooter() == Some(self.you);
        if mine && self.point() == 0 && !self.lying().iter().any(line) {
            self.decide("pass")?;
        }
        self.close()?;
        self.throw()
    }

    /// Leaves the table. Chips that may come off go back; what must stay is thrown to its end.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn finish(&mut self) -> Result<Option<Closed>, Failure> {
        if self.is_closed() {
            self.throw()?;
        }
        for _ in 0..LEAVE_MAX {
            if self.gather() == Cents::ZERO {
                break;
            }
            self.throw_on()?;
        }
        let closed = self.recorder.take().map(Recorder::finish).transpose();
        closed.map_err(|error| words::unwritten(&error))
    }
}
