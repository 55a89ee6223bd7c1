//! `croupier edge`: the house edge of every wager and pay table, exactly.

mod duel;
mod names;
mod out;
#[cfg(test)]
mod tests;
mod text;

pub(super) use names::known;

use super::args::EdgeArgs;
use super::{print, print_json};
use crate::failure::Failure;
use crate::solving::Recall;
use games::{Entry, Found, Listed, OnLayout, Variant};
use law::{Breach, Posted};
use money::Cents;
use odds::{Census, Policy, Report};
use std::collections::BTreeMap;
use table::{Game, Kind, Layout, Seat};

/// A priced wager, or why it cannot be priced.
pub(super) type Priced = Result<Report, Refused>;

/// A pay table that cannot be used as it stands.
pub(super) struct Refused {
    pub wager: &'static str,
    pub paytable: &'static str,
    pub breach: Breach,
}

/// Everything at a table that a report asks for.
pub(super) struct Question<'a> {
    pub posted: &'a Posted,
    pub seat: Seat,
    pub meters: &'a [(String, Cents)],
    pub strategy: &'a str,
    pub recall: Recall,
    /// Whether a wager is wanted.
    pub wanted: &'a dyn Fn(&str) -> bool,
}

/// Prices every wanted wager of an entry, by every pay table that is not ruled out.
pub(super) fn price(entry: &Entry, question: &Question<'_>) -> Result<Vec<Priced>, Failure> {
    match entry {
        Entry::Duel(variant) => duel::price(variant, question),
        Entry::Baccarat(variant) => {
            known_strategy(question.strategy)?;
            let (listed, terms) = variant.list(question.posted)?;
            let mut known: BTreeMap<String, Census> = BTreeMap::new();
            let census = |listed: &Listed<games::baccarat::Baccarat>| {
                let (rules, reading) = (&listed.rules, listed.wager.reading());
                let key = format!("{reading} {:?} {:?}", rules.suit, rules.fate_suits);
                let count = || {
                    let none = || Census::new(0);
                    odds::baccarat_census(reading, rules, &terms.pack, question.seat)
                        .unwrap_or_else(none)
                };
                known.entry(key).or_insert_with(count).clone()
            };
            Ok(each(listed, question, census, |_| "none".into()))
        }
        Entry::Nines(variant) => {
            let policy = policy(question.strategy)?;
            let (listed, _) = variant.list(question.posted)?;
            let (own, house) = odds::nines_census(&variant.post(question.posted)?, &policy);
            let census = |listed: &Listed<games::nines::Nines>| {
                if listed.wager.reading() == "own" { own.clone() } else { house.clone() }
            };
            Ok(each(listed, question, census, |listed| {
                if listed.wager.reading() == "own" { policy.name() } else { "house way".into() }
            }))
        }
        Entry::Roulette(_) | Entry::Dice(_) | Entry::SicBo(_) | Entry::BigSix(_) => {
            known_strategy(question.strategy)?;
            let marks = entry.on_layout(Marks(question));
            let mut priced = marks.unwrap_or_else(|| Ok(Vec::new()))?;
            if let Entry::Dice(variant) = entry {
                let together = odds::with_odds(&variant.post(question.posted)?).into_iter();
                priced.extend(together.filter(|report| (question.wanted)(report.wager)).map(Ok));
            }
            Ok(priced)
        }
    }
}

/// Prices the marks of a layout; marks with one reading share its census.
struct Marks<'a>(&'a Question<'a>);

impl OnLayout for Marks<'_> {
    type Out = Result<Vec<Priced>, Failure>;

    fn visit<L: Layout>(self, variant: &'static Variant<L>) -> Self::Out {
        let (listed, _) = variant.list(self.0.posted)?;
        let mut known: BTreeMap<String, Census> = BTreeMap::new();
        let census = |listed: &Listed<L>| {
            let key = format!("{} {:?}", listed.wager.reading(), listed.rules);
            let count = || odds::layout_census::<L>(&listed.rules, listed.wager);
            known.entry(key).or_insert_with(count).clone()
        };
        Ok(each(listed, self.0, census, |_| "none".into()))
    }
}

/// A game without decisions takes any strategy that some game knows, and follows none.
pub(super) fn known_strategy(name: &str) -> Result<(), Failure> {
    if odds::Play::parse(name).is_some() { Ok(()) } else { policy(name).map(drop) }
}

/// The strategy of that name.
pub(super) fn policy(name: &str) -> Result<Policy, Failure> {
    Policy::parse(name).ok_or_else(|| {
        let known = "best, house-way, draw, stand, draw-on-4-5";
        Failure::usage(format!("no strategy `{name}`; there are {known}"))
    })
}

fn each<G: Game>(
    listed: Vec<Listed<G>>,
    question: &Question<'_>,
    mut census: impl FnMut(&Listed<G>) -> Census,
    strategy: impl Fn(&Listed<G>) -> String,
) -> Vec<Priced> {
    let wanted = |listed: &Listed<G>| (question.wanted)(listed.wager.id());
    let one = |listed: Listed<G>| {
        let (wager, paytable) = (listed.wager.id(), listed.paytable);
        match &listed.offer {
            Err(breach) => Err(Refused { wager, paytable, breach: breach.clone() }),
            Ok(offer) => {
                let seed = offer.meter.and_then(|meter| meter.seed).unwrap_or_default();
                let shown = question.meters.iter().find(|(id, _)| id == wager);
                let meter = shown.map_or(seed, |(_, amount)| *amount);
                Ok(odds::price(offer, &census(&listed), &strategy(&listed), meter))
            }
        }
    };
    listed.into_iter().filter(wanted).map(one).collect()
}

pub(super) fn run(args: &EdgeArgs) -> Result<(), Failure> {
    // Wagers priced together are known here only, not to the catalogue.
    let (table, pair) = match args.table.id.rsplit_once('/') {
        Some((table, pair)) if pair.contains('+') => (table, Some(pair)),
        _ => (args.table.id.as_str(), None),
    };
    let Found { entry, wager } = crate::pot::banked(table)?;
    let wager = pair.or(wager);
    let posted_values = args.table.posted()?;
    let proven = match entry.prove(&posted_values) {
        Ok(proven) => proven,
        // Opening the table lists everything wrong with it at once.
        Err(breach) => return Err(entry.open(&posted_values).err().unwrap_or(breach).into()),
    };
    let only = args.wager.as_deref().or(wager).map(|id| known(&entry, id)).transpose()?;
    let groups = names::groups(&entry);
    let group = |id: &str| groups.get(id).copied().unwrap_or_default();
    let mut meters = args.meters()?;
    for (wager, shown) in &mut meters {
        *wager = known(&entry, wager)?.to_string();
        let info = entry.wagers().into_iter().find(|info| info.id == *wager);
        if info.is_none_or(|info| info.kind != Kind::Progressive) || shown.is_negative() {
            return Err(Failure::usage(format!("{wager} has no meter that could show {shown}")));
        }
    }
    let own = entry.own();
    let wanted = |id: &str| match only {
        Some(only) => id == only || group(id) == only,
        None => own.is_empty() || own.contains(&group(id)),
    };
    let seat = Seat::new(args.seat)
        .ok_or_else(|| Failure::usage(format!("there is no seat {}", args.seat)))?;
    let question = Question {
        posted: &posted_values,
        seat,
        meters: &meters,
        strategy: &args.strategy,
        recall: if args.fresh { Recall::Fresh } else { Recall::Kept },
        wanted: &wanted,
    };
    let priced = price(&entry, &question)?;
    if let (Some(only), []) = (only, priced.as_slice()) {
        return Err(Failure::usage(format!("{} is posted without {only}", entry.id())));
    }
    // A table that somebody asked for by name must be usable.
    for refused in priced.iter().filter_map(|priced| priced.as_ref().err()) {
        if posted_values.contains_key(&format!("paytable.{}", group(refused.wager))) {
            return Err(refused.breach.clone().into());
        }
    }
    let whole = match entry {
        Entry::Duel(variant) => duel::whole(variant, &posted_values, &priced)?,
        _ => None,
    };
    if args.json {
        return print_json(&out::Out::new(&entry, &proven, &priced, whole.as_ref()));
    }
    print(&(text::readable(&entry, &proven, &priced) + &text::together_all(whole.as_ref())))
}

/// A percentage with four decimals.
pub(super) fn percent(value: f64) -> String {
    format!("{:.4} %", value * 100.0)
}
