//! Roulette, Roulette Rage and Big Six.

use super::layouts::{deviates, edges, equal, mark, marks, numbers, ratio};
use super::printed::{rounds_to, truncates_to};
use games::{big_six, roulette};
use num_rational::BigRational;

/// 3.2 as the catalogue lists it: a mark's name without numbers, how many there are, the odds.
#[rustfmt::skip]
const BETS: [(&str, usize, [i128; 2]); 11] = [
    ("straight", 37, [35, 1]), ("split", 60, [17, 1]), ("street", 14, [11, 1]),
    ("corner", 22, [8, 1]), ("first-four", 1, [8, 1]), ("six-line", 11, [5, 1]),
    ("column", 3, [2, 1]), ("dozen", 3, [2, 1]), ("even chance", 6, [1, 1]),
    ("split-columns", 2, [1, 2]), ("split-dozens", 2, [1, 2]),
];

#[rustfmt::skip]
const RED: [u8; 18] =
    [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

/// The name of a mark without its numbers, and whether it covers a pocket.
fn covers(id: &str, pocket: u8) -> (&str, bool) {
    let named = numbers(id);
    let stem = id.trim_end_matches(|letter: char| letter.is_ascii_digit() || letter == '-');
    let column = |k: &u8| pocket > 0 && pocket % 3 == k % 3;
    let dozen = |k: &u8| pocket > 0 && pocket.div_ceil(12) == *k;
    let coloured = pocket > 0;
    match stem {
        "column" | "split-columns" => (stem, named.iter().any(column)),
        "dozen" | "split-dozens" => (stem, named.iter().any(dozen)),
        "first-four" => (stem, pocket <= 3),
        "red" => ("even chance", RED.contains(&pocket)),
        "black" => ("even chance", coloured && !RED.contains(&pocket)),
        "odd" => ("even chance", pocket % 2 == 1),
        "even" => ("even chance", coloured && pocket.is_multiple_of(2)),
        "low" => ("even chance", (1..=18).contains(&pocket)),
        "high" => ("even chance", pocket >= 19),
        _ => (stem, named.contains(&pocket)),
    }
}

#[test]
fn every_mark_of_roulette() {
    let reports = marks(roulette::ALL[0], "");
    let mut found = [0; 11];
    for report in &reports {
        let id = report.wager;
        let bet = BETS.iter().position(|(name, ..)| *name == covers(id, 0).0).expect(id);
        found[bet] += 1;
        let [gain, unit] = BETS[bet].2;
        let mut sums = [ratio(0, 1), ratio(0, 1)];
        let mut hits = 0;
        for pocket in 0..=36 {
            let gain = match covers(id, pocket) {
                (_, true) => ratio(gain, unit),
                ("even chance", _) if pocket == 0 => ratio(-1, 2),
                _ => ratio(-1, 1),
            };
            hits += i128::from(covers(id, pocket).1);
            sums[1] += &gain * &gain * ratio(1, 37);
            sums[0] += gain * ratio(1, 37);
        }
        let [mean, square] = sums;
        equal(&report.edge, &-mean.clone(), id);
        equal(&report.hit, &ratio(hits, 37), id);
        deviates(report, &mean, &square);
        let even = covers(id, 0).0 == "even chance";
        equal(&report.edge, &if even { ratio(1, 74) } else { ratio(1, 37) }, id);
    }
    assert_eq!(found, BETS.map(|(_, count, _)| count));
    assert_eq!(reports.len(), 161);
}

#[test]
fn better_odds_and_other_layouts() {
    let variant = roulette::ALL[0];
    let edge = |set, id| mark(variant, set, id).edge;
    equal(&edge("odds.straight-up.hit=36:1", "straight-0"), &ratio(0, 1), "36 to 1");
    equal(&edge("odds.straight-up.hit=36:1", "straight-36"), &ratio(0, 1), "36 to 1");
    equal(&edge("odds.straight-up.hit=36:1", "red"), &ratio(1, 74), "not its odds");
    equal(&edge("odds.red-or-black.hit=21:20", "black"), &-ratio(2 * 18 - 20, 37 * 40), "21:20");
    equal(&edge("layout=french", "straight-17"), &ratio(1, 37), "french");
    assert_eq!(marks(variant, "zero_streets=false").len(), 159);
    assert_eq!(marks(variant, "offers.split=false").len(), 101);
}

/// 3.28, 3.29: what 4 to 14 repeats pay.
#[rustfmt::skip]
const RAGE: [(&str, [i128; 11]); 3] = [
    ("PT-min", [5,  8, 15, 20, 40, 60, 100, 200, 400, 1000, 2000]),
    ("PT1",    [6, 10, 20, 30, 40, 60, 100, 200, 400, 1000, 2000]),
    ("PT2",    [5,  9, 20, 30, 40, 60, 100, 200, 400, 1000, 2000]),
];

#[test]
fn rage_is_a_geometric_series() {
    let all = 37_i128.pow(15);
    // So many of 37^15 runs repeat k times and break; 14 repeats are 14 or more.
    let runs = |k: u32| 18_i128.pow(k) * if k == 14 { 37 } else { 19 * 37_i128.pow(14 - k) };
    assert_eq!((0..=14).map(runs).sum::<i128>(), all);
    for (table, pays) in RAGE {
        let report = mark(roulette::ALL[1], &format!("paytable.rage={table}"), "rage");
        assert_eq!(report.paytable, table);
        let won = |k: u32| k.checked_sub(4).map_or(-1, |row| pays[row as usize]);
        let sum = |power: u32| (0..=14).map(|k| runs(k) * won(k).pow(power)).sum::<i128>();
        let (mean, square) = (ratio(sum(1), all), ratio(sum(2), all));
        equal(&report.edge, &-mean.clone(), table);
        equal(&report.hit, &ratio(18_i128.pow(4), 37_i128.pow(4)), table);
        rounds_to(&report.hit, "5.60123%", table);
        deviates(&report, &mean, &square);
        for (k, line) in (4..).zip(report.lines.iter().take(11)) {
            equal(&line.probability, &ratio(runs(k), all), line.label);
        }
    }
}

#[test]
fn rage_as_printed() {
    let edge =
        |table: &str| mark(roulette::ALL[1], &format!("paytable.rage={table}"), "rage").edge;
    truncates_to(&edge("PT-min"), "17.0%", "3.28");
    rounds_to(&edge("PT-min"), "17.0011%", "the catalogue");
    rounds_to(&edge("PT1"), "4.6109%", "the catalogue");
    rounds_to(&edge("PT2"), "8.8865%", "the catalogue");
}

#[test]
fn every_symbol_of_big_six() {
    const SYMBOLS: [(&str, i128, i128); 7] = [
        ("A", 1, 50),
        ("B", 1, 50),
        ("C", 2, 20),
        ("D", 4, 10),
        ("E", 8, 5),
        ("F", 12, 3),
        ("G", 24, 1),
    ];
    let reports = marks(big_six::ALL[0], "");
    assert_eq!(reports.len(), 7);
    for (report, (id, segments, odds)) in reports.iter().zip(SYMBOLS) {
        assert_eq!(report.wager, id);
        let mean: BigRational = ratio(segments * odds - (52 - segments), 52);
        let square = ratio(segments * odds * odds + (52 - segments), 52);
        equal(&report.edge, &-mean.clone(), id);
        equal(&report.hit, &ratio(segments, 52), id);
        deviates(report, &mean, &square);
    }
    #[rustfmt::skip]
    edges(&reports, &[
        ("A", 1, 52), ("B", 1, 52), ("C", 5, 26), ("D", 2, 13),
        ("E", 1, 13), ("F", 1, 13), ("G", 1, 13),
    ]);
    // A clapper between two segments has no printed chance: it changes no figure.
    assert_eq!(mark(big_six::ALL[0], "between=void", "D").edge, reports[3].edge);
}
