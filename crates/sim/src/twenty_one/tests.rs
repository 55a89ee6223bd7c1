//! Runs beside what is known exactly.

use super::testing::basic;
use super::*;
use crate::run::Shard;
use games::twenty_one::{DoubleBy, Made, Rank};

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
    let chart = Chart { first: &hits, later: &hits, opened: &hits, splits: &|_, _| false };
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

/// Whoever plays like the dealer, in a game of a California card room.
fn mimic(rules: &Rules, rounds: u64) -> (f64, f64) {
    let hits = |Total { points, soft }: Total, _: Option<usize>| {
        let made = Made { total: points, soft, cards: 3, rank: Rank::Total };
        if rules.dealer_hits(made) { Act::Hit } else { Act::Stand }
    };
    let chart = Chart { first: &hits, later: &hits, opened: &hits, splits: &|_, _| false };
    let plan = plan(rounds, Shard::WHOLE, 2);
    mean(&run_twenty_one(rules, &chart, Shuffle::EachRound, &plan, &AtomicU64::new(0)))
}

#[test]
fn the_games_of_california_lose_what_is_known() {
    // The exact figures of full shoes.
    for (rules, exact) in [
        (Rules::NINE_AND_A_HALF, -0.049_775_393_225_475_39),
        (Rules::HAWAIIAN, -0.014_719_245_892_013_4),
        (Rules::BLACKJACK_POKER, -0.066_182_480_884_307_85),
    ] {
        let (mean, error) = mimic(&rules, 12_000_000);
        assert!((mean - exact).abs() < 3.5 * error, "{:?}: {mean} ± {error}", rules.text);
    }
}

#[test]
fn a_hand_over_21_is_spared_by_26_in_three_cards_and_no_others() {
    let tables = Tables::of(&Rules::BLACKJACK_POKER, &basic());
    let state = |points: usize| points;
    let (over, dealers) = (tables.code(state(24)), state(26));
    let gain = |cards| tables.gain(over, tables.dealer_code(dealers, cards));
    assert_eq!([2, 3, 4].map(gain), [-UNIT as i16, 0, -UNIT as i16]);
    assert!(!tables.lost[usize::from(over)], "it waits for the dealer");
}

#[test]
fn two_aces_are_a_pair_whichever_is_of_hearts() {
    let aces = |[one, two]: [usize; 2], _: Option<usize>| {
        let ace = |letter: usize| letter == 0 || letter == 10;
        ace(one) && ace(two)
    };
    let chart = Chart { splits: &aces, ..basic() };
    let tables = Tables::of(&Rules::BLACKJACK_POKER, &chart);
    let splits = |one: usize, two: usize| tables.splits[one][two][5];
    assert!(splits(0, 0) && splits(0, 10) && splits(10, 0));
    assert!(!splits(10, 10), "two aces of hearts are not split");
}

#[test]
fn a_split_hand_of_half_a_stake_gives_up_a_quarter_and_is_doubled_by_its_measure() {
    let tables = Tables::of(&Rules::BLACKJACK_POKER, &basic());
    assert_eq!((i64::from(tables.further), UNIT % 4), (UNIT / 2, 0));
    assert_eq!(tables.further_doubled, 2);
    let letter = Rules { double_by: DoubleBy::First, ..Rules::BLACKJACK_POKER };
    assert_eq!(Tables::of(&letter, &basic()).further_doubled, 3);
}
