//! High hands: the best five of five, six or seven cards.

use crate::key::{EMPTY, FLUSH, SUITS, flush, key, mask};
use crate::tables::{self, Hash};
use cards::Card;
use std::hint::cold_path;

/// How good a high hand is: 1, seven high, to 7462, a royal flush; five of a kind, where cards are
/// wild, is above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct High(u16);

/// Kinds of high hands, the worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)] // the names say it
pub enum Category {
    HighCard,
    Pair,
    TwoPair,
    ThreeOfAKind,
    Straight,
    Flush,
    FullHouse,
    FourOfAKind,
    StraightFlush,
    RoyalFlush,
    /// Only where cards are wild.
    FiveOfAKind,
}

impl Category {
    /// Every kind, the worst first.
    pub const ALL: [Category; 11] = [
        Category::HighCard,
        Category::Pair,
        Category::TwoPair,
        Category::ThreeOfAKind,
        Category::Straight,
        Category::Flush,
        Category::FullHouse,
        Category::FourOfAKind,
        Category::StraightFlush,
        Category::RoyalFlush,
        Category::FiveOfAKind,
    ];

    /// As players say it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Category::HighCard => "high card",
            Category::Pair => "pair",
            Category::TwoPair => "two pairs",
            Category::ThreeOfAKind => "three of a kind",
            Category::Straight => "straight",
            Category::Flush => "flush",
            Category::FullHouse => "full house",
            Category::FourOfAKind => "four of a kind",
            Category::StraightFlush => "straight flush",
            Category::RoyalFlush => "royal flush",
            Category::FiveOfAKind => "five of a kind",
        }
    }
}

impl High {
    /// How many different high hands there are without wild cards.
    pub const COUNT: u16 = 7462;

    /// Its number, from 1.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }

    pub(crate) const fn from_number(number: u16) -> High {
        High(number)
    }

    /// The number of the worst hand of a kind.
    #[must_use]
    pub const fn first(kind: Category) -> u16 {
        tables::HIGH_FIRST[kind as usize]
    }

    /// What kind of hand it is.
    #[must_use]
    pub fn category(self) -> Category {
        let kind = tables::HIGH_FIRST.iter().filter(|first| **first <= self.0).count();
        Category::ALL[kind.saturating_sub(1)]
    }
}

/// The slot of a key's ranks.
#[inline(always)]
fn slot(key: u64, hash: &Hash) -> usize {
    // The lowest sixteen bits are taken by one instruction. What else is read is below the
    // displacement, and the shift throws it away.
    let displaced = u64::from_le_bytes(bytes(hash.displaced + 2 * usize::from(key as u16)));
    ((key ^ displaced) >> hash.shift) as usize
}

macro_rules! rankings {
    ($slot:ident, $hash:ident) => {
        #[inline(always)]
        pub(crate) fn $slot(key: u64) -> usize {
            slot(key, &tables::$hash)
        }
    };
}

rankings!(slot4, HASH4);
rankings!(slot5, HASH5);
rankings!(slot6, HASH6);
rankings!(slot7, HASH7);

/// The number in a slot of a table of high hands.
#[inline(always)]
pub(crate) fn read(table: usize, slot: usize) -> u16 {
    u16::from_le_bytes(bytes(table + 2 * slot))
}

/// Bytes of the tables of high hands. The compiler sees that buckets and slots are in range.
#[inline(always)]
fn bytes<const N: usize>(at: usize) -> [u8; N] {
    let Some(bytes) = tables::HIGH.bytes[at..].first_chunk() else {
        unreachable!("seven cards have more slots than any size has buckets");
    };
    *bytes
}

/// The key of a hand given card by card. Counts of seven cards fit in their bits, so that a check
/// of each addition would be for nothing.
#[inline(always)]
pub(crate) fn sum<const N: usize>(cards: &[Card; N]) -> u64 {
    cards.iter().fold(EMPTY, |sum, card| sum.wrapping_add(key(*card)))
}

macro_rules! high {
    ($(#[$doc:meta])* $name:ident, $n:literal, $of:ident) => {
        $(#[$doc])*
        #[inline]
        #[must_use]
        pub fn $name(cards: &[Card; $n]) -> High {
            cards.iter().fold(Pile::EMPTY, |pile, card| pile.with(*card)).$of()
        }
    };
}

high!(
    /// Five cards.
    high, 5, high5
);
high!(
    /// The best five of six cards.
    high6, 6, high6
);
high!(
    /// The best five of seven cards.
    high7, 7, high7
);

/// Cards put together one by one: the way to look at many hands that share cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pile {
    sum: u64,
    masks: u64,
}

impl Pile {
    /// No cards.
    pub const EMPTY: Pile = Pile { sum: EMPTY, masks: 0 };

    /// The pile with a further card.
    #[inline]
    #[must_use]
    pub fn with(self, card: Card) -> Pile {
        Pile { sum: self.sum.wrapping_add(key(card)), masks: self.masks | mask(card) }
    }

    /// The best five of a pile of five cards.
    #[inline]
    #[must_use]
    pub fn high5(self) -> High {
        High(read(tables::HIGH5, self.or_flush(slot5)))
    }

    /// The best five of a pile of six cards.
    #[inline]
    #[must_use]
    pub fn high6(self) -> High {
        High(read(tables::HIGH6, self.or_flush(slot6)))
    }

    /// The best five of a pile of seven cards.
    #[inline]
    #[must_use]
    pub fn high7(self) -> High {
        High(read(tables::HIGH7, self.or_flush(slot7)))
    }

    /// The best five of this pile of four with each of these cards in turn: the way to end a loop
    /// over many hands.
    #[inline]
    pub fn each5(self, cards: &[Card], see: impl FnMut(High)) {
        self.each(cards, Pile::high5, |sum| read(tables::HIGH5, slot5(sum)), see);
    }

    /// The best five of this pile of six with each of these cards in turn: the way to end a loop
    /// over many hands.
    ///
    /// ```
    /// use hands::{Category, Pile};
    /// let cards = |text: &str| cards::parse_cards(text).unwrap();
    /// let six = cards("Ah Kh Qh Jh 2c 2d").into_iter().fold(Pile::EMPTY, Pile::with);
    /// let mut kinds = Vec::new();
    /// six.each7(&cards("3c 3h Th"), |high| kinds.push(high.category()));
    /// assert_eq!(kinds, [Category::Pair, Category::Flush, Category::RoyalFlush]);
    /// ```
    #[inline]
    pub fn each7(self, cards: &[Card], see: impl FnMut(High)) {
        self.each(cards, Pile::high7, |sum| read(tables::HIGH7, slot7(sum)), see);
    }

    #[inline(always)]
    fn each(
        self,
        cards: &[Card],
        any: impl Fn(Pile) -> High,
        plain: impl Fn(u64) -> u16,
        mut see: impl FnMut(High),
    ) {
        // One more in each suit: without four cards of one, no further card makes a flush.
        if self.sum.wrapping_add(0x1111 << SUITS) & FLUSH != 0 {
            for card in cards {
                see(any(self.with(*card)));
            }
            return;
        }
        let plain = |card: Card| High(plain(self.sum.wrapping_add(key(card))));
        let (fours, rest) = cards.as_chunks::<4>();
        for four in fours {
            let codes = u32::from_le_bytes(four.map(Card::code));
            if codes & 0xfcfc_fcfc == (codes & 0xfc).wrapping_mul(0x0101_0101) {
                // All of one rank: worth the same.
                let high = plain(four[0]);
                for _ in four {
                    see(high);
                }
            } else {
                for card in four {
                    see(plain(*card));
                }
            }
        }
        for card in rest {
            see(plain(*card));
        }
    }

    /// The slot of the best five.
    #[inline(always)]
    fn or_flush(self, plain: impl Fn(u64) -> usize) -> usize {
        if self.sum & FLUSH != 0 {
            // Six or seven cards with five of a suit cannot hold four of a kind or a full house:
            // there the flush is the best. Its slot is the set of its ranks.
            cold_path();
            return usize::from(flush(self.sum, self.masks)) % 8192;
        }
        plain(self.sum)
    }
}
