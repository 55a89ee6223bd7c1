//! Hold'em against the dealer, board first.

mod boards;
mod deck;
mod field;
mod side;
mod sweep;
mod tally;
mod ultimate;

use super::{Question, Solved};

pub(super) fn ultimate(question: &Question<'_>) -> Solved {
    ultimate::solve(question)
}

pub(super) fn casino(question: &Question<'_>) -> Solved {
    super::three_card::solve(question)
}

pub(super) fn bonus(question: &Question<'_>) -> Solved {
    super::three_card::solve(question)
}

pub(super) fn two_way(question: &Question<'_>) -> Solved {
    super::three_card::solve(question)
}
