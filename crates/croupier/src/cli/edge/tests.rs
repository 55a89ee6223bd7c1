//! Names of wagers, and what is printed of a table with a layout.

use super::names::{groups, known};
use super::{Priced, Question, out, price, text};
use crate::solving::Recall;
use games::{Entry, find};
use law::Posted;
use serde_json::Value;
use table::Seat;

fn entry(id: &str) -> Entry {
    find(id).expect(id).entry
}

/// Everything at a table, or one wager of it.
fn priced(entry: &Entry, set: &[(&str, &str)], only: Option<&str>) -> (Posted, Vec<Priced>) {
    let posted: Posted = set.iter().map(|(n, v)| ((*n).to_string(), (*v).to_string())).collect();
    let only = only.map(|id| known(entry, id).expect(id));
    let groups = groups(entry);
    let wanted = |id: &str| only.is_none_or(|only| id == only || groups[id] == only);
    let question = Question {
        posted: &posted,
        seat: Seat::FIRST,
        meters: &[],
        strategy: "best",
        recall: Recall::Fresh,
        wanted: &wanted,
    };
    let priced = price(entry, &question).expect("lawful");
    (posted, priced)
}

fn printed(id: &str, set: &[(&str, &str)], only: Option<&str>) -> String {
    let entry = entry(id);
    let (posted, priced) = priced(&entry, set, only);
    text::readable(&entry, &entry.prove(&posted).expect("lawful"), &priced)
}

fn json(id: &str, only: Option<&str>) -> Value {
    let entry = entry(id);
    let (posted, priced) = priced(&entry, &[], only);
    let proven = entry.prove(&posted).expect("lawful");
    serde_json::to_value(out::Out::new(&entry, &proven, &priced, None)).expect("JSON")
}

#[track_caller]
fn has(text: &str, words: &[&str]) {
    let line = |line: &str| words.iter().all(|word| line.contains(word));
    assert!(text.lines().any(line), "no line with {words:?} in:\n{text}");
}

#[test]
fn a_wager_goes_by_many_names() {
    for (id, name, found) in [
        ("uk/roulette", "split-0-2", "split-0-2"),
        ("uk/roulette", "split-2-0", "split-0-2"),
        ("uk/roulette", "corner-5-4-2-1", "corner-1-2-4-5"),
        ("uk/roulette", "en-plein-17", "straight-17"),
        ("uk/roulette", "rouge", "red"),
        ("uk/roulette", "split", "split"),
        ("uk/roulette", "straight-up", "straight-up"),
        ("uk/roulette", "straightup", "straight-up"),
        ("uk/roulette-rage", "rage", "rage"),
        ("uk/dice", "pass-line", "win-line"),
        ("uk/dice", "place-win", "place-win"),
        ("uk/dice", "specific-1-3", "specific-non-pair-1-3"),
        ("uk/dice", "come+behind-come", "come+behind-come"),
        ("uk/sic-bo", "total", "total"),
        ("uk/sic-bo", "total-9", "total-9"),
        ("uk/big-six", "g", "G"),
        ("uk/punto-banco", "punto", "player"),
    ] {
        assert_eq!(known(&entry(id), name).expect(name), found, "{id} {name}");
    }
    for (id, wager) in [
        ("uk/roulette/split", "split"),
        ("uk/dice/hardway", "hardway"),
        ("uk/dice/behind-come", "behind-come"),
        ("uk/roulette/straight-0", "straight-0"),
        ("uk/roulette/split-4-1", "split-1-4"),
        ("uk/roulette-rage/rage", "rage"),
        ("uk/sic-bo/double-and-single", "double-and-single"),
        ("uk/big-six/A", "A"),
    ] {
        assert_eq!(find(id).expect(id).wager, Some(wager), "{id}");
    }
}

#[test]
fn near_misses_suggest_the_right_name() {
    for (id, wrong, right) in [
        ("uk/roulette", "spilt", "split?"),
        ("uk/roulette", "straight", "straight-up"),
        ("uk/roulette", "split-14", "split-1-4"),
        ("uk/roulette", "straight-37", "straight-3"),
        ("uk/dice", "place-wn", "place-win"),
        ("uk/dice", "win-line+odds", "win-line+behind-win-line"),
        ("uk/sic-bo", "totals", "total"),
        ("uk/punto-banco", "bankr", "banker"),
    ] {
        let failure = known(&entry(id), wrong).expect_err(wrong).to_string();
        assert!(failure.contains(right), "{id} {wrong}: {failure}");
    }
    let failure = find("uk/roulette/split-14").err().expect("unknown").to_string();
    assert!(failure.contains("did you mean uk/roulette/split-1-4"), "{failure}");
    let failure = find("uk/dice/hardwy").err().expect("unknown").to_string();
    assert!(failure.contains("uk/dice/hardway"), "{failure}");
}

#[test]
fn marks_that_are_alike_are_one_row() {
    let roulette = printed("uk/roulette", &[], None);
    assert!(roulette.starts_with("uk/roulette  Roulette\n"), "no decks: {roulette}");
    has(&roulette, &["split ×60 ", "PT-min", "2.7027 %", "1/37"]);
    has(&roulette, &["red-or-black ×2", "1.3514 %", "1/74"]);
    has(&roulette, &["first-four "]);
    assert_eq!(roulette.lines().count(), 3 + 13);
    let sic_bo = printed("uk/sic-bo", &[], None);
    has(&sic_bo, &["total-4 ", "11/72"]);
    has(&sic_bo, &["total-17 ", "11/72"]);
    has(&sic_bo, &["double-and-single ×30", "7/24"]);
    let dice = printed("uk/dice", &[], Some("place-win"));
    has(&dice, &["place-win-10", "1/30"]);
    assert_eq!(dice.lines().count(), 3 + 6);
    // A mark by itself shows its lines, and so do marks with the same lines.
    has(&printed("uk/roulette", &[], Some("red")), &["zero", "half is lost", "uk:3.3.b"]);
    has(&printed("uk/roulette", &[], Some("dozen")), &["zero", "loses", "uk:3.3.c"]);
    has(&printed("uk/punto-banco", &[], None), &["Punto Banco, 8 decks"]);
}

#[test]
fn better_odds_are_priced_as_posted() {
    let set = [("odds.straight-up.hit", "36:1")];
    has(&printed("uk/roulette", &set, Some("straight-up")), &["straight-up ×37", "0.0000 %"]);
    let rage = printed("uk/roulette-rage", &[("paytable.rage", "PT1")], Some("rage"));
    has(&rage, &["PT1", "4.6109 %"]);
    assert!(!rage.contains("PT2"), "{rage}");
    has(&printed("uk/roulette-rage", &[], Some("rage")), &["PT-min", "17.0011 %"]);
}

#[test]
fn every_mark_is_its_own_entry_in_json() {
    let count = |id: &str| json(id, None)["wagers"].as_array().map(Vec::len);
    assert_eq!(count("uk/roulette"), Some(161));
    assert_eq!(count("uk/sic-bo"), Some(106));
    assert_eq!(count("uk/dice"), Some(62 + 4));
    assert_eq!(count("uk/big-six"), Some(7));
    let wager = &json("uk/roulette", Some("straight-17"))["wagers"][0];
    assert_eq!(wager["wager"], "straight-17");
    assert_eq!(wager["edge"]["exact"], "1/37");
    assert_eq!((&wager["basis"], &wager["element_of_risk"]), (&"stake".into(), &wager["edge"]));
}

#[test]
fn odds_behind_a_line_are_a_part_of_all_money_staked() {
    let name = "win-line+behind-win-line";
    let wager = &json("uk/dice", Some(name))["wagers"][0];
    assert_eq!((&wager["wager"], &wager["basis"]), (&name.into(), &"flat stake".into()));
    assert_eq!(wager["edge"]["exact"], "7/495");
    assert_eq!(wager["element_of_risk"]["exact"], "7/825");
    assert_eq!(wager["staked"]["exact"], "5/3");
    let lay = json("uk/dice", Some("dont-win-line+behind-dont-win"));
    let lines = lay["wagers"][0]["lines"].as_array().expect("lines").clone();
    let lost = lines.iter().find(|line| line["label"] == "the point, 5 or 9").expect("a line");
    assert_eq!(lost["behind"]["stake"]["exact"], "3/2");
    assert_eq!(lost["behind"]["rule"], "uk:8.17.f");
    let text = printed("uk/dice", &[], Some(name));
    has(&text, &[name, "5/3", "0.8485 %", "7/825"]);
    has(&text, &["the point, 4 or 10", "1 to 1; 1 behind 2 to 1", "1/18"]);
}
