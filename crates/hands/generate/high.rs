//! High hands: the order of five cards, standard, short deck and Mexican, and deuce to seven,
//! which turns the standard order round with the ace always high.

use super::multiset::RANKS;
use super::write;

/// A kind of hand, then its ranks by weight.
type Value = [u8; 6];

/// An order of five-card hands.
pub struct Ranking {
    /// Every value there is, the worst first.
    order: Vec<Value>,
    /// The order of deuce to seven, the best low first turned round: the worst first.
    deuce: Vec<Value>,
    kinds: [u8; 9],
    lowest: usize,
}

/// Kinds of hands before they are put in order.
const HIGH_CARD: usize = 0;
const PAIR: usize = 1;
const TWO_PAIR: usize = 2;
const TRIPS: usize = 3;
const STRAIGHT: usize = 4;
const FLUSH: usize = 5;
const FULL_HOUSE: usize = 6;
const QUADS: usize = 7;
const STRAIGHT_FLUSH: usize = 8;

/// The usual order.
pub fn standard() -> Ranking {
    Ranking::new([0, 1, 2, 3, 4, 5, 6, 7, 8], 0)
}

/// Six to ace: a flush beats a full house, and A-6-7-8-9 is the lowest straight.
pub fn short() -> Ranking {
    Ranking::new([0, 1, 2, 3, 4, 6, 5, 7, 8], 4)
}

/// Ten ranks up to the ace: a flush beats a full house, and the lowest straight is the ace with
/// the four lowest of them.
pub fn mexican() -> Ranking {
    Ranking::new([0, 1, 2, 3, 4, 6, 5, 7, 8], 3)
}

impl Ranking {
    fn new(kinds: [u8; 9], lowest: usize) -> Ranking {
        let mut ranking = Ranking { order: Vec::new(), deuce: Vec::new(), kinds, lowest };
        let sets = super::multiset::all(5);
        let plain = sets.iter().map(|set| ranking.value(set));
        let masks = || (0..1_u16 << RANKS).filter(|mask| mask.count_ones() == 5);
        let mut order: Vec<Value> = plain.chain(masks().map(|m| ranking.suited(m))).collect();
        order.sort_unstable();
        order.dedup();
        let plain = sets.iter().map(|set| ranking.no_wheel(set));
        let mut deuce: Vec<Value> =
            plain.chain(masks().map(|m| ranking.no_wheel_suited(m))).collect();
        // The worst low is the best high.
        deuce.sort_unstable_by(|a, b| b.cmp(a));
        deuce.dedup();
        (ranking.order, ranking.deuce) = (order, deuce);
        ranking
    }

    /// The rank of the highest card of a straight within a set of ranks.
    fn straight(&self, mask: u16) -> Option<u8> {
        let run = |low: usize| mask >> low & 0b1_1111 == 0b1_1111;
        let high = (self.lowest..=8).rev().find(|low| run(*low)).map(|low| low as u8 + 4);
        let wheel = (1 << 12) | (0b1111 << self.lowest);
        high.or((mask & wheel == wheel).then_some(self.lowest as u8 + 3))
    }

    fn kind(&self, kind: usize, ranks: &[u8]) -> Value {
        let mut value = [0; 6];
        value[0] = self.kinds[kind];
        value[1..=ranks.len()].copy_from_slice(ranks);
        value
    }

    /// Five cards of several suits.
    fn value(&self, set: &[u8]) -> Value {
        let mask = mask(set);
        if mask.count_ones() == 5
            && let Some(high) = self.straight(mask)
        {
            return self.kind(STRAIGHT, &[high]);
        }
        self.grouped(set)
    }

    fn grouped(&self, set: &[u8]) -> Value {
        // Ranks by how often they come, then by height.
        let mut ranks: Vec<(u8, u8)> =
            set.iter().enumerate().filter(|(_, n)| **n > 0).map(|(r, n)| (*n, r as u8)).collect();
        ranks.sort_unstable_by(|a, b| b.cmp(a));
        let counts: Vec<u8> = ranks.iter().map(|(n, _)| *n).collect();
        let ranks: Vec<u8> = ranks.iter().map(|(_, rank)| *rank).collect();
        let kind = match counts.as_slice() {
            [4, ..] => QUADS,
            [3, 2] => FULL_HOUSE,
            [3, ..] => TRIPS,
            [2, 2, ..] => TWO_PAIR,
            [2, ..] => PAIR,
            _ => HIGH_CARD,
        };
        self.kind(kind, &ranks)
    }

    /// Five cards of one suit.
    fn suited(&self, mask: u16) -> Value {
        match self.straight(mask) {
            Some(high) => self.kind(STRAIGHT_FLUSH, &[high]),
            None => self.kind(FLUSH, &descending(mask)),
        }
    }

    /// The order of a value, from 1.
    fn number(&self, value: Value) -> u16 {
        self.order.binary_search(&value).unwrap_or_default() as u16 + 1
    }

    /// Five cards of several suits.
    pub fn best(&self, set: &[u8]) -> u16 {
        self.number(self.value(set))
    }

    /// Five of a kind, above everything else.
    pub fn five_of_a_kind(&self, rank: usize) -> u16 {
        (self.order.len() + rank) as u16 + 1
    }

    /// Whether five cards are a straight.
    pub fn is_straight(&self, set: &[u8]) -> bool {
        let mask = mask(set);
        mask.count_ones() == 5 && self.straight(mask).is_some()
    }

    /// The worst hand that is not below three cards of a front: their kind, then their ranks by
    /// weight.
    pub fn above(&self, front: &[u8]) -> u16 {
        self.order.partition_point(|value| &value[..front.len()] < front) as u16 + 1
    }

    fn low_number(&self, value: Value) -> u16 {
        self.deuce.binary_search_by(|known| value.cmp(known)).unwrap_or_default() as u16 + 1
    }

    /// By the set of ranks in one suit, five or more: the best flush or straight flush.
    pub fn flushes(&self) -> Vec<u16> {
        let best = |mask: u16| {
            if mask.count_ones() < 5 {
                return 0;
            }
            self.number(match self.straight(mask) {
                Some(high) => self.kind(STRAIGHT_FLUSH, &[high]),
                None => self.kind(FLUSH, &descending(mask)[..5]),
            })
        };
        (0..1 << RANKS).map(best).collect()
    }

    /// Where each kind begins in the order, the worst kind first; then where royal flushes begin.
    pub fn categories(&self, out: &mut String, name: &str) {
        let first = |kind: u8| {
            self.order.iter().position(|value| value[0] == kind).unwrap_or_default() as u16 + 1
        };
        let mut firsts: Vec<u16> = (0..9).map(first).collect();
        firsts.push(self.order.len() as u16);
        firsts.push(self.order.len() as u16 + 1);
        write::table(out, &format!("{name}_FIRST"), "u16", &firsts);
    }

    /// Deuce to seven: an ace is high, so that A-2-3-4-5 is no straight.
    fn no_wheel(&self, set: &[u8]) -> Value {
        let mask = mask(set);
        let run = (0..=8).find(|low| mask >> low == 0b1_1111);
        match run {
            Some(low) => self.kind(STRAIGHT, &[low as u8 + 4]),
            None => self.grouped(set),
        }
    }

    fn no_wheel_suited(&self, mask: u16) -> Value {
        let run = (0..=8).find(|low| mask >> low == 0b1_1111);
        match run {
            Some(low) => self.kind(STRAIGHT_FLUSH, &[low as u8 + 4]),
            None => self.kind(FLUSH, &descending(mask)),
        }
    }

    /// The low of five cards of several suits, the worst first.
    pub fn deuce(&self, set: &[u8]) -> u16 {
        self.low_number(self.no_wheel(set))
    }

    /// The same for five ranks of one suit.
    pub fn deuce_flushes(&self) -> Vec<u16> {
        let low = |mask: u16| match mask.count_ones() {
            5 => self.low_number(self.no_wheel_suited(mask)),
            _ => 0,
        };
        (0..1 << RANKS).map(low).collect()
    }
}

fn mask(set: &[u8]) -> u16 {
    set.iter().enumerate().filter(|(_, n)| **n > 0).fold(0, |mask, (rank, _)| mask | 1 << rank)
}

/// The ranks of a set, the highest first.
fn descending(mask: u16) -> Vec<u8> {
    (0..RANKS as u8).rev().filter(|rank| mask >> rank & 1 == 1).collect()
}
