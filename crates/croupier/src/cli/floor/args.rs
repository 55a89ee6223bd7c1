//! What can be typed to the verbs of the live floor.

use clap::{Args as ClapArgs, ValueEnum};
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
