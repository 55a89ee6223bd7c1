//! Best play against a dealer: what to do with a hand, what each choice is worth and what a
//! mistake costs; or a chart of the whole game.
//!
//! ```
//! use croupier::cards::parse_cards;
//! use croupier::strategy::Request;
//! use croupier::strategy;
//!
//! let hand = parse_cards("Qh 6c 4d").expect("three cards");
//! let answer = strategy("uk/three-card-poker", &Request::of(hand))?;
//! assert_eq!((answer.best, answer.rule.id), ("play", "uk:5.13"));
//! let fold = answer.decisions.iter().find(|decision| decision.act == "fold").expect("open");
//! assert_eq!(fold.cost.to_string(), "61/9212");
//! # Ok::<(), croupier::Error>(())
//! ```

mod baccarat_9;
mod chart;
mod grid;
mod insured;
mod kept;
mod natural;
mod nines;
mod pai_gow;
mod ride;
mod seen;
mod spoken;
mod tiles;
mod twenty_one;

pub use chart::{Chart, InWords, Later};

use crate::solving::{self, Case, Key, Work};
use cards::{AnyCard, Card};
use catalog::banked;
use catalog::{Error, Thing, Unknown};
use games::Entry;
use games::Variant;
use games::duel::{Act, Duel, Shape};
use games::two_hands::Met;
use kept::Book;
use law::{Cite, Posted};
use odds::{Census, Exact, Play, Playbook, Shown};
use seen::Asked;
use serde::{Serialize, Serializer};
use table::{Deals, Facts as _, Game, Offer, Posting, Seat};

/// The cards in view, and what is asked about them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// What the house posts.
    pub posted: Posted,
    /// The seat's own cards.
    pub hand: Vec<AnyCard>,
    /// The common cards in view, in the order they came.
    pub board: Vec<Card>,
    /// The dealer's cards in view.
    pub dealer: Vec<Card>,
    /// What the decision is about.
    pub about: About,
}

impl Request {
    /// A hand, with nothing else in view, at a table that posts nothing.
    #[must_use]
    pub fn of(hand: Vec<Card>) -> Request {
        let hand = hand.into_iter().map(AnyCard::from).collect();
        Request { hand, ..Request::default() }
    }

    /// The seat's own cards, where no joker is played with.
    fn natural(&self) -> Result<Vec<Card>, Error> {
        let one = |card: &AnyCard| {
            card.natural().ok_or_else(|| Error::usage(format!("the pack holds no {card}")))
        };
        self.hand.iter().map(one).collect()
    }
}

/// What a decision is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum About {
    /// The game itself.
    #[default]
    Game,
    /// Insurance, which may be doubled.
    Insurance,
    /// The hand of a player who banks, where hands are set.
    Bank,
}

/// What to do with a hand. As JSON it is what `croupier strategy --hand --json` writes.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Answer {
    /// The game's id.
    pub game: &'static str,
    /// How it is played from here on.
    pub strategy: &'static str,
    /// The seat's own cards.
    #[serde(serialize_with = "any_written")]
    pub hand: Vec<AnyCard>,
    /// The common cards in view.
    #[serde(serialize_with = "written")]
    pub board: Vec<Card>,
    /// The dealer's cards in view.
    #[serde(serialize_with = "written")]
    pub dealer: Vec<Card>,
    /// The rule that asks for the decision.
    pub rule: Cite,
    /// What is worth most; of decisions worth exactly the same the one that leaves less at stake,
    /// which is also how `croupier edge` prices the game.
    pub best: &'static str,
    /// Every decision open to the seat.
    pub decisions: Vec<Decision>,
}

/// One decision open to the seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Decision {
    /// Its name.
    pub act: &'static str,
    /// What it puts up, in units of the ante, where acts of one name differ.
    pub times: Option<u8>,
    /// The card that it throws away, where it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub throws: Option<AnyCard>,
    /// The cards that it sets in front, where it does.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "set_written")]
    pub sets: Option<Vec<AnyCard>>,
    /// What it gains on average, in units of the first wager.
    pub worth: Exact,
    /// What it costs beside the best.
    pub cost: Exact,
}

impl Decision {
    /// Its name as it is played: with the cards that it names, or how many units it puts up where
    /// there is a choice, like `play 4x`.
    #[must_use]
    pub fn named(&self) -> String {
        let cards = self.sets.iter().flatten().chain(&self.throws);
        let mut name = self.act.to_string();
        // A double that throws a card away is an act of its own, before the draw.
        if self.act == "double" && self.throws.is_some() {
            name += ", draw";
        }
        self.times.iter().for_each(|times| name += &[" ", &times.to_string(), "x"].concat());
        cards.for_each(|card| name += &[" ", &card.to_string()].concat());
        name
    }
}

impl Answer {
    /// The decisions of a name.
    ///
    /// # Errors
    /// When none is open, with those that are.
    pub fn named(&self, act: &str) -> Result<Vec<&Decision>, Error> {
        let called = |open: &&Decision| open.act == act || open.named() == act;
        let found: Vec<&Decision> = self.decisions.iter().filter(called).collect();
        if !found.is_empty() {
            return Ok(found);
        }
        let near = self.decisions.iter().map(Decision::named).collect();
        let (what, name) = (Thing::Decision, act.to_string());
        Err(Unknown { what, name, at: Some(self.game), near }.into())
    }
}

/// What to do with a hand, and what each choice is worth.
///
/// # Errors
/// A game that asks for no decision; what is posted against the law; cards with which nothing is
/// decided.
pub fn strategy(id: &str, request: &Request) -> Result<Answer, Error> {
    with(id, request, Work::default())
}

/// The same for whoever watches it.
///
/// # Errors
/// As [`strategy`].
pub fn with(id: &str, request: &Request, work: Work<'_>) -> Result<Answer, Error> {
    let (entry, _) = banked(id)?;
    if request.about == About::Bank && !matches!(entry, Entry::PaiGow(_) | Entry::Tiles(_)) {
        return Err(Error::usage(format!("{} lets who banks set no hand", entry.id())));
    }
    match entry {
        Entry::Nines(variant) => return baccarat_9::answer(variant, request),
        Entry::Pan(variant) => return nines::pan(variant, request),
        Entry::PaiGow(variant) => return pai_gow::settings(variant, request),
        Entry::Tiles(variant) => return tiles::settings(variant, request),
        Entry::Pokara(variant) => return nines::pokara(variant, request, work),
        Entry::TwentyOne(variant) => return twenty_one::answer(variant, request, work),
        _ => {}
    }
    let variant = duel(id)?;
    let posting = variant.post(&request.posted)?;
    // What is asked is looked at before the long work, so that a slip is told at once.
    let asked = seen::asked(request, &posting)?;
    let kept = Book::open(variant.id, &request.posted, work);
    let hand = request.natural()?;
    let about = if request.about == About::Insurance { "insurance" } else { "" };
    let said = kept::seen(&hand, &request.board, &request.dealer, about);
    let names: Vec<&'static str> = Duel::acts().iter().map(|(_, name)| *name).collect();
    if let Some(known) = kept.find(&said, request, &names) {
        return Ok(known);
    }
    let book = book(variant, &posting, &request.posted, work);
    let found = answer(variant, request, &asked, book.as_ref());
    let mut all = beside(variant, &posting, book.as_ref())?;
    all.push((said, found.clone()));
    kept.keep(all.iter().map(|(said, answer)| (said.clone(), answer)));
    Ok(found)
}

/// What to do with every hand of two cards, where they are the first to be decided with.
fn beside(
    variant: &'static Variant<Duel>,
    posting: &Posting<Duel>,
    book: &dyn Playbook,
) -> Result<Vec<(String, Answer)>, Error> {
    if !matches!(posting.rules.plan.shape, Shape::Ultimate | Shape::Bonus) {
        return Ok(Vec::new());
    }
    let all = grid::holdings().map(|hand| {
        let request = Request::of(hand.to_vec());
        let asked = seen::asked(&request, posting)?;
        let said = kept::seen(&hand, &[], &[], "");
        Ok((said, answer(variant, &request, &asked, book)))
    });
    all.collect()
}

/// The whole game as a chart.
///
/// # Errors
/// A game that asks for no decision, or what is posted against the law.
pub fn chart(id: &str, posted: &Posted, work: Work<'_>) -> Result<Chart, Error> {
    let (entry, _) = banked(id)?;
    let key = Key { id: entry.id(), depends: format!("chart {posted:?}\n") };
    if let Some(known) = work.keep.and_then(|keep| chart::kept(key.id, &keep.find_text(&key)?)) {
        return Ok(known);
    }
    let chart = drawn(id, &entry, posted, work)?;
    if let (Some(keep), Ok(text)) = (work.keep, serde_json::to_string(&chart)) {
        keep.keep_text(&key, &text);
    }
    Ok(chart)
}

/// The same, drawn now.
fn drawn(id: &str, entry: &Entry, posted: &Posted, work: Work<'_>) -> Result<Chart, Error> {
    match entry {
        Entry::Nines(variant) => return baccarat_9::chart(variant, posted),
        Entry::Pan(variant) => return nines::pan_chart(variant, posted),
        Entry::PaiGow(variant) => return pai_gow::chart(variant, posted),
        Entry::Tiles(variant) => return tiles::chart(variant, posted),
        Entry::Pokara(variant) => return nines::pokara_chart(variant, posted),
        Entry::TwentyOne(variant) => return twenty_one::chart(variant, posted, work),
        _ => {}
    }
    let variant = duel(id)?;
    let posting = variant.post(posted)?;
    let book = book(variant, &posting, posted, work);
    let mut chart = chart::of(variant, &posting, book.as_ref());
    let shape = posting.rules.plan.shape;
    if let Shape::Ultimate | Shape::Bonus = shape {
        chart.more.push(grid::after_the_flop(&posting, book.as_ref()));
    }
    chart.more.extend(insured::doubles(&posting, book.as_ref()));
    chart.rules = spoken::in_words((id, shape), posted, work)?;
    Ok(chart)
}

/// A game that is worked out once, to be asked about many hands.
pub(crate) struct Study {
    variant: &'static Variant<Duel>,
    posting: Posting<Duel>,
    book: Box<dyn Playbook>,
}

impl Study {
    /// Works a game out, which may take minutes.
    pub(crate) fn of(id: &str, posted: &Posted, work: Work<'_>) -> Result<Study, Error> {
        let variant = duel(id)?;
        let posting = variant.post(posted)?;
        let book = book(variant, &posting, posted, work);
        Ok(Study { variant, posting, book })
    }

    /// What to do with a hand.
    pub(crate) fn answer(&self, request: &Request) -> Result<Answer, Error> {
        let asked = seen::asked(request, &self.posting)?;
        Ok(answer(self.variant, request, &asked, self.book.as_ref()))
    }
}

fn duel(id: &str) -> Result<&'static Variant<Duel>, Error> {
    match banked(id)? {
        (Entry::Duel(variant), _) => Ok(variant),
        (entry, _) => {
            let why = format!("{} asks for no decision that is charted here", entry.id());
            Err(Error::usage(format!("{why}; `croupier edge` prices it")))
        }
    }
}

fn book(
    variant: &'static Variant<Duel>,
    posting: &Posting<Duel>,
    posted: &Posted,
    work: Work<'_>,
) -> Box<dyn Playbook> {
    let offers: Vec<_> = posting.offers.iter().collect();
    let (id, rules, terms) = (variant.id, &posting.rules, &posting.terms);
    let case = Case { id, rules, posted, offers: &offers, terms, play: Play::Best, beside: &[] };
    solving::solved_and_kept(&case, work).book
}

fn answer(
    variant: &'static Variant<Duel>,
    request: &Request,
    asked: &Asked,
    book: &dyn Playbook,
) -> Answer {
    let worths = book.worths(&asked.round, Seat::FIRST);
    let best = worths.iter().map(|(_, worth)| worth.clone()).max().unwrap_or(Exact::ZERO);
    let name = |act: Act| {
        let known = Duel::acts().iter().find(|(known, _)| *known == act);
        known.map_or("", |(_, name)| *name)
    };
    let several = |act: Act| worths.iter().filter(|(other, _)| name(*other) == name(act)).count();
    let decision = |(act, worth): &(Act, Exact)| Decision {
        act: name(*act),
        times: asked.puts_up(*act).filter(|_| several(*act) > 1),
        throws: None,
        sets: None,
        worth: worth.clone(),
        cost: best.clone() - worth.clone(),
    };
    let decisions: Vec<Decision> = worths.iter().map(decision).collect();
    let chosen = name(book.choose(&asked.round, Seat::FIRST));
    let costs = |decision: &Decision| decision.act == chosen && decision.cost == Exact::ZERO;
    assert!(decisions.iter().any(costs), "{}: {chosen} is not worth most", variant.id);
    Answer {
        game: variant.id,
        strategy: Play::Best.name(),
        hand: request.hand.clone(),
        board: request.board.clone(),
        dealer: request.dealer.clone(),
        rule: asked.rule,
        best: chosen,
        decisions,
    }
}

/// What a setting of two hands gains on average, per unit of the wager, by how it stands to the
/// other side's: for its player, or for who banks, who sees every class from the other side.
fn gains<G: Game>(offer: &Offer<G>, census: &Census, about: About) -> Exact {
    let price = |census: &Census| odds::price(offer, census, "best", Shown::NOTHING).edge;
    if about != About::Bank {
        return -price(census);
    }
    let mut mirrored = Census::new(census.counts().len());
    for (class, n) in census.counts()[..Met::CLASSES].iter().enumerate() {
        mirrored.add(Met::CLASSES - 1 - class, *n);
    }
    price(&mirrored)
}

/// An answer with its decisions in order, the best first, and what each costs beside it.
fn ranked(mut answer: Answer) -> Answer {
    let worths = answer.decisions.iter().map(|open| open.worth.clone());
    let best = worths.max().unwrap_or(Exact::ZERO);
    for decision in &mut answer.decisions {
        decision.cost = best.clone() - decision.worth.clone();
    }
    answer.decisions.sort_by(|one, other| other.worth.cmp(&one.worth));
    answer.best = answer.decisions.first().map_or("", |open| open.act);
    answer
}

fn written<S: Serializer>(cards: &[Card], to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&seen::written(cards))
}

fn any_written<S: Serializer>(cards: &[AnyCard], to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&pai_gow::written(cards))
}

#[allow(clippy::ref_option)] // serde passes a reference
fn set_written<S: Serializer>(cards: &Option<Vec<AnyCard>>, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&pai_gow::written(cards.as_deref().unwrap_or_default()))
}
