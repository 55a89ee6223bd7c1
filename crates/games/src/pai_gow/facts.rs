//! What can be read off a round: how two hands met the bank's, and what seven cards hold.

use super::seven::{Holding, Seven, Shape};
use crate::two_hands::Met;
use cards::{AnyCard, Card, Colour};
use hands::{Category, High, Joker, bug6, high6, high7, wild6};
use table::Facts;

/// How a player's two hands end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clash {
    /// Both met the bank's, five cards the high hand and two the low one.
    Met(Met),
    /// The two cards were set above the five, and lose.
    Fouled,
    /// They were of a wrong number, and lose.
    Miscounted,
}

/// Questions that are asked of hands which met.
macro_rules! of_met {
    ($($(#[$doc:meta])* $name:ident),+) => {
        impl Clash {
            $(
                $(#[$doc])*
                #[must_use]
                pub const fn $name(self) -> bool {
                    matches!(self, Clash::Met(met) if met.$name())
                }
            )+
        }
    };
}

of_met!(
    /// Both hands are higher.
    wins,
    /// One hand is higher and the other lower.
    stands_off,
    /// One hand is higher and the other an exact match.
    wins_and_copies,
    /// Both hands are lower.
    loses,
    /// One hand is lower and the other an exact match.
    loses_and_copies,
    /// Both hands are exact matches.
    copies_twice
);

impl Facts for Clash {
    const CLASSES: usize = 11;
    const NAME: &'static str = "clash";

    fn index(self) -> usize {
        match self {
            Clash::Met(met) => met.index(),
            Clash::Fouled => 9,
            Clash::Miscounted => 10,
        }
    }

    fn from_index(index: usize) -> Option<Clash> {
        match index {
            9 => Some(Clash::Fouled),
            10 => Some(Clash::Miscounted),
            _ => Met::from_index(index).map(Clash::Met),
        }
    }
}

/// What seven cards are in the Fortune tables of Great Britain, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)] // the names say it
pub enum Fortune {
    SevenStraightFlush,
    /// A royal flush, and beside it king and queen of one suit.
    RoyalMatch,
    SevenStraightFlushWithJoker,
    FiveAces,
    RoyalFlush,
    StraightFlush,
    FourOfAKind,
    FullHouse,
    Flush,
    ThreeOfAKind,
    Straight,
    ThreePairs,
    Less,
}

/// The natural cards of seven of which one may be a joker.
enum Natural {
    Seven([Card; 7]),
    Six([Card; 6]),
}

impl Natural {
    fn of(cards: &Seven) -> Natural {
        let natural: Vec<Card> = cards.iter().filter_map(|card| card.natural()).collect();
        match (<[Card; 7]>::try_from(natural.as_slice()), natural.as_slice().try_into()) {
            (Ok(seven), _) => Natural::Seven(seven),
            (_, Ok(six)) => Natural::Six(six),
            // invariant: a pack with these wagers has one joker at most.
            _ => panic!("{cards:?} hold more than one joker"),
        }
    }

    fn cards(&self) -> &[Card] {
        match self {
            Natural::Seven(cards) => cards,
            Natural::Six(cards) => cards,
        }
    }

    /// The ranks of cards that are all of one suit, an ace as the lowest too.
    fn suited(&self) -> Option<u16> {
        let cards = self.cards();
        if cards.iter().any(|card| card.suit() != cards[0].suit()) {
            return None;
        }
        let ranks = cards.iter().fold(0_u16, |set, card| set | 2 << (card.code() / 4));
        Some(ranks | ranks >> 13)
    }

    fn best(&self, joker: Joker) -> High {
        match (self, joker) {
            (Natural::Seven(seven), _) => high7(seven),
            (Natural::Six(six), Joker::Bug) => bug6(six),
            (Natural::Six(six), Joker::Wild) => wild6(six),
        }
    }
}

impl Fortune {
    /// Every kind, the best first.
    pub const ALL: [Fortune; 13] = [
        Fortune::SevenStraightFlush,
        Fortune::RoyalMatch,
        Fortune::SevenStraightFlushWithJoker,
        Fortune::FiveAces,
        Fortune::RoyalFlush,
        Fortune::StraightFlush,
        Fortune::FourOfAKind,
        Fortune::FullHouse,
        Fortune::Flush,
        Fortune::ThreeOfAKind,
        Fortune::Straight,
        Fortune::ThreePairs,
        Fortune::Less,
    ];

    /// The kind of seven cards, of which one may be a joker that completes straights and flushes
    /// and is an ace otherwise.
    #[must_use]
    pub fn of(cards: &Seven) -> Fortune {
        let natural = Natural::of(cards);
        let best = natural.best(Joker::Bug).category();
        match best {
            Category::RoyalFlush | Category::StraightFlush => suited(&natural, best),
            Category::FiveOfAKind => Fortune::FiveAces,
            Category::FourOfAKind => Fortune::FourOfAKind,
            Category::FullHouse => Fortune::FullHouse,
            Category::Flush => Fortune::Flush,
            Category::ThreeOfAKind => Fortune::ThreeOfAKind,
            // reading:uk-fortune-three
            Category::Straight => match Holding::of(cards, Joker::Bug).shape {
                Shape::Three => Fortune::ThreeOfAKind,
                _ => Fortune::Straight,
            },
            Category::TwoPair => match Holding::of(cards, Joker::Bug).shape {
                Shape::ThreePairs => Fortune::ThreePairs,
                _ => Fortune::Less,
            },
            Category::Pair | Category::HighCard => Fortune::Less,
        }
    }

    /// Whether somebody else's Fortune wager earns an Envy Bonus by it.
    #[must_use]
    pub fn is_envied(self) -> bool {
        self <= Fortune::FourOfAKind
    }
}

/// Straight flushes: of seven cards, with a match beside a royal one, or of five.
fn suited(natural: &Natural, best: Category) -> Fortune {
    let window =
        |set: u16, least: u32| (0..8).any(|low| (set >> low & 0b111_1111).count_ones() >= least);
    match (natural, natural.suited()) {
        (Natural::Seven(_), Some(set)) if window(set, 7) => return Fortune::SevenStraightFlush,
        (Natural::Six(_), Some(set)) if window(set, 6) => {
            return Fortune::SevenStraightFlushWithJoker;
        }
        _ => {}
    }
    if best == Category::StraightFlush {
        return Fortune::StraightFlush;
    }
    if royal_match(natural.cards()) { Fortune::RoyalMatch } else { Fortune::RoyalFlush }
}

/// Whether all but two of the cards belong to a royal flush, and those are a king and a queen of
/// one other suit (`reading:uk-fortune-royal-match`).
fn royal_match(cards: &[Card]) -> bool {
    cards::Suit::ALL.into_iter().any(|suit| {
        let beside: Vec<&Card> = cards.iter().filter(|card| card.suit() != suit).collect();
        let royal = |card: &&Card| card.code() / 4 >= 8;
        let flush = cards.iter().filter(|card| card.suit() == suit);
        let [a, b] = beside[..] else { return false };
        let ranks = [a.rank().max(b.rank()), a.rank().min(b.rank())];
        flush.clone().all(|card| royal(&card))
            && a.suit() == b.suit()
            && ranks == [cards::Rank::King, cards::Rank::Queen]
    })
}

impl Facts for Fortune {
    const CLASSES: usize = 13;
    const NAME: &'static str = "fortune";

    fn index(self) -> usize {
        self as usize
    }

    fn from_index(index: usize) -> Option<Fortune> {
        Fortune::ALL.get(index).copied()
    }
}

/// What colours seven cards have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// Six of one colour, and the joker.
    SixAndJoker,
    /// Seven of one colour.
    Seven,
    /// The joker, and others of both colours.
    Joker,
    /// Both colours, and no joker.
    Mixed,
}

impl Colours {
    const ALL: [Colours; 4] =
        [Colours::SixAndJoker, Colours::Seven, Colours::Joker, Colours::Mixed];

    /// The colours of seven cards.
    #[must_use]
    pub fn of(cards: &Seven) -> Colours {
        let mut natural = cards.iter().filter_map(|card| card.natural());
        let colours = natural.clone().map(|card| card.suit().colour());
        let black = colours.filter(|colour| *colour == Colour::Black).count();
        let one = black == 0 || natural.all(|card| card.suit().colour() == Colour::Black);
        match (cards.contains(&AnyCard::JOKER), one) {
            (true, true) => Colours::SixAndJoker,
            (true, false) => Colours::Joker,
            (false, true) => Colours::Seven,
            (false, false) => Colours::Mixed,
        }
    }
}

impl Facts for Colours {
    const CLASSES: usize = 4;
    const NAME: &'static str = "colours";

    fn index(self) -> usize {
        self as usize
    }

    fn from_index(index: usize) -> Option<Colours> {
        Colours::ALL.get(index).copied()
    }
}

/// What seven cards are in California's Fortune table, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)] // the names say it
pub enum Bonus {
    FiveAces,
    FiveOfAKind,
    RoyalFlush,
    StraightFlush,
    StraightFlushWithJoker,
    FourOfAKind,
    FullHouse,
    Flush,
    Straight,
    Less,
}

impl Bonus {
    /// Every kind, the best first.
    pub const ALL: [Bonus; 10] = [
        Bonus::FiveAces,
        Bonus::FiveOfAKind,
        Bonus::RoyalFlush,
        Bonus::StraightFlush,
        Bonus::StraightFlushWithJoker,
        Bonus::FourOfAKind,
        Bonus::FullHouse,
        Bonus::Flush,
        Bonus::Straight,
        Bonus::Less,
    ];

    /// The kind of seven cards, of which one may be a joker.
    #[must_use]
    pub fn of(cards: &Seven, joker: Joker) -> Bonus {
        let natural = Natural::of(cards);
        let best = natural.best(joker);
        let plain = match &natural {
            Natural::Seven(_) => best,
            Natural::Six(six) => high6(six),
        };
        match best.category() {
            Category::FiveOfAKind if best.number() == High::COUNT + 13 => Bonus::FiveAces,
            Category::FiveOfAKind => Bonus::FiveOfAKind,
            Category::RoyalFlush => Bonus::RoyalFlush,
            Category::StraightFlush if plain.category() == Category::StraightFlush => {
                Bonus::StraightFlush
            }
            Category::StraightFlush => Bonus::StraightFlushWithJoker,
            Category::FourOfAKind => Bonus::FourOfAKind,
            Category::FullHouse => Bonus::FullHouse,
            Category::Flush => Bonus::Flush,
            Category::Straight => Bonus::Straight,
            _ => Bonus::Less,
        }
    }
}

impl Facts for Bonus {
    const CLASSES: usize = 10;
    const NAME: &'static str = "bonus";

    fn index(self) -> usize {
        self as usize
    }

    fn from_index(index: usize) -> Option<Bonus> {
        Bonus::ALL.get(index).copied()
    }
}

/// What another player's seven cards are, for whoever earns a bonus by them.
macro_rules! envied {
    ($(#[$doc:meta])* $name:ident, $of:ty, $text:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name(pub $of);

        impl Facts for $name {
            const CLASSES: usize = <$of>::CLASSES;
            const NAME: &'static str = $text;

            fn index(self) -> usize {
                self.0.index()
            }

            fn from_index(index: usize) -> Option<$name> {
                <$of>::from_index(index).map($name)
            }
        }
    };
}

envied!(
    /// In the tables of Great Britain.
    Envied,
    Fortune,
    "envied"
);
envied!(
    /// In the table of California.
    EnviedBonus,
    Bonus,
    "envied bonus"
);
