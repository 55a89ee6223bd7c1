//! The solver beside the referee, and beside what is known.

mod referee;

use super::games::shoe;
use super::*;
use ::games::twenty_one::{self as posted, Again, Double, Rules as Posted, SplitPairs};
use referee::Referee;

/// A game with a short shoe.
fn short<const N: usize>(counts: [u32; N], posted: &Posted) -> Solver {
    let mut all = [0; LETTERS_MAX];
    all[..N].copy_from_slice(&counts);
    Solver::new(Rules::posted(posted, &all))
}

fn full(posted: &Posted) -> Solver {
    Solver::new(Rules::posted(posted, &shoe(posted)))
}

fn agrees(solver: &Solver, strategy: &Strategy) {
    let value = solver.value(strategy);
    let (gain, staked) = Referee::judge(solver, strategy);
    assert_eq!(value.gain, gain, "{}", strategy.name);
    assert_eq!(value.staked, staked, "{}", strategy.name);
}

fn all(solver: &Solver) {
    let best = solver.best();
    agrees(solver, &best);
    agrees(solver, &solver.chart(&best).1);
    agrees(solver, &solver.mimic());
    let splits = best.acts.iter().flatten().any(|act| *act == Act::Split);
    assert!(splits || solver.rules.splits.is_empty(), "a shoe in which nothing is split");
}

const fn split(pairs: SplitPairs, again: Again, hands_max: u8) -> Option<posted::Split> {
    let Some(split) = Posted::BRITAIN.split else { return None };
    Some(posted::Split { pairs, again, hands_max, ..split })
}

const ANY: Posted = Posted { double: Double::Any, ..Posted::BRITAIN };

#[test]
fn short_shoes_agree_with_the_referee_exactly() {
    let again = split(SplitPairs::NotFourFiveTen, Again::Any, 14);
    let again = Posted { split: again, ..ANY };
    all(&short([1, 0, 0, 0, 2, 0, 0, 4, 0, 9], &again));
    all(&short([4, 0, 0, 0, 0, 1, 0, 0, 2, 9], &again));
    let mut hits = ANY;
    hits.dealer.hits_soft = 17;
    all(&short([2, 0, 2, 0, 0, 2, 0, 0, 2, 8], &hits));
    all(&short([2, 0, 2, 0, 0, 2, 0, 0, 2, 8], &Posted { by_letter: true, ..hits }));
}

#[test]
fn splits_that_end_at_a_number_of_hands_agree_with_the_referee() {
    for most in [2, 3, 4] {
        let split = split(SplitPairs::NotFourFiveTen, Again::NotAces, most);
        all(&short([1, 0, 0, 0, 0, 0, 1, 5, 0, 8], &Posted { split, ..ANY }));
    }
}

#[test]
fn the_games_of_california_agree_with_the_referee() {
    all(&short([3, 2, 1, 1, 2, 1, 1, 1, 2, 4], &Posted::NINE_AND_A_HALF));
    all(&short([2, 0, 0, 0, 0, 0, 2, 2, 2, 6, 2], &Posted::HAWAIIAN));
}

#[test]
fn blackjack_poker_agrees_with_the_referee() {
    all(&short([2, 0, 0, 0, 0, 1, 0, 4, 2, 6, 2], &Posted::BLACKJACK_POKER));
    let letter = Posted { by_letter: true, ..Posted::BLACKJACK_POKER };
    all(&short([1, 0, 0, 0, 0, 1, 0, 4, 2, 6, 2], &letter));
}

/// What a strategy loses, in millionths of the stake.
fn edge(value: &Value) -> i64 {
    (-value.gain.decimal() * 1e6).round() as i64
}

#[test]
fn a_british_shoe_costs_what_it_did_and_a_chart_and_mimicry_cost_more() {
    let solver = full(&Posted::BRITAIN);
    let best = solver.best();
    let (chart, by_chart) = solver.chart(&best);
    let costs = [&best, &by_chart, &solver.mimic()].map(|played| edge(&solver.value(played)));
    assert_eq!(costs, [6109, 6145, 56756]);
    // Against a 6: stand on 12 and more, double 9 to 11, split 9s; against a 10: draw to 16.
    let at = |list: &[Option<Cell>], total: usize| list[total].expect("a total");
    assert_eq!(at(&chart.hard[5], 12).later, Act::Stand);
    assert_eq!(at(&chart.hard[5], 9).first, Act::Double);
    assert_eq!(at(&chart.hard[9], 16).later, Act::Hit);
    assert_eq!(at(&chart.soft[8], 18).later, Act::Hit);
    let nines = solver.rules.splits.iter().position(|split| split.letters == [8, 8]);
    assert!(chart.splits[5][nines.expect("nines are split")]);
}

#[test]
fn a_choice_is_worth_what_the_strategy_makes_of_it() {
    // The worths of the hands dealt, each with its best choice, make the value of the game.
    let solver = short([2, 0, 2, 0, 0, 2, 0, 0, 2, 8], &ANY);
    let best = solver.best();
    let cards = solver.rules.cards();
    let mut sum = crate::Exact::ZERO;
    for (up, acts) in best.acts.iter().enumerate() {
        for (number, held) in solver.ground.hands.list.iter().enumerate() {
            let possible = left(&solver.rules, &held.hand, solver.ground.ups[up]);
            if held.size != 2 || possible.is_none() {
                continue;
            }
            let worth = solver.worth(&best, (number, up), acts[number]);
            let orders = if held.hand.contains(&2) { 1 } else { 2 };
            let ways = solver.prefix(number, up) * orders;
            sum = sum + worth * crate::Exact::part(ways, crate::census::falling(cards, 3));
        }
    }
    assert_eq!(sum, solver.value(&best).gain);
}

/// What a stake gains that ends so, in sixths.
fn sixths(posted: &Posted, came: posted::Came) -> i128 {
    use posted::Came;
    let odds = |(gain, unit): (u32, u32)| i128::from(6 * gain / unit);
    match came {
        Came::Best => odds(posted.pays.best),
        Came::Second => odds(posted.pays.second),
        Came::TwoCards | Came::Nearer | Came::DealerOver | Came::OverNearer | Came::EvenMoney => 6,
        Came::Level | Came::LevelTarget | Came::LevelBest | Came::LevelOver => 0,
        Came::Surrendered => -3,
        Came::LevelLost | Came::Over | Came::OverFarther | Came::Worse => -6,
    }
}

/// The ends that the table itself tells add up to all that is staked, and by their pays to what
/// is gained.
fn adds_up(solver: &Solver, posted: &Posted) {
    let best = solver.best();
    let value = solver.value(&best);
    let parts = solver.counting(posted);
    let shares: Vec<_> = parts.iter().map(|part| (part.came(), part.share(&best))).collect();
    let staked: crate::Exact = shares.iter().map(|(_, share)| share.clone()).sum();
    assert_eq!(staked, value.staked);
    let gain = |(came, share): &(posted::Came, crate::Exact)| {
        share.clone() * crate::Exact::ratio(sixths(posted, *came).into(), 6_u32.into())
    };
    let gained: crate::Exact = shares.iter().map(gain).sum();
    assert_eq!(gained, value.gain);
}

#[test]
fn how_stakes_end_adds_up_to_what_is_staked_and_gained() {
    let again = Posted { split: split(SplitPairs::NotFourFiveTen, Again::Any, 14), ..ANY };
    for posted in [again, Posted { by_letter: true, ..again }] {
        adds_up(&short([4, 0, 0, 0, 0, 1, 0, 0, 2, 9], &posted), &posted);
        adds_up(&short([2, 0, 2, 0, 0, 2, 0, 0, 2, 8], &posted), &posted);
    }
    adds_up(&full(&Posted::BRITAIN), &Posted::BRITAIN);
}
