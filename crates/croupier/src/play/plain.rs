//! A table for pipes: a command on each line, an answer in text.

mod hands;
#[cfg(test)]
mod tests;

use super::session::{Offered, Session, Spot, Step, Waits};
use super::talk::{self, Go, Stop, Talks, money};
use super::words;
use crate::Failure;
use journal::chain::Closed;
use money::Cents;
use std::io::{self, BufRead, Write};

/// Columns of each road.
const ROAD_COLUMNS: usize = 30;

const HELP: &str = "\
Commands:
  bet WAGER AMOUNT   put that much more on a wager, e.g. bet banker 25
  take WAGER         take a wager off again
  clear              take everything off
  deal               no more bets; the cards
  repeat             the wagers of the last round again
  draw, stand, house-way   decide, where the game asks
  bank AMOUNT        put that much more up for the bank, when it is offered to you
  shoe, pass         take the shoe, pass it on
  no                 let the bank or the shoe that is offered to you go by
  wagers             what can be wagered on, and what lies there
  odds WAGER         every line of a wager's pay table, with its rule
  boards             the roads and counts of this shoe
  quit               leave";

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
        self.say(&format!("{title} ({id}). You sit at {seat} with {rack}; `help` lists commands."))
    }

    fn finish(&mut self) -> Result<Option<Closed>, Failure> {
        self.session.finish()
    }

    /// A hand that is being dealt is dealt to its end, and shown.
    fn leave(&mut self) -> Result<(), Stop> {
        while !matches!(self.session.waits(), Waits::Bets | Waits::Round) {
            if let Waits::Decision(menu) = self.session.waits() {
                let out = self.session.way_out(&menu);
                self.session.decide(&out)?;
                self.say(&self.did(&out))?;
            }
            self.play_on()?;
        }
        self.session.clear();
        let (rack, rounds) = (self.session.rack(), self.session.rounds());
        self.say(&words::farewell(rack, rounds))?;
        Ok(self.out.flush()?)
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
            [] => {}
            ["bet", wager @ .., amount] if !wager.is_empty() => {
                let (ids, total) = self.session.bet(&wager.join(" "), money(amount)?)?;
                let each = if ids.len() > 1 { " each" } else { "" };
                self.say(&format!("{total}{each} on {}; {}.", ids.join(", "), self.purse()))?;
            }
            ["take", wager @ ..] if !wager.is_empty() => {
                let back = self.session.take(&wager.join(" "))?;
                self.say(&format!("{back} back; {}.", self.purse()))?;
            }
            ["clear"] => {
                let back = self.session.clear();
                self.say(&format!("{back} back; {}.", self.purse()))?;
            }
            ["repeat"] => {
                let total = self.session.repeat()?;
                self.say(&format!("{total} on the table; {}.", self.purse()))?;
            }
            ["deal"] => {
                self.session.deal()?;
                self.announce()?;
                self.say("No more bets.")?;
                self.play_on()?;
            }
            [act, amount @ ..] if amount.len() < 2 && self.session.acts().contains(act) => {
                self.decide(&words.join(" "))?;
                self.play_on()?;
            }
            ["bank", amount] => {
                let total = self.session.put_up(money(amount)?)?;
                self.say(&format!("{total} put up for the bank; {}.", self.purse()))?;
            }
            ["shoe"] => self.session.take_shoe()?,
            ["pass"] => self.session.pass_shoe()?,
            ["no"] => self.session.decline()?,
            ["wagers"] => self.wagers()?,
            ["odds", wager @ ..] if !wager.is_empty() => self.odds(&wager.join(" "))?,
            ["advice"] if !self.session.keeps_boards() => self.advise()?,
            ["boards"] if self.session.keeps_boards() => {
                let boards = self.session.boards().plain(ROAD_COLUMNS);
                write!(self.out, "{boards}")?;
            }
            ["help"] if self.session.keeps_boards() => self.say(HELP)?,
            ["help"] => self.say(&hands::help(&self.session))?,
            ["quit" | "exit"] => return Ok(Go::Quit),
            _ => return Err(talk::unknown(line)),
        }
        Ok(Go::On)
    }
}

impl<W: Write> Talk<W> {
    fn purse(&self) -> String {
        let (rack, stake) = (self.session.rack(), self.session.at_stake());
        format!("{rack} left, {stake} at stake")
    }

    /// The dealer goes on until you must decide or the round is settled.
    fn play_on(&mut self) -> Result<(), Stop> {
        loop {
            match self.session.waits() {
                Waits::Dealer => {
                    if let Some(step) = self.session.step()? {
                        self.tell(&step)?;
                    }
                }
                Waits::Turn(of) => {
                    let card = self.session.turn()?;
                    self.say(&format!("  you turn {of}'s {card}"))?;
                }
                Waits::Decision(menu) => return Ok(self.say(&self.asked(menu))?),
                Waits::Round => return Ok(self.session.next_round()?),
                Waits::Bets => return Ok(()),
            }
        }
    }

    fn tell(&mut self, step: &Step) -> io::Result<()> {
        match step {
            Step::Settled => self.settlement(),
            step => self.say(&self.told(step)),
        }
    }

    fn settlement(&mut self) -> io::Result<()> {
        let Some(settled) = self.session.settled().cloned() else { return Ok(()) };
        if let Some((player, banker)) = settled.points {
            self.say(&words::verdict(player, banker))?;
        }
        if let Some(hands) = self.hands() {
            self.say(&hands)?;
        }
        for paid in &settled.paid {
            let result = paid.result.map_or("paid", words::outcome);
            let stake =
                if paid.stake > Cents::ZERO { format!(" {}", paid.stake) } else { String::new() };
            let (title, net) = (&paid.title, paid.net.signed());
            self.say(&format!("  {title}{stake} {result} {net}: {} ({})", paid.label, paid.rule))?;
        }
        let rack = self.session.rack();
        self.say(&format!("Net {}; you have {rack}.", settled.net.signed()))
    }

    fn wagers(&mut self) -> io::Result<()> {
        for spot in self.session.spots().to_vec() {
            let chips = match self.session.chips_on(spot.id) {
                Cents::ZERO => String::new(),
                amount => format!("  {amount} of yours"),
            };
            let meter = self.session.meter(spot.id).map(|shown| format!("  meter {shown}"));
            let meter = meter.unwrap_or_default();
            let later = spot.later().map(|why| format!("  {why}")).unwrap_or_default();
            let Spot { id, title, pays, .. } = &spot;
            self.say(&format!("  {id}: {title}, pays {pays}{meter}{later}{chips}"))?;
        }
        if let Some((banker, money)) = self.session.bank() {
            self.say(&format!("  {banker} banks with {money}"))?;
        }
        for (seat, wager, amount) in self.session.others() {
            self.say(&format!("  {seat} has {amount} on {wager}"))?;
        }
        if self.session.offered() == Some(Offered::Bank) {
            self.say("  the bank is offered to you")?;
        }
        if let Some(table::Party::Seat(holder)) = self.session.drawing() {
            self.say(&format!("  {holder} holds the shoe"))?;
        }
        Ok(())
    }

    fn odds(&mut self, name: &str) -> Result<(), Stop> {
        let spot = self.session.find(name)?.clone();
        self.say(spot.title)?;
        for (label, pay, rule) in self.session.lines(spot.id) {
            let pays = games::describe(pay);
            self.say(&format!("  {label}: {pays} ({rule}: {})", rule.text))?;
        }
        if let Some(why) = spot.later() {
            return Ok(self.say(&format!("  {} is {why}", spot.title))?);
        }
        let limits = words::limits(spot.limits);
        Ok(self.say(&format!("  {limits} ({})", spot.limits.rule))?)
    }
}
