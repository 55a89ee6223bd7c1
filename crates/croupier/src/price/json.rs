//! Prices as one JSON document.

use super::{LeftOut, Played, PlayedLine, Priced, Prices, Whole, label, together};
use law::Proven;
use money::Cents;
use odds::{Exact, LineReport, MeterReport};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::collections::BTreeMap;

#[derive(Serialize)]
struct Document<'a> {
    game: &'static str,
    posted: BTreeMap<String, serde_json::Value>,
    wagers: Vec<One<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    whole: Option<&'a Whole>,
    #[serde(skip_serializing_if = "<[LeftOut]>::is_empty")]
    left_out: &'a [LeftOut],
}

impl Serialize for Prices {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Prices { game, wagers, whole, left_out, played, .. } = self;
        let wagers = played.iter().map(One::Played).chain(wagers.iter().map(One::Priced));
        let (posted, wagers, whole) = (posted(&self.posted), wagers.collect(), whole.as_ref());
        Document { game, posted, wagers, whole, left_out }.serialize(to)
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
}

#[derive(Serialize)]
struct LineOut<'a> {
    label: Cow<'a, str>,
    pays: String,
    probability: &'a Exact,
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<String>,
    rule: law::Cite,
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
        }
        .serialize(to)
    }
}

impl Serialize for Priced {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let report = self.report.as_ref().ok();
        WagerOut {
            wager: self.wager,
            paytable: self.paytable,
            edge: report.map(|report| &report.edge),
            hit: report.map(|report| &report.hit),
            deviation: report.map(|report| report.deviation),
            lines: report.map_or(Vec::new(), |report| report.lines.iter().map(line).collect()),
            method: "exact",
            strategy: report.map_or("none", |report| &report.strategy),
            basis: report.map_or("stake", |report| report.basis),
            element_of_risk: report.map(|report| &report.element_of_risk),
            staked: report.filter(|report| together(report)).map(|report| &report.staked),
            cost: None,
            priced: None,
            interval: None,
            meter: report.and_then(|report| report.meter.as_ref()).map(meter),
            total: report.map(|report| report.total.to_string()),
            start: self.start,
            refused: self.report.as_ref().err().map(ToString::to_string),
        }
        .serialize(to)
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
        behind: line.behind.as_ref().map(|behind| BehindOut {
            stake: &behind.stake,
            pays: behind.pay.to_string(),
            rule: behind.rule,
        }),
    }
}
