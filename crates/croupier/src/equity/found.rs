//! What is found of hands that contend.

use odds::Exact;
use serde::Serialize;
use std::collections::BTreeMap;

/// What each hand is worth. As JSON it is what `croupier equity --json` writes.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Equity {
    /// The game's id.
    pub game: &'static str,
    /// How it was found.
    pub method: Method,
    /// Completions counted, or sampled.
    pub count: u128,
    /// Each hand.
    pub hands: Vec<HandEquity>,
    /// Who leads, and after which next cards somebody else does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outs: Option<Outs>,
    /// What each hand was worth street by street, if that was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub streets: Vec<Street>,
}

/// The next cards that matter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outs {
    /// The hands that lead as the cards lie, numbered from 1.
    pub lead: Vec<usize>,
    /// How many cards can come next.
    pub unseen: usize,
    /// Next cards that change the lead.
    pub changes: Vec<Change>,
}

/// Next cards after which the same hands lead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// Those that lead then, numbered from 1.
    pub lead: Vec<usize>,
    /// The cards.
    pub cards: Vec<String>,
}

/// What hands are worth on a street.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Street {
    /// The cards of the board that lie there.
    pub board: String,
    /// How it was found.
    pub method: Method,
    /// Each hand's share of the pot.
    pub equities: Vec<Exact>,
}

/// How a figure was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Method {
    /// All completions were counted.
    Exact,
    /// Some were drawn at random.
    Sampled,
}

/// What one hand is worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HandEquity {
    /// The cards that are known, or the range.
    #[serde(rename = "cards")]
    pub written: String,
    /// Its share of the pot.
    pub equity: Exact,
    /// Where the share is, with a confidence of 99 %, if it was sampled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interval: Option<[f64; 2]>,
    /// How often it takes the whole pot.
    pub scoops: Exact,
    /// How often it takes a part.
    pub shares: Exact,
    /// What each award brings.
    pub awards: BTreeMap<&'static str, Exact>,
    /// How often it makes what for each award, the best first, where kinds of hands have names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub makes: Vec<Makes>,
    /// How many cards it still receives, where some of it are known and others come later.
    #[serde(skip_serializing_if = "is_none")]
    pub to_come: usize,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde passes a reference
fn is_none(n: &usize) -> bool {
    *n == 0
}

/// How often a hand or range makes a hand of that kind.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Makes {
    /// The award that it is made for.
    pub award: &'static str,
    /// The kind of hand.
    pub hand: String,
    /// How often.
    pub share: Exact,
    /// A number by which kinds of one award stand, the best the largest.
    #[serde(skip)]
    pub number: u16,
}
