//! What a run says of each wager: its edge by the sample, beside the exact one.

use super::deal::{on_first_cards, without_envy};
use super::pool::{Pool, pooled};
use super::{ROUNDS_MAX, Z99, twenty_one};
use crate::price::nines::POKARA_TIED;
use crate::price::pai_gow;
use crate::price::{Priced, Question, Removed, every};
use crate::solving::Work;
use catalog::Error;
use catalog::banked;
use games::duel::Duel;
use games::pokara::{Clash, Pokara};
use games::{Entry, OnLayout, Variant};
use law::Posted;
use money::Cents;
use odds::{Census, Exact, Report, Shown};
use serde::{Deserialize, Serialize, Serializer};
use std::collections::BTreeMap;
use table::{Game, Layout, Offer, Posting, Seat};

/// The most wagers that are read one by one; of more, the marks of a wager are pooled.
const ROWS_MAX: usize = 60;

/// A run of a banked game, or part of one, as written and read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Run {
    /// The id it was asked for by.
    pub game: String,
    /// What was posted.
    pub posted: Posted,
    /// The seed.
    pub seed: String,
    /// How decisions were made.
    pub strategy: String,
    /// Rounds of the whole run.
    pub of: u64,
    /// The parts in this result, like `2/8`.
    pub shards: Vec<String>,
    /// Rounds dealt here, spins or throws made.
    pub rounds: u64,
    /// Counts by class for each reading; on a layout they add up to its wagers decided.
    pub tally: BTreeMap<String, Vec<u64>>,
    /// How fast it went.
    pub rounds_per_second: f64,
}

/// A run and what it says of each wager.
#[derive(Clone, Debug, Serialize)]
pub struct Sampled {
    /// The run.
    #[serde(flatten)]
    pub run: Run,
    /// Each wager that the id stands for; none where no round was dealt.
    pub wagers: Vec<WagerSample>,
    /// The marks of each wager of the book taken together, where there are many; else empty.
    #[serde(skip)]
    pub pools: Vec<Pool>,
    /// How it was played and what the exact figure is of, where that is not plain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// A wager by the sample, beside its exact figures.
#[derive(Clone, Debug, Serialize)]
pub struct WagerSample {
    /// Its id.
    pub wager: &'static str,
    /// Its pay table's id.
    pub paytable: &'static str,
    /// Rounds in which the wager was decided.
    pub rounds: u64,
    /// One unit in each of them.
    pub staked: Cents,
    /// What came back of it; as JSON with two digits.
    #[serde(serialize_with = "two_digits")]
    pub returned: Exact,
    /// The edge by the sample; none where no wager was decided.
    pub edge: Option<Exact>,
    /// Where the edge is, with a confidence of 99 %.
    pub interval: Option<[f64; 2]>,
    /// The exact edge, where it is known.
    pub exact: Option<Exact>,
    /// Standard errors between the sample and the exact edge.
    pub distance: Option<f64>,
}

fn two_digits<S: Serializer>(number: &Exact, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(&format_args!("{:.2}", number.decimal()))
}

/// A wager on offer as sampled.
pub(super) struct Sample {
    pub wager: &'static str,
    pub group: &'static str,
    pub paytable: &'static str,
    pub reading: &'static str,
    /// How many such wagers were decided.
    pub decided: u64,
    /// Its price by the sample; none where none was decided.
    report: Option<Report>,
    /// What each class gains to one; empty unless marks are pooled.
    pub gains: Vec<f64>,
}

/// Prices the sample beside the exact figures.
pub(super) fn sampled(run: Run, work: Work<'_>) -> Result<Sampled, Error> {
    let (entry, named) = banked(&run.game)?;
    if run.rounds > ROUNDS_MAX {
        return Err(Error::damaged(format!("{} rounds are more than a run has", run.rounds)));
    }
    if run.rounds == 0 {
        // A part may have no unit of a short run; it merges like any other.
        return Ok(Sampled { run, wagers: Vec::new(), pools: Vec::new(), note: None });
    }
    let samples = match &entry {
        Entry::Baccarat(variant) => counted(&variant.post(&run.posted)?.offers, &run, whole),
        Entry::Duel(variant) => duel(&variant.post(&run.posted)?, &run),
        // The id of the game stands for the game, those of its side wagers for them.
        Entry::TwentyOne(_) if entry.own().is_empty() => Ok(Vec::new()),
        Entry::TwentyOne(variant) => {
            counted(&on_first_cards(variant.post(&run.posted)?).offers, &run, whole)
        }
        Entry::Nines(variant) => counted(&variant.post(&run.posted)?.offers, &run, whole),
        Entry::Pan(variant) => counted(&variant.post(&run.posted)?.offers, &run, whole),
        Entry::PaiGow(variant) => {
            counted(&without_envy(variant.post(&run.posted)?).offers, &run, whole)
        }
        Entry::Tiles(variant) => counted(&variant.post(&run.posted)?.offers, &run, whole),
        Entry::Pokara(variant) => pokara(&variant.post(&run.posted)?, &run),
        Entry::Roulette(_) | Entry::Dice(_) | Entry::SicBo(_) | Entry::BigSix(_) => {
            // invariant: these have a layout.
            entry.on_layout(Sampling(&run)).unwrap_or_else(|| unreachable!("no layout"))
        }
    }?;
    // To count every pair of hands set by the house's way takes minutes: `edge` does and keeps it.
    let waits = match &entry {
        Entry::PaiGow(variant) => !pai_gow::is_counted(variant, &run.posted, work),
        _ => false,
    };
    let question = Question {
        posted: &run.posted,
        seat: Seat::FIRST,
        meters: &[],
        strategy: twenty_one::bare(&run.strategy),
        work,
        wanted: &|id| !waits || !["standard", "base"].contains(&id),
        beside: &[],
        removed: &Removed::default(),
    };
    let exact = every(&entry, &question)?;
    // A wager's own id stands for that wager alone, by its mark or by all its marks.
    let wanted = |sample: &Sample| match named {
        Some(named) => named == sample.wager || named == sample.group,
        None => entry.own().is_empty() || entry.own().contains(&sample.group),
    };
    let samples: Vec<Sample> = samples.into_iter().filter(wanted).collect();
    let mut wagers: Vec<WagerSample> =
        samples.iter().map(|sample| wager(sample, known(&exact, sample))).collect();
    let mut note = None;
    if let Entry::TwentyOne(variant) = &entry
        && entry.own().is_empty()
    {
        wagers.push(twenty_one::sampled(variant, &run.posted, &run)?);
        note = Some(twenty_one::note(&run.strategy)?);
    }
    let many = samples.len() > ROWS_MAX;
    let pools = if many { pooled(&samples, &wagers, &run) } else { Vec::new() };
    Ok(Sampled { run, wagers, pools, note })
}

/// Samples at a table with a layout.
struct Sampling<'a>(&'a Run);

impl OnLayout for Sampling<'_> {
    type Out = Result<Vec<Sample>, Error>;

    fn visit<L: Layout>(self, variant: &'static Variant<L>) -> Self::Out {
        // A wager is made before a throw of the run, and decided once.
        let decided = |total, rounds| total <= rounds;
        counted(&variant.post(&self.0.posted)?.offers, self.0, decided)
    }
}

/// Cards decide every wager in every round.
fn whole(total: u128, rounds: u128) -> bool {
    total == rounds
}

fn counted<G: Game>(
    offers: &[Offer<G>],
    run: &Run,
    sound: fn(u128, u128) -> bool,
) -> Result<Vec<Sample>, Error> {
    let one = |offer: &Offer<G>| {
        let reading = offer.wager.reading();
        let census = tallied(offer, run, sound)?;
        let total = census.total();
        let value = offer.meter.and_then(|meter| meter.seed).unwrap_or_default();
        // Only the edge is wanted, for which it does not matter who pays fixed awards.
        let shown = Shown { value, ..Shown::NOTHING };
        let report = (total > 0).then(|| odds::price(offer, &census, &run.strategy, shown));
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
fn tallied<G: Game>(
    offer: &Offer<G>,
    run: &Run,
    sound: fn(u128, u128) -> bool,
) -> Result<Census, Error> {
    let reading = offer.wager.reading();
    let counts = run.tally.get(reading).filter(|c| c.len() == offer.wager.classes());
    let damaged = || Error::damaged(format!("no sound tally of `{reading}` in the run"));
    let mut census = Census::new(offer.wager.classes());
    for (class, count) in counts.ok_or_else(damaged)?.iter().enumerate() {
        if *count > 0 && offer.ruling()[class] == u8::MAX {
            return Err(damaged());
        }
        census.add(class, u128::from(*count));
    }
    if sound(census.total(), u128::from(run.rounds)) { Ok(census) } else { Err(damaged()) }
}

/// Poker against the dealer: wagers tied together as one, the others each by itself.
fn duel(posting: &Posting<Duel>, run: &Run) -> Result<Vec<Sample>, Error> {
    let plan = posting.rules.plan;
    let all: Vec<&Offer<Duel>> = posting.offers.iter().collect();
    let mut samples = Vec::new();
    for bundle in plan.bundles {
        let Some(first) = all.iter().find(|o| o.wager.id() == bundle.wagers[0]) else { continue };
        let census = tallied(first, run, whole)?;
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
    samples.extend(counted(&alone, run, whole)?);
    Ok(samples)
}

/// Pokara: the base wager with its double as one, the bonus by itself.
fn pokara(posting: &Posting<Pokara>, run: &Run) -> Result<Vec<Sample>, Error> {
    let all: Vec<&Offer<Pokara>> = posting.offers.iter().collect();
    let tied = |offer: &Offer<Pokara>| POKARA_TIED.contains(&offer.wager.id());
    let mut samples = Vec::new();
    if let Some(first) = all.iter().find(|offer| tied(offer)) {
        let census = tallied(first, run, whole)?;
        let (units, strategy) = (Clash::units, &run.strategy);
        samples.push(Sample {
            wager: first.wager.id(),
            group: first.wager.group(),
            paytable: first.paytable(),
            reading: first.wager.reading(),
            decided: run.rounds,
            report: odds::price_tied(POKARA_TIED, &all, units, &census, strategy),
            gains: Vec::new(),
        });
    }
    let alone: Vec<Offer<Pokara>> =
        posting.offers.iter().filter(|offer| !tied(offer)).cloned().collect();
    samples.extend(counted(&alone, run, whole)?);
    Ok(samples)
}

/// What each class gains to one staked: the price of a census that counts nothing else.
fn gains<G: Game>(offer: &Offer<G>) -> Vec<f64> {
    let mut lines: Vec<Option<f64>> = vec![None; offer.rows.len()];
    let gain = |(class, line): (usize, &u8)| {
        let known = lines.get_mut(usize::from(*line))?;
        Some(*known.get_or_insert_with(|| {
            let mut census = Census::new(offer.ruling().len());
            census.add(class, 1);
            -odds::price(offer, &census, "none", Shown::NOTHING).edge.decimal()
        }))
    };
    let gains: Vec<Option<f64>> = offer.ruling().iter().enumerate().map(gain).collect();
    gains.into_iter().map(Option::unwrap_or_default).collect()
}

/// The exact figures of a wager.
fn known<'a>(exact: &'a [Priced], sample: &Sample) -> Option<&'a Report> {
    let same = |r: &&Report| r.wager == sample.wager && r.paytable == sample.paytable;
    exact.iter().filter_map(|priced| priced.report.as_ref().ok()).find(same)
}

#[allow(clippy::cast_precision_loss)] // a confidence interval is approximate by nature
fn wager(sample: &Sample, known: Option<&Report>) -> WagerSample {
    let rounds = sample.decided;
    let out = WagerSample {
        wager: sample.wager,
        paytable: sample.paytable,
        rounds,
        staked: Cents::dollars(rounds as i64),
        returned: Exact::ZERO,
        edge: None,
        interval: None,
        exact: known.map(|report| report.edge.clone()),
        distance: None,
    };
    let Some(report) = &sample.report else { return out };
    let edge = report.edge.decimal();
    let spread = known.map_or(report.deviation, |report| report.deviation);
    let error = spread / (rounds as f64).sqrt();
    let kept = Exact::whole(i128::from(rounds)) * (Exact::whole(1) - report.edge.clone());
    WagerSample {
        returned: kept,
        edge: Some(report.edge.clone()),
        interval: Some([edge - Z99 * error, edge + Z99 * error]),
        distance: known
            .filter(|_| error > 0.0)
            .map(|report| (edge - report.edge.decimal()) / error),
        ..out
    }
}
