//! A card as it lies on a table: a natural card, a joker, or one whose face nobody has told.

use crate::text::as_text;
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

/// Reads cards with blanks between them or without: `"Qh 7d X"`, `"Qh7d??"`.
///
/// # Errors
/// The first word that is not a card.
pub fn parse_any_cards(text: &str) -> Result<Vec<AnyCard>, ParseCardError> {
    let mut cards = Vec::new();
    for word in text.split_whitespace() {
        let mut rest = word;
        while let Some(first) = rest.chars().next() {
            // A joker is one letter, with a number or without; all others have two.
            let len = if first == 'X' && !rest.starts_with("X1") { 1 } else { 2 };
            let end = rest.char_indices().nth(len).map_or(rest.len(), |(at, _)| at);
            cards.push(rest[..end].parse()?);
            rest = &rest[end..];
        }
    }
    Ok(cards)
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

as_text!(AnyCard);

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_read_with_and_without_blanks() {
        let text =
            |cards: &[AnyCard]| -> Vec<String> { cards.iter().map(ToString::to_string).collect() };
        for whole in ["Qh 7d X ?? 2c", "Qh7dX1??2c", " Qh7d  X??2c "] {
            let cards = parse_any_cards(whole).expect("cards");
            assert_eq!(text(&cards), ["Qh", "7d", "X", "??", "2c"], "{whole}");
        }
        assert_eq!(parse_any_cards(""), Ok(Vec::new()));
        for (damaged, found) in [("Qh7", "7"), ("1h", "1h"), ("Qh é", "é"), ("Qhx", "x")] {
            let error = parse_any_cards(damaged).expect_err("no cards");
            assert_eq!(error.found, found, "{damaged}");
        }
    }
}
