//! Simple play at a table, by what a seat sees: for company.

use super::thirteen::Sweep;
use super::{Game, Rows, arrange, place};
use cards::{AnyCard, Card};
use table::{Act, Cards, Choice, Seat, Sight};

impl Game {
    /// The most who play at once.
    #[must_use]
    pub const fn active(self) -> u8 {
        match self {
            Game::Thirteen => 4,
            Game::FaceUp | Game::Fantasy => 3,
        }
    }
}

/// What a seat that plays simply does now; nothing when it has nothing to do. It declares every
/// Clean Sweep that it holds, sets by [`arrange`] or lays by [`place`], announces that it stays in
/// fantasy whenever it may, and never gives up.
#[must_use]
pub fn simply(sight: &Sight, open: &[Choice], seat: Seat) -> Option<Act> {
    let may = |word: &str| open.iter().any(|choice| choice.id == word);
    let at = |row: &str| -> Vec<Card> {
        let spot = sight.spot(&format!("seat{}{row}", seat.n()));
        spot.iter().filter_map(|held| held.card.natural()).collect()
    };
    let held = at("");
    if may("announce") {
        return Some(Act::word("announce"));
    }
    if may("declare") && Sweep::of(&held).is_some() {
        return Some(Act::word("declare"));
    }
    if !may("set") {
        return None;
    }
    let laid = Rows::of(&at(".front"), &at(".middle"), &at(".back"))?;
    let rows = place(&laid, &held).or_else(|| arrange(&held))?;
    let row = |cards: &[Card]| -> Vec<AnyCard> { cards.iter().map(|c| (*c).into()).collect() };
    let rows = rows.segments().map(|segment| row(segment.cards())).to_vec();
    Some(Act::cards("set", Cards { rows }))
}
