//! Rules that somebody invokes at a table: what such a ruling must and may say, and when it comes.

use serde::Serialize;
use std::fmt;

/// How a rule is invoked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Invoked {
    /// What must be said.
    pub needs: &'static [Part],
    /// What may be said besides.
    pub may: &'static [Part],
    /// Before what it may come.
    pub at: &'static [Moment],
}

/// Something that a ruling says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Part {
    /// The card concerned.
    Card,
    /// The cards concerned.
    Cards,
    /// Whether that card was disclosed.
    Disclosed,
    /// The seat concerned.
    Seat,
    /// The seats concerned.
    Seats,
    /// The place concerned that is no seat's.
    Spot,
    /// The wager concerned.
    Wager,
    /// How much was found, said or put there.
    Amount,
    /// How many cards.
    Count,
}

/// What a ruling comes before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Moment {
    /// The wagers of the round.
    Wagers,
    /// A card.
    Card,
    /// A decision, or an act between players.
    Decision,
    /// A card that is turned over, or hands that are shown.
    Show,
    /// A throw or a spin.
    Throw,
    /// The settlement.
    Settlement,
    /// The next round: it comes after the settlement.
    End,
}

impl Invoked {
    /// Whether a ruling may say that.
    #[must_use]
    pub fn takes(&self, part: Part) -> bool {
        self.needs.contains(&part) || self.may.contains(&part)
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Part::Card => "card",
            Part::Cards => "cards",
            Part::Disclosed => "disclosed",
            Part::Seat => "seat",
            Part::Seats => "seats",
            Part::Spot => "spot",
            Part::Wager => "wager",
            Part::Amount => "amount",
            Part::Count => "count",
        })
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Moment::Wagers => "wagers",
            Moment::Card => "card",
            Moment::Decision => "decision",
            Moment::Show => "show",
            Moment::Throw => "throw",
            Moment::Settlement => "settlement",
            Moment::End => "end",
        })
    }
}
