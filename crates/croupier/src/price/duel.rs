//! Poker against the dealer, priced: wagers that decisions tie together as a bundle, the others
//! each by itself.

use super::{Priced, Question};
use crate::solving::{Case, Censuses, censuses, play};
use catalog::Error;
use games::Listed;
use games::Variant;
use games::duel::{Bundle, Duel};
use law::Posted;
use odds::{Aside, Exact, Report};
use serde::Serialize;
use table::{Kind, Offer, Terms};

/// Prices every wanted wager of a table.
pub(super) fn price(
    variant: &'static Variant<Duel>,
    question: &Question<'_>,
) -> Result<Vec<Priced>, Error> {
    let (listed, terms) = variant.list(question.posted)?;
    let usable = || listed.iter().filter_map(|listed| listed.offer.as_ref().ok());
    let aside = |(id, units): &(&str, Exact)| {
        let offer = usable().find(|offer| offer.wager.id() == *id)?;
        Some(Aside { offer, units: units.clone() })
    };
    let beside: Vec<Aside<'_>> = question.beside.iter().filter_map(aside).collect();
    let counting = Counting { variant, question, terms, beside: &beside };
    let mut priced = Vec::new();
    let bundles = listed.first().map_or(&[][..], |listed| listed.rules.plan.bundles);
    let tied = |id: &str| bundles.iter().any(|bundle| bundle.wagers.contains(&id));
    let mut first: Option<Censuses> = None;
    for bundle in bundles {
        for leader in listed.iter().filter(|listed| listed.wager.id() == bundle.wagers[0]) {
            let offers = with(&listed, leader);
            let wanted = bundle.wagers.iter().any(|id| (question.wanted)(id));
            if !wanted || !offers.iter().any(|o| o.wager.id() == leader.wager.id()) {
                continue;
            }
            let known = counting.count(leader, &offers)?;
            priced.extend(bundled(bundle, leader, &offers, &known, question.strategy));
            first.get_or_insert(known);
        }
    }
    for side in listed.iter().filter(|listed| !tied(listed.wager.id())) {
        let wager = side.wager.id();
        if !(question.wanted)(wager) || side.wager.kind() == Kind::Bonus {
            continue;
        }
        let offer = match &side.offer {
            Ok(offer) => offer,
            Err(breach) => {
                priced.push(Priced::refused(side, breach));
                continue;
            }
        };
        if first.is_none() {
            first = Some(counting.count(side, &with(&listed, side))?);
        }
        let census = first.as_ref().and_then(|known| known.get(side.wager.reading()));
        let missing = || Error::damaged(format!("nothing was counted for {wager}"));
        let census = census.ok_or_else(missing)?;
        // Whoever plays on does so for the game itself; a wager beside it rides along.
        let strategy = format!("{} for {}", question.strategy, side.rules.plan.ante);
        let shown = question.meter(offer, &counting.terms);
        let report = odds::price(offer, census, &strategy, shown);
        priced.push(Priced::of(side.wager.group(), report));
    }
    Ok(priced)
}

/// Wagers that must be made together, where readings apart price them apart.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Whole {
    /// The wagers.
    pub wagers: Vec<&'static str>,
    /// What all of them cost, per unit of one.
    pub edge: Exact,
    /// What that is of all money staked.
    pub element_of_risk: Exact,
}

/// The game as a whole: the first bundle with whatever else every player must stake.
pub(super) fn whole(
    variant: &'static Variant<Duel>,
    posted: &Posted,
    priced: &[Priced],
) -> Result<Option<Whole>, Error> {
    let plan = variant.post(posted)?.rules.plan;
    let Some(bundle) = plan.bundles.first() else { return Ok(None) };
    let report = |id: &str| {
        let mut all = priced.iter().filter_map(|priced| priced.report.as_ref().ok());
        all.find(|report| report.wager == id)
    };
    let apart: Vec<&Report> = plan
        .main
        .iter()
        .filter(|id| !bundle.wagers.contains(id))
        .filter_map(|id| report(id))
        .collect();
    let Some(first) = report(bundle.wagers[0]).filter(|_| !apart.is_empty()) else {
        return Ok(None);
    };
    // Equal stakes: what they cost adds up, whatever they have to do with each other.
    let all = || std::iter::once(&first).chain(&apart);
    let edge: Exact = all().map(|report| report.edge.clone()).sum();
    let staked: Exact = all().map(|report| report.staked.clone()).sum();
    let element_of_risk = edge.over(&staked).unwrap_or(Exact::ZERO);
    Ok(Some(Whole { wagers: plan.main.to_vec(), edge, element_of_risk }))
}

struct Counting<'a> {
    variant: &'static Variant<Duel>,
    question: &'a Question<'a>,
    terms: Terms,
    beside: &'a [Aside<'a>],
}

impl Counting<'_> {
    fn count(&self, by: &Listed<Duel>, offers: &[&Offer<Duel>]) -> Result<Censuses, Error> {
        let case = Case {
            id: self.variant.id,
            rules: &by.rules,
            posted: self.question.posted,
            offers,
            terms: &self.terms,
            play: play(self.variant.id, by.rules.plan.shape, self.question.strategy)?,
            beside: self.beside,
        };
        Ok(censuses(&case, self.question.work))
    }
}

/// One offer of each wager: of the leader's by its table, of others by the table of that name
/// where they have one, else by their first.
fn with<'a>(listed: &'a [Listed<Duel>], leader: &Listed<Duel>) -> Vec<&'a Offer<Duel>> {
    let mut offers: Vec<&Offer<Duel>> = Vec::new();
    for one in listed {
        let Ok(offer) = &one.offer else { continue };
        match offers.iter_mut().find(|known| known.wager.id() == one.wager.id()) {
            Some(known) if one.paytable == leader.paytable => *known = offer,
            Some(_) => {}
            None => offers.push(offer),
        }
    }
    offers
}

fn bundled(
    bundle: &Bundle,
    leader: &Listed<Duel>,
    offers: &[&Offer<Duel>],
    known: &Censuses,
    strategy: &str,
) -> Option<Priced> {
    let census = known.get(leader.wager.reading())?;
    let report = odds::price_bundle(leader.rules.plan, bundle, offers, census, strategy)?;
    Some(Priced::of(leader.wager.group(), report))
}
