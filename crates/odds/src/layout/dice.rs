//! Dice: a wager on a line and the largest odds behind it, priced together (8.17(a) to (h)).
//!
//! Odds carry no edge of their own, but they are money at risk and swing: one unit in front, and
//! behind it, as soon as it has a point, as much as 8.17 admits. Both are followed by one chain,
//! since behind a Come the odds are out of play on a come-out roll while the Come is not.

use super::chain::{self, Next};
use super::unit;
use crate::Exact;
use crate::report::{Behind, LineReport, Report, expected, gain};
use games::dice::{Dice, Round, Rules};
use money::Cents;
use std::collections::BTreeMap;
use table::{Layout, Memory, Offer, Posting, Row};

/// What is priced together, by the name under which it is reported.
pub const WITH_ODDS: [&str; 4] = [
    "win-line+behind-win-line",
    "dont-win-line+behind-dont-win",
    "come+behind-come",
    "dont-come+behind-dont-come",
];

/// Every wager on a line with the largest odds behind it, of those that a house offers both of.
#[must_use]
pub fn with_odds(posting: &Posting<Dice>) -> Vec<Report> {
    let pair = |name: &'static str| {
        let (flat, group) = name.split_once('+')?;
        let flat = posting.offers.iter().find(|offer| offer.wager.id() == flat)?;
        let behind: Vec<&Offer<Dice>> =
            posting.offers.iter().filter(|offer| offer.wager.group() == group).collect();
        (!behind.is_empty()).then(|| report(name, &posting.rules, flat, &behind))
    };
    WITH_ODDS.into_iter().filter_map(pair).collect()
}

/// Both wagers between throws.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    round: Round,
    flat: Memory,
    /// The odds, once the wager in front has a point: which point, and what they remember.
    behind: Option<(u8, Memory)>,
}

/// How both were decided: the line of the wager in front; the points and the line of the odds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Decided {
    flat: usize,
    behind: Option<(usize, usize)>,
}

/// Points that are paid alike, by the lower of the two.
const PAIRS: [(u8, &str); 3] = [(4, "4 or 10"), (5, "5 or 9"), (6, "6 or 8")];

fn pair(point: u8) -> usize {
    usize::from(point.min(14 - point) - PAIRS[0].0)
}

/// 8.17(e) to (h): as much as the unit in front, or as much as wins a unit.
fn largest(rules: &Rules, group: &str, pair: usize) -> Exact {
    let lays = match group {
        "behind-dont-win" => rules.lay_line[pair],
        "behind-dont-come" => rules.lay_come[pair],
        _ => return Exact::whole(1),
    };
    Exact::new(i128::from(lays.unit()), u128::from(lays.gain().max(1)))
}

/// The odds behind a wager with that point.
fn lying<'a>(behind: &[&'a Offer<Dice>], point: u8) -> &'a Offer<Dice> {
    let mark = |offer: &&&Offer<Dice>| offer.wager.id().ends_with(&format!("-{point}"));
    behind.iter().find(mark).unwrap_or(&behind[0])
}

/// Where a throw leaves both wagers.
fn throw(
    rules: &Rules,
    flat: &Offer<Dice>,
    behind: &[&Offer<Dice>],
    mut state: State,
    shown: <Dice as Layout>::Shown,
) -> Next<State, Decided> {
    Dice::show(rules, &mut state.round, shown);
    let round = state.round;
    let front = unit(flat.wager.id(), state.flat);
    let odds = state.behind.map(|(point, memory)| {
        let offer = lying(behind, point);
        let stake = unit(offer.wager.id(), memory);
        let class = offer.wager.class(rules, &round, &stake);
        (point, stake, class, offer)
    });
    if let Some(class) = flat.wager.class(rules, &round, &front) {
        let decided = odds.as_ref().and_then(|(point, _, class, offer)| {
            class.map(|class| (pair(*point), usize::from(offer.ruling()[class])))
        });
        assert!(decided.is_some() == odds.is_some(), "odds outlive the wager in front of them");
        return Next::End(Decided { flat: usize::from(flat.ruling()[class]), behind: decided });
    }
    state.flat = Dice::stands(rules, &round, &front).memory;
    state.behind = odds.map(|(point, stake, class, _)| {
        assert!(class.is_none(), "odds are decided before the wager in front of them");
        (point, Dice::stands(rules, &round, &stake).memory)
    });
    Dice::turn(rules, &mut state.round, &[]);
    // A Come travels to a point of its own; a line has the table's.
    let travels = matches!(flat.wager.id(), "come" | "dont-come");
    let point = if travels { state.flat.point } else { state.round.point };
    if point != 0 && state.behind.is_none() {
        state.behind = Some((point, Memory::default()));
    }
    Next::On(state)
}

fn report(
    name: &'static str,
    rules: &Rules,
    flat: &Offer<Dice>,
    behind: &[&Offer<Dice>],
) -> Report {
    let starts: Vec<(State, u32)> = Dice::starts(rules, flat.wager)
        .into_iter()
        .map(|(round, weight)| (State { round, flat: Memory::default(), behind: None }, weight))
        .collect();
    let all = Dice::all(rules);
    let ends: BTreeMap<Decided, Exact> = chain::ends(&starts, |state| {
        let next = |(shown, weight)| (throw(rules, flat, behind, state, shown), weight);
        all.iter().copied().map(next).collect()
    });
    let chances: Vec<Exact> = ends.values().cloned().collect();
    let counts = Exact::counts(&chances);
    assert!(counts.is_some(), "{name}: ends too many to count");
    let counts = counts.unwrap_or_default();
    let total: u128 = counts.iter().sum();
    let lines: Vec<LineReport> = (ends.into_keys().zip(counts))
        .map(|(decided, count)| line(rules, flat, behind, decided, (count, total)))
        .collect();
    let gains: Vec<Exact> = lines.iter().map(won).collect();
    let squares = gains.iter().map(|gain| gain.clone() * gain.clone());
    let (mean, square) = (expected(&lines, gains.clone()), expected(&lines, squares));
    let staked = expected(&lines, lines.iter().map(staked));
    let wins = |(line, gain): (&LineReport, &Exact)| (*gain > Exact::ZERO).then_some(line.count);
    let hits: u128 = lines.iter().zip(&gains).filter_map(wins).sum();
    Report {
        wager: name,
        paytable: flat.paytable(),
        edge: -mean.clone(),
        basis: "flat stake",
        element_of_risk: (-mean.clone()).over(&staked).unwrap_or(Exact::ZERO),
        staked,
        hit: Exact::part(hits, total),
        deviation: (square - mean.clone() * mean).decimal().max(0.0).sqrt(),
        lines,
        total,
        strategy: "largest odds".into(),
        meter: None,
        parts: Vec::new(),
    }
}

/// One way in which both are decided.
fn line(
    rules: &Rules,
    flat: &Offer<Dice>,
    behind: &[&Offer<Dice>],
    decided: Decided,
    (count, total): (u128, u128),
) -> LineReport {
    let Row { label, rule, .. } = flat.rows[decided.flat];
    let behind = decided.behind.map(|(pair, line)| {
        let (point, on) = PAIRS[pair];
        let offer = lying(behind, point);
        let stake = largest(rules, offer.wager.group(), pair);
        Behind { on, stake, pay: offer.pays[line], rule: offer.rows[line].rule }
    });
    let (pay, probability) = (flat.pays[decided.flat], Exact::part(count, total));
    let gain = Exact::ZERO;
    let line = LineReport { label, pay, count, probability, rule, behind, units: 1, gain };
    LineReport { gain: line.probability.clone() * won(&line), ..line }
}

/// What a line gains on both wagers, in stakes of the one in front.
fn won(line: &LineReport) -> Exact {
    let one = |pay| gain(pay, Cents::dollars(1), &Exact::ZERO);
    let behind = line.behind.as_ref().map(|odds| odds.stake.clone() * one(odds.pay));
    one(line.pay) + behind.unwrap_or(Exact::ZERO)
}

/// What has been staked when a line decides.
fn staked(line: &LineReport) -> Exact {
    let behind = line.behind.as_ref().map(|odds| odds.stake.clone());
    Exact::whole(1) + behind.unwrap_or(Exact::ZERO)
}
