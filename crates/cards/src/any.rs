//! A card as it lies on a table: a natural card, a joker, a tile, or one whose face nobody has
//! told.

use crate::card::{first, words};
use crate::text::as_text;
use crate::{Card, ParseCardError, Tile};
use std::fmt;
use std::str::FromStr;

/// A natural card, a joker, a tile, or an unknown card. One byte.
///
/// ```
/// use cards::AnyCard;
/// let card: AnyCard = "Qh".parse().unwrap();
/// assert_eq!(card.natural().unwrap().to_string(), "Qh");
/// assert_eq!("X".parse(), Ok(AnyCard::JOKER));
/// assert_eq!("4-5".parse::<AnyCard>().unwrap().tile().unwrap().pips(), 9);
/// assert_eq!(AnyCard::UNKNOWN.to_string(), "??");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AnyCard(u8);

impl AnyCard {
    /// The joker, written `X`; `Jo` and `Joker` are read as well.
    pub const JOKER: AnyCard = AnyCard(Card::COUNT as u8);

    /// A card whose face is not known, written `??`.
    pub const UNKNOWN: AnyCard = AnyCard(63);

    /// The code of the first tile.
    const TILES: u8 = 64;

    /// The card with that code, of a natural card, the joker or a tile.
    #[inline]
    #[must_use]
    pub const fn from_code(code: u8) -> Option<AnyCard> {
        let tiles = AnyCard::TILES..AnyCard::TILES + Tile::COUNT as u8;
        if code <= AnyCard::JOKER.0 || (code >= tiles.start && code < tiles.end) {
            Some(AnyCard(code))
        } else {
            None
        }
    }

    /// The card itself, unless it is a joker, a tile or unknown.
    #[inline]
    #[must_use]
    pub const fn natural(self) -> Option<Card> {
        Card::from_code(self.0)
    }

    /// The tile, where it is one.
    #[inline]
    #[must_use]
    pub const fn tile(self) -> Option<Tile> {
        match self.0.checked_sub(AnyCard::TILES) {
            Some(code) => Tile::from_code(code),
            None => None,
        }
    }

    /// Its code: a natural card's own, 52 for a joker, 63 for an unknown one, from 64 for tiles.
    #[inline]
    #[must_use]
    pub const fn code(self) -> u8 {
        self.0
    }

    /// Its bit in a set of cards, to which no tile ever belongs.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u64 {
        if self.0 < AnyCard::TILES { 1 << self.0 } else { 0 }
    }

    /// Whether its face is known.
    #[must_use]
    pub const fn is_known(self) -> bool {
        self.0 != AnyCard::UNKNOWN.0
    }
}

/// Reads cards with blanks or commas between them or without: `"Qh 7d X"`, `"Qh7d??"`; and tiles
/// with blanks between them: `"6-6 4-5"`. A joker is `X`, `Jo` or `Joker`.
///
/// # Errors
/// The first word that is not a card.
pub fn parse_any_cards(text: &str) -> Result<Vec<AnyCard>, ParseCardError> {
    let mut cards = Vec::new();
    for word in words(text) {
        if word.contains('-') {
            cards.push(word.parse()?);
            continue;
        }
        let mut rest = word;
        while !rest.is_empty() {
            let (card, after) = next(rest)
                .ok_or_else(|| ParseCardError { found: rest.chars().take(2).collect() })?;
            cards.push(card);
            rest = after;
        }
    }
    Ok(cards)
}

/// The card, joker or unknown card with which a text begins, and what comes after it.
fn next(text: &str) -> Option<(AnyCard, &str)> {
    first(text)
        .map(|(card, rest)| (card.into(), rest))
        .or_else(|| joker(text).map(|rest| (AnyCard::JOKER, rest)))
        .or_else(|| text.strip_prefix("??").map(|rest| (AnyCard::UNKNOWN, rest)))
}

/// What comes after the joker with which a text begins. It may have a number, a ten may follow.
/// A small `x` is none: it stands for "times" in an act.
fn joker(text: &str) -> Option<&str> {
    let named = |name: &str| {
        let (start, rest) = text.split_at_checked(name.len())?;
        start.eq_ignore_ascii_case(name).then_some(rest)
    };
    let rest = named("Joker").or_else(|| named("Jo")).or_else(|| text.strip_prefix('X'))?;
    // After the number comes no suit: `X2c` is a joker and a two.
    let numbered = |rest: &str| rest.get(..1)?.parse::<u8>().ok().filter(|n| (1..=9).contains(n));
    match numbered(rest) {
        Some(_) if first(rest).is_none() => Some(&rest[1..]),
        _ => Some(rest),
    }
}

impl From<Card> for AnyCard {
    fn from(card: Card) -> AnyCard {
        AnyCard(card.code())
    }
}

impl From<Tile> for AnyCard {
    fn from(tile: Tile) -> AnyCard {
        AnyCard(AnyCard::TILES + tile.code())
    }
}

impl fmt::Display for AnyCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.natural(), self.tile()) {
            (Some(card), _) => card.fmt(f),
            (None, Some(tile)) => tile.fmt(f),
            (None, None) if *self == AnyCard::JOKER => f.write_str("X"),
            (None, None) => f.write_str("??"),
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
            "??" => Ok(AnyCard::UNKNOWN),
            name if joker(name) == Some("") => Ok(AnyCard::JOKER),
            tile if tile.contains('-') => tile.parse().map(Tile::into),
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
        for whole in ["Qh 7d X ?? 2c", "Qh7dX1??2c", " Qh7d  X??2c ", "Q♥,7D X,??2c"] {
            let cards = parse_any_cards(whole).expect("cards");
            assert_eq!(text(&cards), ["Qh", "7d", "X", "??", "2c"], "{whole}");
        }
        assert_eq!(text(&parse_any_cards("X10hX1").expect("cards")), ["X", "Th", "X"]);
        assert_eq!(text(&parse_any_cards("X2X3 X22c").expect("cards")), ["X", "X", "X", "2c"]);
        for joker in ["Jo", "JO", "joker", "Joker", "X1", "X2", "X3"] {
            assert_eq!(joker.parse(), Ok(AnyCard::JOKER));
            let cards = parse_any_cards(&format!("Qh{joker} Jh {joker}")).expect("cards");
            assert_eq!(text(&cards), ["Qh", "X", "Jh", "X"]);
        }
        assert_eq!(parse_any_cards(""), Ok(Vec::new()));
        let tiles = parse_any_cards("6-6 5-4 ??").expect("tiles");
        assert_eq!(text(&tiles), ["6-6", "4-5", "??"]);
        for (damaged, found) in [
            ("Qh7", "7"),
            ("1h", "1h"),
            ("Qh é", "é"),
            ("Qhx", "x"),
            ("6-6 7-7", "7-7"),
            ("6-64-5", "6-64-5"),
        ] {
            let error = parse_any_cards(damaged).expect_err("no cards");
            assert_eq!(error.found, found, "{damaged}");
        }
    }
    #[test]
    fn tiles_have_codes_of_their_own() {
        let known: Vec<AnyCard> = (0..=u8::MAX).filter_map(AnyCard::from_code).collect();
        assert_eq!(known.len(), Card::COUNT + 1 + Tile::COUNT);
        for card in known {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert!(card.is_known());
            assert_eq!(card.bit() == 0, card.tile().is_some(), "{card}");
            assert!(card.natural().is_none() || card.tile().is_none());
        }
        let wrong = "7-7".parse::<AnyCard>().expect_err("no tile").to_string();
        assert!(wrong.contains("not a tile"), "{wrong}");
        assert!("Zz".parse::<AnyCard>().expect_err("no card").to_string().contains("not a card"));
    }
}
