//! Seeded evenings with faults: a run is a seed.
//!
//! An evening opens a table or two, lets people sit down, bet, decide, vanish, repeat themselves
//! and try what is not theirs to do, while the disk fills up, the power goes out and the clock is
//! set. Whatever was acknowledged must be there after every restart; at the end everybody leaves,
//! and a model of its own says what is in every wallet.
//!
//! ```
//! use floor::simulator::{Honest, evening};
//!
//! let told = evening(7, &Honest).unwrap_or_else(|wrong| panic!("{wrong}"));
//! assert!(told.requests > 0);
//! ```

mod guests;
mod model;
mod world;

use crate::core::{Core, News};
use std::fmt;
use table::{Event, Viewer};

/// What happened in an evening.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// Requests made.
    pub requests: u64,
    /// Requests that were refused.
    pub refused: u64,
    /// Rounds settled.
    pub rounds: u64,
    /// Times that the power went out.
    pub cuts: u64,
    /// Times that a batch could not be stored.
    pub failures: u64,
    /// Requests made again.
    pub repeats: u64,
}

impl Told {
    /// Both together.
    pub fn add(&mut self, other: Told) {
        self.requests += other.requests;
        self.refused += other.refused;
        self.rounds += other.rounds;
        self.cuts += other.cuts;
        self.failures += other.failures;
        self.repeats += other.repeats;
    }
}

/// Something that must not be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The seed of the evening.
    pub seed: u64,
    /// At which step.
    pub step: u64,
    /// What.
    pub what: String,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Wrong { seed, step, what } = self;
        writeln!(f, "evening {seed} goes wrong at step {step}: {what}")?;
        write!(f, "  again: cargo xtask soak --evenings 1 --first {seed}")
    }
}

impl std::error::Error for Wrong {}

/// Where a bug can be put in, to see that it is found.
pub trait Meddler {
    /// A core was opened from its store.
    fn opened(&self, _core: &mut Core) {}

    /// What a viewer is sent.
    fn sent(&self, news: &News, viewer: Viewer) -> Vec<Event> {
        news.seen_by(viewer)
    }

    /// Whether the disk lies about what it has stored.
    fn lies(&self) -> bool {
        false
    }
}

/// No bug is put in.
#[derive(Clone, Copy, Debug, Default)]
pub struct Honest;

impl Meddler for Honest {}

/// A bug that a simulation must find: one stake that lies on a table is forgotten at a restart.
#[derive(Clone, Copy, Debug, Default)]
pub struct Forgetful;

impl Meddler for Forgetful {
    fn opened(&self, core: &mut Core) {
        core.forget_a_stake();
    }
}

/// One evening.
///
/// # Errors
/// What must not be.
pub fn evening(seed: u64, meddler: &dyn Meddler) -> Result<Told, Wrong> {
    world::World::new(seed, meddler)?.run()
}

/// Evenings from one number on, so many of them, in as many threads; a panic is a wrong, too.
///
/// # Errors
/// The first that goes wrong, by its number.
pub fn evenings(first: u64, n: u64, threads: usize) -> Result<Told, Wrong> {
    let threads = threads.clamp(1, 256) as u64;
    let run = |thread: u64| -> Result<Told, Wrong> {
        let mut all = Told::default();
        for seed in (first + thread..first + n).step_by(threads as usize) {
            let told = std::panic::catch_unwind(|| evening(seed, &Honest));
            let panicked = |_| Err(Wrong { seed, step: 0, what: "it panicked".into() });
            all.add(told.unwrap_or_else(panicked)?);
        }
        Ok(all)
    };
    std::thread::scope(|scope| {
        let run = &run;
        let threads: Vec<_> = (0..threads).map(|t| scope.spawn(move || run(t))).collect();
        let mut all = Told::default();
        let mut wrong: Option<Wrong> = None;
        for thread in threads {
            // invariant: a panic in an evening is caught within its thread.
            let told = thread.join().unwrap_or_else(|_| panic!("a thread of evenings ended"));
            match told {
                Ok(told) => all.add(told),
                Err(error) if wrong.as_ref().is_none_or(|w| error.seed < w.seed) => {
                    wrong = Some(error);
                }
                Err(_) => {}
            }
        }
        wrong.map_or(Ok(all), Err)
    })
}

/// One evening at a table of a game, without faults, of so many steps.
///
/// # Errors
/// What must not be.
pub fn at(game: &str, seed: u64, steps: u64) -> Result<Told, Wrong> {
    world::World::at(game, seed)?.steady(steps)
}
