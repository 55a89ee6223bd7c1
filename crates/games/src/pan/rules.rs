//! What a table plays by, and the rules it cites.

use super::irregular::Irregular;
use law::Cite;
use table::Cup;

/// What the games differ in, besides what their wagers pay.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// The dice.
    pub cup: Cup,
    /// The irregularities that are ruled on.
    pub irregular: &'static [(Cite, Irregular)],
    /// How many may have a part in a bank besides the player-dealer, where a rule says so.
    pub partners: Option<(u8, Cite)>,
    /// The rules cited.
    pub cites: PanCites,
}

/// The rules cited when a card is due or a choice is made.
#[derive(Clone, Copy, Debug)]
pub struct PanCites {
    /// Three cards for everybody.
    pub deal: Cite,
    /// One decision of each player, from the left.
    pub turn: Cite,
    /// A hand that is set stays so.
    pub set: Cite,
    /// When a player must draw.
    pub must_draw: Cite,
    /// When a player must stand.
    pub must_stand: Cite,
    /// When it is the player's choice; one more card and no further.
    pub option: Cite,
    /// The player-dealer's hand opens.
    pub opens: Cite,
    /// With it open nobody acts any more.
    pub open: Cite,
    /// When the player-dealer must draw.
    pub bank_draws: Cite,
    /// When the player-dealer must stand.
    pub bank_stands: Cite,
    /// When it is the player-dealer's choice.
    pub bank_option: Cite,
    /// Hands are read.
    pub shown: Cite,
    /// A shoe that runs out in the draw is filled with discards, where the book says so.
    pub refill: Option<Cite>,
    /// The draw is on: no misdeal any more.
    pub no_misdeal: Cite,
    /// Irregularities that are none here.
    pub ruled: Cite,
}
