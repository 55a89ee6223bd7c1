//! The calls of the library: the command line prints them and nothing else, and what they turn
//! down is data.

use crate::common::run;
use catalog::Thing;
use croupier::law::Fault;
use croupier::sim::Shard;
use croupier::solving::{Folder, Glance, Progress, Recall, Task, Work};
use croupier::{Error, cards, equity, posted, price, rules, simulate, strategy};
use serde::Serialize;
use serde_json::Value;

/// What the command line prints is what a call's result is written as.
#[track_caller]
fn same(args: &[&str], result: &impl Serialize) {
    let found = run(&[args, &["--json"]].concat(), "");
    assert_eq!(found.code, 0, "{args:?}: {}", found.err);
    let without_speed = |text: &str| -> String {
        let lines = text.lines().filter(|line| !line.contains("\"rounds_per_second\""));
        lines.collect::<Vec<_>>().join("\n")
    };
    let written = serde_json::to_string_pretty(result).expect("JSON");
    assert_eq!(without_speed(&found.out), without_speed(&written), "{args:?}");
}

#[test]
fn the_command_line_prints_what_is_listed_and_ruled() {
    same(&["games"], &catalog::all());
    same(&["games", "--book", "sg"], &catalog::of_book("sg").expect("a book"));
    for id in ["co/dragon-bonus", "ca/razz", "ca/thirteen-card", "readings"] {
        same(&["rules", id], &rules::of(id).expect(id));
    }
    let mut one = rules::of("co:30-2808(3)").expect("a rule");
    one[0].tests = rules::proofs("co:30-2808(3)");
    same(&["rules", "co:30-2808(3)"], &one);
    same(&["rules", "--coverage"], &rules::coverage());
    same(&["rules", "co", "--coverage"], &[rules::coverage_of("co").expect("a book")]);
}

#[test]
fn the_command_line_prints_prices() {
    let whole = price::Request::default();
    for id in ["co/baccarat", "uk/dice", "ca/baccarat-9", "uk/three-card-poker"] {
        same(&["edge", id], &price(id, &whole).expect(id));
    }
    let id = "co/eternal-sun-7-progressive";
    let shown = "12345.67".parse().expect("an amount");
    let request = price::Request {
        posted: posted([("decks", "6")]),
        meters: vec![("progressive".into(), shown)],
        ..whole
    };
    let args = ["edge", id, "--set", "decks=6", "--meter", "progressive=12345.67"];
    same(&args, &price(id, &request).expect(id));
}

#[test]
fn the_command_line_prints_samples() {
    for id in ["uk/roulette/split", "ca/baccarat-9", "ca/razz", "ca/thirteen-card"] {
        let request = simulate::Request::of(40, 3);
        let args = ["simulate", id, "--rounds", "40", "--seed", "3"];
        same(&args, &simulate(id, &request).expect(id));
    }
}

#[test]
fn a_hand_may_hold_a_card_as_often_as_the_decks_do() {
    let id = "ca/caribbean-stud";
    let ask = |decks: &str, hand: &str, dealer: &str| {
        let cards = |text| cards::parse_cards(text).expect("cards");
        let request = strategy::Request {
            posted: posted([("decks", decks)]),
            dealer: cards(dealer),
            ..strategy::Request::of(cards(hand))
        };
        strategy(id, &request)
    };
    let two = ask("4", "5h 5h 9c Jd 2s", "Kc").expect("two of four");
    assert_eq!(two.best, "call");
    // A fold costs the ante; the call's worth is out of the 202 choose 4 hands under the King.
    assert_eq!(two.decisions.iter().find(|open| open.act == "fold").expect("open").worth, {
        odds::Exact::whole(-1)
    });
    for decks in ["4", "8"] {
        ask(decks, "5h 5h 5h 5h 2s", "Kc").expect("as often as four decks hold it");
    }
    let refused = |decks, hand, dealer| ask(decks, hand, dealer).expect_err(hand).to_string();
    assert!(refused("4", "5h 5h 5h 5h 2s", "5h").contains("holds 4 of 5h"));
    assert!(ask("8", "5h 5h 5h 5h 2s", "5h").is_ok());
    let twice = strategy::Request::of(cards::parse_cards("Qh Qh 4d").expect("cards"));
    let one_deck = strategy("uk/three-card-poker", &twice).expect_err("one deck").to_string();
    assert!(one_deck.contains("holds 1 of Qh"), "{one_deck}");
}

#[test]
fn of_decisions_worth_the_same_the_one_that_stakes_less_is_taken() {
    // A royal flush on the board is everybody's: the river wager returns, as a check does.
    let cards = |text| cards::parse_cards(text).expect("cards");
    let (hand, board) = (cards("2c 7d"), cards("Ah Kh Qh Jh Th"));
    let request = strategy::Request { board, ..strategy::Request::of(hand) };
    let answer = strategy("uk/two-way-holdem", &request).expect("asked on the river");
    assert!(answer.decisions.iter().all(|open| open.cost == odds::Exact::ZERO));
    assert_eq!(answer.best, "check");
}

#[test]
fn the_command_line_prints_best_play_and_equities() {
    let id = "uk/three-card-poker";
    let hand = cards::parse_cards("Qh 6c 4d").expect("cards");
    let answer = strategy(id, &strategy::Request::of(hand)).expect(id);
    same(&["strategy", id, "--hand", "Qh 6c 4d"], &answer);
    let chart = strategy::chart(id, &posted([]), Work::default()).expect(id);
    same(&["strategy", id], &chart);
    let request = equity::Request::of(&["AhAd2s3s", "random"], "4c 5c Kh 9d").expect("cards");
    let request = equity::Request { samples: Some(500), ..request };
    let args = ["equity", "ca/omaha-hi-lo", "--hands", "AhAd2s3s", "random", "--board"];
    let args = [&args[..], &["4c 5c Kh 9d", "--samples", "500"]].concat();
    same(&args, &equity("ca/omaha-hi-lo", &request).expect("worth"));
}

#[test]
fn documents_have_their_shape() {
    let request = equity::Request::of(&["AhAd", "KsKc"], "2c 7d 9h Tc").expect("cards");
    let found = equity("ca/texas-holdem", &request).expect("worth");
    let written = serde_json::to_string(&found.hands[1]).expect("JSON");
    assert_eq!(
        written.split(r#","makes""#).next().expect("a start").to_owned() + "}",
        r#"{"cards":"Ks Kc","equity":{"exact":"1/22","decimal":0.045454545454545456},"#.to_owned()
            + r#""scoops":{"exact":"1/22","decimal":0.045454545454545456},"#
            + r#""shares":{"exact":"0","decimal":0.0},"#
            + r#""awards":{"high":{"exact":"1/22","decimal":0.045454545454545456}}}"#
    );
    let request = price::Request { wager: Some("red".into()), ..price::Request::default() };
    let prices = serde_json::to_string(&price("uk/roulette", &request).expect("red").wagers);
    let (edge, hit) = (
        r#"{"exact":"1/74","decimal":0.013513513513513514}"#,
        r#"{"exact":"18/37","decimal":0.4864864864864865}"#,
    );
    let start =
        format!(r#"[{{"wager":"red","paytable":"PT-min","edge":{edge},"hit":{hit},"deviation":"#);
    let prices = prices.expect("JSON");
    assert!(prices.starts_with(&start), "{prices}");
    let end =
        format!(r#""method":"exact","strategy":"none","basis":"stake","element_of_risk":{edge},"#)
            + r#""interval":null,"meter":null,"total":"37"}]"#;
    assert!(prices.ends_with(&end), "{prices}");
}

#[test]
fn what_is_turned_down_keeps_its_rules() {
    let whole = price::Request::default();
    let refused = |id: &str| price(id, &whole).expect_err(id);
    let Error::Refused(refusal) = refused("co/super-pan-9") else { panic!("not refused") };
    assert_eq!(refusal.rule.map(|rule| rule.id), Some("reading:co-super-pan-9"));
    assert_eq!(refused("ca/razz"), Error::NotBanked { id: "ca/razz".into() });
    for (id, what, near) in [
        ("co/bacarat", Thing::Game, "co/baccarat"),
        ("ca/raz", Thing::Game, "ca/razz"),
        ("uk/dice/hardwy", Thing::Wager, "uk/dice/hardway"),
    ] {
        let Error::Unknown(unknown) = refused(id) else { panic!("{id} is known") };
        assert_eq!((unknown.what, unknown.name.as_str()), (what, id));
        assert!(unknown.near.iter().any(|name| name == near), "{:?}", unknown.near);
    }
    let set = posted([("vigorish", "4"), ("decks", "12"), ("deks", "8")]);
    let request = price::Request { posted: set.clone(), ..whole.clone() };
    let by_price = price("co/baccarat", &request).expect_err("unlawful");
    let request = simulate::Request { posted: set, ..simulate::Request::of(9, 1) };
    let by_run = simulate("co/baccarat", &request).expect_err("unlawful");
    for error in [by_price, by_run] {
        let rules: Vec<&str> = error.rules().iter().map(|rule| rule.id).collect();
        assert_eq!(rules, ["co:30-2808(3)", "co:30-2806(1)"]);
        let Error::Unlawful(breach) = error else { panic!("lawful") };
        let unknown =
            |fault: &Fault| matches!(fault, Fault::Unknown { name, .. } if name == "deks");
        assert!(breach.faults.iter().any(unknown), "{breach}");
    }
    let request = price::Request { strategy: "luck".into(), ..whole };
    let Err(Error::Unknown(unknown)) = price("uk/three-card-poker", &request) else { panic!() };
    assert_eq!(unknown.near, ["best", "never-fold", "mimic"]);
}

/// California's F-E 21 to 39 print a collection for coupons, most of nothing, and 1 to 20 none.
#[test]
fn coupons_are_taken_under_every_option_that_prints_a_collection() {
    for game in ["ca/ez-baccarat-panda-8", "ca/fortune-7-baccarat"] {
        for n in 1..=39 {
            let id = format!("F-E-{n}");
            let least = games::california::fees::find(&id).expect("an option").min;
            let (least, bank) = (least.plain(), "100000.00");
            let settled = croupier::settle(&format!(
                "game = \"{game}\"\nfees = \"{id}\"\n\
                 player_dealer = {{ seat = 4, wager = \"{bank}\" }}\n\
                 seat = [{{ n = 1, bets = {{ player = \"{least}\" }}, coupons = 2 }}]\n\
                 [spots]\nplayer = \"4h 4c\"\nbanker = \"Kc 7d\"\n"
            ));
            if n <= 20 {
                let error = settled.expect_err(&id);
                assert!(error.to_string().contains("no coupon is taken"), "{game} {id}: {error}");
                continue;
            }
            let settled = settled.unwrap_or_else(|error| panic!("{game} {id}: {error}"));
            let fees = &settled.banked().expect("banked").fees;
            let coupons = fees.iter().filter(|fee| fee.label == "match-play coupon");
            let cents: i64 = coupons.map(|fee| fee.amount.get()).sum();
            assert_eq!(cents, if matches!(n, 31 | 39) { 200 } else { 0 }, "{game} {id}");
            let used = settled
                .events
                .iter()
                .any(|event| matches!(event.what, table::What::Coupons { count: 2, .. }));
            assert!(used, "{game} {id}");
        }
    }
}

#[test]
fn tables_that_cannot_be_opened_are_refused() {
    let request = |players| simulate::Request { players, ..simulate::Request::of(1, 1) };
    for (id, players) in [("ca/texas-holdem", 1), ("ca/thirteen-card", 0), ("ca/razz", 99)] {
        let error = simulate(id, &request(Some(players))).expect_err(id);
        assert!(!error.rules().is_empty(), "{id}: {error}");
    }
    let many = simulate::Request::of(simulate::ROUNDS_MAX + 1, 1);
    assert!(matches!(simulate("uk/dice", &many), Err(Error::Usage(_))));
    let sharded = simulate::Request { shard: Shard { part: 1, parts: 2 }, ..request(None) };
    assert!(matches!(simulate("ca/thirteen-card", &sharded), Err(Error::Usage(_))));
    assert!(matches!(simulate::histories("co/baccarat", &request(None)), Err(Error::Usage(_))));
    assert!(matches!(simulate::Part::read("{"), Err(Error::Damaged { .. })));
}

#[test]
fn a_folder_keeps_what_was_solved_and_nothing_else_does() {
    let name = format!("croupier-kept-{}", std::process::id());
    let folder = Folder { path: std::env::temp_dir().join(name), recall: Recall::Kept };
    let priced = |work| {
        let prices = price::with("uk/three-card-poker", &price::Request::default(), work);
        serde_json::to_value(prices.expect("lawful")).expect("JSON")
    };
    let progress = Progress::default();
    let unkept: Value = priced(Work { keep: None, progress: Some(&progress) });
    assert!(!folder.path.exists());
    assert_eq!(progress.glance(), Glance { stage: Task::Quick, done: 0, total: 0 });
    let kept = Work { keep: Some(&folder), progress: None };
    assert_eq!((priced(kept), priced(kept)), (unkept.clone(), unkept));
    let files = std::fs::read_dir(&folder.path).expect("a folder").count();
    assert!(files > 0);
    std::fs::remove_dir_all(&folder.path).expect("removable");
}
