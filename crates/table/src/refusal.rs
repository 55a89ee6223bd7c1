//! What a person asked and a rule forbids.

use law::Cite;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A request that was turned down: the reason, the rule, and nothing changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Refusal {
    /// Why, as a sentence without its full stop.
    pub why: String,
    /// The rule that forbids it; none when the request names something that does not exist.
    pub rule: Option<Cite>,
}

impl Refusal {
    /// Forbidden by a rule.
    #[must_use]
    pub fn by(rule: Cite, why: impl Into<String>) -> Refusal {
        Refusal { why: why.into(), rule: Some(rule) }
    }

    /// Not something this table knows.
    #[must_use]
    pub fn unknown(why: impl Into<String>) -> Refusal {
        Refusal { why: why.into(), rule: None }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rule {
            Some(rule) => write!(f, "{} ({rule}: {})", self.why, rule.text),
            None => f.write_str(&self.why),
        }
    }
}

impl std::error::Error for Refusal {}
