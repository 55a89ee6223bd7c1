//! Every game for a pot, as data.

#[cfg(test)]
pub(crate) mod cited_tests;
pub mod draw;
pub mod histories;
pub mod holdem;
pub mod omaha;
pub mod razz;
mod shapes;
pub mod stud;
#[cfg(test)]
mod stud_tests;
pub mod super_stud;
#[cfg(test)]
pub(crate) mod testing;
pub mod triple_draw;
mod ways;

use crate::variant::Variant;

/// All of them, family by family.
pub fn all() -> impl Iterator<Item = &'static Variant> {
    let families: [&[&Variant]; 7] = [
        &holdem::GAMES,
        &omaha::GAMES,
        &stud::GAMES,
        &razz::GAMES,
        &super_stud::GAMES,
        &draw::GAMES,
        &triple_draw::GAMES,
    ];
    families.into_iter().flatten().copied()
}

/// The game of that id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Variant> {
    all().find(|variant| variant.id == id)
}
