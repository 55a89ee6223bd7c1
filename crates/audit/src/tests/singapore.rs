//! What Singapore asks of its table, each broken by itself.
//!
//! Rules: sg:

use super::{breaks, changed, found, house, report};

const BASE: &str = r#"
book = "sg"

[premises]
name = "Test"

[[table]]
id = "th"
game = "sg/texas-holdem-bonus-progressive"
seats = 7
limits = { min = "25.00", max = "2000.00" }
marked = ["bonus", "progressive-jackpot"]
notices = ["limits"]
set = { "unit.progressive-jackpot" = "5.00" }
"#;

#[track_caller]
fn one(old: &str, new: &str, id: &str) {
    breaks(BASE, old, new, &[id]);
}

#[test]
fn the_base_is_lawful() {
    assert_eq!(found(&report(&house(BASE))), [""; 0]);
}

#[test]
fn ra_four_to_seven_positions() {
    for (seats, lawful) in [(3, false), (4, true), (7, true), (8, false)] {
        let text = changed(BASE, "seats = 7", &format!("seats = {seats}"));
        let ids = found(&report(&house(&text)));
        assert_eq!(ids.is_empty(), lawful, "{seats}");
        assert!(lawful || ids == ["SG-A th"], "{ids:?}");
    }
}

#[test]
fn r2_1_one_deck() {
    for (decks, ids) in [(0, &["SG-2.1 th"][..]), (1, &[]), (2, &["SG-2.1 th"])] {
        breaks(BASE, "seats = 7", &format!("seats = 7\ndecks = {decks}"), ids);
    }
    let text = changed(BASE, "seats = 7", "seats = 7\ndecks = 6");
    let one = &report(&house(&text)).findings[0];
    assert_eq!((one.found.as_str(), one.place.line, one.place.column), ("decks = 6", 11, 9));
}

#[test]
fn r6_1_only_the_game_of_the_book() {
    one("game = \"sg/texas-holdem-bonus-progressive\"", "game = \"co/baccarat\"", "SG-6.1 th");
}

#[test]
fn r3_14_a_meter_need_not_be_posted() {
    // `reading:sg-meter-unposted`
    assert!(!BASE.contains("[[progressive]]"));
    assert_eq!(found(&report(&house(BASE))), [""; 0]);
}

#[test]
fn r3_4_limits_are_posted() {
    one("notices = [\"limits\"]", "notices = []", "SG-3.4 th");
    one(
        "limits = { min = \"25.00\", max = \"2000.00\" }",
        "limits = { min = \"25.00\" }",
        "SG-3.4 th",
    );
}

#[test]
fn r2_2_1_an_area_for_every_wager() {
    one("marked = [\"bonus\", \"progressive-jackpot\"]", "marked = [\"bonus\"]", "SG-2.2.1 th");
}

#[test]
fn r4_2_the_jackpot_has_a_posted_stake() {
    one("set = { \"unit.progressive-jackpot\" = \"5.00\" }\n", "", "SG-4.2 th");
}

#[test]
fn r2_2_1_a_meter_belongs_to_a_wager_of_the_game() {
    let meter = "\n[[progressive]]\nid = \"m\"\nwager = \"trips\"\ntables = [\"th\"]\n";
    let report = report(&house(&format!("{BASE}{meter}")));
    assert_eq!(found(&report), ["SG-2.2.1 m"]);
    let right = meter.replace("trips", "progressive-jackpot");
    assert_eq!(found(&super::report(&house(&format!("{BASE}{right}")))), [""; 0]);
}
