//! An evening while it goes on.

mod checks;

use super::guests::{acts, forged};
use super::{Meddler, Told, Wrong};
use crate::core::{
    Answer, Core, Entropy, Errand, Fault as Refusals, Moment, Opening, Pace, PersonId, Request,
    Scope, Source, TableId, Who,
};
use crate::desk::Desk;
use crate::ledger::Tender;
use crate::people::{Role, SessionKey};
use crate::store::{Fault, Faulty};
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

/// How many of the latest answers and events are looked for after each restart; at the end all
/// are.
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
    /// Who stops bets and gives rounds up.
    boss: Option<PersonId>,
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

    #[allow(clippy::fn_params_excessive_bools)] // as an evening says it
    fn empty(seed: u64, meddler: &dyn Meddler, faulty: bool) -> Result<World<'_>, Wrong> {
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
            boss: None,
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
        let (name, roles, credential) = ("Boss".into(), vec![Role::Supervisor], "x".into());
        let boss = Errand::Enrol { name, roles, credential };
        if let Answer::Person { person, .. } = self.must(Who::Person(admin), boss)? {
            self.boss = Some(person);
        }
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
            pace: Pace { bank: u64::from(self.dice.below(2)) * 20_000, ..Pace::USUAL },
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
            // Most evenings are not disturbed: hands and rounds are to be played.
            8 if self.seed.is_multiple_of(8) => self.is_stopped(),
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
        let again = self.serve(who, Some(id.clone()), errand.clone())?;
        if again.is_some_and(|again| again != answer) {
            return Err(self.wrong(format!("{id} is answered otherwise than before")));
        }
        let table = self.tables[0];
        let moves = |from, to| Errand::Tell { table, input: Input::Move { from, to } };
        // Guests change seats, too: of two ways round one is other content.
        let other = match moves(SEATS.0, SEATS.1) {
            same if same == errand => moves(SEATS.1, SEATS.0),
            other => other,
        };
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

    /// Bets are stopped somewhere or taken again, somebody pauses, or a round is given up.
    fn is_stopped(&mut self) -> Result<(), Wrong> {
        let (person, table) = self.somebody();
        let Some(boss) = self.boss else { return Err(self.wrong("nobody supervises")) };
        let game = self.core()?.table(table).map(|running| running.kept.opening.game.clone());
        let scope = match self.dice.below(7) {
            0 => Scope::Everything,
            1 => Scope::Game(game.unwrap_or_default()),
            2 => Scope::Table(table),
            3 => Scope::Player(person),
            4 | 5 => {
                let abandon = Errand::Abandon { table, reason: "as evenings go".into() };
                self.ask(Who::Person(boss), abandon)?;
                return Ok(());
            }
            _ => {
                let until = Moment::from_millis(self.clock + u64::from(self.dice.below(120_000)));
                self.ask(Who::Person(person), Errand::TimeOut { until })?;
                return Ok(());
            }
        };
        let reason = "as evenings go".to_string();
        let is = self.core()?.state().house.disabled.contains_key(&scope);
        let errand =
            if is { Errand::Enable { scope, reason } } else { Errand::Disable { scope, reason } };
        self.ask(Who::Person(boss), errand)?;
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
        self.nothing_is_lost()
    }

    fn time_passes(&mut self, millis: u64) -> Result<(), Wrong> {
        let until = self.clock + millis;
        for _ in 0..1_000 {
            let next = self.core()?.next_due().map_or(until, Moment::millis);
            self.clock = self.clock.max(next.min(until));
            match self.core()?.due(Moment::from_millis(self.clock)) {
                Some(errand) => match self.ask(Who::Clock, errand)? {
                    Some(_) => {}
                    None => return Ok(()),
                },
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
        let Ok(served) = desk.serve(vec![Request { at, who, id, entropy, errand }]) else {
            self.told.failures += 1;
            if self.desk.as_ref().is_some_and(|desk| desk.store().is_dead()) {
                self.restart()?;
            }
            return Ok(None);
        };
        for message in &served.messages {
            self.hear(message)?;
        }
        let answer = served.answers.into_iter().next();
        if matches!(answer, Some(Answer::Refused(_))) {
            self.told.refused += 1;
        }
        Ok(answer)
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
}

/// Two seats that every table has.
const SEATS: (table::Seat, table::Seat) = {
    let (Some(one), Some(two)) = (table::Seat::new(1), table::Seat::new(2)) else {
        // invariant: seats are numbered from 1.
        panic!("no seats")
    };
    (one, two)
};
