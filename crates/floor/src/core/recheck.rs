//! A record recomputed: what its tables do, what money that moves, what chance was bound to.

use super::chance::commitment;
use super::holding::{Comes, moved};
use super::state::Table;
use super::{Beginning, Core, Fact, Record, Source, TableId};
use crate::ledger::{Account, Draft, Transfer, Why};
use crate::store::{Entry, Failure};
use money::Cents;
use std::collections::{BTreeMap, BTreeSet};
use table::{Chance, Input, Sight, Viewer};

/// What was bound to at each virtual table, and what came of it so far.
#[derive(Clone, Debug, Default)]
pub struct Bonds {
    bound: BTreeMap<(TableId, u64), Promise>,
    /// Tables whose next card is one that an earlier hand left.
    carried: BTreeSet<TableId>,
    /// Checked so far.
    pub revealed: u64,
}

#[derive(Clone, Debug, Default)]
struct Promise {
    commitment: String,
    /// What came out, in order; what a ruling had taken out is passed over in its turn.
    out: Vec<String>,
}

impl Core {
    /// Takes a stored record in like [`Core::replay`], and recomputes everything that follows from
    /// its inputs: events, transfers, balances, and whether chance kept its word.
    ///
    /// # Errors
    /// The first thing that differs, and how.
    pub fn recompute(&mut self, entry: &Entry, bonds: &mut Bonds) -> Result<Record, Failure> {
        let damaged = |what: String| Failure::Damaged { at: entry.n, what };
        if entry.n != self.next {
            return Err(damaged(format!("record {} was expected", self.next)));
        }
        let hash = self.head.link(entry.n, entry.body.as_bytes());
        if hash != entry.hash {
            return Err(damaged("its hash is not that of the chain".into()));
        }
        let record = entry.record()?;
        if record.at < self.state.house.now {
            return Err(damaged("it was written before the one that precedes it".into()));
        }
        self.state.house.now = record.at;
        self.first_day();
        self.recomputed(&record, bonds).map_err(damaged)?;
        (self.head, self.next) = (hash, entry.n + 1);
        Ok(record)
    }

    /// A bug, for a simulation that must find it: one stake that lies on a table is forgotten.
    pub(crate) fn forget_a_stake(&mut self) {
        for running in self.state.tables.values_mut() {
            let stake = |input: &Input| matches!(input, Input::Stake(_));
            let Some(at) = running.kept.since.iter().rposition(stake) else { continue };
            let mut kept = running.kept.clone();
            kept.since.remove(at);
            if let Ok(without) = super::Running::again(kept) {
                let hidden = running.hidden.take();
                *running = without;
                running.hidden = hidden;
                return;
            }
        }
    }

    fn recomputed(&mut self, record: &Record, bonds: &mut Bonds) -> Result<(), String> {
        let mut left = record.transfers.as_slice();
        for fact in &record.facts {
            bonds.follow(self, fact)?;
            let Fact::Told { table, input, events, .. } = fact else {
                self.state.apply(fact, Table::Tell)?;
                continue;
            };
            let Some(running) = self.state.tables.get_mut(table) else {
                return Err(format!("there is no table {}", table.0));
            };
            let again = running.table.tell(input.clone());
            let again = again.map_err(|refusal| format!("{input:?} is refused: {refusal}"))?;
            super::state::same(events, &again)?;
            left = self.by_hand(left)?;
            let house = &self.state.house;
            let running = &self.state.tables[table];
            let comes = Comes::default();
            let moves = moved(&house.ledger, &house.meters, running, comes, (input, events));
            let moves = moves.map_err(|refused| refused.why)?;
            let tender = running.kept.opening.tender;
            for draft in &moves.drafts {
                let Some((first, rest)) = left.split_first() else {
                    return Err(format!("{draft:?} is due and not recorded"));
                };
                if !like(first, draft) || first.tender != tender {
                    return Err(format!("{first:?} is recorded, and {draft:?} is due"));
                }
                self.state.enter(std::slice::from_ref(first));
                left = rest;
            }
            self.state.apply(fact, Table::Told)?;
        }
        left = self.by_hand(left)?;
        if let Some(transfer) = left.first() {
            return Err(format!("{transfer:?} is recorded, and nothing calls for it"));
        }
        self.sound(record)?;
        self.bare(record)
    }

    /// Nothing lies at a table whose round was given up, nor in front of it for a wager.
    fn bare(&self, record: &Record) -> Result<(), String> {
        for fact in &record.facts {
            let Fact::Abandoned { table, bare: true, .. } = fact else { continue };
            let Some(running) = self.state.tables.get(table) else { continue };
            let lies = running.sight(Viewer::Public).stakes;
            if !lies.is_empty() {
                return Err(format!("{lies:?} lies there after the round was given up"));
            }
            let kept = &running.kept;
            let places = kept.seats.keys().map(|seat| Account::Front(*table, *seat));
            for place in places.chain([Account::Bank(*table)]).filter(|_| !running.in_front()) {
                let held = self.state.house.ledger.balance(kept.opening.tender, place);
                if held != Cents::ZERO {
                    return Err(format!("{place:?} holds {} of a round given up", held.plain()));
                }
            }
        }
        Ok(())
    }

    /// Transfers that no table's event calls for are taken as they are; each must say by whom.
    fn by_hand<'a>(&mut self, transfers: &'a [Transfer]) -> Result<&'a [Transfer], String> {
        let mut left = transfers;
        while let Some((first, rest)) = left.split_first() {
            let by_hand = match &first.why {
                Why::Cage { reference, .. } => reference != super::holding::STANDING,
                Why::Gift => first.from == Account::Cage,
                Why::Adjusted { by, second, .. } if by == second => {
                    return Err(format!("{first:?} was changed by one person alone"));
                }
                Why::Adjusted { .. } | Why::Abandoned { .. } => true,
                Why::Jackpot { .. } => matches!(first.from, Account::Held(_)),
                _ => false,
            };
            if !by_hand {
                break;
            }
            if first.n != self.state.house.ledger.next() {
                return Err(format!("transfer {} is out of order", first.n));
            }
            self.state.enter(std::slice::from_ref(first));
            left = rest;
        }
        Ok(left)
    }

    /// No account but the cage holds less than nothing.
    fn sound(&self, record: &Record) -> Result<(), String> {
        for transfer in &record.transfers {
            for account in [transfer.from, transfer.to] {
                let balance = self.state.house.ledger.balance(transfer.tender, account);
                if balance.is_negative() && account != Account::Cage {
                    return Err(format!("{account:?} holds {}", balance.plain()));
                }
            }
        }
        Ok(())
    }
}

fn like(transfer: &Transfer, draft: &Draft) -> bool {
    let Transfer { from, to, amount, owed, round, why, .. } = transfer;
    (from, to, amount, owed, round, why)
        == (&draft.from, &draft.to, &draft.amount, &draft.owed, &draft.round, &draft.why)
}

impl Bonds {
    /// Follows what a table was bound to, and what came out.
    fn follow(&mut self, core: &Core, fact: &Fact) -> Result<(), String> {
        match fact {
            Fact::Bound { table, shoe, commitment } => {
                let promise = Promise { commitment: commitment.clone(), out: Vec::new() };
                self.bound.insert((*table, *shoe), promise);
            }
            Fact::Round(beginning) => return self.begins(beginning),
            Fact::Told { table, input, .. } => {
                let Some(running) = core.state.tables.get(table) else { return Ok(()) };
                if running.kept.opening.chance == Source::Virtual {
                    self.comes(*table, running.kept.shoe, input, &running.table.sign().chance)?;
                }
            }
            Fact::Carried { table, card } => {
                let left = sight(core, *table).and_then(|sight| sight.after.carried);
                if left.is_none_or(|left| left.to_string() != *card) {
                    return Err(format!("no earlier hand left {card} to table {}", table.0));
                }
                self.carried.insert(*table);
            }
            Fact::Passed { table, shoe, cards } => {
                let Some(Sight { deck, .. }) = sight(core, *table) else {
                    return Err(format!("cards were passed over at no table {}", table.0));
                };
                let lies = cards.iter().find(|card| {
                    deck.is_empty() || deck.iter().any(|lies| lies.to_string() == **card)
                });
                if let Some(card) = lies {
                    return Err(format!("{card} was passed over, and lay in the deck"));
                }
                self.out_of(*table, *shoe, cards.clone())?;
            }
            Fact::Revealed { table, shoe, salt, order, .. } => {
                return self.revealed((*table, *shoe), salt, order);
            }
            _ => {}
        }
        Ok(())
    }

    /// A round begins where the one before has left off.
    fn begins(&self, beginning: &Beginning) -> Result<(), String> {
        let (Some((shoe, commitment)), Some(out)) = (&beginning.shoe, beginning.out) else {
            return Ok(());
        };
        let promise = self.bound.get(&(beginning.round.table, *shoe));
        let same =
            |known: &Promise| known.commitment == *commitment && known.out.len() as u64 == out;
        if promise.is_some_and(same) {
            return Ok(());
        }
        Err(format!("round {} does not begin where shoe {shoe} stood", beginning.round))
    }

    /// The order that was told is the one that was bound to, and everything came out of it in its
    /// turn, from the first on.
    fn revealed(
        &mut self,
        (table, shoe): (TableId, u64),
        salt: &str,
        order: &str,
    ) -> Result<(), String> {
        let at = table.0;
        let Some(promise) = self.bound.remove(&(table, shoe)) else {
            return Err(format!("shoe {shoe} of table {at} was never bound to"));
        };
        if commitment(salt, order) != promise.commitment {
            return Err(format!("shoe {shoe} of table {at} is not as bound"));
        }
        let lay = crate::proof::places(order);
        for (place, out) in promise.out.iter().enumerate() {
            let lies = lay.get(place).copied().unwrap_or("nothing");
            if lies != out {
                let place = place + 1;
                let place = format!("in place {place}, where {lies} lay");
                return Err(format!("{out} came out of shoe {shoe} of table {at} {place}"));
            }
        }
        self.revealed += 1;
        Ok(())
    }

    fn comes(
        &mut self,
        table: TableId,
        shoe: u64,
        input: &Input,
        chance: &Chance,
    ) -> Result<(), String> {
        let thrown = matches!(chance, Chance::Throw { .. });
        let out: Vec<String> = match input {
            Input::Card(_) if self.carried.remove(&table) => return Ok(()),
            Input::Card(drawn) => vec![drawn.card.to_string()],
            Input::Throw(shown) if thrown => vec![shown.clone()],
            Input::Shoe(new) => new.burned.iter().map(ToString::to_string).collect(),
            _ => return Ok(()),
        };
        self.out_of(table, shoe, out)
    }

    fn out_of(&mut self, table: TableId, shoe: u64, out: Vec<String>) -> Result<(), String> {
        match self.bound.get_mut(&(table, shoe)) {
            Some(promise) => promise.out.extend(out),
            None if out.is_empty() => {}
            None => return Err(format!("{} came before anything was bound to", out[0])),
        }
        Ok(())
    }
}

/// A table as its croupier sees it.
fn sight(core: &Core, table: TableId) -> Option<Sight> {
    core.state.tables.get(&table).map(|running| running.sight(Viewer::Croupier))
}
