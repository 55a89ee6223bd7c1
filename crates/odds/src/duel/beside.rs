//! Wagers beside the game that a fold ends otherwise: what it costs to fold then.
//!
//! Such a wager's end is decided by the cards and by whether its seat folds, never by how much it
//! puts up. So of all that best play weighs only the fold changes: it costs besides what the
//! wagers would have come to without it, less what they come to with it.

use super::{Gains, Question};
use crate::Exact;
use crate::duel::gains::least_common;
use crate::report::gain;
use games::duel::{Duel, FlopFive, Hole, OwnBest, OwnThree, Shape};
use money::Cents;
use std::collections::BTreeMap;
use table::{Facts, Offer};

/// A wager beside the game, as it is staked.
#[derive(Clone, Debug)]
pub struct Aside<'a> {
    /// The wager by its pay table.
    pub offer: &'a Offer<Duel>,
    /// What lies on it, in units of the first wager.
    pub units: Exact,
}

impl Aside<'_> {
    /// What it gains in a class, in units of the first wager.
    fn gain(&self, class: usize) -> Exact {
        if self.offer.ruling()[class] == u8::MAX {
            return Exact::ZERO;
        }
        let (_, pay) = self.offer.judge(class);
        self.units.clone() * gain(pay, Cents::dollars(1), &Exact::ZERO)
    }
}

/// Parts of the unit in which all that such wagers gain are whole numbers.
pub(super) fn scale(all: &[Aside<'_>]) -> i64 {
    let each = |aside: &Aside<'_>| {
        let classes = 0..aside.offer.ruling().len();
        classes.fold(1, |scale, class| least_common(scale, aside.gain(class).denominator()))
    };
    all.iter().fold(1, |scale, aside| least_common(scale, each(aside)))
}

/// The reading of wagers beside a game of that shape which its best play can weigh.
#[must_use]
pub fn weighed(shape: Shape) -> Option<&'static str> {
    match shape {
        Shape::ThreeCard => Some(OwnThree::NAME),
        Shape::Casino => Some(FlopFive::NAME),
        Shape::Bonus => Some(Hole::NAME),
        Shape::Ultimate => Some(OwnBest::NAME),
        Shape::Stud | Shape::Ride | Shape::TwoWay => None,
    }
}

/// What all wagers beside the game gain, by reading and class.
#[derive(Clone, Debug, Default)]
pub struct Beside(BTreeMap<&'static str, Vec<i64>>);

impl Beside {
    /// Those of a question, in the parts in which its gains are counted.
    #[must_use]
    pub fn of(question: &Question<'_>, gains: &Gains) -> Beside {
        let mut all: BTreeMap<&'static str, Vec<i64>> = BTreeMap::new();
        for aside in question.beside {
            let classes = aside.offer.ruling().len();
            let sums = all.entry(aside.offer.wager.reading()).or_insert(vec![0; classes]);
            for (class, sum) in sums.iter_mut().enumerate() {
                *sum += aside.gain(class).scaled(gains.scale).unwrap_or_default();
            }
        }
        Beside(all)
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What they gain by facts.
    #[must_use]
    pub fn gain<F: Facts>(&self, facts: F) -> i64 {
        self.0.get(F::NAME).map_or(0, |gains| gains[facts.index()])
    }

    /// What a fold costs that turns the first facts into the second.
    #[must_use]
    pub fn cost<F: Facts>(&self, stays: F, folds: F) -> i64 {
        self.gain(stays) - self.gain(folds)
    }
}
