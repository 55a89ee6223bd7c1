//! `croupier simulate`: many rounds, counted and compared with the exact figures.

use super::args::SimulateArgs;
use super::bar::{Words, worked};
use super::edge::percent;
use super::paper::Paper;
use super::sheet::Column::{Folds, Right};
use super::sheet::{Sheet, prose, screen};
use super::style::{counted, headed, wrapped};
use crate::failure::Failure;
use crate::phh;
use crate::simulate::{self, Pool, Request, Sampled, Simulated, WagerSample, histories};
use crate::solving::Recall;
use catalog::{Game, find};
use sim::Shard;
use std::io::Write as _;

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
        let unwritten = |error| Failure::unwritten(path, &error);
        // Whatever lies there stays: hands are dealt once it is known that they can be written.
        let mut file = std::fs::File::create_new(path).map_err(unwritten)?;
        let written = histories(id, &request)
            .map_err(Failure::from)
            .and_then(|hands| file.write_all(phh::write(&hands).as_bytes()).map_err(unwritten));
        if let Err(failure) = written {
            // An empty file would only be in the way of the next try.
            let _ = std::fs::remove_file(path);
            return Err(failure);
        }
    }
    let words = Words { id, rounds: &game.rounds() };
    let simulated = worked(words, Recall::Kept, |work| simulate::with(id, &request, work))?;
    let paper = || paper(&simulated);
    args.format.write(&simulated, paper, paper, || readable(&simulated))
}

pub(super) fn readable(simulated: &Simulated) -> String {
    match simulated {
        Simulated::Wagers(sampled) => wagers(sampled),
        Simulated::Seats(run) => super::pot::simulate::readable(run),
    }
}

/// The same as tables for spreadsheets and documents.
fn paper(simulated: &Simulated) -> Paper {
    match simulated {
        Simulated::Wagers(Sampled { wagers, pools, .. }) => table(wagers, pools).into(),
        Simulated::Seats(run) => super::pot::simulate::table(run).into(),
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
    text.push_str(&table(wagers, pools).text());
    text + &note.as_deref().map_or(String::new(), |note| wrapped(note, "", prose()))
}

/// Each wager, or each wager of the book with all its marks.
fn table(wagers: &[WagerSample], pools: &[Pool]) -> Sheet {
    let columns = [
        ("wager", Folds),
        ("pay table", Folds),
        ("sampled", Right),
        ("± 99 %", Right),
        ("exact", Right),
        ("distance", Right),
    ];
    let sheet = Sheet::new(&columns);
    if pools.is_empty() {
        return sheet.with(wagers.iter().map(|wager| row(&Pool::from(wager))));
    }
    sheet.with(pools.iter().map(row))
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
    let reach = |[low, high]: [f64; 2]| percent((high - low) / 2.0);
    vec![
        if pool.marks > 1 { format!("{} ×{}", pool.name, pool.marks) } else { pool.name.into() },
        pool.paytable.to_string(),
        figure(pool.edge),
        pool.interval.map_or("-".into(), reach),
        figure(pool.exact),
        pool.distance.map_or("-".into(), |distance| format!("{distance:+.2} σ")),
    ]
}
