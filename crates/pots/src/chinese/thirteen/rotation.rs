//! Who has the button of 13-Card: rule 3 of its list.

use law::Cite;
use law::ca::thirteen_card as ca;
use serde::{Deserialize, Serialize};
use table::{Refusal, Seat};

/// So many hands running one player may have the button: 3.b.
const HANDS_MAX: u8 = 2;

/// The button's way round the table.
///
/// ```
/// use pots::chinese::thirteen::Rotation;
/// let seats = [1, 2, 3].map(|n| table::Seat::new(n).unwrap());
/// let mut rotation = Rotation::new(&seats);
/// assert_eq!(rotation.offer(&[]), Some(seats[0]));
/// rotation.take(seats[0], &[]).unwrap();
/// assert_eq!(rotation.offer(&[seats[0]]), Some(seats[1]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rotation {
    /// Who sits, and whether that player bet in the last round.
    seated: Vec<(Seat, Record)>,
    /// Who had the button last, and for how many hands.
    last: Option<(Seat, u8)>,
}

/// What a player did so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Record {
    /// Nothing yet.
    New,
    /// Played, but not in the last round.
    Away,
    /// Bet in the last round.
    Bet,
}

impl Rotation {
    /// A new game, in which all are new alike.
    #[must_use]
    pub fn new(seats: &[Seat]) -> Rotation {
        let seated = seats.iter().map(|seat| (*seat, Record::New)).collect();
        Rotation { seated, last: None }
    }

    /// Somebody sits down.
    pub fn sit(&mut self, seat: Seat) {
        if !self.seated.iter().any(|(seated, _)| *seated == seat) {
            self.seated.push((seat, Record::New));
        }
    }

    /// Somebody leaves.
    pub fn leave(&mut self, seat: Seat) {
        self.seated.retain(|(seated, _)| *seated != seat);
    }

    /// Who sits.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seated.iter().map(|(seat, _)| *seat)
    }

    /// Somebody changes seats, and takes along what was done so far: else a change of seats would
    /// end the two hands of 3.b.
    pub(crate) fn moves(&mut self, from: Seat, to: Seat) {
        let seated = self.seated.iter_mut().find(|(seat, _)| *seat == from);
        if let Some((seat, _)) = seated {
            *seat = to;
        }
        self.last = self.last.map(|(seat, run)| (if seat == from { to } else { seat }, run));
    }

    /// Who is offered the button of the next hand when these have refused it; nobody when all
    /// who may have it did.
    #[must_use]
    pub fn offer(&self, refused: &[Seat]) -> Option<Seat> {
        let from = self.last.map_or(Seat::FIRST, |(seat, _)| seat);
        let able = self.seated.iter().map(|(seat, _)| *seat);
        let able =
            able.filter(|seat| !refused.contains(seat) && self.allows(*seat, refused).is_ok());
        // 3.a: clockwise, who has it first of all.
        able.min_by_key(|seat| seat.steps_from(from))
    }

    /// Whether a seat may have the button of the next hand when these have refused it.
    ///
    /// # Errors
    /// The rule against it.
    pub fn allows(&self, seat: Seat, refused: &[Seat]) -> Result<(), Refusal> {
        let Some((_, record)) = self.seated.iter().find(|(seated, _)| *seated == seat) else {
            return Err(Refusal::unknown(format!("{seat} is not taken")));
        };
        let others = || self.seated.iter().filter(|(other, _)| *other != seat);
        match (self.last, record) {
            (Some((last, HANDS_MAX)), _) if last == seat => {
                Err(Refusal::by(ca::R3_B, format!("{seat} has had the button for two hands")))
            }
            // Whoever has it may have it once more; in a new game nobody has bet yet.
            (Some((last, _)), _) if last == seat => Ok(()),
            (None, _) | (_, Record::Bet) => Ok(()),
            (_, Record::Away) => {
                Err(Refusal::by(ca::R3_C, format!("{seat} made no bet in the last round")))
            }
            (_, Record::New) if others().all(|(other, _)| self.passes(*other, refused)) => Ok(()),
            (_, Record::New) => Err(Refusal::by(
                ca::R3_D,
                format!("{seat} is new, and others may want the button"),
            )),
        }
    }

    /// Whether a seat is new itself, may not have the button, or has refused it.
    fn passes(&self, seat: Seat, refused: &[Seat]) -> bool {
        let record = self.seated.iter().find(|(seated, _)| *seated == seat);
        let new = record.is_some_and(|(_, record)| *record == Record::New);
        refused.contains(&seat)
            || (new && self.last.is_none_or(|(last, run)| last != seat || run == HANDS_MAX))
            || (!new && self.allows(seat, refused).is_err())
    }

    /// A seat takes the button.
    ///
    /// # Errors
    /// The rule against it; nothing has changed then.
    pub fn take(&mut self, seat: Seat, refused: &[Seat]) -> Result<(), Refusal> {
        self.allows(seat, refused)?;
        self.hold(seat);
        Ok(())
    }

    /// A seat that was allowed to has had the button for a hand that counts.
    pub(crate) fn hold(&mut self, seat: Seat) {
        let run = self.last.filter(|(last, _)| *last == seat).map_or(0, |(_, run)| run);
        self.last = Some((seat, run + 1));
    }

    /// By which rule a seat has the button of the next hand.
    pub(crate) fn why(&self, seat: Seat) -> Cite {
        let new = self.seated.contains(&(seat, Record::New));
        match self.last {
            Some((last, _)) if last == seat => ca::R3_B,
            Some(_) if new => ca::R3_D,
            _ => ca::R3_A,
        }
    }

    /// A hand was played by these seats, the button among them.
    pub fn played(&mut self, seats: &[Seat]) {
        let button = self.last.map(|(seat, _)| seat);
        for (seat, record) in &mut self.seated {
            *record = match *record {
                // 3.c: a bet that is not the bank's.
                _ if seats.contains(seat) && Some(*seat) != button => Record::Bet,
                Record::New if Some(*seat) != button => Record::New,
                Record::New | Record::Away | Record::Bet => Record::Away,
            };
        }
    }
}
