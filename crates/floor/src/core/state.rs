//! Everything the core knows: the fold of its facts. [`State::apply`] is the only change.

use super::running::{Kept, Running, Tally};
use super::{Fact, MeterId, Moment, PersonId, Scope, TableId};
use crate::ledger::{Ledger, Transfer, Why};
use crate::meters::{Meter, Proposal};
use crate::people::{Limits, Person, Session, SessionKey};
use crate::store::Failure;
use money::Cents;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};
use table::{Carried, Event, Line, Outcome, Owner, Settlement, What};

/// Everything the core knows.
#[derive(Default)]
pub struct State {
    /// All of it but the tables.
    pub house: House,
    /// Tables in use.
    pub tables: BTreeMap<TableId, Running>,
}

/// All that is known beside the tables.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct House {
    /// The latest moment.
    pub now: Moment,
    /// What is added to what the clock says, so that time never runs backwards.
    pub skew: i64,
    /// Everybody with a name.
    pub people: BTreeMap<PersonId, Person>,
    /// Sessions and tokens.
    #[serde(with = "crate::store::pairs")]
    pub sessions: BTreeMap<SessionKey, Session>,
    /// What opens the door to the first administrator.
    pub invite: Option<SessionKey>,
    /// All money.
    pub ledger: Ledger,
    /// Meters.
    pub meters: BTreeMap<MeterId, Meter>,
    /// Changes by hand that wait for a second person.
    pub proposals: BTreeMap<u64, Proposal>,
    /// Proposals made so far.
    pub proposed: u64,
    /// What takes no bets, and why.
    #[serde(with = "crate::store::pairs")]
    pub disabled: BTreeMap<Scope, String>,
    /// Tables opened so far.
    pub tables: u32,
    /// The digest of the program, as first found.
    pub digest: Option<String>,
    /// When the program was last checked.
    pub checked: Moment,
    /// The day that is on, and what stands out in it.
    pub day: u64,
    /// See [`House::day`].
    pub exceptions: Vec<String>,
    /// Transfers before that day.
    pub before_day: u64,
    /// What each wager of each game took and gave back at tables that are closed.
    #[serde(with = "crate::store::pairs")]
    pub tallies: BTreeMap<(String, String), Tally>,
    /// The latest entries of the cage by hand, which may be reversed.
    pub manual: VecDeque<Transfer>,
    /// Which of them were.
    pub reversed: Vec<u64>,
    /// Names, by [`crate::people::names::key`].
    pub names: BTreeMap<String, PersonId>,
}

/// How many entries of the cage can be reversed: later mistakes take an entry of their own.
const MANUAL_MAX: usize = 4096;

/// What is kept in snapshots has changed so often: one of another form is not gone on from, the
/// records are read instead.
pub(super) const FORM: u8 = 1;

/// A table put up anew, and what it goes on from.
type Anew = (Carried, Box<dyn table::Table>);

/// What a snapshot holds: borrowed to be written, owned when it is read.
#[derive(Serialize, Deserialize)]
pub(super) struct Saved<H, K> {
    /// See [`FORM`]; none was written at first.
    #[serde(default)]
    pub(super) form: u8,
    house: H,
    tables: Vec<K>,
}

/// Whether a table has been told already what a fact says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    /// It has: the fact was just decided.
    Told,
    /// It has not: the fact is read again, and what follows must be the same.
    Tell,
}

impl State {
    /// All of it, as a snapshot has it.
    pub(super) fn saved(&self) -> Saved<&House, &Kept> {
        let tables = self.tables.values().map(|running| &running.kept).collect();
        Saved { form: FORM, house: &self.house, tables }
    }

    /// The same read again.
    pub(super) fn read(saved: Saved<House, Kept>) -> Result<State, Failure> {
        let mut state = State { house: saved.house, tables: BTreeMap::new() };
        for kept in saved.tables {
            state.tables.insert(kept.id, Running::again(kept)?);
        }
        Ok(state)
    }

    /// Takes a fact in.
    ///
    /// # Errors
    /// When a table, told again, does not do what was recorded.
    pub(super) fn apply(&mut self, fact: &Fact, table: Table) -> Result<(), String> {
        match fact {
            Fact::Opened { table, opening, by } => {
                let running = Running::open(*table, opening.clone(), *by, self.house.now);
                self.opened(running.map_err(|error| error.to_string())?);
            }
            Fact::Closed { table } => self.close(*table),
            Fact::Told { table: id, input, events, .. } => {
                let Some(running) = self.tables.get_mut(id) else {
                    return Err(format!("there is no table {}", id.0));
                };
                if table == Table::Tell {
                    let again = running.table.tell(input.clone());
                    let again = again.map_err(|refusal| format!("refused again: {refusal}"))?;
                    same(events, &again)?;
                }
                self.house.count(&running.kept, events);
                running.tally(events);
                running.follow(input, events);
            }
            Fact::Corrected { table: id, told, events, .. } => {
                self.retold(*id, events, table, |running| Ok((running.anew(told)?, told)))?;
                self.house.apply(fact);
            }
            Fact::Abandoned { table: id, told, events, bare, .. } => {
                self.retold(*id, events, table, |running| {
                    let anew = if *bare { running.given_up(told) } else { running.anew(told) };
                    Ok((anew?, told))
                })?;
                self.house.apply(fact);
                if let Some(running) = self.tables.get_mut(id) {
                    let kept = &mut running.kept;
                    (kept.fresh, kept.in_hand, kept.begun) = (true, false, false);
                    kept.round += 1;
                    kept.carried = None;
                    kept.due.clear();
                    kept.ready.clear();
                    if *bare {
                        kept.behind.clear();
                    }
                }
            }
            fact => self.apply_small(fact),
        }
        Ok(())
    }

    /// A table is there from now on.
    pub(super) fn opened(&mut self, running: Running) {
        let table = running.kept.id;
        self.tables.insert(table, running);
        self.house.tables = self.house.tables.max(table.0);
    }

    /// A table is put up as it was, and told something else.
    fn retold<'a>(
        &mut self,
        id: TableId,
        events: &[Event],
        table: Table,
        anew: impl FnOnce(&Running) -> Result<(Anew, &'a [table::Input]), Failure>,
    ) -> Result<(), String> {
        let Some(running) = self.tables.get_mut(&id) else {
            return Err(format!("there is no table {}", id.0));
        };
        if table == Table::Tell {
            let anew = anew(running).map_err(|failure| failure.to_string())?;
            let ((base, table), told) = anew;
            same(events, table.events())?;
            running.retell(base, table, told);
        }
        Ok(())
    }

    /// Whatever concerns no running game.
    fn apply_small(&mut self, fact: &Fact) {
        if let Fact::Rose { table, seat, person } = fact {
            let sitter = self.tables.get(table).and_then(|running| running.kept.seats.get(seat));
            let since = sitter.map_or(0, |sitter| self.house.now.since(sitter.since));
            let now = self.house.now;
            if let Some(known) = self.house.people.get_mut(person) {
                known.limits.roll(now);
                known.limits.played += since;
            }
        }
        if let Some(running) = fact.table().and_then(|table| self.tables.get_mut(&table)) {
            running.apply(fact, self.house.now);
        }
        self.house.apply(fact);
    }

    /// A table is gone; what it took and gave is remembered.
    fn close(&mut self, table: TableId) {
        let Some(running) = self.tables.remove(&table) else { return };
        for (wager, tally) in running.kept.tallies {
            let game = running.kept.opening.game.clone();
            self.house.tallies.entry((game, wager)).or_default().add(&tally);
        }
    }

    /// Takes transfers in that were posted before.
    pub(super) fn enter(&mut self, transfers: &[Transfer]) {
        self.house.ledger.enter(transfers);
        self.posted(transfers);
    }

    /// Takes in what transfers say that are in the ledger.
    pub(super) fn posted(&mut self, transfers: &[Transfer]) {
        for transfer in transfers {
            if let Why::Cage { reverses, .. } = transfer.why {
                self.house.reversed.extend(reverses);
                self.house.manual.push_back(transfer.clone());
                if self.house.manual.len() > MANUAL_MAX {
                    let gone = self.house.manual.pop_front().map(|gone| gone.n);
                    self.house.reversed.retain(|n| Some(*n) != gone);
                }
            }
            self.house.meter(transfer);
        }
    }
}

impl House {
    /// What a settlement says of players' own limits, and of their sittings.
    fn count(&mut self, kept: &Kept, events: &[Event]) {
        for event in events {
            let What::Settled(settlement) = &event.what else { continue };
            for (seat, sitter) in &kept.seats {
                let (staked, won) = of_seat(settlement, kept.bank, *seat);
                if let Some(person) = self.people.get_mut(&sitter.person) {
                    person.limits.count(self.now, staked, won);
                }
            }
            for (seat, n, person) in &kept.behind {
                let won = settlement.net(table::Party::Behind(*seat, *n));
                let owner = Owner::Behind(*n);
                let staked =
                    staked(settlement, |line| line.seat == seat.n() && line.owner == owner);
                if let Some(person) = self.people.get_mut(person) {
                    person.limits.count(self.now, staked, won);
                }
            }
        }
    }

    /// What a transfer says of a meter.
    fn meter(&mut self, transfer: &Transfer) {
        use crate::ledger::Account::{Cage, Meter, Reserve};
        let (into, out) = match (transfer.to, transfer.from) {
            (Meter(into) | Reserve(into), Meter(out) | Reserve(out)) => {
                // From one to another they are joined; within one nothing changes.
                for (id, by) in [(into, transfer.amount), (out, -transfer.amount)] {
                    self.meters.entry(id).and_modify(|meter| meter.based += by);
                }
                return;
            }
            (Meter(into) | Reserve(into), _) => (Some(into), None),
            (_, Meter(out) | Reserve(out)) => (None, Some(out)),
            _ => return,
        };
        let id = into.or(out);
        let Some(meter) = id.and_then(|id| self.meters.get_mut(&id)) else { return };
        let by_hand = transfer.from == Cage || transfer.to == Cage;
        match (into, by_hand, &transfer.why) {
            (Some(_), true, Why::Adjusted { .. }) => meter.adjusted += transfer.amount,
            (None, true, Why::Adjusted { .. }) => meter.adjusted -= transfer.amount,
            (Some(_), true, _) => meter.based += transfer.amount,
            (Some(_), false, _) => meter.contributed += transfer.amount,
            (None, _, _) => {
                meter.paid += transfer.amount;
                meter.hits += 1;
            }
        }
    }
}

/// Staked and won by a seat, whatever it banks included.
pub(super) fn of_seat(
    settlement: &Settlement,
    bank: Option<table::Seat>,
    seat: table::Seat,
) -> (Cents, Cents) {
    let mut won = settlement.net(table::Party::Seat(seat));
    let own = |line: &Line| line.seat == seat.n() && !matches!(line.owner, Owner::Behind(_));
    let mut put = staked(settlement, own);
    if settlement.lines.is_empty() {
        // For a pot: what was put in.
        let into = settlement.transfers.iter();
        let into =
            into.filter(|t| t.from == table::Party::Seat(seat) && t.to == table::Party::Pot);
        put = into.map(|transfer| transfer.amount).sum();
    }
    if bank == Some(seat) {
        won += settlement.net(table::Party::PlayerDealer);
    }
    (put, won)
}

fn staked(settlement: &Settlement, whose: impl Fn(&Line) -> bool) -> Cents {
    let decided = |line: &&Line| whose(line) && line.result != Outcome::Stands;
    settlement.lines.iter().filter(decided).map(|line| line.stake).sum()
}

impl Limits {
    /// A settlement counts against the day's limits.
    fn count(&mut self, now: Moment, staked: Cents, won: Cents) {
        self.roll(now);
        self.staked += staked;
        self.lost -= won;
    }
}

/// Whether what follows is what was recorded.
pub(super) fn same(recorded: &[Event], again: &[Event]) -> Result<(), String> {
    let n = recorded.len().max(again.len());
    for at in 0..n {
        let (one, two) = (recorded.get(at), again.get(at));
        if one != two {
            let text = |event: Option<&Event>| match event.map(serde_json::to_string) {
                Some(Ok(text)) => text,
                _ => "nothing".to_string(),
            };
            return Err(format!("{} is recorded, and {} follows", text(one), text(two)));
        }
    }
    Ok(())
}
