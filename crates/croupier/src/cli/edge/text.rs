//! Edges as people read them.

use super::percent;
use crate::cli::style::Align::{Left, Right};
use crate::cli::style::{columns, counted, dim, heading};
use crate::price::{
    Effects, LeftOut, Played, PlayedLine, Priced, Prices, Removal, RuleSet, Whole, label, together,
};
use law::{Proven, Value};
use odds::{Exact, LineReport, Report};
use std::fmt::Write as _;
use std::slice::from_ref;

/// One row of the table: wagers whose every figure is the same.
struct Row<'a> {
    name: String,
    cells: [String; 6],
    reports: Vec<&'a Report>,
}

pub(super) fn readable(prices: &Prices) -> String {
    let title = format!("{}{}", prices.title, decks(&prices.posted));
    let mut text = format!("{}  {title}\n\n", heading(prices.game));
    let head = ["wager", "pay table", "edge", "hit", "deviation", "strategy", "exact edge"];
    let rows = rows(&prices.wagers);
    let mut table = vec![head.map(String::from).to_vec()];
    table.extend(prices.played.iter().map(game));
    table.extend(rows.iter().map(|row| [from_ref(&row.name), &row.cells[..]].concat()));
    text.push_str(&columns(&table, &[Left, Left, Right, Right, Right, Left, Left]));
    for Priced { wager, paytable, report, .. } in &prices.wagers {
        if let Err(breach) = report {
            let why = breach.to_string().replace('\n', "\n  ");
            let _ = writeln!(text, "{wager} {paytable} is refused:\n  {why}");
        }
    }
    if let ([row], true) = (rows.as_slice(), prices.wagers.iter().all(|one| one.report.is_ok()))
        && row.reports.iter().all(|report| lines(report) == lines(row.reports[0]))
    {
        text.push('\n');
        text.push_str(&lines(row.reports[0]));
    }
    if prices.wagers.is_empty() && prices.played.iter().all(|one| !one.lines.is_empty()) {
        text.push_str(&prices.played.first().map(ends).unwrap_or_default());
    }
    text.push_str(&grows(&prices.played));
    for report in prices.reports() {
        text.push_str(&with_odds(report));
        text.push_str(&meter(report));
    }
    text + &together_all(prices.whole.as_ref()) + &notes(prices)
}

/// When wagers are made where that matters, how ties between decisions are broken, and what is
/// posted and left out.
fn notes(prices: &Prices) -> String {
    let mut text = String::new();
    let mut starts: Vec<(&str, Vec<&str>)> = Vec::new();
    for Priced { group, start, .. } in &prices.wagers {
        let Some(start) = start else { continue };
        match starts.iter_mut().find(|(known, _)| known == start) {
            Some((_, groups)) if groups.contains(group) => {}
            Some((_, groups)) => groups.push(group),
            None => starts.push((start, vec![group])),
        }
    }
    for (start, groups) in starts {
        let _ = writeln!(text, "{}: made {start}", groups.join(", "));
    }
    if prices.reports().any(|report| report.strategy.starts_with("best")) {
        text.push_str("Of decisions worth the same the one is taken that leaves less at stake.\n");
    }
    for LeftOut { option, posted, why } in &prices.left_out {
        let _ = writeln!(text, "Left out of every figure: {option} {posted} ({why}).");
    }
    text
}

/// How many decks there are, at a table of cards.
fn decks(proven: &Proven) -> String {
    let Some(posted) = proven.get("decks").map(Value::number) else { return String::new() };
    // A shuffler's decks are in two batches, of which one is in the shoe.
    let shuffler = proven.get("shuffler").is_some_and(Value::flag);
    let decks = if shuffler { posted / 2 } else { posted };
    format!(", {}", counted(decks.into(), "deck"))
}

/// The marks of a wager in one row where no figure differs, else each in its own.
fn rows(wagers: &[Priced]) -> Vec<Row<'_>> {
    let mut rows: Vec<Row<'_>> = Vec::new();
    let marks = wagers.iter().filter_map(|one| Some((one.group, one.report.as_ref().ok()?)));
    let mut rest: Vec<(&str, &Report)> = marks.collect();
    while let Some((group, first)) = rest.first().copied() {
        let like =
            |(of, report): &(&str, &Report)| (*of, report.paytable) == (group, first.paytable);
        let marks: Vec<&Report> =
            rest.iter().filter(|mark| like(mark)).map(|(_, report)| *report).collect();
        if marks.len() > 1 && marks.iter().all(|report| cells(report) == cells(first)) {
            let name = format!("{group} ×{}", marks.len());
            rest.retain(|mark| !like(mark));
            rows.push(Row { name, cells: cells(first), reports: marks });
        } else {
            rest.remove(0);
            let name = first.wager.to_string();
            rows.push(Row { name, cells: cells(first), reports: vec![first] });
        }
    }
    rows
}

/// A game by one strategy.
fn game(played: &Played) -> Vec<String> {
    let exact = dim(&short(&played.edge));
    let edge = percent(played.edge.decimal());
    let strategy = played.strategy.to_string();
    let (wager, paytable) = (played.wager.to_string(), played.paytable.to_string());
    let hit = played.hit.as_ref().map_or(String::new(), |hit| percent(hit.decimal()));
    let deviation = played.deviation.map_or(String::new(), |one| format!("{one:.4}"));
    vec![wager, paytable, edge, hit, deviation, strategy, exact]
}

/// A ratio, unless it is too long to read.
fn short(exact: &Exact) -> String {
    let text = exact.to_string();
    if text.len() <= RATIO_MAX { text } else { format!("{} digits, see --json", text.len() - 1) }
}

/// The longest ratio that is printed.
const RATIO_MAX: usize = 60;

/// How the stakes of a game end.
fn ends(played: &Played) -> String {
    let row = |line: &PlayedLine| {
        let share = percent(line.share.decimal());
        let (label, pays) = (format!("  {}", line.label), line.pays.to_string());
        vec![label, pays, share, dim(&short(&line.share)), dim(line.rule.id)]
    };
    let rows: Vec<Vec<String>> = played.lines.iter().map(row).collect();
    format!("\n{}", columns(&rows, &[Left, Right, Right, Left, Left]))
}

/// What a game's wagers grow to, what each strategy costs, and what they are.
fn grows(played: &[Played]) -> String {
    let Some(first) = played.first() else { return String::new() };
    let mut text = String::new();
    for one in played {
        let _ = writeln!(
            text,
            "{} by {}: {:.6} on average is staked, of which the house keeps {}; costs {} more \
             than best play",
            one.wager,
            one.strategy,
            one.staked.decimal(),
            percent(one.element_of_risk.decimal()),
            percent(one.cost.decimal()),
        );
    }
    let _ = writeln!(text, "Edge per {}. {}", first.wager, first.priced);
    text
}

/// What the going of each rank does to every edge.
pub(super) fn removal(removal: &Removal) -> String {
    let mut text = format!("{}  one card gone\n\n", heading(removal.game));
    let mut head: Vec<String> =
        ["wager", "pay table", "strategy", "edge"].map(String::from).into();
    let ranks = removal.wagers.first().map_or(&[][..], |effects| &effects.ranks);
    head.extend(ranks.iter().map(|(rank, _)| rank.to_string()));
    let mut align = vec![Left, Left, Left];
    align.resize(head.len(), Right);
    let row = |effects: &Effects| {
        let mut row = vec![
            effects.wager.to_string(),
            effects.paytable.to_string(),
            effects.strategy.clone(),
            percent(effects.edge.decimal()),
        ];
        row.extend(effects.ranks.iter().map(|(_, by)| format!("{:+.4}", by.decimal() * 100.0)));
        row
    };
    let rows: Vec<Vec<String>> =
        std::iter::once(head).chain(removal.wagers.iter().map(row)).collect();
    text.push_str(&columns(&rows, &align));
    text.push_str(
        "\nBy how many hundredths of a stake the house's edge grows when one card is gone.\n",
    );
    text
}

/// Every set of rules, a line each.
pub(super) fn every(sets: &[RuleSet]) -> String {
    let names = ["decks", "soft_17", "double", "split", "resplit_aces"];
    let mut rows =
        vec![names.iter().chain(&["edge", "exact edge"]).map(ToString::to_string).collect()];
    for set in sets {
        let mut row: Vec<String> = names.iter().map(|name| set.posted[*name].clone()).collect();
        row.push(percent(set.edge.decimal()));
        row.push(dim(&short(&set.edge)));
        rows.push(row);
    }
    columns(&rows, &[Right, Left, Left, Left, Left, Right, Left])
}

fn cells(report: &Report) -> [String; 6] {
    [
        report.paytable.into(),
        percent(report.edge.decimal()),
        percent(report.hit.decimal()),
        format!("{:.4}", report.deviation),
        report.strategy.clone(),
        dim(&report.edge.to_string()),
    ]
}

fn lines(report: &Report) -> String {
    let pays = |line: &LineReport| match &line.behind {
        Some(behind) => {
            format!("{}; {} behind {}", line.pay, behind.stake, behind.pay)
        }
        None => line.pay.to_string(),
    };
    let rows: Vec<Vec<String>> = report
        .lines
        .iter()
        .map(|line| {
            vec![
                format!("  {}", label(line)),
                pays(line),
                percent(line.probability.decimal()),
                line.probability.to_string(),
                dim(line.rule.id),
            ]
        })
        .collect();
    columns(&rows, &[Left, Right, Right, Right, Left])
}

/// What two wagers priced together cost of all money staked.
fn with_odds(report: &Report) -> String {
    if !together(report) {
        return String::new();
    }
    if report.staked == Exact::ZERO {
        return format!(
            "{}: edge per {}, in units of money; no stake is taken\n",
            report.wager, report.basis
        );
    }
    format!(
        "{}: edge per {}; {} on average is staked, of which the house keeps {} ({})\n",
        report.wager,
        report.basis,
        report.staked,
        percent(report.element_of_risk.decimal()),
        report.element_of_risk
    )
}

/// What wagers that must be made together cost, where they are priced apart.
fn together_all(whole: Option<&Whole>) -> String {
    let Some(Whole { wagers, edge, element_of_risk }) = whole else { return String::new() };
    format!(
        "{} together: edge {} of one of them ({edge}), {} of all that is staked\n",
        wagers.join(", "),
        percent(edge.decimal()),
        percent(element_of_risk.decimal())
    )
}

/// What a meter makes of an edge.
fn meter(report: &Report) -> String {
    let Some(meter) = &report.meter else { return String::new() };
    let even = meter
        .break_even
        .map_or("never breaks even".to_string(), |meter| format!("breaks even at {meter}"));
    let run = meter
        .long_run
        .as_ref()
        .map_or(String::new(), |edge| format!("; in the long run {}", percent(edge.decimal())));
    format!(
        "{} {}: edge {} with a meter of {}, {even}{run}\n",
        report.wager,
        report.paytable,
        percent(report.edge.decimal()),
        meter.value
    )
}
