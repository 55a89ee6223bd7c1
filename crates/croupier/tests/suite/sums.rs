//! What `edge`, `strategy`, `simulate` and `merge` say of figures: that they add up, whose they
//! are, what is unlawful, and how they are played.

use crate::common::{decimal, json, run, text};
use serde_json::Value;
use std::path::PathBuf;

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

#[track_caller]
fn has(text: &str, words: &[&str]) {
    let line = |line: &str| words.iter().all(|word| line.contains(word));
    assert!(text.lines().any(line), "no line with {words:?} in:\n{text}");
}

/// What is wrapped is read as one line.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn fits(text: &str) {
    for line in text.lines() {
        let wide = line.chars().count();
        assert!(wide <= 80, "{wide} columns: {line}\n{text}");
    }
}

fn place(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("croupier-{}-{name}", std::process::id()))
}

/// The lines of a wager, or of each of its parts, add up to what the house does not keep.
#[track_caller]
fn adds_up(wager: &Value) {
    let gains = |one: &Value| -> f64 {
        list(&one["lines"]).iter().map(|line| decimal(&line["gain"])).sum()
    };
    let parts = list(&wager["parts"]);
    let alone = std::slice::from_ref(wager);
    let all = if parts.is_empty() { alone } else { parts };
    for one in all {
        let off = gains(one) + decimal(&one["edge"]);
        assert!(off.abs() < 1e-12, "{off} in {one}");
    }
    let edges: f64 = all.iter().map(|one| decimal(&one["edge"])).sum();
    assert!((edges - decimal(&wager["edge"])).abs() < 1e-12, "{wager}");
    match parts.first() {
        Some(first) => {
            assert_eq!(wager["lines_of"], first["wager"], "{wager}");
            assert_eq!(wager["lines"], first["lines"], "{wager}");
        }
        None => assert_eq!(wager.get("lines_of"), None),
    }
}

#[test]
fn every_wager_adds_up_line_by_line() {
    for (id, wager) in [
        ("ca/fortune-pai-gow-poker", Some("envy")),
        ("uk/pai-gow-fortune-envy", Some("envy")),
        ("uk/three-card-poker", None),
        ("uk/let-it-ride", None),
        ("ca/pokara", None),
        ("ca/pan-9-bonus-tie", None),
        ("ca/pai-gow-tiles", None),
        ("co/baccarat", None),
        ("uk/dice", None),
        ("uk/roulette", Some("red")),
    ] {
        let only = wager.map(|wager| ["--wager", wager]);
        let ask = [&["edge", id][..], only.as_ref().map_or(&[][..], |two| &two[..])].concat();
        let all = json(&ask);
        let priced = list(&all["wagers"]).iter().filter(|one| one.get("refused").is_none());
        assert!(priced.clone().count() > 0, "{id}");
        priced.for_each(adds_up);
    }
    let shown = text(&["edge", "ca/fortune-pai-gow-poker", "--wager", "envy"]);
    has(&shown, &["less", "nothing", "+0.0000"]);
    has(&shown, &["in all", "100 %", "+3.4481"]);
}

#[test]
fn a_stake_that_the_fee_is_not_for_is_refused() {
    let at = |stake: &str, fees: &str| {
        run(&["edge", "ca/baccarat", "--set", &format!("fees={fees}"), "--stake", stake], "")
    };
    // F-C-1 is for tables of $5 to $10: below, at both ends, and above.
    for (stake, code) in [("4.99", 1), ("5.00", 0), ("10.00", 0), ("10.01", 1)] {
        let found = at(stake, "F-C-1");
        assert_eq!(found.code, code, "{stake}: {}", found.err);
        assert!(code == 0 || found.err.contains("ca:fees/F-C"), "{}", found.err);
        assert!(code == 0 || found.err.contains("F-C-1") && found.out.is_empty());
    }
    assert_eq!(at("20.00", "F-C-3").code, 0);
    let with = ["edge", "ca/baccarat", "--set", "fees=F-C-1", "--with", "banker=20"];
    assert_eq!(run(&with, "").code, 1);
}

#[test]
fn whoever_has_the_edge_is_named_by_its_sign() {
    let said = |args: &[&str]| flat(&text(&[&["edge"], args].concat()));
    let all = "a player banks in turn and has the edge, as far as the money covers";
    assert!(said(&["ca/baccarat", "--wager", "tie"]).contains(all));
    let pokara = said(&["ca/pokara"]);
    assert!(!pokara.contains(all), "{pokara}");
    assert!(
        pokara.contains("The edge is the player-dealer's on bonus POK-BONUS-B; the players' on"),
        "{pokara}"
    );
    let banker = said(&["ca/ez-baccarat-panda-8", "--wager", "banker"]);
    assert!(banker.contains("The edge is the players' on banker."), "{banker}");
    let pan = said(&["ca/pan-9-bonus-tie"]);
    assert!(pan.contains("player-dealer's on bonus-tie; nobody's on base."), "{pan}");
}

#[test]
fn the_lawful_values_of_a_list_are_priced_and_the_others_say_why() {
    let ask = ["edge", "co/baccarat", "--wager", "banker", "--set", "decks=4,6,8"];
    let shown = text(&ask);
    has(&shown, &["6", "banker", "1.0558 %"]);
    let why = "decks = 4 is unlawful; lawful: 6 to 20 (co:30-2806(1))";
    assert!(flat(&shown).contains("4 unlawful: decks = 4 is"), "{shown}");
    fits(&shown);
    let ways = json(&ask);
    let ways = list(&ways["variations"]);
    assert_eq!(ways.len(), 3);
    let refused: Vec<&Value> = ways.iter().filter(|way| way.get("refused").is_some()).collect();
    assert_eq!((&refused[0]["set"]["decks"], &refused[0]["refused"]), (&"4".into(), &why.into()));
    let csv = text(&[&ask[..], &["--csv"]].concat());
    has(&csv, &["4,", why]);
    has(&text(&[&ask[..], &["--markdown"]].concat()), &["| 4 | unlawful: ", why]);
    // Where none is lawful nothing is priced.
    let none = run(&["edge", "co/baccarat", "--set", "decks=4,30"], "");
    assert_eq!((none.code, none.out.as_str()), (1, ""));
    assert!(none.err.contains("co:30-2806(1)"), "{}", none.err);
}

#[test]
fn every_line_of_an_unlawful_table_says_so() {
    let ask = ["edge", "co/baccarat", "--set", "vigorish=4", "--anyway", "--wager", "banker"];
    let shown = text(&ask);
    for line in ["banker  ", "banker's hand", "player's hand", "tie", "in all"] {
        has(&shown, &[line, "UNLAWFUL"]);
    }
    fits(&shown);
    let marked = text(&[&ask[..], &["--markdown"]].concat());
    has(&marked, &["| lawful |"]);
    has(&marked, &["| banker's hand wins |", "UNLAWFUL"]);
    has(&marked, &["No table may be opened so: vigorish = 4 is unlawful", "(co:30-2808(3))"]);
    let below = ["edge", "co/baccarat", "--set", "vigorish=-4", "--anyway"];
    let found = run(&below, "");
    assert!(found.code == 1 && found.err.contains("no whole number from 0 on"), "{}", found.err);
}

#[test]
fn equal_wagers_may_be_said_and_unequal_ones_are_refused() {
    let ride = |with: &str| run(&["edge", "uk/let-it-ride", "--with", with, "--json"], "");
    let costs = |with: &str| -> f64 {
        let found = ride(with);
        assert_eq!(found.code, 0, "{with}: {}", found.err);
        decimal(&serde_json::from_str::<Value>(&found.out).expect("a document")["costs"])
    };
    let one = costs("bet-3=5");
    for with in ["bet-1=5,bet-2=5,bet-3=5", "bet-3=5,bet-2=5,bet-1=5"] {
        assert!((costs(with) - one).abs() < 1e-12, "{with}");
    }
    let unequal = ride("bet-1=5,bet-2=10,bet-3=5");
    assert_eq!(unequal.code, 1);
    assert!(unequal.err.contains("uk:12.14"), "{}", unequal.err);
    let shown = text(&["edge", "uk/let-it-ride", "--with", "bet-1=5,bet-2=5,bet-3=5"]);
    has(&shown, &["bet-3", "£5"]);
    has(&shown, &["in all", "£15"]);
    let hint = run(&["strategy", "uk/let-it-ride", "--hand", "Th 9c 2d 8s"], "");
    assert!(hint.code == 2 && hint.err.contains("--board"), "{}", hint.err);
}

#[test]
fn later_decisions_are_charted() {
    let chart = json(&["strategy", "uk/texas-holdem-bonus"]);
    assert_eq!(chart["more"][0]["title"], "the flop");
    let rules = list(&chart["rules"]);
    let names: Vec<&Value> = rules.iter().map(|rule| &rule["decision"]).collect();
    assert_eq!(names, ["flop", "turn", "both"]);
    let legend = chart["legend"].as_str().expect("a legend");
    assert!(!legend.contains("4x") && legend.contains("F: make the flop wager"), "{legend}");
    let costs: Vec<f64> = rules.iter().map(|rule| decimal(&rule["cost"])).collect();
    assert!((costs[0] + costs[1] - costs[2]).abs() < 1e-12, "{costs:?}");
    for rule in rules {
        let cost = decimal(&rule["cost"]);
        assert!(0.0 < cost && cost < 0.01, "{rule}");
    }
    let shown = text(&["strategy", "uk/texas-holdem-bonus"]);
    fits(&shown);
    for form in ["--csv", "--markdown"] {
        let whole = text(&["strategy", "uk/texas-holdem-bonus", form]);
        for part in ["the flop", "in words", "river-rule"] {
            assert!(whole.contains(part), "{form}: {whole}");
        }
    }
}

#[test]
fn the_river_of_two_way_is_charted() {
    let river = json(&["strategy", "uk/two-way-holdem"]);
    let rules = list(&river["rules"]);
    assert_eq!(rules[1]["decision"], "river");
    assert!(rules.iter().all(|rule| (0.0..0.03).contains(&decimal(&rule["cost"]))), "{rules:?}");
}

#[test]
fn the_double_of_insurance_is_charted() {
    let id = "uk/casino-stud-bonus-insurance";
    let chart = json(&["strategy", id]);
    let double = &chart["more"][0];
    assert_eq!(double["title"], "the double of insurance");
    let rows = list(&double["rows"]);
    assert!(!rows.is_empty() && rows.iter().all(|row| list(row).len() == 6), "{double}");
    // The less the dealer shows, the sooner it is doubled without a pair.
    let first: Vec<&Value> = rows.iter().map(|row| &row[1]).collect();
    assert_eq!(first, ["59.08 %", "48.77 %", "46.30 %", "44.11 %"]);
    fits(&text(&["strategy", id]));
}

#[test]
fn charts_fit_eighty_columns() {
    for id in ["ca/pokara", "ca/pai-gow-poker", "uk/pai-gow-poker", "ca/pai-gow-tiles"] {
        let shown = text(&["strategy", id]);
        fits(&shown);
        assert_eq!(shown.contains("the house way"), id != "ca/pokara", "{shown}");
    }
    fits(&text(&["simulate", "co/baccarat", "--rounds", "1000"]));
    fits(&text(&["simulate", "uk/blackjack", "--rounds", "1000"]));
    fits(&text(&["edge", "uk/casino-stud-progressive", "--wager", "progressive"]));
}

#[test]
fn a_double_of_pokara_is_named_as_it_is_played() {
    let folder = place("pokara");
    let asked = |args: &[&str]| {
        let found = std::process::Command::new(env!("CARGO_BIN_EXE_croupier"))
            .args(["strategy", "ca/pokara", "--dealer", "Kh", "--hand"])
            .args(args)
            .env("XDG_CACHE_HOME", &folder)
            .output()
            .expect("it runs");
        String::from_utf8(found.stdout).expect("text")
    };
    let first = asked(&["Ah Ad Tc"]);
    has(&first, &["double, draw Tc", "best"]);
    has(&first, &["draw Ah"]);
    assert_eq!(asked(&["Ah Ad Tc"]), first, "as kept");
    // Another suit of the same hand names its own card.
    has(&asked(&["As Ad Tc"]), &["draw As"]);
    has(&asked(&["Ah Ad Tc", "--act", "double"]), &["A double, draw Tc costs 0.000000"]);
    std::fs::remove_dir_all(folder).expect("removable");
}

#[test]
fn a_blackjack_against_an_ace_may_be_insured() {
    let ask = ["strategy", "uk/blackjack", "--hand", "Ah Kc", "--dealer", "As"];
    let all = json(&ask);
    let worth = |act: &str| {
        let all = list(&all["decisions"]);
        all.iter().find(|one| one["act"] == act).expect(act)["worth"]["exact"].clone()
    };
    // Of 309 cards left 95 count ten: 214 times 3/2 is paid.
    assert_eq!((worth("decline"), worth("even-money")), ("107/103".into(), "1".into()));
    assert_eq!((worth("insurance"), &all["best"]), ("1".into(), &"decline".into()));
    assert_eq!(all["rule"], "uk:4.19");
    let off = [&ask[..], &["--set", "even_money=false"]].concat();
    assert_eq!(list(&json(&off)["decisions"]).len(), 2);
    // Against anything else a blackjack leaves nothing to decide.
    let other = run(&["strategy", "uk/blackjack", "--hand", "Ah Kc", "--dealer", "Ks"], "");
    assert!(other.code == 2 && other.err.contains("nothing is left"), "{}", other.err);
}

#[test]
fn what_is_missing_of_a_run_is_said() {
    let parts = ["1/3", "2/3"].map(|part| {
        let out =
            text(&["simulate", "ca/texas-holdem", "--rounds", "300", "--shard", part, "--json"]);
        let path = place(&format!("part-{}.json", &part[..1]));
        std::fs::write(&path, out).expect("written");
        path
    });
    let names = parts.each_ref().map(|path| path.to_string_lossy().into_owned());
    for form in [&[][..], &["--json"]] {
        let merged = run(&[&["merge", &names[0], &names[1]], form].concat(), "");
        assert_eq!(merged.code, 0, "{}", merged.err);
        assert!(merged.err.contains("not the whole run: without 3/3"), "{}", merged.err);
    }
    for path in &parts {
        std::fs::remove_file(path).expect("removable");
    }
}

#[test]
fn money_of_a_run_is_written_as_everywhere() {
    let run_of = json(&["simulate", "ca/texas-holdem", "--rounds", "200"]);
    let cents = |value: &Value| {
        let text = value.as_str().expect("a decimal string");
        let (whole, cents) = text.split_once('.').expect("two digits");
        assert_eq!(cents.len(), 2, "{text}");
        let sign = if whole.starts_with('-') { -1 } else { 1 };
        let parts = |text: &str| text.parse::<i64>().expect("digits");
        parts(whole) * 100 + sign * parts(cents)
    };
    let nets: i64 = list(&run_of["seats"]).iter().map(|seat| cents(&seat["net"])).sum();
    assert_eq!(nets + cents(&run_of["fees"]), 0);
    assert!(cents(&run_of["pots"]) > 0);
    assert_eq!(run(&["simulate", "co/baccarat", "--rounds", "10", "--threads", "0"], "").code, 2);
    let path = place("kept.phhs");
    let name = path.to_string_lossy().into_owned();
    let hands = ["simulate", "ca/texas-holdem", "--rounds", "2", "--phh", &name];
    text(&hands);
    let first = std::fs::read(&path).expect("written");
    let again = run(&hands, "");
    assert_eq!(again.code, 2);
    assert!(again.err.contains("not written over"), "{}", again.err);
    assert_eq!(std::fs::read(&path).expect("still there"), first);
    std::fs::remove_file(path).expect("removable");
    let csv = text(&["simulate", "co/baccarat", "--rounds", "1000", "--csv"]);
    assert!(csv.starts_with("wager,pay table,"), "{csv}");
}
