//! Irregularities of a written round: what is ruled, and when.

use crate::Error;
use cards::{AnyCard, parse_any_cards};
use std::fmt;
use table::{Refusal, Ruling, Seat};

use super::file::Money;

/// An irregularity.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruled {
    /// The rule invoked.
    pub rule: String,
    /// Before which card or throw (`3`, `"card 3"`, `"throw 3"`), decision or card turned over
    /// (`"decision 3"`, `"show 3"`), before the `"wagers"`, before the `"settlement"`, which is
    /// the default (`"settlement 2"` where several throws are settled), or at the `"end"`, after
    /// it.
    #[serde(default)]
    pub at: Option<When>,
    /// The card concerned.
    pub card: Option<String>,
    /// The cards concerned, where several are.
    pub cards: Option<String>,
    /// Whether that card was disclosed.
    pub disclosed: Option<bool>,
    /// The seat concerned.
    pub seat: Option<u8>,
    /// The seats concerned.
    #[serde(default)]
    pub seats: Vec<u8>,
    /// The place concerned that is no seat's: `board`, `dealer`.
    pub spot: Option<String>,
    /// The wager concerned.
    pub wager: Option<String>,
    /// How much was found there.
    pub amount: Option<Money>,
    /// How many cards were counted.
    pub count: Option<u8>,
}

/// What an irregularity comes before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The wagers.
    Wagers,
    /// The card dealt of that number, or the throw.
    Card(usize),
    /// The decision of that number.
    Decision(usize),
    /// The card turned over of that number.
    Show(usize),
    /// The settlement; with several throws, that of the last.
    Settlement,
    /// The settlement of the throw of that number.
    SettlementOf(usize),
    /// The next round.
    End,
}

impl Moment {
    /// The kind of moment, as the indexes of the books list them.
    fn kind(self) -> law::Moment {
        match self {
            Moment::Wagers => law::Moment::Wagers,
            Moment::Card(_) => law::Moment::Card,
            Moment::Decision(_) => law::Moment::Decision,
            Moment::Show(_) => law::Moment::Show,
            Moment::Settlement | Moment::SettlementOf(_) => law::Moment::Settlement,
            Moment::End => law::Moment::End,
        }
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Moment::Card(n) | Moment::Decision(n) | Moment::Show(n) | Moment::SettlementOf(n) => {
                write!(f, "{} {n}", self.kind())
            }
            Moment::Wagers | Moment::Settlement | Moment::End => write!(f, "{}", self.kind()),
        }
    }
}

/// When an irregularity happens.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(untagged)]
pub enum When {
    /// Before the card of that number.
    Card(usize),
    /// In words.
    Words(String),
}

impl Ruled {
    /// What it comes before.
    ///
    /// # Errors
    /// When the moment cannot be read.
    pub fn before(&self) -> Result<Moment, Error> {
        let text = match &self.at {
            Some(When::Card(n)) => return Ok(Moment::Card(*n)),
            None => return Ok(Moment::Settlement),
            Some(When::Words(words)) => words.trim(),
        };
        let read = || match text.split_once(' ') {
            None if text == "settlement" => Some(Moment::Settlement),
            None if text == "wagers" => Some(Moment::Wagers),
            None if text == "end" => Some(Moment::End),
            None if text == "start" => Some(Moment::Card(1)),
            None => None,
            Some((thing, n)) => {
                let n = n.trim().parse().ok()?;
                match thing {
                    "card" | "throw" | "spin" => Some(Moment::Card(n)),
                    "decision" | "act" => Some(Moment::Decision(n)),
                    "show" => Some(Moment::Show(n)),
                    "settlement" => Some(Moment::SettlementOf(n)),
                    _ => None,
                }
            }
        };
        read().ok_or_else(|| {
            Error::damaged(format!(
                "[[ruled]] at = {text:?}: expected a number, \"card 5\", \"decision 2\", \
                 \"show 6\", \"wagers\", \"start\", \"settlement\" or \"end\""
            ))
        })
    }

    /// The ruling that somebody makes, and what it comes before.
    ///
    /// # Errors
    /// When it names a card or a seat that cannot be, or comes when its rule never does.
    pub(super) fn read(
        &self,
        seat: impl Fn(u8) -> Result<Seat, Error>,
    ) -> Result<(Moment, Ruling), Error> {
        let card = self.card.as_ref().map(|text| text.parse::<AnyCard>()).transpose();
        let card = card.map_err(|error| Error::damaged(format!("[[ruled]] card: {error}")))?;
        let cards = self.cards.as_ref().map(|text| parse_any_cards(text)).transpose();
        let cards = cards.map_err(|error| Error::damaged(format!("[[ruled]] cards: {error}")))?;
        let ruling = Ruling {
            rule: self.rule.clone(),
            card,
            cards: cards.unwrap_or_default(),
            disclosed: self.disclosed,
            seat: self.seat.map(&seat).transpose()?,
            seats: self.seats.iter().map(|n| seat(*n)).collect::<Result<_, _>>()?,
            spot: self.spot.clone(),
            wager: self.wager.clone(),
            amount: self.amount.map(|amount| amount.0),
            count: self.count,
        };
        Ok((self.before()?, ruling))
    }
}

/// A ruling whose moment is not one of those that its rule has.
pub(super) fn untimely(before: Moment, ruling: &Ruling) -> Result<(), Refusal> {
    let rule = ruling.cite()?;
    let Some(form) = rule.ruled else { return Ok(()) };
    // A throw is written like a card.
    let thrown = before.kind() == law::Moment::Card && form.at.contains(&law::Moment::Throw);
    if thrown || form.at.contains(&before.kind()) {
        return Ok(());
    }
    let kinds: Vec<String> = form.at.iter().map(ToString::to_string).collect();
    let why = format!("`at = \"{before}\"`: it is ruled on before {}", kinds.join(", "));
    Err(Refusal::by(rule, why))
}

/// A ruling whose moment has not come.
pub(super) fn never_came(before: Moment, ruling: &Ruling) -> Refusal {
    let why = format!("`at = \"{before}\"`: that moment never came");
    ruling.cite().map_or_else(|refusal| refusal, |rule| Refusal::by(rule, why))
}
