//! Stakes on which nothing is won: given back, taken down, standing, or of a round that is void.

use super::pay::{Books, Verdict, pay_one};
use super::{Line, Outcome, Settlement, Stake, why};
use crate::{Game, Kind, Party, Pay, Stands, Terms};
use law::Cite;
use money::Cents;

/// Everything goes back but what a ruling had settled as lost before.
pub(super) fn void<G: Game>(out: &mut Settlement, books: &mut Books<'_, G>, rule: Cite) {
    for stake in books.stakes {
        let kind = books.offers[stake.offer].wager.kind();
        match books.ruled(stake) {
            _ if kind == Kind::Bonus => {}
            Some(ruled) if ruled.pay == Pay::Lose => {
                let (row, pay, owed) = (ruled.row, ruled.pay, stake.amount);
                let (line, vigorish, cut) = (None, Cents::ZERO, None);
                let lost = Verdict { stake, kind, row, line, pay, owed, vigorish, cut };
                pay_one(out, &lost, (Party::House, Party::House), owed, books.terms);
            }
            _ => give_back(out, stake, Outcome::Void, "the round is void", rule),
        }
    }
    for state in books.meters.iter_mut() {
        state.at_payment = None;
    }
}

pub(super) fn give_back(
    out: &mut Settlement,
    stake: &Stake,
    result: Outcome,
    label: &str,
    rule: Cite,
) {
    let reason = why(stake.wager, label, rule);
    out.moves(Party::Layout, stake.payer(), stake.amount, stake.amount, reason);
    out.lines.push(unmoved(stake, result, label, rule));
}

/// The line of a stake on which nothing is won or lost.
fn unmoved(stake: &Stake, result: Outcome, label: &str, rule: Cite) -> Line {
    Line {
        seat: stake.seat.n(),
        owner: stake.owner,
        wager: stake.wager.to_string(),
        point: stake.memory.point,
        by: None,
        stake: stake.amount,
        result,
        pays: Cents::ZERO,
        owed: Cents::ZERO,
        collected: Cents::ZERO,
        vigorish: Cents::ZERO,
        label: label.to_string(),
        rule,
    }
}

/// A wager that its owner took down between throws, in whole or in part, or chips that a ruling
/// sends back; with what happened and the rule.
pub(crate) fn taken_down(
    out: &mut Settlement,
    stake: &Stake,
    (label, rule): (&str, Cite),
    terms: &Terms,
) {
    let made = why(stake.wager, "stake", terms.cites.made(stake.wager));
    out.moves(stake.payer(), Party::Layout, stake.amount, stake.amount, made);
    give_back(out, stake, Outcome::Returned, label, rule);
}

/// A wager that goes on to the next throw: none of its chips move.
pub(crate) fn stands(out: &mut Settlement, stake: &Stake, how: Stands) {
    let stake = Stake { memory: how.memory, ..stake.clone() };
    out.lines.push(unmoved(&stake, Outcome::Stands, how.label, how.rule));
}
