//! Section 8 of the British book, rule by rule: the dice, limits, lines, hardways, box numbers and
//! wagers of one throw. Odds behind the lines and who throws have files of their own.
//!
//! Rules: uk:

use super::testing::{
    DICE, Sign, besides, fate, floor, no, pays, point, refuses, session, throws, way,
};
use crate::check::{breach, open};
use crate::layout::testing::{check, play, step};
use table::{Table, Verbs as _, Viewer};

/// The numbers that can be a point.
const POINTS: [u8; 6] = [4, 5, 6, 8, 9, 10];

/// The wagers of 8.17, (a) to (t), each with how many marks it has.
const WAGERS: [(&str, usize); 20] = [
    ("win-line", 1),
    ("dont-win-line", 1),
    ("come", 1),
    ("dont-come", 1),
    ("behind-win-line", 1),
    ("behind-dont-win", 1),
    ("behind-come", 6),
    ("behind-dont-come", 6),
    ("hardway", 4),
    ("place-win", 6),
    ("place-lose", 6),
    ("any-craps", 1),
    ("craps-2", 1),
    ("craps-3", 1),
    ("craps-12", 1),
    ("eleven", 1),
    ("any-seven", 1),
    ("specific-pair", 6),
    ("specific-non-pair", 15),
    ("field", 1),
];

#[test]
fn r8_2_no_option_beyond_the_book() {
    for set in ["dice=3", "odds_multiple=2", "barred=12", "crapless=true", "paytable.field=B"] {
        assert!(breach(DICE, set).contains("no option"), "{set}: {}", breach(DICE, set));
    }
    assert_eq!(breach(DICE, "min=5 max=100 offers.field=false odds.field.12=4:1"), "");
}

#[test]
fn r8_3_two_dice_of_six_faces() {
    for wrong in ["0 4", "4 0", "7 1", "1 7", "3", "3 4 5", "34", "a b", "-1 3"] {
        no(&format!("1: win-line 10 | throw {wrong}"), "uk:8.3");
    }
    for (a, b) in throws() {
        let mut table = open(DICE, "");
        let settled = play(table.as_mut(), &format!("1: win-line 10 | throw {a} {b}"));
        assert!(settled.is_ok(), "{a} {b}");
    }
}

#[test]
fn r8_6_wagers_keep_to_the_posted_limits() {
    let set = "min=5 max=100";
    for wager in
        ["win-line", "dont-win-line", "hardway-3-3", "place-win-6", "place-lose-4", "field"]
    {
        for outside in ["4.99", "100.01"] {
            refuses(set, &format!("1: {wager} {outside}"), "uk:8.6");
        }
        for inside in ["5", "5.01", "99.99", "100"] {
            check(DICE, set, &format!("1: {wager} {inside}"), &format!("1 {wager} stands 0"));
        }
    }
    refuses(set, "1: win-line 100 | throw 2 4 | 1: come 100.01", "uk:8.6");
    refuses(set, "1: win-line 100 | throw 2 4 | 1: behind-win-line 4.99", "uk:8.6");
}

#[test]
fn r8_6_what_is_added_counts_with_what_lies_there() {
    let set = "min=5 max=100";
    refuses(set, "1: win-line 5, hardway-3-3 60, hardway-3-3 40.01", "uk:8.6");
    let stood = "1: win-line 5, hardway-3-3 60 | throw 4 5";
    refuses(set, &format!("{stood} | 1: hardway-3-3 40.01"), "uk:8.6");
    let full = format!("{stood} | 1: hardway-3-3 40 | throw 3 3");
    check(DICE, set, &full, "1 hardway-3-3 wins 950 uk:8.17.i; 1 win-line stands 0");
    // Every Come is a wager of its own once it has travelled.
    let comes = "1: win-line 5 | throw 4 5 | 1: come 100 | throw 2 3 | 1: come 100";
    check(DICE, set, comes, "1 win-line stands 0; 1 come stands 0; 1 come stands 0");
    // What is left of a wager is a wager.
    refuses(set, &format!("{stood} | reduce 1 hardway-3-3 55.01"), "uk:8.6");
    let least = format!("{stood} | reduce 1 hardway-3-3 55 | throw 3 3");
    let paid = "1 hardway-3-3 wins 47.50; 1 hardway-3-3 returned 0; 1 win-line stands 0";
    check(DICE, set, &least, paid);
}

#[test]
fn r8_7_spoken_wager_needs_cover_and_a_yes() {
    let spoken = |rest: &str| format!("1: win-line 5 | declare 1 field 10 with {rest}");
    no(&spoken("9.99 confirmed"), "uk:8.7");
    for cover in ["10", "10.01"] {
        pays(&spoken(&format!("{cover} confirmed")), "1 win-line stands 0; 1 field stands 0");
        no(&spoken(cover), "uk:8.7");
    }
    // What is spoken is bound by everything else.
    no("1: win-line 5 | declare 1 come 10 with 10 confirmed", "uk:8.17.c");
}

#[test]
fn r8_12_wagers_are_those_of_8_17() {
    let table = open(DICE, "");
    let marks = &table.sign().marks;
    for (group, n) in WAGERS {
        assert_eq!(marks.iter().filter(|mark| mark.group == group).count(), n, "{group}");
    }
    assert_eq!(marks.len(), WAGERS.iter().map(|(_, n)| n).sum::<usize>());
    for other in ["big-6", "buy-4", "horn", "place-win-7", "hardway-1-1", "hardway-6-6", "any"] {
        no(&format!("1: win-line 10, {other} 10"), "uk:8.18");
    }
    no("1: win-line 10, specific-non-pair-3-3 10", "uk:8.18");
    // Nothing is wagered once the dice are out.
    let mut table = open(DICE, "");
    play(table.as_mut(), "1: win-line 10").expect("a wager");
    table.close().expect("closed");
    let late = play(table.as_mut(), "1: field 10").expect_err("too late");
    assert_eq!(late.rule.map(|rule| rule.id), Some("uk:8.12"));
}

#[test]
fn r8_13_a_point_is_the_sum_of_the_faces() {
    for (a, b) in throws() {
        let table = session(&format!("1: win-line 10 | throw {a} {b}"));
        let sum = a + b;
        let expected = if POINTS.contains(&sum) { sum } else { 0 };
        assert_eq!(point(table.as_ref()), expected, "{a} {b}");
    }
}

#[test]
fn r8_13_b_six_numbers_are_come_out_points() {
    for sum in 2..=12 {
        let table = session(&format!("1: win-line 10 | throw {}", way(sum)));
        let expected = matches!(sum, 4 | 5 | 6 | 8 | 9 | 10).then_some(sum).unwrap_or_default();
        assert_eq!(point(table.as_ref()), expected, "{sum}");
    }
    for set in POINTS {
        for sum in 2..=12 {
            let table =
                session(&format!("1: win-line 10 | throw {} | throw {}", way(set), way(sum)));
            // No other number replaces it; itself or a 7 ends it.
            let expected = if sum == set || sum == 7 { 0 } else { set };
            assert_eq!(point(table.as_ref()), expected, "{set} then {sum}");
        }
    }
}

#[test]
fn r8_13_c_loser_7_comes_after_a_point() {
    let two = "1: win-line 10 | 2: win-line 10";
    for seven in ["1 6", "5 2", "3 4"] {
        let natural = session(&format!("{two} | throw {seven}"));
        assert_eq!(super::testing::shooter(natural.as_ref()), "seat 1");
        let loser = session(&format!("{two} | throw 2 2 | throw {seven}"));
        assert_eq!(super::testing::shooter(loser.as_ref()), "seat 2");
    }
}

#[test]
fn r8_17_undecided_wagers_stand_and_decided_ones_come_down() {
    let stands = "1 win-line stands 0 uk:8.17.a; 1 hardway-2-2 stands 0 uk:8.17.i";
    pays("1: win-line 10, hardway-2-2 10 | throw 4 4 | throw 5 6 | throw 1 1", stands);
    let over = "1 win-line wins 10; 1 hardway-2-2 wins 75";
    pays(
        "1: win-line 10, hardway-2-2 10 | throw 1 3 | throw 1 3",
        "1 hardway-2-2 loses 10; 1 win-line wins 10",
    );
    pays("1: win-line 10 | throw 1 3 | 1: hardway-2-2 10 | throw 2 2", over);
}

#[test]
fn r8_17_a_win_line_on_the_come_out_roll() {
    for (a, b) in throws() {
        let expected = match a + b {
            7 | 11 => "1 win-line wins 10 uk:8.17.a",
            2 | 3 | 12 => "1 win-line loses 10 uk:8.17.a",
            _ => "1 win-line stands 0 uk:8.17.a",
        };
        pays(&format!("1: win-line 10 | throw {a} {b}"), expected);
    }
}

#[test]
fn r8_17_a_win_line_on_its_point() {
    for set in POINTS {
        for (a, b) in throws() {
            let expected = match a + b {
                7 => "1 win-line loses 10 uk:8.17.a",
                sum if sum == set => "1 win-line wins 10 uk:8.17.a",
                _ => "1 win-line stands 0 uk:8.17.a",
            };
            pays(&format!("1: pass 10 | throw {} | throw {a} {b}", way(set)), expected);
        }
    }
}

#[test]
fn r8_17_a_win_line_only_before_a_come_out_roll() {
    for set in POINTS {
        no(&format!("1: win-line 10 | throw {} | 2: win-line 10", way(set)), "uk:8.17.a");
        no(&format!("1: win-line 10 | throw {} | 1: win-line 0.01", way(set)), "uk:8.17.a");
        let again = format!("1: win-line 10 | throw {0} | throw {0} | 1: win-line 10", way(set));
        pays(&again, "1 win-line wins 10; 1 win-line stands 0");
    }
    floor("win-line.7-or-11", (1, 1), "uk:8.17.a");
    floor("win-line.the-point", (1, 1), "uk:8.17.a");
}

#[test]
fn r8_17_b_dont_win_line_on_the_come_out_roll() {
    for (a, b) in throws() {
        let expected = match a + b {
            3 | 12 => "1 dont-win-line wins 10 uk:8.17.b",
            7 | 11 => "1 dont-win-line loses 10 uk:8.17.b",
            2 => "1 dont-win-line void 0 uk:8.17.b",
            _ => "1 dont-win-line stands 0 uk:8.17.b",
        };
        pays(&format!("1: dont-win-line 10 | throw {a} {b}"), expected);
    }
}

#[test]
fn r8_17_b_dont_win_line_on_its_point() {
    for set in POINTS {
        for (a, b) in throws() {
            let expected = match a + b {
                7 => "1 dont-win-line wins 10 uk:8.17.b",
                sum if sum == set => "1 dont-win-line loses 10 uk:8.17.b",
                // A 2 voids it on a come-out roll only.
                _ => "1 dont-win-line stands 0 uk:8.17.b",
            };
            pays(&format!("1: dont-pass 10 | throw {} | throw {a} {b}", way(set)), expected);
        }
        no(&format!("1: win-line 10 | throw {} | 1: dont-win-line 10", way(set)), "uk:8.17.b");
    }
    floor("dont-win-line.3-or-12", (1, 1), "uk:8.17.b");
    floor("dont-win-line.7-before-the-point", (1, 1), "uk:8.17.b");
}

/// Seat 1 has set a 6.
const SIX: &str = "1: win-line 10 | throw 2 4";

#[test]
fn r8_17_c_come_is_decided_as_a_win_line_from_its_first_throw() {
    for (a, b) in throws() {
        let first = format!("{SIX} | 2: come 10 | throw {a} {b}");
        let expected = match a + b {
            7 | 11 => "2 come wins 10 uk:8.17.c",
            2 | 3 | 12 => "2 come loses 10 uk:8.17.c",
            _ => "2 come stands 0 uk:8.17.c",
        };
        assert_eq!(fate(&first, "2 come"), expected, "{a} {b}");
    }
    for set in POINTS {
        for (a, b) in throws() {
            let line = format!("1: win-line 10 | throw {}", besides(set));
            let second = format!("{line} | 2: come 10 | throw {} | throw {a} {b}", way(set));
            let expected = match a + b {
                7 => "2 come loses 10 uk:8.17.c",
                sum if sum == set => "2 come wins 10 uk:8.17.c",
                _ => "2 come stands 0 uk:8.17.c",
            };
            assert_eq!(fate(&second, "2 come"), expected, "{set} then {a} {b}");
        }
    }
    floor("come.7-or-11", (1, 1), "uk:8.17.c");
    floor("come.the-point", (1, 1), "uk:8.17.c");
}

#[test]
fn r8_17_c_several_comes_travel_on() {
    let three = "1: win-line 10 | throw 2 4 | 1: come 5 | throw 2 3 | 1: come 7 | throw 4 5";
    let stand = "1 win-line stands 0; 1 come stands 0; 1 come stands 0";
    pays(three, stand);
    // The old one wins on the throw on which a new one travels there.
    let old = format!("{three} | 1: come 9 | throw 1 4");
    pays(&old, "1 come wins 5; 1 win-line stands 0; 1 come stands 0; 1 come stands 0");
    let seven = format!("{old} | throw 3 4");
    pays(&seven, "1 come wins 5; 1 win-line loses 10; 1 come loses 7; 1 come loses 9");
    // A 7 that beats the comes with a point wins the one without.
    let last = format!("{old} | 1: come 3 | throw 3 4");
    let both = "1 come wins 5; 1 win-line loses 10; 1 come loses 7; 1 come loses 9; 1 come wins 3";
    pays(&last, both);
}

#[test]
fn r8_17_c_come_stands_through_a_come_out_roll() {
    let come_out =
        "1: win-line 10 | throw 2 4 | 1: come 5 | throw 4 4 | throw 3 3 | 1: win-line 20";
    let won = "1 win-line wins 10";
    pays(come_out, &format!("{won}; 1 come stands 0; 1 win-line stands 0"));
    // A 7 wins the line and beats the Come.
    pays(
        &format!("{come_out} | throw 3 4"),
        &format!("{won}; 1 win-line wins 20; 1 come loses 5"),
    );
    // Its number wins it and sets the point.
    pays(
        &format!("{come_out} | throw 6 2"),
        &format!("{won}; 1 come wins 5; 1 win-line stands 0"),
    );
    // What loses a line leaves it.
    pays(
        &format!("{come_out} | throw 1 1"),
        &format!("{won}; 1 win-line loses 20; 1 come stands 0"),
    );
}

#[test]
fn r8_17_c_come_only_after_a_come_out_roll() {
    // Reading uk-dice-come-moment.
    no("1: win-line 10, come 10", "uk:8.17.c");
    for craps in ["1 1", "1 2", "3 4", "5 6", "6 6"] {
        no(&format!("1: win-line 10 | throw {craps} | 1: come 10"), "uk:8.17.c");
    }
    no("1: win-line 10 | throw 2 4 | throw 3 3 | 1: come 10", "uk:8.17.c");
    assert_eq!(
        fate(&format!("{SIX} | throw 1 1 | 2: come 10 | throw 5 6"), "2 come"),
        "2 come wins 10 uk:8.17.c"
    );
}

#[test]
fn r8_17_d_dont_come_is_decided_as_dont_win_from_its_first_throw() {
    for (a, b) in throws() {
        let first = format!("{SIX} | 2: dont-come 10 | throw {a} {b}");
        let expected = match a + b {
            3 | 12 => "2 dont-come wins 10 uk:8.17.d",
            7 | 11 => "2 dont-come loses 10 uk:8.17.d",
            2 => "2 dont-come void 0 uk:8.17.d",
            _ => "2 dont-come stands 0 uk:8.17.d",
        };
        assert_eq!(fate(&first, "2 dont-come"), expected, "{a} {b}");
    }
    for set in POINTS {
        for (a, b) in throws() {
            let line = format!("1: win-line 10 | throw {}", besides(set));
            let second = format!("{line} | 2: dont-come 10 | throw {} | throw {a} {b}", way(set));
            let expected = match a + b {
                7 => "2 dont-come wins 10 uk:8.17.d",
                sum if sum == set => "2 dont-come loses 10 uk:8.17.d",
                _ => "2 dont-come stands 0 uk:8.17.d",
            };
            assert_eq!(fate(&second, "2 dont-come"), expected, "{set} then {a} {b}");
        }
    }
    floor("dont-come.3-or-12", (1, 1), "uk:8.17.d");
    floor("dont-come.7-before-the-point", (1, 1), "uk:8.17.d");
}

#[test]
fn r8_17_d_several_dont_comes_and_a_come_out_roll() {
    no("1: win-line 10, dont-come 10", "uk:8.17.d");
    let two =
        "1: win-line 10 | throw 2 4 | 1: dont-come 5 | throw 2 3 | 1: dont-come 7 | throw 4 5";
    // The old one loses on the throw on which a new one travels there.
    let old = format!("{two} | 1: dont-come 9 | throw 1 4");
    let lost = "1 dont-come loses 5";
    pays(
        &old,
        &format!("{lost}; 1 win-line stands 0; 1 dont-come stands 0; 1 dont-come stands 0"),
    );
    let come_out = format!("{old} | throw 3 3 | 1: win-line 20 | throw 5 2");
    let won = "1 win-line wins 10; 1 win-line wins 20; 1 dont-come wins 7; 1 dont-come wins 9";
    pays(&come_out, &format!("{lost}; {won}"));
}

/// All 36 throws at a wager of seat 2, on a come-out roll and with a point of 9; `judged` says
/// what each does to 100.00.
fn every_throw(wager: &str, rule: &str, judged: impl Fn(u8, u8) -> Sign) {
    for before in ["1: win-line 10", "1: win-line 10 | throw 4 5"] {
        for (a, b) in throws() {
            let session = format!("{before} | 2: {wager} 100 | throw {a} {b}");
            let expected = match judged(a, b) {
                Sign::Pays(amount) => format!("2 {wager} wins {amount} {rule}"),
                Sign::Loses => format!("2 {wager} loses 100 {rule}"),
                Sign::Stands => format!("2 {wager} stands 0 {rule}"),
            };
            assert_eq!(fate(&session, &format!("2 {wager}")), expected, "{before}: {a} {b}");
        }
    }
}

#[test]
fn r8_17_i_hardways_on_every_throw() {
    for (face, pays) in [(2, "750"), (3, "950"), (4, "950"), (5, "750")] {
        every_throw(&format!("hardway-{face}-{face}"), "uk:8.17.i", |a, b| {
            if a == face && b == face {
                Sign::Pays(pays)
            } else if a + b == 2 * face || a + b == 7 {
                Sign::Loses
            } else {
                Sign::Stands
            }
        });
    }
    floor("hardway.2-2-or-5-5", (15, 2), "uk:8.17.i");
    floor("hardway.3-3-or-4-4", (19, 2), "uk:8.17.i");
}

#[test]
fn r8_17_i_halves_are_paid_to_the_cent() {
    let hard = |face: u8, stake: &str| {
        let session =
            format!("1: win-line 10, hardway-{face}-{face} {stake} | throw {face} {face}");
        fate(&session, "1 hardway").replace(" uk:8.17.i", "")
    };
    assert_eq!(hard(2, "1"), "1 hardway-2-2 wins 7.50");
    assert_eq!(hard(5, "0.02"), "1 hardway-5-5 wins 0.15");
    assert_eq!(hard(3, "1"), "1 hardway-3-3 wins 9.50");
    assert_eq!(hard(4, "2.50"), "1 hardway-4-4 wins 23.75");
    // Reading uk-minimum-rounding: 7½ cents are 8, 28½ cents 29.
    assert_eq!(hard(2, "0.01"), "1 hardway-2-2 wins 0.08");
    assert_eq!(hard(4, "0.03"), "1 hardway-4-4 wins 0.29");
}

#[test]
fn what_is_settled_between_two_throws_is_no_round() {
    let mut table = open(DICE, "");
    let rounds = |table: &dyn Table| table.sight(Viewer::Public).rounds;
    for part in ["1: win-line 10", "throw 2 4", "1: field 10"] {
        step(table.as_mut(), part).expect(part);
    }
    assert_eq!(rounds(table.as_ref()), 1);
    table.settle().expect("what stands");
    assert_eq!((rounds(table.as_ref()), table.carried().rounds), (1, 1));
    step(table.as_mut(), "throw 3 3").expect("a throw");
    assert_eq!(rounds(table.as_ref()), 2);
}
