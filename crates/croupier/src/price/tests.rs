//! Names of wagers, and prices at a table with a layout.

use super::names::known;
use super::{Removed, Request, price, removal};
use crate::solving::Work;
use catalog::{Error, Game, find};
use games::Entry;
use odds::Exact;
use serde_json::Value;

fn entry(id: &str) -> Entry {
    games::find(id).expect(id).entry
}

fn json(id: &str, only: Option<&str>) -> Value {
    let request = Request { wager: only.map(String::from), ..Request::default() };
    serde_json::to_value(price(id, &request).expect("lawful")).expect("JSON")
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
        let Ok(Game::Banked(_, found)) = find(id) else { panic!("{id}") };
        assert_eq!(found, Some(wager), "{id}");
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
}

fn posted(id: &str, set: &[(&str, &str)], only: &str) -> Value {
    let posted = set.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    let request = Request { wager: Some(only.into()), posted, ..Request::default() };
    serde_json::to_value(price(id, &request).expect("lawful")).expect("JSON")
}

#[test]
fn awards_out_of_a_meter_cost_what_feeds_it_and_nothing_twice() {
    // By reading:uk-progressive-source all awards leave the meter, into which 70 % go.
    let id = "uk/casino-holdem-progressive-5-7";
    for (percent, edge) in [("70", "3/10"), ("100", "0")] {
        let wager = "progressive-5-7";
        let json = posted(id, &[(&format!("increment.{wager}"), percent)], wager);
        assert_eq!(json["wagers"][0]["meter"]["long_run"]["exact"], edge, "{percent}");
    }
    // A seed is the house's, at each royal flush: one in 649,740 on the board, else in 30,940.
    let id = "uk/casino-stud-progressive";
    let run = |set: &[(&str, &str)]| {
        let json = posted(id, set, "progressive");
        json["wagers"][0]["meter"]["long_run"]["exact"].as_str().map(String::from)
    };
    assert_eq!(run(&[]).as_deref(), Some("3/10"));
    // 64,974 stakes of a pound are 1/10 of all 649,740 deals.
    assert_eq!(run(&[("seed.progressive", "64974.00")]).as_deref(), Some("1/5"));
}

#[test]
fn what_depends_on_the_stake_is_named_as_left_out() {
    let left_out = |id, set: &[(&str, &str)], only| -> Vec<String> {
        let json = posted(id, set, only);
        let all = json["left_out"].as_array().into_iter().flatten();
        all.map(|one| format!("{}={}", one["option"], one["posted"]).replace('"', "")).collect()
    };
    assert!(left_out("co/baccarat", &[("vigorish_rounding", "exact")], "banker").is_empty());
    for (id, set, only) in [
        ("co/baccarat", vec![("vigorish_rounding", "quarter")], "banker"),
        ("co/baccarat", vec![("aggregate_limit", "100.00")], "tie"),
        ("uk/let-it-ride", vec![("royal_cap", "50000.00"), ("paytable", "PT4")], "bet-1"),
        ("ca/three-card-poker-6-card-bonus", vec![("fees", "F-B-1")], "pair-plus"),
    ] {
        let (name, value) = set[0];
        assert_eq!(left_out(id, &set, only), [format!("{name}={value}")], "{id}");
    }
}

#[test]
fn a_price_says_when_the_wager_is_made() {
    for (wager, start) in [
        ("behind-come-4", "on a come-out roll; come+behind-come"),
        ("come", "once a come-out roll has set a point"),
        ("win-line", "on a come-out roll"),
    ] {
        let json = json("uk/dice", Some(wager));
        let said = json["wagers"][0]["start"].as_str().expect(wager);
        assert!(said.starts_with(start), "{wager}: {said}");
    }
    assert!(json("uk/dice", Some("hardway-2-2"))["wagers"][0]["start"].is_null());
}

/// The edge of a wager with cards gone from the shoe.
fn without(id: &str, wager: &str, gone: &str) -> Result<f64, Error> {
    let removed = Removed::parse(gone)?;
    let request = Request { wager: Some(wager.into()), removed, ..Request::default() };
    let prices = price(id, &request)?;
    let edge = prices.wager(wager).map(|report| report.edge.decimal());
    Ok(edge.unwrap_or_else(|| prices.played[0].edge.decimal()))
}

#[test]
fn cards_gone_from_a_shoe_change_an_edge() {
    let banker = |gone| without("co/baccarat", "banker", gone).expect("priced");
    assert!(banker("4 4") < banker(""), "fours gone help whoever bets on the banker");
    assert!(banker("6") > banker(""));
    assert!((banker("Td") - banker("K")).abs() < 1e-15, "all tens count alike");
    let refused = |id, wager, gone| without(id, wager, gone).expect_err("refused").to_string();
    assert!(refused("uk/roulette", "straight-17", "A").contains("no shoe"));
    assert!(refused("co/baccarat", "banker", "1").contains("no card"));
    assert!(refused("co/baccarat", "banker", &"As ".repeat(9)).contains("more cards are gone"));
}

#[test]
fn the_game_of_blackjack_is_priced_by_strategies_side_by_side() {
    let prices = price("uk/blackjack", &Request::default()).expect("priced");
    let edges: Vec<(&str, String)> = prices
        .played
        .iter()
        .map(|played| (played.strategy, format!("{:.4}", 100.0 * played.edge.decimal())))
        .collect();
    let known = [("best", "0.6109"), ("basic", "0.6145"), ("mimic", "5.6756")];
    assert_eq!(edges, known.map(|(strategy, edge)| (strategy, edge.to_string())));
    let full = without("uk/blackjack", "initial", "").expect("priced");
    assert!(
        without("uk/blackjack", "initial", "5").expect("priced") < full,
        "a five helps the house"
    );
    assert!(without("uk/blackjack", "initial", "A").expect("priced") > full);
}

#[test]
fn effects_of_removal_make_up_for_each_other() {
    let request = Request { wager: Some("player".into()), ..Request::default() };
    let removal = removal("co/baccarat", &request, Work::default()).expect("priced");
    let effects = &removal.wagers[0];
    assert_eq!(effects.ranks.len(), 13);
    // A card drawn at random and put aside changes nothing on average.
    let sum: Exact = effects.ranks.iter().map(|(_, by)| by.clone()).sum();
    assert_eq!(sum, Exact::ZERO);
}
