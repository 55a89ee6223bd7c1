//! `croupier house show`: how every table really stands.

use super::args::ShowArgs;
use super::{priced, read_for, recall};
use crate::cli::style::Align::Left;
use crate::cli::style::{columns, counted, dim, heading};
use crate::cli::{print, print_json};
use crate::currency::{signed, signed_rows};
use crate::failure::Failure;
use audit::{House, Resolved, Written, percent, price_due, resolve};
use money::Cents;
use odds::Exact;
use serde::Serialize;
use std::fmt::Write as _;
use table::{Bank, Made};

#[derive(Serialize)]
struct Out<'a> {
    name: &'a str,
    book: &'a str,
    tables: Vec<Resolved>,
    /// Tables of games on trial, of which no book has rules.
    trials: Vec<String>,
    unlawful: Vec<Unlawful>,
    /// Tables that stand without an edge that is due or was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    uncounted: Vec<Unlawful>,
}

/// A table that does not open, and why.
#[derive(Serialize)]
struct Unlawful {
    table: String,
    why: String,
}

pub(super) fn run(args: &ShowArgs) -> Result<(), Failure> {
    let house = read_for(&args.file, args.json.into())?;
    let chosen = |table: &&Written| args.table.as_ref().is_none_or(|id| *id == table.id);
    let tables: Vec<&Written> = house.tables.iter().filter(chosen).collect();
    if let (Some(id), true) = (&args.table, tables.is_empty()) {
        let ids: Vec<&str> = house.tables.iter().map(|table| table.id.as_str()).collect();
        let id = id.escape_debug();
        return Err(Failure::usage(format!("no table `{id}`; there are {}", ids.join(", "))));
    }
    let out = priced(recall(args.fresh), |edges| stand(&house, &tables, args, edges));
    if args.json {
        print_json(&out)?;
    } else {
        let mut text = format!("{}  {}\n", heading(out.name), house.book.title);
        for table in &out.tables {
            text.push('\n');
            text.push_str(&readable(table));
        }
        for table in &out.trials {
            let _ = writeln!(text, "\n{}  a game on trial, which no book has", heading(table));
        }
        for wrong in &out.unlawful {
            let why = signed_for(&house, &wrong.why).replace('\n', "\n  ");
            let _ = writeln!(text, "\n{}  does not open\n  {why}", heading(&wrong.table));
        }
        for wrong in &out.uncounted {
            let why = signed_for(&house, &wrong.why);
            let _ =
                writeln!(text, "\n{}  its edge cannot be counted\n  {why}", heading(&wrong.table));
        }
        print(&text)?;
    }
    let shut = out.unlawful.iter().map(|one| format!("{} does not open", one.table));
    let uncounted =
        out.uncounted.iter().map(|one| format!("{}: its edge cannot be counted", one.table));
    let left: Vec<String> = shut.chain(uncounted).collect();
    if left.is_empty() {
        return Ok(());
    }
    Err(Failure::refused(format!("{}; `croupier check` says more", left.join("; "))))
}

/// A text with the sign of a house's money.
fn signed_for(house: &House, text: &str) -> String {
    signed(&format!("{}/", house.book.id), text)
}

fn stand<'a>(
    house: &'a House,
    tables: &[&Written],
    args: &ShowArgs,
    edges: &crate::house::Edges<'_>,
) -> Out<'a> {
    let (mut standing, mut unlawful, mut uncounted) = (Vec::new(), Vec::new(), Vec::new());
    let on_trial = |table: &&&Written| table.trial.is_some();
    let trials = tables.iter().filter(on_trial).map(|table| table.id.clone()).collect();
    for written in tables.iter().filter(|table| table.trial.is_none()) {
        match resolve(house, written) {
            Ok(mut table) => {
                let priced = price_due(&mut table, edges);
                let priced =
                    if args.edges { priced.and_then(|()| table.price(edges)) } else { priced };
                // A game between players has no edge to be counted.
                if let (Err(why), Bank::House | Bank::PlayerDealer) = (priced, table.sign.bank) {
                    uncounted.push(Unlawful { table: written.id.clone(), why });
                }
                standing.push(table);
            }
            Err(error) => {
                unlawful.push(Unlawful { table: written.id.clone(), why: error.to_string() });
            }
        }
    }
    let (name, book) = (house.premises.name.as_str(), house.book.id);
    Out { name, book, tables: standing, trials, unlawful, uncounted }
}

fn readable(table: &Resolved) -> String {
    let bank = match table.sign.bank {
        Bank::House => "banked by the house",
        Bank::PlayerDealer => "banked by players in turn",
        Bank::Pot => "played for a pot",
        Bank::Points => "played for points",
    };
    let seats = counted(table.sign.all_seats().count() as u64, "seat");
    let text = format!(
        "{}  {}  {}  {seats}, {bank}\n",
        heading(&table.table),
        table.name,
        dim(table.game)
    );
    let mut parts = Parts { text, game: table.game };
    parts.add("options", options(table));
    parts.add("wagers", wagers(table));
    parts.add("beside the game", sides(table));
    if let Some(fees) = &table.fees {
        let row = |(who, amount): &(String, String)| vec![who.clone(), amount.clone()];
        let rows = fees.lines.iter().map(row).collect();
        parts.add(&format!("fees {}  {}", fees.option, dim(fees.rule.id)), rows);
    }
    parts.add("meters", meters(table));
    let row = |notice: &audit::Notice| {
        let says = notice.says.clone().unwrap_or_else(|| "as posted".into());
        vec![notice.kind.to_string(), notice.wager.clone().unwrap_or_default(), says]
    };
    parts.add("notices that hang there", table.notices.iter().map(row).collect());
    parts.add("notices that are due", table.required.iter().flat_map(due).collect());
    parts.add("house edges", edges(table));
    parts.text
}

/// A notice that is due, a row for each of its lines.
fn due(notice: &audit::Required) -> Vec<Vec<String>> {
    let wager = notice.wager.clone().unwrap_or_default();
    let row = |(at, line): (usize, &String)| match at {
        0 => vec![notice.kind.to_string(), wager.clone(), line.clone(), dim(notice.rule.id)],
        _ => vec![String::new(), String::new(), line.clone()],
    };
    notice.text.iter().enumerate().map(row).collect()
}

/// Parts of what is shown of a table, in the money of its book.
struct Parts<'a> {
    text: String,
    game: &'a str,
}

impl Parts<'_> {
    fn add(&mut self, name: &str, rows: Vec<Vec<String>>) {
        if rows.is_empty() {
            return;
        }
        let rows = signed_rows(self.game, rows);
        let _ = writeln!(self.text, "  {name}");
        let width = rows.iter().map(Vec::len).max().unwrap_or(0);
        for line in columns(&rows, &vec![Left; width]).lines() {
            let _ = writeln!(self.text, "    {line}");
        }
    }
}

/// What holds; odds and offers that nobody has changed are told by the wagers.
fn options(table: &Resolved) -> Vec<Vec<String>> {
    let told = |option: &&audit::Chosen| {
        option.posted || !option.name.starts_with("odds.") && !option.name.starts_with("offers.")
    };
    let row = |option: &audit::Chosen| {
        let by = if option.posted { "posted" } else { "default" };
        // The most that can be written stands for no limit at all.
        let most = option.value == Cents::READ_MAX.plain();
        let value = if most { "no limit".into() } else { option.value.clone() };
        let lawful = short(&option.lawful);
        vec![option.name.clone(), value, by.to_string(), lawful, dim(option.rule.id)]
    };
    table.options.iter().filter(told).map(row).collect()
}

/// A list that may be long, cut at a column.
fn short(text: &str) -> String {
    match text.char_indices().nth(47) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_string(),
    }
}

/// Every wager with its pay table, limits and lines. What a decision makes has no limits of its
/// own.
fn wagers(table: &Resolved) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    for group in table.groups() {
        let first = group.marks[0];
        let marks = match group.marks.len() {
            1 => String::new(),
            n => format!(" ({n} marks)"),
        };
        let limits = match first.made {
            Made::Before if first.limits.max < Cents::READ_MAX => {
                format!("{} to {}", first.limits.min, first.limits.max)
            }
            _ => String::new(),
        };
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
        let shows =
            meter.shows.map_or("nobody says what it shows".into(), |m| format!("shows {m}"));
        vec![meter.wager.clone(), of, unit, rate, shows]
    };
    table.meters.iter().map(row).collect()
}

/// A ratio that people can read; a longer one is for programs.
fn exact(edge: &Exact) -> String {
    let text = edge.to_string();
    if text.len() > 30 { String::new() } else { text }
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
            exact(&edge.edge),
            format!("of {}", edge.basis),
            edge.strategy.clone(),
        ];
        if !rows.contains(&row) {
            rows.push(row);
        }
    }
    rows
}
