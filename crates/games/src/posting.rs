//! From proven values to wagers on offer: what every family of banked games shares.

use law::{Breach, Cite, Fault, Lawful, Opt, Posted, Proven, Value};
use money::{Cents, Percent};
use std::collections::BTreeSet;
use table::{Game, Judge, Kind, Limits, Meter, Offer, Posting, Terms, line_options};

/// Which wagers a house may leave out, and the rule.
#[derive(Clone, Copy)]
pub(crate) enum Offered {
    /// Those beside the game itself.
    Sides(Cite),
    /// Every one.
    Each(Cite),
}

/// The options that wagers bring along: offered or not, pay table, odds, unit and seed. The marks
/// of one wager share theirs.
pub(crate) fn wager_options<G: Game>(
    wagers: &[&'static dyn Judge<G>],
    by_option: &[&str],
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
        if tables.len() > 1 && !by_option.contains(&id) {
            let rule = wager.rows(0)[0].rule;
            let name = format!("paytable.{id}");
            options.push(Opt::new(name, tables[0], Lawful::Word(tables.clone()), rule));
        }
        if let Some(meter) = wager.meter(0) {
            let rule = wager.rows(0)[0].rule;
            if meter.increment.is_none() {
                // Where the book prints no rate, the house posts its own.
                let (Percent(least), rule) = meter.floor.unwrap_or((Percent(0), rule));
                let (name, percent) = (format!("increment.{id}"), Lawful::Between(least, 100));
                options.push(Opt::new(name, &least.to_string(), percent, rule));
            }
            let (unit, seed) = (Lawful::Printed(Cents::new(1)), Lawful::Printed(Cents::ZERO));
            options.push(Opt::new(format!("unit.{id}"), "printed", unit, rule));
            options.push(Opt::new(format!("seed.{id}"), "printed", seed, rule));
        }
        options.extend(line_options(*wager));
    }
    options
}

/// Pay tables that follow from an option: naming the table posts the option.
const BY_OPTION: [(&str, &str, &str); 12] = [
    ("vigorish", "vigorish_mode", "win"),
    ("vigorish", "commission_free", "false"),
    ("tie-vigorish", "vigorish_mode", "tie"),
    ("commission-free", "commission_free", "true"),
    ("any-pair", "match_pair", "any"),
    ("unsuited-pair", "match_pair", "unsuited"),
    ("win", "banker_3card7", "win"),
    ("push", "banker_3card7", "push"),
    ("lose", "banker_tie_2_9", "lose"),
    ("push", "banker_tie_2_9", "push"),
    ("PT-min", "pair_plus_on_fold", "kept"),
    ("forfeit", "pair_plus_on_fold", "forfeit"),
];

/// What is posted, with pay tables named that need no naming, or that an option decides, put as
/// the table understands them.
pub(crate) fn by_tables<G: Game>(
    posted: &Posted,
    wagers: &[&'static dyn Judge<G>],
    options: &[Opt],
) -> Posted {
    let mut all = posted.clone();
    for wager in wagers {
        let (name, tables) = (format!("paytable.{}", wager.group()), wager.tables());
        let Some(table) = posted.get(&name).filter(|table| tables.contains(&table.as_str()))
        else {
            continue;
        };
        let known = |option: &str| options.iter().any(|known| known.name == option);
        let decides = |(id, option, _): &&(&str, &str, &str)| id == table && known(option);
        let decided = BY_OPTION.iter().find(decides).filter(|_| tables.len() > 1);
        if known(&name) {
            continue;
        }
        if let Some((_, option, value)) = decided {
            all.entry((*option).to_string()).or_insert((*value).to_string());
        }
        // Some wagers have one pay table together.
        let other = all.get("paytable").is_some_and(|chosen| chosen != table);
        let together = known("paytable") && tables.len() > 1 && !other;
        if together {
            all.entry("paytable".to_string()).or_insert(table.clone());
        }
        if decided.is_some() || together || tables.len() == 1 {
            all.remove(&name);
        }
    }
    all
}

/// A wager by one of its pay tables, for a list of all of them.
pub struct Listed<G: Game> {
    /// The wager.
    pub wager: &'static dyn Judge<G>,
    /// The pay table's id.
    pub paytable: &'static str,
    /// What the play depends on when that table is in use.
    pub rules: G::Rules,
    /// The offer, or why it cannot be made.
    pub offer: Result<Offer<G>, Breach>,
}

/// Every pay table of every wager on offer; only the one in use where it is posted or follows
/// from another option.
pub(crate) fn listed<G: Game>(
    wagers: &[&'static dyn Judge<G>],
    (proven, posted): (&Proven, &Posted),
    by_option: impl Fn(&dyn Judge<G>) -> Option<usize>,
    rules: impl Fn(&Proven) -> Result<G::Rules, Breach>,
) -> Result<Vec<Listed<G>>, Breach> {
    let mut list = Vec::new();
    for wager in wagers {
        let id = wager.group();
        if proven.get(&format!("offers.{id}")) == Some(&Value::Flag(false)) {
            continue;
        }
        let tables = wager.tables();
        let name = format!("paytable.{id}");
        let chosen = posted.get(&name).and_then(|id| tables.iter().position(|t| t == id));
        let fixed = by_option(*wager).or(chosen);
        for (table, paytable) in tables.into_iter().enumerate() {
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
            list.push(Listed { wager: *wager, paytable, rules: rules(&proven)?, offer });
        }
    }
    Ok(list)
}

/// A table out of its parts, or everything wrong with them at once.
pub(crate) fn assemble<G: Game>(
    (id, title): (&'static str, &'static str),
    proven: &Proven,
    mut faults: Vec<Fault>,
    run: Result<(G::Rules, Terms), Breach>,
    offers: Result<Vec<Offer<G>>, Breach>,
) -> Result<Posting<G>, Breach> {
    let run = run.and_then(|run| limits_fit(&run.1).map(|()| run));
    match (run, offers) {
        (Ok((rules, terms)), Ok(offers)) if faults.is_empty() => {
            let cards = terms.pack.cards().map(Into::into).collect();
            let chance = table::Chance::Deck { cards: table::Cards::row(cards) };
            let posted = proven.posted();
            Ok(Posting { id, title, posted, rules, offers, terms, chance, rota: None })
        }
        (run, offers) => {
            let more = [run.err(), offers.err()].into_iter().flatten();
            faults.extend(more.flat_map(|breach| breach.faults));
            Err(Breach { faults })
        }
    }
}

/// The wagers on offer, each by the table in use.
pub(crate) fn offers<G: Game>(
    wagers: &[&'static dyn Judge<G>],
    proven: &Proven,
    table: impl Fn(&dyn Judge<G>) -> Option<usize>,
) -> Result<Vec<Offer<G>>, Breach> {
    let mut offered = Vec::new();
    let mut breach = Breach::default();
    for wager in wagers {
        let id = wager.group();
        if proven.get(&format!("offers.{id}")) == Some(&Value::Flag(false)) {
            continue;
        }
        let chosen = proven.word(&format!("paytable.{id}"));
        let named = wager.tables().iter().position(|table| *table == chosen);
        let table = table(*wager).or(named).unwrap_or(0);
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
    let posted = |what: &str| match proven.get(&format!("{what}.{id}")) {
        Some(Value::Money(amount)) => Some(*amount),
        _ => None,
    };
    let unit = posted("unit").unwrap_or(meter.unit);
    let fixed = meter.seed.map(|seed| offer.scaled(seed, unit));
    match (posted("seed"), fixed) {
        (Some(seed), Some(fixed)) if seed != fixed => Err(Fault::Unlawful {
            name: format!("seed.{id}"),
            posted: seed.plain(),
            lawful: fixed.plain(),
            rule: offer.rows[0].rule,
        }),
        (posted, fixed) => {
            let rate = Some(proven.number(&format!("increment.{id}"))).filter(|rate| *rate > 0);
            let increment = meter.increment.or(rate.map(Percent));
            Ok(Some(Meter { unit, seed: fixed.or(posted), increment, ..meter }))
        }
    }
}

/// Money limits as two options.
pub(crate) fn limit_options(names: [&'static str; 2], rule: Cite) -> [Opt; 2] {
    let money = || Lawful::Money(Cents::new(1), Cents::READ_MAX);
    let most = Cents::READ_MAX.plain();
    [Opt::new(names[0], "0.01", money(), rule), Opt::new(names[1], &most, money(), rule)]
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
    if faults.is_empty() { Ok(()) } else { Err(Breach { faults }) }
}
