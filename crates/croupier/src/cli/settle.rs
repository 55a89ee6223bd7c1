//! `croupier settle`: a written round, settled with the rule on every line.

use super::args::SettleArgs;
use super::style::Align::{Left, Right};
use super::style::{columns, dim, heading};
use super::{print, print_json, read};
use crate::failure::Failure;
use crate::script::{self, Settled};
use law::Cite;
use money::Cents;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use table::{Line, Name, Outcome, Party, Settlement, Table as _, Transfer, Viewer};

#[derive(Serialize)]
struct Out<'a> {
    game: &'a str,
    lines: &'a [Line],
    net: BTreeMap<String, String>,
    house: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    player_dealer: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dealer: Option<String>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    meters: BTreeMap<Name, Cents>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fees: Vec<Fee>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    throws: Vec<ThrowOut<'a>>,
    transfers: Vec<Moved>,
    facts: BTreeMap<Name, String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<NextHand>,
}

/// One spin or throw: what it showed, the marks that won, what it decided.
#[derive(Serialize)]
struct ThrowOut<'a> {
    shown: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    void: Option<&'a str>,
    lit: &'a [Name],
    lines: &'a [Line],
}

#[derive(Serialize)]
struct Fee {
    from: String,
    amount: Cents,
    label: String,
    rule: Cite,
}

#[derive(Serialize)]
struct Moved {
    from: String,
    to: String,
    amount: Cents,
    owed: Cents,
    wager: String,
    label: String,
    rule: Cite,
}

/// What the round leaves to the next one.
#[derive(Serialize)]
struct NextHand {
    carried: Option<cards::Card>,
    free: Option<Cite>,
    reshuffle: Option<Cite>,
}

pub(super) fn run(args: &SettleArgs) -> Result<(), Failure> {
    let source = read(&args.file)?;
    let game = script::game(&source)?;
    if crate::pot::is_pot(&game) {
        return super::pot::settle::run(&source, args);
    }
    if crate::pot::points(&game).is_some() {
        return super::pot::points::run(&source, args);
    }
    let script = script::parse(&source)?;
    let settled = script::settle(&script)?;
    let out = out(&settled);
    if args.json { print_json(&out) } else { print(&readable(&settled, &out)) }
}

/// What each seat, and each person behind one, has won or lost.
fn net(settlement: &Settlement) -> BTreeMap<String, String> {
    let mut net = BTreeMap::new();
    for (party, amount) in &settlement.nets() {
        let name = match party {
            Party::Seat(seat) => seat.n().to_string(),
            Party::Behind(seat, n) => format!("{}+{n}", seat.n()),
            _ => continue,
        };
        net.insert(name, amount.signed());
    }
    // Whoever has a line has a net, if only nothing.
    for line in settlement.lines.iter().filter(|line| line.owner == table::Owner::Seat) {
        net.entry(line.seat.to_string()).or_insert_with(|| Cents::ZERO.signed());
    }
    net
}

fn out(settled: &Settled) -> Out<'_> {
    let Settled { tape, settlement, .. } = settled;
    let (sign, sight) = (tape.sign(), tape.sight(Viewer::Croupier));
    let nets = settlement.nets();
    let other = |party: Party| nets.get(&party).map(|amount| amount.signed());
    let fee = |t: &&Transfer| t.to == Party::Room;
    let after = sight.after;
    Out {
        game: &sign.id,
        lines: &settlement.lines,
        net: net(settlement),
        house: other(Party::House).unwrap_or_else(|| Cents::ZERO.signed()),
        player_dealer: other(Party::PlayerDealer),
        dealer: other(Party::Dealer),
        meters: sight.meters.into_iter().collect(),
        fees: settlement
            .transfers
            .iter()
            .filter(fee)
            .map(|t| Fee {
                from: sign.party(t.from),
                amount: t.amount,
                label: t.why.label.clone(),
                rule: t.why.rule,
            })
            .collect(),
        throws: settled
            .throws
            .iter()
            .map(|thrown| ThrowOut {
                shown: &thrown.shown,
                void: thrown.void.as_deref(),
                lit: &thrown.lit,
                lines: &thrown.lines,
            })
            .collect(),
        transfers: settlement
            .transfers
            .iter()
            .map(|t| Moved {
                from: sign.party(t.from),
                to: sign.party(t.to),
                amount: t.amount,
                owed: t.owed,
                wager: t.why.wager.clone(),
                label: t.why.label.clone(),
                rule: t.why.rule,
            })
            .collect(),
        facts: sight.figures.into_iter().collect(),
        next: (after != table::After::default()).then_some(NextHand {
            carried: after.carried,
            free: after.free,
            reshuffle: after.reshuffle,
        }),
    }
}

fn readable(settled: &Settled, out: &Out<'_>) -> String {
    let figures = settled.tape.sight(Viewer::Croupier).figures;
    let facts = figures.iter().filter(|(_, value)| !value.is_empty());
    let facts: Vec<String> = facts.map(|(name, v)| format!("{} {v}", words(name))).collect();
    let mut text = format!("{}  {}\n", heading(out.game), facts.join(", "));
    text.push_str(&table_of_lines(settled));
    for fee in &out.fees {
        let _ = writeln!(text, "{}  {} {}  {}", fee.from, fee.label, fee.amount, dim(fee.rule.id));
    }
    for moved in out.transfers.iter().filter(|moved| moved.label == "envy") {
        let Moved { to, wager, amount, rule, .. } = moved;
        let _ = writeln!(text, "{to}  {wager} envy {amount}  {}", dim(rule.id));
    }
    let mut nets: Vec<String> =
        out.net.iter().map(|(seat, n)| format!("seat {seat} {n}")).collect();
    nets.push(format!("house {}", out.house));
    nets.extend(out.player_dealer.iter().map(|n| format!("player-dealer {n}")));
    nets.extend(out.dealer.iter().map(|n| format!("dealer {n}")));
    let _ = writeln!(text, "net  {}", nets.join("  "));
    for (wager, shown) in out.meters.iter().filter(|(_, shown)| **shown > Cents::ZERO) {
        let _ = writeln!(text, "meter  {wager} {shown}");
    }
    if let Some(next) = &out.next {
        let card = next.carried.map(|card| format!("opens with {card}"));
        let free = next.free.map(|rule| format!("is dealt free ({rule})"));
        let shuffle = next.reshuffle.map(|rule| format!("follows a reshuffle ({rule})"));
        let parts: Vec<String> = [card, free, shuffle].into_iter().flatten().collect();
        let _ = writeln!(text, "next hand {}", parts.join(", "));
    }
    text
}

/// The lines; those of a session under the throw that decided them.
fn table_of_lines(settled: &Settled) -> String {
    let rows: Vec<Vec<String>> = settled.settlement.lines.iter().map(row).collect();
    let text = columns(&rows, &[Left, Left, Right, Left, Left, Left]);
    if settled.throws.is_empty() {
        return text;
    }
    let mut lines = text.lines();
    let mut out = String::new();
    for (n, thrown) in settled.throws.iter().enumerate() {
        let void = thrown.void.as_ref().map_or(String::new(), |rule| format!("  void {rule}"));
        let _ =
            writeln!(out, "{}{}", heading(&format!("{}: {}", n + 1, thrown.shown)), dim(&void));
        for line in lines.by_ref().take(thrown.lines.len()) {
            let _ = writeln!(out, "  {line}");
        }
    }
    for line in lines {
        let _ = writeln!(out, "{line}");
    }
    out
}

/// A field's name as people read it.
fn words(name: &str) -> String {
    name.replace('_', " ")
}

fn row(line: &Line) -> Vec<String> {
    let who = match line.owner {
        table::Owner::Seat => format!("seat {}", line.seat),
        table::Owner::Behind(n) => format!("seat {}+{n}", line.seat),
        table::Owner::Dealer => format!("seat {} tip", line.seat),
    };
    let result = match line.result {
        Outcome::Wins if line.pays < line.owed => {
            format!("pays {} of {}", line.pays, line.owed)
        }
        Outcome::Wins => format!("pays {}", line.pays),
        Outcome::Loses if line.collected < line.owed => {
            format!("loses {} of {}", line.collected, line.owed)
        }
        Outcome::Loses => format!("loses {}", line.collected),
        Outcome::Pushes if line.vigorish > Cents::ZERO => format!("pushes less {}", line.vigorish),
        Outcome::Pushes => "pushes".into(),
        Outcome::Returned => "returned".into(),
        Outcome::Void => "void".into(),
        Outcome::Stands => "stands".into(),
        Outcome::Surrendered => "surrendered".into(),
    };
    let vigorish = if line.vigorish > Cents::ZERO && line.result == Outcome::Wins {
        format!("{}, vigorish {}", line.label, line.vigorish)
    } else {
        line.label.clone()
    };
    vec![who, line.wager.clone(), line.stake.to_string(), result, vigorish, dim(line.rule.id)]
}
