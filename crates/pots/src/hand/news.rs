//! What a table tells of a hand beyond its places: the bet that went back, and the clock.

use super::Hand;
use money::Cents;

impl Hand {
    /// The bet, or what was left of one, that nobody called: whose, and how much so far.
    pub(crate) fn uncalled(&self) -> (usize, Cents) {
        (usize::from(self.returned_to), self.returned)
    }

    /// Against whom the clock runs.
    pub(crate) fn clocked(&self) -> Option<usize> {
        self.irregular.clock.map(usize::from)
    }
}
