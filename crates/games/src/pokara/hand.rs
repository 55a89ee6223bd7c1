//! How hands of three cards rank, and which the house way draws to.

use cards::{Card, Rank};

/// A kind of hand, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)] // the names say it
pub enum Kind {
    HighCard,
    Pair,
    Straight,
    Flush,
    Trips,
    StraightFlush,
    RoyalFlush,
    TripFlush,
}

/// How good a hand is: by its kind, then within it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Strength {
    /// Its kind.
    pub kind: Kind,
    /// Its place within the kind, the larger the better.
    pub within: u8,
}

/// A card's place from the ten, which is 0, to the ace, which is 4.
///
/// # Panics
/// When the card is below a ten: no deck of this game holds one.
#[must_use]
pub fn place(card: Card) -> u8 {
    match card.rank() {
        Rank::Ten => 0,
        Rank::Jack => 1,
        Rank::Queen => 2,
        Rank::King => 3,
        Rank::Ace => 4,
        // invariant: the pack holds aces to tens.
        _ => panic!("{card} is in no deck of Pokara"),
    }
}

/// How good three cards are.
///
/// ```
/// use games::pokara::{Kind, strength};
/// let of = |text| {
///     let cards = cards::parse_cards(text).unwrap();
///     strength([cards[0], cards[1], cards[2]])
/// };
/// assert_eq!(of("Kh Kh Kh").kind, Kind::TripFlush);
/// assert!(of("Ah Ad Kc") > of("Ah Ad Qc"));
/// ```
#[must_use]
pub fn strength(cards: [Card; 3]) -> Strength {
    let mut places = cards.map(place);
    places.sort_unstable_by_key(|place| std::cmp::Reverse(*place));
    let [high, middle, low] = places;
    let suited = cards.iter().all(|card| card.suit() == cards[0].suit());
    let in_order = high == middle + 1 && middle == low + 1;
    let pair = (high == middle || middle == low).then_some((middle, high + low - middle));
    let (kind, within) = match (high == low, in_order, pair) {
        (true, ..) if suited => (Kind::TripFlush, high),
        (true, ..) => (Kind::Trips, high),
        (_, true, _) if suited && high == 4 => (Kind::RoyalFlush, high),
        (_, true, _) if suited => (Kind::StraightFlush, high),
        (_, true, _) => (Kind::Straight, high),
        // A flush with a pair within ranks above all without.
        (_, _, Some((pair, other))) if suited => (Kind::Flush, 125 + pair * 5 + other),
        (_, _, Some((pair, other))) => (Kind::Pair, pair * 5 + other),
        (_, _, None) if suited => (Kind::Flush, high * 25 + middle * 5 + low),
        (_, _, None) => (Kind::HighCard, high * 25 + middle * 5 + low),
    };
    Strength { kind, within }
}

/// The hands to which the house way draws, high cards first, and the card that it throws away.
const DRAWS: [([u8; 3], u8); 12] = [
    ([4, 3, 1], 1),
    ([4, 3, 0], 0),
    ([4, 2, 1], 4),
    ([4, 2, 0], 0),
    ([4, 1, 0], 0),
    ([3, 2, 0], 0),
    ([3, 1, 0], 0),
    ([4, 4, 0], 0),
    ([3, 3, 0], 0),
    ([2, 2, 0], 0),
    ([1, 1, 0], 0),
    ([1, 0, 0], 1),
];

/// Which of three cards the house way throws away; none where it stands pat, as on every flush.
#[must_use]
pub fn house_way(cards: [Card; 3]) -> Option<usize> {
    if cards.iter().all(|card| card.suit() == cards[0].suit()) {
        return None;
    }
    let mut places = cards.map(place);
    places.sort_unstable_by_key(|place| std::cmp::Reverse(*place));
    let (_, gone) = DRAWS.iter().find(|(hand, _)| *hand == places)?;
    cards.iter().position(|card| place(*card) == *gone)
}
