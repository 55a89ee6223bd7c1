//! A census: how many of all equally likely deals fall into each class.

/// Counts by class over one common denominator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Census {
    counts: Vec<u128>,
}

impl Census {
    /// No deal counted yet.
    #[must_use]
    pub fn new(classes: usize) -> Census {
        Census { counts: vec![0; classes] }
    }

    /// Counts `weight` deals in a class.
    #[inline]
    pub fn add(&mut self, class: usize, weight: u128) {
        self.counts[class] += weight;
    }

    /// The counts.
    #[must_use]
    pub fn counts(&self) -> &[u128] {
        &self.counts
    }

    /// All deals counted.
    #[must_use]
    pub fn total(&self) -> u128 {
        self.counts.iter().sum()
    }
}

/// `n · (n − 1) · … `, `k` factors: the ordered ways to draw `k` of `n` cards.
#[must_use]
pub(crate) fn falling(n: u32, k: u32) -> u128 {
    (0..k).map(|i| u128::from(n.saturating_sub(i))).product()
}
