//! Irregularities of 13-Card that somebody rules on: misdeals and fouled hands.

use super::super::round::{Round, Stage};
use super::CARDS;
use law::Cite;
use law::ca::thirteen_card as ca;
use table::{Refusal, Ruling, Seat};

/// So many exposed cards of one hand, or boxed cards in the deck, make a misdeal: 8.a, 8.c.
const MISDEAL_CARDS: u8 = 5;

/// The rules that may be invoked.
const INVOKED: [Cite; 10] = [
    ca::R1_D,
    ca::R7_B,
    ca::R8_A,
    ca::R8_B,
    ca::R8_C,
    ca::R8_D,
    ca::R9_A,
    ca::R10_A,
    ca::R10_B,
    ca::R11,
];

/// Applies a ruling, or refuses it and changes nothing.
pub(crate) fn apply(round: &mut Round, ruling: &Ruling) -> Result<(), Refusal> {
    let Some(rule) = INVOKED.into_iter().find(|rule| rule.id == ruling.rule) else {
        let why = format!("`{}` is no rule to invoke here", ruling.rule.escape_debug());
        return Err(Refusal::unknown(why));
    };
    if let Stage::Void(_) = round.stage {
        return Err(Refusal::by(rule, "the hand is void already"));
    }
    match rule.id {
        // 8.a, 8.c: five cards or more; 11: fewer play as dealt.
        id if id == ca::R8_A.id => {
            seat(round, ruling, rule)?;
            counted(ruling, rule)?;
            void(round, rule)
        }
        id if id == ca::R8_C.id => {
            counted(ruling, rule)?;
            void(round, rule)
        }
        id if id == ca::R8_B.id => {
            seat(round, ruling, rule)?;
            wrong_number(ruling, rule)?;
            void(round, rule)
        }
        id if id == ca::R8_D.id => void(round, rule),
        // 10.b is not bound to the time before the showdown.
        id if id == ca::R10_B.id => {
            round.stage = Stage::Void(rule);
            Ok(())
        }
        id if id == ca::R11.id => match ruling.count {
            Some(n) if n >= MISDEAL_CARDS => {
                Err(Refusal::by(ca::R8_A, format!("{n} cards make a misdeal")))
            }
            _ => Ok(()),
        },
        id if id == ca::R7_B.id => at_once(round, ruling, rule),
        id if id == ca::R9_A.id => {
            wrong_number(ruling, rule)?;
            // reading:ca-thirteen-foul-by-count.
            if round.stage == Stage::Play {
                return Err(Refusal::by(ca::R8_B, "reported in time it is a misdeal"));
            }
            foul(round, ruling, rule)
        }
        // 1.d, 10.a.
        _ => foul(round, ruling, rule),
    }
}

/// The seat that a ruling is about.
fn seat(round: &Round, ruling: &Ruling, rule: Cite) -> Result<Seat, Refusal> {
    let named = ruling.seat.ok_or_else(|| Refusal::by(rule, "the ruling names no seat"))?;
    match round.find(named) {
        Some(_) => Ok(named),
        None => Err(Refusal::unknown(format!("{named} is not in this round"))),
    }
}

fn counted(ruling: &Ruling, rule: Cite) -> Result<(), Refusal> {
    match ruling.count {
        Some(n) if n >= MISDEAL_CARDS => Ok(()),
        Some(n) => Err(Refusal::by(ca::R11, format!("{n} cards play as dealt"))),
        None => Err(Refusal::by(rule, "the ruling does not say how many cards")),
    }
}

fn wrong_number(ruling: &Ruling, rule: Cite) -> Result<(), Refusal> {
    match ruling.count.map(usize::from) {
        Some(CARDS) => Err(Refusal::by(rule, format!("{CARDS} cards are the right number"))),
        Some(_) => Ok(()),
        None => Err(Refusal::by(rule, "the ruling does not say how many cards")),
    }
}

/// 8: a misdeal is declared before the showdown.
fn void(round: &mut Round, rule: Cite) -> Result<(), Refusal> {
    if round.stage == Stage::Open {
        return Err(Refusal::by(rule, "hands are open: it is too late for a misdeal"));
    }
    round.stage = Stage::Void(rule);
    Ok(())
}

/// A hand is fouled once all have their cards.
fn foul(round: &mut Round, ruling: &Ruling, rule: Cite) -> Result<(), Refusal> {
    let seat = seat(round, ruling, rule)?;
    if round.places.iter().any(|place| place.dealt < CARDS) {
        return Err(Refusal::by(rule, "cards are still to be dealt"));
    }
    round.place_mut(seat).fouled = Some(rule);
    Ok(())
}

/// 7.b: of two who declared at once the first is who sits nearer to the button, on its right.
fn at_once(round: &mut Round, ruling: &Ruling, rule: Cite) -> Result<(), Refusal> {
    let [one, two] = *ruling.seats.as_slice() else {
        return Err(Refusal::by(rule, "the ruling names two seats that declared at once"));
    };
    // Places are clockwise from the left of the button: the last is the button, and the one
    // before it sits on its right.
    let called: Vec<(usize, usize)> = (0..round.places.len())
        .filter(|i| [one, two].contains(&round.places[*i].seat))
        .filter_map(|i| Some((i, round.places[i].call?.1)))
        .collect();
    let [(left, early), (right, late)] = *called.as_slice() else {
        return Err(Refusal::by(rule, format!("{one} and {two} have not both declared")));
    };
    let button = round.places.len() - 1;
    let [first, second] = if right == button { [left, right] } else { [right, left] };
    for (place, when) in [(first, early.min(late)), (second, early.max(late))] {
        let call = &mut round.places[place].call;
        *call = call.map(|(call, _)| (call, when));
    }
    Ok(())
}
