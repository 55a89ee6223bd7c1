//! `croupier games`: what there is.

use super::args::GamesArgs;
use super::style::{Align, columns, dim, heading};
use super::{print, print_json};
use crate::failure::Failure;
use catalog::{self, Choice};
use std::fmt::Write as _;
use table::WagerInfo;

pub(super) fn run(args: &GamesArgs) -> Result<(), Failure> {
    let games = match &args.book {
        Some(book) => catalog::of_book(book)?,
        None => catalog::all(),
    };
    if args.json {
        return print_json(&games);
    }
    let mut text = String::new();
    for game in &games {
        let _ = writeln!(text, "{}  {}", heading(game.id), game.title);
        let rows: Vec<Vec<String>> =
            game.wagers.chunk_by(|a, b| a.group == b.group).map(marks).collect();
        text.push_str(&columns(&rows, &[Align::Left, Align::Left, Align::Left]));
        let named = |option: &&Choice| !option.name.contains('.');
        let options: Vec<String> = game
            .options
            .iter()
            .filter(named)
            .map(|option| format!("{}={}", option.name, option.default))
            .collect();
        let _ = writeln!(text, "  {}\n", dim(&format!("--set {}", options.join(" "))));
    }
    let _ = writeln!(text, "Options with their lawful values and rules: croupier games --json");
    print(&text)
}

/// A wager; one row for all its marks.
fn marks(marks: &[WagerInfo]) -> Vec<String> {
    let (name, title) = match marks {
        [one] => (one.id.to_string(), one.title.to_string()),
        [first, second] => (format!("{} ×2", first.group), format!("{}, {}", first.id, second.id)),
        [first, .., last] => {
            let name = format!("{} ×{}", first.group, marks.len());
            (name, format!("{} … {}", first.id, last.id))
        }
        [] => return Vec::new(),
    };
    let tables = match marks[0].paytables.as_slice() {
        [only] => (*only).to_string(),
        [first, .., last] => format!("{first} … {last} ({})", marks[0].paytables.len()),
        [] => String::new(),
    };
    vec![format!("  {name}"), title, tables]
}
