//! What a hand's share of the pot is worth: every way the missing cards can fall, or a sample.
//!
//! Missing cards of the boards and of every hand are filled from what is left of the deck; what a
//! player of a draw game would throw away is not guessed, a hand of fewer cards simply draws the
//! rest. A pot is divided among awards and winners as at the table, without odd chips.

mod boards;
mod chart;
mod made;
mod meeting;
mod order;
mod outs;
mod range;
mod ranged;
#[cfg(test)]
mod tests;

pub use chart::{Chart, HALVINGS, OTHERS, Shares, WHOLE_SHARE};
pub use made::Made;
pub use meeting::{Meeting, Met, RangeMet};
pub use outs::Outs;
pub use range::{ParseRangeError, Range};
pub use ranged::Ranged;

use crate::exact::Exact;
use cards::AnyCard;
use pots::{Award, Held, Joker, PLACES_MAX, Ranking, Stakes, Uses};
use std::thread;

/// Whether this is hold'em: two cards of one's own, five for all, one high hand of any five.
#[must_use]
pub fn is_holdem(stakes: &Stakes) -> bool {
    let mut awards = stakes.awards.iter().flatten();
    let high = |award: &Award| award.ranking == Ranking::High && award.uses == Uses::Any;
    awards.next().is_some_and(high)
        && awards.next().is_none()
        && stakes.variant.boards == 1
        && stakes.deck.set() == u64::MAX >> 12
        && stakes.own_cards() == 2
        && stakes.board_cards() == 5
}

/// A whole pot in parts that every split divides: halves of up to ten winners each.
const WHOLE: u64 = 2 * 2520;

/// The most completions that are counted one by one: a few seconds' work.
pub const EXACT_MAX: u128 = 30_000_000;

/// Hands that contend.
#[derive(Clone, Debug)]
pub struct Spot<'a> {
    /// The game as it is spread.
    pub stakes: &'a Stakes,
    /// The cards of each player that are known.
    pub hands: Vec<Vec<AnyCard>>,
    /// The cards of the boards that are known.
    pub boards: [Vec<AnyCard>; 2],
    /// Cards that are out of play.
    pub dead: Vec<AnyCard>,
}

/// What is wrong with a spot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong(pub String);

/// What each hand is worth.
#[derive(Clone, Debug)]
pub struct Worth {
    /// Completions counted, or sampled.
    pub count: u128,
    /// Each hand.
    pub hands: Vec<HandWorth>,
}

/// What one hand is worth, as counts of completions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandWorth {
    /// Parts of the pot won, [`HandWorth::WHOLE`] to a pot.
    parts: u128,
    /// The squares of the parts, for the spread of a sample.
    squares: u128,
    /// Completions in which it takes all.
    pub scoops: u128,
    /// Completions in which it shares.
    pub shares: u128,
    /// Parts won by each award.
    awards: [u128; 2],
    /// How often it made what for each award, by the number of the hand.
    made: [Vec<u64>; 2],
}

impl Worth {
    /// The same, counted so many times.
    fn times(mut self, times: u64) -> Worth {
        let often = u128::from(times);
        self.count *= often;
        for hand in &mut self.hands {
            hand.scoops *= often;
            hand.shares *= often;
            hand.parts *= often;
            hand.squares *= often;
            hand.awards.iter_mut().for_each(|parts| *parts *= often);
            hand.made.iter_mut().flatten().for_each(|made| *made *= times);
        }
        self
    }

    fn merge(&mut self, more: &Worth) {
        self.count += more.count;
        for (own, more) in self.hands.iter_mut().zip(&more.hands) {
            own.merge(more);
        }
    }
}

impl HandWorth {
    /// Its share of the pot.
    #[must_use]
    pub fn equity(&self, count: u128) -> Exact {
        Exact::part(self.parts, count.max(1) * u128::from(WHOLE))
    }

    /// Its share of the pot that an award brings.
    #[must_use]
    pub fn award(&self, award: usize, count: u128) -> Exact {
        Exact::part(self.awards[award], count.max(1) * u128::from(WHOLE))
    }

    /// How often it made what for an award of the game, by kinds that people know, the best first.
    #[must_use]
    pub fn made(&self, stakes: &Stakes, award: usize) -> Vec<Made> {
        let of = stakes.awards.get(award).and_then(Option::as_ref);
        of.map_or(Vec::new(), |of| made::made(of, award, self))
    }

    /// Notes what it makes for an award.
    fn makes(&mut self, award: usize, number: u16) {
        let (made, number) = (&mut self.made[award], usize::from(number));
        if made.len() <= number {
            made.resize(number + 1, 0);
        }
        made[number] += 1;
    }

    /// The standard error of a sample's equity.
    #[must_use]
    #[allow(clippy::cast_precision_loss)] // an error bar
    pub fn error(&self, count: u128) -> f64 {
        let (n, whole) = (count.max(1) as f64, WHOLE as f64);
        let mean = self.parts as f64 / n / whole;
        let square = self.squares as f64 / n / whole / whole;
        ((square - mean * mean).max(0.0) / n).sqrt()
    }

    fn merge(&mut self, other: &HandWorth) {
        self.parts += other.parts;
        self.squares += other.squares;
        self.scoops += other.scoops;
        self.shares += other.shares;
        for (own, more) in self.awards.iter_mut().zip(other.awards) {
            *own += more;
        }
        for (own, more) in self.made.iter_mut().zip(&other.made) {
            own.resize(own.len().max(more.len()), 0);
            own.iter_mut().zip(more).for_each(|(own, more)| *own += more);
        }
    }
}

/// A place for missing cards.
#[derive(Clone, Copy, Debug)]
enum Gap {
    Hand(usize),
    Board(usize),
}

/// A spot whose missing cards are known to be missing.
#[derive(Clone)]
struct Open<'a> {
    stakes: &'a Stakes,
    hands: Vec<Vec<AnyCard>>,
    boards: [Vec<AnyCard>; 2],
    gaps: Vec<(Gap, usize)>,
    deck: Vec<AnyCard>,
    count: u128,
    worth: Vec<HandWorth>,
}

impl<'a> Spot<'a> {
    /// How many completions there are.
    ///
    /// # Errors
    /// What is wrong with the cards.
    pub fn completions(&self) -> Result<u128, Wrong> {
        let open = self.open()?;
        let mut left = open.deck.len();
        let mut all: u128 = 1;
        for (_, missing) in &open.gaps {
            all = all.saturating_mul(choose(left, *missing));
            left = left.saturating_sub(*missing);
        }
        Ok(all)
    }

    /// Counts every completion.
    ///
    /// # Errors
    /// What is wrong with the cards.
    pub fn exact(&self) -> Result<Worth, Wrong> {
        let open = self.open()?;
        let Some((_, missing)) = open.gaps.first() else {
            let mut open = open;
            open.score();
            return Ok(Worth { count: open.count, hands: open.worth });
        };
        // The first missing card parts the work: each thread takes every second of them.
        let firsts = open.deck.len() + 1 - missing;
        let threads = thread::available_parallelism().map_or(1, usize::from).min(firsts.max(1));
        let mut whole = Worth { count: 0, hands: vec![HandWorth::default(); open.hands.len()] };
        thread::scope(|scope| {
            let parts: Vec<_> = (0..threads)
                .map(|part| {
                    let mut open = open.clone();
                    scope.spawn(move || {
                        for first in (part..firsts).step_by(threads) {
                            open.fill_from(first);
                        }
                        (open.count, open.worth)
                    })
                })
                .collect();
            for part in parts {
                let joined = part.join();
                // invariant: counting cannot fail
                let (count, worth) = joined.unwrap_or_else(|_| unreachable!("a count failed"));
                whole.count += count;
                for (own, more) in whole.hands.iter_mut().zip(&worth) {
                    own.merge(more);
                }
            }
        });
        Ok(whole)
    }

    /// Samples that many completions; `below` gives a number below its bound.
    ///
    /// # Errors
    /// What is wrong with the cards.
    pub fn sample(&self, count: u64, below: &mut dyn FnMut(u32) -> u32) -> Result<Worth, Wrong> {
        let mut open = self.open()?;
        let gaps = open.gaps.clone();
        for _ in 0..count {
            let mut end = open.deck.len();
            for (gap, missing) in &gaps {
                for _ in 0..*missing {
                    let at = below(end as u32) as usize;
                    end -= 1;
                    open.deck.swap(at, end);
                    let card = open.deck[end];
                    open.cards(*gap).push(card);
                }
            }
            open.score();
            for (gap, missing) in &gaps {
                let cards = open.cards(*gap);
                cards.truncate(cards.len() - missing);
            }
        }
        Ok(Worth { count: open.count, hands: open.worth })
    }

    fn open(&self) -> Result<Open<'a>, Wrong> {
        let (stakes, own, board) =
            (self.stakes, self.stakes.own_cards(), self.stakes.board_cards());
        if !(2..=PLACES_MAX).contains(&self.hands.len()) {
            return Err(Wrong(format!(
                "give two to {PLACES_MAX} hands, not {}",
                self.hands.len()
            )));
        }
        let mut seen = 0_u64;
        let given = self.hands.iter().chain(&self.boards).flatten().chain(&self.dead);
        for card in given.filter(|card| card.is_known()) {
            if stakes.deck.set() & card.bit() == 0 {
                return Err(Wrong(format!("{card} is not in this game's deck")));
            }
            if seen & card.bit() != 0 {
                return Err(Wrong(format!("{card} is there twice")));
            }
            seen |= card.bit();
        }
        let known = |cards: &[AnyCard]| -> Vec<AnyCard> {
            cards.iter().copied().filter(|card| card.is_known()).collect()
        };
        let hands: Vec<Vec<AnyCard>> = self.hands.iter().map(|hand| known(hand)).collect();
        let boards = [known(&self.boards[0]), known(&self.boards[1])];
        let count = usize::from(stakes.variant.boards);
        let mut gaps = Vec::new();
        for (at, cards) in boards.iter().enumerate() {
            let most = if at < count { board } else { 0 };
            if cards.len() > most {
                let why = format!("a board of {} cards: at most {most} here", cards.len());
                return Err(Wrong(why));
            }
            gaps.push((Gap::Board(at), most - cards.len()));
        }
        for (at, cards) in hands.iter().enumerate() {
            if cards.len() > own {
                let why = format!("hand {} has {} cards, at most {own}", at + 1, cards.len());
                return Err(Wrong(why));
            }
            gaps.push((Gap::Hand(at), own - cards.len()));
        }
        gaps.retain(|(_, missing)| *missing > 0);
        let left = stakes.deck.set() & !seen;
        let deck: Vec<AnyCard> =
            (0..=52).filter(|code| left >> code & 1 == 1).filter_map(AnyCard::from_code).collect();
        let wanted: usize = gaps.iter().map(|(_, missing)| missing).sum();
        if wanted > deck.len() {
            let why = format!("{wanted} cards are missing, and {} are left", deck.len());
            return Err(Wrong(why));
        }
        let worth = vec![HandWorth::default(); hands.len()];
        Ok(Open { stakes, hands, boards, gaps, deck, count: 0, worth })
    }
}

/// `n` over `k`.
fn choose(n: usize, k: usize) -> u128 {
    (0..k.min(n)).fold(1, |product, i| product * (n - i) as u128 / (i + 1) as u128)
}

impl Open<'_> {
    fn cards(&mut self, gap: Gap) -> &mut Vec<AnyCard> {
        match gap {
            Gap::Hand(at) => &mut self.hands[at],
            Gap::Board(at) => &mut self.boards[at],
        }
    }

    /// All completions whose first missing card is that of the deck.
    fn fill_from(&mut self, first: usize) {
        let (gap, missing) = self.gaps[0];
        let card = self.deck[first];
        self.cards(gap).push(card);
        self.fill(0, missing - 1, first + 1, 1 << first);
        self.cards(gap).pop();
    }

    /// Fills so many cards of a gap from a position of the deck on, then the gaps after it.
    fn fill(&mut self, at: usize, missing: usize, from: usize, used: u64) {
        if missing == 0 {
            match self.gaps.get(at + 1) {
                Some((_, next)) => self.fill(at + 1, *next, 0, used),
                None => self.score(),
            }
            return;
        }
        let gap = self.gaps[at].0;
        for position in from..self.deck.len() {
            if used >> position & 1 == 1 {
                continue;
            }
            let card = self.deck[position];
            self.cards(gap).push(card);
            self.fill(at, missing - 1, position + 1, used | 1 << position);
            self.cards(gap).pop();
        }
    }

    /// Divides the pot of a completion.
    fn score(&mut self) {
        self.count += 1;
        let mut numbers = [[0; PLACES_MAX]; 2];
        for (award, numbers) in self.stakes.awards.iter().flatten().zip(&mut numbers) {
            let board = match award.uses {
                Uses::TwoAndThree(board) => &self.boards[usize::from(board)],
                Uses::Any | Uses::Own => &self.boards[0],
            };
            for (own, number) in self.hands.iter().zip(numbers) {
                *number = award.number(&Held { own, board, joker: Joker::Down });
            }
        }
        let awards = self.stakes.awards.iter().flatten().count();
        for (at, numbers) in numbers.iter().enumerate().take(awards) {
            for (worth, number) in self.worth.iter_mut().zip(numbers) {
                worth.makes(at, *number);
            }
        }
        let won = self.won(&numbers);
        for (worth, won) in self.worth.iter_mut().zip(won) {
            let parts = won[0] + won[1];
            worth.parts += u128::from(parts);
            worth.squares += u128::from(parts).pow(2);
            worth.scoops += u128::from(parts == WHOLE);
            worth.shares += u128::from(parts > 0 && parts < WHOLE);
            for (own, more) in worth.awards.iter_mut().zip(won) {
                *own += u128::from(more);
            }
        }
    }

    /// What each hand wins of a pot, award by award.
    fn won(&self, numbers: &[[u16; PLACES_MAX]; 2]) -> [[u64; 2]; PLACES_MAX] {
        let contenders = (1 << self.hands.len()) - 1;
        let parts = self.stakes.takers(contenders, numbers).sets();
        let taken = parts.iter().filter(|set| **set != 0).count() as u64;
        let mut won = [[0_u64; 2]; PLACES_MAX];
        for (award, set) in parts.into_iter().enumerate().filter(|(_, set)| *set != 0) {
            let each = WHOLE / taken / u64::from(set.count_ones());
            for (at, won) in won.iter_mut().enumerate() {
                won[award] += if set >> at & 1 == 1 { each } else { 0 };
            }
        }
        won
    }
}
