//! `croupier house show`: how every table really stands.

use super::args::ShowArgs;
use super::{priced, read, recall};
use crate::cli::style::Align::Left;
use crate::cli::style::{columns, counted, dim, heading};
use crate::cli::{print, print_json};
use crate::currency::signed;
use crate::failure::{Exit, Failure};
use audit::{House, Resolved, Written, percent, price_due, resolve};
use serde::Serialize;
use std::fmt::Write as _;
use table::Bank;

#[derive(Serialize)]
struct Out<'a> {
    name: &'a str,
    book: &'a str,
    tables: Vec<Resolved>,
    unlawful: Vec<Unlawful>,
}

/// A table that does not open, and why.
#[derive(Serialize)]
struct Unlawful {
    table: String,
    why: String,
}

pub(super) fn run(args: &ShowArgs) -> Result<(), Failure> {
    let house = read(&args.file)?;
    let chosen = |table: &&Written| args.table.as_ref().is_none_or(|id| *id == table.id);
    let tables: Vec<&Written> = house.tables.iter().filter(chosen).collect();
    if let (Some(id), true) = (&args.table, tables.is_empty()) {
        let ids: Vec<&str> = house.tables.iter().map(|table| table.id.as_str()).collect();
        let id = id.escape_debug();
        return Err(Failure::usage(format!("no table `{id}`; there are {}", ids.join(", "))));
    }
    let out = priced(recall(args.fresh), |edges| stand(&house, &tables, args, edges))?;
    if args.json {
        print_json(&out)?;
    } else {
        let mut text = format!("{}  {}\n", heading(out.name), house.book.title);
        for table in &out.tables {
            text.push('\n');
            text.push_str(&signed(table.game, &readable(table)));
        }
        for wrong in &out.unlawful {
            let why = wrong.why.replace('\n', "\n  ");
            let _ = writeln!(text, "\n{}  does not open\n  {why}", heading(&wrong.table));
        }
        print(&text)?;
    }
    match out.unlawful.first() {
        None => Ok(()),
        Some(first) => {
            let message = format!("{} does not open; `croupier check` says more", first.table);
            Err(Failure { exit: Exit::Refused, message })
        }
    }
}

fn stand<'a>(
    house: &'a House,
    tables: &[&Written],
    args: &ShowArgs,
    edges: &crate::house::Edges<'_>,
) -> Result<Out<'a>, Failure> {
    let (mut standing, mut unlawful) = (Vec::new(), Vec::new());
    for written in tables {
        match resolve(house, written) {
            Ok(mut table) => {
                let priced = price_due(&mut table, edges);
                let priced =
                    if args.edges { priced.and_then(|()| table.price(edges)) } else { priced };
                // A game between players has no edge to be counted.
                if let (Err(why), Bank::House | Bank::PlayerDealer) = (priced, table.sign.bank) {
                    return Err(Failure::damaged(format!("{}: {why}", written.id)));
                }
                standing.push(table);
            }
            Err(error) => {
                unlawful.push(Unlawful { table: written.id.clone(), why: error.to_string() });
            }
        }
    }
    let (name, book) = (house.premises.name.as_str(), house.book.id);
    Ok(Out { name, book, tables: standing, unlawful })
}

fn readable(table: &Resolved) -> String {
    let bank = match table.sign.bank {
        Bank::House => "banked by the house",
        Bank::PlayerDealer => "banked by players in turn",
        Bank::Pot => "played for a pot",
        Bank::Points => "played for points",
    };
    let seats = counted(table.sign.all_seats().count() as u64, "seat");
    let mut text = format!(
        "{}  {}  {}  {seats}, {bank}\n",
        heading(&table.table),
        table.name,
        dim(table.game)
    );
    part(&mut text, "options", &options(table));
    part(&mut text, "wagers", &wagers(table));
    part(&mut text, "beside the game", &sides(table));
    if let Some(fees) = &table.fees {
        let row = |(who, amount): &(String, String)| vec![who.clone(), amount.clone()];
        let rows: Vec<_> = fees.lines.iter().map(row).collect();
        part(&mut text, &format!("fees {} {}", fees.option, dim(fees.rule.id)), &rows);
    }
    part(&mut text, "meters", &meters(table));
    let row = |notice: &audit::Notice| {
        let says = notice.says.clone().unwrap_or_else(|| "as posted".into());
        vec![notice.kind.to_string(), notice.wager.clone().unwrap_or_default(), says]
    };
    part(&mut text, "notices that hang there", &table.notices.iter().map(row).collect::<Vec<_>>());
    let row = |notice: &audit::Required| {
        let wager = notice.wager.clone().unwrap_or_default();
        vec![notice.kind.to_string(), wager, notice.text.join("; "), dim(notice.rule.id)]
    };
    part(&mut text, "notices that are due", &table.required.iter().map(row).collect::<Vec<_>>());
    part(&mut text, "house edges", &edges(table));
    text
}

fn part(text: &mut String, name: &str, rows: &[Vec<String>]) {
    if rows.is_empty() {
        return;
    }
    let _ = writeln!(text, "  {name}");
    let width = rows.iter().map(Vec::len).max().unwrap_or(0);
    for line in columns(rows, &vec![Left; width]).lines() {
        let _ = writeln!(text, "    {line}");
    }
}

/// What holds; odds and offers that nobody has changed are told by the wagers.
fn options(table: &Resolved) -> Vec<Vec<String>> {
    let told = |option: &&audit::Chosen| {
        option.posted || !option.name.starts_with("odds.") && !option.name.starts_with("offers.")
    };
    let row = |option: &audit::Chosen| {
        let by = if option.posted { "posted" } else { "default" };
        let (name, value) = (option.name.clone(), option.value.clone());
        vec![name, value, by.to_string(), option.lawful.clone(), dim(option.rule.id)]
    };
    table.options.iter().filter(told).map(row).collect()
}

/// Every wager with its pay table, limits and lines.
fn wagers(table: &Resolved) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    for group in table.groups() {
        let first = group.marks[0];
        let marks = match group.marks.len() {
            1 => String::new(),
            n => format!(" ({n} marks)"),
        };
        let limits = format!("{} to {}", first.limits.min, first.limits.max);
        rows.push(vec![format!("{}{marks}", group.id), first.paytable.to_string(), limits]);
        let mut seen = Vec::new();
        for line in group.marks.iter().flat_map(|mark| &mark.lines) {
            let row = vec![
                format!("  {}", line.label),
                line.pays.clone(),
                String::new(),
                dim(line.rule.id),
            ];
            if !seen.contains(&row) {
                seen.push(row);
            }
        }
        rows.extend(seen);
    }
    rows
}

fn sides(table: &Resolved) -> Vec<Vec<String>> {
    let row = |side: &audit::Side| {
        let offered = if side.offered { "offered" } else { "not offered" };
        let marked = if side.marked { "on the layout" } else { "not on the layout" };
        vec![side.id.clone(), offered.to_string(), marked.to_string()]
    };
    table.sides.iter().map(row).collect()
}

fn meters(table: &Resolved) -> Vec<Vec<String>> {
    let row = |meter: &audit::Meter| {
        let unit = meter.unit.map_or("any stake".into(), |unit| format!("stake {unit}"));
        let rate = meter.contribution.map_or(String::new(), |rate| format!("{rate} % added"));
        let of = meter.progressive.clone().unwrap_or_else(|| "of this table alone".into());
        vec![meter.wager.clone(), of, unit, rate, format!("shows {}", meter.shows)]
    };
    table.meters.iter().map(row).collect()
}

/// Edges of wagers; marks that are alike are one.
fn edges(table: &Resolved) -> Vec<Vec<String>> {
    let mut rows: Vec<Vec<String>> = Vec::new();
    for edge in &table.edges {
        let of = if edge.wager.is_empty() { "the game" } else { &edge.group };
        let row = vec![
            of.to_string(),
            edge.paytable.clone(),
            format!("{} %", percent::of(&edge.edge)),
            edge.edge.to_string().chars().take(40).collect(),
            format!("of {}", edge.basis),
            edge.strategy.clone(),
        ];
        if !rows.contains(&row) {
            rows.push(row);
        }
    }
    rows
}
