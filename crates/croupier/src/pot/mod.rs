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

/// The banked game of that id; a game between players is none, and one may have been meant.
///
/// # Errors
/// When there is none.
pub fn banked(id: &str) -> Result<games::Found, Refusal> {
    if is_pot(id) || points(id).is_some() {
        let why = format!(
            "{id} is played between players: the house has no edge there; try `croupier equity`, \
             `simulate`, `settle` or `play`"
        );
        return Err(Refusal::unknown(why));
    }
    games::find(id).map_err(|refusal| {
        let between = Game::ALL.into_iter().map(Game::id);
        let near = nearest(id, variants::all().map(|variant| variant.id).chain(between));
        if refusal.rule.is_some() || refusal.why.contains("did you mean") || near.is_empty() {
            return refusal;
        }
        let why = format!("no game `{}`; did you mean {}?", id.escape_debug(), near.join(" or "));
        Refusal::unknown(why)
    })
}

/// Whether an id is that of a pot game.
#[must_use]
pub fn is_pot(id: &str) -> bool {
    variants::find(id).is_some()
}
