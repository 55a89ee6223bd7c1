//! Ranges of hold'em hands against each other. Two are counted board by board: all hands of both
//! are sorted by what they make of it, so that every hand meets all others at once. Boards that
//! differ in the names of their suits alone are counted once where the ranges allow it. More than
//! two are counted deal by deal where those are few.

use super::boards::{BOARD, Counter};
use super::range::{Range, combos};
use super::{Wrong, choose};
use crate::duel::Progress;
use crate::exact::Exact;
use cards::{Card, Rank, Suit};
use hands::{Category, High, Pile};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// The most deals of more than two ranges that are counted one by one: about a second's work.
const DEALS_MAX: u128 = 5_000_000;

/// Bits of the cards of one suit.
const SUIT: u64 = (1 << 13) - 1;

/// Ranges that contend for a pot of hold'em.
#[derive(Clone, Debug)]
pub struct Meeting {
    ranges: Vec<Range>,
    board: Vec<Card>,
    /// Cards that nobody can have, those of the board included.
    gone: u64,
}

/// What two or more ranges come to, in hands weighed by how often both are played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Met {
    /// Everything that was counted, or sampled.
    pub weight: u128,
    /// Boards on which hands meet, or deals that were sampled.
    pub count: u128,
    /// Each range.
    pub ranges: Vec<RangeMet>,
}

/// What one range comes to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RangeMet {
    /// It takes all.
    pub wins: u128,
    /// It shares.
    pub ties: u128,
    /// Its parts of pots that are shared, in parts of [`RangeMet::WHOLE`].
    pub parts: u128,
    /// What it makes, by [`Category`].
    pub kinds: [u128; KINDS],
}

/// Kinds of hands without wild cards.
const KINDS: usize = Category::RoyalFlush as usize + 1;

impl RangeMet {
    /// A pot in parts that up to ten winners share evenly.
    pub const WHOLE: u128 = 2520;

    /// Its share of the pot, of all that was met.
    #[must_use]
    pub fn equity(&self, weight: u128) -> Exact {
        Exact::part(self.wins * RangeMet::WHOLE + self.parts, weight.max(1) * RangeMet::WHOLE)
    }

    /// The standard error of a sample's share: no larger than if pots were won or lost whole.
    #[must_use]
    #[allow(clippy::cast_precision_loss)] // an error bar
    pub fn error(&self, count: u128) -> f64 {
        let mean = self.equity(count).decimal();
        (mean * (1.0 - mean) / count.max(1) as f64).sqrt()
    }

    fn merge(&mut self, more: &RangeMet) {
        self.wins += more.wins;
        self.ties += more.ties;
        self.parts += more.parts;
        for (own, more) in self.kinds.iter_mut().zip(more.kinds) {
            *own += more;
        }
    }
}

/// Bits by suit: thirteen of clubs, then of diamonds, hearts and spades.
pub(super) fn bit(card: Card) -> u64 {
    1 << (13 * card.suit() as u32 + card.rank() as u32)
}

/// A set of cards with its suits renamed.
pub(super) fn renamed(set: u64, names: [u32; 4]) -> u64 {
    (0..4).fold(0, |all, suit| all | (set >> (13 * suit) & SUIT) << (13 * names[suit as usize]))
}

/// All ways to rename suits.
fn renamings() -> Vec<[u32; 4]> {
    let mut all = Vec::new();
    for n in 0..256_u32 {
        let names = [n & 3, n >> 2 & 3, n >> 4 & 3, n >> 6 & 3];
        if names.iter().fold(0, |seen, name| seen | 1 << name) == 15 {
            all.push(names);
        }
    }
    all
}

impl Meeting {
    /// Ranges, a board as far as it is known, and cards that are out of play.
    ///
    /// # Errors
    /// A card that is there twice, too many on the board, a number of ranges that cannot contend,
    /// or ranges that leave no hands.
    pub fn new(ranges: Vec<Range>, board: &[Card], dead: &[Card]) -> Result<Meeting, Wrong> {
        if !(2..=10).contains(&ranges.len()) {
            return Err(Wrong(format!("give two to 10 hands, not {}", ranges.len())));
        }
        if board.len() > BOARD {
            return Err(Wrong(format!("a board of {} cards: at most 5 here", board.len())));
        }
        let mut gone = 0;
        for card in board.iter().chain(dead) {
            if gone & bit(*card) != 0 {
                return Err(Wrong(format!("{card} is there twice")));
            }
            gone |= bit(*card);
        }
        let meeting = Meeting { ranges, board: board.to_vec(), gone };
        for at in 0..meeting.ranges.len() {
            if meeting.live(at).is_empty() {
                let why = format!(
                    "{}: every hand has a card that lies elsewhere",
                    meeting.ranges[at].text()
                );
                return Err(Wrong(why));
            }
        }
        Ok(meeting)
    }

    /// The hands of a range that can still be held, with their cards and weight.
    pub(super) fn live(&self, at: usize) -> Vec<(usize, [Card; 2], u16)> {
        let weights = self.ranges[at].weights();
        combos()
            .enumerate()
            .filter(|(n, [a, b])| weights[*n] > 0 && self.gone & (bit(*a) | bit(*b)) == 0)
            .map(|(n, hand)| (n, hand, weights[n]))
            .collect()
    }

    /// The ways to rename suits that change neither the ranges nor what lies there.
    fn symmetries(&self) -> Vec<[u32; 4]> {
        let board = self.board.iter().fold(0, |set, card| set | bit(*card));
        let moved = |card: Card, names: &[u32; 4]| {
            Card::new(card.rank(), Suit::ALL[names[card.suit() as usize] as usize])
        };
        let keeps = |names: &[u32; 4]| {
            let stays = |set: u64| renamed(set, *names) == set;
            stays(board)
                && stays(self.gone)
                && self.ranges.iter().all(|range| {
                    let weights = range.weights();
                    combos().enumerate().all(|(n, [a, b])| {
                        let to = super::range::number(moved(a, names), moved(b, names));
                        weights[n] == weights[to]
                    })
                })
        };
        renamings().into_iter().filter(keeps).collect()
    }

    /// The cards of the board that are known.
    pub(super) fn board(&self) -> &[Card] {
        &self.board
    }

    /// Whether a card can neither be held nor come to the board.
    pub(super) fn is_gone(&self, card: Card) -> bool {
        self.gone & bit(card) != 0
    }

    /// Whether everything is counted: two ranges always, more where their deals are few.
    #[must_use]
    pub fn is_countable(&self) -> bool {
        let hands = (0..self.ranges.len()).map(|at| self.live(at).len() as u128);
        let held = hands.fold(1_u128, u128::saturating_mul);
        let left = Card::COUNT - self.gone.count_ones() as usize;
        let boards = choose(left.saturating_sub(2 * self.ranges.len()), BOARD - self.board.len());
        self.ranges.len() == 2 || held.saturating_mul(boards) <= DEALS_MAX
    }

    /// Counts all ways in which the ranges can be held, on all boards.
    ///
    /// # Errors
    /// Ranges that never meet, or more than two of which there are too many deals.
    pub fn exact(&self, progress: &Progress) -> Result<Met, Wrong> {
        if !self.is_countable() {
            return Err(Wrong("so many deals of more than two ranges are sampled".into()));
        }
        let none = vec![RangeMet::default(); self.ranges.len()];
        let mut met = Met { weight: 0, count: 0, ranges: none };
        if self.ranges.len() == 2 {
            self.two(&mut met, progress);
        } else {
            let held: Vec<_> = (0..self.ranges.len()).map(|at| self.live(at)).collect();
            self.deal(&held, (&mut Vec::new(), self.gone, 1), &mut met);
        }
        if met.weight == 0 {
            return Err(Wrong("these can never be held together".into()));
        }
        Ok(met)
    }

    /// Counts two ranges: boards of the same ranks together, all cores at once.
    fn two(&self, met: &mut Met, progress: &Progress) {
        let symmetries = self.symmetries();
        let mut missing = Vec::new();
        self.missing(&mut Vec::new(), 0, &mut missing);
        progress.awaits(missing.len() as u64);
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let next = AtomicUsize::new(0);
        thread::scope(|scope| {
            let part = || {
                let mut counter = Counter::new(self, &symmetries);
                while let Some(ranks) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
                    counter.ranks(ranks);
                    progress.step(1);
                }
                counter.met
            };
            let parts: Vec<_> = (0..threads).map(|_| scope.spawn(part)).collect();
            for part in parts {
                // invariant: counting cannot fail
                met.merge(&part.join().unwrap_or_else(|_| unreachable!("a count failed")));
            }
        });
    }

    /// The ranks that may be missing from the board, each list in its order.
    fn missing(&self, ranks: &mut Vec<Rank>, least: usize, all: &mut Vec<Vec<Rank>>) {
        if ranks.len() + self.board.len() == BOARD {
            all.push(ranks.clone());
            return;
        }
        for (at, rank) in Rank::ALL.into_iter().enumerate().skip(least) {
            let cards = Suit::ALL.into_iter().map(|suit| Card::new(rank, suit));
            let left = cards.filter(|card| !self.is_gone(*card)).count();
            if ranks.iter().filter(|known| **known == rank).count() < left {
                ranks.push(rank);
                self.missing(ranks, at, all);
                ranks.pop();
            }
        }
    }

    /// Gives every range from the first of these on each of its hands, then fills the board.
    fn deal(
        &self,
        held: &[Vec<(usize, [Card; 2], u16)>],
        (hands, seen, weight): (&mut Vec<[Card; 2]>, u64, u128),
        met: &mut Met,
    ) {
        let Some((range, rest)) = held.split_first() else {
            let deck: Vec<Card> = Card::all().filter(|card| seen & bit(*card) == 0).collect();
            let known = self.board.iter().fold(Pile::EMPTY, |pile, card| pile.with(*card));
            boards(known, BOARD - self.board.len(), &deck, &mut |board| {
                met.deal(hands, board, weight);
            });
            return;
        };
        for (_, hand, times) in range {
            let bits = bit(hand[0]) | bit(hand[1]);
            if seen & bits == 0 {
                hands.push(*hand);
                self.deal(rest, (hands, seen | bits, weight * u128::from(*times)), met);
                hands.pop();
            }
        }
    }
}

/// Every way to fill a board from a deck.
fn boards(known: Pile, missing: usize, deck: &[Card], each: &mut impl FnMut(Pile)) {
    if missing == 0 {
        return each(known);
    }
    for (at, card) in deck.iter().enumerate() {
        boards(known.with(*card), missing - 1, &deck[at + 1..], each);
    }
}

impl Meeting {
    /// Samples that many deals of all ranges and the board; `below` gives a number below a bound.
    ///
    /// # Errors
    /// Ranges that can hardly be held together.
    pub fn sample(&self, count: u64, below: &mut dyn FnMut(u32) -> u32) -> Result<Met, Wrong> {
        let ranges: Vec<Vec<(u32, [Card; 2])>> = (0..self.ranges.len())
            .map(|at| {
                let mut sum = 0;
                let live = self.live(at).into_iter();
                let sums = live.map(|(_, hand, weight)| {
                    sum += u32::from(weight);
                    (sum, hand)
                });
                sums.collect()
            })
            .collect();
        let mut met = Met { weight: 0, count: 0, ranges: vec![RangeMet::default(); ranges.len()] };
        let known = self.board.iter().fold(Pile::EMPTY, |pile, card| pile.with(*card));
        let mut tries = 0_u64;
        while met.count < u128::from(count) {
            tries += 1;
            if tries > 1000 * (count + 100) {
                return Err(Wrong("these ranges can hardly be held together".into()));
            }
            let mut seen = self.gone;
            let mut hands = Vec::with_capacity(ranges.len());
            for range in &ranges {
                let most = range.last().map_or(1, |(sum, _)| *sum);
                let drawn = below(most);
                let hand = range[range.partition_point(|(sum, _)| *sum <= drawn)].1;
                seen = if seen & (bit(hand[0]) | bit(hand[1])) == 0 { seen } else { u64::MAX };
                seen |= bit(hand[0]) | bit(hand[1]);
                hands.push(hand);
            }
            if seen != u64::MAX {
                met.deal(&hands, self.rest(known, seen, below), 1);
            }
        }
        Ok(met)
    }

    /// The board filled with cards that were not seen.
    fn rest(&self, mut pile: Pile, mut seen: u64, below: &mut dyn FnMut(u32) -> u32) -> Pile {
        let mut missing = BOARD - self.board.len();
        while missing > 0 {
            // invariant: a number below 52 is a card's
            let card = Card::from_code(below(52) as u8).unwrap_or_else(|| unreachable!("a card"));
            if seen & bit(card) == 0 {
                seen |= bit(card);
                pile = pile.with(card);
                missing -= 1;
            }
        }
        pile
    }
}

impl Met {
    fn merge(&mut self, more: &Met) {
        self.weight += more.weight;
        self.count += more.count;
        for (own, more) in self.ranges.iter_mut().zip(&more.ranges) {
            own.merge(more);
        }
    }

    /// Adds one deal of that weight.
    fn deal(&mut self, hands: &[[Card; 2]], board: Pile, weight: u128) {
        let mut made = [0; 10];
        for (made, [a, b]) in made.iter_mut().zip(hands) {
            *made = board.with(*a).with(*b).high7().number();
        }
        let made = &made[..hands.len()];
        let best = made.iter().copied().max().unwrap_or(0);
        let winners = made.iter().filter(|number| **number == best).count() as u128;
        self.count += 1;
        self.weight += weight;
        for (range, number) in self.ranges.iter_mut().zip(made) {
            range.kinds[kind(*number)] += weight;
            match (*number == best, winners) {
                (true, 1) => range.wins += weight,
                (true, _) => {
                    range.ties += weight;
                    range.parts += weight * (RangeMet::WHOLE / winners);
                }
                (false, _) => {}
            }
        }
    }
}

/// The kind of a number.
#[inline]
pub(super) fn kind(number: u16) -> usize {
    Category::ALL[..KINDS].iter().rposition(|kind| High::first(*kind) <= number).unwrap_or(0)
}
