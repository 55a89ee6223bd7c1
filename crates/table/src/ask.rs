//! What a table waits for, and what a seat may do.

use crate::{Act, Bet, Cards, Face, Input, Name, Office, Owner, Refusal, Seat};
use cards::AnyCard;
use law::Cite;
use money::Cents;
use serde::{Deserialize, Serialize};

/// What a table waits for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named after what they hold
pub enum Ask {
    /// More people: so many are missing.
    Seats { missing: u8, rule: Cite },
    /// That seat's word on what goes round the table.
    Office { office: Office, seat: Seat },
    /// A fresh shoe.
    Shoe { rule: Cite },
    /// Wagers, then the closing of bets: [`Input::Close`].
    Wagers,
    /// The next hand: [`Input::Deal`].
    Hand,
    /// A card for a spot.
    Card { to: Name, face: Face, rule: Cite },
    /// A shuffle of the cards that are not out.
    Shuffle { rule: Cite },
    /// Cards at a spot to be turned over, by a seat or by the dealer: [`Input::Show`].
    Show { of: Name, by: Option<Seat> },
    /// A spin of the wheel or a throw of the dice, as it is called.
    Throw { of: Name },
    /// A seat's decision: [`crate::Table::menu`] lists them.
    Decide { seat: Seat },
    /// A decision of somebody who bets behind a seat, whose menu lists them.
    Follow { seat: Seat, behind: u8 },
    /// The settlement: [`Input::Settle`].
    Settlement,
    /// The next round: [`Input::Clear`].
    Round,
}

/// What a seat may do, or could but for a rule.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    /// Which input it is.
    pub verb: Verb,
    /// The wager's id, the word of the decision, the way of coming in, or the number of the seat
    /// that is moved to; empty where the verb says all.
    pub id: Name,
    /// The amounts it may have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<Span>,
    /// The cards it may name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<Pick>,
    /// Which of the people who bet behind the seat it is for; none where it is the seat's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub behind: Option<u8>,
    /// The rule that opens it.
    pub rule: Cite,
    /// Why it may not be chosen now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<Refusal>,
}

impl Choice {
    /// A choice of that name.
    #[must_use]
    pub fn new(verb: Verb, id: impl Into<Name>, rule: Cite) -> Choice {
        let id = id.into();
        Choice { verb, id, amount: None, cards: None, behind: None, rule, refused: None }
    }

    /// The same with amounts.
    #[must_use]
    pub fn within(self, span: Span) -> Choice {
        Choice { amount: Some(span), ..self }
    }

    /// The same with cards to pick.
    #[must_use]
    pub fn picking(self, pick: Pick) -> Choice {
        Choice { cards: Some(pick), ..self }
    }

    /// Whether it may be chosen.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.refused.is_none()
    }

    /// The seat that is moved to.
    #[must_use]
    pub fn to(&self) -> Option<Seat> {
        let names = self.verb == Verb::Move;
        names.then(|| self.id.parse().ok().and_then(Seat::new)).flatten()
    }

    /// The input of a seat that chooses this, with an amount where it has several and cards where
    /// it wants some.
    #[must_use]
    pub fn input(&self, seat: Seat, amount: Option<Cents>, cards: Cards) -> Input {
        let only = self.amount.filter(|span| span.min == span.max).map(|span| span.min);
        let amount = amount.or(only);
        let least = || amount.or(self.amount.map(|span| span.min)).unwrap_or(Cents::ZERO);
        let wager = || self.id.to_string();
        let how = || (!self.id.is_empty()).then(|| self.id.clone());
        match self.verb {
            Verb::Join => Input::Join { seat, buy: least(), how: how() },
            Verb::Leave => Input::Leave { seat },
            Verb::Buy => Input::Buy { seat, amount: least() },
            Verb::SitOut => Input::SitOut { seat },
            Verb::Return => Input::Return { seat, how: how() },
            // To one's own seat nobody moves: what names no seat is refused.
            Verb::Move => Input::Move { from: seat, to: self.to().unwrap_or(seat) },
            Verb::Stake => Input::Stake(Bet::new(seat, wager(), least())),
            Verb::Withdraw => Input::Withdraw { seat, wager: wager(), owner: Owner::Seat },
            Verb::Bank => Input::Bank { seat, amount: least(), action: None },
            Verb::Decide => {
                let act = Act { word: self.id.clone(), amount, cards };
                match self.behind {
                    Some(behind) => Input::Follow { seat, behind, act },
                    None => Input::Decide { seat, act },
                }
            }
        }
    }
}

/// Which input a choice is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // named after the inputs
pub enum Verb {
    Join,
    Leave,
    Buy,
    SitOut,
    Return,
    Move,
    Stake,
    Withdraw,
    Bank,
    Decide,
}

/// Amounts from one to another in steps. Of bets in a round they are totals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Span {
    /// The smallest.
    pub min: Cents,
    /// The largest; a stack that ends between two steps may go in whole.
    pub max: Cents,
    /// From one to the next.
    pub step: Cents,
}

impl Span {
    /// One amount.
    #[must_use]
    pub const fn only(amount: Cents) -> Span {
        Span { min: amount, max: amount, step: Cents::new(1) }
    }

    /// Whether an amount is one of them.
    #[must_use]
    pub fn holds(&self, amount: Cents) -> bool {
        let (min, max, step) = (self.min.get(), self.max.get(), self.step.get().max(1));
        let amount = amount.get();
        amount == max || ((min..=max).contains(&amount) && (amount - min) % step == 0)
    }
}

/// Cards to be named.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick {
    /// Out of these.
    pub from: Vec<AnyCard>,
    /// At least so many.
    pub least: u8,
    /// At most so many.
    pub most: u8,
    /// Into rows that still hold so many each; empty where there is one row.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<u8>,
}
