//! Several wagers of a round as they are staked: what all of them cost together, by best play for
//! all of them.
//!
//! Whoever plays on does so for the game itself. That is best for everything staked as long as no
//! decision changes how the other wagers end: then what they cost adds up. It is looked up, not
//! assumed: a wager that ends alike under best play and by never folding owes nothing to a
//! decision. One that does is refused.

use super::{Prices, Request, names, with};
use crate::solving::Work;
use catalog::{Error, banked};
use games::Entry;
use money::Cents;
use odds::{Exact, Report};
use serde::Serialize;

/// What a round costs as staked.
#[derive(Clone, Debug, Serialize)]
pub struct AsStaked {
    /// The game's id.
    pub game: &'static str,
    /// How it is played.
    pub strategy: String,
    /// Each wager.
    pub wagers: Vec<Staked>,
    /// All that is staked on average, decisions included, in dollars.
    pub staked: Exact,
    /// What a round costs on average, in dollars.
    pub costs: Exact,
    /// What that is of all that is staked before the deal.
    pub edge: Exact,
    /// What that is of all that is staked.
    pub element_of_risk: Exact,
}

/// One wager of them.
#[derive(Clone, Debug, Serialize)]
pub struct Staked {
    /// The wager.
    pub wager: &'static str,
    /// Its pay table.
    pub paytable: &'static str,
    /// What lies on it.
    pub stake: Cents,
    /// The house's advantage per unit of it.
    pub edge: Exact,
    /// What it costs a round, in dollars.
    pub costs: Exact,
}

/// Prices a round in which these amounts are staked.
///
/// # Errors
/// As [`super::price`]; a wager that is not on offer, or whose end a decision changes.
pub fn as_staked(
    id: &str,
    request: &Request,
    stakes: &[(String, Cents)],
    work: Work<'_>,
) -> Result<AsStaked, Error> {
    let (entry, _) = banked(id)?;
    let whole = Request { wager: None, ..request.clone() };
    let prices = with(id, &whole, work)?;
    let calm = match &entry {
        Entry::Duel(_) => {
            let calm = Request { strategy: "never-fold".into(), ..whole.clone() };
            Some(with(id, &calm, work)?)
        }
        _ => None,
    };
    let mut wagers = Vec::new();
    let (mut staked, mut costs, mut before) = (Exact::ZERO, Exact::ZERO, Exact::ZERO);
    for (name, stake) in stakes {
        let wager = names::known(&entry, name)?;
        if *stake <= Cents::ZERO {
            return Err(Error::usage(format!("{wager}: a stake is more than nothing")));
        }
        let (report, grows) = found(&prices, wager)?;
        let alone = report.basis == "stake";
        if alone && calm.as_ref().is_some_and(|calm| !alike(report, calm)) {
            let why = format!(
                "{wager} ends otherwise where a hand is folded, so that best play for all of it \
                 is not best play for the game; that is not worked out"
            );
            return Err(Error::usage(why));
        }
        let dollars = Exact::new(i128::from(stake.get()), 100);
        let cost = dollars.clone() * report.edge.clone();
        staked = staked + dollars.clone() * grows;
        costs = costs + cost.clone();
        before = before + dollars;
        let (paytable, edge) = (report.paytable, report.edge.clone());
        wagers.push(Staked { wager, paytable, stake: *stake, edge, costs: cost });
    }
    Ok(AsStaked {
        game: prices.game,
        strategy: request.strategy.clone(),
        wagers,
        edge: costs.over(&before).unwrap_or(Exact::ZERO),
        element_of_risk: costs.over(&staked).unwrap_or(Exact::ZERO),
        staked,
        costs,
    })
}

/// The price of a wager by the first of its pay tables, and what is staked for each unit of it.
fn found<'a>(prices: &'a Prices, wager: &str) -> Result<(&'a Report, Exact), Error> {
    let found = prices.reports().find(|report| report.wager == wager);
    if let Some(report) = found {
        return Ok((report, report.staked.clone()));
    }
    let leader = prices.reports().find(|r| r.parts.iter().any(|part| part.wager == wager));
    Err(Error::usage(match leader {
        Some(leader) => {
            format!("{wager} goes with {}: say what lies on that", leader.wager)
        }
        None => format!("{wager} has no price of its own at this table"),
    }))
}

/// Whether a wager ends as often by every line.
fn alike(report: &Report, prices: &Prices) -> bool {
    let same = |other: &&Report| (other.wager, other.paytable) == (report.wager, report.paytable);
    let lines = |report: &Report| -> Vec<Exact> {
        report.lines.iter().map(|line| line.probability.clone()).collect()
    };
    prices.reports().find(same).is_some_and(|other| lines(other) == lines(report))
}
