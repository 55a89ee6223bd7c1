//! What a round of baccarat depends on, proven lawful.

use super::facts::{Scope, SuitSet};
use super::tableau::Tableau;
use law::Cite;
use table::Seat;

/// Who sees the cards when they are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Faces {
    /// Everybody.
    Up,
    /// Nobody; the dealer turns them.
    Down,
    /// The highest bettor on each hand, among equals the highest seat.
    Openers,
    /// The highest bettor on the player's hand, among equals the nearest to the player-dealer's
    /// left; nobody sees the banker's.
    OpenersFromLeft,
}

/// Whose irregularities can be ruled on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Irregular {
    /// Nobody's.
    None,
    /// Colorado's, 30-2816.
    Colorado,
    /// Great Britain's, which knows of other decks alone: 6.12.
    Britain,
}

/// The rules cited when a card is due or not due.
#[derive(Clone, Copy, Debug)]
pub struct Draw {
    /// Two cards to each hand.
    pub deal: Cite,
    /// A natural ends the drawing.
    pub natural: Cite,
    /// When the player's hand draws.
    pub player: Cite,
    /// When the banker's hand draws.
    pub banker: Cite,
    /// No hand gets more than one further card.
    pub once: Cite,
}

/// Posted values, proven lawful.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// The table of play.
    pub tableau: Tableau,
    /// Who sees the cards.
    pub faces: Faces,
    /// The seat that turns the cards by agreement of all, instead of the highest bettors.
    pub delegate: Option<Seat>,
    /// The suit posted for Sun 7 and the like.
    pub suit: SuitSet,
    /// Which cards "suited" speaks of.
    pub scope: Scope,
    /// The suit or suits posted for Fate 38.
    pub fate_suits: SuitSet,
    /// Whose irregularities can be ruled on.
    pub irregular: Irregular,
    /// The rules cited when a card is due or not due.
    pub draw: Draw,
}
