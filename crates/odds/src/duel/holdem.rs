//! Hold'em against the dealer, board first.
//!
//! Rounds of nine cards are too many to walk through: 2,781,381,002,400 of a whole deck. But
//! boards that differ in the names of suits alone are one, 134,459 in all. On each of them every
//! holding is ranked once, and one sweep up the ranks counts for each of them the dealer's hands
//! that it beats and ties. The first pass over the boards sums up what each decision gains, for
//! each flop or board of four and each holding; from these sums follow all decisions. The second
//! pass counts how all deals end under them.

mod boards;
mod bonus;
mod casino;
mod deck;
mod field;
mod side;
mod spoken;
mod sums;
mod sweep;
mod tally;
mod two_way;
mod ultimate;

use super::{Question, Solved};

/// A wager before the flop, after it or after the river.
pub(super) fn ultimate(question: &Question<'_>) -> Solved {
    ultimate::solve(question)
}

/// One decision on the flop.
pub(super) fn casino(question: &Question<'_>) -> Solved {
    casino::solve(question)
}

/// A wager before the flop, and further ones after the flop and the turn.
pub(super) fn bonus(question: &Question<'_>) -> Solved {
    bonus::solve(question)
}

/// Further wagers after the flop and the river, and no fold.
pub(super) fn two_way(question: &Question<'_>) -> Solved {
    two_way::solve(question)
}
