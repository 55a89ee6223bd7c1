//! `croupier strategy`: what to do with a hand, what each choice is worth, and what a mistake
//! costs; without a hand, a chart of the whole game.

use super::args::StrategyArgs;
use super::bar::{Words, worked};
use super::paper::Paper;
use super::sheet::Column::{self, Left, Right, Spare};
use super::sheet::{Sheet, WIDTH};
use super::style::{dim, heading, wrapped};
use crate::failure::Failure;
use crate::solving::Recall;
use crate::strategy::{self, About, Answer, Chart, Decision, InWords, Request};
use cards::{AnyCard, Card, Rank, parse_any_cards, parse_cards};
use games::Entry;
use odds::Exact;
use std::fmt::Write as _;

pub(super) fn run(args: &StrategyArgs) -> Result<(), Failure> {
    let (id, posted) = (args.table.id.as_str(), args.table.posted()?);
    let words = Words { id, rounds: "rounds" };
    let Some(hand) = &args.hand else {
        let chart = worked(words, Recall::Kept, |work| strategy::chart(id, &posted, work))?;
        let paper = || paper(&chart);
        return args.format.write(&chart, paper, paper, || charted(&chart));
    };
    let some = |text: &Option<String>| cards(text.as_deref().unwrap_or_default());
    // Where nothing hangs on a suit none need be said.
    let (mut hand, mut dealer) = (hand.clone(), args.dealer.clone());
    if let Ok((Entry::TwentyOne(_), _)) = catalog::banked(id) {
        hand = with_suits(&hand, "cdhs");
        dealer = dealer.map(|dealer| with_suits(&dealer, "shdc"));
    }
    let request = Request {
        posted,
        hand: hand_cards(&hand)?,
        board: some(&args.board)?,
        dealer: some(&dealer)?,
        about: match (args.insured, args.bank) {
            (true, _) => About::Insurance,
            (false, true) => About::Bank,
            (false, false) => About::Game,
        },
    };
    let answer = worked(words, Recall::Kept, |work| strategy::with(id, &request, work))?;
    let asked = args.act.as_ref().map(|act| answer.named(act)).transpose()?;
    let asked = asked.unwrap_or_default();
    let (numbers, table) = (|| numbers(&answer), || decisions(&answer));
    args.format.write(&answer, numbers, table, || readable(&answer, &asked))
}

/// Cards of which the ranks alone may be written, each with one of the suits in turn.
fn with_suits(text: &str, suits: &str) -> String {
    let rank = |word: &str| {
        let is = |rank: &Rank| rank.letter().to_string() == word.to_uppercase();
        word == "10" || Rank::ALL.iter().any(is)
    };
    let suited = text
        .split_whitespace()
        .zip(suits.chars().cycle())
        .map(|(word, suit)| if rank(word) { format!("{word}{suit}") } else { word.to_string() });
    suited.collect::<Vec<_>>().join(" ")
}

fn cards(text: &str) -> Result<Vec<Card>, Failure> {
    parse_cards(text).map_err(|error| Failure::usage(format!("`{text}`: {error}")))
}

/// The own cards, jokers among them.
fn hand_cards(text: &str) -> Result<Vec<AnyCard>, Failure> {
    parse_any_cards(text).map_err(|error| Failure::usage(format!("`{text}`: {error}")))
}

/// Every table of a chart, and the rules in words.
fn paper(chart: &Chart) -> Paper {
    let sheet =
        |head: &[String], rows: &[Vec<String>]| Sheet::words(head).with(rows.iter().cloned());
    let first = sheet(&chart.head, &chart.rows);
    let alone = chart.more.is_empty() && chart.rules.is_empty();
    let mut paper = if alone {
        Paper::from(first)
    } else {
        Paper::default().with("the first decision", first)
    };
    paper = paper.said(&chart.legend);
    for later in &chart.more {
        paper = paper.with(&later.title, sheet(&later.head, &later.rows)).said(&later.legend);
    }
    if chart.rules.is_empty() {
        return paper;
    }
    let head = ["decision", "says", "costs %", "exactly", "strategy"].map(String::from);
    let row = |rule: &InWords| {
        let costs = format!("{:.4}", rule.cost.decimal() * 100.0);
        let words = [&rule.decision, &rule.says].map(ToString::to_string);
        [words.to_vec(), vec![costs, rule.cost.to_string(), rule.strategy.to_string()]].concat()
    };
    paper.with("in words", Sheet::words(&head).with(chart.rules.iter().map(row))).said(OF_AN_ANTE)
}

const OF_AN_ANTE: &str = "Costs are of an ante, against best play of all other decisions.";

fn charted(chart: &Chart) -> String {
    // A chart by which hands are set is not what is best to do.
    let way = if chart.strategy == "house way" { "  the house way" } else { "" };
    let drawn_first = drawn(&chart.head, &chart.rows);
    let mut text = format!("{}{way}\n\n{drawn_first}\n", heading(chart.game));
    text.push_str(&said(&chart.legend));
    for later in &chart.more {
        let _ = write!(text, "\n{}\n{}\n", heading(&later.title), drawn(&later.head, &later.rows));
        text.push_str(&said(&later.legend));
    }
    if !chart.rules.is_empty() {
        let _ = writeln!(text, "\n{}", heading("in words"));
    }
    for rule in &chart.rules {
        let cost = rule.cost.decimal() * 100.0;
        let said = format!("{}: {}. Costs {cost:.4} % ({})", rule.decision, rule.says, rule.cost);
        text.push_str(&wrapped(&said, "", WIDTH));
    }
    if !chart.rules.is_empty() {
        text.push_str(&wrapped(OF_AN_ANTE, "", WIDTH));
    }
    text
}

/// A column with a longer cell is folded where there is no room.
const LONG: usize = 16;

/// Rows in columns, of which the long ones are folded where there is no room.
fn drawn(head: &[String], rows: &[Vec<String>]) -> String {
    let wide = |at: usize| {
        let cells = rows.iter().filter_map(|row| row.get(at));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0) > LONG
    };
    let column = |(at, name): (usize, &String)| match name.as_str() {
        "rule" => Column::Dim,
        _ if at + 1 == head.len() || wide(at) => Column::Folds,
        _ => Left,
    };
    let columns: Vec<(&str, Column)> =
        head.iter().enumerate().map(|one| (one.1.as_str(), column(one))).collect();
    Sheet::new(&columns).with(rows.iter().cloned()).text()
}

/// A legend, each of its lines in as many as it needs.
fn said(legend: &str) -> String {
    let line = |line: &str| match line.strip_prefix("  ") {
        Some(inner) => wrapped(inner, "  ", WIDTH),
        None => wrapped(line, "", WIDTH),
    };
    legend.lines().map(line).collect()
}

/// Every decision with its worth.
fn decisions(answer: &Answer) -> Sheet {
    let columns = [
        ("decision", Left),
        ("worth", Right),
        ("costs", Right),
        ("", Left),
        ("exact worth", Spare),
    ];
    let row = |decision: &Decision| {
        let best = if decision.cost == Exact::ZERO { "best" } else { "" };
        vec![
            decision.named(),
            format!("{:+.6}", decision.worth.decimal()),
            format!("{:.6}", decision.cost.decimal()),
            best.into(),
            decision.worth.to_string(),
        ]
    };
    Sheet::new(&columns).with(answer.decisions.iter().map(row))
}

/// The same as plain numbers.
fn numbers(answer: &Answer) -> Sheet {
    let names = ["decision", "worth", "cost", "exact worth", "exact cost"].map(String::from);
    let row = |decision: &Decision| {
        let Decision { worth, cost, .. } = decision;
        let figures = [worth, cost].map(|figure| figure.decimal().to_string());
        let exact = [worth, cost].map(ToString::to_string);
        [vec![decision.named()], figures.to_vec(), exact.to_vec()].concat()
    };
    Sheet::words(&names).with(answer.decisions.iter().map(row))
}

fn readable(answer: &Answer, asked: &[&Decision]) -> String {
    let written = |cards: &[Card]| -> String {
        cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    let own: Vec<String> = answer.hand.iter().map(ToString::to_string).collect();
    let mut text = format!("{}  you hold {}", heading(answer.game), own.join(" "));
    for (name, cards) in [("the board is", &answer.board), ("the dealer shows", &answer.dealer)] {
        if !cards.is_empty() {
            let _ = write!(text, "; {name} {}", written(cards));
        }
    }
    let _ = writeln!(text, "  {}\n", dim(&answer.rule.to_string()));
    text.push_str(&decisions(answer).text());
    // To set a hand as the house would is no other decision.
    let mut best = answer.decisions.iter().filter(|decision| decision.cost == Exact::ZERO);
    let first = best.next();
    if best.any(|other| other.sets.is_none() || first.is_none_or(|one| one.sets != other.sets)) {
        let _ = writeln!(
            text,
            "Worth the same: {} is taken, which leaves less at stake.",
            answer.best
        );
    }
    for decision in asked {
        let cost = decision.cost.decimal();
        let _ = writeln!(text, "A {} costs {cost:.6} of the first wager.", decision.named());
    }
    text
}
