//! Baccarat: a census for each reading, and every wager of a table priced from them.
//!
//! Counts and cards need ten letters (what a card counts); the four opening cards need all 52 and
//! stop there. Suits and ranks over a whole coup are counted by [`suits`] and [`harmony`], which
//! count cards inside each leaf of the ten-letter walk instead of walking them.

mod harmony;
mod suits;

use crate::census::Census;
use crate::report::{Report, Shown, price};
use crate::walk::{Alphabet, Walk};
use cards::Pack;
use games::baccarat::facts::{Coup, Fate, Fortunes, Harmony, Opening, Sun};
use games::baccarat::hand::value;
use games::baccarat::{Baccarat, Faces, NoAct, Round, Rules};
use money::Cents;
use table::{Facts, Offer, Posting, Reads, Seat};

/// The most cards a coup uses.
const COUP_CARDS: u32 = 6;
/// The cards an opening uses.
const OPENING_CARDS: u32 = 4;

/// A census of a reading, by its name; none for a name that baccarat does not know.
#[must_use]
pub fn census(reading: &str, rules: &Rules, pack: &Pack, seat: Seat) -> Option<Census> {
    // Who sees a card changes no count.
    let rules = &Rules { faces: Faces::Up, ..*rules };
    Some(match reading {
        Coup::NAME => by_value::<Coup>(rules, pack, seat),
        Opening::NAME => by_card::<Opening>(rules, pack, seat),
        Fortunes::NAME => by_card::<Fortunes>(rules, pack, seat),
        Sun::NAME => suits::census(rules, pack, |s| Sun(s.narrowed(rules.scope)), rules.suit),
        Fate::NAME => suits::census(rules, pack, Fate, rules.fate_suits),
        Harmony::NAME => harmony::census(rules, pack),
        _ => return None,
    })
}

/// Visits every coup by what its cards count, with its ordered ways.
fn coups(rules: &Rules, pack: &Pack, leaf: impl FnMut(&Round, u128)) {
    let alphabet = Alphabet::by(pack, |card| u32::from(value(card)));
    let walk = Walk::<Baccarat> { rules, alphabet, depth: COUP_CARDS };
    walk.visit(&Round::EMPTY, |_| false, nothing_to_choose, leaf);
}

fn nothing_to_choose(_: &Round, _: &[u32], _: Seat) -> NoAct {
    // invariant: baccarat asks for no decision.
    unreachable!("baccarat asked for a decision")
}

fn by_value<F: Facts>(rules: &Rules, pack: &Pack, seat: Seat) -> Census
where
    Baccarat: Reads<F>,
{
    let mut census = Census::new(F::CLASSES);
    coups(rules, pack, |round, weight| count::<F>(&mut census, rules, round, seat, weight));
    census
}

fn by_card<F: Facts>(rules: &Rules, pack: &Pack, seat: Seat) -> Census
where
    Baccarat: Reads<F>,
{
    let mut census = Census::new(F::CLASSES);
    let walk = Walk::<Baccarat> { rules, alphabet: Alphabet::cards(pack), depth: OPENING_CARDS };
    let decided = |round: &Round| <Baccarat as Reads<F>>::facts(rules, round, seat).is_some();
    let leaf = |round: &Round, weight| count::<F>(&mut census, rules, round, seat, weight);
    walk.visit(&Round::EMPTY, decided, nothing_to_choose, leaf);
    census
}

#[inline]
fn count<F: Facts>(census: &mut Census, rules: &Rules, round: &Round, seat: Seat, weight: u128)
where
    Baccarat: Reads<F>,
{
    let facts = <Baccarat as Reads<F>>::facts(rules, round, seat);
    assert!(facts.is_some(), "a finished coup left {} undecided", F::NAME);
    if let Some(facts) = facts {
        census.add(facts.index(), weight);
    }
}

/// Prices offers of a table, each from the census of its reading; a reading is counted once.
/// `meter` gives the value a wager's meter shows.
pub fn report(
    posting: &Posting<Baccarat>,
    offers: &[Offer<Baccarat>],
    seat: Seat,
    meter: impl Fn(&Offer<Baccarat>) -> Cents,
) -> Vec<Report> {
    let mut known: Vec<(&str, Census)> = Vec::new();
    let mut reports = Vec::new();
    for offer in offers {
        let reading = offer.wager.reading();
        if !known.iter().any(|(name, _)| *name == reading) {
            let census = census(reading, &posting.rules, &posting.terms.pack, seat);
            known.extend(census.map(|census| (reading, census)));
        }
        if let Some((_, census)) = known.iter().find(|(name, _)| *name == reading) {
            let awards = posting.terms.fixed_awards;
            let shown = Shown { value: meter(offer), awards };
            reports.push(price(offer, census, "none", shown));
        }
    }
    reports
}

#[cfg(test)]
mod tests;
