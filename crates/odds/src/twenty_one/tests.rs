//! The solver beside the referee, and beside what is known.

mod referee;

use super::games::shoe;
use super::*;
use ::games::twenty_one::{
    self as posted, Again, Double, DoubleBy, Found, Rules as Posted, SplitPairs,
};
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

#[test]
fn a_blackjack_that_is_open_is_drawn_against_where_a_21_is_level_with_it() {
    let shoe = [2, 1, 1, 0, 1, 1, 0, 3, 0, 5, 1];
    let gain = |posted: &Posted| {
        let solver = short(shoe, posted);
        all(&solver);
        [solver.best(), solver.mimic()].map(|strategy| solver.gain(&strategy))
    };
    let opens = Posted { found: Found::Opens, ..Posted::BLACKJACK_POKER };
    // By rank no card helps.
    assert_eq!(gain(&opens), gain(&Posted::BLACKJACK_POKER));
    let letter = |posted| Posted { by_letter: true, ..posted };
    let (open, ended) = (gain(&letter(opens)), gain(&letter(Posted::BLACKJACK_POKER)));
    assert!(open[0] > ended[0] && open[1] > ended[1]);
}

#[test]
fn hands_of_half_a_stake_are_split_again_and_doubled_by_the_first() {
    let halves = |again, hands_max| {
        // Tens would take more cards than a short shoe has.
        let pairs = SplitPairs::NotFourFiveTen;
        let split = Posted::BLACKJACK_POKER.split;
        let split = split.map(|split| posted::Split { pairs, again, hands_max, ..split });
        Posted { split, ..Posted::BLACKJACK_POKER }
    };
    let shoe = [0, 0, 1, 0, 0, 0, 1, 4, 0, 9, 1];
    for most in [3, 4, 14] {
        all(&short(shoe, &halves(Again::NotAces, most)));
    }
    for (again, most) in [(Again::Never, 2), (Again::NotAces, 3)] {
        let by_first = Posted { double_by: DoubleBy::First, ..halves(again, most) };
        let solver = short(shoe, &by_first);
        all(&solver);
        let by_hand = short(shoe, &halves(again, most));
        assert!(
            solver.gain(&solver.best()) >= by_hand.gain(&by_hand.best()),
            "whoever may put up more loses nothing by it"
        );
    }
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

/// What a stake gains that ends so, in tenths: some pay 3 to 2, some 6 to 5.
fn tenths(posted: &Posted, came: posted::Came) -> i128 {
    use posted::Came;
    let odds = |(gain, unit): (u32, u32)| i128::from(10 * gain / unit);
    match came {
        Came::Best => odds(posted.pays.best),
        Came::Second => odds(posted.pays.second),
        came if came.wins() => 10,
        came if came.pushes() => 0,
        Came::Surrendered => -5,
        _ => -10,
    }
}

/// The ends that the table itself tells add up to all that is staked, and by their pays to what
/// is gained.
fn adds_up(solver: &Solver, posted: &Posted) {
    let best = solver.best();
    let strategies = [solver.chart(&best).1, solver.mimic(), best];
    let endings = solver.endings(posted);
    let counted = solver.together(&strategies.each_ref(), &endings);
    for (counted, strategy) in counted.iter().zip(&strategies) {
        assert_eq!(counted.value, solver.value(strategy), "{}", strategy.name);
        let gain = |(ending, share): (&Ending, &crate::Exact)| {
            let tenths = tenths(posted, ending.came());
            share.clone() * crate::Exact::ratio(tenths.into(), 10_u32.into())
        };
        let gained: crate::Exact = endings.iter().zip(&counted.shares).map(gain).sum();
        assert_eq!(gained, counted.value.gain, "{}", strategy.name);
    }
}

#[test]
fn how_stakes_end_adds_up_to_what_is_staked_and_gained() {
    let again = Posted { split: split(SplitPairs::NotFourFiveTen, Again::Any, 14), ..ANY };
    for posted in [again, Posted { by_letter: true, ..again }] {
        adds_up(&short([4, 0, 0, 0, 0, 1, 0, 0, 2, 9], &posted), &posted);
        adds_up(&short([2, 0, 2, 0, 0, 2, 0, 0, 2, 8], &posted), &posted);
    }
    adds_up(&full(&Posted::BRITAIN), &Posted::BRITAIN);
    let short_poker = short([2, 0, 0, 0, 0, 1, 0, 4, 2, 6, 2], &Posted::BLACKJACK_POKER);
    adds_up(&short_poker, &Posted::BLACKJACK_POKER);
    let mut tens = Posted::HAWAIIAN;
    tens.split_keeps_rank = false;
    for posted in [Posted::HAWAIIAN, tens] {
        adds_up(&short([2, 0, 0, 0, 0, 0, 2, 2, 2, 6, 2], &posted), &posted);
    }
    let halves = short([3, 2, 1, 1, 2, 1, 1, 1, 2, 4], &Posted::NINE_AND_A_HALF);
    adds_up(&halves, &Posted::NINE_AND_A_HALF);
}
