//! Who has the button: 13-Card's own rotation, in which it may be refused; and the buttons of
//! Face-Up Chinese Poker, which pass after each round.

use super::Play;
use crate::chinese::Game;
use crate::chinese::face_up::{FIRST_BUTTON, NEXT_BUTTON, first_button, next_button};
use crate::chinese::thirteen::Rotation;
use law::ca::thirteen_card as ca;
use law::{Cite, reading};
use serde::{Deserialize, Serialize};
use table::{Office, Refusal, Seat, Tale, Turn, What};

/// The button, from hand to hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Button {
    /// Where it lies: of the hand that is on, else of the last one.
    pub(super) at: Option<Seat>,
    next: Next,
    /// 13-Card's way round the table.
    turns: Option<Turns>,
}

/// Where the button of the next hand is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Next {
    /// It passes.
    Passes,
    /// It stays where it lies if somebody plays there: the last deal did not count.
    Stays,
    /// It stays where somebody wrote that it lies, if somebody plays there.
    Written,
    /// Somebody wrote that it lies where nobody plays: no hand begins.
    Missing,
}

/// 13-Card's rotation, and what players say to it before the next hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Turns {
    rotation: Rotation,
    /// Who does not want it.
    declined: Vec<Seat>,
    /// Who has said that it is welcome.
    taken: Option<Seat>,
}

impl Button {
    pub(super) fn new(game: Game) -> Button {
        let turns = || Turns { rotation: Rotation::new(&[]), declined: Vec::new(), taken: None };
        let turns = (game == Game::Thirteen).then(turns);
        Button { at: None, next: Next::Passes, turns }
    }

    /// It is said to lie there for the next hand of these.
    pub(super) fn put(&mut self, seat: Seat, able: &[Seat]) {
        let next = if able.contains(&seat) { Next::Written } else { Next::Missing };
        (self.at, self.next) = (Some(seat), next);
    }

    pub(super) fn sit(&mut self, seat: Seat) {
        if let Some(turns) = &mut self.turns {
            turns.rotation.sit(seat);
        }
    }

    pub(super) fn leave(&mut self, seat: Seat) {
        if let Some(turns) = &mut self.turns {
            turns.rotation.leave(seat);
            turns.declined.retain(|other| *other != seat);
            turns.taken = turns.taken.filter(|other| *other != seat);
        }
    }

    pub(super) fn moves(&mut self, from: Seat, to: Seat) {
        let moved = |seat: Seat| if seat == from { to } else { seat };
        self.at = self.at.map(moved);
        if let Some(turns) = &mut self.turns {
            turns.rotation.moves(from, to);
            turns.declined.iter_mut().for_each(|seat| *seat = moved(*seat));
            turns.taken = turns.taken.map(moved);
        }
    }

    /// Where it lies for the next hand, unless it passes.
    fn lies(&self, able: &[Seat]) -> Option<Seat> {
        self.at.filter(|seat| match self.next {
            Next::Passes => false,
            Next::Stays | Next::Written => able.contains(seat),
            Next::Missing => true,
        })
    }

    /// Who has the button of the next hand of those who would be dealt in, and why; nobody when
    /// all who may have it refuse.
    pub(super) fn coming(&self, able: &[Seat]) -> Option<(Seat, Cite)> {
        match (self.lies(able), &self.turns) {
            (Some(seat), Some(_)) if self.next == Next::Stays => {
                Some((seat, reading::CA_THIRTEEN_MISDEAL))
            }
            (Some(seat), Some(_)) => Some((seat, ca::R3_A)),
            (Some(seat), None) => Some((seat, NEXT_BUTTON)),
            (None, Some(turns)) => turns.coming(able),
            (None, None) => match self.at {
                None => first_button(able).map(|seat| (seat, FIRST_BUTTON)),
                Some(last) => next_button(able, last).map(|seat| (seat, NEXT_BUTTON)),
            },
        }
    }

    /// Those who could still take a button that all have refused.
    pub(super) fn wanted(&self, able: &[Seat]) -> Vec<Seat> {
        let Some(turns) = &self.turns else { return Vec::new() };
        let may = |seat: &&Seat| turns.allows(**seat, able).is_ok();
        able.iter().filter(may).copied().collect()
    }

    /// A hand begins with that button.
    pub(super) fn begin(&mut self, seat: Seat, able: &[Seat]) {
        self.at = Some(seat);
        if let Some(turns) = &mut self.turns
            && turns.nobody(able)
        {
            turns.rotation = turns.afresh();
        }
    }

    /// A hand has been played by these seats.
    pub(super) fn played(&mut self, seats: &[Seat]) {
        self.next = Next::Passes;
        if let (Some(turns), Some(button)) = (&mut self.turns, self.at) {
            turns.rotation.hold(button);
            turns.rotation.played(seats);
            turns.declined.clear();
            turns.taken = None;
        }
    }

    /// The deal did not count: reading ca-thirteen-misdeal.
    pub(super) fn stays(&mut self) {
        self.next = Next::Stays;
    }
}

impl Turns {
    /// Those who do not have it of their own will, or cannot be dealt in.
    fn refused(&self, able: &[Seat]) -> Vec<Seat> {
        let unable = self.rotation.seats().filter(|seat| !able.contains(seat));
        unable.chain(self.declined.iter().copied()).collect()
    }

    /// Whether no word of anybody could give one of these the button.
    fn nobody(&self, able: &[Seat]) -> bool {
        let may = |seat: &Seat| {
            let others: Vec<Seat> = self.rotation.seats().filter(|other| other != seat).collect();
            self.rotation.allows(*seat, &others).is_ok()
        };
        !able.iter().any(may)
    }

    /// A new game of those who sit. Reading ca-thirteen-nobody.
    fn afresh(&self) -> Rotation {
        Rotation::new(&self.rotation.seats().collect::<Vec<_>>())
    }

    /// The rotation that the next hand goes by.
    fn current(&self, able: &[Seat]) -> Rotation {
        if self.nobody(able) { self.afresh() } else { self.rotation.clone() }
    }

    fn coming(&self, able: &[Seat]) -> Option<(Seat, Cite)> {
        let (rotation, refused) = (self.current(able), self.refused(able));
        let taken = self
            .taken
            .filter(|seat| able.contains(seat) && rotation.allows(*seat, &refused).is_ok());
        let seat = taken.or_else(|| rotation.offer(&refused))?;
        let rule =
            if self.nobody(able) { reading::CA_THIRTEEN_NOBODY } else { rotation.why(seat) };
        Some((seat, rule))
    }

    /// Whether a seat could have it, its own word apart.
    fn allows(&self, seat: Seat, able: &[Seat]) -> Result<(), Refusal> {
        let refused: Vec<Seat> =
            self.refused(able).into_iter().filter(|other| *other != seat).collect();
        self.current(able).allows(seat, &refused)
    }
}

impl Play {
    /// The rotation, while what players say to it counts: between hands of 13-Card.
    fn turns(&mut self, able: &[Seat]) -> Result<&mut Turns, Refusal> {
        if self.on().is_some() {
            return Err(Refusal::by(self.cites().showdown, "a hand is being played"));
        }
        let lies = self.lasts.button.lies(able);
        match (&mut self.lasts.button.turns, lies) {
            (None, _) => Err(Refusal::by(NEXT_BUTTON, "the buttons pass by rule")),
            (Some(_), Some(at)) => Err(Refusal::by(ca::R3_A, format!("the button stays at {at}"))),
            (Some(turns), None) => Ok(turns),
        }
    }

    /// Somebody does not want the button of the next hand.
    pub(super) fn decline_button(&mut self, seat: Seat, tale: &mut Tale) -> Result<(), Refusal> {
        let able = self.able();
        self.could_have(seat, &able)?;
        let turns = self.turns(&able)?;
        if turns.declined.contains(&seat) {
            return Err(Refusal::by(ca::R3_D, format!("{seat} has refused the button")));
        }
        turns.allows(seat, &able)?;
        turns.declined.push(seat);
        turns.taken = turns.taken.filter(|other| *other != seat);
        let (office, done, rule) = (Office::Button, Turn::Declined, ca::R3_D);
        tale.tell(|| What::Office { office, seat, done, rule });
        Ok(())
    }

    /// Somebody to whom the button of the next hand is offered takes it; or one who refused does
    /// after all, nobody else having taken it.
    pub(super) fn take_button(&mut self, seat: Seat, tale: &mut Tale) -> Result<(), Refusal> {
        let able = self.able();
        self.could_have(seat, &able)?;
        let turns = self.turns(&able)?;
        turns.allows(seat, &able)?;
        if turns.taken == Some(seat) {
            return Err(Refusal::by(ca::R3_A, format!("{seat} has taken the button")));
        }
        match turns.coming(&able) {
            Some((offered, _)) if offered != seat => {
                return Err(Refusal::by(ca::R3_A, format!("the button is {offered}'s to take")));
            }
            _ => {}
        }
        turns.declined.retain(|other| *other != seat);
        turns.taken = Some(seat);
        let (office, done, rule) = (Office::Button, Turn::Took, ca::R3_A);
        tale.tell(|| What::Office { office, seat, done, rule });
        Ok(())
    }

    /// Only who is dealt in has the button.
    fn could_have(&self, seat: Seat, able: &[Seat]) -> Result<(), Refusal> {
        if able.contains(&seat) {
            return Ok(());
        }
        Err(Refusal::by(self.cites().able, format!("{seat} would not be dealt in")))
    }
}
