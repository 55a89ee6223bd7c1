//! What people type who have not read the manual, and what they then look at: ids in any case,
//! what is unlawful, lines on a narrow screen, words in the wrong place.

use crate::common::{Run, run};
use std::process::Command;

fn typed(line: &str) -> Run {
    run(&line.split(' ').collect::<Vec<_>>(), "")
}

#[track_caller]
fn shown(line: &str) -> String {
    let found = typed(line);
    assert_eq!(found.code, 0, "{line}: {}", found.err);
    found.out
}

/// Every line of it fits a screen of so many columns.
#[track_caller]
fn fits(text: &str, columns: usize) {
    for line in text.lines() {
        assert!(line.chars().count() <= columns, "{} columns: {line}", line.chars().count());
    }
}

#[test]
fn ids_options_and_words_are_known_in_any_case() {
    let usual = shown("edge co/baccarat --wager banker --set decks=6");
    for line in [
        "edge CO/Baccarat --wager BANKER --set DECKS=6",
        "edge co/baccarat --wager Banker --set Decks=6 --set vigorish_MODE=Win",
        "edge co/baccarat --wager banker --set decks=6 --set vigorish-rounding=EXACT",
    ] {
        assert_eq!(shown(line), usual, "{line}");
    }
    let bonus = "edge co/eternal-golden-talons --wager";
    assert_eq!(
        shown(&format!("{bonus} GOLDEN-talons-Banker")),
        shown(&format!("{bonus} golden-talons-banker"))
    );
    assert_eq!(shown("games --book CA"), shown("games --book ca"));
    for (line, near) in [
        ("edge co/baccarat --wager BANKR", "did you mean banker?"),
        ("edge co/baccarat --set DEKS=6", "did you mean decks"),
        ("games CO/BACARAT", "did you mean co/baccarat"),
    ] {
        let found = typed(line);
        assert_eq!(found.code, 2, "{line}");
        assert!(found.err.contains(near), "{line}: {}", found.err);
    }
    let twice = typed("edge co/baccarat --set decks=6 --set DECKS=8");
    assert_eq!(twice.code, 2, "{}", twice.err);
    let file = "game = \"co/baccarat\"\nset = { Vigorish_Mode = \"WIN\" }\n[[seat]]\nn = 1\n\
                bets = { tie = \"1.00\" }\n[spots]\nplayer = \"6h Kc\"\nbanker = \"4c 3d\"\n";
    assert_eq!(run(&["settle", "-"], file).code, 0);
}

#[test]
fn cards_that_are_gone_may_run_together() {
    let edge = |removed: &str| {
        let args = ["edge", "co/baccarat", "--wager", "banker", "--removed", removed];
        let found = run(&args, "");
        assert_eq!(found.code, 0, "{}", found.err);
        found.out
    };
    assert_eq!(edge("AhAd"), edge("Ah Ad"));
    assert_eq!(edge("10h,5s"), edge("Th 5s"));
    assert_ne!(edge("AhAd"), edge("Ah"));
    assert_eq!(typed("edge co/baccarat --removed AhA").code, 2);
}

#[test]
fn the_unlawful_is_priced_line_by_line_or_it_is_said_why_not() {
    for (line, wager) in [
        ("edge co/baccarat --wager banker --set decks=12", "banker"),
        ("edge co/baccarat --wager banker --set vigorish=100", "banker"),
        ("edge uk/punto-banco --set odds.banker.banker-wins=1:2", "banker"),
        ("edge uk/three-card-poker --set odds.pair-plus.flush=3:1 --wager pair-plus", "pair-plus"),
    ] {
        let plain = typed(line);
        assert_eq!(plain.code, 1, "{line}");
        assert!(plain.err.contains("--anyway"), "{line}: {}", plain.err);
        let text = shown(&format!("{line} --anyway"));
        let row = text.lines().find(|row| row.starts_with(wager)).expect("the wager");
        assert!(row.contains(" %") && row.ends_with("UNLAWFUL"), "{line}: {text}");
        assert!(!text.contains("is refused"), "{line}: {text}");
    }
    for (line, why) in [
        ("edge co/baccarat --set decks=30", "counted up to 20 decks"),
        ("edge uk/blackjack --set decks=21", "counted up to 20 decks"),
        ("edge ca/hawaiian-blackjack --set decks=30", "counted up to 20 decks"),
        ("edge ca/pai-gow-tiles-wild --set button_seat=17", "there is no such seat"),
        ("edge co/baccarat --set vigorish=101", "no more than a whole win can be taken"),
    ] {
        let found = typed(&format!("{line} --anyway"));
        assert_eq!((found.code, found.out.as_str()), (1, ""), "{line}: {}", found.err);
        assert!(found.err.contains("it cannot be priced because"), "{}", found.err);
        assert!(found.err.contains(why), "{line}: {}", found.err);
    }
}

#[test]
fn a_variation_that_is_refused_names_the_way_to_price_it() {
    let found = typed("edge co/baccarat --wager banker --set decks=4,6,8");
    assert_eq!(found.code, 0, "the others are priced");
    assert!(found.err.contains("decks = 4 is unlawful"), "{}", found.err);
    assert!(found.err.contains("--anyway"), "{}", found.err);
    shown("edge co/baccarat --wager banker --set decks=4,6,8 --anyway");
}

#[test]
fn every_template_can_be_settled_as_it_stands_or_a_rule_says_what_is_missing() {
    for game in catalog::all() {
        let text = croupier::settle::template(game.id).expect("a template");
        match croupier::settle(&text) {
            Ok(settled) => assert_eq!(settled.game, game.id),
            Err(croupier::Error::Refused(refusal)) => {
                let waits = ["is due a ", "the acts end while", "asked"];
                let known = waits.iter().any(|words| refusal.why.contains(words));
                assert!(known && refusal.rule.is_some(), "{}: {refusal}", game.id);
            }
            Err(error) => panic!("{}: {error}\n{text}", game.id),
        }
    }
}

#[test]
fn a_pot_game_is_settled_from_its_template() {
    let cards =
        [("seat1", "Ah 2h 3c 4d Kd"), ("seat2", "9h 9c 5d 6d 2s"), ("seat3", "Kh Ks 7c 7d 2d")];
    let mut text = croupier::settle::template("ca/archie").expect("a template");
    for (seat, hand) in cards {
        text = text.replace(&format!("{seat} = \"\""), &format!("{seat} = \"{hand}\""));
    }
    let acts = "acts = [\"1 fold\", \"2 fold\"]";
    let found = run(&["settle", "-"], &text.replacen("acts = []", acts, 1));
    assert_eq!(found.code, 0, "{}", found.err);
    assert!(found.out.contains("net  seat 1 0.00  seat 2 -1.00  seat 3 +1.00"), "{}", found.out);
    // A place that is there and empty is no damage.
    let empty = text.replacen("acts = []", acts, 1).replace("[spots]", "[spots]\nburn = \"\"");
    assert_eq!(run(&["settle", "-"], &empty).code, 0);
}

#[test]
fn what_is_looked_up_fits_the_screen() {
    for game in catalog::all() {
        fits(&shown(&format!("games {}", game.id)), 80);
    }
    for line in [
        "games",
        "rules --coverage",
        "rules co:30-2899.02(11)",
        "rules uk:4.18",
        "rules ca:pai-gow-tiles",
        "rules reading:co-tie-vigorish",
        "rules reading:uk-let-it-ride-cap",
        "rules --search card",
        "fees",
        "fees ca/texas-holdem",
        "fees F-C",
        "simulate ca/texas-holdem --rounds 100",
    ] {
        fits(&shown(line), 80);
    }
    let reading = shown("rules reading:co-tie-vigorish");
    assert!(reading.contains("Readings.") && !reading.contains("**"), "{reading}");
    let seed = shown("simulate ca/texas-holdem --rounds 100 --seed 10");
    assert!(seed.lines().next().is_some_and(|head| head.ends_with("seed 10")), "{seed}");
}

#[test]
fn a_narrow_screen_is_as_narrow_as_it_says() {
    let narrow = |line: &str, columns: &str| {
        let mut croupier = Command::new(env!("CARGO_BIN_EXE_croupier"));
        let found = croupier.args(line.split(' ')).env("COLUMNS", columns).output();
        String::from_utf8(found.expect("it runs").stdout).expect("text")
    };
    let line = "edge co/baccarat --wager banker";
    let (usual, less) = (narrow(line, "80"), narrow(line, "60"));
    assert!(less.lines().count() > usual.lines().count(), "{less}");
    fits(&less, 60);
    // What is to be typed stays in one line.
    let game = narrow("games uk/three-card-poker", "60");
    let read: Vec<&str> = game.lines().filter(|line| !line.starts_with("  croupier ")).collect();
    fits(&read.join("\n"), 60);
    fits(&narrow("rules ca:lowball", "60"), 60);
    assert_eq!(narrow(line, "nonsense"), usual);
}

#[test]
fn nothing_staked_loses_nothing() {
    let text = shown("edge uk/three-card-poker --wager ante-bonus");
    let less = text.lines().find(|line| line.contains("63.7104")).expect("the line");
    assert!(less.contains("nothing") && !less.contains("loses"), "{text}");
    let game = shown("games uk/three-card-poker");
    let bonus =
        game.split("  ante-bonus  ").nth(1).and_then(|rest| rest.split("\n  ante  ").next());
    let bonus = bonus.expect("the wager");
    assert!(bonus.contains("nothing") && !bonus.contains("loses"), "{bonus}");
}

#[test]
fn a_round_that_costs_less_than_nothing_has_its_sign_before_the_dollar() {
    let text = shown("edge ca/ez-baccarat-panda-8 --stake 20.00");
    assert!(text.contains("-$") && !text.contains("$-"), "{text}");
    assert!(text.contains("No fee is posted") && text.contains("--set fees="), "{text}");
    let fees = shown("edge ca/ez-baccarat-panda-8 --stake 20.00 --set fees=F-E-2");
    assert!(!fees.contains("No fee is posted"), "{fees}");
}

#[test]
fn the_going_of_ranks_that_count_alike_stands_in_one_line() {
    let text = shown("edge co/baccarat --removal --wager banker");
    let tens: Vec<&str> = text.lines().filter(|line| line.contains("T J Q K")).collect();
    assert_eq!(tens.len(), 1, "{text}");
    // A rank and what it does are apart.
    let row = text.lines().find(|line| line.trim_start().starts_with('2')).expect("twos");
    assert_eq!(row.split_whitespace().count(), 2, "{text}");
}

#[test]
fn negative_figures_are_told_what_is_wanted() {
    for (line, words) in [
        ("edge co/baccarat --stake -5", "an amount above 0"),
        ("edge co/baccarat --stake -5.00", "an amount above 0"),
        ("simulate co/baccarat --rounds -5", "write a number of rounds"),
        ("play co/baccarat --plain --bankroll -5", "a bankroll is more than nothing"),
        ("rules --search ", "wants a word"),
    ] {
        let found = typed(line);
        assert_eq!((found.code, found.out.as_str()), (2, ""), "{line}: {}", found.err);
        assert!(found.err.contains(words), "{line}: {}", found.err);
    }
}

#[test]
fn who_plays_is_said_by_either_word() {
    let head = |line: &str| -> Vec<String> {
        let rows = shown(line).lines().skip(2).map(ToString::to_string).collect::<Vec<_>>();
        rows.iter().map(|row| row.split_whitespace().take(2).collect()).collect()
    };
    let simulated = "simulate ca/razz --rounds 50 --players 3";
    let names = head(&format!("{simulated} --strategy tight,caller"));
    assert_eq!(names, head(&format!("{simulated} --bots tight,caller")));
    let play = |word: &str| {
        let line = format!("play ca/razz --plain --seed 3 --players 3 {word} tight");
        run(&line.split(' ').collect::<Vec<_>>(), "table\nquit\n").out
    };
    assert_eq!(play("--bots"), play("--strategy"));
}

#[test]
fn a_file_that_is_no_house_is_told_in_a_few_lines() {
    let readme = concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md");
    let found = run(&["check", readme], "");
    assert_eq!(found.code, 3, "{}", found.err);
    assert!(found.err.lines().count() < 120, "{} lines", found.err.lines().count());
    assert!(found.err.contains("more; --json has them all"), "{}", found.err);
}

#[test]
fn who_stakes_too_much_to_go_on_is_warned() {
    let ante = |amount: &str| {
        let typed = format!("bet ante {amount}\nquit\n");
        let args = ["play", "uk/three-card-poker", "--plain", "--seed", "1"];
        run(&args, &typed).out
    };
    let (much, half) = (ante("600"), ante("500"));
    assert!(much.contains("Play may want another £600, and you have £400 left"), "{much}");
    assert!(!half.contains("may want another"), "{half}");
}

#[test]
fn a_word_for_kills_is_there_where_there_are_kills() {
    assert!(!shown("games ca/omaha-hi-lo").contains("refuse-kill"));
}

#[test]
fn ranges_meet_in_every_game_of_two_cards() {
    let equity = |line: &str| -> Vec<f64> {
        let found = shown(&format!("equity {line} --json"));
        let all: serde_json::Value = serde_json::from_str(&found).expect("JSON");
        let hands = all["hands"].as_array().expect("hands").iter();
        hands.map(|hand| hand["equity"]["decimal"].as_f64().expect("a number")).collect()
    };
    // The hands of a range one by one come to the range.
    let short = "ca/short-deck-holdem --board 7c8d9h --hands";
    let whole = equity(&format!("{short} AKs QcQd"));
    let suits = ["c", "d", "h", "s"];
    let each = suits.map(|s| equity(&format!("{short} A{s}K{s} QcQd"))[0]);
    assert!((whole[0] - each.iter().sum::<f64>() / 4.0).abs() < 1e-12, "{whole:?} {each:?}");
    assert!((whole[0] + whole[1] - 1.0).abs() < 1e-12);
    // A card that the deck has not got is in no hand; one with weights is sampled.
    let refused = typed("equity ca/short-deck-holdem --hands 22 AcAd");
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("22: no such hand"), "{}", refused.err);
    let weighed = typed(&format!("equity {short} AKs:0.5,AcKd QcQd --samples 2000"));
    assert_eq!(weighed.code, 0, "{}", weighed.err);
    assert!(typed("equity ca/omaha-hi-lo --hands AKs QQ").err.contains("two cards"));
}

#[test]
fn ranks_are_enough_where_no_suit_matters() {
    let best = |hand: &str, dealer: &str| {
        let args = ["strategy", "uk/blackjack", "--hand", hand, "--dealer", dealer, "--csv"];
        let found = run(&args, "");
        assert_eq!(found.code, 0, "{hand} {dealer}: {}", found.err);
        found.out
    };
    assert_eq!(best("6 10", "9"), best("6h 10c", "9d"));
    assert_eq!(best("8 8", "8"), best("8h 8c", "8d"));
    let args = ["strategy", "uk/three-card-poker", "--hand", "Q 6 4"];
    assert_eq!(run(&args, "").code, 2, "suits matter there");
}
