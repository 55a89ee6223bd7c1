//! Games for a pot: hands written down, played, sampled and kept as histories.

pub mod bots;
pub mod file;

use law::nearest;
use pots::chinese::Game;
use pots::{Variant, variants};
use table::Refusal;

/// The pot game of that id.
///
/// # Errors
/// When there is none, with ids that were perhaps meant.
pub fn find(id: &str) -> Result<&'static Variant, Refusal> {
    variants::find(id).ok_or_else(|| {
        let near = nearest(id, variants::all().map(|variant| variant.id));
        let hint = if near.is_empty() {
            "`croupier games --book ca` lists them".to_owned()
        } else {
            format!("did you mean {}?", near.join(" or "))
        };
        Refusal::unknown(format!("no pot game `{}`; {hint}", id.escape_debug()))
    })
}

/// The game of Chinese poker of that id.
#[must_use]
pub fn points(id: &str) -> Option<Game> {
    Game::ALL.into_iter().find(|game| game.id() == id)
}

/// Whether an id is that of a pot game.
#[must_use]
pub fn is_pot(id: &str) -> bool {
    variants::find(id).is_some()
}
