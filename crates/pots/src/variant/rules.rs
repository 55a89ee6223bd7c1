//! The rules behind a game.

use law::Cite;

/// The rules of a game that no street or award carries.
#[derive(Debug)]
pub struct Rules {
    /// The cards it is played with.
    pub deck: Cite,
    /// How many play.
    pub seats: Cite,
    /// Blinds, or antes.
    pub forced: Cite,
    /// The bet that a door card forces, and its completion.
    pub bring: Cite,
    /// Bets before the cards that are no blinds.
    pub straddle: Cite,
    /// Who acts, and when.
    pub turn: Cite,
    /// What may be bet.
    pub wager: Cite,
    /// The most raises.
    pub cap: Cite,
    /// Bets and raises for less.
    pub short: Cite,
    /// Draws and discards.
    pub exchange: Cite,
    /// The deck running out.
    pub run_out: Cite,
    /// Side pots, and bets that nobody called.
    pub pots: Cite,
    /// The last player left.
    pub alone: Cite,
    /// The odd chip.
    pub odd: Cite,
}
