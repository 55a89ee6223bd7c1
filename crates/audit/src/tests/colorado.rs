//! What Colorado asks of a posted table, each broken by itself.
//!
//! Rules: co:30-

use super::{breaks, changed, found, house, report};
use crate::Severity;

const BASE: &str = r#"
book = "co"

[premises]
name = "Test"

[[table]]
id = "mb"
game = "co/baccarat"
decks = 8
limits = { min = "10.00", max = "1000.00" }
odds = "layout"
notices = [
    "limits",
    "rules",
    { kind = "vigorish", says = 5 },
    { kind = "aggregate-limit", says = "5000.00" },
]
set = { vigorish = 5, aggregate_limit = "5000.00" }

[[table]]
id = "if"
game = "co/infinite-fortune"
limits = { min = "10.00", max = "1000.00" }
notices = ["limits", "odds", "rules", "vigorish", "main-wager", "tips"]

[[table]]
id = "et"
game = "co/eternal-sun-7-progressive"
limits = { min = "10.00", max = "1000.00" }
odds = "wall"
notices = [
    "limits",
    "rules",
    "vigorish",
    { kind = "suits", wager = "sun-7-progressive", says = "h" },
    { kind = "suits", wager = "fate-38-progressive" },
]
set = { suit = "h", "offers.harmony-progressive" = false }
"#;

#[track_caller]
fn one(old: &str, new: &str, id: &str) {
    breaks(BASE, old, new, &[id]);
}

#[test]
fn the_base_is_lawful() {
    let report = report(&house(BASE));
    assert_eq!(found(&report), [""; 0], "{:#?}", report.findings);
}

#[test]
fn r2803_3_a_odds_on_the_layout_or_a_sign() {
    one("odds = \"layout\"\n", "", "CO-30-2803(3)(a) mb");
    one("\"limits\", \"odds\", \"rules\"", "\"limits\", \"rules\"", "CO-30-2803(3)(a) if");
}

#[test]
fn r2803_4_odds_on_the_wall_will_do() {
    one("odds = \"wall\"\n", "", "CO-30-2803(3)(a) et");
}

#[test]
fn r2803_3_b_limits_are_posted() {
    let rules = "    \"rules\",\n    { kind = \"vigorish\"";
    one(&format!("    \"limits\",\n{rules}"), rules, "CO-30-2803(3)(b) mb");
    let text = changed(BASE, "odds = \"layout\"", "odds = \"layout\"\nseats = 7");
    let text = text.replacen(
        "limits = { min = \"10.00\", max = \"1000.00\" }",
        "limits = { min = \"10.00\" }",
        1,
    );
    assert_eq!(found(&report(&house(&text))), ["CO-30-2803(3)(b) mb"]);
}

#[test]
fn r2803_3_c_a_copy_of_the_rules_is_offered() {
    one(
        "    \"rules\",\n    { kind = \"vigorish\"",
        "{ kind = \"vigorish\"",
        "CO-30-2803(3)(c) mb",
    );
}

#[test]
fn r2806_1_six_to_ten_decks() {
    for (decks, ids) in [(5, &["CO-30-2806(1) mb"][..]), (6, &[]), (10, &[])] {
        let text = changed(BASE, "decks = 8", &format!("decks = {decks}"));
        assert_eq!(found(&report(&house(&text))), ids, "{decks}");
    }
    let many = report(&house(&changed(BASE, "decks = 8", "decks = 12")));
    assert_eq!(many.of(Severity::Error).count(), 1, "{:#?}", many.findings);
}

#[test]
fn r2806_4_no_shuffler_holds_more_than_twenty_decks() {
    let shuffler = |n: u8| format!("decks = {n}\nshuffler = true");
    one("decks = 8", &shuffler(22), "CO-30-2806(4) mb");
    one("decks = 8", "decks = 21", "CO-30-2806(4) mb");
    one("decks = 8", &shuffler(4), "CO-30-2806(1) mb");
    one("decks = 8", "decks = 12", "CO-30-2806(1) mb");
}

/// The checks that a person must sign for.
fn unsigned(text: &str) -> Vec<String> {
    let report = report(&house(text));
    report.of(Severity::Confirm).map(|one| one.id.clone()).collect()
}

#[test]
fn r2899_07_8_e_vi_another_stake_than_a_dollar_is_approved_beforehand() {
    let id = "CO-30-2899.07(8)(e)(vi)".to_string();
    let unit =
        |stake: &str| format!("set = {{ suit = \"h\", \"unit.sun-7-progressive\" = \"{stake}\",");
    assert!(!unsigned(BASE).contains(&id));
    let stake = |stake: &str| changed(BASE, "set = { suit = \"h\",", &unit(stake));
    assert!(!unsigned(&stake("1.00")).contains(&id));
    assert!(unsigned(&stake("5.00")).contains(&id));
    let signed =
        format!("{}\n[[signed]]\ncheck = \"{id}\"\nby = \"A\"\non = 2026-02-01\n", stake("5.00"));
    assert!(!unsigned(&signed).contains(&id));
}

#[test]
fn r2806_4_up_to_twenty_decks_with_a_shuffler() {
    breaks(BASE, "decks = 8", "decks = 20\nshuffler = true", &[]);
}

#[test]
fn r2808_3_vigorish_is_posted_and_within_the_law() {
    one("    { kind = \"vigorish\", says = 5 },\n", "", "CO-30-2808(3) mb");
    one(
        "{ kind = \"vigorish\", says = 5 }",
        "{ kind = \"vigorish\", says = 6 }",
        "CO-30-2808(3) mb",
    );
    for (percent, lawful) in [(4, false), (5, true), (25, true), (26, false)] {
        let text = changed(BASE, "vigorish = 5,", &format!("vigorish = {percent},"));
        let text = changed(&text, "\"vigorish\", says = 5 }", "\"vigorish\" }");
        assert_eq!(found(&report(&house(&text))).is_empty(), lawful, "{percent}");
    }
}

#[test]
fn r2803_3_b_a_cap_on_side_wagers_is_posted() {
    one("    { kind = \"aggregate-limit\", says = \"5000.00\" },\n", "", "CO-30-2803(3)(b) mb");
    let wrong = "{ kind = \"aggregate-limit\", says = \"500.00\" }";
    one("{ kind = \"aggregate-limit\", says = \"5000.00\" }", wrong, "CO-30-2803(3)(b) mb");
}

#[test]
fn r2899_06_4_whether_a_main_wager_is_needed_is_posted() {
    one("\"main-wager\", ", "", "CO-30-2899.06(4) if");
}

#[test]
fn r2899_06_8_restrictions_on_tips_are_posted() {
    one(", \"tips\"]", "]", "CO-30-2899.06(8) if");
}

#[test]
fn r2899_07_8_e_iv_the_winning_suit_is_displayed() {
    let suit = "{ kind = \"suits\", wager = \"sun-7-progressive\", says = \"h\" }";
    one(&format!("    {suit},\n"), "", "CO-30-2899.07(8)(e)(iv) et");
    one(suit, &suit.replace("\"h\"", "\"s\""), "CO-30-2899.07(8)(e)(iv) et");
}

#[test]
fn r2899_07_8_f_iv_the_suit_of_fate_38_is_displayed() {
    let suit = "    { kind = \"suits\", wager = \"fate-38-progressive\" },\n";
    one(suit, "", "CO-30-2899.07(8)(f)(iv) et");
}

#[test]
fn r2802_13_a_mini_table_seats_seven_at_most() {
    let seats = |n: u8| format!("decks = 8\nseats = {n}");
    for (n, ids) in [(1, &[][..]), (7, &[]), (8, &["CO-30-2802(13) mb"])] {
        breaks(BASE, "decks = 8", &seats(n), ids);
    }
    // Midi baccarat and the variations have as many as the house says.
    let table = "id = \"if\"\n";
    breaks(BASE, table, &format!("{table}seats = 9\n"), &[]);
    let midi = changed(BASE, "game = \"co/baccarat\"", "game = \"co/midi-baccarat\"");
    for n in [8, 9, 16] {
        let text = changed(&midi, "decks = 8", &seats(n));
        assert_eq!(found(&report(&house(&text))), [""; 0], "{n}");
    }
}

#[test]
fn r2801_1_only_games_of_the_book() {
    one("game = \"co/infinite-fortune\"", "game = \"uk/punto-banco\"", "CO-30-2801(1) if");
    // Whatever such a table posts besides is not the matter.
    let other = "game = \"uk/three-card-poker\"\ndecks = 6\nset = { vigorish = 5, bet = \"9:1\" }";
    one("game = \"co/infinite-fortune\"", other, "CO-30-2801(1) if");
    let other = "game = \"ca/texas-holdem\"\ndecks = 6\noffers = [\"rage\"]";
    one("game = \"co/infinite-fortune\"", other, "CO-30-2801(1) if");
}
