//! `croupier rules`: a game's rules in our words, one rule, or the coverage of the books.

use super::args::RulesArgs;
use super::style::Align::{Left, Right};
use super::style::{columns, heading};
use super::{print, print_json};
use crate::failure::Failure;
use crate::rules::{self, Coverage, Stated};
use law::{BOOKS, Unlisted};
use std::fmt::Write as _;

pub(super) fn run(args: &RulesArgs) -> Result<(), Failure> {
    let id = match (&args.id, args.coverage) {
        (None, true) => return covered(args, &rules::coverage()),
        (Some(book), true) => return covered(args, &[rules::coverage_of(book)?]),
        (None, false) => {
            let why = "name a game, a rule or a book, or ask for --coverage";
            return Err(Failure::usage(why));
        }
        (Some(id), false) => id,
    };
    let rules = rules::of(id)?;
    if args.json {
        return print_json(&rules);
    }
    if let [rule] = rules.as_slice() {
        let about = format!("{:?}, {:?}", rule.kind, rule.status).to_lowercase();
        let why = if rule.why.is_empty() { String::new() } else { format!(": {}", rule.why) };
        return print(&format!("{}  {}\n{about}{why}\n", heading(rule.id), rule.text));
    }
    let row = |rule: &Stated| {
        let mark = if rule.ruled { "irregularity" } else { "" };
        let status = format!("{:?}", rule.status).to_lowercase();
        vec![rule.id.to_string(), status, mark.to_string(), rule.text.to_string()]
    };
    let rows: Vec<Vec<String>> = rules.iter().map(row).collect();
    print(&columns(&rows, &[Left; 4]))
}

fn covered(args: &RulesArgs, coverage: &[Coverage]) -> Result<(), Failure> {
    if args.json {
        return print_json(&coverage);
    }
    let head = ["book", "rules", "coded", "audited", "manual", "to do", "title"];
    let mut rows = vec![head.map(String::from).to_vec()];
    rows.extend(coverage.iter().map(|c| {
        let n = |n: usize| n.to_string();
        let title = c.title.to_string();
        vec![c.book.into(), n(c.rules), n(c.coded), n(c.audited), n(c.manual), n(c.todo), title]
    }));
    let mut text = columns(&rows, &[Left, Right, Right, Right, Right, Right, Left]);
    for c in coverage {
        let book = BOOKS.iter().find(|book| book.id == c.book);
        for Unlisted { n, title, rules } in book.iter().flat_map(|book| book.unlisted) {
            let _ = writeln!(text, "to do: {} {n}, {title} ({rules})", c.book);
        }
    }
    print(&text)
}
