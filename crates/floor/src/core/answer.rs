//! What comes out of a decision: an answer, and messages for who may see them.

use super::{MeterId, PersonId, RoundId, TableId, Who};
use law::Cite;
use money::Cents;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;
use table::{Event, Seat, Viewer, What, redact};

/// The answer to a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named after what they hold
pub enum Answer {
    /// It is done.
    Done,
    /// A person has a name, or a session.
    Person { person: PersonId, name: String },
    /// A table is open.
    Table { table: TableId },
    /// A meter is open.
    Meter { meter: MeterId },
    /// A proposal waits for a second person.
    Proposed { proposal: u64 },
    /// Money moved by hand: the number of the transfer.
    Moved { transfer: u64, balance: Cents },
    /// A table was told: what followed, as the asker may see it, and the next event's number.
    Told { events: Vec<Event>, next: u64 },
    /// It was refused, and nothing changed.
    Refused(Refused),
}

/// A request that was turned down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Refused {
    /// What kind of refusal.
    pub kind: Fault,
    /// Why, as a sentence without its full stop.
    pub why: String,
    /// The rule, where one forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Cite>,
}

/// What kind of refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// It makes no sense (400).
    Malformed,
    /// Who asks is not known (401).
    Unknown,
    /// It is not this person's to ask (403).
    NotYours,
    /// There is no such thing (404).
    Missing,
    /// A rule, a limit or the state of things forbids it (409).
    Rule,
    /// The same id came before with other content (409).
    Reused,
    /// It is a request for a state that is over (409).
    Stale,
    /// Too often (429).
    TooMany,
    /// Nothing is accepted now (503).
    Stopped,
}

impl Refused {
    /// A refusal without a rule.
    #[must_use]
    pub fn new(kind: Fault, why: impl Into<String>) -> Refused {
        Refused { kind, why: why.into(), rule: None }
    }
}

impl From<table::Refusal> for Refused {
    fn from(refusal: table::Refusal) -> Refused {
        Refused { kind: Fault::Rule, why: refusal.why, rule: refusal.rule }
    }
}

/// Something to be published, once it is stored.
#[derive(Clone, Debug)]
pub enum Message {
    /// Something happened at a table. What each viewer may see of it: [`News::seen_by`].
    Table(News),
    /// Something about one person: a balance, a seat that is free, a limit reached.
    Person(PersonId, Notice),
    /// Something for everybody: a meter, the lobby, the house.
    All(Notice),
}

/// What happened at a table. The events themselves are not in reach: what a viewer gets is what
/// [`News::seen_by`] gives, and a log shows none of it.
#[derive(Clone)]
pub struct News {
    /// Where.
    pub table: TableId,
    /// In which round.
    pub round: RoundId,
    /// The number of the event after these.
    pub next: u64,
    /// Since which event a client's picture no longer holds, where a correction tells a round
    /// again: the client asks for the table's sight anew.
    pub again: bool,
    events: Arc<Vec<Event>>,
    /// Who sat where when it happened: whoever sits there later sees nothing of it.
    seats: Arc<[(Seat, PersonId)]>,
}

impl News {
    pub(crate) fn new(table: TableId, round: RoundId, next: u64, events: Vec<Event>) -> News {
        let (events, seats) = (Arc::new(events), Arc::default());
        News { table, round, next, again: false, events, seats }
    }

    /// The same, with who sat where when it happened.
    pub(crate) fn among(self, seats: impl Iterator<Item = (Seat, PersonId)>) -> News {
        News { seats: seats.collect(), ..self }
    }

    /// Takes in what followed at once, where nothing but the events is different: one message
    /// instead of one for each card. Gives back what is another message.
    pub(crate) fn followed_by(&mut self, news: News) -> Option<News> {
        let plain = !self.again && !news.again && self.seats == news.seats;
        if !plain || (self.table, self.round) != (news.table, news.round) {
            return Some(news);
        }
        Arc::make_mut(&mut self.events).extend(news.events.iter().cloned());
        self.next = news.next;
        None
    }

    pub(crate) fn told_again(self) -> News {
        News { again: true, ..self }
    }

    /// As whom somebody may see it: by the seat of that moment, whoever has it by now.
    #[must_use]
    pub fn viewer(&self, state: &super::State, who: Who) -> Viewer {
        let seat = self.seats.iter().find(|(_, person)| who == Who::Person(*person));
        match (seat, state.viewer(self.table, who)) {
            (Some((seat, _)), _) => Viewer::Seat(*seat),
            (None, Viewer::Croupier) => Viewer::Croupier,
            (None, _) => Viewer::Public,
        }
    }

    /// Whether the money of a round moved in it.
    #[must_use]
    pub fn settles(&self) -> bool {
        self.events.iter().any(|event| matches!(event.what, What::Settled(_)))
    }

    /// Whether nothing of it is hidden from anybody: everybody sees the same.
    #[must_use]
    pub fn is_open(&self) -> bool {
        // What the public may see, everybody may.
        self.events.iter().all(|event| redact(event, Viewer::Public) == *event)
    }

    /// The events as a viewer may see them: sight is decided by [`table::redact`] and nowhere
    /// else.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Vec<Event> {
        self.events.iter().map(|event| redact(event, viewer)).collect()
    }
}

impl fmt::Debug for News {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "News of round {}, up to {}", self.round, self.next)
    }
}

/// A short message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named after what they hold
pub enum Notice {
    /// A wallet changed.
    Balance { tender: crate::ledger::Tender, balance: Cents },
    /// A seat is free for who waited longest.
    SeatFree { table: TableId },
    /// The clocks of a table: until when something is waited for.
    Clock { table: TableId, until: Option<super::Moment>, what: super::Waits },
    /// A meter shows this.
    Meter { meter: MeterId, shown: Cents, locked: bool },
    /// A table opened, closed, or is disabled.
    Lobby { table: TableId },
    /// Bets are taken, or not, and why.
    Disabled { scope: super::Scope, reason: Option<String> },
    /// A player's limit was reached, or a pause began.
    Pause { why: String },
    /// Bound to the next shuffle or throw of a table.
    Bound { table: TableId, shoe: u64, commitment: String },
    /// A shuffle or throw is over: what it was, for everybody to check.
    Revealed { table: TableId, shoe: u64, salt: String, order: String },
    /// Something that staff should look at.
    Alert { why: String },
}
