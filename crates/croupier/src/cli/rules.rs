//! `croupier rules`: a game's rules in our words, one rule, or the coverage of the books.

use super::args::RulesArgs;
use super::sheet::Column::{self, Folds};
use super::sheet::{Sheet, prose};
use super::style::{dim, headed, heading, wrapped};
use super::{print, print_json};
use crate::failure::Failure;
use crate::rules::{self, Coverage, Related, Stated, related};
use law::{BOOKS, Invoked, Unlisted};
use std::fmt::Write as _;

pub(super) fn run(args: &RulesArgs) -> Result<(), Failure> {
    if let Some(words) = &args.search {
        if words.trim().is_empty() {
            return Err(Failure::usage("--search wants a word to look for, like misdeal"));
        }
        return found(args, words);
    }
    if (args.format.csv || args.format.markdown) && !args.coverage {
        return Err(Failure::usage("--csv and --markdown write the table of --coverage"));
    }
    let id = match (&args.id, args.coverage) {
        (None, true) => return covered(args, &rules::coverage()),
        (Some(book), true) => return covered(args, &[rules::coverage_of(book)?]),
        (None, false) => {
            let why = "name a game, a rule or a book, or ask for --search WORDS or --coverage";
            return Err(Failure::usage(why));
        }
        (Some(id), false) => id,
    };
    let mut rules = rules::of(id)?;
    if let Some(rule) = rules.first_mut().filter(|rule| rule.id.eq_ignore_ascii_case(id)) {
        rule.tests = rules::proofs(rule.id);
    }
    if args.format.json {
        return print_json(&rules);
    }
    // A rule that has parts comes with them; it is shown first, and they are named.
    if let Some(rule) = rules.first().filter(|rule| rule.id.eq_ignore_ascii_case(id)) {
        let about = format!("{:?}, {:?}", rule.kind, rule.status).to_lowercase();
        let why = if rule.why.is_empty() { String::new() } else { format!(": {}", rule.why) };
        let form =
            rule.form.map_or(String::new(), |form| format!("irregularity {}\n", said(form)));
        let example = rule.example.as_ref().map_or(String::new(), |text| format!("\n{text}\n"));
        let text = headed(rule.id, rule.text, prose());
        let about = wrapped(&format!("{about}{why}"), "", prose());
        let form = wrapped(&form, "", prose());
        return print(&format!("{text}{about}{form}{example}{}", beside(&related(rule.id))));
    }
    listed(&rules)
}

/// Rules and readings that have all the words.
fn found(args: &RulesArgs, words: &str) -> Result<(), Failure> {
    let within = match &args.id {
        Some(id) => Some(rules::of(id)?),
        None => None,
    };
    let mut rules = rules::search(words);
    if let Some(within) = within {
        rules.retain(|rule| within.iter().any(|known| known.id == rule.id));
    }
    if args.format.json {
        return print_json(&rules);
    }
    if rules.is_empty() {
        let hint = "try fewer letters, or part of a word";
        return print(&format!("No rule and no reading has `{words}`; {hint}.\n"));
    }
    listed(&rules)
}

/// Rules one below the other, each within the columns of a terminal.
fn listed(rules: &[Stated]) -> Result<(), Failure> {
    let mut text = String::new();
    for rule in rules {
        let status = format!("{:?}", rule.status).to_lowercase();
        let _ = writeln!(text, "{}  {}", heading(rule.id), dim(&status));
        text.push_str(&wrapped(rule.text, "    ", prose()));
        if let Some(form) = rule.form {
            text.push_str(&wrapped(&format!("irregularity {}", said(form)), "    ", prose()));
        }
    }
    print(&text)
}

/// What else has to do with a rule.
fn beside(related: &Related) -> String {
    let mut text = String::new();
    let mut list = |name: &str, ids: &[String]| {
        if !ids.is_empty() {
            text.push_str(&wrapped(&format!("{name}  {}", ids.join(", ")), "", prose()));
        }
    };
    list("games", &related.games);
    list("pays", &related.pays);
    list("options", &related.options);
    list("parts", &related.parts);
    list("readings", &related.readings);
    list("tests", &related.tests);
    if let Some(reading) = related.whole {
        let _ = write!(text, "\n{}", plain(reading));
    }
    text
}

/// A reading as people read it on a screen: its paragraphs without their marks, in lines that fit.
fn plain(reading: &str) -> String {
    let mut text = String::new();
    for paragraph in reading.trim().split("\n\n") {
        // Points of a list keep their lines, and so does what begins with a word in bold.
        let mut points: Vec<String> = Vec::new();
        for line in paragraph.lines() {
            let begins = ["- ", "**"].iter().any(|mark| line.trim_start().starts_with(mark));
            let words = line.replace("**", "").replace('`', "");
            match points.last_mut() {
                Some(point) if !begins => {
                    *point += " ";
                    *point += words.trim();
                }
                _ => points.push(words.trim().trim_start_matches('#').trim().to_string()),
            }
        }
        for point in points {
            text.push_str(&wrapped(&point, "", prose()));
        }
        text.push('\n');
    }
    text.trim_end().to_string() + "\n"
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
    let head = ["book", "rules", "coded", "audited", "manual", "to do", "title"];
    let rows = coverage.iter().map(|c| {
        let n = |n: usize| n.to_string();
        let title = c.title.to_string();
        vec![c.book.into(), n(c.rules), n(c.coded), n(c.audited), n(c.manual), n(c.todo), title]
    });
    let column = |name| match name {
        "book" => Column::Left,
        "title" => Folds,
        _ => Column::Right,
    };
    let sheet = Sheet::new(&head.map(|name| (name, column(name)))).with(rows);
    let table = || sheet.clone();
    args.format.write(&coverage, table, table, || sheet.text() + &unlisted(coverage))
}

/// The sections that are not listed yet.
fn unlisted(coverage: &[Coverage]) -> String {
    let mut text = String::new();
    for c in coverage {
        let book = BOOKS.iter().find(|book| book.id == c.book);
        for Unlisted { n, title, rules } in book.iter().flat_map(|book| book.unlisted) {
            let to_do = format!("to do: {} {n}, {title} ({rules})", c.book);
            text.push_str(&wrapped(&to_do, "", prose()));
        }
    }
    text
}
