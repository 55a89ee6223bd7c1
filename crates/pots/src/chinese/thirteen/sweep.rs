//! Clean Sweep hands: thirteen cards that win by themselves.

use super::super::Rows;
use cards::{Card, Colour, Hand, Rank, Suit};
use hands::{Category, high};
use law::Cite;
use law::ca::thirteen_card as ca;

/// A Clean Sweep, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sweep {
    /// A straight in each set.
    ThreeStraight,
    /// One suit in each set.
    ThreeFlush,
    /// Six pairs; four of a kind are two.
    SixWheels,
    /// Nothing but deuces to nines.
    Minor,
    /// Twelve cards of one colour.
    Twelve,
    /// Thirteen cards of one colour.
    OneColour,
    /// Ace to king.
    Dragon,
    /// Ace to king of one colour.
    ColourDragon,
    /// Ace to king of one suit.
    PureDragon,
}

/// Each of them with its points, the highest first.
#[rustfmt::skip]
const TABLE: [(Sweep, i64, &str, Cite); 9] = [
    (Sweep::PureDragon,    39, "pure dragon",          ca::RS5_2_1),
    (Sweep::ColourDragon,  26, "black or red dragon",  ca::RS5_2_2),
    (Sweep::Dragon,        13, "dragon",               ca::RS5_2_3),
    (Sweep::OneColour,     13, "all blacks or reds",   ca::RS5_2_4),
    (Sweep::Twelve,         6, "twelve black or red",  ca::RS5_2_5),
    (Sweep::Minor,          6, "minor hand",           ca::RS5_2_6),
    (Sweep::SixWheels,      4, "six wheels",           ca::RS5_2_7),
    (Sweep::ThreeFlush,     4, "three flush",          ca::RS5_2_8),
    (Sweep::ThreeStraight,  4, "three straight",       ca::RS5_2_9),
];

impl Sweep {
    /// Every one with its points, name and rule, the highest first.
    #[must_use]
    pub fn table() -> &'static [(Sweep, i64, &'static str, Cite)] {
        &TABLE
    }

    /// The highest that thirteen cards can make, however they are set.
    ///
    /// ```
    /// use pots::chinese::thirteen::Sweep;
    /// let cards = cards::parse_cards("2c 3d 4h 5s 6c 7d 8h 9s Tc Jd Qh Ks Ac").unwrap();
    /// assert_eq!(Sweep::of(&cards), Some(Sweep::Dragon));
    /// ```
    #[must_use]
    pub fn of(cards: &[Card]) -> Option<Sweep> {
        let whole = cards.len() == 13;
        whole.then(|| by_cards(cards).or_else(|| by_any_setting(cards))).flatten()
    }

    /// The highest that a setting shows: flushes and straights lie as they lie.
    #[must_use]
    pub fn shown(rows: &Rows) -> Option<Sweep> {
        let cards: Vec<Card> = rows.cards().collect();
        let whole = cards.len() == 13;
        whole.then(|| by_cards(&cards).or_else(|| as_set(rows))).flatten()
    }

    fn row(self) -> &'static (Sweep, i64, &'static str, Cite) {
        &TABLE[Sweep::PureDragon as usize - self as usize]
    }

    /// What every opponent without a higher one pays.
    #[must_use]
    pub fn points(self) -> i64 {
        self.row().1
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.row().2
    }

    /// Its rule.
    #[must_use]
    pub fn rule(self) -> Cite {
        self.row().3
    }
}

/// How many cards are of each rank.
fn ranks(cards: &[Card]) -> [usize; 13] {
    Rank::ALL.map(|rank| cards.iter().filter(|card| card.rank() == rank).count())
}

/// The seven that do not depend on the setting.
fn by_cards(cards: &[Card]) -> Option<Sweep> {
    let ranks = ranks(cards);
    let black = cards.iter().filter(|card| card.suit().colour() == Colour::Black).count();
    let one_suit = cards.iter().all(|card| card.suit() == cards[0].suit());
    let one_colour = black == 0 || black == 13;
    let dragon = ranks.iter().all(|n| *n == 1);
    if dragon {
        return Some(match (one_suit, one_colour) {
            (true, _) => Sweep::PureDragon,
            (false, true) => Sweep::ColourDragon,
            (false, false) => Sweep::Dragon,
        });
    }
    if one_colour {
        return Some(Sweep::OneColour);
    }
    if black == 1 || black == 12 {
        return Some(Sweep::Twelve);
    }
    if cards.iter().all(|card| card.rank() <= Rank::Nine) {
        return Some(Sweep::Minor);
    }
    let pairs: usize = ranks.iter().map(|n| n / 2).sum();
    (pairs == 6).then_some(Sweep::SixWheels)
}

/// Flushes or straights in some setting.
fn by_any_setting(cards: &[Card]) -> Option<Sweep> {
    let suits = Suit::ALL.map(|suit| cards.iter().filter(|card| card.suit() == suit).count());
    // Three, five and five cards are shared out among suits in whole sets.
    if suits.iter().all(|n| [0, 3, 5, 8, 10, 13].contains(n)) {
        return Some(Sweep::ThreeFlush);
    }
    three_straights(ranks(cards)).then_some(Sweep::ThreeStraight)
}

/// Whether ranks can be shared out to two straights of five and one of three.
fn three_straights(ranks: [usize; 13]) -> bool {
    straights(ranks, 5)
        .any(|rest| straights(rest, 5).any(|rest| straights(rest, 3).any(|rest| rest == [0; 13])))
}

/// What is left after each straight of that length that can be taken, the ace below the deuce or
/// above the king.
fn straights(ranks: [usize; 13], length: usize) -> impl Iterator<Item = [usize; 13]> {
    (0..=14 - length).filter_map(move |low| {
        let mut rest = ranks;
        for step in low..low + length {
            // Step 0 is the low ace, step 13 the high one.
            let rank = (step + 12) % 13;
            rest[rank] = rest[rank].checked_sub(1)?;
        }
        Some(rest)
    })
}

/// Flushes or straights in each set as it lies.
fn as_set(rows: &Rows) -> Option<Sweep> {
    let suited = |cards: &[Card]| cards.iter().all(|card| card.suit() == cards[0].suit());
    let sets = rows.segments().map(Hand::cards);
    let [front, middle, back] = sets;
    if rows.sizes() != [3, 5, 5] {
        return None;
    }
    if sets.into_iter().all(suited) {
        return Some(Sweep::ThreeFlush);
    }
    let five = |cards: &[Card]| {
        let five: Option<&[Card; 5]> = cards.try_into().ok();
        let kind = five.map(|cards| high(cards).category());
        matches!(kind, Some(Category::Straight | Category::StraightFlush | Category::RoyalFlush))
    };
    let three = straights(ranks(front), 3).any(|rest| rest == [0; 13]);
    (three && five(middle) && five(back)).then_some(Sweep::ThreeStraight)
}
