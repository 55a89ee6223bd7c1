//! Several wagers of a round as they are staked: what all of them cost together, by best play for
//! all of them.
//!
//! As long as no decision changes how a wager beside the game ends, best play for the game is best
//! for all of it, and costs add up. It is looked up, not assumed: a wager that ends alike under
//! best play and by never folding owes nothing to a decision. Where a fold ends one otherwise, the
//! game is solved once more with what lies on it, and every wager is priced by that play.

use super::{Played, Prices, Request, Scope, names, scoped, staked};
use crate::solving::Work;
use catalog::{Error, banked};
use games::duel::Duel;
use games::{Entry, Variant};
use money::Cents;
use odds::{Exact, Play, Report, weighed};
use serde::Serialize;
use table::{Refusal, Terms};

/// What a round costs as staked.
#[derive(Clone, Debug, Serialize)]
pub struct AsStaked {
    /// The game's id.
    pub game: &'static str,
    /// How it is played.
    pub strategy: String,
    /// Wagers beside the game that a fold ends otherwise: best play weighs them with the game.
    pub weighed: Vec<&'static str>,
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
    /// Wagers of the same amount that were named, too, and are counted in its price.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<&'static str>,
    /// The house's advantage per unit of it.
    pub edge: Exact,
    /// What it costs a round, in dollars.
    pub costs: Exact,
}

/// Prices a round in which these amounts are staked.
///
/// # Errors
/// As [`super::price`]; a wager that is not on offer, or with which the game cannot be weighed.
pub fn as_staked(
    id: &str,
    request: &Request,
    stakes: &[(String, Cents)],
    work: Work<'_>,
) -> Result<AsStaked, Error> {
    let (entry, _) = banked(id)?;
    let whole = Request { wager: None, ..request.clone() };
    let mut prices = scoped(id, &whole, work, Scope::Table)?;
    let named = |(name, stake): &(String, Cents)| {
        let wager = names::known(&entry, name)?;
        let more = *stake > Cents::ZERO;
        more.then_some((wager, *stake))
            .ok_or_else(|| Error::usage(format!("{wager}: a stake is more than nothing")))
    };
    let stakes: Vec<(&'static str, Cents)> = stakes.iter().map(named).collect::<Result<_, _>>()?;
    let terms = entry.terms(&catalog::posted_at(id, &whole.posted))?;
    for (wager, stake) in &stakes {
        staked::within(&entry, &terms, wager, *stake)?;
    }
    equal(&terms, &stakes)?;
    let beside = beside((id, &entry), (&whole, &prices), &stakes, work)?;
    if !beside.is_empty() {
        prices = scoped(id, &whole, work, Scope::Staked(&beside))?;
    }
    let (mut staked, mut costs, mut before) = (Exact::ZERO, Exact::ZERO, Exact::ZERO);
    let (mut wagers, mut later) = (Vec::<Staked>::new(), Vec::<(&str, &'static str)>::new());
    for (wager, stake) in &stakes {
        let (wager, stake) = (*wager, *stake);
        let dollars = Exact::new(i128::from(stake.get()), 100);
        // What must lie there in the same amount is in the price of the first of them.
        if let Some(leader) = leader(&prices, wager)
            && terms.equal.iter().any(|(all, _)| all.contains(&wager) && all.contains(&leader))
            && stakes.iter().any(|(other, _)| *other == leader)
        {
            before = before + dollars;
            let first = wagers.iter_mut().find(|one: &&mut Staked| one.wager == leader);
            first.map_or_else(|| later.push((leader, wager)), |one| one.with.push(wager));
            continue;
        }
        let Found { paytable, edge, grows } = found(&prices, wager, &request.strategy, &stakes)?;
        let cost = dollars.clone() * edge.clone();
        staked = staked + dollars.clone() * grows;
        costs = costs + cost.clone();
        before = before + dollars;
        let with = later.iter().filter(|(first, _)| *first == wager).map(|(_, other)| *other);
        let with = with.collect();
        wagers.push(Staked { wager, paytable, stake, with, edge, costs: cost });
    }
    Ok(AsStaked {
        game: prices.game,
        strategy: request.strategy.clone(),
        weighed: beside.into_iter().map(|(wager, _)| wager).collect(),
        wagers,
        edge: costs.over(&before).unwrap_or(Exact::ZERO),
        element_of_risk: costs.over(&staked).unwrap_or(Exact::ZERO),
        staked,
        costs,
    })
}

/// Wagers beside the game that a fold ends otherwise, in units of the game's first: best play must
/// weigh them, too.
fn beside(
    (id, entry): (&str, &Entry),
    (whole, prices): (&Request, &Prices),
    stakes: &[(&'static str, Cents)],
    work: Work<'_>,
) -> Result<Vec<(&'static str, Exact)>, Error> {
    let Entry::Duel(variant) = entry else { return Ok(Vec::new()) };
    if Play::parse(&whole.strategy) != Some(Play::Best) {
        return Ok(Vec::new());
    }
    let calm = Request { strategy: "never-fold".into(), ..whole.clone() };
    let calm = scoped(id, &calm, work, Scope::Table)?;
    let plan = variant.post(&whole.posted)?.rules.plan;
    let lies = |wager: &str| stakes.iter().find(|(known, _)| *known == wager);
    let mut all = Vec::new();
    for (wager, stake) in stakes {
        let report = prices.reports().find(|report| report.wager == *wager);
        let Some(report) = report.filter(|report| report.basis == "stake") else { continue };
        if alike(report, &calm) {
            continue;
        }
        let reading = weighed(plan.shape);
        if reading.is_none_or(|reading| Some(reading) != read(variant, whole, wager)) {
            return Err(Error::usage(format!(
                "a fold changes how {wager} ends, by more than the cards in view when one folds: \
                 best play for all of it is not worked out; --strategy never-fold adds up"
            )));
        }
        let Some((_, unit)) = lies(plan.ante) else {
            let why =
                format!("{wager} hangs on how {} is played: say what lies on that", plan.ante);
            return Err(Error::usage(why));
        };
        let units = Exact::new(i128::from(stake.get()), u128::from(unit.get().unsigned_abs()));
        if units.denominator() > PARTS_MAX {
            return Err(Error::usage(format!(
                "{wager} at {stake} for {unit} of {} are {units} of it: only in parts of at most \
                 {PARTS_MAX} are they counted exactly",
                plan.ante
            )));
        }
        all.push((*wager, units));
    }
    Ok(all)
}

/// Sums over all deals stay exact for wagers in such parts of the first.
const PARTS_MAX: i64 = 10_000;

/// What a wager is settled by.
fn read(variant: &'static Variant<Duel>, request: &Request, wager: &str) -> Option<&'static str> {
    let (listed, _) = variant.list(&request.posted).ok()?;
    let one = listed.into_iter().find(|listed| listed.wager.id() == wager)?;
    Some(one.wager.reading())
}

/// A wager's price: its pay table, its edge, and what is staked for each unit of it.
struct Found {
    paytable: &'static str,
    edge: Exact,
    grows: Exact,
}

/// Wagers that must be made in the same amount are.
fn equal(terms: &Terms, stakes: &[(&'static str, Cents)]) -> Result<(), Error> {
    for &(ref all, rule) in &terms.equal {
        let mut named = stakes.iter().filter(|(wager, _)| all.contains(wager));
        let Some((first, stake)) = named.next() else { continue };
        if let Some((other, more)) = named.find(|(_, more)| more != stake) {
            let why = format!("{first} and {other} are equal, not {stake} and {more}");
            return Err(Refusal::by(rule, why).into());
        }
    }
    Ok(())
}

/// The first of the wagers that a wager is priced with, where that is another.
fn leader(prices: &Prices, wager: &str) -> Option<&'static str> {
    let other = |report: &&Report| report.parts.iter().any(|part| part.wager == wager);
    let first = prices.reports().find(other).map(|report| report.wager);
    first.filter(|first| *first != wager)
}

/// The price of a wager by the first of its pay tables.
fn found(
    prices: &Prices,
    wager: &str,
    strategy: &str,
    stakes: &[(&'static str, Cents)],
) -> Result<Found, Error> {
    if let Some(report) = prices.reports().find(|report| report.wager == wager) {
        let (edge, grows) = (report.edge.clone(), report.staked.clone());
        return Ok(Found { paytable: report.paytable, edge, grows });
    }
    let grown = |played: &&Played| played.wager == wager && played.strategy == strategy;
    if let Some(played) = prices.played.iter().find(grown) {
        let (edge, grows) = (played.edge.clone(), played.staked.clone());
        return Ok(Found { paytable: played.paytable, edge, grows });
    }
    Err(Error::usage(match leader(prices, wager) {
        Some(leader) if stakes.iter().any(|(other, _)| *other == leader) => {
            format!("{wager} is put up by a decision, and counted in {leader}: leave it out")
        }
        Some(leader) => format!("{wager} goes with {leader}: say what lies on that"),
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
