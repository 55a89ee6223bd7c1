//! Prices a wager from a census: edge, hit frequency, deviation, each line's probability.

use crate::{Census, Exact};
use law::Cite;
use money::Cents;
use table::{Game, Meter, Offer, Pay};

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
}

/// A meter wager's edge as a line: `constant + per_unit · meter`, the meter in units of the stake.
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
    /// The edge in the long run, rates and seed included, where the book prints them.
    pub long_run: Option<Exact>,
    /// What envy pays cost the house besides, per stake.
    pub envy: Exact,
}

/// A wager by one pay table, priced.
#[derive(Clone, Debug)]
pub struct Report {
    /// The wager's id.
    pub wager: &'static str,
    /// The pay table's id.
    pub paytable: &'static str,
    /// The house's advantage per unit staked.
    pub edge: Exact,
    /// How often the wager wins.
    pub hit: Exact,
    /// The standard deviation of one unit staked.
    pub deviation: f64,
    /// Line by line.
    pub lines: Vec<LineReport>,
    /// All deals counted.
    pub total: u128,
    /// How the seat plays.
    pub strategy: String,
    /// The meter, for a wager that has one.
    pub meter: Option<MeterReport>,
}

/// What a unit staked gains, the meter aside.
fn gain(pay: Pay, unit: Cents) -> Exact {
    let odds = |odds: money::Odds| Exact::new(i128::from(odds.gain()), u128::from(odds.unit()));
    let percent = |n: u32| Exact::new(i128::from(n), 100);
    let one = || Exact::whole(1);
    match pay {
        Pay::To(o) => odds(o),
        Pay::For(o) => odds(o) - one(),
        Pay::Push => Exact::ZERO,
        Pay::Lose | Pay::Share(_) => -one(),
        Pay::Flat(amount) => Exact::new(i128::from(amount.get()), unit.get() as u128) - one(),
        Pay::Less(o, p) => odds(o) * (one() - percent(p.0)),
        Pay::Charge(p) => -percent(p.0),
    }
}

fn wins(pay: Pay) -> bool {
    match pay {
        Pay::To(odds) | Pay::For(odds) => odds.gain() > 0,
        Pay::Less(..) | Pay::Share(_) => true,
        Pay::Flat(amount) => amount > Cents::ZERO,
        Pay::Push | Pay::Lose | Pay::Charge(_) => false,
    }
}

/// Prices an offer. `meter` is the value its meter shows.
#[must_use]
pub fn price<G: Game>(offer: &Offer<G>, census: &Census, strategy: &str, meter: Cents) -> Report {
    let total = census.total();
    let mut counts = vec![0_u128; offer.rows.len()];
    for (class, count) in census.counts().iter().enumerate().filter(|(_, count)| **count > 0) {
        let line = offer.ruling[class];
        assert!(line != u8::MAX, "{}: an impossible class was counted", offer.wager.id());
        counts[usize::from(line)] += count;
    }
    let unit = offer.meter.map_or(Cents::dollars(1), |meter| meter.unit);
    // Another unit scales the printed figures, so per unit staked they stay what they are.
    let printed = offer.printed_unit();
    let lines: Vec<LineReport> = offer
        .rows
        .iter()
        .zip(&offer.pays)
        .zip(&counts)
        .map(|((row, pay), count)| LineReport {
            label: row.label,
            pay: *pay,
            count: *count,
            probability: Exact::new(*count as i128, total),
            rule: row.rule,
        })
        .collect();
    let shown = Exact::new(i128::from(meter.get()), unit.get() as u128);
    let line_gain = |line: &LineReport| match line.pay {
        Pay::Share(p) => {
            gain(line.pay, printed) + Exact::new(i128::from(p.0), 100) * shown.clone()
        }
        pay => gain(pay, printed),
    };
    let mean: Exact = lines.iter().map(|l| l.probability.clone() * line_gain(l)).sum();
    let square: Exact =
        lines.iter().map(|l| l.probability.clone() * line_gain(l) * line_gain(l)).sum();
    let variance = square - mean.clone() * mean.clone();
    let won: u128 = lines.iter().filter(|line| wins(line.pay)).map(|line| line.count).sum();
    Report {
        wager: offer.wager.id(),
        paytable: offer.paytable(),
        edge: -mean,
        hit: Exact::new(won as i128, total),
        deviation: variance.decimal().max(0.0).sqrt(),
        total,
        strategy: strategy.to_string(),
        meter: offer.meter.map(|config| metered(offer, config, &lines, meter)),
        lines,
    }
}

fn metered<G: Game>(
    offer: &Offer<G>,
    config: Meter,
    lines: &[LineReport],
    value: Cents,
) -> MeterReport {
    let (unit, printed) = (config.unit, offer.printed_unit());
    let constant: Exact =
        -lines.iter().map(|l| l.probability.clone() * gain(l.pay, printed)).sum::<Exact>();
    let share = |line: &LineReport| match line.pay {
        Pay::Share(p) => line.probability.clone() * Exact::new(i128::from(p.0), 100),
        _ => Exact::ZERO,
    };
    let per_unit: Exact = -lines.iter().map(share).sum::<Exact>();
    let units = constant.over(&-per_unit.clone());
    let break_even = units
        .filter(|units| !units.is_negative())
        .and_then(|units| (units * Exact::whole(i128::from(unit.get()))).ceil())
        .map(Cents::new);
    let percent =
        |p: Option<money::Percent>| p.map_or(Exact::ZERO, |p| Exact::new(i128::from(p.0), 100));
    // With a reserve the seed comes out of stakes already counted; without, the house pays it at
    // each full win.
    let seed = match (config.reserve, config.seed) {
        (None, Some(seed)) => Exact::new(i128::from(seed.get()), unit.get() as u128),
        _ => Exact::ZERO,
    };
    let long_run = config.increment.map(|main| {
        constant.clone() - percent(Some(main)) - percent(config.reserve) + per_unit.clone() * seed
    });
    let envy = |(line, row): (&LineReport, &table::Row)| {
        line.probability.clone() * Exact::new(i128::from(row.envy.get()), printed.get() as u128)
    };
    let envy = lines.iter().zip(&offer.rows).map(envy).sum();
    MeterReport { constant, per_unit, break_even, value, long_run, envy }
}
