//! What a table remembers from hand to hand, as plain data.

use super::Chair;
use money::Cents;
use serde::{Deserialize, Serialize};
use table::Refusal;

/// What a table remembers from hand to hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// Who sits where, from seat 1.
    pub(super) chairs: Vec<Option<Chair>>,
    /// The seat with the button of the last hand, or of the next one once that is over.
    pub(super) button: Option<u8>,
    /// The seat that had the first button.
    pub(super) first: Option<u8>,
    /// Whether the button has gone round once.
    pub(super) went_round: bool,
    /// The seat that had the last hand's button, and for how many hands running.
    pub(super) held: Option<(u8, u8)>,
    /// Who does not want the button.
    pub(super) refused: Vec<u8>,
    /// Seats that a blind has passed.
    pub(super) passed: u16,
    /// The seats of the small and the big blind of the last hand.
    pub(super) blinds: Option<(u8, u8)>,
    /// Who plays the hand that is on.
    pub(super) playing: Option<Vec<u8>>,
    /// Who played the last hand.
    pub(super) played: Vec<u8>,
    /// Who is dealt in with less than half of the blind that was due.
    pub(super) shorts: Vec<(u8, Cents)>,
    /// Who has to kill the next pot.
    pub(super) killer: Option<u8>,
    /// How many hands were played.
    pub(super) hands: u32,
}

impl State {
    /// An empty table of so many seats.
    pub(super) fn new(seats: u8) -> State {
        State {
            chairs: vec![None; usize::from(seats)],
            button: None,
            first: None,
            went_round: false,
            held: None,
            refused: Vec::new(),
            passed: 0,
            blinds: None,
            playing: None,
            played: Vec::new(),
            shorts: Vec::new(),
            killer: None,
            hands: 0,
        }
    }

    /// Refuses what no table of so many seats can have been.
    pub(super) fn check(&self, seats: u8) -> Result<(), Refusal> {
        let no = |why: String| Err(Refusal::unknown(why));
        if self.chairs.len() != usize::from(seats) {
            return no(format!("{} chairs at a table of {seats} seats", self.chairs.len()));
        }
        if let Some(seat) = self.named().find(|seat| !(1..=seats).contains(seat)) {
            return no(format!("seats are numbered 1 to {seats}, not {seat}"));
        }
        if let Some(seat) = self.bound().find(|seat| self.chairs[usize::from(*seat) - 1].is_none())
        {
            return no(format!("seat {seat} plays, and nobody sits there"));
        }
        if self.amounts().any(Cents::is_negative) {
            return no("somebody has or owes less than nothing".to_owned());
        }
        Ok(())
    }

    /// Seats whose players cannot have left.
    fn bound(&self) -> impl Iterator<Item = u8> {
        let shorts = self.shorts.iter().map(|(seat, _)| *seat);
        let playing = self.playing.iter().flatten().copied();
        shorts.chain(playing).chain(self.killer)
    }

    /// Every seat that is named.
    fn named(&self) -> impl Iterator<Item = u8> {
        let lists = self.refused.iter().chain(&self.played).copied();
        let blinds = self.blinds.into_iter().flat_map(|(small, big)| [small, big]);
        let held = self.held.map(|(seat, _)| seat);
        self.bound().chain(lists).chain(blinds).chain(held).chain(self.button).chain(self.first)
    }

    fn amounts(&self) -> impl Iterator<Item = Cents> {
        let chairs = self.chairs.iter().flatten();
        let chairs = chairs.flat_map(|chair| [chair.chips, chair.owed, chair.owed_if_bought]);
        chairs.chain(self.shorts.iter().map(|(_, blind)| *blind))
    }
}
