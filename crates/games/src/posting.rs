//! From proven values to wagers on offer: what every family of banked games shares.

use crate::variant::{ByOption, Named, Offered, Tables, Variant};
use law::{Breach, Cite, Fault, Lawful, Opt, Posted, Proven, Value};
use money::{Cents, Percent, Rate};
use std::collections::BTreeSet;
use table::{Envy, Game, Judge, Kind, Limits, Meter, Offer, Posting, Terms, line_options};

/// The options that wagers bring along: offered or not, pay table, odds, unit and seed. The marks
/// of one wager share theirs.
pub(crate) fn wager_options<G: Game>(
    wagers: &[&'static dyn Judge<G>],
    by_option: &[ByOption],
    offered: Offered,
) -> Vec<Opt> {
    let mut options: Vec<Opt> = Vec::new();
    let mut known: BTreeSet<&str> = BTreeSet::new();
    for wager in wagers {
        let id = wager.group();
        if !known.insert(id) {
            let more = line_options(*wager).into_iter();
            let new = more.filter(|o| !options.iter().any(|known| known.name == o.name));
            let new: Vec<Opt> = new.collect();
            options.extend(new);
            continue;
        }
        match offered {
            Offered::Sides(_) if !matches!(wager.kind(), Kind::Side | Kind::Progressive) => {}
            Offered::Sides(rule) | Offered::Each(rule) => {
                options.push(Opt::new(format!("offers.{id}"), "true", Lawful::Flag, rule));
            }
        }
        let tables = wager.tables();
        if tables.len() > 1 && by_option.iter().all(|by| by.wager != id) {
            let rule = wager.rows(0)[0].rule;
            let name = format!("paytable.{id}");
            options.push(Opt::new(name, tables[0], Lawful::Word(tables.clone()), rule));
        }
        if let Some(meter) = wager.meter(0) {
            let rule = wager.rows(0)[0].rule;
            if meter.increment.is_none() {
                // Where the book prints no rate, the house posts its own.
                let (Percent(least), rule) = meter.floor.unwrap_or((Percent(0), rule));
                let rates = Lawful::Rate(Rate::percent(least), Rate::percent(100));
                let name = format!("increment.{id}");
                options.push(Opt::new(name, &least.to_string(), rates, rule));
            }
            let (unit, seed) = (Lawful::Printed(Cents::new(1)), Lawful::Printed(Cents::ZERO));
            options.push(Opt::new(format!("unit.{id}"), "printed", unit, rule));
            options.push(Opt::new(format!("seed.{id}"), "printed", seed, rule));
        }
        options.extend(line_options(*wager));
    }
    options
}

/// What is posted, pay tables spelled as the table spells them: a wager by an alias, a table in
/// any case. What nobody knows stays, to be refused by its name.
pub(crate) fn spelled<G: Game>(
    posted: &Posted,
    wagers: &[&'static dyn Judge<G>],
    own: &'static [&'static str],
) -> Posted {
    let plain = |name: &str| name.replace(['-', '_', ' '], "").to_ascii_lowercase();
    let known = |name: &str| {
        let is = |wager: &&&dyn Judge<G>| {
            let mut names = wager.aliases().iter().copied().chain([wager.id(), wager.group()]);
            names.any(|known| plain(known) == plain(name))
        };
        // The one progressive that a table is named after goes by that name.
        let only = own.first().filter(|_| own.len() == 1 && name == "progressive");
        let only = only.and_then(|id| wagers.iter().find(|wager| wager.id() == *id));
        wagers.iter().find(is).or(only)
    };
    let table = |tables: Vec<&'static str>, text: &str| {
        let exact = tables.iter().find(|id| **id == text);
        exact.or(tables.iter().find(|id| id.eq_ignore_ascii_case(text))).map(ToString::to_string)
    };
    let one = |(name, text): (&String, &String)| {
        let unknown = || (name.clone(), text.clone());
        if name == "paytable" {
            let all = wagers.iter().flat_map(|wager| wager.tables()).collect();
            return (name.clone(), table(all, text).unwrap_or_else(|| text.clone()));
        }
        let Some(wager) = name.strip_prefix("paytable.").and_then(known) else { return unknown() };
        let text = table(wager.tables(), text).unwrap_or_else(|| text.clone());
        (format!("paytable.{}", wager.group()), text)
    };
    posted.iter().map(one).collect()
}

/// What is posted, with pay tables named that need no naming, that an option decides or that
/// several wagers have together, put as the table understands them.
pub(crate) fn by_tables<G: Game>(
    posted: &Posted,
    wagers: &[&'static dyn Judge<G>],
    by_option: &[ByOption],
    options: &[Opt],
    several: Named,
) -> Posted {
    let mut all = posted.clone();
    let known = |option: &str| options.iter().any(|known| known.name == option);
    for wager in wagers {
        let (name, tables) = (format!("paytable.{}", wager.group()), wager.tables());
        let Some(table) = posted.get(&name).filter(|table| tables.contains(&table.as_str()))
        else {
            continue;
        };
        match by_option.iter().find(|by| by.wager == wager.id()) {
            Some(by) if names(by, table, &mut all) => drop(all.remove(&name)),
            None if tables.len() == 1 && !known(&name) => drop(all.remove(&name)),
            _ => {}
        }
    }
    match several {
        Named::Together => one_for_all(&all, wagers, by_option),
        Named::Each => all,
    }
}

/// Posts the option by which a pay table is in use; whether there is one.
fn names(by: &ByOption, table: &str, all: &mut Posted) -> bool {
    let (option, value) = match by.tables {
        Tables::Modes | Tables::Printed => {
            let Some((_, option, value)) = by.posts.iter().find(|(id, ..)| *id == table) else {
                return false;
            };
            (*option, *value)
        }
        Tables::Together(option) => (option, table),
    };
    all.entry(option.to_string()).or_insert(value.to_string());
    true
}

/// Pay tables that are named for a wager and are not the ones that options make them: neither of
/// two that contradict each other is dropped.
pub(crate) fn contradicted<G: Game>(
    posted: &Posted,
    wagers: &[&'static dyn Judge<G>],
    by_option: &[ByOption],
    proven: &Proven,
) -> Vec<Fault> {
    let fault = |by: &ByOption| {
        let wager = wagers.iter().find(|wager| wager.id() == by.wager)?;
        let (name, used) = (format!("paytable.{}", wager.group()), (by.table)(proven));
        let named = posted.get(&name).filter(|named| *named != used)?;
        let at = wager.tables().iter().position(|table| table == named)?;
        let why = format!("{name} = {named}, and another option makes it {used}");
        Some(Fault::Conflict { why, rule: wager.rows(at)[0].rule })
    };
    by_option.iter().filter_map(fault).collect()
}

/// Where one printed pay table covers several wagers: naming it for one names it for all.
fn one_for_all<G: Game>(
    posted: &Posted,
    wagers: &[&'static dyn Judge<G>],
    by_option: &[ByOption],
) -> Posted {
    let mut all = posted.clone();
    let own = |wager: &&&dyn Judge<G>| by_option.iter().all(|by| by.wager != wager.id());
    for wager in wagers.iter().filter(own) {
        let tables = wager.tables();
        let Some(table) = posted.get(&format!("paytable.{}", wager.group())) else { continue };
        let like = |other: &&&dyn Judge<G>| tables.len() > 1 && other.tables() == tables;
        for other in wagers.iter().filter(own).filter(like) {
            all.entry(format!("paytable.{}", other.group())).or_insert(table.clone());
        }
    }
    all
}

/// Whether the house has left a wager out.
pub(crate) fn left_out(group: &str, proven: &Proven) -> bool {
    proven.get(&format!("offers.{group}")) == Some(&Value::Flag(false))
}

/// A wager by one of its pay tables, for a list of all of them.
pub struct Listed<G: Game> {
    /// The wager.
    pub wager: &'static dyn Judge<G>,
    /// The pay table's id.
    pub paytable: &'static str,
    /// What the play depends on when that table is in use.
    pub rules: G::Rules,
    /// The highest seat number at a table that uses it.
    pub seats_max: u8,
    /// Who receives envy pays.
    pub envy: Envy,
    /// The offer, or why it cannot be made.
    pub offer: Result<Offer<G>, Breach>,
}

/// Every pay table of every wager on offer; only the one in use where it is posted or follows
/// from another option.
pub(crate) fn listed<G: Game>(
    wagers: &[&'static dyn Judge<G>],
    (proven, posted): (&Proven, &Posted),
    terms: &Terms,
    by_option: impl Fn(&str) -> Option<&'static ByOption>,
    rules: impl Fn(&Proven) -> G::Rules,
) -> Vec<Listed<G>> {
    let mut list = Vec::new();
    for wager in wagers {
        let id = wager.group();
        if left_out(id, proven) {
            continue;
        }
        let name = format!("paytable.{id}");
        let by = by_option(wager.id());
        let chosen = by.is_some() || posted.contains_key(&name);
        let fixed = chosen.then(|| in_use(*wager, by, proven));
        for (table, paytable) in wager.tables().into_iter().enumerate() {
            if fixed.is_some_and(|fixed| fixed != table) {
                continue;
            }
            let mut proven = proven.clone();
            proven.set(&name, Value::Word(paytable.to_string()));
            let offer = Offer::post(*wager, table, &proven).and_then(|mut offer| {
                offer.meter =
                    metered(&offer, &proven).map_err(|fault| Breach { faults: vec![fault] })?;
                Ok(offer)
            });
            let rules = rules(&proven);
            let (seats_max, envy) = (terms.seats_max, terms.envy);
            list.push(Listed { wager: *wager, paytable, rules, seats_max, envy, offer });
        }
    }
    list
}

/// The number of the pay table in use: what another option decides, the only one there is, or the
/// one that is posted.
fn in_use<G: Game>(wager: &dyn Judge<G>, by: Option<&ByOption>, proven: &Proven) -> usize {
    let tables = wager.tables();
    let name = format!("paytable.{}", wager.group());
    let id = match by {
        Some(by) => (by.table)(proven),
        None if tables.len() == 1 => return 0,
        None => proven.word(&name),
    };
    let Some(at) = tables.iter().position(|table| *table == id) else {
        // invariant: an option names a pay table of its wager.
        panic!("{} has no pay table `{id}`", wager.id())
    };
    at
}

/// A table out of its parts, or everything wrong with them at once.
pub(crate) fn assemble<G: Game>(
    variant: &Variant<G>,
    proven: &Proven,
    mut faults: Vec<Fault>,
    terms: Result<Terms, Breach>,
    offers: Result<Vec<Offer<G>>, Breach>,
) -> Result<Posting<G>, Breach> {
    let terms = terms.and_then(|terms| limits_fit(&terms).map(|()| terms));
    match (terms, offers) {
        (Ok(terms), Ok(offers)) if faults.is_empty() => Ok(Posting {
            id: variant.id,
            title: variant.title,
            posted: proven.posted(),
            rules: variant.house.rules(proven),
            offers,
            chance: variant.chance.of(&terms.pack),
            rota: variant.house.rota(proven),
            left_out: variant.house.offered().rule(),
            terms,
        }),
        (terms, offers) => {
            let more = [terms.err(), offers.err()].into_iter().flatten();
            faults.extend(more.flat_map(|breach| breach.faults));
            Err(Breach { faults })
        }
    }
}

/// The wagers on offer, each by the table in use.
pub(crate) fn offers<G: Game>(
    wagers: &[&'static dyn Judge<G>],
    proven: &Proven,
    by_option: impl Fn(&str) -> Option<&'static ByOption>,
) -> Result<Vec<Offer<G>>, Breach> {
    let mut offered = Vec::new();
    let mut breach = Breach::default();
    for wager in wagers {
        if left_out(wager.group(), proven) {
            continue;
        }
        let table = in_use(*wager, by_option(wager.id()), proven);
        match Offer::post(*wager, table, proven) {
            Ok(mut offer) => match metered(&offer, proven) {
                Ok(meter) => {
                    offer.meter = meter;
                    offered.push(offer);
                }
                Err(fault) => breach.faults.push(fault),
            },
            Err(lost) => breach.faults.extend(lost.faults),
        }
    }
    if breach.faults.is_empty() { Ok(offered) } else { Err(breach) }
}

/// The meter of an offer with its posted unit and seed. A printed seed is fixed, scaled to the
/// stake; with a reserve meter the house starts from what it likes.
fn metered<G: Game>(offer: &Offer<G>, proven: &Proven) -> Result<Option<Meter>, Fault> {
    let Some(meter) = offer.meter else { return Ok(None) };
    let id = offer.wager.id();
    let posted = |what: &str| proven.amount(&format!("{what}.{id}"));
    let is_posted = posted("unit").is_some();
    let unit = posted("unit").unwrap_or(meter.unit);
    let fixed = meter.seed.map(|seed| offer.scaled(seed, unit));
    let meter_of = |seed| {
        let rate = || proven.rate(&format!("increment.{id}"));
        let some = |rate: &Rate| rate.hundredths() > 0;
        let increment = meter.increment.or_else(|| Some(rate()).filter(some));
        Some(Meter { unit, seed, increment, posted: is_posted, ..meter })
    };
    match (posted("seed"), fixed) {
        (Some(seed), Some(fixed)) if seed != fixed => {
            let (name, posted, lawful) = (format!("seed.{id}"), seed.plain(), fixed.plain());
            let fault = Fault::Unlawful { name, posted, lawful, rule: offer.rows[0].rule };
            match law::standing(vec![fault]).pop() {
                Some(fault) => Err(fault),
                None => Ok(meter_of(Some(seed))),
            }
        }
        (posted, fixed) => Ok(meter_of(fixed.or(posted))),
    }
}

/// Money limits as two options.
pub(crate) fn limit_options(names: [&'static str; 2], rule: Cite) -> [Opt; 2] {
    let money = || Lawful::Money(Cents::new(1), Cents::READ_MAX);
    let most = Cents::READ_MAX.plain();
    [Opt::new(names[0], "0.01", money(), rule), Opt::new(names[1], &most, money(), rule)]
}

/// Limits of the side wagers: each is the table's unless the house posts another, which a rule may
/// keep within the table's.
pub(crate) fn side_limits(
    main: Limits,
    within: Option<Cite>,
    posted: &Posted,
    proven: &Proven,
) -> Result<Limits, Breach> {
    let mut side = main;
    let mut faults = Vec::new();
    for (name, limit) in [("side_min", &mut side.min), ("side_max", &mut side.max)] {
        let Some(text) = posted.get(name) else { continue };
        *limit = proven.money(name);
        let outside = *limit < main.min || *limit > main.max;
        if let Some(rule) = within.filter(|_| outside) {
            let lawful = format!("within {} and {}", main.min.plain(), main.max.plain());
            faults.push(Fault::Unlawful { name: name.into(), posted: text.clone(), lawful, rule });
        }
    }
    law::hold(faults).map(|()| side)
}

/// A table on which no stake is both large and small enough does not open.
pub(crate) fn limits_fit(terms: &Terms) -> Result<(), Breach> {
    let crossed = |limits: &&Limits| limits.min > limits.max;
    let fault = |limits: &Limits| Fault::Conflict {
        why: format!("the minimum {} is above the maximum {}", limits.min, limits.max),
        rule: limits.rule,
    };
    let mut faults: Vec<Fault> =
        [&terms.main, &terms.side].into_iter().filter(crossed).map(fault).collect();
    faults.dedup();
    law::hold(faults)
}
