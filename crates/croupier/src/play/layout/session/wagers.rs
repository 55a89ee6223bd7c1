//! Chips on the layout, between throws.

use super::{Mark, Page, Session};
use crate::play::words;
use games::Entry;
use money::Cents;
use table::{Bet, Call, Change, Event, Owner, Refusal, Viewer};

/// Chips of yours on the layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lies {
    /// The wager's id.
    pub wager: &'static str,
    /// What it is called by: its id, with the number it has travelled to.
    pub name: String,
    /// Its title, with that number.
    pub title: String,
    /// How much, what was just put there included.
    pub amount: Cents,
    /// What was put there since the last throw.
    pub fresh: Cents,
    /// The number it has travelled to; 0 while it has none.
    pub point: u8,
    /// Whether it is out of play on the next throw, or its owner has called it in.
    pub works: Works,
}

/// Whether a wager is in play on the next throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Works {
    /// It is.
    Yes,
    /// It is, having been called on.
    Called,
    /// It is not.
    Off,
}

impl Works {
    /// In a word; nothing where there is nothing to say.
    pub fn word(self) -> &'static str {
        match self {
            Works::Yes => "",
            Works::Called => "on",
            Works::Off => "off",
        }
    }
}

impl Session {
    /// Everything that can be wagered on.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// The same, in pages.
    pub fn pages(&self) -> &[Page] {
        &self.pages
    }

    /// The lines of a wager's pay table.
    pub fn lines(&self, wager: &str) -> Vec<words::PayLine> {
        self.table.lines(wager)
    }

    /// The mark of that id, alias or title; its numbers may be written apart.
    ///
    /// # Errors
    /// A refusal that names near ids.
    pub fn find(&self, name: &str) -> Result<&Mark, Refusal> {
        let titled = |mark: &&Mark| mark.title.eq_ignore_ascii_case(name);
        if let Some(mark) = self.marks.iter().find(titled) {
            return Ok(mark);
        }
        let id = self.table.wager(&hyphened(name))?.id;
        let unknown = || Refusal::unknown(format!("no wager `{}`", name.escape_debug()));
        self.marks.iter().find(|mark| mark.id == id).ok_or_else(unknown)
    }

    /// Your chips on the layout, in the order in which they came there.
    pub fn lying(&self) -> Vec<Lies> {
        let mut list: Vec<Lies> = Vec::new();
        let mine = |lies: &table::Lying| (lies.seat, lies.owner) == (self.you, Owner::Seat);
        for lying in self.table.lying().into_iter().filter(mine) {
            let (wager, point) = (lying.wager, lying.memory.point);
            if let Some(known) = list.iter_mut().find(|l| (l.wager, l.point) == (wager, point)) {
                known.amount += lying.amount;
                continue;
            }
            let title = self.marks.iter().find(|m| m.id == wager).map_or(wager, |m| m.title);
            let (name, title) = match point {
                0 => (wager.to_string(), title.to_string()),
                n => (format!("{wager}-{n}"), format!("{title} {n}")),
            };
            let fresh = if point == 0 { self.fresh(wager) } else { Cents::ZERO };
            let works = self.works(wager, lying.memory.called);
            list.push(Lies { wager, name, title, amount: lying.amount, fresh, point, works });
        }
        list
    }

    fn works(&self, wager: &str, called: Option<Call>) -> Works {
        let point = self.point();
        match self.entry {
            Entry::Dice(_) if !games::dice::working(wager, point, called) => Works::Off,
            Entry::Dice(_) if point == 0 && called == Some(Call::On) => Works::Called,
            _ => Works::Yes,
        }
    }

    /// What was put on a mark since the last throw.
    fn fresh(&self, wager: &str) -> Cents {
        let mine = |event| match event {
            Event::Staked(bet)
                if (bet.seat, bet.owner) == (self.you, Owner::Seat) && bet.wager == wager =>
            {
                Some(bet.amount)
            }
            _ => None,
        };
        self.table.view(Viewer::Seat(self.you)).into_iter().filter_map(mine).sum()
    }

    /// Your chips on a mark, wherever they have travelled.
    #[cfg(test)]
    pub fn chips_on(&self, wager: &str) -> Cents {
        self.lying().iter().filter(|lies| lies.wager == wager).map(|lies| lies.amount).sum()
    }

    /// Your chips on a wager that has travelled to a number.
    pub fn chips_at(&self, wager: &str, point: u8) -> Cents {
        let there = |lies: &&Lies| (lies.wager, lies.point) == (wager, point);
        self.lying().iter().filter(there).map(|lies| lies.amount).sum()
    }

    /// All your chips on the layout.
    pub fn at_stake(&self) -> Cents {
        self.lying().iter().map(|lies| lies.amount).sum()
    }

    /// What you could still put on the layout.
    pub fn rack(&self) -> Cents {
        self.bankroll - self.at_stake()
    }

    /// Your money, chips on the layout included.
    #[cfg(test)]
    pub fn bankroll(&self) -> Cents {
        self.bankroll
    }

    /// Puts that much more on a mark; answers what lies there now.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    pub fn bet(&mut self, name: &str, amount: Cents) -> Result<(&'static str, Cents), Refusal> {
        let id = self.find(name)?.id;
        let rack = self.rack();
        if amount > rack {
            let why = format!("that takes {amount}, and you have {rack} left");
            return Err(Refusal::unknown(why));
        }
        self.stake(id, amount)?;
        self.settled = None;
        Ok((id, self.chips_at(id, 0)))
    }

    fn stake(&mut self, id: &str, amount: Cents) -> Result<(), Refusal> {
        let (seat, owner) = (self.you, Owner::Seat);
        self.table.stake(&Bet { seat, owner, wager: id.to_string(), amount })
    }

    /// Takes chips back that were put on a mark since the last throw; where there are none, takes
    /// down the wager that stands there. Answers what comes back.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    pub fn take(&mut self, name: &str) -> Result<Cents, Refusal> {
        let before = self.at_stake();
        match self.find(name).map(|mark| mark.id) {
            Ok(id) if self.fresh(id) > Cents::ZERO => self.table.withdraw(self.you, id).map(drop),
            Ok(id) => self.change(id, Change::Take),
            Err(_) => self.change(name, Change::Take),
        }?;
        Ok(before - self.at_stake())
    }

    /// Takes a chip off, or what is left of a wager: first what was just put there, then what
    /// stands.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    pub fn unchip(&mut self, name: &str, chip: Cents) -> Result<Cents, Refusal> {
        let lies = self.lying().into_iter().find(|lies| lies.name == name);
        match lies {
            Some(lies) if lies.fresh > chip => {
                let before = self.at_stake();
                self.table.withdraw(self.you, lies.wager)?;
                // What is left and below the minimum comes off too.
                let _ = self.stake(lies.wager, lies.fresh - chip);
                Ok(before - self.at_stake())
            }
            Some(lies) if lies.fresh == Cents::ZERO && lies.amount > chip => {
                self.reduce(name, chip)
            }
            _ => self.take(name),
        }
    }

    /// Takes so much of a standing wager down.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    pub fn reduce(&mut self, name: &str, amount: Cents) -> Result<Cents, Refusal> {
        let before = self.at_stake();
        self.change(name, Change::Reduce(amount))?;
        Ok(before - self.at_stake())
    }

    /// Calls a wager on or off.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    pub fn call(&mut self, name: &str, call: Call) -> Result<(), Refusal> {
        self.change(name, Change::Call(call))
    }

    fn change(&mut self, name: &str, change: Change) -> Result<(), Refusal> {
        self.table.change(self.you, &hyphened(name), change)
    }

    /// Takes back everything that was put on the layout since the last throw.
    pub fn clear(&mut self) -> Cents {
        let before = self.at_stake();
        for lies in self.lying().into_iter().rev().filter(|lies| lies.fresh > Cents::ZERO) {
            // Betting is open, and the chips are fresh: nothing to refuse.
            let _ = self.table.withdraw(self.you, lies.wager);
        }
        before - self.at_stake()
    }

    /// The wagers that last came down, again, as far as the moment admits them. Answers what lies
    /// there now.
    ///
    /// # Errors
    /// A refusal when there are none, when none can be made now, or when they are more than you
    /// have; nothing changed.
    pub fn repeat(&mut self) -> Result<Cents, Refusal> {
        if self.last.is_empty() {
            return Err(Refusal::unknown("there is no wager to repeat"));
        }
        let missing = |(id, amount): &(&'static str, Cents)| {
            let less = *amount - self.fresh(id);
            (less > Cents::ZERO).then_some((*id, less))
        };
        let again: Vec<(&'static str, Cents)> = self.last.iter().filter_map(missing).collect();
        let total: Cents = again.iter().map(|(_, amount)| *amount).sum();
        let rack = self.rack();
        if total > rack {
            let why = format!("that takes {total}, and you have {rack} left");
            return Err(Refusal::unknown(why));
        }
        let mut refused = Vec::new();
        for (id, amount) in &again {
            if let Err(refusal) = self.stake(id, *amount) {
                refused.push((*id, refusal));
            }
        }
        let none = refused.len() == again.len();
        let mut names = Vec::new();
        for (id, refusal) in refused {
            if none {
                return Err(refusal);
            }
            let rule = refusal.rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
            names.push(format!("{id}{rule}"));
        }
        if !names.is_empty() {
            self.notice(format!("Not again at this moment: {}.", names.join(", ")));
        }
        self.settled = None;
        Ok(self.at_stake())
    }
}

/// A name as ids are written: `split 0 2` is `split-0-2`.
fn hyphened(name: &str) -> String {
    name.split_whitespace().collect::<Vec<&str>>().join("-")
}
