//! How stakes end: what part of the first stake, on average, comes to which end that the table
//! itself tells.
//!
//! All that is staked is counted, so that the parts add up to the average stake, and each times
//! what it pays to what a strategy gains.

use super::games::card;
use super::ground::Rows;
use super::standing::From;
use super::{Hand, Solver};
use games::twenty_one::{Came, Made, Origin, Rules as Posted};

/// An end that stakes can come to, each of which counts one.
pub struct Ending {
    came: Came,
    rows: Rows,
}

impl Ending {
    /// What became of the hand.
    #[must_use]
    pub fn came(&self) -> Came {
        self.came
    }

    pub(super) fn rows(&self) -> &Rows {
        &self.rows
    }
}

impl Solver {
    /// Every end that stakes can come to at a table.
    #[must_use]
    pub fn endings(&self, posted: &Posted) -> Vec<Ending> {
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
                let rows = self.ground.counting(&self.rules, is, flat);
                found.push(Ending { came, rows });
            }
        }
        found
    }
}
