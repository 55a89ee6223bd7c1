//! A card as it lies on a table: a natural card, a joker, or one whose face nobody has told.

use crate::{Card, ParseCardError};
use std::fmt;
use std::str::FromStr;

/// A natural card, a joker, or an unknown card. One byte.
///
/// ```
/// use cards::AnyCard;
/// let card: AnyCard = "Qh".parse().unwrap();
/// assert_eq!(card.natural().unwrap().to_string(), "Qh");
/// assert_eq!("X".parse(), Ok(AnyCard::JOKER));
/// assert_eq!(AnyCard::UNKNOWN.to_string(), "??");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AnyCard(u8);

impl AnyCard {
    /// The joker, written `X`.
    pub const JOKER: AnyCard = AnyCard(Card::COUNT as u8);

    /// A card whose face is not known, written `??`.
    pub const UNKNOWN: AnyCard = AnyCard(63);

    /// The card with that code, of a natural card or the joker.
    #[inline]
    #[must_use]
    pub const fn from_code(code: u8) -> Option<AnyCard> {
        if code <= AnyCard::JOKER.0 { Some(AnyCard(code)) } else { None }
    }

    /// The card itself, unless it is a joker or unknown.
    #[inline]
    #[must_use]
    pub const fn natural(self) -> Option<Card> {
        Card::from_code(self.0)
    }

    /// Its code: a natural card's own, 52 for a joker, 63 for an unknown one.
    #[inline]
    #[must_use]
    pub const fn code(self) -> u8 {
        self.0
    }

    /// Its bit in a set of cards.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Whether its face is known.
    #[must_use]
    pub const fn is_known(self) -> bool {
        self.0 != AnyCard::UNKNOWN.0
    }
}

impl From<Card> for AnyCard {
    fn from(card: Card) -> AnyCard {
        AnyCard(card.code())
    }
}

impl fmt::Display for AnyCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.natural() {
            Some(card) => card.fmt(f),
            None if *self == AnyCard::JOKER => f.write_str("X"),
            None => f.write_str("??"),
        }
    }
}

impl fmt::Debug for AnyCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for AnyCard {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<AnyCard, ParseCardError> {
        match text {
            "X" | "X1" => Ok(AnyCard::JOKER),
            "??" => Ok(AnyCard::UNKNOWN),
            natural => natural.parse().map(Card::into),
        }
    }
}
