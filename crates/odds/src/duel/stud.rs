use super::{Question, Solved};

pub(super) fn solve(question: &Question<'_>) -> Solved {
    super::three_card::solve(question)
}
