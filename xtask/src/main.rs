//! `cargo xtask`: the project's own commands, so that nobody has to remember a script.
//!
//! `cargo xtask test` is the one command that passes all tests; `.ci/run` is nothing else. Each
//! command is a list of [`steps::Step`]s, made in [`tasks`].

mod compiler;
mod peers;
mod rustdoc;
mod stand_in;
mod steps;
mod tasks;

use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;

/// The project's own commands.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Pass all tests: formatting, lints, unit, integration, doc and browser tests, documentation.
    ///
    /// What takes long, samples against their census and eight slow tests, is a command of its
    /// own.
    /// Stops at the first failure and says what to do. Installs cargo-nextest, the rustfmt and
    /// clippy components, and Debian's poppler-utils, chromium, nodejs and npm if missing.
    #[command(after_help = "Example:\n  cargo xtask test")]
    Test,
    /// Pass what takes long: slow tests, and every sample against its census.
    ///
    /// Installs cargo-nextest if it is missing.
    #[command(after_help = "Example:\n  cargo xtask long")]
    Long,
    /// Check the dependencies' licences, versions and sources by deny.toml.
    ///
    /// Installs cargo-deny if it is missing.
    #[command(after_help = "Example:\n  cargo xtask deps --advisories")]
    Deps {
        /// Check for known vulnerabilities too; fetches the advisory database.
        #[arg(long)]
        advisories: bool,
    },
    /// Run the benchmarks.
    #[command(after_help = "Example:\n  cargo xtask bench baccarat")]
    Bench {
        /// Only benchmarks whose name contains this.
        filter: Option<String>,
    },
    /// Play random hands of every pot game, with checks: no part of the tests.
    ///
    /// Every limit and choice of the house, all numbers of players, mixed stacks. Money is counted
    /// after every decision; at some of them every act is tried, and must be accepted exactly when
    /// the menu grants it.
    #[command(after_help = "Examples:\n  cargo xtask soak --hands 20000 --game ca/razz\n  \
                            cargo xtask soak --evenings 1000000\n  \
                            cargo xtask soak --load 60")]
    Soak {
        /// Hands of each game.
        #[arg(long, default_value_t = 1_000_000)]
        hands: u64,
        /// The number of the first hand, to play one again.
        #[arg(long, default_value_t = 0)]
        first: u64,
        /// Only this game.
        #[arg(long)]
        game: Option<String>,
        /// The seed.
        #[arg(long, default_value = "1")]
        seed: String,
        /// So many evenings on the floor instead, with faults, from number `first` on.
        #[arg(long)]
        evenings: Option<u64>,
        /// Instead, kill a floor under load so many times, and look whether anything is missing.
        #[arg(long, value_name = "TIMES", conflicts_with = "evenings")]
        kills: Option<u64>,
        /// Instead, load a floor on loopback for so many seconds, and say what that comes to.
        #[arg(long, value_name = "SECONDS", conflicts_with_all = ["evenings", "kills"])]
        load: Option<u64>,
        /// Tables of that floor; there are five bots at each.
        #[arg(long, default_value_t = 200)]
        tables: u32,
    },
    /// Replay random hands in PokerKit and compare: no part of the tests.
    ///
    /// Installs PokerKit with pip into target/peers; needs Python 3.11 or later.
    #[command(after_help = "Examples:\n  cargo xtask peers --hands 2000\n  \
                            cargo xtask peers --ompeval ../OMPEval")]
    Peers {
        /// Hands of each game.
        #[arg(long, default_value_t = 1000)]
        hands: u64,
        /// The seed.
        #[arg(long, default_value = "1")]
        seed: String,
        /// Instead, build `OMPEval` from this copy with g++, and time its rankings beside ours.
        #[arg(long, value_name = "DIR")]
        ompeval: Option<PathBuf>,
    },
    /// Look whether every coded rule is reached by a front end, and keep the result in record/.
    ///
    /// Exits with 1 when a rule is cited only by code that no front end reaches, or neither cited
    /// nor tested through the door that users take.
    #[command(after_help = "Example:\n  cargo xtask reach")]
    Reach,
    /// Write shell completions and the manual pages to target/dist.
    #[command(visible_alias = "dist", after_help = "Example:\n  cargo xtask man")]
    Man,
}

fn main() -> ExitCode {
    if let Some(done) = stand_in::called() {
        return done;
    }
    let done = match Arguments::parse().task {
        Task::Test => tasks::test().and_then(steps::run_stages),
        Task::Long => steps::run(tasks::long()),
        Task::Deps { advisories } => steps::run(tasks::deps(tasks::Advisories::from(advisories))),
        Task::Bench { filter } => steps::run(tasks::bench(filter.as_deref())),
        Task::Soak { first, evenings: Some(n), .. } => steps::run(peers::evenings(n, first)),
        Task::Soak { kills: Some(times), .. } => steps::run(peers::kills(times)),
        Task::Soak { load: Some(seconds), tables, .. } => steps::run(peers::load(seconds, tables)),
        Task::Soak { hands, first, game, seed, .. } => {
            steps::run(peers::soak([hands, first], game.as_deref(), &seed))
        }
        Task::Peers { ompeval: Some(copy), .. } => steps::run(peers::ompeval(&copy)),
        Task::Peers { hands, seed, .. } => steps::run(peers::peers(hands, &seed)),
        Task::Reach => tasks::reach(),
        Task::Man => tasks::man(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}
