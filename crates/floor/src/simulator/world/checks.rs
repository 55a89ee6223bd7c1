//! What must hold while an evening goes on, and when everybody has gone home.

use super::{Acknowledged, LATE, World};
use crate::core::{Errand, Message, PersonId, RoundId, TableId, Who};
use crate::ledger::{Account, Tender};
use crate::recall::Eyes;
use crate::simulator::model::{Model, leaks};
use crate::simulator::{Told, Wrong};
use crate::store::Store;
use money::Cents;
use table::{Event, Input, Viewer};

/// In so many rounds after a round the end of its shoe is looked for.
const PROVEN: u64 = 16;

impl World<'_> {
    /// Of what was acknowledged or published, the latest few are stored, and found again the way
    /// a floor finds them. When everybody has gone home, all are looked for:
    /// [`World::all_is_there`].
    pub(super) fn nothing_is_lost(&self) -> Result<(), Wrong> {
        let Some(desk) = &self.desk else { return Ok(()) };
        let failed = |failure: crate::store::Failure| self.wrong(failure.to_string());
        let latest = LATE;
        let late = self.acknowledged.len().saturating_sub(latest);
        for Acknowledged { who, id, answer, .. } in &self.acknowledged[late..] {
            let Who::Person(person) = who else { continue };
            let stored = desk.store().asked(*person, id).map_err(failed)?;
            let stored = stored.and_then(|entry| entry.asked().ok()?);
            let stored = stored.map(|asked| asked.answer);
            if stored.as_ref() != Some(answer) {
                return Err(self.wrong(format!("{id} was acknowledged, and is not stored")));
            }
        }
        for (table, published) in &self.published {
            let most = usize::MAX >> 1;
            let late = &published[published.len().saturating_sub(latest)..];
            let Some(from) = late.iter().map(|event| event.n).min() else { continue };
            let stored = crate::recall::events(desk.store(), *table, from, Viewer::Public, most);
            let stored = stored.map_err(failed)?;
            self.published_are_in(late, &stored)?;
        }
        Ok(())
    }

    /// Events are numbered in order, so that one can only be at its place.
    fn published_are_in(&self, published: &[Event], stored: &[Event]) -> Result<(), Wrong> {
        let lost = |event: &&Event| {
            let at = stored.partition_point(|known| known.n < event.n);
            stored.get(at) != Some(*event)
        };
        match published.iter().find(lost) {
            Some(lost) => Err(self.wrong(format!("{lost:?} was published, and is not stored"))),
            None => Ok(()),
        }
    }

    /// Everything that was acknowledged or published is in the records.
    fn all_is_there(&self, model: &Model) -> Result<(), Wrong> {
        for Acknowledged { who, id, answer, .. } in &self.acknowledged {
            let Who::Person(person) = who else { continue };
            if model.answered(*person, id) != Some(answer) {
                return Err(self.wrong(format!("{id} was acknowledged, and is not stored")));
            }
        }
        for (table, published) in &self.published {
            let stored = model.events.get(table).map_or(&[][..], Vec::as_slice);
            self.published_are_in(published, stored)?;
        }
        Ok(())
    }

    /// What is published goes to every viewer, and shows none what is not for its eyes.
    pub(super) fn hear(&mut self, message: &Message) -> Result<(), Wrong> {
        let Message::Table(news) = message else { return Ok(()) };
        let seats: Vec<Viewer> = match self.core()?.table(news.table) {
            Some(running) => running.kept.seats.keys().map(|seat| Viewer::Seat(*seat)).collect(),
            None => Vec::new(),
        };
        for viewer in seats.into_iter().chain([Viewer::Public]) {
            let sent = self.meddler.sent(news, viewer);
            if let Some(leak) = sent.iter().find_map(|event| leaks(event, viewer)) {
                return Err(self.wrong(leak));
            }
            if viewer == Viewer::Public {
                self.published.entry(news.table).or_default().extend(sent);
            }
        }
        Ok(())
    }

    /// Everybody leaves, and everything must add up.
    pub(super) fn go_home(mut self) -> Result<Told, Wrong> {
        for _ in 0..40 {
            let mut left = true;
            for (person, table) in self.everybody()? {
                left = false;
                let seat = self.core()?.table(table).and_then(|r| r.kept.seat_of(person));
                if let Some(seat) = seat {
                    self.ask(Who::Shell, Errand::Lost { person, table })?;
                    let input = Input::Leave { seat };
                    self.ask(Who::Person(person), Errand::Tell { table, input })?;
                }
            }
            if left {
                return self.adds_up();
            }
            self.time_passes(300_000)?;
        }
        let tables: Vec<String> = self
            .tables
            .iter()
            .filter_map(|table| self.core().ok()?.table(*table))
            .map(|running| {
                let game = &running.kept.opening.game;
                let sight = running.sight(Viewer::Public);
                let (asks, lies, says) = (sight.asks, sight.stakes, sight.figures);
                format!("{game} waits for {asks:?}, {lies:?} {says:?} {:?}", running.kept.clocks)
            })
            .collect();
        Err(self.wrong(format!("somebody cannot leave: {tables:?}")))
    }

    fn everybody(&self) -> Result<Vec<(PersonId, TableId)>, Wrong> {
        let core = self.core()?;
        let of = |table: &TableId| -> Vec<(PersonId, TableId)> {
            let seats = core.table(*table).map(|running| running.kept.seats.values());
            seats.into_iter().flatten().map(|sitter| (sitter.person, *table)).collect()
        };
        Ok(self.tables.iter().flat_map(of).collect())
    }

    /// What came out in the first rounds of every table is what was bound to before, in its turn.
    fn came_as_bound(&self) -> Result<(), Wrong> {
        let Some(desk) = &self.desk else { return Ok(()) };
        let failed = |failure: crate::store::Failure| self.wrong(failure.to_string());
        for id in self.tables.iter().flat_map(|table| (1..4).map(|n| RoundId { table: *table, n }))
        {
            let eyes = (Eyes::All, None);
            let came = crate::proof::came(desk.store(), id, PROVEN, eyes).map_err(failed)?;
            let told = came.commitments.iter().all(|seal| seal.order.is_some());
            let round = crate::recall::round(desk.store(), id).map_err(failed)?;
            let Some(round) = round.filter(|_| told && !came.commitments.is_empty()) else {
                continue;
            };
            let checked = came.check(&round.seen_by(Viewer::Croupier));
            checked.map_err(|unlike| self.wrong(format!("round {id}: {unlike}")))?;
        }
        Ok(())
    }

    fn adds_up(mut self) -> Result<Told, Wrong> {
        let Some(desk) = &self.desk else { return Err(self.wrong("there is no floor")) };
        let failed = |failure: crate::store::Failure| self.wrong(failure.to_string());
        // Every record is read once, for the audit and for the model beside it.
        let mut model = Model::default();
        let audited =
            crate::audit::recomputed(desk.store(), None, &mut |record| model.read(record));
        let (again, _) = audited.map_err(failed)?;
        self.all_is_there(&model)?;
        if let Some(misdealt) = model.misdealt {
            return Err(self.wrong(misdealt));
        }
        let core = desk.core();
        core.ledger().assert_sound();
        for person in &self.guests {
            let held = core.ledger().balance(Tender::Play, Account::Held(*person));
            let (has, must) = (core.wallet(*person, Tender::Play) + held, model.wallet(*person));
            if has != must {
                let (has, must) = (has.plain(), must.plain());
                return Err(self.wrong(format!("{person:?} has {has}, and must have {must}")));
            }
        }
        for (tender, account, sums) in core.ledger().accounts() {
            let stuck = matches!(
                account,
                Account::Front(..)
                    | Account::Behind(..)
                    | Account::Layout(_)
                    | Account::Pot(_)
                    | Account::Bank(_)
            );
            if stuck && sums.balance() != Cents::ZERO {
                let balance = sums.balance().plain();
                return Err(self.wrong(format!("{tender:?} {account:?} still holds {balance}")));
            }
        }
        if again.snapshot().body != core.snapshot().body {
            return Err(self.wrong("what is stored is not what was decided"));
        }
        self.came_as_bound()?;
        self.told.rounds = model.rounds;
        Ok(self.told)
    }
}
