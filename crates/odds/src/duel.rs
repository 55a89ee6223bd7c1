//! Poker against the dealer: how a game ends under a strategy, and what it costs.
//!
//! A game's wagers hang together: whoever plays on puts up more. So the edge is stated for a
//! bundle of wagers as a whole, per unit of the first. Each shape of game has a solver of its
//! own; all give the same: for every reading a census over all deals, and a book that knows what
//! to do with any hand and what each choice is worth.

mod beside;
mod forms;
mod gains;
mod holdem;
mod ride;
mod stud;
mod sweep;
mod three_card;

pub use beside::{Aside, Beside, weighed};
pub use gains::{Gains, price_bundle, price_tied};

use crate::{Census, Exact};
use cards::Card;
use games::duel::{Act, Duel, Plan, Round, Rules, Shape};
use std::sync::atomic::{AtomicU64, Ordering};
use table::{Offer, Seat};

/// How a seat plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// Whatever is worth most.
    Best,
    /// Whatever is worth most, but for a fold.
    NeverFold,
    /// Plays on with what qualifies a dealer.
    Mimic,
    /// Best, but for decisions that follow a rule in words, where a game has such rules.
    ByRule(Rule),
}

/// Which decisions follow a rule in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// That on the flop.
    Flop,
    /// The last: at the river, or on the turn where nothing is decided later.
    River,
    /// Both.
    Both,
}

impl Rule {
    /// Every choice, by its name.
    pub const ALL: [(&'static str, Rule); 3] =
        [("flop-rule", Rule::Flop), ("river-rule", Rule::River), ("rules", Rule::Both)];

    /// Whether games of such a shape have them.
    #[must_use]
    pub const fn says(shape: Shape) -> bool {
        matches!(shape, Shape::Ultimate | Shape::Bonus | Shape::TwoWay)
    }

    /// The rules of that name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Rule> {
        Rule::ALL.into_iter().find(|(known, _)| *known == name).map(|(_, rule)| rule)
    }

    /// Their name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Rule::Flop => "flop-rule",
            Rule::River => "river-rule",
            Rule::Both => "rules",
        }
    }
}

impl Play {
    /// Every strategy that all games know.
    pub const ALL: [Play; 3] = [Play::Best, Play::NeverFold, Play::Mimic];

    /// The strategy of that name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Play> {
        Play::ALL.into_iter().find(|play| play.name() == name)
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Play::Best => "best",
            Play::NeverFold => "never-fold",
            Play::Mimic => "mimic",
            Play::ByRule(rule) => rule.name(),
        }
    }
}

/// How far a long count has come.
#[derive(Debug, Default)]
pub struct Progress {
    /// Steps done.
    pub done: AtomicU64,
    /// Steps in all; 0 while nobody knows.
    pub total: AtomicU64,
}

impl Progress {
    /// So many steps will come.
    pub fn awaits(&self, steps: u64) {
        self.total.fetch_add(steps, Ordering::Relaxed);
    }

    /// So many steps are done.
    pub fn step(&self, steps: u64) {
        self.done.fetch_add(steps, Ordering::Relaxed);
    }
}

/// A game to be solved.
#[derive(Clone, Copy)]
pub struct Question<'a> {
    /// The posted values.
    pub rules: &'a Rules,
    /// Every wager on offer, by the pay tables in question.
    pub offers: &'a [&'a Offer<Duel>],
    /// The cards of one deck; fewer ranks for a referee, always in all four suits.
    pub deck: &'a [Card],
    /// How many such decks are shuffled together.
    pub decks: u8,
    /// How the seat plays.
    pub play: Play,
    /// Wagers beside the game that a fold ends otherwise, as they are staked: best play is best
    /// for the game and for them. What a book says a choice is worth is the game's alone.
    pub beside: &'a [Aside<'a>],
    /// Threads to use.
    pub threads: usize,
    /// Where to say how far it has come.
    pub progress: &'a Progress,
}

impl Question<'_> {
    /// The course of a round.
    #[must_use]
    pub fn plan(&self) -> &'static Plan {
        self.rules.plan
    }

    /// What the bundle of that number gains, class by class.
    #[must_use]
    pub fn gains(&self, bundle: usize) -> Gains {
        let gains = Gains::of(self.plan(), &self.plan().bundles[bundle], self.offers);
        gains.in_parts_of(beside::scale(self.beside))
    }
}

/// What to do, for every hand.
pub trait Playbook: Send + Sync {
    /// What the seat decides now.
    fn choose(&self, round: &Round, seat: Seat) -> Act;

    /// What each decision open to the seat is worth now, if it plays its best from there on: the
    /// expected gain of the whole bundle, in units of its first wager.
    fn worths(&self, round: &Round, seat: Seat) -> Vec<(Act, Exact)>;
}

/// A game solved.
pub struct Solved {
    /// For each reading that the offers need, how all deals end under the strategy. The total may
    /// differ from reading to reading.
    pub censuses: Vec<(&'static str, Census)>,
    /// The strategy.
    pub book: Box<dyn Playbook>,
}

impl Solved {
    /// The census of a reading.
    #[must_use]
    pub fn census(&self, reading: &str) -> Option<&Census> {
        self.censuses.iter().find(|(name, _)| *name == reading).map(|(_, census)| census)
    }
}

/// Solves a game.
///
/// # Panics
/// When it is to be played by rules that it has not.
#[must_use]
pub fn solve(question: &Question<'_>) -> Solved {
    let by_rule = matches!(question.play, Play::ByRule(_));
    let has = Rule::says(question.plan().shape);
    assert!(!by_rule || has, "the game is not played by rules in words");
    match question.plan().shape {
        Shape::ThreeCard => three_card::solve(question),
        Shape::Stud => stud::solve(question),
        Shape::Ride => ride::solve(question),
        Shape::Ultimate => holdem::ultimate(question),
        Shape::Casino => holdem::casino(question),
        Shape::Bonus => holdem::bonus(question),
        Shape::TwoWay => holdem::two_way(question),
    }
}
