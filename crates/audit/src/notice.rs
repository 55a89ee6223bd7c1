//! Notices: those that hang at a table, and those that its book asks for.

use crate::check::{Told, told};
use crate::house::{OddsShown, Written};
use crate::{percent, said};
use law::Cite;
use odds::Exact;
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
    /// Whether a wager beside the game needs one on it.
    MainWager,
    /// What a low must be.
    Qualifier,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 23] = [
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
        Kind::MainWager,
        Kind::Qualifier,
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
            Kind::MainWager => "main-wager",
            Kind::Qualifier => "qualifier",
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

/// What a finding calls a notice: `notice house-edge of tie`.
pub(crate) fn subject(kind: Kind, wager: Option<&str>) -> String {
    match wager {
        Some(wager) => format!("notice {kind} of {wager}"),
        None => format!("notice {kind}"),
    }
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
    /// The edge behind a figure, once it is known.
    pub exact: Option<Exact>,
    /// Whether the layout may show it instead.
    pub layout_will_do: bool,
}

impl Required {
    /// A notice of the whole table.
    pub(crate) fn new(
        kind: Kind,
        (check, rule): (impl Into<String>, Cite),
        text: Vec<String>,
    ) -> Required {
        Required {
            kind,
            wager: None,
            check: check.into(),
            rule,
            text,
            states: None,
            exact: None,
            layout_will_do: false,
        }
    }

    /// The edge of a wager, or of the game.
    pub(crate) fn edge(wager: Option<&str>, check: (&'static str, Cite)) -> Required {
        let of = wager.map_or(String::new(), |wager| format!(" of {wager}"));
        let notice = Required::new(Kind::HouseEdge, check, vec![format!("House edge{of}")]);
        Required { wager: wager.map(str::to_string), ..notice }
    }

    /// The same of a wager.
    pub(crate) fn of(mut self, wager: &str) -> Required {
        self.wager = Some(wager.to_string());
        self
    }

    /// The same with what it must state.
    pub(crate) fn states(mut self, states: String) -> Required {
        self.states = Some(states);
        self
    }

    /// A notice that says what is asked for.
    #[must_use]
    pub fn hung(&self) -> Notice {
        Notice { kind: self.kind, wager: self.wager.clone(), says: self.states.clone() }
    }

    /// What a finding calls it: its kind, and its wager if it has one.
    pub(crate) fn subject(&self) -> String {
        subject(self.kind, self.wager.as_deref())
    }

    /// What is wrong with the notices of a table in this respect, if anything is, and which of
    /// them it is.
    pub(crate) fn missing(&self, table: &Written, book: &str) -> Option<(Option<usize>, Told)> {
        let elsewhere = match table.odds {
            OddsShown::Notices => false,
            OddsShown::Layout => true,
            // Odds on the wall are Colorado's alone.
            OddsShown::Wall => book == "co",
        };
        if self.layout_will_do && elsewhere {
            return None;
        }
        let all = table.notices.iter().enumerate();
        let mut hanging = all.filter(|(_, notice)| self.meant(notice)).peekable();
        let text = self.text.join("; ");
        if hanging.peek().is_none() {
            let of = self.wager.as_ref().map_or(String::new(), |wager| format!(" of {wager}"));
            let expected = format!("a notice `{}`{of}: {text}", self.kind);
            let remedy = format!("hang it, and list it: {}", self.written());
            return Some((None, told(expected, "no such notice", remedy)));
        }
        let (at, wrong) = hanging.find(|(_, notice)| !self.right(notice))?;
        let found = match &wrong.says {
            Some(says) => format!("the notice says {says}"),
            None => "a notice that does not say it".into(),
        };
        let remedy = format!("correct the notice: {}", self.written());
        Some((Some(at), told(text, found, remedy)))
    }

    /// The edge that the house itself states in one of these notices, in percent; none where it
    /// states no figure with a decimal.
    pub(crate) fn stated(&self, hung: &[Notice]) -> Option<String> {
        let own = |notice: &&Notice| notice.kind == self.kind && notice.wager == self.wager;
        let says = hung.iter().find(own)?.says.as_deref()?;
        percent::figure(says).map(str::to_string)
    }

    /// Whether a notice is about this. One that names no wager is about all, but a figure belongs
    /// to one wager.
    fn meant(&self, notice: &Notice) -> bool {
        let all = notice.wager.is_none() && notice.says.is_none() && !self.is_figure();
        notice.kind == self.kind && (notice.wager == self.wager || all)
    }

    /// Whether it compares what a notice says with what must be stated.
    pub(crate) fn compares(&self, notice: &Notice) -> bool {
        let stated = self.states.is_some() || self.is_figure();
        stated && notice.kind == self.kind && notice.wager == self.wager
    }

    /// Whether it states a figure that must be written down.
    fn is_figure(&self) -> bool {
        self.kind == Kind::HouseEdge
    }

    /// Whether a notice says what it must.
    fn right(&self, notice: &Notice) -> bool {
        match (&self.states, &notice.says) {
            (_, Some(says)) if self.is_figure() => percent::says(says, self.exact.as_ref()),
            (Some(due), Some(says)) => said::same(due, says),
            (_, None) => !self.is_figure(),
            // What it says is compared by itself.
            (None, Some(_)) => true,
        }
    }

    /// How a file lists it.
    fn written(&self) -> String {
        let mut parts = vec![format!("kind = \"{}\"", self.kind)];
        parts.extend(self.wager.as_ref().map(|wager| format!("wager = \"{wager}\"")));
        parts.extend(self.states.as_ref().map(|says| format!("says = \"{says}\"")));
        match parts.as_slice() {
            [_] => format!("\"{}\"", self.kind),
            _ => format!("{{ {} }}", parts.join(", ")),
        }
    }
}
