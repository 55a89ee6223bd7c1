//! From proven values to wagers on offer: what every family of banked games shares.

use law::{Breach, Cite, Fault, Lawful, Opt, Proven};
use money::Cents;
use table::{Due, Game, Judge, Kind, Meter, Offer, Pay, line_options};

/// How a wager's pay table is chosen.
#[derive(Clone, Copy)]
pub(crate) struct Choice {
    /// Wagers whose table follows from another option.
    pub by_option: &'static [&'static str],
    /// The rule that lets the house choose.
    pub rule: Cite,
}

/// The options that wagers bring along: offered or not, pay table, odds, unit and seed.
pub(crate) fn wager_options<G: Game>(
    wagers: &[&'static dyn Judge<G>],
    choice: Choice,
    offered: Cite,
) -> Vec<Opt> {
    let mut options = Vec::new();
    for wager in wagers {
        let id = wager.id();
        if wager.kind() != Kind::Main {
            options.push(Opt::new(format!("offers.{id}"), "true", Lawful::Flag, offered));
        }
        let tables = wager.tables();
        if tables.len() > 1 && !choice.by_option.contains(&id) {
            let rule = wager.rows(0)[0].rule;
            let name = format!("paytable.{id}");
            options.push(Opt::new(name, tables[0], Lawful::Word(tables.clone()), rule));
        }
        if let Some(meter) = wager.meter(0) {
            let rule = wager.rows(0)[0].rule;
            let money = Lawful::Money(Cents::ZERO, Cents::READ_MAX);
            let cent = Lawful::Money(Cents::new(1), Cents::READ_MAX);
            let unit = meter.unit.plain();
            options.push(Opt::new(format!("unit.{id}"), &unit, cent, rule));
            options.push(Opt::new(format!("seed.{id}"), "0.00", money, rule));
        }
        options.extend(line_options(*wager));
    }
    let _ = choice.rule;
    options
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
        let id = wager.id();
        if wager.kind() != Kind::Main && !proven.flag(&format!("offers.{id}")) {
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
    let default = offer.wager.meter(0).map_or(meter.unit, |first| first.unit);
    let posted = proven.money(&format!("unit.{id}"));
    // The default unit is that of the first table; each table has its own.
    let unit = if posted == default { meter.unit } else { posted };
    let seed = proven.money(&format!("seed.{id}"));
    let scaled = meter.seed.map(|seed| Cents::new(seed.get() * unit.get() / meter.unit.get()));
    match scaled {
        Some(fixed) if seed != Cents::ZERO && seed != fixed => Err(Fault::Unlawful {
            name: format!("seed.{id}"),
            posted: seed.plain(),
            lawful: fixed.plain(),
            rule: offer.rows[0].rule,
        }),
        Some(fixed) => Ok(Some(Meter { unit, seed: Some(fixed), ..meter })),
        None => Ok(Some(Meter { unit, seed: Some(seed), ..meter })),
    }
}

/// Money limits as two options.
pub(crate) fn limit_options(names: [&'static str; 2], rule: Cite) -> [Opt; 2] {
    let money = || Lawful::Money(Cents::new(1), Cents::READ_MAX);
    let most = Cents::READ_MAX.plain();
    [Opt::new(names[0], "0.01", money(), rule), Opt::new(names[1], &most, money(), rule)]
}

/// What a fixed or least figure reads in a list of pay tables.
#[must_use]
pub fn printed(due: Due) -> String {
    match due {
        Due::Fixed(pay) => describe(pay),
        Due::AtLeast(odds) => format!("at least {odds}"),
        Due::Less(odds) => format!("{odds} less vigorish"),
        Due::Charge => "stake less vigorish".into(),
        Due::Lost(_) => "lost in the book".into(),
    }
}

/// What a line pays, in words.
#[must_use]
pub fn describe(pay: Pay) -> String {
    match pay {
        Pay::To(odds) => odds.to_string(),
        Pay::For(odds) => format!("{} for {}", odds.gain(), odds.unit()),
        Pay::Push => "push".into(),
        Pay::Lose => "loses".into(),
        Pay::Flat(amount) => amount.to_string(),
        Pay::Share(percent) => format!("{percent} of the meter"),
        Pay::Less(odds, percent) => format!("{odds} less {percent}"),
        Pay::Charge(percent) => format!("push less {percent}"),
    }
}
