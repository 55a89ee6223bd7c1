//! `croupier equity`: what hands are worth against each other.

use crate::cli::args::EquityArgs;
use crate::cli::json::Number;
use crate::cli::style::Align::{Left, Right};
use crate::cli::style::{columns, heading};
use crate::cli::{Z99, print, print_json};
use crate::failure::Failure;
use cards::AnyCard;
use odds::equity::{EXACT_MAX, Spot, Worth};
use serde::Serialize;
use sim::stream::Stream;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The domain of streams that fill in missing cards.
const FILLS: u32 = 5;

#[derive(Serialize)]
struct Out {
    game: &'static str,
    method: &'static str,
    /// Completions counted, or sampled.
    count: u128,
    hands: Vec<HandOut>,
}

#[derive(Serialize)]
struct HandOut {
    cards: String,
    equity: Number,
    #[serde(skip_serializing_if = "Option::is_none")]
    interval: Option<[f64; 2]>,
    /// How often it takes the whole pot, and how often a part.
    scoops: Number,
    shares: Number,
    /// What each award brings.
    awards: BTreeMap<&'static str, Number>,
}

/// Prices the hands.
pub(in crate::cli) fn run(args: &EquityArgs) -> Result<(), Failure> {
    let variant = crate::pot::find(&args.table.id)?;
    let stakes = variant.post(&args.table.posted()?)?;
    let mut hands = Vec::new();
    for text in args.hands.iter().flat_map(|text| text.split(',')) {
        hands.push(read("--hands", text)?);
    }
    let board = |text: &Option<String>| read("--board", text.as_deref().unwrap_or(""));
    let boards = [board(&args.board)?, board(&args.board2)?];
    let dead = read("--dead", args.dead.as_deref().unwrap_or(""))?;
    let spot = Spot { stakes: &stakes, hands: hands.clone(), boards, dead };
    let wrong = |wrong: odds::equity::Wrong| Failure::usage(wrong.0);
    let exact = args.samples.is_none() && spot.completions().map_err(wrong)? <= EXACT_MAX;
    let worth = if exact {
        spot.exact().map_err(wrong)?
    } else {
        let mut stream = Stream::new(&args.seed, FILLS, 0);
        let count = args.samples.unwrap_or(1_000_000);
        spot.sample(count, &mut |n| stream.below(n)).map_err(wrong)?
    };
    let method = if exact { "exact" } else { "sampled" };
    let out = out(variant.id, method, &spot, &worth);
    if args.json { print_json(&out) } else { print(&readable(&out)) }
}

/// Cards with or without blanks; `random` or nothing is a hand of which nothing is known.
fn read(flag: &str, text: &str) -> Result<Vec<AnyCard>, Failure> {
    if text.trim() == "random" {
        return Ok(Vec::new());
    }
    cards::parse_any_cards(text).map_err(|error| Failure::usage(format!("{flag} {text}: {error}")))
}

fn out(game: &'static str, method: &'static str, spot: &Spot, worth: &Worth) -> Out {
    let count = worth.count;
    let share = |n: u128| Number::from(&odds::Exact::part(n, count.max(1)));
    let hands = spot.hands.iter().zip(&worth.hands).map(|(cards, worth)| {
        let equity = worth.equity(count);
        let reach = Z99 * worth.error(count);
        let (middle, sampled) = (equity.decimal(), method == "sampled");
        let named = spot.stakes.awards.iter().flatten().enumerate();
        let text: Vec<String> = cards.iter().map(ToString::to_string).collect();
        HandOut {
            cards: if text.is_empty() { "random".to_owned() } else { text.join(" ") },
            equity: Number::from(&equity),
            interval: sampled.then_some([middle - reach, middle + reach]),
            scoops: share(worth.scoops),
            shares: share(worth.shares),
            awards: named
                .map(|(at, award)| (award.name, Number::from(&worth.award(at, count))))
                .collect(),
        }
    });
    Out { game, method, count, hands: hands.collect() }
}

fn readable(out: &Out) -> String {
    let ways = if out.method == "exact" { "completions, all counted" } else { "samples" };
    let mut text = format!("{}  {} {ways}\n", heading(out.game), out.count);
    let percent = |number: &Number| format!("{:.4} %", number.decimal() * 100.0);
    let mut rows = vec![["hand", "equity", "", "scoops", "shares"].map(String::from).to_vec()];
    for hand in &out.hands {
        let reach = hand
            .interval
            .map_or(String::new(), |[low, high]| format!("± {:.4}", (high - low) * 50.0));
        let mut row = vec![hand.cards.clone(), percent(&hand.equity), reach];
        row.extend([percent(&hand.scoops), percent(&hand.shares)]);
        if hand.awards.len() > 1 {
            row.extend(hand.awards.iter().map(|(name, n)| format!("{name} {}", percent(n))));
        }
        rows.push(row);
    }
    let align = [Left, Right, Left, Right, Right, Right, Right];
    let _ = write!(text, "{}", columns(&rows, &align));
    text
}
