//! Hands by number, and which of them differ in the names of suits alone.
//!
//! The cards of a pack are numbered rank by rank, four suits to a rank, so that a number tells
//! both. A hand is its numbers in rising order, one card as often as it comes; hands of a size
//! have places without gaps, by which tables are read.

use cards::Card;

/// The most cards that a hand here has.
const CARDS: usize = 5;

/// `CHOOSE[k][n]`: how many sets of `k` there are among `n`.
const CHOOSE: [[u32; Card::COUNT + CARDS]; CARDS + 1] = {
    let mut table = [[0; Card::COUNT + CARDS]; CARDS + 1];
    let mut k = 0;
    while k <= CARDS {
        let mut n = 0;
        while n < Card::COUNT + CARDS {
            table[k][n] = match (k, n) {
                (0, _) => 1,
                (_, 0) => 0,
                _ => table[k - 1][n - 1] + table[k][n - 1],
            };
            n += 1;
        }
        k += 1;
    }
    table
};

/// How many sets of `k` there are among `n`.
pub(super) fn choose(n: usize, k: usize) -> u128 {
    (0..k).fold(1, |sets, i| sets * n.saturating_sub(i) as u128 / (i as u128 + 1))
}

/// What a card adds to the place of a hand in which so many come before it.
#[inline]
pub(super) fn step(card: u8, before: usize) -> usize {
    CHOOSE[before + 1][usize::from(card) + before] as usize
}

/// The place of a hand among all of its size, a card coming any number of times.
#[inline]
pub(super) fn place(hand: &[u8]) -> usize {
    hand.iter().enumerate().map(|(before, card)| step(*card, before)).sum()
}

/// How many places there are for hands of a size.
pub(super) fn places(types: usize, size: usize) -> usize {
    choose(types + size - 1, size) as usize
}

/// The runs of equal cards in a hand: a card and how often it comes.
pub(super) fn runs(hand: &[u8]) -> impl Iterator<Item = (u8, usize)> {
    hand.chunk_by(|a, b| a == b).map(|run| (run[0], run.len()))
}

/// How many sets of a few copies of a card there are, the pack holding so many.
#[inline]
pub(super) fn taken(copies: usize, n: usize) -> u32 {
    CHOOSE[n][copies]
}

/// How many hands of physical cards a hand stands for, when so many copies of each are there.
pub(super) fn ways(hand: &[u8], left: impl Fn(u8) -> usize) -> u32 {
    runs(hand).map(|(card, n)| taken(left(card), n)).product()
}

/// The different cards of a pack, by number.
#[derive(Clone)]
pub(super) struct Deck {
    cards: Vec<Card>,
    numbers: [u8; Card::COUNT],
}

impl Deck {
    /// Numbers the cards of one deck.
    pub(super) fn new(cards: &[Card]) -> Deck {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        let whole =
            |rank: &[Card]| rank.len() == 4 && rank.iter().all(|c| c.rank() == rank[0].rank());
        assert!(cards.chunks(4).all(whole), "a deck has all four suits of each rank");
        let mut numbers = [0; Card::COUNT];
        for (number, card) in cards.iter().enumerate() {
            numbers[usize::from(card.code())] = number as u8;
        }
        Deck { cards, numbers }
    }

    /// How many different cards there are.
    pub(super) fn len(&self) -> usize {
        self.cards.len()
    }

    /// The card of a number.
    pub(super) fn card(&self, number: u8) -> Card {
        self.cards[usize::from(number)]
    }

    /// The number of a card.
    pub(super) fn number(&self, card: Card) -> u8 {
        self.numbers[usize::from(card.code())]
    }

    /// Calls `found` with every hand of a size, in which a card comes at most `copies` times.
    pub(super) fn each(&self, size: usize, copies: usize, found: &mut impl FnMut(&[u8])) {
        self.grow(&mut [0; CARDS + 1], (0, size), copies, found);
    }

    fn grow(
        &self,
        hand: &mut [u8; CARDS + 1],
        (len, size): (usize, usize),
        copies: usize,
        found: &mut impl FnMut(&[u8]),
    ) {
        if len == size {
            return found(&hand[..len]);
        }
        let from = if len == 0 { 0 } else { hand[len - 1] };
        let full = len >= copies && hand[len - copies..len].iter().all(|card| *card == from);
        for card in from + u8::from(full)..self.len() as u8 {
            hand[len] = card;
            self.grow(hand, (len + 1, size), copies, found);
        }
    }
}

/// Which suits may change their names.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Names {
    /// All four.
    All,
    /// All but the first, to which a card in view belongs.
    ButFirst,
}

/// Every renaming of suits; the first six keep the first suit.
const RENAMINGS: [[u8; 4]; 24] = {
    let mut all = [[0; 4]; 24];
    let mut at = 0;
    let mut code = 0;
    while code < 256 {
        let names = [code >> 6 & 3, code >> 4 & 3, code >> 2 & 3, code & 3];
        if 1 << names[0] | 1 << names[1] | 1 << names[2] | 1 << names[3] == 15 {
            all[at] = [names[0] as u8, names[1] as u8, names[2] as u8, names[3] as u8];
            at += 1;
        }
        code += 1;
    }
    all
};

/// A hand with each suit under its new name, in rising order.
fn renamed<const K: usize>(hand: &[u8; K], names: [u8; 4]) -> [u8; K] {
    let mut form = hand.map(|card| card / 4 * 4 + names[usize::from(card % 4)]);
    form.sort_unstable();
    form
}

impl Names {
    /// How many different hands a hand becomes under all renamings, if it is the one that stands
    /// for them; none for the others.
    ///
    /// What a suit holds is a number with a digit for each rank. The hand that stands for all has
    /// these numbers in falling order.
    pub(super) fn stands_for(self, hand: &[u8]) -> Option<u8> {
        let mut held = [0_u64; 4];
        for card in hand {
            held[usize::from(card % 4)] += 1 << (card / 4 * 3);
        }
        let [first, a, b, c] = held;
        if a < b || b < c || (self == Names::All && first < a) {
            return None;
        }
        let same = [self == Names::All && first == a, a == b, b == c];
        let orders = if self == Names::All { 24 } else { 6 };
        Some(match same {
            [false, false, false] => orders,
            [true, true, true] => orders / 24,
            [true, false, true] => orders / 4,
            [true, true, false] | [false, true, true] => orders / 6,
            _ => orders / 2,
        })
    }

    /// The different hands that a hand becomes under all renamings.
    pub(super) fn forms<const K: usize>(self, hand: &[u8; K]) -> impl Iterator<Item = [u8; K]> {
        let renamings = if self == Names::All { &RENAMINGS[..] } else { &RENAMINGS[..6] };
        let mut forms = [[0; K]; 24];
        let mut known = 0;
        for names in renamings {
            let form = renamed(hand, *names);
            if !forms[..known].contains(&form) {
                forms[known] = form;
                known += 1;
            }
        }
        forms.into_iter().take(known)
    }
}

/// Cards by number in rising order, with the suit of a card in view made the first.
#[inline]
pub(super) fn seen<const K: usize>(
    deck: &Deck,
    own: &[Card],
    up: Option<Card>,
) -> Option<[u8; K]> {
    let cards: [Card; K] = own.try_into().ok()?;
    let suit = up.map_or(0, |up| up.code() % 4);
    let mut hand = cards.map(|card| {
        let number = deck.number(card);
        match number % 4 {
            0 => number + suit,
            named if named == suit => number - suit,
            _ => number,
        }
    });
    hand.sort_unstable();
    Some(hand)
}
