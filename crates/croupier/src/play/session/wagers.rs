//! Your chips: put down, added to, taken back, put down again.

use super::{Session, Stop, Waits};
use catalog::Game;
use games::Entry;
use law::Posted;
use money::Cents;
use table::{
    Act, Ask, Bet, Chance, Change, Input, Lying, Mark, Name, Office, Owner, Refusal, Verb,
};

impl Session {
    /// Whether wagers stand from one round to the next, and are added to as they lie.
    #[must_use]
    pub fn is_layout(&self) -> bool {
        matches!(self.sign().chance, Chance::Throw { .. })
    }

    /// Your wagers on the table, those for the dealer apart.
    #[must_use]
    pub fn lying(&self) -> Vec<Lying> {
        let you = self.you();
        let stakes = self.sight().stakes.into_iter();
        stakes.filter(|lying| lying.seat == you && lying.owner.is_seat()).collect()
    }

    /// Your chips on a wager that has not travelled.
    #[must_use]
    pub fn chips_on(&self, wager: &str) -> Cents {
        let there = |lying: &Lying| lying.wager == wager && lying.memory.point == 0;
        self.lying().iter().filter(|lying| there(lying)).map(|lying| lying.amount).sum()
    }

    /// The wager of that id, alias or title; its numbers may be written apart.
    ///
    /// # Errors
    /// A refusal that names near ids.
    pub fn find(&self, name: &str) -> Result<&Mark, Refusal> {
        let sign = self.sign();
        // A title that several wagers bear names none of them.
        let titled = |mark: &&Mark| mark.title.eq_ignore_ascii_case(name);
        let unique = sign.marks.iter().filter(titled).count() == 1;
        let named = |mark: &&Mark| mark.id == name || unique && titled(mark);
        let id = hyphened(name);
        let known = || match &self.game {
            Game::Banked(entry, _) => canonical(entry, &self.setup.posted, &id),
            Game::Pot(_) | Game::Points(_) => None,
        };
        let found = sign.marks.iter().find(named);
        let found = found.or_else(|| known().and_then(|id| sign.mark(id)));
        found.ok_or_else(|| {
            let (seat, owner) = (self.you(), Owner::Seat);
            // The table has its rule for it, and says what is near.
            let refused = self.table.check(&Input::Withdraw { seat, wager: id.clone(), owner });
            let none = sign.marks.is_empty();
            let theirs = refused.err().filter(|no| none || no.why.starts_with("no wager"));
            let why = format!("no wager `{}` at this table", name.escape_debug());
            theirs.unwrap_or_else(|| Refusal::unknown(why))
        })
    }

    /// The wagers that are made together with one, in equal amounts: itself first.
    fn together(&self, id: &Name) -> Vec<Name> {
        let mut ids = vec![id.clone()];
        for other in self.sign().equal.iter().filter(|all| all.contains(id)).flatten() {
            if !ids.contains(other) {
                ids.push(other.clone());
            }
        }
        ids
    }

    /// Puts that much more on a wager, and as much on those that are made together with it;
    /// answers which they are, and what lies on each now.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    pub fn bet(&mut self, name: &str, amount: Cents) -> Result<(Vec<Name>, Cents), Stop> {
        let mark = self.find(name)?;
        let (id, limits) = (mark.id.clone(), mark.limits);
        if amount <= Cents::ZERO {
            return Err(Refusal::by(limits.rule, format!("{amount} is no wager")).into());
        }
        let ids = self.together(&id);
        if self.is_layout() {
            self.tell(Input::Stake(Bet::new(self.you(), id.to_string(), amount)))?;
        } else {
            let total = self.chips_on(&id) + amount;
            self.afford(&ids, total)?;
            self.all_or_none(|session| ids.iter().try_for_each(|id| session.lay(id, total)))?;
        }
        self.bet_declines()?;
        let total = self.chips_on(&id);
        Ok((ids, total))
    }

    /// Whoever bets lets the bank that is offered go by.
    fn bet_declines(&mut self) -> Result<(), Stop> {
        let (office, seat) = (Office::Bank, self.you());
        if self.table.asks().contains(&Ask::Office { office, seat }) {
            self.tell(Input::Decide { seat, act: Act::word("decline") })?;
        }
        Ok(())
    }

    /// Whether you could make each of these wagers `total`.
    fn afford(&self, ids: &[Name], total: Cents) -> Result<(), Refusal> {
        let more = |id: &Name| match self.chips_on(id) {
            Cents::ZERO => total + self.purse.fee(id),
            before => total - before,
        };
        self.purse.has(ids.iter().map(more).sum())
    }

    /// Makes a wager `total`, whatever lay there.
    fn lay(&mut self, id: &Name, total: Cents) -> Result<(), Stop> {
        if self.chips_on(id) > Cents::ZERO {
            self.withdraw(id)?;
        }
        self.tell(Input::Stake(Bet::new(self.you(), id.to_string(), total))).map(drop)
    }

    fn withdraw(&mut self, id: &Name) -> Result<(), Stop> {
        let (seat, owner, wager) = (self.you(), Owner::Seat, id.to_string());
        self.tell(Input::Withdraw { seat, wager, owner }).map(drop)
    }

    /// Does something with your chips; where it is refused, they lie again as they did.
    fn all_or_none(
        &mut self,
        work: impl FnOnce(&mut Session) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let (before, news) = (self.lying(), self.news.len());
        let done = work(self);
        if matches!(done, Err(Stop::Refused(_))) {
            if self.lying() != before {
                for lying in self.lying() {
                    self.withdraw(&lying.wager)?;
                }
                for lying in before {
                    self.lay(&lying.wager, lying.amount)?;
                }
            }
            self.news.truncate(news);
        }
        done
    }

    /// Takes a wager off the table, and those that are made together with it; answers what came
    /// back. A standing wager is named with the number it has travelled to.
    ///
    /// # Errors
    /// A refusal; nothing changed.
    pub fn take(&mut self, name: &str) -> Result<Cents, Stop> {
        let before = self.purse.at_stake();
        if self.is_layout() {
            let (seat, wager) = (self.you(), self.standing(name));
            self.tell(Input::Change { seat, wager, change: Change::Take })?;
        } else if name == table::PLAYER_DEALER {
            self.withdraw(&name.to_string().into())?;
        } else {
            let id = self.find(name)?.id.clone();
            for (n, id) in self.together(&id).into_iter().enumerate() {
                if n == 0 || self.chips_on(&id) > Cents::ZERO {
                    self.withdraw(&id)?;
                }
            }
        }
        Ok(before - self.purse.at_stake())
    }

    /// What a standing wager is called by.
    #[must_use]
    pub fn standing(&self, name: &str) -> String {
        self.find(name).map_or_else(|_| hyphened(name), |mark| mark.id.to_string())
    }

    /// Takes back all that you have put down since the last round, while betting is open; answers
    /// what came back.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn clear(&mut self) -> Result<Cents, Stop> {
        let before = self.purse.at_stake();
        let menu = self.table.menu(self.you()).into_iter();
        let open = menu.filter(|choice| choice.verb == Verb::Withdraw && choice.is_open());
        for choice in open.collect::<Vec<_>>() {
            match self.withdraw(&choice.id) {
                // It came back with another.
                Ok(()) | Err(Stop::Refused(_)) => {}
                failed => return failed.map(|()| Cents::ZERO),
            }
        }
        Ok(before - self.purse.at_stake())
    }

    /// The wagers of the last round again: all of them instead of what lies there, or on a layout
    /// those that do not lie there. Answers what a layout does not take at this moment.
    ///
    /// # Errors
    /// A refusal when there are none, or you have not got so much; nothing changed.
    pub fn repeat(&mut self) -> Result<Vec<(Name, Refusal)>, Stop> {
        if !matches!(self.waits(), Waits::Bets | Waits::Office(_)) {
            return Err(Refusal::unknown("no wagers are taken now").into());
        }
        if self.last.is_empty() {
            return Err(Refusal::unknown("there is no wager to repeat").into());
        }
        let last = self.last.clone();
        if !self.is_layout() {
            self.all_or_none(|session| {
                session.clear()?;
                last.iter().try_for_each(|(id, amount)| session.lay(id, *amount))
            })?;
            self.bet_declines()?;
            return Ok(Vec::new());
        }
        let missing = |(id, _): &&(Name, Cents)| self.chips_on(id) == Cents::ZERO;
        let missing: Vec<(Name, Cents)> = last.iter().filter(missing).cloned().collect();
        self.purse.has(missing.iter().map(|(_, amount)| *amount).sum())?;
        let mut refused = Vec::new();
        for (id, amount) in missing {
            match self.tell(Input::Stake(Bet::new(self.you(), id.to_string(), amount))) {
                Ok(_) => {}
                Err(Stop::Refused(refusal)) => refused.push((id, refusal)),
                Err(failed) => return Err(failed),
            }
        }
        Ok(refused)
    }

    /// Your wagers, to be made again.
    pub(super) fn remember(&mut self) {
        let bonus = |id: &str| self.sign().mark(id).is_some_and(|m| m.kind == table::Kind::Bonus);
        let yours = self.lying().into_iter().filter(|lying| lying.memory.point == 0);
        let yours = yours.filter(|lying| !bonus(&lying.wager));
        let yours: Vec<(Name, Cents)> = yours.map(|lying| (lying.wager, lying.amount)).collect();
        if !yours.is_empty() {
            self.last = yours;
        }
    }
}

/// The id that a name stands for: one of the game's own, an alias, or without its dashes.
fn canonical(entry: &Entry, posted: &Posted, name: &str) -> Option<&'static str> {
    macro_rules! offered {
        ($variant:expr) => {{
            let posting = $variant.post(posted).ok()?;
            posting.offer(name).ok().map(|at| posting.offers[at].wager.id())
        }};
    }
    match entry {
        Entry::Baccarat(variant) => offered!(variant),
        Entry::Nines(variant) => offered!(variant),
        Entry::Pan(variant) => offered!(variant),
        Entry::PaiGow(variant) => offered!(variant),
        Entry::Tiles(variant) => offered!(variant),
        Entry::Pokara(variant) => offered!(variant),
        Entry::TwentyOne(variant) => offered!(variant),
        Entry::Duel(variant) => offered!(variant),
        Entry::Roulette(variant) => offered!(variant),
        Entry::Dice(variant) => offered!(variant),
        Entry::SicBo(variant) => offered!(variant),
        Entry::BigSix(variant) => offered!(variant),
    }
}

/// A name as ids are written: `split 0 2` is `split-0-2`.
fn hyphened(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join("-")
}
