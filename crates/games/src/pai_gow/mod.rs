//! Pai gow poker: seven cards are set as five behind and two in front, and each meets its like.
//!
//! Great Britain's house banks and sets by a printed way; in California a player banks and sets as
//! it likes. A round goes: seven cards each, hands are set, the bank's is opened and set, all are
//! compared, side wagers look at all seven cards.

// Hands of all sizes are passed alike.
#![allow(clippy::trivially_copy_pass_by_ref)]

mod britain;
mod california;
mod facts;
mod irregular;
mod round;
mod rules;
mod seated;
mod seven;
#[cfg(test)]
mod tests;
mod wagers;
mod way;
mod ways;

pub use facts::{Bonus, Clash, Colours, Envied, EnviedBonus, Fortune};
pub use irregular::Irregular;
pub use round::{Act, DEALER, Round, spot};
pub use rules::{Bank, Envy, Fives, Foul, Miscounted, PaiGowCites, Rules};
pub use seated::{Placed, Seated};
pub use seven::{Holding, Setting, Seven, Shape, Worth};
pub use way::{Front, Row, Way, With};
pub use ways::{HOUSE_WAY, LOGICAL_WAY};

use crate::variant::Variant;
use table::Game;

/// Any of these games.
#[derive(Clone, Copy, Debug)]
pub struct PaiGowPoker;

impl Game for PaiGowPoker {
    type Rules = Rules;
    type Round = Round;
}

/// Every table.
pub static ALL: &[&Variant<PaiGowPoker>] = &{
    let [a, b, c, d] = britain::BRITAIN;
    let [e, f, g] = california::CALIFORNIA;
    [a, b, c, d, e, f, g]
};
