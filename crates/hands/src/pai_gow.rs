//! The two hands of pai gow poker: five cards behind, two in front, jokers among them.
//!
//! Jokers are known by what a table lets them be, and A-2-3-4-5 stands where the table has it: as
//! the lowest straight, or just below the highest.

use crate::high::{Category, High, high};
use crate::wild::{bug, wild2, wild3, wild4};
use crate::{Two, two};
use cards::{AnyCard, Card, Rank, Suit};

/// What a joker may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Joker {
    /// An ace, or whatever completes a straight or a flush.
    Bug,
    /// Any card.
    Wild,
}

/// Where A-2-3-4-5 stands among straights and among straight flushes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wheel {
    /// Below all others.
    Lowest,
    /// Below 10-J-Q-K-A alone.
    Second,
}

/// How a table ranks hands of pai gow poker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PaiGow {
    /// What a joker may be.
    pub joker: Joker,
    /// Where A-2-3-4-5 stands.
    pub wheel: Wheel,
}

/// How good five cards are at a table of pai gow poker: larger is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Back(u16);

/// Ten straights end with 10-J-Q-K-A, and so do ten straight flushes.
const RUNS: u16 = 10;

impl Back {
    /// One more than the largest number: five aces are the best of thirteen fives of a kind.
    pub const END: u16 = High::COUNT + 14;

    /// The first number that a straight has.
    const STRAIGHT: u16 = High::first(Category::Straight);
    const STRAIGHT_FLUSH: u16 = High::first(Category::StraightFlush);

    /// Its number, from 1.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }

    /// What kind of hand it is.
    #[must_use]
    pub fn category(self) -> Category {
        High::from_number(self.0).category()
    }

    /// Whether it is a straight or better.
    #[inline]
    #[must_use]
    pub const fn is_run(self) -> bool {
        self.0 >= Back::STRAIGHT
    }

    /// A five of a kind that is not of aces, counted as four of a kind: its joker is then the best
    /// card beside them.
    #[must_use]
    pub fn as_four(self) -> Back {
        let aces = Back::END - 1;
        let first = High::COUNT + 1;
        match self.0 {
            n if n >= first && n < aces => {
                // Each rank of four of a kind has twelve kickers; the best of them is the last.
                let four = High::first(Category::FourOfAKind);
                Back(four + (n - first) * 12 + 11)
            }
            _ => self,
        }
    }
}

impl PaiGow {
    /// Great Britain's: the joker a bug, A-2-3-4-5 the second highest.
    pub const BRITAIN: PaiGow = PaiGow { joker: Joker::Bug, wheel: Wheel::Second };

    /// Ranks five cards, of which up to three are jokers; of a bug there is one.
    ///
    /// # Panics
    /// When there are more jokers than a table has, or an unknown card.
    #[inline]
    #[must_use]
    pub fn back(self, cards: &[AnyCard; 5]) -> Back {
        let mut natural = [Card::new(Rank::Two, Suit::Clubs); 5];
        let mut held = 0;
        for card in cards {
            if let Some(card) = card.natural() {
                natural[held] = card;
                held += 1;
            } else {
                assert!(*card == AnyCard::JOKER, "an unknown card has no rank");
            }
        }
        let [a, b, c, d, _] = natural;
        let high = match (held, self.joker) {
            (5, _) => high(&natural),
            (4, Joker::Bug) => bug(&[a, b, c, d]),
            (4, Joker::Wild) => wild4(&[a, b, c, d]),
            (3, Joker::Wild) => wild3(&[a, b, c]),
            (2, Joker::Wild) => wild2(&[a, b]),
            // invariant: no pack has more jokers.
            _ => panic!("{held} natural cards and jokers that no table has"),
        };
        self.turned(high, &natural[..held])
    }

    /// Straights as the table has them.
    #[inline]
    fn turned(self, high: High, natural: &[Card]) -> Back {
        let n = high.number();
        if self.wheel == Wheel::Lowest {
            return Back(n);
        }
        for first in [Back::STRAIGHT, Back::STRAIGHT_FLUSH] {
            let at = n.wrapping_sub(first);
            if at < RUNS {
                // With jokers the usual order prefers 2-3-4-5-6 where A-2-3-4-5 is now better.
                let low = |card: &Card| matches!(card.code() / 4, 0..=3 | 12);
                let wheel = at == 0 || natural.len() < 5 && natural.iter().all(low);
                return Back(match at {
                    _ if wheel => first + RUNS - 2,
                    9 => n,
                    _ => n - 1,
                });
            }
        }
        Back(n)
    }

    /// Ranks two cards: a pair, or the higher and the other.
    ///
    /// # Panics
    /// When one of them is unknown.
    #[inline]
    #[must_use]
    pub fn front(self, cards: [AnyCard; 2]) -> Two {
        let ace = Card::new(Rank::Ace, Suit::Spades);
        let [a, b] = cards.map(|card| {
            assert!(card.is_known(), "an unknown card has no rank");
            card.natural()
        });
        let other = |card: Option<Card>| match self.joker {
            Joker::Bug => ace,
            Joker::Wild => card.unwrap_or(ace),
        };
        two(&[a.unwrap_or_else(|| other(b)), b.unwrap_or_else(|| other(a))])
    }

    /// Whether two cards in front rank higher than the five behind: by their kind, then rank by
    /// rank. Five cards whose first ranks match have three cards more, and are not lower.
    ///
    /// ```
    /// use hands::PaiGow;
    /// let cards = |text| cards::parse_any_cards(text).unwrap();
    /// let five = |text| cards(text).try_into().unwrap();
    /// let two = |text| cards(text).try_into().unwrap();
    /// assert!(PaiGow::BRITAIN.is_foul(&five("2c 4d 6h 8s Tc"), two("Kc Kd")));
    /// assert!(!PaiGow::BRITAIN.is_foul(&five("Kc Kd 6h 8s Tc"), two("4c 2d")));
    /// ```
    #[must_use]
    pub fn is_foul(self, five: &[AnyCard; 5], front: [AnyCard; 2]) -> bool {
        let (back, front) = (self.back(five), self.front(front));
        if back.category() >= Category::TwoPair {
            return false;
        }
        // Without straights and flushes a joker is an ace, or the highest card's like.
        let mut ranks: Vec<u8> = five.iter().filter_map(|c| c.natural()).map(rank).collect();
        ranks.sort_unstable_by(|a, b| b.cmp(a));
        let jokers = five.len() - ranks.len();
        let worth = match self.joker {
            Joker::Bug => 12,
            Joker::Wild => ranks[0],
        };
        ranks.extend(std::iter::repeat_n(worth, jokers));
        ranks.sort_unstable_by(|a, b| b.cmp(a));
        let pair = ranks.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0]);
        let [high, low] = front.ranks();
        match (pair, front.is_pair()) {
            (Some(behind), true) => high > behind,
            (Some(_), false) => false,
            (None, true) => true,
            (None, false) => [high, low] > [ranks[0], ranks[1]],
        }
    }
}

fn rank(card: Card) -> u8 {
    card.code() / 4
}
