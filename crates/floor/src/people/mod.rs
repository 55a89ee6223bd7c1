//! People: roles, who may do what, sessions, players' own limits.

pub mod authority;
mod limits;
pub mod names;

pub use authority::{Act, Own, Part, may};
pub use limits::{Counted, Limit, Limits, Measure, Over};

use crate::core::{Moment, PersonId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// What somebody is on the floor. A person may have several roles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Plays.
    Player,
    /// Deals at live tables.
    Dealer,
    /// Rules, corrects, confirms.
    Supervisor,
    /// Confirms what is above a supervisor.
    Executive,
    /// Sees everything, changes nothing.
    Auditor,
    /// Opens tables, keeps accounts and the cage.
    Administrator,
}

impl Role {
    /// All roles.
    pub const ALL: [Role; 6] = [
        Role::Player,
        Role::Dealer,
        Role::Supervisor,
        Role::Executive,
        Role::Auditor,
        Role::Administrator,
    ];
}

/// The hash of a session's cookie or of a program's token, as the shell computes it: nothing that
/// is stored opens a door.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SessionKey(pub String);

/// A session, or a token for a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grant {
    /// The hash of what opens it.
    pub key: SessionKey,
    /// When it ends in any case.
    pub until: Moment,
    /// Whether a program uses it: then it does not end when idle.
    #[serde(default)]
    pub token: bool,
}

/// A session in use.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Session {
    /// Whose.
    pub person: PersonId,
    /// When it ends in any case.
    pub until: Moment,
    /// When it was last seen in use.
    pub seen: Moment,
    /// Whether a program uses it.
    pub token: bool,
}

impl Session {
    /// Whether it is over: its time has come, or nobody used it for too long.
    #[must_use]
    pub fn is_over(&self, now: Moment) -> bool {
        now >= self.until || (!self.token && now.since(self.seen) >= Person::IDLE)
    }
}

/// Somebody with a name on the floor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Person {
    /// The name; unique but for letters' case.
    pub name: String,
    /// What the person is.
    pub roles: BTreeSet<Role>,
    /// A visitor who plays for play money.
    pub guest: bool,
    /// What the shell made of the password.
    #[serde(default)]
    pub credential: Option<String>,
    /// Wrong passwords of late.
    #[serde(default)]
    pub failures: Vec<Moment>,
    /// Why the account is closed.
    #[serde(default)]
    pub closed: Option<String>,
    /// The person's own limits.
    #[serde(default)]
    pub limits: Limits,
}

impl Person {
    /// Wrong passwords that lock an account.
    pub const FAILURES_MAX: usize = 3;
    /// Within so many milliseconds, and for as long.
    pub const FAILURES_WITHIN: u64 = 30 * 60 * 1000;
    /// A session that nobody used for so long asks for the password again.
    pub const IDLE: u64 = 30 * 60 * 1000;

    /// Whether wrong passwords lock the account now.
    #[must_use]
    pub fn is_locked(&self, now: Moment) -> bool {
        let recent = |at: &&Moment| now.since(**at) < Person::FAILURES_WITHIN;
        self.failures.iter().filter(recent).count() >= Person::FAILURES_MAX
    }

    /// Whether the person has a role.
    #[must_use]
    pub fn is(&self, role: Role) -> bool {
        self.roles.contains(&role)
    }
}
