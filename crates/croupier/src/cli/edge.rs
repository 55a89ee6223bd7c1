//! `croupier edge`: the house edge of every wager and pay table, exactly.

mod args;
mod lines;
mod sheets;
#[cfg(test)]
mod tests;
mod text;
mod whose;

pub(super) use args::EdgeArgs;

use super::bar::{Words, worked};
use super::sheet::screen;
use super::style::headed;
use crate::currency::{failed, signed};
use crate::failure::Failure;
use crate::price::{self, Prices, Removed, Request, Varied};
use crate::solving::Recall;
use args::Sort;
use catalog::Error;
use sheets::Forbidden;
use std::io::Write as _;

pub(super) fn run(args: &EdgeArgs) -> Result<(), Failure> {
    let (id, format) = (args.table.id.as_str(), args.format);
    if args.every {
        let sets = price::every_rule_set(id)?;
        let table = || text::every(&sets);
        return format.write(&sets, || sheets::every(&sets), table, || table().text());
    }
    let request = Request {
        posted: args.table.posted()?,
        wager: args.wager.clone(),
        strategy: args.strategy.clone(),
        meters: args.meters()?,
        removed: Removed::parse(args.removed.as_deref().unwrap_or_default())?,
        stake: args.stake,
        anyway: args.anyway,
        ..Request::default()
    };
    let words = Words { id, rounds: "rounds" };
    let recall = if args.fresh { Recall::Fresh } else { Recall::Kept };
    if args.removal {
        let seat = crate::seated(id, &request.posted, args.seat)?;
        let request = Request { seat, ..request };
        let removal = worked(words, recall, |work| price::removal(id, &request, work));
        let removal = removal.map_err(|error| failed(id, error))?;
        let table = || text::removal(&removal);
        return format.write(&removal, table, table, || text::removed(&removal));
    }
    let stakes = args.with()?;
    if !stakes.is_empty() {
        let seat = crate::seated(id, &request.posted, args.seat)?;
        let request = Request { seat, ..request };
        let priced = worked(words, recall, |work| price::as_staked(id, &request, &stakes, work));
        let priced = priced.map_err(|error| failed(id, error))?;
        let table = || sheets::as_staked(&priced);
        let text = || signed(priced.game, &text::as_staked(&priced));
        return format.write(&priced, table, table, text);
    }
    let (mut all, forbidden) = varied(args, &request, (words, recall))?;
    let (forbidden, errors): (Vec<Forbidden>, Vec<Error>) = forbidden.into_iter().unzip();
    match errors.into_iter().next() {
        Some(first) if all.is_empty() => Err(refused(id, first)),
        None => written(args, &mut all, &forbidden),
        Some(first) => {
            // The others are priced: what stands in their table is said beside it, too.
            let Failure { message, .. } = refused(id, first);
            let _ = writeln!(std::io::stderr(), "croupier: {message}");
            written(args, &mut all, &forbidden)
        }
    }
}

/// The prices of every variation that is asked for, and those that a rule forbids.
type Priced = (Vec<Varied>, Vec<(Forbidden, Error)>);

fn varied(
    args: &EdgeArgs,
    request: &Request,
    (words, recall): (Words<'_>, Recall),
) -> Result<Priced, Failure> {
    let id = args.table.id.as_str();
    let (mut all, mut forbidden) = (Vec::new(), Vec::new());
    let ways = price::variations(id, &request.posted)?;
    for (set, posted) in ways {
        let priced = crate::seated(id, &posted, args.seat).and_then(|seat| {
            let request = Request { posted, seat, ..request.clone() };
            worked(words, recall, |work| price::with(id, &request, work))
        });
        let prices = match priced {
            Ok(prices) => prices,
            // One value of several that a rule forbids leaves the others as they are.
            Err(error) if is_by_rule(&error) && !set.is_empty() => {
                forbidden.push((Forbidden::of(id, set, &error), error));
                continue;
            }
            Err(error) => return Err(refused(id, error)),
        };
        let mut prices = prices.apart();
        if let Some(by) = args.sort {
            sort(&mut prices, by);
        }
        all.push(Varied { set, prices });
    }
    Ok((all, forbidden))
}

/// Whether it is a rule that refuses.
fn is_by_rule(error: &Error) -> bool {
    matches!(error, Error::Unlawful(_) | Error::Refused(_)) && !error.rules().is_empty()
}

/// What was refused, and that it can be priced all the same where a rule forbids it.
fn refused(id: &str, error: Error) -> Failure {
    let lawless = !error.rules().is_empty() && matches!(error, Error::Unlawful(_));
    let mut failure = failed(id, error);
    if lawless && !failure.message.contains("cannot be priced") {
        failure.message.push_str("\nPriced all the same, and called unlawful: --anyway");
    }
    failure
}

fn written(args: &EdgeArgs, all: &mut [Varied], forbidden: &[Forbidden]) -> Result<(), Failure> {
    let format = args.format;
    if let [Varied { set, prices }] = &*all
        && set.is_empty()
    {
        let numbers = || sheets::numbers(prices);
        let text = || signed(prices.game, &text::readable(prices));
        return format.write(prices, numbers, || text::paper(prices), text);
    }
    if let Some(by) = args.sort {
        all.sort_by(|one, other| first(&one.prices, by).total_cmp(&first(&other.prices, by)));
    }
    let table = || sheets::varied(all, forbidden);
    let document = sheets::Variations::of(all, forbidden);
    let title = || headed(document.game, all[0].prices.title, screen()) + "\n";
    let numbers = || sheets::varied_numbers(all, forbidden);
    format.write(&document, numbers, table, || title() + &table().text())
}

/// Puts wagers in order.
fn sort(prices: &mut Prices, by: Sort) {
    let key = |priced: &price::Priced| match (&priced.report, by) {
        (Ok(report), Sort::Edge) => report.edge.decimal(),
        (Ok(report), Sort::Hit) => -report.hit.decimal(),
        (Ok(report), Sort::Deviation) => report.deviation,
        // By their names, or refused: those stand last.
        (Ok(_), Sort::Wager) => 0.0,
        (Err(_), _) => f64::INFINITY,
    };
    prices.wagers.sort_by(|one, other| {
        let name = |priced: &price::Priced| if by == Sort::Wager { priced.wager } else { "" };
        key(one).total_cmp(&key(other)).then_with(|| name(one).cmp(name(other)))
    });
    if by == Sort::Edge {
        prices.played.sort_by(|one, other| one.edge.cmp(&other.edge));
    }
}

/// What the first wager of a variation is sorted by.
fn first(prices: &Prices, by: Sort) -> f64 {
    let report = prices.reports().next();
    let edge = || prices.played.first().map(|played| played.edge.decimal());
    let key = match by {
        Sort::Edge => edge().or(report.map(|report| report.edge.decimal())),
        Sort::Hit => report.map(|report| -report.hit.decimal()),
        Sort::Deviation => report.map(|report| report.deviation),
        Sort::Wager => Some(0.0),
    };
    key.unwrap_or(f64::INFINITY)
}

/// A percentage with four decimals.
pub(super) fn percent(value: f64) -> String {
    format!("{:.4} %", value * 100.0)
}
