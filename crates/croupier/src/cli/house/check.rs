//! `croupier check`: a posted house against the law.

use super::args::CheckArgs;
use super::{priced, read_for, recall};
use crate::cli::style::{counted, dim, heading};
use crate::cli::{print, print_json};
use crate::failure::Failure;
use crate::house::today;
use audit::{Finding, House, Report, Severity};
use std::fmt::Write as _;

pub(in crate::cli) fn run(args: &CheckArgs) -> Result<(), Failure> {
    let day = match &args.on {
        None => today(),
        Some(text) => text.parse().map_err(|()| {
            let text = text.escape_debug();
            Failure::usage(format!("`{text}` is no day: write it like 2026-01-31"))
        })?,
    };
    let house = read_for(&args.file, args.json.into())?;
    let report = priced(recall(args.fresh), |edges| audit::check(&house, day, edges));
    if args.json {
        print_json(&report)?;
    } else {
        print(&readable(&house, &report))?;
    }
    without_error(&report)
}

/// Whether a house is lawful today.
pub(in crate::cli) fn lawful(house: &House) -> Result<(), Failure> {
    without_error(&priced(recall(false), |edges| audit::check(house, today(), edges)))
}

fn without_error(report: &Report) -> Result<(), Failure> {
    let errors: Vec<&Finding> = report.of(Severity::Error).collect();
    let Some(first) = errors.first() else { return Ok(()) };
    let many = counted(errors.len() as u64, "error");
    let message = format!("{many}: the house is not lawful ({})", first.rule);
    Err(Failure::refused(message))
}

fn readable(house: &House, report: &Report) -> String {
    let day = report.day;
    let tables = counted(report.tables as u64, "table");
    let mut text =
        format!("{}  {}, {tables}, on {day}\n", heading(&house.premises.name), house.book.title);
    for (severity, one, many) in [
        (Severity::Error, "error", "errors"),
        (Severity::Warning, "warning", "warnings"),
        (Severity::Confirm, "to be confirmed by a person", "to be confirmed by a person"),
    ] {
        let found: Vec<&Finding> = report.of(severity).collect();
        let name = if found.len() == 1 { one } else { many };
        if !found.is_empty() {
            let _ = writeln!(text, "\n{}", heading(&format!("{} {name}", found.len())));
        }
        for finding in &found {
            let _ = match severity {
                Severity::Confirm => write!(text, "{}", to_sign(finding)),
                _ => write!(text, "{}", told(finding)),
            };
        }
        if let (Severity::Confirm, Some(first)) = (severity, found.first()) {
            let _ = writeln!(text, "  {}", first.remedy);
        }
    }
    if report.findings.is_empty() {
        let _ = writeln!(text, "nothing found");
    }
    text
}

fn told(finding: &Finding) -> String {
    let Finding { id, table, rule, expected, found, remedy, .. } = finding;
    let table = if table.is_empty() { "house" } else { table };
    let place = format!("  {}", finding.place);
    let mut text = format!("{id}  {table}  {}{}\n", dim(rule.id), dim(&place));
    for (name, what) in [("expected", expected), ("found", found), ("do", remedy)] {
        let _ = writeln!(text, "  {name:<8}  {what}");
    }
    text
}

/// A line for whoever looks and signs.
fn to_sign(finding: &Finding) -> String {
    let Finding { id, rule, expected, found, .. } = finding;
    format!(
        "{id}  {expected}  {}\n  {found}\n  signed ______________________ on ______________\n",
        dim(rule.id)
    )
}
