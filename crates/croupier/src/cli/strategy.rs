//! `croupier strategy`: what to do with a hand, what each choice is worth, and what a mistake
//! costs; without a hand, a chart of the whole game.

use super::args::StrategyArgs;
use super::bar::{Words, worked};
use super::style::Align::{Left, Right};
use super::style::{columns, dim, heading};
use super::{print, print_json};
use crate::failure::Failure;
use crate::solving::Recall;
use crate::strategy::{self, About, Answer, Chart, Decision, Request};
use cards::{AnyCard, Card, parse_any_cards, parse_cards};
use odds::Exact;
use std::fmt::Write as _;

pub(super) fn run(args: &StrategyArgs) -> Result<(), Failure> {
    let (id, posted) = (args.table.id.as_str(), args.table.posted()?);
    let words = Words { id, rounds: "rounds" };
    let Some(hand) = &args.hand else {
        let chart = worked(words, Recall::Kept, |work| strategy::chart(id, &posted, work))?;
        return if args.json { print_json(&chart) } else { print(&charted(&chart)) };
    };
    let some = |text: &Option<String>| cards(text.as_deref().unwrap_or_default());
    let request = Request {
        posted,
        hand: hand_cards(hand)?,
        board: some(&args.board)?,
        dealer: some(&args.dealer)?,
        about: match (args.insured, args.bank) {
            (true, _) => About::Insurance,
            (false, true) => About::Bank,
            (false, false) => About::Game,
        },
    };
    let answer = worked(words, Recall::Kept, |work| strategy::with(id, &request, work))?;
    let asked = args.act.as_ref().map(|act| answer.named(act)).transpose()?;
    if args.json {
        return print_json(&answer);
    }
    print(&readable(&answer, &asked.unwrap_or_default()))
}

fn cards(text: &str) -> Result<Vec<Card>, Failure> {
    parse_cards(text).map_err(|error| Failure::usage(format!("`{text}`: {error}")))
}

/// The own cards, jokers among them.
fn hand_cards(text: &str) -> Result<Vec<AnyCard>, Failure> {
    parse_any_cards(text).map_err(|error| Failure::usage(format!("`{text}`: {error}")))
}

fn charted(chart: &Chart) -> String {
    let mut rows = vec![chart.head.clone()];
    rows.extend(chart.rows.iter().cloned());
    let align = vec![Left; chart.head.len()];
    format!("{}\n\n{}\n{}\n", heading(chart.game), columns(&rows, &align), chart.legend)
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
    let head = ["decision", "worth", "costs", "", "exact worth"];
    let mut rows = vec![head.map(String::from).to_vec()];
    let name = |decision: &Decision| {
        let act = decision.named();
        decision.times.map_or(act.clone(), |times| format!("{act} ×{times}"))
    };
    for decision in &answer.decisions {
        let best = if decision.cost == Exact::ZERO { "best" } else { "" };
        rows.push(vec![
            name(decision),
            format!("{:+.6}", decision.worth.decimal()),
            format!("{:.6}", decision.cost.decimal()),
            best.into(),
            dim(&decision.worth.to_string()),
        ]);
    }
    text.push_str(&columns(&rows, &[Left, Right, Right, Left, Left]));
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
        let _ = writeln!(text, "A {} costs {cost:.6} of the first wager.", name(decision));
    }
    text
}
