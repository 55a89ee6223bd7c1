//! Lows by other cards than ace to five, lowball's joker, and fronts: against naive evaluators.

#![allow(clippy::trivially_copy_pass_by_ref)] // all sizes of hands are passed alike

use cards::Card;
use hands::{
    Category, Low, ace_to_five, ace_to_five_joker, deuce_to_seven, deuce_to_seven_joker,
    deuce_to_seven7, deuce_to_six, deuce_to_six7, front, high, regular, regular7,
};
use std::collections::BTreeMap;

fn card(code: u8) -> Card {
    Card::from_code(code).expect("a card")
}

fn rank(card: Card) -> u8 {
    card.code() / 4
}

const ACE: u8 = 12;

/// How often ranks come and how high they are, the most frequent first: less is the better low.
fn naive(cards: &[Card; 5], height: fn(rank: u8, n: usize) -> u8) -> (Vec<usize>, Vec<u8>) {
    let mut groups: Vec<(usize, u8)> = Vec::new();
    for r in 0..13 {
        let n = cards.iter().filter(|card| rank(**card) == r).count();
        if n > 0 {
            groups.push((n, height(r, n)));
        }
    }
    groups.sort_unstable_by(|a, b| b.cmp(a));
    groups.into_iter().unzip()
}

fn put<K: Ord + std::fmt::Debug>(seen: &mut BTreeMap<Low, K>, value: Low, key: K) {
    match seen.get(&value) {
        Some(known) => assert_eq!(*known, key),
        None => drop(seen.insert(value, key)),
    }
}

/// The better low is the smaller by counting; how many classes there are.
fn same_order<K: Ord + std::fmt::Debug>(seen: &BTreeMap<Low, K>) -> usize {
    let classes: Vec<&K> = seen.values().collect();
    assert!(classes.windows(2).all(|two| two[0] > two[1]));
    classes.len()
}

#[test]
fn every_five_card_low_is_ranked_as_by_counting() {
    let (mut six, mut mixed) = (BTreeMap::new(), BTreeMap::new());
    for a in 4..52 {
        for b in 3..a {
            for c in 2..b {
                for d in 1..c {
                    for e in 0..d {
                        let cards = [a, b, c, d, e].map(card);
                        put(&mut six, deuce_to_six(&cards), naive(&cards, |rank, _| rank + 1));
                        let height = |rank, n| if rank == ACE && n == 1 { 0 } else { rank + 1 };
                        put(&mut mixed, regular(&cards), naive(&cards, height));
                    }
                }
            }
        }
    }
    // As many classes of ranks as there are for ace to five.
    assert_eq!([same_order(&six), same_order(&mixed)], [6175, 6175]);
}

fn five(text: &str) -> [Card; 5] {
    cards::parse_cards(text).expect("cards").try_into().expect("five")
}

#[track_caller]
fn falls(low: fn(&[Card; 5]) -> Low, best_first: &[&str]) {
    for two in best_first.windows(2) {
        assert!(low(&five(two[0])) > low(&five(two[1])), "{two:?}");
    }
}

#[test]
fn lows_fall_as_the_charts_print_them() {
    // Every pair of the best and the worst of a row, row by row.
    let rows = [
        "2h 2c 3d 4s 5h",
        "Ah Ac Kd Qs Jh",
        "3h 3c 2d 2s 4h",
        "Ah Ac Kd Ks Qh",
        "2h 2c 2d 3s 4h",
        "Ah Ac Ad Ks Qh",
        "2h 2c 2d 3s 3h",
        "Ah Ac Ad Ks Kh",
        "2h 2c 2d 2s 3h",
        "Ah Ac Ad As Kh",
    ];
    falls(regular, &[&["5h 4c 3d 2s Ah", "Kh Qc Jd Ts 9h"], rows.as_slice()].concat());
    let high_ace = ["6h 5c 4d 3s 2h", "7h 5h 4h 3h 2h", "Ah Kc Qd Js 9h"];
    falls(deuce_to_six, &[high_ace.as_slice(), &rows].concat());
    // An ace beside a pair is low in the one and high in the other.
    falls(regular, &["2h 2c Ad 3s 4h", "2h 2c 3d 4s 5h"]);
    falls(deuce_to_six, &["2h 2c 3d 4s 5h", "2h 2c Ad 3s 4h"]);
    // From the highest card down.
    falls(deuce_to_six, &["7h 6c 4d 3s 2h", "8h 6c 5d 3s 2h", "8h 7c 4d 3s 2h"]);
    falls(regular, &["7h 6c 4d 3s Ah", "7h 6c 4d 3s 2h", "8h 6c 5d 3s 2h"]);
}

/// Hands of seven cards from a deck in which flushes are common.
fn sevens(n: usize, mut each: impl FnMut([Card; 7])) {
    let mut state = 11_u64;
    for round in 0..n {
        let suits = if round % 2 == 0 { 4 } else { 2 };
        let mut deck: Vec<u8> = (0..52).filter(|code| code % 4 < suits).collect();
        each(std::array::from_fn(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            card(deck.swap_remove((state >> 33) as usize % deck.len()))
        }));
    }
}

#[test]
fn seven_cards_are_worth_their_best_five() {
    let (mut flushes, mut spoilt) = (0, 0);
    sevens(100_000, |cards| {
        let mut best = [None; 3];
        for i in 0..7 {
            for j in 0..i {
                let rest: Vec<Card> =
                    (0..7).filter(|at| *at != i && *at != j).map(|at| cards[at]).collect();
                let five: [Card; 5] = rest.try_into().expect("five");
                let lows = [deuce_to_seven(&five), deuce_to_six(&five), regular(&five)];
                best = std::array::from_fn(|at| best[at].max(Some(lows[at])));
                flushes += usize::from(high(&five).category() == Category::Flush);
            }
        }
        let found = [deuce_to_seven7(&cards), deuce_to_six7(&cards), regular7(&cards)];
        assert_eq!(best, found.map(Some), "{cards:?}");
        spoilt += usize::from(high_is_flush(&cards));
    });
    assert!(flushes > 10_000 && spoilt > 10_000, "{flushes} flushes in {spoilt} hands");
}

fn high_is_flush(cards: &[Card; 7]) -> bool {
    hands::high7(cards).category() == Category::Flush
}

#[test]
fn the_joker_of_lowball_is_the_lowest_card_that_is_lacking() {
    let mut deuces: BTreeMap<Low, Low> = BTreeMap::new();
    for a in 3..52 {
        for b in 2..a {
            for c in 1..b {
                for d in 0..c {
                    let four = [a, b, c, d].map(card);
                    let lacks = |r: &u8| four.iter().all(|card| rank(*card) != *r);
                    let with = |joker: Card| [four[0], four[1], four[2], four[3], joker];
                    let ace = [ACE].into_iter().chain(0..12).find(lacks).expect("a rank");
                    let ace = ace_to_five(&with(card(4 * ace)));
                    assert_eq!(ace_to_five_joker(&four), ace, "{four:?}");
                    // In a suit that makes no flush, whichever that is.
                    let deuce = (0..13).find(lacks).expect("a rank");
                    let suit = (four[0].code() + 1) % 4;
                    let deuce = deuce_to_seven(&with(card(4 * deuce + suit)));
                    let known = deuces.entry(deuce_to_seven_joker(&four)).or_insert(deuce);
                    assert_eq!((*known, deuce_to_seven_joker(&four)), (deuce, deuce), "{four:?}");
                }
            }
        }
    }
    let four = |text: &str| -> [Card; 4] {
        cards::parse_cards(text).expect("cards").try_into().expect("four")
    };
    assert_eq!(ace_to_five_joker(&four("5h 4c 3d 2s")), ace_to_five(&five("5h 4c 3d 2s Ah")));
    assert_eq!(ace_to_five_joker(&four("5h 4c 3d As")), ace_to_five(&five("5h 4c 3d 2s Ah")));
    assert_eq!(
        deuce_to_seven_joker(&four("7h 5c 4d 3s")),
        deuce_to_seven(&five("7h 5c 4d 3s 2h"))
    );
    assert_eq!(
        deuce_to_seven_joker(&four("5h 4c 3d 2s")),
        deuce_to_seven(&five("6h 5c 4d 3s 2h"))
    );
}

/// The kind as a high hand has it and the ranks by weight.
fn naive_front(ranks: [u8; 3]) -> (Category, Vec<u8>) {
    let mut ranks = ranks;
    ranks.sort_unstable_by(|a, b| b.cmp(a));
    match ranks {
        [a, b, c] if a == c && b == c => (Category::ThreeOfAKind, vec![a]),
        [a, b, c] if a == b => (Category::Pair, vec![a, c]),
        [a, b, c] if b == c => (Category::Pair, vec![b, a]),
        ranks => (Category::HighCard, ranks.to_vec()),
    }
}

/// A five-card hand with the ranks of a front's kind first.
fn naive_five(cards: &[Card; 5]) -> (Category, Vec<u8>) {
    let (_, ranks) = naive(cards, |rank, _| rank);
    (high(cards).category(), ranks)
}

#[test]
fn fronts_know_no_straights_and_no_flushes() {
    let mut seen = BTreeMap::new();
    for a in 2..52 {
        for b in 1..a {
            for c in 0..b {
                let cards = [a, b, c].map(card);
                let (value, naive) = (front(&cards), naive_front(cards.map(rank)));
                assert_eq!(value.category(), naive.0, "{cards:?}");
                assert_eq!(*seen.entry(value).or_insert_with(|| naive.clone()), naive);
            }
        }
    }
    let classes: Vec<&(Category, Vec<u8>)> = seen.values().collect();
    assert!(classes.windows(2).all(|two| two[0] < two[1]));
    // 286 without a pair, 156 pairs with a third card, 13 threes.
    assert_eq!(classes.len(), 286 + 156 + 13);
}

#[test]
fn five_cards_outrank_a_front_by_kind_then_rank_by_rank() {
    let mut fives: BTreeMap<hands::High, (Category, Vec<u8>)> = BTreeMap::new();
    for a in 4..52 {
        for b in 3..a {
            for c in 2..b {
                for d in 1..c {
                    for e in 0..d {
                        let cards = [a, b, c, d, e].map(card);
                        fives.entry(high(&cards)).or_insert_with(|| naive_five(&cards));
                    }
                }
            }
        }
    }
    assert_eq!(fives.len(), 7462);
    let mut fronts = BTreeMap::new();
    for a in 2..52 {
        for b in 1..a {
            for c in 0..b {
                let cards = [a, b, c].map(card);
                fronts.insert(front(&cards), naive_front(cards.map(rank)));
            }
        }
    }
    for (front, (kind, ranks)) in &fronts {
        for (five, (other, others)) in &fives {
            let matched = &others[..ranks.len().min(others.len())];
            let outranks = other > kind || (other == kind && matched >= ranks.as_slice());
            assert_eq!(front.is_under(*five), outranks, "{kind:?} {ranks:?}: {others:?}");
        }
    }
}
