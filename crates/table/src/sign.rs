//! What hangs at a table: its game, seats, marks and what they pay, limits, posted values.

use crate::{Kind, Limits, Name};
use law::Cite;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What hangs at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sign {
    /// The catalogue id.
    pub id: Name,
    /// Its title.
    pub title: Name,
    /// Who banks it.
    pub bank: Bank,
    /// The highest seat number.
    pub seats: u8,
    /// The rule of the seats.
    pub seats_rule: Cite,
    /// Where cards lie.
    pub spots: Vec<Name>,
    /// The wagers on offer, in the order in which a seat's wagers are settled.
    pub marks: Vec<Mark>,
    /// Wagers that are made together in equal amounts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub equal: Vec<Vec<Name>>,
    /// Every word that a seat can ever decide by.
    pub words: Vec<Name>,
    /// What the house posts, defaults included.
    pub posted: BTreeMap<String, String>,
}

impl Sign {
    /// The mark of that id.
    #[must_use]
    pub fn mark(&self, id: &str) -> Option<&Mark> {
        self.marks.iter().find(|mark| mark.id == id)
    }
}

/// Who banks a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bank {
    /// The house.
    House,
    /// One of the players, in turn.
    PlayerDealer,
    /// Nobody: all money goes to a pot.
    Pot,
    /// Nobody: players pay each other by points.
    Points,
}

/// A wager on offer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mark {
    /// Its id.
    pub id: Name,
    /// Its name.
    pub title: Name,
    /// The wager of the book of which it is a mark; its own id where it is no mark.
    pub group: Name,
    /// Its place at the table.
    pub kind: Kind,
    /// When it is made.
    pub made: Made,
    /// The pay table in use.
    pub paytable: Name,
    /// What it pays, line by line.
    pub lines: Vec<PayLine>,
    /// What it may be.
    pub limits: Limits,
}

/// When a wager is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Made {
    /// Before the cards, or between throws.
    Before,
    /// By a decision.
    ByDecision,
    /// Never: it is paid on another wager.
    Never,
}

impl From<Kind> for Made {
    fn from(kind: Kind) -> Made {
        match kind {
            Kind::Main | Kind::Side | Kind::Progressive => Made::Before,
            Kind::Later => Made::ByDecision,
            Kind::Bonus => Made::Never,
        }
    }
}

/// A line of a pay table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PayLine {
    /// Its name.
    pub label: Name,
    /// What it pays, in words: `8 to 1`, `push`, `loses`.
    pub pays: String,
    /// Whether it wins.
    pub wins: bool,
    /// The rule.
    pub rule: Cite,
}
