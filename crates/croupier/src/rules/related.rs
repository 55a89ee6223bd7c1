//! What else has to do with a rule: the games that stand on it, the pay lines and options that
//! cite it, its parts, and the readings that speak of it.

use crate::about::about;
use law::{BOOKS, Rule};
use serde::Serialize;

/// The whole text of every reading, as it stands beside the code.
const READINGS: &str = include_str!("../../../../readings.md");

/// What has to do with a rule.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Related {
    /// The games that stand on it.
    pub games: Vec<String>,
    /// Pay lines that cite it: game, wager and line.
    pub pays: Vec<String>,
    /// Options that cite it: game and option.
    pub options: Vec<String>,
    /// Rules below it.
    pub parts: Vec<String>,
    /// Readings that speak of it.
    pub readings: Vec<String>,
    /// The tests that prove it: file and name.
    pub tests: Vec<String>,
    /// The whole text of a reading.
    pub whole: Option<&'static str>,
}

/// What has to do with the rule of that id.
#[must_use]
pub fn related(id: &str) -> Related {
    let whole = reading_text(id);
    let mut found =
        Related { whole, parts: parts(id), readings: readings(id), ..Related::default() };
    found.tests = super::proofs(id);
    for listing in catalog::all() {
        if let Ok(rules) = super::of(listing.id)
            && rules.iter().any(|rule| rule.id == id)
        {
            found.games.push(listing.id.to_string());
        }
        let options = listing.options.iter().filter(|option| option.rule.id == id);
        found.options.extend(options.map(|option| format!("{} {}", listing.id, option.name)));
    }
    for game in &found.games {
        // A game whose default table cannot open has no lines to show.
        let Ok(about) = about(game) else { continue };
        for table in &about.tables {
            let cites = table.lines.iter().filter(|line| line.rule.id == id);
            let line = |line: &table::PayLine| {
                format!("{game} {} {}, {} {}", table.wager, table.paytable, line.label, line.pays)
            };
            found.pays.extend(cites.map(line));
        }
    }
    found
}

/// The whole text of a reading.
pub(super) fn reading_text(id: &str) -> Option<&'static str> {
    let name = id.strip_prefix("reading:")?;
    entries().find(|(known, _)| *known == name).map(|(_, text)| text)
}

/// Every entry of the readings: its id and its text.
fn entries() -> impl Iterator<Item = (&'static str, &'static str)> {
    READINGS.split("\n## ").skip(1).filter_map(|entry| {
        let (id, text) = entry.split_once('\n')?;
        let text = text.split("\n# ").next()?;
        Some((id.trim(), text.trim()))
    })
}

/// Readings whose text names a rule.
fn readings(id: &str) -> Vec<String> {
    let names = |text: &str| {
        text.match_indices(id).any(|(at, _)| {
            // `co:30-2808(3)` is not named by `co:30-2808(3)(a)`, nor `uk:4.1` by `uk:4.18`.
            let rest = text[at + id.len()..].chars().next();
            rest.is_none_or(|next| !next.is_alphanumeric() && next != '(')
        })
    };
    let own = id.strip_prefix("reading:");
    let entries = entries().filter(|(known, text)| Some(*known) != own && names(text));
    entries.map(|(known, _)| format!("reading:{known}")).collect()
}

/// The rules below one.
fn parts(id: &str) -> Vec<String> {
    let below = |rule: &&'static Rule| {
        rule.id.strip_prefix(id).is_some_and(|rest| rest.starts_with(['.', '(']))
    };
    let rules = BOOKS.iter().flat_map(|book| book.rules).filter(below);
    rules.map(|rule| rule.id.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_knows_its_games_lines_and_readings() {
        let found = related("co:30-2808(3)");
        assert!(found.games.contains(&"co/baccarat".to_string()));
        assert!(found.pays.iter().any(|line| line.starts_with("co/baccarat banker")));
        assert!(found.parts.contains(&"co:30-2808(3)(a)".to_string()));
    }

    #[test]
    fn a_reading_is_shown_whole() {
        let text = related("reading:co-tie-vigorish").whole.expect("an entry");
        assert!(text.starts_with("**Text.**") && text.contains("**Why.**"), "{text}");
        assert!(!text.contains("\n## "));
    }

    #[test]
    fn every_reading_has_an_entry() {
        for rule in &law::reading::RULES {
            assert!(reading_text(rule.id).is_some(), "{}", rule.id);
        }
    }
}
