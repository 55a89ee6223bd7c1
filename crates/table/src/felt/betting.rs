//! Wagers between throws: made, added to, taken down, called on and off.

use super::Play;
use crate::{Bet, Call, Change, Layout, Memory, Owner, Phase, Refusal, Seat, Stake, Tale, What};
use law::Cite;
use money::Cents;
use std::sync::Arc;

impl<L: Layout> Play<L> {
    /// What the same person has on the layout, but for the stake of one number.
    fn own(&self, seat: Seat, owner: Owner, but: Option<usize>) -> Vec<Stake> {
        let mine =
            |(i, s): &(usize, &Stake)| (s.seat, s.owner) == (seat, owner) && Some(*i) != but;
        self.stakes.iter().enumerate().filter(mine).map(|(_, s)| s.clone()).collect()
    }

    fn open_for_bets(&self) -> Result<(), Refusal> {
        let closed = self.posting.terms.cites.closed;
        match self.phase {
            Phase::Betting => Ok(()),
            Phase::Playing | Phase::Settled => Err(Refusal::by(closed, "betting is closed")),
        }
    }

    pub(super) fn take_bet(&mut self, bet: &Bet, tale: &mut Tale) -> Result<(), Refusal> {
        let posting = Arc::clone(&self.posting);
        let terms = &posting.terms;
        self.open_for_bets()?;
        posting.check_oral(bet)?;
        let offer = self.posting.offer(&bet.wager)?;
        self.posting.check_seat(bet.seat)?;
        match bet.owner {
            Owner::Seat => {}
            Owner::Behind(_) => {
                return Err(Refusal::by(terms.behind.rule, "no wager behind a seat"));
            }
            Owner::Dealer => {
                let rule = terms.tips.allowed.1;
                return Err(Refusal::by(rule, "no wager for the dealer at this table"));
            }
        }
        let (seat, owner, amount) = (bet.seat, bet.owner, bet.amount);
        let wager = self.posting.offers[offer].wager.id();
        let stake = Stake { seat, owner, offer, wager, amount, memory: Memory::default() };
        if amount <= Cents::ZERO {
            return Err(Refusal::by(terms.main.rule, format!("{wager} {amount} is no wager")));
        }
        let same =
            |s: &Stake| (s.seat, s.owner, s.offer, s.memory.point) == (seat, owner, offer, 0);
        let there: Cents = self.stakes.iter().filter(|s| same(s)).map(|s| s.amount).sum();
        self.posting.check_limits(amount + there, offer)?;
        let rules = &self.posting.rules;
        let mut own = self.own(seat, owner, None);
        L::admits(rules, &self.round, &own, &stake)?;
        own.push(stake.clone());
        L::holds(rules, &self.round, &own)?;
        match self.stakes[self.stood..].iter_mut().find(|s| same(s)) {
            Some(fresh) => fresh.amount += amount,
            None => self.stakes.push(stake),
        }
        let rule = terms.cites.made(wager);
        let bet = Bet { wager: wager.to_string(), ..bet.clone() };
        tale.tell(|| What::Staked { bet, rule });
        Ok(())
    }

    /// Takes back what was put on a mark since the last throw.
    pub(super) fn take_back(
        &mut self,
        seat: Seat,
        wager: &str,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        self.open_for_bets()?;
        let offer = self.posting.offer(wager)?;
        let id = self.posting.offers[offer].wager.id();
        let Some(at) = self.fresh_at(seat, offer) else {
            let why = format!("{seat} has put nothing on {id} since the last {}", L::CHANCE);
            return Err(Refusal::by(self.posting.terms.cites.wagers, why));
        };
        let own = self.own(seat, Owner::Seat, Some(at));
        L::holds(&self.posting.rules, &self.round, &own)?;
        let Stake { owner, amount, .. } = self.stakes.remove(at);
        let (wager, rule) = (id.into(), self.posting.terms.cites.wagers);
        tale.tell(|| What::Withdrawn { seat, owner, wager, amount, rule });
        Ok(())
    }

    /// The standing stake of that name: a wager's id, with the number it has travelled to where a
    /// seat has several.
    fn standing(&self, seat: Seat, name: &str) -> Result<usize, Refusal> {
        let mine = |s: &Stake| s.seat == seat && s.owner == Owner::Seat;
        let full = |s: &Stake| format!("{}-{}", s.wager, s.memory.point);
        let standing = || self.stakes[..self.stood].iter().enumerate().filter(|(_, s)| mine(s));
        if let Some((at, _)) = standing().find(|(_, s)| s.memory.point > 0 && full(s) == name) {
            return Ok(at);
        }
        let offer = self.posting.offer(name)?;
        let found: Vec<usize> =
            standing().filter(|(_, s)| s.offer == offer).map(|(at, _)| at).collect();
        match found.as_slice() {
            [at] => Ok(*at),
            [] => {
                let why = format!("{seat} has no {name} wager that stands");
                Err(Refusal::by(self.posting.terms.cites.wagers, why))
            }
            several => {
                let names: Vec<String> =
                    several.iter().map(|at| full(&self.stakes[*at])).collect();
                let why = format!("{seat} has several: {}", names.join(", "));
                Err(Refusal::by(self.posting.terms.cites.wagers, why))
            }
        }
    }

    pub(super) fn change_stake(
        &mut self,
        seat: Seat,
        name: &str,
        change: Change,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        self.open_for_bets()?;
        let mut rule = self.posting.terms.cites.wagers;
        match change {
            Change::Take => {
                // Chips put down since the last throw are simply taken back.
                let offer = self.posting.offer(name).ok();
                let fresh = offer.filter(|at| self.fresh_at(seat, *at).is_some());
                if fresh.is_some() {
                    self.take_back(seat, name, tale)?;
                }
                let stood = self.stakes[..self.stood].iter().any(|stake| {
                    let same = fresh.is_some_and(|offer| offer == stake.offer);
                    (stake.seat, stake.memory.point) == (seat, 0) && same
                });
                if fresh.is_none() || stood {
                    let at = self.standing(seat, name)?;
                    rule = self.reduce(at, self.stakes[at].amount)?;
                }
            }
            Change::Reduce(amount) => rule = self.reduce_any(seat, name, amount)?,
            Change::Call(call) => rule = self.call(seat, name, call)?,
        }
        let wager = name.to_string().into();
        tale.tell(|| What::Changed { seat, wager, change, rule });
        Ok(())
    }

    /// Calls a wager on or off, what was put there since the last throw with it; by which rule.
    fn call(&mut self, seat: Seat, name: &str, call: Call) -> Result<Cite, Refusal> {
        let at = self.fresh(seat, name).map_or_else(|| self.standing(seat, name), Ok)?;
        let rule = L::calls(&self.posting.rules, &self.stakes[at], call)?;
        let key = |s: &Stake| (s.seat, s.owner, s.offer, s.memory.point);
        let called = key(&self.stakes[at]);
        for stake in self.stakes.iter_mut().filter(|stake| key(stake) == called) {
            stake.memory.called = Some(call);
        }
        Ok(rule)
    }

    /// Where chips lie that a seat has put on a mark since the last throw.
    fn fresh(&self, seat: Seat, name: &str) -> Option<usize> {
        self.fresh_at(seat, self.posting.offer(name).ok()?)
    }

    fn fresh_at(&self, seat: Seat, offer: usize) -> Option<usize> {
        let mine = |s: &Stake| (s.seat, s.owner, s.offer) == (seat, Owner::Seat, offer);
        self.stakes[self.stood..].iter().position(mine).map(|at| self.stood + at)
    }

    /// Takes part of a wager down: first what was put there since the last throw. By which rule.
    fn reduce_any(&mut self, seat: Seat, name: &str, by: Cents) -> Result<Cite, Refusal> {
        let Some(at) = self.fresh(seat, name) else {
            return self.reduce(self.standing(seat, name)?, by);
        };
        let stake = self.stakes[at].clone();
        let key = |s: &Stake| (s.seat, s.owner, s.offer, s.memory.point);
        let stood = self.stakes[..self.stood].iter().position(|s| key(s) == key(&stake));
        let (wager, amount) = (stake.wager, stake.amount);
        if by <= Cents::ZERO || by > amount && stood.is_none() {
            let why = format!("{wager} is {amount}: {by} cannot be taken of it");
            return Err(Refusal::by(self.posting.terms.cites.wagers, why));
        }
        let left = Stake { amount: amount - by.min(amount), ..stake };
        let there = stood.map_or(Cents::ZERO, |at| self.stakes[at].amount);
        let mut own = self.own(seat, Owner::Seat, Some(at));
        if left.amount > Cents::ZERO {
            self.posting.check_limits(there + left.amount, left.offer)?;
            own.push(left.clone());
        }
        L::holds(&self.posting.rules, &self.round, &own)?;
        if left.amount > Cents::ZERO {
            self.stakes[at] = left;
        } else {
            self.stakes.remove(at);
        }
        match stood.filter(|_| by > amount) {
            None => Ok(self.posting.terms.cites.wagers),
            Some(stood) => self.reduce(stood, by - amount),
        }
    }

    fn reduce(&mut self, at: usize, by: Cents) -> Result<Cite, Refusal> {
        let stake = self.stakes[at].clone();
        let rules = &self.posting.rules;
        let rule = L::releases(rules, &self.round, &stake)?;
        if by <= Cents::ZERO || by > stake.amount {
            let why = format!("{} is {}: {by} cannot be taken of it", stake.wager, stake.amount);
            return Err(Refusal::by(rule, why));
        }
        let left = Stake { amount: stake.amount - by, ..stake.clone() };
        let mut own = self.own(stake.seat, stake.owner, Some(at));
        // What was added to it since the last throw stays, and is a wager by itself.
        let key = |s: &Stake| (s.seat, s.owner, s.offer, s.memory.point);
        let added = self.stakes[self.stood..].iter().filter(|s| key(s) == key(&stake));
        let added: Cents = added.map(|s| s.amount).sum();
        match left.amount {
            Cents::ZERO if added == Cents::ZERO => {}
            Cents::ZERO => self.posting.check_limits(added, stake.offer)?,
            amount => self.posting.check_limits(amount, stake.offer)?,
        }
        if left.amount > Cents::ZERO {
            own.push(left.clone());
        }
        L::holds(rules, &self.round, &own)?;
        if left.amount > Cents::ZERO {
            self.stakes[at] = left;
        } else {
            self.stakes.remove(at);
            self.stood -= 1;
        }
        self.down.push((Stake { amount: by, ..stake }, rule));
        Ok(rule)
    }

    pub(super) fn close_betting(&mut self, tale: &mut Tale) -> Result<(), Refusal> {
        self.open_for_bets()?;
        L::ready(&self.posting.rules, &self.round, &self.stakes)?;
        // What was added to a standing wager is one with it from now on.
        for added in self.stakes.split_off(self.stood) {
            let key = |s: &Stake| (s.seat, s.owner, s.offer, s.memory.point);
            let into = self.stakes.iter_mut().find(|stake| key(stake) == key(&added));
            match into {
                Some(stake) => stake.amount += added.amount,
                None => self.stakes.push(added),
            }
        }
        self.stood = self.stakes.len();
        self.phase = Phase::Playing;
        tale.tell(|| What::Closed);
        Ok(())
    }
}
