//! Blackjack by the million: a seat plays by the chart or like the dealer, through a shoe with its
//! cutting card.

use super::Z99;
use super::wagers::{Run, WagerSample};
use crate::price::twenty_one::{counts, paid, solved};
use catalog::{Error, Thing, Unknown};
use games::Variant;
use games::twenty_one::{Made, Rank, Rules, TwentyOne};
use law::Posted;
use money::Cents;
use odds::Exact;
use odds::twenty_one::{Act as Charted, Cell, Chart as Cells};
use sim::twenty_one::{Act, Chart, READINGS, Shuffle, Total, UNIT, run_twenty_one};
use sim::{Plan, Tally};
use std::sync::atomic::AtomicU64;
use table::{Kind, Posting};

/// Fewer cards than this never lie behind the cutting card: a round of many hands must end.
const BEHIND_MIN: usize = 40;

/// The end of a strategy's name by which the cards are shuffled before every round, as an exact
/// figure has it. With a cutting card rounds of few cards are more, which costs a player more.
const EACH_ROUND: &str = "-each-round";

/// A strategy's name without what it says of shuffling.
pub(super) fn bare(strategy: &str) -> &str {
    strategy.strip_suffix(EACH_ROUND).unwrap_or(strategy)
}

/// How a run plays: best play is told by every card of a hand, a run by its total.
fn played(strategy: &str) -> Result<&'static str, Error> {
    match bare(strategy) {
        "best" | "basic" => Ok("basic"),
        "mimic" => Ok("mimic"),
        _ => {
            let (what, name) = (Thing::Strategy, strategy.to_string());
            let near = ["basic", "mimic", "basic-each-round"].map(String::from).to_vec();
            Err(Unknown { what, name, at: None, near }.into())
        }
    }
}

/// How a run was played, and of what the exact figure beside it is.
pub(super) fn note(strategy: &str) -> Result<String, Error> {
    let by = match played(strategy)? {
        "basic" => "Played by the chart of `croupier strategy`, told by totals",
        _ => "Played like the dealer",
    };
    Ok(if strategy.ends_with(EACH_ROUND) {
        format!("{by}; shuffled before every round, as the exact figure has it.")
    } else {
        format!(
            "{by}, through a shoe to its cutting card. The exact figure is that of a full shoe: \
             rounds of few cards are more in a shoe, which costs a player a little more. \
             `{}{EACH_ROUND}` shuffles before every round.",
            played(strategy)?
        )
    })
}

/// The first wager of a table and the rules with what it pays.
fn first(posting: &Posting<TwentyOne>) -> Result<(Rules, &'static str, &'static str), Error> {
    let main = posting.offers.iter().find(|offer| offer.wager.kind() == Kind::Main);
    let main = main.ok_or_else(|| Error::usage("no first wager is on offer"))?;
    Ok((paid(&posting.rules, main)?, main.wager.id(), main.paytable()))
}

/// A game that is ready to be dealt.
pub(super) struct Ready {
    rules: Rules,
    shuffle: Shuffle,
    /// The chart and the pairs that it splits; none where the seat plays like the dealer.
    chart: Option<(Cells, Vec<[usize; 2]>)>,
}

impl Ready {
    /// Works out how a seat plays.
    pub fn of(posting: &Posting<TwentyOne>, strategy: &str) -> Result<Ready, Error> {
        let (rules, ..) = first(posting)?;
        let cards = posting.terms.pack.len() as usize;
        let shuffle = if strategy.ends_with(EACH_ROUND) {
            Shuffle::EachRound
        } else {
            Shuffle::CutCard((cards / 4).max(BEHIND_MIN.min(cards)))
        };
        let chart = (played(strategy)? == "basic").then(|| {
            let game = solved(&rules, &counts(&rules, &posting.terms.pack));
            let pairs = game.solver().rules().splits.iter().map(|split| split.letters).collect();
            (game.solver().chart(game.best()).0, pairs)
        });
        Ok(Ready { rules, shuffle, chart })
    }

    /// Deals a run.
    pub fn deal(&self, plan: &Plan, done: &AtomicU64) -> Tally {
        let Ready { rules, shuffle, chart } = self;
        let Some((cells, pairs)) = chart else {
            let hits = |total: Total, _: Option<usize>| {
                let Total { points, soft } = total;
                let made = Made { total: points, soft, cards: 3, rank: Rank::Total };
                if rules.dealer_hits(made) { Act::Hit } else { Act::Stand }
            };
            let chart = Chart { first: &hits, later: &hits, opened: &hits, splits: &|_, _| false };
            return run_twenty_one(rules, &chart, *shuffle, plan, done);
        };
        let first = |total: Total, up: Option<usize>| {
            cell(cells, total, up).map_or(Act::Stand, |cell| act(cell.first))
        };
        let later = |total: Total, up: Option<usize>| {
            cell(cells, total, up).map_or(Act::Stand, |cell| act(cell.later))
        };
        let splits = |mut two: [usize; 2], up: Option<usize>| {
            two.sort_unstable();
            let at = pairs.iter().position(|pair| *pair == two);
            let made = cells.splits.get(up.unwrap_or(0));
            at.zip(made).is_some_and(|(at, made)| made[at])
        };
        // Against a best hand that is open whoever stands below the target has lost.
        let opened = |_: Total, _: Option<usize>| Act::Hit;
        let chart = Chart { first: &first, later: &later, opened: &opened, splits: &splits };
        run_twenty_one(rules, &chart, *shuffle, plan, done)
    }
}

/// What the chart says of a total; letters are numbered alike.
fn cell(cells: &Cells, total: Total, up: Option<usize>) -> Option<Cell> {
    let list = if total.soft { &cells.soft } else { &cells.hard };
    *list.get(up.unwrap_or(0))?.get(usize::from(total.points))?
}

fn act(act: Charted) -> Act {
    match act {
        Charted::Hit => Act::Hit,
        Charted::Double => Act::Double,
        Charted::Surrender => Act::Surrender,
        Charted::Stand | Charted::Split => Act::Stand,
    }
}

/// What a run says of the game, beside the exact figure of a full shoe.
#[allow(clippy::cast_precision_loss)] // an interval is approximate by nature
pub(super) fn sampled(
    variant: &'static Variant<TwentyOne>,
    posted: &Posted,
    run: &Run,
) -> Result<WagerSample, Error> {
    let posting = variant.post(posted)?;
    let (rules, wager, paytable) = first(&posting)?;
    let damaged = || Error::damaged("no sound tally of the game in the run");
    let reading = |at: usize| run.tally.get(READINGS[at]).ok_or_else(damaged);
    let (gains, stakes) = (reading(0)?, reading(1)?);
    let sound =
        |counts: &[u64], len| counts.len() == len && counts.iter().sum::<u64>() == run.rounds;
    if !sound(gains, sim::twenty_one::GAINS) || !sound(stakes, sim::twenty_one::STAKES) {
        return Err(damaged());
    }
    let middle = (gains.len() / 2) as i128;
    let each = || gains.iter().enumerate().map(|(at, n)| (at as i128 - middle, i128::from(*n)));
    let sum: i128 = each().map(|(gain, n)| gain * n).sum();
    let squares: i128 = each().map(|(gain, n)| gain * gain * n).sum();
    let staked: i128 = stakes.iter().enumerate().map(|(at, n)| at as i128 * i128::from(*n)).sum();
    let units = u128::from(run.rounds) * u128::from(UNIT.unsigned_abs());
    let edge = Exact::new(-sum, units);
    let (rounds, unit) = (run.rounds as f64, UNIT as f64);
    let mean = sum as f64 / rounds / unit;
    let spread = (squares as f64 / rounds / unit / unit - mean * mean).max(0.0).sqrt();
    let error = spread / rounds.sqrt();
    let game = solved(&rules, &counts(&rules, &posting.terms.pack));
    let exact = -game.value(played(&run.strategy)?).0;
    let (at, known) = (edge.decimal(), exact.decimal());
    Ok(WagerSample {
        wager,
        paytable,
        rounds: run.rounds,
        staked: Cents::new((staked * 100 / i128::from(UNIT)) as i64),
        returned: Exact::new(staked + sum, UNIT.unsigned_abs().into()),
        edge: Some(edge),
        interval: Some([at - Z99 * error, at + Z99 * error]),
        exact: Some(exact),
        distance: (error > 0.0).then(|| (at - known) / error),
    })
}

#[cfg(test)]
mod tests {
    use crate::simulate::{Request, Simulated, simulate};

    /// How many standard errors a run lies from the exact figure, and what that is.
    fn run(strategy: &str) -> Result<(f64, f64), catalog::Error> {
        at("uk/blackjack", &[], strategy)
    }

    fn at(id: &str, set: &[(&str, &str)], strategy: &str) -> Result<(f64, f64), catalog::Error> {
        let posted = set.iter().map(|(name, value)| (name.to_string(), value.to_string()));
        let posted = posted.collect();
        let rounds = if set.is_empty() { 2_000_000 } else { 16_000_000 };
        let request = Request { strategy: strategy.into(), posted, ..Request::of(rounds, 1) };
        let Simulated::Wagers(run) = simulate(id, &request)? else {
            panic!("a game against the house")
        };
        let game = &run.wagers[0];
        let exact = game.exact.as_ref().expect("known").decimal();
        Ok((game.distance.expect("spread"), (exact * 1e6).round()))
    }

    #[test]
    fn runs_fit_the_strategy_they_play() {
        for (strategy, edge) in
            [("basic-each-round", 6145.0), ("mimic-each-round", 56756.0), ("basic", 6145.0)]
        {
            let (distance, exact) = run(strategy).unwrap_or_else(|e| panic!("{strategy}: {e}"));
            assert!(distance.abs() < 4.0, "{strategy}: {distance}");
            assert!((exact - edge).abs() < 0.5, "{strategy}: {exact}");
        }
        assert!(run("each-round").is_err() && run("draw-each-round").is_err());
    }

    #[test]
    fn blackjack_poker_fits_its_chart_under_every_option() {
        let sets: [&[(&str, &str)]; 3] = [
            &[("decks", "1")],
            &[("decks", "1"), ("resplit", "true"), ("double_by", "game-wager")],
            &[("decks", "1"), ("after_peek", "played"), ("equal_total_pushes", "true")],
        ];
        for set in sets {
            let (distance, _) = at("ca/blackjack-poker", set, "basic-each-round").expect("priced");
            assert!(distance.abs() < 4.0, "{set:?}: {distance}");
        }
    }
}
