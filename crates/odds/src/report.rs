//! Prices a wager from a census: edge, hit frequency, deviation, each line's probability.

use crate::{Census, Exact};
use law::Cite;
use money::{Cents, Odds, Percent, Rate};
use table::{Game, Meter, Offer, Pay, Source};

/// One line of a pay table, priced.
#[derive(Clone, Debug)]
pub struct LineReport {
    /// Its name.
    pub label: &'static str,
    /// What it pays.
    pub pay: Pay,
    /// How many of all deals it rules.
    pub count: u128,
    /// How often it comes.
    pub probability: Exact,
    /// The rule.
    pub rule: Cite,
    /// The wager that lies behind it, where two are priced together.
    pub behind: Option<Behind>,
    /// How many units of the basis lie on the wager when it is decided so.
    pub units: u8,
    /// What it brings the player on average, in units of the basis; the lines of a wager, or of
    /// all its parts, add up to what the house does not keep.
    pub gain: Exact,
}

/// What lies behind a wager when it is decided.
#[derive(Clone, Debug)]
pub struct Behind {
    /// What it is about.
    pub on: &'static str,
    /// How much, in stakes of the wager in front.
    pub stake: Exact,
    /// What it pays.
    pub pay: Pay,
    /// The rule.
    pub rule: Cite,
}

/// A meter wager's edge as a line: `constant + per_unit · meter`, the meter in stakes.
#[derive(Clone, Debug)]
pub struct MeterReport {
    /// The edge with an empty meter.
    pub constant: Exact,
    /// How the edge changes for each stake's worth in the meter, for a sole bettor.
    pub per_unit: Exact,
    /// The meter at which the edge is nothing.
    pub break_even: Option<Cents>,
    /// The meter at which `edge` is stated.
    pub value: Cents,
    /// The edge in the long run, where the book prints how the meter grows: what it takes from
    /// stakes it gives back, and each full win costs the house a fixed seed besides. Fixed awards
    /// that come out of the meter cost nothing more while it holds them; what it lacks for one at
    /// times is not counted, but that it takes in less than they are worth on average is.
    pub long_run: Option<Exact>,
    /// What envy pays cost the house besides, per stake; per stake and other bettor, where those
    /// receive them.
    pub envy: Exact,
}

/// A wager by one pay table, priced.
#[derive(Clone, Debug)]
pub struct Report {
    /// The wager's id.
    pub wager: &'static str,
    /// The pay table's id.
    pub paytable: &'static str,
    /// The house's advantage per unit of the basis.
    pub edge: Exact,
    /// What the edge is a part of: the stake, or the first of two wagers.
    pub basis: &'static str,
    /// All that is staked on average, in units of the basis.
    pub staked: Exact,
    /// The house's advantage per unit of everything staked.
    pub element_of_risk: Exact,
    /// How often the wager wins.
    pub hit: Exact,
    /// The standard deviation of one unit of the basis.
    pub deviation: f64,
    /// Line by line.
    pub lines: Vec<LineReport>,
    /// All deals counted.
    pub total: u128,
    /// How the seat plays.
    pub strategy: String,
    /// The meter, for a wager that has one.
    pub meter: Option<MeterReport>,
    /// Each wager by itself where several are priced as one, this one first: their edges, all per
    /// unit of the same basis, add up to that of the whole.
    pub parts: Vec<Report>,
}

impl Report {
    /// The same where envy goes to the bettors whom another has outdone: all win the lower rows
    /// alike, so that the first alone is ever envied.
    #[must_use]
    pub fn envied_by_others<G: Game>(mut self, offer: &Offer<G>) -> Report {
        if let Some(meter) = &mut self.meter {
            let first = self.lines[0].probability.clone();
            meter.envy = first * units(offer.rows[0].envy, printed_unit(offer));
        }
        self
    }
}

/// What a meter shows, and what is paid out of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The value.
    pub value: Cents,
    /// Where fixed awards come from.
    pub awards: Source,
}

impl Shown {
    /// Nothing, at a wager that pays no fixed award out of a meter.
    pub const NOTHING: Shown = Shown { value: Cents::ZERO, awards: Source::Tray };
}

/// Prices an offer. `meter` is what its meter shows.
///
/// # Panics
/// When the census is empty, or counts a class that no line of the offer rules.
#[must_use]
pub fn price<G: Game>(offer: &Offer<G>, census: &Census, strategy: &str, meter: Shown) -> Report {
    let total = census.total();
    let mut counts = vec![0_u128; offer.rows.len()];
    for (class, count) in census.counts().iter().enumerate().filter(|(_, count)| **count > 0) {
        let line = offer.ruling()[class];
        assert!(line != u8::MAX, "{}: an impossible class was counted", offer.wager.id());
        counts[usize::from(line)] += count;
    }
    let shown = offer.meter.map_or(Exact::ZERO, |config| units(meter.value, config.unit));
    let printed = printed_unit(offer);
    let lines: Vec<LineReport> = (offer.rows.iter().zip(&offer.pays).zip(counts))
        .map(|((row, pay), count)| {
            let probability = Exact::part(count, total);
            let gain = probability.clone() * gain(*pay, printed, &shown);
            let (label, rule) = (row.label, row.rule);
            LineReport { label, pay: *pay, count, probability, rule, behind: None, units: 1, gain }
        })
        .collect();
    let gains: Vec<Exact> = lines.iter().map(|line| gain(line.pay, printed, &shown)).collect();
    let squares = gains.iter().map(|gain| gain.clone() * gain.clone());
    let (mean, square) = (expected(&lines, gains.clone()), expected(&lines, squares));
    let variance = square - mean.clone() * mean.clone();
    let won: u128 = lines.iter().filter(|line| line.pay.wins()).map(|line| line.count).sum();
    Report {
        wager: offer.wager.id(),
        paytable: offer.paytable(),
        edge: -mean.clone(),
        basis: "stake",
        staked: Exact::whole(1),
        element_of_risk: -mean,
        hit: Exact::part(won, total),
        deviation: variance.decimal().max(0.0).sqrt(),
        total,
        strategy: strategy.to_string(),
        meter: offer.meter.map(|config| metered(offer, config, &lines, meter)),
        lines,
        parts: Vec::new(),
    }
}

fn metered<G: Game>(
    offer: &Offer<G>,
    config: Meter,
    lines: &[LineReport],
    shown: Shown,
) -> MeterReport {
    let (unit, printed) = (config.unit, printed_unit(offer));
    let gains = lines.iter().map(|line| gain(line.pay, printed, &Exact::ZERO));
    let constant = -expected(lines, gains);
    let shares = lines.iter().map(|line| match line.pay {
        Pay::Share(percent) | Pay::Slice(percent) => part(percent),
        _ => Exact::ZERO,
    });
    let per_unit = -expected(lines, shares);
    let break_even = constant
        .over(&-per_unit.clone())
        .filter(|meter| !meter.is_negative())
        .and_then(|meter| (meter * Exact::whole(i128::from(unit.get()))).ceil())
        .map(Cents::new);
    // A meter won in whole is filled again: by its reserve, which came from stakes, or by a seed.
    let full = |line: &&LineReport| {
        matches!(line.pay, Pay::Share(Percent(100)) | Pay::Slice(Percent(100)))
    };
    let full: Exact = lines.iter().filter(full).map(|line| line.probability.clone()).sum();
    let seed = config.seed.filter(|_| config.reserve.is_none()).unwrap_or_default();
    let seed = full * units(seed, unit);
    let long_run = config.increment.map(|increment| {
        let fed = rated(increment) + config.reserve.map_or(Exact::ZERO, rated) + seed;
        match shown.awards {
            Source::Tray => constant.clone() - fed,
            Source::Meter | Source::ToppedMeter => (Exact::whole(1) - fed).min(constant.clone()),
        }
    });
    let envies = offer.rows.iter().map(|row| units(row.envy, printed));
    let envy = expected(lines, envies);
    MeterReport { constant, per_unit, break_even, value: shown.value, long_run, envy }
}

/// The stake for which a pay table prints its amounts; a house with another unit scales them.
fn printed_unit<G: Game>(offer: &Offer<G>) -> Cents {
    offer.printed_unit()
}

/// What a unit staked gains by a line, amounts being printed for a stake of `printed`; `meter` in
/// units of the stake, for a sole bettor.
pub(crate) fn gain(pay: Pay, printed: Cents, meter: &Exact) -> Exact {
    let odds = |odds: Odds| Exact::new(i128::from(odds.gain()), u128::from(odds.unit()));
    let stake = Exact::whole(1);
    match pay {
        Pay::To(pays) => odds(pays),
        Pay::For(pays) => odds(pays) - stake,
        Pay::Push | Pay::Void | Pay::Off => Exact::ZERO,
        Pay::Lose => -stake,
        Pay::Half | Pay::Surrender => Exact::new(-1, 2),
        Pay::Flat(amount) => units(amount, printed) - stake,
        Pay::Share(percent) | Pay::Slice(percent) => part(percent) * meter.clone() - stake,
        Pay::Less(pays, percent) => odds(pays) * (stake - part(percent)),
        Pay::Charge(percent) => -part(percent),
    }
}

/// What a unit staked gains by a line that no meter pays and no amount is printed for.
#[must_use]
pub fn unit_gain(pay: Pay) -> Exact {
    gain(pay, Cents::dollars(1), &Exact::ZERO)
}

/// The mean of a figure that each line has.
pub(crate) fn expected(lines: &[LineReport], figures: impl IntoIterator<Item = Exact>) -> Exact {
    lines.iter().zip(figures).map(|(line, figure)| line.probability.clone() * figure).sum()
}

/// An amount in units of the stake.
fn units(amount: Cents, unit: Cents) -> Exact {
    Exact::new(i128::from(amount.get()), u128::from(unit.get().unsigned_abs()))
}

fn rated(rate: Rate) -> Exact {
    Exact::new(i128::from(rate.hundredths()), 10_000)
}

fn part(percent: Percent) -> Exact {
    Exact::new(i128::from(percent.0), 100)
}
