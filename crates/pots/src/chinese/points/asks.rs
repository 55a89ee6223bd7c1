//! What the table waits for.

use super::hand::spot;
use super::{Play, Round};
use crate::chinese::round::Place;
use crate::chinese::{Awaited as Next, Move, Rules, face_up, thirteen};
use law::{Cite, reading};
use table::{Ask, Face, Office, Refusal, Seat};

impl Play {
    pub(super) fn waits(&self) -> Vec<Ask> {
        let Some(round) = &self.round else { return self.between() };
        if self.is_settled {
            return vec![Ask::Round];
        }
        match round.ask() {
            // s7.5.f: a card that came back is shuffled in before the others are dealt to.
            Next::Card(_) if self.returned => {
                vec![Ask::Shuffle { rule: reading::CA_FACE_UP_FANTASY_DECK }]
            }
            Next::Card(to) => {
                vec![Ask::Card { to: spot(to), face: Face::Own(to), rule: round.deals(to) }]
            }
            Next::Set(_) => round.due().into_iter().map(|seat| Ask::Decide { seat }).collect(),
            Next::Showdown => vec![Ask::Show { of: "showdown".into(), by: None }],
            Next::Over => vec![Ask::Settlement],
        }
    }

    /// Between two hands: people, somebody for the button, the next hand.
    fn between(&self) -> Vec<Ask> {
        let able = self.able();
        if able.len() < 2 {
            let missing = 2 - able.len() as u8;
            return vec![Ask::Seats { missing, rule: self.cites().able }];
        }
        if self.lasts.button.coming(&able).is_some() {
            return vec![Ask::Hand];
        }
        let seats = self.lasts.button.wanted(&able);
        seats.into_iter().map(|seat| Ask::Office { office: Office::Button, seat }).collect()
    }
}

impl Round {
    /// Those who lay cards now: all who have yet to set in 13-Card, one in turn in Face-Up.
    pub(super) fn due(&self) -> Vec<Seat> {
        let Next::Set(first) = self.ask() else { return Vec::new() };
        match self.rules {
            Rules::Thirteen(_) => {
                let sets = |place: &&Place| place.turns == 0 && place.call.is_none();
                self.places.iter().filter(sets).map(|place| place.seat).collect()
            }
            Rules::FaceUp(_) => vec![first],
        }
    }

    /// The rule of a card that a seat receives.
    fn deals(&self, to: Seat) -> Cite {
        match (&self.rules, self.find(to)) {
            (Rules::FaceUp(_), Some(place)) => face_up::deals(place),
            (Rules::FaceUp(_), None) => face_up::DEAL,
            (Rules::Thirteen(_), _) => thirteen::DEAL,
        }
    }

    /// The rule of something that a seat may do.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub(super) fn why(&self, seat: Seat, act: &Move) -> Result<Cite, Refusal> {
        self.allows(seat, act)?;
        Ok(self.rule_of(seat, act))
    }

    /// The rule of an act, allowed or not.
    pub(super) fn rule_of(&self, seat: Seat, act: &Move) -> Cite {
        match (&self.rules, self.find(seat)) {
            (Rules::FaceUp(_), Some(place)) => face_up::why(place, act),
            (Rules::FaceUp(_), None) => face_up::DEAL,
            (Rules::Thirteen(_), _) => thirteen::why(act),
        }
    }
}
