//! `croupier settle` of a round of Chinese poker: every debt with its points and their rules.

use super::FeeOut;
use crate::cli::args::SettleArgs;
use crate::cli::style::Align::{Left, Right};
use crate::cli::style::{columns, dim, heading};
use crate::cli::{print, print_json};
use crate::failure::Failure;
use crate::pot::file::parse;
use law::Cite;
use money::Cents;
use pots::chinese::{Game, Outcome};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;

#[derive(Serialize)]
struct Out {
    game: &'static str,
    /// Nothing is played for a pot.
    pots: [(); 0],
    fees: Vec<FeeOut>,
    stacks: BTreeMap<u8, Cents>,
    net: BTreeMap<u8, String>,
    lines: Vec<LineOut>,
    #[serde(skip_serializing_if = "Option::is_none")]
    void: Option<Cite>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fantasy: Vec<u8>,
}

#[derive(Serialize)]
struct LineOut {
    seat: u8,
    to: u8,
    what: &'static str,
    amount: Cents,
    owed: Cents,
    points: Vec<PointOut>,
    rule: Cite,
}

#[derive(Serialize)]
struct PointOut {
    to: u8,
    points: i64,
    label: &'static str,
    rule: Cite,
}

/// Settles the round of a file.
///
/// # Errors
/// The rule it breaks, or what is damaged in it.
pub(in crate::cli) fn run(source: &str, args: &SettleArgs) -> Result<(), Failure> {
    let file = parse(source)?;
    let (game, script) = file.points()?;
    let played = script.play().map_err(|stopped| file.failure(&stopped))?;
    let out = out(game, &played.outcome);
    if args.json { print_json(&out) } else { print(&readable(game, &out)) }
}

fn out(game: Game, outcome: &Outcome) -> Out {
    let lines = outcome.transfers.iter().map(|moved| LineOut {
        seat: moved.from.n(),
        to: moved.to.n(),
        what: moved.label,
        amount: moved.amount,
        owed: moved.owed,
        points: moved
            .items
            .iter()
            .map(|item| PointOut {
                to: item.to.n(),
                points: item.points,
                label: item.label,
                rule: item.rule,
            })
            .collect(),
        rule: moved.cut.unwrap_or(moved.rule),
    });
    Out {
        game: game.id(),
        pots: [],
        fees: outcome.fees.iter().map(FeeOut::from).collect(),
        stacks: outcome.stacks.iter().map(|(seat, stack)| (seat.n(), *stack)).collect(),
        net: outcome.nets.iter().map(|(seat, net)| (seat.n(), net.signed())).collect(),
        lines: lines.collect(),
        void: outcome.void,
        fantasy: outcome.fantasy.iter().map(|seat| seat.n()).collect(),
    }
}

fn readable(game: Game, out: &Out) -> String {
    let mut text = format!("{}  {}\n", heading(out.game), game.title());
    if let Some(rule) = out.void {
        let _ = writeln!(text, "misdeal: all money back  {}", dim(rule.id));
    }
    let mut rows: Vec<Vec<String>> = Vec::new();
    for line in &out.lines {
        let paid = if line.amount < line.owed {
            format!("{} of {}", line.amount, line.owed)
        } else {
            line.amount.to_string()
        };
        let who = format!("seat {} pays seat {}", line.seat, line.to);
        rows.push(vec![who, line.what.to_owned(), paid, dim(line.rule.id)]);
        for point in &line.points {
            let who = format!("  seat {}", point.to);
            let points = format!("{:+}", point.points);
            rows.push(vec![who, point.label.to_owned(), points, dim(point.rule.id)]);
        }
    }
    for fee in &out.fees {
        let amount = fee.amount.to_string();
        rows.push(vec![fee.from.clone(), fee.label.to_owned(), amount, dim(fee.rule.id)]);
    }
    text.push_str(&columns(&rows, &[Left, Left, Right, Left]));
    let net: Vec<String> =
        out.net.iter().map(|(seat, net)| format!("seat {seat} {net}")).collect();
    let _ = writeln!(text, "net  {}", net.join("  "));
    text
}
