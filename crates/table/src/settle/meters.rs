//! Meters: what others receive beside a winner, and how a meter is filled again.

use super::pay::{Books, Verdict};
use super::{Settlement, Why, why};
use crate::{Envy, Game, Kind, Party};
use money::Cents;

/// Envy pays: to the dealer for each winning player, or to bettors whom another has outdone.
pub(super) fn envy<G: Game>(out: &mut Settlement, verdicts: &[Verdict<'_>], books: &Books<'_, G>) {
    for verdict in verdicts.iter().filter(|v| v.kind == Kind::Progressive) {
        let offer = verdict.stake.offer;
        // What a ruling has decided neither outdoes anybody nor is outdone.
        let judged = verdicts.iter().filter(|v| v.stake.offer == offer && v.line.is_some());
        let best = judged.min_by_key(|v| v.line);
        let (envied, to) = match best {
            _ if books.terms.envy == Envy::Dealer => (verdict, Party::Dealer),
            Some(best) if best.line < verdict.line => (best, verdict.stake.winner()),
            _ => continue,
        };
        let amount = books.offers[offer].scaled(envied.row.envy, verdict.stake.amount);
        if amount > Cents::ZERO {
            let wager = verdict.stake.wager;
            let rule = books.terms.cites.envy_of(wager);
            let why = Why::envy(wager, envied.stake.seat, envied.row.label, rule);
            out.moves(Party::House, to, amount, amount, why);
        }
    }
}

/// A meter won in whole is filled again: from its reserve where it has one, else by the house's
/// seed (`reading:co-meter-reserve`).
pub(super) fn refill<G: Game>(out: &mut Settlement, offer: usize, books: &mut Books<'_, G>) {
    let state = &mut books.meters[offer];
    let (id, cite) = (books.offers[offer].wager.id(), books.terms.cites.meter);
    let meter = Party::Meter(offer as u8);
    let reserve = Party::Reserve(offer as u8);
    let reserved = books.offers[offer].meter.is_some_and(|meter| meter.reserve.is_some());
    let (saved, seed) =
        if reserved { (state.reserve, Cents::ZERO) } else { (Cents::ZERO, state.seed) };
    out.moves(reserve, meter, saved, saved, why(id, "reserve to meter", cite));
    out.moves(Party::House, meter, seed, seed, why(id, "seed", cite));
    state.shown += saved + seed;
    state.reserve = Cents::ZERO;
    state.pending = books.terms.jackpot.is_some();
}
