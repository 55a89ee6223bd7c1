//! `croupier replay`: a journal, told again and compared.

use super::args::ReplayArgs;
use super::style::{counted, dim};
use super::{print, print_json};
use crate::currency::signed;
use crate::failure::Failure;
use crate::telling::{Once, Teller};
use journal::{End, Heading, Replayed, replay};
use serde::Serialize;
use std::fmt::Write as _;
use std::fs::File;
use std::io::BufReader;
use table::{Event, Table};

#[derive(Serialize)]
struct Out<'a> {
    game: &'a str,
    rounds: u64,
    lines: u64,
    records: u64,
    head: Option<String>,
    closed: bool,
    matches: bool,
    events: &'a [Event],
}

pub(super) fn run(args: &ReplayArgs) -> Result<(), Failure> {
    let path = &args.journal;
    let name =
        |error: &dyn std::fmt::Display| Failure::damaged(format!("{}: {error}", path.display()));
    let file = File::open(path).map_err(|error| name(&error))?;
    let replayed = replay(BufReader::new(file), open).map_err(|error| name(&error))?;
    let (records, head) = match &replayed.end {
        End::Closed(closed) => (closed.records, Some(closed.head.to_string())),
        End::Open { records, .. } => (*records, None),
    };
    let out = Out {
        game: &replayed.heading.game,
        rounds: replayed.rounds,
        lines: replayed.lines,
        records,
        closed: head.is_some(),
        head,
        matches: true,
        events: &replayed.events,
    };
    if args.json {
        print_json(&out)?;
    } else {
        print(&signed(out.game, &readable(&replayed, &out, args)))?;
    }
    // All that was accepted is told; that nothing follows is damage all the same.
    match &replayed.end {
        End::Closed(_) => Ok(()),
        End::Open { defect, .. } => {
            let why = format!("not closed after {records} records ({defect})");
            let mend = format!("`croupier play --resume {}` goes on from here", path.display());
            Err(name(&format!("{why}; {mend}")))
        }
    }
}

fn readable(replayed: &Replayed, out: &Out<'_>, args: &ReplayArgs) -> String {
    let mut text = String::new();
    let teller = Teller { you: None };
    let mut once = Once::default();
    for event in replayed.events.iter().filter(|_| !args.quiet) {
        for told in teller.record(&once.tell(event.clone())) {
            let rule = told.rule.map_or(String::new(), |rule| format!("  {}", dim(rule.id)));
            let _ = writeln!(text, "{:>5}  {}{rule}", event.n, told.text);
        }
    }
    let _ = writeln!(
        text,
        "{}: {}, {}, {}: every event follows again as recorded",
        out.game,
        counted(out.rounds, "round"),
        counted(out.lines, "line"),
        counted(out.records, "record")
    );
    if let Some(head) = &out.head {
        let _ = writeln!(text, "head {head}");
    }
    text
}

/// The table that a journal begins with.
pub(crate) fn open(heading: &Heading) -> Result<Box<dyn Table>, String> {
    let game = catalog::find(&heading.game).map_err(|error| error.to_string())?;
    let opened = match &heading.carried {
        None => game.open(&heading.posted),
        Some(carried) => game.resume(&heading.posted, carried),
    };
    opened.map_err(|error| error.to_string())
}
