//! What a table plays by: what is posted, and the rules cited.

use super::irregular::Irregular;
use super::way::Way;
use hands::JeeJoon;
use law::Cite;
use table::{Cup, Direction};

/// What a table plays by.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// What the tiles of Jee Joon are apart, and so how hands rank.
    pub order: JeeJoon,
    /// The rule by which they stay together in one hand of four, where there is one.
    pub together: Option<Cite>,
    /// How hands are set that are not set by their player.
    pub way: &'static Way,
    /// The dice that place the action button.
    pub cup: Cup,
    /// Which way tiles are dealt.
    pub deals: Direction,
    /// Which way hands are turned.
    pub turns: Direction,
    /// What may be ruled, and what it does.
    pub irregular: &'static [(Cite, Irregular)],
    /// The rules cited.
    pub cites: TilesCites,
}

/// The rules cited when tiles are due or hands are set.
#[derive(Clone, Copy, Debug)]
pub struct TilesCites {
    /// Four tiles for everybody.
    pub deal: Cite,
    /// Hands are set, of two tiles each.
    pub set: Cite,
    /// The bank's hand is opened when all others are set.
    pub opens: Cite,
    /// The bank's hand is set.
    pub bank_sets: Cite,
    /// Irregularities.
    pub ruled: Cite,
}
