//! A few cards in the order received, of fixed size so that a round can be copied freely.

use crate::Card;
use std::fmt;

/// At most `N` cards, in the order received.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hand<const N: usize> {
    cards: [Card; N],
    len: u8,
}

impl<const N: usize> Hand<N> {
    /// No card yet.
    pub const EMPTY: Hand<N> =
        Hand { cards: [Card::new(crate::Rank::Two, crate::Suit::Clubs); N], len: 0 };

    /// Adds a card at the end.
    ///
    /// # Panics
    /// When the hand is full: a round that asks for too many cards is our own error.
    #[inline]
    pub fn push(&mut self, card: Card) {
        assert!((self.len as usize) < N, "a hand of at most {N} cards received one more");
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// The cards held.
    #[inline]
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }

    /// How many.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl<const N: usize> fmt::Debug for Hand<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<const N: usize> fmt::Display for Hand<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.cards().iter().enumerate() {
            write!(f, "{}{card}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holds_cards_in_the_order_received() {
        let mut hand = Hand::<3>::EMPTY;
        assert!(hand.is_empty());
        for card in crate::parse_cards("Qh 2c 9s").expect("cards") {
            hand.push(card);
        }
        assert_eq!(hand.to_string(), "Qh 2c 9s");
        assert_eq!(hand.len(), 3);
    }

    #[test]
    #[should_panic(expected = "at most 1 cards")]
    fn refuses_one_too_many() {
        let mut hand = Hand::<1>::EMPTY;
        let card = Card::all().next().expect("a card");
        hand.push(card);
        hand.push(card);
    }
}
