//! Looking things up: one game in full, fees, chapters and words of the books, rounds to fill in.

use crate::common::run;
use serde_json::Value;
use std::fs;

fn shown(args: &[&str]) -> String {
    let found = run(args, "");
    assert_eq!(found.code, 0, "{args:?}: {}", found.err);
    found.out
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&shown(&[args, &["--json"]].concat())).expect("one document")
}

#[test]
fn the_list_of_games_is_short_and_every_game_is_on_it_once() {
    let text = shown(&["games"]);
    let all = catalog::all();
    for game in &all {
        let own = |line: &&str| line.split_whitespace().next() == Some(game.id);
        assert_eq!(text.lines().filter(own).count(), 1, "{}", game.id);
    }
    assert!(text.lines().count() < all.len() + 50, "{}", text.lines().count());
}

#[test]
fn every_game_is_told_in_full() {
    for game in catalog::all() {
        let text = shown(&["games", game.id]);
        assert!(text.starts_with(game.id), "{text}");
        assert!(text.contains(&format!("croupier play {}", game.id)), "{text}");
        for option in &game.options {
            assert!(text.contains(&option.name), "{}: {}", game.id, option.name);
        }
        let whole = &json(&["games", game.id])[0];
        assert_eq!(whole["id"], game.id);
        for wager in game.wagers.iter().filter(|wager| !wager.paytables.is_empty()) {
            let tables = whole["tables"].as_array().expect("tables");
            let own = |table: &&Value| table["wager"] == wager.id || table["wager"] == wager.group;
            let count = tables.iter().filter(own).count();
            assert_eq!(count, wager.paytables.len(), "{} {}", game.id, wager.id);
            for table in tables.iter().filter(own) {
                let lines = table["lines"].as_array().expect("lines");
                let told = !lines.is_empty() || table["wants"].is_string();
                assert!(told, "{} {}: {table}", game.id, wager.id);
            }
        }
    }
}

#[test]
fn sg_4_1_1_b_a_bonus_table_that_is_listed_can_be_named() {
    let id = "sg/texas-holdem-bonus-progressive";
    let told = shown(&["games", id]);
    assert!(!told.contains("no option `paytable."), "{told}");
    for table in ["hole-cards", "forfeit"] {
        let set = format!("paytable.bonus={table}");
        let priced = json(&["edge", id, "--wager", "bonus", "--set", &set]);
        assert_eq!(priced["wagers"][0]["paytable"], table);
    }
}

#[test]
fn a_word_that_decides_nothing_is_refused_without_an_empty_hint() {
    let told = run(&["play", "co/baccarat", "--plain", "--seed", "3"], "no\nquit\n").out;
    assert!(told.contains("No: no decision `decline` (co:30-2815(5)"), "{told}");
}

#[test]
fn ids_are_known_in_any_case() {
    assert!(shown(&["games", "UK/Three-Card-Poker"]).starts_with("uk/three-card-poker"));
    assert!(shown(&["rules", "CO:30-2808(3)"]).starts_with("co:30-2808(3)"));
    assert_eq!(run(&["games", "uk/three-card-pokr"], "").code, 2);
}

#[test]
fn a_chapter_a_section_and_a_rule_are_shown_with_their_parts() {
    let ids = |id: &str| -> Vec<String> {
        let rules = json(&["rules", id]);
        let rules = rules.as_array().expect("rules").iter();
        rules.map(|rule| rule["id"].as_str().expect("an id").to_string()).collect()
    };
    let chapter = ids("ca:lowball");
    assert!(chapter.len() > 20 && chapter.iter().all(|id| id.starts_with("ca:lowball/")));
    let section = ids("co:30-2808");
    assert!(section.contains(&"co:30-2808(1)".to_string()));
    assert!(section.iter().all(|id| id.starts_with("co:30-2808(")), "{section:?}");
    assert_eq!(ids("ca:lowball/17"), ["ca:lowball/17.a", "ca:lowball/17.b", "ca:lowball/17.c"]);
    // 4.1 is not the beginning of 4.18.
    assert!(ids("uk:4.1").iter().all(|id| id == "uk:4.1" || id.starts_with("uk:4.1.")));
    assert_eq!(run(&["rules", "co:30-9999"], "").code, 2);
}

#[test]
fn rules_are_found_by_their_words() {
    let found = json(&["rules", "--search", "Misdeal"]);
    let found = found.as_array().expect("rules");
    assert!(found.len() > 5);
    for rule in found.iter().filter(|rule| !rule["id"].as_str().unwrap().starts_with("reading")) {
        let text = rule["text"].as_str().expect("text").to_lowercase();
        assert!(text.contains("misdeal"), "{text}");
    }
    let within = json(&["rules", "uk/blackjack", "--search", "insurance"]);
    let within = within.as_array().expect("rules");
    assert!(!within.is_empty());
    assert!(within.iter().all(|rule| rule["id"].as_str().expect("an id").starts_with("uk:4")));
    assert!(shown(&["rules", "--search", "zebra"]).contains("No rule"));
}

#[test]
fn a_rule_is_shown_with_the_games_that_stand_on_it() {
    let text = shown(&["rules", "uk:5.22.a"]);
    assert!(text.contains("games uk/three-card-poker"), "{text}");
    assert!(text.contains("pays uk/three-card-poker pair-plus"), "{text}");
    let reading = shown(&["rules", "reading:co-tie-vigorish"]);
    assert!(reading.contains("Readings."), "{reading}");
}

#[test]
fn fees_are_listed_by_schedule_game_and_option() {
    let one = json(&["fees", "f-c-3"]);
    assert_eq!(one.as_array().expect("options").len(), 1);
    assert_eq!(one[0]["rule"], "ca:fees/F-C");
    assert_eq!(one[0]["takes"][0], "$1 for each bet");
    assert!(shown(&["fees", "co/baccarat"]).contains("no collection fee"));
    let all = json(&["fees"]);
    for game in catalog::all() {
        let own = json(&["fees", game.id]);
        let own = own.as_array().expect("options").len();
        let posted = game.options.iter().any(|option| option.name == "fees");
        assert!(!posted || own > 0, "{}", game.id);
    }
    assert!(all.as_array().expect("options").len() > 2_800);
    assert_eq!(run(&["fees", "F-ZZ"], "").code, 2);
}

#[test]
fn a_template_can_be_read_and_names_every_place() {
    for game in catalog::all() {
        let text = shown(&["settle", "--template", game.id]);
        let round = croupier::settle::Round::read(&text);
        let round = round.unwrap_or_else(|error| panic!("{}: {error}\n{text}", game.id));
        assert_eq!(round.game, game.id);
    }
    let filled = shown(&["settle", "--template", "uk/three-card-poker"])
        .replace("acts = []", "acts = [\"play\"]")
        .replace("seat1 = \"\"", "seat1 = \"2h 5c 9d\"")
        .replace("dealer = \"\"", "dealer = \"Jh 9c 2d\"")
        .replace("# ante", "ante");
    let settled = run(&["settle", "-"], &filled);
    assert_eq!(settled.code, 0, "{}\n{filled}", settled.err);
}

#[test]
fn a_folder_is_settled_file_by_file() {
    let folder = std::env::temp_dir().join(format!("croupier-folder-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let round = "game = \"co/baccarat\"\n[[seat]]\nn = 1\nbets = { tie = \"1.00\" }\n\
        [spots]\nplayer = \"6h Kc\"\nbanker = \"4c 3d\"\n";
    let stated = run(&["settle", "-"], round).out;
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).expect("written");
    write("a.toml", round);
    write("b.round", &format!("{round}---\n{stated}"));
    let path = folder.to_str().expect("a path").to_string();
    let good = run(&["settle", &path], "");
    assert_eq!(good.code, 0, "{}", good.err);
    assert!(good.out.ends_with("2 rounds: 1 as stated, 1 settled\n"), "{}", good.out);

    write("c.round", &format!("{round}---\nsomething else\n"));
    let report = folder.join("report.xml");
    let report = report.to_str().expect("a path");
    let bad = run(&["settle", &path, "--junit", report], "");
    assert_eq!(bad.code, 1, "{}", bad.err);
    assert!(bad.out.contains("c.round: not as stated"), "{}", bad.out);
    let xml = fs::read_to_string(report).expect("a report");
    assert!(xml.contains("tests=\"3\" failures=\"1\""), "{xml}");

    write("d.toml", "game = 1\n");
    assert_eq!(run(&["settle", &path], "").code, 3);
    fs::remove_dir_all(&folder).expect("removed");
    assert_eq!(run(&["settle", &path], "").code, 3);
}
