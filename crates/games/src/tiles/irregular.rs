//! Irregularities: what a ruling does to a round. Which of them a text has is listed with it.

use super::round::Round;
use super::rules::Rules;
use table::{Redress, Refusal, Ruling};

/// What a ruling does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Irregular {
    /// A seat's hand is another hand of somebody who sets one already: it goes the house's way.
    OneHand,
    /// The bank's hand was opened while hands were to be set: those go the house's way.
    Early,
}

/// Applies a ruling as the game's list has it.
pub(super) fn rule(
    rules: &Rules,
    round: &mut Round,
    ruling: &Ruling,
) -> Result<Vec<Redress>, Refusal> {
    let listed = rules.irregular.iter().find(|(rule, _)| rule.id == ruling.rule);
    let Some((rule, what)) = listed else {
        let why = format!("{} rules on nothing at this table", ruling.rule);
        return Err(Refusal::by(rules.cites.ruled, why));
    };
    match what {
        Irregular::OneHand => {
            let seat = ruling.seat.filter(|seat| round.seat(*seat).plays);
            let seat = seat.ok_or_else(|| Refusal::by(rule, "name a seat that has a hand"))?;
            if !round.is_dealt() || round.seat(seat).is_set() {
                let why = format!("the hand of {seat} is not to be set now");
                return Err(Refusal::by(rule, why));
            }
            round.seat_mut(seat).forced = true;
        }
        Irregular::Early => {
            if !round.is_dealt() || round.all_set() {
                return Err(Refusal::by(rule, "no hand is to be set now"));
            }
            round.early = true;
            for seat in round.seats.iter_mut().filter(|seat| seat.plays && !seat.is_set()) {
                seat.forced = true;
            }
        }
    }
    Ok(Vec::new())
}
