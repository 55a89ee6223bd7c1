//! `croupier rules`: a game's rules in our words, one rule, or the coverage of the books.

use super::args::RulesArgs;
use super::style::Align::{Left, Right};
use super::style::{columns, heading};
use super::{print, print_json};
use crate::failure::Failure;
use games::{Entry, find};
use law::{BOOKS, Cite, Rule, Status, nearest};
use serde::Serialize;
use std::fmt::Write as _;

#[derive(Serialize)]
struct RuleOut {
    id: &'static str,
    text: &'static str,
    kind: law::Kind,
    status: Status,
    #[serde(skip_serializing_if = "str::is_empty")]
    why: &'static str,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    ruled: bool,
}

impl From<Cite> for RuleOut {
    fn from(rule: Cite) -> RuleOut {
        let Rule { id, text, kind, status, why, ruled } = *rule;
        RuleOut { id, text, kind, status, why, ruled }
    }
}

#[derive(Serialize)]
struct Coverage {
    book: &'static str,
    title: &'static str,
    rules: usize,
    coded: usize,
    audited: usize,
    manual: usize,
    todo: usize,
}

pub(super) fn run(args: &RulesArgs) -> Result<(), Failure> {
    let rules: Vec<Cite> = match (&args.id, args.coverage) {
        (_, true) => return coverage(args),
        (None, false) => {
            let why = "name a game, a rule or a book, or ask for --coverage";
            return Err(Failure::usage(why));
        }
        (Some(id), false) => lookup(id)?,
    };
    if args.json {
        return print_json(&rules.into_iter().map(RuleOut::from).collect::<Vec<_>>());
    }
    let mut text = String::new();
    if let [rule] = rules.as_slice() {
        let _ = writeln!(text, "{}  {}", heading(rule.id), rule.text);
        let about = format!("{:?}, {:?}", rule.kind, rule.status).to_lowercase();
        let why = if rule.why.is_empty() { String::new() } else { format!(": {}", rule.why) };
        let _ = writeln!(text, "{about}{why}");
        return print(&text);
    }
    let row = |rule: &Cite| {
        let mark = if rule.ruled { "irregularity" } else { "" };
        let status = format!("{:?}", rule.status).to_lowercase();
        vec![rule.id.to_string(), status, mark.to_string(), rule.text.to_string()]
    };
    let rows: Vec<Vec<String>> = rules.iter().map(row).collect();
    print(&columns(&rows, &[Left; 4]))
}

/// The rules an id stands for.
fn lookup(id: &str) -> Result<Vec<Cite>, Failure> {
    if let Some(rule) = law::find(id) {
        return Ok(vec![rule]);
    }
    if let Some(book) = BOOKS.iter().find(|book| book.id == id) {
        return Ok(book.rules.iter().collect());
    }
    if id == "readings" {
        return Ok(law::reading::RULES.iter().collect());
    }
    if let Some(rules) = section(id) {
        return Ok(rules);
    }
    let points = crate::pot::points(id).map(|game| game.listed().id);
    if let Some(id) = points.or_else(|| crate::pot::is_pot(id).then_some(id)) {
        let prefix = format!("{}/", id.replacen('/', ":", 1));
        let rules = BOOKS.iter().flat_map(|book| book.rules);
        return Ok(rules.filter(|rule| rule.id.starts_with(&prefix)).collect());
    }
    let found = find(id).map_err(|refusal| {
        let rules = BOOKS.iter().flat_map(|book| book.rules).map(|rule| rule.id);
        let near = nearest(id, rules.chain(law::reading::RULES.iter().map(|rule| rule.id)));
        if !id.contains(':') || near.is_empty() {
            return Failure::from(refusal);
        }
        Failure::usage(format!("no rule `{id}`; did you mean {}?", near.join(" or ")))
    })?;
    Ok(of_game(&found.entry))
}

/// Sections that the catalogues list beside games: rules common to a book, and fees.
fn section(id: &str) -> Option<Vec<Cite>> {
    let prefix = match id {
        "ca/general" => "ca:general/",
        "ca/fees" => "ca:fees/",
        "ca/poker-fees" => "ca:poker-fees/",
        "uk/general-rules" => "uk:2.",
        _ => return None,
    };
    let rules = BOOKS.iter().flat_map(|book| book.rules);
    Some(rules.filter(|rule| rule.id.starts_with(prefix)).collect())
}

/// The rules of a game: those of its own section, and the common ones it stands on.
fn of_game(entry: &Entry) -> Vec<Cite> {
    let prefixes = prefixes(entry.id());
    let rules = BOOKS.iter().flat_map(|book| book.rules);
    let own = |rule: &&'static Rule| prefixes.iter().any(|prefix| rule.id.starts_with(prefix));
    rules.filter(own).collect()
}

fn prefixes(id: &str) -> Vec<String> {
    let colorado = |section: &str| format!("co:30-2899.{section}");
    let variation = match id {
        "co/5-treasures" => Some("01"),
        "co/99-fortunes-progressive" => Some("02"),
        "co/dragon-bonus" => Some("03"),
        "co/ez-baccarat" | "co/ez-baccarat-progressive" => Some("04"),
        "co/golden-frog" => Some("05"),
        "co/infinite-fortune" => Some("06"),
        _ if id.starts_with("co/eternal") => Some("07"),
        _ => None,
    };
    match (id.split_once('/'), variation) {
        (_, Some(section)) => vec!["co:30-280".into(), "co:30-281".into(), colorado(section)],
        (Some(("co", _)), None) => vec!["co:30-280".into(), "co:30-281".into()],
        (Some(("uk", game)), None) => {
            let section = match game {
                "roulette" | "roulette-rage" => "uk:3.",
                "dice" => "uk:8.",
                "sic-bo" => "uk:9.",
                "big-six" => "uk:10.",
                "three-card-poker" => "uk:5.",
                _ if game.starts_with("casino-stud") => "uk:7.",
                _ if game.contains("holdem") => "uk:11.",
                _ if game.starts_with("let-it-ride") => "uk:12.",
                _ => "uk:6.",
            };
            vec!["uk:2.".into(), section.into()]
        }
        // One book, one game.
        (Some(("sg", _)), None) => vec!["sg:".into()],
        (Some((book, game)), None) => {
            vec![format!("{book}:general/"), format!("{book}:{game}/")]
        }
        (None, None) => Vec::new(),
    }
}

fn coverage(args: &RulesArgs) -> Result<(), Failure> {
    let of = |book: &law::Book| {
        let count = |status| book.rules.iter().filter(|rule| rule.status == status).count();
        Coverage {
            book: book.id,
            title: book.title,
            rules: book.rules.len(),
            coded: count(Status::Coded),
            audited: count(Status::Audited),
            manual: count(Status::Manual),
            todo: count(Status::Todo),
        }
    };
    if let Some(id) = args.id.as_ref().filter(|id| !BOOKS.iter().any(|book| book.id == **id)) {
        let books: Vec<&str> = BOOKS.iter().map(|book| book.id).collect();
        return Err(Failure::usage(format!("no book `{id}`; there are {}", books.join(", "))));
    }
    let wanted = |book: &&law::Book| args.id.as_ref().is_none_or(|id| id == book.id);
    let coverage: Vec<Coverage> = BOOKS.iter().filter(wanted).map(of).collect();
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
