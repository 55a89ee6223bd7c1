//! How a wager's lines add up to its edge.

use super::percent;
use super::text::short;
use crate::cli::paper::Paper;
use crate::cli::sheet::Column::{Dim, Folds, Left, Right, Spare};
use crate::cli::sheet::Sheet;
use crate::price::{Played, label};
use odds::{Exact, LineReport, Report};
use table::Pay;

/// Whether lines are those of a lawful table, or each has to say that they are not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Law {
    Kept,
    Broken,
}

impl Law {
    /// The column that says so, and what stands in each of its cells.
    pub(super) const BROKEN: &str = "UNLAWFUL";

    fn sheet(self, share: &str, rows: Vec<Vec<String>>) -> Sheet {
        let mut columns = vec![
            ("", Folds),
            ("pays", Right),
            (share, Right),
            ("gains %", Right),
            ("exactly", Spare),
            ("", Dim),
        ];
        if self == Law::Kept {
            return Sheet::new(&columns).with(rows);
        }
        columns.insert(4, ("lawful", Left));
        let marked = |mut row: Vec<String>| {
            row.resize(row.len().max(4), String::new());
            row.insert(4, Law::BROKEN.to_string());
            row
        };
        Sheet::new(&columns).with(rows.into_iter().map(marked))
    }
}

/// What a line gains, in hundredths of the unit.
fn hundredths(gain: &Exact) -> String {
    format!("{:+.4}", gain.decimal() * 100.0)
}

/// The lines of a wager, and their sum.
pub(super) fn lines(report: &Report, law: Law) -> Sheet {
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
    law.sheet("often", rows)
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

/// The lines of a wager, or each of several wagers that are priced as one, and their sum.
pub(super) fn parts(report: &Report, law: Law) -> Paper {
    if report.parts.is_empty() {
        return lines(report, law).into();
    }
    let mut paper = Paper::default();
    for part in &report.parts {
        let staked = if part.staked == Exact::ZERO {
            "nothing is staked on it".to_string()
        } else {
            format!("{:.4} staked on average", part.staked.decimal())
        };
        let title = format!("{} {}: {staked}", part.wager, part.paytable);
        paper = paper.with(&title, lines(part, law));
    }
    let one = |part: &Report| format!("{} {}", part.wager, hundredths(&-part.edge.clone()));
    let all: Vec<String> = report.parts.iter().map(one).collect();
    let sum = hundredths(&-report.edge.clone());
    paper.said(&format!("Sum: {} = {sum} % per {}", all.join(", "), report.basis))
}

/// How the stakes of a game end.
pub(super) fn ends(played: &Played, law: Law) -> Sheet {
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
    law.sheet("of a stake", rows)
}
