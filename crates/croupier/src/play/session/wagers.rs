//! Chips on the layout, before betting closes.

use super::Session;
use crate::play::words;
use money::Cents;
use table::{Bet, Event, Kind, Limits, Lying, Next, Owner, Refusal, Seat, Table, Viewer};

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

impl Spot {
    /// Why no chips are put on it before the deal, where that is so.
    pub fn later(&self) -> Option<&'static str> {
        match self.kind {
            Kind::Main | Kind::Side | Kind::Progressive => None,
            Kind::Later => Some("made by a decision"),
            Kind::Bonus => Some("paid on another wager"),
        }
    }
}

/// Every wager of a table, each under a name of its own: wagers of one title go by the line that
/// pays, and by their id where even that is shared.
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

/// The same with the game itself first and what decisions make last, where a book lists wagers in
/// the order of payment.
pub(super) fn in_order_of_play(mut spots: Vec<Spot>) -> Vec<Spot> {
    spots.sort_by_key(|spot| (spot.later().is_some(), spot.kind != Kind::Main));
    spots
}

impl Session {
    /// Every wager of the table: those that can be made before the deal, then the others.
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

    /// Your wagers that the table has taken, those that a decision made included. A bonus takes
    /// no stake.
    pub fn stakes(&self) -> Vec<(&'static str, Cents)> {
        let yours = |lying: &Lying| (lying.seat, lying.owner) == (self.you, Owner::Seat);
        let lying = self.table.lying().into_iter().filter(yours);
        let bonus = |id: &str| self.spots.iter().any(|s| s.id == id && s.kind == Kind::Bonus);
        lying.filter(|lying| !bonus(lying.wager)).map(|l| (l.wager, l.amount)).collect()
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

    /// The wagers that are made together with one, in equal amounts: itself first.
    fn together(&self, id: &'static str) -> Vec<&'static str> {
        let groups = self.table.terms().equal.iter().map(|(wagers, _)| wagers);
        let others = groups.filter(|wagers| wagers.contains(&id)).flatten().copied();
        let mut ids = vec![id];
        for other in others {
            if !ids.contains(&other) {
                ids.push(other);
            }
        }
        ids
    }

    /// Puts that much more on a wager, and as much on those that are made together with it;
    /// answers which they are, and what lies on each now.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    pub fn bet(
        &mut self,
        name: &str,
        amount: Cents,
    ) -> Result<(Vec<&'static str>, Cents), Refusal> {
        let Spot { id, limits, .. } = *self.find(name)?;
        self.before_the_deal(id)?;
        if amount <= Cents::ZERO {
            return Err(Refusal::by(limits.rule, format!("{amount} is no wager")));
        }
        let total = self.chips_on(id) + amount;
        let ids = self.together(id);
        self.all_or_none(|session| {
            session.afford_all(&ids, total)?;
            ids.iter().try_for_each(|id| session.put(id, total))
        })?;
        self.bet_declines()?;
        Ok((ids, total))
    }

    /// Puts a chip on a wager. Chips may lie there short of the minimum until betting closes; on
    /// a meter's wager lies its unit, whatever the chip.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    pub fn chip(&mut self, id: &'static str, chip: Cents) -> Result<Cents, Refusal> {
        let limits = self.table.limits(id)?;
        self.before_the_deal(id)?;
        let before = self.chips_on(id);
        let fixed = limits.min == limits.max && before == Cents::ZERO;
        let total = if fixed { limits.min } else { before + chip };
        self.lay_all(id, total)?;
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
        self.lay_all(id, left)?;
        Ok(left)
    }

    /// Takes a wager off the table, and those that are made together with it; answers what lay
    /// there.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    pub fn take(&mut self, name: &str) -> Result<Cents, Refusal> {
        let ids = self.together(self.find(name)?.id);
        let mut back = Cents::ZERO;
        for (n, id) in ids.into_iter().enumerate() {
            if n == 0 || self.chips_on(id) > Cents::ZERO {
                back += match self.short.remove(id) {
                    Some(amount) => amount,
                    None => self.table.withdraw(self.you, id)?,
                };
            }
        }
        Ok(back)
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
        self.all_or_none(|session| {
            session.clear();
            let last = session.last.clone();
            last.iter().try_for_each(|(id, amount)| session.put(id, *amount))
        })?;
        self.bet_declines()?;
        Ok(self.at_stake())
    }

    /// Does something with your chips; where it is refused, they lie again as they did.
    fn all_or_none(
        &mut self,
        work: impl FnOnce(&mut Session) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let (before, short, bid) = (self.stakes(), self.short.clone(), self.bid());
        let done = work(self);
        let lie = (self.stakes(), &self.short, self.bid());
        if done.is_err() && lie != (before.clone(), &short, bid) {
            self.clear();
            for (id, amount) in before {
                self.put(id, amount)?;
            }
            self.short = short;
            if bid > Cents::ZERO {
                self.put_up(bid)?;
            }
        }
        done
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

    /// Whether a wager is made before the deal at all.
    fn before_the_deal(&self, id: &str) -> Result<(), Refusal> {
        match self.spots.iter().find(|spot| spot.id == id).and_then(Spot::later) {
            Some(why) => {
                let why = format!("{id} is not made before the deal: it is {why}");
                Err(Refusal::by(self.table.terms().cites.wagers, why))
            }
            None => Ok(()),
        }
    }

    /// What the room collects for a wager.
    pub(super) fn fee(&self, wager: &str) -> Cents {
        let fees = self.table.terms().collection.as_ref();
        let due = fees.filter(|fees| !fees.free.contains(&wager));
        due.map(|fees| fees.per_bet).unwrap_or_default()
    }

    /// Makes a wager and those made together with it `total` each, or lets chips short of the
    /// minimum lie.
    fn lay_all(&mut self, id: &'static str, total: Cents) -> Result<(), Refusal> {
        let ids = self.together(id);
        self.all_or_none(|session| {
            session.afford_all(&ids, total)?;
            ids.iter().try_for_each(|id| session.lay(id, total))
        })
    }

    /// Makes a wager `total`, or lets chips short of its minimum lie.
    fn lay(&mut self, id: &'static str, total: Cents) -> Result<(), Refusal> {
        let limits = self.table.limits(id)?;
        if total >= limits.min || self.table.next() != Next::Wagers {
            return self.put(id, total);
        }
        self.may_bet(id)?;
        self.afford_all(&[id], total)?;
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
        self.afford_all(&[id], total)?;
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

    /// Whether you could make each of these wagers `total`.
    fn afford_all(&self, ids: &[&str], total: Cents) -> Result<(), Refusal> {
        let more = |id: &&str| {
            let before = self.chips_on(id);
            let fee = if before == Cents::ZERO { self.fee(id) } else { Cents::ZERO };
            if total > before { total - before + fee } else { Cents::ZERO }
        };
        let more: Cents = ids.iter().map(more).sum();
        if more > Cents::ZERO { self.afford(more) } else { Ok(()) }
    }

    fn stake(&mut self, id: &str, amount: Cents) -> Result<(), Refusal> {
        let (seat, owner) = (self.you, Owner::Seat);
        self.table.stake(&Bet { seat, owner, wager: id.to_string(), amount })
    }
}
