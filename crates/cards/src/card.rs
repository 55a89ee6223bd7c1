//! One card: rank, suit, colour, and the two letters it is written with.

use crate::text::as_text;
use std::fmt;
use std::ops::Range;
use std::str::FromStr;

/// The thirteen ranks, deuce to ace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)] // the names say it
pub enum Rank {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

impl Rank {
    /// All ranks, deuce first.
    pub const ALL: [Rank; 13] = [
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ace,
    ];

    /// The letter the rank is written with: `2`…`9`, `T`, `J`, `Q`, `K`, `A`.
    #[must_use]
    pub const fn letter(self) -> char {
        b"23456789TJQKA"[self as usize] as char
    }

    /// The number printed on the card: ace 1, 2 to 10 their pips; none for a picture.
    ///
    /// ```
    /// use cards::Rank;
    /// assert_eq!(Rank::Ace.pips(), Some(1));
    /// assert_eq!(Rank::Ten.pips(), Some(10));
    /// assert_eq!(Rank::Queen.pips(), None);
    /// ```
    #[must_use]
    pub const fn pips(self) -> Option<u8> {
        match self {
            Rank::Ace => Some(1),
            Rank::Jack | Rank::Queen | Rank::King => None,
            low => Some(low as u8 + 2),
        }
    }
}

/// The four suits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)] // the names say it
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

impl Suit {
    /// All suits, clubs first.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// The letter the suit is written with: `c`, `d`, `h`, `s`.
    #[must_use]
    pub const fn letter(self) -> char {
        b"cdhs"[self as usize] as char
    }

    /// Its colour.
    #[must_use]
    pub const fn colour(self) -> Colour {
        match self {
            Suit::Clubs | Suit::Spades => Colour::Black,
            Suit::Diamonds | Suit::Hearts => Colour::Red,
        }
    }

    /// Reads `c`, `d`, `h` or `s`.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Suit> {
        Suit::ALL.into_iter().find(|suit| suit.letter() == letter)
    }

    /// The suit as people write it: a letter of either case, or its sign, full or open.
    fn written(sign: char) -> Option<Suit> {
        match sign {
            '♣' | '♧' => Some(Suit::Clubs),
            '♦' | '♢' => Some(Suit::Diamonds),
            '♥' | '♡' => Some(Suit::Hearts),
            '♠' | '♤' => Some(Suit::Spades),
            letter => Suit::from_letter(letter.to_ascii_lowercase()),
        }
    }
}

/// Black or red.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)] // the names say it
pub enum Colour {
    Black,
    Red,
}

/// A card of a 52-card deck. One byte, ordered by rank and then by suit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// How many different cards there are.
    pub const COUNT: usize = 52;

    /// The card of that rank and suit.
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card(rank as u8 * 4 + suit as u8)
    }

    /// The card with that code, `0` (deuce of clubs) to `51` (ace of spades).
    #[must_use]
    pub const fn from_code(code: u8) -> Option<Card> {
        if (code as usize) < Card::COUNT { Some(Card(code)) } else { None }
    }

    /// Its code, `0` to `51`.
    #[must_use]
    pub const fn code(self) -> u8 {
        self.0
    }

    /// Its rank.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 >> 2) as usize]
    }

    /// Its suit.
    #[must_use]
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 & 3) as usize]
    }

    /// Every card once, in the order of codes.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        (0..Card::COUNT as u8).map(Card)
    }

    /// The cards with a lower code, lowest first: loops of these see every set of cards once.
    /// Where little is done with each card, the innermost is faster as a `fold`, `sum` or
    /// `for_each`, which take a rank at a time.
    ///
    /// ```
    /// use cards::Card;
    /// let pairs = Card::all().flat_map(|a| a.below().map(move |b| [a, b]));
    /// assert_eq!(pairs.count(), 1326);
    /// ```
    #[inline]
    #[must_use]
    pub fn below(self) -> impl DoubleEndedIterator<Item = Card> + Clone {
        Below(0..self.0)
    }
}

/// The cards of a range of codes.
#[derive(Clone)]
struct Below(Range<u8>);

impl Iterator for Below {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        self.0.next().map(Card)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }

    /// A rank at a time: a processor foresees the end of a short loop the better the fewer turns
    /// it takes.
    #[inline]
    fn fold<T, F: FnMut(T, Card) -> T>(self, init: T, mut see: F) -> T {
        let Range { start, end } = self.0;
        let mut so_far = init;
        let ranks = if start == 0 { end & !3 } else { start };
        if start == 0 {
            let mut at = 0;
            while at < ranks {
                so_far = see(so_far, Card(at));
                so_far = see(so_far, Card(at | 1));
                so_far = see(so_far, Card(at | 2));
                so_far = see(so_far, Card(at | 3));
                at += 4;
            }
        }
        (ranks..end).fold(so_far, |so_far, code| see(so_far, Card(code)))
    }
}

impl DoubleEndedIterator for Below {
    #[inline]
    fn next_back(&mut self) -> Option<Card> {
        self.0.next_back().map(Card)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank().letter(), self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Text that is not a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseCardError {
    /// What was found.
    pub found: String,
}

impl ParseCardError {
    /// Whether it is written like a tile, by numbers of pips.
    #[must_use]
    pub fn is_pips(&self) -> bool {
        let ends = self.found.split_once('-');
        let number = |end: &str| !end.is_empty() && end.bytes().all(|b| b.is_ascii_digit());
        ends.is_some_and(|(one, other)| number(one) && number(other))
    }
}

impl fmt::Display for ParseCardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = self.found.escape_debug();
        if self.is_pips() {
            return write!(f, "`{found}` is not a tile: write two ends of 1 to 6 pips, like 4-5");
        }
        write!(
            f,
            "`{found}` is not a card: write a rank of 23456789TJQKA and a suit of cdhs, like Qh; \
             X is a joker, 4-5 a tile"
        )
    }
}

impl std::error::Error for ParseCardError {}

impl FromStr for Card {
    type Err = ParseCardError;

    /// Reads `Qh`, and what else people write for it: `qh`, `QH`, `Q♥`; a ten is `T` or `10`.
    fn from_str(text: &str) -> Result<Card, ParseCardError> {
        let wrong = || ParseCardError { found: text.chars().take(12).collect() };
        let (card, rest) = first(text).ok_or_else(wrong)?;
        if rest.is_empty() { Ok(card) } else { Err(wrong()) }
    }
}

/// The card with which a text begins, and what comes after it.
pub(crate) fn first(text: &str) -> Option<(Card, &str)> {
    let mut signs = text.chars();
    let letter = match text.strip_prefix("10") {
        Some(rest) => {
            signs = rest.chars();
            'T'
        }
        None => signs.next()?.to_ascii_uppercase(),
    };
    let rank = Rank::ALL.into_iter().find(|rank| rank.letter() == letter)?;
    let card = Card::new(rank, Suit::written(signs.next()?)?);
    // A sign in colour is told so by a second one that is not seen.
    let rest = signs.as_str();
    Some((card, rest.strip_prefix('\u{FE0F}').unwrap_or(rest)))
}

/// Reads cards with blanks or commas between them or without: `"Qh 7d 2c"`, `"Qh7d2c"`.
///
/// # Errors
/// The first word that is not a card.
pub fn parse_cards(text: &str) -> Result<Vec<Card>, ParseCardError> {
    let mut cards = Vec::new();
    for word in words(text) {
        let mut rest = word;
        while let Some((card, after)) = first(rest) {
            cards.push(card);
            rest = after;
        }
        if !rest.is_empty() {
            return Err(ParseCardError { found: rest.chars().take(12).collect() });
        }
    }
    Ok(cards)
}

/// What blanks and commas part.
pub(crate) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|sign: char| sign.is_whitespace() || sign == ',').filter(|word| !word.is_empty())
}

as_text!(Card);

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_cards_below_come_in_order_one_by_one_and_by_ranks() {
        for card in Card::all() {
            let below: Vec<Card> = Card::all().take_while(|other| *other < card).collect();
            let by_one: Vec<Card> = std::iter::from_fn({
                let mut left = card.below();
                move || left.next()
            })
            .collect();
            assert_eq!(by_one, below);
            for gone in 0..=below.len() {
                let mut left = card.below();
                left.by_ref().take(gone).for_each(drop);
                let mut seen = Vec::new();
                left.for_each(|other| seen.push(other));
                assert_eq!(seen, below[gone..]);
            }
        }
    }

    #[test]
    fn every_card_reads_back_as_itself() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::new(card.rank(), card.suit()), card);
            assert_eq!(Card::from_code(card.code()), Some(card));
        }
        assert_eq!(Card::from_code(51).map(|c| c.to_string()).as_deref(), Some("As"));
        assert_eq!(Card::from_code(52), None);
    }

    #[test]
    fn cards_are_read_as_people_write_them() {
        for text in ["Th", "TH", "th", "10h", "10H", "T♥", "10♡", "t♥\u{FE0F}"] {
            assert_eq!(text.parse::<Card>().map(|card| card.to_string()).as_deref(), Ok("Th"));
        }
        for text in ["Ac 10d K♥ 2S", "Ac10dK♥2S", "ac,Td, kh 2♠", " Ac10d  K♥\u{FE0F}2s "]
        {
            let cards: Vec<String> =
                parse_cards(text).expect(text).iter().map(ToString::to_string).collect();
            assert_eq!(cards, ["Ac", "Td", "Kh", "2s"], "{text}");
        }
    }

    #[test]
    fn what_is_no_card_is_named_in_the_error() {
        for text in ["", "Q", "Qx", "1h", "11h", "100h", "Qhh", "Qh♥", "é", "♥", "♥Q"] {
            let error = text.parse::<Card>().expect_err(text);
            assert_eq!(error.found, text);
        }
        assert_eq!(parse_cards("2c 3d zz 4h").expect_err("zz").found, "zz");
    }

    #[test]
    fn pips_follow_the_face() {
        let pips: Vec<_> = Rank::ALL.iter().map(|r| r.pips()).collect();
        let expected = (2..=10).map(Some).chain([None, None, None, Some(1)]);
        assert!(pips.into_iter().eq(expected));
    }

    #[test]
    fn colours_pair_the_suits() {
        use Suit::{Clubs, Diamonds, Hearts, Spades};
        assert_eq!(Clubs.colour(), Spades.colour());
        assert_eq!(Diamonds.colour(), Hearts.colour());
        assert_ne!(Clubs.colour(), Hearts.colour());
    }

    proptest! {
        #[test]
        fn reading_never_panics(text in ".{0,8}") {
            let _ = text.parse::<Card>();
            let _ = parse_cards(&text);
        }
    }
}
