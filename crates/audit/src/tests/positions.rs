//! Every finding stands on the line of what is wrong, and every defect: over each option of each
//! game, broken one at a time in a file, each notice taken down, each layout without its mark; and
//! over each change that the other tests make to their houses.

use super::broken::{lawful, wrong};
use super::{One, day};
use crate::house::House;
use crate::notice::Notice;
use crate::{Place, Report, Severity, check, read};
use catalog::Listing;
use std::fmt::Write as _;

/// A notice as a file has it.
fn hung(notice: &Notice) -> String {
    let mut text = format!("    {{ kind = \"{}\"", notice.kind);
    for (key, value) in [("wager", &notice.wager), ("says", &notice.says)] {
        if let Some(value) = value {
            let _ = write!(text, ", {key} = \"{value}\"");
        }
    }
    text + " },"
}

/// A house of one table as a file, every value of it on a line of its own.
fn file(house: &House) -> String {
    let table = &house.tables[0];
    let list = |words: &[String]| {
        let words: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
        words.join(", ")
    };
    let mut text = format!(
        "book = \"{}\"\n[premises]\nname = \"Test\"\nlicensed = true\nremote = false\n\
         bank = \"licence-holder\"\nhouse_edges = true\n",
        house.book.id
    );
    for (n, meter) in house.progressives.iter().enumerate() {
        let _ = writeln!(
            text,
            "[[progressive]]\nid = \"{}{n}\"\nwager = \"{}\"\ntables = [{}]\ncontribution = 100\n\
             meter = \"1000.00\"\nconfirmed_by = \"manager\"",
            meter.id,
            meter.wager,
            list(&meter.tables)
        );
    }
    let _ = writeln!(text, "[[table]]\nid = \"t\"\ngame = \"{}\"", table.game);
    let _ = writeln!(text, "marked = [{}]\nnotices = [", list(&table.marked));
    for notice in &table.notices {
        let _ = writeln!(text, "{}", hung(notice));
    }
    text.push_str("]\n[table.set]\n");
    for (name, value) in &table.posted {
        let _ = writeln!(text, "\"{name}\" = \"{value}\"");
    }
    text
}

/// Where the only thing wrong with a file is told, be it a defect or a finding.
#[track_caller]
fn only(text: &str) -> Place {
    match read("HOUSE.toml", &One(text)) {
        Err(defects) => match defects.as_slice() {
            [one] => one.place.clone(),
            more => panic!("{more:#?}\n{text}"),
        },
        Ok(house) => {
            let report = check(&house, day("2026-03-01"), &super::Even);
            let mut errors = report.of(Severity::Error);
            match (errors.next(), errors.next()) {
                (Some(one), None) => one.place.clone(),
                found => panic!("{found:#?}\n{text}"),
            }
        }
    }
}

/// What stands at a place, to the end of its line.
fn at<'a>(text: &'a str, place: &Place) -> &'a str {
    let line = text.lines().nth(place.line - 1).unwrap_or_default();
    let start = line.char_indices().nth(place.column - 1).map_or(line.len(), |(at, _)| at);
    &line[start..]
}

/// Breaks every option of the games of a book, in a file; how many values were tried.
fn break_each(book: &str) -> usize {
    let mut tried = 0;
    for listing in catalog::all().iter().filter(|listing| listing.book == book) {
        let base = lawful(listing);
        assert!(read("HOUSE.toml", &One(&file(&base))).is_ok(), "{}", file(&base));
        let game = catalog::find(listing.id).expect("a game");
        for option in game.options() {
            for value in wrong(&option) {
                let mut house = base.clone();
                house.tables[0].posted.insert(option.name.to_string(), value.clone());
                let text = file(&house);
                let place = only(&text);
                let line = text.lines().nth(place.line - 1).unwrap_or_default();
                assert_eq!(line, format!("\"{}\" = \"{value}\"", option.name), "{}", listing.id);
                assert_eq!(at(&text, &place), format!("\"{value}\""), "{}", listing.id);
                tried += 1;
            }
        }
    }
    tried
}

#[test]
fn every_option_of_great_britain_is_pointed_at() {
    assert!(break_each("uk") > 1000);
}

#[test]
fn every_option_of_the_other_books_is_pointed_at() {
    for (book, least) in [("co", 500), ("ca", 300), ("sg", 10)] {
        assert!(break_each(book) > least, "{book}");
    }
}

#[test]
fn every_notice_that_is_missing_is_missed_where_notices_are() {
    let mut tried = 0;
    for listing in &catalog::all() {
        let base = lawful(listing);
        for one in 0..base.tables[0].notices.len() {
            let mut house = base.clone();
            house.tables[0].notices.remove(one);
            let text = file(&house);
            assert_eq!(at(&text, &only(&text)), "[", "{}: {text}", listing.id);
            tried += 1;
        }
    }
    assert!(tried > 100, "{tried}");
}

#[test]
fn every_layout_without_a_mark_is_pointed_at() {
    let mut tried = 0;
    let marks = |listing: &&Listing| ["uk", "sg"].contains(&listing.book);
    for listing in catalog::all().iter().filter(marks) {
        let base = lawful(listing);
        for one in 0..base.tables[0].marked.len() {
            let mut house = base.clone();
            house.tables[0].marked.remove(one);
            let text = file(&house);
            let report = check(&super::house(&text), day("2026-03-01"), &super::Even);
            for found in report.of(Severity::Error) {
                let line = text.lines().nth(found.place.line - 1).unwrap_or_default();
                assert!(line.starts_with("marked = ["), "{found:#?}");
                tried += 1;
            }
        }
    }
    assert!(tried > 10, "{tried}");
}

/// What is not said where something said elsewhere asks for it: the list that lacks it, the link
/// that leads nowhere, the figure that is not accounted for.
const LACKS: [&str; 6] =
    ["notices = ", "fees = ", "tables = ", "offers = ", "trial = ", "staked = "];

/// Asserts that what is found stands on the lines that were changed; what is said no more, where
/// it would stand: in the list that lacks it, or at the heading of its part.
#[track_caller]
pub(super) fn on_what_changed(text: &str, start: usize, new: &str, report: &Report) {
    let line_of = |at: usize| text[..at].matches('\n').count() + 1;
    let (first, last) = (line_of(start), line_of(start + new.trim_end().len()));
    let line = |n: usize| text.lines().nth(n - 1).unwrap_or_default();
    let above = (1..=first).rev().find(|n| line(*n).starts_with('['));
    for found in report.findings.iter().filter(|one| one.severity != Severity::Confirm) {
        let at = found.place.line;
        let lacks = LACKS.iter().any(|key| line(at).starts_with(key));
        let there = (first..=last).contains(&at) || Some(at) == above || lacks;
        assert!(there, "{first} to {last}: {found:#?}");
    }
}
