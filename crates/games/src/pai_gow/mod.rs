//! Pai gow poker: seven cards are set as five behind and two in front, and each meets its like.
//!
//! Great Britain's house banks and sets by a printed way; in California a player banks.

mod facts;
mod seven;
mod way;
mod ways;

pub use facts::{Bonus, Clash, Colours, Fortune, Meets};
pub use seven::{Holding, Setting, Seven, Shape, Worth};
pub use way::{Front, Row, Way, With};
pub use ways::{HOUSE_WAY, LOGICAL_WAY};
