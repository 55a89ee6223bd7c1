//! Every hand there is, against an independent naive evaluator and against known counts.

#![allow(clippy::trivially_copy_pass_by_ref)] // all sizes of hands are passed alike

use cards::Card;
use hands::{Category, High, Pile, ace_to_five, deuce_to_seven, high, high6, high7};
use std::collections::BTreeMap;

/// Whether A-2-3-4-5 is a straight.
#[derive(Clone, Copy, PartialEq)]
enum Wheel {
    Straight,
    None,
}

fn card(code: u8) -> Card {
    Card::from_code(code).expect("a card")
}

/// Five cards by counting, without any table: a kind and the ranks that matter, by weight.
fn naive(cards: &[Card; 5], wheel: Wheel) -> (u8, Vec<u8>) {
    let ranks = cards.map(|card| card.code() / 4);
    let mut groups: Vec<(usize, u8)> = Vec::new();
    for rank in 0..13 {
        let n = ranks.map(|r| usize::from(r == rank)).iter().sum::<usize>();
        if n > 0 {
            groups.push((n, rank));
        }
    }
    groups.sort_by(|a, b| b.cmp(a));
    let by_weight: Vec<u8> = groups.iter().map(|(_, rank)| *rank).collect();
    let flush = cards.iter().all(|card| card.code() % 4 == cards[0].code() % 4);
    let top = if groups.len() < 5 {
        None
    } else if by_weight[0] - by_weight[4] == 4 {
        Some(by_weight[0])
    } else if wheel == Wheel::Straight && by_weight == [12, 3, 2, 1, 0] {
        Some(3)
    } else {
        None
    };
    let counts: Vec<usize> = groups.iter().map(|(n, _)| *n).collect();
    match (top, flush, counts.as_slice()) {
        (Some(12), true, _) => (9, vec![]),
        (Some(top), true, _) => (8, vec![top]),
        (_, _, [4, 1]) => (7, by_weight),
        (_, _, [3, 2]) => (6, by_weight),
        (_, true, _) => (5, by_weight),
        (Some(top), ..) => (4, vec![top]),
        (_, _, [3, 1, 1]) => (3, by_weight),
        (_, _, [2, 2, 1]) => (2, by_weight),
        (_, _, [2, 1, 1, 1]) => (1, by_weight),
        _ => (0, by_weight),
    }
}

fn fives(mut each: impl FnMut([Card; 5])) {
    for a in 4..52 {
        for b in 3..a {
            for c in 2..b {
                for d in 1..c {
                    for e in 0..d {
                        each([a, b, c, d, e].map(card));
                    }
                }
            }
        }
    }
}

/// Each class of one order is one class of the other, in the same order.
fn same_order<K: Ord, V: Ord + std::fmt::Debug + Copy>(mut pairs: Vec<(K, V)>) -> usize {
    pairs.sort();
    pairs.dedup();
    for two in pairs.windows(2) {
        assert!(two[0].0 < two[1].0, "one naive class has {:?} and {:?}", two[0].1, two[1].1);
        assert!(two[0].1 < two[1].1, "{:?} is not below {:?}", two[0].1, two[1].1);
    }
    pairs.len()
}

#[test]
fn every_five_card_hand_is_ranked_as_by_counting() {
    let mut seen: BTreeMap<High, (u8, Vec<u8>)> = BTreeMap::default();
    let mut counts = [0_u32; 10];
    fives(|cards| {
        let rank = high(&cards);
        let naive = naive(&cards, Wheel::Straight);
        counts[usize::from(naive.0)] += 1;
        assert_eq!(rank.category() as u8, naive.0, "{cards:?}");
        let known = seen.entry(rank).or_insert_with(|| naive.clone());
        assert_eq!(*known, naive, "{cards:?}");
    });
    let pairs = seen.into_iter().map(|(rank, naive)| (naive, rank)).collect();
    assert_eq!(same_order(pairs), usize::from(High::COUNT));
    assert_eq!(counts, [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4]);
}

#[test]
fn every_five_card_low_is_ranked_as_by_counting() {
    let mut aces: BTreeMap<_, (Vec<usize>, Vec<u8>)> = BTreeMap::default();
    let mut deuces: BTreeMap<_, (u8, Vec<u8>)> = BTreeMap::default();
    fives(|cards| {
        // Deuce to seven is the high order turned round, the ace always high.
        let (kind, ranks) = naive(&cards, Wheel::None);
        let (kind, ranks) = if kind == 9 { (8, vec![12]) } else { (kind, ranks) };
        let known = deuces.entry(deuce_to_seven(&cards)).or_insert_with(|| (kind, ranks.clone()));
        assert_eq!(*known, (kind, ranks), "{cards:?}");
        // Ace to five: fewer repeats, then lower ranks from the top, the ace being one.
        let ranks = cards.map(|card| (card.code() / 4 + 1) % 13);
        let mut groups: Vec<(usize, u8)> = (0..13)
            .map(|rank| (ranks.map(|r| usize::from(r == rank)).iter().sum(), rank))
            .filter(|(n, _)| *n > 0)
            .collect();
        groups.sort_by(|a, b| b.cmp(a));
        let value: (Vec<usize>, Vec<u8>) = groups.into_iter().unzip();
        let low = ace_to_five(&cards);
        let known = aces.entry(low).or_insert_with(|| value.clone());
        assert_eq!(*known, value, "{cards:?}");
        let eight = value.0.len() == 5 && value.1[0] <= 7;
        assert_eq!(low.is_eight_or_better(), eight, "{cards:?}");
        let six = value.0.len() == 5 && value.1[0] <= 5;
        assert_eq!(low.is_six_or_better(), six, "{cards:?}");
    });
    let deuces: Vec<_> = deuces.into_iter().map(|(l, v)| (std::cmp::Reverse(v), l)).collect();
    assert_eq!(same_order(deuces), 7462);
    let aces = aces.into_iter().map(|(l, v)| (std::cmp::Reverse(v), l)).collect();
    assert_eq!(same_order(aces), 6175);
}

#[test]
fn every_seven_card_hand_falls_into_its_category() {
    let mut numbers = vec![0_u32; usize::from(High::COUNT) + 1];
    let pile = |pile: Pile, code: u8| pile.with(card(code));
    for a in 6..52 {
        let one = pile(Pile::EMPTY, a);
        for b in 5..a {
            let two = pile(one, b);
            for c in 4..b {
                let three = pile(two, c);
                for d in 3..c {
                    let four = pile(three, d);
                    for e in 2..d {
                        let five = pile(four, e);
                        for f in 1..e {
                            let six = pile(five, f);
                            for g in 0..f {
                                numbers[usize::from(pile(six, g).high7().number())] += 1;
                            }
                        }
                    }
                }
            }
        }
    }
    assert_eq!(numbers, by_six());
    let mut counts = [0_u32; 10];
    for (number, n) in numbers.iter().enumerate().skip(1) {
        let kind = Category::ALL[..10].iter().rposition(|kind| first(*kind) <= number);
        counts[kind.expect("a kind")] += n;
    }
    assert_eq!(
        counts,
        [
            23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184,
            224_848, 37_260, 4_324
        ]
    );
    assert_eq!(counts.iter().sum::<u32>(), 133_784_560);
}

/// How often each number comes among all hands of seven, the last card by [`Pile::each7`].
fn by_six() -> Vec<u32> {
    let mut numbers = vec![0_u32; usize::from(High::COUNT) + 1];
    let deck: Vec<Card> = (0..52).map(card).collect();
    for a in 5..52 {
        for b in 4..a {
            for c in 3..b {
                for d in 2..c {
                    for e in 1..d {
                        for f in 0..e {
                            let six = [a, b, c, d, e, f].map(|at| deck[at]);
                            let six = six.into_iter().fold(Pile::EMPTY, Pile::with);
                            six.each7(&deck[..f], |high| numbers[usize::from(high.number())] += 1);
                        }
                    }
                }
            }
        }
    }
    numbers
}

#[test]
fn a_fifth_card_at_a_time_is_ranked_as_all_five() {
    let deck: Vec<Card> = (0..52).map(card).collect();
    for a in 3..52 {
        for b in 2..a {
            for c in 1..b {
                for d in 0..c {
                    let four = [deck[a], deck[b], deck[c], deck[d]];
                    let mut rest = deck[..d].iter();
                    four.into_iter().fold(Pile::EMPTY, Pile::with).each5(&deck[..d], |value| {
                        let e = *rest.next().expect("a card for each value");
                        assert_eq!(value, high(&[four[0], four[1], four[2], four[3], e]));
                    });
                    assert_eq!(rest.next(), None);
                }
            }
        }
    }
}

/// The number of the worst hand of a kind, by the sizes of the kinds.
fn first(kind: Category) -> usize {
    let sizes = [1277, 2860, 858, 858, 10, 1277, 156, 156, 9, 1];
    1 + sizes[..kind as usize].iter().sum::<usize>()
}

#[test]
fn six_and_seven_cards_are_worth_their_best_five() {
    // A stride through all hands, prime to their number, meets every kind.
    let mut state = 1_u64;
    for _ in 0..200_000 {
        let mut deck: Vec<u8> = (0..52).collect();
        let cards: [Card; 7] = std::array::from_fn(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            card(deck.swap_remove((state >> 33) as usize % deck.len()))
        });
        let six: [Card; 6] = cards[..6].try_into().expect("six");
        let mut best = [None, None];
        for i in 0..7 {
            for j in i + 1..7 {
                let rest: Vec<Card> =
                    (0..7).filter(|k| *k != i && *k != j).map(|k| cards[k]).collect();
                let five = rest.try_into().expect("five");
                best[1] = best[1].max(Some(high(&five)));
                if j == 6 {
                    best[0] = best[0].max(Some(high(&five)));
                }
            }
        }
        assert_eq!(best, [Some(high6(&six)), Some(high7(&cards))], "{cards:?}");
    }
}

#[test]
fn omaha_takes_exactly_two_and_three() {
    use hands::{omaha, omaha_low};
    let mut state = 3_u64;
    for _ in 0..20_000 {
        // A short deck of ranks and suits makes flushes and straight flushes common.
        let mut deck: Vec<u8> = (0..52).filter(|code| state & 1 == 0 || code % 4 < 2).collect();
        let cards: [Card; 9] = std::array::from_fn(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            card(deck.swap_remove((state >> 33) as usize % deck.len()))
        });
        let (hole, board): ([Card; 4], [Card; 5]) =
            (cards[..4].try_into().expect("four"), cards[4..].try_into().expect("five"));
        let (mut best, mut low) = (None, None);
        for i in 0..4 {
            for j in 0..i {
                for k in 0..5 {
                    for l in 0..k {
                        let three = (0..5).filter(|m| *m != k && *m != l).map(|m| board[m]);
                        let five: Vec<Card> = three.chain([hole[i], hole[j]]).collect();
                        let five = five.try_into().expect("five");
                        best = best.max(Some(high(&five)));
                        low = low.max(Some(ace_to_five(&five)));
                    }
                }
            }
        }
        assert_eq!(best, Some(omaha(&hole, &board)), "{hole:?} {board:?}");
        assert_eq!(low, Some(omaha_low(&hole, &board)), "{hole:?} {board:?}");
    }
}

/// Cards of these ranks, no two alike; none where a rank comes more than four times.
fn of_ranks(ranks: &[u8]) -> Option<Vec<Card>> {
    let mut held = [0; 13];
    let mut next = |rank: &u8| {
        let n = &mut held[usize::from(*rank)];
        *n += 1;
        (*n <= 4).then(|| card(4 * rank + (rank + *n) % 4))
    };
    ranks.iter().map(&mut next).collect()
}

#[test]
fn omaha_every_pair_of_ranks_takes_the_best_three_of_every_board() {
    let mut hands = 0;
    let mut all = |ranks: [u8; 7]| {
        let Some(cards) = of_ranks(&ranks) else { return };
        let (hole, board): ([Card; 2], [Card; 5]) =
            (cards[..2].try_into().expect("two"), cards[2..].try_into().expect("five"));
        let mut best = None;
        for k in 0..5 {
            for l in 0..k {
                let three = (0..5).filter(|m| *m != k && *m != l).map(|m| board[m]);
                let five: Vec<Card> = three.chain(hole).collect();
                best = best.max(Some(high(&five.try_into().expect("five"))));
            }
        }
        assert_eq!(best, Some(hands::omaha(&hole, &board)), "{hole:?} {board:?}");
        hands += 1;
    };
    for a in 0..13 {
        for b in 0..=a {
            for c in 0..13 {
                for d in 0..=c {
                    for e in 0..=d {
                        for f in 0..=e {
                            (0..=f).for_each(|g| all([a, b, c, d, e, f, g]));
                        }
                    }
                }
            }
        }
    }
    // Pairs with boards of five, less those with five or more of a rank, counted by another way.
    assert_eq!(hands, 91 * 6188 - over());
}

/// Pairs of ranks with boards of five ranks among which some rank comes more than four times.
fn over() -> usize {
    // Of one rank: all five on the board; or four there and one or two in the hand; or three there
    // and both in the hand. No two ranks can come so often among seven cards.
    let five = 91;
    let four = 12 * 13;
    let three = 78;
    13 * (five + four + three)
}

#[test]
fn one_deck_in_a_stack_is_ranked_as_usual() {
    use hands::{Printed, Stacked, stacked};
    let mut seen: BTreeMap<High, Stacked> = BTreeMap::default();
    fives(|cards| {
        let value = stacked(&cards, Printed::Usual);
        assert_eq!(*seen.entry(high(&cards)).or_insert(value), value, "{cards:?}");
        assert_eq!(value.category(), high(&cards).category());
    });
    assert!(seen.values().zip(seen.values().skip(1)).all(|(one, next)| one < next));
}

#[test]
fn several_decks_have_flushes_with_pairs_and_five_of_a_rank() {
    use hands::{Printed, stacked};
    let hand = |text: &str| -> [Card; 5] {
        cards::parse_cards(text).expect("cards").try_into().expect("five")
    };
    let value = |text: &str, printed| stacked(&hand(text), printed);
    let (flush, full) = ("Ah Ah 9h 7h 2h", "2c 2d 2h 3c 3d");
    assert!(value(flush, Printed::Usual) < value(full, Printed::Usual));
    assert!(value(flush, Printed::FlushFirst) > value(full, Printed::FlushFirst));
    assert_eq!(value(flush, Printed::Usual).category(), Category::Flush);
    // A full house of one suit is whichever of the two the book puts higher.
    let both = "Kh Kh Kh 2h 2h";
    assert_eq!(value(both, Printed::Usual).category(), Category::FullHouse);
    assert_eq!(value(both, Printed::FlushFirst).category(), Category::Flush);
    let five = value("Kh Kh Kd Kc Ks", Printed::Usual);
    assert_eq!(five.category(), Category::FourOfAKind);
    assert!(five > value("Kh Kd Kc Ks Qs", Printed::Usual));
    assert!(five < value("Kh Kd Kc Ks As", Printed::Usual));
}

#[test]
fn several_decks_number_every_hand_apart_and_in_order() {
    use hands::{PLACES, Printed, stacked};
    let number = |text: &str, printed| {
        let cards: [Card; 5] = cards::parse_cards(text).expect("cards").try_into().expect("five");
        stacked(&cards, printed).number()
    };
    // From the worst hand to the best, suited pairs and five of a rank among them.
    let usual = [
        "7c 5d 4h 3s 2c",
        "Ac Qd Jh Ts 9c",
        "Ac Kd 4h 3s 2c",
        "Ac Kd Qh Js 9c",
        "2c 2d 5h 4s 3c",
        "2c 2d Ah Ks Qc",
        "3c 3d 5h 4s 2c",
        "Ac Ad Kh Qs Jc",
        "3c 3d 2h 2s 4c",
        "3c 3d 2h 2s Ac",
        "Ac Ad Kh Ks Qc",
        "2c 2d 2h 4s 3c",
        "Ac Ad Ah Ks Qc",
        "5c 4d 3h 2s Ac",
        "Ac Kd Qh Js Tc",
        "3c 3c 2c 2c 2c",
        "Ac Ac Kc Kc Kc",
    ];
    let order = |hands: &[&str], printed| {
        let numbers: Vec<u16> = hands.iter().map(|hand| number(hand, printed)).collect();
        assert!(numbers.is_sorted_by(|a, b| a < b), "{numbers:?}");
    };
    order(&usual[..15], Printed::Usual);
    order(&usual[..15], Printed::FlushFirst);
    // Of one suit they are flushes by one order and full houses by the other.
    order(&usual[15..], Printed::FlushFirst);
    let tops = ["2c 2d 2h 3s 3c", "Ac Ad Ah Ks Kc", "4c 3c 2c 2c 2c", "5c 3c 2c 2c 2c"];
    let above = ["Ac Ac Ac Kc Kc", "2c 2d 2h 2s 3c", "Kc Kd Kh Ks Kc", "Kc Kd Kh Ks Ac"];
    order(&[&tops[..], &above[..]].concat(), Printed::FlushFirst);
    let straights = ["5c 4c 3c 2c Ac", "6c 5c 4c 3c 2c", "Kc Qc Jc Tc 9c", "Ac Kc Qc Jc Tc"];
    order(&[&above[1..], &straights[..]].concat(), Printed::Usual);
    assert_eq!(number("Ac Kc Qc Jc Tc", Printed::Usual), 9 * PLACES + 12);
    assert!(number("Ac Ac Ac Ac Kc", Printed::Usual) < number("5c 4c 3c 2c Ac", Printed::Usual));
    assert_eq!(number("Kc Kd Qh Qs 2c", Printed::Usual), number("Kh Ks Qd Qc 2s", Printed::Usual));
}
