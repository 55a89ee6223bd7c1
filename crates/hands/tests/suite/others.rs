//! Badugi, short deck, three and two cards, jokers: every hand against a naive evaluator.

#![allow(clippy::trivially_copy_pass_by_ref)] // all sizes of hands are passed alike

use cards::Card;
use hands::{
    Category, ThreeKind, badugi, badugi_ace_high, bug, bug6, high, short, three, two, wild2,
    wild3, wild4, wild6,
};
use std::collections::BTreeMap;

fn card(code: u8) -> Card {
    Card::from_code(code).expect("a card")
}

fn rank(card: Card) -> u8 {
    card.code() / 4
}

fn suit(card: Card) -> u8 {
    card.code() % 4
}

/// Checks that two orders of the same hands are one order, and counts its classes.
fn same_order<K: Ord, V: Ord + Copy + std::fmt::Debug>(pairs: BTreeMap<V, K>) -> usize {
    let classes: Vec<(V, K)> = pairs.into_iter().collect();
    for two in classes.windows(2) {
        assert!(two[0].1 < two[1].1, "{:?} and {:?}", two[0].0, two[1].0);
    }
    classes.len()
}

fn put<K: Ord + std::fmt::Debug, V: Ord>(seen: &mut BTreeMap<V, K>, value: V, key: K) {
    match seen.get(&value) {
        Some(known) => assert_eq!(*known, key),
        None => drop(seen.insert(value, key)),
    }
}

/// All hands of four cards.
fn fours(mut each: impl FnMut([Card; 4])) {
    for a in 3..52 {
        for b in 2..a {
            for c in 1..b {
                for d in 0..c {
                    each([a, b, c, d].map(card));
                }
            }
        }
    }
}

/// By trying every part of the hand: how many cards, then lower from the top.
fn naive_badugi(cards: &[Card], height: impl Fn(u8) -> u8) -> (usize, std::cmp::Reverse<Vec<u8>>) {
    let mut best = None;
    for part in 1..1_u32 << cards.len() {
        let chosen: Vec<Card> =
            (0..cards.len()).filter(|i| part >> i & 1 == 1).map(|i| cards[i]).collect();
        let differ = |of: fn(Card) -> u8| {
            let mut all: Vec<u8> = chosen.iter().map(|card| of(*card)).collect();
            all.sort_unstable();
            all.windows(2).all(|two| two[0] != two[1])
        };
        if differ(rank) && differ(suit) {
            let mut ranks: Vec<u8> = chosen.iter().map(|card| height(rank(*card))).collect();
            ranks.sort_unstable_by(|a, b| b.cmp(a));
            best = best.max(Some((chosen.len(), std::cmp::Reverse(ranks))));
        }
    }
    best.expect("one card at least")
}

#[test]
fn every_badugi_is_ranked_as_by_trying_every_part() {
    let (mut low, mut high) = (BTreeMap::new(), BTreeMap::new());
    fours(|cards| {
        let value = badugi(&cards);
        let naive = naive_badugi(&cards, |rank| (rank + 1) % 13);
        assert_eq!(usize::from(value.cards()), naive.0);
        put(&mut low, value, naive);
        put(&mut high, badugi_ace_high(&cards), naive_badugi(&cards, |rank| rank));
    });
    // 13 + 78 + 286 + 715 classes.
    assert_eq!([same_order(low), same_order(high)], [1092, 1092]);
}

#[test]
fn badugi_of_five_and_seven_cards_is_the_best_of_its_parts() {
    let mut state = 5_u64;
    for _ in 0..20_000 {
        let mut deck: Vec<u8> = (0..52).collect();
        let cards: [Card; 7] = std::array::from_fn(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            card(deck.swap_remove((state >> 33) as usize % deck.len()))
        });
        let five: [Card; 5] = cards[..5].try_into().expect("five");
        let parts = |cards: &[Card]| {
            let mut best = None;
            for a in 0..cards.len() {
                for b in 0..a {
                    for c in 0..b {
                        for d in 0..c {
                            best = best.max(Some(badugi(&[a, b, c, d].map(|i| cards[i]))));
                        }
                    }
                }
            }
            best
        };
        assert_eq!(parts(&five), Some(badugi(&five)), "{five:?}");
        assert_eq!(parts(&cards), Some(badugi(&cards)), "{cards:?}");
    }
}

#[test]
fn every_three_card_hand_is_ranked_as_by_counting() {
    let mut seen = BTreeMap::new();
    let mut counts = [0; 7];
    for a in 2..52 {
        for b in 1..a {
            for c in 0..b {
                let cards = [a, b, c].map(card);
                let mut r = cards.map(rank);
                r.sort_unstable_by(|x, y| y.cmp(x));
                let flush = suit(cards[0]) == suit(cards[1]) && suit(cards[1]) == suit(cards[2]);
                let top = match r {
                    [12, 1, 0] => Some(1),
                    [a, b, c] if a == b + 1 && b == c + 1 => Some(a),
                    _ => None,
                };
                let naive = match (top, flush, r) {
                    (Some(12), true, _) => (6, vec![]),
                    (Some(top), true, _) => (5, vec![top]),
                    (.., [a, b, c]) if a == b && b == c => (4, vec![a]),
                    (Some(top), ..) => (3, vec![top]),
                    (_, true, r) => (2, r.to_vec()),
                    (.., [a, b, c]) if a == b => (1, vec![a, c]),
                    (.., [a, b, c]) if b == c => (1, vec![b, a]),
                    (.., r) => (0, r.to_vec()),
                };
                let value = three(&cards);
                counts[naive.0] += 1;
                assert_eq!(value.kind() as usize, naive.0, "{cards:?}");
                put(&mut seen, value, naive);
            }
        }
    }
    same_order(seen);
    assert_eq!(counts, [16_440, 3_744, 1_096, 720, 52, 44, 4]);
    assert!(ThreeKind::Straight > ThreeKind::Flush);
}

#[test]
fn two_cards_pair_before_single_cards() {
    let mut seen = BTreeMap::new();
    for a in 1..52 {
        for b in 0..a {
            let cards = [card(a), card(b)];
            let (x, y) = (rank(cards[0]), rank(cards[1]));
            put(&mut seen, two(&cards), (x == y, x.max(y), x.min(y)));
            assert_eq!(two(&cards).is_pair(), x == y);
        }
    }
    assert_eq!(same_order(seen), 91);
}

#[test]
fn every_short_deck_hand_is_ranked_as_by_counting() {
    let mut seen = BTreeMap::new();
    let mut counts = BTreeMap::new();
    for a in 20..52 {
        for b in 19..a {
            for c in 18..b {
                for d in 17..c {
                    for e in 16..d {
                        let cards = [a, b, c, d, e].map(card);
                        let naive = naive_short(&cards);
                        let value = short(&cards);
                        *counts.entry(value.category()).or_insert(0) += 1;
                        put(&mut seen, value, naive);
                    }
                }
            }
        }
    }
    same_order(seen);
    // C(36, 5) hands; figures by counting 9 ranks and 6 straights.
    assert_eq!(counts[&Category::RoyalFlush], 4);
    assert_eq!(counts[&Category::StraightFlush], 20);
    assert_eq!(counts[&Category::FourOfAKind], 9 * 32);
    assert_eq!(counts[&Category::Flush], 4 * 126 - 24);
    assert_eq!(counts[&Category::FullHouse], 9 * 4 * 8 * 6);
    assert_eq!(counts[&Category::Straight], 6 * 1024 - 24);
    assert_eq!(counts.values().sum::<u32>(), 376_992);
}

fn naive_short(cards: &[Card; 5]) -> (u8, Vec<u8>) {
    let mut groups: Vec<(usize, u8)> = (4..13)
        .map(|r| (cards.iter().filter(|card| rank(**card) == r).count(), r))
        .filter(|(n, _)| *n > 0)
        .collect();
    groups.sort_by(|a, b| b.cmp(a));
    let (counts, ranks): (Vec<usize>, Vec<u8>) = groups.into_iter().unzip();
    let flush = cards.iter().all(|card| suit(*card) == suit(cards[0]));
    let top = match ranks.as_slice() {
        [12, 7, 6, 5, 4] => Some(7),
        [a, _, _, _, e] if a - e == 4 => Some(*a),
        _ => None,
    };
    match (top, flush, counts.as_slice()) {
        (Some(top), true, _) => (8, vec![top]),
        (_, _, [4, 1]) => (7, ranks),
        (_, true, _) => (6, ranks),
        (_, _, [3, 2]) => (5, ranks),
        (Some(top), ..) => (4, vec![top]),
        (_, _, [3, ..]) => (3, ranks),
        (_, _, [2, 2, 1]) => (2, ranks),
        (_, _, [2, ..]) => (1, ranks),
        _ => (0, ranks),
    }
}

/// The best of all cards a joker can be; copies of natural cards count, so five of a kind comes.
fn naive_wild(cards: &[Card], jokers: usize) -> (u8, u16) {
    if jokers == 0 {
        let five: [Card; 5] = cards.try_into().expect("five");
        if five.iter().all(|card| rank(*card) == rank(five[0])) {
            return (1, u16::from(rank(five[0])));
        }
        let mut copies = five;
        copies.sort_unstable();
        // A copy of a natural card never helps but for its rank: leave it out.
        let doubled = copies.windows(2).any(|two| two[0] == two[1]);
        return if doubled { (0, 0) } else { (0, high(&five).number()) };
    }
    let next = |code| naive_wild(&[cards, &[card(code)]].concat(), jokers - 1);
    (0..52).map(next).max().expect("a card")
}

#[test]
fn every_hand_with_one_joker_is_the_best_it_can_be() {
    fours(|cards| {
        let (five, number) = naive_wild(&cards, 1);
        let value = wild4(&cards);
        assert_eq!(value.category() == Category::FiveOfAKind, five == 1, "{cards:?}");
        assert!(five == 1 || value.number() == number, "{cards:?}");
    });
}

#[test]
fn two_and_three_jokers_make_the_best_hand() {
    for a in 1..52 {
        for b in 0..a {
            let cards = [card(a), card(b)];
            let best = (0..52)
                .filter(|c| *c != a && *c != b)
                .map(|c| wild3(&[card(a), card(b), card(c)]));
            let best = best.max().expect("a card");
            assert!(wild2(&cards) >= best, "{cards:?}");
            if rank(cards[0]) == rank(cards[1]) {
                assert_eq!(wild2(&cards).category(), Category::FiveOfAKind);
            } else {
                assert_eq!(wild2(&cards), best, "{cards:?}");
            }
        }
    }
    for a in 2..52 {
        for b in 1..a {
            for c in 0..b {
                let three = [a, b, c].map(card);
                let four = |d| wild4(&[three[0], three[1], three[2], card(d)]);
                let best = (0..52).filter(|d| ![a, b, c].contains(d)).map(four).max();
                let alike = three.iter().all(|card| rank(*card) == rank(three[0]));
                if alike {
                    assert_eq!(wild3(&three).category(), Category::FiveOfAKind);
                } else {
                    assert_eq!(Some(wild3(&three)), best, "{three:?}");
                }
            }
        }
    }
}

#[test]
fn a_bug_is_an_ace_or_completes_a_straight_or_a_flush() {
    fours(|cards| {
        let aces = cards.iter().filter(|card| rank(**card) == 12).count();
        let mut best = None;
        for joker in (0..52).map(card).filter(|joker| !cards.contains(joker)) {
            let value = high(&[cards[0], cards[1], cards[2], cards[3], joker]);
            let completes = matches!(
                value.category(),
                Category::Straight
                    | Category::Flush
                    | Category::StraightFlush
                    | Category::RoyalFlush
            );
            if completes || rank(joker) == 12 {
                best = best.max(Some(value));
            }
        }
        if aces == 4 {
            assert_eq!(bug(&cards).category(), Category::FiveOfAKind);
        } else {
            assert_eq!(Some(bug(&cards)), best, "{cards:?}");
        }
    });
}

/// All hands of six cards.
fn sixes(mut each: impl FnMut([Card; 6])) {
    for a in 5..52 {
        for b in 4..a {
            for c in 3..b {
                for d in 2..c {
                    for e in 1..d {
                        for f in 0..e {
                            each([a, b, c, d, e, f].map(card));
                        }
                    }
                }
            }
        }
    }
}

/// The same hand with its suits exchanged so that the one with the highest cards comes first.
fn suits_in_order(cards: [Card; 6]) -> [Card; 6] {
    let mut held = [0_u16; 4];
    for card in cards {
        held[usize::from(suit(card))] |= 1 << rank(card);
    }
    let mut order = [0, 1, 2, 3];
    order.sort_by_key(|suit| std::cmp::Reverse(held[*suit]));
    let mut turned = [0; 4];
    for (to, from) in (0..).zip(order) {
        turned[from] = to;
    }
    cards.map(|of| card(rank(of) * 4 + turned[usize::from(suit(of))]))
}

#[test]
fn every_six_cards_and_a_joker_are_worth_their_best_part() {
    let (mut hands, mut tried) = (0, 0);
    sixes(|cards| {
        hands += 1;
        // Suits have no rank: a hand is worth what it is with others, which are tried by parts.
        let same = suits_in_order(cards);
        if same != cards {
            assert_eq!(wild6(&cards), wild6(&same), "{cards:?}");
            assert_eq!(bug6(&cards), bug6(&same), "{cards:?}");
            return;
        }
        tried += 1;
        let (mut any, mut ace) = (None, None);
        for i in 0..6 {
            // Without the joker one card is left out, with it two.
            let mut five = [cards[5]; 5];
            let mut rest = (0..6).filter(|at| *at != i);
            five.fill_with(|| cards[rest.next().expect("five")]);
            any = any.max(Some(high(&five)));
            for j in i..5 {
                let mut four = [five[4]; 4];
                let mut rest = (0..5).filter(|at| *at != j);
                four.fill_with(|| five[rest.next().expect("four")]);
                ace = ace.max(Some(bug(&four)));
                any = any.max(Some(wild4(&four)));
            }
            ace = ace.max(Some(high(&five)));
        }
        assert_eq!(Some(wild6(&cards)), any, "{cards:?}");
        assert_eq!(Some(bug6(&cards)), ace, "{cards:?}");
    });
    assert_eq!((hands, tried), (20_358_520, 962_988));
}
