//! Poker against the dealer, priced: wagers that decisions tie together as a bundle, the others
//! each by itself.

use super::{Priced, Question, Refused};
use crate::failure::Failure;
use crate::solving::{Case, Censuses, censuses, play};
use games::Listed;
use games::duel::{Bundle, Duel, Variant};
use table::{Kind, Offer, Terms};

/// Prices every wanted wager of a table.
pub(super) fn price(
    variant: &'static Variant,
    question: &Question<'_>,
) -> Result<Vec<Priced>, Failure> {
    let (listed, terms) = variant.list(question.posted)?;
    let counting = Counting { variant, question, terms };
    let mut priced = Vec::new();
    let bundles = listed.first().map_or(&[][..], |listed| listed.rules.plan.bundles);
    let tied = |id: &str| bundles.iter().any(|bundle| bundle.wagers.contains(&id));
    let mut first: Option<Censuses> = None;
    for bundle in bundles {
        for leader in listed.iter().filter(|listed| listed.wager.id() == bundle.wagers[0]) {
            let offers = beside(&listed, leader);
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
        let (wager, paytable) = (side.wager.id(), side.paytable);
        if !(question.wanted)(wager) || side.wager.kind() == Kind::Bonus {
            continue;
        }
        let offer = match &side.offer {
            Ok(offer) => offer,
            Err(breach) => {
                priced.push(Err(Refused { wager, paytable, breach: breach.clone() }));
                continue;
            }
        };
        if first.is_none() {
            first = Some(counting.count(side, &beside(&listed, side))?);
        }
        let census = first.as_ref().and_then(|known| known.get(side.wager.reading()));
        let missing = || Failure::damaged(format!("nothing was counted for {wager}"));
        let seed = offer.meter.and_then(|meter| meter.seed).unwrap_or_default();
        let shown = question.meters.iter().find(|(id, _)| id == wager);
        let meter = shown.map_or(seed, |(_, amount)| *amount);
        let census = census.ok_or_else(missing)?;
        priced.push(Ok(odds::price(offer, census, question.strategy, meter)));
    }
    Ok(priced)
}

struct Counting<'a> {
    variant: &'static Variant,
    question: &'a Question<'a>,
    terms: Terms,
}

impl Counting<'_> {
    fn count(&self, by: &Listed<Duel>, offers: &[&Offer<Duel>]) -> Result<Censuses, Failure> {
        let case = Case {
            id: self.variant.id,
            rules: &by.rules,
            posted: self.question.posted,
            offers,
            terms: &self.terms,
            play: play(self.question.strategy)?,
        };
        Ok(censuses(&case, self.question.recall))
    }
}

/// One offer of each wager: of the leader's by its table, of others by the table of that name
/// where they have one, else by their first.
fn beside<'a>(listed: &'a [Listed<Duel>], leader: &Listed<Duel>) -> Vec<&'a Offer<Duel>> {
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
    odds::price_bundle(leader.rules.plan, bundle, offers, census, strategy).map(Ok)
}
