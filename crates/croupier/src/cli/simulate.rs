//! `croupier simulate`: many rounds, counted by class and compared with the exact figures.

mod report;

pub(super) use report::{readable, report};

use super::args::SimulateArgs;
use super::edge::{known_strategy, policy};
use super::{print, print_json};
use crate::failure::Failure;
use crate::solving::{self, Case};
use games::{Entry, Listing, OnLayout, Procedure, Variant};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use law::Posted;
use serde::{Deserialize, Serialize};
use sim::{Plan, Shard, Tally};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use table::Layout;

/// The most rounds of a run.
pub(super) const ROUNDS_MAX: u64 = 1_000_000_000_000_000;

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
    /// Rounds dealt here, spins or throws made.
    pub rounds: u64,
    /// Counts by class for each reading; on a layout they add up to its wagers decided.
    pub tally: BTreeMap<String, Vec<u64>>,
    pub rounds_per_second: f64,
}

pub(super) fn run(args: &SimulateArgs) -> Result<(), Failure> {
    if let Ok(variant) = crate::pot::find(&args.table.id) {
        return super::pot::simulate::run(args, variant);
    }
    if let Some(game) = crate::pot::points(&args.table.id) {
        return super::pot::points_run::run(args, game);
    }
    let entry = crate::pot::banked(&args.table.id)?.entry;
    let posted = args.table.posted()?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let shard = args.shard.unwrap_or(Shard::WHOLE);
    let plan = Plan {
        rounds: args.rounds,
        seed: args.seed,
        threads: args.threads.unwrap_or(cores).clamp(1, 1024),
        shard,
    };
    let begun = Instant::now();
    let tally = deal(&entry, &posted, &plan, &args.strategy)?;
    let seconds = begun.elapsed().as_secs_f64().max(f64::MIN_POSITIVE);
    #[allow(clippy::cast_precision_loss)] // a speed, not a sum
    let speed = tally.rounds as f64 / seconds;
    let run = Run {
        game: args.table.id.clone(),
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
    match entry {
        Entry::Baccarat(variant) => {
            known_strategy(strategy)?;
            let posting = variant.post(posted)?;
            let procedure = procedure(*variant);
            // invariant: baccarat asks for no decision.
            let never = |_: &_, _| unreachable!("baccarat asks for no decision");
            let work = |done: &_| sim::run(&posting, plan, procedure, done, &never);
            Ok(watched(entry, plan, work))
        }
        Entry::Duel(variant) => {
            let posting = variant.post(posted)?;
            let offers: Vec<_> = posting.offers.iter().collect();
            let (id, rules, terms) = (variant.id, &posting.rules, &posting.terms);
            let play = solving::play(strategy)?;
            let case = Case { id, rules, posted, offers: &offers, terms, play };
            let book = solving::solve(&case).book;
            let choose = |round: &_, seat| book.choose(round, seat);
            let procedure = procedure(*variant);
            let work = |done: &_| sim::run(&posting, plan, procedure, done, &choose);
            Ok(watched(entry, plan, work))
        }
        Entry::Nines(variant) => {
            let policy = policy(strategy)?;
            let posting = variant.post(posted)?;
            let chart = odds::NinesChart::new(&posting, &policy);
            let choose = |round: &_, _| chart.act(round);
            let procedure = procedure(*variant);
            let work = |done: &_| sim::run(&posting, plan, procedure, done, &choose);
            Ok(watched(entry, plan, work))
        }
        Entry::Roulette(_) | Entry::Dice(_) | Entry::SicBo(_) | Entry::BigSix(_) => {
            known_strategy(strategy)?;
            let throwing = entry.on_layout(Throwing { entry, posted, plan });
            // invariant: these have a layout.
            throwing.unwrap_or_else(|| unreachable!("no layout"))
        }
    }
}

/// What is done with the cards of a table.
fn procedure(listing: &dyn Listing) -> Procedure {
    // invariant: these families are played with cards.
    listing.chance().procedure().unwrap_or_else(|| unreachable!("{} is thrown", listing.id()))
}

/// Spins or throws at a table with a layout.
struct Throwing<'a> {
    entry: &'a Entry,
    posted: &'a Posted,
    plan: &'a Plan,
}

impl OnLayout for Throwing<'_> {
    type Out = Result<Tally, Failure>;

    fn visit<L: Layout>(self, variant: &'static Variant<L>) -> Result<Tally, Failure> {
        let posting = variant.post(self.posted)?;
        let work = |done: &_| sim::run_layout(&posting, self.plan, done);
        Ok(watched(self.entry, self.plan, work))
    }
}

/// What the rounds of a table are called.
fn rounds_of(entry: &Entry) -> String {
    format!("{}s", entry.chance().thrown().unwrap_or("round"))
}

/// Runs a plan behind a progress bar, which is drawn on a terminal only.
fn watched(entry: &Entry, plan: &Plan, work: impl FnOnce(&AtomicU64) -> Tally) -> Tally {
    watch(&rounds_of(entry), plan, work)
}

/// The same for whatever is counted.
pub(super) fn watch<T>(rounds: &str, plan: &Plan, work: impl FnOnce(&AtomicU64) -> T) -> T {
    let (done, over) = (AtomicU64::new(0), AtomicBool::new(false));
    let bar = ProgressBar::with_draw_target(
        Some(plan.rounds / plan.shard.parts),
        ProgressDrawTarget::stderr(),
    );
    let look =
        format!("{{bar:40}} {{percent:>3}} %  {{human_pos}} {rounds}, {{per_sec}}, {{eta}} left");
    bar.set_style(ProgressStyle::with_template(&look).unwrap_or(ProgressStyle::default_bar()));
    std::thread::scope(|scope| {
        let watching = scope.spawn(|| {
            while !over.load(Ordering::Relaxed) {
                bar.set_position(done.load(Ordering::Relaxed));
                std::thread::park_timeout(Duration::from_millis(50));
            }
        });
        // However the run ends, the bar must stop, or the scope would wait for it for ever.
        let _stop = crate::watch::Stop { over: &over, watching: watching.thread() };
        let tally = work(&done);
        bar.finish_and_clear();
        tally
    })
}
