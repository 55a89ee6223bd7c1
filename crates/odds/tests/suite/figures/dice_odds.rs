//! Dice: a line with the largest odds behind it, summed over points by hand.

use super::dice::{POINTS, ways};
use super::layouts::{deviates, equal, ratio};
use super::posted;
use super::printed::rounds_to;
use games::dice::ALL;
use num_rational::BigRational;
use odds::Report;

fn report(set: &str, id: &str) -> Report {
    let posting = ALL[0].post(&posted(set)).expect("lawful");
    let reports = odds::with_odds(&posting);
    reports.into_iter().find(|report| report.wager == id).expect(id)
}

/// What odds on a point pay to one: the ways of 7 over its own.
fn fair(point: u8) -> BigRational {
    ratio(6, ways(point))
}

/// Chance, gain and stake of one outcome.
type Outcome = (BigRational, BigRational, BigRational);

#[track_caller]
fn holds(report: &Report, outcomes: &[Outcome]) {
    let zero = || ratio(0, 1);
    let sum = |of: &dyn Fn(&Outcome) -> BigRational| {
        outcomes.iter().fold(zero(), |sum, outcome| sum + &outcome.0 * of(outcome))
    };
    let id = report.wager;
    assert_eq!(sum(&|_| ratio(1, 1)), ratio(1, 1), "{id}: outcomes are complete");
    let (mean, square) = (sum(&|o| o.1.clone()), sum(&|o| &o.1 * &o.1));
    let staked = sum(&|o| o.2.clone());
    equal(&report.edge, &-mean.clone(), id);
    equal(&report.staked, &staked, id);
    equal(&report.element_of_risk, &(-mean.clone() / staked), id);
    equal(&report.hit, &sum(&|o| ratio(i128::from(o.1 > zero()), 1)), id);
    deviates(report, &mean, &square);
    assert_eq!(report.basis, "flat stake");
    assert_eq!(report.lines.iter().map(|line| line.count).sum::<u128>(), report.total);
}

/// The outcomes of a first throw that decide the wager in front.
fn first(sums: [&[u8]; 3]) -> Vec<Outcome> {
    let chance = |sums: &[u8]| ratio(sums.iter().map(|sum| ways(*sum)).sum(), 36);
    let gains = [1, 0, -1].map(|gain| ratio(gain, 1));
    sums.iter().zip(gains).map(|(sums, gain)| (chance(sums), gain, ratio(1, 1))).collect()
}

/// A take behind a wager: `off` of all decisions come while it is out of play.
fn taken(set: BigRational, point: u8, off: &BigRational) -> [Outcome; 4] {
    let (one, two) = (ratio(1, 1), ratio(2, 1));
    let made = &set * ratio(ways(point), ways(point) + 6);
    let seven = set - &made;
    let on = &one - off;
    [
        (&made * &on, &one + fair(point), two.clone()),
        (&seven * &on, -two.clone(), two.clone()),
        (&made * off, one.clone(), two.clone()),
        (&seven * off, -one, two),
    ]
}

/// A lay behind a wager, which wins as much as that.
fn laid(set: BigRational, point: u8, stake: &BigRational) -> [Outcome; 2] {
    let one = ratio(1, 1);
    let made = &set * ratio(ways(point), ways(point) + 6);
    let seven = set - &made;
    [(seven, ratio(2, 1), &one + stake), (made, -(&one + stake), &one + stake)]
}

#[test]
fn win_line_with_odds() {
    let report = report("", "win-line+behind-win-line");
    let mut outcomes = first([&[7, 11], &[], &[2, 3, 12]]);
    for point in POINTS {
        outcomes.extend(taken(ratio(ways(point), 36), point, &ratio(0, 1)));
    }
    holds(&report, &outcomes);
    equal(&report.edge, &ratio(7, 495), "per unit on the line");
    equal(&report.staked, &ratio(5, 3), "average stake");
    equal(&report.element_of_risk, &ratio(7, 825), "of all money staked");
    // Two lines without a point, and two for each of three kinds of point.
    assert_eq!(report.lines.len(), 2 + 2 * 3);
}

#[test]
fn dont_win_line_with_odds() {
    for id in ["dont-win-line+behind-dont-win", "dont-come+behind-dont-come"] {
        let report = report("", id);
        let mut outcomes = first([&[3, 12], &[2], &[7, 11]]);
        for point in POINTS {
            outcomes.extend(laid(ratio(ways(point), 36), point, &fair(point)));
        }
        // A lay behind Don't Come stays on when others come out.
        holds(&report, &outcomes);
        equal(&report.edge, &ratio(3, 220), id);
        equal(&report.staked, &ratio(2, 1), id);
        equal(&report.element_of_risk, &ratio(3, 440), id);
        assert_eq!(report.lines.len(), 3 + 2 * 3);
    }
}

/// How often a Come on `n` is decided while the table comes out, if the table comes out now.
fn decided_off(n: u8) -> BigRational {
    // 30 throws of 36 matter: n or 7 decide; another point m is set, and is made before n or 7
    // with its ways to those of all three.
    let again = POINTS.iter().filter(|m| **m != n).fold(ratio(0, 1), |sum, m| {
        sum + ratio(ways(*m), 30) * ratio(ways(*m), ways(*m) + ways(n) + 6)
    });
    ratio(ways(n) + 6, 30) / (ratio(1, 1) - again)
}

#[test]
fn come_with_odds() {
    let report = report("", "come+behind-come");
    let mut outcomes = first([&[7, 11], &[], &[2, 3, 12]]);
    for n in POINTS {
        for table in POINTS {
            // The Come is made on this point of the table, and travels to n.
            let set = ratio(ways(table), 24) * ratio(ways(n), 36);
            let comes_out = if table == n {
                ratio(1, 1)
            } else {
                ratio(ways(table), ways(table) + ways(n) + 6)
            };
            outcomes.extend(taken(set, n, &(comes_out * decided_off(n))));
        }
    }
    holds(&report, &outcomes);
    equal(&report.edge, &ratio(7, 495), "per unit on the Come");
    equal(&report.staked, &ratio(5, 3), "odds that go back are staked too");
    equal(&report.element_of_risk, &ratio(7, 825), "of all money staked");
    assert_eq!(report.lines.len(), 2 + 4 * 3);
}

#[test]
fn better_posted_odds() {
    // A take at 5 to 2 on 4 or 10 gains half a unit more when it wins.
    let taken_better = report("odds.behind-win-line.4-or-10=5:2", "win-line+behind-win-line");
    let more = ratio(1, 2) * ratio(6, 36) * ratio(3, 9);
    equal(&taken_better.edge, &(ratio(7, 495) - more), "5 to 2");
    // A lay at even money on 6 or 8 wins the flat stake with a unit, not with 6/5 of one.
    let report = report("odds.behind-dont-win.6-or-8=1:1", "dont-win-line+behind-dont-win");
    let mut outcomes = first([&[3, 12], &[2], &[7, 11]]);
    for point in POINTS {
        let stake = if ways(point) == 5 { ratio(1, 1) } else { fair(point) };
        outcomes.extend(laid(ratio(ways(point), 36), point, &stake));
    }
    holds(&report, &outcomes);
    rounds_to(&report.staked, "1.944444", "average stake");
}

#[test]
fn only_what_is_offered_is_priced() {
    let names = |set: &str| -> Vec<&str> {
        let posting = ALL[0].post(&posted(set)).expect("lawful");
        odds::with_odds(&posting).iter().map(|report| report.wager).collect()
    };
    assert_eq!(names(""), odds::WITH_ODDS);
    assert_eq!(names("offers.behind-come=false offers.dont-come=false"), odds::WITH_ODDS[..2]);
}
