//! The core with its store: decides a batch, stores it, and only then answers.

use crate::core::{Answer, Core, Message, Request, Who};
use crate::store::{Batch, Failure, Secret, Store};
use std::fmt;

/// A core and its store.
pub struct Desk<S: Store> {
    core: Core,
    store: S,
    version: String,
    /// Records since the last snapshot, and after how many one is taken.
    since: u64,
    every: u64,
    /// Whether storage refused: nothing is accepted until it no longer does.
    stopped: bool,
}

/// What came of a batch that is stored.
#[derive(Debug, Default)]
pub struct Served {
    /// The answers, in the order of the requests.
    pub answers: Vec<Answer>,
    /// What to publish, in order.
    pub messages: Vec<Message>,
}

/// Nothing of a batch was done: storage refuses. The core is back at what is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stopped {
    /// Why.
    pub why: Failure,
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "nothing is accepted: {}", self.why)
    }
}

impl std::error::Error for Stopped {}

impl From<Failure> for Stopped {
    fn from(why: Failure) -> Stopped {
        Stopped { why }
    }
}

/// How many bytes storage must take to be trusted again.
const PROBE: usize = 64 * 1024;
/// After how many records a snapshot is taken.
const SNAPSHOT_EVERY: u64 = 4096;

impl<S: Store> Desk<S> {
    /// Opens what is stored.
    ///
    /// # Errors
    /// When it cannot be read, or is damaged.
    pub fn open(store: S, version: &str) -> Result<Desk<S>, Stopped> {
        let core = Core::open(&store, version)?;
        let version = version.to_string();
        Ok(Desk { core, store, version, since: 0, every: SNAPSHOT_EVERY, stopped: false })
    }

    /// The same with a snapshot after so many records.
    #[must_use]
    pub fn snapshot_every(self, records: u64) -> Desk<S> {
        Desk { every: records.max(1), ..self }
    }

    /// Decides a batch, stores it in one transaction, and gives its answers and messages.
    ///
    /// # Errors
    /// Nothing was stored, and nothing of the batch holds: the core is back at what is stored.
    pub fn serve(&mut self, requests: Vec<Request>) -> Result<Served, Stopped> {
        if self.stopped {
            self.back()?;
        }
        let mut batch = Batch::default();
        let mut served = Served::default();
        for request in requests {
            if let Some(answer) = self.asked(&request)? {
                served.answers.push(answer);
                continue;
            }
            let decision = self.core.decide(request);
            if let Some(record) = &decision.record {
                batch.entries.push(self.core.seal(record));
            }
            for secret in decision.secrets {
                batch.secrets.retain(|known| known.name != secret.name);
                batch.secrets.push(secret);
            }
            served.messages.extend(decision.messages);
            served.answers.push(decision.answer);
        }
        self.flush(&mut batch)?;
        Ok(served)
    }

    /// Stores a batch, or goes back to what is stored.
    fn flush(&mut self, batch: &mut Batch) -> Result<(), Stopped> {
        if batch.entries.is_empty() && batch.secrets.is_empty() {
            return Ok(());
        }
        self.since += batch.entries.len() as u64;
        if self.since >= self.every {
            self.keep(batch);
        }
        if let Err(why) = self.store.append(batch) {
            self.stopped = true;
            if self.back().is_err() {
                // Not even what is stored can be read: nothing is shown.
                self.core = Core::empty(&self.version);
                self.stopped = true;
            }
            return Err(Stopped { why });
        }
        if batch.snapshot.is_some() {
            self.since = 0;
        }
        Ok(())
    }

    /// A snapshot after a batch, and the record that binds it to the chain.
    fn keep(&mut self, batch: &mut Batch) {
        if let Some((snapshot, entry)) = self.core.kept() {
            batch.entries.push(entry);
            batch.snapshot = Some(snapshot);
        }
    }

    /// Back to what is stored: for a shell that caught an assertion of the core.
    ///
    /// # Errors
    /// When that cannot be read.
    pub fn reopen(&mut self) -> Result<(), Stopped> {
        self.stopped = true;
        self.back()
    }

    /// Tries whether storage takes anything, and goes back to what is stored where it does: for a
    /// shell whose floor has stopped.
    ///
    /// # Errors
    /// It does not.
    pub fn probe(&mut self) -> Result<(), Stopped> {
        for body in ["?".repeat(PROBE), String::new()] {
            let secrets = vec![Secret { name: "probe".into(), body }];
            self.store.append(&Batch { secrets, ..Batch::default() })?;
        }
        if self.stopped { self.back() } else { Ok(()) }
    }

    /// Back to what is stored.
    fn back(&mut self) -> Result<(), Stopped> {
        self.core = Core::open(&self.store, &self.version)?;
        self.stopped = false;
        Ok(())
    }

    /// The answer to a request that was made before with the same id, and is no longer in the
    /// core's memory.
    fn asked(&self, request: &Request) -> Result<Option<Answer>, Stopped> {
        let (Some(id), Who::Person(person)) = (&request.id, request.who) else { return Ok(None) };
        let Some(entry) = self.store.asked(person, id)? else { return Ok(None) };
        Ok(entry.asked()?.map(|asked| asked.again(&request.errand)))
    }

    /// The program that decides here.
    #[must_use]
    pub fn version(&self) -> &str {
        &self.version
    }

    /// The core, to look at between batches: all of it is stored.
    #[must_use]
    pub fn core(&self) -> &Core {
        &self.core
    }

    /// The store, to read from.
    #[must_use]
    pub fn store(&self) -> &S {
        &self.store
    }

    /// The store, for a simulation to break.
    pub fn store_mut(&mut self) -> &mut S {
        &mut self.store
    }

    /// The core, for a simulation to break.
    pub(crate) fn core_mut(&mut self) -> &mut Core {
        &mut self.core
    }

    /// Ends, in order: a last snapshot makes the next start quick.
    ///
    /// # Errors
    /// When it cannot be stored; nothing is lost by that.
    pub fn close(mut self) -> Result<S, Stopped> {
        let mut batch = Batch::default();
        self.keep(&mut batch);
        self.store.append(&batch)?;
        Ok(self.store)
    }

    /// The store alone, as a power cut leaves it.
    #[must_use]
    pub fn into_store(self) -> S {
        self.store
    }
}
