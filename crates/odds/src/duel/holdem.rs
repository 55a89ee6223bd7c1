//! Hold'em against the dealer, board first.

mod boards;
mod bonus;
mod casino;
mod deck;
mod field;
mod side;
mod sums;
mod sweep;
mod tally;
mod two_way;
mod ultimate;

use super::{Question, Solved};

pub(super) fn ultimate(question: &Question<'_>) -> Solved {
    ultimate::solve(question)
}

pub(super) fn casino(question: &Question<'_>) -> Solved {
    casino::solve(question)
}

pub(super) fn bonus(question: &Question<'_>) -> Solved {
    bonus::solve(question)
}

pub(super) fn two_way(question: &Question<'_>) -> Solved {
    two_way::solve(question)
}
