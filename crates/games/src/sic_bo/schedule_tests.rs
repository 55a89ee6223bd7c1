//! The schedule of 9.12, wager by wager.
//!
//! Rules: uk:

use super::tests::{SIC_BO, parts};
use crate::check::{breach, open};
use crate::layout::testing::{check, play, refused};
use crate::testing::Looks as _;
use cards::Throw;
use table::Outcome;

/// 9.12(l): the twenty sets as the book prints them.
#[rustfmt::skip]
const PRINTED_THREES: [[u8; 3]; 20] = [
    [1, 2, 6], [1, 3, 5], [2, 3, 4], [2, 5, 6], [3, 4, 6],
    [1, 2, 3], [1, 3, 6], [1, 4, 5], [2, 3, 5], [3, 5, 6],
    [1, 2, 4], [1, 4, 6], [2, 3, 6], [2, 4, 5], [4, 5, 6],
    [1, 2, 5], [1, 3, 4], [1, 5, 6], [2, 4, 6], [3, 4, 5],
];

/// 9.12(k): the four sets as the book prints them.
const PRINTED_FOURS: [[u8; 4]; 4] = [[6, 5, 4, 3], [6, 5, 3, 2], [5, 4, 3, 2], [4, 3, 2, 1]];

/// One wager of 1 on one throw: what it is paid, or none if it loses.
#[track_caller]
fn paid(mark: &str, dice: &str) -> Option<i64> {
    let mut table = open(SIC_BO, "");
    let settled = play(table.as_mut(), &format!("1: {mark} 1 | throw {dice}")).expect("settled");
    let line = &settled.lines[0];
    (line.result == Outcome::Wins).then(|| line.pays.get() / 100)
}

/// Odds below the printed ones are refused by the rule, those and better ones stand.
#[track_caller]
fn floor(option: &str, [below, at, above]: [&str; 3], rule: &str) {
    let wrong = breach(SIC_BO, &format!("{option}={below}"));
    assert!(wrong.contains(&format!("({rule})")), "{option} {below}: {wrong}");
    for lawful in [at, above] {
        assert_eq!(breach(SIC_BO, &format!("{option}={lawful}")), "");
    }
}

#[test]
fn r9_12_two_dice_alike_make_a_double_three_a_triple() {
    for (dice, double, triple) in
        [("5 5 4", true, false), ("5 5 5", true, true), ("5 4 3", false, false)]
    {
        assert_eq!(paid("specific-double-5", dice), double.then_some(10), "{dice}");
        assert_eq!(paid("specific-triple-5", dice), triple.then_some(180), "{dice}");
    }
}

#[test]
fn r9_12_better_odds_are_posted_and_shown() {
    let set = "odds.any-triple.a-triple=31:1 odds.single-dice.on-three-dice=10:1";
    let session = "1: any-triple 1, single-dice-2 1, specific-triple-2 1 | throw 2 2 2";
    let expected = "1 specific-triple-2 wins 180; 1 any-triple wins 31; 1 single-dice-2 wins 10";
    check(SIC_BO, set, session, expected);
    let table = open(SIC_BO, set);
    let pays = |wager: &str| -> Vec<String> {
        table.lines(wager).into_iter().map(|line| line.pays).collect()
    };
    assert_eq!(pays("any-triple"), ["31 to 1", "loses"]);
    assert_eq!(pays("single-dice-6"), ["1 to 1", "2 to 1", "10 to 1", "loses"]);
}

#[test]
fn r9_12_a_small() {
    // 3 is a triple; 4 to 10 win, 11 is beyond.
    assert_eq!(paid("small", "1 1 1"), None);
    for dice in ["1 1 2", "1 1 3", "1 2 3", "1 1 5", "1 1 6", "1 2 6", "1 3 6"] {
        assert_eq!(paid("small", dice), Some(1), "{dice}");
    }
    assert_eq!(["1 4 6", "2 2 2", "3 3 3"].map(|dice| paid("small", dice)), [None; 3]);
    floor("odds.small.small", ["9:10", "1:1", "11:10"], "uk:9.12.a");
}

#[test]
fn r9_12_b_big() {
    assert_eq!(paid("big", "1 3 6"), None);
    for dice in ["1 4 6", "1 5 6", "1 6 6", "2 6 6", "3 6 6", "4 6 6", "5 6 6"] {
        assert_eq!(paid("big", dice), Some(1), "{dice}");
    }
    assert_eq!(["6 6 6", "4 4 4", "5 5 5"].map(|dice| paid("big", dice)), [None; 3]);
    floor("odds.big.big", ["9:10", "1:1", "11:10"], "uk:9.12.b");
}

#[test]
fn r9_12_c_odd() {
    for dice in ["1 1 3", "1 1 5", "1 2 6", "1 4 6", "1 6 6", "3 6 6", "5 6 6"] {
        assert_eq!(paid("odd", dice), Some(1), "{dice}");
    }
    let lost = ["1 1 1", "3 3 3", "5 5 5", "1 1 2", "4 6 6"];
    assert_eq!(lost.map(|dice| paid("odd", dice)), [None; 5]);
    floor("odds.odd.odd", ["9:10", "1:1", "11:10"], "uk:9.12.c");
}

#[test]
fn r9_12_d_even() {
    for dice in ["1 1 2", "1 2 3", "1 1 6", "1 3 6", "1 5 6", "2 6 6", "4 6 6"] {
        assert_eq!(paid("even", dice), Some(1), "{dice}");
    }
    let lost = ["2 2 2", "4 4 4", "6 6 6", "1 1 3", "5 6 6"];
    assert_eq!(lost.map(|dice| paid("even", dice)), [None; 5]);
    floor("odds.even.even", ["9:10", "1:1", "11:10"], "uk:9.12.d");
}

#[test]
fn r9_12_e_specific_triples() {
    for n in 1..=6 {
        assert_eq!(paid(&format!("specific-triple-{n}"), &format!("{n} {n} {n}")), Some(180));
        let other = n % 6 + 1;
        assert_eq!(paid(&format!("specific-triple-{n}"), &format!("{n} {n} {other}")), None);
        let triple = format!("{other} {other} {other}");
        assert_eq!(paid(&format!("specific-triple-{n}"), &triple), None);
    }
    floor("odds.specific-triple.the-triple", ["179:1", "180:1", "181:1"], "uk:9.12.e");
}

#[test]
fn r9_12_f_specific_doubles() {
    for dice in ["3 3 1", "3 1 3", "1 3 3", "3 3 3"] {
        assert_eq!(paid("specific-double-3", dice), Some(10), "{dice}");
    }
    assert_eq!(["3 1 1", "3 2 1", "1 1 1"].map(|d| paid("specific-double-3", d)), [None; 3]);
    floor("odds.specific-double.the-double", ["9:1", "10:1", "11:1"], "uk:9.12.f");
}

#[test]
fn r9_12_g_any_triple() {
    for n in 1..=6 {
        assert_eq!(paid("any-triple", &format!("{n} {n} {n}")), Some(30));
    }
    assert_eq!(["1 1 2", "2 1 1", "1 2 3"].map(|dice| paid("any-triple", dice)), [None; 3]);
    floor("odds.any-triple.a-triple", ["29:1", "30:1", "31:1"], "uk:9.12.g");
}

/// Two totals that are paid alike, a throw of each, and the throws one below and one above.
#[track_caller]
fn totals(pair: [(u8, &str); 2], pays: i64, rule: &str) {
    for (total, dice) in pair {
        let mark = format!("total-{total}");
        assert_eq!(paid(&mark, dice), Some(pays));
        let faces: [u8; 3] = *dice.parse::<Throw<3>>().expect("dice").faces();
        assert_eq!(faces.iter().sum::<u8>(), total, "{dice}");
        let beside = Throw::<3>::all().filter(|throw| throw.total().abs_diff(total) == 1);
        for throw in beside {
            assert_eq!(paid(&mark, &throw.to_string()), None, "{mark} {throw}");
        }
    }
    let option = format!("odds.total.{}-or-{}", pair[0].0, pair[1].0);
    let odds = [-1, 0, 1].map(|more| format!("{}:1", pays + more));
    floor(&option, [&odds[0], &odds[1], &odds[2]], rule);
}

#[test]
fn r9_12_h_totals_from_4_to_17_however_they_are_made() {
    for (total, dice) in [(6, "2 2 2"), (9, "3 3 3"), (12, "4 4 4"), (15, "5 5 5")] {
        let mark = format!("total-{total}");
        let expected = if matches!(total, 6 | 15) { 18 } else { 7 };
        assert_eq!(paid(&mark, dice), Some(expected), "{dice}");
    }
    for beyond in ["total-3", "total-18"] {
        refused(SIC_BO, "", &format!("1: {beyond} 1"), "uk:9.10");
    }
}

#[test]
fn r9_12_h_i_4_or_17() {
    totals([(4, "1 1 2"), (17, "6 6 5")], 60, "uk:9.12.h.i");
}

#[test]
fn r9_12_h_ii_5_or_16() {
    totals([(5, "1 1 3"), (16, "6 6 4")], 30, "uk:9.12.h.ii");
}

#[test]
fn r9_12_h_iii_6_or_15() {
    totals([(6, "2 2 2"), (15, "5 5 5")], 18, "uk:9.12.h.iii");
}

#[test]
fn r9_12_h_iv_7_or_14() {
    totals([(7, "1 2 4"), (14, "3 5 6")], 12, "uk:9.12.h.iv");
}

#[test]
fn r9_12_h_v_8_or_13() {
    totals([(8, "1 2 5"), (13, "2 5 6")], 8, "uk:9.12.h.v");
}

#[test]
fn r9_12_h_vi_9_or_12() {
    totals([(9, "3 3 3"), (12, "4 4 4")], 7, "uk:9.12.h.vi");
}

#[test]
fn r9_12_h_vii_10_or_11() {
    totals([(10, "1 3 6"), (11, "1 4 6")], 6, "uk:9.12.h.vii");
}

#[test]
fn r9_12_i_dice_combinations() {
    for (a, b) in (1..=5).flat_map(|a| (a + 1..=6).map(move |b| (a, b))) {
        let mark = format!("dice-combination-{a}-{b}");
        let c = (1..=6).find(|c| *c != a && *c != b).expect("another face");
        for third in [a, b, c] {
            assert_eq!(paid(&mark, &format!("{a} {third} {b}")), Some(6), "{mark} {third}");
        }
        assert_eq!(paid(&mark, &format!("{a} {c} {a}")), None);
        assert_eq!(paid(&mark, &format!("{b} {b} {b}")), None);
    }
    floor("odds.dice-combination.both-numbers", ["5:1", "6:1", "7:1"], "uk:9.12.i");
}

#[test]
fn r9_12_j_single_dice_by_how_many_show_the_number() {
    let on = ["2 3 5", "4 3 5", "4 3 4", "4 4 4"].map(|dice| paid("single-dice-4", dice));
    assert_eq!(on, [None, Some(1), Some(2), Some(3)]);
    check(SIC_BO, "", "1: single-dice-4 1 | throw 2 3 5", "1 single-dice-4 loses 1 uk:9.12.j");
}

#[test]
fn r9_12_j_i_on_one_of_the_dice() {
    check(SIC_BO, "", "1: single-dice-1 1 | throw 2 3 1", "1 single-dice-1 wins 1 uk:9.12.j.i");
    floor("odds.single-dice.on-one-die", ["9:10", "1:1", "11:10"], "uk:9.12.j.i");
}

#[test]
fn r9_12_j_ii_on_two_of_the_dice() {
    check(SIC_BO, "", "1: single-dice-1 1 | throw 1 3 1", "1 single-dice-1 wins 2 uk:9.12.j.ii");
    floor("odds.single-dice.on-two-dice", ["19:10", "2:1", "21:10"], "uk:9.12.j.ii");
}

#[test]
fn r9_12_j_iii_on_three_of_the_dice() {
    check(SIC_BO, "", "1: single-dice-1 1 | throw 1 1 1", "1 single-dice-1 wins 3 uk:9.12.j.iii");
    floor("odds.single-dice.on-three-dice", ["29:10", "3:1", "31:10"], "uk:9.12.j.iii");
}

#[test]
fn r9_12_k_three_different_of_four_numbers() {
    let sets: Vec<Vec<u8>> = open(SIC_BO, "")
        .ids()
        .iter()
        .map(|mark| parts(mark))
        .filter(|(word, _)| word == "four-number")
        .map(|(_, numbers)| numbers)
        .collect();
    assert_eq!(sets, PRINTED_FOURS.map(Vec::from));
    for [a, b, c, d] in PRINTED_FOURS {
        let mark = format!("four-number-{a}-{b}-{c}-{d}");
        for [x, y, z] in [[a, b, c], [d, b, a], [c, a, d], [b, c, d]] {
            assert_eq!(paid(&mark, &format!("{x} {y} {z}")), Some(7), "{mark}");
            assert_eq!(paid(&mark, &format!("{x} {y} {y}")), None, "{mark}: two of the four");
        }
        let out = (1..=6).find(|n| ![a, b, c, d].contains(n)).expect("a face");
        assert_eq!(paid(&mark, &format!("{a} {b} {out}")), None, "{mark}: {out}");
    }
    floor("odds.four-number.three-of-the-four", ["6:1", "7:1", "8:1"], "uk:9.12.k");
}

#[test]
fn r9_12_l_three_single_numbers_in_the_order_of_the_book() {
    let sets: Vec<Vec<u8>> = open(SIC_BO, "")
        .ids()
        .iter()
        .map(|mark| parts(mark))
        .filter(|(word, _)| word == "three-single")
        .map(|(_, numbers)| numbers)
        .collect();
    assert_eq!(sets, PRINTED_THREES.map(Vec::from));
    for [a, b, c] in PRINTED_THREES {
        let mark = format!("three-single-{a}-{b}-{c}");
        assert_eq!(paid(&mark, &format!("{c} {a} {b}")), Some(30), "{mark}");
        assert_eq!(paid(&mark, &format!("{c} {a} {a}")), None, "{mark}");
        let other = (1..=6).find(|n| ![a, b, c].contains(n)).expect("a face");
        assert_eq!(paid(&mark, &format!("{a} {b} {other}")), None, "{mark}");
    }
    floor("odds.three-single.all-three", ["29:1", "30:1", "31:1"], "uk:9.12.l");
}

#[test]
fn r9_12_m_double_with_a_single_number() {
    for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))).filter(|(a, b)| a != b) {
        let mark = format!("double-and-single-{a}-{b}");
        for dice in [format!("{a} {a} {b}"), format!("{a} {b} {a}"), format!("{b} {a} {a}")] {
            assert_eq!(paid(&mark, &dice), Some(50), "{mark} {dice}");
        }
        for dice in [format!("{a} {a} {a}"), format!("{b} {b} {a}"), format!("{b} {b} {b}")] {
            assert_eq!(paid(&mark, &dice), None, "{mark} {dice}");
        }
    }
    let option = "odds.double-and-single.the-double-and-the-number";
    floor(option, ["49:1", "50:1", "51:1"], "uk:9.12.m");
}
