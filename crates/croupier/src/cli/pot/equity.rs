//! `croupier equity`: what hands are worth against each other.

use crate::cli::args::EquityArgs;
use crate::cli::style::Align::{Left, Right};
use crate::cli::style::{columns, heading};
use crate::cli::{print, print_json};
use crate::equity::{self, Equity, Hand, Method, Request};
use crate::failure::Failure;
use cards::AnyCard;
use odds::Exact;
use std::fmt::Write as _;

/// Prices the hands.
pub(in crate::cli) fn run(args: &EquityArgs) -> Result<(), Failure> {
    let hands = args.hands.iter().map(|text| Hand::list(text));
    let hands = hands
        .collect::<Result<Vec<_>, _>>()
        .map_err(|error| Failure::usage(format!("--hands {error}")))?;
    let some = |flag, text: &Option<String>| cards(flag, text.as_deref().unwrap_or(""));
    let request = Request {
        posted: args.table.posted()?,
        hands: hands.into_iter().flatten().collect(),
        boards: [some("--board", &args.board)?, some("--board", &args.board2)?],
        dead: some("--dead", &args.dead)?,
        samples: args.samples,
        seed: args.seed,
    };
    let found = equity::equity(&args.table.id, &request)?;
    if args.json { print_json(&found) } else { print(&readable(&found)) }
}

fn cards(flag: &str, text: &str) -> Result<Vec<AnyCard>, Failure> {
    equity::cards(text).map_err(|error| Failure::usage(format!("{flag} {error}")))
}

fn readable(out: &Equity) -> String {
    let ways = if out.method == Method::Exact { "completions, all counted" } else { "samples" };
    let mut text = format!("{}  {} {ways}\n", heading(out.game), out.count);
    let percent = |number: &Exact| format!("{:.4} %", number.decimal() * 100.0);
    let mut rows = vec![["hand", "equity", "", "scoops", "shares"].map(String::from).to_vec()];
    for hand in &out.hands {
        let reach = hand
            .interval
            .map_or(String::new(), |[low, high]| format!("± {:.4}", (high - low) * 50.0));
        let mut row = vec![hand.written.clone(), percent(&hand.equity), reach];
        row.extend([percent(&hand.scoops), percent(&hand.shares)]);
        if hand.awards.len() > 1 {
            row.extend(hand.awards.iter().map(|(name, n)| format!("{name} {}", percent(n))));
        }
        rows.push(row);
    }
    let align = [Left, Right, Left, Right, Right, Right, Right];
    let _ = write!(text, "{}", columns(&rows, &align));
    for hand in out.hands.iter().filter(|hand| !hand.makes.is_empty()) {
        let rows = hand.makes.iter().map(|made| vec![made.hand.to_owned(), percent(&made.share)]);
        let rows: Vec<Vec<String>> = rows.collect();
        let _ = write!(text, "\n{} makes\n{}", hand.written, columns(&rows, &[Left, Right]));
    }
    text
}
