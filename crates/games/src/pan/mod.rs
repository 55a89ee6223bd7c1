//! Pan 9 and its kin, of one California card room: every seat has three cards of its own, may take
//! a fourth, and meets the player-dealer, who may too.
//!
//! Super 9 and Super Pan 9 give the player-dealer ties on 0 and 1; Pan 9 lets them push. Two of
//! the three texts have a wager that player and player-dealer tie on three cards each.

mod books;
mod facts;
mod irregular;
mod round;
mod rules;
mod seated;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod wagers;

pub use books::{ALL, pack};
pub use facts::{Hands, Standing};
pub use irregular::Irregular;
pub use round::{Act, Round};
pub use rules::{PanCites, Rules};
pub use seated::{Seated, Way, total};

pub use crate::places::{DEALER, spot};

use table::Game;

/// Any of these games.
#[derive(Clone, Copy, Debug)]
pub struct Pan;

impl Game for Pan {
    type Rules = Rules;
    type Round = Round;
}
