//! Prices as one JSON document.

use super::{AtStake, LeftOut, Played, PlayedLine, Priced, Prices, Whole, label, together};
use law::Proven;
use money::Cents;
use odds::{Exact, LineReport, MeterReport, Report};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::collections::BTreeMap;
use table::Bank;

#[derive(Serialize)]
struct Document<'a> {
    game: &'static str,
    posted: BTreeMap<String, serde_json::Value>,
    wagers: Vec<One<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    whole: Option<&'a Whole>,
    #[serde(skip_serializing_if = "<[LeftOut]>::is_empty")]
    left_out: &'a [LeftOut],
    bank: Bank,
    #[serde(skip_serializing_if = "<[AtStake]>::is_empty")]
    at_stake: &'a [AtStake],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unlawful: Vec<String>,
}

impl Serialize for Prices {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Prices { game, wagers, whole, left_out, played, at_stake, .. } = self;
        let bank = self.bank;
        let unlawful = self.breach.faults.iter().map(ToString::to_string).collect();
        let wagers = played.iter().map(One::Played).chain(wagers.iter().map(One::Priced));
        let (posted, wagers, whole) = (posted(&self.posted), wagers.collect(), whole.as_ref());
        Document { game, posted, wagers, whole, left_out, bank, at_stake, unlawful }.serialize(to)
    }
}

/// What is posted, as JSON values: numbers and flags bare, the rest as text.
fn posted(proven: &Proven) -> BTreeMap<String, serde_json::Value> {
    use law::Value;
    let value = |value: &Value| match value {
        Value::Flag(yes) => (*yes).into(),
        Value::Number(n) => (*n).into(),
        Value::Rate(rate) => {
            let text = rate.to_string();
            text.parse::<serde_json::Number>().map_or_else(|_| text.into(), Into::into)
        }
        other => other.to_string().into(),
    };
    let shown = |name: &&str| !name.starts_with("offers.");
    proven
        .iter()
        .filter(|(name, _)| shown(name))
        .map(|(name, v)| (name.to_string(), value(v)))
        .collect()
}

#[derive(Serialize)]
struct WagerOut<'a> {
    wager: &'static str,
    paytable: &'static str,
    edge: Option<&'a Exact>,
    hit: Option<&'a Exact>,
    deviation: Option<f64>,
    lines: Vec<LineOut<'a>>,
    method: &'static str,
    strategy: &'a str,
    basis: &'static str,
    element_of_risk: Option<&'a Exact>,
    /// All that is staked on average, where that is not the basis.
    #[serde(skip_serializing_if = "Option::is_none")]
    staked: Option<&'a Exact>,
    /// What the strategy costs more than the best, and what it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    cost: Option<&'a Exact>,
    #[serde(skip_serializing_if = "Option::is_none")]
    priced: Option<&'a str>,
    interval: Option<[f64; 2]>,
    meter: Option<MeterOut<'a>>,
    /// All deals counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    total: Option<String>,
    /// When the wager is made.
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<&'static str>,
    /// Why the table cannot be used as it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<String>,
    /// Of several wagers that are priced as one the one whose lines these are.
    #[serde(skip_serializing_if = "Option::is_none")]
    lines_of: Option<&'static str>,
    /// Each wager by itself where several are priced as one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    parts: Vec<WagerOut<'a>>,
}

#[derive(Serialize)]
struct LineOut<'a> {
    label: Cow<'a, str>,
    pays: String,
    probability: &'a Exact,
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<String>,
    rule: law::Cite,
    /// How many units of the basis lie on it, where that is not one.
    #[serde(skip_serializing_if = "Option::is_none")]
    units: Option<u8>,
    /// What it brings the player on average, per unit of the basis.
    gain: &'a Exact,
    #[serde(skip_serializing_if = "Option::is_none")]
    behind: Option<BehindOut<'a>>,
}

/// What lies behind the wager.
#[derive(Serialize)]
struct BehindOut<'a> {
    stake: &'a Exact,
    pays: String,
    rule: law::Cite,
}

#[derive(Serialize)]
struct MeterOut<'a> {
    constant: &'a Exact,
    per_unit: &'a Exact,
    break_even: Option<Cents>,
    value: Cents,
    long_run: Option<&'a Exact>,
    envy: &'a Exact,
}

/// A wager by itself, or with all that decisions put up.
#[derive(Serialize)]
#[serde(untagged)]
enum One<'a> {
    Played(&'a Played),
    Priced(&'a Priced),
}

impl Serialize for Played {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        WagerOut {
            wager: self.wager,
            paytable: self.paytable,
            edge: Some(&self.edge),
            hit: self.hit.as_ref(),
            deviation: self.deviation,
            lines: self.lines.iter().map(played_line).collect(),
            method: "exact",
            strategy: self.strategy,
            basis: self.wager,
            element_of_risk: Some(&self.element_of_risk),
            staked: Some(&self.staked),
            cost: Some(&self.cost),
            priced: Some(&self.priced),
            interval: None,
            meter: None,
            total: None,
            start: None,
            refused: None,
            lines_of: None,
            parts: Vec::new(),
        }
        .serialize(to)
    }
}

impl Serialize for Priced {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let refused = self.report.as_ref().err().map(ToString::to_string);
        let out = match &self.report {
            Ok(report) => of(report),
            Err(_) => WagerOut {
                wager: self.wager,
                paytable: self.paytable,
                edge: None,
                hit: None,
                deviation: None,
                lines: Vec::new(),
                method: "exact",
                strategy: "none",
                basis: "stake",
                element_of_risk: None,
                staked: None,
                cost: None,
                priced: None,
                interval: None,
                meter: None,
                total: None,
                start: None,
                refused: None,
                lines_of: None,
                parts: Vec::new(),
            },
        };
        WagerOut { start: self.start, refused, ..out }.serialize(to)
    }
}

/// A wager that has a price.
fn of(report: &Report) -> WagerOut<'_> {
    WagerOut {
        wager: report.wager,
        paytable: report.paytable,
        edge: Some(&report.edge),
        hit: Some(&report.hit),
        deviation: Some(report.deviation),
        lines: report.lines.iter().map(line).collect(),
        method: "exact",
        strategy: &report.strategy,
        basis: report.basis,
        element_of_risk: Some(&report.element_of_risk),
        staked: together(report).then_some(&report.staked),
        cost: None,
        priced: None,
        interval: None,
        meter: report.meter.as_ref().map(meter),
        total: Some(report.total.to_string()),
        start: None,
        refused: None,
        lines_of: report.parts.first().map(|part| part.wager),
        parts: report.parts.iter().map(of).collect(),
    }
}

fn meter(meter: &MeterReport) -> MeterOut<'_> {
    MeterOut {
        constant: &meter.constant,
        per_unit: &meter.per_unit,
        break_even: meter.break_even,
        value: meter.value,
        long_run: meter.long_run.as_ref(),
        envy: &meter.envy,
    }
}

fn played_line(line: &PlayedLine) -> LineOut<'_> {
    LineOut {
        label: line.label.into(),
        pays: line.pays.to_string(),
        probability: &line.share,
        count: None,
        rule: line.rule,
        units: None,
        gain: &line.gain,
        behind: None,
    }
}

fn line(line: &LineReport) -> LineOut<'_> {
    LineOut {
        label: label(line),
        pays: line.pay.to_string(),
        probability: &line.probability,
        count: Some(line.count.to_string()),
        rule: line.rule,
        units: (line.units != 1).then_some(line.units),
        gain: &line.gain,
        behind: line.behind.as_ref().map(|behind| BehindOut {
            stake: &behind.stake,
            pays: behind.pay.to_string(),
            rule: behind.rule,
        }),
    }
}
