//! The rules in our words: those of a game, one by its id, a whole book, and how many of them
//! the program executes.
//!
//! ```
//! use croupier::rules;
//!
//! let one = &rules::of("co:30-2808(3)")?[0];
//! assert_eq!(one.id, "co:30-2808(3)");
//! assert!(rules::of("uk/roulette")?.iter().any(|rule| rule.id.starts_with("uk:3.")));
//! assert_eq!(rules::coverage_of("co")?.todo, 0);
//! # Ok::<(), croupier::Error>(())
//! ```

mod example;
mod proofs;
mod related;
mod search;

pub use proofs::proofs;
pub use related::{Related, related};
pub use search::search;

use catalog::Game;
use catalog::{Error, Thing, Unknown};
use games::Entry;
use law::{BOOKS, Book, Cite, Invoked, Rule, Status, nearest};
use serde::Serialize;

/// A rule with all that the index says of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Stated {
    /// `co:30-2808(3)(a)`, `reading:co-match-pair`.
    pub id: &'static str,
    /// What it says, in one line of our own.
    pub text: &'static str,
    /// What it is about.
    pub kind: law::Kind,
    /// What croupier does about it.
    pub status: Status,
    /// Why people must see to it, for a manual rule.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub why: &'static str,
    /// Whether somebody at the table may invoke it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub ruled: bool,
    /// What a ruling must and may say, and before what it comes.
    #[serde(flatten)]
    pub form: Option<Invoked>,
    /// The tests that prove it, where it alone was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tests: Vec<String>,
    /// How it is written in the file of a round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub example: Option<String>,
}

impl From<Cite> for Stated {
    fn from(rule: Cite) -> Stated {
        let Rule { id, text, kind, status, why, ruled, .. } = *rule;
        let example = example::of(rule);
        let (form, ruled, tests) = (ruled, ruled.is_some(), Vec::new());
        Stated { id, text, kind, status, why, ruled, form, tests, example }
    }
}

/// How many rules of a book are executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// The book's id.
    pub book: &'static str,
    /// Its title.
    pub title: &'static str,
    /// Its rules, those of sections that are not listed yet included.
    pub rules: usize,
    /// Those that the program executes.
    pub coded: usize,
    /// Those that it checks in what a house posts.
    pub audited: usize,
    /// Those that people must see to.
    pub manual: usize,
    /// Those that nobody has seen to, and those of sections that are not listed yet.
    pub todo: usize,
    /// Sections that are not listed yet.
    pub sections_todo: usize,
}

impl From<&Book> for Coverage {
    fn from(book: &Book) -> Coverage {
        let unlisted: usize = book.unlisted.iter().map(|section| section.rules).sum();
        let count = |status| book.rules.iter().filter(|rule| rule.status == status).count();
        Coverage {
            book: book.id,
            title: book.title,
            rules: book.rules.len() + unlisted,
            coded: count(Status::Coded),
            audited: count(Status::Audited),
            manual: count(Status::Manual),
            todo: count(Status::Todo) + unlisted,
            sections_todo: book.unlisted.len(),
        }
    }
}

/// The coverage of every book.
#[must_use]
pub fn coverage() -> Vec<Coverage> {
    BOOKS.iter().map(Coverage::from).collect()
}

/// The coverage of one book.
///
/// # Errors
/// When there is no such book.
pub fn coverage_of(book: &str) -> Result<Coverage, Error> {
    catalog::book(book).map(Coverage::from)
}

/// The rules that an id stands for: of a rule, a book, the readings, a section or a game.
///
/// # Errors
/// When it stands for none, with ids that were perhaps meant.
pub fn of(id: &str) -> Result<Vec<Stated>, Error> {
    lookup(id).map(|rules| rules.into_iter().map(Stated::from).collect())
}

fn lookup(id: &str) -> Result<Vec<Cite>, Error> {
    let parts = parts(id);
    if !parts.is_empty() {
        return Ok(parts);
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
    match catalog::find(id) {
        Ok(Game::Banked(entry, _)) => Ok(of_game(&entry)),
        Ok(Game::Pot(variant)) => Ok(between(variant.id)),
        Ok(Game::Points(game)) => Ok(between(game.listed().id)),
        Err(Error::Unknown(_)) if id.contains(':') => {
            let (what, name) = (Thing::Rule, id.to_string());
            Err(Unknown { what, name, at: None, near: near(id) }.into())
        }
        Err(error) => Err(error),
    }
}

/// A rule with its parts, or the rules of a chapter or section that bears no rule of its own:
/// `ca:lowball`, `co:30-2808`, `uk:4`, `ca:lowball/17`. The case does not matter.
fn parts(id: &str) -> Vec<Cite> {
    let id = id.to_ascii_lowercase();
    let Some((book, _)) = id.split_once(':').filter(|(_, number)| !number.is_empty()) else {
        return Vec::new();
    };
    let rules: &'static [Rule] = match BOOKS.iter().find(|known| known.id == book) {
        Some(book) => book.rules,
        None => &law::reading::RULES,
    };
    let belongs = |rule: &&'static Rule| {
        let known = rule.id.to_ascii_lowercase();
        let rest = known.strip_prefix(&id);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '(', '/']))
    };
    rules.iter().filter(belongs).collect()
}

/// Ids of rules near one that is wrong.
fn near(id: &str) -> Vec<String> {
    let rules = BOOKS.iter().flat_map(|book| book.rules).map(|rule| rule.id);
    let near = nearest(id, rules.chain(law::reading::RULES.iter().map(|rule| rule.id)));
    near.into_iter().map(String::from).collect()
}

/// The rules of a game between players.
fn between(id: &str) -> Vec<Cite> {
    starting(&[format!("{}/", id.replacen('/', ":", 1))])
}

fn starting(prefixes: &[String]) -> Vec<Cite> {
    let rules = BOOKS.iter().flat_map(|book| book.rules);
    let own = |rule: &&'static Rule| prefixes.iter().any(|prefix| rule.id.starts_with(prefix));
    rules.filter(own).collect()
}

/// Sections that the catalogues list beside games: rules common to a book, and fees.
fn section(id: &str) -> Option<Vec<Cite>> {
    let section = match id {
        "ca/general" => law::ca::general::SECTION,
        "ca/fees" => law::ca::fees::SECTION,
        "ca/poker-fees" => law::ca::poker_fees::SECTION,
        "uk/general-rules" => law::uk::S2,
        _ => return None,
    };
    Some(section.rules.to_vec())
}

/// The rules of a game: those of its own section, and the common ones it stands on.
fn of_game(entry: &Entry) -> Vec<Cite> {
    entry.sections().iter().flat_map(|section| section.rules).copied().collect()
}
