//! Both sides set by one way: how often their hands stand so and so to each other.
//!
//! Hands of player and bank share no card. Of all pairs of hands that may share cards those that
//! share none are counted by inclusion and exclusion: the pairs that both hold a set of cards, for
//! every set, with the sign of its size. Among hands that hold a set, pairs are counted by sorting
//! what the hands are worth, not one by one.

use super::Deck;
use super::classes::{choose, hands};
use crate::{Census, Progress};
use cards::AnyCard;
use games::pai_gow::{Clash, Fives, Setting, Seven, Way, Worth};
use games::two_hands::{Meets, Met};
use hands::{Back, PaiGow, Two};
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use table::Facts;

/// A table where both sides set by one way.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// The cards.
    pub deck: Deck,
    /// How hands rank.
    pub order: PaiGow,
    /// How they are set.
    pub way: &'static Way,
    /// Where fives of a kind stand that are not aces.
    pub fives: Fives,
}

/// What two hands are worth, as one number: the five cards first.
type Point = u32;

const FRONTS: usize = Two::END as usize;
const POINTS: usize = Back::END as usize * FRONTS;

fn point(worth: Worth) -> Point {
    u32::from(worth.back.number()) * FRONTS as u32 + u32::from(worth.front.number())
}

/// How many ordered pairs stand to each other in the ways that the others follow from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Pairs {
    /// All.
    all: i128,
    /// The first is higher with both hands.
    both: i128,
    /// It is higher with five cards, and copies two.
    high: i128,
    /// It copies five cards, and is higher with two.
    low: i128,
    /// Both are copies.
    neither: i128,
}

impl Pairs {
    fn add(&mut self, other: Pairs, times: i128) {
        self.all += other.all * times;
        self.both += other.both * times;
        self.high += other.high * times;
        self.low += other.low * times;
        self.neither += other.neither * times;
    }

    /// Counts pairs of weighted points; they rise.
    fn of(points: impl Iterator<Item = (Point, u64)>) -> Pairs {
        let mut below = Sums::new();
        let mut total = 0_u128;
        let mut pairs = Pairs::default();
        // Points with the same five cards: two cards and their weights.
        let mut level: Vec<(usize, u64)> = Vec::new();
        let mut of_level = 0;
        let mut close = |level: &mut Vec<(usize, u64)>, below: &mut Sums| {
            let mut lower = 0_u64;
            for (front, weight) in level.iter() {
                let (less, equal) = below.below_and_at(*front);
                let weight = i128::from(*weight);
                pairs.both += weight * i128::from(less);
                pairs.high += weight * i128::from(equal);
                pairs.low += weight * i128::from(lower);
                pairs.neither += weight * weight;
                lower += weight as u64;
            }
            for (front, weight) in level.drain(..) {
                below.add(front, weight);
            }
        };
        for (point, weight) in points {
            let (back, front) = (point as usize / FRONTS, point as usize % FRONTS);
            if back != of_level {
                close(&mut level, &mut below);
                of_level = back;
            }
            level.push((front, weight));
            total += u128::from(weight);
        }
        close(&mut level, &mut below);
        pairs.all = (total * total) as i128;
        pairs
    }

    /// Pairs among points in any order.
    fn among(points: &mut [Point]) -> Pairs {
        points.sort_unstable();
        Pairs::of(points.chunk_by(|a, b| a == b).map(|same| (same[0], same.len() as u64)))
    }
}

/// Weights by two cards, and their sums.
struct Sums {
    at: [u64; FRONTS],
    /// A tree of partial sums.
    tree: [u64; 256],
}

impl Sums {
    fn new() -> Sums {
        Sums { at: [0; FRONTS], tree: [0; 256] }
    }

    fn add(&mut self, front: usize, weight: u64) {
        self.at[front] += weight;
        let mut i = front + 1;
        while i < 256 {
            self.tree[i] += weight;
            i += i & i.wrapping_neg();
        }
    }

    /// What lies below, and what lies there.
    fn below_and_at(&self, front: usize) -> (u64, u64) {
        let (mut sum, mut i) = (0, front);
        while i > 0 {
            sum += self.tree[i];
            i &= i - 1;
        }
        (sum, self.at[front])
    }
}

/// How player and bank end, counted over all pairs of hands without a common card.
pub type Outcomes = Census;

/// Calls for every way to take `n` of some cards.
fn each_of(
    cards: &[AnyCard],
    n: usize,
    taken: &mut Vec<AnyCard>,
    each: &mut impl FnMut(&[AnyCard]),
) {
    if n == 0 {
        each(taken);
        return;
    }
    for at in 0..=cards.len().saturating_sub(n) {
        if cards.len() < n {
            return;
        }
        taken.push(cards[at]);
        each_of(&cards[at + 1..], n - 1, taken, each);
        taken.pop();
    }
}

impl Table {
    /// What seven cards are worth as they are set.
    #[inline]
    fn worth(&self, cards: &Seven) -> Worth {
        self.worth_of(self.way.set(cards, self.order), cards)
    }

    /// What seven cards are worth if they are set so.
    #[inline]
    fn worth_of(&self, setting: Setting, cards: &Seven) -> Worth {
        let worth = setting.worth(cards, self.order);
        match self.fives {
            Fives::BelowAces => worth,
            Fives::AsFour => Worth { back: worth.back.as_four(), ..worth },
        }
    }

    /// The cards that are left when some are taken out.
    fn without(&self, taken: &[AnyCard]) -> Vec<AnyCard> {
        let mut left = self.deck.cards();
        for card in taken {
            let at = left.iter().position(|known| known == card);
            // invariant: what is taken out belongs to the deck.
            left.remove(at.unwrap_or_else(|| unreachable!("{card} is not in the deck")));
        }
        left
    }

    /// Pairs of hands of which both hold these cards.
    fn holding(&self, set: &[AnyCard], points: &mut Vec<Point>) -> Pairs {
        points.clear();
        let left = self.without(set);
        let mut taken = set.to_vec();
        each_of(&left, 7 - set.len(), &mut taken, &mut |cards| {
            if let Ok(seven) = cards.try_into() {
                points.push(point(self.worth(seven)));
            }
        });
        Pairs::among(points)
    }

    /// Pairs of whichever hands, and pairs of which both hold one card, for every card.
    fn none_and_one(&self) -> (Pairs, Pairs) {
        // By the rank of the card; the last is for a joker.
        let mut of: Vec<Vec<u64>> = vec![vec![0; POINTS]; 14];
        let mut all = vec![0_u64; POINTS];
        hands(self.deck, 7, |cards, weight| {
            let Ok(seven) = <&Seven>::try_from(cards) else { return };
            let at = point(self.worth(seven)) as usize;
            all[at] += weight;
            for card in seven {
                of[usize::from(card.natural().map_or(13, |card| card.code() / 4))][at] += weight;
            }
        });
        let counted = |weights: &[u64], copies: u64| {
            let points = weights.iter().enumerate().filter(|(_, weight)| **weight > 0);
            Pairs::of(points.map(|(at, weight)| (at as u32, weight / copies)))
        };
        let none = counted(&all, 1);
        let mut one = Pairs::default();
        for (rank, weights) in of.iter().enumerate() {
            // Hands are counted for every suit of a rank: each single card has its part.
            let copies = if rank < 13 { 4 } else { u64::from(self.deck.jokers).max(1) };
            one.add(counted(weights, copies), i128::from(copies));
        }
        (none, one)
    }

    /// Counts how both sides end where each sets its hand by the way of the table.
    #[must_use]
    pub fn contest(&self, progress: &Progress) -> Outcomes {
        let mut sets: Vec<(Vec<AnyCard>, u64)> = Vec::new();
        for k in 2..7 {
            hands(self.deck, k, |cards, weight| sets.push((cards.to_vec(), weight)));
        }
        let cards = self.deck.cards().len() as u64;
        let work = |set: &[AnyCard]| {
            let k = set.len() as u64;
            choose(cards - k, 7 - k)
        };
        let total: u64 = sets.iter().map(|(set, _)| work(set)).sum();
        progress.total.store(total, Ordering::Relaxed);
        let (none, one) = self.none_and_one();
        let next = AtomicUsize::new(0);
        let one_by_one = || {
            let (mut pairs, mut points) = (Pairs::default(), Vec::new());
            while let Some((set, weight)) = sets.get(next.fetch_add(1, Ordering::Relaxed)) {
                let sign = if set.len() % 2 == 0 { 1 } else { -1 };
                pairs.add(self.holding(set, &mut points), sign * i128::from(*weight));
                progress.done.fetch_add(work(set), Ordering::Relaxed);
            }
            pairs
        };
        let mut pairs = none;
        pairs.add(one, -1);
        for part in on_all_cores(one_by_one) {
            pairs.add(part, 1);
        }
        // Hands with all seven cards in common are the same hand.
        let same = i128::from(choose(cards, 7));
        pairs.add(Pairs { all: 1, neither: 1, ..Pairs::default() }, -same);
        census(&pairs)
    }

    /// How a hand ends by each of its settings against a bank that sets by the way of the table,
    /// counted over the bank's hands out of all other cards.
    #[must_use]
    pub fn settings(&self, seven: &Seven) -> Vec<(Setting, Outcomes)> {
        let left = self.without(seven);
        let firsts: Vec<usize> = (0..left.len().saturating_sub(6)).collect();
        let next = AtomicUsize::new(0);
        let count = || {
            let mut weights = vec![0_u64; POINTS];
            while let Some(first) = firsts.get(next.fetch_add(1, Ordering::Relaxed)) {
                let mut taken = vec![left[*first]];
                each_of(&left[first + 1..], 6, &mut taken, &mut |cards| {
                    if let Ok(seven) = cards.try_into() {
                        weights[point(self.worth(seven)) as usize] += 1;
                    }
                });
            }
            weights
        };
        let mut weights = vec![0_u64; POINTS];
        for part in on_all_cores(count) {
            weights.iter_mut().zip(part).for_each(|(sum, more)| *sum += more);
        }
        let outcomes = |setting: Setting| {
            let own = point(self.worth_of(setting, seven)) as usize;
            let mut census = Census::new(Clash::CLASSES);
            for (at, weight) in weights.iter().enumerate().filter(|(_, weight)| **weight > 0) {
                let high = Meets::from((own / FRONTS).cmp(&(at / FRONTS)));
                let low = Meets::from((own % FRONTS).cmp(&(at % FRONTS)));
                census.add(Clash::Met(Met { high, low }).index(), u128::from(*weight));
            }
            census
        };
        Setting::ALL.iter().map(|setting| (*setting, outcomes(*setting))).collect()
    }
}

/// Runs the same work on every core, and gives back every part.
fn on_all_cores<T: Send>(work: impl Fn() -> T + Sync) -> Vec<T> {
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    std::thread::scope(|scope| {
        let parts: Vec<_> = (0..cores).map(|_| scope.spawn(&work)).collect();
        let part = |handle: std::thread::ScopedJoinHandle<'_, T>| match handle.join() {
            Ok(part) => part,
            Err(panic) => std::panic::resume_unwind(panic),
        };
        parts.into_iter().map(part).collect()
    })
}

/// All classes: what the first does to the second, the second does to the first as often.
fn census(pairs: &Pairs) -> Outcomes {
    use Meets::{Copies, Higher, Lower};
    let Pairs { all, both, high, low, neither } = *pairs;
    let apart = all - 2 * both - 2 * high - 2 * low - neither;
    assert!(apart % 2 == 0, "pairs are told in both orders");
    let classes = [
        (Higher, Higher, both),
        (Lower, Lower, both),
        (Higher, Copies, high),
        (Lower, Copies, high),
        (Copies, Higher, low),
        (Copies, Lower, low),
        (Copies, Copies, neither),
        (Higher, Lower, apart / 2),
        (Lower, Higher, apart / 2),
    ];
    let mut census = Census::new(Clash::CLASSES);
    for (high, low, count) in classes {
        // invariant: a count of pairs is not negative.
        let count = u128::try_from(count).unwrap_or_else(|_| panic!("{count} pairs"));
        census.add(Clash::Met(Met { high, low }).index(), count);
    }
    census
}
