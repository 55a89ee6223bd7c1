//! The front of Chinese poker: three cards of which three of a kind beat a pair and a pair beats
//! none. Straights and flushes do not count.

use crate::high::{Category, High};
use crate::tables;
use cards::Card;

/// How good a front is: larger is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Front(u16);

impl Front {
    /// Its number, larger for the better front.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }

    /// What kind of hand it is: three of a kind, a pair or neither.
    #[must_use]
    pub const fn category(self) -> Category {
        let [pair, three] = tables::FRONT_FIRST;
        match self.0 {
            n if n < pair => Category::HighCard,
            n if n < three => Category::Pair,
            _ => Category::ThreeOfAKind,
        }
    }

    /// Whether a hand of five cards is the higher one: by its kind, then rank by rank; of a front
    /// whose ranks it matches, too, since it has two cards more.
    ///
    /// ```
    /// use hands::{front, high};
    /// let kings = front(&cards::parse_cards("Kh Kd 9c").unwrap().try_into().unwrap());
    /// let same = high(&cards::parse_cards("Kc Ks 9d 3h 2h").unwrap().try_into().unwrap());
    /// let less = high(&cards::parse_cards("Kc Ks 8d 7h 6h").unwrap().try_into().unwrap());
    /// assert!(kings.is_under(same) && !kings.is_under(less));
    /// ```
    #[must_use]
    pub fn is_under(self, five: High) -> bool {
        five.number() >= tables::FRONT_ABOVE[usize::from(self.0) - 1]
    }
}

/// Ranks a front.
#[inline]
#[must_use]
pub fn front(cards: &[Card; 3]) -> Front {
    let r = cards.map(|card| usize::from(card.code() / 4));
    Front(tables::FRONT[usize::from(tables::TRIPLE[r[0] + 13 * r[1] + 169 * r[2]])])
}
