//! Edges as people read them.

use super::lines::{Law, ends, lines, parts};
use super::percent;
use super::sheets::{as_staked as table_of, at_stake};
use crate::cli::paper::Paper;
use crate::cli::sheet::Column::{Folds, Left, Right, Spare};
use crate::cli::sheet::{Sheet, screen};
use crate::cli::style::{counted, headed, heading, wrapped};
use crate::price::{
    AsStaked, Effects, LeftOut, Played, Priced, Prices, Removal, RuleSet, Whole, together,
};
use law::{Fault, Proven, Value};
use odds::{Exact, Report};
use std::fmt::Write as _;
use table::Bank;

/// One row of the table: wagers whose every figure is the same.
pub(super) struct Row<'a> {
    name: String,
    cells: [String; 6],
    reports: Vec<&'a Report>,
}

impl Row<'_> {
    /// Its cells, the name first.
    pub(super) fn cells(&self) -> Vec<String> {
        [std::slice::from_ref(&self.name), &self.cells[..]].concat()
    }
}

/// Every wager in a row.
pub(super) fn table(prices: &Prices) -> Sheet {
    let mut columns = vec![
        ("wager", Folds),
        ("pay table", Left),
        ("edge", Right),
        ("hit", Right),
        ("deviation", Right),
        ("strategy", Folds),
        ("exact edge", Spare),
    ];
    let unlawful = (law(prices) == Law::Broken).then(|| Law::BROKEN.to_string());
    columns.extend(unlawful.iter().map(|_| ("lawful", Left)));
    let priced = rows(&prices.wagers);
    let cells = prices.played.iter().map(game).chain(priced.iter().map(Row::cells));
    let mut cells: Vec<Vec<String>> = cells.collect();
    // Where nobody decides anything there is no strategy to name.
    let strategy = columns.iter().position(|(name, _)| *name == "strategy");
    if let Some(at) = strategy.filter(|at| cells.iter().all(|row| row[*at] == "none")) {
        columns.remove(at);
        for row in &mut cells {
            row.remove(at);
        }
    }
    for row in &mut cells {
        row.extend(unlawful.clone());
    }
    Sheet::new(&columns).with(cells)
}

/// Whether what is priced is lawful.
fn law(prices: &Prices) -> Law {
    if prices.breach.faults.is_empty() { Law::Kept } else { Law::Broken }
}

/// The lines that one wager by itself is shown with; of wagers that are alike in them the first's.
fn own_lines(prices: &Prices) -> Option<Paper> {
    let law = law(prices);
    if prices.wagers.is_empty() && prices.played.iter().all(|one| !one.lines.is_empty()) {
        return prices.played.first().map(|played| ends(played, law).into());
    }
    let rows = rows(&prices.wagers);
    let [row] = rows.as_slice() else { return None };
    let first = row.reports[0];
    // Marks that are alike in their figures may differ in the names of their lines.
    let drawn = |report: &Report| lines(report, law).csv();
    let alike = |report: &&Report| {
        first.parts.is_empty() == report.parts.is_empty() && drawn(report) == drawn(first)
    };
    let priced = prices.wagers.iter().all(|one| one.report.is_ok());
    (priced && row.reports.iter().all(alike)).then(|| parts(first, law))
}

/// What is written in Markdown: the table, the lines of one wager by itself, and what is unlawful.
pub(super) fn paper(prices: &Prices) -> Paper {
    let mut paper = Paper::from(table(prices));
    for fault in &prices.breach.faults {
        paper = paper.said(&forbidden(fault));
    }
    match own_lines(prices) {
        Some(lines) => paper.then(lines),
        None => paper,
    }
}

/// That no table may be opened so.
fn forbidden(fault: &Fault) -> String {
    format!("No table may be opened so: {fault}")
}

pub(super) fn readable(prices: &Prices) -> String {
    let title = format!("{}{}", prices.title, decks(&prices.posted));
    let mut text = headed(prices.game, &title, screen()) + "\n";
    let (shown, mut short) = table(prices).fits(screen());
    text.push_str(&shown);
    for Priced { wager, paytable, report, .. } in &prices.wagers {
        if let Err(breach) = report {
            let _ = writeln!(text, "{wager} {paytable} is refused:");
            for why in breach.to_string().lines() {
                text.push_str(&wrapped(why, "  ", screen()));
            }
        }
    }
    if let Some(lines) = own_lines(prices) {
        let (drawn, left) = lines.fits(screen());
        let _ = write!(text, "\n{drawn}");
        let exact = prices.reports().next().map(|first| first.edge.to_string());
        short = if exact.is_some() { left } else { short | left };
        if let Some(exact) = exact.filter(|exact| !shown.contains(exact)) {
            let _ = writeln!(text, "The edge exactly: {exact}");
        }
    }
    text.push_str(&grows(&prices.played));
    for report in prices.reports() {
        text.push_str(&with_odds(report));
        text.push_str(&meter(report));
    }
    text.push_str(&together_all(prices.whole.as_ref()));
    if !prices.at_stake.is_empty() {
        let _ = write!(text, "\n{}", at_stake(prices));
    }
    text.push_str(&notes(prices));
    if short {
        text.push_str("Exact ratios: --json or --csv.\n");
    }
    text
}

/// Who has the edge, when wagers are made where that matters, how ties between decisions are
/// broken, and what is posted and left out.
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
        text.push_str(&said(&format!("{}: made {start}", groups.join(", "))));
    }
    if prices.reports().any(|report| report.strategy.starts_with("best")) {
        text.push_str("Of decisions worth the same the one is taken that leaves less at stake.\n");
    }
    if prices.bank == Bank::PlayerDealer {
        text.push_str(&said(&super::whose::edge(prices)));
    }
    for fault in &prices.breach.faults {
        text.push_str(&said(&forbidden(fault)));
    }
    for LeftOut { option, posted, why } in &prices.left_out {
        let stake = match *option {
            "fees" | "vigorish_rounding" => "; --stake AMOUNT counts it",
            _ => "",
        };
        text.push_str(&said(&format!(
            "Left out of every figure: {option} {posted} ({why}{stake})."
        )));
    }
    text
}

/// A sentence in lines that fit.
fn said(sentence: &str) -> String {
    wrapped(sentence, "", screen())
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
pub(super) fn rows(wagers: &[Priced]) -> Vec<Row<'_>> {
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
pub(super) fn game(played: &Played) -> Vec<String> {
    let exact = short(&played.edge);
    let edge = percent(played.edge.decimal());
    let strategy = played.strategy.to_string();
    let (wager, paytable) = (played.wager.to_string(), played.paytable.to_string());
    let hit = played.hit.as_ref().map_or(String::new(), |hit| percent(hit.decimal()));
    let deviation = played.deviation.map_or(String::new(), |one| format!("{one:.4}"));
    vec![wager, paytable, edge, hit, deviation, strategy, exact]
}

/// A ratio, unless it is too long to read.
pub(super) fn short(exact: &Exact) -> String {
    let text = exact.to_string();
    if text.len() <= RATIO_MAX { text } else { format!("{} digits, see --json", text.len() - 1) }
}

/// The longest ratio that is printed.
const RATIO_MAX: usize = 60;

/// What a game's wagers grow to, what each strategy costs, and what they are.
fn grows(played: &[Played]) -> String {
    let Some(first) = played.first() else { return String::new() };
    let mut text = String::new();
    for one in played {
        text.push_str(&said(&format!(
            "{} by {}: {:.6} on average is staked, of which the house keeps {}; costs {} more \
             than best play",
            one.wager,
            one.strategy,
            one.staked.decimal(),
            percent(one.element_of_risk.decimal()),
            percent(one.cost.decimal()),
        )));
    }
    text + &said(&format!("Edge per {}. {}", first.wager, first.priced))
}

/// What the going of each rank does to every edge.
pub(super) fn removal(removal: &Removal) -> Sheet {
    let ranks = removal.wagers.first().map_or(&[][..], |effects| &effects.ranks);
    let ranks: Vec<String> = ranks.iter().map(|(rank, _)| rank.to_string()).collect();
    let mut columns = vec![("wager", Left), ("strategy", Left), ("edge", Right)];
    columns.extend(ranks.iter().map(|rank| (rank.as_str(), Right)));
    let row = |effects: &Effects| {
        let wager = format!("{} {}", effects.wager, effects.paytable);
        let mut row = vec![wager, effects.strategy.clone(), percent(effects.edge.decimal())];
        row.extend(effects.ranks.iter().map(|(_, by)| format!("{:+.4}", by.decimal() * 100.0)));
        row
    };
    Sheet::new(&columns).with(removal.wagers.iter().map(row))
}

/// The same, a line for each rank, where a line for each wager is too long.
pub(super) fn removed(removal: &Removal) -> String {
    let mut text = format!("{}  one card gone\n\n", heading(removal.game));
    for effects in &removal.wagers {
        let Effects { wager, paytable, strategy, .. } = effects;
        let edge = percent(effects.edge.decimal());
        let _ = writeln!(text, "{wager} {paytable}, {strategy}: edge {edge}");
        text.push_str(&by_rank(effects).text());
    }
    text.push_str(&said(
        "By how many hundredths of a stake the house's edge grows when one card is gone.",
    ));
    text
}

/// What each rank's going does, one below the other; ranks that do the same share a line.
fn by_rank(effects: &Effects) -> Sheet {
    let alike = effects.ranks.chunk_by(|(_, one), (_, other)| one == other);
    let row = |ranks: &[(char, Exact)]| {
        let names: Vec<String> = ranks.iter().map(|(rank, _)| rank.to_string()).collect();
        let by = ranks.first().map_or(0.0, |(_, by)| by.decimal());
        vec![format!("  {}", names.join(" ")), format!("{:+.4}", by * 100.0)]
    };
    Sheet::new(&[("", Left), ("", Right)]).with(alike.map(row))
}

/// Every set of rules, a line each.
pub(super) fn every(sets: &[RuleSet]) -> Sheet {
    let names = ["decks", "soft_17", "double", "split", "resplit_aces"];
    let mut columns: Vec<_> = names.iter().map(|name| (*name, Left)).collect();
    columns.extend([("edge", Right), ("exact edge", Spare)]);
    let row = |set: &RuleSet| {
        let mut row: Vec<String> = names.iter().map(|name| set.posted[*name].clone()).collect();
        row.extend([percent(set.edge.decimal()), short(&set.edge)]);
        row
    };
    Sheet::new(&columns).with(sets.iter().map(row))
}

fn cells(report: &Report) -> [String; 6] {
    [
        report.paytable.into(),
        percent(report.edge.decimal()),
        percent(report.hit.decimal()),
        format!("{:.4}", report.deviation),
        report.strategy.clone(),
        report.edge.to_string(),
    ]
}

/// What two wagers priced together cost of all money staked.
fn with_odds(report: &Report) -> String {
    if !together(report) {
        return String::new();
    }
    if report.staked == Exact::ZERO {
        let Report { wager, basis, .. } = report;
        return said(&format!("{wager}: edge per {basis}, in units of money; no stake is taken"));
    }
    let ratio = report.staked.to_string();
    let staked = if ratio.len() < 12 { ratio } else { format!("{:.6}", report.staked.decimal()) };
    said(&format!(
        "{}: edge per {}; {staked} on average is staked, of which the house keeps {} ({})",
        report.wager,
        report.basis,
        percent(report.element_of_risk.decimal()),
        report.element_of_risk
    ))
}

/// What wagers that must be made together cost, where they are priced apart.
fn together_all(whole: Option<&Whole>) -> String {
    let Some(Whole { wagers, edge, element_of_risk }) = whole else { return String::new() };
    said(&format!(
        "{} together: edge {} of one of them ({edge}), {} of all that is staked",
        wagers.join(", "),
        percent(edge.decimal()),
        percent(element_of_risk.decimal())
    ))
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
    said(&format!(
        "{} {}: edge {} with a meter of {}, {even}{run}",
        report.wager,
        report.paytable,
        percent(report.edge.decimal()),
        meter.value
    ))
}

/// A round as it is staked.
pub(super) fn as_staked(priced: &AsStaked) -> String {
    let mut text = format!("{}  a round as staked\n\n", heading(priced.game));
    text.push_str(&table_of(priced).text());
    let play = &priced.strategy;
    let how = match priced.weighed.as_slice() {
        _ if play != "best" => format!("All of it is played {play}."),
        [] => {
            "No decision changes how wagers beside the game end, so that best play for the game \
               is best play for all of it."
                .to_string()
        }
        weighed => {
            let (names, hang) = (weighed.join(" and "), if weighed.len() > 1 { "" } else { "s" });
            format!("{names} hang{hang} on a fold: played best for all that is staked.")
        }
    };
    text.push_str(&said(&format!(
        "With all that decisions add ${:.4} is staked on average, of which the house keeps {}. \
         {how}",
        priced.staked.decimal(),
        percent(priced.element_of_risk.decimal()),
    )));
    text
}
