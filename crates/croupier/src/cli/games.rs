//! `croupier games`: what there is.

use super::args::GamesArgs;
use super::style::{Align, columns, dim, heading};
use super::{print, print_json};
use crate::failure::Failure;
use games::{CATALOG, Entry};
use law::Cite;
use pots::{Forced, Variant};
use serde::Serialize;
use std::fmt::Write as _;
use table::{Kind, WagerInfo};

#[derive(Serialize)]
struct Game {
    id: &'static str,
    title: &'static str,
    book: &'static str,
    kind: &'static str,
    rules: Vec<Cite>,
    wagers: Vec<WagerInfo>,
    options: Vec<GameOption>,
}

#[derive(Serialize)]
struct GameOption {
    name: String,
    default: String,
    lawful: String,
    rule: Cite,
}

fn game(entry: &Entry) -> Game {
    Game {
        id: entry.id(),
        title: entry.title(),
        book: entry.book(),
        kind: entry.kind(),
        rules: entry.rules().to_vec(),
        wagers: entry.wagers(),
        options: entry.options().iter().map(option).collect(),
    }
}

/// A game for a pot, and the money that moves in it.
fn pot(variant: &'static Variant) -> Game {
    let forced: &[(&'static str, &'static str)] = match variant.forced {
        Forced::Door(_) => &[("ante", "Ante"), ("bring-in", "Bring-in")],
        Forced::Blinds | Forced::ThreeBlinds => {
            &[("blind", "Blind"), ("blind-dead", "Dead blind")]
        }
    };
    let wager = |&(id, title): &(&'static str, &'static str)| WagerInfo {
        id,
        title,
        group: id,
        kind: Kind::Main,
        paytables: Vec::new(),
    };
    let bets = [("bet", "Bet"), ("call", "Call"), ("raise", "Raise")];
    let prefix = format!("{}/", variant.id.replacen('/', ":", 1));
    let rules = law::BOOKS.iter().flat_map(|book| book.rules);
    Game {
        id: variant.id,
        title: variant.title,
        book: "ca",
        kind: "pot",
        rules: rules.filter(|rule| rule.id.starts_with(&prefix)).take(1).collect(),
        wagers: forced.iter().chain(&bets).map(wager).collect(),
        options: variant.options().iter().map(option).collect(),
    }
}

/// A game for points.
fn points(game: pots::chinese::Game) -> Game {
    let prefix = format!("{}/", game.listed().id.replacen('/', ":", 1));
    let rules = law::BOOKS.iter().flat_map(|book| book.rules);
    Game {
        id: game.id(),
        title: game.title(),
        book: "ca",
        kind: "points",
        rules: rules.filter(|rule| rule.id.starts_with(&prefix)).take(1).collect(),
        wagers: Vec::new(),
        options: game.options().iter().map(option).collect(),
    }
}

fn option(option: &law::Opt) -> GameOption {
    GameOption {
        name: option.name.to_string(),
        default: option.default.to_string(),
        lawful: option.lawful.to_string(),
        rule: option.rule,
    }
}

pub(super) fn run(args: &GamesArgs) -> Result<(), Failure> {
    if let Some(book) = &args.book
        && !law::BOOKS.iter().any(|known| known.id == book)
    {
        let books: Vec<&str> = law::BOOKS.iter().map(|book| book.id).collect();
        return Err(Failure::usage(format!("no book `{book}`; there are {}", books.join(", "))));
    }
    let wanted = |entry: &&Entry| args.book.as_ref().is_none_or(|book| book == entry.book());
    let mut games: Vec<Game> = CATALOG.iter().filter(wanted).map(game).collect();
    if args.book.as_ref().is_none_or(|book| book == "ca") {
        games.extend(pots::variants::all().map(pot));
        games.extend(pots::chinese::Game::ALL.into_iter().map(points));
    }
    if args.json {
        return print_json(&games);
    }
    let mut text = String::new();
    for game in &games {
        let _ = writeln!(text, "{}  {}", heading(game.id), game.title);
        let rows: Vec<Vec<String>> =
            game.wagers.chunk_by(|a, b| a.group == b.group).map(marks).collect();
        text.push_str(&columns(&rows, &[Align::Left, Align::Left, Align::Left]));
        let named = |option: &&GameOption| !option.name.contains('.');
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
