//! The core with its store: decides a batch, stores it, and only then answers.

use crate::core::{Answer, Core, Message, Request};
use crate::store::{Batch, Failure, Store};
use std::fmt;

/// A core and its store.
pub struct Desk<S: Store> {
    core: Core,
    store: S,
    version: String,
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

impl<S: Store> Desk<S> {
    /// Opens what is stored.
    ///
    /// # Errors
    /// When it cannot be read, or is damaged.
    pub fn open(store: S, version: &str) -> Result<Desk<S>, Stopped> {
        let core = Core::open(&store, version)?;
        Ok(Desk { core, store, version: version.to_string() })
    }

    /// Decides a batch, stores it in one transaction, and gives its answers and messages.
    ///
    /// # Errors
    /// Nothing was stored, and nothing of the batch holds: the core is back at what is stored.
    pub fn serve(&mut self, requests: Vec<Request>) -> Result<Served, Stopped> {
        let mut batch = Batch::default();
        let mut served = Served::default();
        for request in requests {
            let decision = self.core.decide(request);
            if let Some(record) = &decision.record {
                batch.entries.push(self.core.seal(record));
            }
            batch.secrets.extend(decision.secrets);
            served.messages.extend(decision.messages);
            served.answers.push(decision.answer);
        }
        if let Err(why) = self.store.append(&batch) {
            self.core = Core::open(&self.store, &self.version)?;
            return Err(Stopped { why });
        }
        Ok(served)
    }

    /// The core, to look at: all of it is stored.
    #[must_use]
    pub fn core(&self) -> &Core {
        &self.core
    }

    /// The store, to read from.
    #[must_use]
    pub fn store(&self) -> &S {
        &self.store
    }
}
