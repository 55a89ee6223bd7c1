//! The notices of a table, as blocks of a sheet: what its book asks for, then what it pays.

use crate::pays::{Paid, capital, money, paid};
use audit::{Kind, Required, Resolved};

/// A notice, or several on one wager.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Block {
    pub heading: String,
    /// Figures that are set as large as they can be: `Minimum`, `£5`. One that is empty is a
    /// place to write in.
    pub figures: Vec<(String, String)>,
    /// What, and how much.
    pub rows: Vec<(String, String)>,
    pub lines: Vec<String>,
    /// The rules that ask for it, small.
    pub cites: Vec<String>,
}

/// Everything that hangs at a table beside its layout.
pub fn blocks(table: &Resolved) -> Vec<Block> {
    let mut blocks = Vec::new();
    blocks.extend(limits(table));
    blocks.extend(meters(table));
    blocks.extend(stakes(table));
    let of_wagers = [Kind::Limits, Kind::Meter, Kind::Odds, Kind::Paytable];
    // A pay table of several wagers together, as at Let It Ride, is about no wager alone.
    let apart = |notice: &&Required| {
        let common = notice.kind == Kind::Paytable && notice.wager.is_none();
        common || !of_wagers.contains(&notice.kind)
    };
    for notice in table.required.iter().filter(apart) {
        if notice.kind != Kind::HouseEdge || group_of(table, notice).is_none() {
            let block = told(table, notice);
            // Notices of one heading, as on two winning suits, hang together.
            match blocks.last_mut().filter(|last: &&mut Block| last.heading == block.heading) {
                Some(last) => {
                    last.rows.extend(block.rows);
                    last.lines.extend(block.lines);
                    last.cites.extend(block.cites);
                    last.cites.dedup();
                }
                None => blocks.push(block),
            }
        }
    }
    if let (Some(decks), true) = (table.decks, asked(table, Kind::Decks).is_none()) {
        let many = if decks == 1 { "1 deck".to_string() } else { format!("{decks} decks") };
        let lines = vec![format!("Dealt from {many}")];
        blocks.push(Block { heading: "Decks".into(), lines, ..Block::default() });
    }
    blocks.extend(paytables(table));
    blocks
}

fn asked(table: &Resolved, kind: Kind) -> Option<&Required> {
    table.required.iter().find(|notice| notice.kind == kind)
}

/// The least and the largest wager, in the words that the book's notice has.
fn limits(table: &Resolved) -> Option<Block> {
    let mut block = Block::default();
    match asked(table, Kind::Limits) {
        Some(notice) => {
            block.cites.push(notice.rule.id.to_string());
            for line in &notice.text {
                let figure = line.split_once(' ').filter(|(word, amount)| {
                    matches!(*word, "Minimum" | "Maximum") && !amount.contains(' ')
                });
                match figure {
                    Some((word, amount)) => block.figures.push((word.into(), amount.into())),
                    None => block.lines.push(line.clone()),
                }
            }
        }
        None => {
            for (word, name) in [("Minimum", "min"), ("Maximum", "max")] {
                let option = table.options.iter().find(|option| option.name == name);
                if let Some(option) = option.filter(|option| option.posted) {
                    block.figures.push((word.into(), amount(table, &option.value)));
                }
            }
        }
    }
    let empty = block.figures.is_empty() && block.lines.is_empty();
    (!empty).then_some(block)
}

fn amount(table: &Resolved, plain: &str) -> String {
    let parsed = plain.parse::<::money::Cents>();
    parsed.map_or(plain.to_string(), |amount| money(table.book, &amount.to_string()))
}

fn meters(table: &Resolved) -> Vec<Block> {
    let one = |meter: &audit::Meter| {
        let mark = table.sign.mark(&meter.wager);
        let title = mark.map_or(meter.wager.clone(), |mark| mark.title.to_string());
        let asks = |notice: &&Required| {
            notice.kind == Kind::Meter && notice.wager.as_ref() == Some(&meter.wager)
        };
        let cite = table.required.iter().find(asks).map(|notice| notice.rule.id.to_string());
        let cites = cite.into_iter().collect();
        let mut block = if let Some(shows) = meter.shows {
            let figures = vec![(title, money(table.book, &shows.to_string()))];
            Block { figures, cites, ..Block::default() }
        } else {
            // Nobody says what it holds: the sign has a place for the figure, and the seed, if it
            // is known, by its own name.
            let figures = vec![(title, String::new())];
            let mut lines = vec!["What the meter shows is written in by hand".to_string()];
            if let Some(seed) = meter.seed {
                lines.push(money(table.book, &format!("The meter starts from {seed} (seed)")));
            }
            Block { figures, lines, cites, ..Block::default() }
        };
        if let Some(unit) = meter.unit {
            block.lines.push(money(table.book, &format!("Each stake is {unit}")));
        }
        if let Some(rate) = meter.contribution.filter(|rate| rate.to_string() != "0") {
            block.lines.push(format!("{rate} % of every stake is added to the meter"));
        }
        block
    };
    table.meters.iter().map(one).collect()
}

/// What is played for where players play for a pot or for points.
fn stakes(table: &Resolved) -> Option<Block> {
    if !matches!(table.sign.bank, ::table::Bank::Pot | ::table::Bank::Points) {
        return None;
    }
    let mut rows = Vec::new();
    for (name, label) in [
        ("limit", "Betting"),
        ("small", "Small bet"),
        ("big", "Big bet"),
        ("ante", "Ante"),
        ("bring_in", "Bring-in"),
        ("blinds", "Blinds"),
        ("buy_in", "Least buy-in"),
        ("point", "A point"),
    ] {
        let Some(value) = table.value(name).filter(|value| *value != "0.00") else { continue };
        let parts: Vec<String> = value.split('/').map(|part| amount(table, part)).collect();
        let words = match (name, value) {
            ("limit", kind) => format!("{} limit", capital(kind)),
            _ => capital(&parts.join(" / ")),
        };
        rows.push((label.to_string(), words));
    }
    // One figure alone is worth a card.
    let (figures, rows) = if rows.len() == 1 { (rows, Vec::new()) } else { (Vec::new(), rows) };
    Some(Block { heading: "Stakes".into(), figures, rows, ..Block::default() })
}

/// A notice as it is asked for.
fn told(table: &Resolved, notice: &Required) -> Block {
    let mut block = Block {
        heading: heading(notice.kind).into(),
        cites: vec![notice.rule.id.to_string()],
        ..Block::default()
    };
    match (notice.kind, &table.fees) {
        (Kind::Fees, Some(fees)) => {
            block.heading = audit::collection(&fees.option);
            let row = |(who, due): &(String, String)| (capital(who), money(table.book, due));
            block.rows = fees.lines.iter().map(row).collect();
        }
        (Kind::HouseEdge, _) => block.lines = said(table, notice).into_iter().collect(),
        _ => block.lines = notice.text.iter().map(|line| named(table, notice, line)).collect(),
    }
    // What the heading says need not be said again.
    let again = [format!("{}: ", block.heading), format!("{} of ", block.heading)];
    for line in &mut block.lines {
        if let Some(rest) = again.iter().find_map(|again| line.strip_prefix(again.as_str())) {
            *line = capital(rest);
        }
    }
    block
}

/// A line with the name of its wager in place of its id.
fn named(table: &Resolved, notice: &Required, line: &str) -> String {
    let line = money(table.book, line);
    let Some(id) = &notice.wager else { return line };
    match table.sign.mark(id) {
        Some(mark) => line.replace(id.as_str(), &mark.title),
        None => line,
    }
}

/// What hangs over a notice.
fn heading(kind: Kind) -> &'static str {
    match kind {
        Kind::Limits => "Limits",
        Kind::Odds => "Odds",
        Kind::Paytable => "Pay table",
        Kind::HouseEdge => "House edge",
        Kind::Decks => "Decks",
        Kind::Soft17 => "Soft 17",
        Kind::Doubling => "Doubling",
        Kind::Splitting => "Splitting",
        Kind::NotAvailable => "Not available",
        Kind::Meter => "Jackpot",
        Kind::Clapper => "The clapper",
        Kind::FoulHands => "Foul hands",
        Kind::Envy => "Envy Bonus",
        Kind::RoyalCap => "Royal flush",
        Kind::Vigorish => "Vigorish",
        Kind::Fees => "Collection",
        Kind::AggregateLimit => "Most of one round",
        Kind::Suits => "Winning suit",
        Kind::Rules => "Rules",
        Kind::Tips => "For the dealer",
        Kind::Variation => "Local variation",
        Kind::MainWager => "Bonus wagers",
        Kind::Qualifier => "Low hands",
    }
}

/// The wager of the book that a notice is about, if it is offered.
fn group_of(table: &Resolved, notice: &Required) -> Option<String> {
    let id = notice.wager.as_ref()?;
    let of = |mark: &&::table::Mark| mark.id == id.as_str() || mark.group == id.as_str();
    table.sign.marks.iter().find(of).map(|mark| mark.group.to_string())
}

/// What everything pays: wagers of one line together, then the others, each with its pay table
/// and edge where its book asks for them.
fn paytables(table: &Resolved) -> Vec<Block> {
    let mut simple = Block { heading: "Pays".into(), ..Block::default() };
    let mut blocks = Vec::new();
    for paid in paid(table) {
        let about: Vec<&Required> = table
            .required
            .iter()
            .filter(|notice| group_of(table, notice).is_some_and(|g| paid.groups.contains(&g)))
            .collect();
        let lines = told_of(table, &paid, &about);
        let mut cites: Vec<String> = about.iter().map(|notice| notice.rule.id.into()).collect();
        cites.dedup();
        match paid.rows.as_slice() {
            [] => {}
            [(label, pays)] if lines.is_empty() => {
                simple.rows.push((plain(&paid, label), pays.clone()));
            }
            _ => blocks.push(Block {
                heading: paid.title,
                rows: paid.rows,
                lines,
                cites,
                figures: Vec::new(),
            }),
        }
    }
    let odds = table.required.iter().filter(|notice| notice.kind == Kind::Odds);
    simple.cites.extend(odds.map(|notice| notice.rule.id.to_string()).take(1));
    let first = (!simple.rows.is_empty()).then_some(simple);
    first.into_iter().chain(blocks).collect()
}

/// What notices add to the lines of wagers that pay alike: once what is said of all of them, else
/// with the name of the wager.
fn told_of(table: &Resolved, paid: &Paid, about: &[&Required]) -> Vec<String> {
    let said: Vec<(Option<String>, String)> = about
        .iter()
        .filter_map(|notice| Some((group_of(table, notice), said(table, notice)?)))
        .collect();
    let mut lines = Vec::new();
    for (group, line) in &said {
        let of = |one: &String| said.iter().any(|(g, l)| g.as_ref() == Some(one) && l == line);
        let name = group.as_ref().filter(|_| !paid.groups.iter().all(of));
        let line = match name {
            Some(group) => format!("{}: {}", table.title_of(group), lower(line)),
            None => line.clone(),
        };
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

/// A wager of one line, and when it pays if its name does not say so.
fn plain(paid: &Paid, label: &str) -> String {
    let bare = |text: &str| {
        let text = text.to_lowercase();
        let article = ["a ", "an ", "the "].iter().find_map(|word| text.strip_prefix(word));
        article.map_or(text.clone(), str::to_string)
    };
    match label {
        "Wins" | "Its symbol" => paid.title.clone(),
        label if paid.title.to_lowercase().contains(&bare(label)) => paid.title.clone(),
        label => format!("{}: {}", paid.title, lower(label)),
    }
}

fn lower(text: &str) -> String {
    let mut chars = text.chars();
    match (chars.next(), chars.clone().next()) {
        (Some(first), Some(second)) if second.is_lowercase() || second == ' ' => {
            first.to_lowercase().chain(chars).collect()
        }
        _ => text.to_string(),
    }
}

/// What a notice adds to the lines of its wager.
fn said(table: &Resolved, notice: &Required) -> Option<String> {
    let states = notice.states.as_deref();
    match (notice.kind, states) {
        (Kind::Paytable, Some("own")) => Some("Pay table of this house".into()),
        (Kind::Paytable, Some(id)) => Some(format!("Pay table {id}")),
        (Kind::HouseEdge, Some(figure)) => {
            let mark = notice.wager.as_ref().and_then(|id| table.sign.mark(id));
            let of = mark.filter(|mark| mark.id != mark.group);
            let of = of.map_or(String::new(), |mark| format!(", {}", mark.title));
            Some(format!("House edge{of}: {figure} %"))
        }
        _ => None,
    }
}
