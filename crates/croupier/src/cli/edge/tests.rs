//! What is printed of a table with a layout.

use super::text;
use crate::price::{Request, price};

fn printed(id: &str, set: &[(&str, &str)], only: Option<&str>) -> String {
    let posted = set.iter().map(|(n, v)| ((*n).to_string(), (*v).to_string())).collect();
    let request = Request { posted, wager: only.map(String::from), ..Request::default() };
    text::readable(&price(id, &request).expect("lawful"))
}

#[track_caller]
fn has(text: &str, words: &[&str]) {
    let line = |line: &str| words.iter().all(|word| line.contains(word));
    assert!(text.lines().any(line), "no line with {words:?} in:\n{text}");
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
    assert_eq!(dice.lines().count(), 3 + 6 + 1, "and when it is made");
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
fn odds_behind_a_line_are_shown_beside_it() {
    let name = "win-line+behind-win-line";
    let text = printed("uk/dice", &[], Some(name));
    has(&text, &[name, "edge per flat stake", "5/3"]);
    has(&text, &["0.8485 % (7/825)"]);
    has(&text, &["the point, 4 or 10", "1 to 1; 1 behind 2 to 1", "5.5556 %", "+16.6667"]);
    has(&text, &["in all", "100 %", "-1.4141"]);
    let wide = text.lines().find(|line| line.chars().count() > 80);
    assert_eq!(wide, None, "{text}");
}
