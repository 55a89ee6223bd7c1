//! Ranges of hold'em hands against each other. Two are counted board by board: all hands of both
//! are sorted by what they make of it, so that every hand meets all others at once. Boards that
//! differ in the names of their suits alone are counted once where the ranges allow it.

use super::Wrong;
use super::range::{COMBOS, Range, combos};
use crate::exact::Exact;
use cards::{Card, Suit};
use hands::{Category, High, Pile};
use std::thread;

/// The cards of a whole board.
const BOARD: usize = 5;

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
fn bit(card: Card) -> u64 {
    1 << (13 * card.suit() as u32 + card.rank() as u32)
}

/// A set of cards with its suits renamed.
fn renamed(set: u64, names: [u32; 4]) -> u64 {
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
    fn live(&self, at: usize) -> Vec<(usize, [Card; 2], u16)> {
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

    /// Counts two ranges against each other.
    ///
    /// # Errors
    /// More than two, or two that never meet.
    pub fn exact(&self) -> Result<Met, Wrong> {
        if self.ranges.len() != 2 {
            return Err(Wrong("more than two ranges are sampled, not counted".into()));
        }
        let deck: Vec<Card> = Card::all().filter(|card| self.gone & bit(*card) == 0).collect();
        let missing = BOARD - self.board.len();
        let symmetries = self.symmetries();
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let firsts = if missing == 0 { 1 } else { deck.len() + 1 - missing };
        let mut met = Met { weight: 0, count: 0, ranges: vec![RangeMet::default(); 2] };
        thread::scope(|scope| {
            let parts: Vec<_> = (0..threads)
                .map(|part| {
                    let (deck, symmetries) = (&deck, &symmetries);
                    scope.spawn(move || {
                        let mut counter = Counter::new(self);
                        let known =
                            self.board.iter().fold((0, Pile::EMPTY), |(set, pile), card| {
                                (set | bit(*card), pile.with(*card))
                            });
                        if missing == 0 && part == 0 {
                            counter.board(known, 1);
                        }
                        // The first missing card parts the work.
                        for first in (part..firsts).step_by(threads).filter(|_| missing > 0) {
                            let card = deck[first];
                            let begun = (known.0 | bit(card), known.1.with(card));
                            counter.fill(begun, missing - 1, &deck[first + 1..], symmetries);
                        }
                        counter.met
                    })
                })
                .collect();
            for part in parts {
                // invariant: counting cannot fail
                let part = part.join().unwrap_or_else(|_| unreachable!("a count failed"));
                met.weight += part.weight;
                met.count += part.count;
                for (own, more) in met.ranges.iter_mut().zip(&part.ranges) {
                    own.merge(more);
                }
            }
        });
        if met.weight == 0 {
            return Err(Wrong("these two can never be held together".into()));
        }
        Ok(met)
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
                met.deal(&hands, self.rest(known, seen, below));
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
    /// Adds one deal.
    fn deal(&mut self, hands: &[[Card; 2]], board: Pile) {
        let made: Vec<u16> =
            hands.iter().map(|[a, b]| board.with(*a).with(*b).high7().number()).collect();
        let best = made.iter().copied().max().unwrap_or(0);
        let winners = made.iter().filter(|number| **number == best).count() as u128;
        self.count += 1;
        self.weight += 1;
        for (range, number) in self.ranges.iter_mut().zip(made) {
            range.kinds[kind(number)] += 1;
            match (number == best, winners) {
                (true, 1) => range.wins += 1,
                (true, _) => {
                    range.ties += 1;
                    range.parts += RangeMet::WHOLE / winners;
                }
                (false, _) => {}
            }
        }
    }
}

/// What is counted by one thread.
struct Counter {
    hands: Vec<Hand>,
    /// What each makes of a board, and its place: sorted.
    made: Vec<u32>,
    met: Met,
}

/// A hand of either range.
struct Hand {
    cards: [Card; 2],
    bits: u64,
    weights: [u64; 2],
}

/// Weights of one range, all and by the card they hold.
#[derive(Clone)]
struct Weighed {
    all: u64,
    by_card: [u64; Card::COUNT],
}

impl Weighed {
    const NONE: Weighed = Weighed { all: 0, by_card: [0; Card::COUNT] };

    fn add(&mut self, [a, b]: [Card; 2], weight: u64) {
        self.all += weight;
        self.by_card[usize::from(a.code())] += weight;
        self.by_card[usize::from(b.code())] += weight;
    }

    /// Those that share no card with a hand; `same` weighs that very hand.
    fn apart(&self, [a, b]: [Card; 2], same: u64) -> u64 {
        let touching = self.by_card[usize::from(a.code())] + self.by_card[usize::from(b.code())];
        self.all + same - touching
    }
}

impl Counter {
    fn new(meeting: &Meeting) -> Counter {
        let mut weights = vec![[0_u64; 2]; COMBOS];
        for (at, live) in [meeting.live(0), meeting.live(1)].into_iter().enumerate() {
            for (n, _, weight) in live {
                weights[n][at] = u64::from(weight);
            }
        }
        let hands = combos().zip(weights).filter(|(_, weights)| *weights != [0; 2]);
        let hands: Vec<Hand> = hands
            .map(|(cards, weights)| Hand { cards, bits: bit(cards[0]) | bit(cards[1]), weights })
            .collect();
        let met = Met { weight: 0, count: 0, ranges: vec![RangeMet::default(); 2] };
        Counter { made: Vec::with_capacity(hands.len()), hands, met }
    }

    fn fill(
        &mut self,
        (set, pile): (u64, Pile),
        missing: usize,
        deck: &[Card],
        symmetries: &[[u32; 4]],
    ) {
        if missing == 0 {
            let mut images: Vec<u64> = Vec::with_capacity(symmetries.len());
            for names in symmetries {
                let image = renamed(set, *names);
                if image < set {
                    return;
                }
                if !images.contains(&image) {
                    images.push(image);
                }
            }
            self.board((set, pile), images.len() as u64);
            return;
        }
        for (at, card) in deck.iter().enumerate() {
            let more = (set | bit(*card), pile.with(*card));
            self.fill(more, missing - 1, &deck[at + 1..], symmetries);
        }
    }

    /// All hands on a board that stands for so many.
    fn board(&mut self, (set, pile): (u64, Pile), times: u64) {
        self.made.clear();
        let mut all = [Weighed::NONE, Weighed::NONE];
        for (at, hand) in self.hands.iter().enumerate().filter(|(_, hand)| hand.bits & set == 0) {
            let high = pile.with(hand.cards[0]).with(hand.cards[1]).high7();
            self.made.push(u32::from(high.number()) << 16 | at as u32);
            for (all, weight) in all.iter_mut().zip(hand.weights) {
                all.add(hand.cards, weight);
            }
        }
        self.made.sort_unstable();
        let (mut below, before) = ([Weighed::NONE, Weighed::NONE], self.met.weight);
        let made = std::mem::take(&mut self.made);
        for level in made.chunk_by(|a, b| a >> 16 == b >> 16) {
            let number = (level[0] >> 16) as u16;
            self.level((level, number), &mut below, &all, times);
        }
        self.made = made;
        // A board on which two hands can be held.
        self.met.count += if self.met.weight > before { u128::from(times) } else { 0 };
    }

    /// Hands that are worth the same.
    fn level(
        &mut self,
        (level, number): (&[u32], u16),
        below: &mut [Weighed; 2],
        all: &[Weighed; 2],
        times: u64,
    ) {
        // What each range beats, what it beats or equals, and all that it meets.
        let mut sums = [[0_u64; 3]; 2];
        let each = |sums: &mut [[u64; 3]; 2], below: &[Weighed; 2], at: usize| {
            for place in level {
                let Hand { cards, weights, .. } = &self.hands[(place & 0xFFFF) as usize];
                for (own, sums) in sums.iter_mut().enumerate().filter(|(own, _)| weights[*own] > 0)
                {
                    let other = 1 - own;
                    // That very hand of the other range is of this level, not below it.
                    let same = if at == 0 { 0 } else { weights[other] };
                    sums[at] += weights[own] * below[other].apart(*cards, same);
                }
            }
        };
        each(&mut sums, below, 0);
        for place in level {
            let Hand { cards, weights, .. } = &self.hands[(place & 0xFFFF) as usize];
            for (below, weight) in below.iter_mut().zip(weights) {
                below.add(*cards, *weight);
            }
        }
        each(&mut sums, below, 1);
        each(&mut sums, all, 2);
        let kind = kind(number);
        for (range, [wins, level, met]) in self.met.ranges.iter_mut().zip(sums) {
            let (times, ties) = (u128::from(times), level - wins);
            range.wins += times * u128::from(wins);
            range.ties += times * u128::from(ties);
            range.parts += times * u128::from(ties) * RangeMet::WHOLE / 2;
            range.kinds[kind] += times * u128::from(met);
        }
        self.met.weight += u128::from(times) * u128::from(sums[0][2]);
    }
}

fn kind(number: u16) -> usize {
    Category::ALL[..KINDS].iter().rposition(|kind| High::first(*kind) <= number).unwrap_or(0)
}
