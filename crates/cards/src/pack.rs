//! A pack as counts: how many copies of each card, or of each tile, are left.

use crate::{AnyCard, Card, Rank, Tile};
use std::fmt;

/// How many copies of each of the 52 cards a shoe holds, and how many jokers; or how many tiles.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pack {
    counts: [u16; Card::COUNT],
    jokers: u16,
    tiles: [u16; Tile::COUNT],
}

/// A card was asked for that the pack no longer holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing(pub AnyCard);

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
    pub const EMPTY: Pack = Pack { counts: [0; Card::COUNT], jokers: 0, tiles: [0; Tile::COUNT] };

    /// A set of 32 tiles.
    ///
    /// ```
    /// assert_eq!(cards::Pack::TILES.len(), 32);
    /// ```
    pub const TILES: Pack = {
        let mut pack = Pack::EMPTY;
        let mut code = 0;
        while let Some(tile) = Tile::from_code(code) {
            pack.tiles[code as usize] = tile.copies();
            code += 1;
        }
        pack
    };

    /// That many decks of 52.
    ///
    /// ```
    /// assert_eq!(cards::Pack::decks(8).len(), 416);
    /// ```
    #[must_use]
    pub const fn decks(decks: u16) -> Pack {
        assert!(decks <= Pack::DECKS_MAX, "more decks than a pack is made for");
        Pack { counts: [decks; Card::COUNT], ..Pack::EMPTY }
    }

    /// The same cards with so many jokers.
    #[must_use]
    pub const fn with_jokers(self, jokers: u16) -> Pack {
        Pack { jokers, ..self }
    }

    /// Jokers left.
    #[must_use]
    pub const fn jokers(&self) -> u16 {
        self.jokers
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

    /// Copies left of one tile.
    #[must_use]
    pub const fn count_tile(&self, tile: Tile) -> u16 {
        self.tiles[tile.code() as usize]
    }

    /// Whether it is made of such things as this: of natural cards, of jokers, of tiles.
    #[must_use]
    pub fn is_of(&self, card: AnyCard) -> bool {
        match (card.natural(), card.tile()) {
            (Some(_), _) => self.counts.iter().any(|n| *n > 0),
            (None, Some(_)) => self.tiles.iter().any(|n| *n > 0),
            (None, None) => card == AnyCard::JOKER && self.jokers > 0,
        }
    }

    /// Copies left of one rank, all suits together.
    #[must_use]
    pub fn count_rank(&self, rank: Rank) -> u16 {
        crate::Suit::ALL.into_iter().map(|suit| self.count(Card::new(rank, suit))).sum()
    }

    /// Cards left.
    #[must_use]
    pub fn len(&self) -> u32 {
        let all = self.counts.iter().chain(&self.tiles).chain([&self.jokers]);
        all.map(|&n| u32::from(n)).sum()
    }

    /// Whether nothing is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Takes one copy out.
    ///
    /// # Errors
    /// [`Missing`] when there is none; the pack is unchanged.
    pub fn take(&mut self, card: impl Into<AnyCard>) -> Result<(), Missing> {
        let card = card.into();
        let count = self.of_card(card).ok_or(Missing(card))?;
        *count = count.checked_sub(1).ok_or(Missing(card))?;
        Ok(())
    }

    /// The count of what is known.
    fn of_card(&mut self, card: AnyCard) -> Option<&mut u16> {
        match (card.natural(), card.tile()) {
            (Some(natural), _) => Some(&mut self.counts[natural.code() as usize]),
            (None, Some(tile)) => Some(&mut self.tiles[tile.code() as usize]),
            (None, None) if card == AnyCard::JOKER => Some(&mut self.jokers),
            (None, None) => None,
        }
    }

    /// Puts one copy back.
    ///
    /// # Panics
    /// Where its face is unknown: our own error.
    pub fn put(&mut self, card: impl Into<AnyCard>) {
        let card = card.into();
        let count = self.of_card(card);
        assert!(count.is_some(), "a pack holds no {card}");
        count.into_iter().for_each(|count| *count += 1);
    }

    /// What is left of it without those cards.
    #[must_use]
    pub fn without(&self, gone: &Pack) -> Pack {
        let mut left = *self;
        left.jokers = left.jokers.saturating_sub(gone.jokers);
        let counts = left.counts.iter_mut().zip(&gone.counts);
        let tiles = left.tiles.iter_mut().zip(&gone.tiles);
        counts.chain(tiles).for_each(|(count, gone)| *count = count.saturating_sub(*gone));
        left
    }

    /// Every copy, jokers and tiles last.
    pub fn all(&self) -> impl Iterator<Item = AnyCard> + '_ {
        let jokers = std::iter::repeat_n(AnyCard::JOKER, usize::from(self.jokers));
        self.cards().map(AnyCard::from).chain(jokers).chain(self.tiles().map(AnyCard::from))
    }

    /// Every copy of a tile, in the order of codes.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        Tile::all().flat_map(|tile| std::iter::repeat_n(tile, usize::from(self.count_tile(tile))))
    }

    /// Every copy of a natural card, in the order of codes.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        Card::all().flat_map(|card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }
}

impl serde::Serialize for Pack {
    /// Every copy, with blanks between them.
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let cards: Vec<String> = self.all().map(|card| card.to_string()).collect();
        to.serialize_str(&cards.join(" "))
    }
}

impl<'de> serde::Deserialize<'de> for Pack {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Pack, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(from)?;
        let cards = crate::parse_any_cards(&text).map_err(serde::de::Error::custom)?;
        if let Some(card) = cards.iter().find(|card| !card.is_known()) {
            return Err(serde::de::Error::custom(format!("a pack holds no {card}")));
        }
        let mut pack = Pack::EMPTY;
        cards.into_iter().for_each(|card| pack.put(card));
        Ok(pack)
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
        assert_eq!(pack.take(card), Err(Missing(card.into())));
        assert_eq!(pack, before);
        pack.put(card);
        assert_eq!(pack.count(card), 1);
    }

    #[test]
    fn jokers_are_taken_and_written_like_other_cards() {
        let mut pack = Pack::decks(1).with_jokers(4);
        assert_eq!((pack.len(), pack.all().count(), pack.cards().count()), (56, 56, 52));
        assert_eq!(pack.take(AnyCard::JOKER), Ok(()));
        let text = serde_json::to_string(&pack).expect("JSON");
        assert_eq!(serde_json::from_str::<Pack>(&text).expect("a pack"), pack);
        assert_eq!(pack.jokers(), 3);
        let mut none = Pack::EMPTY;
        assert_eq!(none.take(AnyCard::JOKER), Err(Missing(AnyCard::JOKER)));
        assert!(serde_json::from_str::<Pack>("\"2c ??\"").is_err());
    }

    #[test]
    fn a_stripped_pack_is_made_card_by_card() {
        let pack = Pack::of(|card| if card.rank() == Rank::Ten { 2 } else { 0 });
        assert_eq!(pack.len(), 8);
        assert!(!pack.is_empty());
        assert!(Pack::EMPTY.is_empty());
    }
    #[test]
    fn tiles_are_taken_and_written_like_cards() {
        let tile = |text: &str| text.parse::<Tile>().expect("a tile");
        let mut pack = Pack::TILES;
        assert_eq!((pack.len(), pack.tiles().count(), pack.cards().count()), (32, 32, 0));
        assert_eq!((pack.count_tile(tile("6-6")), pack.count_tile(tile("4-5"))), (2, 1));
        assert_eq!(pack.take(tile("6-6")), Ok(()));
        assert_eq!(pack.take(tile("4-5")), Ok(()));
        assert_eq!(pack.take(tile("4-5")), Err(Missing(tile("4-5").into())));
        let text = serde_json::to_string(&pack).expect("JSON");
        assert_eq!(serde_json::from_str::<Pack>(&text).expect("a pack"), pack);
        let mut out = Pack::EMPTY;
        out.put(tile("6-6"));
        out.put(tile("4-5"));
        assert_eq!(Pack::TILES.without(&out), pack);
        let queen = Card::all().last().expect("a card").into();
        assert!(pack.is_of(tile("4-5").into()) && !pack.is_of(queen));
        assert!(Pack::decks(1).is_of(queen) && !Pack::decks(1).is_of(AnyCard::JOKER));
        assert!(!pack.is_of(AnyCard::UNKNOWN));
    }
}
