//! `croupier rules`: a game's rules in our words, one rule, or the coverage of the books.

use super::args::RulesArgs;
use super::style::Align::{Left, Right};
use super::style::{columns, heading};
use super::{print, print_json};
use crate::failure::Failure;
use crate::rules::{self, Coverage, Stated};
use law::Invoked;

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
        let form =
            rule.form.map_or(String::new(), |form| format!("irregularity {}\n", said(form)));
        let example = rule.example.as_ref().map_or(String::new(), |text| format!("\n{text}\n"));
        let head = format!("{}  {}\n{about}{why}\n", heading(rule.id), rule.text);
        return print(&format!("{head}{form}{example}"));
    }
    let row = |rule: &Stated| {
        let mark = rule.form.map_or(String::new(), |form| format!("irregularity {}", said(form)));
        let status = format!("{:?}", rule.status).to_lowercase();
        vec![rule.id.to_string(), status, mark, rule.text.to_string()]
    };
    let rows: Vec<Vec<String>> = rules.iter().map(row).collect();
    print(&columns(&rows, &[Left; 4]))
}

/// What a ruling says, what it may leave out in brackets, and before what it comes.
fn said(form: Invoked) -> String {
    let needs = form.needs.iter().map(ToString::to_string);
    let may = form.may.iter().map(|part| format!("[{part}]"));
    let parts: Vec<String> = needs.chain(may).collect();
    let at: Vec<String> = form.at.iter().map(ToString::to_string).collect();
    let gap = if parts.is_empty() { "" } else { " " };
    format!("{}{gap}at {}", parts.join(" "), at.join(" "))
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
    print(&columns(&rows, &[Left, Right, Right, Right, Right, Right, Left]))
}
