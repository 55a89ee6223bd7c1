//! A table of a pot game from hand to hand: who sits where, with what, who owes which blind,
//! where the button lies, and who has to kill the next pot.
//!
//! A [`Sitting`] takes no chance and no time of its own. Between two hands players join, leave,
//! buy chips and change seats; [`Sitting::deal`] says who plays the next hand and what each
//! posts, and [`Sitting::over`] takes the hand back. Whatever a rule forbids is refused with the
//! rule, and then nothing has changed.

mod blinds;
mod buying;
mod chair;
mod clock;
mod coming;
mod dealing;
mod first;
mod killing;
mod over;
mod reasons;
mod state;
#[cfg(test)]
mod tests;
mod ways;
pub mod wording;

pub use buying::Buy;
pub use chair::{Chair, Status};
pub use clock::{Clock, Time};
pub use coming::{Back, How, Voices};
pub use killing::KillPots;
pub use reasons::Posting;
pub use state::State;
pub use ways::{
    Amends, Broke, Buys, Coming, First, Jumped, KillRules, Kills, Missed, Scoop, ShortBlind,
    Start, Takes, Ways, Words,
};

use crate::stakes::Stakes;
use crate::variant::{Forced, Limit};
use blinds::Ring;
use law::Cite;
use money::Cents;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::Refusal;

/// The limit from which new players come in with a big blind.
const LARGER: Cents = Cents::dollars(10);

/// What a house settles for a table beside the stakes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// A full buy-in; nothing where none is posted.
    pub buy_in: Cents,
    /// Whether scooped pots kill the next hand, where the game leaves it to the house.
    pub kills: KillPots,
}

/// A table from hand to hand.
#[derive(Clone, Debug)]
pub struct Sitting {
    stakes: Arc<Stakes>,
    terms: Setup,
    ways: &'static Ways,
    state: State,
    /// What was posted for the last hand dealt.
    postings: Vec<Posting>,
}

impl Sitting {
    /// An empty table.
    #[must_use]
    pub fn open(stakes: Arc<Stakes>, terms: Setup) -> Sitting {
        let state = State::new(stakes.variant.seats);
        Sitting { ways: stakes.variant.own.ways, stakes, terms, state, postings: Vec::new() }
    }

    /// A table that goes on from what it was.
    ///
    /// # Errors
    /// When no table of this game can have been so.
    pub fn resume(stakes: Arc<Stakes>, terms: Setup, state: State) -> Result<Sitting, Refusal> {
        state.check(stakes.variant.seats)?;
        Ok(Sitting { state, ..Sitting::open(stakes, terms) })
    }

    /// All that lasts from hand to hand, from which [`Sitting::resume`] goes on. What was posted
    /// for the last hand is not in it.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What is posted.
    #[must_use]
    pub fn stakes(&self) -> &Arc<Stakes> {
        &self.stakes
    }

    /// What the house settled beside it.
    #[must_use]
    pub fn terms(&self) -> Setup {
        self.terms
    }

    /// The ways of the game.
    #[must_use]
    pub fn ways(&self) -> &'static Ways {
        self.ways
    }

    /// Everybody seated, with their seats, clockwise from the house dealer's left.
    pub fn seated(&self) -> impl Iterator<Item = (u8, &Chair)> {
        (1..).zip(&self.state.chairs).filter_map(|(seat, chair)| Some((seat, chair.as_ref()?)))
    }

    /// The seats where nobody sits.
    pub fn free(&self) -> impl Iterator<Item = u8> {
        (1..=self.seats()).filter(|seat| self.chair(*seat).is_none())
    }

    /// Who sits there.
    #[must_use]
    pub fn chair(&self, seat: u8) -> Option<&Chair> {
        self.state.chairs.get(usize::from(seat).checked_sub(1)?)?.as_ref()
    }

    /// The seat with the button: of the hand that is on, else of the next one.
    #[must_use]
    pub fn button(&self) -> Option<u8> {
        self.state.button
    }

    /// The seats of the small and the big blind of the last hand dealt.
    #[must_use]
    pub fn blinds(&self) -> Option<(u8, u8)> {
        self.state.blinds
    }

    /// Who plays the hand that is on.
    #[must_use]
    pub fn playing(&self) -> Option<&[u8]> {
        self.state.playing.as_deref()
    }

    /// Who has to kill the next pot.
    #[must_use]
    pub fn killer(&self) -> Option<u8> {
        self.state.killer
    }

    /// How many hands were played.
    #[must_use]
    pub fn hands(&self) -> u32 {
        self.state.hands
    }

    /// Whether the button has gone round once since the game began.
    #[must_use]
    pub fn went_round(&self) -> bool {
        self.state.went_round
    }

    /// Nobody may straddle.
    ///
    /// # Errors
    /// Always.
    pub fn straddle(&self, seat: u8) -> Result<(), Refusal> {
        let rule = self.stakes.variant.cites.straddle;
        Err(Refusal::by(rule, format!("seat {seat} may not straddle")))
    }

    fn has_button(&self) -> bool {
        self.ways.first != First::None
    }

    pub(crate) fn has_blinds(&self) -> bool {
        !matches!(self.stakes.variant.forced, Forced::Door(_))
    }

    /// The large blind.
    fn big_blind(&self) -> Cents {
        self.stakes.least_bet()
    }

    /// All blinds of a round.
    fn blind_sum(&self) -> Cents {
        self.stakes.blinds.iter().copied().sum()
    }

    /// Whether the limit is $10-$20 or above.
    fn is_larger(&self) -> bool {
        let limit = match self.stakes.limit {
            Limit::Fixed | Limit::Spread => self.stakes.small,
            Limit::Pot | Limit::No => self.big_blind(),
        };
        limit >= LARGER
    }

    fn seats(&self) -> u8 {
        self.stakes.variant.seats
    }

    /// Seats clockwise after one, that one last.
    fn ring(&self, after: u8) -> Ring {
        Ring::new(after, self.seats())
    }

    fn get(&self, seat: u8) -> Result<&Chair, Refusal> {
        self.chair(seat).ok_or_else(|| Refusal::unknown(format!("nobody sits at seat {seat}")))
    }

    /// Whoever is dealt in or owes a kill.
    fn player(&self, seat: u8) -> &Chair {
        // invariant: nobody leaves or moves during the own hand, nor owing a kill
        self.chair(seat).unwrap_or_else(|| unreachable!("nobody plays at seat {seat}"))
    }

    fn player_mut(&mut self, seat: u8) -> &mut Chair {
        // invariant: nobody leaves or moves during the own hand, nor owing a kill
        self.get_mut(seat).unwrap_or_else(|refusal| unreachable!("{refusal}"))
    }

    fn get_mut(&mut self, seat: u8) -> Result<&mut Chair, Refusal> {
        let chair = usize::from(seat).checked_sub(1).and_then(|at| self.state.chairs.get_mut(at));
        let missing = || Refusal::unknown(format!("nobody sits at seat {seat}"));
        chair.and_then(Option::as_mut).ok_or_else(missing)
    }

    /// Refuses while somebody plays a hand.
    fn not_playing(&self, seat: u8, rule: Cite) -> Result<(), Refusal> {
        match &self.state.playing {
            Some(seats) if seats.contains(&seat) => {
                Err(Refusal::by(rule, format!("seat {seat} plays a hand")))
            }
            _ => Ok(()),
        }
    }

    /// Refuses while a hand is on.
    fn between_hands(&self, rule: Cite) -> Result<(), Refusal> {
        match self.state.playing {
            Some(_) => Err(Refusal::by(rule, "a hand is being played")),
            None => Ok(()),
        }
    }
}

/// A refusal by a rule.
fn refuse<T>(rule: Cite, why: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::by(rule, why))
}
