//! Ten tests of the generator that deals, on its raw, scaled and shuffled output.
//!
//! | test | what is counted | compared with |
//! |---|---|---|
//! | chi-square | how often each value comes | all alike |
//! | equidistribution | the largest distance of the distribution from a line | Kolmogorov |
//! | runs | how long numbers keep rising | 1/r! − 1/(r+1)! for each length |
//! | serial correlation | of each number with the next | none, normally distributed |
//! | gap | how long it takes until the lowest quarter comes again | a geometric distribution |
//! | poker | how many different values are among five | drawing with replacement |
//! | coupon collector | how many draws until every value has come | the same |
//! | permutation | the order of four numbers in a row | all 24 alike |
//! | spectral | peaks of the Fourier transform of bits below the 95 % height | 95 % of them |
//! | subsequences | every second, third, … eighth value | all alike |
//!
//! A test gives the probability of a result at most as extreme on one side; it fails outside the
//! middle 99 %. One good generator in a hundred tests does that by chance, so that a test that
//! fails is made again on fresh output, and the third failure in a row counts: one in a million.
//!
//! Numbers here are floating point: these are statistics, no rules and no money.

// Statistics are numbers of this kind, with the letters that books give them.
#![allow(clippy::cast_precision_loss, clippy::many_single_char_names)]

mod fourier;
mod probability;
mod source;
mod statistics;
#[cfg(test)]
mod tests;

pub use source::{Decks, Output, Scaled, Source, deck};

use serde::Serialize;
use sim::stream::Seed;
use statistics::TESTS;

/// How often a test is made before its failing counts.
const TRIES: u32 = 3;
/// What lies outside the middle 99 %.
const OUTSIDE: f64 = 0.005;

/// What came of a test.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Finding {
    /// The output it was made on.
    pub output: &'static str,
    /// The test.
    pub test: &'static str,
    /// The statistic, as the test defines it.
    pub statistic: f64,
    /// The probability of a smaller one.
    pub probability: f64,
    /// How often it was made: more than once where it fell outside the middle 99 % before.
    pub tries: u32,
    /// Whether it lies in the middle 99 %.
    pub passes: bool,
}

/// All tests on all outputs of a seed, with so many samples each.
#[must_use]
pub fn examine(seed: &Seed, samples: u32) -> Vec<Finding> {
    let mut results = Vec::new();
    for (at, output) in Output::ALL.into_iter().enumerate() {
        for (nth, (test, statistic)) in TESTS.iter().enumerate() {
            let place = (at * TESTS.len() + nth) as u32;
            let mut found = None;
            for tries in 1..=TRIES {
                let mut source = output.source(seed, place * TRIES + tries);
                let (statistic, probability) = statistic(source.as_mut(), samples as usize);
                let passes = (OUTSIDE..=1.0 - OUTSIDE).contains(&probability);
                let output = output.name();
                found = Some(Finding { output, test, statistic, probability, tries, passes });
                if passes {
                    break;
                }
            }
            results.extend(found);
        }
    }
    results
}
