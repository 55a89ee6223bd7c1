//! Edges as one JSON document.

use super::Priced;
use super::duel::Whole;
use super::text::{label, together};
use crate::cli::json::{Number, posted};
use games::{Entry, describe};
use law::Proven;
use money::Cents;
use odds::LineReport;
use serde::Serialize;
use std::borrow::Cow;
use std::collections::BTreeMap;

#[derive(Serialize)]
pub(super) struct Out<'a> {
    game: &'static str,
    posted: BTreeMap<String, serde_json::Value>,
    wagers: Vec<WagerOut<'a>>,
    /// Wagers that every player must make, and that are priced apart above.
    #[serde(skip_serializing_if = "Option::is_none")]
    whole: Option<WholeOut>,
}

#[derive(Serialize)]
struct WholeOut {
    wagers: Vec<&'static str>,
    edge: Number,
    element_of_risk: Number,
}

impl<'a> Out<'a> {
    pub(super) fn new(
        entry: &Entry,
        proven: &Proven,
        priced: &'a [Priced],
        whole: Option<&Whole>,
    ) -> Out<'a> {
        let wagers = priced.iter().map(WagerOut::from).collect();
        let whole = whole.map(|whole| WholeOut {
            wagers: whole.wagers.clone(),
            edge: (&whole.edge).into(),
            element_of_risk: (&whole.element_of_risk).into(),
        });
        Out { game: entry.id(), posted: posted(proven), wagers, whole }
    }
}

#[derive(Serialize)]
struct WagerOut<'a> {
    wager: &'static str,
    paytable: &'static str,
    edge: Option<Number>,
    hit: Option<Number>,
    deviation: Option<f64>,
    lines: Vec<LineOut<'a>>,
    method: &'static str,
    strategy: &'a str,
    basis: &'static str,
    element_of_risk: Option<Number>,
    /// All that is staked on average, where that is not the basis.
    #[serde(skip_serializing_if = "Option::is_none")]
    staked: Option<Number>,
    interval: Option<[f64; 2]>,
    meter: Option<MeterOut>,
    /// All deals counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    total: Option<String>,
    /// Why the table cannot be used as it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<String>,
}

#[derive(Serialize)]
struct LineOut<'a> {
    label: Cow<'a, str>,
    pays: String,
    probability: Number,
    count: String,
    rule: law::Cite,
    #[serde(skip_serializing_if = "Option::is_none")]
    behind: Option<BehindOut>,
}

/// What lies behind the wager.
#[derive(Serialize)]
struct BehindOut {
    stake: Number,
    pays: String,
    rule: law::Cite,
}

#[derive(Serialize)]
struct MeterOut {
    constant: Number,
    per_unit: Number,
    break_even: Option<Cents>,
    value: Cents,
    long_run: Option<Number>,
    envy: Number,
}

impl<'a> From<&'a Priced> for WagerOut<'a> {
    fn from(priced: &'a Priced) -> WagerOut<'a> {
        match priced {
            Ok(report) => WagerOut {
                wager: report.wager,
                paytable: report.paytable,
                edge: Some((&report.edge).into()),
                hit: Some((&report.hit).into()),
                deviation: Some(report.deviation),
                lines: report.lines.iter().map(line).collect(),
                method: "exact",
                strategy: &report.strategy,
                basis: report.basis,
                element_of_risk: Some((&report.element_of_risk).into()),
                staked: together(report).then(|| (&report.staked).into()),
                interval: None,
                meter: report.meter.as_ref().map(|meter| MeterOut {
                    constant: (&meter.constant).into(),
                    per_unit: (&meter.per_unit).into(),
                    break_even: meter.break_even,
                    value: meter.value,
                    long_run: meter.long_run.as_ref().map(Number::from),
                    envy: (&meter.envy).into(),
                }),
                total: Some(report.total.to_string()),
                refused: None,
            },
            Err(refused) => WagerOut {
                wager: refused.wager,
                paytable: refused.paytable,
                edge: None,
                hit: None,
                deviation: None,
                lines: Vec::new(),
                method: "exact",
                strategy: "none",
                basis: "stake",
                element_of_risk: None,
                staked: None,
                interval: None,
                meter: None,
                total: None,
                refused: Some(refused.breach.to_string()),
            },
        }
    }
}

fn line(line: &LineReport) -> LineOut<'_> {
    LineOut {
        label: label(line),
        pays: describe(line.pay),
        probability: (&line.probability).into(),
        count: line.count.to_string(),
        rule: line.rule,
        behind: line.behind.as_ref().map(|behind| BehindOut {
            stake: (&behind.stake).into(),
            pays: describe(behind.pay),
            rule: behind.rule,
        }),
    }
}
