//! Three Card Poker, every hand against every hand the dealer can have.
//!
//! Hands that differ in the names of suits alone are one: 1,755 of 22,100. For each of them the
//! dealer's 18,424 hands are counted by whether they qualify and how they compare.

use super::{Ends, Play, gains};
use crate::Exact;
use cards::Card;
use games::duel::{Duel, Showdown, Strength, Versus};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use table::{Facts, Offer};

/// Every three cards of a deck with its strength, by their codes in falling order.
struct Deck {
    strengths: Vec<Strength>,
}

/// The number of three codes in falling order.
const fn number(a: usize, b: usize, c: usize) -> usize {
    a * (a - 1) * (a - 2) / 6 + b * (b - 1) / 2 + c
}

impl Deck {
    fn new(strength: fn(&[Card], &[Card]) -> Strength) -> Deck {
        let cards: Vec<Card> = Card::all().collect();
        let mut strengths = Vec::with_capacity(22_100);
        for a in 2..52 {
            for b in 1..a {
                for c in 0..b {
                    strengths.push(strength(&[cards[a], cards[b], cards[c]], &[]));
                }
            }
        }
        Deck { strengths }
    }
}

/// The smallest of a hand's forms under all renamings of suits.
fn canonical(hand: [usize; 3]) -> [usize; 3] {
    let mut best = [usize::MAX; 3];
    for first in 0..4 {
        for second in (0..4).filter(|s| *s != first) {
            for third in (0..4).filter(|s| *s != first && *s != second) {
                let names = [first, second, third, 6 - first - second - third];
                let mut form = hand.map(|code| code / 4 * 4 + names[code % 4]);
                form.sort_unstable_by(|a, b| b.cmp(a));
                best = best.min(form);
            }
        }
    }
    best
}

/// How the game ends for a seat that plays so.
#[must_use]
pub fn three_card(
    strength: fn(&[Card], &[Card]) -> Strength,
    qualifies: fn(Strength) -> bool,
    offers: &[&Offer<Duel>],
    play: Play,
) -> Ends {
    let deck = Deck::new(strength);
    let mut hands: BTreeMap<[usize; 3], u128> = BTreeMap::new();
    for a in 2..52 {
        for b in 1..a {
            for c in 0..b {
                *hands.entry(canonical([a, b, c])).or_default() += 1;
            }
        }
    }
    let mut ends = Ends::default();
    for (hand, copies) in hands {
        let own = deck.strengths[number(hand[0], hand[1], hand[2])];
        let classes = showdowns(&deck, qualifies, hand, own);
        let on = match play {
            Play::NeverFold => true,
            Play::Mimic => qualifies(own),
            Play::Best => worth(offers, &classes) > Exact::whole(-18_424),
        };
        if on {
            for (class, ways) in classes {
                ends.add((class, [1, 0, 0]), copies * ways);
            }
        } else {
            let folded = Showdown { kind: 0, versus: Versus::Folded };
            ends.add((folded.index(), [0; 3]), copies * 18_424);
        }
    }
    ends
}

/// What playing on is worth against all hands of the dealer together.
fn worth(offers: &[&Offer<Duel>], classes: &[(usize, u128)]) -> Exact {
    let one = |(class, ways): &(usize, u128)| {
        Exact::part(*ways, 1) * gains(offers, (*class, [1, 0, 0])).0
    };
    classes.iter().map(one).sum()
}

/// Every class of showdown that a hand meets, with the dealer's hands that make it.
fn showdowns(
    deck: &Deck,
    qualifies: fn(Strength) -> bool,
    hand: [usize; 3],
    own: Strength,
) -> Vec<(usize, u128)> {
    // Below, alike, above, for a dealer who does not qualify and for one who does.
    let mut counts = [[0_u32; 3]; 2];
    let free: Vec<usize> = (0..52).filter(|code| !hand.contains(code)).collect();
    for (i, a) in free.iter().enumerate() {
        for (j, b) in free[..i].iter().enumerate() {
            for c in &free[..j] {
                let dealer = deck.strengths[number(*a, *b, *c)];
                let order = usize::from(own.number >= dealer.number)
                    + usize::from(own.number > dealer.number);
                counts[usize::from(qualifies(dealer))][order] += 1;
            }
        }
    }
    let orders = [Ordering::Less, Ordering::Equal, Ordering::Greater];
    let mut classes = Vec::new();
    for (qualified, counts) in counts.iter().enumerate() {
        for (order, count) in orders.into_iter().zip(counts).filter(|(_, count)| **count > 0) {
            let versus = match qualified {
                0 => Versus::Unqualified(order),
                _ => Versus::Qualified(order),
            };
            let class = Showdown { kind: own.kind, versus }.index();
            classes.push((class, u128::from(*count)));
        }
    }
    classes
}
