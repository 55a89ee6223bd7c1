//! Section 10 of the British book, rule by rule.
//!
//! Rules: uk:

use super::{BigSix, Rest, Rules, SEGMENTS, Symbol};
use crate::check::{breach, open, seat};
use crate::layout::testing::{check, play, refused, step};
use crate::testing::Looks as _;
use crate::{CATALOG, find};
use money::Cents;
use table::{Change, Layout, Outcome, Ruling, Table, Verbs as _};

const BIG_SIX: &str = "uk/big-six";

/// 10.2 and 10.9 as the book prints them: type, compartments, minimum odds to one.
#[rustfmt::skip]
const PRINTED: [(&str, u32, i64); 7] = [
    ("A", 1, 50), ("B", 1, 50), ("C", 2, 20), ("D", 4, 10), ("E", 8, 5), ("F", 12, 3),
    ("G", 24, 1),
];

/// A theme of seven designs.
const THEME: &str = "symbols=Crown,Anchor,Heart,Spade,Club,Diamond,Star";

/// The rules as nothing is posted.
fn rules() -> Rules {
    Rules { between: super::Between::Passed, symbols: None }
}

/// A wager of 1 on each symbol.
const ALL: &str = "1: A 1, B 1, C 1, D 1, E 1, F 1, G 1";

/// What every wager of [`ALL`] comes to when one symbol wins.
fn all_but(winner: &str, rule: &str) -> String {
    let one = |(letter, _, pays): (&str, u32, i64)| {
        let result = if letter == winner { format!("wins {pays}") } else { "loses 1".into() };
        format!("1 {letter} {result} {rule}")
    };
    PRINTED.map(one).join("; ")
}

#[test]
fn r10_2_seven_symbols_in_52_compartments() {
    let weights = BigSix::all(&rules());
    let found: Vec<(String, u32)> =
        weights.iter().map(|(rest, n)| (BigSix::write(&rules(), *rest), *n)).collect();
    assert_eq!(found, PRINTED.map(|(letter, n, _)| (letter.to_string(), n)));
    let sum: u32 = PRINTED.iter().map(|(_, n, _)| n).sum();
    assert_eq!([sum, SEGMENTS, weights.iter().map(|(_, n)| n).sum()], [52; 3]);
}

#[test]
fn r10_2_no_other_symbol() {
    for other in ["H", "", "AB", "1", "Crown"] {
        refused(BIG_SIX, "", &format!("1: A 1 | spin {other}"), "uk:10.2");
    }
    for other in ["A|H", "H|A", "A|", "|A", "A|B|C"] {
        let mut table = open(BIG_SIX, "between=void");
        table.close().expect("closed");
        let rule = table.throw(other).expect_err("no such segments").rule;
        assert_eq!(rule.map(|rule| rule.id), Some("uk:10.2"), "{other}");
    }
}

/// Spins to between two segments, whose bar would part a session of the driver.
fn between(table: &mut dyn Table, shown: &str) -> table::Settlement {
    table.close().expect("closed");
    table.throw(shown).unwrap_or_else(|refusal| panic!("{refusal}"));
    let settled = table.settle().expect("settled");
    table.clear().expect("cleared");
    settled
}

#[test]
fn r10_2_a_theme_of_the_operators_choice() {
    let names = ["Crown", "Anchor", "Heart", "Spade", "Club", "Diamond", "Star"];
    for (name, (letter, ..)) in names.into_iter().zip(PRINTED) {
        for spun in [name, &name.to_lowercase(), letter, &letter.to_lowercase()] {
            check(BIG_SIX, THEME, &format!("{ALL} | spin {spun}"), &all_but(letter, "uk:10.9"));
            let mut table = open(BIG_SIX, THEME);
            step(table.as_mut(), &format!("spin {spun}")).expect("a spin");
            assert_eq!(table.figures(), [("spin".into(), name.to_string())], "{spun}");
        }
    }
    refused(BIG_SIX, THEME, "1: A 1 | spin Moon", "uk:10.2");
    // What is written can be read again.
    let symbols: Vec<String> = names.map(String::from).into();
    let rules = Rules { symbols: Some(symbols), ..rules() };
    let all: Vec<Symbol> = Symbol::all().collect();
    for rest in all.iter().flat_map(|a| all.iter().map(|b| Rest::Between(*a, *b))) {
        let Rest::Between(passed, next) = rest else { unreachable!("between two") };
        let lone = passed == next && PRINTED[passed.index()].1 == 1;
        let read = BigSix::read(&rules, &BigSix::write(&rules, rest)).ok();
        assert_eq!(read, (!lone).then_some(rest));
    }
}

#[test]
fn r10_2_a_theme_has_seven_different_designs() {
    assert_eq!(breach(BIG_SIX, THEME), "");
    let wrong =
        ["a,b,c,d,e,f", "a,b,c,d,e,f,g,h", "a,b,c,d,e,f,F", "a,b,c,d,e,f,", "a|b,c,d,e,f,g,h"];
    for names in wrong {
        assert!(breach(BIG_SIX, &format!("symbols={names}")).contains("(uk:10.2)"), "{names}");
    }
}

#[test]
fn r10_2_a_symbol_with_one_segment_is_not_its_own_neighbour() {
    for (letter, segments, _) in PRINTED {
        let mut table = open(BIG_SIX, "");
        table.close().expect("closed");
        let spun = table.throw(&format!("{letter}|{letter}"));
        assert_eq!(spun.is_ok(), segments > 1, "{letter}");
        let rule = spun.err().and_then(|refusal| refusal.rule).map(|rule| rule.id);
        assert_eq!(rule, (segments == 1).then_some("uk:10.2"));
    }
}

#[test]
fn r10_3_the_segment_under_the_clapper_wins() {
    for (letter, ..) in PRINTED {
        check(BIG_SIX, "", &format!("{ALL} | spin {letter}"), &all_but(letter, "uk:10.9"));
        let mut table = open(BIG_SIX, "");
        step(table.as_mut(), &format!("spin {letter}")).expect("a spin");
        assert_eq!(table.lit(), [letter]);
    }
}

#[test]
fn r10_4_no_variant_but_the_game_itself() {
    let ids = CATALOG.iter().map(|entry| entry.id());
    assert_eq!(ids.filter(|id| id.contains("six") && id.starts_with("uk/big")).count(), 1);
    for other in ["uk/big-wheel", "uk/money-wheel", "uk/big-six-54"] {
        assert!(find(other).is_err(), "{other}");
    }
    for other in ["H", "joker", "red", "A-B"] {
        refused(BIG_SIX, "", &format!("1: {other} 1"), "uk:10.4");
    }
}

#[test]
fn r10_6_wagers_keep_to_the_posted_limits() {
    let set = "min=5 max=100";
    for (letter, ..) in PRINTED {
        for outside in ["4.99", "100.01"] {
            refused(BIG_SIX, set, &format!("1: {letter} {outside}"), "uk:10.6");
        }
        for inside in ["5", "5.01", "99.99", "100"] {
            assert!(play(open(BIG_SIX, set).as_mut(), &format!("1: {letter} {inside}")).is_ok());
        }
    }
    refused(BIG_SIX, set, "1: G 60 | 1: G 40.01", "uk:10.6");
    check(BIG_SIX, set, "1: G 60 | 1: G 40 | spin G", "1 G wins 100 uk:10.9");
    assert!(breach(BIG_SIX, "min=10 max=9.99").contains("(uk:10.6)"));
}

#[test]
fn r10_6_limits_hold_for_a_wager_that_waits_for_another_spin() {
    let set = "min=5 max=100 between=void";
    let mut table = open(BIG_SIX, set);
    step(table.as_mut(), "1: G 60").expect("a wager");
    between(table.as_mut(), "F|G");
    let rule = |answer: Result<table::Settlement, table::Refusal>| {
        answer.err().and_then(|refusal| refusal.rule).map(|rule| rule.id)
    };
    assert_eq!(rule(step(table.as_mut(), "1: G 40.01")), Some("uk:10.6"));
    assert_eq!(rule(step(table.as_mut(), "reduce 1 G 55.01")), Some("uk:10.6"));
    // Three more are no wager by themselves, should as much as the sixty come down.
    assert_eq!(rule(step(table.as_mut(), "1: G 3")), None);
    assert_eq!(rule(step(table.as_mut(), "reduce 1 G 60")), Some("uk:10.6"));
    assert_eq!(rule(step(table.as_mut(), "1: G 2")), None);
    assert_eq!(rule(step(table.as_mut(), "reduce 1 G 60")), None);
    let settled = play(table.as_mut(), "spin G").expect("settled");
    assert_eq!(settled.lines[0].pays, Cents::dollars(5));
}

#[test]
fn r10_7_spoken_wagers_are_covered_and_confirmed() {
    refused(BIG_SIX, "", "declare 1 E 10 with 9.99 confirmed", "uk:10.7");
    refused(BIG_SIX, "", "declare 1 E 10 with 10", "uk:10.7");
    for cover in ["10", "10.01"] {
        let session = format!("declare 1 E 10 with {cover} confirmed | spin E");
        check(BIG_SIX, "", &session, "1 E wins 50 uk:10.9");
    }
}

#[test]
fn r10_8_wagers_settle_as_they_lie_when_the_wheel_rests() {
    check(BIG_SIX, "", "1: F 10 | spin G", "1 F loses 10 uk:10.9");
    let mut table = open(BIG_SIX, "");
    step(table.as_mut(), "1: F 10, G 5").expect("wagers");
    assert_eq!(table.back(seat("1"), "G"), Ok(Cents::dollars(5)));
    table.close().expect("closed");
    let late = [
        step(table.as_mut(), "1: G 10").map(drop),
        table.withdraw(seat("1"), "F"),
        table.change(seat("1"), "F", Change::Take),
    ];
    for answer in late {
        let rule = answer.expect_err("too late").rule;
        assert_eq!(rule.map(|rule| rule.id), Some("uk:10.8"));
    }
    table.throw("G").expect("a spin");
    // Reading uk-late-chips.
    let ruling = Ruling {
        seat: Some(seat("1")),
        wager: Some("G".into()),
        amount: Some(Cents::dollars(5)),
        rule: "uk:10.8".into(),
        ..Ruling::default()
    };
    table.rule(&ruling).expect("too late");
    let settled = table.settle().expect("settled");
    assert_eq!(settled.lines.len(), 2);
    assert_eq!(settled.lines[0].collected, Cents::dollars(10));
    assert_eq!(
        (settled.lines[1].result, settled.lines[1].rule.id),
        (Outcome::Returned, "uk:10.8")
    );
}

#[test]
fn r10_9_minimum_odds_of_each_symbol() {
    for (letter, _, pays) in PRINTED {
        let lines = open(BIG_SIX, "").lines(letter);
        let found: Vec<&str> = lines.iter().map(|line| line.pays.as_str()).collect();
        // In its segment, or just passed.
        let pay = format!("{pays} to 1");
        assert_eq!(found, [&pay, "loses", &pay, "loses"], "{letter}");
        let odds = |more: i64| format!("odds.{letter}.its-symbol={}:10", pays * 10 + more);
        assert!(breach(BIG_SIX, &odds(-1)).contains("(uk:10.9)"), "{letter}");
        assert_eq!([breach(BIG_SIX, &odds(0)), breach(BIG_SIX, &odds(1))], ["", ""]);
        let better = format!("odds.{letter}.its-symbol={}:1", pays + 1);
        let expected = format!("1 {letter} wins {}", pays + 1);
        check(BIG_SIX, &better, &format!("1: {letter} 1 | spin {letter}"), &expected);
    }
    // Reading uk-minimum-rounding: a fraction of a cent is rounded up.
    let set = "odds.G.its-symbol=11:10";
    check(BIG_SIX, set, "1: G 0.01 | spin G", "1 G wins 0.02 uk:10.9");
}

#[test]
fn r10_9_house_edges_follow_from_counts_and_odds() {
    // What 52 wagers of 1, one for each segment, lose to the house.
    let lost = PRINTED.map(|(letter, n, _)| {
        let settled = play(open(BIG_SIX, "").as_mut(), &format!("1: {letter} 1 | spin {letter}"));
        let pays = settled.expect("settled").lines[0].pays.get() / 100;
        52 - i64::from(n) * (pays + 1)
    });
    assert_eq!(lost, [1, 1, 10, 8, 4, 4, 4]);
}

#[test]
fn r10_10_the_house_posts_one_of_two_ways() {
    assert_eq!(breach(BIG_SIX, "between=passed"), "");
    assert_eq!(breach(BIG_SIX, "between=void"), "");
    for other in ["next", "both", "respin", ""] {
        assert!(breach(BIG_SIX, &format!("between={other}")).contains("(uk:10.10)"), "{other}");
    }
    // Players can see which.
    let entry = find(BIG_SIX).unwrap_or_else(|refusal| panic!("{refusal}")).entry;
    let options = entry.options();
    let between = options.iter().find(|option| option.name == "between").expect("an option");
    assert_eq!(between.default.to_string(), "passed");
}

#[test]
fn r10_10_a_the_segment_passed_wins() {
    for set in ["", "between=passed"] {
        for (shown, passed) in [("F|G", "F"), ("G|F", "G"), ("A|G", "A"), ("g | a", "G")] {
            let mut table = open(BIG_SIX, set);
            step(table.as_mut(), ALL).expect("wagers");
            let settled = between(table.as_mut(), shown);
            let found: Vec<String> = settled.lines.iter().map(crate::check::written).collect();
            assert_eq!(found.join("; "), all_but(passed, "uk:10.10.a"), "{shown}");
            assert_eq!(table.lit(), [passed]);
            assert_eq!(table.lying(), []);
        }
    }
}

#[test]
fn r10_10_b_a_void_spin_leaves_wagers_for_the_next() {
    let mut table = open(BIG_SIX, "between=void");
    step(table.as_mut(), "1: F 10, G 5").expect("F, G");
    step(table.as_mut(), "2: A 1").expect("A");
    let lying = table.lying();
    let settled = between(table.as_mut(), "F|G");
    let found: Vec<String> = settled.lines.iter().map(crate::check::written).collect();
    assert_eq!(
        found,
        ["1 F stands 0 uk:10.10.b", "1 G stands 0 uk:10.10.b", "2 A stands 0 uk:10.10.b"]
    );
    assert_eq!((settled.transfers.len(), table.lit().len()), (0, 0), "nothing moved, nothing won");
    assert_eq!(table.lying(), lying);
    // Void a second time; then the wheel is spun again and decides.
    assert_eq!(between(table.as_mut(), "A|B").transfers.len(), 0);
    let settled = play(table.as_mut(), "spin F").expect("settled");
    let found: Vec<String> = settled.lines.iter().map(crate::check::written).collect();
    assert_eq!(found, ["1 F wins 30 uk:10.9", "1 G loses 5 uk:10.9", "2 A loses 1 uk:10.9"]);
}

#[test]
fn r10_10_b_wagers_may_come_down_before_the_wheel_is_spun_again() {
    let mut table = open(BIG_SIX, "between=void");
    step(table.as_mut(), "1: F 10, G 5").expect("wagers");
    between(table.as_mut(), "F|G");
    let session = "take 1 G | reduce 1 F 4 | 1: E 2 | spin F";
    let settled = play(table.as_mut(), session).expect("settled");
    let found: Vec<String> = settled.lines.iter().map(crate::check::written).collect();
    let expected = [
        "1 E loses 2 uk:10.9",
        "1 F wins 18 uk:10.9",
        "1 G returned 0 uk:10.10.b",
        "1 F returned 0 uk:10.10.b",
    ];
    assert_eq!(found, expected);
    let net = settled.net(table::Party::Seat(seat("1")));
    assert_eq!(net, Cents::dollars(16));
    // A segment is a segment: posted or not, no wager outlives it.
    check(BIG_SIX, "between=void", "1: G 1 | spin G", "1 G wins 1 uk:10.9");
    // Chips that have waited for no spin simply go back, once.
    check(BIG_SIX, "between=void", "1: G 1 | take 1 G", "");
    refused(BIG_SIX, "between=void", "1: G 1 | take 1 G | take 1 G", "uk:10.4");
}

#[test]
fn r10_11_no_variation_can_be_posted() {
    let entry = find(BIG_SIX).unwrap_or_else(|refusal| panic!("{refusal}")).entry;
    let names: Vec<String> = entry.options().iter().map(|o| o.name.to_string()).collect();
    let own: Vec<&String> = names.iter().filter(|name| !name.contains('.')).collect();
    assert_eq!(own, ["between", "symbols", "seats", "min", "max"]);
    let letters = PRINTED.map(|(letter, ..)| letter);
    let per_wager = |stem: &str, end: &str| -> Vec<String> {
        letters.iter().map(|letter| format!("{stem}.{letter}{end}")).collect()
    };
    for name in per_wager("offers", "").iter().chain(&per_wager("odds", ".its-symbol")) {
        assert!(names.contains(name), "{name}");
    }
    assert_eq!(names.len(), 5 + 7 + 7);
    for variation in ["segments=54", "variation=double", "offers.H=true"] {
        assert!(breach(BIG_SIX, variation).contains("no option"), "{variation}");
    }
}
