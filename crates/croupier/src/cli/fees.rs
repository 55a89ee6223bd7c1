//! `croupier fees`: what the card room collects, for which tables and when.

use super::args::FeesArgs;
use super::sheet::{Sheet, prose};
use super::style::{counted, dim, headed, heading, wrapped};
use crate::failure::Failure;
use crate::fees::{self, Charge};
use std::fmt::Write as _;

pub(super) fn run(args: &FeesArgs) -> Result<(), Failure> {
    let options = match &args.id {
        Some(id) => fees::of(id)?,
        None => fees::all(),
    };
    args.format.write(
        &options,
        || table(&options),
        || table(&options),
        || match (&args.id, options.as_slice()) {
            (_, []) => "Its book prints no collection fee.\n".to_string(),
            (None, _) => schedules(&options),
            (Some(_), options) => in_full(options),
        },
    )
}

/// Every option, a row for each thing that is taken.
fn table(options: &[Charge]) -> Sheet {
    let names = ["option", "schedule", "tables", "takes", "rule"].map(String::from);
    let rows = options.iter().flat_map(|option| {
        option.takes.iter().map(|takes| {
            let Charge { id, schedule, tables, rule, .. } = option;
            let rule = rule.id.to_string();
            vec![id.clone(), schedule.clone(), tables.clone(), takes.clone(), rule]
        })
    });
    Sheet::words(&names).with(rows)
}

/// Every schedule in one line.
fn schedules(options: &[Charge]) -> String {
    let row = |block: &[Charge]| {
        let first = &block[0];
        let many = counted(block.len() as u64, "option");
        vec![first.schedule.clone(), many, first.rule.id.to_string(), first.rule.text.to_string()]
    };
    let blocks = options.chunk_by(|a, b| a.schedule == b.schedule);
    let rows: Vec<Vec<String>> = blocks.map(row).collect();
    let mut text = String::new();
    for row in rows {
        text.push_str(&headed(&row[0], &format!("{}  {}", row[1], row[2]), prose()));
        text.push_str(&wrapped(&row[3], "    ", prose()));
    }
    text.push_str("Options of one schedule or game: croupier fees F-C, croupier fees ca/razz\n");
    text
}

/// Options line by line, under their schedules and the tables they are for.
fn in_full(options: &[Charge]) -> String {
    let mut text = String::new();
    for block in options.chunk_by(|a, b| a.schedule == b.schedule && a.tables == b.tables) {
        let first = &block[0];
        let _ = writeln!(text, "{}  {}", heading(&first.schedule), dim(first.rule.id));
        text.push_str(&wrapped(&first.tables, "  ", prose()));
        for option in block {
            let _ = writeln!(text, "    {}", option.id);
            for takes in &option.takes {
                text.push_str(&wrapped(takes, "      ", prose()));
            }
        }
    }
    text
}
