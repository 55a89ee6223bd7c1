//! `cargo xtask`: the project's own commands, so that nobody has to remember a script.
//!
//! `cargo xtask test` is the one command that passes all tests; `.ci/run` is nothing else. Each
//! command is a list of [`steps::Step`]s, made in [`tasks`].

mod steps;
mod tasks;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// The project's own commands.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Pass all tests: formatting, lints, unit, integration and doc tests, documentation.
    ///
    /// Stops at the first failure and says what to do. Installs cargo-nextest and the rustfmt and
    /// clippy components if they are missing.
    #[command(after_help = "Example:\n  cargo xtask test")]
    Test,
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
    /// Write shell completions and the manual page to target/dist.
    #[command(visible_alias = "dist", after_help = "Example:\n  cargo xtask man")]
    Man,
}

fn main() -> ExitCode {
    let done = match Arguments::parse().task {
        Task::Test => steps::run(tasks::test()),
        Task::Deps { advisories } => steps::run(tasks::deps(tasks::Advisories::from(advisories))),
        Task::Bench { filter } => steps::run(tasks::bench(filter.as_deref())),
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
