//! An evening while it goes on.

use super::guests::{acts, forged};
use super::model::{Model, leaks};
use super::{Meddler, Told, Wrong};
use crate::core::{
    Answer, Core, Entropy, Errand, Fault as Refusals, Message, Moment, Opening, Pace, PersonId,
    Request, Source, TableId, Who,
};
use crate::desk::Desk;
use crate::ledger::{Account, Tender};
use crate::people::SessionKey;
use crate::store::{Fault, Faulty, Store};
use law::Posted;
use money::Cents;
use sim::stream::{Seed, Stream};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use table::{Event, Input, Viewer};

/// The domain of the streams that evenings are made of.
const EVENINGS: u32 = 0x6576_656e;
/// The program's version in evenings.
const VERSION: &str = "evening";
/// Steps of an evening.
const STEPS: u64 = 24;

/// How many of the latest answers are looked for after each restart; at the end all are.
const LATE: usize = 6;

/// Every game of the catalogue.
static GAMES: LazyLock<Vec<&'static str>> =
    LazyLock::new(|| catalog::all().into_iter().map(|listing| listing.id).collect());

/// A request that was answered, and by what.
struct Acknowledged {
    who: Who,
    id: String,
    errand: Errand,
    answer: Answer,
}

pub(super) struct World<'a> {
    seed: u64,
    step: u64,
    dice: Stream,
    clock: u64,
    desk: Option<Desk<Faulty>>,
    meddler: &'a dyn Meddler,
    guests: Vec<PersonId>,
    tables: Vec<TableId>,
    acknowledged: Vec<Acknowledged>,
    /// Events that were published, for everybody's eyes.
    published: BTreeMap<TableId, Vec<Event>>,
    ids: u64,
    told: Told,
    /// Whether faults happen.
    faulty: bool,
}

impl<'a> World<'a> {
    pub(super) fn new(seed: u64, meddler: &'a dyn Meddler) -> Result<World<'a>, Wrong> {
        let mut world = World::empty(seed, meddler, true)?;
        let game = GAMES[world.dice.below(GAMES.len() as u32) as usize];
        world.furnish(game)?;
        for guest in world.guests.clone().into_iter().take(2) {
            let table = world.tables[0];
            let core = world.desk.as_ref().map(Desk::core);
            let input = core.and_then(|core| acts(core, table, guest, &mut world.dice));
            if let Some(input) = input {
                world.ask(Who::Person(guest), Errand::Tell { table, input })?;
            }
        }
        Ok(world)
    }

    pub(super) fn at(game: &str, seed: u64) -> Result<World<'static>, Wrong> {
        let mut world = World::empty(seed, &super::Honest, false)?;
        world.furnish(game)?;
        Ok(world)
    }

    fn empty<'b>(seed: u64, meddler: &'b dyn Meddler, faulty: bool) -> Result<World<'b>, Wrong> {
        let wrong = |what: String| Wrong { seed, step: 0, what };
        let desk = Desk::open(Faulty::default(), VERSION);
        let desk = desk.map_err(|stopped| wrong(stopped.to_string()))?;
        Ok(World {
            seed,
            step: 0,
            dice: Stream::new(&Seed::from(seed), EVENINGS, 0),
            clock: 1_700_000_000_000,
            desk: Some(desk.snapshot_every(16)),
            meddler,
            guests: Vec::new(),
            tables: Vec::new(),
            acknowledged: Vec::new(),
            published: BTreeMap::new(),
            ids: 0,
            told: Told::default(),
            faulty,
        })
    }

    fn wrong(&self, what: impl Into<String>) -> Wrong {
        Wrong { seed: self.seed, step: self.step, what: what.into() }
    }

    fn core(&self) -> Result<&Core, Wrong> {
        self.desk.as_ref().map(Desk::core).ok_or_else(|| self.wrong("there is no floor"))
    }

    /// A table and people, before anything goes wrong.
    fn furnish(&mut self, game: &str) -> Result<(), Wrong> {
        let key = SessionKey("first".into());
        self.must(Who::Shell, Errand::Invite { key: key.clone() })?;
        let (name, credential) = ("Admin".to_string(), "x".to_string());
        let claim = Errand::Claim { key, name, credential, grant: None };
        let Answer::Person { person: admin, .. } = self.must(Who::Visitor, claim)? else {
            return Err(self.wrong("nobody administers"));
        };
        for name in ["Ada", "Bert", "Cleo"] {
            let guest = Errand::Guest { name: name.into(), grant: None };
            if let Answer::Person { person, .. } = self.must(Who::Visitor, guest)? {
                self.guests.push(person);
            }
        }
        let opening = Opening {
            game: game.to_string(),
            set: Posted::new(),
            name: String::new(),
            chance: Source::Virtual,
            tender: Tender::Play,
            pace: Pace::default(),
            float: Cents::dollars(100),
            house: None,
        };
        let opened = self.must(Who::Person(admin), Errand::Open(opening))?;
        if let Answer::Table { table } = opened {
            self.tables.push(table);
        }
        Ok(())
    }

    fn must(&mut self, who: Who, errand: Errand) -> Result<Answer, Wrong> {
        let text = format!("{errand:?}");
        match self.ask(who, errand)? {
            Some(Answer::Refused(refused)) => {
                Err(self.wrong(format!("{text} is refused: {refused:?}")))
            }
            Some(answer) => Ok(answer),
            None => Err(self.wrong(format!("{text} is not answered"))),
        }
    }

    /// An evening with faults.
    pub(super) fn run(mut self) -> Result<Told, Wrong> {
        for _ in 0..STEPS {
            self.step += 1;
            self.happens()?;
        }
        self.restart()?;
        self.go_home()
    }

    /// An evening without.
    pub(super) fn steady(mut self, steps: u64) -> Result<Told, Wrong> {
        for _ in 0..steps {
            self.step += 1;
            if self.dice.below(6) == 0 {
                self.time_passes(5_000)?;
            } else {
                self.somebody_acts()?;
            }
        }
        self.go_home()
    }

    fn happens(&mut self) -> Result<(), Wrong> {
        match self.dice.below(20) {
            0 => self.restart(),
            1 => self.fault(),
            2 => self.repeat(),
            3 => self.forge(),
            4 => self.clock_is_set(),
            5 => self.vanishes(),
            6 | 7 => {
                let millis = u64::from(self.dice.below(40_000));
                self.time_passes(millis)
            }
            _ => self.somebody_acts(),
        }
    }

    fn somebody(&mut self) -> (PersonId, TableId) {
        let guest = self.guests[self.dice.below(self.guests.len() as u32) as usize];
        let table = self.tables[self.dice.below(self.tables.len() as u32) as usize];
        (guest, table)
    }

    fn somebody_acts(&mut self) -> Result<(), Wrong> {
        let (person, table) = self.somebody();
        let core = self.desk.as_ref().map(Desk::core);
        let Some(input) = core.and_then(|core| acts(core, table, person, &mut self.dice)) else {
            return self.time_passes(1_000);
        };
        self.ask(Who::Person(person), Errand::Tell { table, input })?;
        Ok(())
    }

    /// Somebody tries what is not theirs to do: refused, and nothing has changed.
    fn forge(&mut self) -> Result<(), Wrong> {
        let (person, table) = self.somebody();
        let core = self.core()?;
        let before = core.table(table).map(|running| running.sight(Viewer::Croupier));
        let core = self.desk.as_ref().map(Desk::core);
        let Some(input) = core.and_then(|core| forged(core, table, person, &mut self.dice)) else {
            return Ok(());
        };
        let text = format!("{input:?}");
        match self.ask(Who::Person(person), Errand::Tell { table, input })? {
            Some(Answer::Refused(refused)) => {
                let kinds = [Refusals::NotYours, Refusals::Malformed, Refusals::Rule];
                if !kinds.contains(&refused.kind) {
                    return Err(self.wrong(format!("{text}: {refused:?}")));
                }
            }
            Some(answer) => return Err(self.wrong(format!("{text} was taken: {answer:?}"))),
            None => return Ok(()),
        }
        let after = self.core()?.table(table).map(|running| running.sight(Viewer::Croupier));
        if before == after { Ok(()) } else { Err(self.wrong(format!("{text} changed something"))) }
    }

    /// A request that was answered is made again: the same answer; with other content, none.
    fn repeat(&mut self) -> Result<(), Wrong> {
        if self.acknowledged.is_empty() {
            return Ok(());
        }
        let at = self.dice.below(self.acknowledged.len() as u32) as usize;
        let Acknowledged { who, id, errand, answer } = &self.acknowledged[at];
        let (who, id, errand, answer) = (*who, id.clone(), errand.clone(), answer.clone());
        self.told.repeats += 1;
        let again = self.serve(who, Some(id.clone()), errand)?;
        if again.is_some_and(|again| again != answer) {
            return Err(self.wrong(format!("{id} is answered otherwise than before")));
        }
        let table = self.tables[0];
        let other = Errand::Tell { table, input: Input::Move { from: SEATS.0, to: SEATS.1 } };
        match self.serve(who, Some(id), other)? {
            None => Ok(()),
            Some(Answer::Refused(refused)) if refused.kind == Refusals::Reused => Ok(()),
            Some(answer) => Err(self.wrong(format!("an id was used twice: {answer:?}"))),
        }
    }

    fn clock_is_set(&mut self) -> Result<(), Wrong> {
        let by = u64::from(self.dice.below(7_200_000));
        if self.dice.below(2) == 0 {
            self.clock -= by;
        } else {
            self.clock += by;
        }
        self.time_passes(0)
    }

    fn vanishes(&mut self) -> Result<(), Wrong> {
        let (person, table) = self.somebody();
        let errand = match self.dice.below(2) {
            0 => Errand::Lost { person, table },
            _ => Errand::Connected { person, table },
        };
        self.ask(Who::Shell, errand)?;
        Ok(())
    }

    /// Something goes wrong with the next batch that is stored.
    fn fault(&mut self) -> Result<(), Wrong> {
        if !self.faulty {
            return Ok(());
        }
        let fault = match self.dice.below(3) {
            _ if self.meddler.lies() => Fault::Early,
            0 => Fault::Full,
            1 => Fault::Torn(self.dice.below(100_000) as usize),
            _ => Fault::Late,
        };
        if let Some(desk) = &mut self.desk {
            desk.store_mut().will(fault);
        }
        self.somebody_acts()
    }

    /// The power goes out and comes back.
    fn restart(&mut self) -> Result<(), Wrong> {
        let Some(desk) = self.desk.take() else { return Err(self.wrong("there is no floor")) };
        self.told.cuts += 1;
        let store = desk.into_store().power();
        let store = store.map_err(|failure| self.wrong(failure.to_string()))?;
        let mut desk = Desk::open(store, VERSION).map_err(|s| self.wrong(s.to_string()))?;
        self.meddler.opened(desk.core_mut());
        self.desk = Some(desk.snapshot_every(16));
        let late = self.acknowledged.len().saturating_sub(LATE);
        self.nothing_is_lost(late)
    }

    /// Everything that was acknowledged or published is stored.
    fn nothing_is_lost(&self, from: usize) -> Result<(), Wrong> {
        let Some(desk) = &self.desk else { return Ok(()) };
        let failed = |failure: crate::store::Failure| self.wrong(failure.to_string());
        for Acknowledged { who, id, answer, .. } in &self.acknowledged[from..] {
            let Who::Person(person) = who else { continue };
            let stored = desk.store().asked(*person, id).map_err(failed)?;
            let stored = stored.and_then(|entry| {
                let record: crate::core::Record = serde_json::from_str(&entry.body).ok()?;
                record.asked.map(|asked| asked.answer)
            });
            if stored.as_ref() != Some(answer) {
                return Err(self.wrong(format!("{id} was acknowledged, and is not stored")));
            }
        }
        for (table, published) in &self.published {
            let most = usize::MAX >> 1;
            let stored = crate::recall::events(desk.store(), *table, 0, Viewer::Public, most);
            let stored = stored.map_err(failed)?;
            if let Some(lost) = published.iter().find(|event| !stored.contains(event)) {
                return Err(self.wrong(format!("{lost:?} was published, and is not stored")));
            }
        }
        Ok(())
    }

    fn time_passes(&mut self, millis: u64) -> Result<(), Wrong> {
        let until = self.clock + millis;
        for _ in 0..1_000 {
            let next = self.core()?.next_due().map_or(until, Moment::millis);
            self.clock = self.clock.max(next.min(until));
            match self.core()?.due(Moment::from_millis(self.clock)) {
                Some(errand) => {
                    if self.ask(Who::Clock, errand)?.is_none() {
                        return Ok(());
                    }
                }
                None if self.clock == until => return Ok(()),
                None => {}
            }
        }
        Err(self.wrong("something is due for ever"))
    }

    /// Asks with a fresh id.
    fn ask(&mut self, who: Who, errand: Errand) -> Result<Option<Answer>, Wrong> {
        let id = match who {
            Who::Person(_) => {
                self.ids += 1;
                Some(format!("r{}", self.ids))
            }
            _ => None,
        };
        let answer = self.serve(who, id.clone(), errand.clone())?;
        if let (Some(id), Some(answer)) = (id, &answer)
            && !matches!(answer, Answer::Refused(_))
        {
            let answer = answer.clone();
            self.acknowledged.push(Acknowledged { who, id, errand, answer });
        }
        Ok(answer)
    }

    /// Asks; nothing comes back where storage refused.
    fn serve(
        &mut self,
        who: Who,
        id: Option<String>,
        errand: Errand,
    ) -> Result<Option<Answer>, Wrong> {
        self.told.requests += 1;
        let entropy = self.entropy();
        let at = Moment::from_millis(self.clock);
        let Some(desk) = &mut self.desk else { return Err(self.wrong("there is no floor")) };
        let served = desk.serve(vec![Request { at, who, id, entropy, errand }]);
        match served {
            Ok(served) => {
                for message in &served.messages {
                    self.hear(message)?;
                }
                let answer = served.answers.into_iter().next();
                if matches!(answer, Some(Answer::Refused(_))) {
                    self.told.refused += 1;
                }
                Ok(answer)
            }
            Err(_) => {
                self.told.failures += 1;
                if self.desk.as_ref().is_some_and(|desk| desk.store().is_dead()) {
                    self.restart()?;
                }
                Ok(None)
            }
        }
    }

    fn entropy(&mut self) -> Entropy {
        // A seed is enough for an evening: what is fed during a shuffle is tested by itself.
        let mut bytes = [0; Entropy::BYTES];
        for (chunk, n) in bytes.chunks_exact_mut(Entropy::BLOCK).zip(0_u8..) {
            chunk.fill(n);
            chunk[..8].copy_from_slice(&self.dice.word().to_le_bytes());
        }
        Entropy::from(bytes)
    }

    /// What is published goes to every viewer, and shows none what is not for its eyes.
    fn hear(&mut self, message: &Message) -> Result<(), Wrong> {
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
    fn go_home(mut self) -> Result<Told, Wrong> {
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

    fn adds_up(mut self) -> Result<Told, Wrong> {
        self.nothing_is_lost(0)?;
        let Some(desk) = &self.desk else { return Err(self.wrong("there is no floor")) };
        let failed = |failure: crate::store::Failure| self.wrong(failure.to_string());
        let model = Model::of(desk.store()).map_err(failed)?;
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
        let (again, _) = crate::audit::recomputed(desk.store()).map_err(failed)?;
        if again.snapshot().body != core.snapshot().body {
            return Err(self.wrong("what is stored is not what was decided"));
        }
        self.told.rounds = model.rounds;
        Ok(self.told)
    }
}

/// Two seats that every table has.
const SEATS: (table::Seat, table::Seat) = {
    let (Some(one), Some(two)) = (table::Seat::new(1), table::Seat::new(2)) else {
        // invariant: seats are numbered from 1.
        panic!("no seats")
    };
    (one, two)
};
