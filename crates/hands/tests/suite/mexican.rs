//! Mexican Poker: every hand of its 41 cards against an independent naive evaluator.

#![allow(clippy::trivially_copy_pass_by_ref)] // all sizes of hands are passed alike

use cards::Card;
use hands::{Category, Mexican, mexican, mexican_bug, mexican_wild};
use std::collections::BTreeMap;

/// The straights as the book lists them, the lowest first.
const STRAIGHTS: [&str; 7] = ["A2345", "23456", "34567", "4567J", "567JQ", "67JQK", "7JQKA"];

/// Ranks of the deck, the lowest first.
const RANKS: &str = "234567JQKA";

/// Kinds as the book lists them, the lowest first.
const KINDS: [Category; 11] = [
    Category::HighCard,
    Category::Pair,
    Category::TwoPair,
    Category::ThreeOfAKind,
    Category::Straight,
    Category::FullHouse,
    Category::Flush,
    Category::FourOfAKind,
    Category::StraightFlush,
    Category::RoyalFlush,
    Category::FiveOfAKind,
];

/// A kind by its place in the list, and what decides between two of a kind.
type Value = (usize, [usize; 5]);

fn kind(kind: Category) -> usize {
    KINDS.iter().position(|known| *known == kind).expect("a kind")
}

/// A card of the deck: its rank by place in the list, and its suit.
#[derive(Clone, Copy, PartialEq)]
struct Mark {
    card: Card,
    height: usize,
    suit: char,
}

const ACE: usize = 9;

fn mark(card: Card) -> Option<Mark> {
    let text = card.to_string();
    let height = RANKS.find(&text[..1])?;
    Some(Mark { card, height, suit: text.chars().nth(1)? })
}

fn deck() -> Vec<Mark> {
    let deck: Vec<Mark> = Card::all().filter_map(mark).collect();
    assert_eq!(deck.len(), 40);
    deck
}

/// The straight of the book's list that holds just these ranks.
fn run(held: &[usize; 10]) -> Option<usize> {
    let one = |rank| RANKS.find(rank).is_some_and(|height| held[height] == 1);
    STRAIGHTS.iter().position(|run| run.chars().all(one))
}

/// Five cards by counting, without any table.
fn naive(cards: &[Mark; 5]) -> Value {
    let mut held = [0; 10];
    for card in cards {
        held[card.height] += 1;
    }
    let mut groups = [(0, 0); 10];
    for (height, n) in held.into_iter().enumerate() {
        groups[height] = (n, height);
    }
    groups.sort_unstable_by(|a, b| b.cmp(a));
    let heights: [usize; 5] =
        std::array::from_fn(|at| if groups[at].0 > 0 { groups[at].1 } else { 0 });
    let flush = cards.iter().all(|card| card.suit == cards[0].suit);
    let run = if groups[0].0 == 1 { run(&held) } else { None };
    let (found, by) = match (groups[0].0, groups[1].0, run, flush) {
        (5, ..) => (Category::FiveOfAKind, heights),
        (_, _, Some(6), true) => (Category::RoyalFlush, [0; 5]),
        (_, _, Some(run), true) => (Category::StraightFlush, [run, 0, 0, 0, 0]),
        (4, ..) => (Category::FourOfAKind, heights),
        (_, _, _, true) => (Category::Flush, heights),
        (3, 2, ..) => (Category::FullHouse, heights),
        (_, _, Some(run), _) => (Category::Straight, [run, 0, 0, 0, 0]),
        (3, ..) => (Category::ThreeOfAKind, heights),
        (2, 2, ..) => (Category::TwoPair, heights),
        (2, ..) => (Category::Pair, heights),
        _ => (Category::HighCard, heights),
    };
    (kind(found), by)
}

/// The best of every card that the joker may be, dealt face down and face up. A fifth of a rank is
/// a second card of one suit; nothing else needs one.
fn naive_joker(deck: &[Mark], four: &[Mark; 4]) -> [Value; 2] {
    let alike = four.iter().all(|card| card.height == four[0].height);
    let second = alike.then_some(four[0]);
    let cards = deck.iter().copied().filter(|card| !four.contains(card)).chain(second);
    let (mut down, mut up) = (None, None);
    for joker in cards {
        let value = naive(&[four[0], four[1], four[2], four[3], joker]);
        down = down.max(Some(value));
        // Face up it is an ace, or completes a straight or a flush.
        let completes = matches!(
            KINDS[value.0],
            Category::Straight | Category::Flush | Category::StraightFlush | Category::RoyalFlush
        );
        if completes || joker.height == ACE {
            up = up.max(Some(value));
        }
    }
    [down, up].map(|best| best.expect("an ace is always allowed"))
}

/// All hands of four cards.
fn fours(deck: &[Mark], mut each: impl FnMut([Mark; 4])) {
    for a in 3..deck.len() {
        for b in 2..a {
            for c in 1..b {
                for d in 0..c {
                    each([a, b, c, d].map(|at| deck[at]));
                }
            }
        }
    }
}

/// Two orders of the same hands, which must be one order.
#[derive(Default)]
struct Orders {
    seen: BTreeMap<Mexican, Value>,
    counts: BTreeMap<Category, u32>,
}

impl Orders {
    fn put(&mut self, value: Mexican, naive: Value) {
        assert_eq!(kind(value.category()), naive.0, "{naive:?}");
        *self.counts.entry(value.category()).or_default() += 1;
        match self.seen.get(&value) {
            Some(known) => assert_eq!(*known, naive),
            None => drop(self.seen.insert(value, naive)),
        }
    }

    fn assert_same(&self) {
        let values: Vec<(&Mexican, &Value)> = self.seen.iter().collect();
        for two in values.windows(2) {
            assert!(two[0].1 < two[1].1, "{two:?}");
        }
    }
}

#[test]
fn every_hand_is_ranked_as_by_counting() {
    let deck = deck();
    let mut orders = Orders::default();
    fours(&deck, |four| {
        // The fifth card comes before the others in the deck, so that no hand comes twice.
        for fifth in deck.iter().take_while(|card| **card != four[3]) {
            let five = [four[0], four[1], four[2], four[3], *fifth];
            orders.put(mexican(&five.map(|mark| mark.card)), naive(&five));
        }
    });
    orders.assert_same();
    // By choosing ranks and suits: 10 ranks, 7 straights.
    #[rustfmt::skip]
    let counts = [
        (Category::RoyalFlush,    4),
        (Category::StraightFlush, 4 * 6),
        (Category::FourOfAKind,   10 * 36),
        (Category::Flush,         4 * 252 - 28),
        (Category::FullHouse,     10 * 4 * 9 * 6),
        (Category::Straight,      7 * 1024 - 28),
        (Category::ThreeOfAKind,  10 * 4 * 36 * 16),
        (Category::TwoPair,       45 * 36 * 32),
        (Category::Pair,          10 * 6 * 84 * 64),
    ];
    for (kind, count) in counts {
        assert_eq!(orders.counts[&kind], count, "{kind:?}");
    }
    assert_eq!(orders.counts.values().sum::<u32>(), 658_008);
}

#[test]
fn every_hand_with_the_joker_is_the_best_it_can_be() {
    let deck = deck();
    let (mut down, mut up) = (Orders::default(), Orders::default());
    fours(&deck, |four| {
        let cards = four.map(|mark| mark.card);
        let [wild, bug] = naive_joker(&deck, &four);
        down.put(mexican_wild(&cards), wild);
        up.put(mexican_bug(&cards), bug);
    });
    down.assert_same();
    up.assert_same();
    assert_eq!(down.counts[&Category::FiveOfAKind], 10);
    assert_eq!(up.counts[&Category::FiveOfAKind], 1);
    assert_eq!(down.counts.values().sum::<u32>(), 91_390);
    // A wild card leaves no hand without a pair.
    assert!(!down.counts.contains_key(&Category::HighCard));
}

#[test]
fn hands_with_and_without_the_joker_compare() {
    let four = |text: &str| -> [Card; 4] {
        cards::parse_cards(text).expect("cards").try_into().expect("four")
    };
    let five = |text: &str| -> [Card; 5] {
        cards::parse_cards(text).expect("cards").try_into().expect("five")
    };
    // A hand with the joker ties with the same hand without it.
    assert_eq!(mexican_wild(&four("4h 5d 6c 7s")), mexican(&five("4h 5d 6c 7s Jh")));
    assert_eq!(mexican_bug(&four("Kh Kd Ac 7s")), mexican(&five("Kh Kd Ac As 7s")));
    assert_eq!(mexican_wild(&four("Kh Kd Ac 7s")), mexican(&five("Kh Kd Kc As 7s")));
    assert!(mexican_wild(&four("2h 2d 2c 2s")) > mexican(&five("7h Jh Qh Kh Ah")));
    assert!(mexican(&five("Kh 2h 3h 4h 6h")) > mexican(&five("Ah Ad Ac Ks Kh")));
}
