//! Box numbers, wagers of one throw, the note on stakes that stay, and what a house may post:
//! 8.17(j) to (t), the note, 8.18 to 8.20 of the British book.
//!
//! Rules: uk:

use super::testing::{DICE, besides, fate, floor, no, pays, refuses, session, throws, way};
use crate::check::{breach, open};
use crate::layout::testing::check;
use crate::testing::Looks as _;
use crate::{CATALOG, find};
use money::Cents;
use table::Seat;

/// What becomes of a stake on one of the six numbers while another point stands.
fn boxed(wager: &str, number: u8, stake: &str, shown: u8) -> String {
    let set = besides(number);
    let id = format!("{wager}-{number}");
    let session = format!("1: win-line 10 | throw {set} | 2: {id} {stake} | throw {}", way(shown));
    fate(&session, &format!("2 {id}"))
}

#[test]
fn r8_17_j_place_to_win_pays_by_its_number() {
    // 7 to 6, 7 to 5, 9½ to 5.
    let table = [
        (4, "5", "9.50"),
        (5, "5", "7"),
        (6, "6", "7"),
        (8, "6", "7"),
        (9, "5", "7"),
        (10, "10", "19"),
    ];
    for (number, stake, win) in table {
        for shown in 2..=12 {
            let expected = match shown {
                7 => format!("2 place-win-{number} loses {stake} uk:8.17.j"),
                shown if shown == number => format!("2 place-win-{number} wins {win} uk:8.17.j"),
                _ => format!("2 place-win-{number} stands 0 uk:8.17.j"),
            };
            assert_eq!(boxed("place-win", number, stake, shown), expected, "{shown}");
        }
    }
    floor("place-win.6-or-8", (7, 6), "uk:8.17.j");
    floor("place-win.5-or-9", (7, 5), "uk:8.17.j");
    floor("place-win.4-or-10", (19, 10), "uk:8.17.j");
}

#[test]
fn r8_17_j_fractions_are_rounded_up() {
    // Reading uk-minimum-rounding: 11.666…, 1.40 and 0.019.
    let won = |number, stake| boxed("place-win", number, stake, number).replace(" uk:8.17.j", "");
    assert_eq!(won(6, "10"), "2 place-win-6 wins 11.67");
    assert_eq!(won(8, "0.01"), "2 place-win-8 wins 0.02");
    assert_eq!(won(5, "0.01"), "2 place-win-5 wins 0.02");
    assert_eq!(won(9, "1"), "2 place-win-9 wins 1.40");
    assert_eq!(won(10, "0.01"), "2 place-win-10 wins 0.02");
}

#[test]
fn r8_17_k_place_to_lose_pays_by_its_number() {
    // 4 to 5, 5 to 8, 5 to 11.
    let table = [
        (4, "11", "5"),
        (5, "8", "5"),
        (6, "5", "4"),
        (8, "5", "4"),
        (9, "8", "5"),
        (10, "22", "10"),
    ];
    for (number, stake, win) in table {
        for shown in 2..=12 {
            let expected = match shown {
                7 => format!("2 place-lose-{number} wins {win} uk:8.17.k"),
                shown if shown == number => {
                    format!("2 place-lose-{number} loses {stake} uk:8.17.k")
                }
                _ => format!("2 place-lose-{number} stands 0 uk:8.17.k"),
            };
            assert_eq!(boxed("place-lose", number, stake, shown), expected, "{shown}");
        }
    }
    floor("place-lose.6-or-8", (4, 5), "uk:8.17.k");
    floor("place-lose.5-or-9", (5, 8), "uk:8.17.k");
    floor("place-lose.4-or-10", (5, 11), "uk:8.17.k");
}

#[test]
fn r8_17_k_fractions_are_rounded_up() {
    // 4.5454…, 0.625 and 0.008.
    let won = |number, stake| boxed("place-lose", number, stake, 7).replace(" uk:8.17.k", "");
    assert_eq!(won(4, "10"), "2 place-lose-4 wins 4.55");
    assert_eq!(won(10, "0.10"), "2 place-lose-10 wins 0.05");
    assert_eq!(won(9, "1"), "2 place-lose-9 wins 0.63");
    assert_eq!(won(6, "0.01"), "2 place-lose-6 wins 0.01");
}

/// A wager on the next throw, over all 36 of them, on a come-out roll and with a point of 9:
/// `won` is what 10.00 win, none where they are lost.
#[track_caller]
fn one_throw(wager: &str, rule: &str, won: impl Fn(u8, u8) -> Option<&'static str>) {
    for before in ["1: win-line 10", "1: win-line 10 | throw 4 5"] {
        for (a, b) in throws() {
            let expected = match won(a, b) {
                Some(amount) => format!("2 {wager} wins {amount} {rule}"),
                None => format!("2 {wager} loses 10 {rule}"),
            };
            let session = format!("{before} | 2: {wager} 10 | throw {a} {b}");
            assert_eq!(fate(&session, &format!("2 {wager}")), expected, "{before}: {a} {b}");
        }
    }
}

#[test]
fn r8_17_l_any_craps_pays_seven_and_a_half() {
    one_throw("any-craps", "uk:8.17.l", |a, b| matches!(a + b, 2 | 3 | 12).then_some("75"));
    let cents = "1: win-line 10, any-craps 0.01 | throw 1 2";
    pays(cents, "1 win-line loses 10; 1 any-craps wins 0.08 uk:8.17.l");
    floor("any-craps.2-3-or-12", (15, 2), "uk:8.17.l");
}

#[test]
fn r8_17_m_craps_2_pays_thirty_three() {
    one_throw("craps-2", "uk:8.17.m", |a, b| ((a, b) == (1, 1)).then_some("330"));
    floor("craps-2.1-1", (33, 1), "uk:8.17.m");
}

#[test]
fn r8_17_n_craps_3_pays_sixteen() {
    one_throw("craps-3", "uk:8.17.n", |a, b| (a + b == 3).then_some("160"));
    floor("craps-3.3", (16, 1), "uk:8.17.n");
}

#[test]
fn r8_17_o_craps_12_pays_thirty_three() {
    one_throw("craps-12", "uk:8.17.o", |a, b| (a + b == 12).then_some("330"));
    floor("craps-12.12", (33, 1), "uk:8.17.o");
}

#[test]
fn r8_17_p_eleven_pays_sixteen() {
    one_throw("eleven", "uk:8.17.p", |a, b| (a + b == 11).then_some("160"));
    floor("eleven.11", (16, 1), "uk:8.17.p");
}

#[test]
fn r8_17_q_any_seven_pays_four() {
    one_throw("any-seven", "uk:8.17.q", |a, b| (a + b == 7).then_some("40"));
    floor("any-seven.7", (4, 1), "uk:8.17.q");
}

#[test]
fn r8_17_r_named_pair_pays_thirty_three() {
    for n in 1..=6 {
        one_throw(&format!("specific-pair-{n}-{n}"), "uk:8.17.r", |a, b| {
            (a == n && b == n).then_some("330")
        });
    }
    floor("specific-pair.both-faces", (33, 1), "uk:8.17.r");
}

#[test]
fn r8_17_s_two_named_faces_pay_sixteen() {
    for low in 1..=6 {
        for high in low + 1..=6 {
            one_throw(&format!("specific-non-pair-{low}-{high}"), "uk:8.17.s", |a, b| {
                ((a == low && b == high) || (a == high && b == low)).then_some("160")
            });
        }
    }
    // The printed example, either way round.
    pays(
        "1: win-line 5, specific-non-pair-3-1 10 | throw 1 3",
        "1 specific-non-pair-1-3 wins 160 uk:8.17.s; 1 win-line stands 0",
    );
    floor("specific-non-pair.both-faces", (16, 1), "uk:8.17.s");
}

#[test]
fn r8_17_t_field_pays_by_its_number() {
    one_throw("field", "uk:8.17.t", |a, b| match a + b {
        3 | 4 | 9 | 10 | 11 => Some("10"),
        2 => Some("20"),
        12 => Some("30"),
        _ => None,
    });
    floor("field.3-4-9-10-or-11", (1, 1), "uk:8.17.t");
    floor("field.2", (2, 1), "uk:8.17.t");
    floor("field.12", (3, 1), "uk:8.17.t");
}

#[test]
fn r8_17_note_win_line_stays_up_with_its_point() {
    for set in [4, 5, 6, 8, 9, 10] {
        let line = format!("1: win-line 10 | throw {}", way(set));
        no(&format!("{line} | take 1 win-line"), "uk:8.17.note");
        no(&format!("{line} | throw 5 6 | reduce 1 win-line 0.01"), "uk:8.17.note");
    }
    // Before its first throw it is its owner's; reading uk-dice-take-down.
    let mut table = session("1: win-line 10");
    assert_eq!(table.back(Seat::FIRST, "win-line"), Ok(Cents::dollars(10)));
}

#[test]
fn r8_17_note_come_stays_up_with_its_point() {
    let come = "1: win-line 10 | throw 2 4 | 1: come 10";
    let travelled = format!("{come} | throw 4 4");
    no(&format!("{travelled} | take 1 come"), "uk:8.17.note");
    no(&format!("{travelled} | take 1 come-8"), "uk:8.17.note");
    no(&format!("{travelled} | reduce 1 come 0.01"), "uk:8.17.note");
    // On a come-out roll too.
    no(&format!("{travelled} | throw 3 3 | 1: win-line 5 | take 1 come-8"), "uk:8.17.note");
    let mut table = session(come);
    assert_eq!(table.back(Seat::FIRST, "come"), Ok(Cents::dollars(10)));
    // A new one lies free beside one that is held.
    let mut table = session(&format!("{travelled} | 1: come 7"));
    assert_eq!(table.back(Seat::FIRST, "come"), Ok(Cents::dollars(7)));
}

#[test]
fn r8_17_note_other_wagers_come_down() {
    let down = "reading:uk-dice-take-down";
    for wager in ["hardway-4-4", "place-win-5", "place-lose-10"] {
        let up = format!("1: win-line 10, {wager} 20 | throw 2 4");
        let taken = format!("{up} | take 1 {wager} | throw 3 4");
        pays(&taken, &format!("1 win-line loses 10; 1 {wager} returned 0 {down}"));
        let left = format!("{up} | reduce 1 {wager} 19.99");
        pays(
            &left,
            &format!("1 {wager} returned 0 {down}; 1 win-line stands 0; 1 {wager} stands 0"),
        );
        no(&format!("{up} | reduce 1 {wager} 20.01"), down);
    }
    let dont = "1: dont-win-line 10 | throw 2 4 | 1: dont-come 8 | throw 2 3";
    let both = format!("{dont} | take 1 dont-win-line | reduce 1 dont-come-5 5 | throw 3 4");
    let expected = "1 dont-come wins 3; 1 dont-win-line returned 0; 1 dont-come returned 0";
    pays(&both, expected);
}

#[test]
fn r8_17_note_what_is_added_is_one_with_what_stands() {
    let stood = "1: win-line 10, hardway-3-3 10, place-win-5 5 | throw 4 5";
    let added = format!("{stood} | 1: hardway-3-3 4, place-win-5 5 | throw 1 4 | throw 3 3");
    pays(&added, "1 place-win-5 wins 14; 1 hardway-3-3 wins 133; 1 win-line stands 0");
    // Nothing is added to a line with a point.
    no("1: win-line 10 | throw 4 5 | 1: win-line 1", "uk:8.17.a");
    no("1: dont-win-line 10 | throw 4 5 | 1: dont-win-line 1", "uk:8.17.b");
}

/// The wagers a house may leave out.
const GROUPS: [&str; 20] = [
    "win-line",
    "dont-win-line",
    "come",
    "dont-come",
    "behind-win-line",
    "behind-dont-win",
    "behind-come",
    "behind-dont-come",
    "hardway",
    "place-win",
    "place-lose",
    "any-craps",
    "craps-2",
    "craps-3",
    "craps-12",
    "eleven",
    "any-seven",
    "specific-pair",
    "specific-non-pair",
    "field",
];

#[test]
fn r8_18_any_wager_may_be_left_out() {
    for group in GROUPS {
        let table = open(DICE, &format!("offers.{group}=false"));
        let left = &table.sign().marks;
        assert!(left.iter().all(|mark| mark.group != group), "{group}");
        let others = GROUPS.iter().filter(|known| **known != group);
        assert!(others.into_iter().all(|g| left.iter().any(|mark| mark.group == *g)), "{group}");
    }
    refuses("offers.field=false", "1: win-line 10, field 10", "uk:8.18");
    refuses("offers.hardway=false", "1: win-line 10, hardway-2-2 10", "uk:8.18");
    assert!(breach(DICE, "offers.big-6=true").contains("no option"));
}

#[test]
fn r8_19_better_odds_are_shown_and_paid() {
    let set = "odds.field.12=4:1 odds.hardway.2-2-or-5-5=8:1";
    let lines = open(DICE, set).lines("field");
    let twelve = lines.iter().find(|line| line.label == "12").expect("a line");
    assert_eq!(twelve.pays, "4 to 1");
    let both = "1: win-line 5, field 10 | throw 6 6";
    check(DICE, set, both, "1 win-line loses 5; 1 field wins 40 uk:8.17.t");
    check(DICE, "", both, "1 win-line loses 5; 1 field wins 30 uk:8.17.t");
    let hard = "1: win-line 5, hardway-5-5 10 | throw 5 5";
    check(DICE, set, hard, "1 hardway-5-5 wins 80; 1 win-line stands 0");
}

#[test]
fn r8_20_no_variation_is_permitted() {
    let ids = CATALOG.iter().map(|entry| entry.id());
    let ids: Vec<&str> = ids.filter(|id| id.starts_with("uk/dice")).collect();
    assert_eq!(ids, [DICE]);
    assert!(find("uk/crapless-craps").is_err());
    let entry = find(DICE).expect("dice").entry;
    for option in entry.options() {
        let name = option.name.as_ref();
        let usual = ["seats", "min", "max"].contains(&name);
        assert!(usual || name.starts_with("offers.") || name.starts_with("odds."), "{name}");
    }
}
