//! Edges as tables for spreadsheets, and those of several postings side by side.

use super::percent;
use super::text::{game, rows, short};
use crate::cli::sheet::Column::{Folds, Left, Right, Spare};
use crate::cli::sheet::{Sheet, screen};
use crate::cli::style::wrapped;
use crate::currency::signed;
use crate::price::{AsStaked, Priced, Prices, RuleSet, Staked, Varied};
use catalog::Error;
use law::Posted;
use money::Cents;
use odds::Exact;
use serde::Serialize;

/// The columns of figures.
const NUMBERS: [&str; 14] = [
    "wager",
    "paytable",
    "line",
    "pays",
    "units",
    "edge",
    "exact",
    "hit",
    "deviation",
    "strategy",
    "basis",
    "staked",
    "rule",
    "unlawful",
];

/// Figures as plain numbers: a row for each wager, and one for each of its lines, whose `edge` is
/// what it takes from the player and whose `hit` is how often it comes.
pub(super) fn numbers(prices: &Prices) -> Sheet {
    Sheet::words(&NUMBERS.map(String::from)).with(number_rows(prices))
}

fn number_rows(prices: &Prices) -> Vec<Vec<String>> {
    let decimal = |exact: &Exact| exact.decimal().to_string();
    let unlawful = prices.unlawful();
    let none = String::new;
    let mut rows = Vec::new();
    for played in &prices.played {
        let head = [played.wager.to_string(), played.paytable.to_string()];
        let strategy = played.strategy.to_string();
        let mut row = head.to_vec();
        row.extend([none(), none(), none(), decimal(&played.edge), played.edge.to_string()]);
        row.push(played.hit.as_ref().map_or(none(), decimal));
        row.push(played.deviation.map_or(none(), |one| one.to_string()));
        row.extend([strategy.clone(), played.wager.to_string(), decimal(&played.staked)]);
        row.extend([none(), unlawful.clone()]);
        rows.push(row);
        for line in &played.lines {
            let mut row = head.to_vec();
            row.extend([line.label.to_string(), line.pays.to_string(), none()]);
            let edge = -line.gain.clone();
            row.extend([decimal(&edge), edge.to_string(), decimal(&line.share), none()]);
            row.extend([strategy.clone(), played.wager.to_string(), none()]);
            row.extend([line.rule.id.to_string(), unlawful.clone()]);
            rows.push(row);
        }
    }
    for priced in &prices.wagers {
        rows.extend(of_wager(priced, &unlawful));
    }
    rows
}

fn of_wager(priced: &Priced, unlawful: &str) -> Vec<Vec<String>> {
    let decimal = |exact: &Exact| exact.decimal().to_string();
    let Ok(report) = &priced.report else { return Vec::new() };
    let alone = std::slice::from_ref(report);
    let parts = if report.parts.is_empty() { alone } else { &report.parts[..] };
    let row = |report: &odds::Report| {
        vec![
            report.wager.to_string(),
            report.paytable.to_string(),
            String::new(),
            String::new(),
            String::new(),
            decimal(&report.edge),
            report.edge.to_string(),
            decimal(&report.hit),
            report.deviation.to_string(),
            report.strategy.clone(),
            report.basis.to_string(),
            decimal(&report.staked),
            String::new(),
            unlawful.to_string(),
        ]
    };
    let mut rows = vec![row(report)];
    for part in parts {
        for line in &part.lines {
            let mut cells = row(part);
            let edge = -line.gain.clone();
            cells[2] = crate::price::label(line).to_string();
            cells[3] = line.pay.to_string();
            cells[4] = line.units.to_string();
            cells[5] = decimal(&edge);
            cells[6] = edge.to_string();
            cells[7] = decimal(&line.probability);
            cells[8] = String::new();
            cells[11] = String::new();
            cells[12] = line.rule.id.to_string();
            rows.push(cells);
        }
    }
    rows
}

/// Every set of rules, as plain numbers.
pub(super) fn every(sets: &[RuleSet]) -> Sheet {
    let names = ["decks", "soft_17", "double", "split", "resplit_aces"];
    let head: Vec<String> =
        names.iter().chain(&["edge", "exact"]).map(ToString::to_string).collect();
    let row = |set: &RuleSet| {
        let mut row: Vec<String> = names.iter().map(|name| set.posted[*name].clone()).collect();
        row.extend([set.edge.decimal().to_string(), set.edge.to_string()]);
        row
    };
    Sheet::words(&head).with(sets.iter().map(row))
}

/// Several postings of one game as one document.
#[derive(Serialize)]
pub(super) struct Variations<'a> {
    pub(super) game: &'static str,
    variations: Vec<Way<'a>>,
}

/// One of them.
#[derive(Serialize)]
#[serde(untagged)]
enum Way<'a> {
    Priced(&'a Varied),
    Forbidden(&'a Forbidden),
}

/// A posting that a rule forbids, among others that are priced.
#[derive(Serialize)]
pub(super) struct Forbidden {
    /// What varies, and its value here.
    set: Posted,
    /// Why there is no such table, with the rule.
    refused: String,
}

impl Forbidden {
    pub(super) fn of(id: &str, set: Posted, error: &Error) -> Forbidden {
        Forbidden { set, refused: signed(id, &error.to_string()).replace('\n', "; ") }
    }
}

impl Variations<'_> {
    pub(super) fn of<'a>(all: &'a [Varied], forbidden: &'a [Forbidden]) -> Variations<'a> {
        let game = all.first().map_or("", |varied| varied.prices.game);
        let priced = all.iter().map(Way::Priced);
        let variations = priced.chain(forbidden.iter().map(Way::Forbidden)).collect();
        Variations { game, variations }
    }
}

/// The names of what varies.
fn names(all: &[Varied]) -> Vec<String> {
    all.first().map_or(Vec::new(), |varied| varied.set.keys().cloned().collect())
}

/// Several postings side by side: what varies, then every wager.
pub(super) fn varied(all: &[Varied], forbidden: &[Forbidden]) -> Sheet {
    let names = names(all);
    let mut columns: Vec<_> = names.iter().map(|name| (name.as_str(), Right)).collect();
    columns.extend([
        ("wager", Folds),
        ("pay table", Left),
        ("edge", Right),
        ("hit", Right),
        ("deviation", Right),
        ("strategy", Spare),
        ("exact edge", Spare),
    ]);
    let unlawful = all.iter().any(|varied| !varied.prices.unlawful().is_empty());
    if unlawful {
        columns.push(("lawful", Left));
    }
    let mut sheet = Sheet::new(&columns);
    for Varied { set, prices } in all {
        let set: Vec<String> = set.values().cloned().collect();
        let played = prices.played.iter().map(game);
        let priced = rows(&prices.wagers);
        let own = played.chain(priced.iter().map(super::text::Row::cells));
        let lawful = prices.unlawful().is_empty();
        let law = unlawful.then(|| if lawful { "yes" } else { "UNLAWFUL" }.to_string());
        let row = |cells: Vec<String>| {
            let row: Vec<String> = [set.clone(), cells].concat();
            row.into_iter().chain(law.clone()).collect::<Vec<String>>()
        };
        sheet = sheet.with(own.map(row));
    }
    let row = |Forbidden { set, refused }: &Forbidden| {
        let why = format!("unlawful: {refused}");
        set.values().cloned().chain([why]).collect::<Vec<String>>()
    };
    sheet.with(forbidden.iter().map(row))
}

/// The same as plain numbers.
pub(super) fn varied_numbers(all: &[Varied], forbidden: &[Forbidden]) -> Sheet {
    let head: Vec<String> = names(all).into_iter().chain(NUMBERS.map(String::from)).collect();
    let mut sheet = Sheet::words(&head);
    for Varied { set, prices } in all {
        let set: Vec<String> = set.values().cloned().collect();
        let row = |cells: Vec<String>| [set.clone(), cells].concat();
        sheet = sheet.with(number_rows(prices).into_iter().map(row));
    }
    let row = |Forbidden { set, refused }: &Forbidden| {
        let mut row: Vec<String> = set.values().cloned().collect();
        row.resize(row.len() + NUMBERS.len() - 1, String::new());
        row.push(refused.clone());
        row
    };
    sheet.with(forbidden.iter().map(row))
}

/// An amount of money with parts of cents.
fn dollars(exact: &Exact, digits: usize) -> String {
    let amount = format!("{:.digits$}", exact.decimal());
    match amount.strip_prefix('-') {
        Some(amount) => format!("-${amount}"),
        None => format!("${amount}"),
    }
}

/// What a round costs at a stake, with rounding and fees.
pub(super) fn at_stake(prices: &Prices) -> String {
    let columns = [
        ("at", Right),
        ("wager", Left),
        ("edge", Right),
        ("rounded", Right),
        ("fee", Right),
        ("with fee", Right),
        ("a round costs", Right),
        ("exactly", Spare),
    ];
    let mut rows = Vec::new();
    for one in &prices.at_stake {
        rows.push(vec![
            one.stake.to_string(),
            one.wager.to_string(),
            percent(one.edge.decimal()),
            percent(one.rounded.decimal()),
            one.fee.to_string(),
            percent(one.whole.decimal()),
            dollars(&one.costs, 4),
            short(&one.whole),
        ]);
    }
    if rows.is_empty() {
        return String::new();
    }
    let table = Sheet::new(&columns).with(rows).text();
    // A card room lives of its fees: that none is counted is no figure of its table.
    match prices.posted.get("fees") {
        Some(fees) if fees.word() == "none" => {
            let how = format!("`croupier fees {}` lists schedules for --set fees=…", prices.game);
            table
                + &wrapped(&format!("No fee is posted, and none is counted: {how}."), "", screen())
        }
        _ => table,
    }
}

/// A round as it is staked, and its sum.
pub(super) fn as_staked(priced: &AsStaked) -> Sheet {
    let columns = [
        ("wager", Folds),
        ("pay table", Left),
        ("stake", Right),
        ("edge", Right),
        ("a round costs", Right),
        ("exactly", Spare),
    ];
    let row = |one: &Staked| {
        vec![
            [&[one.wager], &one.with[..]].concat().join("+"),
            one.paytable.to_string(),
            one.stake.to_string(),
            percent(one.edge.decimal()),
            dollars(&one.costs, 6),
            one.costs.to_string(),
        ]
    };
    let all: Cents = priced
        .wagers
        .iter()
        .flat_map(|one| std::iter::repeat_n(one.stake, 1 + one.with.len()))
        .sum();
    let sum = vec![
        "in all".to_string(),
        String::new(),
        all.to_string(),
        percent(priced.edge.decimal()),
        dollars(&priced.costs, 6),
        priced.costs.to_string(),
    ];
    Sheet::new(&columns).with(priced.wagers.iter().map(row).chain([sum]))
}
