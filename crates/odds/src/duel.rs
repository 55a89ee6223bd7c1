//! Poker against the dealer: how the whole game ends under a strategy, and what it costs.
//!
//! A game's wagers hang together: whoever plays on puts up more. So ends are counted for the game
//! as a whole, each with the showdown and with how much every wager had up, and the edge is stated
//! per unit of the ante.

mod three_card;

pub use three_card::three_card;

use crate::report::gain;
use crate::{Exact, LineReport, Report};
use games::duel::Duel;
use std::collections::BTreeMap;
use table::{Kind, Offer};

/// How a seat plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// Whatever is worth most.
    Best,
    /// Never folds.
    NeverFold,
    /// Plays on with what qualifies a dealer.
    Mimic,
}

impl Play {
    /// The strategy of that name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Play> {
        match name {
            "best" => Some(Play::Best),
            "never-fold" => Some(Play::NeverFold),
            "mimic" => Some(Play::Mimic),
            _ => None,
        }
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Play::Best => "best",
            Play::NeverFold => "never-fold",
            Play::Mimic => "mimic",
        }
    }
}

/// How a game ended: the class of its showdown, and the units up on each later wager.
pub type End = (usize, [u8; 3]);

/// All ends of a game, each with its ways.
#[derive(Clone, Debug, Default)]
pub struct Ends {
    ways: BTreeMap<End, u128>,
}

impl Ends {
    /// Counts an end.
    pub fn add(&mut self, end: End, ways: u128) {
        *self.ways.entry(end).or_default() += ways;
    }

    /// All ways counted.
    #[must_use]
    pub fn total(&self) -> u128 {
        self.ways.values().sum()
    }
}

/// What an end gains in units of the ante, wager by wager of the game.
fn gains(offers: &[&Offer<Duel>], (class, later): End) -> (Exact, Exact) {
    let (mut won, mut staked) = (Exact::ZERO, Exact::ZERO);
    let mut at = 0;
    let side = |kind| matches!(kind, Kind::Side | Kind::Progressive);
    for offer in offers.iter().filter(|offer| !side(offer.wager.kind())) {
        let (_, pay) = offer.judge(class);
        let units = match offer.wager.kind() {
            Kind::Main => 1,
            Kind::Later => {
                at += 1;
                later[at - 1]
            }
            // A bonus is paid on the ante of those who played on.
            Kind::Bonus => u8::from(later[0] > 0 && pay.wins()),
            Kind::Side | Kind::Progressive => 0,
        };
        let units = Exact::whole(i128::from(units));
        won = won + units.clone() * gain(pay, money::Cents::dollars(1), &Exact::ZERO);
        if offer.wager.kind() != Kind::Bonus {
            staked = staked + units;
        }
    }
    (won, staked)
}

/// Prices the whole game, per unit of the ante.
#[must_use]
pub fn price_game(offers: &[&Offer<Duel>], ends: &Ends, strategy: Play) -> Report {
    let total = ends.total();
    let (mut mean, mut square, mut staked) = (Exact::ZERO, Exact::ZERO, Exact::ZERO);
    let mut hit = 0;
    let ante = offers.iter().find(|offer| offer.wager.kind() == Kind::Main);
    let mut counts = vec![0_u128; ante.map_or(0, |offer| offer.rows.len())];
    for (end, ways) in &ends.ways {
        let (gain, put) = gains(offers, *end);
        let part = Exact::part(*ways, total);
        hit += if gain > Exact::ZERO { *ways } else { 0 };
        mean = mean + part.clone() * gain.clone();
        square = square + part.clone() * gain.clone() * gain;
        staked = staked + part * put;
        if let Some(offer) = ante {
            counts[usize::from(offer.ruling[end.0])] += ways;
        }
    }
    let variance = square - mean.clone() * mean.clone();
    let lines = ante.map_or(Vec::new(), |offer| {
        let rows = offer.rows.iter().zip(&offer.pays).zip(counts);
        rows.map(|((row, pay), count)| LineReport {
            label: row.label,
            pay: *pay,
            count,
            probability: Exact::part(count, total),
            rule: row.rule,
            behind: None,
        })
        .collect()
    });
    let edge = -mean;
    Report {
        wager: ante.map_or("ante", |offer| offer.wager.id()),
        paytable: ante.map_or("", |offer| offer.paytable()),
        element_of_risk: edge.over(&staked).unwrap_or(Exact::ZERO),
        edge,
        basis: "ante",
        staked,
        hit: Exact::part(hit, total),
        deviation: variance.decimal().max(0.0).sqrt(),
        lines,
        total,
        strategy: strategy.name().to_string(),
        meter: None,
    }
}
