//! One board: how every holding comes out against every hand the dealer can have.
//!
//! At most one suit can still make a flush, the *long* one. Holdings of the same ranks with the
//! same cards of the long suit are one *shape*; the suits of other cards do not matter. All shapes
//! are put in order of strength. Going up through them, the holdings below and alike are counted,
//! in all and with each card, so that those which share a card with a holding are taken off its
//! count: what is left are the dealer's hands that it beats and ties.

use super::boards::choose;
use super::deck::{Deck, MIXED};
use games::duel::{Strength, Versus};
use hands::{High, Pile};
use std::cmp::Ordering::{Equal, Greater, Less};
use std::ops::Range;

/// How a hand can come out: lost, tied, won against a dealer who does not qualify, then the same
/// against one who does.
pub(super) const ENDS: usize = 6;

/// The same, as a showdown has it.
pub(super) const VERSUS: [Versus; ENDS] = [
    Versus::Unqualified(Less),
    Versus::Unqualified(Equal),
    Versus::Unqualified(Greater),
    Versus::Qualified(Less),
    Versus::Qualified(Equal),
    Versus::Qualified(Greater),
];

/// A shape on a board.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Held {
    /// How strong it is: the larger is the better hand.
    pub(super) number: u16,
    /// Its kind of hand.
    pub(super) kind: u8,
    /// How many holdings have this shape.
    pub(super) copies: u8,
    /// How many of the dealer's hands make each end.
    pub(super) ends: [u16; ENDS],
}

impl Held {
    /// The dealer's hands that it beats.
    pub(super) fn wins(&self) -> u64 {
        u64::from(self.ends[2] + self.ends[5])
    }

    /// The dealer's hands like it.
    pub(super) fn ties(&self) -> u64 {
        u64::from(self.ends[1] + self.ends[4])
    }
}

/// Blocks of shapes. Two ranks, by what is of the long suit: nothing, the lower card, the higher,
/// both. Then one rank: nothing, one card.
const BLOCKS: usize = 6;

/// The cards of the long suit in each block.
const LONG: [usize; BLOCKS] = [0, 1, 1, 2, 0, 1];

/// No suit is long.
const NONE: u8 = 4;

/// The shapes of a deck's holdings.
pub(super) struct Shapes {
    ranks: usize,
    pairs: usize,
    cards: Vec<[u8; 2]>,
}

impl Shapes {
    /// Those of a deck.
    pub(super) fn new(deck: &Deck) -> Shapes {
        let (ranks, pairs) = (deck.ranks, deck.pairs);
        let mut cards = Vec::with_capacity(4 * pairs + 2 * ranks);
        for block in 0..4 {
            for high in 0..ranks as u8 {
                let both = |low| [2 * high + (block >> 1), 2 * low + (block & 1)];
                cards.extend((0..high).map(both));
            }
        }
        for long in 0..2 {
            cards.extend((0..ranks as u8).map(|rank| [2 * rank + long, 2 * rank]));
        }
        Shapes { ranks, pairs, cards }
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.cards.len()
    }

    /// The two cards of a shape: twice the rank, plus one in the long suit.
    pub(super) fn cards(&self, shape: usize) -> [u8; 2] {
        self.cards[shape]
    }

    /// The shapes of a block.
    #[inline]
    fn block(&self, block: usize) -> Range<usize> {
        if block < 4 {
            return block * self.pairs..(block + 1) * self.pairs;
        }
        let start = 4 * self.pairs + (block - 4) * self.ranks;
        start..start + self.ranks
    }

    /// The shape of a holding where that suit is long.
    #[inline]
    pub(super) fn of(&self, [a, b]: [u8; 2], long: u8) -> usize {
        let (high, low) = (a.max(b), a.min(b));
        let (first, second) = (usize::from(high >> 2), usize::from(low >> 2));
        let suits = [high & 3, low & 3];
        if first == second {
            return self.block(twins(suits, long)).start + first;
        }
        self.block(mixed(suits, long)).start + first * (first - 1) / 2 + second
    }
}

/// The block of holdings of two ranks and these suits.
#[inline]
fn mixed([high, low]: [u8; 2], long: u8) -> usize {
    2 * usize::from(high == long) + usize::from(low == long)
}

/// The block of holdings of one rank and these suits.
#[inline]
fn twins([high, low]: [u8; 2], long: u8) -> usize {
    4 + usize::from(high == long) + usize::from(low == long)
}

/// The suit of which a board has three cards or more.
#[inline]
pub(super) fn long(board: [u8; 5]) -> u8 {
    let count = |suit: u8| board.iter().filter(|code| *code & 3 == suit).count();
    (0..4).find(|suit| count(*suit) >= 3).unwrap_or(NONE)
}

/// Cards that shapes tell apart, at most.
const CARDS: usize = 26;

/// A shape with its strength, ordered by that.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Key(u32);

impl Key {
    fn new(hand: High, shape: usize) -> Key {
        Key(u32::from(hand.number()) << 16 | (hand.category() as u32) << 12 | shape as u32)
    }

    fn with_shape(self, shape: usize) -> Key {
        Key(self.0 & !0xfff | shape as u32)
    }

    fn shape(self) -> usize {
        (self.0 & 0xfff) as usize
    }

    fn strength(self) -> Strength {
        Strength { number: (self.0 >> 16) as u16, kind: (self.0 >> 12 & 0xf) as u8 }
    }
}

/// Holdings counted in all, and with each card.
#[derive(Clone, Copy)]
struct Counts {
    all: u16,
    with: [u16; CARDS],
}

impl Counts {
    const ZERO: Counts = Counts { all: 0, with: [0; CARDS] };

    /// Those without either card; a holding of both is taken off twice.
    #[inline]
    fn without(&self, [a, b]: [u8; 2]) -> u16 {
        self.all.wrapping_sub(self.with[usize::from(a)]).wrapping_sub(self.with[usize::from(b)])
    }

    #[inline]
    fn add(&mut self, other: &Counts) {
        self.all += other.all;
        for (sum, part) in self.with.iter_mut().zip(&other.with) {
            *sum = sum.wrapping_add(*part);
        }
    }
}

/// A board and every shape on it.
pub(super) struct Sweep<'a> {
    deck: &'a Deck,
    shapes: &'a Shapes,
    qualifies: fn(Strength) -> bool,
    /// The board.
    pub(super) board: [u8; 5],
    /// How strong it is alone.
    pub(super) alone: High,
    /// Every shape, where some holding has it.
    held: Vec<Held>,
    long: u8,
    /// How many cards of the long suit lie on the board.
    suited: usize,
    /// How many are left of the cards that shapes tell apart.
    left: [u16; CARDS],
    /// The ranks for which `plain` is sorted.
    ranks: [u8; 5],
    /// All pairs of ranks but for flushes, the weakest first: boards of the same ranks share it.
    plain: Vec<Key>,
    /// The shapes that make five cards of the long suit, the weakest first.
    flushes: Vec<Key>,
    /// All shapes that some holding has, the weakest first.
    order: Vec<Key>,
}

impl<'a> Sweep<'a> {
    /// To be laid with one board after the other.
    pub(super) fn new(
        deck: &'a Deck,
        shapes: &'a Shapes,
        qualifies: fn(Strength) -> bool,
    ) -> Sweep<'a> {
        let empty = || Vec::with_capacity(shapes.len());
        Sweep {
            deck,
            shapes,
            qualifies,
            board: [0; 5],
            alone: Pile::EMPTY.high5(),
            held: vec![Held::default(); shapes.len()],
            long: NONE,
            suited: 0,
            left: [0; CARDS],
            ranks: [u8::MAX; 5],
            plain: empty(),
            flushes: empty(),
            order: empty(),
        }
    }

    /// Lays a board.
    pub(super) fn lay(&mut self, board: [u8; 5]) {
        self.board = board;
        self.long = long(board);
        self.suited = board.iter().filter(|code| *code & 3 == self.long).count();
        let each = if self.long == NONE { [4, 0] } else { [3, 1] };
        self.left = std::array::from_fn(|card| each[card & 1]);
        for code in board {
            self.left[usize::from(code >> 2 << 1) + usize::from(code & 3 == self.long)] -= 1;
        }
        let ranks = board.map(|code| code >> 2);
        if ranks != self.ranks {
            self.ranks = ranks;
            self.sort_plain();
        }
        self.sort_flushes();
        self.merge();
        self.count();
    }

    /// Every shape that some holding has.
    #[inline]
    pub(super) fn held(&self) -> impl Iterator<Item = (usize, &Held)> {
        self.order.iter().map(|key| (key.shape(), &self.held[key.shape()]))
    }

    /// The shape of a holding, and how it comes out.
    #[inline]
    pub(super) fn of(&self, hole: [u8; 2]) -> (usize, &Held) {
        let shape = self.shapes.of(hole, self.long);
        (shape, &self.held[shape])
    }

    /// The dealer's hands against any holding.
    #[inline]
    pub(super) fn dealers(&self) -> u64 {
        choose(self.deck.len() - 7, 2)
    }

    /// The best kind of hand that a holding makes.
    pub(super) fn best(&self) -> u8 {
        self.order.last().map_or(0, |key| key.strength().kind)
    }

    /// The dealer's pairs of a rank that share no card with a shape: those that do not beat it,
    /// and those that do.
    pub(super) fn twins(&self, rank: u8, shape: usize) -> [u64; 2] {
        let held = self.shapes.cards(shape);
        let left = |card: u8| {
            let own: u64 = held.iter().map(|own| u64::from(*own == card)).sum();
            u64::from(self.left[usize::from(card)]) - own
        };
        let (others, long) = (left(2 * rank), left(2 * rank + 1));
        let mut pairs = [0; 2];
        let ways = [(4, others * others.saturating_sub(1) / 2), (5, others * long)];
        for (block, ways) in ways.into_iter().filter(|(_, ways)| *ways > 0) {
            let twins = &self.held[self.shapes.block(block).start + usize::from(rank)];
            pairs[usize::from(twins.number > self.held[shape].number)] += ways;
        }
        pairs
    }

    /// Every stretch of holdings, the shapes they have and their suits.
    #[inline]
    fn stretches(&self) -> impl Iterator<Item = (Range<usize>, Range<usize>, [u8; 2])> {
        self.deck.stretches().enumerate().map(|(at, (stretch, suits))| {
            let block = if at < MIXED { mixed } else { twins };
            (stretch, self.shapes.block(block(suits, self.long)), suits)
        })
    }

    /// Gives each holding the figure of its shape; 0 to one that shares a card with the board.
    #[inline]
    pub(super) fn spread<T: Copy + Default>(&self, figures: &[T], row: &mut [T]) {
        for (stretch, block, _) in self.stretches() {
            row[stretch].copy_from_slice(&figures[block]);
        }
        self.clear(row);
    }

    /// Takes away the figures of holdings that share a card with the board.
    #[inline]
    pub(super) fn clear<T: Copy + Default>(&self, row: &mut [T]) {
        for code in self.board {
            for hole in self.deck.with(code) {
                row[usize::from(*hole)] = T::default();
            }
        }
    }

    /// Adds up the figures of all holdings of a shape, of those suits that are wanted.
    #[inline]
    pub(super) fn gather(
        &self,
        row: &[u8],
        figures: &mut [u16],
        wanted: impl Fn([u8; 2]) -> bool,
    ) {
        figures.fill(0);
        for (stretch, block, _) in self.stretches().filter(|(.., suits)| wanted(*suits)) {
            for (sum, part) in figures[block].iter_mut().zip(&row[stretch]) {
                *sum = sum.wrapping_add(u16::from(*part));
            }
        }
    }

    /// Puts all pairs of ranks in order, as if no suit were long.
    fn sort_plain(&mut self) {
        let mut lie = [0_u8; 13];
        let mut pile = Pile::EMPTY;
        for (place, rank) in self.ranks.into_iter().enumerate() {
            lie[usize::from(rank)] += 1;
            // Whatever the suits are, so long as they are many.
            pile = pile.with(self.deck.card(rank << 2 | place as u8 & 3));
        }
        self.plain.clear();
        for shape in self.shapes.block(0).chain(self.shapes.block(4)) {
            let [high, low] = self.shapes.cards[shape].map(|card| card >> 1);
            let twins = u8::from(high == low);
            if lie[usize::from(high)] + twins < 4 && lie[usize::from(low)] + twins < 4 {
                let [a, b] = [high << 2 | 1, low << 2 | 2].map(|code| self.deck.card(code));
                self.plain.push(Key::new(pile.with(a).with(b).high7(), shape));
            }
        }
        self.plain.sort_unstable();
    }

    /// Puts the shapes in order that make five cards of the long suit.
    fn sort_flushes(&mut self) {
        let cards = self.board.map(|code| self.deck.card(code));
        let pile = cards.into_iter().fold(Pile::EMPTY, Pile::with);
        self.alone = pile.high5();
        self.flushes.clear();
        let other = u8::from(self.long == 0);
        for block in (0..BLOCKS).filter(|block| self.suited + LONG[*block] >= 5) {
            for shape in self.shapes.block(block) {
                let cards = self.shapes.cards[shape];
                if self.copies(cards) > 0 {
                    // What is not of the long suit makes no difference to a flush.
                    let suit = |card: u8| if card & 1 == 1 { self.long } else { other };
                    let [a, b] = cards.map(|card| self.deck.card(card >> 1 << 2 | suit(card)));
                    self.flushes.push(Key::new(pile.with(a).with(b).high7(), shape));
                }
            }
        }
        self.flushes.sort_unstable();
    }

    /// Puts all shapes in order.
    fn merge(&mut self) {
        // How many blocks of two ranks, and of one, make no flush.
        let (mixed, twins) = match self.suited {
            3 => (3, 2),
            5 => (0, 0),
            _ => (1, 1),
        };
        let mut flushes = self.flushes.iter().copied().peekable();
        self.order.clear();
        for key in &self.plain {
            while let Some(flush) = flushes.next_if(|flush| flush < key) {
                self.order.push(flush);
            }
            let first = key.shape();
            let (step, blocks) = if first < self.shapes.pairs {
                (self.shapes.pairs, mixed)
            } else {
                (self.shapes.ranks, twins)
            };
            for shape in (0..blocks).map(|block| first + block * step) {
                if self.copies(self.shapes.cards[shape]) > 0 {
                    self.order.push(key.with_shape(shape));
                }
            }
        }
        self.order.extend(flushes);
    }

    /// How many holdings have a shape of these cards.
    #[inline]
    fn copies(&self, [a, b]: [u8; 2]) -> u16 {
        let (n, m) = (self.left[usize::from(a)], self.left[usize::from(b)]);
        if a == b { n * n.saturating_sub(1) / 2 } else { n * m }
    }

    /// Goes up through all shapes and counts the dealer's hands below each and like it.
    fn count(&mut self) {
        let mut below = Counts::ZERO;
        let mut unqualified = None;
        let mut from = 0;
        while let Some(strength) = self.order.get(from).map(|key| key.strength()) {
            if unqualified.is_none() && (self.qualifies)(strength) {
                unqualified = Some((below, from));
            }
            let like = |other: &&Key| other.strength() == strength;
            let upto = from + self.order[from..].iter().take_while(like).count();
            let mut alike = Counts::ZERO;
            for key in &self.order[from..upto] {
                let [a, b] = self.shapes.cards[key.shape()];
                let (n, m) = (self.left[usize::from(a)], self.left[usize::from(b)]);
                alike.all += self.copies([a, b]);
                alike.with[usize::from(a)] += if a == b { n - 1 } else { m };
                alike.with[usize::from(b)] += if a == b { 0 } else { n };
            }
            for key in &self.order[from..upto] {
                let cards = self.shapes.cards[key.shape()];
                let (wins, ties) = (below.without(cards), alike.without(cards).wrapping_add(1));
                self.held[key.shape()] = Held {
                    number: strength.number,
                    kind: strength.kind,
                    copies: self.copies(cards) as u8,
                    ends: [0, ties, wins, 0, 0, 0],
                };
            }
            below.add(&alike);
            from = upto;
        }
        let (unqualified, first) = unqualified.unwrap_or((below, self.order.len()));
        self.part(&unqualified, first);
    }

    /// Parts the ends by whether the dealer qualifies, which he does from some shape on.
    fn part(&mut self, unqualified: &Counts, first: usize) {
        let dealers = self.dealers() as u16;
        for (place, key) in self.order.iter().enumerate() {
            let cards = self.shapes.cards[key.shape()];
            let held = &mut self.held[key.shape()];
            let [_, ties, wins, ..] = held.ends;
            held.ends = if place < first {
                let lower = unqualified.without(cards).wrapping_add(1);
                [lower - ties - wins, ties, wins, dealers - lower, 0, 0]
            } else {
                let lower = unqualified.without(cards);
                [0, 0, lower, dealers - ties - wins, ties, wins - lower]
            };
        }
    }
}
