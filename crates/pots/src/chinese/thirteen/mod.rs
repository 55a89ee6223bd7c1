//! 13-Card, also known as Chinese Poker: California book, lines 818-904.
//!
//! Thirteen cards face down to each of up to four players, who set them in three, five and five
//! cards. Clean Sweep hands are declared before the showdown and paid first. Then the player left
//! of the button compares with everybody else clockwise, and so on round the table.

mod rotation;
pub(crate) mod ruling;
pub(crate) mod settle;
mod sweep;

#[cfg(test)]
mod pay_tests;
#[cfg(test)]
mod play_tests;
#[cfg(test)]
mod ruling_tests;
#[cfg(test)]
mod sweep_tests;

use super::round::{DealtIn, Declared, Place};
use super::rules::{POINT_MAX, point_option};
use super::{Awaited, Move};
use law::ca::thirteen_card as ca;
use law::{Cite, Lawful, Opt, Proven, reading};
use money::Cents;
use serde::{Deserialize, Serialize};
use table::{Refusal, Seat};

pub use rotation::Rotation;
pub use sweep::Sweep;

pub(crate) const BUY_IN: Cite = ca::R1_A;
pub(crate) const ADD_CHIPS: Cite = ca::R1_C;
pub(crate) const DECK: Cite = ca::RS1_B;
pub(crate) const FEES: Cite = law::ca::poker_fees::RGEN_7_A;
pub(crate) const SHOWDOWN: Cite = ca::RS2_3_A;
pub(crate) const SEATS: Cite = reading::CA_THIRTEEN_PLAYERS;
pub(crate) const ABLE: Cite = ca::R13_A;
pub(crate) const POINTS: Cite = ca::RS2_4;
pub(crate) const DEAL: Cite = ca::RS2_1;
pub(crate) const TAKE_OFF: Cite = ca::R1_D;

/// How many play, reading:ca-thirteen-players, and how many cards each gets, s2.1.
const SEATS_MAX: usize = 4;
pub(crate) const CARDS: usize = 13;

/// What three sets of three are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bonus {
    /// A Shot, six points, or a Home Run, nine.
    On,
    /// Four points: the basic system alone.
    Off,
}

/// What ends at the chips a player began a hand with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AllIn {
    /// All that the player pays.
    Paid,
    /// All that the player pays and wins, added up.
    Total,
}

/// What a table posts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// What a point is worth: the stated limit.
    pub point: Cents,
    /// What each player puts up before the deal.
    pub ante: Cents,
    /// Whether the bonus system is in use.
    pub bonus: Bonus,
    /// What the chips of an all-in player reach for.
    pub all_in: AllIn,
    /// The points for which a hand may be given up to each opponent; none where it may not.
    pub surrender: Option<i64>,
}

impl Setup {
    pub(crate) fn of(proven: &Proven) -> Setup {
        Setup {
            point: proven.money("point"),
            ante: proven.money("ante"),
            surrender: Some(i64::from(proven.number("surrender"))).filter(|points| *points > 0),
            all_in: if proven.word("all_in") == "total" { AllIn::Total } else { AllIn::Paid },
            bonus: if proven.flag("bonus") { Bonus::On } else { Bonus::Off },
        }
    }

    /// The values as a house posts them.
    pub(crate) fn posted(&self) -> Vec<(&'static str, String)> {
        let all_in = match self.all_in {
            AllIn::Paid => "paid",
            AllIn::Total => "total",
        };
        vec![
            ("point", self.point.plain()),
            ("ante", self.ante.plain()),
            ("bonus", (self.bonus == Bonus::On).to_string()),
            ("all_in", all_in.to_owned()),
            ("surrender", self.surrender.map_or("0".to_owned(), |points| points.to_string())),
        ]
    }

    /// What of a stack can be exchanged in a hand. Chips below a point do not play (13.a), and the
    /// ante plays when it comes to a point or more (2.c).
    #[must_use]
    pub fn stake(&self, stack: Cents) -> Cents {
        let whole = |amount: Cents| amount - Cents::new(amount.get() % self.point.get());
        whole(stack - self.ante.min(stack)) + whole(self.ante.min(stack))
    }
}

pub(crate) fn options() -> Vec<Opt> {
    vec![
        point_option(ca::R1_B),
        Opt::new("ante", "0.00", Lawful::Money(Cents::ZERO, POINT_MAX), ca::R2_C),
        Opt::new("bonus", "true", Lawful::Flag, reading::CA_THIRTEEN_POINTS),
        Opt::new(
            "all_in",
            "paid",
            Lawful::Word(vec!["paid", "total"]),
            reading::CA_THIRTEEN_ALL_IN,
        ),
        // No price is printed: 0 is a table without surrender, 39 what the dearest hand costs.
        Opt::new("surrender", "0", Lawful::Between(0, 39), reading::CA_THIRTEEN_SURRENDER),
    ]
}

/// Whether a stack is dealt in. 13.a: who has less than a point has nothing to play for.
pub(crate) fn able(terms: &Setup, stack: Cents) -> bool {
    stack >= terms.ante && terms.stake(stack) > Cents::ZERO
}

/// Those dealt in, and who is not.
pub(crate) fn dealt_in(terms: &Setup, seated: &[(Seat, Cents)]) -> Result<DealtIn, Refusal> {
    if seated.len() > SEATS_MAX {
        return Err(Refusal::by(ca::RS2_1, format!("{} want to play", seated.len())));
    }
    let (able, poor): (Vec<_>, Vec<_>) =
        seated.iter().copied().partition(|(_, stack)| able(terms, *stack));
    if able.len() < 2 {
        let why = format!("fewer than two players have {} to play for", terms.point);
        return Err(Refusal::by(ca::R13_A, why));
    }
    let seats = able.into_iter().map(|(seat, _)| seat).collect();
    Ok((seats, poor.into_iter().map(|(seat, _)| (seat, ca::R13_A)).collect()))
}

pub(crate) fn ask(places: &[Place]) -> Awaited {
    // s2.1: thirteen cards to each, from the left of the button.
    let short = places.iter().filter(|place| place.dealt < CARDS);
    if let Some(place) = short.min_by_key(|place| place.dealt) {
        return Awaited::Card(place.seat);
    }
    // s5.3.b: a hand with a marker waits for the others to be set, and need not be set itself.
    let next = places.iter().find(|place| place.turns == 0 && place.call.is_none());
    next.map_or(Awaited::Showdown, |place| Awaited::Set(place.seat))
}

/// The rule of something that a seat does.
pub(crate) fn why(act: &Move) -> Cite {
    match act {
        Move::Set(_) => ca::RS2_2_A,
        Move::Declare => ca::RS5_1_C,
        // Nobody announces anything here.
        Move::Surrender | Move::Announce => reading::CA_THIRTEEN_SURRENDER,
    }
}

pub(crate) fn allows(
    terms: &Setup,
    ask: Awaited,
    place: &Place,
    act: &Move,
) -> Result<(), Refusal> {
    let seat = place.seat;
    if let Awaited::Card(_) = ask {
        return Err(Refusal::by(ca::RS2_1, "cards are still to be dealt"));
    }
    match act {
        Move::Announce => Err(Refusal::unknown("there is no fantasy in this game")),
        Move::Declare | Move::Surrender if place.call.is_some() => {
            Err(Refusal::by(ca::R7_C, format!("the marker lies on the hand of {seat}")))
        }
        Move::Surrender if terms.surrender.is_none() => {
            Err(Refusal::by(reading::CA_THIRTEEN_SURRENDER, "the house posts no surrender"))
        }
        Move::Declare | Move::Surrender => Ok(()),
        Move::Set(_) if matches!(place.call, Some((Declared::Surrender, _))) => {
            Err(Refusal::by(ca::R7_C, format!("{seat} has given its hand up")))
        }
        Move::Set(_) if place.turns > 0 => {
            Err(Refusal::by(ca::RS2_3_A, format!("{seat} has set its hand")))
        }
        // 5: another number of cards, or another order, is not refused but fouls the hand.
        Move::Set(rows) => {
            for (i, card) in rows.cards().enumerate() {
                if !place.held.contains(&card) {
                    return Err(Refusal::unknown(format!("{seat} does not hold {card}")));
                }
                if rows.cards().skip(i + 1).any(|other| other == card) {
                    return Err(Refusal::unknown(format!("{card} is named twice")));
                }
            }
            Ok(())
        }
    }
}
