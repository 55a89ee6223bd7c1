//! Games of a wheel or dice: a census for each reading of a throw, or of a run of throws.
//!
//! A table and a wager on it have finite memories. A throw decides the wager, or leaves both in
//! another state; how often each class comes in the end is the solution of a linear system, and
//! an integer over the least common denominator of all classes.

mod chain;
mod dice;

pub use dice::{WITH_ODDS, with_odds};

use crate::{Census, Exact};
use chain::Next;
use money::Cents;
use table::{Judge, Layout, Memory, Owner, Seat, Stake};

/// A unit on a mark.
fn unit(wager: &'static str, memory: Memory) -> Stake {
    let amount = Cents::dollars(1);
    Stake { seat: Seat::FIRST, owner: Owner::Seat, offer: 0, wager, amount, memory }
}

/// How often each class decides a wager that is made where [`Layout::starts`] says.
///
/// # Panics
/// When throws can leave the wager undecided for ever.
///
/// ```
/// use games::dice::{ALL, MARKS};
/// use odds::{Exact, layout_census};
///
/// let rules = ALL[0].post(&law::Posted::new())?.rules;
/// let line = MARKS.iter().find(|mark| mark.id == "win-line").expect("8.17(a)");
/// let census = layout_census(&rules, line);
/// // A natural is one of eight in 36: class 7 and class 11.
/// let natural = census.counts()[7] + census.counts()[11];
/// assert_eq!(Exact::part(natural, census.total()), Exact::new(8, 36));
/// # Ok::<(), law::Breach>(())
/// ```
#[must_use]
pub fn census<L: Layout>(rules: &L::Rules, wager: &dyn Judge<L>) -> Census {
    let shown = L::all(rules);
    let starts: Vec<_> = L::starts(rules, wager)
        .into_iter()
        .map(|(round, weight)| ((round, Memory::default()), weight))
        .collect();
    let ends = chain::ends(&starts, |(round, memory)| {
        let stake = unit(wager.id(), memory);
        let next = |(shown, weight): &(L::Shown, u32)| {
            let mut round = round;
            L::show(rules, &mut round, *shown);
            if let Some(class) = wager.class(rules, &round, &stake) {
                return (Next::End(class), *weight);
            }
            let memory = L::stands(rules, &round, &stake).memory;
            L::turn(rules, &mut round, &[]);
            (Next::On((round, memory)), *weight)
        };
        shown.iter().map(next).collect()
    });
    let chances: Vec<Exact> = ends.values().cloned().collect();
    let counts = Exact::counts(&chances);
    assert!(counts.is_some(), "{}: classes too many to count", wager.id());
    let mut census = Census::new(wager.classes());
    for (class, count) in ends.into_keys().zip(counts.unwrap_or_default()) {
        census.add(class, count);
    }
    census
}
