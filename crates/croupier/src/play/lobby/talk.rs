//! The lobby as text: a part of a name, a book or a number on each line.

use super::Lobby;
use crate::Failure;
use crate::play::words;
use std::io::{self, BufRead, Write};

/// Games that are listed at once.
const LISTED_MAX: usize = 20;

/// Asks until a game is named; none where the input ends or the guest leaves.
///
/// # Errors
/// When the terminal or pipe fails.
pub fn ask(
    lobby: &Lobby,
    prompt: &str,
    mut input: impl BufRead,
    mut out: impl Write,
) -> Result<Option<String>, Failure> {
    talk(lobby, prompt, &mut input, &mut out).map_err(|error| words::broken(&error))
}

fn talk(
    lobby: &Lobby,
    prompt: &str,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Option<String>> {
    writeln!(out, "The lobby: {} games.", lobby.games.len())?;
    for shelf in lobby.shelves.iter().filter(|shelf| !shelf.family) {
        writeln!(out, "  {} ({})", shelf.title, shelf.games.len())?;
    }
    writeln!(out, "Type an id, a part of a name, a book, `last`; `quit` leaves.")?;
    let mut listed = match lobby.shelves.first() {
        Some(shelf) if shelf.title == "Last played" => list(lobby, &shelf.games, out)?,
        _ => Vec::new(),
    };
    loop {
        write!(out, "{prompt}")?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        let typed = line.trim();
        if matches!(typed, "" | "q" | "quit") {
            return Ok(None);
        }
        let numbered = typed.parse::<usize>().ok().and_then(|n| listed.get(n.checked_sub(1)?));
        if let Some(at) = numbered {
            return Ok(Some(lobby.games[*at].id.to_owned()));
        }
        if typed.contains('/') && catalog::find(typed).is_ok() {
            return Ok(Some(typed.to_owned()));
        }
        let begins = |title: &str| title.to_lowercase().starts_with(&typed.to_lowercase());
        let named = lobby.shelves.iter().find(|shelf| begins(&shelf.title));
        let found = named.map_or_else(|| lobby.found(typed), |shelf| shelf.games.clone());
        if found.is_empty() {
            writeln!(out, "No game has `{}`: try fewer letters.", typed.escape_debug())?;
        }
        listed = list(lobby, &found, out)?;
    }
}

/// Lists games with numbers to choose by.
fn list(lobby: &Lobby, games: &[usize], out: &mut impl Write) -> io::Result<Vec<usize>> {
    for (n, at) in games.iter().enumerate().take(LISTED_MAX) {
        let game = &lobby.games[*at];
        writeln!(out, "{:>4}  {:<34} {}", n + 1, game.id, game.title)?;
    }
    if games.len() > LISTED_MAX {
        writeln!(out, "      … and {} more: type more letters", games.len() - LISTED_MAX)?;
    }
    Ok(games.to_vec())
}
