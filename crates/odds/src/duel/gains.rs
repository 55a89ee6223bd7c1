//! What a bundle of wagers stakes and gains, class by class, and its price.

use crate::report::gain;
use crate::{Census, Exact, LineReport, Report};
use games::duel::{Bundle, Duel, Plan};
use money::Cents;
use std::collections::BTreeMap;
use table::{Game, Kind, Offer};

/// What a bundle gains in each class, as whole numbers of some part of its unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gains {
    /// Parts of the unit in which gains are counted.
    pub scale: i64,
    /// The gain of each class; 0 where no round can be.
    pub of: Vec<i64>,
    exact: Vec<Exact>,
    staked: Vec<u32>,
}

impl Gains {
    /// Reads the offers of a bundle.
    #[must_use]
    pub fn of(plan: &Plan, bundle: &Bundle, offers: &[&Offer<Duel>]) -> Gains {
        Gains::tied(bundle.wagers, offers, |class, wager| (bundle.units)(plan, class, wager))
    }

    /// Reads the offers of wagers that hang together, `units` saying how many units lie on one of
    /// them in a class.
    fn tied<G: Game>(
        wagers: &[&str],
        offers: &[&Offer<G>],
        units: impl Fn(usize, &str) -> Option<u8>,
    ) -> Gains {
        let own: Vec<&&Offer<G>> =
            offers.iter().filter(|offer| wagers.contains(&offer.wager.id())).collect();
        let classes = own.first().map_or(0, |offer| offer.ruling().len());
        let mut exact = vec![Exact::ZERO; classes];
        let mut staked = vec![0; classes];
        for class in 0..classes {
            for offer in own.iter().filter(|offer| offer.ruling()[class] != u8::MAX) {
                let Some(units) = units(class, offer.wager.id()) else { continue };
                let (_, pay) = offer.judge(class);
                let bonus = offer.wager.kind() == Kind::Bonus;
                if units > 0 && (!bonus || pay.wins()) {
                    let each = gain(pay, Cents::dollars(1), &Exact::ZERO);
                    let won = Exact::whole(i128::from(units)) * each;
                    exact[class] = exact[class].clone() + won;
                }
                staked[class] += if bonus { 0 } else { u32::from(units) };
            }
        }
        let scale = exact.iter().fold(1, |scale, gain| least_common(scale, gain.denominator()));
        let scaled = |gain: &Exact| gain.scaled(scale).unwrap_or_default();
        Gains { scale, of: exact.iter().map(scaled).collect(), exact, staked }
    }

    /// The same in parts so small that another scale fits in.
    #[must_use]
    pub(super) fn in_parts_of(mut self, scale: i64) -> Gains {
        let whole = least_common(self.scale, scale);
        let times = whole / self.scale;
        self.of.iter_mut().for_each(|gain| *gain *= times);
        self.scale = whole;
        self
    }

    /// A worth counted in parts and over so many deals, in units.
    #[must_use]
    pub fn exact(&self, parts: i128, deals: u128) -> Exact {
        Exact::new(parts, deals * u128::from(self.scale.unsigned_abs()))
    }
}

pub(super) fn least_common(a: i64, b: i64) -> i64 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    a / x * b
}

/// Prices a bundle as a whole, per unit of its first wager.
#[must_use]
pub fn price_bundle(
    plan: &Plan,
    bundle: &Bundle,
    offers: &[&Offer<Duel>],
    census: &Census,
    strategy: &str,
) -> Option<Report> {
    let units = |class: usize, wager: &str| (bundle.units)(plan, class, wager);
    price_tied(bundle.wagers, offers, units, census, strategy)
}

/// Prices wagers that hang together as a whole, per unit of the first of them; `units` says how
/// many units lie on one in a class.
///
/// # Panics
/// When the parts do not add up to the whole.
#[must_use]
pub fn price_tied<G: Game>(
    wagers: &'static [&'static str],
    offers: &[&Offer<G>],
    units: impl Fn(usize, &str) -> Option<u8>,
    census: &Census,
    strategy: &str,
) -> Option<Report> {
    let first = offers.iter().find(|offer| offer.wager.id() == wagers[0])?;
    let gains = Gains::tied(wagers, offers, &units);
    let total = census.total();
    let (mut mean, mut square, mut staked) = (Exact::ZERO, Exact::ZERO, Exact::ZERO);
    let mut hit = 0;
    for (class, ways) in census.counts().iter().enumerate().filter(|(_, ways)| **ways > 0) {
        let (gain, part) = (gains.exact[class].clone(), Exact::part(*ways, total));
        hit += if gain > Exact::ZERO { *ways } else { 0 };
        square = square + part.clone() * gain.clone() * gain.clone();
        mean = mean + part.clone() * gain;
        staked = staked + part * Exact::whole(i128::from(gains.staked[class]));
    }
    let variance = square - mean.clone() * mean.clone();
    let own = |id: &&'static str| offers.iter().find(|offer| offer.wager.id() == *id);
    let of = |offer: &&Offer<G>| part(wagers[0], offer, &units, census, strategy);
    let parts: Vec<Report> = wagers.iter().filter_map(own).map(of).collect();
    let edge = -mean;
    let sum: Exact = parts.iter().map(|part| part.edge.clone()).sum();
    assert!(sum == edge, "{}: the parts add up to {sum}, not {edge}", wagers[0]);
    Some(Report {
        wager: first.wager.id(),
        paytable: first.paytable(),
        element_of_risk: edge.over(&staked).unwrap_or(Exact::ZERO),
        edge,
        basis: wagers[0],
        staked,
        hit: Exact::part(hit, total),
        deviation: variance.decimal().max(0.0).sqrt(),
        lines: parts[0].lines.clone(),
        total,
        strategy: strategy.to_string(),
        meter: None,
        parts,
    })
}

/// One of several wagers by itself, played as the whole is, per unit of the first.
fn part<G: Game>(
    basis: &'static str,
    offer: &Offer<G>,
    units: impl Fn(usize, &str) -> Option<u8>,
    census: &Census,
    strategy: &str,
) -> Report {
    let total = census.total();
    let bonus = offer.wager.kind() == Kind::Bonus;
    // By line, and by how much lies on it.
    let mut counts: BTreeMap<(u8, u8), u128> = BTreeMap::new();
    for (class, ways) in census.counts().iter().enumerate().filter(|(_, ways)| **ways > 0) {
        let (line, units) = (offer.ruling()[class], units(class, offer.wager.id()));
        if let Some(units) = units.filter(|_| line != u8::MAX) {
            *counts.entry((line, units)).or_default() += ways;
        }
    }
    let (mut square, mut staked, mut hit) = (Exact::ZERO, Exact::ZERO, 0);
    let mut lines = Vec::new();
    for ((line, units), count) in counts {
        let (row, pay) = (&offer.rows[usize::from(line)], offer.pays[usize::from(line)]);
        let each = if bonus && !pay.wins() {
            Exact::ZERO
        } else {
            gain(pay, Cents::dollars(1), &Exact::ZERO)
        };
        let (probability, lies) = (Exact::part(count, total), Exact::whole(i128::from(units)));
        let won = lies.clone() * each;
        hit += if won > Exact::ZERO { count } else { 0 };
        square = square + probability.clone() * won.clone() * won.clone();
        staked = staked + probability.clone() * if bonus { Exact::ZERO } else { lies };
        let (label, rule, gain) = (row.label, row.rule, probability.clone() * won);
        lines.push(LineReport { label, pay, count, probability, rule, behind: None, units, gain });
    }
    let mean: Exact = lines.iter().map(|line| line.gain.clone()).sum();
    let variance = square - mean.clone() * mean.clone();
    let edge = -mean;
    Report {
        wager: offer.wager.id(),
        paytable: offer.paytable(),
        element_of_risk: edge.over(&staked).unwrap_or(Exact::ZERO),
        edge,
        basis,
        staked,
        hit: Exact::part(hit, total),
        deviation: variance.decimal().max(0.0).sqrt(),
        lines,
        total,
        strategy: strategy.to_string(),
        meter: None,
        parts: Vec::new(),
    }
}
