//! Pokara: best play with the cards of the round removed, and the two bonus tables.
//!
//! A player sees three cards of its own and one of the player-dealer's. Suits are alike to the
//! game itself, so sights that differ only in suits of which as many are left are one. For each,
//! and for each card that may be drawn, the player-dealer's final hands are counted once, from the
//! cards left.

use crate::census::{Census, falling};
use crate::nines::Policy;
use cards::{Card, Pack};
use games::pokara::{Act, Clash, Dealt, End, Kind, Pokara, Round, Strength, house_way, strength};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use table::{Deals as _, Facts, Seat};

mod worth;

pub use worth::PokaraWorth;

/// Different cards: five ranks of four suits.
const TYPES: usize = 20;

/// A card by number: its place from ten to ace, and its suit.
type Type = u8;
/// What a player sees: its own three cards, rising, and the player-dealer's open one.
type Sight = ([Type; 3], Type);

/// What to do with a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Stay.
    Stand,
    /// Throw that card away, with a double or without.
    Draw {
        /// The card.
        card: Card,
        /// Whether to double first.
        double: bool,
    },
}

/// The cards of the game by number, and how hands of them rank.
struct Deck {
    cards: [Card; TYPES],
    /// All strengths there are, rising.
    strengths: Vec<Strength>,
    /// For three cards by number: the place of their strength, and which the house way throws.
    hands: Vec<(u8, Option<u8>)>,
}

impl Deck {
    fn new() -> Deck {
        let all: Vec<Card> = games::pokara::pack(1).cards().collect();
        assert_eq!(all.len(), TYPES, "a deck of Pokara");
        let mut cards: [Card; TYPES] = std::array::from_fn(|at| all[at]);
        cards.sort_by_key(|card| (card.rank(), card.suit()));
        let three = |n: usize| [cards[n / 400], cards[n / 20 % 20], cards[n % 20]];
        let mut strengths: Vec<Strength> = (0..8000).map(|n| strength(three(n))).collect();
        strengths.sort_unstable();
        strengths.dedup();
        let hand = |n: usize| {
            let place = strengths.binary_search(&strength(three(n))).unwrap_or_default();
            (place as u8, house_way(three(n)).map(|at| at as u8))
        };
        Deck { cards, hands: (0..8000).map(hand).collect(), strengths }
    }

    fn number(&self, card: Card) -> Type {
        self.cards.iter().position(|known| *known == card).unwrap_or_default() as u8
    }

    fn hand(&self, [a, b, c]: [Type; 3]) -> (u8, Option<u8>) {
        self.hands[usize::from(a) * 400 + usize::from(b) * 20 + usize::from(c)]
    }
}

/// Copies left of each card.
type Left = [u64; TYPES];

/// The player-dealer's final hands: by the place of their strength, and those that did not rise.
struct Finals {
    of: Vec<u64>,
    failed: u64,
}

/// A table of Pokara, solved.
pub struct PokaraBook {
    deck: Deck,
    /// All cards.
    full: Left,
    /// Orders of the suits that change nothing in them.
    alike: Vec<[u8; 4]>,
    /// What to do, by what a player sees.
    choices: BTreeMap<Sight, Play>,
    census: Census,
}

/// What to do with a sight, the thrown card by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Play {
    Stand,
    Draw { at: u8, double: bool },
}

/// A sight with its suits renamed so that it is the first of all alike, and the renaming.
fn first_alike((own, open): Sight, alike: &[[u8; 4]]) -> (Sight, [u8; 4]) {
    let mut best: Option<(Sight, [u8; 4])> = None;
    for suits in alike.iter().copied() {
        let renamed = |card: Type| card / 4 * 4 + suits[usize::from(card % 4)];
        let mut three = own.map(renamed);
        three.sort_unstable();
        let sight = (three, renamed(open));
        if best.is_none_or(|(known, _)| sight < known) {
            best = Some((sight, suits));
        }
    }
    best.unwrap_or(((own, open), [0, 1, 2, 3]))
}

/// Every order of four suits.
fn permutations() -> impl Iterator<Item = [u8; 4]> {
    (0..256_u16).filter_map(|n| {
        let order = [n / 64, n / 16 % 4, n / 4 % 4, n % 4].map(|suit| suit as u8);
        let all = order.iter().fold(0, |set, suit| set | 1 << suit);
        (all == 0b1111).then_some(order)
    })
}

/// Three cards, rising, with their ordered ways.
fn packets(left: &Left, mut each: impl FnMut([Type; 3], u64)) {
    for a in 0..TYPES {
        for b in a..TYPES {
            for c in b..TYPES {
                let (mut rest, mut ways) = (*left, 1);
                for card in [a, b, c] {
                    ways *= rest[card];
                    rest[card] = rest[card].saturating_sub(1);
                }
                let orders = match (a == b, b == c) {
                    (true, true) => 1,
                    (false, false) => 6,
                    _ => 3,
                };
                if ways > 0 {
                    each([a as u8, b as u8, c as u8], ways * orders);
                }
            }
        }
    }
}

impl PokaraBook {
    /// Solves the game by a policy: the best, the house way, or standing on everything; none for
    /// another.
    #[must_use]
    pub fn solve(pack: &Pack, policy: &Policy) -> Option<PokaraBook> {
        if !matches!(policy, Policy::Best | Policy::HouseWay | Policy::Stand) {
            return None;
        }
        let deck = Deck::new();
        let full: Left = deck.cards.map(|card| u64::from(pack.count(card)));
        let keeps = |order: &[u8; 4]| {
            let same = |of: &[u64]| (0..4).all(|suit| of[suit] == of[usize::from(order[suit])]);
            full.chunks(4).all(same)
        };
        let alike: Vec<[u8; 4]> = permutations().filter(keeps).collect();
        let (choices, census) = (BTreeMap::new(), Census::new(Clash::CLASSES));
        let mut book = PokaraBook { deck, full, alike, choices, census };
        // Sights that are alike, with all their ordered ways.
        let mut sights: BTreeMap<Sight, u128> = BTreeMap::new();
        packets(&full, |own, ways| {
            for open in 0..TYPES as u8 {
                let left = without(&full, &own);
                let ways = u128::from(ways) * u128::from(left[usize::from(open)]);
                *sights.entry(first_alike((own, open), &book.alike).0).or_default() += ways;
            }
        });
        for (sight, ways) in sights.into_iter().filter(|(_, ways)| *ways > 0) {
            let ends = book.ends(sight);
            let play = match policy {
                Policy::Best => book.best(sight, &ends),
                Policy::HouseWay => book.mimic(sight),
                _ => Play::Stand,
            };
            book.choices.insert(sight, play);
            book.count(play, &ends, ways);
        }
        Some(book)
    }

    /// How all deals end for the base wager and its double.
    #[must_use]
    pub fn census(&self) -> &Census {
        &self.census
    }

    /// The player-dealer's final hands from what is left, an open card being known: ordered ways
    /// of two hidden cards and one more.
    fn finals(&self, left: &Left, open: Type) -> Finals {
        let mut finals = Finals { of: vec![0; self.deck.strengths.len()], failed: 0 };
        let cards: u64 = left.iter().sum();
        for a in 0..TYPES {
            for b in a..TYPES {
                let second = if a == b { left[b].saturating_sub(1) } else { left[b] };
                let ways = left[a] * second * if a == b { 1 } else { 2 };
                if ways == 0 {
                    continue;
                }
                let three = [open, a as u8, b as u8];
                let (strength, throws) = self.deck.hand(three);
                let Some(at) = throws else {
                    finals.of[usize::from(strength)] += ways * (cards - 2);
                    continue;
                };
                for (card, left) in left.iter().enumerate() {
                    let gone = u64::from(card == a) + u64::from(card == b);
                    let ways = ways * left.saturating_sub(gone);
                    let mut hand = three;
                    hand[usize::from(at)] = card as u8;
                    let (now, _) = self.deck.hand(hand);
                    match now.cmp(&strength) {
                        Ordering::Greater => finals.of[usize::from(now)] += ways,
                        _ => finals.failed += ways,
                    }
                }
            }
        }
        finals
    }

    /// How a hand of a strength fares against these hands: ordered ways of each end.
    fn against(strength: u8, finals: &Finals) -> [u64; 5] {
        let at = usize::from(strength);
        let sum = |hands: &[u64]| hands.iter().sum::<u64>();
        let mut ends = [0; 5];
        ends[End::BankFailed as usize] = finals.failed;
        ends[End::Higher as usize] = sum(&finals.of[..at]);
        ends[End::Equal as usize] = finals.of[at];
        ends[End::Lower as usize] = sum(&finals.of[at + 1..]);
        ends
    }

    /// How a sight ends: by standing, and by throwing each of the three cards; ordered ways of
    /// what follows, a drawn card counted whether it is drawn or not.
    fn ends(&self, (own, open): Sight) -> [[u128; 5]; 4] {
        let left = without(&without(&self.full, &own), &[open]);
        let cards: u64 = left.iter().sum();
        let (dealt, _) = self.deck.hand(own);
        let mut ends = [[0; 5]; 4];
        let stood = PokaraBook::against(dealt, &self.finals(&left, open));
        // The card that nobody drew is any of those left behind the player-dealer's three.
        ends[3] = stood.map(|ways| u128::from(ways) * u128::from(cards - 3));
        for card in (0..TYPES as u8).filter(|card| left[usize::from(*card)] > 0) {
            let ways = u128::from(left[usize::from(card)]);
            let rest = without(&left, &[card]);
            let finals = self.finals(&rest, open);
            for at in 0..3 {
                let mut hand = own;
                hand[at] = card;
                let (now, _) = self.deck.hand(hand);
                if now <= dealt {
                    let all = falling(cards as u32 - 1, 3);
                    ends[at][End::Failed as usize] += ways * all;
                    continue;
                }
                let met = PokaraBook::against(now, &finals);
                for (sum, met) in ends[at].iter_mut().zip(met) {
                    *sum += ways * u128::from(met);
                }
            }
        }
        ends
    }

    /// What a unit gains by these ends.
    fn gain(ends: &[u128; 5]) -> i128 {
        let of = |end: End| ends[end as usize].cast_signed();
        of(End::Higher) + of(End::BankFailed) - of(End::Lower) - of(End::Failed)
    }

    /// Whether a draw to a hand has to be doubled.
    fn must_double(&self, own: [Type; 3]) -> bool {
        self.deck.strengths[usize::from(self.deck.hand(own).0)].kind >= Kind::Pair
    }

    fn best(&self, (own, _): Sight, ends: &[[u128; 5]; 4]) -> Play {
        let must = self.must_double(own);
        let mut best = (PokaraBook::gain(&ends[3]), Play::Stand);
        for at in 0..3_u8 {
            let once = PokaraBook::gain(&ends[usize::from(at)]);
            for double in [false, true].into_iter().filter(|double| *double || !must) {
                let gain = if double { 2 * once } else { once };
                if gain > best.0 {
                    best = (gain, Play::Draw { at, double });
                }
            }
        }
        best.1
    }

    /// As the house way has it, doubled only where that is a must.
    fn mimic(&self, (own, _): Sight) -> Play {
        match self.deck.hand(own).1 {
            Some(at) => Play::Draw { at, double: self.must_double(own) },
            None => Play::Stand,
        }
    }

    fn count(&mut self, play: Play, ends: &[[u128; 5]; 4], ways: u128) {
        let (at, doubled) = match play {
            Play::Stand => (3, false),
            Play::Draw { at, double } => (usize::from(at), double),
        };
        for class in (0..Clash::CLASSES).filter_map(Clash::from_index) {
            if class.doubled == doubled {
                self.census.add(class.index(), ways * ends[at][class.end as usize]);
            }
        }
    }

    /// What to do with three cards against an open one.
    #[must_use]
    pub fn choice(&self, own: [Card; 3], open: Card) -> Choice {
        let numbers = own.map(|card| self.deck.number(card));
        let (sight, suits) = first_alike((sorted(numbers), self.deck.number(open)), &self.alike);
        let renamed = |card: Type| card / 4 * 4 + suits[usize::from(card % 4)];
        let at = |place: u8| {
            let gone = sight.0[usize::from(place)];
            numbers.iter().position(|card| renamed(*card) == gone).unwrap_or_default()
        };
        match self.choices.get(&sight) {
            Some(Play::Draw { at: place, double }) => {
                Choice::Draw { card: own[at(*place)], double: *double }
            }
            Some(Play::Stand) | None => Choice::Stand,
        }
    }

    /// What a seat does next in a round, for dealing many.
    ///
    /// # Panics
    /// When the seat has not got its cards: our own error.
    #[must_use]
    pub fn act(&self, round: &Round, seat: Seat) -> Act {
        let own = round.seat(seat);
        let seen = own.three().zip(round.dealer.cards().first());
        // invariant: a seat is asked when everybody has three cards.
        let (three, open) = seen.unwrap_or_else(|| panic!("{seat} is asked without cards"));
        match self.choice(three, *open) {
            Choice::Stand => Act::Stand,
            Choice::Draw { double: true, .. } if !own.doubled => Act::Double,
            Choice::Draw { card, .. } => {
                let same = |(act, _): &&(Act, &str)| match act {
                    Act::Draw(at) => three[usize::from(*at)] == card,
                    Act::Double | Act::Stand => false,
                };
                Pokara::acts().iter().find(same).map_or(Act::Stand, |(act, _)| *act)
            }
        }
    }
}

fn sorted(mut cards: [Type; 3]) -> [Type; 3] {
    cards.sort_unstable();
    cards
}

fn without(left: &Left, cards: &[Type]) -> Left {
    let mut rest = *left;
    for card in cards {
        rest[usize::from(*card)] = rest[usize::from(*card)].saturating_sub(1);
    }
    rest
}

/// How the three cards of a seat are dealt.
#[must_use]
pub fn dealt_census(pack: &Pack) -> Census {
    let deck = Deck::new();
    let left: Left = deck.cards.map(|card| u64::from(pack.count(card)));
    let mut census = Census::new(Dealt::CLASSES);
    packets(&left, |own, ways| {
        let cards = own.map(|card| deck.cards[usize::from(card)]);
        census.add(Dealt::of(cards).index(), u128::from(ways));
    });
    census
}

#[cfg(test)]
mod second;
#[cfg(test)]
mod tests;
