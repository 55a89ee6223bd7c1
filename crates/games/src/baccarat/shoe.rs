//! What Colorado asks of a shoe: how it is cut, marked and burned, and when it is over. A table
//! holds whoever puts one down to it.

use super::hand::value;
use cards::Card;
use law::co;
use table::ShoeLaw;

/// 30-2810(3): the cut falls at least so many cards from either end.
pub const CUT_MIN: usize = 10;
/// 30-2810(4): the marker sits at least so many cards from the back.
pub const MARKER_MIN: usize = 14;

/// How the book has a shoe made ready.
pub const LAW: ShoeLaw = ShoeLaw {
    order: co::R2810_2,
    cut_min: CUT_MIN as u16,
    cut: co::R2810_3,
    marker_min: MARKER_MIN as u16,
    marker: co::R2810_4,
    burn: co::R2810_4,
    last: co::R2813_4,
};

/// 30-2810(4): how many cards follow the first one into the discard rack.
#[must_use]
pub const fn burn_count(first: Card) -> u8 {
    match value(first) {
        0 => 10,
        pips => pips,
    }
}
