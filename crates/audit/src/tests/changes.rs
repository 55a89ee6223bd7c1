//! What `diff` tells of a change in one place.

use super::britain::BASE;
use super::{Even, changed, day, house};
use crate::{Date, diff};

fn today() -> Date {
    day("2026-03-01")
}

/// What is told of one place that changed: whose, what, and by which rule.
#[track_caller]
fn told(old: &str, new: &str, wanted: &[(&str, &str, &str)]) {
    let changes = diff(&house(BASE), &house(&changed(BASE, old, new)), today(), &Even);
    let told: Vec<(String, String, &str)> = changes
        .changes
        .into_iter()
        .map(|one| (one.table, one.what, one.rule.map_or("", |rule| rule.id)))
        .collect();
    let told: Vec<(&str, &str, &str)> =
        told.iter().map(|(table, what, rule)| (table.as_str(), what.as_str(), *rule)).collect();
    assert_eq!(told, wanted);
}

#[test]
fn nothing_changed_is_nothing_told() {
    let changes = diff(&house(BASE), &house(BASE), today(), &Even);
    assert!(changes.changes.is_empty() && changes.edges.is_empty(), "{changes:?}");
}

#[test]
fn how_a_table_stands() {
    let id = "id = \"tc\"";
    let name = format!("{id}\nname = \"Three\"\npit = \"west\"");
    told(
        id,
        &name,
        &[("tc", "name: Three, before nothing", ""), ("tc", "pit: west, before nothing", "")],
    );
    let automated = format!("{id}\nautomated = true");
    told(id, &automated, &[("tc", "automated: true, before false", "uk:2.6")]);
    let odds = "odds = \"layout\"";
    let wall = [("tc", "odds are shown on: the wall, before the layout", "uk:5.6")];
    told(odds, "odds = \"wall\"", &wall);
    let varied = "id = \"sb\"\nvariation = \"wine\"";
    told("id = \"sb\"", varied, &[("sb", "variation: wine, before nothing", "uk:2.4")]);
    let wheel = [("bs", "wheel: A, B, before nothing", "uk:10.2")];
    told("id = \"bs\"", "id = \"bs\"\nwheel = \"A B\"", &wheel);
}

#[test]
fn meters() {
    let from = [("meter", "seed_from: stakes, before licence-holder", "uk:2.7.c")];
    told("seed_from = \"licence-holder\"", "seed_from = \"stakes\"", &from);
    let by = [("meter", "confirmed_by: owner, before manager", "uk:2.7.f")];
    told("confirmed_by = \"manager\"", "confirmed_by = \"owner\"", &by);
    let added = [("meter", "added: 700.50, before 700.00", "uk:2.7.b")];
    told("added = \"700.00\"", "added = \"700.50\"", &added);
}

#[test]
fn the_period_of_a_variation_needs_word_to_the_commission() {
    let until = [("wine", "until: 2026-04-30, before 2026-03-31", "uk:2.4.a")];
    told("until = 2026-03-31", "until = 2026-04-30", &until);
    let changed = house(&changed(BASE, "until = 2026-03-31", "until = 2026-04-30"));
    let changes = diff(&house(BASE), &changed, today(), &Even);
    assert_eq!(changes.changes[0].needs[0].rule.id, "uk:2.4.a");
    let gone = diff(
        &changed,
        &house(&BASE[..BASE.find("[[variation]]").expect("there")]),
        today(),
        &Even,
    );
    assert!(gone.changes.iter().any(|one| one.what == "the variation is gone"), "{gone:?}");
}

#[test]
fn a_trial() {
    let edge = [("nines", "house_edge: 4.3, before 4.2", "uk:2.3.c")];
    told("house_edge = \"4.2\"", "house_edge = \"4.3\"", &edge);
}

#[test]
fn the_leaflet() {
    // What the leaflet does not tell any more must hang at the table.
    let wanted = [
        ("bj", "notice house-edge is due", "uk:4.5"),
        ("", "leaflet, decks: 4, 8, before 6", "uk:4.5"),
    ];
    told("decks = [6]", "decks = [4, 8]", &wanted);
}

#[test]
fn signatures_that_come_and_go() {
    let signed = "[[signed]]\ncheck = \"GB-3.5\"\ntable = \"ro\"\nby = \"A\"\non = 2026-02-01\n";
    let with = house(&format!("{BASE}\n{signed}"));
    let given = diff(&house(BASE), &with, today(), &Even);
    assert_eq!(given.changes[0].what, "signed: GB-3.5 at ro by A on 2026-02-01");
    assert_eq!(given.changes[0].rule.map(|rule| rule.id), Some("uk:3.5"));
    let gone = diff(&with, &house(BASE), today(), &Even);
    assert_eq!(gone.changes[0].what, "no longer signed: GB-3.5 at ro by A on 2026-02-01");
}
