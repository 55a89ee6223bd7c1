//! Chains that end: where a thing comes to in the long run, exactly.
//!
//! A state is left by a throw for another state or for an end. One state after the other is taken
//! out of the chain: whoever would have gone there goes where it would have gone on, its own loop
//! being summed as a geometric series. That is Gaussian elimination without a choice of pivots,
//! and what is left in the end are the ways from the start to each end.

use crate::Exact;
use std::collections::BTreeMap;

/// The most states a chain may have: the memories of tables and wagers are small.
const STATES_MAX: usize = 10_000;

/// Where a throw leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Next<S, E> {
    /// To a state from which it goes on.
    On(S),
    /// To an end.
    End(E),
}

/// The ways out of a state, each with its chance.
type Ways<E> = BTreeMap<Next<usize, E>, Exact>;

/// How often each end is reached from the starts, by their weights. `step` lists where a state
/// leads, by weights.
///
/// # Panics
/// When the chain can stay away from every end for ever, or has too many states.
pub(crate) fn ends<S: Copy + Ord, E: Copy + Ord>(
    starts: &[(S, u32)],
    step: impl Fn(S) -> Vec<(Next<S, E>, u32)>,
) -> BTreeMap<E, Exact> {
    let mut known = Numbered { numbers: BTreeMap::new(), states: Vec::new() };
    let start: Vec<(Next<S, E>, u32)> =
        starts.iter().map(|(state, weight)| (Next::On(*state), *weight)).collect();
    let mut start = known.ways(&start);
    let mut rows: Vec<Ways<E>> = Vec::new();
    while let Some(state) = known.states.get(rows.len()).copied() {
        assert!(rows.len() < STATES_MAX, "a chain of more than {STATES_MAX} states");
        rows.push(known.ways(&step(state)));
    }
    while let Some(ways) = rows.pop() {
        let gone = rows.len();
        let on = without_loop(ways, gone);
        for row in rows.iter_mut().chain([&mut start]) {
            redirect(row, gone, &on);
        }
    }
    let ended = |(next, chance): (Next<usize, E>, Exact)| match next {
        Next::End(end) => Some((end, chance)),
        Next::On(_) => None,
    };
    let ends: BTreeMap<E, Exact> = start.into_iter().filter_map(ended).collect();
    let sum: Exact = ends.values().cloned().sum();
    assert!(sum == Exact::whole(1), "a chain ends with chance {sum}");
    ends
}

/// States by the order in which they were met.
struct Numbered<S> {
    numbers: BTreeMap<S, usize>,
    states: Vec<S>,
}

impl<S: Copy + Ord> Numbered<S> {
    /// Ways by number and chance instead of state and weight.
    fn ways<E: Copy + Ord>(&mut self, list: &[(Next<S, E>, u32)]) -> Ways<E> {
        let total: u128 = list.iter().map(|(_, weight)| u128::from(*weight)).sum();
        let mut weights: BTreeMap<Next<usize, E>, u128> = BTreeMap::new();
        for (next, weight) in list {
            let next = match next {
                Next::On(state) => Next::On(self.number(*state)),
                Next::End(end) => Next::End(*end),
            };
            *weights.entry(next).or_default() += u128::from(*weight);
        }
        let chance = |(next, weight)| (next, Exact::part(weight, total));
        weights.into_iter().filter(|(_, weight)| *weight > 0).map(chance).collect()
    }

    fn number(&mut self, state: S) -> usize {
        let states = &mut self.states;
        *self.numbers.entry(state).or_insert_with(|| {
            states.push(state);
            states.len() - 1
        })
    }
}

/// Where a state leads once it is left for good.
fn without_loop<E: Copy + Ord>(mut ways: Ways<E>, own: usize) -> Ways<E> {
    let Some(stays) = ways.remove(&Next::On(own)) else { return ways };
    let leaves = Exact::whole(1) - stays;
    let left = |(next, chance): (Next<usize, E>, Exact)| Some((next, chance.over(&leaves)?));
    let ways: Ways<E> = ways.into_iter().filter_map(left).collect();
    assert!(!ways.is_empty(), "a chain has a state that nothing leaves");
    ways
}

/// Goes where `gone` would have gone on, instead of there.
fn redirect<E: Copy + Ord>(row: &mut Ways<E>, gone: usize, on: &Ways<E>) {
    let Some(through) = row.remove(&Next::On(gone)) else { return };
    for (next, chance) in on {
        let more = through.clone() * chance.clone();
        let known = row.entry(*next).or_insert(Exact::ZERO);
        *known = known.clone() + more;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A fair game for one unit until nothing or `all` is held, begun with `held`.
    fn ruin(held: u32, all: u32, [win, lose, tie]: [u32; 3]) -> BTreeMap<bool, Exact> {
        ends(&[(held, 1)], |held| {
            let to = |n: u32| match n {
                0 => Next::End(false),
                n if n == all => Next::End(true),
                n => Next::On(n),
            };
            vec![(to(held + 1), win), (to(held - 1), lose), (Next::On(held), tie)]
        })
    }

    #[test]
    fn a_gambler_is_ruined_as_often_as_the_books_say() {
        // Fair: by the share that is held, ties or none.
        for (held, all) in [(1, 2), (3, 10), (7, 10), (50, 64)] {
            let share = Exact::new(i128::from(held), u128::from(all));
            assert_eq!(ruin(held, all, [1, 1, 0])[&true], share);
            assert_eq!(ruin(held, all, [3, 3, 5])[&true], share);
        }
        // Unfair: (1 − r^held) / (1 − r^all), r being the chance to lose over that to win.
        let power = |n: u32| Exact::new(2_i128.pow(n), 1);
        for (held, all) in [(1, 4), (5, 12), (20, 40)] {
            let one = Exact::whole(1);
            let expected = (power(held) - one.clone()).over(&(power(all) - one)).expect("not 0");
            assert_eq!(ruin(held, all, [1, 2, 4])[&true], expected);
        }
    }

    #[test]
    fn starts_are_weighed() {
        let won = |start: &[(u32, u32)]| {
            ends(start, |n| vec![(Next::End(true), n), (Next::End(false), 6 - n)])[&true].clone()
        };
        assert_eq!(won(&[(1, 1)]), Exact::new(1, 6));
        assert_eq!(won(&[(1, 2), (4, 1)]), Exact::new(6, 18));
        // What weighs nothing is no end.
        assert_eq!(ends(&[((), 1)], |()| vec![(Next::End(1), 1), (Next::End(2), 0)]).len(), 1);
    }

    #[test]
    fn two_loops_within_each_other() {
        // Either state has a loop of its own, and each leads to the other.
        let chain = ends(&[(0, 1)], |state| match state {
            0 => vec![(Next::End('a'), 1), (Next::On(0), 1), (Next::On(1), 2)],
            _ => vec![(Next::On(0), 2), (Next::On(1), 1), (Next::End('b'), 1)],
        });
        // x0 = 1/4 + x0/4 + x1/2 and x1 = x0/2 + x1/4 for ending at `a`.
        assert_eq!(chain[&'a'], Exact::new(3, 5));
        assert_eq!(chain[&'b'], Exact::new(2, 5));
    }

    #[test]
    #[should_panic(expected = "nothing leaves")]
    fn a_chain_without_an_end_is_an_error() {
        ends::<_, ()>(&[(0, 1)], |n| vec![(Next::On(1 - n), 1)]);
    }
}
