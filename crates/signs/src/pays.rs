//! What wagers pay, gathered for people: marks of one wager are one, wagers that pay alike share
//! their lines, and what loses everything is left out.

use audit::Resolved;
use table::{Kind, Mark};

/// Wagers that pay alike.
#[derive(Clone, Debug, PartialEq)]
pub struct Paid {
    /// The wagers of the book.
    pub groups: Vec<String>,
    /// Their names.
    pub title: String,
    /// Their place at the table.
    pub kind: Kind,
    /// Hands or events, and what they pay.
    pub rows: Vec<(String, String)>,
}

/// Everything that a table pays, in its own order.
pub fn paid(table: &Resolved) -> Vec<Paid> {
    let mut all: Vec<Paid> = Vec::new();
    for group in table.groups() {
        let rows = rows(table, &group.marks);
        let kind = group.marks[0].kind;
        let title = title(group.id, &group.marks);
        let alike = |known: &&mut Paid| known.rows == rows && known.kind == kind;
        match all.iter_mut().find(alike) {
            // Of one name for all (Single Event) one is enough.
            Some(known) => {
                known.title = joined(&known.title, &title);
                known.groups.push(group.id.to_string());
            }
            None => all.push(Paid { groups: vec![group.id.into()], title, kind, rows }),
        }
    }
    all
}

/// Names as one: what they begin with alike is said once, `Golden Talons, player and banker`.
fn joined(known: &str, title: &str) -> String {
    if known.split(" · ").any(|one| one == title) {
        return known.to_string();
    }
    let last = known.rsplit(" · ").next().unwrap_or(known);
    match (last.split_once(", "), title.split_once(", ")) {
        (Some((a, _)), Some((b, what))) if a == b => format!("{known} and {what}"),
        _ => format!("{known} · {title}"),
    }
}

/// The name of a wager: that of its mark, or of the wager where it has several.
pub fn title(group: &str, marks: &[&Mark]) -> String {
    match marks {
        [only] => only.title.to_string(),
        _ => capital(&audit::words(group)),
    }
}

/// The lines of a wager that do not lose. Of a wager on the game itself those that pay alike are
/// one line.
fn rows(table: &Resolved, marks: &[&Mark]) -> Vec<(String, String)> {
    let mut lines: Vec<(String, String)> = Vec::new();
    for line in marks.iter().flat_map(|mark| &mark.lines).filter(|line| line.pays != "loses") {
        let label = if line.label == "hit" { "wins" } else { line.label.as_ref() };
        let line = (label.to_string(), money(table.book, &line.pays));
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    let game = matches!(marks[0].kind, Kind::Main | Kind::Later);
    let mut rows: Vec<(String, String)> = Vec::new();
    for (label, pays) in lines {
        match rows.iter_mut().find(|(_, odds)| game && *odds == pays) {
            Some((known, _)) => *known = format!("{known} · {label}"),
            None => rows.push((capital(&label), pays)),
        }
    }
    rows
}

/// What a mark pays at best: the odds of its only winning line, or the first with `up to` before
/// them; none if it wins nothing by itself.
pub fn best(table: &Resolved, mark: &Mark) -> Option<String> {
    let mut odds: Vec<&str> = Vec::new();
    for line in mark.lines.iter().filter(|line| line.wins) {
        if !odds.contains(&line.pays.as_str()) {
            odds.push(&line.pays);
        }
    }
    match odds.as_slice() {
        [] => None,
        [first, ..] if first.ends_with("of the meter") => Some("jackpot".into()),
        [only] => Some(money(table.book, only)),
        [first, ..] => Some(format!("up to {}", money(table.book, first))),
    }
}

/// A text with the sign of its book's money.
pub fn money(book: &str, text: &str) -> String {
    let sign = audit::currency(book);
    text.replace(sign, "$").replace('$', sign)
}

/// With a capital at the beginning.
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}
