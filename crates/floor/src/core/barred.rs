//! Tables at which no bets are taken and no hand is dealt, and people who may not play:
//! [`reading::FLOOR_BARRED`].
//!
//! Where money lies in front of the seats nobody stakes anew for the next hand: being dealt in is
//! what a bet is elsewhere. So the floor looks before every deal, whoever wants it: who may not
//! play is sat out, and a table that is disabled deals nothing.

use super::holding::Comes;
use super::running::{Kept, Running};
use super::state::State;
use super::work::Work;
use super::{Fact, Fault, PersonId, Refused, Scope, TableId};
use crate::ledger::Account;
use crate::people::Counted;
use law::reading;
use money::Cents;
use table::{Ask, Input, Office, Seat, Table, Viewer};

impl State {
    /// Why a table takes no bets and deals no hand, where it does not.
    pub(super) fn closed(&self, running: &Running) -> Option<&str> {
        let kept = &running.kept;
        // A table bears the game's own id, however whoever opened it has written that.
        let (game, id) = (kept.opening.game.clone(), running.table.sign().id.to_string());
        let scopes =
            [Scope::Everything, Scope::Game(game), Scope::Game(id), Scope::Table(kept.id)];
        let reason = scopes.iter().find_map(|scope| self.house.disabled.get(scope));
        reason.map(String::as_str)
    }
}

impl Work<'_> {
    /// Whether a hand may be dealt at a table.
    pub(super) fn deals(&self, running: &Running) -> Result<(), Refused> {
        match self.state.closed(running) {
            Some(reason) => Err(Refused::new(Fault::Rule, format!("no hand is dealt: {reason}"))),
            None => Ok(()),
        }
    }

    /// Whether nothing happens at a table but that the hand in play concludes, and none is.
    pub(super) fn rests(&self, running: &Running) -> bool {
        let over = |ask: &Ask| matches!(ask, Ask::Settlement | Ask::Round);
        running.in_front()
            && !running.kept.in_hand
            && !running.asks().iter().any(over)
            && self.state.closed(running).is_some()
    }

    /// Why somebody may not play anywhere: the house says so, or the person has said so.
    pub(super) fn barred(&self, person: PersonId) -> Option<String> {
        let house = &self.state.house;
        if let Some(reason) = house.disabled.get(&Scope::Player(person)) {
            return Some(format!("no bets are taken: {reason}"));
        }
        house.people.get(&person)?.limits.pauses(self.now()).map(String::from)
    }

    /// Why somebody is dealt no further hand here: one who is barred, or whose own limits leave
    /// nothing to be put into a pot.
    fn stays_out(&self, running: &Running, person: PersonId) -> Option<String> {
        if let Some(why) = self.barred(person) {
            return Some(why);
        }
        let limits = &self.state.house.people.get(&person)?.limits;
        if limits.set.is_empty() {
            return None;
        }
        let least = |of: Counted| Counted { staked: of.staked + Cents::new(1), ..of };
        let (day, sitting) = self.counted(running, person, Cents::ZERO);
        limits.admit(least(day), least(sitting), self.now()).err()
    }

    /// The first thing to be told a table before it deals, so that nobody is dealt in who may
    /// not be.
    ///
    /// # Errors
    /// Somebody can neither be dealt in nor be sat out: nothing is dealt.
    pub(super) fn sits_out(&self, running: &Running) -> Result<Option<Input>, Refused> {
        self.sits_out_of(running, running.table.as_ref())
    }

    fn sits_out_of(&self, running: &Running, table: &dyn Table) -> Result<Option<Input>, Refused> {
        let between =
            |ask: &Ask| matches!(ask, Ask::Hand | Ask::Office { office: Office::Button, .. });
        if !running.in_front() || running.kept.in_hand || !table.asks().iter().any(between) {
            return Ok(None);
        }
        for (seat, sitter) in &running.kept.seats {
            let out = Input::SitOut { seat: *seat };
            let may = table.check(&out).is_ok();
            // Whoever let a decision pass is dealt no further hand until heard of.
            if sitter.absent && may {
                return Ok(Some(out));
            }
            let Some(why) = self.stays_out(running, sitter.person) else { continue };
            if may {
                return Ok(Some(out));
            }
            if is_away(table, *seat) {
                continue;
            }
            // A kill that is owed is refused first.
            let frees = catalog::frees(table, *seat);
            let cannot = || format!("{seat} may not play and cannot be sat out: {why}");
            return frees.map(Some).ok_or_else(|| Refused::new(Fault::Rule, cannot()));
        }
        Ok(None)
    }

    /// What a table is told before somebody has a hand dealt: the deal is tried on a copy.
    ///
    /// # Errors
    /// No hand is dealt here, or not among those who are left.
    pub(super) fn before_the_deal(&self, id: TableId) -> Result<Vec<Input>, Refused> {
        let running = self.running(id)?;
        self.deals(running)?;
        let stopped =
            |failure: crate::store::Failure| Refused::new(Fault::Stopped, failure.to_string());
        let mut copy = running.copy().map_err(stopped)?;
        let mut first = Vec::new();
        // Each is sat out once, or refuses a kill and is.
        for _ in 0..=2 * running.kept.seats.len() {
            let Some(input) = self.sits_out_of(running, copy.as_ref())? else { break };
            copy.tell(input.clone())?;
            first.push(input);
        }
        copy.check(&Input::Deal {})?;
        Ok(first)
    }

    /// What is asked of somebody who may not play is decided at once, as for one who is absent.
    /// Whether anything was.
    pub(super) fn decides_for_the_barred(&mut self, id: TableId) -> Result<bool, Refused> {
        let running = self.running(id)?;
        if !running.in_front() || !running.kept.in_hand {
            return Ok(false);
        }
        let asks = running.asks();
        let mut asked = asks.iter().filter_map(|ask| match ask {
            Ask::Decide { seat } | Ask::Show { by: Some(seat), .. } => Some(*seat),
            _ => None,
        });
        let found = asked.find_map(|seat| {
            let person = running.kept.person_at(seat)?;
            let why = self.barred(person)?;
            Some((seat, why, catalog::absent(running.table.as_ref(), seat)?))
        });
        let Some((seat, why, input)) = found else { return Ok(false) };
        self.fact(Fact::Barred { table: id, seat, why, rule: reading::FLOOR_BARRED });
        self.told(id, &input, Comes::default())?;
        Ok(true)
    }

    /// Whether somebody's decision in a hand is still the own: where it puts something in, it
    /// stays within the own limit of stakes.
    pub(super) fn decides(
        &self,
        running: &Running,
        person: PersonId,
        input: &Input,
    ) -> Result<(), Refused> {
        if !running.kept.in_hand {
            return Ok(());
        }
        let rule = |why: String| Refused::new(Fault::Rule, why);
        if let Some(why) = self.barred(person) {
            return Err(rule(why));
        }
        let limits = &self.known(person)?.limits;
        let Some(seat) = running.kept.seat_of(person).filter(|_| !limits.set.is_empty()) else {
            return Ok(());
        };
        // What the table refuses is refused by the table.
        let Ok(mut copy) = running.copy() else { return Ok(()) };
        let before = self.put_in(running, copy.as_ref(), seat);
        if copy.tell(input.clone()).is_err() {
            return Ok(());
        }
        let now = self.put_in(running, copy.as_ref(), seat);
        if now <= before {
            return Ok(());
        }
        let with = |of: Counted| Counted { staked: of.staked + now, ..of };
        let (day, sitting) = self.counted(running, person, Cents::ZERO);
        limits.admit(with(day), with(sitting), self.now()).map_err(rule)
    }

    /// What a seat has put into the pot of a hand that is on: its chips are fewer by that.
    fn put_in(&self, running: &Running, table: &dyn Table, seat: Seat) -> Cents {
        let front = Account::Front(running.kept.id, seat);
        let lies = self.state.house.ledger.balance(running.kept.opening.tender, front);
        let chairs = table.sight(Viewer::Croupier).chairs;
        let chips = chairs.iter().find(|chair| chair.seat == seat).and_then(|chair| chair.chips);
        chips.map_or(Cents::ZERO, |chips| lies - chips)
    }

    /// Bets are taken again, or no longer, at these tables: what waits there goes on, and clocks
    /// run or stop.
    pub(super) fn look_again(&mut self, concerns: impl Fn(&Kept) -> bool) {
        let tables = self.state.tables.iter();
        let tables: Vec<TableId> =
            tables.filter(|(_, at)| concerns(&at.kept)).map(|(id, _)| *id).collect();
        for table in tables {
            self.go_on(table, None);
            self.reclock(table, None);
        }
    }

    /// Somebody may no longer play, or may again.
    pub(super) fn look_at(&mut self, person: PersonId) {
        self.look_again(|kept| kept.seat_of(person).is_some());
    }
}

fn is_away(table: &dyn Table, seat: Seat) -> bool {
    let chairs = table.sight(Viewer::Public).chairs;
    chairs.iter().any(|chair| chair.seat == seat && chair.standing == "away")
}
