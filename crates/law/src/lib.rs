//! The books as code: every numbered rule is a constant, made from `rulebooks/*/index.toml`.
//!
//! Law gives a range ([`Lawful`]), a house posts a value, and [`prove`] turns what is posted into
//! [`Proven`] values or lists everything wrong at once in a [`Breach`]. Doubtful places are
//! constants too ([`reading`]), made from `readings.md`.

mod invoked;
mod lawful;
mod posted;
pub mod testing;
pub mod witness;

pub use invoked::{Invoked, Moment, Part};
pub use lawful::{Lawful, Value};
pub use posted::{
    Breach, DECKS_COUNTED, Fault, Opt, Posted, Proven, anyway, examine, hold, prove, standing,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

include!(concat!(env!("OUT_DIR"), "/books.rs"));

/// One numbered rule of a book, or a reading.
#[derive(Debug)]
pub struct Rule {
    /// `co:30-2808(3)(a)`, `uk:6.18`, `ca:baccarat/12`, `reading:co-match-pair`.
    pub id: &'static str,
    /// What it says, in one line of our own.
    pub text: &'static str,
    /// What it is about.
    pub kind: Kind,
    /// What croupier does about it.
    pub status: Status,
    /// Why people must see to it, for a manual rule.
    pub why: &'static str,
    /// How somebody with authority invokes it at a table, where that is possible.
    pub ruled: Option<Invoked>,
    /// How the file of a round says it, where that is not how a ruling is written.
    pub example: &'static str,
}

/// How code refers to a rule.
pub type Cite = &'static Rule;

impl PartialEq for Rule {
    fn eq(&self, other: &Rule) -> bool {
        self.id == other.id
    }
}

impl Eq for Rule {}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id)
    }
}

impl Serialize for Rule {
    /// A rule is written as its id.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.id)
    }
}

impl<'de> Deserialize<'de> for &'static Rule {
    /// An id is read as its rule; one that no book has is an error.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Cite, D::Error> {
        let id = std::borrow::Cow::<str>::deserialize(from)?;
        find(&id).ok_or_else(|| serde::de::Error::custom(format!("no rule `{id}`")))
    }
}

/// What a rule is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// How a round goes.
    Play,
    /// Money.
    Pay,
    /// What a house may or must offer or post.
    Offer,
    /// People, equipment, procedure.
    Conduct,
}

/// What croupier does about a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// The engine acts on it, and a test bears its number.
    Coded,
    /// Posted values are checked against it when a table opens.
    Audited,
    /// Only people can see to it.
    Manual,
    /// Not yet.
    Todo,
}

/// A section of a book: its rules in order. Each is a constant beside its rules.
///
/// ```
/// assert_eq!(law::uk::S6.rules[0].id, "uk:6.1");
/// assert_eq!(law::ca::baccarat::SECTION.rules[0], law::ca::baccarat::R1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// Every numbered rule.
    pub rules: &'static [Cite],
}

/// A book: its rules in order.
pub struct Book {
    /// `co`, `uk`, `ca`.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// Every numbered rule that is listed.
    pub rules: &'static [Rule],
    /// The sections of which none is.
    pub unlisted: &'static [Unlisted],
}

/// A section of a book of which no rule is listed yet.
pub struct Unlisted {
    /// Its number, or the game's id.
    pub n: &'static str,
    /// Its title.
    pub title: &'static str,
    /// How many numbered rules it has; one where the book does not number them.
    pub rules: usize,
}

/// Finds a rule or reading by its id.
///
/// ```
/// assert!(law::find("co:30-2808(1)").is_some());
/// assert!(law::find("co:30-9999").is_none());
/// ```
#[must_use]
pub fn find(id: &str) -> Option<Cite> {
    static BY_ID: LazyLock<HashMap<&'static str, Cite>> = LazyLock::new(|| {
        let all = BOOKS.iter().flat_map(|book| book.rules).chain(&reading::RULES);
        all.map(|rule| (rule.id, rule)).collect()
    });
    BY_ID.get(id).copied()
}

/// The names nearest to a misspelt one, best first, at most three.
pub fn nearest<'a>(wrong: &str, names: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let wrong = &wrong.to_lowercase();
    let mut scored: Vec<(usize, &str)> = names
        .into_iter()
        .map(|name| (strsim::damerau_levenshtein(wrong, &name.to_lowercase()), name))
        .filter(|&(distance, name)| distance <= 2 + name.len() / 4 || name.contains(wrong))
        .collect();
    scored.sort_unstable();
    scored.into_iter().map(|(_, name)| name).take(3).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_holds_the_rules_whose_numbers_begin_alike() {
        for (section, begins) in [
            (uk::S2, "uk:2."),
            (uk::S12, "uk:12."),
            (co::S28, "co:30-28"),
            (co::S2899_07, "co:30-2899.07"),
            (sg::SA, "sg:A"),
            (ca::general::SECTION, "ca:general/"),
            (ca::baccarat_9::SECTION, "ca:baccarat-9/"),
        ] {
            assert!(!section.rules.is_empty());
            assert!(section.rules.iter().all(|rule| rule.id.starts_with(begins)), "{begins}");
        }
        // What Colorado adds to its game is no part of it.
        assert!(co::S28.rules.iter().all(|rule| !rule.id.starts_with("co:30-2899")));
    }
}
