//! Histories in a text: one by itself, or several in tables of their own (`.phhs`). A hand that is
//! no TOML spoils no other.

use super::{Defect, History};
use crate::failure::Failure;
use toml::{Table, Value};

/// Reads the histories of a file, all of which must be sound: one, or several in tables of their
/// own. [`super::replay`] is for those that may be damaged.
///
/// # Errors
/// Where the text is damaged.
pub fn read(source: &str) -> Result<Vec<History>, Failure> {
    let all: Result<Vec<History>, Defect> = histories(source).into_iter().collect();
    all.map_err(|defect| Failure::damaged(defect.why))
}

/// Writes histories: one as it is, several in tables numbered from 1.
#[must_use]
pub fn write(histories: &[History]) -> String {
    let whole = match histories {
        [one] => one.fields.clone(),
        several => {
            let numbered = several.iter().enumerate();
            numbered.map(|(n, one)| ((n + 1).to_string(), one.fields.clone().into())).collect()
        }
    };
    toml::to_string(&whole).unwrap_or_default()
}

/// Every history of a text, or what is wrong with it; none of a text that only says in comments
/// why hands are not in it.
pub(super) fn histories(source: &str) -> Vec<Result<History, Defect>> {
    let all = match toml::from_str::<Table>(source) {
        Ok(table) if table.contains_key("variant") => vec![Ok(History { fields: table })],
        // Fields that stand by themselves are one hand, which lacks its game.
        Ok(table) if table.contains_key("actions") || holds_no_table(&table) => {
            vec![Err(Defect::field("`variant` is not given"))]
        }
        Ok(table) => table.into_iter().map(of_table).collect(),
        // Somewhere it is no TOML: each table is read by itself then.
        Err(error) => match split(source) {
            parts if parts.len() > 1 => parts.iter().map(of_part).collect(),
            _ => vec![Err(damaged(&error, source, 1))],
        },
    };
    let left_out = source.lines().any(|line| line.starts_with(super::album::LEFT_OUT));
    if all.is_empty() && !left_out {
        return vec![Err(Defect::field("there is no hand in it"))];
    }
    all
}

fn holds_no_table(table: &Table) -> bool {
    !table.is_empty() && !table.values().any(Value::is_table)
}

fn of_table((name, value): (String, Value)) -> Result<History, Defect> {
    match value {
        Value::Table(fields) => Ok(History { fields }),
        _ => Err(Defect::field(format!("`{name}`: no variant is given"))),
    }
}

/// A table of a text, with its subtables, and the line on which it begins.
struct Part<'a> {
    line: usize,
    text: &'a str,
}

fn of_part(part: &Part<'_>) -> Result<History, Defect> {
    let table: Table =
        toml::from_str(part.text).map_err(|error| damaged(&error, part.text, part.line))?;
    match table.into_iter().next() {
        Some(one) => of_table(one),
        None => Err(Defect::field("there is no hand in it")),
    }
}

/// Cuts a text before each `[name]` at the start of a line, but not before a subtable `[name.…]`
/// of the same name. What comes before the first is no hand.
fn split(source: &str) -> Vec<Part<'_>> {
    let (mut parts, mut at): (Vec<Part<'_>>, usize) = (Vec::new(), 0);
    let mut begun: Option<(&str, usize, usize)> = None;
    for (n, line) in source.split_inclusive('\n').enumerate() {
        if let Some(name) = header(line) {
            match begun {
                Some((same, ..)) if same == name && line.contains('.') => {}
                _ => {
                    if let Some((_, from, line)) = begun {
                        parts.push(Part { line, text: &source[from..at] });
                    }
                    begun = Some((name, at, n + 1));
                }
            }
        }
        at += line.len();
    }
    if let Some((_, from, line)) = begun {
        parts.push(Part { line, text: &source[from..] });
    }
    parts
}

/// The first name of a table's header.
fn header(line: &str) -> Option<&str> {
    let inner = line.strip_prefix('[')?;
    let (inner, _) = inner.split_once(']')?;
    let name = inner.split('.').next()?.trim();
    let bare = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '"' | '\'');
    (!name.is_empty() && name.chars().all(bare)).then_some(name)
}

/// What is no TOML, in one line.
fn damaged(error: &toml::de::Error, text: &str, first: usize) -> Defect {
    let before = error.span().and_then(|span| text.get(..span.start));
    let line = first + before.map_or(0, |before| before.matches('\n').count());
    let why: Vec<&str> = error.message().lines().collect();
    Defect::field(format!("not a hand history: line {line}: {}", why.join("; ")))
}
