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
    let edge = prices.reports().next().map(|report| report.edge.decimal());
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
    assert!(refused("uk/three-card-poker", "ante", "A").contains("shuffled for every round"));
    assert!(refused("ca/pokara", "base", "A A").contains("suits"));
    assert!(refused("ca/pan-9-bonus-tie", "base", "7").contains("more cards are gone"));
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
    // A blackjack of two cards from 312 with no ten after a dealer's ace, no ace after his ten:
    // 2 · 24 · 96 / (312 · 311), less the level ones.
    let own = 2.0 * 24.0 * 96.0 / (312.0 * 311.0);
    let level = 2.0 * (23.0 * 95.0) / (310.0 * 309.0);
    for played in &prices.played {
        let of = |label: &str| {
            let lines = played.lines.iter().filter(|line| line.label == label);
            lines.map(|line| line.share.decimal()).sum::<f64>()
        };
        assert!((of("blackjack") - own * (1.0 - level)).abs() < 1e-12);
        assert!((of("21 in two cards each") - own * level).abs() < 1e-12);
        let all: Exact = played.lines.iter().map(|line| line.share.clone()).sum();
        assert_eq!(all, played.staked);
    }
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

#[test]
fn a_shoe_of_any_family_can_lack_cards() {
    let edge = |id, wager, gone| {
        without(id, wager, gone).unwrap_or_else(|error| panic!("{id} {wager}: {error}"))
    };
    let changes = |id, wager, gone| (edge(id, wager, gone) - edge(id, wager, "")).abs() > 1e-9;
    assert!(changes("ca/baccarat-9", "banker", "A"));
    assert!(changes("ca/pan-9-bonus-tie", "bonus-tie", "A"));
    assert!(changes("ca/pokara", "base", "A"));
    // Aces of hearts have a line of their own in Pokara's bonus.
    let bonus = |gone| edge("ca/pokara", "bonus", gone);
    assert!(bonus("Ah") > bonus("As") && (bonus("Ac") - bonus("As")).abs() < 1e-12);
}

#[test]
fn a_wager_on_suits_is_refused_until_they_are_said() {
    let refused = |gone: &str| -> Vec<String> {
        let removed = Removed::parse(gone).expect("cards");
        let prices = price("uk/blackjack", &Request { removed, ..Request::default() });
        let wagers = prices.expect("priced").wagers;
        wagers.iter().filter(|w| w.report.is_err()).map(|w| w.wager.to_string()).collect()
    };
    assert!(refused("Ah 5s").is_empty() && refused("A").is_empty());
    let several = refused("A 5");
    assert!(several.contains(&"21-plus-3".to_string()), "{several:?}");
    assert!(!several.contains(&"insurance".to_string()), "{several:?}");
}

#[test]
fn insurance_costs_what_the_cards_left_say() {
    // Six decks without the hand and the dealer's ace: 309 cards, 95 count ten, 214 do not.
    let edge = |gone: &str| without("uk/blackjack", "insurance", gone).expect("priced");
    assert!((edge("") - (214.0 - 2.0 * 95.0) / 309.0).abs() < 1e-15);
    // Without twenty-one fives 288 are left, and 95 of them count ten: it still costs.
    assert!((edge(&"5 ".repeat(21)) - (193.0 - 190.0) / 288.0).abs() < 1e-15);
    // Without all fives it is even, and without one card more worth having.
    assert!(edge(&"5 ".repeat(24)).abs() < 1e-15 && edge(&("5 ".repeat(24) + "6")) < 0.0);
}
