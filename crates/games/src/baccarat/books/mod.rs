//! What each book lets a house post, and the tables it knows.

mod britain;
mod california;
mod colorado;
#[cfg(test)]
mod testing;

pub use britain::Britain;
pub use california::California;
pub use colorado::{Colorado, Commission};

use super::Baccarat;
use crate::Variant;

/// Every table of the family, in the order of the catalogues.
pub static ALL: &[&Variant<Baccarat>] = &[
    &colorado::BACCARAT,
    &colorado::MIDI,
    &colorado::FIVE_TREASURES,
    &colorado::FORTUNES,
    &colorado::DRAGON_BONUS,
    &colorado::EZ,
    &colorado::EZ_PROGRESSIVE,
    &colorado::GOLDEN_FROG,
    &colorado::INFINITE_FORTUNE,
    &colorado::ETERNAL,
    &colorado::ETERNAL_SINGLE_EVENT,
    &colorado::ETERNAL_GOLDEN_TALONS,
    &colorado::ETERNAL_HARMONY,
    &colorado::ETERNAL_SUN_7,
    &colorado::ETERNAL_FATE_38,
    &britain::PUNTO_BANCO,
    &britain::PUNTO_BANCO_2000,
    &britain::DRAGON_BONUS,
    &california::BACCARAT,
    &california::EZ,
    &california::FORTUNE_7,
];
