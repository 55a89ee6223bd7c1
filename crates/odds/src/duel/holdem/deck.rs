//! A deck of any ranks in four suits, and every two of its cards.
//!
//! Holdings are numbered so that a renaming of suits moves whole stretches of numbers: for each
//! suit of a higher card and each of a lower one all pairs of ranks in a row, then for any two
//! suits all pairs of one rank. Rows of figures, one for each holding, are renamed and added up
//! stretch by stretch.

use cards::Card;
use std::ops::Range;

/// Stretches of holdings of two ranks.
pub(super) const MIXED: usize = 16;

/// All stretches of holdings: six more of one rank.
const STRETCHES: usize = MIXED + 6;

/// The suits of each stretch: the higher card's first, or the higher suit's.
const SUITS: [[u8; 2]; STRETCHES] = {
    let mut suits = [[0; 2]; STRETCHES];
    let (mut at, mut pair) = (0, 16);
    while at < 16 {
        let (first, second) = (at as u8 / 4, at as u8 % 4);
        suits[at] = [first, second];
        if first > second {
            suits[pair] = [first, second];
            pair += 1;
        }
        at += 1;
    }
    suits
};

/// The stretch of two suits among those of one rank.
const fn twin(first: u8, second: u8) -> usize {
    let (high, low) = if first > second { (first, second) } else { (second, first) };
    16 + high as usize * (high as usize - 1) / 2 + low as usize
}

/// A renaming of the four suits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Renaming(u8);

/// The new name of each suit under each renaming.
const NAMES: [[u8; 4]; 24] = {
    let mut names = [[0; 4]; 24];
    let (mut at, mut digits) = (0, 0);
    while digits < 256 {
        let new = [digits >> 6 & 3, digits >> 4 & 3, digits >> 2 & 3, digits & 3];
        if 1 << new[0] | 1 << new[1] | 1 << new[2] | 1 << new[3] == 15 {
            names[at] = [new[0] as u8, new[1] as u8, new[2] as u8, new[3] as u8];
            at += 1;
        }
        digits += 1;
    }
    names
};

/// The renaming with given new names, two bits each.
const BY_NAMES: [u8; 256] = {
    let mut by = [0; 256];
    let mut at = 0;
    while at < 24 {
        by[packed(NAMES[at]) as usize] = at as u8;
        at += 1;
    }
    by
};

/// Where each stretch goes under each renaming.
const MOVES: [[u8; STRETCHES]; 24] = {
    let mut moves = [[0; STRETCHES]; 24];
    let mut at = 0;
    while at < 24 * STRETCHES {
        let (names, [first, second]) = (NAMES[at / STRETCHES], SUITS[at % STRETCHES]);
        let (first, second) = (names[first as usize], names[second as usize]);
        let to =
            if at % STRETCHES < 16 { (first * 4 + second) as usize } else { twin(first, second) };
        moves[at / STRETCHES][at % STRETCHES] = to as u8;
        at += 1;
    }
    moves
};

const fn packed(names: [u8; 4]) -> u8 {
    names[0] << 6 | names[1] << 4 | names[2] << 2 | names[3]
}

impl Renaming {
    /// How many there are.
    pub(super) const COUNT: i64 = 24;

    /// The one that puts suits in order by the ranks they hold, the largest set first.
    pub(super) fn sorting(suits: [u16; 4]) -> Renaming {
        // The larger key comes first; among suits alike the lower suit keeps its place.
        let key = |suit: usize| u32::from(suits[suit]) << 2 | (3 - suit as u32);
        let mut keys = [key(0), key(1), key(2), key(3)];
        for (i, j) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
            (keys[i], keys[j]) = (keys[i].max(keys[j]), keys[i].min(keys[j]));
        }
        let mut names = [0; 4];
        for (place, key) in keys.into_iter().enumerate() {
            names[3 - (key & 3) as usize] = place as u8;
        }
        Renaming(BY_NAMES[usize::from(packed(names))])
    }

    /// Those that leave the ranks held in each suit as they are.
    pub(super) fn keeping(suits: [u16; 4]) -> impl Iterator<Item = Renaming> {
        let keeps = move |names: &[u8; 4]| {
            names.iter().zip(suits).all(|(name, ranks)| suits[usize::from(*name)] == ranks)
        };
        (0..24).map(Renaming).filter(move |renaming| keeps(&NAMES[usize::from(renaming.0)]))
    }

    /// The card with its suit renamed.
    #[inline]
    pub(super) fn card(self, code: u8) -> u8 {
        code & !3 | NAMES[usize::from(self.0)][usize::from(code & 3)]
    }
}

/// The ranks held in each suit, a bit each.
#[inline]
pub(super) fn suits(cards: &[u8]) -> [u16; 4] {
    let mut suits = [0; 4];
    for code in cards {
        suits[usize::from(code & 3)] |= 1 << (code >> 2);
    }
    suits
}

/// The cards, by codes of their own: four times the place of the rank, plus the suit.
pub(super) struct Deck {
    cards: Vec<Card>,
    codes: [u8; Card::COUNT],
    /// How many ranks there are.
    pub(super) ranks: usize,
    /// Pairs of two ranks.
    pub(super) pairs: usize,
    /// The cards of each holding.
    pub(super) holes: Vec<[u8; 2]>,
    /// The holdings of each card.
    with: Vec<Vec<u16>>,
}

impl Deck {
    /// A deck of these cards, each rank in all four suits.
    pub(super) fn new(deck: &[Card]) -> Deck {
        let mut cards = deck.to_vec();
        cards.sort_unstable();
        let whole = |four: &[Card]| four.iter().all(|card| card.rank() == four[0].rank());
        let even = cards.len().is_multiple_of(4) && cards.chunks(4).all(whole);
        assert!(even, "a deck has every rank in all four suits");
        let mut codes = [0; Card::COUNT];
        for (code, card) in cards.iter().enumerate() {
            codes[usize::from(card.code())] = code as u8;
        }
        let ranks = cards.len() / 4;
        let pairs = ranks * (ranks - 1) / 2;
        let count = 16 * pairs + 6 * ranks;
        let mut made =
            Deck { cards, codes, ranks, pairs, holes: vec![[0; 2]; count], with: Vec::new() };
        made.with = vec![Vec::new(); made.len()];
        for high in 0..made.len() as u8 {
            for low in 0..high {
                let hole = made.hole([high, low]);
                made.holes[hole] = [high, low];
                made.with[usize::from(high)].push(hole as u16);
                made.with[usize::from(low)].push(hole as u16);
            }
        }
        made
    }

    /// How many cards.
    pub(super) fn len(&self) -> usize {
        self.cards.len()
    }

    /// The card of a code.
    #[inline]
    pub(super) fn card(&self, code: u8) -> Card {
        self.cards[usize::from(code)]
    }

    /// The code of a card.
    #[inline]
    pub(super) fn code(&self, card: Card) -> u8 {
        self.codes[usize::from(card.code())]
    }

    /// The number of a holding.
    #[inline]
    pub(super) fn hole(&self, [a, b]: [u8; 2]) -> usize {
        let (high, low) = (a.max(b), a.min(b));
        let (first, second) = (usize::from(high >> 2), usize::from(low >> 2));
        if first == second {
            let stretch = twin(high & 3, low & 3) - 16;
            return 16 * self.pairs + stretch * self.ranks + first;
        }
        let stretch = usize::from(high & 3) * 4 + usize::from(low & 3);
        stretch * self.pairs + first * (first - 1) / 2 + second
    }

    /// The numbers of the holdings with a card.
    #[inline]
    pub(super) fn with(&self, code: u8) -> &[u16] {
        &self.with[usize::from(code)]
    }

    /// Every stretch of holdings, and the suits of its two cards.
    #[inline]
    pub(super) fn stretches(&self) -> impl Iterator<Item = (Range<usize>, [u8; 2])> {
        (0..STRETCHES).map(|at| (self.stretch(at), SUITS[at]))
    }

    #[inline]
    fn stretch(&self, at: usize) -> Range<usize> {
        if at < 16 {
            return at * self.pairs..(at + 1) * self.pairs;
        }
        let start = 16 * self.pairs + (at - 16) * self.ranks;
        start..start + self.ranks
    }

    /// Adds a row to another, its holdings renamed.
    #[inline]
    pub(super) fn give<T: Copy>(
        &self,
        to: &mut [T],
        row: &[T],
        by: Renaming,
        add: impl Fn(T, T) -> T,
    ) {
        for (from, into) in MOVES[usize::from(by.0)].into_iter().enumerate() {
            let to = &mut to[self.stretch(usize::from(into))];
            for (sum, part) in to.iter_mut().zip(&row[self.stretch(from)]) {
                *sum = add(*sum, *part);
            }
        }
    }

    /// Adds to a row what another has for its holdings renamed.
    #[inline]
    pub(super) fn take<T: Copy>(
        &self,
        to: &mut [T],
        row: &[T],
        by: Renaming,
        add: impl Fn(T, T) -> T,
    ) {
        for (into, from) in MOVES[usize::from(by.0)].into_iter().enumerate() {
            let to = &mut to[self.stretch(into)];
            for (sum, part) in to.iter_mut().zip(&row[self.stretch(usize::from(from))]) {
                *sum = add(*sum, *part);
            }
        }
    }
}
