//! Why a call of the library was turned down, with all it knows as data.
//!
//! ```
//! use catalog::Error;
//!
//! let Err(Error::Unknown(unknown)) = catalog::find("co/bacarat") else { panic!() };
//! assert_eq!(unknown.near[0], "co/baccarat");
//! ```

use law::{Breach, Cite, Fault};
use std::fmt;
use table::Refusal;

/// Why nothing came of a call. It changed nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum Error {
    /// A rule or a reading forbids it.
    Refused(Refusal),
    /// What is posted is no lawful table: every fault, each with its rule.
    Unlawful(Breach),
    /// Nothing goes by that name.
    Unknown(Unknown),
    /// The game is played between players, and what was asked for needs a house.
    NotBanked {
        /// The game.
        id: String,
    },
    /// The request makes no sense: why, as a sentence without its full stop.
    Usage(String),
    /// The input is damaged.
    Damaged {
        /// Which input, where there are several.
        at: Option<String>,
        /// What is wrong with it.
        why: String,
    },
}

/// A name that stands for nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unknown {
    /// What was looked for.
    pub what: Thing,
    /// The name.
    pub name: String,
    /// The game in which it was looked for.
    pub at: Option<&'static str>,
    /// Names that were perhaps meant; of few things all there are.
    pub near: Vec<String>,
}

/// What a name may stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A game.
    Game,
    /// A game that is played for a pot.
    PotGame,
    /// A wager.
    Wager,
    /// A book of rules.
    Book,
    /// A rule.
    Rule,
    /// A way to play.
    Strategy,
    /// A decision that is open to a seat.
    Decision,
}

impl Error {
    /// The rules that were broken, if any.
    #[must_use]
    pub fn rules(&self) -> Vec<Cite> {
        let broken = |fault: &Fault| match fault {
            Fault::Unlawful { rule, .. } | Fault::Conflict { rule, .. } => Some(*rule),
            Fault::Unknown { .. } => None,
        };
        match self {
            Error::Refused(refusal) => refusal.rule.into_iter().collect(),
            Error::Unlawful(breach) => breach.faults.iter().filter_map(broken).collect(),
            _ => Vec::new(),
        }
    }

    /// The same of one input among several.
    #[must_use]
    pub fn within(self, place: impl Into<String>) -> Error {
        match self {
            Error::Damaged { why, .. } => Error::Damaged { at: Some(place.into()), why },
            other => other,
        }
    }

    /// The request makes no sense.
    #[must_use]
    pub fn usage(why: impl Into<String>) -> Error {
        Error::Usage(why.into())
    }

    /// The input is damaged.
    #[must_use]
    pub fn damaged(why: impl Into<String>) -> Error {
        Error::Damaged { at: None, why: why.into() }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Refused(refusal) => refusal.fmt(f),
            Error::Unlawful(breach) => breach.fmt(f),
            Error::Unknown(unknown) => unknown.fmt(f),
            Error::NotBanked { id } => {
                write!(f, "{id} is played between players: the house has no edge there")
            }
            Error::Usage(why) | Error::Damaged { at: None, why } => f.write_str(why),
            Error::Damaged { at: Some(at), why } => write!(f, "{at}: {why}"),
        }
    }
}

impl std::error::Error for Error {}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.name.escape_debug();
        let here = if self.at.is_some() { " here" } else { "" };
        match (self.what, self.at) {
            (Thing::Game, _) => write!(f, "no game `{name}`")?,
            (Thing::PotGame, _) => write!(f, "no pot game `{name}`")?,
            (Thing::Wager, None) => write!(f, "no wager `{name}`")?,
            (Thing::Wager, Some(game)) => write!(f, "{game} has no wager `{name}`")?,
            (Thing::Rule, _) => write!(f, "no rule `{name}`")?,
            (Thing::Decision, _) => {
                return write!(f, "no decision `{name}`{here}: {}", self.near.join(", "));
            }
            (Thing::Book, _) => {
                return write!(f, "no book `{name}`; there are {}", self.near.join(", "));
            }
            (Thing::Strategy, _) => {
                return write!(
                    f,
                    "no strategy `{name}`{here}; there are {}",
                    self.near.join(", ")
                );
            }
        }
        match self.near.as_slice() {
            [] => Ok(()),
            near => write!(f, "; did you mean {}?", near.join(" or ")),
        }
    }
}

impl From<Refusal> for Error {
    /// A refusal without a rule asks for what does not exist.
    fn from(refusal: Refusal) -> Error {
        match refusal.rule {
            Some(_) => Error::Refused(refusal),
            None => Error::Usage(refusal.why),
        }
    }
}

impl From<Breach> for Error {
    fn from(breach: Breach) -> Error {
        Error::Unlawful(breach)
    }
}

impl From<Unknown> for Error {
    fn from(unknown: Unknown) -> Error {
        Error::Unknown(unknown)
    }
}
