//! What poker hands are worth against each other: every way the missing cards can fall, or a
//! sample where that is too many.
//!
//! ```
//! use croupier::equity;
//! use croupier::equity::{Method, Request};
//!
//! let request = Request::of(&["AhAd", "KsKc"], "2c 7d 9h")?;
//! let found = equity("ca/texas-holdem", &request)?;
//! assert_eq!((found.method, found.count), (Method::Exact, 990));
//! assert_eq!(found.hands[0].equity.to_string(), "907/990");
//! # Ok::<(), croupier::Error>(())
//! ```

use crate::simulate::Z99;
use cards::AnyCard;
use catalog::Error;
use catalog::for_pot;
use law::Posted;
use odds::Exact;
use odds::equity::{EXACT_MAX, Spot, Worth, Wrong};
use serde::{Serialize, Serializer};
use sim::stream::{Seed, Stream};
use std::collections::BTreeMap;

/// The domain of streams that fill in missing cards.
const FILLS: u32 = 5;

/// How many completions are sampled where nobody says.
const SAMPLES: u64 = 1_000_000;

/// Hands that contend.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// What the house posts.
    pub posted: Posted,
    /// The cards of each hand that are known.
    pub hands: Vec<Vec<AnyCard>>,
    /// The cards of the board that are known, and of a second one.
    pub boards: [Vec<AnyCard>; 2],
    /// Cards out of play.
    pub dead: Vec<AnyCard>,
    /// So many completions are sampled; if none is said, all are counted where they are not too
    /// many.
    pub samples: Option<u64>,
    /// The seed of a sample.
    pub seed: Seed,
}

impl Request {
    /// Hands and a board as written, at a table that posts nothing; `random` is a hand of which
    /// nothing is known.
    ///
    /// # Errors
    /// What is no card.
    pub fn of(hands: &[&str], board: &str) -> Result<Request, Error> {
        Ok(Request {
            posted: Posted::new(),
            hands: hands.iter().map(|hand| cards(hand)).collect::<Result<_, _>>()?,
            boards: [cards(board)?, Vec::new()],
            dead: Vec::new(),
            samples: None,
            seed: Seed::from(1),
        })
    }
}

/// Cards with or without blanks; `random` or nothing is a hand of which nothing is known.
///
/// # Errors
/// What is no card.
pub fn cards(text: &str) -> Result<Vec<AnyCard>, Error> {
    if text.trim() == "random" {
        return Ok(Vec::new());
    }
    cards::parse_any_cards(text).map_err(|error| Error::usage(format!("{text}: {error}")))
}

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
    /// The cards that are known.
    #[serde(serialize_with = "written")]
    pub cards: Vec<AnyCard>,
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
}

impl HandEquity {
    /// Its cards as they are written; `random` where none is known.
    #[must_use]
    pub fn written(&self) -> String {
        text(&self.cards)
    }
}

fn text(cards: &[AnyCard]) -> String {
    let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
    if cards.is_empty() { "random".to_owned() } else { cards.join(" ") }
}

fn written<S: Serializer>(cards: &[AnyCard], to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&text(cards))
}

/// Prices hands of a pot game against each other.
///
/// # Errors
/// An unknown game, what is posted against the law, or cards that cannot lie there together.
pub fn equity(id: &str, request: &Request) -> Result<Equity, Error> {
    let variant = for_pot(id)?;
    let stakes = variant.post(&request.posted)?;
    let Request { hands, boards, dead, .. } = request.clone();
    let spot = Spot { stakes: &stakes, hands, boards, dead };
    let wrong = |wrong: Wrong| Error::Usage(wrong.0);
    let exact = request.samples.is_none() && spot.completions().map_err(wrong)? <= EXACT_MAX;
    let (method, worth) = if exact {
        (Method::Exact, spot.exact().map_err(wrong)?)
    } else {
        let mut stream = Stream::new(&request.seed, FILLS, 0);
        let count = request.samples.unwrap_or(SAMPLES);
        (Method::Sampled, spot.sample(count, &mut |n| stream.below(n)).map_err(wrong)?)
    };
    let hands = spot.hands.iter().enumerate();
    let hands = hands.map(|(at, cards)| hand(cards, at, method, &spot, &worth)).collect();
    Ok(Equity { game: variant.id, method, count: worth.count, hands })
}

fn hand(cards: &[AnyCard], at: usize, method: Method, spot: &Spot, worth: &Worth) -> HandEquity {
    let (count, own) = (worth.count, &worth.hands[at]);
    let share = |n: u128| Exact::part(n, count.max(1));
    let equity = own.equity(count);
    let (middle, reach) = (equity.decimal(), Z99 * own.error(count));
    let named = spot.stakes.awards.iter().flatten().enumerate();
    HandEquity {
        cards: cards.to_vec(),
        interval: (method == Method::Sampled).then_some([middle - reach, middle + reach]),
        equity,
        scoops: share(own.scoops),
        shares: share(own.shares),
        awards: named.map(|(at, award)| (award.name, own.award(at, count))).collect(),
    }
}
