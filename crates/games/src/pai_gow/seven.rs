//! Seven cards, and what they hold apart from how they are set.

use cards::AnyCard;
use hands::{Back, Joker, PaiGow, Two};

/// Seven cards that are to be set.
pub type Seven = [AnyCard; 7];

/// The places in a hand of the two cards in front, the lower place first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Setting([u8; 2]);

impl Setting {
    /// Every setting of seven cards.
    pub const ALL: [Setting; 21] = {
        let mut all = [Setting([0, 1]); 21];
        let (mut at, mut i) = (0, 0);
        while i < 7 {
            let mut j = i + 1;
            while j < 7 {
                all[at] = Setting([i, j]);
                at += 1;
                j += 1;
            }
            i += 1;
        }
        all
    };

    /// These two places.
    ///
    /// # Panics
    /// When they are one place, or no place of seven.
    #[inline]
    #[must_use]
    pub fn new(a: u8, b: u8) -> Setting {
        assert!(a != b && a < 7 && b < 7, "two places of seven cards");
        Setting([a.min(b), a.max(b)])
    }

    /// The places.
    #[must_use]
    pub const fn places(self) -> [u8; 2] {
        self.0
    }

    /// The setting that puts these two cards in front; none where they are not both held.
    #[must_use]
    pub fn of(cards: &[AnyCard], front: [AnyCard; 2]) -> Option<Setting> {
        let a = cards.iter().position(|card| *card == front[0])?;
        let b = (0..cards.len()).find(|at| *at != a && cards[*at] == front[1])?;
        Some(Setting::new(a as u8, b as u8))
    }

    /// The two cards in front.
    #[inline]
    #[must_use]
    pub fn front(self, cards: &Seven) -> [AnyCard; 2] {
        self.0.map(|at| cards[usize::from(at)])
    }

    /// The five cards behind.
    #[inline]
    #[must_use]
    pub fn back(self, cards: &Seven) -> [AnyCard; 5] {
        let mut back = [AnyCard::JOKER; 5];
        let mut n = 0;
        for (at, card) in cards.iter().enumerate() {
            if !self.0.contains(&(at as u8)) {
                back[n] = *card;
                n += 1;
            }
        }
        back
    }

    /// What the two hands are worth.
    #[inline]
    #[must_use]
    pub fn worth(self, cards: &Seven, order: PaiGow) -> Worth {
        Worth { back: order.back(&self.back(cards)), front: order.front(self.front(cards)) }
    }

    /// Whether the two cards in front rank higher than the five behind.
    #[must_use]
    pub fn is_foul(self, cards: &Seven, order: PaiGow) -> bool {
        order.is_foul(&self.back(cards), self.front(cards))
    }
}

/// What two hands are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The five cards.
    pub back: Back,
    /// The two cards.
    pub front: Two,
}

/// Groups of equal ranks, without their heights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// Seven ranks.
    Nothing,
    /// One pair.
    Pair,
    /// Two pairs.
    TwoPairs,
    /// Three pairs.
    ThreePairs,
    /// Three of a kind alone.
    Three,
    /// Three of a kind and a pair.
    FullHouse,
    /// Three of a kind and two pairs.
    ThreeAndTwoPairs,
    /// Three of a kind twice.
    ThreeTwice,
    /// Four of a kind alone.
    Four,
    /// Four of a kind and a pair, or three of a kind.
    FourAndPair,
    /// Five of a kind alone, or more.
    Five,
    /// Five of a kind and a pair.
    FiveAndPair,
}

/// What seven cards hold: ranks from 0, a deuce, to 12, an ace.
#[derive(Clone, Copy, Debug)]
pub struct Holding {
    /// The groups.
    pub shape: Shape,
    /// The rank of the first group: the most cards, then the highest.
    pub first: u8,
    /// The rank of the second group.
    pub second: u8,
    /// Ranks outside the groups, as a set.
    pub others: u16,
    /// For each card the rank that it counts as.
    pub ranks: [u8; 7],
    /// How many jokers there are.
    pub jokers: u8,
}

/// The highest rank of a set that is not empty.
#[inline]
fn top(set: u16) -> u8 {
    15 - set.leading_zeros() as u8
}

/// The ranks of a set below its highest.
#[inline]
fn without_top(set: u16) -> u16 {
    set & !(1 << top(set))
}

impl Holding {
    /// Looks at seven cards. A joker counts as an ace where it is a bug; where it is wild, as one
    /// more of the first group.
    ///
    /// # Panics
    /// When a card is unknown.
    #[inline]
    #[must_use]
    pub fn of(cards: &Seven, joker: Joker) -> Holding {
        // at_least[n]: the ranks of which there are more than n cards.
        let mut at_least = [0_u16; 7];
        let mut ranks = [0; 7];
        let mut jokers = 0;
        let mut put = |rank: u8| {
            let mut carry = 1_u16 << rank;
            for set in &mut at_least {
                (*set, carry) = (*set | carry, *set & carry);
                if carry == 0 {
                    break;
                }
            }
        };
        for (at, card) in cards.iter().enumerate() {
            if let Some(card) = card.natural() {
                ranks[at] = card.code() / 4;
                put(ranks[at]);
            } else {
                assert!(*card == AnyCard::JOKER, "an unknown card is not set");
                jokers += 1;
            }
        }
        if jokers > 0 {
            let worth = match joker {
                Joker::Bug => 12,
                Joker::Wild => most(&at_least),
            };
            for (at, card) in cards.iter().enumerate() {
                if card.natural().is_none() {
                    ranks[at] = worth;
                    let mut carry = 1_u16 << worth;
                    for set in &mut at_least {
                        (*set, carry) = (*set | carry, *set & carry);
                    }
                }
            }
        }
        Holding::grouped(&at_least, ranks, jokers)
    }

    #[inline]
    fn grouped(at_least: &[u16; 7], ranks: [u8; 7], jokers: u8) -> Holding {
        let [one, two, three, four, five, ..] = *at_least;
        let (shape, first, second) = if two == 0 {
            (Shape::Nothing, top(one), 0)
        } else if three == 0 {
            match two.count_ones() {
                1 => (Shape::Pair, top(two), 0),
                2 => (Shape::TwoPairs, top(two), top(without_top(two))),
                _ => (Shape::ThreePairs, top(two), top(without_top(two))),
            }
        } else if four == 0 {
            let pairs = two & !three;
            if three.count_ones() == 2 {
                (Shape::ThreeTwice, top(three), top(without_top(three)))
            } else if pairs == 0 {
                (Shape::Three, top(three), 0)
            } else if pairs.is_power_of_two() {
                (Shape::FullHouse, top(three), top(pairs))
            } else {
                (Shape::ThreeAndTwoPairs, top(three), top(pairs))
            }
        } else {
            let rest = two & !four;
            match (five != 0, rest != 0) {
                (true, true) => (Shape::FiveAndPair, top(five), top(rest)),
                (true, false) => (Shape::Five, top(five), 0),
                (false, true) => (Shape::FourAndPair, top(four), top(rest)),
                (false, false) => (Shape::Four, top(four), 0),
            }
        };
        let others = if two == 0 { one & !(1 << first) } else { one & !two };
        Holding { shape, first, second, others, ranks, jokers }
    }
}

/// The rank of the largest group, the highest of several.
fn most(at_least: &[u16; 7]) -> u8 {
    let largest = at_least.iter().rev().find(|set| **set != 0);
    // invariant: seven cards hold at least four natural ones.
    largest.map_or_else(|| unreachable!("seven jokers"), |set| top(*set))
}
