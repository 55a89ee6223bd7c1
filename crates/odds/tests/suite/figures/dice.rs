//! Dice: every wager of 8.17 by the ways of two dice.

use super::layouts::{deviates, edges, equal, mark, marks, numbers, ratio};
use games::dice::ALL;
use num_rational::BigRational;
use odds::Report;

/// So many of 36 throws make a sum.
pub fn ways(sum: u8) -> i128 {
    6 - i128::from(sum.abs_diff(7))
}

pub const POINTS: [u8; 6] = [4, 5, 6, 8, 9, 10];

/// Outcomes by their chance and what they gain, which must be all there are.
#[track_caller]
fn holds(report: &Report, outcomes: &[(BigRational, BigRational)]) {
    let sum = |of: &dyn Fn(&BigRational) -> BigRational| {
        outcomes.iter().fold(ratio(0, 1), |sum, (chance, gain)| sum + chance * of(gain))
    };
    let id = report.wager;
    assert_eq!(sum(&|_| ratio(1, 1)), ratio(1, 1), "{id}: outcomes are complete");
    let (mean, square) = (sum(&Clone::clone), sum(&|gain| gain * gain));
    equal(&report.edge, &-mean.clone(), id);
    let zero = ratio(0, 1);
    equal(&report.hit, &sum(&|gain| ratio(i128::from(*gain > zero), 1)), id);
    deviates(report, &mean, &square);
    assert_eq!((report.basis, &report.element_of_risk), ("stake", &report.edge), "{id}");
}

#[test]
fn lines_by_summing_over_points() {
    let reports = marks(ALL[0], "");
    // A point comes with its ways, and is made before 7 with its ways to six.
    let made = |p: u8| ratio(ways(p), 36) * ratio(ways(p), ways(p) + 6);
    let seven = |p: u8| ratio(ways(p), 36) * ratio(6, ways(p) + 6);
    let all =
        |of: &dyn Fn(u8) -> BigRational| POINTS.iter().fold(ratio(0, 1), |sum, p| sum + of(*p));
    let first = |sums: &[u8]| ratio(sums.iter().map(|s| ways(*s)).sum(), 36);
    let (even, lost, void) = (ratio(1, 1), ratio(-1, 1), ratio(0, 1));
    for report in reports.iter().filter(|report| ["win-line", "come"].contains(&report.wager)) {
        let won = first(&[7, 11]) + all(&made);
        holds(report, &[(won, even.clone()), (first(&[2, 3, 12]) + all(&seven), lost.clone())]);
        equal(&report.edge, &ratio(7, 495), report.wager);
    }
    let against = ["dont-win-line", "dont-come"];
    for report in reports.iter().filter(|report| against.contains(&report.wager)) {
        let won = first(&[3, 12]) + all(&seven);
        holds(
            report,
            &[
                (won, even.clone()),
                (first(&[2]), void.clone()),
                (first(&[7, 11]) + all(&made), lost.clone()),
            ],
        );
        equal(&report.edge, &ratio(3, 220), report.wager);
        // Of every 36 wagers 35 are decided.
        let resolved = &ratio(3, 220) * ratio(36, 35);
        assert_eq!(resolved, ratio(27, 1925));
        let void = report.lines.iter().find(|line| line.label == "2").expect("2");
        equal(&void.probability, &ratio(1, 36), "2");
        let edge = odds::Exact::new(27, 1925);
        super::printed::rounds_to(&edge, "1.4026%", "per wager decided");
    }
}

#[test]
fn odds_have_no_edge() {
    let reports = marks(ALL[0], "");
    let odds = reports.iter().filter(|report| report.wager.starts_with("behind-"));
    assert_eq!(odds.clone().count(), 2 + 6 + 6);
    for report in odds {
        equal(&report.edge, &ratio(0, 1), report.wager);
    }
    // Behind the lines by the point that was set: 24 throws of 36 set one.
    let share = |p: u8| ratio(ways(p), 24);
    let take = |p: u8| match p {
        4 | 10 => ratio(2, 1),
        5 | 9 => ratio(3, 2),
        _ => ratio(6, 5),
    };
    for (id, odds_won, lays) in [("behind-win-line", 1, false), ("behind-dont-win", 1, true)] {
        let mut outcomes = Vec::new();
        for p in POINTS {
            let made = share(p) * ratio(ways(p), ways(p) + 6);
            let seven = share(p) * ratio(6, ways(p) + 6);
            let (wins, loses, gain) =
                if lays { (seven, made, take(p).recip()) } else { (made, seven, take(p)) };
            outcomes.push((wins, gain * ratio(odds_won, 1)));
            outcomes.push((loses, ratio(-1, 1)));
        }
        holds(reports.iter().find(|report| report.wager == id).expect(id), &outcomes);
    }
}

#[test]
fn one_number_against_seven() {
    for report in marks(ALL[0], "") {
        let id = report.wager;
        let Some(n) = numbers(id).first().copied() else { continue };
        // What wins and what loses, in ways; and the odds.
        let (wins, loses, odds) = match id.trim_end_matches(|c: char| !c.is_ascii_alphabetic()) {
            "hardway" if n == 2 || n == 5 => (1, ways(2 * n) - 1 + 6, ratio(15, 2)),
            "hardway" => (1, ways(2 * n) - 1 + 6, ratio(19, 2)),
            "place-win" if ways(n) == 3 => (3, 6, ratio(19, 10)),
            "place-win" if ways(n) == 4 => (4, 6, ratio(7, 5)),
            "place-win" => (5, 6, ratio(7, 6)),
            "place-lose" if ways(n) == 3 => (6, 3, ratio(5, 11)),
            "place-lose" if ways(n) == 4 => (6, 4, ratio(5, 8)),
            "place-lose" => (6, 5, ratio(4, 5)),
            _ => continue,
        };
        let all = wins + loses;
        holds(&report, &[(ratio(wins, all), odds), (ratio(loses, all), ratio(-1, 1))]);
    }
}

#[test]
fn one_throw() {
    for report in marks(ALL[0], "") {
        let id = report.wager;
        let named = numbers(id);
        let stem = id.trim_end_matches(|c: char| !c.is_ascii_alphabetic());
        let pays = |a: u8, b: u8| match (stem, a + b) {
            ("any-craps", 2 | 3 | 12) => Some(ratio(15, 2)),
            ("craps", sum) if sum == named[0] => Some(ratio(if sum == 3 { 16 } else { 33 }, 1)),
            ("eleven", 11) => Some(ratio(16, 1)),
            ("any-seven", 7) => Some(ratio(4, 1)),
            ("field", 3 | 4 | 9 | 10 | 11) => Some(ratio(1, 1)),
            ("field", 2) => Some(ratio(2, 1)),
            ("field", 12) => Some(ratio(3, 1)),
            ("specific-pair", _) if [a, b] == named[..] => Some(ratio(33, 1)),
            ("specific-non-pair", _) if [a, b] == named[..] || [b, a] == named[..] => {
                Some(ratio(16, 1))
            }
            _ => None,
        };
        let known = ["any-craps", "craps", "eleven", "any-seven", "field"];
        if !known.contains(&stem) && !stem.starts_with("specific") {
            continue;
        }
        let throws = (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b)));
        let outcomes: Vec<_> =
            throws.map(|(a, b)| (ratio(1, 36), pays(a, b).unwrap_or(ratio(-1, 1)))).collect();
        holds(&report, &outcomes);
        assert_eq!(report.total, 36, "{id}");
    }
}

#[test]
#[rustfmt::skip]
fn edges_of_the_catalogue() {
    let reports = marks(ALL[0], "");
    assert_eq!(reports.len(), 4 + 2 + 12 + 4 + 12 + 6 + 6 + 15 + 1);
    edges(&reports, &[
        ("win-line", 7, 495), ("come", 7, 495), ("dont-win-line", 3, 220), ("dont-come", 3, 220),
        ("hardway-2-2", 1, 18), ("hardway-5-5", 1, 18),
        ("hardway-3-3", 1, 22), ("hardway-4-4", 1, 22),
        ("place-win-6", 1, 66), ("place-win-8", 1, 66), ("place-win-5", 1, 25),
        ("place-win-9", 1, 25), ("place-win-4", 1, 30), ("place-win-10", 1, 30),
        ("place-lose-6", 1, 55), ("place-lose-8", 1, 55), ("place-lose-5", 1, 40),
        ("place-lose-9", 1, 40), ("place-lose-4", 1, 33), ("place-lose-10", 1, 33),
        ("any-craps", 1, 18), ("craps-2", 1, 18), ("craps-3", 1, 18), ("craps-12", 1, 18),
        ("eleven", 1, 18), ("specific-pair-2-2", 1, 18), ("specific-non-pair-1-3", 1, 18),
        ("any-seven", 1, 6), ("field", 1, 36),
    ]);
}

#[test]
fn better_odds_are_a_smaller_edge() {
    // 8.19: 5 to 1 on any seven is fair; even better ones favour the player.
    equal(&mark(ALL[0], "odds.any-seven.7=5:1", "any-seven").edge, &ratio(0, 1), "5 to 1");
    let place = mark(ALL[0], "odds.place-win.6-or-8=13:11", "place-win-8");
    equal(&place.edge, &ratio(6 * 11 - 5 * 13, 11 * 11), "13 to 11");
}
