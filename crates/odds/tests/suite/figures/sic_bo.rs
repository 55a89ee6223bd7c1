//! Sic Bo: every position over all 216 throws.

use super::layouts::{deviates, edges, equal, mark, marks, numbers, ratio};
use games::sic_bo::ALL;
use std::collections::BTreeMap;

/// What a position gains to one by a throw; none when it loses.
fn gains(id: &str, throw: [u8; 3]) -> Option<i128> {
    let named = numbers(id);
    let total: u8 = throw.iter().sum();
    let shown = |n: u8| throw.map(|face| usize::from(face == n)).iter().sum::<usize>();
    let triple = throw[0] == throw[1] && throw[1] == throw[2];
    let different = throw[0] != throw[1] && throw[1] != throw[2] && throw[0] != throw[2];
    let pays = |odds, wins: bool| wins.then_some(odds);
    let stem = id.trim_end_matches(|letter: char| letter.is_ascii_digit() || letter == '-');
    match stem {
        "small" => pays(1, !triple && total <= 10),
        "big" => pays(1, !triple && total >= 11),
        "odd" => pays(1, !triple && total % 2 == 1),
        "even" => pays(1, !triple && total.is_multiple_of(2)),
        "specific-triple" => pays(180, triple && throw[0] == named[0]),
        "specific-double" => pays(10, shown(named[0]) >= 2),
        "any-triple" => pays(30, triple),
        "total" => {
            let odds = match named[0] {
                4 | 17 => 60,
                5 | 16 => 30,
                6 | 15 => 18,
                7 | 14 => 12,
                8 | 13 => 8,
                9 | 12 => 7,
                _ => 6,
            };
            pays(odds, total == named[0])
        }
        "dice-combination" => pays(6, named.iter().all(|n| throw.contains(n))),
        "single-dice" => pays(shown(named[0]) as i128, shown(named[0]) > 0),
        "four-number" => pays(7, different && throw.iter().all(|face| named.contains(face))),
        "three-single" => pays(30, different && throw.iter().all(|face| named.contains(face))),
        "double-and-single" => pays(50, shown(named[0]) == 2 && shown(named[1]) == 1),
        other => panic!("no position {other}"),
    }
}

fn throws() -> Vec<[u8; 3]> {
    let one = || 1..=6_u8;
    one().flat_map(|a| one().flat_map(move |b| one().map(move |c| [a, b, c]))).collect()
}

#[test]
fn every_position_of_sic_bo() {
    let reports = marks(ALL[0], "");
    assert_eq!(reports.len(), 106);
    let (mut returned, mut expected) = (ratio(0, 1), 0);
    for report in &reports {
        let all = throws();
        let won = |throw: &[u8; 3]| gains(report.wager, *throw).unwrap_or(-1);
        let mean = ratio(all.iter().map(won).sum(), 216);
        let square = ratio(all.iter().map(|throw| won(throw).pow(2)).sum(), 216);
        let hits = all.iter().filter(|throw| gains(report.wager, **throw).is_some()).count();
        equal(&report.edge, &-mean.clone(), report.wager);
        equal(&report.hit, &ratio(hits as i128, 216), report.wager);
        deviates(report, &mean, &square);
        assert_eq!(report.total, 216);
        expected += all.iter().map(|throw| won(throw) + 1).sum::<i128>();
        let edge = report.edge.to_string();
        let (n, d) = edge.split_once('/').unwrap_or((&edge, "1"));
        let parse = |text: &str| text.parse::<i128>().expect("a number");
        returned += ratio(216, 1) * (ratio(1, 1) - ratio(parse(n), parse(d)));
    }
    // A unit on every position: what all throws together give back.
    assert_eq!(returned, ratio(expected, 1));
    // By the catalogue's edges: 106 · 216 less what each wager keeps, times its positions.
    let kept = 4 * 6
        + 6 * 35
        + 6 * 40
        + 30
        + 2 * (33 + 30 + 26 + 21 + 27 + 16 + 27)
        + 15 * 6
        + 6 * 17
        + 4 * 24
        + 20 * 30
        + 30 * 63;
    assert_eq!(expected, 106 * 216 - kept);
}

#[test]
#[rustfmt::skip]
fn edges_of_the_catalogue() {
    let reports = marks(ALL[0], "");
    edges(&reports, &[
        ("small", 1, 36), ("big", 1, 36), ("odd", 1, 36), ("even", 1, 36),
        ("specific-triple-4", 35, 216), ("any-triple", 5, 36), ("specific-double-2", 5, 27),
        ("total-4", 11, 72), ("total-17", 11, 72), ("total-5", 5, 36), ("total-16", 5, 36),
        ("total-6", 13, 108), ("total-15", 13, 108), ("total-7", 7, 72), ("total-14", 7, 72),
        ("total-8", 1, 8), ("total-13", 1, 8), ("total-9", 2, 27), ("total-12", 2, 27),
        ("total-10", 1, 8), ("total-11", 1, 8), ("dice-combination-1-2", 1, 36),
        ("single-dice-5", 17, 216), ("four-number-6-5-4-3", 1, 9), ("three-single-2-4-6", 5, 36),
        ("double-and-single-3-5", 7, 24),
    ]);
}

#[test]
fn positions_by_wager_and_layout() {
    let count = |set| {
        let mut groups: BTreeMap<String, usize> = BTreeMap::new();
        for report in marks(ALL[0], set) {
            let stem = report.wager.trim_end_matches(|c: char| c.is_ascii_digit() || c == '-');
            *groups.entry(stem.to_string()).or_default() += 1;
        }
        groups
    };
    let large = count("");
    #[rustfmt::skip]
    let expected = [
        ("small", 1), ("big", 1), ("odd", 1), ("even", 1), ("specific-triple", 6),
        ("specific-double", 6), ("any-triple", 1), ("total", 14), ("dice-combination", 15),
        ("single-dice", 6), ("four-number", 4), ("three-single", 20), ("double-and-single", 30),
    ];
    assert_eq!(large, expected.map(|(id, n)| (id.to_string(), n)).into());
    assert_eq!(count("layout=50").values().sum::<usize>(), 50);
    // 9.12(f) as better odds: 12 to 1 on 16 of 216 throws.
    equal(
        &mark(ALL[0], "odds.specific-double.the-double=12:1", "specific-double-6").edge,
        &ratio(216 - 16 * 13, 216),
        "12 to 1",
    );
}
