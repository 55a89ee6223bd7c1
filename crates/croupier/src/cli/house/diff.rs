//! `croupier house diff`: what changed between two states of a house.

use super::args::DiffArgs;
use super::{priced, read, recall};
use crate::cli::style::{counted, dim, heading};
use crate::cli::{print, print_json};
use crate::failure::Failure;
use audit::{Change, Changes, EdgeChange, currency, percent};
use odds::Exact;
use std::fmt::Write as _;

pub(super) fn run(args: &DiffArgs) -> Result<(), Failure> {
    let (old, new) = (read(&args.old)?, read(&args.new)?);
    let changes = priced(recall(args.fresh), |edges| audit::diff(&old, &new, edges));
    if args.json {
        return print_json(&changes);
    }
    print(&readable(&changes).replace('$', currency(new.book.id)))
}

fn readable(changes: &Changes) -> String {
    let Changes { changes, edges } = changes;
    if changes.is_empty() && edges.is_empty() {
        return "nothing changed\n".into();
    }
    let mut names: Vec<&str> = Vec::new();
    for name in changes.iter().map(|c| &c.table).chain(edges.iter().map(|e| &e.table)) {
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
    }
    text
}

fn tell(text: &mut String, change: &Change) {
    let rule = change.rule.map_or(String::new(), |rule| format!("  {}", dim(rule.id)));
    let _ = writeln!(text, "  {}{rule}", change.what);
    for need in &change.needs {
        let _ = writeln!(text, "    needs: {}  {}", need.what, dim(need.rule.id));
    }
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
