//! Input: what somebody did, or what chance brought. The only thing a table is told.

use crate::{Act, Change, Name, Owner, Seat};
use cards::{AnyCard, Card};
use law::{Cite, Part};
use money::Cents;
use serde::{Deserialize, Serialize};

/// What a table is told. Written as an object of one word: `{"stake":{"seat":3,"wager":"banker",
/// "amount":"25.00"}}`, `{"card":"Qh"}`, `{"close":{}}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // the fields are named after what they hold
pub enum Input {
    /// Somebody sits down, with chips where the game is played for those in front, and in the way
    /// the game offers: `at-once`, `post`, `wait`, …
    Join {
        seat: Seat,
        #[serde(default)]
        buy: Cents,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        how: Option<Name>,
    },
    /// Somebody leaves.
    Leave { seat: Seat },
    /// Somebody buys chips.
    Buy { seat: Seat, amount: Cents },
    /// Somebody plays no hand until coming back.
    SitOut { seat: Seat },
    /// Somebody comes back, in the way the game offers.
    Return {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        how: Option<Name>,
    },
    /// Somebody changes seats.
    Move { from: Seat, to: Seat },
    /// A wager is made.
    Stake(Bet),
    /// A wager goes back before betting closes; under [`crate::PLAYER_DEALER`] what was put up to
    /// bank the round.
    Withdraw {
        seat: Seat,
        wager: String,
        #[serde(default, skip_serializing_if = "Owner::is_seat")]
        owner: Owner,
    },
    /// The owner of a standing wager changes it.
    Change { seat: Seat, wager: String, change: Change },
    /// A player uses match-play coupons.
    Coupons { seat: Seat, n: u8 },
    /// A player banks the round with so much; a button may say where settlement begins.
    Bank {
        seat: Seat,
        amount: Cents,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        action: Option<Seat>,
    },
    /// A meter shows this when the round's awards are paid.
    Meter { wager: String, shown: Cents },
    /// A meter that other tables feed, too, holds so much now, and so much in reserve; whether a
    /// win of it is still to be confirmed.
    Shared { wager: String, shown: Cents, reserve: Cents, pending: bool },
    /// No more bets.
    Close {},
    /// The next hand is dealt, at a table where nothing is staked before.
    Deal {},
    /// A full shoe is put on the table.
    Shoe(NewShoe),
    /// What the table asked to be shuffled has been.
    Shuffle {},
    /// A card.
    Card(Drawn),
    /// The next cards that are to be turned over are.
    Show {},
    /// What the wheel or the dice show.
    Throw(String),
    /// A player decides.
    Decide {
        seat: Seat,
        #[serde(flatten)]
        act: Act,
    },
    /// Somebody who bets behind a seat decides.
    Follow {
        seat: Seat,
        behind: u8,
        #[serde(flatten)]
        act: Act,
    },
    /// A player speaks, or puts chips in, or both: each motion is a list of chips.
    Speak {
        seat: Seat,
        #[serde(default)]
        words: Name,
        #[serde(default)]
        chips: Vec<Vec<Cents>>,
    },
    /// Somebody with authority rules on an irregularity.
    Rule(Ruling),
    /// So many seconds have passed since the table opened.
    Time { seconds: u64 },
    /// The money moves.
    Settle {},
    /// The table is cleared for the next round.
    Clear {},
}

/// A wager somebody makes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bet {
    /// At which seat.
    pub seat: Seat,
    /// Whose chips.
    #[serde(default, skip_serializing_if = "Owner::is_seat")]
    pub owner: Owner,
    /// The wager's id.
    pub wager: String,
    /// How much.
    pub amount: Cents,
    /// How it was made, where that was by word of mouth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub oral: Option<Oral>,
    /// Whether it was found lying there once betting had closed: an amount outside the limits that
    /// nobody refused in time is then settled, where a rule says how. Nobody who offers a wager
    /// says so: it is for rounds that are written down afterwards. A table cannot tell the two
    /// apart, so whoever takes inputs from people at a live table refuses one that says it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub found: bool,
}

impl Bet {
    /// A wager with chips of the seat's own.
    #[must_use]
    pub fn new(seat: Seat, wager: impl Into<String>, amount: Cents) -> Bet {
        Bet { seat, owner: Owner::Seat, wager: wager.into(), amount, oral: None, found: false }
    }
}

/// A wager made by word of mouth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Oral {
    /// The chips or cash laid on the table for it.
    pub cover: Cents,
    /// Whether the dealer confirmed it.
    pub confirmed: bool,
}

/// A card that comes out of the shoe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "DrawnText", into = "DrawnText")]
pub struct Drawn {
    /// The card.
    pub card: AnyCard,
    /// Where it is said to go; where the table wants it, if nothing is said.
    pub to: Option<Name>,
}

impl From<AnyCard> for Drawn {
    fn from(card: AnyCard) -> Drawn {
        Drawn { card, to: None }
    }
}

/// `"Qh"`, or `{"card":"Qh","to":"banker"}`.
#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "a card is written by rank and suit, like Qh or Tc")]
enum DrawnText {
    Card(AnyCard),
    To { card: AnyCard, to: Name },
}

impl From<DrawnText> for Drawn {
    fn from(text: DrawnText) -> Drawn {
        match text {
            DrawnText::Card(card) => Drawn { card, to: None },
            DrawnText::To { card, to } => Drawn { card, to: Some(to) },
        }
    }
}

impl From<Drawn> for DrawnText {
    fn from(drawn: Drawn) -> DrawnText {
        let Drawn { card, to } = drawn;
        match to {
            None => DrawnText::Card(card),
            Some(to) => DrawnText::To { card, to },
        }
    }
}

/// A shoe, or a deck, that has been shuffled.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewShoe {
    /// What binds the dealer to the order of the cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// Where it was cut, and by whom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut: Option<Cut>,
    /// How many cards lie behind the cutting card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<u16>,
    /// Cards burned before the first hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub burned: Vec<AnyCard>,
}

/// A cut.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cut {
    /// Who cut; the dealer where nobody wanted to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
    /// Who was offered it before and declined, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub declined: Vec<Seat>,
    /// Before which card.
    pub at: u16,
}

/// An irregularity that somebody with authority rules on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// The id of the rule invoked.
    pub rule: String,
    /// The card concerned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<AnyCard>,
    /// The cards concerned, where several are.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<AnyCard>,
    /// Whether that card was disclosed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub disclosed: Option<bool>,
    /// The seat concerned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The seats concerned, where several are.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<Seat>,
    /// The place concerned that is no seat's: `board`, `dealer`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spot: Option<String>,
    /// The wager concerned, by its id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wager: Option<String>,
    /// How much was found there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<Cents>,
    /// How many cards were counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u8>,
}

impl Ruling {
    /// The card concerned, where it is no joker.
    #[must_use]
    pub fn natural(&self) -> Option<Card> {
        self.card.and_then(AnyCard::natural)
    }

    /// Whether the card concerned was disclosed.
    #[must_use]
    pub fn was_seen(&self) -> bool {
        self.disclosed == Some(true)
    }

    /// The parts of a ruling, and whether this one says them.
    #[must_use]
    pub fn parts(&self) -> [(Part, bool); 9] {
        [
            (Part::Card, self.card.is_some()),
            (Part::Cards, !self.cards.is_empty()),
            (Part::Disclosed, self.disclosed.is_some()),
            (Part::Seat, self.seat.is_some()),
            (Part::Seats, !self.seats.is_empty()),
            (Part::Spot, self.spot.is_some()),
            (Part::Wager, self.wager.is_some()),
            (Part::Amount, self.amount.is_some()),
            (Part::Count, self.count.is_some()),
        ]
    }

    /// Whether it says all that its rule needs, and nothing that its rule has no use for.
    ///
    /// # Errors
    /// A refusal by that rule.
    pub fn fits(&self) -> Result<(), crate::Refusal> {
        let rule = self.cite()?;
        let Some(form) = rule.ruled else { return Ok(()) };
        for (part, said) in self.parts() {
            if said && !form.takes(part) {
                return Err(crate::Refusal::by(rule, format!("it has no use for `{part}`")));
            }
            if !said && form.needs.contains(&part) {
                return Err(crate::Refusal::by(rule, format!("say `{part}`")));
            }
        }
        Ok(())
    }

    /// The rule invoked.
    ///
    /// # Errors
    /// A refusal when no book has it.
    pub fn cite(&self) -> Result<Cite, crate::Refusal> {
        let unknown = || crate::Refusal::unknown(format!("no rule `{}`", self.rule));
        law::find(&self.rule).ok_or_else(unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_are_objects_of_one_word() {
        let texts = [
            r#"{"join":{"seat":3,"buy":"200.00"}}"#,
            r#"{"stake":{"seat":3,"wager":"banker","amount":"25.00"}}"#,
            r#"{"decide":{"seat":3,"act":"raise","amount":"8.00"}}"#,
            r#"{"decide":{"seat":3,"act":"draw","cards":"9h 9c"}}"#,
            r#"{"card":"Qh"}"#,
            r#"{"card":{"card":"Qh","to":"banker"}}"#,
            r#"{"throw":"3 4"}"#,
            r#"{"close":{}}"#,
            r#"{"rule":{"rule":"co:30-2816(1)","disclosed":false}}"#,
        ];
        for text in texts {
            let input: Input = serde_json::from_str(text).expect(text);
            assert_eq!(serde_json::to_string(&input).expect("json"), text);
        }
        assert!(serde_json::from_str::<Input>(r#"{"stake":{"seat":0}}"#).is_err());
        assert!(serde_json::from_str::<Input>(r#"{"steal":{}}"#).is_err());
    }
}
