//! Pai gow with tiles: every setting of every hand against every hand that the other tiles leave.
//!
//! Twins count alike, so that a hand is how many it holds of each of sixteen: 3,620 hands stand
//! for the 35,960 of four tiles. Two of them meet as often as their tiles can be dealt together.

// Hands of all sizes are passed alike.
#![allow(clippy::trivially_copy_pass_by_ref)]

#[cfg(test)]
mod tests;

use crate::Census;
use cards::{Pack, Tile, Twins};
use games::tiles::{Four, Rules, Setting, Way, Worth};
use games::two_hands::{Meets, Met};
use hands::JeeJoon;
use std::collections::HashMap;
use table::Facts;

/// How both sides set their hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// A player sets best against a bank that sets by the house's way.
    Best,
    /// Both set by the house's way.
    HouseWay,
    /// The bank sets best against players who set by the house's way.
    Banking,
}

impl Play {
    /// Every one, by the name that it is asked for.
    pub const ALL: [(&'static str, Play); 3] =
        [("best", Play::Best), ("house-way", Play::HouseWay), ("banking", Play::Banking)];

    /// The one of that name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Play> {
        Play::ALL.iter().find(|(known, _)| *known == name).map(|(_, play)| *play)
    }

    /// What it is called beside a figure.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Play::Best => "best",
            Play::HouseWay => "house way",
            Play::Banking => "banking",
        }
    }
}

/// How many there are of each of the sixteen twins, two at most: those of one, those of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Counts {
    one: u16,
    two: u16,
}

impl Counts {
    fn of(twins: &[Twins; 4]) -> Counts {
        let (mut one, mut two) = (0_u16, 0_u16);
        for of in twins {
            let bit = 1 << *of as u8;
            two |= one & bit;
            one |= bit;
        }
        Counts { one: one & !two, two }
    }

    fn pack(pack: &Pack) -> Counts {
        let (mut one, mut two) = (0_u16, 0_u16);
        for of in pack.tiles().map(Tile::twins) {
            let bit = 1 << of as u8;
            assert!(two & bit == 0, "a set has two of each twins");
            two |= one & bit;
            one |= bit;
        }
        Counts { one: one & !two, two }
    }

    /// How many ways there are to take a hand out of these, one of two tiles being told apart.
    #[inline]
    const fn ways(self, hand: Counts) -> u64 {
        let lacks = hand.two & !self.two | hand.one & !(self.one | self.two);
        if lacks != 0 { 0 } else { 1 << (hand.one & self.two).count_ones() }
    }

    /// What is left without a hand that is there.
    const fn without(self, hand: Counts) -> Counts {
        let two = self.two & !hand.one & !hand.two;
        Counts { one: self.two & hand.one | self.one & !hand.one, two }
    }
}

/// A game with tiles, as it is counted.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    order: JeeJoon,
    way: &'static Way,
    /// Whether the tiles of Jee Joon stay together in one hand of four.
    together: bool,
    tiles: Counts,
}

/// One hand, up to its twins.
#[derive(Clone, Debug)]
struct Hand {
    counts: Counts,
    twins: [Twins; 4],
    /// How many hands of tiles it stands for.
    ways: u64,
    /// Its lawful settings, each once.
    settings: Vec<(Setting, Worth)>,
    /// Which of them the house's way takes.
    way: usize,
}

/// How often two hands stand so and so to the bank's, class by class.
type Ends = [u64; Met::CLASSES];

/// A game counted: how each setting of each hand ends.
#[derive(Clone, Debug)]
pub struct Solved {
    hands: Vec<Hand>,
    at: HashMap<Counts, usize>,
    /// By hand and setting of the player, against a bank that sets by the way.
    player: Vec<Vec<Ends>>,
    /// By hand and setting of the bank, against a player who sets by the way.
    bank: Vec<Vec<Ends>>,
}

/// What a player gains by a class: both hands, one, or none.
#[must_use]
pub const fn gain(met: Met) -> i64 {
    match (met.high, met.low) {
        (Meets::Higher, Meets::Higher) => 1,
        (Meets::Higher, _) | (_, Meets::Higher) => 0,
        _ => -1,
    }
}

/// What a player gains in all.
fn gained(ends: &Ends) -> i64 {
    let of = |(class, n): (usize, &u64)| Met::from_index(class).map_or(0, gain) * *n as i64;
    ends.iter().enumerate().map(of).sum()
}

/// How a player's hands stand to the bank's.
#[inline]
fn met(own: Worth, bank: Worth) -> usize {
    let (high, low) = (own.high.cmp(&bank.high), own.low.cmp(&bank.low));
    Met { high: high.into(), low: low.into() }.index()
}

impl Table {
    /// The game of a table, with these tiles.
    #[must_use]
    pub fn new(rules: &Rules, pack: &Pack) -> Table {
        let (order, way, together) = (rules.order, rules.way, rules.together.is_some());
        Table { order, way, together, tiles: Counts::pack(pack) }
    }

    /// The lawful settings of four tiles, each once: a pair is split in one way.
    fn settings(&self, twins: &[Twins; 4]) -> Vec<(Setting, Worth)> {
        let mut settings: Vec<(Setting, Worth)> = Vec::new();
        for setting in Setting::ALL {
            let worth = setting.of_twins(twins, self.order);
            let same = |known: Setting| {
                let hands = |of: Setting| of.hands(twins).map(sorted);
                let ([a, b], other) = (hands(known), hands(setting));
                other == [a, b] || other == [b, a]
            };
            let lawful = !(self.together && setting.parts_jee_joon(twins));
            if lawful && !settings.iter().any(|(known, _)| same(*known)) {
                settings.push((setting, worth));
            }
        }
        settings
    }

    fn hand(&self, twins: [Twins; 4]) -> Hand {
        let settings = self.settings(&twins);
        let by_way = self.way.find(&twins, self.order).1.of_twins(&twins, self.order);
        let way = settings.iter().position(|(_, worth)| *worth == by_way);
        // invariant: the house's way is lawful.
        let way = way.unwrap_or_else(|| unreachable!("{twins:?} is not set by the way"));
        let counts = Counts::of(&twins);
        Hand { counts, twins, ways: self.tiles.ways(counts), settings, way }
    }

    /// Every hand that the tiles hold.
    fn hands(&self) -> Vec<Hand> {
        let mut hands = Vec::new();
        let each = |from: usize| Twins::ALL[from..].iter().copied().enumerate();
        for (i, a) in each(0) {
            for (j, b) in each(i) {
                for (k, c) in each(i + j) {
                    for (_, d) in each(i + j + k) {
                        let twins = [a, b, c, d];
                        let thrice = b == c && (a == b || c == d);
                        if !thrice && self.tiles.ways(Counts::of(&twins)) > 0 {
                            hands.push(self.hand(twins));
                        }
                    }
                }
            }
        }
        hands
    }

    /// Counts every setting of every hand, of player and bank, against the other by the way.
    #[must_use]
    pub fn solve(&self) -> Solved {
        let hands = self.hands();
        let against = |hand: &Hand, end: fn(Worth, Worth) -> usize| {
            let left = self.tiles.without(hand.counts);
            let mut ends = vec![[0; Met::CLASSES]; hand.settings.len()];
            for other in &hands {
                let ways = left.ways(other.counts);
                if ways == 0 {
                    continue;
                }
                let theirs = other.settings[other.way].1;
                for ((_, own), ends) in hand.settings.iter().zip(&mut ends) {
                    ends[end(*own, theirs)] += ways;
                }
            }
            ends
        };
        let player = hands.iter().map(|hand| against(hand, met)).collect();
        let bank = hands.iter().map(|hand| against(hand, |own, other| met(other, own))).collect();
        let at = hands.iter().enumerate().map(|(at, hand)| (hand.counts, at)).collect();
        Solved { hands, at, player, bank }
    }

    /// How each lawful setting of four tiles ends against a bank that sets by the house's way,
    /// counted over the bank's hands out of all other tiles.
    ///
    /// # Panics
    /// When the set does not hold those tiles.
    #[must_use]
    pub fn settings_of(&self, four: &Four) -> Vec<(Setting, Census)> {
        let hand = self.hand(four.map(Tile::twins));
        assert!(hand.ways > 0, "the set does not hold {four:?}");
        let left = self.tiles.without(hand.counts);
        let mut all: Vec<(Setting, Census)> =
            hand.settings.iter().map(|(of, _)| (*of, Census::new(Met::CLASSES))).collect();
        for other in self.hands() {
            let ways = u128::from(left.ways(other.counts));
            let theirs = other.settings[other.way].1;
            for ((_, own), (_, census)) in hand.settings.iter().zip(&mut all) {
                if ways > 0 {
                    census.add(met(*own, theirs), ways);
                }
            }
        }
        all
    }
}

fn sorted([a, b]: [Twins; 2]) -> [Twins; 2] {
    [a.min(b), a.max(b)]
}

impl Solved {
    /// How many different hands there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.hands.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.hands.is_empty()
    }

    /// Which of its settings a hand is given: by the house's way, or what gains most for its
    /// player or for the bank; of equals that of the house's way, or the first.
    fn chosen(&self, hand: usize, play: Play) -> usize {
        let way = self.hands[hand].way;
        let (ends, sign) = match play {
            Play::HouseWay => return way,
            Play::Best => (&self.player[hand], 1),
            Play::Banking => (&self.bank[hand], -1),
        };
        let worth = |at: usize| sign * gained(&ends[at]);
        let order = std::iter::once(way).chain((0..ends.len()).filter(|at| *at != way));
        order.reduce(|best, at| if worth(at) > worth(best) { at } else { best }).unwrap_or(way)
    }

    /// How all deals end, by how both sides set.
    #[must_use]
    pub fn census(&self, play: Play) -> Census {
        let mut census = Census::new(Met::CLASSES);
        for (at, hand) in self.hands.iter().enumerate() {
            let ends = match play {
                Play::HouseWay | Play::Best => &self.player[at],
                Play::Banking => &self.bank[at],
            };
            for (class, n) in ends[self.chosen(at, play)].iter().enumerate() {
                census.add(class, u128::from(hand.ways) * u128::from(*n));
            }
        }
        census
    }

    /// How four tiles are set best: by a player, or by the bank.
    ///
    /// # Panics
    /// When the set does not hold those tiles.
    #[must_use]
    pub fn set(&self, four: &Four, play: Play) -> Setting {
        let twins = four.map(Tile::twins);
        let known = self.at.get(&Counts::of(&twins)).copied();
        assert!(known.is_some(), "the set does not hold {four:?}");
        let at = known.unwrap_or_default();
        let hand = &self.hands[at];
        let [[a, b], _] = hand.settings[self.chosen(at, play)].0.hands(&hand.twins);
        let first = twins.iter().position(|of| *of == a);
        let second = (0..4).find(|place| Some(*place) != first && twins[*place] == b);
        // invariant: the hand is found by its twins.
        let (Some(first), Some(second)) = (first, second) else { unreachable!("{four:?}") };
        Setting::new(first, second)
    }
}
