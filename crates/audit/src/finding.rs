//! What is found when a house is held against the law, and where something was written.

use law::Cite;
use serde::Serialize;
use std::fmt;

/// One thing found. As JSON it is a finding of `croupier check --json`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Finding {
    /// The check, such as `GB-2.8`; elsewhere than in Great Britain the book and its rule.
    pub id: String,
    /// The table, by the house's own id; the progressive or trial; empty for the whole house.
    pub table: String,
    /// The rule.
    pub rule: Cite,
    /// How grave it is.
    pub severity: Severity,
    /// What the rule asks for.
    pub expected: String,
    /// What stands there.
    pub found: String,
    /// What to do about it.
    #[serde(rename = "do")]
    pub remedy: String,
    /// What of it is meant: an option by its name, a notice by its kind and wager, a key of the
    /// file; empty where it is the whole.
    pub subject: String,
    /// Where it is written, or where it would be.
    #[serde(flatten)]
    pub place: Place,
}

impl Finding {
    /// Whether another is of the same thing, whatever figures it tells.
    pub(crate) fn is_like(&self, other: &Finding) -> bool {
        let same = self.id == other.id && self.severity == other.severity;
        // What people sign for is gathered from many tables.
        let gathered = self.severity == Severity::Confirm;
        let alike = self.table == other.table && self.subject == other.subject;
        same && (gathered || alike && self.rule == other.rule)
    }
}

/// How grave a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// The house breaks a rule.
    Error,
    /// Lawful, and advised against.
    Warning,
    /// Only a person can say: to be looked at and signed.
    Confirm,
}

/// A place in one of the files of a house.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Place {
    /// The file, as it was named.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}
