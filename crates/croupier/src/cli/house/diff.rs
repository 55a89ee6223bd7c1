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
    let whole = || priced(recall(args.fresh), |edges| audit::diff(&old, &new, today(), edges));
    if args.json {
        let changes = whole();
        print_json(&changes)?;
        return compared_all(&changes);
    }
    let sign = currency(new.book.id);
    // What can be said at once comes first: counting may take long.
    let words = audit::diff_in_words(&old, &new);
    if words.changes.is_empty() {
        return print("nothing changed\n");
    }
    print(&in_words(&words).replace('$', sign))?;
    eprintln!("croupier: what it does to the edges, and whether it is lawful, comes next");
    let changes = whole();
    print(&weighed(&words, &changes).replace('$', sign))?;
    compared_all(&changes)
}

/// Whether every edge that may have changed could be counted.
fn compared_all(changes: &Changes) -> Result<(), Failure> {
    let left = changes.uncounted.iter().map(|(table, why)| format!("{table}: {why}"));
    let left: Vec<String> = left.collect();
    if left.is_empty() {
        return Ok(());
    }
    Err(Failure::refused(format!("edges were left out\n{}", left.join("\n"))))
}

/// What changed, table by table.
fn in_words(words: &Changes) -> String {
    let mut text = format!("{}\n", counted(words.changes.len() as u64, "change"));
    for name in named(words.changes.iter().map(|change| change.table.as_str())) {
        let _ = writeln!(text, "\n{}", heading(title(name)));
        for change in words.changes.iter().filter(|change| change.table == name) {
            tell(&mut text, change);
        }
    }
    text
}

/// What is known once edges are counted: notices with their figures, edges, what is not lawful.
fn weighed(words: &Changes, whole: &Changes) -> String {
    let Changes { changes, edges, unlawful, .. } = whole;
    let fresh = |change: &&Change| !words.changes.contains(change);
    let touched = changes.iter().filter(fresh).map(|change| change.table.as_str());
    let touched = touched.chain(edges.iter().map(|edge| edge.table.as_str()));
    let touched = touched.chain(unlawful.iter().map(|finding| finding.table.as_str()));
    let mut text = format!("\n{}\n", counted(edges.len() as u64, "edge"));
    for name in named(touched) {
        let _ = writeln!(text, "\n{}", heading(title(name)));
        for change in changes.iter().filter(fresh).filter(|change| change.table == name) {
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

/// Names, each once, in their order.
fn named<'a>(all: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut names: Vec<&str> = Vec::new();
    for name in all {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

fn title(name: &str) -> &str {
    if name.is_empty() { "house" } else { name }
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
