//! `croupier bots`: players that decide by themselves, on a running floor.

use super::args::BotsArgs;
use crate::cli::{print, print_json};
use crate::company::Mixed;
use crate::failure::Failure;
use crate::pot::bots::Bot;
use shell::bots::{Company, Errands, run as go};
use std::fmt::Write as _;
use std::net::{SocketAddr, ToSocketAddrs};
use std::sync::Arc;
use std::time::Duration;

pub(in crate::cli) fn run(args: &BotsArgs) -> Result<(), Failure> {
    let floor = address(&args.floor)?;
    let company = Company {
        seats: args.seats,
        tables: args.tables.clone(),
        leave: args.leave,
        rounds: args.rounds,
        think: Duration::from_millis(args.think),
        seed: args.seed,
        minds: Arc::new(Mixed { bots: Bot::list(&args.bots)? }),
        ..Company::default()
    };
    let errands = Errands {
        open: args.open.zip(args.token.clone()),
        games: args.games.clone(),
        seconds: args.seconds,
    };
    let summary = go(floor, company, &errands).map_err(|why| {
        let hint =
            if why.contains("cannot be reached") { "; `croupier serve` opens one" } else { "" };
        Failure::usage(format!("{why}{hint}"))
    })?;
    if args.json {
        return print_json(&summary);
    }
    let mut text = format!(
        "{} rounds seen, {} bets, {} decisions, {} refused in {:.1} s\n\
         acknowledged after {:.1} ms, one in a hundred after {:.1} ms, all after {:.1} ms\n",
        summary.rounds,
        summary.bets,
        summary.decisions,
        summary.refused,
        summary.seconds,
        summary.p50_ms,
        summary.p99_ms,
        summary.max_ms,
    );
    if let Some(floor) = summary.floor {
        let (before, after) = floor.memory_mib;
        let _ = writeln!(
            text,
            "the floor: {} tables, {} seats, {} rounds, {:.0} rounds a second, {:.1} rounds and \
             {:.1} requests a flush, memory {before:.0} MiB before and {after:.0} MiB after",
            floor.tables,
            floor.seats,
            floor.rounds,
            floor.rounds_per_second,
            floor.rounds_per_flush,
            floor.requests_per_flush,
        );
    }
    print(&text)
}

/// The address of a floor.
fn address(url: &str) -> Result<SocketAddr, Failure> {
    let wrong = || Failure::usage(format!("--floor {url}: write it like http://127.0.0.1:7707"));
    let host = url.strip_prefix("http://").ok_or_else(wrong)?.trim_end_matches('/');
    let host = if host.contains(':') { host.to_string() } else { format!("{host}:80") };
    host.to_socket_addrs().ok().and_then(|mut all| all.next()).ok_or_else(wrong)
}
