//! What a round costs at a stake: wins and vigorish rounded as the table rounds them, and the fee
//! that a card room collects for each wager made before the deal.

use super::{Played, PlayedLine, Priced, Request};
use catalog::Error;
use games::Entry;
use money::{Cents, Rounding};
use odds::{Exact, LineReport, Report};
use serde::Serialize;
use table::{Kind, Limits, Pay, Refusal, Terms};

/// A wager at a stake, per unit of its basis.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AtStake {
    /// The wager.
    pub wager: &'static str,
    /// Its pay table.
    pub paytable: &'static str,
    /// How it is played.
    pub strategy: String,
    /// What is staked on the basis.
    pub stake: Cents,
    /// The edge without rounding and fees.
    pub edge: Exact,
    /// The edge with every payment rounded as at the table.
    pub rounded: Exact,
    /// What the card room collects for a round, of all that is made before the deal.
    pub fee: Cents,
    /// What a round costs the player, fee and all, per unit of the basis.
    pub whole: Exact,
    /// The same in money.
    pub costs: Exact,
}

/// What every wager costs at the stake that is asked for, if one is.
pub(super) fn asked(
    entry: &Entry,
    request: &Request,
    priced: (&[Priced], &[Played]),
) -> Result<Vec<AtStake>, Error> {
    match request.stake {
        None => Ok(Vec::new()),
        Some(stake) if stake <= Cents::ZERO => Err(Error::usage(format!(
            "a stake of {stake} is none: write an amount above 0, like 5.00"
        ))),
        Some(stake) => {
            let terms = entry.terms(&request.posted)?;
            let (wagers, played) = priced;
            let alone = played.iter().map(|played| played.wager);
            let ids = alone.chain(wagers.iter().map(|priced| priced.wager));
            for wager in ids {
                within(entry, &terms, wager, stake)?;
            }
            Ok(at(stake, entry, &terms, priced))
        }
    }
}

/// Whether so much may be staked on a wager before the cards: what the house posts bounds it, and
/// a fee schedule's option is for tables of its own limits.
pub(super) fn within(
    entry: &Entry,
    terms: &Terms,
    wager: &str,
    stake: Cents,
) -> Result<(), Refusal> {
    let kind = entry.wagers().into_iter().find(|info| info.id == wager).map(|info| info.kind);
    let Limits { min, max, rule, .. } = match kind {
        Some(Kind::Main) => terms.main,
        Some(Kind::Side) if terms.side_any.is_none() => terms.side,
        _ => return Ok(()),
    };
    // A schedule that binds the limits is the rule to be read.
    let bound = terms.collection.as_ref();
    let own = terms.cites.limits.iter().find(|(of, _)| *of == wager).map(|(_, rule)| *rule);
    let rule = bound.map(|fees| fees.rule).or(own).unwrap_or(rule);
    let by = bound.map_or(String::new(), |fees| format!(", the tables that {} is for", fees.id));
    let why = if stake < min {
        format!("{wager} {stake} is below the minimum {min}{by}")
    } else if stake > max {
        format!("{wager} {stake} is above the maximum {max}{by}")
    } else {
        return Ok(());
    };
    Err(Refusal::by(rule, why))
}

/// What every wager costs at a stake.
fn at(
    stake: Cents,
    entry: &Entry,
    terms: &Terms,
    (wagers, played): (&[Priced], &[Played]),
) -> Vec<AtStake> {
    let kinds = entry.wagers();
    let fee = |ids: &[&str]| {
        let Some(fees) = &terms.collection else { return Cents::ZERO };
        let bears = |id: &&&str| {
            let kind = kinds.iter().find(|info| info.id == **id).map(|info| info.kind);
            !matches!(kind, Some(Kind::Later | Kind::Bonus)) && !fees.free.contains(*id)
        };
        ids.iter().filter(bears).map(|_| fees.per_bet).sum()
    };
    let one = |(wager, paytable), strategy: &str, edge: &Exact, rounded: Exact, fee: Cents| {
        let per = Exact::new(i128::from(fee.get()), u128::from(stake.get().unsigned_abs()));
        let whole = rounded.clone() + per;
        let (edge, strategy) = (edge.clone(), strategy.to_string());
        let costs = whole.clone() * Exact::new(i128::from(stake.get()), 100);
        AtStake { wager, paytable, strategy, stake, edge, rounded, fee, whole, costs }
    };
    let game = |played: &Played| {
        let known = !played.lines.is_empty();
        let lines = played.lines.iter().map(|line| ended(line, stake, terms));
        let rounded = if known { -lines.sum::<Exact>() } else { played.edge.clone() };
        let (name, fee) = ((played.wager, played.paytable), fee(&[played.wager]));
        one(name, played.strategy, &played.edge, rounded, fee)
    };
    let wager = |report: &Report| {
        let alone = std::slice::from_ref(report);
        let parts = if report.parts.is_empty() { alone } else { &report.parts };
        let lines = parts.iter().flat_map(|part| &part.lines);
        let rounded = -lines.map(|line| decided(line, stake, terms)).sum::<Exact>();
        let ids: Vec<&str> = parts.iter().map(|part| part.wager).collect();
        one((report.wager, report.paytable), &report.strategy, &report.edge, rounded, fee(&ids))
    };
    let reports = wagers.iter().filter_map(|priced| priced.report.as_ref().ok());
    played.iter().map(game).chain(reports.map(wager)).collect()
}

/// What a line brings, rounded.
fn decided(line: &LineReport, stake: Cents, terms: &Terms) -> Exact {
    // Odds behind a line are laid in amounts of which nothing need be rounded.
    if line.behind.is_some() || line.units == 0 || line.gain == Exact::ZERO {
        return line.gain.clone();
    }
    let lies: Cents = (0..line.units).map(|_| stake).sum();
    match won(line.pay, lies, terms) {
        Some(cents) => line.probability.clone() * units(cents, stake),
        None => line.gain.clone(),
    }
}

/// The same where a game has grown by doubles and splits, each as large as the first stake.
fn ended(line: &PlayedLine, stake: Cents, terms: &Terms) -> Exact {
    match won(line.pays, stake, terms) {
        Some(cents) => line.share.clone() * units(cents, stake),
        None => line.gain.clone(),
    }
}

/// What a stake wins or loses, where something may have to be rounded.
fn won(pay: Pay, stake: Cents, terms: &Terms) -> Option<Cents> {
    let (vigorish, _) = terms.vigorish;
    match pay {
        Pay::To(odds) => Some(odds.win(stake, terms.wins)),
        Pay::For(odds) => Some(odds.win(stake, terms.wins) - stake),
        Pay::Less(odds, percent) => {
            let win = odds.win(stake, terms.wins);
            Some(win - percent.of(win, vigorish).min(win))
        }
        Pay::Charge(percent) => Some(-percent.of(stake, vigorish).min(stake)),
        Pay::Half | Pay::Surrender => Some(-Rounding::DOWN.divide(i128::from(stake.get()), 2)),
        Pay::Push
        | Pay::Void
        | Pay::Off
        | Pay::Lose
        | Pay::Flat(_)
        | Pay::Share(_)
        | Pay::Slice(_) => None,
    }
}

fn units(cents: Cents, stake: Cents) -> Exact {
    Exact::new(i128::from(cents.get()), u128::from(stake.get().unsigned_abs()))
}
