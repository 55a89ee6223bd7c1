//! What a game takes from no other.

use super::Variant;
use crate::fees::{Listed, Moment};
use crate::irregular::List;
use crate::sitting::Ways;

/// What a game takes from no other: its ways from hand to hand, its irregularities, its fees.
///
/// A game made of another fills it anew. It is not `Copy` and games are statics, so that leaving
/// it out does not compile:
///
/// ```compile_fail,E0507
/// use pots::{Variant, variants::holdem::TEXAS_HOLDEM};
/// static MINE: Variant = Variant { id: "my/holdem", ..TEXAS_HOLDEM };
/// ```
///
/// And this does:
///
/// ```
/// use pots::{Own, Variant, fees::Moment, variants::holdem::TEXAS_HOLDEM};
/// static OWN: &Own = &TEXAS_HOLDEM.own;
/// static MINE: Variant = Variant {
///     id: "my/holdem",
///     own: Own { ways: OWN.ways, irregular: &[], opening: Some(Moment::Flop) },
///     ..TEXAS_HOLDEM
/// };
/// assert_eq!(MINE.seats, 9);
/// ```
#[derive(Debug)]
pub struct Own {
    /// How it handles what lasts from hand to hand.
    pub ways: &'static Ways,
    /// The irregularities that somebody may rule on, beside those of every game.
    pub irregular: &'static [List],
    /// Where its opening round is, before which an older game takes another fee (GEN.4); nothing
    /// in newer games, which have none.
    pub opening: Option<Moment>,
}

impl Variant {
    /// The game as schedules of fees know it.
    #[must_use]
    pub const fn listed(&self) -> Listed {
        Listed { id: self.id, opening: self.own.opening }
    }
}
