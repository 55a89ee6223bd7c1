//! `croupier games`: what there is, and one game in full.

use super::args::GamesArgs;
use super::sheet::Column::{Dim, Folds, Left, Right};
use super::sheet::{Sheet, prose, screen};
use super::style::{counted, dim, headed, heading, spread, wrapped};
use crate::about::{About, PayTable, about, book_title};
use crate::currency::signed;
use crate::failure::Failure;
use catalog::{Choice, Listing};
use law::BOOKS;
use std::fmt::Write as _;
use table::{Bank, Made};

/// What is lawful stands in its column up to so many characters.
const LAWFUL_MAX: usize = 30;

pub(super) fn run(args: &GamesArgs) -> Result<(), Failure> {
    if let Some(id) = &args.id {
        let game = about(id)?;
        let text = || signed(game.listing.id, &whole(&game));
        let table = || pay_lines(&game);
        // One document of the one shape: a list, here of one.
        return args.format.write(&[&game], table, table, text);
    }
    let games = match &args.book {
        Some(book) => catalog::of_book(book)?,
        None => catalog::all(),
    };
    let table = || listed(&games);
    args.format.write(&games, table, table, || {
        let mut text = String::new();
        for book in &BOOKS {
            let own: Vec<&Listing> = games.iter().filter(|game| game.book == book.id).collect();
            text.push_str(&of_book(&own));
        }
        text + "One game in full: croupier games ID. All of it: croupier games --json\n"
    })
}

/// Every game in a row.
fn listed(games: &[Listing]) -> Sheet {
    let names = ["id", "title", "book", "family", "wagers", "options"].map(String::from);
    let row = |game: &Listing| {
        let [id, title] = [game.id, game.title].map(String::from);
        let [book, family] = [game.book, game.family].map(String::from);
        let counts = [game.wagers.len(), game.options.len()].map(|n| n.to_string());
        [vec![id, title, book, family], counts.to_vec()].concat()
    };
    Sheet::words(&names).with(games.iter().map(row))
}

/// Every line of every pay table of a game in a row.
fn pay_lines(game: &About) -> Sheet {
    let names = ["wager", "title", "pay table", "line", "pays", "rule"].map(String::from);
    let rows = game.tables.iter().flat_map(|table| {
        table.lines.iter().map(|line| {
            let of = [&table.wager, &table.title, &table.paytable].map(ToString::to_string);
            let line = [line.label.to_string(), line.pays.clone(), line.rule.to_string()];
            [of, line].concat()
        })
    });
    Sheet::words(&names).with(rows)
}

/// The games of a book, family by family.
fn of_book(games: &[&Listing]) -> String {
    let Some(first) = games.first() else { return String::new() };
    let mut text = format!("{}  {}\n", heading(first.book), book_title(first.book));
    let mut families: Vec<&str> = Vec::new();
    for game in games {
        if !families.contains(&game.family) {
            families.push(game.family);
        }
    }
    for family in families {
        let _ = writeln!(text, "  {}", dim(family));
        let own = games.iter().filter(|game| game.family == family);
        let row = |game: &&Listing| vec![format!("    {}", game.id), game.title.to_string()];
        text.push_str(&Sheet::new(&[("", Left), ("", Folds)]).with(own.map(row)).text());
    }
    text.push('\n');
    text
}

/// One game: what it is, its wagers line by line, options, fees, and what to type.
fn whole(game: &About) -> String {
    let listing = &game.listing;
    let mut text = headed(listing.id, listing.title, prose());
    let bank = match game.bank {
        Bank::House => "the house banks it",
        Bank::PlayerDealer => "a player banks it in turn; the house only collects fees",
        Bank::Pot => "players bet for a pot",
        Bank::Points => "players pay each other by points",
    };
    let family = listing.family;
    let mut said = |sentence: String| text.push_str(&wrapped(&sentence, "", prose()));
    said(format!("{}: {family}; {bank}.", book_title(listing.book)));
    let seats = counted(game.seats.into(), "seat");
    said(format!("{seats} ({}); {}.", game.seats_rule, game.chance));
    if !game.acts.is_empty() {
        said(format!("Decisions ({}): {}.", game.acts_rule, game.acts.join(", ")));
    }
    text.push_str(&wagers(&game.tables));
    text.push_str(&options(listing));
    if !game.fees.is_empty() {
        let of = game.fees.join(", ");
        let fees = format!("fees  {of}; croupier fees {} has their options", listing.id);
        text.push('\n');
        text.push_str(&wrapped(&fees, "", prose()));
    }
    if !game.strategies.is_empty() {
        let strategies = format!("strategies  {}", game.strategies.join(", "));
        text.push('\n');
        text.push_str(&wrapped(&strategies, "", prose()));
    }
    let _ = writeln!(text, "\nto type");
    for line in &game.examples {
        let _ = writeln!(text, "  {line}");
    }
    let _ = writeln!(text, "  croupier rules {}", listing.id);
    text
}

/// Every wager with its pay tables; lines that several tables share stand once for each.
fn wagers(tables: &[PayTable]) -> String {
    let mut text = String::new();
    if !tables.is_empty() {
        text.push_str("\nwagers\n");
    }
    for table in tables {
        let marks = if table.marks > 1 { format!(" ×{}", table.marks) } else { String::new() };
        let made = match table.made {
            Some(Made::ByDecision) => ", by a decision",
            Some(Made::Never) => ", paid on another wager",
            Some(Made::Before) | None => "",
        };
        let head = format!("  {}{marks}", table.wager);
        let about = format!("{}{made}, pay table {}", table.title, table.paytable);
        if head.chars().count() + 2 + about.chars().count() <= screen() {
            let _ = writeln!(text, "{}  {}", heading(&head), dim(&about));
        } else {
            let _ = writeln!(text, "{}", heading(&head));
            text.push_str(&wrapped(&about, "    ", prose()));
        }
        if let Some(wants) = &table.wants {
            text.push_str(&wrapped(wants, "    ", prose()));
        }
        let pays = |line: &table::PayLine| match table.made {
            // Nothing is staked on it that could be lost.
            Some(Made::Never) if line.pays == "loses" => "nothing".to_string(),
            _ => line.pays.clone(),
        };
        let row = |line: &table::PayLine| {
            vec![format!("    {}", line.label), pays(line), line.rule.to_string()]
        };
        let columns = [("", Folds), ("", Right), ("", Dim)];
        let rows = Sheet::new(&columns).with(table.lines.iter().map(row));
        text.push_str(&rows.text());
    }
    text
}

/// What a house may choose.
fn options(listing: &Listing) -> String {
    if listing.options.is_empty() {
        return String::new();
    }
    let mut text = "\noptions (--set name=value), default, lawful\n".to_string();
    let row = |option: &Choice| {
        // A list of a hundred schedules is shown by its own verb.
        let long = option.lawful.chars().count() > LAWFUL_MAX;
        let lawful = match option.name.as_str() {
            "fees" => "croupier fees lists them",
            _ if long => "one of those below",
            _ => &option.lawful,
        };
        let (name, default) = (format!("  {}", option.name), option.default.clone());
        vec![name, default, lawful.to_string(), option.rule.id.to_string()]
    };
    let rows: Vec<Vec<String>> = listing.options.iter().map(row).collect();
    text.push_str(&spread(&rows, screen()));
    let long =
        |option: &&Choice| option.lawful.chars().count() > LAWFUL_MAX && option.name != "fees";
    for option in listing.options.iter().filter(long) {
        text.push_str(&wrapped(&format!("{}: {}", option.name, option.lawful), "  ", prose()));
    }
    text
}
