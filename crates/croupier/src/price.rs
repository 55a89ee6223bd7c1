//! What wagers cost: the house's edge of every wager and pay table, exactly.
//!
//! ```
//! use croupier::price::Request;
//! use croupier::{posted, price};
//!
//! let prices = price("co/baccarat", &Request::default())?;
//! let banker = prices.wager("banker").expect("on offer");
//! assert_eq!(banker.edge.to_string(), "114753351728/10847218479825");
//! assert_eq!(banker.lines[0].rule.id, "co:30-2808(3)");
//!
//! // One wager, at a table of six decks.
//! let posted = posted([("decks", "6")]);
//! let request = Request { posted, wager: Some("tie".into()), ..Request::default() };
//! let prices = price("co/baccarat", &request)?;
//! assert_eq!(prices.wagers.len(), 1);
//! let json = serde_json::to_value(&prices).expect("JSON");
//! assert_eq!(json["posted"]["decks"], 6);
//! assert_eq!(json["wagers"][0]["wager"], "tie");
//! # Ok::<(), croupier::Error>(())
//! ```

mod duel;
mod json;
mod lawless;
mod left_out;
mod names;
pub(crate) mod nines;
pub(crate) mod pai_gow;
mod ready;
mod removed;
mod staked;
#[cfg(test)]
mod tests;
pub(crate) mod tiles;
pub(crate) mod twenty_one;
mod varied;
mod with;

pub use duel::Whole;
pub use left_out::LeftOut;
pub use removed::{Effects, Removal, Removed, removal};
pub use staked::AtStake;
pub use twenty_one::{Played, PlayedLine, RuleSet, every_rule_set};
pub use varied::{VARIATIONS_MAX, Varied, variations};
pub use with::{AsStaked, Staked, as_staked};

use crate::solving::Work;
use catalog::banked;
use catalog::{Error, Thing, Unknown};
use games::{Entry, Listed, OnLayout, Variant};
use law::{Breach, Fault, Posted, Proven};
use money::Cents;
use odds::{Census, Policy, Report, Shown};
use std::borrow::Cow;
use std::collections::BTreeMap;
use table::{Bank, Envy, Game, Kind, Layout, Offer, Seat, Terms};

/// What is to be priced. By default everything on offer at a table that posts nothing.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// What the house posts.
    pub posted: Posted,
    /// The only wager that is wanted, by its id or an alias; on a layout all marks of that wager.
    pub wager: Option<String>,
    /// How decisions are made: `best`, `never-fold`, `mimic`; `house-way`, `draw`, `stand`,
    /// `draw-on-4-5`, `best-vs-draw` where who banks may choose; `banking` for the bank's own best
    /// with tiles.
    pub strategy: String,
    /// The seat that bets, where it matters.
    pub seat: Seat,
    /// What wagers' meters show; else they show what they begin with.
    pub meters: Vec<(String, Cents)>,
    /// Cards gone from the shoe.
    pub removed: Removed,
    /// What is staked on every wager, where rounding and fees are to be counted in.
    pub stake: Option<Cents>,
    /// Whether what is unlawful is priced all the same; the prices then say what it is.
    pub anyway: bool,
}

impl Default for Request {
    fn default() -> Request {
        Request {
            posted: Posted::new(),
            wager: None,
            strategy: "best".into(),
            seat: Seat::FIRST,
            meters: Vec::new(),
            removed: Removed::default(),
            stake: None,
            anyway: false,
        }
    }
}

/// The wagers of a table, priced. As JSON it is what `croupier edge --json` writes.
#[derive(Clone, Debug)]
pub struct Prices {
    /// The game's id.
    pub game: &'static str,
    /// Its title.
    pub title: &'static str,
    /// Everything posted, defaults included.
    pub posted: Proven,
    /// Every wager that was wanted, by every pay table that is not ruled out.
    pub wagers: Vec<Priced>,
    /// Wagers that every player must make, where they are priced apart above.
    pub whole: Option<Whole>,
    /// What is posted and no figure counts, because it depends on how much is staked.
    pub left_out: Vec<LeftOut>,
    /// A game whose wagers grow by decisions, by every strategy that was asked for.
    pub played: Vec<Played>,
    /// Who the house is: whoever banks has the edge.
    pub bank: Bank,
    /// What every wager costs at the stake that was asked for.
    pub at_stake: Vec<AtStake>,
    /// What is posted against the law, where it was priced all the same.
    pub breach: Breach,
    /// The only wager that was wanted.
    pub only: Option<&'static str>,
}

/// A wager by one pay table.
#[derive(Clone, Debug)]
pub struct Priced {
    /// The wager's id.
    pub wager: &'static str,
    /// The wager of the book that it is a mark of.
    pub group: &'static str,
    /// The pay table's id.
    pub paytable: &'static str,
    /// Its price, or why the pay table cannot be used as it stands.
    pub report: Result<Report, Breach>,
    /// When the wager is made, where its price may depend on that.
    pub start: Option<&'static str>,
}

impl Prices {
    /// The price of a wager, by the first of its pay tables that can be used.
    #[must_use]
    pub fn wager(&self, id: &str) -> Option<&Report> {
        self.reports().find(|report| report.wager == id)
    }

    /// The same with the wager that was asked for by itself, where it is priced with others: what
    /// it brings, by its own lines, while all are played as one. The first of them stands for all
    /// of them, and stays.
    #[must_use]
    pub fn apart(mut self) -> Prices {
        let Some(only) = self.only else { return self };
        for priced in &mut self.wagers {
            let Ok(report) = &priced.report else { continue };
            if let Some(part) = report.parts.iter().skip(1).find(|part| part.wager == only) {
                let part = part.clone();
                *priced = Priced { start: priced.start, ..Priced::of(part.wager, part) };
            }
        }
        self
    }

    /// What is unlawful in one line; empty where nothing is.
    #[must_use]
    pub fn unlawful(&self) -> String {
        self.breach.to_string().replace('\n', "; ")
    }

    /// Every price.
    pub fn reports(&self) -> impl Iterator<Item = &Report> {
        self.wagers.iter().filter_map(|priced| priced.report.as_ref().ok())
    }
}

/// Prices the wagers of a game, or the wager that an id names.
///
/// # Errors
/// An unknown game, wager or strategy; what is posted against the law; a meter where none is.
pub fn price(id: &str, request: &Request) -> Result<Prices, Error> {
    with(id, request, Work::default())
}

/// The same for whoever watches it or keeps what was counted.
///
/// # Errors
/// As [`price`].
pub fn with(id: &str, request: &Request, work: Work<'_>) -> Result<Prices, Error> {
    scoped(id, request, work, Scope::Id)
}

/// Which wagers are meant where nobody names one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Scope<'a> {
    /// Those that the id stands for: a side wager's id means that wager.
    Id,
    /// Everything on offer at the table.
    Table,
    /// The same, by best play for wagers beside the game, too: each with what lies on it, in units
    /// of the game's first.
    Staked(&'a [(&'static str, odds::Exact)]),
}

/// The same for the wagers of a scope.
pub(crate) fn scoped(
    id: &str,
    request: &Request,
    work: Work<'_>,
    scope: Scope<'_>,
) -> Result<Prices, Error> {
    if request.anyway {
        return lawless::anyway(id, request, work, scope);
    }
    // Wagers priced together are known here only, not to the catalogue.
    let (table, pair) = match id.rsplit_once('/') {
        Some((table, pair)) if pair.contains('+') => (table, Some(pair)),
        _ => (id, None),
    };
    let (entry, wager) = banked(table)?;
    let request =
        &Request { posted: catalog::posted_at(table, &request.posted), ..request.clone() };
    let (posted, bank) = ready::proven(&entry, request)?;
    let only = request.wager.as_deref().or(pair).or(wager);
    let only = only.map(|id| names::known(&entry, id)).transpose()?;
    let groups = names::groups(&entry);
    let group = |id: &str| groups.get(id).copied();
    let (meters, own) = (meters(&entry, request)?, entry.own());
    let wanted = |id: &str| match only {
        Some(only) => id == only || group(id) == Some(only),
        None if scope != Scope::Id => true,
        None => own.is_empty() || group(id).is_some_and(|group| own.contains(&group)),
    };
    let question = Question {
        posted: &request.posted,
        seat: request.seat,
        meters: &meters,
        strategy: &request.strategy,
        work,
        wanted: &wanted,
        removed: &request.removed,
        beside: if let Scope::Staked(beside) = scope { beside } else { &[] },
    };
    let wagers = every(&entry, &question)?;
    let played = match &entry {
        Entry::TwentyOne(variant) => twenty_one::played(variant, &question)?,
        _ => Vec::new(),
    };
    if let (Some(only), [], []) = (only, wagers.as_slice(), played.as_slice()) {
        return Err(Error::usage(format!("{} is posted without {only}", entry.id())));
    }
    ready::usable(&entry, request, &wagers)?;
    let whole = match entry {
        Entry::Duel(variant) => duel::whole(variant, &request.posted, &wagers)?,
        _ => None,
    };
    let at_stake = staked::asked(&entry, request, (&wagers, &played))?;
    let left_out = left_out::left_out(&posted, request.stake);
    let (game, title, breach) = (entry.id(), entry.title(), Breach::default());
    Ok(Prices {
        game,
        title,
        posted,
        wagers,
        whole,
        left_out,
        played,
        bank,
        at_stake,
        breach,
        only,
    })
}

/// What meters show, by the ids of their wagers.
fn meters(entry: &Entry, request: &Request) -> Result<Vec<(&'static str, Cents)>, Error> {
    let one = |(wager, shown): &(String, Cents)| {
        let wager = names::known(entry, wager)?;
        let info = entry.wagers().into_iter().find(|info| info.id == wager);
        if info.is_none_or(|info| info.kind != Kind::Progressive) || shown.is_negative() {
            return Err(Error::usage(format!("{wager} has no meter that could show {shown}")));
        }
        Ok((wager, *shown))
    };
    request.meters.iter().map(one).collect()
}

/// Everything at a table that a price depends on.
pub(crate) struct Question<'a> {
    pub posted: &'a Posted,
    pub seat: Seat,
    pub meters: &'a [(&'static str, Cents)],
    pub strategy: &'a str,
    pub work: Work<'a>,
    /// Whether a wager is wanted.
    pub wanted: &'a dyn Fn(&str) -> bool,
    /// Cards gone from the shoe.
    pub removed: &'a Removed,
    /// What lies on wagers beside the game that best play weighs, in units of its first.
    pub beside: &'a [(&'static str, odds::Exact)],
}

impl Question<'_> {
    /// What the meter of an offer shows at a table of such terms.
    fn meter<G: Game>(&self, offer: &Offer<G>, terms: &Terms) -> Shown {
        let seed = offer.meter.and_then(|meter| meter.seed).unwrap_or_default();
        let shown = self.meters.iter().find(|(id, _)| *id == offer.wager.id());
        let value = shown.map_or(seed, |(_, amount)| *amount);
        Shown { value, awards: terms.fixed_awards }
    }
}

/// Prices every wanted wager of an entry, by every pay table that is not ruled out.
pub(crate) fn every(entry: &Entry, question: &Question<'_>) -> Result<Vec<Priced>, Error> {
    if !question.removed.is_empty() {
        question.removed.from(&removed::shoe(entry, question.posted)?)?;
    }
    match entry {
        Entry::Duel(variant) => duel::price(variant, question),
        Entry::Baccarat(variant) => {
            known_strategy(entry.id(), question.strategy)?;
            let (mut listed, terms) = variant.list(question.posted)?;
            let pack = question.removed.from(&terms.pack)?;
            let coup = <games::baccarat::facts::Coup as table::Facts>::NAME;
            if !question.removed.suited() {
                removed::refuse(&mut listed, |reading| reading != coup);
            }
            let mut known: BTreeMap<String, Census> = BTreeMap::new();
            let census = |listed: &Listed<games::baccarat::Baccarat>| {
                let (rules, reading) = (&listed.rules, listed.wager.reading());
                let key = format!("{reading} {:?} {:?}", rules.suit, rules.fate_suits);
                let count = || {
                    let none = || Census::new(0);
                    odds::baccarat_census(reading, rules, &pack, question.seat)
                        .unwrap_or_else(none)
                };
                known.entry(key).or_insert_with(count).clone()
            };
            Ok(each((listed, &terms), question, census, |_| "none".into()))
        }
        Entry::Nines(variant) => {
            let policy = policy(question.strategy)?;
            let (listed, terms) = variant.list(question.posted)?;
            let mut posting = variant.post(question.posted)?;
            posting.terms.pack = question.removed.from(&posting.terms.pack)?;
            let (own, house) = odds::nines_census(&posting, &policy);
            let census = |listed: &Listed<games::nines::Nines>| {
                if listed.wager.reading() == "own" { own.clone() } else { house.clone() }
            };
            Ok(each((listed, &terms), question, census, |listed| {
                if listed.wager.reading() == "own" { policy.name() } else { "house way".into() }
            }))
        }
        Entry::Pan(variant) => nines::pan(variant, question),
        Entry::PaiGow(variant) => pai_gow::price(variant, question),
        Entry::Tiles(variant) => tiles::price(variant, question),
        Entry::Pokara(variant) => nines::pokara(variant, question),
        Entry::TwentyOne(variant) => twenty_one::first_cards(variant, question),
        Entry::Roulette(_) | Entry::Dice(_) | Entry::SicBo(_) | Entry::BigSix(_) => {
            known_strategy(entry.id(), question.strategy)?;
            let marks = entry.on_layout(Marks(question));
            let mut priced = marks.unwrap_or_else(|| Ok(Vec::new()))?;
            if let Entry::Dice(variant) = entry {
                let together = odds::with_odds(&variant.post(question.posted)?).into_iter();
                let wanted = together.filter(|report| (question.wanted)(report.wager));
                priced.extend(wanted.map(|report| Priced::of(report.wager, report)));
            }
            Ok(priced)
        }
    }
}

impl Priced {
    /// A wager, or wagers priced together, of a group.
    fn of(group: &'static str, report: Report) -> Priced {
        let (wager, paytable) = (report.wager, report.paytable);
        Priced { wager, group, paytable, report: Ok(report), start: None }
    }

    /// A wager whose pay table cannot be used.
    fn refused<G: Game>(listed: &Listed<G>, breach: &Breach) -> Priced {
        let (wager, group) = (listed.wager.id(), listed.wager.group());
        let (paytable, report) = (listed.paytable, Err(breach.clone()));
        Priced { wager, group, paytable, report, start: None }
    }
}

/// Prices the marks of a layout; marks with one reading share its census.
struct Marks<'a>(&'a Question<'a>);

impl OnLayout for Marks<'_> {
    type Out = Result<Vec<Priced>, Error>;

    fn visit<L: Layout>(self, variant: &'static Variant<L>) -> Self::Out {
        let (listed, terms) = variant.list(self.0.posted)?;
        let mut known: BTreeMap<String, Census> = BTreeMap::new();
        let census = |listed: &Listed<L>| {
            let key = format!("{} {:?}", listed.wager.reading(), listed.rules);
            let count = || odds::layout_census::<L>(&listed.rules, listed.wager);
            known.entry(key).or_insert_with(count).clone()
        };
        let mut priced = each((listed, &terms), self.0, census, |_| "none".into());
        for one in &mut priced {
            one.start = L::start(one.group);
        }
        Ok(priced)
    }
}

/// A game without decisions has one way to play it.
pub(crate) fn known_strategy(id: &str, name: &str) -> Result<(), Error> {
    match name {
        "best" | "none" => Ok(()),
        _ => {
            let name = name.escape_debug();
            Err(Error::usage(format!(
                "no strategy `{name}`: {id} asks for no decision; leave it out"
            )))
        }
    }
}

/// The strategy of that name.
pub(crate) fn policy(name: &str) -> Result<Policy, Error> {
    Policy::parse(name).ok_or_else(|| {
        let known = ["best", "house-way", "draw", "stand", "draw-on-4-5"];
        let (what, name) = (Thing::Strategy, name.to_string());
        Unknown { what, name, at: None, near: known.map(String::from).to_vec() }.into()
    })
}

fn each<G: Game>(
    (listed, terms): (Vec<Listed<G>>, &Terms),
    question: &Question<'_>,
    mut census: impl FnMut(&Listed<G>) -> Census,
    strategy: impl Fn(&Listed<G>) -> String,
) -> Vec<Priced> {
    let wanted = |listed: &Listed<G>| (question.wanted)(listed.wager.id());
    let one = |listed: Listed<G>| match &listed.offer {
        Err(breach) => Priced::refused(&listed, breach),
        Ok(offer) if question.seat.n() > listed.seats_max => {
            let why = format!("there is no {} where {} is used", question.seat, listed.paytable);
            let faults = vec![Fault::Conflict { why, rule: offer.rows[0].rule }];
            Priced::refused(&listed, &Breach { faults })
        }
        Ok(offer) => {
            let (census, meter) = (census(&listed), question.meter(offer, terms));
            let report = odds::price(offer, &census, &strategy(&listed), meter);
            let report = match listed.envy {
                Envy::OtherBettors => report.envied_by_others(offer),
                Envy::Dealer => report,
            };
            Priced::of(listed.wager.group(), report)
        }
    };
    listed.into_iter().filter(wanted).map(one).collect()
}

/// Whether a report is of wagers priced together.
pub(crate) fn together(report: &Report) -> bool {
    report.basis != "stake"
}

/// A line's name; with the points of the odds behind it.
pub(crate) fn label(line: &odds::LineReport) -> Cow<'_, str> {
    match &line.behind {
        Some(behind) => format!("{}, {}", line.label, behind.on).into(),
        None => line.label.into(),
    }
}
