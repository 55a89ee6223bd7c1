//! How a wager's lines add up to its edge.

use super::percent;
use super::text::short;
use crate::cli::sheet::Column::{Dim, Folds, Right, Spare};
use crate::cli::sheet::{Sheet, screen};
use crate::cli::style::wrapped;
use crate::price::{Played, label};
use odds::{Exact, LineReport, Report};
use std::fmt::Write as _;
use table::Pay;

/// What a line gains, in hundredths of the unit.
fn hundredths(gain: &Exact) -> String {
    format!("{:+.4}", gain.decimal() * 100.0)
}

/// The lines of a wager, and their sum; whether something had to be left out.
pub(super) fn lines(report: &Report) -> (String, bool) {
    let columns = [
        ("", Folds),
        ("pays", Right),
        ("often", Right),
        ("gains %", Right),
        ("exactly", Spare),
        ("", Dim),
    ];
    let row = |line: &LineReport| {
        vec![
            format!("  {}", label(line)),
            pays(line),
            percent(line.probability.decimal()),
            hundredths(&line.gain),
            line.probability.to_string(),
            line.rule.id.to_string(),
        ]
    };
    let often: Exact = report.lines.iter().map(|line| line.probability.clone()).sum();
    let mut rows: Vec<Vec<String>> = report.lines.iter().map(row).collect();
    let rest = Exact::whole(1) - often;
    if rest != Exact::ZERO {
        let made = if report.staked == Exact::ZERO { "  not paid" } else { "  not made" };
        let (share, exactly) = (percent(rest.decimal()), rest.to_string());
        rows.push(vec![made.into(), String::new(), share, hundredths(&Exact::ZERO), exactly]);
    }
    rows.push(in_all("in all", &Exact::whole(1), &-report.edge.clone()));
    Sheet::new(&columns).with(rows).fits(screen())
}

fn in_all(name: &str, often: &Exact, gain: &Exact) -> Vec<String> {
    // A column of percentages shall not grow by its sum.
    let whole = *often == Exact::whole(1);
    let often = if whole { "100 %".to_string() } else { percent(often.decimal()) };
    vec![format!("  {name}"), String::new(), often, hundredths(gain)]
}

/// What a line pays, on how many units, and what lies behind it.
fn pays(line: &LineReport) -> String {
    match (&line.behind, line.units) {
        (Some(behind), _) => format!("{}; {} behind {}", line.pay, behind.stake, behind.pay),
        (None, 0) => "none staked".to_string(),
        // What nothing is staked on has nothing to lose.
        (None, _) if line.pay == Pay::Lose && line.gain == Exact::ZERO => "nothing".to_string(),
        (None, 1) => line.pay.to_string(),
        (None, units) => format!("{} on {units}", line.pay),
    }
}

/// Each of several wagers that are priced as one, and their sum.
pub(super) fn parts(report: &Report) -> (String, bool) {
    let (mut text, mut short) = (String::new(), false);
    for part in &report.parts {
        let staked = if part.staked == Exact::ZERO {
            "nothing is staked on it".to_string()
        } else {
            format!("{:.4} staked on average", part.staked.decimal())
        };
        let (drawn, left) = lines(part);
        let _ = write!(text, "{} {}: {staked}\n{drawn}", part.wager, part.paytable);
        short |= left;
    }
    let one = |part: &Report| format!("{} {}", part.wager, hundredths(&-part.edge.clone()));
    let all: Vec<String> = report.parts.iter().map(one).collect();
    let sum = hundredths(&-report.edge.clone());
    let said = format!("Sum: {} = {sum} % per {}", all.join(", "), report.basis);
    text.push_str(&wrapped(&said, "", screen()));
    (text, short)
}

/// How the stakes of a game end.
pub(super) fn ends(played: &Played) -> (String, bool) {
    let columns = [
        ("", Folds),
        ("pays", Right),
        ("of a stake", Right),
        ("gains %", Right),
        ("exactly", Spare),
        ("", Dim),
    ];
    let mut rows: Vec<Vec<String>> = Vec::new();
    for line in &played.lines {
        rows.push(vec![
            format!("  {}", line.label),
            line.pays.to_string(),
            percent(line.share.decimal()),
            hundredths(&line.gain),
            short(&line.share),
            line.rule.id.to_string(),
        ]);
    }
    let name = format!("in all, {}", played.strategy);
    rows.push(in_all(&name, &played.staked, &-played.edge.clone()));
    Sheet::new(&columns).with(rows).fits(screen())
}
