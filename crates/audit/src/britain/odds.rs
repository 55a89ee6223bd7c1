//! Which pay table a table really uses: the list of minimums, one that the book prints instead, or
//! one of the house's own making (2.8 to 2.10).

use crate::common::replaces;
use crate::resolved::{Resolved, sift};
use catalog::Game;
use law::Posted;
use std::collections::BTreeMap;
use table::{Mark, Sign};

/// A wager as a table offers it.
#[derive(Clone, Debug)]
pub(crate) struct InUse {
    /// The wager.
    pub group: String,
    /// The pay table that is named.
    pub paytable: String,
    /// The pay tables that the book prints to replace the minimums.
    pub printed: Vec<String>,
    /// Whether there are any.
    pub several: bool,
    /// What is really used.
    pub uses: Use,
    /// The marks whose lines are raised, with those lines: label, printed, offered.
    pub raised: Vec<(String, Vec<Line>)>,
    /// Whether every mark of the wager is raised, and all in the same way.
    pub alike: bool,
}

/// A line, what the book prints for it and what the table pays.
pub(crate) type Line = (String, String, String);

/// What a table uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    /// What the book prints as the least.
    Minimum,
    /// A pay table that the book prints to replace it.
    Replacing(String),
    /// Odds of the house's own, above the least.
    Own,
}

/// What a table uses for each of its wagers.
pub(crate) fn in_use(game: &Game, table: &Resolved) -> Vec<InUse> {
    let Game::Banked(entry, _) = game else { return Vec::new() };
    let raises = |name: &String| {
        ["odds.", "percent.", "pays."].iter().any(|prefix| name.starts_with(prefix))
    };
    let mut plain = table.posted.clone();
    plain.retain(|name, _| !raises(name));
    let printed = if plain.len() == table.posted.len() {
        table.sign.clone()
    } else {
        opened(game, &plain).unwrap_or_else(|| table.sign.clone())
    };
    let infos = entry.wagers();
    let mut all = Vec::new();
    for group in table.groups() {
        let info = infos.iter().find(|info| info.group == group.id);
        let listed = info.map_or(Vec::new(), |info| info.paytables.clone());
        let replacing = |id: &str| replaces(&listed, id);
        let tables: Vec<String> =
            listed.iter().filter(|id| replacing(id)).map(ToString::to_string).collect();
        let raised: Vec<(String, Vec<Line>)> = group
            .marks
            .iter()
            .map(|mark| (mark.id.to_string(), differing(mark, &printed)))
            .filter(|(_, lines)| !lines.is_empty())
            .collect();
        let paytable = group.marks[0].paytable.to_string();
        let uses = if raised.is_empty() {
            if replacing(&paytable) { Use::Replacing(paytable.clone()) } else { Use::Minimum }
        } else {
            let same = tables.iter().find(|id| equals(game, &plain, (group.id, id), &group.marks));
            same.map_or(Use::Own, |id| Use::Replacing(id.clone()))
        };
        let alike = raised.len() == group.marks.len()
            && raised.iter().all(|(_, lines)| *lines == raised[0].1);
        all.push(InUse {
            group: group.id.to_string(),
            paytable,
            several: !tables.is_empty(),
            printed: tables,
            uses,
            raised,
            alike,
        });
    }
    all
}

/// The sign of a table as these values make it.
fn opened(game: &Game, posted: &Posted) -> Option<Sign> {
    sift(game, posted).table.map(|table| table.sign().clone())
}

/// The lines of a mark that do not pay what is printed.
fn differing(mark: &Mark, printed: &Sign) -> Vec<Line> {
    let Some(plain) = printed.mark(&mark.id) else { return Vec::new() };
    let pays: BTreeMap<&str, &str> =
        plain.lines.iter().map(|line| (line.label.as_ref(), line.pays.as_str())).collect();
    let mut own: Vec<Line> = Vec::new();
    for line in &mark.lines {
        let Some(printed) = pays.get(line.label.as_ref()) else { continue };
        let line = (line.label.to_string(), (*printed).to_string(), line.pays.clone());
        if line.1 != line.2 && !own.contains(&line) {
            own.push(line);
        }
    }
    own
}

/// Whether the marks of a wager pay exactly what one of its printed tables would.
fn equals(game: &Game, plain: &Posted, (group, id): (&str, &str), marks: &[&Mark]) -> bool {
    let mut posted = plain.clone();
    let own = format!("paytable.{group}");
    let known = game.options().iter().any(|option| option.name == own);
    posted.insert(if known { own } else { "paytable".into() }, id.to_string());
    let Some(sign) = opened(game, &posted) else { return false };
    let lines = |mark: &Mark| -> BTreeMap<String, String> {
        mark.lines.iter().map(|line| (line.label.to_string(), line.pays.clone())).collect()
    };
    marks.iter().all(|mark| sign.mark(&mark.id).is_some_and(|other| lines(other) == lines(mark)))
}
