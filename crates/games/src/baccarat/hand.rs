//! What baccarat cards count: ace 1, 2 to 9 their number, tens and pictures nothing; a hand counts
//! the last digit of its sum.
//!
//! Rules: co:30-

use cards::{Card, Hand, Rank};

/// The value of each rank, deuce first.
const VALUES: [u8; 13] = [2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 1];

/// The value of each card by its code: every shuffled card is looked up here.
const BY_CODE: [u8; Card::COUNT] = {
    let mut values = [0; Card::COUNT];
    let mut code = 0;
    while code < Card::COUNT {
        if let Some(card) = Card::from_code(code as u8) {
            values[code] = VALUES[card.rank() as usize];
        }
        code += 1;
    }
    values
};

/// What a card counts. 30-2806(2); 6.16.
#[inline]
#[must_use]
pub const fn value(card: Card) -> u8 {
    BY_CODE[card.code() as usize]
}

/// What a rank counts.
#[must_use]
pub const fn rank_value(rank: Rank) -> u8 {
    VALUES[rank as usize]
}

/// One side of a round: its cards in the order received, face-down cards being only a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side<const N: usize> {
    /// Cards that have been shown.
    pub cards: Hand<N>,
    /// Cards that lie face down.
    pub hidden: u8,
    /// The point count of the shown cards.
    pub points: u8,
}

impl<const N: usize> Side<N> {
    /// No card yet.
    pub const EMPTY: Side<N> = Side { cards: Hand::EMPTY, hidden: 0, points: 0 };

    /// Adds a card for all to see; one that lay face down there is thereby shown.
    #[inline]
    pub fn receive(&mut self, card: Card) {
        self.hidden = self.hidden.saturating_sub(1);
        self.cards.push(card);
        let points = self.points + value(card);
        self.points = if points >= 10 { points - 10 } else { points };
    }

    /// How many cards lie there, shown or not.
    #[inline]
    #[must_use]
    pub const fn dealt(&self) -> u8 {
        self.cards.len() as u8 + self.hidden
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::parse_cards;

    fn points(text: &str) -> u8 {
        let mut side = Side::<4>::EMPTY;
        for card in parse_cards(text).expect("cards") {
            side.receive(card);
        }
        side.points
    }

    #[test]
    fn r2806_2_a_twos_to_nines_count_their_number() {
        for n in 2..=9 {
            assert_eq!(points(&format!("{n}h")), n);
        }
    }

    #[test]
    fn r2806_2_b_tens_and_pictures_count_nothing() {
        for letter in "TJQK".chars() {
            assert_eq!(points(&format!("{letter}s")), 0);
        }
    }

    #[test]
    fn r2806_2_c_an_ace_counts_one() {
        assert_eq!(points("Ad"), 1);
    }

    #[test]
    fn r2806_3_count_is_the_last_digit() {
        assert_eq!(["4c 5d", "5c 5d", "6c 5d"].map(points), [9, 0, 1]);
        assert_eq!(points("9c 9d 9h"), 7);
    }

    #[test]
    fn r2806_3_a_example_seven() {
        assert_eq!(points("Ah 2c 4d"), 7);
    }

    #[test]
    fn r2806_3_b_example_two() {
        assert_eq!(points("Ah 2c 9d"), 2);
    }
}
