//! The marks of a layout, and the pages on which a person looks through them.

use crate::play::words;
use table::{Limits, Table};

/// A mark that chips can lie on.
#[derive(Clone, Debug)]
pub struct Mark {
    /// Its id, with all its numbers.
    pub id: &'static str,
    /// Its name.
    pub title: &'static str,
    /// The wager of the book of which it is a mark.
    pub group: &'static str,
    /// What it pays, short.
    pub pays: String,
    /// What it may be.
    pub limits: Limits,
}

/// Marks that are looked at together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// Its title.
    pub title: String,
    /// Its marks, by number.
    pub marks: Vec<usize>,
}

/// Everything that can be wagered on at a table.
pub(super) fn marks(table: &dyn Table) -> Vec<Mark> {
    let mark = |info: table::WagerInfo| {
        let limits = table.limits(info.id).ok()?;
        let pays = words::pays(&table.lines(info.id));
        Some(Mark { id: info.id, title: info.title, group: info.group, pays, limits })
    };
    table.wagers().into_iter().filter_map(mark).collect()
}

/// A page: its title, in French where the layout is, and the wagers whose marks it holds.
type Bound = (&'static str, &'static str, &'static [&'static str]);

/// What is looked at together, in the order in which it is offered. A group bound in no page is a
/// page of its own.
const BOUND: [Bound; 24] = [
    ("Rage", "Rage", &["rage"]),
    ("Even chances", "Chances simples", &["red-or-black", "odd-or-even", "low-or-high"]),
    (
        "Dozens and columns",
        "Douzaines et colonnes",
        &["dozen", "column", "split-dozens", "split-columns"],
    ),
    ("Straight up", "En plein", &["straight-up"]),
    ("Splits", "À cheval", &["split"]),
    ("Streets", "En transversale", &["street"]),
    ("Corners", "En carré", &["first-four", "corner"]),
    ("Six lines", "Sixain", &["six-line"]),
    ("Lines", "", &["win-line", "dont-win-line", "behind-win-line", "behind-dont-win"]),
    ("Come", "", &["come", "dont-come", "behind-come", "behind-dont-come"]),
    ("Place to win", "", &["place-win"]),
    ("Place to lose", "", &["place-lose"]),
    (
        "One throw",
        "",
        &["field", "any-seven", "any-craps", "craps-2", "craps-3", "craps-12", "eleven"],
    ),
    ("Hardways", "", &["hardway"]),
    ("Faces", "", &["specific-pair", "specific-non-pair"]),
    ("Halves", "", &["small", "big", "odd", "even"]),
    ("Totals", "", &["total"]),
    ("Single dice", "", &["single-dice"]),
    ("Combinations", "", &["dice-combination"]),
    ("Doubles", "", &["specific-double"]),
    ("Triples", "", &["any-triple", "specific-triple"]),
    ("Four numbers", "", &["four-number"]),
    ("Three singles", "", &["three-single"]),
    ("Double and single", "", &["double-and-single"]),
];

/// The pages of a table, with none that is empty.
pub(super) fn pages(marks: &[Mark]) -> Vec<Page> {
    let french = marks.iter().any(|mark| mark.title == "Rouge");
    let of = |group: &'static str| marks.iter().enumerate().filter(move |(_, m)| m.group == group);
    let mut pages: Vec<Page> = Vec::new();
    for (english, francais, groups) in BOUND {
        let title = if french { francais } else { english };
        let marks: Vec<usize> =
            groups.iter().flat_map(|group| of(group)).map(|(i, _)| i).collect();
        if !marks.is_empty() {
            pages.push(Page { title: title.to_string(), marks });
        }
    }
    let bound = |i: usize, pages: &[Page]| pages.iter().any(|page| page.marks.contains(&i));
    let rest: Vec<usize> = (0..marks.len()).filter(|i| !bound(*i, &pages)).collect();
    if !rest.is_empty() {
        pages.push(Page { title: "Symbols".into(), marks: rest });
    }
    pages
}
