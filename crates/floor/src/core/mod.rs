//! The core: decides requests. See the crate's documentation for how it is driven.

mod answer;
mod fact;
mod ids;
mod request;

pub use answer::{Answer, Fault, Message, News, Notice, Refused};
pub use fact::{Asked, Fact, Record};
pub use ids::{Entropy, MeterId, Moment, PersonId, RoundId, TableId};
pub use request::{Errand, Opening, Pace, Request, Scope, Source, Who};

use crate::ledger::{Ledger, Tender};
use crate::people::{Person, SessionKey};
use crate::store::{Entry, Failure, Secret, Snapshot, Store};
use journal::chain::Hash;
use money::Cents;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Choice, Seat, Sight, Sign, Viewer};

/// What a table waits for, as far as clocks go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Waits {
    /// Nothing that a clock runs on.
    #[default]
    Nothing,
    /// Wagers, until no more bets.
    Bets,
    /// A seat's decision.
    Seat(Seat),
    /// The dealer's next step.
    Step,
    /// The next round.
    Round,
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
    now: Moment,
    next: u64,
    head: Hash,
    people: BTreeMap<PersonId, Person>,
    ledger: Ledger,
}

impl Core {
    /// The floor as it is stored: from the latest snapshot and the records since.
    ///
    /// # Errors
    /// When the store cannot be read, or what it holds is damaged: where.
    pub fn open(store: &dyn Store, version: &str) -> Result<Core, Failure> {
        let _ = store.snapshot()?;
        Ok(Core {
            version: version.to_string(),
            now: Moment::default(),
            next: 0,
            head: Hash::ZERO,
            people: BTreeMap::new(),
            ledger: Ledger::default(),
        })
    }

    /// Decides a request. The state in memory is then ahead of the store: whoever calls this
    /// stores the decision before anything of it is told, or opens the core anew.
    pub fn decide(&mut self, request: Request) -> Decision {
        self.now = self.now.max(request.at);
        let Errand::Guest { name, .. } = request.errand else {
            let refused = Refused::new(Fault::Stopped, "not yet");
            let answer = Answer::Refused(refused);
            return Decision { record: None, secrets: Vec::new(), messages: Vec::new(), answer };
        };
        let person = PersonId(self.people.len() as u32 + 1);
        let known = Person {
            name: name.clone(),
            roles: [crate::people::Role::Player].into(),
            guest: true,
            credential: None,
            failures: Vec::new(),
            closed: None,
            limits: crate::people::Limits::default(),
        };
        self.people.insert(person, known);
        let answer = Answer::Person { person, name };
        Decision { record: None, secrets: Vec::new(), messages: Vec::new(), answer }
    }

    /// A record as it is to be stored, chained to the one before.
    #[must_use]
    pub fn seal(&mut self, record: &Record) -> Entry {
        let body = serde_json::to_string(record)
            .unwrap_or_else(|error| panic!("a record has a JSON form: {error}"));
        self.head = self.head.link(record.n, body.as_bytes());
        Entry { n: record.n, hash: self.head, body, keys: crate::store::Keys::default() }
    }

    /// The state from which a later start goes on.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        let (next, head, version) = (self.next, self.head, self.version.clone());
        Snapshot { next, head, version, body: String::new() }
    }

    /// What has run out by now, as the clock would ask for it; call until there is none.
    #[must_use]
    pub fn due(&self, _now: Moment) -> Option<Errand> {
        None
    }

    /// When something runs out next.
    #[must_use]
    pub fn next_due(&self) -> Option<Moment> {
        None
    }

    /// Somebody.
    #[must_use]
    pub fn person(&self, person: PersonId) -> Option<&Person> {
        self.people.get(&person)
    }

    /// Somebody by name.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<(PersonId, &Person)> {
        let same = |(_, person): &(&PersonId, &Person)| person.name.eq_ignore_ascii_case(name);
        self.people.iter().find(same).map(|(id, person)| (*id, person))
    }

    /// Whose session this is, where it has not ended.
    #[must_use]
    pub fn session(&self, _key: &SessionKey, _now: Moment) -> Option<PersonId> {
        None
    }

    /// What is in somebody's wallet.
    #[must_use]
    pub fn wallet(&self, person: PersonId, tender: Tender) -> Cents {
        self.ledger.balance(tender, crate::ledger::Account::Wallet(person))
    }

    /// All accounts.
    #[must_use]
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// How somebody sees a table.
    #[must_use]
    pub fn viewer(&self, _table: TableId, _who: Who) -> Viewer {
        Viewer::Public
    }

    /// What hangs at a table.
    #[must_use]
    pub fn sign(&self, _table: TableId) -> Option<&Sign> {
        None
    }

    /// A table as somebody may see it.
    #[must_use]
    pub fn sight(&self, _table: TableId, _who: Who) -> Option<Sight> {
        None
    }

    /// What somebody may do at a table now, and what is refused with its rule.
    #[must_use]
    pub fn menu(&self, _table: TableId, _seat: Seat, _who: Who) -> Vec<Choice> {
        Vec::new()
    }
}
