//! What the hands of a showdown are called.

use super::Hand;
use crate::made::Made;

impl Hand {
    /// Every hand that was shown: its place, the award's name and what it is called, place by
    /// place; none where all others had folded or the hand was void.
    #[must_use]
    pub fn made(&self) -> Vec<(usize, &'static str, Made)> {
        if !self.is_over() || self.misdealt().is_some() {
            return Vec::new();
        }
        let live = self.live();
        let shown = (0..self.places().len()).filter(|at| live >> at & 1 == 1);
        let shown = shown.filter(|at| self.was_shown(*at));
        let made = |at: usize| {
            let awards = self.stakes.awards.iter().flatten();
            awards.filter_map(move |award| {
                Some((at, award.name, award.made(&self.held(at, award))?))
            })
        };
        shown.flat_map(made).collect()
    }
}
