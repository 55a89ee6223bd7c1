//! What can be typed to the verbs of the live floor.

use clap::{Args as ClapArgs, Subcommand, ValueEnum};
use std::net::SocketAddr;
use std::path::PathBuf;

#[derive(ClapArgs)]
pub(in crate::cli) struct ServeArgs {
    /// Where to listen.
    #[arg(long, default_value = "127.0.0.1:7707", value_name = "ADDRESS")]
    pub listen: SocketAddr,
    /// The folder that keeps everything.
    #[arg(long, default_value = "./croupier-data", value_name = "DIR")]
    pub data: PathBuf,
    /// Where everything is kept instead: `sqlite:FILE`; there is no other kind.
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// The address by which browsers call the floor, where a proxy stands before it.
    #[arg(long, value_name = "URL")]
    pub origin: Option<String>,
    /// Serve pages from this folder instead of the program's own: for whoever writes them.
    #[arg(long, value_name = "DIR")]
    pub web: Option<PathBuf>,
    /// Requests that one caller may send in a second.
    #[arg(long, default_value_t = 50, value_name = "N")]
    pub rate: u32,
    /// Names that may be taken from one address in a minute.
    #[arg(long, default_value_t = 30, value_name = "N")]
    pub guests: u32,
    /// Seconds for rounds in play to finish when the floor is told to end.
    #[arg(long, default_value_t = 10, value_name = "SECONDS")]
    pub grace: u64,
    /// Open the tables of this house instead of demo tables, once it is proven lawful.
    #[arg(long, value_name = "HOUSE.toml")]
    pub house: Option<String>,
    /// Open no demo tables on the first start.
    #[arg(long)]
    pub no_demo: bool,
    /// How much goes to standard error, a JSON object a line.
    #[arg(long, value_enum, default_value_t = Told::News)]
    pub log: Told,
}

/// How much is logged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum Told {
    /// What went wrong.
    Wrong,
    /// Beginning, end, and what people with authority should know.
    News,
    /// Every request.
    Requests,
}

#[derive(ClapArgs)]
pub(in crate::cli) struct BotsArgs {
    /// The floor they play on.
    #[arg(long, default_value = "http://127.0.0.1:7707", value_name = "URL")]
    pub floor: String,
    /// How many come.
    #[arg(long, default_value_t = 6, value_name = "N")]
    pub seats: usize,
    /// Only to these tables, by number.
    #[arg(long, value_delimiter = ',', value_name = "TABLES")]
    pub tables: Vec<u32>,
    /// Seats of each table to leave to people.
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub leave: usize,
    /// After how many rounds each goes; without it they stay until they are told to go.
    #[arg(long, value_name = "N")]
    pub rounds: Option<u64>,
    /// How long each thinks, in milliseconds.
    #[arg(long, default_value_t = 0, value_name = "MS")]
    pub think: u64,
    /// Stop after so many seconds.
    #[arg(long, value_name = "SECONDS")]
    pub seconds: Option<u64>,
    /// Who plays poker, in turn: tight, loose, caller, random.
    #[arg(long, default_value = "tight,loose,caller", value_name = "NAMES")]
    pub bots: String,
    /// What makes their whims repeatable.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Open so many tables first, of these games in turn (needs --token).
    #[arg(long, value_name = "N", requires = "token")]
    pub open: Option<u32>,
    /// The games of the tables to open.
    #[arg(long, value_delimiter = ',', default_value = "co/baccarat", value_name = "GAMES")]
    pub games: Vec<String>,
    /// An administrator's token, by which tables are opened.
    #[arg(long, value_name = "TOKEN")]
    pub token: Option<String>,
    /// A JSON document for programs.
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs)]
pub(in crate::cli) struct AuditArgs {
    /// The floor's folder.
    pub data: PathBuf,
    /// A head that was kept elsewhere, with how many records there were where that is known: the
    /// records must be those that it was taken of.
    #[arg(long, value_name = "HASH[@N]")]
    pub head: Option<floor::audit::Head>,
    /// A JSON document for programs.
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs)]
pub(in crate::cli) struct VerifyArgs {
    /// A file with `commitment`, `salt` and `order`, as the API gives them for a round (or a
    /// whole answer of GET /api/rounds/…), `-` for standard input; or a round's number, like
    /// 3-17, with --data.
    pub what: String,
    /// The floor's folder, where a round is named.
    #[arg(long, default_value = "./croupier-data", value_name = "DIR")]
    pub data: PathBuf,
    /// A JSON document for programs.
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs)]
pub(in crate::cli) struct RngArgs {
    #[command(subcommand)]
    pub what: Rng,
}

#[derive(Subcommand)]
pub(in crate::cli) enum Rng {
    /// Write raw output of the generator that deals: for laboratories.
    #[command(after_help = "Example:\n  croupier rng raw --bytes 1000000 > raw.bin")]
    Raw(RawArgs),
    /// Ten named tests on raw, scaled and shuffled output, each at 99 %.
    #[command(after_help = "Examples:\n  croupier rng test\n  croupier rng test --seed 7 --json")]
    Test(TestArgs),
}

#[derive(ClapArgs)]
pub(in crate::cli) struct RawArgs {
    /// How many bytes.
    #[arg(long, default_value_t = 1_000_000, value_name = "N")]
    pub bytes: u64,
    /// A seed, to have the same again; without one the operating system gives it.
    #[arg(long)]
    pub seed: Option<sim::stream::Seed>,
    /// Whole numbers below this, one a line, as the floor scales them.
    #[arg(long, value_name = "N")]
    pub below: Option<u32>,
    /// Shuffled decks of so many cards, one a line, as the floor shuffles them.
    #[arg(long, value_name = "CARDS", conflicts_with = "below")]
    pub shuffled: Option<u16>,
}

#[derive(ClapArgs)]
pub(in crate::cli) struct TestArgs {
    /// Samples of each test.
    #[arg(long, default_value_t = 1_000_000, value_name = "N")]
    pub samples: u32,
    /// A seed, to have the same again; without one the operating system gives it.
    #[arg(long)]
    pub seed: Option<sim::stream::Seed>,
    /// A JSON document for programs.
    #[arg(long)]
    pub json: bool,
}
