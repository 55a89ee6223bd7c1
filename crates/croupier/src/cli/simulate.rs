//! `croupier simulate`: many rounds, counted by class and compared with the exact figures.

use super::args::SimulateArgs;
use super::edge::{Priced, Question, percent, policy, price};
use super::json::Number;
use super::style::Align::{Left, Right};
use super::style::{columns, heading};
use super::{print, print_json};
use crate::failure::Failure;
use games::{Entry, find};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use law::Posted;
use money::Cents;
use odds::{Census, Exact};
use serde::{Deserialize, Serialize};
use sim::{Plan, Procedure, Shard, Tally};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use table::{Deals, Game, Offer, Posting, Seat};

/// The 99 % quantile of the normal distribution, both sides.
const Z99: f64 = 2.575_829_303_548_900_4;

/// The most rounds of a run.
pub(super) const ROUNDS_MAX: u64 = 1_000_000_000_000_000;

/// The most cards a coup uses, and a round of Baccarat 9.
const COUP_CARDS_MAX: usize = 6;
const NINES_CARDS_MAX: usize = 8;

/// A run, or part of one, as written and read.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Run {
    pub game: String,
    pub posted: Posted,
    pub seed: String,
    pub strategy: String,
    /// Rounds of the whole run.
    pub of: u64,
    /// The parts in this result, like `2/8`.
    pub shards: Vec<String>,
    /// Rounds dealt here.
    pub rounds: u64,
    /// Counts by class for each reading.
    pub tally: BTreeMap<String, Vec<u64>>,
    pub rounds_per_second: f64,
}

#[derive(Serialize)]
pub(super) struct Out<'a> {
    #[serde(flatten)]
    run: &'a Run,
    wagers: Vec<WagerOut>,
}

#[derive(Serialize)]
struct WagerOut {
    wager: &'static str,
    paytable: &'static str,
    rounds: u64,
    staked: Cents,
    returned: String,
    edge: Number,
    interval: [f64; 2],
    exact: Option<Number>,
    /// Standard errors between the sample and the exact edge.
    distance: Option<f64>,
}

pub(super) fn run(args: &SimulateArgs) -> Result<(), Failure> {
    let entry = find(&args.table.id)?.entry;
    let posted = args.table.posted()?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let shard = args.shard.unwrap_or(Shard::WHOLE);
    let plan = Plan {
        rounds: args.rounds,
        seed: args.seed,
        threads: args.threads.unwrap_or(cores).clamp(1, 1024),
        shard,
        procedure: match &entry {
            Entry::Baccarat(variant) if variant.book() == "co" => Procedure::BurnByFirstCard,
            Entry::Baccarat(_) => Procedure::Plain(2 * COUP_CARDS_MAX),
            _ => Procedure::Plain(2 * NINES_CARDS_MAX),
        },
    };
    let begun = Instant::now();
    let tally = deal(&entry, &posted, &plan, &args.strategy)?;
    let seconds = begun.elapsed().as_secs_f64().max(f64::MIN_POSITIVE);
    #[allow(clippy::cast_precision_loss)] // a speed, not a sum
    let speed = tally.rounds as f64 / seconds;
    let run = Run {
        game: entry.id().to_string(),
        posted,
        seed: args.seed.to_string(),
        strategy: args.strategy.clone(),
        of: args.rounds,
        shards: vec![format!("{}/{}", shard.part, shard.parts)],
        rounds: tally.rounds,
        tally: tally.readings.into_iter().collect(),
        rounds_per_second: speed,
    };
    let report = report(&run)?;
    if args.json { print_json(&report) } else { print(&readable(&report)) }
}

fn deal(entry: &Entry, posted: &Posted, plan: &Plan, strategy: &str) -> Result<Tally, Failure> {
    let policy = policy(strategy)?;
    match entry {
        Entry::Baccarat(variant) => {
            let posting = variant.post(posted)?;
            // invariant: baccarat asks for no decision.
            Ok(watched(&posting, plan, &|_, _| unreachable!("baccarat asks for no decision")))
        }
        Entry::Nines(variant) => {
            let posting = variant.post(posted)?;
            let chart = odds::NinesChart::new(&posting, &policy);
            Ok(watched(&posting, plan, &|round, _| chart.act(round)))
        }
        _ => Err(Failure::usage("a layout is not simulated yet")),
    }
}

/// Runs a plan behind a progress bar, which is drawn on a terminal only.
fn watched<G: Deals>(
    posting: &Posting<G>,
    plan: &Plan,
    choose: &(impl Fn(&G::Round, Seat) -> G::Act + Sync),
) -> Tally {
    let (done, over) = (AtomicU64::new(0), AtomicBool::new(false));
    let bar = ProgressBar::with_draw_target(
        Some(plan.rounds / plan.shard.parts),
        ProgressDrawTarget::stderr(),
    );
    let look = "{bar:40} {percent:>3} %  {human_pos} rounds, {per_sec}, {eta} left";
    bar.set_style(ProgressStyle::with_template(look).unwrap_or(ProgressStyle::default_bar()));
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !over.load(Ordering::Relaxed) {
                bar.set_position(done.load(Ordering::Relaxed));
                std::thread::sleep(Duration::from_millis(50));
            }
        });
        // However the run ends, the bar must stop, or the scope would wait for it for ever.
        let _stop = Stop(&over);
        let tally = sim::run::<G>(posting, plan, &done, choose);
        bar.finish_and_clear();
        tally
    })
}

/// Says that the work is over when it goes out of scope.
struct Stop<'a>(&'a AtomicBool);

impl Drop for Stop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Prices the sample beside the exact figures.
pub(super) fn report(run: &Run) -> Result<Out<'_>, Failure> {
    let entry = find(&run.game)?.entry;
    if run.rounds > ROUNDS_MAX {
        return Err(Failure::damaged(format!("{} rounds are more than a run has", run.rounds)));
    }
    if run.rounds == 0 {
        // A part may have no unit of a short run; it merges like any other.
        return Ok(Out { run, wagers: Vec::new() });
    }
    let sampled = match &entry {
        Entry::Baccarat(variant) => sampled(&variant.post(&run.posted)?.offers, run)?,
        Entry::Nines(variant) => sampled(&variant.post(&run.posted)?.offers, run)?,
        _ => return Err(Failure::usage("a layout is not simulated yet")),
    };
    let question = Question {
        posted: &run.posted,
        seat: Seat::FIRST,
        meters: &[],
        strategy: &run.strategy,
        wanted: &|_| true,
    };
    let exact = price(&entry, &question)?;
    let wagers: Vec<WagerOut> =
        sampled.iter().map(|sample| wager(sample, &exact, run.rounds)).collect();
    Ok(Out { run, wagers })
}

fn sampled<G: Game>(offers: &[Offer<G>], run: &Run) -> Result<Vec<odds::Report>, Failure> {
    let one = |offer: &Offer<G>| {
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
        if census.total() != u128::from(run.rounds) || run.rounds == 0 {
            return Err(damaged());
        }
        let seed = offer.meter.and_then(|meter| meter.seed).unwrap_or_default();
        Ok(odds::price(offer, &census, &run.strategy, seed))
    };
    offers.iter().map(one).collect()
}

#[allow(clippy::cast_precision_loss)] // a confidence interval is approximate by nature
fn wager(sample: &odds::Report, exact: &[Priced], rounds: u64) -> WagerOut {
    let known = exact
        .iter()
        .flatten()
        .find(|report| report.wager == sample.wager && report.paytable == sample.paytable);
    let edge = sample.edge.decimal();
    let spread = known.map_or(sample.deviation, |report| report.deviation);
    let error = spread / (rounds as f64).sqrt();
    let staked = Cents::dollars(rounds as i64);
    let kept = Exact::whole(i128::from(rounds)) * (Exact::whole(1) - sample.edge.clone());
    WagerOut {
        wager: sample.wager,
        paytable: sample.paytable,
        rounds,
        staked,
        returned: format!("{:.2}", kept.decimal()),
        edge: (&sample.edge).into(),
        interval: [edge - Z99 * error, edge + Z99 * error],
        exact: known.map(|report| (&report.edge).into()),
        distance: known
            .filter(|_| error > 0.0)
            .map(|report| (edge - report.edge.decimal()) / error),
    }
}

pub(super) fn readable(Out { run, wagers }: &Out<'_>) -> String {
    let mut text = format!(
        "{}  {} rounds, seed {}, {:.1} million rounds a second\n\n",
        heading(&run.game),
        run.rounds,
        run.seed.trim_start_matches('0'),
        run.rounds_per_second / 1e6
    );
    let head = ["wager", "pay table", "sampled edge", "99 % interval", "exact", "distance"];
    let mut rows = vec![head.map(String::from).to_vec()];
    rows.extend(wagers.iter().map(|wager| {
        let [low, high] = wager.interval;
        vec![
            wager.wager.to_string(),
            wager.paytable.to_string(),
            percent(wager.edge.decimal()),
            format!("{} … {}", percent(low), percent(high)),
            wager.exact.as_ref().map_or("-".into(), |exact| percent(exact.decimal())),
            wager.distance.map_or("-".into(), |distance| format!("{distance:+.2} σ")),
        ]
    }));
    text.push_str(&columns(&rows, &[Left, Left, Right, Right, Right, Right]));
    text
}
