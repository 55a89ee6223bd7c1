//! Many rounds, dealt at random and counted: wagers by class beside their exact figures, games
//! between players by seat.
//!
//! The same seed gives the same result whatever the number of threads, and the parts of a run add
//! up to the whole.
//!
//! ```
//! use croupier::simulate::{Part, Request, Simulated, merge};
//! use croupier::{sim::Shard, simulate, solving::Work};
//!
//! let request = Request::of(200_000, 7);
//! let Simulated::Wagers(whole) = simulate("co/baccarat", &request)? else { panic!("a pot?") };
//! let banker = whole.wagers.iter().find(|wager| wager.wager == "banker").expect("on offer");
//! assert_eq!((banker.rounds, banker.exact.is_some()), (200_000, true));
//! assert!(banker.distance.expect("some were decided").abs() < 4.0, "standard errors");
//!
//! let part = |part| {
//!     let request = Request { shard: Shard { part, parts: 2 }, ..request.clone() };
//!     Ok((format!("part {part}"), Part::from(simulate("co/baccarat", &request)?)))
//! };
//! let parts = [1, 2].map(part).into_iter().collect::<Result<Vec<_>, croupier::Error>>()?;
//! let Simulated::Wagers(merged) = merge(parts, Work::default())? else { panic!("a pot?") };
//! assert_eq!(merged.run.tally, whole.run.tally);
//!
//! // Three players of hold'em, what they win is what they lose.
//! let request = Request { players: Some(3), strategy: "caller".into(), ..Request::of(100, 1) };
//! let Simulated::Seats(hands) = simulate("ca/texas-holdem", &request)? else { panic!() };
//! assert_eq!(hands.seats.iter().map(|seat| seat.net).sum::<croupier::money::Cents>().get(), 0);
//! # Ok::<(), croupier::Error>(())
//! ```

mod deal;
mod merge;
mod points;
mod pool;
mod pots;
mod twenty_one;
mod wagers;

pub use merge::{Part, merge};
pub use pool::Pool;
pub use pots::{SeatRun, SeatSum, histories};
pub use wagers::{Run, Sampled, WagerSample};

use crate::solving::Work;
use catalog::Error;
use catalog::{Game, find};
use law::Posted;
use money::Cents;
use serde::Serialize;
use sim::stream::Seed;
use sim::{Plan, Shard};
use std::collections::BTreeSet;

/// The most rounds of a run.
pub const ROUNDS_MAX: u64 = 1_000_000_000_000_000;

/// Missing parts named at most.
const MISSING_MAX: usize = 20;

/// The most threads of a run.
const THREADS_MAX: usize = 1024;

/// The 99 % quantile of the normal distribution, both sides.
pub(crate) const Z99: f64 = 2.575_829_303_548_900_4;

/// What is to be dealt. [`Request::of`] is a whole run at a table that posts nothing.
#[derive(Clone, Debug)]
pub struct Request {
    /// What the house posts.
    pub posted: Posted,
    /// Rounds of the whole run, at most [`ROUNDS_MAX`].
    pub rounds: u64,
    /// The seed.
    pub seed: Seed,
    /// The part of the run that is dealt.
    pub shard: Shard,
    /// Threads; as many as the machine has cores if none is said.
    pub threads: Option<usize>,
    /// How decisions are made, as in [`crate::price::Request`]; for a pot who plays, seat by seat,
    /// like `tight,caller`.
    pub strategy: String,
    /// Between players: how many play.
    pub players: Option<u8>,
    /// Between players: each one's chips at the start of every hand.
    pub stack: Option<Cents>,
    /// Between players: the option of a fee schedule.
    pub fees: Option<String>,
}

impl Request {
    /// A whole run of so many rounds.
    #[must_use]
    pub fn of(rounds: u64, seed: impl Into<Seed>) -> Request {
        Request {
            posted: Posted::new(),
            rounds,
            seed: seed.into(),
            shard: Shard::WHOLE,
            threads: None,
            strategy: "best".into(),
            players: None,
            stack: None,
            fees: None,
        }
    }

    fn plan(&self) -> Plan {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = self.threads.unwrap_or_else(cores).clamp(1, THREADS_MAX);
        Plan { rounds: self.rounds, seed: self.seed, threads, shard: self.shard }
    }
}

/// What was dealt. As JSON it is what `croupier simulate --json` writes.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Simulated {
    /// The wagers of a banked game.
    Wagers(Sampled),
    /// The players of a game between them.
    Seats(SeatRun),
}

impl Simulated {
    /// The parts of the run that are not in it, like `2/8`; of many the first.
    #[must_use]
    pub fn missing(&self) -> Vec<String> {
        let shards = match self {
            Simulated::Wagers(sampled) => &sampled.run.shards,
            Simulated::Seats(run) => &run.shards,
        };
        let there: Vec<Shard> = shards.iter().filter_map(|text| Shard::parse(text)).collect();
        let parts = there.first().map_or(0, |shard| shard.parts);
        let there: BTreeSet<u64> = there.iter().map(|shard| shard.part).collect();
        let lacking = (1..=parts).filter(|part| !there.contains(part));
        lacking.take(MISSING_MAX).map(|part| format!("{part}/{parts}")).collect()
    }
}

/// Deals a run of a game, or a part of it.
///
/// # Errors
/// An unknown game or strategy; what is posted against the law; a table that cannot be opened.
pub fn simulate(id: &str, request: &Request) -> Result<Simulated, Error> {
    with(id, request, Work::default())
}

/// The same for whoever watches it or keeps what was counted.
///
/// # Errors
/// As [`simulate`].
pub fn with(id: &str, request: &Request, work: Work<'_>) -> Result<Simulated, Error> {
    if request.rounds > ROUNDS_MAX {
        return Err(Error::usage(format!("{} rounds are more than a run has", request.rounds)));
    }
    match find(id)? {
        Game::Banked(entry, _) => {
            let posted = catalog::posted_at(id, &request.posted);
            let request = &Request { posted, ..request.clone() };
            let Request { players, stack, fees, .. } = request;
            let between = [
                ("players", players.is_some()),
                ("stack", stack.is_some()),
                ("fees", fees.is_some()),
            ];
            if let Some((what, _)) = between.into_iter().find(|(_, given)| *given) {
                let why = format!("--{what} is for poker between players; {id} is not");
                return Err(Error::usage(why));
            }
            let run = deal::run(id, &entry, request, work)?;
            wagers::sampled(run, work).map(Simulated::Wagers)
        }
        Game::Pot(variant) => pots::run(variant, request, work).map(Simulated::Seats),
        Game::Points(game) => points::run(game, request, work).map(Simulated::Seats),
    }
}

/// How many rounds a second came of some work.
#[allow(clippy::cast_precision_loss)] // a speed, not a sum
fn speed(rounds: u64, begun: std::time::Instant) -> f64 {
    rounds as f64 / begun.elapsed().as_secs_f64().max(f64::MIN_POSITIVE)
}
