//! `croupier house diff`: what changed between two states of a house.

use super::args::DiffArgs;
use super::{priced, read_for, recall};
use crate::cli::style::{counted, dim, heading};
use crate::cli::{print, print_json};
use crate::failure::Failure;
use crate::house::today;
use audit::{Change, Changes, EdgeChange, Finding, Severity, currency, percent};
use odds::Exact;
use std::fmt::Write as _;

pub(super) fn run(args: &DiffArgs) -> Result<(), Failure> {
    let output = args.json.into();
    let (old, new) = (read_for(&args.old, output)?, read_for(&args.new, output)?);
    let changes = priced(recall(args.fresh), |edges| audit::diff(&old, &new, today(), edges));
    if args.json {
        return print_json(&changes);
    }
    print(&readable(&changes).replace('$', currency(new.book.id)))
}

fn readable(changes: &Changes) -> String {
    let Changes { changes, edges, unlawful } = changes;
    if changes.is_empty() && edges.is_empty() && unlawful.is_empty() {
        return "nothing changed\n".into();
    }
    let mut names: Vec<&str> = Vec::new();
    let touched = changes.iter().map(|c| &c.table).chain(edges.iter().map(|e| &e.table));
    for name in touched.chain(unlawful.iter().map(|finding| &finding.table)) {
        if !names.contains(&name.as_str()) {
            names.push(name);
        }
    }
    let mut text = format!(
        "{}, {}\n",
        counted(changes.len() as u64, "change"),
        counted(edges.len() as u64, "edge")
    );
    for name in names {
        let title = if name.is_empty() { "house" } else { name };
        let _ = writeln!(text, "\n{}", heading(title));
        for change in changes.iter().filter(|change| change.table == name) {
            tell(&mut text, change);
        }
        for edge in edges.iter().filter(|edge| edge.table == name) {
            let _ = writeln!(text, "  {}", compared(edge));
        }
        for finding in unlawful.iter().filter(|finding| finding.table == name) {
            let _ = writeln!(text, "  {}", wrong(finding));
        }
    }
    text
}

fn tell(text: &mut String, change: &Change) {
    let rule = change.rule.map_or(String::new(), |rule| format!("  {}", dim(rule.id)));
    let _ = writeln!(text, "  {}{rule}", change.what);
    for need in &change.needs {
        let _ = writeln!(text, "    needs: {}  {}", need.what, dim(need.rule.id));
    }
    for finding in &change.unlawful {
        let _ = writeln!(text, "    {}", wrong(finding));
    }
}

/// What is wrong now and was not before.
fn wrong(finding: &Finding) -> String {
    let Finding { id, rule, severity, expected, found, .. } = finding;
    let grave = match severity {
        Severity::Error => "not lawful",
        Severity::Warning | Severity::Confirm => "advised against",
    };
    format!("{grave}, {id}: {found}; expected {expected}  {}", dim(rule.id))
}

/// `edge of tie: 4.84 %, before 14.36 % (-9.52)`.
fn compared(edge: &EdgeChange) -> String {
    let of = if edge.wager.is_empty() { "the game" } else { &edge.wager };
    let figure = |edge: &Option<Exact>| {
        edge.as_ref().map_or("not on offer".into(), |edge| format!("{} %", percent::of(edge)))
    };
    let by = match (&edge.from, &edge.to) {
        (Some(from), Some(to)) => {
            let by = to.clone() - from.clone();
            let sign = if by.is_negative() { "" } else { "+" };
            format!(" ({sign}{})", percent::of(&by))
        }
        _ => String::new(),
    };
    format!("edge of {of}: {}, before {}{by}", figure(&edge.to), figure(&edge.from))
}
