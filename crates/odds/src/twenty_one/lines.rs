//! How stakes end: what part of the first stake, on average, comes to which end that the table
//! itself tells.
//!
//! All that is staked is counted, so that the parts add up to the average stake, and each times
//! what it pays to what a strategy gains.

use super::games::card;
use super::standing::From;
use super::{Hand, Solver, Strategy};
use crate::Exact;
use games::twenty_one::{Came, Made, Origin, Rules as Posted};
use std::sync::Arc;

/// A game where every stake counts one that comes to one end.
pub struct Counting {
    came: Came,
    solver: Solver,
}

impl Solver {
    /// For every end that stakes can come to at a table, the game that counts it.
    ///
    /// # Panics
    /// Where hands are drawn to against an open natural: their ends are not counted.
    #[must_use]
    pub fn counting(&self, posted: &Posted) -> Vec<Counting> {
        assert!(!self.rules.opened, "ends against an open natural are not counted");
        let made = |(hand, from): &(Hand, From)| -> Made {
            let letters = hand.iter().enumerate();
            let cards: Vec<_> = letters
                .flat_map(|(letter, n)| std::iter::repeat_n(card(posted, letter), usize::from(*n)))
                .collect();
            let origin = if *from == From::Split { Origin::Split } else { Origin::Dealt };
            posted.made(&cards, origin)
        };
        let own: Vec<Made> = self.ground.hands.ends.1.iter().map(made).collect();
        let dealer: Vec<Made> = self.ground.ends.1.iter().map(made).collect();
        let mut found = Vec::new();
        for came in Came::ALL {
            let is = |a: usize, b: usize| posted.came(own[a], dealer[b]) == came;
            let flat = (came == Came::Over, came == Came::Surrendered);
            let compared = (0..own.len()).any(|a| (0..dealer.len()).any(|b| is(a, b)));
            if compared || flat.0 || (flat.1 && self.rules.surrender) {
                let ground = Arc::new(self.ground.counting(&self.rules, is, flat));
                found
                    .push(Counting { came, solver: Solver { rules: self.rules.clone(), ground } });
            }
        }
        found
    }
}

impl Counting {
    /// The end.
    #[must_use]
    pub fn came(&self) -> Came {
        self.came
    }

    /// What part of the first stake ends so when it is played like that, doubles and splits
    /// counted in.
    #[must_use]
    pub fn share(&self, strategy: &Strategy) -> Exact {
        self.solver.gain(strategy)
    }
}
