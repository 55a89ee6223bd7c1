//! Runs beside what is known exactly.

use super::testing::basic;
use super::*;
use crate::run::Shard;

fn plan(rounds: u64, shard: Shard, threads: usize) -> Plan {
    Plan { rounds, seed: 7.into(), threads, shard }
}

fn deal(chart: &Chart<'_>, shuffle: Shuffle, plan: &Plan) -> Tally {
    run_twenty_one(&Rules::BRITAIN, chart, shuffle, plan, &AtomicU64::new(0))
}

/// The mean of a round's gain, and its standard error.
#[allow(clippy::cast_precision_loss)] // an error is approximate by nature
fn mean(tally: &Tally) -> (f64, f64) {
    let (mut sum, mut squares) = (0.0, 0.0);
    for (class, count) in tally.readings[0].1.iter().enumerate() {
        let gain = (class as f64 - (STAKES_MAX * UNIT) as f64) / UNIT as f64;
        sum += gain * *count as f64;
        squares += gain * gain * *count as f64;
    }
    let rounds = tally.rounds as f64;
    let mean = sum / rounds;
    (mean, ((squares / rounds - mean * mean) / rounds).sqrt())
}

#[test]
fn shards_and_threads_give_the_same_bits() {
    let whole = deal(&basic(), Shuffle::CutCard(78), &plan(200_000, Shard::WHOLE, 2));
    let part =
        |part| deal(&basic(), Shuffle::CutCard(78), &plan(200_000, Shard { part, parts: 2 }, 1));
    let mut both = part(1);
    both.merge(&part(2)).expect("parts of one run");
    assert_eq!(both, whole);
}

#[test]
fn whoever_plays_like_the_dealer_loses_what_is_known() {
    let hits = |total: Total, _: Option<usize>| {
        if total.points < 17 { Act::Hit } else { Act::Stand }
    };
    let chart = Chart { first: &hits, later: &hits, splits: &|_, _| false };
    let tally = deal(&chart, Shuffle::EachRound, &plan(4_000_000, Shard::WHOLE, 2));
    let (mean, error) = mean(&tally);
    // The exact figure for six decks.
    let exact = -0.056_756_475_871_084_44;
    assert!((mean - exact).abs() < 3.0 * error, "{mean} ± {error}");
    let staked = &tally.readings[1].1;
    assert_eq!(staked[UNIT as usize], tally.rounds, "nothing is doubled or split");
}

#[test]
fn the_chart_that_people_carry_loses_what_is_known() {
    let tally = deal(&basic(), Shuffle::EachRound, &plan(4_000_000, Shard::WHOLE, 2));
    let (mean, error) = mean(&tally);
    // The exact figure of this chart for six decks.
    let exact = -0.006_144_650_710_529_409;
    assert!((mean - exact).abs() < 3.0 * error, "{mean} ± {error}");
    let split: u64 = tally.readings[1].1[2 * UNIT as usize + 1..].iter().sum();
    assert!(split > 0, "rounds with more than two stakes");
}
