//! Irregularities: what a ruling does to a round. Which of them a text has is listed with it.

use super::PaiGowPoker;
use super::round::{Act, Round};
use super::rules::Rules;
use super::seven::Setting;
use cards::Rank;
use law::Cite;
use table::{Deals as _, Redress, Refusal, Ruling, Seat, Spot, Want};

/// What a ruling does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Irregular {
    /// A seat's hand is another hand of somebody who sets one already: it goes the logical way.
    OneHand,
    /// The bank's hand was opened while hands were to be set: those go the logical way.
    Early,
    /// A joker or an ace was boxed or exposed in the deal: a misdeal.
    JokerOrAce,
    /// A second card was boxed or exposed in the deal: a misdeal.
    Second,
    /// Hands lie at wrong places and two players have looked: a misdeal.
    TwoLooked,
    /// Hands lie at wrong places and somebody has looked at the bank's: a misdeal.
    LookedAtBank,
    /// Hands lay at wrong places and one player has looked, whose hand goes the logical way.
    OneLooked,
    /// A boxed card is replaced by the next.
    Boxed,
    /// An exposed card is replaced when the deal is over.
    Exposed,
    /// The bank's hand is set again, since both of its hands would rise.
    BankAgain,
    /// The bank's hand was set as a foul by the dealer's mistake: it goes the logical way.
    BankFouled,
}

/// Applies a ruling as the game's list has it.
pub(super) fn rule(
    rules: &Rules,
    round: &mut Round,
    ruling: &Ruling,
) -> Result<Vec<Redress>, Refusal> {
    if let Some(void) = round.void {
        return Err(Refusal::by(void, "the round is void already"));
    }
    let listed = rules.irregular.iter().find(|(rule, _)| rule.id == ruling.rule);
    let Some((rule, what)) = listed else {
        let why = format!("{} rules on nothing at this table", ruling.rule);
        return Err(Refusal::by(rules.cites.ruled, why));
    };
    match what {
        Irregular::OneHand => forced(round, rule, seat(round, rule, ruling)?)?,
        Irregular::OneLooked => {
            let at = seat(round, rule, ruling)?;
            if round.looked {
                let misdeal = of(rules, Irregular::TwoLooked, rule);
                return Err(Refusal::by(misdeal, "a second player who looked makes a misdeal"));
            }
            forced(round, rule, at)?;
            round.looked = true;
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
        Irregular::TwoLooked => {
            if !round.is_dealt() || round.dealer.hidden < round.dealer.lying() {
                let why = "it had to be said before the player-dealer's hand was opened";
                return Err(Refusal::by(rule, why));
            }
            round.void = Some(rule);
        }
        // No moment is printed: whenever it is found that somebody looked at the bank's hand.
        Irregular::LookedAtBank => {
            if !round.is_dealt() {
                return Err(Refusal::by(rule, "no hand lies there yet to be looked at"));
            }
            round.void = Some(rule);
        }
        Irregular::JokerOrAce | Irregular::Second | Irregular::Boxed | Irregular::Exposed => {
            in_the_deal(rules, round, rule, ruling, *what)?;
        }
        Irregular::BankAgain => bank_again(rules, round, rule)?,
        Irregular::BankFouled => {
            if !round.all_set() || round.dealer.seven().is_none() || round.dealer.act.is_some() {
                return Err(Refusal::by(rule, "the player-dealer's hand is not to be set now"));
            }
            round.dealer.forced = true;
        }
    }
    Ok(Vec::new())
}

/// The seat that a ruling names, which must have a hand.
fn seat(round: &Round, rule: Cite, ruling: &Ruling) -> Result<Seat, Refusal> {
    let seat = ruling.seat.filter(|seat| round.seat(*seat).plays);
    seat.ok_or_else(|| Refusal::by(rule, "name a seat that has a hand"))
}

/// A hand that is still to be set goes the logical way.
fn forced(round: &mut Round, rule: Cite, at: Seat) -> Result<(), Refusal> {
    if !round.is_dealt() || round.seat(at).is_set() {
        return Err(Refusal::by(rule, format!("the hand of {at} is not to be set now")));
    }
    round.seat_mut(at).forced = true;
    Ok(())
}

/// A card that was boxed or exposed.
fn in_the_deal(
    rules: &Rules,
    round: &mut Round,
    rule: Cite,
    ruling: &Ruling,
    what: Irregular,
) -> Result<(), Refusal> {
    let refuse = |why: &str| Err(Refusal::by(rule, why));
    let Want::Deal { to, .. } = PaiGowPoker::ask(rules, round) else {
        return refuse("no card is being dealt");
    };
    let Some(card) = ruling.card else { return refuse("name the card") };
    let spoils = card.natural().is_none_or(|card| card.rank() == Rank::Ace);
    match what {
        Irregular::JokerOrAce if !spoils => return refuse("it is neither a joker nor an ace"),
        Irregular::Second if round.spoiled == 0 => {
            return refuse("no card was boxed or exposed before");
        }
        Irregular::JokerOrAce | Irregular::Second => {
            round.void = Some(rule);
            return Ok(());
        }
        _ if spoils => {
            let misdeal = of(rules, Irregular::JokerOrAce, rule);
            return Err(Refusal::by(misdeal, "a joker or an ace makes a misdeal"));
        }
        _ if round.spoiled > 0 => {
            let misdeal = of(rules, Irregular::Second, rule);
            return Err(Refusal::by(misdeal, "a second such card makes a misdeal"));
        }
        Irregular::Exposed => late(round, rule, to)?,
        _ => {}
    }
    round.spoiled += 1;
    Ok(())
}

/// The rule of a text for an irregularity; the one that was invoked where it has none.
fn of(rules: &Rules, what: Irregular, invoked: Cite) -> Cite {
    let own = rules.irregular.iter().find(|(_, known)| *known == what);
    own.map_or(invoked, |(rule, _)| *rule)
}

/// The card that is due at a place comes when the deal is over.
fn late(round: &mut Round, rule: Cite, to: Spot) -> Result<(), Refusal> {
    if round.replaces() {
        return Err(Refusal::by(rule, "the deal is over"));
    }
    round.at(to).late += 1;
    Ok(())
}

/// The bank's hand is set again so that both of its hands rise: by the logical way if that does
/// it, else with the highest five cards behind; `reading:ca-pai-gow-bank-again`.
fn bank_again(rules: &Rules, round: &mut Round, rule: Cite) -> Result<(), Refusal> {
    let refuse = |why: &str| Err(Refusal::by(rule, why));
    let bank = &round.dealer;
    let (Some(Act::Set(now)), Some(seven), Some(way)) =
        (bank.act, bank.seven(), bank.by_way(rules))
    else {
        return refuse("the player-dealer's hand is not set otherwise");
    };
    let worth = |setting: Setting| bank.worth(rules, setting).map(|w| (w.back, w.front.number()));
    let rises = |setting: &Setting| match (worth(now), worth(*setting)) {
        (Some(now), Some(then)) => then.0 > now.0 && then.1 > now.1,
        _ => false,
    };
    let lawful = |setting: &Setting| rises(setting) && !setting.is_foul(seven, rules.order);
    let best = Setting::ALL.into_iter().filter(lawful).max_by_key(|setting| worth(*setting));
    let act = match best {
        _ if rises(&way) => Act::HouseWay,
        Some(best) => Act::Set(best),
        None => return refuse("both hands would have to rise"),
    };
    round.dealer.act = Some(act);
    Ok(())
}
