//! Section 3 of the British book: zero, the wheel, how wagers are made and when they are settled.
//!
//! Rules: uk:

use super::{LISTED, RED, ROULETTE, all_drawn, drawn, ids};
use crate::check::{breach, open, written};
use crate::layout::testing::{check, play, refused, step};
use crate::roulette::{Colour, ORDER, Pocket, Roulette, Rules};
use crate::testing::Looks as _;
use money::Cents;
use std::collections::BTreeSet;
use table::{Ask, Bet, Layout, Owner, Party, Refusal, Ruling, Seat, Verbs as _};

const EVEN_CHANCES: [&str; 6] = ["red", "black", "odd", "even", "low", "high"];

/// 3.3(a): zero, and zero with one, two and/or three.
const WITH_ZERO: [&str; 7] = [
    "straight-0",
    "split-0-1",
    "split-0-2",
    "split-0-3",
    "street-0-1-2",
    "street-0-2-3",
    "first-four",
];

#[track_caller]
fn assert_refused<T>(result: Result<T, Refusal>, rule: &str) {
    let refusal = result.err().expect("a refusal");
    assert_eq!(refusal.rule.map(|r| r.id), Some(rule), "{refusal}");
}

fn bet(owner: Owner, wager: &str, amount: i64) -> Bet {
    Bet { owner, ..Bet::new(Seat::FIRST, wager, Cents::new(amount)) }
}

#[test]
fn r3_3_a_zero_pays_the_wagers_that_hold_it() {
    let session = format!("1: {} 10 | spin 0", WITH_ZERO.join(" 10, "));
    let won = [350, 170, 170, 170, 110, 110, 80];
    let line = |(id, won): (&str, i64)| format!("1 {id} wins {won} uk:3.3.a");
    let expected: Vec<String> = WITH_ZERO.into_iter().zip(won).map(line).collect();
    check(ROULETTE, "", &session, &expected.join(";"));
    let mut table = open(ROULETTE, "");
    step(table.as_mut(), "spin 0").expect("settled");
    assert_eq!(table.lit(), WITH_ZERO, "and nothing else wins");
}

#[test]
fn r3_3_b_even_chances_lose_one_half_on_zero() {
    let session = format!("1: {} 10 | spin 0", EVEN_CHANCES.join(" 10, "));
    let expected = EVEN_CHANCES.map(|id| format!("1 {id} loses 5 uk:3.3.b"));
    check(ROULETTE, "", &session, &expected.join(";"));
    let settled = play(open(ROULETTE, "").as_mut(), &session).expect("settled");
    assert_eq!(settled.net(Party::House), Cents::dollars(30));
    assert_eq!(settled.net(Party::Layout), Cents::ZERO, "the other halves are not left there");
}

#[test]
fn r3_3_b_odd_cent_goes_back_to_the_player() {
    for (stake, lost) in [("0.01", "0"), ("0.02", "0.01"), ("0.03", "0.01"), ("0.05", "0.02")] {
        let expected = format!("1 red loses {lost} uk:3.3.b");
        check(ROULETTE, "", &format!("1: red {stake} | spin 0"), &expected);
    }
    let settled = play(open(ROULETTE, "").as_mut(), "1: red 0.05 | spin 0").expect("settled");
    assert_eq!(settled.net(Party::Seat(Seat::FIRST)), Cents::new(-2));
}

#[test]
fn r3_3_c_all_other_wagers_lose_whole_on_zero() {
    let spared = |id: &str| WITH_ZERO.contains(&id) || EVEN_CHANCES.contains(&id);
    let others: Vec<String> =
        all_drawn().into_iter().map(|(id, _)| id).filter(|id| !spared(id)).collect();
    assert_eq!(others.len(), 161 - 7 - 6);
    let session = format!("1: {} 0.03 | spin 0", others.join(" 0.03, "));
    let settled = play(open(ROULETTE, "").as_mut(), &session).expect("settled");
    let lines: BTreeSet<String> = settled.lines.iter().map(written).collect();
    let expected = others.iter().map(|id| format!("1 {id} loses 0.03 uk:3.3.c"));
    assert_eq!(lines, expected.collect());
}

#[test]
fn r3_4_each_wager_may_be_left_out() {
    let all = ids(open(ROULETTE, "").as_ref());
    for (group, _, n) in LISTED {
        let set = format!("offers.{group}=false");
        let left: BTreeSet<String> = drawn(group).into_iter().map(|(id, _)| id).collect();
        let offered = ids(open(ROULETTE, &set).as_ref());
        assert_eq!(offered, all.difference(&left).cloned().collect(), "{group}");
        assert_eq!(offered.len(), 161 - n, "{group}");
        let first = left.first().expect("a mark");
        refused(ROULETTE, &set, &format!("1: {first} 10"), "uk:3.4");
    }
}

#[test]
fn r3_4_no_wager_is_added() {
    let absent = [
        "straight-37",
        "straight-00",
        "split-1-5",
        "split-3-4",
        "split-0-4",
        "split-36-37",
        "street-2-3-4",
        "street-0-1-3",
        "corner-3-4-6-7",
        "corner-34-35-37-38",
        "corner-0-1-2-3",
        "six-line-2-3-4-5-6-7",
        "six-line-34-35-36-37-38-39",
        "column-4",
        "dozen-0",
        "split-columns-1-3",
        "split-dozens-1-3",
        "basket",
        "voisins",
        "rage",
    ];
    for id in absent {
        refused(ROULETTE, "", &format!("1: {id} 10"), "uk:3.4");
    }
    for option in ["offers.basket=true", "odds.basket.hit=6:1", "offers.neighbours=true"] {
        assert!(breach(ROULETTE, option).contains("no option"), "{option}");
    }
}

/// Figure 3, from zero clockwise.
const WHEEL: &str = "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 \
                     22 18 29 7 28 12 35 3 26";

#[test]
fn r3_5_wheel_has_37_equal_pockets_red_and_black_by_turns() {
    let order: Vec<u8> = WHEEL.split(' ').map(|n| n.parse().expect("a number")).collect();
    assert_eq!(ORDER.to_vec(), order);
    assert_eq!(order.iter().copied().collect::<BTreeSet<u8>>(), (0..=36).collect());
    let shown: Vec<(u8, u32)> = Roulette::all(&Rules::default())
        .iter()
        .map(|(pocket, weight)| (pocket.n(), *weight))
        .collect();
    assert_eq!(shown, (0..=36).map(|n| (n, 1)).collect::<Vec<_>>());
    let colour = |n: u8| Pocket::new(n).expect("a pocket").colour();
    assert_eq!(colour(0), None);
    let coloured: Vec<Colour> = ORDER[1..].iter().map(|n| colour(*n).expect("a colour")).collect();
    assert!(coloured.windows(2).all(|pair| pair[0] != pair[1]), "{coloured:?}");
    let red: Vec<u8> = (1..=36).filter(|n| colour(*n) == Some(Colour::Red)).collect();
    assert_eq!(red, RED);
}

#[test]
fn r3_5_no_other_pocket_is_on_the_wheel() {
    for shown in ["37", "00", "-1", "x", "", "07", "+7", "7.0", "256", "7 8", "red"] {
        refused(ROULETTE, "", &format!("1: red 10 | spin {shown}"), "uk:3.5");
    }
    for shown in ["0", "1", "36"] {
        assert!(play(open(ROULETTE, "").as_mut(), &format!("spin {shown}")).is_ok(), "{shown}");
    }
    let mut table = open(ROULETTE, "");
    table.close().expect("closed");
    assert_refused(table.throw("37"), "uk:3.5");
    assert_eq!(table.next(), Ask::Throw { of: "spin".into() }, "the ball has still to be spun");
    table.throw("36").expect("spun");
    assert_refused(table.throw("36"), "uk:3.9");
}

#[test]
fn r3_8_spoken_wager_needs_cover_and_confirmation() {
    let said = |wager: &str, rest: &str| format!("declare 1 {wager} 10 with {rest}");
    for wager in ["red", "split-0-2", "noir"] {
        for rest in ["9.99 confirmed", "0 confirmed", "10", "10.01", "9.99"] {
            refused(ROULETTE, "", &said(wager, rest), "uk:3.8");
        }
    }
    for cover in ["10", "10.01"] {
        let session = said("red", &format!("{cover} confirmed | spin 3"));
        check(ROULETTE, "", &session, "1 red wins 10 uk:3.2.i");
    }
}

#[test]
fn r3_8_spoken_wager_keeps_to_all_other_rules() {
    refused(ROULETTE, "max=9", "declare 1 red 10 with 10 confirmed", "uk:3.10");
    refused(ROULETTE, "", "declare 1 split-1-5 10 with 10 confirmed", "uk:3.4");
}

#[test]
fn r3_9_wagers_settle_as_they_lie_when_the_ball_rests() {
    let mut table = open(ROULETTE, "");
    step(table.as_mut(), "1: straight-7 10").expect("staked");
    assert_eq!(table.back(Seat::FIRST, "straight-7").expect("back"), Cents::dollars(10));
    // Meant for 7 and laid on 8: it is a wager on 8.
    step(table.as_mut(), "1: straight-8 10").expect("staked");
    assert_refused(table.throw("7"), "uk:3.9");
    table.close().expect("closed");
    assert_refused(table.settle(), "uk:3.9");
    assert_refused(table.stake(&bet(Owner::Seat, "straight-7", 1000)), "uk:3.9");
    assert_refused(table.withdraw(Seat::FIRST, "straight-8"), "uk:3.9");
    table.throw("7").expect("spun");
    assert_refused(table.stake(&bet(Owner::Seat, "straight-7", 1000)), "uk:3.9");
    let lines = table.settle().expect("settled").lines;
    let lines: Vec<String> = lines.iter().map(written).collect();
    assert_eq!(lines, ["1 straight-8 loses 10 uk:3.2.a"]);
    assert_refused(table.stake(&bet(Owner::Seat, "straight-7", 1000)), "uk:3.9");
    table.clear().expect("cleared");
    assert!(table.lying().is_empty(), "nothing outlives the spin");
    table.stake(&bet(Owner::Seat, "straight-7", 1000)).expect("staked");
}

#[test]
fn r3_9_chips_put_down_after_the_ball_rests_go_back() {
    // Reading uk-late-chips.
    let late = |wager: &str, amount: i64| Ruling {
        seat: Some(Seat::FIRST),
        wager: Some(wager.into()),
        amount: Some(Cents::new(amount)),
        rule: "uk:3.9".into(),
        ..Ruling::default()
    };
    let mut table = open(ROULETTE, "");
    step(table.as_mut(), "1: straight-8 10").expect("staked");
    assert_refused(table.rule(&late("straight-7", 500)), "uk:3.9");
    table.close().expect("closed");
    assert_refused(table.rule(&late("straight-7", 500)), "uk:3.9");
    table.throw("7").expect("spun");
    for amount in [0, -500] {
        assert_refused(table.rule(&late("straight-7", amount)), "uk:3.9");
    }
    table.rule(&late("straight-7", 500)).expect("too late");
    assert_refused(table.rule(&late("straight-7", 500)), "uk:3.9");
    let lines = table.settle().expect("settled").lines;
    let lines: Vec<String> = lines.iter().map(written).collect();
    assert_eq!(lines, ["1 straight-8 loses 10 uk:3.2.a", "1 straight-7 returned 0 uk:3.9"]);
    assert_refused(table.rule(&late("straight-7", 500)), "uk:3.9");
}

#[test]
fn r3_10_each_mark_keeps_to_the_posted_limits() {
    let set = "min=5 max=100";
    for wager in ["straight-0", "split-0-2", "red", "split-dozens-1-2"] {
        for outside in ["4.99", "100.01"] {
            refused(ROULETTE, set, &format!("1: {wager} {outside}"), "uk:3.10");
        }
        for inside in ["5", "5.01", "99.99", "100"] {
            let staked = step(open(ROULETTE, set).as_mut(), &format!("1: {wager} {inside}"));
            assert!(staked.is_ok(), "{wager} {inside}");
        }
    }
    refused(ROULETTE, "", "1: red 0", "uk:3.10");
    let wrong = breach(ROULETTE, "min=10 max=9");
    assert!(wrong.contains("$10 is above the maximum $9") && wrong.contains("uk:3.10"), "{wrong}");
    assert_eq!(breach(ROULETTE, "min=10 max=10"), "");
    assert!(breach(ROULETTE, "side_max=5").contains("no option"), "there is no side wager");
}

#[test]
fn r3_10_chips_on_one_mark_are_one_wager() {
    let set = "min=5 max=100";
    refused(ROULETTE, set, "1: red 60 | 1: red 40.01", "uk:3.10");
    refused(ROULETTE, set, "1: split-0-2 60 | 1: a-cheval-2-0 40.01", "uk:3.10");
    check(ROULETTE, set, "1: red 60 | 1: rouge 40 | spin 1", "1 red wins 100");
    check(ROULETTE, set, "1: red 5 | 1: red 0.01 | spin 1", "1 red wins 5.01");
    let two = "1: red 100, odd 100 | 2: red 100 | spin 1";
    check(ROULETTE, set, two, "1 red wins 100; 1 odd wins 100; 2 red wins 100");
}

#[test]
fn r3_10_nobody_stakes_through_the_place_of_another() {
    let mut table = open(ROULETTE, "max=100");
    step(table.as_mut(), "1: red 100").expect("staked");
    for n in [1, 2] {
        assert_refused(table.stake(&bet(Owner::Behind(n), "red", 100)), "uk:3.10");
    }
}

/// A symbol for each number.
fn symbols() -> String {
    let names: Vec<String> = (0..=36).map(|n| format!("beast{n}")).collect();
    names.join(",")
}

#[test]
fn r3_11_symbols_change_nothing_but_the_names() {
    let set = format!("symbols={}", symbols());
    let wagers = "1: red 10, straight-0 10, straight-17 10, split-0-2 10, low 10, dozen-2 10";
    for n in 0..=36 {
        let printed = play(open(ROULETTE, "").as_mut(), &format!("{wagers} | spin {n}"));
        let mut table = open(ROULETTE, &set);
        let shown = play(table.as_mut(), &format!("{wagers} | spin Beast{n}"));
        assert_eq!(shown.expect("settled"), printed.expect("settled"), "{n}");
        assert_eq!(table.figures()[0], ("spin".into(), format!("beast{n}")));
        // What is written is read.
        assert_eq!(Roulette::read(&Rules::default(), &n.to_string()).expect("a pocket").n(), n);
    }
    assert_eq!(ids(open(ROULETTE, &set).as_ref()), ids(open(ROULETTE, "").as_ref()));
    refused(ROULETTE, &set, "spin beast37", "uk:3.5");
}

#[test]
fn r3_11_one_symbol_for_each_number_in_its_order() {
    let posted = |names: &str| breach(ROULETTE, &format!("symbols={names}"));
    let all = symbols();
    assert_eq!(posted(&all), "");
    let (fewer, _) = all.rsplit_once(',').expect("names");
    let twice = all.replace("beast36", "BEAST0");
    for wrong in [fewer, &format!("{all},beast37"), &twice] {
        assert!(posted(wrong).contains("(uk:3.11)"), "{wrong}");
    }
    // Numbers may stay, and only where they were: 1 and 2 changed about would change colours.
    let numbers: Vec<String> = (0..=36).map(|n| n.to_string()).collect();
    let numbers = numbers.join(",");
    assert_eq!(posted(&numbers), "");
    assert_eq!(posted(&numbers.replacen("0,", "star,", 1)), "");
    for wrong in [numbers.replacen("0,1,2,", "0,2,1,", 1), all.replace("beast5,", "7,")] {
        assert!(posted(&wrong).contains("(uk:3.11)"), "{wrong}");
    }
}
