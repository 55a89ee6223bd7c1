//! Counts against the catalogue's, a slow house way, and every pair of hands of a short deck.

mod slow;

use super::{Deck, Table, colour_census, seven_census};
use crate::{Census, Exact, Progress};
use cards::{AnyCard, parse_any_cards};
use games::pai_gow::{
    Bonus, Clash, Colours, Fives, Fortune, HOUSE_WAY, LOGICAL_WAY, Setting, Seven,
};
use games::two_hands::{Meets, Met};
use hands::{Joker, PaiGow, Wheel};
use table::Facts;

const BRITAIN: Table = Table {
    deck: Deck::full(1),
    order: PaiGow::BRITAIN,
    way: &HOUSE_WAY,
    fives: Fives::BelowAces,
};
const WILD: PaiGow = PaiGow { joker: Joker::Wild, wheel: Wheel::Lowest };

pub(super) fn seven(text: &str) -> Seven {
    parse_any_cards(text).expect("cards").try_into().expect("seven cards")
}

/// What a pay table gives back for a stake that comes back with it, class by class.
fn edge(census: &Census, pays: &[i128]) -> String {
    let total = census.total();
    let gain: i128 = census.counts().iter().zip(pays).map(|(n, pay)| *n as i128 * pay).sum();
    format!("{:.4}", Exact::new(-gain, total).decimal() * 100.0)
}

#[test]
fn fortune_counts_are_the_catalogues() {
    let census = seven_census(Deck::full(1), Fortune::CLASSES, |seven| Fortune::of(seven).index());
    let expected: [u128; 13] = [
        32,
        72,
        196,
        1128,
        26_020,
        184_644,
        307_472,
        4_188_528,
        6_172_088,
        7_672_500,
        11_034_204,
        2_862_000,
        121_694_196,
    ];
    assert_eq!(census.counts(), expected);
    assert_eq!(census.total(), 154_143_080);
    let least = [2500, 1000, 500, 250, 100, 50, 20, 5, 4, 3, 2, 0, -1];
    assert_eq!(edge(&census, &least), "8.0845");
    let mut without = least;
    without[11] = -1;
    assert_eq!(edge(&census, &without), "9.9412");
    let one = [5000, 1000, 750, 250, 100, 50, 20, 5, 4, 3, 2, 0, -1];
    assert_eq!(edge(&census, &one), "8.0008");
    let two = [8000, 2000, 1000, 400, 150, 50, 25, 5, 4, 3, 2, -1, -1];
    assert_eq!(edge(&census, &two), "7.7656");
}

#[test]
fn jokolor_counts_are_by_choosing_colours() {
    let of = |seven: &Seven| Colours::of(seven).index();
    let census = colour_census(Deck::full(1), Colours::CLASSES, of);
    let choose = |n, k| u128::from(super::classes::choose(n, k));
    let six = 2 * choose(26, 6);
    let all = 2 * choose(26, 7);
    let jokers = choose(52, 6);
    assert_eq!(census.counts(), [six, all, jokers - six, choose(52, 7) - all]);
    assert_eq!(edge(&census, &[30, 10, 5, -1]), "3.8982");
}

#[test]
fn californias_bonus_counts_are_the_catalogues() {
    let count =
        |deck, joker| seven_census(deck, Bonus::CLASSES, |seven| Bonus::of(seven, joker).index());
    let pays = [500, 200, 100, 50, 30, 25, 5, 4, 2, -1];
    let wild = count(Deck::full(1), Joker::Wild);
    let expected: [u128; 10] = [
        1128,
        13_536,
        26_132,
        38_728,
        146_104,
        1_121_024,
        5_997_144,
        6_027_224,
        11_083_940,
        129_688_120,
    ];
    assert_eq!(wild.counts(), expected);
    assert_eq!(edge(&wild, &pays), "8.5609");
    assert_eq!(edge(&count(Deck::full(1), Joker::Bug), &pays), "30.3227");
    assert_eq!(edge(&count(Deck::full(0), Joker::Wild), &pays), "49.3212");
}

#[test]
fn classes_of_hands_weigh_as_much_as_all_hands() {
    for (deck, k, expected) in [
        (Deck::full(1), 2, 1378),
        (Deck::full(0), 5, 2_598_960),
        (Deck::full(3), 4, 341_055),
        (Deck { ranks: 0b1_1111, jokers: 1 }, 7, 116_280),
    ] {
        let (mut total, mut classes) = (0, 0);
        super::classes::hands(deck, k, |cards, weight| {
            assert_eq!(cards.len(), k as usize);
            total += weight;
            classes += 1;
        });
        assert_eq!(total, expected, "{k} of {deck:?}");
        assert!(classes < total);
    }
}

/// Every pair of hands without a common card, one by one.
fn pair_by_pair(table: &Table) -> Vec<u128> {
    let cards = table.deck.cards();
    let mut hands: Vec<(u32, u16, u16)> = Vec::new();
    for set in 0..1_u32 << cards.len() {
        if set.count_ones() != 7 {
            continue;
        }
        let held: Vec<AnyCard> =
            (0..cards.len()).filter(|at| set >> at & 1 == 1).map(|at| cards[at]).collect();
        let held: Seven = held.try_into().expect("seven");
        let worth = table.way.set(&held, table.order).worth(&held, table.order);
        hands.push((set, worth.back.number(), worth.front.number()));
    }
    let mut counts = vec![0; Clash::CLASSES];
    for (set, back, front) in &hands {
        for (other, behind, before) in &hands {
            if set & other == 0 {
                let (high, low) = (Meets::from(back.cmp(behind)), Meets::from(front.cmp(before)));
                counts[Clash::Met(Met { high, low }).index()] += 1;
            }
        }
    }
    counts
}

#[test]
fn inclusion_and_exclusion_counts_every_pair_of_a_short_deck() {
    // Sixteen cards of the highest ranks and of the lowest, with one joker, two or none.
    for (ranks, jokers, order, way) in [
        (0b1_1110_0000_0000, 1, PaiGow::BRITAIN, &HOUSE_WAY),
        (0b1_0000_0000_0111, 1, PaiGow::BRITAIN, &HOUSE_WAY),
        (0b1_1000_0001_1000, 0, WILD, &LOGICAL_WAY),
        (0b1_0001_0000_1000, 3, WILD, &LOGICAL_WAY),
    ] {
        let table = Table { deck: Deck { ranks, jokers }, order, way, fives: Fives::BelowAces };
        let census = table.contest(&Progress::default());
        assert_eq!(census.counts(), pair_by_pair(&table), "{:?}", table.deck);
    }
}

/// `reading:ca-five-of-a-kind`: posted as four of a kind, five sevens lose to four eights.
#[test]
fn fives_of_a_kind_count_as_the_table_has_them() {
    // Sevens to tens and a joker; a bank with four eights and two tens holds no seven.
    let table = Table {
        deck: Deck { ranks: 0b0_0001_1110_0000, jokers: 1 },
        order: WILD,
        way: &LOGICAL_WAY,
        fives: Fives::BelowAces,
    };
    let own = seven("X 7c 7d 7h 7s 9c 9d");
    let lost = |fives| {
        let counted = Table { fives, ..table }.settings(&own);
        let front = |s: &Setting| s.front(&own) == [own[5], own[6]];
        let (_, census) = counted.iter().find(|(s, _)| front(s)).expect("nines in front");
        let both = Clash::Met(Met { high: Meets::Lower, low: Meets::Lower });
        census.counts()[both.index()]
    };
    assert_eq!(lost(Fives::BelowAces), 0);
    assert!(lost(Fives::AsFour) > 0);
}

#[test]
fn every_setting_is_counted_against_every_hand_of_the_bank() {
    // Eleven other cards: 330 hands of the bank.
    let table = Table { deck: Deck { ranks: 0b1_1110_0000_0000, jokers: 1 }, ..BRITAIN };
    let own = seven("Ah Ad Kh Qs Qd Jc X");
    let counted = table.settings(&own);
    assert_eq!(counted.len(), 21);
    let whole: u128 = super::classes::choose(10, 7).into();
    for (setting, outcomes) in &counted {
        assert_eq!(outcomes.total(), whole, "{setting:?}");
    }
    // Aces in front and queens behind are never both higher than a bank with two aces in front.
    let wins = |front: &str| {
        let front: [AnyCard; 2] = parse_any_cards(front).expect("cards").try_into().expect("two");
        let setting = Setting::of(&own, front).expect("held");
        let (_, outcomes) = counted.iter().find(|(of, _)| *of == setting).expect("counted");
        let win = Clash::Met(Met { high: Meets::Higher, low: Meets::Higher });
        outcomes.counts()[win.index()]
    };
    assert!(wins("Qs Qd") > wins("Qs Jc"));
}

#[test]
fn house_ways_foul_no_hand_and_have_a_row_for_each() {
    let mut random = slow::Random::new(11);
    for jokers in 0..=3 {
        let deck = Deck::full(jokers).cards();
        for _ in 0..6000 {
            let seven = random.seven(&deck);
            let orders: &[PaiGow] = if jokers <= 1 { &[PaiGow::BRITAIN, WILD] } else { &[WILD] };
            for order in orders {
                for way in [&HOUSE_WAY, &LOGICAL_WAY] {
                    let (row, setting) = way.find(&seven, *order);
                    assert!(!setting.is_foul(&seven, *order), "{seven:?}: {}", row.label);
                }
            }
        }
    }
}

#[test]
fn a_slow_house_way_sets_random_hands_alike() {
    let deck = Deck::full(1).cards();
    let mut random = slow::Random::new(2007);
    let n: u32 =
        std::env::var("PAI_GOW_HANDS").ok().and_then(|n| n.parse().ok()).unwrap_or(60_000);
    for _ in 0..n {
        let seven = random.seven(&deck);
        slow::compare(&seven);
    }
}

#[test]
fn a_slow_house_way_sets_hard_hands_alike() {
    for text in [
        "Ah Ad Ac As X Kh Kd",
        "Ah Ad Ac As X Qh Qd",
        "Ah Ad Ac As X 3h 4d",
        "Ah Ad Ac As Kh Kd 2c",
        "Ah Ad As X 9s 6s 3s",
        "Ah As X 9s 6s 3s 2d",
        "Ah As X 5c 6d 7h 8s",
        "Ks Kd X Qs Js Ts 4d",
        "2h 3h 4h 5h X 9c 9d",
        "2h 3c 4d 5s X Kc 9d",
        "7h 7d 7c 7s Kh 3d 2c",
        "7h 7d 7c 7s Qh 3d 2c",
        "Jh Jd Jc Js Kh Qd 2c",
        "Jh Jd Jc Js Ah Qd 2c",
        "9h 9d 9c 2s 2h Ad Kc",
        "9h 9d 9c 2s 2h Ad Qc",
        "Ah Ad Ac 2s 2h Kd Qc",
        "9h 9d 9c 3s 3h Ad Kc",
        "9h 9d 9c 4h 4d 4c As",
        "9h 9d 9c 4h 4d 3c 3s",
        "9h 8d 7c 6h 5d 4c 3s",
        "9h 8h 7h 6h 5h 4h 3h",
        "Ah Kh 9h 8h 7d 6c 5s",
        "Th Jh Qh Kh Ah Ad 2c",
    ] {
        slow::compare(&seven(text));
    }
}
