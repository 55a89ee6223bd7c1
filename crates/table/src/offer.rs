//! A wager as one house offers it: the pay table in use, with posted figures.

use crate::{Due, Game, Judge, Kind, Meter, Pay, Row};
use law::{Breach, Fault, Lawful, Opt, Proven, Value};
use money::{Cents, Odds, Percent, Rounding};
use std::fmt;
use std::sync::OnceLock;

/// A wager on offer: class by class, what it pays.
pub struct Offer<G: Game> {
    /// The wager.
    pub wager: &'static dyn Judge<G>,
    /// The pay table in use.
    pub table: usize,
    /// Its lines.
    pub rows: Vec<Row>,
    /// What each line pays here.
    pub pays: Vec<Pay>,
    /// The meter it pays from.
    pub meter: Option<Meter>,
    /// The line of each class, once somebody asks for all: a table that opens has thousands of
    /// classes, and judges a few.
    ruling: OnceLock<Vec<u8>>,
}

impl<G: Game> Clone for Offer<G> {
    fn clone(&self) -> Offer<G> {
        Offer {
            wager: self.wager,
            table: self.table,
            rows: self.rows.clone(),
            pays: self.pays.clone(),
            meter: self.meter,
            ruling: self.ruling.clone(),
        }
    }
}

impl<G: Game> fmt::Debug for Offer<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} by {}", self.wager.id(), self.paytable())
    }
}

/// What a catalogue says of a wager.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct WagerInfo {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub title: &'static str,
    /// The wager of the book of which it is a mark; its own id where it is no mark.
    pub group: &'static str,
    /// Its place at the table.
    #[serde(serialize_with = "listed")]
    pub kind: Kind,
    /// The ids of its pay tables.
    pub paytables: Vec<&'static str>,
}

/// A catalogue counts what decisions make to the game itself.
#[allow(clippy::trivially_copy_pass_by_ref)] // serde passes a reference
fn listed<S: serde::Serializer>(kind: &Kind, to: S) -> Result<S::Ok, S::Error> {
    serde::Serialize::serialize(if *kind == Kind::Later { &Kind::Main } else { kind }, to)
}

impl<G: Game> Offer<G> {
    /// The wager by the pay table of that number, with the figures the house has proven.
    ///
    /// # Errors
    /// A breach for each line whose figure is lost in the book and not supplied.
    pub fn post(
        wager: &'static dyn Judge<G>,
        table: usize,
        proven: &Proven,
    ) -> Result<Offer<G>, Breach> {
        let rows = wager.rows(table);
        let mut faults = Vec::new();
        let mut pays = Vec::with_capacity(rows.len());
        for row in &rows {
            match due(wager, row, proven) {
                Ok(pay) => pays.push(pay),
                Err(fault) => faults.push(fault),
            }
        }
        if !faults.is_empty() {
            return Err(Breach { faults });
        }
        let (meter, ruling) = (wager.meter(table), OnceLock::new());
        Ok(Offer { wager, table, rows, pays, meter, ruling })
    }

    /// The wager by the pay table of that number, with what each of its lines pays, and no meter.
    #[must_use]
    pub fn paying(wager: &'static dyn Judge<G>, table: usize, pays: Vec<Pay>) -> Offer<G> {
        let (rows, ruling) = (wager.rows(table), OnceLock::new());
        Offer { wager, table, rows, pays, meter: None, ruling }
    }

    /// The id of the pay table in use.
    #[must_use]
    pub fn paytable(&self) -> &'static str {
        self.wager.tables()[self.table]
    }

    /// For each class the number of the line that rules it; `u8::MAX` where no round can be in it.
    #[must_use]
    pub fn ruling(&self) -> &[u8] {
        let all = || (0..self.wager.classes()).map(|class| self.wager.line(self.table, class));
        self.ruling.get_or_init(|| all().collect())
    }

    /// The number of the line that rules a class.
    #[must_use]
    pub fn line(&self, class: usize) -> usize {
        let line = |known: &Vec<u8>| known[class];
        let known = self.ruling.get().map(line);
        usize::from(known.unwrap_or_else(|| self.wager.line(self.table, class)))
    }

    /// The line that rules a class, and what it pays.
    #[must_use]
    pub fn judge(&self, class: usize) -> (&Row, Pay) {
        let line = self.line(class);
        (&self.rows[line], self.pays[line])
    }

    /// A figure that the pay table prints for one unit, for a stake that may be of another unit.
    #[must_use]
    pub fn scaled(&self, printed: Cents, stake: Cents) -> Cents {
        if self.meter.is_some_and(|meter| meter.fixed) {
            return printed;
        }
        let parts = i128::from(printed.get()) * i128::from(stake.get());
        Rounding::DOWN.divide(parts, i128::from(self.printed_unit().get()))
    }

    /// The stake for which the pay table prints its figures: whatever the house posts, where the
    /// book prints none.
    #[must_use]
    pub fn printed_unit(&self) -> Cents {
        let printed = self.wager.meter(self.table);
        let meter = if printed.is_some_and(|meter| meter.fixed) { self.meter } else { printed };
        meter.map_or(Cents::dollars(1), |meter| meter.unit)
    }

    /// What a catalogue says of it.
    #[must_use]
    pub fn info(wager: &dyn Judge<G>) -> WagerInfo {
        WagerInfo {
            id: wager.id(),
            title: wager.title(),
            group: wager.group(),
            kind: wager.kind(),
            paytables: wager.tables(),
        }
    }
}

fn due<G: Game>(wager: &dyn Judge<G>, row: &Row, proven: &Proven) -> Result<Pay, Fault> {
    match row.due {
        Due::Fixed(pay) => Ok(pay),
        Due::AtLeast(least) => odds(wager, row, least, proven).map(Pay::To),
        Due::ForAtLeast(least) => odds(wager, row, least, proven).map(Pay::For),
        Due::SliceAtLeast(least) => {
            let posted = proven.number(&format!("percent.{}.{}", wager.group(), slug(row.label)));
            Ok(Pay::Slice(Percent(posted).max(least)))
        }
        Due::FlatAtLeast(least) => flat(wager, row, least, proven).map(Pay::Flat),
        Due::Less(odds) => Ok(Pay::Less(odds, Percent(proven.number("vigorish")))),
        Due::Charge => Ok(Pay::Charge(Percent(proven.number("vigorish")))),
        Due::Lost(reading) => {
            let name = format!("pays.{}.{}", wager.group(), slug(row.label));
            match proven.get(&name) {
                Some(Value::Money(amount)) => Ok(Pay::Flat(*amount)),
                _ => Err(Fault::Conflict {
                    why: format!("`{}` is lost in the book: supply it as {name}", row.label),
                    rule: reading,
                }),
            }
        }
    }
}

/// A fault that stands, unless somebody asks what it would come to.
fn held(fault: Fault) -> Result<(), Fault> {
    law::standing(vec![fault]).pop().map_or(Ok(()), Err)
}

/// The amount of a line that a house may better.
fn flat<G: Game>(
    wager: &dyn Judge<G>,
    row: &Row,
    least: Cents,
    proven: &Proven,
) -> Result<Cents, Fault> {
    let name = format!("pays.{}.{}", wager.group(), slug(row.label));
    match proven.amount(&name) {
        // Lawful by another table of this wager, too little by the one in use.
        Some(amount) if amount < least => {
            let (posted, lawful) = (amount.plain(), format!("at least {}", least.plain()));
            held(Fault::Unlawful { name, posted, lawful, rule: row.rule }).map(|()| amount)
        }
        amount => Ok(amount.unwrap_or(least)),
    }
}

/// The odds of a line that a house may better.
fn odds<G: Game>(
    wager: &dyn Judge<G>,
    row: &Row,
    least: Odds,
    proven: &Proven,
) -> Result<Odds, Fault> {
    let name = format!("odds.{}.{}", wager.group(), slug(row.label));
    match proven.odds(&name) {
        // Lawful by another table of this wager, too little by the one in use.
        Some(odds) if odds < least => {
            let posted = format!("{}:{}", odds.gain(), odds.unit());
            let lawful = Lawful::AtLeast(least).to_string();
            held(Fault::Unlawful { name, posted, lawful, rule: row.rule }).map(|()| odds)
        }
        odds => Ok(odds.unwrap_or(least)),
    }
}

/// The options a wager's lines leave to the house: better odds, and figures lost in the book.
#[must_use]
pub fn line_options<G: Game>(wager: &dyn Judge<G>) -> Vec<Opt> {
    let mut options: Vec<Opt> = Vec::new();
    let tables = wager.tables();
    for row in (0..tables.len()).flat_map(|table| wager.rows(table)) {
        let named = |prefix: &str| format!("{prefix}.{}.{}", wager.group(), slug(row.label));
        match row.due {
            Due::Fixed(_) | Due::Less(_) | Due::Charge => {}
            Due::AtLeast(least) | Due::ForAtLeast(least) => {
                let default = format!("{}:{}", least.gain(), least.unit());
                let option = Opt::new(named("odds"), &default, Lawful::AtLeast(least), row.rule);
                offer_better(&mut options, option);
            }
            Due::SliceAtLeast(Percent(least)) => {
                let percent = Lawful::Between(least, 100);
                let (name, default) = (named("percent"), least.to_string());
                offer_once(&mut options, Opt::new(name, &default, percent, row.rule));
            }
            Due::FlatAtLeast(least) => {
                let option = Opt::new(named("pays"), "printed", Lawful::Printed(least), row.rule);
                offer_more(&mut options, option);
            }
            Due::Lost(reading) => {
                let option = Opt::new(named("pays"), "lost", Lawful::Supplied, reading);
                offer_once(&mut options, option);
            }
        }
    }
    options
}

/// Adds an option that several tables may share.
fn offer_once(options: &mut Vec<Opt>, option: Opt) {
    if !options.iter().any(|known| known.name == option.name) {
        options.push(option);
    }
}

/// Adds an option for an amount: whatever the table in use prints, or more than the least of all.
fn offer_more(options: &mut Vec<Opt>, option: Opt) {
    let Some(known) = options.iter_mut().find(|known| known.name == option.name) else {
        options.push(option);
        return;
    };
    if let (Lawful::Printed(least), Lawful::Printed(other)) = (&known.lawful, &option.lawful) {
        known.lawful = Lawful::Printed(*least.min(other));
    }
}

/// Adds an option for odds. Tables that print different figures for a line share one option,
/// whose default is whatever the table in use prints.
fn offer_better(options: &mut Vec<Opt>, option: Opt) {
    let Some(known) = options.iter_mut().find(|known| known.name == option.name) else {
        options.push(option);
        return;
    };
    if let (Lawful::AtLeast(least) | Lawful::PrintedOdds(least), Lawful::AtLeast(other)) =
        (&known.lawful, &option.lawful)
        && least != other
    {
        known.lawful = Lawful::PrintedOdds(*least.min(other));
        known.default = Value::Word("printed".into());
    }
}

/// A label as part of an option's name: `wins by 9` becomes `wins-by-9`.
#[must_use]
pub fn slug(label: &str) -> String {
    let mut slug = String::new();
    for letter in label.chars() {
        if letter.is_ascii_alphanumeric() {
            slug.push(letter.to_ascii_lowercase());
        } else if !slug.ends_with('-') && !slug.is_empty() && letter != '\'' {
            slug.push('-');
        }
    }
    slug.trim_end_matches('-').to_string()
}
