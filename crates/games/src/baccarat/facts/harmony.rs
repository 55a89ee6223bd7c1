//! Ties, for Harmony: their count, number of cards, colour, and cards of one rank.
//!
//! 30-2899.07(8)(d)(iii) to (v).

use super::Coup;
use cards::{Card, Rank};
use table::Facts;

/// Whether all cards are of one rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Alike {
    /// No.
    No,
    /// All of one rank, not eights.
    Kind,
    /// All eights.
    Eights,
}

/// A tie, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harmony {
    /// The hands differ.
    NoTie,
    /// The hands count the same.
    Tie {
        /// What they count.
        count: u8,
        /// All cards dealt, four to six.
        cards: u8,
        /// All of one colour.
        one_colour: bool,
        /// All of one rank.
        alike: Alike,
        /// Every card counts zero.
        zeros: bool,
    },
}

impl Harmony {
    /// Read off a finished coup.
    #[must_use]
    pub fn of(coup: Coup, player: &[Card], banker: &[Card]) -> Harmony {
        let mut all = player.iter().chain(banker).copied();
        let Some(first) = all.clone().next().filter(|_| coup.tie()) else { return Harmony::NoTie };
        let alike = match all.clone().all(|card| card.rank() == first.rank()) {
            false => Alike::No,
            true if first.rank() == Rank::Eight => Alike::Eights,
            true => Alike::Kind,
        };
        let colour = first.suit().colour();
        Harmony::Tie {
            count: coup.player,
            cards: coup.cards(),
            one_colour: all.clone().all(|card| card.suit().colour() == colour),
            alike,
            zeros: all.all(|card| super::super::hand::value(card) == 0),
        }
    }

    /// Whether it is a tie for which the rest holds.
    pub fn tie(self, holds: fn(Tie) -> bool) -> bool {
        match self {
            Harmony::NoTie => false,
            Harmony::Tie { count, cards, one_colour, alike, zeros } => {
                holds(Tie { count, cards, one_colour, alike, zeros })
            }
        }
    }
}

/// The parts of a tie, for predicates.
#[derive(Clone, Copy)]
#[allow(missing_docs)] // as in Harmony::Tie
pub struct Tie {
    pub count: u8,
    pub cards: u8,
    pub one_colour: bool,
    pub alike: Alike,
    pub zeros: bool,
}

impl Facts for Harmony {
    const CLASSES: usize = 1 + 10 * 3 * 2 * 3 * 2;
    const NAME: &'static str = "harmony";

    fn index(self) -> usize {
        let Harmony::Tie { count, cards, one_colour, alike, zeros } = self else { return 0 };
        let index = usize::from(count) * 3 + usize::from(cards - 4);
        let index = (index * 2 + usize::from(one_colour)) * 3 + alike as usize;
        1 + index * 2 + usize::from(zeros)
    }

    fn from_index(index: usize) -> Option<Harmony> {
        let Some(index) = index.checked_sub(1) else { return Some(Harmony::NoTie) };
        let (zeros, rest) = (index % 2 == 1, index / 2);
        let (alike, rest) = ([Alike::No, Alike::Kind, Alike::Eights][rest % 3], rest / 3);
        let (one_colour, rest) = (rest % 2 == 1, rest / 2);
        let (count, cards) = ((rest / 3) as u8, 4 + (rest % 3) as u8);
        let fits = !zeros || (count == 0 && alike != Alike::Eights && cards == 6);
        fits.then_some(Harmony::Tie { count, cards, one_colour, alike, zeros })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_class_has_its_own_number() {
        for index in (0..Harmony::CLASSES).filter(|&i| Harmony::from_index(i).is_some()) {
            assert_eq!(Harmony::from_index(index).map(Facts::index), Some(index));
        }
    }
}
