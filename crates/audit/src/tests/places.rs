//! Every finding says where: the file, the line and the column of what it is about.

use super::britain::BASE;
use super::{changed, day, house, report};
use crate::{Severity, check};

/// Line and text that the first finding points at, in a house with one place changed.
#[track_caller]
fn points_at(old: &str, new: &str) -> String {
    let text = changed(BASE, old, new);
    let report = report(&house(&text));
    let place = &report.findings[0].place;
    assert_eq!(place.file, "HOUSE.toml");
    let line = text.lines().nth(place.line - 1).expect("a line");
    line.chars().skip(place.column - 1).collect()
}

#[test]
fn what_is_wrong_is_pointed_at() {
    for (old, new, at) in [
        ("licensed = true", "licensed = false", "false"),
        ("shares = []", "shares = [\"a syndicate\"]", "[\"a syndicate\"]"),
        ("house_edges = true", "house_edges = false", "false"),
        ("\"odds.corner.hit\" = \"9:1\"", "\"odds.corner.hit\" = \"7:1\"", "\"7:1\" }"),
        ("game = \"uk/punto-banco\"", "game = \"co/baccarat\"", "\"co/baccarat\""),
        ("marked = [\"rage\"]", "marked = [\"rage\", \"basket\"]", "\"basket\"]"),
        ("{ kind = \"decks\", says = 6 }", "{ kind = \"decks\", says = 8 }", "8 },"),
        ("[\"limits\", \"meter\"]", "[\"limits\"]", "[\"limits\"]"),
        ("    \"soft-17\",\n", "    \"soft-17\",\n    \"clapper\",\n", "\"clapper\","),
    ] {
        assert_eq!(points_at(old, new), at, "{new}");
    }
    // What is not said at all is missed where it would stand.
    assert_eq!(points_at("licensed = true\n", ""), "[premises]");
    assert_eq!(points_at("contribution = 70\n", ""), "[[progressive]]");
}

#[test]
fn a_report_says_of_which_house_and_as_of_which_day() {
    let report = check(&house(BASE), day("2026-03-01"), &super::Even);
    assert_eq!((report.house.as_str(), report.book), ("Test House", "uk"));
    assert_eq!(report.day, day("2026-03-01"));
    for finding in &report.findings {
        assert_eq!(finding.place.file, "HOUSE.toml", "{finding:?}");
        assert!(finding.place.line > 0 && finding.place.column > 0);
    }
}

#[test]
fn a_signature_of_a_day_to_come_is_told_and_counts_for_nothing() {
    let sign = |date: &str| {
        format!(
            "{BASE}\n[[signed]]\ncheck = \"GB-3.5\"\ntable = \"ro\"\nby = \"A\"\non = {date}\n"
        )
    };
    for (date, told) in [("2026-02-28", false), ("2026-03-01", false), ("2026-03-02", true)] {
        let report = report(&house(&sign(date)));
        let warned = report.of(Severity::Warning).find(|one| one.id == "GB-3.5");
        assert_eq!(warned.is_some(), told, "{date}");
        let open = report.of(Severity::Confirm).any(|one| one.id == "GB-3.5");
        assert_eq!(open, told, "{date}");
        if let Some(warned) = warned {
            assert_eq!(warned.found, "A signs for GB-3.5 on 2026-03-02");
            assert_eq!(
                (warned.table.as_str(), warned.place.line),
                ("ro", BASE.lines().count() + 6)
            );
        }
    }
}
