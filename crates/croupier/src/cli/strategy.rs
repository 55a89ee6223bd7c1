//! `croupier strategy`: what to do with a hand, what each choice is worth, and what a mistake
//! costs; without a hand, a chart of the whole game.

mod chart;
mod grid;
mod seen;

use super::args::StrategyArgs;
use super::json::Number;
use super::style::Align::{Left, Right};
use super::style::{columns, dim, heading};
use super::{print, print_json};
use crate::failure::Failure;
use crate::solving::{self, Case};
use games::Entry;
use games::Variant;
use games::duel::{Act, Duel};
use law::Cite;
use odds::Exact;
use seen::Seen;
use serde::Serialize;
use std::fmt::Write as _;
use table::{Deals, Seat};

#[derive(Serialize)]
struct Out {
    game: &'static str,
    strategy: &'static str,
    hand: String,
    board: String,
    dealer: String,
    rule: Cite,
    best: &'static str,
    decisions: Vec<Decision>,
}

/// One decision open to the seat.
#[derive(Serialize)]
struct Decision {
    act: &'static str,
    /// What it puts up, in units of the ante, where acts of one name differ.
    times: Option<u8>,
    worth: Number,
    cost: Number,
    #[serde(skip)]
    exact: (Exact, Exact),
}

pub(super) fn run(args: &StrategyArgs) -> Result<(), Failure> {
    let entry = crate::pot::banked(&args.table.id)?.entry;
    let Entry::Duel(variant) = entry else {
        let why = format!("{} asks for no decision that is charted here", entry.id());
        return Err(Failure::usage(format!("{why}; `croupier edge` prices it")));
    };
    let posted = args.table.posted()?;
    let posting = variant.post(&posted)?;
    let seen = args.hand.as_deref().map(|hand| Seen::read(args, hand)).transpose()?;
    // What is asked is looked at before the long work, so that a slip is told at once.
    let asked = seen.as_ref().map(|seen| seen.drive(&posting)).transpose()?;
    let offers: Vec<_> = posting.offers.iter().collect();
    let case = Case {
        id: variant.id,
        rules: &posting.rules,
        posted: &posted,
        offers: &offers,
        terms: &posting.terms,
        play: odds::Play::Best,
    };
    let book = solving::solve(&case).book;
    let (Some(seen), Some(asked)) = (seen, asked) else {
        let chart = chart::of(variant, &posting, book.as_ref());
        return if args.json { print_json(&chart) } else { print(&chart.readable()) };
    };
    let out = answer(variant, &seen, &asked, &book.worths(&asked.round, Seat::FIRST));
    if let Some(act) = &args.act
        && !out.decisions.iter().any(|decision| decision.act == act)
    {
        let open: Vec<&str> = out.decisions.iter().map(|decision| decision.act).collect();
        return Err(Failure::usage(format!("no decision `{act}` here: {}", open.join(", "))));
    }
    if args.json { print_json(&out) } else { print(&readable(&out, args.act.as_deref())) }
}

fn answer(
    variant: &'static Variant<Duel>,
    seen: &Seen,
    asked: &seen::Asked,
    worths: &[(Act, Exact)],
) -> Out {
    let best = worths.iter().map(|(_, worth)| worth.clone()).max().unwrap_or(Exact::ZERO);
    let name = |act: Act| {
        let known = Duel::acts().iter().find(|(known, _)| *known == act);
        known.map_or("", |(_, name)| *name)
    };
    let several = |act: Act| worths.iter().filter(|(other, _)| name(*other) == name(act)).count();
    let decision = |(act, worth): &(Act, Exact)| {
        let cost = best.clone() - worth.clone();
        Decision {
            act: name(*act),
            times: asked.puts_up(*act).filter(|_| several(*act) > 1),
            worth: worth.into(),
            cost: (&cost).into(),
            exact: (worth.clone(), cost),
        }
    };
    let decisions: Vec<Decision> = worths.iter().map(decision).collect();
    let is_best = |decision: &&Decision| decision.exact.1 == Exact::ZERO;
    Out {
        game: variant.id,
        strategy: odds::Play::Best.name(),
        hand: seen::written(&seen.own),
        board: seen::written(&seen.board),
        dealer: seen::written(&seen.dealer),
        rule: asked.rule,
        best: decisions.iter().rev().find(is_best).map_or("", |decision| decision.act),
        decisions,
    }
}

fn readable(out: &Out, asked: Option<&str>) -> String {
    let mut text = format!("{}  you hold {}", heading(out.game), out.hand);
    for (name, cards) in [("the board is", &out.board), ("the dealer shows", &out.dealer)] {
        if !cards.is_empty() {
            let _ = write!(text, "; {name} {cards}");
        }
    }
    let _ = writeln!(text, "  {}\n", dim(&out.rule.to_string()));
    let head = ["decision", "worth", "costs", "", "exact worth"];
    let mut rows = vec![head.map(String::from).to_vec()];
    let mut told = Vec::new();
    for decision in &out.decisions {
        let name = match decision.times {
            Some(times) => format!("{} ×{times}", decision.act),
            None => decision.act.to_string(),
        };
        let (worth, cost) = &decision.exact;
        let best = if *cost == Exact::ZERO { "best" } else { "" };
        if asked == Some(decision.act) {
            told.push(format!("A {name} costs {:.6} of the first wager.\n", cost.decimal()));
        }
        rows.push(vec![
            name,
            format!("{:+.6}", worth.decimal()),
            format!("{:.6}", cost.decimal()),
            best.into(),
            dim(&worth.to_string()),
        ]);
    }
    text.push_str(&columns(&rows, &[Left, Right, Right, Left, Left]));
    text + &told.concat()
}
