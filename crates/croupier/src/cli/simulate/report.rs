//! What a run says of each wager: its edge by the sample, beside the exact one.

use super::{ROUNDS_MAX, Run, rounds_of};
use crate::cli::Z99;
use crate::cli::edge::{Priced, Question, percent, price};
use crate::cli::json::Number;
use crate::cli::style::Align::{Left, Right};
use crate::cli::style::{columns, heading};
use crate::failure::Failure;
use crate::solving::Recall;
use games::duel::Duel;
use games::{Entry, Found, OnLayout, Variant, find};
use money::Cents;
use odds::{Census, Exact, Report};
use serde::Serialize;
use std::collections::BTreeMap;
use table::{Game, Layout, Offer, Posting, Seat};

/// The most wagers that people are shown one by one; of more, the marks of a wager are pooled.
const ROWS_MAX: usize = 60;

/// A spread below this is that of a gain that never varies, and of floating point.
const SPREAD_MIN: f64 = 1e-9;

#[derive(Serialize)]
pub(in crate::cli) struct Out<'a> {
    #[serde(flatten)]
    run: &'a Run,
    wagers: Vec<WagerOut>,
    /// What people are shown.
    #[serde(skip)]
    rows: Vec<Row>,
}

#[derive(Serialize)]
struct WagerOut {
    wager: &'static str,
    paytable: &'static str,
    /// Rounds in which the wager was decided.
    rounds: u64,
    staked: Cents,
    returned: String,
    /// None where no wager was decided.
    edge: Option<Number>,
    interval: Option<[f64; 2]>,
    exact: Option<Number>,
    /// Standard errors between the sample and the exact edge.
    distance: Option<f64>,
}

/// A line for people: a wager, or all marks of a wager pooled.
struct Row {
    name: String,
    paytable: &'static str,
    edge: Option<f64>,
    interval: Option<[f64; 2]>,
    exact: Option<f64>,
    distance: Option<f64>,
}

/// A wager on offer as sampled.
struct Sample {
    wager: &'static str,
    group: &'static str,
    paytable: &'static str,
    reading: &'static str,
    /// How many such wagers were decided.
    decided: u64,
    /// Its price by the sample; none where none was decided.
    report: Option<Report>,
    /// What each class gains to one; empty unless marks are pooled.
    gains: Vec<f64>,
}

/// Prices the sample beside the exact figures.
pub(in crate::cli) fn report(run: &Run) -> Result<Out<'_>, Failure> {
    let Found { entry, wager: named } = find(&run.game)?;
    if run.rounds > ROUNDS_MAX {
        return Err(Failure::damaged(format!("{} rounds are more than a run has", run.rounds)));
    }
    if run.rounds == 0 {
        // A part may have no unit of a short run; it merges like any other.
        return Ok(Out { run, wagers: Vec::new(), rows: Vec::new() });
    }
    let samples = match &entry {
        Entry::Baccarat(variant) => sampled(&variant.post(&run.posted)?.offers, run, whole),
        Entry::Duel(variant) => duel(&variant.post(&run.posted)?, run),
        Entry::Nines(variant) => sampled(&variant.post(&run.posted)?.offers, run, whole),
        Entry::Roulette(_) | Entry::Dice(_) | Entry::SicBo(_) | Entry::BigSix(_) => {
            // invariant: these have a layout.
            entry.on_layout(Sampling(run)).unwrap_or_else(|| unreachable!("no layout"))
        }
    }?;
    let question = Question {
        posted: &run.posted,
        seat: Seat::FIRST,
        meters: &[],
        strategy: &run.strategy,
        recall: Recall::Kept,
        wanted: &|_| true,
    };
    let exact = price(&entry, &question)?;
    // A wager's own id stands for that wager alone, by its mark or by all its marks.
    let wanted = |sample: &Sample| match named {
        Some(named) => named == sample.wager || named == sample.group,
        None => entry.own().is_empty() || entry.own().contains(&sample.group),
    };
    let samples: Vec<Sample> = samples.into_iter().filter(wanted).collect();
    let wagers: Vec<WagerOut> =
        samples.iter().map(|sample| wager(sample, known(&exact, sample))).collect();
    let rows = if samples.len() > ROWS_MAX {
        pooled(&samples, &wagers, run)
    } else {
        wagers.iter().map(Row::from).collect()
    };
    Ok(Out { run, wagers, rows })
}

/// Samples at a table with a layout.
struct Sampling<'a>(&'a Run);

impl OnLayout for Sampling<'_> {
    type Out = Result<Vec<Sample>, Failure>;

    fn visit<L: Layout>(self, variant: &'static Variant<L>) -> Self::Out {
        // A wager is made before a throw of the run, and decided once.
        let decided = |total, rounds| total <= rounds;
        sampled(&variant.post(&self.0.posted)?.offers, self.0, decided)
    }
}

/// Cards decide every wager in every round.
fn whole(total: u128, rounds: u128) -> bool {
    total == rounds
}

fn sampled<G: Game>(
    offers: &[Offer<G>],
    run: &Run,
    sound: fn(u128, u128) -> bool,
) -> Result<Vec<Sample>, Failure> {
    let one = |offer: &Offer<G>| {
        let reading = offer.wager.reading();
        let census = counted(offer, run, sound)?;
        let total = census.total();
        let seed = offer.meter.and_then(|meter| meter.seed).unwrap_or_default();
        let report = (total > 0).then(|| odds::price(offer, &census, &run.strategy, seed));
        Ok(Sample {
            wager: offer.wager.id(),
            group: offer.wager.group(),
            paytable: offer.paytable(),
            reading,
            decided: total as u64,
            report,
            gains: if offers.len() > ROWS_MAX { gains(offer) } else { Vec::new() },
        })
    };
    offers.iter().map(one).collect()
}

/// What the run counted for an offer.
fn counted<G: Game>(
    offer: &Offer<G>,
    run: &Run,
    sound: fn(u128, u128) -> bool,
) -> Result<Census, Failure> {
    let reading = offer.wager.reading();
    let counts = run.tally.get(reading).filter(|c| c.len() == offer.wager.classes());
    let damaged = || Failure::damaged(format!("no sound tally of `{reading}` in the run"));
    let mut census = Census::new(offer.wager.classes());
    for (class, count) in counts.ok_or_else(damaged)?.iter().enumerate() {
        if *count > 0 && offer.ruling[class] == u8::MAX {
            return Err(damaged());
        }
        census.add(class, u128::from(*count));
    }
    if sound(census.total(), u128::from(run.rounds)) { Ok(census) } else { Err(damaged()) }
}

/// Poker against the dealer: wagers tied together as one, the others each by itself.
fn duel(posting: &Posting<Duel>, run: &Run) -> Result<Vec<Sample>, Failure> {
    let plan = posting.rules.plan;
    let all: Vec<&Offer<Duel>> = posting.offers.iter().collect();
    let mut samples = Vec::new();
    for bundle in plan.bundles {
        let Some(first) = all.iter().find(|o| o.wager.id() == bundle.wagers[0]) else { continue };
        let census = counted(first, run, whole)?;
        samples.push(Sample {
            wager: first.wager.id(),
            group: first.wager.group(),
            paytable: first.paytable(),
            reading: first.wager.reading(),
            decided: run.rounds,
            report: odds::price_bundle(plan, bundle, &all, &census, &run.strategy),
            gains: Vec::new(),
        });
    }
    let tied = |id| plan.bundles.iter().any(|bundle| bundle.wagers.contains(&id));
    let alone = posting.offers.iter().filter(|offer| !tied(offer.wager.id()));
    let alone: Vec<Offer<Duel>> = alone.cloned().collect();
    samples.extend(sampled(&alone, run, whole)?);
    Ok(samples)
}

/// What each class gains to one staked: the price of a census that counts nothing else.
fn gains<G: Game>(offer: &Offer<G>) -> Vec<f64> {
    let mut lines: Vec<Option<f64>> = vec![None; offer.rows.len()];
    let gain = |(class, line): (usize, &u8)| {
        let known = lines.get_mut(usize::from(*line))?;
        Some(*known.get_or_insert_with(|| {
            let mut census = Census::new(offer.ruling.len());
            census.add(class, 1);
            -odds::price(offer, &census, "none", Cents::ZERO).edge.decimal()
        }))
    };
    let gains: Vec<Option<f64>> = offer.ruling.iter().enumerate().map(gain).collect();
    gains.into_iter().map(Option::unwrap_or_default).collect()
}

/// The exact figures of a wager.
fn known<'a>(exact: &'a [Priced], sample: &Sample) -> Option<&'a Report> {
    let same = |r: &&Report| r.wager == sample.wager && r.paytable == sample.paytable;
    exact.iter().flatten().find(same)
}

#[allow(clippy::cast_precision_loss)] // a confidence interval is approximate by nature
fn wager(sample: &Sample, known: Option<&Report>) -> WagerOut {
    let rounds = sample.decided;
    let out = WagerOut {
        wager: sample.wager,
        paytable: sample.paytable,
        rounds,
        staked: Cents::dollars(rounds as i64),
        returned: "0.00".into(),
        edge: None,
        interval: None,
        exact: known.map(|report| (&report.edge).into()),
        distance: None,
    };
    let Some(report) = &sample.report else { return out };
    let edge = report.edge.decimal();
    let spread = known.map_or(report.deviation, |report| report.deviation);
    let error = spread / (rounds as f64).sqrt();
    let kept = Exact::whole(i128::from(rounds)) * (Exact::whole(1) - report.edge.clone());
    WagerOut {
        returned: format!("{:.2}", kept.decimal()),
        edge: Some((&report.edge).into()),
        interval: Some([edge - Z99 * error, edge + Z99 * error]),
        distance: known
            .filter(|_| error > 0.0)
            .map(|report| (edge - report.edge.decimal()) / error),
        ..out
    }
}

impl From<&WagerOut> for Row {
    fn from(wager: &WagerOut) -> Row {
        Row {
            name: wager.wager.to_string(),
            paytable: wager.paytable,
            edge: wager.edge.as_ref().map(Number::decimal),
            interval: wager.interval,
            exact: wager.exact.as_ref().map(Number::decimal),
            distance: wager.distance,
        }
    }
}

/// A row for each wager of the book, its marks taken together.
fn pooled(samples: &[Sample], wagers: &[WagerOut], run: &Run) -> Vec<Row> {
    let mut groups: Vec<(&str, Vec<usize>)> = Vec::new();
    for (at, sample) in samples.iter().enumerate() {
        match groups.iter_mut().find(|(group, _)| *group == sample.group) {
            Some((_, marks)) => marks.push(at),
            None => groups.push((sample.group, vec![at])),
        }
    }
    let row = |(group, marks): &(&str, Vec<usize>)| match marks.as_slice() {
        [one] => Row::from(&wagers[*one]),
        marks => {
            let marks: Vec<_> = marks.iter().map(|at| (&samples[*at], &wagers[*at])).collect();
            pool(group, &marks, run)
        }
    };
    groups.iter().map(row).collect()
}

/// All marks of a group as one. What is staked on a mark is returned by the same classes that
/// decide the other marks of its reading, so these are added class by class before the spread is
/// taken. Marks of different readings depend on the same throws, too, in a way that the tally
/// does not tell: their errors are added, which is the most they can be together.
#[allow(clippy::cast_precision_loss)] // a confidence interval is approximate by nature
fn pool(group: &str, marks: &[(&Sample, &WagerOut)], run: &Run) -> Row {
    let mut readings: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    let (mut staked, mut due) = (0.0, Some(0.0));
    for (sample, wager) in marks {
        let sums = readings.entry(sample.reading).or_insert_with(|| vec![0.0; sample.gains.len()]);
        sums.iter_mut().zip(&sample.gains).for_each(|(sum, gain)| *sum += gain);
        let decided = sample.decided as f64;
        staked += decided;
        due = due.zip(wager.exact.as_ref()).map(|(due, exact)| due + decided * exact.decimal());
    }
    let (mut gained, mut error) = (0.0, 0.0);
    for (reading, gains) in &readings {
        let counts = || run.tally[*reading].iter().map(|count| *count as f64);
        let mean = |figure: &dyn Fn(f64) -> f64| -> f64 {
            counts().zip(gains).map(|(count, gain)| count * figure(*gain)).sum()
        };
        let decided: f64 = counts().sum::<f64>().max(1.0);
        let sum = mean(&|gain| gain);
        let spread = (mean(&|gain| (gain - sum / decided).powi(2)) / decided).sqrt();
        gained += sum;
        error += if spread < SPREAD_MIN { 0.0 } else { spread * decided.sqrt() };
    }
    let some = staked > 0.0;
    let (edge, error) = (-gained / staked, error / staked);
    let exact = due.filter(|_| some).map(|due| due / staked);
    Row {
        name: format!("{group} ×{}", marks.len()),
        paytable: marks[0].0.paytable,
        edge: some.then_some(edge),
        interval: some.then_some([edge - Z99 * error, edge + Z99 * error]),
        exact,
        distance: exact.filter(|_| error > 0.0).map(|exact| (edge - exact) / error),
    }
}

pub(in crate::cli) fn readable(Out { run, rows, .. }: &Out<'_>) -> String {
    let rounds = find(&run.game).map_or("rounds".into(), |found| rounds_of(&found.entry));
    let mut text = format!(
        "{}  {} {rounds}, seed {}, {:.1} million {rounds} a second\n\n",
        heading(&run.game),
        run.rounds,
        run.seed.trim_start_matches('0'),
        run.rounds_per_second / 1e6
    );
    let head = ["wager", "pay table", "sampled edge", "99 % interval", "exact", "distance"];
    let mut lines = vec![head.map(String::from).to_vec()];
    let figure = |figure: Option<f64>| figure.map_or("-".into(), percent);
    lines.extend(rows.iter().map(|row| {
        let between = |[low, high]: [f64; 2]| format!("{} … {}", percent(low), percent(high));
        vec![
            row.name.clone(),
            row.paytable.to_string(),
            figure(row.edge),
            row.interval.map_or("-".into(), between),
            figure(row.exact),
            row.distance.map_or("-".into(), |distance| format!("{distance:+.2} σ")),
        ]
    }));
    text.push_str(&columns(&lines, &[Left, Left, Right, Right, Right, Right]));
    text
}
