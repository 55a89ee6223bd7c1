//! Pai gow poker: where A-2-3-4-5 stands, what a joker may be, and when two cards are too high.

use cards::{AnyCard, Card, parse_any_cards};
use hands::{Back, Category, Joker, PaiGow, Wheel, high};

fn five(text: &str) -> [AnyCard; 5] {
    parse_any_cards(text).expect("cards").try_into().expect("five cards")
}

fn two(text: &str) -> [AnyCard; 2] {
    parse_any_cards(text).expect("cards").try_into().expect("two cards")
}

const LOWEST: PaiGow = PaiGow { wheel: Wheel::Lowest, ..PaiGow::BRITAIN };
const WILD: PaiGow = PaiGow { joker: Joker::Wild, wheel: Wheel::Lowest };

/// Hands from the best down.
#[track_caller]
fn falls(order: PaiGow, hands: &[&str]) {
    for pair in hands.windows(2) {
        let [above, below] = [pair[0], pair[1]].map(|text| order.back(&five(text)));
        assert!(above > below, "{} is not above {}", pair[0], pair[1]);
    }
}

#[test]
fn ace_to_five_stands_where_the_table_has_it() {
    let usual = ["Th Jc Qd Ks Ah", "9h Tc Jd Qs Kh", "2h 3c 4d 5s 6h", "Ah 2c 3d 4s 5h"];
    falls(LOWEST, &usual);
    falls(PaiGow::BRITAIN, &[usual[0], usual[3], usual[1], usual[2], "Kh Kd Kc Qd 2s"]);
    let suited = ["Th Jh Qh Kh Ah", "9h Th Jh Qh Kh", "2h 3h 4h 5h 6h", "Ah 2h 3h 4h 5h"];
    falls(LOWEST, &suited);
    falls(PaiGow::BRITAIN, &[suited[0], suited[3], suited[1], suited[2], "Ah Ad Ac As Kh"]);
    // With a joker A-2-3-4-5 is taken where it is the better one.
    let wheel = PaiGow::BRITAIN.back(&five(usual[3]));
    for text in ["X 2c 3d 4s 5h", "Ah X 3d 4s 5h", "Ah 2c 3d X 5h"] {
        assert_eq!(PaiGow::BRITAIN.back(&five(text)), wheel, "{text}");
    }
    assert_eq!(LOWEST.back(&five("X 2c 3d 4s 5h")), LOWEST.back(&five(usual[2])));
    let second = PaiGow { wheel: Wheel::Second, ..WILD };
    assert_eq!(second.back(&five("X X 3d 4s 5h")), wheel);
    assert_eq!(second.back(&five("X X 3d 4d 5d")).category(), Category::StraightFlush);
    assert_eq!(
        second.back(&five("X X 3d 4d 5d")),
        second.back(&five(&suited[3].replace('h', "d")))
    );
    assert_eq!(WILD.back(&five("X X 3d 4s 5h")), LOWEST.back(&five("3d 4s 5h 6c 7d")));
}

/// The best that a bug can be: an ace, or what makes a straight or a flush.
fn substituted(order: PaiGow, four: [Card; 4]) -> Back {
    let [a, b, c, d] = four.map(AnyCard::from);
    let aces = four.iter().filter(|card| card.code() / 4 == 12).count();
    if aces == 4 {
        return order.back(&[a, b, c, d, AnyCard::JOKER]);
    }
    let mut best = None;
    for card in Card::all().filter(|card| !four.contains(card)) {
        let back = order.back(&[a, b, c, d, card.into()]);
        let run = matches!(
            back.category(),
            Category::Straight | Category::Flush | Category::StraightFlush | Category::RoyalFlush
        );
        if (run || card.code() / 4 == 12) && best.is_none_or(|known| back > known) {
            best = Some(back);
        }
    }
    // A flush holds an ace already where every ace is taken from it.
    best.expect("an ace is left")
}

#[test]
fn a_bug_is_the_best_card_that_it_may_be() {
    let card = |code: u8| Card::from_code(code).expect("a card");
    let mut checked = 0;
    for a in 3..52 {
        for b in 2..a {
            for c in 1..b {
                for d in 0..c {
                    // One hand in seven, every rank and suit among them.
                    if (u32::from(a) + 2 * u32::from(b) + 3 * u32::from(c) + u32::from(d)) % 7 != 0
                    {
                        continue;
                    }
                    let four = [a, b, c, d].map(card);
                    let [w, x, y, z] = four.map(AnyCard::from);
                    let bug = PaiGow::BRITAIN.back(&[w, AnyCard::JOKER, x, y, z]);
                    let best = substituted(PaiGow::BRITAIN, four);
                    // A flush with its ace in hand may take a second one, which no card is.
                    assert!(bug >= best, "{four:?}: {bug:?} below {best:?}");
                    let suits = four.iter().all(|card| card.code() % 4 == four[0].code() % 4);
                    assert!(bug == best || suits && bug.category() == best.category(), "{four:?}");
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 38_000);
}

#[test]
fn natural_hands_keep_their_numbers_but_for_straights() {
    let text = "Kh Kd Kc 9s 9h";
    let natural = high(&cards::parse_cards(text).expect("cards").try_into().expect("five"));
    assert_eq!(PaiGow::BRITAIN.back(&five(text)).number(), natural.number());
    assert!(PaiGow::BRITAIN.back(&five("Ah Ad Ac As X")).number() == Back::END - 1);
    assert!(!PaiGow::BRITAIN.back(&five("Kh Kd Kc 9s 8h")).is_run());
    assert!(PaiGow::BRITAIN.back(&five("2h 3d 4c 5s 6h")).is_run());
}

#[test]
fn five_of_a_kind_ranks_below_five_aces_or_as_four() {
    falls(
        WILD,
        &["Ah Ad Ac X X", "Kh Kd Kc Ks X", "2h 2d 2c 2s X", "Th Jh Qh Kh Ah", "9h Th Jh Qh X"],
    );
    let kings = WILD.back(&five("Kh Kd Kc Ks X")).as_four();
    assert_eq!(kings, WILD.back(&five("Kh Kd Kc Ks Ah")));
    assert_eq!(WILD.back(&five("2h 2d 2c 2s X")).as_four(), WILD.back(&five("2h 2d 2c 2s Ah")));
    let aces = WILD.back(&five("Ah Ad Ac As X"));
    assert_eq!(aces.as_four(), aces);
    let royal = WILD.back(&five("Th Jh Qh Kh Ah"));
    assert_eq!(royal.as_four(), royal);
}

#[test]
fn fronts_are_pairs_or_two_cards() {
    let front = |text| PaiGow::BRITAIN.front(two(text));
    let falling = ["Ah X", "Kh Kd", "2h 2d", "Ah Kd", "X Qd", "Kh Qd", "3h 2d"];
    for pair in falling.windows(2) {
        assert!(front(pair[0]) > front(pair[1]), "{pair:?}");
    }
    assert_eq!(front("X Kd"), front("Ah Ks"));
    assert_eq!(front("Ah Kd").ranks(), [12, 11]);
    assert_eq!(front("5h 5d").ranks(), [3, 3]);
    assert_eq!(WILD.front(two("X Kd")), WILD.front(two("Kh Kd")));
    assert_eq!(WILD.front(two("X X")), WILD.front(two("Ah Ad")));
}

#[test]
fn two_cards_above_five_are_a_foul() {
    let foul = |order: PaiGow, behind: &str, front: &str| order.is_foul(&five(behind), two(front));
    for (behind, front, expected) in [
        ("2c 4d 6h 8s Tc", "Kh Kd", true),
        ("2c 4d 6h 8s Tc", "Th 9d", true),
        ("2c 4d 6h 8s Tc", "Th 8d", false),
        ("2c 4d 6h 8s Tc", "Th 7d", false),
        ("2c 4d 6h 8s Tc", "2h 2d", true),
        ("4c 4d 6h 8s Tc", "4h 4s", false),
        ("4c 4d 6h 8s Tc", "5h 5s", true),
        ("4c 4d 6h 8s Tc", "3h 3s", false),
        ("4c 4d 6h 8s Tc", "Ah Ks", false),
        ("4c 4d 2h 2s Tc", "Ah As", false),
        ("3c 4d 5h 6s 7c", "Ah As", false),
        ("X 4d 6h 8s Tc", "Ah Ks", true),
        ("X Kd 6h 8s Tc", "Ah Ks", false),
        ("2c Kd 6h 8s Tc", "X Ks", true),
    ] {
        assert_eq!(foul(PaiGow::BRITAIN, behind, front), expected, "{behind} / {front}");
    }
    assert!(foul(WILD, "X 4d 6h 8s Tc", "Jh Js"));
    assert!(!foul(WILD, "X 4d 6h 8s Tc", "Th Ts"));
    assert!(foul(WILD, "2c 4d 6h 8s Tc", "X 3s"));
}
