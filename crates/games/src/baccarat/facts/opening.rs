//! The four opening cards: pairs in each hand, and whether all four share a suit.

use super::super::Round;
use cards::Card;
use table::Facts;

/// How a hand's first two cards match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Pair {
    /// Two ranks.
    None,
    /// One rank, two suits.
    Unsuited,
    /// The same card twice.
    Same,
}

impl Pair {
    /// How two cards match.
    #[must_use]
    pub fn of(one: Card, other: Card) -> Pair {
        match (one == other, one.rank() == other.rank()) {
            (true, _) => Pair::Same,
            (false, true) => Pair::Unsuited,
            (false, false) => Pair::None,
        }
    }

    /// A pair of either kind.
    #[must_use]
    pub fn is_pair(self) -> bool {
        self != Pair::None
    }
}

/// The opening of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The player's first two cards.
    pub player: Pair,
    /// The banker's first two cards.
    pub banker: Pair,
    /// All four of one suit.
    pub flush: bool,
}

impl Opening {
    /// Read off a round with both hands open, once each has two cards.
    #[must_use]
    pub fn of(round: &Round) -> Option<Opening> {
        let ([p1, p2, ..], [b1, b2, ..]) =
            (round.player.cards.cards(), round.banker.cards.cards())
        else {
            return None;
        };
        Some(Opening {
            player: Pair::of(*p1, *p2),
            banker: Pair::of(*b1, *b2),
            flush: [p2, b1, b2].iter().all(|card| card.suit() == p1.suit()),
        })
    }
}

impl Facts for Opening {
    const CLASSES: usize = 18;
    const NAME: &'static str = "opening";

    fn index(self) -> usize {
        (self.player as usize * 3 + self.banker as usize) * 2 + usize::from(self.flush)
    }

    fn from_index(index: usize) -> Option<Opening> {
        const PAIRS: [Pair; 3] = [Pair::None, Pair::Unsuited, Pair::Same];
        let (player, banker) = (PAIRS[index / 6], PAIRS[index / 2 % 3]);
        let flush = index % 2 == 1;
        let unsuited = player == Pair::Unsuited || banker == Pair::Unsuited;
        (!(flush && unsuited)).then_some(Opening { player, banker, flush })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_class_has_its_own_number() {
        let possible: Vec<usize> =
            (0..Opening::CLASSES).filter(|&i| Opening::from_index(i).is_some()).collect();
        assert_eq!(possible.len(), 9 + 4); // a flush needs two pairs of one card, or none
        for index in possible {
            assert_eq!(Opening::from_index(index).map(Facts::index), Some(index));
        }
    }
}
