//! The core: decides requests. See the crate's documentation for how it is driven.

mod answer;
mod apply;
mod barred;
mod cage;
pub mod chance;
mod clocks;
mod correcting;
mod days;
mod dealing;
mod fact;
mod holding;
mod ids;
mod look;
mod metering;
mod needs;
mod persons;
mod preview;
mod recheck;
mod request;
mod running;
mod state;
mod tables;
mod telling;
pub(crate) mod trust;
mod work;

pub use answer::{Answer, Fault, Message, News, Notice, Refused};
pub use days::{Closed, closed_day};
pub use fact::{Asked, Beginning, Fact, Record};
pub use ids::{Entropy, MeterId, Moment, PersonId, RoundId, TableId};
pub use look::{Lobby, Me, Place};
pub use persons::GIFT;
pub use recheck::Bonds;
pub use request::{Errand, Opening, Pace, Request, Scope, Source, Who};
pub use running::{Bond, Clock, Kept, Running, Sitter, Tally};
pub use state::{House, State};

use crate::store::{Entry, Failure, Keys, Secret, Snapshot, Store};
use journal::chain::Hash;
use serde::{Deserialize, Serialize};
use state::Saved;
use std::collections::{BTreeMap, VecDeque};
use table::Seat;
use work::Work;

/// How many answers are kept for each person, to be given again; older ones are in the store.
const RECENT_MAX: usize = 16;
/// For how many people.
const RECENT_PEOPLE: usize = 4096;
/// The longest id of a request.
const ID_MAX: usize = 64;
/// A clock that goes back by more than this has been set.
const JITTER: u64 = 1000;
/// How many records are read at once.
const PAGE: usize = 1024;

/// What a clock runs on at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Waits {
    /// Nothing.
    #[default]
    Nothing,
    /// Wagers, until no more bets.
    Bets,
    /// A seat's decision.
    Seat(Seat),
    /// A seat's word on what goes round.
    Office(Seat),
    /// The dealer's next step.
    Step,
    /// The next round.
    Round,
    /// A clock of the table's own.
    Time,
    /// Somebody who has been gone for long.
    Gone(Seat),
    /// A free seat, offered to whoever waits longest.
    Offer,
}

/// What was decided. Nothing of it leaves before `record` and `secrets` are stored.
#[derive(Debug)]
pub struct Decision {
    /// Facts and transfers to be stored; none where nothing changed.
    pub record: Option<Record>,
    /// What is stored beside them and shown to nobody.
    pub secrets: Vec<Secret>,
    /// What to publish once that is stored.
    pub messages: Vec<Message>,
    /// What to answer once that is stored.
    pub answer: Answer,
}

/// The floor, in memory: all that is decided.
pub struct Core {
    version: String,
    next: u64,
    head: Hash,
    state: State,
    recent: BTreeMap<Who, VecDeque<Asked>>,
}

impl Core {
    /// The floor as it is stored: from the latest snapshot of this program and the records since.
    ///
    /// # Errors
    /// When the store cannot be read, or what it holds is damaged: where.
    pub fn open(store: &dyn Store, version: &str) -> Result<Core, Failure> {
        let snapshot = trust::snapshot(store)?.filter(|snapshot| snapshot.version == version);
        let mut core = Core::empty(version);
        if let Some(snapshot) = snapshot.filter(trust::is_of_this_form) {
            let damaged = |what: String| Failure::Damaged { at: snapshot.next, what };
            let saved: Saved<House, Kept> = serde_json::from_str(&snapshot.body)
                .map_err(|error| damaged(format!("the snapshot: {error}")))?;
            core.state = State::read(saved)?;
            (core.next, core.head) = (snapshot.next, snapshot.head);
        }
        loop {
            let entries = store.read(core.next, PAGE)?;
            for entry in &entries {
                core.replay(entry)?;
            }
            if entries.len() < PAGE {
                break;
            }
        }
        for secret in store.secrets()? {
            core.restore(&secret)?;
        }
        core.balances()?;
        Ok(core)
    }

    /// A floor on which nothing has happened yet.
    #[must_use]
    pub fn empty(version: &str) -> Core {
        Core {
            version: version.to_string(),
            next: 0,
            head: Hash::ZERO,
            state: State::default(),
            recent: BTreeMap::new(),
        }
    }

    /// Takes a stored record in: its chain, its facts, what its tables do, its transfers.
    ///
    /// # Errors
    /// Where it is damaged, or does not follow.
    pub fn replay(&mut self, entry: &Entry) -> Result<Record, Failure> {
        let damaged = |what: String| Failure::Damaged { at: entry.n, what };
        if entry.n != self.next {
            return Err(damaged(format!("record {} was expected", self.next)));
        }
        let hash = self.head.link(entry.n, entry.body.as_bytes());
        if hash != entry.hash {
            return Err(damaged("its hash is not that of the chain".into()));
        }
        let record = entry.record()?;
        self.state.house.now = record.at;
        self.first_day();
        for fact in &record.facts {
            self.state.apply(fact, state::Table::Tell).map_err(damaged)?;
        }
        self.state.enter(&record.transfers);
        (self.head, self.next) = (hash, entry.n + 1);
        Ok(record)
    }

    /// Puts a secret back where it belongs.
    pub(crate) fn restore(&mut self, secret: &Secret) -> Result<(), Failure> {
        let Some(table) = secret.name.strip_prefix("chance/") else { return Ok(()) };
        let damaged = |what: String| Failure::Damaged { at: self.next, what };
        let table: u32 =
            table.parse().map_err(|_| damaged(format!("a secret named {}", secret.name)))?;
        let hidden: chance::Hidden = serde_json::from_str(&secret.body)
            .map_err(|error| damaged(format!("the secret {}: {error}", secret.name)))?;
        let next = self.next;
        let Some(running) = self.state.tables.get_mut(&TableId(table)) else { return Ok(()) };
        if !hidden.keeps(running.kept.bound.as_ref()) {
            return Err(Failure::Damaged { at: next, what: unlike(table, running) });
        }
        running.hidden = Some(hidden);
        Ok(())
    }

    /// Decides a request. The state in memory is then ahead of the store: whoever calls this
    /// stores the decision before anything of it is told, or opens the core anew.
    pub fn decide(&mut self, request: Request) -> Decision {
        let Request { at, who, id, entropy, errand } = request;
        let mut none = Decision {
            record: None,
            secrets: Vec::new(),
            messages: Vec::new(),
            answer: Answer::Done,
        };
        if let Some(answer) = self.repeated(who, id.as_deref(), &errand) {
            none.answer = answer;
            return none;
        }
        let before = self.state.house.now;
        let jump = self.turn_clock(at);
        self.first_day();
        let mut work = Work::new(&mut self.state, &self.version, who, entropy);
        if let Some(by) = jump {
            work.fact(Fact::ClockJumped { by });
        }
        let answer = work.run(&errand);
        let secrets = work.secrets();
        let Work { facts, transfers, messages, .. } = work;
        let asked = id.map(|id| Asked { id, digest: digest(&errand), answer: answer.clone() });
        if let Some(asked) = &asked {
            self.remember(who, asked.clone());
        }
        if facts.is_empty() && transfers.is_empty() {
            assert!(secrets.is_empty(), "a secret without a fact");
            // Time is what the record says: what left no record has not happened.
            self.state.house.now = before;
            none.answer = answer;
            return none;
        }
        if !transfers.is_empty() {
            self.state.house.ledger.assert_moved(&transfers);
        }
        let asked = asked.filter(|asked| !matches!(asked.answer, Answer::Refused(_)));
        let record =
            Record { n: self.next, at: self.state.house.now, who, asked, facts, transfers };
        self.next += 1;
        Decision { record: Some(record), secrets, messages, answer }
    }

    /// The first day is that of the first record.
    fn first_day(&mut self) {
        if self.next == 0 {
            self.state.house.day = self.state.house.now.day();
        }
    }

    /// Time never runs backwards: what the clock says, and what it was set back by.
    fn turn_clock(&mut self, at: Moment) -> Option<i64> {
        let house = &mut self.state.house;
        let says = Moment::from_millis(at.millis().saturating_add_signed(house.skew));
        let back = house.now.since(says);
        house.now = house.now.max(says);
        (back > JITTER).then(|| -i64::try_from(back).unwrap_or(i64::MAX))
    }

    /// The answer to a request that was made before with the same id.
    fn repeated(&self, who: Who, id: Option<&str>, errand: &Errand) -> Option<Answer> {
        let id = id?;
        if id.is_empty() || id.len() > ID_MAX {
            let why = format!("an id has 1 to {ID_MAX} bytes");
            return Some(Answer::Refused(Refused::new(Fault::Malformed, why)));
        }
        let asked = self.recent.get(&who)?.iter().find(|asked| asked.id == id)?;
        Some(asked.again(errand))
    }

    fn remember(&mut self, who: Who, asked: Asked) {
        let recent = self.recent.entry(who).or_default();
        recent.push_back(asked);
        if recent.len() > RECENT_MAX {
            recent.pop_front();
        }
        if self.recent.len() > RECENT_PEOPLE {
            self.recent.pop_first();
        }
    }

    /// A record as it is to be stored, chained to the one before.
    #[must_use]
    pub fn seal(&mut self, record: &Record) -> Entry {
        let body = serde_json::to_string(record);
        // invariant: facts have names and numbers for keys, and thereby a JSON form.
        let body = body.unwrap_or_else(|error| panic!("a record cannot be written: {error}"));
        self.head = self.head.link(record.n, body.as_bytes());
        Entry { n: record.n, hash: self.head, body, keys: Keys::of(record) }
    }

    /// The state as a later start reads it: see [`Core::kept`] for how it is stored.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        let body = serde_json::to_string(&self.state.saved());
        // invariant: what is kept has a JSON form: every map is written as pairs.
        let body = body.unwrap_or_else(|error| panic!("a snapshot cannot be written: {error}"));
        Snapshot { next: self.next, head: self.head, version: self.version.clone(), body }
    }

    /// How many records there are, and the hash of the last one: to be kept elsewhere.
    #[must_use]
    pub fn head(&self) -> (u64, Hash) {
        (self.next, self.head)
    }
}

impl Asked {
    /// The answer to the same request, or that it is another one.
    #[must_use]
    pub fn again(&self, errand: &Errand) -> Answer {
        if self.digest == digest(errand) {
            return self.answer.clone();
        }
        let why = format!("the id {} was used before for something else", self.id);
        Answer::Refused(Refused::new(Fault::Reused, why))
    }
}

/// What is said of a secret that is not what its table was bound to.
fn unlike(table: u32, running: &Running) -> String {
    let bound = match &running.kept.bound {
        Some(Bond { shoe, out, .. }) => format!("shoe {shoe}, {out} out of it"),
        None => "nothing".to_string(),
    };
    format!(
        "what table {table} would deal from was changed: the records bind it to {bound}. Put the \
         folder back from a copy; or take the secret `chance/{table}` out, and the table stops \
         until its round is given up"
    )
}

/// What an errand is known by.
fn digest(errand: &Errand) -> String {
    let written = serde_json::to_vec(errand);
    // invariant: an errand came as JSON, or could have.
    let written = written.unwrap_or_else(|error| panic!("an errand: {error}"));
    blake3::hash(&written).to_hex().to_string()
}
