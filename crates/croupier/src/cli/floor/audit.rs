//! `croupier audit`: a whole floor recomputed, from its first record on.

use super::args::AuditArgs;
use crate::cli::style::Align::{Left, Right};
use crate::cli::style::{columns, heading};
use crate::cli::{print, print_json};
use crate::failure::Failure;
use floor::audit::{Report, audit, audit_against};
use floor::store::{Failure as Found, Sqlite};
use std::fmt::Write as _;

pub(in crate::cli) fn run(args: &AuditArgs) -> Result<(), Failure> {
    let named = |why: &dyn std::fmt::Display| format!("{}: {why}", args.data.display());
    let file = args.data.join("floor.sqlite");
    if !file.is_file() {
        return Err(Failure::damaged(named(&"no floor is kept there (floor.sqlite)")));
    }
    let store = Sqlite::read_only(&file).map_err(|error| Failure::damaged(named(&error)))?;
    let report = match args.head {
        Some(head) => audit_against(&store, head),
        None => audit(&store),
    };
    match report {
        Ok(report) if args.json => print_json(&report),
        Ok(report) => print(&readable(&report)),
        // Records that contradict each other are what an audit looks for; a medium is another
        // matter.
        Err(found @ Found::Damaged { .. }) => Err(Failure::refused(named(&found))),
        Err(found @ Found::Medium(_)) => Err(Failure::damaged(named(&found))),
    }
}

fn readable(report: &Report) -> String {
    let mut text = format!("{}\n", heading("every record follows from those before"));
    let figures = [
        ("records", report.records),
        ("rounds settled", report.rounds),
        ("transfers", report.transfers),
        ("shuffles as bound", report.shuffles),
    ];
    let rows: Vec<Vec<String>> =
        figures.iter().map(|(name, n)| vec![format!("  {name}"), n.to_string()]).collect();
    text.push_str(&columns(&rows, &[Left, Right]));
    let _ = writeln!(text, "  head {}\n", report.head);
    let _ = writeln!(text, "{}", heading("trial balance"));
    let balance = report.balance.iter();
    let rows: Vec<Vec<String>> =
        balance.map(|(name, sum)| vec![format!("  {name}"), sum.plain()]).collect();
    text.push_str(&columns(&rows, &[Left, Right]));
    let _ = writeln!(text, "  in rounds that are not over: {}", report.unfinished.plain());
    text
}
