//! `croupier edge`: the house edge of every wager and pay table, exactly.

use super::args::EdgeArgs;
use super::json::{Number, posted};
use super::style::Align::{Left, Right};
use super::style::{columns, dim, heading};
use super::{print, print_json};
use crate::failure::Failure;
use games::{Entry, Found, Listed, describe, find};
use law::{Breach, Posted};
use money::Cents;
use odds::{Census, Policy, Report};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use table::{Game, Kind, Seat};

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
    /// Whether a wager is wanted.
    pub wanted: &'a dyn Fn(&str) -> bool,
}

/// Prices every wanted wager of an entry, by every pay table that is not ruled out.
pub(super) fn price(entry: &Entry, question: &Question<'_>) -> Result<Vec<Priced>, Failure> {
    let policy = policy(question.strategy)?;
    match entry {
        Entry::Baccarat(variant) => {
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
            let (listed, _) = variant.list(question.posted)?;
            let (own, house) = odds::nines_census(&variant.post(question.posted)?, &policy);
            let census = |listed: &Listed<games::nines::Nines>| {
                if listed.wager.reading() == "own" { own.clone() } else { house.clone() }
            };
            Ok(each(listed, question, census, |listed| {
                if listed.wager.reading() == "own" { policy.name() } else { "house way".into() }
            }))
        }
        _ => Err(Failure::usage("a layout is not priced yet")),
    }
}

/// The strategy of that name. A game without decisions takes any, and follows none.
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
    let Found { entry, wager } = find(&args.table.id)?;
    let posted_values = args.table.posted()?;
    let proven = match entry.prove(&posted_values) {
        Ok(proven) => proven,
        // Opening the table lists everything wrong with it at once.
        Err(breach) => return Err(entry.open(&posted_values).err().unwrap_or(breach).into()),
    };
    let only = args.wager.as_deref().or(wager).map(|id| known(&entry, id)).transpose()?;
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
        Some(only) => id == only,
        None => own.is_empty() || own.contains(&id),
    };
    let seat = Seat::new(args.seat)
        .ok_or_else(|| Failure::usage(format!("there is no seat {}", args.seat)))?;
    let question = Question {
        posted: &posted_values,
        seat,
        meters: &meters,
        strategy: &args.strategy,
        wanted: &wanted,
    };
    let priced = price(&entry, &question)?;
    // A table that somebody asked for by name must be usable.
    for refused in priced.iter().filter_map(|priced| priced.as_ref().err()) {
        if posted_values.contains_key(&format!("paytable.{}", refused.wager)) {
            return Err(refused.breach.clone().into());
        }
    }
    if args.json {
        let wagers = priced.iter().map(WagerOut::from).collect();
        return print_json(&Out { game: entry.id(), posted: posted(&proven), wagers });
    }
    print(&readable(&entry, &proven, &priced))
}

/// The wager of that id or alias.
pub(super) fn known(entry: &Entry, id: &str) -> Result<&'static str, Failure> {
    let plain = |text: &str| text.replace('-', "");
    let wagers = entry.wagers();
    let alias = match id {
        "punto" => "player",
        "banco" | "bank" => "banker",
        "egalite" => "tie",
        other => other,
    };
    let own = entry.own();
    let progressive = (id == "progressive" && own.len() == 1).then(|| own[0]);
    let same = wagers.iter().find(|info| plain(info.id) == plain(alias)).map(|info| info.id);
    progressive.or(same).ok_or_else(|| {
        let near = law::nearest(id, wagers.iter().map(|info| info.id)).join(" or ");
        let hint = if near.is_empty() { String::new() } else { format!("; did you mean {near}?") };
        Failure::usage(format!("{} has no wager `{id}`{hint}", entry.id()))
    })
}

#[derive(Serialize)]
struct Out<'a> {
    game: &'static str,
    posted: BTreeMap<String, serde_json::Value>,
    wagers: Vec<WagerOut<'a>>,
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
    label: &'a str,
    pays: String,
    probability: Number,
    count: String,
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
                basis: "stake",
                element_of_risk: Some((&report.edge).into()),
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
                interval: None,
                meter: None,
                total: None,
                refused: Some(refused.breach.to_string()),
            },
        }
    }
}

fn line(line: &odds::LineReport) -> LineOut<'_> {
    LineOut {
        label: line.label,
        pays: describe(line.pay),
        probability: (&line.probability).into(),
        count: line.count.to_string(),
        rule: line.rule,
    }
}

/// A percentage with four decimals.
pub(super) fn percent(value: f64) -> String {
    format!("{:.4} %", value * 100.0)
}

fn readable(entry: &Entry, proven: &law::Proven, priced: &[Priced]) -> String {
    let posted = proven.number("decks");
    // A shuffler's decks are in two batches, of which one is in the shoe.
    let decks = if proven.flag("shuffler") { posted / 2 } else { posted };
    let mut text = format!("{}  {}, {decks} decks\n\n", heading(entry.id()), entry.title());
    let head = ["wager", "pay table", "edge", "hit", "deviation", "strategy", "exact edge"];
    let mut rows = vec![head.map(String::from).to_vec()];
    for report in priced.iter().flatten() {
        rows.push(vec![
            report.wager.into(),
            report.paytable.into(),
            percent(report.edge.decimal()),
            percent(report.hit.decimal()),
            format!("{:.4}", report.deviation),
            report.strategy.clone(),
            dim(&report.edge.to_string()),
        ]);
    }
    text.push_str(&columns(&rows, &[Left, Left, Right, Right, Right, Left, Left]));
    for refused in priced.iter().filter_map(|priced| priced.as_ref().err()) {
        let why = refused.breach.to_string().replace('\n', "\n  ");
        let _ = writeln!(text, "{} {} is refused:\n  {why}", refused.wager, refused.paytable);
    }
    if let [Ok(report)] = priced {
        text.push('\n');
        text.push_str(&lines(report));
    }
    for (report, meter) in priced.iter().flatten().filter_map(|r| r.meter.as_ref().map(|m| (r, m)))
    {
        let even = meter.break_even.map_or("never".into(), |meter| meter.to_string());
        let run = meter.long_run.as_ref().map_or(String::new(), |edge| {
            format!("; in the long run {}", percent(edge.decimal()))
        });
        let _ = writeln!(
            text,
            "{} {}: edge {} with a meter of {}, breaks even at {even}{run}",
            report.wager,
            report.paytable,
            percent(report.edge.decimal()),
            meter.value
        );
    }
    text
}

fn lines(report: &Report) -> String {
    let rows: Vec<Vec<String>> = report
        .lines
        .iter()
        .map(|line| {
            vec![
                format!("  {}", line.label),
                describe(line.pay),
                percent(line.probability.decimal()),
                line.probability.to_string(),
                dim(line.rule.id),
            ]
        })
        .collect();
    columns(&rows, &[Left, Right, Right, Right, Left])
}
