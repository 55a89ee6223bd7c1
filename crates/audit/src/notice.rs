//! Notices: those that hang at a table, and those that its book asks for.

use law::Cite;
use serde::Serialize;
use std::fmt;

/// What a notice is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// The least and the largest wager.
    Limits,
    /// What wagers pay, where it is not printed on the layout.
    Odds,
    /// Which pay table is in use.
    Paytable,
    /// The house's edge.
    HouseEdge,
    /// How many decks are in play.
    Decks,
    /// How the dealer counts a soft 17.
    Soft17,
    /// Which hands may be doubled.
    Doubling,
    /// Which pairs may be split.
    Splitting,
    /// A side wager that the layout shows is not to be had.
    NotAvailable,
    /// What the meter of a progressive shows.
    Meter,
    /// Which clapper option holds.
    Clapper,
    /// Which option for foul hands holds.
    FoulHands,
    /// What a Fortune wager must be to qualify for the Envy Bonus.
    Envy,
    /// The most that a royal flush pays a player.
    RoyalCap,
    /// What is charged for the bank to win, and how.
    Vigorish,
    /// Fees and the limit they belong to.
    Fees,
    /// The most that side wagers of one round pay together.
    AggregateLimit,
    /// Which suits win.
    Suits,
    /// A copy of the rules is to be had.
    Rules,
    /// What tips for the dealer may be bet.
    Tips,
    /// A local variation.
    Variation,
    /// How a game on trial is played.
    HowToPlay,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 22] = [
        Kind::Limits,
        Kind::Odds,
        Kind::Paytable,
        Kind::HouseEdge,
        Kind::Decks,
        Kind::Soft17,
        Kind::Doubling,
        Kind::Splitting,
        Kind::NotAvailable,
        Kind::Meter,
        Kind::Clapper,
        Kind::FoulHands,
        Kind::Envy,
        Kind::RoyalCap,
        Kind::Vigorish,
        Kind::Fees,
        Kind::AggregateLimit,
        Kind::Suits,
        Kind::Rules,
        Kind::Tips,
        Kind::Variation,
        Kind::HowToPlay,
    ];

    /// Its name in a file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Limits => "limits",
            Kind::Odds => "odds",
            Kind::Paytable => "paytable",
            Kind::HouseEdge => "house-edge",
            Kind::Decks => "decks",
            Kind::Soft17 => "soft-17",
            Kind::Doubling => "doubling",
            Kind::Splitting => "splitting",
            Kind::NotAvailable => "not-available",
            Kind::Meter => "meter",
            Kind::Clapper => "clapper",
            Kind::FoulHands => "foul-hands",
            Kind::Envy => "envy",
            Kind::RoyalCap => "royal-cap",
            Kind::Vigorish => "vigorish",
            Kind::Fees => "fees",
            Kind::AggregateLimit => "aggregate-limit",
            Kind::Suits => "suits",
            Kind::Rules => "rules",
            Kind::Tips => "tips",
            Kind::Variation => "variation",
            Kind::HowToPlay => "how-to-play",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A notice that hangs at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Notice {
    /// What it is about.
    pub kind: Kind,
    /// The wager it is about; none for the whole table.
    pub wager: Option<String>,
    /// The figure or name that it states, where the house has written down what it says. A notice
    /// without one states what is posted.
    pub says: Option<String>,
}

/// A notice that a book asks for at a table as it is posted.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Required {
    /// What it is about.
    pub kind: Kind,
    /// The wager it is about; none for the whole table.
    pub wager: Option<String>,
    /// The check that asks for it.
    pub check: String,
    /// The rule.
    pub rule: Cite,
    /// What it must say, line by line, in our words: what a sign shows.
    pub text: Vec<String>,
    /// The one figure or name that it must state, to be compared with what hangs there: `PT1`,
    /// `6`, `12.3`. None where the text is all.
    pub states: Option<String>,
}
