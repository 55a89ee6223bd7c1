//! What can be typed of houses.

use clap::{Args as ClapArgs, Subcommand};
use std::path::PathBuf;

#[derive(ClapArgs)]
pub(in crate::cli) struct CheckArgs {
    /// The file of the house.
    pub file: String,
    /// Check as of this day, like 2026-01-31, instead of today.
    #[arg(long, value_name = "DAY")]
    pub on: Option<String>,
    /// Count edges afresh, whatever an earlier run has kept.
    #[arg(long)]
    pub fresh: bool,
    /// A JSON document for programs.
    #[arg(long)]
    pub json: bool,
}

#[derive(Subcommand)]
pub(in crate::cli) enum HouseCommand {
    /// Write a house with comments, to begin with.
    #[command(after_help = "Example:\n  croupier house new --book uk HOUSE.toml")]
    New(NewArgs),
    /// Show how every table really stands: defaults, odds, fees, meters, notices that are due.
    #[command(after_help = "Examples:\n  croupier house show HOUSE.toml\n  \
        croupier house show HOUSE.toml --table bj1 --edges")]
    Show(ShowArgs),
    /// Tell what changed, by which rule, what it needs, and what it does to the edges.
    #[command(after_help = "Example:\n  croupier house diff old.toml HOUSE.toml")]
    Diff(DiffArgs),
}

#[derive(ClapArgs)]
pub(in crate::cli) struct NewArgs {
    /// The book: ca, co, sg or uk.
    #[arg(long, default_value = "uk")]
    pub book: String,
    /// Where to write it; a file that is there is left alone. Without one it is printed.
    pub file: Option<PathBuf>,
}

#[derive(ClapArgs)]
pub(in crate::cli) struct ShowArgs {
    /// The file of the house.
    pub file: String,
    /// Only this table.
    #[arg(long)]
    pub table: Option<String>,
    /// The house edge of every wager, too.
    #[arg(long)]
    pub edges: bool,
    /// Count edges afresh, whatever an earlier run has kept.
    #[arg(long)]
    pub fresh: bool,
    /// A JSON document for programs.
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs)]
pub(in crate::cli) struct DiffArgs {
    /// The house as it was.
    pub old: String,
    /// The house as it will be.
    pub new: String,
    /// Count edges afresh, whatever an earlier run has kept.
    #[arg(long)]
    pub fresh: bool,
    /// A JSON document for programs.
    #[arg(long)]
    pub json: bool,
}
