//! `croupier edge`: the house edge of every wager and pay table, exactly.

#[cfg(test)]
mod tests;
mod text;

use super::args::EdgeArgs;
use super::bar::{Words, worked};
use super::{print, print_json};
use crate::currency::{failed, signed};
use crate::failure::Failure;
use crate::price::{self, Removed, Request};
use crate::solving::Recall;

pub(super) fn run(args: &EdgeArgs) -> Result<(), Failure> {
    let posted = args.table.posted()?;
    let seat = crate::seated(&args.table.id, &posted, args.seat)?;
    let request = Request {
        posted,
        wager: args.wager.clone(),
        strategy: args.strategy.clone(),
        seat,
        meters: args.meters()?,
        removed: Removed::parse(args.removed.as_deref().unwrap_or_default())?,
    };
    if args.every {
        let sets = price::every_rule_set(&args.table.id)?;
        return if args.json { print_json(&sets) } else { print(&text::every(&sets)) };
    }
    let words = Words { id: &args.table.id, rounds: "rounds" };
    let recall = if args.fresh { Recall::Fresh } else { Recall::Kept };
    if args.removal {
        let removal = worked(words, recall, |work| price::removal(&args.table.id, &request, work));
        let removal = removal.map_err(|error| failed(&args.table.id, error))?;
        return if args.json { print_json(&removal) } else { print(&text::removal(&removal)) };
    }
    let prices = worked(words, recall, |work| price::with(&args.table.id, &request, work));
    let prices = prices.map_err(|error| failed(&args.table.id, error))?;
    if args.json {
        print_json(&prices)
    } else {
        print(&signed(prices.game, &text::readable(&prices)))
    }
}

/// A percentage with four decimals.
pub(super) fn percent(value: f64) -> String {
    format!("{:.4} %", value * 100.0)
}
