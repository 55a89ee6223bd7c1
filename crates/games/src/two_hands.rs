//! Two hands at once, a high and a low one: how each stands to the bank's, and what comes of both.

use std::cmp::Ordering;
use table::Facts;

/// How a player's hand stands to the bank's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Meets {
    /// It is lower.
    Lower,
    /// It is an exact match.
    Copies,
    /// It is higher.
    Higher,
}

impl From<Ordering> for Meets {
    fn from(ordering: Ordering) -> Meets {
        match ordering {
            Ordering::Less => Meets::Lower,
            Ordering::Equal => Meets::Copies,
            Ordering::Greater => Meets::Higher,
        }
    }
}

const MEETS: [Meets; 3] = [Meets::Lower, Meets::Copies, Meets::Higher];

/// How two hands met the bank's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Met {
    /// The high hands.
    pub high: Meets,
    /// The low hands.
    pub low: Meets,
}

impl Met {
    const fn both(self) -> (Meets, Meets) {
        (self.high, self.low)
    }

    /// Both hands are higher.
    #[must_use]
    pub const fn wins(self) -> bool {
        matches!(self.both(), (Meets::Higher, Meets::Higher))
    }

    /// One hand is higher and the other lower.
    #[must_use]
    pub const fn stands_off(self) -> bool {
        use Meets::{Higher, Lower};
        matches!(self.both(), (Higher, Lower) | (Lower, Higher))
    }

    /// One hand is higher and the other an exact match.
    #[must_use]
    pub const fn wins_and_copies(self) -> bool {
        use Meets::{Copies, Higher};
        matches!(self.both(), (Higher, Copies) | (Copies, Higher))
    }

    /// Both hands are lower.
    #[must_use]
    pub const fn loses(self) -> bool {
        matches!(self.both(), (Meets::Lower, Meets::Lower))
    }

    /// One hand is lower and the other an exact match.
    #[must_use]
    pub const fn loses_and_copies(self) -> bool {
        use Meets::{Copies, Lower};
        matches!(self.both(), (Lower, Copies) | (Copies, Lower))
    }

    /// Both hands are exact matches.
    #[must_use]
    pub const fn copies_twice(self) -> bool {
        matches!(self.both(), (Meets::Copies, Meets::Copies))
    }
}

impl Facts for Met {
    const CLASSES: usize = 9;
    const NAME: &'static str = "met";

    fn index(self) -> usize {
        self.high as usize * 3 + self.low as usize
    }

    fn from_index(index: usize) -> Option<Met> {
        Some(Met { high: *MEETS.get(index / 3)?, low: MEETS[index % 3] })
    }
}
