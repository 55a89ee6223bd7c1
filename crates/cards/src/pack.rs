//! A pack as counts: how many copies of each card are left.

use crate::{Card, Rank};
use std::fmt;

/// How many copies of each of the 52 cards a shoe holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pack {
    counts: [u16; Card::COUNT],
}

/// A card was asked for that the pack no longer holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing(pub Card);

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the shoe holds no further {}", self.0)
    }
}

impl std::error::Error for Missing {}

impl Pack {
    /// The largest number of decks a pack is made for: two batches of ten.
    pub const DECKS_MAX: u16 = 20;

    /// No card at all.
    pub const EMPTY: Pack = Pack { counts: [0; Card::COUNT] };

    /// That many decks of 52.
    ///
    /// ```
    /// assert_eq!(cards::Pack::decks(8).len(), 416);
    /// ```
    #[must_use]
    pub const fn decks(decks: u16) -> Pack {
        assert!(decks <= Pack::DECKS_MAX, "more decks than a pack is made for");
        Pack { counts: [decks; Card::COUNT] }
    }

    /// A pack made card by card: `copies(card)` of each.
    pub fn of(copies: impl Fn(Card) -> u16) -> Pack {
        let mut pack = Pack::EMPTY;
        for card in Card::all() {
            pack.counts[card.code() as usize] = copies(card);
        }
        pack
    }

    /// A pack of just these cards.
    pub fn from_cards(cards: impl IntoIterator<Item = Card>) -> Pack {
        let mut pack = Pack::EMPTY;
        for card in cards {
            pack.counts[card.code() as usize] += 1;
        }
        pack
    }

    /// Copies left of one card.
    #[must_use]
    pub const fn count(&self, card: Card) -> u16 {
        self.counts[card.code() as usize]
    }

    /// Copies left of one rank, all suits together.
    #[must_use]
    pub fn count_rank(&self, rank: Rank) -> u16 {
        crate::Suit::ALL.into_iter().map(|suit| self.count(Card::new(rank, suit))).sum()
    }

    /// Cards left.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.counts.iter().map(|&n| u32::from(n)).sum()
    }

    /// Whether nothing is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|&n| n == 0)
    }

    /// Takes one copy out.
    ///
    /// # Errors
    /// [`Missing`] when there is none; the pack is unchanged.
    pub fn take(&mut self, card: Card) -> Result<(), Missing> {
        let count = &mut self.counts[card.code() as usize];
        *count = count.checked_sub(1).ok_or(Missing(card))?;
        Ok(())
    }

    /// Puts one copy back.
    pub fn put(&mut self, card: Card) {
        self.counts[card.code() as usize] += 1;
    }

    /// Every copy, in the order of codes.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        Card::all().flat_map(|card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }
}

impl serde::Serialize for Pack {
    /// Every copy, with blanks between them.
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let cards: Vec<String> = self.cards().map(|card| card.to_string()).collect();
        to.serialize_str(&cards.join(" "))
    }
}

impl<'de> serde::Deserialize<'de> for Pack {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Pack, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(from)?;
        let cards = crate::parse_cards(&text).map_err(serde::de::Error::custom)?;
        Ok(Pack::from_cards(cards))
    }
}

impl fmt::Debug for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a pack of {} cards", self.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Suit;

    #[test]
    fn eight_decks_hold_416_cards_and_32_of_each_rank() {
        let pack = Pack::decks(8);
        assert_eq!(pack.len(), 416);
        assert!(Rank::ALL.iter().all(|&rank| pack.count_rank(rank) == 32));
        assert_eq!(Pack::from_cards(pack.cards()), pack);
    }

    #[test]
    fn a_card_is_taken_until_none_is_left() {
        let card = Card::new(Rank::Ace, Suit::Spades);
        let mut pack = Pack::decks(2);
        assert_eq!((pack.take(card), pack.take(card)), (Ok(()), Ok(())));
        let before = pack;
        assert_eq!(pack.take(card), Err(Missing(card)));
        assert_eq!(pack, before);
        pack.put(card);
        assert_eq!(pack.count(card), 1);
    }

    #[test]
    fn a_stripped_pack_is_made_card_by_card() {
        let pack = Pack::of(|card| if card.rank() == Rank::Ten { 2 } else { 0 });
        assert_eq!(pack.len(), 8);
        assert!(!pack.is_empty());
        assert!(Pack::EMPTY.is_empty());
    }
}
