//! Poker between players: everybody's money goes to a pot, or changes hands by points, and the
//! house only deals and takes a fee.
//!
//! A [`Variant`] is a game as data, [`Stakes`] are what a table posts, and a [`Hand`] plays one
//! deal of it: it asks for cards and decisions ([`Awaited`]), refuses what a rule forbids, and
//! ends with an [`Ending`] in which every share has its rule.

mod act;
pub mod chinese;
mod cites;
pub mod fees;
mod hand;
mod made;
mod options;
mod place;
mod posting;
mod ranking;
pub mod ring;
mod script;
mod showing;
pub mod sitting;
mod sizes;
mod stakes;
mod taken;
mod takers;
#[cfg(test)]
mod testing;
mod variant;
pub mod variants;

pub use act::{Awaited, Decision, Menu, Move, Span, To, Word, positions};
pub use hand::irregular;
pub use hand::{
    Cry, Done, Ending, Hand, Opening, Player, PotAward, Returned, Ruling, Seen, Share, Sight,
};
pub use made::Made;
pub use place::{CARDS_MAX, PLACES_MAX, Place, Standing};
pub use ranking::{Held, Joker, match_it_first};
pub use script::{At, Played, Script, Stopped};
pub use showing::{door, showing};
pub use stakes::{Antes, Chosen, OddChips, Raises, Stakes};
pub use taken::{Fee, Taken};
pub use takers::{Numbers, Places, Takers};
pub use variant::*;
