//! Pai gow through the command line: what settings of tiles are worth, for player and bank; Envy
//! Bonuses of the house's own amounts; tiles are called tiles.

use crate::common::run;
use serde_json::Value;

fn json(args: &[&str]) -> Value {
    let found = run(args, "");
    assert_eq!(found.code, 0, "{args:?}: {}", found.err);
    serde_json::from_str(&found.out).expect("one document")
}

/// What each setting is worth, by the tiles that it names.
fn worths(id: &str, hand: &str, more: &[&str]) -> Vec<(String, f64)> {
    let args = [&["strategy", id, "--hand", hand, "--json"], more].concat();
    let answer = json(&args);
    let decisions = answer["decisions"].as_array().expect("decisions").iter();
    let sets = decisions.filter(|decision| decision["act"] == "set");
    let worth = |decision: &Value| {
        let tiles = decision["sets"].as_str().expect("tiles").to_string();
        (tiles, decision["worth"]["decimal"].as_f64().expect("a number"))
    };
    sets.map(worth).collect()
}

#[test]
fn the_bank_gains_by_copies_what_a_player_loses() {
    for id in ["ca/pai-gow-tiles", "ca/pai-gow-tiles-wild"] {
        for hand in ["6-6 1-6 5-5 2-2", "4-5 3-6 5-6 5-5", "1-2 1-1 2-6 4-6"] {
            let (player, bank) = (worths(id, hand, &[]), worths(id, hand, &["--bank"]));
            assert_eq!(player.len(), bank.len());
            for (tiles, own) in player {
                let (_, banks) = bank.iter().find(|(of, _)| *of == tiles).expect("the same");
                assert!(*banks >= own, "{id} {hand}: {tiles} {own} {banks}");
            }
        }
    }
}

#[test]
fn edges_are_by_strategy() {
    for (strategy, edge) in [("best", -0.0222), ("house-way", 0.0130), ("banking", 0.0417)] {
        let price = json(&["edge", "ca/pai-gow-tiles", "--strategy", strategy, "--json"]);
        let found = price["wagers"][0]["edge"]["decimal"].as_f64().expect("a number");
        assert!((found - edge).abs() < 1e-4, "{strategy}: {found}");
        assert_eq!(price["wagers"][0]["method"], "exact");
    }
}

#[test]
fn what_cannot_be_asked_is_said() {
    for (args, why) in [
        (vec!["strategy", "ca/pai-gow-tiles", "--hand", "6-6 6-6 6-6 1-1"], "no further 6-6"),
        (vec!["strategy", "ca/pai-gow-tiles", "--hand", "6-6 7-7 1-6 1-1"], "not a tile"),
        (vec!["strategy", "ca/pai-gow-tiles", "--hand", "6-6 Qh 1-6 1-1"], "no tile"),
        (vec!["strategy", "ca/pai-gow-tiles", "--hand", "6-6 1-6 1-1"], "four tiles, not 3"),
        (vec!["strategy", "ca/pai-gow-poker", "--hand", "6-6 1-6 1-1"], "seven cards, not 3"),
        (vec!["strategy", "uk/three-card-poker", "--hand", "Qh 6c 4d", "--bank"], "set no hand"),
        (vec!["edge", "ca/pai-gow-tiles", "--strategy", "mimic"], "banking"),
        (vec!["edge", "ca/pai-gow-tiles", "--removed", "6-6"], "no shoe"),
    ] {
        let found = run(&args, "");
        assert_eq!(found.code, 2, "{args:?}");
        assert!(found.err.contains(why), "{args:?}: {}", found.err);
    }
}

#[test]
fn envy_amounts_of_the_house_are_priced() {
    let args = ["edge", "uk/pai-gow-fortune-envy", "--wager", "envy", "--json"];
    let set = ["--set", "paytable.envy=PT1", "--set", "pays.envy.four-of-a-kind=3.00"];
    let wager = json(&[args.as_slice(), &set].concat())["wagers"][0].clone();
    // A pound more for 307,472 of 154,143,080 hands than PT1, which gives away 27373/2266810.
    assert_eq!(wager["edge"]["exact"], "-542209/38535770");
    let less = run(&[args.as_slice(), &["--set", "pays.envy.four-of-a-kind=1.99"]].concat(), "");
    assert_eq!(less.code, 1, "{}", less.out);
    assert!(less.err.contains("uk:13.45.a"), "{}", less.err);
}

#[test]
fn a_tile_that_is_due_is_called_one() {
    let file = "game = \"ca/pai-gow-tiles\"\nplayer_dealer = { seat = 8, wager = \"100.00\" }\n\
                [[seat]]\nn = 1\nbets = { base = \"20.00\" }\nacts = [\"set 6-6 4-5\"]\n\
                [spots]\nseat1 = \"6-6 4-5 1-6 5-5\"\ndealer = \"6-6 3-6\"\n";
    let found = run(&["settle", "-"], file);
    assert_eq!(found.code, 1, "{}", found.out);
    assert!(found.err.contains("dealer is due a tile, and none is given"), "{}", found.err);
}

#[test]
fn templates_speak_of_what_lies_on_the_table() {
    let shown = |args: &[&str]| {
        let found = run(args, "");
        assert_eq!(found.code, 0, "{args:?}: {}", found.err);
        found.out
    };
    let template = |id: &str| shown(&["settle", "--template", id]);
    let tiles = template("ca/pai-gow-tiles");
    assert!(tiles.contains("tiles in the order received: \"6-6 4-5\""), "{tiles}");
    assert!(tiles.contains("or what it puts in front: \"set 2-4 1-2\""), "{tiles}");
    let cards = template("ca/pai-gow-poker");
    assert!(cards.contains("X is a joker"), "{cards}");
    assert!(cards.contains("or what it puts in front: \"set Td 7h\""), "{cards}");
    let pounds = template("uk/pai-gow-poker");
    assert!(pounds.contains('£') && !pounds.contains('$'), "{pounds}");
    assert!(shown(&["games", "ca/pai-gow-tiles"]).contains("32 tiles"));
    assert!(shown(&["games", "uk/pai-gow-poker"]).contains("a joker (written X)"));
    let lines = shown(&["games", "uk/pai-gow-poker"]);
    assert!(
        !lines.contains("not five cards"),
        "refused, so that nothing is decided by it: {lines}"
    );
    let joker = run(&["strategy", "uk/pai-gow-poker", "--hand", "Ah Kh Zz 2c 3d 4s 5h"], "");
    assert!(joker.err.contains("X is a joker"), "{}", joker.err);
}

#[test]
fn the_bank_sets_in_the_words_of_a_seat() {
    let round = |set: &str| {
        format!(
            "game = \"ca/pai-gow-poker\"\n\
             player_dealer = {{ seat = 7, wager = \"100.00\", set = \"{set}\" }}\n\
             [[seat]]\nn = 1\nbets = {{ base = \"20.00\" }}\nacts = [\"house-way\"]\n\
             [spots]\nseat1 = \"Jh Jd 4c 6d 8c Qc Ts\"\ndealer = \"9c 9s 2c 2d Joker Ad Kd\"\n"
        )
    };
    let settled = |set: &str| {
        let found = run(&["settle", "-"], &round(set));
        assert_eq!(found.code, 0, "{set}: {}", found.err);
        found.out
    };
    assert_eq!(settled("2c 2d"), settled("set 2c 2d"));
    assert!(settled("house-way") != settled("2c 2d"), "a pair of twos is not what the way keeps");
    let misspelt = run(&["settle", "-"], &round("hose-way"));
    assert_eq!(misspelt.code, 1, "{}", misspelt.err);
    assert!(misspelt.err.contains("`hose-way` is not a card"), "{}", misspelt.err);
}
