//! `croupier settle`: a written round, settled with the rule on every line.

use super::args::SettleArgs;
use super::style::Align::{Left, Right};
use super::style::{columns, dim, heading};
use super::{print, print_json, read};
use crate::currency::{failed, signed, signed_rows};
use crate::failure::{Exit, Failure};
use crate::settle::folder::{Tried, Verdict, junit, rounds, tried};
use crate::settle::stated::{Document, Held, parted};
use crate::settle::{Banked, Debt, Invoked, Moved, Points, Pot, Round, Settled, Sums, template};
use money::Cents;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use table::{Line, Named, Outcome as Became, Owner, StoryLine};

pub(super) fn run(args: &SettleArgs) -> Result<(), Failure> {
    if let Some(id) = &args.template {
        return print(&template(id)?);
    }
    let Some(file) = &args.file else {
        return Err(Failure::usage("name a file, or ask for --template ID"));
    };
    if file.is_dir() {
        return in_folder(args, file);
    }
    if args.junit.is_some() {
        return Err(Failure::usage("--junit reports on a folder of rounds"));
    }
    let document = document(&read(file)?)?;
    let as_stated = document.held.as_ref().is_none_or(|held| held.matches);
    match &document.held {
        _ if args.json => print_json(&document)?,
        Some(held) if !held.matches => print(&held.told())?,
        _ => print(&text(&document))?,
    }
    if as_stated { Ok(()) } else { Err(Failure::refused("not as stated")) }
}

/// Settles a file, and holds what comes out against all that it states.
fn document(file: &str) -> Result<Document, Failure> {
    let (written, below) = parted(file);
    let settled = Round::read(written).map_err(Failure::from).and_then(|round| {
        let held = round.held();
        let mut document = held.map_err(|error| failed(&round.game, Failure::in_file(error)))?;
        document.refused = document.refused.map(|why| signed(&round.game, &why));
        Ok(document)
    });
    let Some(below) = below else { return settled };
    let document = settled.unwrap_or_else(|failure| {
        let refused = Some(failure.to_string());
        Document { settled: None, refused, held: None }
    });
    let printed = Held::printed(below, &text(&document));
    let held = Some(match document.held.clone() {
        Some(held) => held.and(printed),
        None => printed,
    });
    Ok(Document { held, ..document })
}

/// What is printed for a round, whether it was settled or refused.
fn text(document: &Document) -> String {
    let refused = document.refused.iter().map(|why| format!("croupier: {why}\n"));
    document.settled.iter().map(shown).chain(refused).collect()
}

fn shown(settled: &Settled) -> String {
    signed(settled.game, &readable(settled))
}

/// Every round of a folder, with a summary; what is not as stated is shown.
fn in_folder(args: &SettleArgs, folder: &Path) -> Result<(), Failure> {
    let unreadable = |error| Failure::damaged(format!("{}: {error}", folder.display()));
    let files = rounds(folder).map_err(unreadable)?;
    if files.is_empty() {
        let why = "no .toml, .json or .round in it";
        return Err(Failure::damaged(format!("{}: {why}", folder.display())));
    }
    let one = |file: PathBuf| -> Result<Tried, Failure> {
        let text = read(&file)?;
        Ok(tried(file, &text, |file| {
            document(file).map(|document| (self::text(&document), document.held))
        }))
    };
    let all: Vec<Tried> = files.into_iter().map(one).collect::<Result<_, _>>()?;
    if let Some(path) = &args.junit {
        std::fs::write(path, junit(&all)).map_err(|error| Failure::unwritten(path, &error))?;
    }
    if args.json {
        print_json(&all)?;
    } else {
        print(&summary(&all))?;
    }
    let worst = all.iter().map(|one| one.result).filter(|result| result.fails());
    let damaged = worst.clone().any(|result| result == Verdict::Damaged);
    match worst.count() {
        0 => Ok(()),
        n => {
            let exit = if damaged { Exit::Damaged } else { Exit::Refused };
            Err(Failure { exit, message: format!("{n} of {} to look at", all.len()) })
        }
    }
}

/// A line for each file that somebody should look at, with what differs, and how many there are.
fn summary(all: &[Tried]) -> String {
    let mut text = String::new();
    for one in all.iter().filter(|one| one.result.fails()) {
        let _ =
            writeln!(text, "{}: {}", heading(&one.file.display().to_string()), one.result.name());
        text.push_str(&one.told());
    }
    let count = |result| all.iter().filter(|one| one.result == result).count();
    let parts: Vec<String> = Verdict::ALL
        .into_iter()
        .map(|result| (count(result), result.name()))
        .filter(|(n, _)| *n > 0)
        .map(|(n, name)| format!("{n} {name}"))
        .collect();
    let _ = writeln!(text, "{} rounds: {}", all.len(), parts.join(", "));
    text
}

fn readable(settled: &Settled) -> String {
    let game = heading(settled.game);
    match &settled.outcome {
        Sums::Banked(money) => banked(settled.game, money, &settled.ruled),
        Sums::Pot(money) => format!("{game}  {}\n{}", settled.title, pot(money)),
        Sums::Points(money) => {
            let lines = format!("{}{}", rulings(settled.game, &settled.ruled), points(money));
            format!("{game}  {}\n{lines}", settled.title)
        }
    }
}

/// A line for each ruling, whether or not it moved money.
fn rulings(game: &str, ruled: &[Invoked]) -> String {
    let row = |Invoked { text, ruling }: &Invoked| {
        let list = |of: &[String]| of.join(" ");
        let seats: Vec<String> = ruling.seats.iter().map(|seat| seat.n().to_string()).collect();
        let cards = ruling.card.iter().chain(&ruling.cards).map(ToString::to_string);
        let parts = [
            (!seats.is_empty()).then(|| format!("seats {}", list(&seats))),
            ruling.seat.map(|seat| seat.to_string()),
            ruling.spot.clone(),
            ruling.wager.clone(),
            ruling.amount.map(|amount| amount.to_string()),
            ruling.count.map(|count| format!("count {count}")),
            Some(list(&cards.collect::<Vec<_>>())).filter(|cards| !cards.is_empty()),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        vec!["ruled".into(), parts.join(", "), (*text).to_owned(), dim(&ruling.rule)]
    };
    columns(&signed_rows(game, ruled.iter().map(row).collect()), &[Left; 4])
}

/// What the hands that were shown are called.
fn made(hands: &[Named]) -> String {
    let row = |made: &Named| {
        let cards = crate::telling::cards(made.cards.iter().copied());
        vec![made.seat.to_string(), made.award.to_string(), made.name.clone(), cards]
    };
    columns(&hands.iter().map(row).collect::<Vec<_>>(), &[Left; 4])
}

fn banked(game: &str, money: &Banked, ruled: &[Invoked]) -> String {
    let facts = money.facts.iter().filter(|(_, value)| !value.is_empty());
    let facts: Vec<String> = facts.map(|(name, v)| format!("{} {v}", words(name))).collect();
    let mut text = format!("{}  {}\n", heading(game), facts.join(", "));
    text.push_str(&table_of_lines(game, money));
    text.push_str(&rulings(game, ruled));
    for fee in &money.fees {
        let _ = writeln!(text, "{}  {} {}  {}", fee.from, fee.label, fee.amount, dim(fee.rule.id));
    }
    let _ = writeln!(text, "net  {}", money.balance);
    for (wager, shown) in money.meters.iter().filter(|(_, shown)| **shown > Cents::ZERO) {
        let _ = writeln!(text, "meter  {wager} {shown}");
    }
    if let Some(next) = &money.next {
        let card = next.carried.map(|card| format!("opens with {card}"));
        let free = next.free.map(|rule| format!("is dealt free ({rule})"));
        let shuffle = next.reshuffle.map(|rule| format!("follows a reshuffle ({rule})"));
        let parts: Vec<String> = [card, free, shuffle].into_iter().flatten().collect();
        let _ = writeln!(text, "next hand {}", parts.join(", "));
    }
    for (seat, rule) in &money.courtesy {
        let _ = writeln!(text, "next hand {seat} pays no fee ({rule})");
    }
    for (wager, rule) in &money.locked {
        let _ = writeln!(text, "next hand {wager} takes no stakes ({rule})");
    }
    text
}

/// The lines; those of a session under the throw that decided them.
fn table_of_lines(game: &str, money: &Banked) -> String {
    // Envy on a wager that has a line of its own, told as the others are.
    let lined = |of: &Moved| money.lines.iter().any(|line| line.by.is_some() && line.by == of.by);
    let envies = money.transfers.iter().filter(|moved| moved.by.is_some() && !lined(moved));
    let rows = money.lines.iter().map(row).chain(envies.map(envy));
    let rows = signed_rows(game, rows.collect());
    let text = columns(&rows, &[Left, Left, Right, Left, Left, Left]);
    if money.throws.is_empty() {
        return text;
    }
    let mut lines = text.lines();
    let mut out = String::new();
    for (n, thrown) in money.throws.iter().enumerate() {
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

/// What somebody receives for another's hand.
fn envy(moved: &Moved) -> Vec<String> {
    let Moved { to, wager, amount, label, rule, .. } = moved;
    let nothing = Cents::ZERO.to_string();
    let (wager, paid) = (format!("{wager} envy"), format!("pays {amount}"));
    vec![to.clone(), wager, nothing, paid, label.clone(), dim(rule.id)]
}

/// A field's name as people read it.
fn words(name: &str) -> String {
    name.replace('_', " ")
}

fn row(line: &Line) -> Vec<String> {
    let who = match line.owner {
        Owner::Seat => format!("seat {}", line.seat),
        Owner::Behind(n) => format!("seat {}+{n}", line.seat),
        Owner::Dealer => format!("seat {} tip", line.seat),
    };
    let result = match line.result {
        Became::Wins if line.pays < line.owed => {
            format!("pays {} of {}", line.pays, line.owed)
        }
        Became::Wins => format!("pays {}", line.pays),
        Became::Loses if line.collected < line.owed => {
            format!("loses {} of {}", line.collected, line.owed)
        }
        Became::Loses => format!("loses {}", line.collected),
        Became::Pushes if line.vigorish > Cents::ZERO => format!("pushes less {}", line.vigorish),
        Became::Pushes => "pushes".into(),
        Became::Returned => {
            line.unpaid().map_or("returned".into(), |owed| format!("pays {} of {owed}", line.pays))
        }
        Became::Void => "void".into(),
        Became::Stands => "stands".into(),
        Became::Surrendered => "surrendered".into(),
    };
    let vigorish = if line.vigorish > Cents::ZERO && line.result == Became::Wins {
        format!("{}, vigorish {}", line.label, line.vigorish)
    } else {
        line.label.clone()
    };
    vec![who, line.wager.clone(), line.stake.to_string(), result, vigorish, dim(line.rule.id)]
}

fn pot(money: &Pot) -> String {
    let row = |line: &StoryLine| {
        let who = line.seat.map_or("pot".to_owned(), |seat| seat.to_string());
        let nothing = line.amount == Cents::ZERO;
        let amount = if nothing { String::new() } else { line.amount.signed() };
        vec![who, line.what.clone(), amount, dim(line.rule.id)]
    };
    let rows: Vec<Vec<String>> = money.lines.iter().map(row).collect();
    let mut text = columns(&rows, &[Left, Left, Right, Left]);
    text.push_str(&made(&money.hands));
    for won in &money.pots {
        let name = match won.pot {
            0 => "main pot".to_owned(),
            side => format!("side pot {side}"),
        };
        let winners = won.winners.iter().map(|(seat, amount)| format!("seat {seat} {amount}"));
        let winners = winners.collect::<Vec<_>>().join(", ");
        let (award, amount, rule) = (won.award, won.amount, dim(won.rule.id));
        let _ = writeln!(text, "{name}  {award} {amount}: {winners}  {rule}");
    }
    let _ = writeln!(text, "net  {}", money.balance);
    text
}

fn points(money: &Points) -> String {
    let mut text = String::new();
    if let Some(rule) = money.void {
        let _ = writeln!(text, "misdeal: all money back  {}", dim(rule.id));
    }
    text.push_str(&made(&money.hands));
    let mut rows: Vec<Vec<String>> = money.lines.iter().flat_map(debt).collect();
    for fee in &money.fees {
        let amount = fee.amount.to_string();
        rows.push(vec![fee.from.clone(), fee.label.clone(), amount, dim(fee.rule.id)]);
    }
    text.push_str(&columns(&rows, &[Left, Left, Right, Left]));
    let _ = writeln!(text, "net  {}", money.balance);
    text
}

/// What one player paid another, and the points it is made of.
fn debt(debt: &Debt) -> Vec<Vec<String>> {
    let paid = match debt.amount {
        less if less < debt.owed => format!("{less} of {}", debt.owed),
        all => all.to_string(),
    };
    let who = format!("seat {} pays seat {}", debt.seat, debt.to);
    let mut rows = vec![vec![who, debt.what.to_owned(), paid, dim(debt.rule.id)]];
    for part in &debt.points {
        let (who, points) = (format!("  seat {}", part.to), format!("{:+}", part.points));
        rows.push(vec![who, part.label.to_owned(), points, dim(part.rule.id)]);
    }
    rows
}
