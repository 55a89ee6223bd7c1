//! `croupier equity`: what hands are worth against each other.

use crate::cli::args::EquityArgs;
use crate::cli::bar::behind;
use crate::cli::sheet::Column::{Left, Right};
use crate::cli::sheet::{Sheet, WIDTH};
use crate::cli::style::{counted, heading, wrapped};
use crate::equity::{self, Equity, Hand, HandEquity, Makes, Method, Outs, Request, Street};
use crate::failure::Failure;
use cards::AnyCard;
use odds::Exact;
use std::fmt::Write as _;

/// Prices the hands.
pub(in crate::cli) fn run(args: &EquityArgs) -> Result<(), Failure> {
    let id = &args.table.id;
    catalog::for_pot(id)?;
    let hands =
        Hand::list(id, &args.hands).map_err(|error| Failure::usage(format!("--hands {error}")))?;
    let some = |flag, text: &Option<String>| cards(flag, text.as_deref().unwrap_or(""));
    let request = Request {
        posted: args.table.posted()?,
        hands,
        boards: [some("--board", &args.board)?, some("--board", &args.board2)?],
        dead: some("--dead", &args.dead)?,
        samples: args.samples,
        seed: args.seed,
        outs: args.outs,
        streets: args.streets,
    };
    let found = behind(id, |work| equity::with(id, &request, work))?;
    args.format.write(&found, || numbers(&found), || table(&found), || readable(&found))
}

fn cards(flag: &str, text: &str) -> Result<Vec<AnyCard>, Failure> {
    equity::cards(text).map_err(|error| Failure::usage(format!("{flag} {error}")))
}

fn percent(number: &Exact) -> String {
    format!("{:.4} %", number.decimal() * 100.0)
}

/// Every hand in a row.
fn table(out: &Equity) -> Sheet {
    let mut columns = vec![("hand", Left), ("equity", Right)];
    if out.method == Method::Sampled {
        columns.push(("", Left));
    }
    columns.extend([("scoops", Right), ("shares", Right)]);
    let awards = out.hands.first().filter(|hand| hand.awards.len() > 1);
    columns.extend(awards.iter().flat_map(|hand| hand.awards.keys().map(|name| (*name, Right))));
    let row = |hand: &HandEquity| {
        let mut row = vec![hand.written.clone(), percent(&hand.equity)];
        row.extend(hand.interval.map(|[low, high]| format!("± {:.4}", (high - low) * 50.0)));
        row.extend([percent(&hand.scoops), percent(&hand.shares)]);
        if hand.awards.len() > 1 {
            row.extend(hand.awards.values().map(percent));
        }
        row
    };
    Sheet::new(&columns).with(out.hands.iter().map(row))
}

/// The same as plain numbers, and what each hand makes.
fn numbers(out: &Equity) -> Sheet {
    let names = ["hand", "award", "makes", "share", "exact", "low", "high"].map(String::from);
    let decimal = |exact: &Exact| exact.decimal().to_string();
    let rows = out.hands.iter().flat_map(|hand| {
        let [low, high] = hand
            .interval
            .map_or([String::new(), String::new()], |ends| ends.map(|end| end.to_string()));
        let [name, none] = [hand.written.clone(), String::new()];
        let equity = [decimal(&hand.equity), hand.equity.to_string(), low, high];
        let first = [vec![name.clone(), none.clone(), none.clone()], equity.to_vec()].concat();
        let award = |(award, share): (&&str, &Exact)| {
            let of = [name.clone(), (*award).to_string(), none.clone()];
            [of.to_vec(), vec![decimal(share), share.to_string()]].concat()
        };
        let makes = |made: &Makes| {
            let of = [name.clone(), made.award.to_string(), made.hand.clone()];
            [of.to_vec(), vec![decimal(&made.share), made.share.to_string()]].concat()
        };
        let awards = hand.awards.iter().map(award);
        [first].into_iter().chain(awards).chain(hand.makes.iter().map(makes)).collect::<Vec<_>>()
    });
    Sheet::words(&names).with(rows)
}

fn readable(out: &Equity) -> String {
    let (way, how) = match out.method {
        Method::Exact => {
            ("completion", if out.count == 1 { ", counted" } else { ", all counted" })
        }
        Method::Sampled => ("sample", ""),
    };
    let ways = counted(u64::try_from(out.count).unwrap_or(u64::MAX), way);
    let mut text = format!("{}  {ways}{how}\n{}", heading(out.game), table(out).text());
    for hand in out.hands.iter().filter(|hand| hand.to_come > 0) {
        let _ =
            writeln!(text, "{}: {} to come", hand.written, counted(hand.to_come as u64, "card"));
    }
    if !out.streets.is_empty() {
        let _ = write!(text, "\n{}", streets(out));
    }
    if let Some(outs) = &out.outs {
        let _ = write!(text, "\n{}", told(out, outs));
    }
    text + &makes(out)
}

/// What every hand makes, kind by kind.
fn makes(out: &Equity) -> String {
    let mut text = String::new();
    let first = out.hands.first().map_or(&[][..], |hand| &hand.makes);
    let mut awards: Vec<&str> = first.iter().map(|made| made.award).collect();
    awards.dedup();
    for award in &awards {
        let own = |hand: &HandEquity| -> Vec<Makes> {
            hand.makes.iter().filter(|made| made.award == *award).cloned().collect()
        };
        let all: Vec<Vec<Makes>> = out.hands.iter().map(own).collect();
        let mut kinds: Vec<(u16, &str)> = Vec::new();
        for made in all.iter().flatten() {
            if kinds.iter().all(|(_, known)| *known != made.hand) {
                kinds.push((made.number, &made.hand));
            }
        }
        kinds.sort_unstable_by(|one, other| other.cmp(one));
        let name = if awards.len() > 1 { format!("{award} makes") } else { "makes".into() };
        let mut columns = vec![(name.as_str(), Left)];
        columns.extend(out.hands.iter().map(|hand| (hand.written.as_str(), Right)));
        let row = |(_, kind): &(u16, &str)| {
            let share = |list: &Vec<Makes>| {
                let found = list.iter().find(|made| made.hand == *kind);
                found.map_or("-".to_string(), |made| percent(&made.share))
            };
            std::iter::once((*kind).to_string()).chain(all.iter().map(share)).collect()
        };
        let rows: Vec<Vec<String>> = kinds.iter().map(row).collect();
        let _ = write!(text, "\n{}", Sheet::new(&columns).with(rows).text());
    }
    text
}

/// What hands were worth street by street.
fn streets(out: &Equity) -> String {
    let mut columns = vec![("board", Left)];
    columns.extend(out.hands.iter().map(|hand| (hand.written.as_str(), Right)));
    columns.push(("", Left));
    let row = |street: &Street| {
        let board = if street.board.is_empty() { "before the flop" } else { &street.board };
        let sampled = if street.method == Method::Sampled { "sampled" } else { "" };
        let shares = street.equities.iter().map(percent);
        [vec![board.to_string()], shares.collect(), vec![sampled.to_string()]].concat()
    };
    Sheet::new(&columns).with(out.streets.iter().map(row)).text()
}

/// Who leads, and which cards change that.
fn told(out: &Equity, outs: &Outs) -> String {
    let names = |lead: &[usize]| {
        let names: Vec<&str> = lead.iter().map(|n| out.hands[n - 1].written.as_str()).collect();
        names.join(" and ")
    };
    let verb = |lead: &[usize]| if lead.len() > 1 { "are level" } else { "leads" };
    let mut text = format!("{} {} now.", names(&outs.lead), verb(&outs.lead));
    if outs.changes.is_empty() {
        return text + " No next card changes that.\n";
    }
    text.push('\n');
    for change in &outs.changes {
        let many = counted(change.cards.len() as u64, "card");
        let (names, verb) = (names(&change.lead), verb(&change.lead));
        let _ = writeln!(text, "{names} {verb} after {many} of {}:", outs.unseen);
        text.push_str(&wrapped(&change.cards.join(" "), "  ", WIDTH));
    }
    text
}
