//! Pai gow with tiles: four tiles are set as two hands of two, and each meets its like.
//!
//! Both games are California's: a player banks, sets as it likes, and has the copies. A round
//! goes: dice place the action button, four tiles each, hands are set, the bank's is opened and
//! set, all are compared. In Pai Gow Tiles the two tiles of Jee Joon count three or six when
//! apart, in Tiles Wild they are any tile.

mod california;
mod four;
mod irregular;
mod round;
mod rules;
mod seated;
#[cfg(test)]
mod tests;
mod way;

pub use california::ALL;
pub use four::{Four, Setting, Worth};
pub use irregular::Irregular;
pub use round::{Act, DEALER, Round, spot};
pub use rules::{Rules, TilesCites};
pub use seated::Seated;
pub use way::{Beside, Held, Holds, Row, Then, Way};

use table::Game;

/// Either game.
#[derive(Clone, Copy, Debug)]
pub struct Tiles;

impl Game for Tiles {
    type Rules = Rules;
    type Round = Round;
}
