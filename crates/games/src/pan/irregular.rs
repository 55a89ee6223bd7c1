//! Irregularities: what a ruling does to a round. Which of them a text has is listed with it.

use super::seated::Seated;
use super::{DEALER, Pan, Round, Rules, Standing, spot};
use law::Cite;
use table::{Deals as _, Redress, Refusal, Ruling, Seat, Spot, Want};

/// Cards of a hand that a round holds.
const HAND_MAX: u8 = 4;

/// What a ruling does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Irregular {
    /// A seat's hand is another hand of somebody who plays one already: it goes the logical way.
    OneHand,
    /// The player-dealer's hand was opened while hands were to be set: those go the logical way.
    Early,
    /// A wager was changed after all hands were set, and is lost.
    Touched,
    /// A player fouled the hand.
    Fouled,
    /// A player's cards are of a wrong number, and the hand is fouled.
    Miscounted,
    /// Cards went to a wrong position: a misdeal.
    WrongPlace,
    /// The player-dealer's cards are of a wrong number: a misdeal.
    BankMiscounted,
    /// The shoe ran out in the deal: a misdeal.
    ShoeOut,
    /// A second boxed card came out: a misdeal.
    TwoBoxed,
    /// A card was exposed in the deal, and plays.
    ExposedDeal,
    /// A card fell off the table, and plays.
    Plays,
    /// A card was exposed in the draw, and is replaced.
    ExposedDraw,
    /// A boxed card came out.
    Boxed,
    /// A card was taken out by mistake, and is dealt next.
    Next,
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
    let Some((rule, what)) = listed else { return unruled(rules, ruling) };
    let refuse = |why: &str| Err(Refusal::by(rule, why));
    let named = ruling.card.is_some();
    let takes = matches!(
        what,
        Irregular::TwoBoxed | Irregular::ExposedDraw | Irregular::Boxed | Irregular::Next
    );
    if named != takes {
        return refuse(if takes { "name the card" } else { "no card comes out by this" });
    }
    match *what {
        Irregular::OneHand | Irregular::Early => logical(round, rule, ruling, *what),
        Irregular::Touched => touched(round, rule, ruling),
        Irregular::Fouled => fouled(round, rule, ruling),
        Irregular::Miscounted => miscounted(rules, round, rule, ruling),
        Irregular::WrongPlace
        | Irregular::BankMiscounted
        | Irregular::ShoeOut
        | Irregular::TwoBoxed => misdeal(rules, round, rule, ruling, *what),
        Irregular::ExposedDeal
        | Irregular::Plays
        | Irregular::ExposedDraw
        | Irregular::Boxed
        | Irregular::Next => card(rules, round, rule, ruling, *what),
    }
}

/// What is not ruled on, or not now.
pub(super) fn unruled<T>(rules: &Rules, ruling: &Ruling) -> Result<T, Refusal> {
    let is = |rule: &Cite| rule.id == ruling.rule;
    if rules.partners.is_some_and(|(_, rule)| is(&rule)) {
        ruling.fits()?;
        return Err(Refusal::by(ruling.cite()?, "parts in a bank are made up before the wagers"));
    }
    if let Some((rule, _)) = rules.irregular.iter().find(|(rule, _)| is(rule)) {
        let why = format!("{} is ruled on during a round", ruling.rule);
        return Err(Refusal::by(rule, why));
    }
    let why = format!("{} rules on nothing at this table", ruling.rule);
    Err(Refusal::by(rules.cites.ruled, why))
}

/// The seat that a ruling names, which must have a hand.
fn seat(round: &Round, rule: Cite, ruling: &Ruling) -> Result<Seat, Refusal> {
    let seat = ruling.seat.filter(|seat| round.seat(*seat).plays);
    seat.ok_or_else(|| Refusal::by(rule, "name a seat that has a hand"))
}

fn logical(
    round: &mut Round,
    rule: Cite,
    ruling: &Ruling,
    what: Irregular,
) -> Result<Vec<Redress>, Refusal> {
    if !round.is_dealt() || round.first_left(|seat| !seat.is_set()).is_none() {
        return Err(Refusal::by(rule, "no hand is to be set now"));
    }
    if what == Irregular::OneHand {
        let at = seat(round, rule, ruling)?;
        if round.seat(at).is_set() {
            return Err(Refusal::by(rule, format!("the hand of {at} is set")));
        }
        let played = |other: &Seated| !other.logical && !std::ptr::eq(other, round.seat(at));
        if round.first_left(played).is_none() {
            return Err(Refusal::by(rule, format!("whoever has {at} plays no other hand")));
        }
        round.seats[usize::from(at.n()) - 1].logical = true;
        return Ok(Vec::new());
    }
    round.early = true;
    for seat in round.seats.iter_mut().filter(|seat| !seat.is_set()) {
        seat.logical = true;
    }
    Ok(Vec::new())
}

fn touched(round: &Round, rule: Cite, ruling: &Ruling) -> Result<Vec<Redress>, Refusal> {
    let seat = seat(round, rule, ruling)?;
    if !round.all_set() {
        return Err(Refusal::by(rule, "hands are still to be set"));
    }
    let wager = ["base", "bonus-tie"].into_iter().find(|id| ruling.wager.as_deref() == Some(id));
    let Some(wager) = wager else {
        return Err(Refusal::by(rule, "name the wager that was changed"));
    };
    let label = "changed after all hands were set";
    Ok(vec![Redress::Loses { seat, wager, label, rule }])
}

fn fouled(round: &mut Round, rule: Cite, ruling: &Ruling) -> Result<Vec<Redress>, Refusal> {
    let at = seat(round, rule, ruling)?;
    if !round.is_dealt() {
        return Err(Refusal::by(rule, "the hands have not got their three cards"));
    }
    round.seats[usize::from(at.n()) - 1].standing = Standing::Fouled;
    Ok(Vec::new())
}

/// A place has that wrong number of cards: fewer lie there and the next is due, or those too many
/// are given.
fn wrong_number(
    rules: &Rules,
    round: &Round,
    (rule, ruling): (Cite, &Ruling),
    (at, lying, due): (Spot, u8, u8),
) -> Result<u8, Refusal> {
    let refuse = |why: String| Err(Refusal::by(rule, why));
    let Some(count) = ruling.count else { return refuse("say how many cards there are".into()) };
    let extra = usize::from(count.saturating_sub(due));
    let waits = matches!(Pan::ask(rules, round), Want::Deal { to, .. } if to == at);
    match ruling.cards.len() {
        _ if count == due => refuse(format!("{count} cards are the right number")),
        _ if lying != count.min(due) || count < due && !waits => {
            refuse(format!("{lying} cards lie there, not {count}"))
        }
        given if given != extra => {
            refuse(format!("{extra} cards are too many, and {given} are given"))
        }
        _ => Ok(count),
    }
}

/// The hand is fouled and stays as it is, all its cards counting
/// (`reading:ca-pan-miscounted`).
fn miscounted(
    rules: &Rules,
    round: &mut Round,
    rule: Cite,
    ruling: &Ruling,
) -> Result<Vec<Redress>, Refusal> {
    let at = seat(round, rule, ruling)?;
    if round.drawing() {
        return Err(Refusal::by(rule, "it had to be said before the draw"));
    }
    let hand = round.seat(at);
    if hand.miscounted {
        return Err(Refusal::by(rule, format!("the hand of {at} is fouled already")));
    }
    let lying = hand.lying();
    if wrong_number(rules, round, (rule, ruling), (spot(at), lying, 3))? > HAND_MAX {
        return Err(Refusal::by(rule, format!("no hand has more than {HAND_MAX} cards")));
    }
    let hand = &mut round.seats[usize::from(at.n()) - 1];
    hand.standing = Standing::Fouled;
    hand.miscounted = true;
    ruling.cards.iter().filter_map(|card| card.natural()).for_each(|card| hand.cards.push(card));
    Ok(Vec::new())
}

fn misdeal(
    rules: &Rules,
    round: &mut Round,
    rule: Cite,
    ruling: &Ruling,
    what: Irregular,
) -> Result<Vec<Redress>, Refusal> {
    let refuse = |why: &str| Err(Refusal::by(rule, why));
    match what {
        // Whenever it is found.
        Irregular::BankMiscounted => {
            let lying = round.dealer_lying();
            let at = (DEALER, lying, lying.clamp(3, 4));
            wrong_number(rules, round, (rule, ruling), at)?;
        }
        Irregular::WrongPlace | Irregular::ShoeOut if round.is_dealt() => {
            return refuse("the deal is complete");
        }
        // Every card after the deal is one of the draw.
        _ if round.is_dealt() => {
            return Err(Refusal::by(rules.cites.no_misdeal, "the draw has begun"));
        }
        Irregular::TwoBoxed if round.boxed == 0 => {
            return refuse("no boxed card has come out before");
        }
        _ => {}
    }
    round.void = Some(rule);
    Ok(Vec::new())
}

fn card(
    rules: &Rules,
    round: &mut Round,
    rule: Cite,
    ruling: &Ruling,
    what: Irregular,
) -> Result<Vec<Redress>, Refusal> {
    let refuse = |why: &str| Err(Refusal::by(rule, why));
    let Want::Deal { to, .. } = Pan::ask(rules, round) else {
        return refuse("no card is being dealt");
    };
    match what {
        Irregular::ExposedDraw => {
            let at = seat(round, rule, ruling)?;
            if !round.is_dealt() || to == DEALER || to != spot(at) || round.seat(at).late {
                return refuse("no drawn card is due there");
            }
            round.seats[usize::from(at.n()) - 1].late = true;
        }
        Irregular::ExposedDeal if round.is_dealt() => {
            let replaced =
                rules.irregular.iter().find(|(_, what)| *what == Irregular::ExposedDraw);
            let rule = replaced.map_or(rule, |(rule, _)| *rule);
            return Err(Refusal::by(rule, "a card exposed in the draw does not play"));
        }
        Irregular::Boxed if round.boxed > 0 && !round.is_dealt() => {
            return refuse("a second boxed card makes a misdeal");
        }
        Irregular::Boxed => {
            round.boxed = round.boxed.saturating_add(1);
            round.begun |= round.is_dealt();
        }
        Irregular::Next => {
            let card = ruling.natural().into_iter();
            return Ok(card.map(|card| Redress::Next { card }).collect());
        }
        _ => {}
    }
    Ok(Vec::new())
}
