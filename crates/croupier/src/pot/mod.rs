//! Games for a pot: hands written down, played, sampled and kept as histories.

pub mod bots;
pub mod file;

use crate::failure::Failure;
use catalog::Error;
use pots::chinese::Game;
use pots::{Variant, variants};
use table::Refusal;

/// The pot game of that id.
///
/// # Errors
/// When there is none, with ids that were perhaps meant.
pub fn find(id: &str) -> Result<&'static Variant, Refusal> {
    catalog::for_pot(id).map_err(refusal)
}

/// The game of Chinese poker of that id.
#[must_use]
pub fn points(id: &str) -> Option<Game> {
    Game::ALL.into_iter().find(|game| game.id() == id)
}

/// The banked game of that id; a game between players is none, and one may have been meant.
///
/// # Errors
/// When there is none.
pub fn banked(id: &str) -> Result<games::Found, Refusal> {
    let found = catalog::banked(id).map_err(refusal);
    found.map(|(entry, wager)| games::Found { entry, wager })
}

fn refusal(error: Error) -> Refusal {
    match error {
        Error::Refused(refusal) => refusal,
        other => Refusal::unknown(Failure::from(other).message),
    }
}

/// Whether an id is that of a pot game.
#[must_use]
pub fn is_pot(id: &str) -> bool {
    variants::find(id).is_some()
}
