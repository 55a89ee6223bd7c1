//! Chance for the suite: a linear congruential generator, so that every run is the same run.

use cards::{AnyCard, Card, Pack};
use games::Entry;
use law::{Lawful, Opt, Posted};

/// Knuth's MMIX generator; the upper half of its state is used.
pub(super) struct Chance(u64);

impl Chance {
    /// A generator of its own for each name.
    pub(super) fn named(name: &str) -> Chance {
        Chance(
            name.bytes().fold(14_695_981, |state, byte| state * 31 % (1 << 40) + u64::from(byte)),
        )
    }

    /// A number below `n`.
    pub(super) fn below(&mut self, n: usize) -> usize {
        let (a, c) = (6_364_136_223_846_793_005, 1_442_695_040_888_963_407);
        self.0 = self.0.wrapping_mul(a).wrapping_add(c);
        (self.0 >> 33) as usize % n
    }

    /// Once in `n` times.
    pub(super) fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of a list.
    pub(super) fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

/// A shuffled shoe.
pub(super) struct Shoe {
    cards: Vec<AnyCard>,
}

impl Shoe {
    /// Every card of the pack, in any order.
    pub(super) fn new(pack: &Pack, chance: &mut Chance) -> Shoe {
        let mut cards: Vec<AnyCard> = pack.all().collect();
        for at in (1..cards.len()).rev() {
            cards.swap(at, chance.below(at + 1));
        }
        Shoe { cards }
    }

    /// The next card.
    pub(super) fn draw(&mut self) -> AnyCard {
        self.cards.remove(self.cards.len() - 1)
    }

    /// The card that is drawn next.
    pub(super) fn peek(&self) -> AnyCard {
        self.cards[self.cards.len() - 1]
    }

    /// Cards left.
    pub(super) fn left(&self) -> usize {
        self.cards.len()
    }

    /// Brings certain cards to the front: lines that are rare in a fair shoe must hold as well.
    pub(super) fn stack(&mut self, chance: &mut Chance) {
        let natural: Vec<Card> = self.cards.iter().filter_map(|card| card.natural()).collect();
        if natural.is_empty() {
            // The lowest tiles, those of Jee Joon among them, or the highest.
            let codes = chance.pick(&[[0, 3], [17, 20]]);
            let wanted = |code: u8| (codes[0]..=codes[1]).contains(&code);
            self.cards.sort_by_key(|card| card.tile().is_some_and(|tile| wanted(tile.code())));
            return;
        }
        let (one, two) = (chance.pick(&natural), chance.pick(&natural));
        let suit = chance.pick(&["c", "d", "h", "s"]);
        match chance.below(4) {
            0 => self.front(|_, card| card.suit() == one.suit()),
            1 => self.front(|_, card| card.rank() == one.rank()),
            2 => self.front(|_, card| card.rank() == one.rank() || card.rank() == two.rank()),
            _ => {
                let order = chance.pick(&ORDERS);
                let wanted = |at| order.get(at..=at).map(|rank| format!("{rank}{suit}"));
                self.front(|at, card| wanted(at).is_none_or(|wanted| card.to_string() == wanted));
            }
        }
    }

    /// Puts a card that is wanted at each of the first six places, where there is one.
    fn front(&mut self, wanted: impl Fn(usize, Card) -> bool) {
        let top = self.cards.len();
        for at in 0..6.min(top) {
            let is_wanted = |i: &usize| self.cards[*i].natural().is_some_and(|c| wanted(at, c));
            let found = (0..top - at).rev().find(is_wanted);
            if let Some(found) = found {
                self.cards.swap(top - 1 - at, found);
            }
        }
    }
}

/// Ranks in the order of the deal that, in one suit, win the meters of baccarat in whole: a
/// three-card 7 against 0, under a three-card 8; a two-card 3 against an 8; all cards alike.
const ORDERS: [&str; 7] = ["KKQ2J5", "KKQ285", "KKQ38", "KKKKKK", "8888", "2222", "4444"];

/// What a house might post for an option.
fn value(option: &Opt, chance: &mut Chance) -> String {
    let name = option.name.as_ref();
    match &option.lawful {
        Lawful::Flag => chance.pick(&["true", "false"]).to_string(),
        Lawful::Between(low, high) => {
            (*low as usize + chance.below((high - low) as usize + 1)).to_string()
        }
        Lawful::Rate(low, high) => {
            let spread = (high.hundredths() - low.hundredths()) / 50;
            let halves = chance.below(spread as usize + 1);
            let part = if halves % 2 == 1 { ".5" } else { "" };
            format!("{}{part}", low.hundredths() as usize / 100 + halves / 2)
        }
        Lawful::OneOf(list) => chance.pick(list).to_string(),
        Lawful::Word(list) => chance.pick(list).to_string(),
        Lawful::Suits(1) => chance.pick(&["c", "d", "h", "s"]).to_string(),
        Lawful::Suits(_) => chance.pick(&["cd", "hs", "ch"]).to_string(),
        Lawful::Money(..) if name.contains("min") => chance.pick(&["0.01", "5.00"]).to_string(),
        Lawful::Money(..) => chance.pick(&["100.00", "777.77"]).to_string(),
        Lawful::Names(n) | Lawful::Symbols(n) => {
            let names: Vec<String> = (0..*n).map(|i| format!("symbol {i}")).collect();
            names.join(",")
        }
        Lawful::Supplied => chance.pick(&["12.00", "33.33"]).to_string(),
        Lawful::AtLeast(least) => format!("{}:{}", least.gain() + 1, least.unit()),
        Lawful::Printed(_) if name.contains("unit") => chance.pick(&["1.00", "5.00"]).to_string(),
        Lawful::Printed(_) => chance.pick(&["printed", "999.99"]).to_string(),
        Lawful::PrintedOdds(_) => "printed".to_string(),
        Lawful::Rising(n, _) => vec!["1.00"; usize::from(*n)].join("/"),
    }
}

/// Lawful values for some options, and for all that the copy of a book has lost.
pub(super) fn posted(entry: Entry, chance: &mut Chance) -> Posted {
    let mut least = Posted::new();
    let mut some = Posted::new();
    for option in entry.options() {
        let lost = option.lawful == Lawful::Supplied;
        if !lost && !chance.once_in(5) {
            continue;
        }
        let value = value(&option, chance);
        if lost {
            least.insert(option.name.to_string(), value.clone());
        }
        some.insert(option.name.to_string(), value);
    }
    // Values that do not go together are for the law to refuse; then only what must be posted is.
    if entry.open(&some).is_ok() { some } else { least }
}
