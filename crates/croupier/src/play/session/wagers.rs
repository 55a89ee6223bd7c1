//! Chips on the layout, before betting closes.

use super::Session;
use crate::play::words;
use money::Cents;
use table::{Bet, Event, Kind, Limits, Next, Owner, Refusal, Seat, Table, Viewer};

/// A wager that can be made.
#[derive(Clone, Debug)]
pub struct Spot {
    /// Its id.
    pub id: &'static str,
    /// Its name, which no other wager at the table has.
    pub title: &'static str,
    /// Its place at the table.
    pub kind: Kind,
    /// What it pays, short.
    pub pays: String,
    /// What it may be.
    pub limits: Limits,
}

/// Everything that can be wagered on at a table, each under a name of its own: wagers of one
/// title go by the line that pays, and by their id where even that is shared.
pub(super) fn spots(table: &dyn Table) -> Vec<Spot> {
    let wagers = table.wagers();
    let named: Vec<[&'static str; 3]> = wagers
        .iter()
        .map(|info| {
            let lines = table.lines(info.id);
            [info.title, lines.first().map_or(info.id, |(label, _, _)| *label), info.id]
        })
        .collect();
    let shared = |place: usize, name: &str| named.iter().filter(|n| n[place] == name).count() > 1;
    let spot = |(info, names): (&table::WagerInfo, &[&'static str; 3])| {
        let title = match names {
            [title, _, _] if !shared(0, title) => title,
            [_, label, _] if !shared(1, label) => label,
            [_, _, id] => id,
        };
        let limits = table.limits(info.id).ok()?;
        let pays = words::pays(&table.lines(info.id));
        Some(Spot { id: info.id, title, kind: info.kind, pays, limits })
    };
    wagers.iter().zip(&named).filter_map(spot).collect()
}

impl Session {
    /// Everything that can be wagered on.
    pub fn spots(&self) -> &[Spot] {
        &self.spots
    }

    /// The lines of a wager's pay table.
    pub fn lines(&self, wager: &str) -> Vec<words::PayLine> {
        self.table.lines(wager)
    }

    /// The wager of that id, alias or title.
    ///
    /// # Errors
    /// A refusal that names near ids.
    pub fn find(&self, name: &str) -> Result<&Spot, Refusal> {
        let titled = |spot: &&Spot| spot.title.eq_ignore_ascii_case(name);
        if let Some(spot) = self.spots.iter().find(titled) {
            return Ok(spot);
        }
        let id = self.table.wager(name)?.id;
        let unknown = || Refusal::unknown(format!("no wager `{}`", name.escape_debug()));
        self.spots.iter().find(|spot| spot.id == id).ok_or_else(unknown)
    }

    /// What a wager's meter shows, if it has one.
    pub fn meter(&self, wager: &str) -> Option<Cents> {
        self.table.meter(wager).map(|meter| meter.shown)
    }

    /// Your wagers that the table has taken.
    pub fn stakes(&self) -> Vec<(&'static str, Cents)> {
        let mut stakes = Vec::new();
        for event in self.table.view(Viewer::Seat(self.you)) {
            let Event::Staked(bet) = event else { continue };
            let spot = self.spots.iter().find(|spot| spot.id == bet.wager);
            if let Some(spot) = spot.filter(|_| (bet.seat, bet.owner) == (self.you, Owner::Seat)) {
                stakes.push((spot.id, bet.amount));
            }
        }
        stakes
    }

    /// The wagers of others: seat, wager, amount.
    pub fn others(&self) -> Vec<(Seat, String, Cents)> {
        let other = |event| match event {
            Event::Staked(bet) if bet.seat != self.you => Some((bet.seat, bet.wager, bet.amount)),
            _ => None,
        };
        self.table.view(Viewer::Public).into_iter().filter_map(other).collect()
    }

    /// The seats that have wagers on the table.
    pub(super) fn bettors(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Vec::new();
        for event in self.table.view(Viewer::Public) {
            if let Event::Staked(bet) = event {
                seats.push(bet.seat);
            }
        }
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    /// Your chips on a wager, those short of its minimum included.
    pub fn chips_on(&self, wager: &str) -> Cents {
        let taken = self.stakes().into_iter().find(|(id, _)| *id == wager);
        let short = self.short.get(wager).copied();
        taken.map(|(_, amount)| amount).or(short).unwrap_or_default()
    }

    /// All your chips on the table, a bank that you have put up included.
    pub fn at_stake(&self) -> Cents {
        let stakes: Cents = self.stakes().into_iter().map(|(_, amount)| amount).sum();
        stakes + self.short.values().copied().sum() + self.bid()
    }

    /// What you could still put on the table.
    pub fn rack(&self) -> Cents {
        if self.settled.is_some() {
            return self.bankroll;
        }
        let spots = self.stakes().into_iter().map(|(wager, _)| wager);
        let fees: Cents = spots.chain(self.short.keys().copied()).map(|id| self.fee(id)).sum();
        let bank = if self.bid() > Cents::ZERO { self.bank_fee() } else { Cents::ZERO };
        self.bankroll - self.at_stake() - fees - bank
    }

    /// Your money, chips on the table included.
    #[cfg(test)]
    pub fn bankroll(&self) -> Cents {
        self.bankroll
    }

    /// Puts that much more on a wager; answers what lies there now.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    pub fn bet(&mut self, name: &str, amount: Cents) -> Result<(&'static str, Cents), Refusal> {
        let Spot { id, limits, .. } = *self.find(name)?;
        if amount <= Cents::ZERO {
            return Err(Refusal::by(limits.rule, format!("{amount} is no wager")));
        }
        let total = self.chips_on(id) + amount;
        self.put(id, total)?;
        self.bet_declines()?;
        Ok((id, total))
    }

    /// Puts a chip on a wager. Chips may lie there short of the minimum until betting closes; on
    /// a meter's wager lies its unit, whatever the chip.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    pub fn chip(&mut self, id: &'static str, chip: Cents) -> Result<Cents, Refusal> {
        let limits = self.table.limits(id)?;
        let before = self.chips_on(id);
        let fixed = limits.min == limits.max && before == Cents::ZERO;
        let total = if fixed { limits.min } else { before + chip };
        self.lay(id, total)?;
        self.bet_declines()?;
        Ok(total)
    }

    /// Takes a chip off a wager, or what is left.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    pub fn unchip(&mut self, id: &'static str, chip: Cents) -> Result<Cents, Refusal> {
        let left = self.chips_on(id) - chip;
        let fixed = self.table.limits(id).is_ok_and(|limits| limits.min == limits.max);
        if left <= Cents::ZERO || fixed {
            return self.take(id).map(|_| Cents::ZERO);
        }
        self.lay(id, left)?;
        Ok(left)
    }

    /// Takes a wager off the table; answers what lay there.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    pub fn take(&mut self, name: &str) -> Result<Cents, Refusal> {
        let id = self.find(name)?.id;
        match self.short.remove(id) {
            Some(amount) => Ok(amount),
            None => self.table.withdraw(self.you, id),
        }
    }

    /// Takes all your chips off the table, as long as betting is open.
    pub fn clear(&mut self) -> Cents {
        if self.table.next() != Next::Wagers {
            return Cents::ZERO;
        }
        let before = self.at_stake();
        self.take_down();
        self.short.clear();
        for (wager, _) in self.stakes() {
            // Betting is open, and the stake is there: nothing to refuse.
            let _ = self.table.withdraw(self.you, wager);
        }
        before - self.at_stake()
    }

    /// The wagers of the last round again, instead of what lies there.
    ///
    /// # Errors
    /// A refusal when there are none, or one cannot be made again; nothing changed.
    pub fn repeat(&mut self) -> Result<Cents, Refusal> {
        if self.table.next() != Next::Wagers {
            return Err(Refusal::by(self.table.terms().cites.closed, "betting is closed"));
        }
        if self.last.is_empty() {
            return Err(Refusal::unknown("there is no wager to repeat"));
        }
        let (before, short) = (self.stakes(), self.short.clone());
        let bid = self.take_down();
        self.clear();
        let last = self.last.clone();
        let put = last.iter().try_for_each(|(id, amount)| self.put(id, *amount));
        if let Err(refusal) = put {
            self.clear();
            for (id, amount) in before {
                self.put(id, amount)?;
            }
            self.short = short;
            if bid > Cents::ZERO {
                self.put_up(bid)?;
            }
            return Err(refusal);
        }
        self.bet_declines()?;
        Ok(self.at_stake())
    }

    /// Chips short of a minimum are refused as the table refuses them.
    pub(super) fn check_short(&mut self) -> Result<(), Refusal> {
        let short = self.short.iter().next().map(|(id, amount)| (*id, *amount));
        match short {
            None => Ok(()),
            Some((id, amount)) => self.stake(id, amount),
        }
    }

    /// Whether you could still put that much on the table.
    pub(super) fn afford(&self, amount: Cents) -> Result<(), Refusal> {
        let rack = self.rack();
        let why = format!("that takes {amount}, and you have {rack} left");
        if amount <= rack { Ok(()) } else { Err(Refusal::unknown(why)) }
    }

    /// What the room collects for a wager.
    fn fee(&self, wager: &str) -> Cents {
        let fees = self.table.terms().collection.as_ref();
        let due = fees.filter(|fees| !fees.free.contains(&wager));
        due.map(|fees| fees.per_bet).unwrap_or_default()
    }

    /// Makes a wager `total`, or lets chips short of its minimum lie.
    fn lay(&mut self, id: &'static str, total: Cents) -> Result<(), Refusal> {
        let limits = self.table.limits(id)?;
        if total >= limits.min || self.table.next() != Next::Wagers {
            return self.put(id, total);
        }
        self.may_bet(id)?;
        self.afford_change(id, total)?;
        if !self.short.contains_key(id) && self.chips_on(id) > Cents::ZERO {
            self.table.withdraw(self.you, id)?;
        }
        self.short.insert(id, total);
        self.notice(format!("{total} on {id}: at least {}.", limits.min));
        Ok(())
    }

    /// Makes a wager `total`, whatever lay there.
    fn put(&mut self, id: &'static str, total: Cents) -> Result<(), Refusal> {
        self.may_bet(id)?;
        self.afford_change(id, total)?;
        let taken = self.stakes().into_iter().find(|(wager, _)| *wager == id);
        if let Some((wager, _)) = taken {
            self.table.withdraw(self.you, wager)?;
        }
        let staked = self.stake(id, total);
        if staked.is_ok() {
            self.short.remove(id);
        } else if let Some((wager, before)) = taken {
            self.stake(wager, before)?;
        }
        staked
    }

    fn afford_change(&self, id: &str, total: Cents) -> Result<(), Refusal> {
        let before = self.chips_on(id);
        let fee = if before == Cents::ZERO { self.fee(id) } else { Cents::ZERO };
        if total > before { self.afford(total - before + fee) } else { Ok(()) }
    }

    fn stake(&mut self, id: &str, amount: Cents) -> Result<(), Refusal> {
        let (seat, owner) = (self.you, Owner::Seat);
        self.table.stake(&Bet { seat, owner, wager: id.to_string(), amount })
    }
}
