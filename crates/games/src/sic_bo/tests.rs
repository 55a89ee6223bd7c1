//! Section 9 of the British book, rule by rule; the schedule of 9.12 has a file of its own.
//!
//! Rules: uk:

use crate::check::{breach, open};
use crate::layout::testing::{check, play, refused, step};
use crate::testing::Looks as _;
use crate::{CATALOG, find};
use cards::Throw;
use money::Cents;
use std::collections::BTreeSet;
use table::{Outcome, Ruling, Table, Verbs as _};

pub(super) const SIC_BO: &str = "uk/sic-bo";

/// A mark's wager and its numbers.
pub(super) fn parts(mark: &str) -> (String, Vec<u8>) {
    let is_number = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit());
    let (numbers, words): (Vec<&str>, Vec<&str>) = mark.split('-').partition(is_number);
    (words.join("-"), numbers.iter().map(|n| n.parse().expect("a number")).collect())
}

/// What a mark pays to one, and by which letter of 9.12, read off three dice in rising order:
/// nothing here is taken from the code under test.
fn printed(mark: &str, mut dice: [u8; 3]) -> Option<(i64, &'static str)> {
    dice.sort_unstable();
    let [low, mid, high] = dice;
    let (word, numbers) = parts(mark);
    let n = numbers.first().copied().unwrap_or_default();
    let (triple, pair) = (low == high, low == mid || mid == high);
    let single = if low == mid { high } else { low };
    let total = low + mid + high;
    let all_of = |set: &[u8]| low < mid && mid < high && dice.iter().all(|n| set.contains(n));
    let (wins, pays, letter) = match word.as_str() {
        "small" => ([4, 5, 6, 7, 8, 9, 10].contains(&total) && !triple, 1, "a"),
        "big" => ([11, 12, 13, 14, 15, 16, 17].contains(&total) && !triple, 1, "b"),
        "odd" => ([5, 7, 9, 11, 13, 15, 17].contains(&total) && !triple, 1, "c"),
        "even" => ([4, 6, 8, 10, 12, 14, 16].contains(&total) && !triple, 1, "d"),
        "specific-triple" => (dice == [n, n, n], 180, "e"),
        "specific-double" => (pair && mid == n, 10, "f"),
        "any-triple" => (triple, 30, "g"),
        "total" => {
            let (pays, letter) = match n {
                4 | 17 => (60, "h.i"),
                5 | 16 => (30, "h.ii"),
                6 | 15 => (18, "h.iii"),
                7 | 14 => (12, "h.iv"),
                8 | 13 => (8, "h.v"),
                9 | 12 => (7, "h.vi"),
                _ => (6, "h.vii"),
            };
            (total == n, pays, letter)
        }
        "dice-combination" => (numbers.iter().all(|n| dice.contains(n)), 6, "i"),
        "single-dice" => {
            let rows = [(1, "j.i"), (2, "j.ii"), (3, "j.iii")];
            let shown = [low, mid, high].map(|face| usize::from(face == n)).iter().sum::<usize>();
            let (pays, letter) = rows[shown.saturating_sub(1)];
            (shown > 0, pays, letter)
        }
        "four-number" => (all_of(&numbers), 7, "k"),
        "three-single" => (dice.as_slice() == numbers, 30, "l"),
        "double-and-single" => (pair && !triple && [mid, single].as_slice() == numbers, 50, "m"),
        _ => panic!("9.12 lists no {mark}"),
    };
    wins.then_some((pays, letter))
}

/// Every mark of a layout with a wager of 1 on every throw there is.
#[track_caller]
fn assert_every_mark_on_every_throw(set: &str, positions: usize) {
    let mut table = open(SIC_BO, set);
    let marks = table.ids();
    assert_eq!(marks.iter().collect::<BTreeSet<_>>().len(), positions);
    let bets: Vec<String> = marks.iter().map(|mark| format!("{mark} 1")).collect();
    let mut throws = 0;
    for dice in (1..=6).flat_map(|a| (1..=6).flat_map(move |b| (1..=6).map(move |c| [a, b, c]))) {
        let [a, b, c] = dice;
        let session = format!("1: {} | throw {a} {b} {c}", bets.join(", "));
        let settled = play(table.as_mut(), &session).expect("settled");
        assert_eq!(settled.lines.len(), positions, "every wager is decided by {dice:?}");
        for line in &settled.lines {
            if let Some((pays, letter)) = printed(&line.wager, dice) {
                assert_eq!(line.pays, Cents::dollars(pays), "{} {dice:?}", line.wager);
                assert_eq!(line.rule.id, format!("uk:9.12.{letter}"), "{} {dice:?}", line.wager);
            } else {
                assert_eq!(line.result, Outcome::Loses, "{} {dice:?}", line.wager);
                assert_eq!(line.collected, Cents::dollars(1), "{}", line.wager);
            }
        }
        let won: Vec<&str> = marks
            .iter()
            .map(String::as_str)
            .filter(|mark| printed(mark, dice).is_some())
            .collect();
        assert_eq!(table.lit(), won, "the areas lit by {dice:?}");
        throws += 1;
    }
    assert_eq!(throws, 216);
}

#[test]
fn r9_1_every_position_of_the_large_layout_on_every_throw() {
    assert_every_mark_on_every_throw("", 106);
    assert_every_mark_on_every_throw("layout=106", 106);
}

#[test]
fn r9_1_every_position_of_the_small_layout_on_every_throw() {
    assert_every_mark_on_every_throw("layout=50", 50);
}

#[test]
fn r9_1_positions_of_each_kind() {
    let count = |set: &str, word: &str| {
        open(SIC_BO, set).ids().iter().filter(|mark| parts(mark).0 == word).count()
    };
    #[rustfmt::skip]
    let kinds = [
        ("small", 1, 1), ("big", 1, 1), ("odd", 1, 0), ("even", 1, 0), ("specific-triple", 6, 6),
        ("specific-double", 6, 6), ("any-triple", 1, 1), ("total", 14, 14),
        ("dice-combination", 15, 15), ("single-dice", 6, 6), ("four-number", 4, 0),
        ("three-single", 20, 0), ("double-and-single", 30, 0),
    ];
    for (word, large, small) in kinds {
        assert_eq!([count("", word), count("layout=50", word)], [large, small], "{word}");
    }
    for lost in ["odd", "even", "four-number-6-5-4-3", "three-single-1-2-6"] {
        refused(SIC_BO, "layout=50", &format!("1: {lost} 1"), "uk:9.10");
    }
    for layout in ["49", "51", "105", "107", "small"] {
        assert!(breach(SIC_BO, &format!("layout={layout}")).contains("(uk:9.1)"), "{layout}");
    }
}

#[test]
fn r9_2_no_variant_but_the_game_itself() {
    let ids: Vec<&str> = CATALOG.iter().map(|entry| entry.id()).collect();
    let known: Vec<&&str> = ids.iter().filter(|id| id.contains("sic-bo")).collect();
    assert_eq!(known, [&SIC_BO]);
    for other in ["uk/sic-bo-grand", "uk/hoo-hey-how", "uk/yee-hah-hi"] {
        assert!(find(other).is_err(), "{other}");
    }
}

#[test]
fn r9_3_three_dice_with_faces_one_to_six() {
    for throw in ["0 1 1", "1 1 7", "1 7 1", "1 2", "1 2 3 4", "", "x 1 1", "1 1 1.5"] {
        refused(SIC_BO, "", &format!("1: small 1 | throw {throw}"), "uk:9.3");
    }
    for throw in ["1 1 2", "6 6 5", "1,1,2"] {
        assert!(play(open(SIC_BO, "").as_mut(), &format!("throw {throw}")).is_ok(), "{throw}");
    }
    // Opposite sides of a die total seven: turned over, three dice make 21 less their total.
    let count = |total: u8| Throw::<3>::all().filter(|throw| throw.total() == total).count();
    for total in 3..=18 {
        assert_eq!(count(total), count(21 - total));
    }
}

#[test]
fn r9_5_wagers_keep_to_the_posted_limits() {
    let set = "min=5 max=100";
    for wager in ["small", "single-dice-3", "double-and-single-1-2"] {
        for outside in ["4.99", "100.01"] {
            refused(SIC_BO, set, &format!("1: {wager} {outside}"), "uk:9.5");
        }
        for inside in ["5", "5.01", "99.99", "100"] {
            let session = format!("1: {wager} {inside}");
            assert!(play(open(SIC_BO, set).as_mut(), &session).is_ok(), "{wager} {inside}");
        }
    }
    assert!(breach(SIC_BO, "min=10 max=9.99").contains("(uk:9.5)"));
    assert_eq!(breach(SIC_BO, "min=10 max=10"), "");
}

#[test]
fn r9_5_a_seat_does_not_pass_the_maximum_in_parts() {
    let set = "min=5 max=100";
    refused(SIC_BO, set, "1: small 60 | 1: small 40.01", "uk:9.5");
    check(SIC_BO, set, "1: small 60 | 1: small 40 | throw 1 1 2", "1 small wins 100 uk:9.12.a");
    // Each seat for itself.
    let both = "1: small 100 | 2: small 100 | throw 6 6 5";
    check(SIC_BO, set, both, "1 small loses 100; 2 small loses 100");
}

#[test]
fn r9_6_spoken_wagers_are_covered_and_confirmed() {
    refused(SIC_BO, "", "declare 1 small 10 with 9.99 confirmed", "uk:9.6");
    refused(SIC_BO, "", "declare 1 small 10 with 10", "uk:9.6");
    refused(SIC_BO, "", "declare 1 small 10 with 0", "uk:9.6");
    for cover in ["10", "10.01"] {
        let session = format!("declare 1 small 10 with {cover} confirmed | throw 1 1 2");
        check(SIC_BO, "", &session, "1 small wins 10 uk:9.12.a");
    }
    refused(SIC_BO, "max=9", "declare 1 small 10 with 10 confirmed", "uk:9.5");
}

#[test]
fn r9_8_entering_the_result_lights_the_winning_areas() {
    let mut table = open(SIC_BO, "layout=50");
    assert_eq!(table.lit(), Vec::<&str>::new());
    step(table.as_mut(), "throw 6 6 6").expect("a throw");
    assert_eq!(
        table.lit(),
        ["specific-triple-6", "specific-double-6", "any-triple", "single-dice-6"]
    );
    table.close().expect("no wagers, no objection");
    table.throw("1 1 2").expect("three dice");
    // Lit by the entry, before anything is paid.
    let lit = ["small", "specific-double-1", "total-4", "dice-combination-1-2"];
    assert_eq!(table.lit()[..4], lit);
    assert_eq!(table.lit()[4..], ["single-dice-1", "single-dice-2"]);
    table.settle().expect("settled");
    table.clear().expect("cleared");
    assert_eq!(table.lit().len(), 6, "until the next result");
}

#[test]
fn r9_10_only_wagers_of_the_schedule_at_no_less_than_its_odds() {
    let unknown = [
        "total-3",
        "total-18",
        "specific-triple-7",
        "dice-combination-1-1",
        "three-single-1-1-2",
        "double-and-single-3-3",
        "double-and-single-1-02",
        "four-number-6-5-4-2",
        "red",
    ];
    for wager in unknown {
        refused(SIC_BO, "", &format!("1: {wager} 1"), "uk:9.10");
    }
    // The numbers of a mark may come in any order, but a double is told from a single.
    check(SIC_BO, "", "1: three-single-6-1-2 1 | throw 2 6 1", "1 three-single-1-2-6 wins 30");
    check(
        SIC_BO,
        "",
        "1: double-and-single-2-1 1 | throw 2 1 2",
        "1 double-and-single-2-1 wins 50",
    );
    check(
        SIC_BO,
        "",
        "1: double-and-single-1-2 1 | throw 2 1 2",
        "1 double-and-single-1-2 loses 1",
    );
}

#[test]
fn r9_11_wagers_settle_as_they_lie_when_the_shaker_is_opened() {
    // A misplaced chip is the player's.
    check(SIC_BO, "", "1: big 10 | throw 1 1 2", "1 big loses 10 uk:9.12.b");
    let mut table = open(SIC_BO, "");
    step(table.as_mut(), "1: small 10, odd 5").expect("wagers");
    assert_eq!(table.back(crate::check::seat("1"), "odd"), Ok(Cents::dollars(5)));
    table.close().expect("closed");
    let late = |table: &mut dyn Table, part: &str| {
        let refusal = step(table, part).expect_err("too late");
        assert_eq!(refusal.rule.map(|rule| rule.id), Some("uk:9.11"), "{part}");
    };
    late(table.as_mut(), "1: big 10");
    let moved = table.withdraw(crate::check::seat("1"), "small").expect_err("too late");
    assert_eq!(moved.rule.map(|rule| rule.id), Some("uk:9.11"));
    table.throw("1 2 4").expect("three dice");
    late(table.as_mut(), "1: odd 10");
    // Reading uk-late-chips: 7 is odd, and these chips go back all the same.
    let ruling = Ruling {
        seat: Some(crate::check::seat("1")),
        wager: Some("odd".into()),
        amount: Some(Cents::dollars(10)),
        rule: "uk:9.11".into(),
        ..Ruling::default()
    };
    table.rule(&ruling).expect("too late");
    let settled = table.settle().expect("settled");
    assert_eq!(settled.lines.len(), 2, "what was taken back in time has no part");
    assert_eq!(settled.lines[0].pays, Cents::dollars(10));
    assert_eq!((settled.lines[1].pays, settled.lines[1].rule.id), (Cents::ZERO, "uk:9.11"));
    assert_eq!(settled.lines[1].result, Outcome::Returned);
    assert_eq!(table.lying(), [], "no wager outlives a throw");
}

#[test]
fn r9_13_no_variation_can_be_posted() {
    let entry = find(SIC_BO).unwrap_or_else(|refusal| panic!("{refusal}")).entry;
    let names: Vec<String> = entry.options().iter().map(|o| o.name.to_string()).collect();
    let own = names.iter().filter(|name| !name.contains('.'));
    assert_eq!(own.collect::<Vec<_>>(), ["layout", "seats", "min", "max"]);
    assert_eq!(names.iter().filter(|name| name.starts_with("offers.")).count(), 13);
    // A line each, but seven for totals and three for single dice.
    assert_eq!(names.iter().filter(|name| name.starts_with("odds.")).count(), 11 + 7 + 3);
    for variation in ["dice=4", "variation=grand", "odds.total.3-or-18=200:1"] {
        assert!(breach(SIC_BO, variation).contains("no option"), "{variation}");
    }
}
