//! What a table is between hands, written down and read again.

use super::{Chair, Sitting, Terms};
use crate::stakes::Stakes;
use money::Cents;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::Refusal;

/// Everything that a sitting knows beside its stakes and terms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    chairs: Vec<Option<Chair>>,
    button: Option<u8>,
    first: Option<u8>,
    went_round: bool,
    held: Option<(u8, u8)>,
    refused: Vec<u8>,
    passed: u16,
    blinds: Option<(u8, u8)>,
    playing: Option<Vec<u8>>,
    played: Vec<u8>,
    shorts: Vec<(u8, Cents)>,
    killer: Option<u8>,
    hands: u32,
}

impl Sitting {
    /// What the table is now.
    #[must_use]
    pub fn state(&self) -> State {
        State {
            chairs: self.chairs.clone(),
            button: self.button,
            first: self.first,
            went_round: self.went_round,
            held: self.held,
            refused: self.refused.clone(),
            passed: self.passed,
            blinds: self.blinds,
            playing: self.playing.clone(),
            played: self.played.clone(),
            shorts: self.shorts.clone(),
            killer: self.killer,
            hands: self.hands,
        }
    }

    /// A table that goes on from what it was between two hands.
    ///
    /// # Errors
    /// When it was of another number of seats, or a hand was being played.
    pub fn resume(stakes: Arc<Stakes>, terms: Terms, state: State) -> Result<Sitting, Refusal> {
        let mut sitting = Sitting::open(stakes, terms);
        let (seats, found) = (sitting.chairs.len(), state.chairs.len());
        if found != seats {
            let why = format!("a table of {seats} seats goes on from one of {found}");
            return Err(Refusal::by(sitting.ways.seats, why));
        }
        sitting.chairs = state.chairs;
        sitting.button = state.button;
        sitting.first = state.first;
        sitting.went_round = state.went_round;
        sitting.held = state.held;
        sitting.refused = state.refused;
        sitting.passed = state.passed;
        sitting.blinds = state.blinds;
        sitting.playing = state.playing;
        sitting.played = state.played;
        sitting.shorts = state.shorts;
        sitting.killer = state.killer;
        sitting.hands = state.hands;
        sitting.between_hands(sitting.stakes.variant.rules.turn)?;
        Ok(sitting)
    }
}
