//! `croupier simulate`: many rounds, counted and compared with the exact figures.

use super::args::SimulateArgs;
use super::bar::{Words, worked};
use super::edge::percent;
use super::sheet::screen;
use super::style::Align::{Left, Right};
use super::style::{columns, counted, headed};
use super::{print, print_json};
use crate::failure::Failure;
use crate::phh;
use crate::simulate::{self, Pool, Request, Sampled, Simulated, histories};
use crate::solving::Recall;
use catalog::{Game, find};
use sim::Shard;

pub(super) fn run(args: &SimulateArgs) -> Result<(), Failure> {
    let id = args.table.id.as_str();
    let request = Request {
        posted: args.table.posted()?,
        shard: args.shard.unwrap_or(Shard::WHOLE),
        threads: args.threads,
        strategy: args.strategy.clone(),
        players: args.players,
        stack: args.stack,
        fees: args.fees.clone(),
        ..Request::of(args.rounds, args.seed)
    };
    let game = find(id)?;
    if let Some(path) = &args.phh {
        let Game::Pot(_) = game else {
            return Err(Failure::usage(format!("--phh is for poker for a pot; {id} is not")));
        };
        std::fs::write(path, phh::write(&histories(id, &request)?))
            .map_err(|error| Failure::unwritten(path, &error))?;
    }
    let words = Words { id, rounds: &game.rounds() };
    let simulated = worked(words, Recall::Kept, |work| simulate::with(id, &request, work))?;
    if args.json { print_json(&simulated) } else { print(&readable(&simulated)) }
}

pub(super) fn readable(simulated: &Simulated) -> String {
    match simulated {
        Simulated::Wagers(sampled) => wagers(sampled),
        Simulated::Seats(run) => super::pot::simulate::readable(run),
    }
}

fn wagers(Sampled { run, wagers, pools, note }: &Sampled) -> String {
    let rounds = find(&run.game).map_or("rounds".into(), |game| game.rounds());
    let one = rounds.strip_suffix('s').unwrap_or(&rounds);
    let head = format!(
        "{}, seed {}, {:.1} million {rounds} a second",
        counted(run.rounds, one),
        seed(&run.seed),
        run.rounds_per_second / 1e6
    );
    let mut text = headed(&run.game, &head, screen()) + "\n";
    let head = ["wager", "pay table", "sampled edge", "99 % interval", "exact", "distance"];
    let mut lines = vec![head.map(String::from).to_vec()];
    if pools.is_empty() {
        lines.extend(wagers.iter().map(|wager| row(&Pool::from(wager))));
    } else {
        lines.extend(pools.iter().map(row));
    }
    text.push_str(&columns(&lines, &[Left, Left, Right, Right, Right, Right]));
    if let Some(note) = note {
        text.push_str(note);
        text.push('\n');
    }
    text
}

/// A seed as it is typed: a number where it is one.
pub(super) fn seed(hex: &str) -> String {
    match hex.trim_start_matches('0') {
        "" => "0".to_string(),
        digits => u64::from_str_radix(digits, 16).map_or(hex.to_string(), |n| n.to_string()),
    }
}

fn row(pool: &Pool) -> Vec<String> {
    let figure = |figure: Option<f64>| figure.map_or("-".into(), percent);
    let between = |[low, high]: [f64; 2]| format!("{} … {}", percent(low), percent(high));
    vec![
        if pool.marks > 1 { format!("{} ×{}", pool.name, pool.marks) } else { pool.name.into() },
        pool.paytable.to_string(),
        figure(pool.edge),
        pool.interval.map_or("-".into(), between),
        figure(pool.exact),
        pool.distance.map_or("-".into(), |distance| format!("{distance:+.2} σ")),
    ]
}
