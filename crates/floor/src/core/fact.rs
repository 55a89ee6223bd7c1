//! Facts: what was decided, as it is stored. The state of the core is the fold of them.

use super::running::Clock;
use super::{Answer, MeterId, Moment, Opening, PersonId, RoundId, Scope, TableId, Who};
use crate::ledger::Transfer;
use crate::meters::Proposal;
use crate::people::{Grant, Limit, Role, SessionKey};
use law::Cite;
use money::Cents;
use serde::{Deserialize, Serialize};
use table::{Event, Input, Seat};

/// What one decision leaves behind: stored whole or not at all, chained to all before it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// Its number, from 0.
    pub n: u64,
    /// When.
    pub at: Moment,
    /// Who asked.
    pub who: Who,
    /// The client's id of the request, with the digest of its content and the answer given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Asked>,
    /// What was decided, in order.
    pub facts: Vec<Fact>,
    /// What money moved, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub transfers: Vec<Transfer>,
}

/// A request with an id, and its answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Asked {
    /// The id.
    pub id: String,
    /// The digest of what was asked.
    pub digest: String,
    /// What was answered.
    pub answer: Answer,
}

/// How a round begins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Beginning {
    /// Which.
    pub round: RoundId,
    /// The program.
    pub version: String,
    /// The digest of the table's sign: rules, posted values and pay tables, exactly.
    pub sign: String,
    /// Who sits where.
    pub seats: Vec<(Seat, PersonId)>,
    /// What lies in front of them, where the game is played for that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chips: Vec<(Seat, Cents)>,
    /// The shoe that lies there, and what binds the floor to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shoe: Option<(u64, String)>,
    /// How many of it were out before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub out: Option<u64>,
}

/// Something that was decided.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named after what they hold
pub enum Fact {
    // --- people
    Came {
        person: PersonId,
        name: String,
        roles: Vec<Role>,
        guest: bool,
    },
    Invited {
        key: SessionKey,
    },
    Claimed {
        person: PersonId,
    },
    Assigned {
        person: PersonId,
        roles: Vec<Role>,
    },
    Credential {
        person: PersonId,
        credential: String,
    },
    AccountClosed {
        person: PersonId,
        reason: String,
    },
    LoggedIn {
        person: PersonId,
        grant: Grant,
    },
    LoginFailed {
        name: String,
    },
    LoggedOut {
        key: SessionKey,
    },
    Revoked {
        person: PersonId,
    },
    Seen {
        key: SessionKey,
    },
    Limited {
        person: PersonId,
        limit: Limit,
        from: Moment,
    },
    TimedOut {
        person: PersonId,
        until: Moment,
    },
    Excluded {
        person: PersonId,
        until: Moment,
        reason: String,
    },
    /// A request that authority turned down, kept for whoever watches.
    Refused {
        act: String,
        why: String,
    },
    /// An act that only some may do.
    Privileged {
        act: String,
        on: String,
        reason: String,
    },

    // --- tables
    Opened {
        table: TableId,
        opening: Opening,
        by: PersonId,
    },
    Closed {
        table: TableId,
    },
    Disabled {
        scope: Scope,
        reason: String,
    },
    Enabled {
        scope: Scope,
        reason: String,
    },
    Sat {
        table: TableId,
        seat: Seat,
        person: PersonId,
    },
    Rose {
        table: TableId,
        seat: Seat,
        person: PersonId,
    },
    Moved {
        table: TableId,
        from: Seat,
        to: Seat,
    },
    Behind {
        table: TableId,
        seat: Seat,
        n: u8,
        person: Option<PersonId>,
    },
    Waiting {
        table: TableId,
        person: PersonId,
    },
    StoppedWaiting {
        table: TableId,
        person: PersonId,
    },
    Connected {
        table: TableId,
        person: PersonId,
    },
    Lost {
        table: TableId,
        person: PersonId,
    },
    /// A round begins.
    Round(Box<Beginning>),
    /// A table was told something, and this happened.
    Told {
        table: TableId,
        round: RoundId,
        input: Input,
        events: Vec<Event>,
    },
    /// Mistyped chance: the round was told anew, and its events are numbered on.
    Corrected {
        table: TableId,
        round: RoundId,
        told: Vec<Input>,
        events: Vec<Event>,
    },
    /// A round was given up: who came and went is told anew, everything else went back. Where it
    /// is bare so did wagers that stood from earlier rounds; in older records those still lie.
    Abandoned {
        table: TableId,
        round: RoundId,
        told: Vec<Input>,
        events: Vec<Event>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bare: bool,
    },
    /// Whoever supplies chance is bound to what comes.
    Bound {
        table: TableId,
        shoe: u64,
        commitment: String,
    },
    /// Cards of an order that a ruling had taken out of the deck: passed over when they came.
    Passed {
        table: TableId,
        shoe: u64,
        cards: Vec<String>,
    },
    /// The next card is one that an earlier hand left: it comes out of no order.
    Carried {
        table: TableId,
        card: String,
    },
    /// What it was bound to, now that it is over; not public where players' own cards are in it
    /// that were never shown.
    Revealed {
        table: TableId,
        shoe: u64,
        salt: String,
        order: String,
        public: bool,
    },
    /// The clocks of a table that run from now on.
    Clocks {
        table: TableId,
        clocks: Vec<Clock>,
    },
    /// Somebody wants no more bets, or the next round, at once.
    Ready {
        table: TableId,
        person: PersonId,
    },
    /// A clock has run out on a seat that has time left of its own, and takes this of it.
    Thinks {
        table: TableId,
        seat: Seat,
        millis: u64,
    },
    /// A clock has run out on a seat.
    RanOut {
        table: TableId,
        seat: Seat,
        rule: Cite,
    },

    /// Somebody may not play any more, and what a hand still asks is decided as for one who is
    /// absent.
    Barred {
        table: TableId,
        seat: Seat,
        why: String,
        rule: Cite,
    },

    // --- meters
    MeterOpened {
        meter: MeterId,
        posting: crate::meters::Posting,
    },
    Linked {
        table: TableId,
        wager: String,
        meter: MeterId,
    },
    /// A meter was won: it takes no stakes until somebody confirms.
    Hit {
        meter: MeterId,
        round: RoundId,
        person: PersonId,
        amount: Cents,
    },
    Confirmed {
        meter: MeterId,
        reason: String,
    },
    Proposed {
        proposal: u64,
        change: Proposal,
    },
    Seconded {
        proposal: u64,
        agree: bool,
    },
    Raised {
        meter: MeterId,
        ceiling: Cents,
        reason: String,
    },

    // --- the house
    /// A snapshot was taken of all before this record: its digest.
    Snapshot {
        digest: String,
    },
    /// The clock was set: it jumped by so many milliseconds, back where negative.
    ClockJumped {
        by: i64,
    },
    SelfChecked {
        digest: String,
        matches: bool,
    },
    /// Something that the day's list shows.
    Noted {
        what: String,
    },
    /// Trial balance of a day: how many transfers, and what stands out.
    Day {
        day: u64,
        transfers: u64,
        exceptions: Vec<String>,
    },
}
