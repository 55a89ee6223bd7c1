//! Section 3 of the British book up to Roulette Rage, rule by rule. The layout is drawn a second
//! time here, as cells that touch.
//!
//! Rules: uk:

mod conduct;

use crate::check::{breach, open, written};
use crate::layout::testing::{check, refused, step};
use crate::testing::Looks as _;
use money::Cents;
use std::collections::BTreeSet;
use table::{Bet, Event, Input, Party, Seat, Table, Verbs as _, What};

const ROULETTE: &str = "uk/roulette";

/// The red numbers of the wheel.
const RED: [u8; 18] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

/// 3.2: each kind of wager, its minimum odds and how many marks it has.
const LISTED: [(&str, [i64; 2], usize); 13] = [
    ("straight-up", [35, 1], 37),
    ("split", [17, 1], 60),
    ("street", [11, 1], 14),
    ("corner", [8, 1], 22),
    ("first-four", [8, 1], 1),
    ("six-line", [5, 1], 11),
    ("column", [2, 1], 3),
    ("dozen", [2, 1], 3),
    ("red-or-black", [1, 1], 2),
    ("odd-or-even", [1, 1], 2),
    ("low-or-high", [1, 1], 2),
    ("split-columns", [1, 2], 2),
    ("split-dozens", [1, 2], 2),
];

/// A mark of the layout: its id and the numbers it covers.
type Place = (String, BTreeSet<u8>);

/// Where a number lies on the layout: its row of three and its column.
fn cell(n: u8) -> (u8, u8) {
    ((n - 1) / 3, (n - 1) % 3)
}

/// Whether two numbers have a side in common; zero lies along the whole first row.
fn touch(a: u8, b: u8) -> bool {
    let (low, high) = (a.min(b), a.max(b));
    if low == 0 {
        return high > 0 && cell(high).0 == 0;
    }
    let (one, other) = (cell(low), cell(high));
    one.0.abs_diff(other.0) + one.1.abs_diff(other.1) == 1
}

fn named(stem: &str, numbers: BTreeSet<u8>) -> Place {
    let list: Vec<String> = numbers.iter().map(u8::to_string).collect();
    (format!("{stem}-{}", list.join("-")), numbers)
}

fn chosen(id: &str, covers: impl Fn(u8) -> bool) -> Place {
    (id.to_string(), (1..=36).filter(|n| covers(*n)).collect())
}

/// The numbers of rows `first` to `last`.
fn rows(first: u8, last: u8) -> BTreeSet<u8> {
    (1..=36).filter(|n| (first..=last).contains(&cell(*n).0)).collect()
}

/// The marks of one kind, drawn from the cells of the layout.
fn drawn(group: &str) -> Vec<Place> {
    let pairs = || (0..=36).flat_map(|a| (a + 1..=36).map(move |b| (a, b)));
    let two = |k: u8, part: u8| part == k || part == k + 1;
    match group {
        "straight-up" => (0..=36).map(|n| named("straight", [n].into())).collect(),
        "split" => {
            let touching = pairs().filter(|(a, b)| touch(*a, *b));
            touching.map(|(a, b)| named("split", [a, b].into())).collect()
        }
        "street" => {
            let zero = pairs().filter(|(a, b)| touch(*a, *b) && *a > 0 && *b <= 3);
            let zero = zero.map(|(a, b)| named("street", [0, a, b].into()));
            zero.chain((0..12).map(|row| named("street", rows(row, row)))).collect()
        }
        "corner" => {
            // Two numbers that meet in a point only, with the two that touch both.
            let diagonal = |(a, b): &(u8, u8)| {
                let (one, other) = (cell(*a), cell(*b));
                one.0 + 1 == other.0 && one.1 + 1 == other.1
            };
            let square = |(a, b): (u8, u8)| {
                let between = (1..=36).filter(|n| touch(a, *n) && touch(b, *n));
                named("corner", between.chain([a, b]).collect())
            };
            pairs().filter(|(a, _)| *a > 0).filter(diagonal).map(square).collect()
        }
        "first-four" => vec![("first-four".into(), [0, 1, 2, 3].into())],
        "six-line" => (0..11).map(|row| named("six-line", rows(row, row + 1))).collect(),
        "column" => {
            (0..3).map(|k| chosen(&format!("column-{}", k + 1), |n| cell(n).1 == k)).collect()
        }
        "dozen" => (0..3)
            .map(|k| (format!("dozen-{}", k + 1), (12 * k + 1..=12 * k + 12).collect()))
            .collect(),
        "red-or-black" => {
            vec![chosen("red", |n| RED.contains(&n)), chosen("black", |n| !RED.contains(&n))]
        }
        "odd-or-even" => vec![chosen("odd", |n| n % 2 == 1), chosen("even", |n| n % 2 == 0)],
        "low-or-high" => vec![chosen("low", |n| n <= 18), chosen("high", |n| n >= 19)],
        "split-columns" => (0..2)
            .map(|k| chosen(&format!("split-columns-{}-{}", k + 1, k + 2), |n| two(k, cell(n).1)))
            .collect(),
        "split-dozens" => (0..2)
            .map(|k| {
                chosen(&format!("split-dozens-{}-{}", k + 1, k + 2), |n| two(k, (n - 1) / 12))
            })
            .collect(),
        other => panic!("no wager {other}"),
    }
}

/// Every mark drawn.
fn all_drawn() -> Vec<Place> {
    LISTED.iter().flat_map(|(group, ..)| drawn(group)).collect()
}

/// The id of the wager that is made under a name.
fn meant(table: &mut dyn Table, name: &str) -> String {
    let bet = Bet::new(Seat::FIRST, name, Cents::dollars(10));
    let events = table.tell(Input::Stake(bet)).expect(name);
    let [Event { what: What::Staked { bet, .. }, .. }] = &events[..] else { panic!("{events:?}") };
    table.withdraw(Seat::FIRST, name).expect("just made");
    bet.wager.clone()
}

fn ids(table: &dyn Table) -> BTreeSet<String> {
    table.ids().into_iter().collect()
}

/// Spins every number with 10 on each mark of a kind: it pays on what it covers and loses
/// elsewhere, zero being settled by 3.3.
#[track_caller]
fn pays(group: &str, rule: &str) {
    let known = LISTED.iter().find(|(name, ..)| *name == group);
    let (_, [gain, unit], n) = *known.expect("a wager of 3.2");
    let marks = drawn(group);
    assert_eq!(marks.len(), n, "{group}");
    let even = [gain, unit] == [1, 1];
    let mut table = open(ROULETTE, "");
    for number in 0..=36 {
        for (id, covers) in &marks {
            step(table.as_mut(), &format!("1: {id} 10")).expect("staked");
            let settled = step(table.as_mut(), &format!("spin {number}")).expect("settled");
            let (result, cents, by) = match (covers.contains(&number), number) {
                (true, 0) => ("wins", 1000 * gain / unit, "uk:3.3.a"),
                (true, _) => ("wins", 1000 * gain / unit, rule),
                (false, 0) if even => ("loses", 500, "uk:3.3.b"),
                (false, 0) => ("loses", 1000, "uk:3.3.c"),
                (false, _) => ("loses", 1000, rule),
            };
            let lines: Vec<String> = settled.lines.iter().map(written).collect();
            assert_eq!(lines, [format!("1 {id} {result} {} {by}", cents / 100)], "{number}");
            let net = if result == "wins" { cents } else { -cents };
            assert_eq!(settled.net(Party::Seat(Seat::FIRST)), Cents::new(net), "{id} {number}");
            assert_eq!(settled.net(Party::House), Cents::new(-net), "{id} {number}");
        }
    }
}

#[test]
fn r3_1_layout_has_the_marks_that_touch() {
    let marks = all_drawn();
    assert_eq!(marks.len(), 161);
    assert_eq!(ids(open(ROULETTE, "").as_ref()), marks.into_iter().map(|(id, _)| id).collect());
    for set in ["layout=american", "layout=french"] {
        assert_eq!(open(ROULETTE, set).sign().marks.len(), 161, "{set}");
    }
    assert!(breach(ROULETTE, "layout=double").contains("(uk:3.1)"));
}

#[test]
fn r3_1_streets_of_zero_may_be_left_out() {
    let all = ids(open(ROULETTE, "").as_ref());
    let fewer = ids(open(ROULETTE, "zero_streets=false").as_ref());
    let left: Vec<&String> = all.difference(&fewer).collect();
    assert_eq!(left, ["street-0-1-2", "street-0-2-3"]);
    assert_eq!(fewer.len(), 159);
    refused(ROULETTE, "zero_streets=false", "1: street-0-1-2 10", "uk:3.4");
    refused(ROULETTE, "zero_streets=false", "1: street-0-2-3 10", "uk:3.4");
}

#[test]
fn r3_1_numbers_of_a_mark_come_in_any_order() {
    for (said, id) in [
        ("split-2-0", "split-0-2"),
        ("corner-5-4-2-1", "corner-1-2-4-5"),
        ("street-2-0-1", "street-0-1-2"),
        ("six-line-6-5-4-3-2-1", "six-line-1-2-3-4-5-6"),
        ("split-dozens-3-2", "split-dozens-2-3"),
        ("a-cheval-2-0", "split-0-2"),
        ("carre-5-4-2-1", "corner-1-2-4-5"),
        ("straight7", "straight-7"),
        ("split1-2", "split-1-2"),
    ] {
        assert_eq!(meant(open(ROULETTE, "").as_mut(), said), id);
    }
    check(ROULETTE, "", "1: split-2-0 10 | spin 2", "1 split-0-2 wins 170 uk:3.2.b");
}

#[test]
fn r3_1_no_mark_is_taken_for_another() {
    // One number is not two, however the dashes fall.
    for id in ["straight-1-2", "straight1-2", "straight-1--2", "split-12", "split-1-23"] {
        refused(ROULETTE, "", &format!("1: {id} 10"), "uk:3.4");
    }
}

/// 3.2: English and French terms, with the titles of one mark of each.
const TERMS: [(&str, &str, &str, &str); 16] = [
    ("straight-17", "en-plein-17", "Straight up 17", "En plein 17"),
    ("split-0-2", "a-cheval-0-2", "Split 0-2", "À cheval 0-2"),
    ("street-1-2-3", "transversale-1-2-3", "Street 1-2-3", "En transversale 1-2-3"),
    ("corner-1-2-4-5", "carre-1-2-4-5", "Corner 1-2-4-5", "En carré 1-2-4-5"),
    ("first-four", "quatre-premiers", "First four", "Quatre premiers"),
    ("six-line-1-2-3-4-5-6", "sixain-1-2-3-4-5-6", "Six line 1-2-3-4-5-6", "Sixain 1-2-3-4-5-6"),
    ("column-1", "colonne-1", "Column 1", "Sur une colonne 1"),
    ("dozen-3", "douzaine-3", "Dozen 3", "Sur une douzaine 3"),
    ("red", "rouge", "Red", "Rouge"),
    ("black", "noir", "Black", "Noir"),
    ("odd", "impair", "Odd", "Impair"),
    ("even", "pair", "Even", "Pair"),
    ("low", "manque", "Low, 1 to 18", "Manque"),
    ("high", "passe", "High, 19 to 36", "Passe"),
    (
        "split-columns-1-2",
        "a-cheval-colonnes-1-2",
        "Split columns 1-2",
        "À cheval sur deux colonnes 1-2",
    ),
    (
        "split-dozens-2-3",
        "a-cheval-douzaines-2-3",
        "Split dozens 2-3",
        "À cheval sur deux douzaines 2-3",
    ),
];

#[test]
fn r3_2_wagers_have_english_and_french_terms() {
    let [mut american, mut french] = ["", "layout=french"].map(|set| open(ROULETTE, set));
    for (id, alias, english, francais) in TERMS {
        for (table, title) in [(&mut american, english), (&mut french, francais)] {
            let [own, other] = [id, alias].map(|name| meant(table.as_mut(), name));
            assert_eq!((own.as_str(), other.as_str()), (id, id));
            assert_eq!(table.mark(id).title, title);
        }
    }
    let session = "1: rouge 10, a-cheval-0-2 10 | spin 2";
    for set in ["", "layout=french"] {
        check(ROULETTE, set, session, "1 split-0-2 wins 170; 1 red loses 10");
    }
}

#[test]
fn r3_2_odds_below_the_listed_ones_are_refused() {
    for ((group, [gain, unit], _), letter) in LISTED.iter().zip('a'..='m') {
        let option = |n: i64, d: i64| format!("odds.{group}.hit={n}:{d}");
        for [below, at, above] in [[-1, 0, 1].map(|by| 100 * gain + by)] {
            let wrong = breach(ROULETTE, &option(below, 100 * unit));
            assert!(wrong.contains(&format!("(uk:3.2.{letter})")), "{group}: {wrong}");
            for lawful in [at, above] {
                assert_eq!(breach(ROULETTE, &option(lawful, 100 * unit)), "", "{group}");
            }
        }
    }
}

#[test]
fn r3_2_better_odds_are_paid_on_zero_too() {
    let set = "odds.straight-up.hit=36:1";
    check(ROULETTE, set, "1: straight-7 10 | spin 7", "1 straight-7 wins 360 uk:3.2.a");
    check(ROULETTE, set, "1: straight-0 10 | spin 0", "1 straight-0 wins 360 uk:3.3.a");
}

#[test]
fn r3_2_a_straight_up_pays_thirty_five() {
    pays("straight-up", "uk:3.2.a");
}

#[test]
fn r3_2_b_split_pays_seventeen() {
    pays("split", "uk:3.2.b");
}

#[test]
fn r3_2_c_street_pays_eleven() {
    pays("street", "uk:3.2.c");
}

#[test]
fn r3_2_d_corner_pays_eight() {
    pays("corner", "uk:3.2.d");
}

#[test]
fn r3_2_e_first_four_pays_eight() {
    pays("first-four", "uk:3.2.e");
}

#[test]
fn r3_2_f_six_line_pays_five() {
    pays("six-line", "uk:3.2.f");
}

#[test]
fn r3_2_g_column_pays_two() {
    pays("column", "uk:3.2.g");
}

#[test]
fn r3_2_h_dozen_pays_two() {
    pays("dozen", "uk:3.2.h");
}

#[test]
fn r3_2_i_red_or_black_pays_even() {
    pays("red-or-black", "uk:3.2.i");
}

#[test]
fn r3_2_j_odd_or_even_pays_even() {
    pays("odd-or-even", "uk:3.2.j");
}

#[test]
fn r3_2_k_low_or_high_pays_even() {
    pays("low-or-high", "uk:3.2.k");
}

#[test]
fn r3_2_l_split_columns_pay_one_to_two() {
    pays("split-columns", "uk:3.2.l");
    // Reading uk-minimum-rounding: half a cent is a cent.
    let session = "1: split-columns-1-2 0.01, split-columns-2-3 0.05 | spin 2";
    check(ROULETTE, "", session, "1 split-columns-1-2 wins 0.01; 1 split-columns-2-3 wins 0.03");
}

#[test]
fn r3_2_m_split_dozens_pay_one_to_two() {
    pays("split-dozens", "uk:3.2.m");
    let session = "1: split-dozens-1-2 0.02, split-dozens-2-3 0.03 | spin 24";
    check(ROULETTE, "", session, "1 split-dozens-1-2 wins 0.01; 1 split-dozens-2-3 wins 0.02");
}
