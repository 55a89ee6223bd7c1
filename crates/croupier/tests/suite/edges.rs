//! Edges that add up, in every form in which they are asked for.

use crate::common::{decimal, json, run, text};
use serde_json::Value;

#[track_caller]
fn has(text: &str, words: &[&str]) {
    let line = |line: &str| words.iter().all(|word| line.contains(word));
    assert!(text.lines().any(line), "no line with {words:?} in:\n{text}");
}

#[track_caller]
fn fits(text: &str) {
    for line in text.lines() {
        let wide = line.chars().count();
        assert!(wide <= 80, "{wide} columns: {line}\n{text}");
    }
}

#[test]
fn parts_of_a_game_add_up_to_its_edge_line_by_line() {
    let all = json(&["edge", "uk/three-card-poker", "--wager", "ante"]);
    let ante = &all["wagers"][0];
    let parts = ante["parts"].as_array().expect("parts");
    let names: Vec<&str> = parts.iter().filter_map(|part| part["wager"].as_str()).collect();
    assert_eq!(names, ["ante", "play", "ante-bonus"]);
    let sum: f64 = parts.iter().map(|part| decimal(&part["edge"])).sum();
    assert!((sum - decimal(&ante["edge"])).abs() < 1e-12, "{sum}");
    for part in parts {
        let lines = part["lines"].as_array().expect("lines");
        let gains: f64 = lines.iter().map(|line| decimal(&line["gain"])).sum();
        assert!((gains + decimal(&part["edge"])).abs() < 1e-12, "{part}");
    }
    let staked: f64 = parts.iter().map(|part| decimal(&part["staked"])).sum();
    assert!((staked - decimal(&ante["staked"])).abs() < 1e-12, "{staked}");
    // The known figure of the ante bonus at 1, 4 and 5: 5.2858 per cent of an ante.
    let shown = text(&["edge", "uk/three-card-poker", "--wager", "ante"]);
    has(&shown, &["Sum: ante ", "play ", "ante-bonus +", "= -3.3730 % per ante"]);
    fits(&shown);
}

#[test]
fn a_part_can_be_asked_for_by_itself() {
    let play = json(&["edge", "uk/three-card-poker", "--wager", "play"]);
    let one = &play["wagers"][0];
    assert_eq!((&one["wager"], &one["basis"]), (&"play".into(), &"ante".into()));
    // It is made with 149 hands of 221.
    assert_eq!(one["staked"]["exact"], "149/221");
    let shown = text(&["edge", "uk/three-card-poker", "--wager", "ante-bonus"]);
    has(&shown, &["ante-bonus", "PT-min"]);
    has(&shown, &["straight", "1 to 1"]);
    has(&shown, &["in all", "100 %"]);
    fits(&shown);
}

#[test]
fn lines_and_their_sum_are_shown() {
    let shown = text(&["edge", "co/baccarat", "--wager", "banker"]);
    has(&shown, &["banker's hand wins", "1 to 1 less 5%", "+43.5668", "co:30-2808(3)"]);
    has(&shown, &["in all", "100 %", "-1.0579"]);
    has(&shown, &["114753351728/10847218479825"]);
    fits(&shown);
    let dice = text(&["edge", "uk/dice", "--wager", "win-line+behind-win-line"]);
    has(&dice, &["in all", "-1.4141"]);
}

#[test]
fn blackjack_lines_add_up() {
    let all = json(&["edge", "uk/blackjack", "--wager", "initial"]);
    for played in all["wagers"].as_array().expect("strategies") {
        let lines = played["lines"].as_array().expect("lines");
        let gains: f64 = lines.iter().map(|line| decimal(&line["gain"])).sum();
        assert!((gains + decimal(&played["edge"])).abs() < 1e-12, "{}", played["strategy"]);
    }
}

#[test]
fn what_is_printed_fits_eighty_columns() {
    for id in [
        "co/baccarat",
        "co/dragon-bonus",
        "co/eternal-single-event",
        "co/eternal-harmony-progressive",
        "ca/ez-baccarat-panda-8",
        "ca/pan-9-bonus-tie",
        "uk/roulette",
        "uk/dice",
        "uk/sic-bo",
        "uk/big-six",
        "uk/three-card-poker",
    ] {
        fits(&text(&["edge", id]));
    }
    for (id, wager) in [
        ("co/dragon-bonus", "dragon-bonus-player"),
        ("co/eternal-harmony-progressive", "harmony-progressive"),
        ("uk/sic-bo", "total-9"),
        ("uk/dice", "field"),
    ] {
        fits(&text(&["edge", id, "--wager", wager]));
    }
    fits(&text(&["edge", "co/baccarat", "--removal"]));
}

#[test]
fn variations_are_one_table() {
    let ask = ["edge", "co/baccarat", "--wager", "tie", "--set", "decks=6,8"];
    let shown = text(&ask);
    has(&shown, &["decks", "wager", "edge", "hit"]);
    has(&shown, &["6", "tie", "14.4382 %"]);
    has(&shown, &["8", "tie", "14.3596 %"]);
    fits(&shown);
    let all = json(&ask);
    let ways = all["variations"].as_array().expect("variations");
    assert_eq!(ways.len(), 2);
    assert_eq!((&ways[0]["set"]["decks"], &ways[0]["posted"]["decks"]), (&"6".into(), &6.into()));
    // Each is the document that it is by itself.
    let eight = json(&["edge", "co/baccarat", "--wager", "tie", "--set", "decks=8"]);
    assert_eq!(ways[1]["wagers"], eight["wagers"]);
    let both = [&ask[..], &["--set", "vigorish=5,10", "--csv"]].concat();
    let csv = text(&both);
    let heads = csv.lines().filter(|line| line.contains(",tie,") && line.contains(",,,,0.1"));
    assert_eq!(heads.count(), 4, "{csv}");
}

#[test]
fn wagers_are_sorted_as_asked() {
    let edges = |by: &str| -> Vec<f64> {
        let all = json(&["edge", "uk/sic-bo", "--sort", by]);
        let wagers = all["wagers"].as_array().expect("wagers").clone();
        wagers.iter().map(|wager| decimal(&wager["edge"])).collect()
    };
    let sorted = edges("edge");
    assert!(sorted.windows(2).all(|two| two[0] <= two[1]), "{sorted:?}");
    assert!(edges("hit").windows(2).any(|two| two[0] > two[1]));
    assert_eq!(run(&["edge", "uk/sic-bo", "--sort", "luck"], "").code, 2);
}

#[test]
fn tables_are_written_for_spreadsheets_and_documents() {
    let csv = text(&["edge", "uk/roulette", "--wager", "red", "--csv"]);
    let mut lines = csv.lines();
    assert!(lines.next().is_some_and(|head| head.starts_with("wager,paytable,line,pays,")));
    let first = lines.next().expect("the wager");
    assert!(first.contains("red,PT-min,,,,0.0135") && first.contains(",1/74,"), "{first}");
    assert_eq!(lines.count(), 3, "{csv}");
    let markdown = text(&["edge", "uk/roulette", "--markdown"]);
    assert!(markdown.starts_with("| wager | pay table | edge |"), "{markdown}");
    has(&markdown, &["| split ×60 | PT-min | 2.7027 % |", "| 1/37 |"]);
    for args in [
        &["games"][..],
        &["games", "uk/three-card-poker"],
        &["fees"],
        &["fees", "ca/razz"],
        &["strategy", "uk/three-card-poker"],
        &["equity", "ca/texas-holdem", "--hands", "AhAd", "KsKc", "--board", "2c7d9hTc"],
    ] {
        let csv = text(&[args, &["--csv"]].concat());
        let cells = csv.lines().next().map_or(0, |head| head.split(',').count());
        assert!(cells > 1 && csv.lines().count() > 1, "{args:?}: {csv}");
        let markdown = text(&[args, &["--markdown"]].concat());
        assert!(markdown.lines().nth(1).is_some_and(|rule| rule.starts_with("| ---")));
        assert_eq!(run(&[args, &["--csv", "--json"]].concat(), "").code, 2);
    }
}

#[test]
fn what_is_unlawful_is_priced_only_where_asked_and_said_on_every_line() {
    let ask = ["edge", "co/baccarat", "--set", "vigorish=4", "--wager", "banker"];
    assert_eq!(run(&ask, "").code, 1);
    let anyway = [&ask[..], &["--anyway"]].concat();
    let shown = text(&anyway);
    has(&shown, &["banker", "0.5993 %", "UNLAWFUL"]);
    has(&shown, &["No table may be opened so", "vigorish = 4 is unlawful", "5 to 25"]);
    let all = json(&anyway);
    assert_eq!(all["unlawful"].as_array().map(Vec::len), Some(1));
    let csv = text(&[&anyway[..], &["--csv"]].concat());
    assert!(csv.lines().skip(1).all(|line| line.contains("is unlawful")), "{csv}");
    let lawful = json(&["edge", "co/baccarat", "--anyway"]);
    assert_eq!(lawful["unlawful"], Value::Null);
    let mixed = text(&["edge", "co/baccarat", "--set", "vigorish=4,5", "--anyway"]);
    assert!(mixed.lines().skip(3).all(|line| line.ends_with("yes") || line.ends_with("UNLAWFUL")));
    for set in ["decks=0", "decks=many", "deks=8"] {
        let found = run(&["edge", "co/baccarat", "--anyway", "--set", set], "");
        assert_ne!(found.code, 0, "{set}");
        assert_eq!(found.out, "");
    }
}

#[test]
fn the_house_is_named_where_a_player_banks() {
    has(&text(&["edge", "ca/ez-baccarat-panda-8"]), &["The house here is the player-dealer"]);
    assert!(!text(&["edge", "co/baccarat"]).contains("player-dealer"));
    assert_eq!(json(&["edge", "ca/ez-baccarat-panda-8"])["bank"], "player_dealer");
}

#[test]
fn rounding_and_fees_are_counted_at_a_stake() {
    // 5 % of 10.00 is 0.50, a multiple of a quarter; of 11.00 it is 0.55, rounded to 0.50 or 0.75.
    let at = |stake: &str| {
        let set = ["--set", "vigorish_rounding=quarter", "--stake", stake];
        json(&[&["edge", "co/baccarat", "--wager", "banker"], &set[..]].concat())
    };
    let ten = &at("10.00")["at_stake"][0];
    assert_eq!(ten["edge"], ten["rounded"]);
    let eleven = &at("11.00")["at_stake"][0];
    assert_ne!(eleven["edge"], eleven["rounded"]);
    // A fee is a part of the stake that never comes back.
    let fees = ["edge", "ca/ez-baccarat-panda-8", "--wager", "player", "--set", "fees=F-E-2"];
    let all = json(&[&fees[..], &["--stake", "20.00"]].concat());
    let player = &all["at_stake"][0];
    let fee: f64 = player["fee"].as_str().and_then(|fee| fee.parse().ok()).expect("an amount");
    assert!(fee > 0.0);
    let whole = decimal(&player["edge"]) + fee / 20.0;
    assert!((decimal(&player["whole"]) - whole).abs() < 1e-12, "{player}");
    has(&text(&fees), &["Left out of every figure: fees F-E-2"]);
    has(&text(&fees), &["--stake AMOUNT"]);
    assert_eq!(run(&[&fees[..], &["--stake", "0.00"]].concat(), "").code, 2);
}

#[test]
fn outs_are_the_cards_after_which_another_hand_leads() {
    let hands = ["equity", "ca/texas-holdem", "--hands", "AhAd", "9s8s", "--board"];
    let all = json(&[&hands[..], &["7s 6s 2d", "--outs", "--streets"]].concat());
    let outs = &all["outs"];
    assert_eq!((&outs["lead"][0], &outs["unseen"]), (&1.into(), &45.into()));
    let change = &outs["changes"][0];
    assert_eq!(change["lead"][0], 2);
    let cards: Vec<&str> =
        change["cards"].as_array().expect("cards").iter().filter_map(Value::as_str).collect();
    // Nine spades, and three tens and three fives that are no spades.
    assert_eq!(cards.len(), 15, "{cards:?}");
    assert!(["5c", "Td", "2s", "As"].iter().all(|card| cards.contains(card)), "{cards:?}");
    let streets = all["streets"].as_array().expect("streets");
    assert_eq!(streets.len(), 2);
    assert_eq!(streets[1]["equities"][0], all["hands"][0]["equity"]);
    let shown = text(&[&hands[..], &["7s 6s 2d", "--outs"]].concat());
    has(&shown, &["Ah Ad leads now."]);
    has(&shown, &["9s 8s leads after 15 cards of 45:"]);
    // On the turn they are what wins.
    let turn = json(&[&hands[..], &["7s 6s 2d Kc", "--outs"]].concat());
    assert_eq!(turn["outs"]["changes"][0]["cards"].as_array().map(Vec::len), Some(15));
    let equity = decimal(&turn["hands"][1]["equity"]);
    assert!((equity - 15.0 / 44.0).abs() < 1e-12, "{equity}");
    for board in ["", "7s 6s 2d Kc 3c"] {
        assert_eq!(run(&[&hands[..], &[board, "--outs"]].concat(), "").code, 2, "{board}");
    }
}

#[test]
fn what_hands_make_is_told_in_every_game_that_names_its_hands() {
    for (id, hands, board, award, first) in [
        ("ca/texas-holdem", ["AhAd", "KsKc"], "2c 7d 9h Tc", "high", "three of a kind"),
        ("ca/omaha-hi-lo", ["AhAd2s3s", "KcKdQhQs"], "4c 5c Kh 9d", "low", "5 low"),
        ("ca/badugi", ["Ah 2d 3c", "4s 5h 7d 8c"], "", "badugi", "badugi"),
        ("ca/kansas-city-lowball", ["2h 3d 4c 5s", "9h 8d 7d 6c"], "", "low", "7 low"),
    ] {
        let all = json(&["equity", id, "--hands", hands[0], hands[1], "--board", board]);
        let made = all["hands"][0]["makes"].as_array().expect(id);
        let own: Vec<&Value> = made.iter().filter(|one| one["award"] == award).collect();
        assert!(!own.is_empty(), "{id}: {made:?}");
        assert_eq!(own[0]["hand"], first, "{id}: {own:?}");
        let sum: f64 = own.iter().map(|one| decimal(&one["share"])).sum();
        assert!((sum - 1.0).abs() < 1e-12, "{id}: {sum}");
    }
}

#[test]
fn a_round_costs_what_its_stakes_cost_together() {
    let ask = ["edge", "uk/three-card-poker", "--with", "ante=10.00,pair-plus=5.00"];
    let all = json(&ask);
    let costs = 10.0 * 686_689.0 / 20_358_520.0 + 5.0 * 149.0 / 5525.0;
    assert!((decimal(&all["costs"]) - costs).abs() < 1e-12, "{all}");
    assert!((decimal(&all["edge"]) - costs / 15.0).abs() < 1e-12, "{all}");
    let shown = text(&ask);
    has(&shown, &["in all", "£15"]);
    fits(&shown);
    // What a decision adds goes with the wager that it is made on.
    let play = run(&["edge", "uk/three-card-poker", "--with", "play=5.00"], "");
    assert_eq!(play.code, 2);
    assert!(play.err.contains("play goes with ante"), "{}", play.err);
}

#[test]
fn a_wager_that_hangs_on_a_fold_is_weighed_with_the_game() {
    // Pair Plus of a whole deck: a fold loses it, but nobody folds a hand that it pays.
    let id = "ca/three-card-poker-6-card-bonus";
    let wins = 4 * 200 + 44 * 40 + 52 * 30 + 720 * 6 + 1_096 * 3 + 3_744;
    let loses = 22_100 - (4 + 44 + 52 + 720 + 1_096 + 3_744);
    let plus = f64::from(loses - wins) / 22_100.0;
    let all = json(&["edge", id, "--with", "ante=10,pair-plus=5"]);
    assert_eq!(all["weighed"], serde_json::json!(["pair-plus"]), "{all}");
    let game = json(&["edge", id, "--wager", "ante"]);
    let game = decimal(&game["wagers"][0]["edge"]);
    let costs = 10.0 * game + 5.0 * plus;
    assert!((decimal(&all["costs"]) - costs).abs() < 1e-12, "{all}");
    // Two aces on the flop: whoever would fold calls for the bonus.
    let id = "uk/casino-holdem";
    let edges = json(&["edge", id]);
    let edge = |wager: &str| {
        let all = edges["wagers"].as_array().expect("wagers");
        decimal(&all.iter().find(|one| one["wager"] == wager).expect(wager)["edge"])
    };
    let ask = ["edge", id, "--with", "ante=10,aa-bonus=5"];
    let all = json(&ask);
    let apart = 10.0 * edge("ante") + 5.0 * edge("aa-bonus");
    assert!(decimal(&all["costs"]) < apart - 1e-6, "{all} {apart}");
    has(&text(&ask), &["aa-bonus hangs on a fold"]);
    // Parts too small, and a game that is not staked.
    for (with, why) in [("ante=1000.07,aa-bonus=1", "parts"), ("aa-bonus=5", "hangs on")] {
        let out = run(&["edge", id, "--with", with], "");
        assert!(out.code == 2 && out.err.contains(why), "{}", out.err);
    }
}

#[test]
fn rules_in_words_cost_more_than_best_play() {
    let edge = |strategy: &str| {
        let id = "uk/ultimate-texas-holdem";
        let all = json(&["edge", id, "--wager", "ante", "--strategy", strategy]);
        decimal(&all["wagers"][0]["edge"])
    };
    let (best, rules) = (edge("best"), edge("rules"));
    assert!((best - 0.021_850).abs() < 1e-6, "{best}");
    // As published for these rules: 2.43 %.
    assert!((0.0238..0.0248).contains(&rules), "{rules}");
    let other = run(&["edge", "uk/casino-holdem", "--strategy", "rules"], "");
    assert_eq!(other.code, 2);
}

#[test]
fn let_it_ride_is_charted_hand_by_hand() {
    let chart = json(&["strategy", "uk/let-it-ride"]);
    let row = |rows: &Value, name: &str| {
        let rows = rows.as_array().expect("rows");
        rows.iter().find(|row| row[0] == name).expect(name)[2].clone()
    };
    assert_eq!(row(&chart["rows"], "three of a kind"), "all");
    assert_eq!(row(&chart["rows"], "a pair"), "AA KK QQ JJ TT");
    assert_eq!(row(&chart["rows"], "anything else"), "none");
    let second = &chart["more"][0];
    assert_eq!(row(&second["rows"], "two pair"), "all");
    assert_eq!(row(&second["rows"], "of one suit"), "all");
    fits(&text(&["strategy", "uk/let-it-ride"]));
}

#[test]
fn acts_are_named_as_they_are_played_and_kept() {
    let folder = std::env::temp_dir().join(format!("croupier-answers-{}", std::process::id()));
    let asked = |hand: &str| {
        let start = std::time::Instant::now();
        let found = std::process::Command::new(env!("CARGO_BIN_EXE_croupier"))
            .args(["strategy", "uk/ultimate-texas-holdem", "--hand", hand])
            .env("XDG_CACHE_HOME", &folder)
            .output()
            .expect("it runs");
        (String::from_utf8(found.stdout).expect("text"), start.elapsed())
    };
    let (first, long) = asked("Kh Qc");
    has(&first, &["play 4x", "best"]);
    has(&first, &["play 3x"]);
    // Another hand of two cards came along with it.
    let (other, short) = asked("2h 3c");
    has(&other, &["check", "best"]);
    assert!(short < long / 4, "{short:?} after {long:?}");
    assert_eq!(asked("Kh Qc").0, first);
    std::fs::remove_dir_all(folder).expect("removable");
}
