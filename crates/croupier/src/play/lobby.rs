//! The lobby: every game by book and family, those played last, and whatever is looked for.
//!
//! [`Lobby`] knows what there is and what is looked at; [`screen`] shows it on a terminal,
//! [`talk`] to a pipe or in a small window.

mod screen;
mod talk;
#[cfg(test)]
mod tests;

pub use screen::choose;
pub use talk::ask;

use crate::solving::{Folder, Recall};
use catalog::Listing;
use law::BOOKS;

/// Games that are kept as played last.
const LAST_MAX: usize = 9;

/// A part of the games, by which they are looked through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelf {
    /// What it is called; those of a family stand below their book.
    pub title: String,
    /// Whether it is a family of the book above it.
    pub family: bool,
    /// The numbers of its games.
    pub games: Vec<usize>,
}

/// Every game, and how they are looked through.
#[derive(Clone, Debug)]
pub struct Lobby {
    /// All of them, book by book.
    pub games: Vec<Listing>,
    /// Their parts: those played last, all, then books and families.
    pub shelves: Vec<Shelf>,
}

impl Lobby {
    /// Everything there is; `last` are ids, the last first.
    #[must_use]
    pub fn new(last: &[String]) -> Lobby {
        let games = catalog::all();
        let at = |id: &String| games.iter().position(|game| game.id == id);
        let last: Vec<usize> = last.iter().filter_map(at).collect();
        let mut shelves = Vec::new();
        let mut shelf = |title: String, family: bool, games: Vec<usize>| {
            if !games.is_empty() {
                shelves.push(Shelf { title, family, games });
            }
        };
        shelf("Last played".into(), false, last);
        shelf("All games".into(), false, (0..games.len()).collect());
        for book in &BOOKS {
            let of = |family: Option<&str>| -> Vec<usize> {
                let own = games.iter().enumerate().filter(|(_, game)| game.book == book.id);
                let own = own.filter(|(_, game)| family.is_none_or(|name| game.family == name));
                own.map(|(at, _)| at).collect()
            };
            shelf(format!("{}: {}", book.id, place(book.id)), false, of(None));
            let mut families: Vec<&str> = Vec::new();
            for game in of(None).into_iter().map(|at| &games[at]) {
                if !families.contains(&game.family) {
                    families.push(game.family);
                }
            }
            for family in families {
                shelf(family.to_string(), true, of(Some(family)));
            }
        }
        Lobby { games, shelves }
    }

    /// The games whose id, title or family has every word of a text; those whose id begins with
    /// it first.
    #[must_use]
    pub fn found(&self, text: &str) -> Vec<usize> {
        let text = text.trim().to_lowercase();
        let has = |game: &Listing| {
            let all = format!("{} {} {}", game.id, game.title, game.family).to_lowercase();
            text.split_whitespace().all(|word| all.contains(word))
        };
        let mut found: Vec<usize> =
            (0..self.games.len()).filter(|at| has(&self.games[*at])).collect();
        let name = |at: &usize| self.games[*at].id.split('/').next_back().unwrap_or_default();
        found.sort_by_key(|at| !name(at).starts_with(&text));
        found
    }
}

/// Where a book rules.
fn place(book: &str) -> &'static str {
    match book {
        "ca" => "California",
        "co" => "Colorado",
        "sg" => "Singapore",
        "uk" => "Great Britain",
        _ => "",
    }
}

/// Where the games played last are kept.
fn kept() -> Option<(Folder, std::path::PathBuf)> {
    let folder = Folder::of_user(Recall::Kept)?;
    let file = folder.path.join("last-played");
    Some((folder, file))
}

/// The games played last, the last first.
#[must_use]
pub fn last_played() -> Vec<String> {
    let text = kept().and_then(|(_, file)| std::fs::read_to_string(file).ok());
    text.unwrap_or_default().lines().map(str::to_owned).collect()
}

/// Keeps a game as the one played last; where nothing can be kept nothing is.
pub fn played(id: &str) {
    let Some((folder, file)) = kept() else { return };
    folder.write(&file, &(with(last_played(), id).join("\n") + "\n"));
}

/// A game in front of those played before, once.
fn with(mut last: Vec<String>, id: &str) -> Vec<String> {
    last.retain(|other| other != id);
    last.insert(0, id.to_owned());
    last.truncate(LAST_MAX);
    last
}
