//! `croupier replay`: recorded rounds, recomputed and compared.

use super::args::ReplayArgs;
use super::{print, print_json};
use crate::failure::Failure;
use games::find;
use journal::replay;
use law::Posted;
use serde::Serialize;
use std::fs::File;
use std::io::BufReader;
use table::Table;

#[derive(Serialize)]
struct Out {
    game: String,
    rounds: u64,
    lines: u64,
    records: u64,
    head: String,
    matches: bool,
}

pub(super) fn run(args: &ReplayArgs) -> Result<(), Failure> {
    let path = &args.journal;
    let name =
        |error: &dyn std::fmt::Display| Failure::damaged(format!("{}: {error}", path.display()));
    let file = File::open(path).map_err(|error| name(&error))?;
    let replayed = replay(BufReader::new(file), open).map_err(|error| name(&error))?;
    let out = Out {
        game: replayed.game,
        rounds: replayed.rounds,
        lines: replayed.lines,
        records: replayed.closed.records,
        head: replayed.closed.head.to_string(),
        matches: true,
    };
    if args.json {
        return print_json(&out);
    }
    print(&format!(
        "{}: {} rounds, {} lines, {} records: every settlement recomputes as recorded\nhead {}\n",
        out.game, out.rounds, out.lines, out.records, out.head
    ))
}

fn open(id: &str, posted: &Posted) -> Result<Box<dyn Table>, String> {
    let found = find(id).map_err(|refusal| refusal.to_string())?;
    found.entry.open(posted).map_err(|breach| breach.to_string())
}
