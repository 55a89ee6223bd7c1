//! `croupier settle` of a hand for a pot: every movement of money with its rule.

use super::FeeOut;
use crate::cli::args::SettleArgs;
use crate::cli::style::Align::{Left, Right};
use crate::cli::style::{columns, dim, heading};
use crate::cli::{print, print_json};
use crate::failure::Failure;
use crate::pot::file::parse;
use law::Cite;
use money::Cents;
use pots::{Line, Played};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;

#[derive(Serialize)]
struct Out {
    game: &'static str,
    pots: Vec<PotOut>,
    fees: Vec<FeeOut>,
    stacks: BTreeMap<u8, Cents>,
    net: BTreeMap<u8, String>,
    lines: Vec<LineOut>,
}

#[derive(Serialize)]
struct PotOut {
    /// 0 is the main pot.
    pot: usize,
    amount: Cents,
    award: &'static str,
    winners: BTreeMap<u8, Cents>,
    rule: Cite,
}

#[derive(Serialize)]
struct LineOut {
    seat: Option<u8>,
    what: String,
    amount: String,
    rule: Cite,
}

/// Settles the hand of a file.
///
/// # Errors
/// The rule it breaks, or what is damaged in it.
pub(in crate::cli) fn run(source: &str, args: &SettleArgs) -> Result<(), Failure> {
    let file = parse(source)?;
    let script = file.script()?;
    let played = script.play().map_err(|stopped| file.failure(&stopped))?;
    let mut out = out(&played);
    for player in &script.out {
        out.stacks.insert(player.seat, player.stack);
        out.net.insert(player.seat, Cents::ZERO.signed());
    }
    if args.json { print_json(&out) } else { print(&readable(&played, &out)) }
}

fn out(played: &Played) -> Out {
    let places = played.hand.places();
    let seat = |place: usize| places[place].seat;
    let pots = played.outcome.awards.iter().map(|award| PotOut {
        pot: award.pot,
        amount: award.amount,
        award: award.award,
        winners: award.winners.iter().map(|won| (seat(won.place), won.amount)).collect(),
        rule: award.rule,
    });
    let line = |line: &Line| LineOut {
        seat: line.seat,
        what: line.what.clone(),
        amount: line.amount.signed(),
        rule: line.rule,
    };
    Out {
        game: played.hand.stakes().variant.id,
        pots: pots.collect(),
        fees: played.hand.fees().list().iter().map(FeeOut::from).collect(),
        stacks: places.iter().map(|place| (place.seat, place.stack)).collect(),
        net: places.iter().map(|p| (p.seat, (p.stack - p.start).signed())).collect(),
        lines: played.lines.iter().map(line).collect(),
    }
}

fn readable(played: &Played, out: &Out) -> String {
    let mut text = format!("{}  {}\n", heading(out.game), played.hand.stakes().variant.title);
    let row = |line: &LineOut| {
        let who = line.seat.map_or("pot".to_owned(), |seat| format!("seat {seat}"));
        let amount = if line.amount == "0.00" { String::new() } else { line.amount.clone() };
        vec![who, line.what.clone(), amount, dim(line.rule.id)]
    };
    let rows: Vec<Vec<String>> = out.lines.iter().map(row).collect();
    text.push_str(&columns(&rows, &[Left, Left, Right, Left]));
    for pot in &out.pots {
        let name =
            if pot.pot == 0 { "main pot".to_owned() } else { format!("side pot {}", pot.pot) };
        let winners: Vec<String> =
            pot.winners.iter().map(|(seat, amount)| format!("seat {seat} {amount}")).collect();
        let winners = winners.join(", ");
        let _ = writeln!(
            text,
            "{name}  {} {}: {winners}  {}",
            pot.award,
            pot.amount,
            dim(pot.rule.id)
        );
    }
    let net: Vec<String> =
        out.net.iter().map(|(seat, net)| format!("seat {seat} {net}")).collect();
    let _ = writeln!(text, "net  {}", net.join("  "));
    text
}
