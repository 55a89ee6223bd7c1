//! Two ranges of hold'em on every board. What a hand makes of a board depends on its ranks alone
//! unless three cards of a suit lie there: hands are put in order once for all boards of the same
//! ranks, and only those that make a flush are looked at again. Hands that are worth the same are
//! one level, with its weight by every card, so that levels meet as a whole: of all pairs those
//! that share a card are taken away.

use super::meeting::{Meeting, Met, RangeMet, bit, kind, renamed};
use super::range::combos;
use cards::{Card, Rank, Suit};
use hands::Pile;

/// Cards, and as many places more as make whole registers.
const LANES: usize = 56;

/// The cards of a whole board.
pub(super) const BOARD: usize = 5;

/// Bits of the ranks of a suit.
const SUIT: u64 = (1 << 13) - 1;

/// Weights of one range, all and by the card they hold. A hand weighs up to 100, and 51 hands hold
/// a card: every figure fits, and is added without a check of each.
#[derive(Clone, Copy)]
struct Weighed {
    all: i32,
    by_card: [i16; LANES],
}

impl Weighed {
    const NONE: Weighed = Weighed { all: 0, by_card: [0; LANES] };

    #[inline]
    fn add(&mut self, [a, b]: [u8; 2], weight: i16) {
        self.all = self.all.wrapping_add(i32::from(weight));
        for card in [a, b] {
            let own = &mut self.by_card[usize::from(card)];
            *own = own.wrapping_add(weight);
        }
    }

    #[inline]
    fn gather(&mut self, more: &Weighed) {
        self.all = self.all.wrapping_add(more.all);
        for (own, more) in self.by_card.iter_mut().zip(&more.by_card) {
            *own = own.wrapping_add(*more);
        }
    }

    /// Pairs of hands that share no card, each pair of the same hand being taken away once more
    /// than it is there: at most 1,326 hands of 100 on both sides.
    #[inline]
    fn apart(&self, other: &Weighed) -> i64 {
        let pairs = self.by_card.iter().zip(&other.by_card);
        let touching = pairs.fold(0_i32, |sum, (own, other)| {
            sum.wrapping_add(i32::from(*own).wrapping_mul(i32::from(*other)))
        });
        i64::from(self.all) * i64::from(other.all) - i64::from(touching)
    }
}

/// Hands that are worth the same.
#[derive(Clone, Copy)]
struct Level {
    number: u16,
    weighed: [Weighed; 2],
    /// Pairs of the same hand in both ranges, which can never be held together.
    same: i64,
}

impl Level {
    const fn at(number: u16) -> Level {
        Level { number, weighed: [Weighed::NONE; 2], same: 0 }
    }

    fn add(&mut self, hand: &Hand) {
        for (weighed, weight) in self.weighed.iter_mut().zip(hand.weights) {
            weighed.add(hand.cards, weight);
        }
        self.same += hand.same();
    }

    #[inline]
    fn take(&mut self, hand: &Hand) {
        for (weighed, weight) in self.weighed.iter_mut().zip(hand.weights) {
            weighed.add(hand.cards, -weight);
        }
        self.same -= hand.same();
    }

    fn gather(&mut self, more: &Level) {
        for (own, more) in self.weighed.iter_mut().zip(&more.weighed) {
            own.gather(more);
        }
        self.same += more.same;
    }

    /// What each range meets of the other's hands in another level, of which this one is a part.
    fn met(&self, all: &Level) -> [i64; 2] {
        [0, 1].map(|own| self.weighed[own].apart(&all.weighed[1 - own]) + self.same)
    }
}

/// A hand of either range.
struct Hand {
    /// Its cards by their codes.
    cards: [u8; 2],
    bits: u64,
    weights: [i16; 2],
}

impl Hand {
    fn same(&self) -> i64 {
        i64::from(self.weights[0]) * i64::from(self.weights[1])
    }
}

/// What is counted by one thread.
pub(super) struct Counter<'a> {
    meeting: &'a Meeting,
    symmetries: &'a [[u32; 4]],
    hands: Vec<Hand>,
    /// The hands that hold a card.
    by_card: Vec<Vec<usize>>,
    /// The hands of boards of the same ranks, the worst level first, and the level of each.
    ranked: Vec<Level>,
    level_of: Vec<u8>,
    /// The same of one board, and its flushes.
    levels: Vec<Level>,
    flushes: Vec<Level>,
    /// The hands that hold one card of a suit, and two.
    suited: [[Vec<usize>; 2]; 4],
    /// All that is below the best of each kind on one board.
    kinds: Vec<(usize, Level)>,
    pub(super) met: Met,
}

/// A board, as far as it lies there.
#[derive(Clone, Copy)]
struct Lying {
    set: u64,
    pile: Pile,
    cards: [u8; BOARD],
    count: usize,
}

impl Lying {
    fn with(mut self, card: Card) -> Lying {
        self.set |= bit(card);
        self.pile = self.pile.with(card);
        self.cards[self.count] = card.code();
        self.count += 1;
        self
    }
}

impl<'a> Counter<'a> {
    pub(super) fn new(meeting: &'a Meeting, symmetries: &'a [[u32; 4]]) -> Counter<'a> {
        let mut weights = vec![[0_i16; 2]; combos().count()];
        for at in [0, 1] {
            for (n, _, weight) in meeting.live(at) {
                // A weight is a hundredth part: at most 100.
                weights[n][at] = weight as i16;
            }
        }
        let mut by_card = vec![Vec::new(); Card::COUNT];
        let mut suited: [[Vec<usize>; 2]; 4] = std::array::from_fn(|_| [Vec::new(), Vec::new()]);
        let mut hands = Vec::new();
        for (cards, weights) in combos().zip(weights).filter(|(_, w)| *w != [0; 2]) {
            let bits = bit(cards[0]) | bit(cards[1]);
            for (suit, suited) in suited.iter_mut().enumerate() {
                let of_suit = (bits & SUIT << (13 * suit)).count_ones() as usize;
                suited.iter_mut().take(of_suit).for_each(|list| list.push(hands.len()));
            }
            let hand = Hand { cards: cards.map(Card::code), bits, weights };
            hand.cards.iter().for_each(|card| by_card[usize::from(*card)].push(hands.len()));
            hands.push(hand);
        }
        let met = Met { weight: 0, count: 0, ranges: vec![RangeMet::default(); 2] };
        let level_of = vec![0; hands.len()];
        let (ranked, levels, flushes) = (Vec::new(), Vec::new(), Vec::new());
        Counter {
            meeting,
            symmetries,
            hands,
            by_card,
            suited,
            ranked,
            level_of,
            levels,
            flushes,
            kinds: Vec::new(),
            met,
        }
    }

    /// All boards on which these ranks come to what lies there.
    pub(super) fn ranks(&mut self, missing: &[Rank]) {
        let known = self.meeting.board();
        let ranks: Vec<Rank> =
            known.iter().map(|card| card.rank()).chain(missing.iter().copied()).collect();
        self.rank(&ranks);
        let none = Lying { set: 0, pile: Pile::EMPTY, cards: [0; BOARD], count: 0 };
        let lying = known.iter().fold(none, |lying, card| lying.with(*card));
        self.fill(lying, missing, 0);
    }

    /// Puts the hands in the order of what they make by their ranks alone.
    fn rank(&mut self, board: &[Rank]) {
        let mut numbers = [[0_u16; 13]; 13];
        for (high, row) in numbers.iter_mut().enumerate() {
            for (low, number) in row.iter_mut().enumerate().take(high + 1) {
                *number = by_ranks(board, [Rank::ALL[high], Rank::ALL[low]]);
            }
        }
        let mut all: Vec<u16> = numbers.iter().flatten().copied().collect();
        all.sort_unstable();
        all.dedup();
        self.ranked.clear();
        self.ranked.extend(all.iter().map(|number| Level::at(*number)));
        for (hand, level_of) in self.hands.iter().zip(&mut self.level_of) {
            let [a, b] = hand.cards.map(|card| usize::from(card / 4));
            // invariant: every number is in the list of all of them
            let at = all.binary_search(&numbers[a.max(b)][a.min(b)]).unwrap_or(0);
            self.ranked[at].add(hand);
            *level_of = at as u8;
        }
    }

    /// Gives each missing rank its suit; those of one rank in their order.
    fn fill(&mut self, lying: Lying, missing: &[Rank], least: usize) {
        let Some((rank, rest)) = missing.split_first() else {
            // Of boards that differ in names alone the first stands for all of them.
            let mut same = 0;
            for names in self.symmetries {
                match renamed(lying.set, *names).cmp(&lying.set) {
                    std::cmp::Ordering::Less => return,
                    std::cmp::Ordering::Equal => same += 1,
                    std::cmp::Ordering::Greater => {}
                }
            }
            return self.board(&lying, (self.symmetries.len() / same) as u64);
        };
        for (at, suit) in Suit::ALL.into_iter().enumerate().skip(least) {
            let card = Card::new(*rank, suit);
            if !self.meeting.is_gone(card) {
                let again = rest.first() == Some(rank);
                self.fill(lying.with(card), rest, if again { at + 1 } else { 0 });
            }
        }
    }

    /// All hands on a board that stands for so many.
    fn board(&mut self, lying: &Lying, times: u64) {
        self.levels.clone_from(&self.ranked);
        self.flushes.clear();
        // What holds a card of the board cannot be held; what holds two is met at the first.
        let mut before = 0_u64;
        for card in &lying.cards {
            for at in &self.by_card[usize::from(*card)] {
                let hand = &self.hands[*at];
                if hand.bits & before == 0 {
                    self.levels[usize::from(self.level_of[*at])].take(hand);
                }
            }
            before |= Card::from_code(*card).map_or(0, bit);
        }
        self.flush(lying);
        self.sweep(times);
    }

    /// Takes the hands that make a flush out of their levels, into levels of their own.
    fn flush(&mut self, lying: &Lying) {
        let of_suit = |suit: &usize| (lying.set & SUIT << (13 * suit)).count_ones();
        let Some(suit) = (0..4).find(|suit| of_suit(suit) >= 3) else { return };
        let mut made: Vec<(u16, usize)> = Vec::new();
        let mut look = |at: usize| {
            let hand = &self.hands[at];
            if hand.bits & lying.set == 0 {
                let cards = hand.cards.iter().filter_map(|code| Card::from_code(*code));
                made.push((cards.fold(lying.pile, Pile::with).high7().number(), at));
            }
        };
        match of_suit(&suit) {
            3 => self.suited[suit][1].iter().copied().for_each(look),
            4 => self.suited[suit][0].iter().copied().for_each(look),
            _ => (0..self.hands.len()).for_each(&mut look),
        }
        made.sort_unstable();
        for (number, at) in made {
            let hand = &self.hands[at];
            self.levels[usize::from(self.level_of[at])].take(hand);
            if self.flushes.last().is_none_or(|level| level.number != number) {
                self.flushes.push(Level::at(number));
            }
            if let Some(level) = self.flushes.last_mut() {
                level.add(hand);
            }
        }
    }

    /// From the worst level to the best: each wins against all below it. What a kind meets is what
    /// all up to its best level do, less what all below its worst do; and who does not win or
    /// lose is level.
    fn sweep(&mut self, times: u64) {
        let mut below = Level::at(0);
        let (mut wins, mut last) = ([0_i64; 2], 0);
        self.kinds.clear();
        let mut flushes = self.flushes.iter().peekable();
        let mut levels = self.levels.iter().peekable();
        let mut next = || match (levels.peek(), flushes.peek()) {
            (Some(plain), Some(flush)) if flush.number < plain.number => flushes.next(),
            (Some(_), _) => levels.next(),
            (None, _) => flushes.next(),
        };
        while let Some(level) = next() {
            if level.weighed[0].all == 0 && level.weighed[1].all == 0 {
                continue;
            }
            let kind = kind(level.number);
            if kind != last {
                self.kinds.push((last, below));
                last = kind;
            }
            for (own, wins) in wins.iter_mut().enumerate() {
                *wins += level.weighed[own].apart(&below.weighed[1 - own]);
            }
            below.gather(level);
        }
        self.kinds.push((last, below));
        let times = u128::from(times);
        let counted = |n: i64| times * u128::from(n.unsigned_abs());
        let mut before = [0; 2];
        for (kind, upto) in &self.kinds {
            let met = upto.met(&below);
            for (own, range) in self.met.ranges.iter_mut().enumerate() {
                range.kinds[*kind] += counted(met[own] - before[own]);
            }
            before = met;
        }
        let met = before[0];
        let ties = met - wins[0] - wins[1];
        self.met.weight += counted(met);
        // A board on which two hands can be held.
        self.met.count += if met > 0 { times } else { 0 };
        for (own, range) in self.met.ranges.iter_mut().enumerate() {
            range.wins += counted(wins[own]);
            range.ties += counted(ties);
            range.parts += counted(ties) * RangeMet::WHOLE / 2;
        }
    }
}

/// What two ranks make with those of a board where no five cards are of one suit; 0 where a rank
/// would be there more than four times.
fn by_ranks(board: &[Rank], own: [Rank; 2]) -> u16 {
    let (mut suits, mut pile) = ([0_u8; 4], Pile::EMPTY);
    for rank in Rank::ALL {
        let count = board.iter().chain(&own).filter(|known| **known == rank).count();
        if count > 4 {
            return 0;
        }
        // The suits of which the fewest are there.
        let mut order = [0, 1, 2, 3];
        order.sort_unstable_by_key(|suit: &usize| suits[*suit]);
        for suit in &order[..count] {
            suits[*suit] += 1;
            pile = pile.with(Card::new(rank, Suit::ALL[*suit]));
        }
    }
    pile.high7().number()
}
