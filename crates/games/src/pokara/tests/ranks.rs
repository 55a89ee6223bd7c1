//! How hands rank, and the house way.
//!
//! Rules: ca:pokara/

use super::super::{Kind, Strength, house_way, pack, strength};
use super::play::{GAME, KINGS};
use cards::{Card, Rank, parse_cards};

pub(super) fn three(text: &str) -> [Card; 3] {
    parse_cards(text).expect("cards").try_into().expect("three cards")
}

fn of(text: &str) -> Strength {
    strength(three(text))
}

/// Hands of one kind, each above the next.
#[track_caller]
fn falls(kind: Kind, hands: &[&str]) {
    assert!(hands.iter().all(|hand| of(hand).kind == kind), "{hands:?}");
    for pair in hands.windows(2) {
        assert!(of(pair[0]) > of(pair[1]), "{pair:?}");
    }
}

#[test]
fn rs1_a_a_deck_has_the_five_high_ranks() {
    let deck = pack(1);
    assert_eq!(deck.len(), 20);
    for rank in [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten] {
        assert_eq!(deck.count_rank(rank), 4);
    }
    GAME.refuses(&format!("seat1 9h Kd Jc | {KINGS} | 1: base 10 | act 1 stand"), "s1.a");
}

#[test]
fn rs3_a_ace_king_queen_jack_ten() {
    falls(Kind::HighCard, &["Ah Kd Jc", "Ah Kd Tc", "Ah Qd Jc", "Ah Qd Tc", "Ah Jd Tc"]);
    GAME.pays(
        "seat1 Ah Ad Kc | dealer Kh Kd Ac | 1: base 10 | act 1 stand",
        "1 base wins 10 ca:pokara/8",
    );
}

#[test]
fn rs3_b_suits_are_equal() {
    for suits in ["hdc", "scd", "cch", "dhs"] {
        let suits: Vec<char> = suits.chars().collect();
        let hand = format!("A{} A{} K{}", suits[0], suits[1], suits[2]);
        assert_eq!(of(&hand), of("Ah Ad Kc"), "{hand}");
    }
    assert_eq!(of("Ah Ah Ah"), of("Ac Ac Ac"));
    assert_eq!(of("Kh Jh Th"), of("Ks Js Ts"));
}

#[test]
fn rs3_c_trip_flush() {
    falls(Kind::TripFlush, &["Ah Ah Ah", "Kc Kc Kc", "Qd Qd Qd", "Js Js Js", "Th Th Th"]);
    assert!(of("Th Th Th") > of("Ah Kh Qh"));
}

#[test]
fn rs3_d_royal_flush() {
    assert_eq!(of("Ah Kh Qh").kind, Kind::RoyalFlush);
    assert!(of("Qc Ac Kc") > of("Kh Qh Jh"));
}

#[test]
fn rs3_e_straight_flush() {
    falls(Kind::StraightFlush, &["Kh Qh Jh", "Qs Js Ts"]);
    assert!(of("Qs Js Ts") > of("Ah Ad Ac"));
}

#[test]
fn rs3_f_three_of_a_kind() {
    falls(Kind::Trips, &["Ah Ad Ac", "Kh Kh Ks", "Qh Qd Qc", "Jh Jd Jd", "Th Td Tc"]);
    assert!(of("Th Td Tc") > of("Ah Ah Kh"));
}

#[test]
fn rs3_g_flush() {
    // A pair within ranks above none: both printed ends fit (`reading:ca-pokara-flush-order`).
    falls(
        Kind::Flush,
        &["Ah Ah Kh", "Ah Ah Th", "Kh Kh Ah", "Th Th Ah", "Th Th Jh", "Ah Kh Jh", "Kh Jh Th"],
    );
    let mut flushes: Vec<Strength> = Vec::new();
    let suit: Vec<Card> = parse_cards("Ah Kh Qh Jh Th").expect("cards");
    for a in &suit {
        for b in &suit {
            flushes.extend(suit.iter().map(|c| strength([*a, *b, *c])));
        }
    }
    flushes.retain(|hand| hand.kind == Kind::Flush);
    assert_eq!(flushes.iter().max(), Some(&of("Ah Ah Kh")));
    assert_eq!(flushes.iter().min(), Some(&of("Kh Jh Th")));
    assert!(of("Kh Jh Th") > of("Ah Kd Qc"));
}

#[test]
fn rs3_h_straight() {
    falls(Kind::Straight, &["Ah Kd Qc", "Kh Qh Jc", "Qh Jd Tc"]);
    assert!(of("Qh Jd Tc") > of("Ah Ad Kc"));
}

#[test]
fn rs3_i_pair() {
    falls(Kind::Pair, &["Ah Ad Kc", "Ah Ad Tc", "Kh Kd Ac", "Jh Jd Ac", "Th Td Ac", "Th Td Jc"]);
    assert!(of("Th Td Jc") > of("Ah Kd Jc"));
}

#[test]
fn rs3_j_high_card() {
    falls(Kind::HighCard, &["Ah Kd Jc", "Ah Jd Tc", "Kh Qd Tc", "Kh Jd Tc"]);
}

/// The house way as printed: the hand, and the card that goes.
const PRINTED: [(&str, &str); 12] = [
    ("A K J", "J"),
    ("A K T", "T"),
    ("A Q J", "A"),
    ("A Q T", "T"),
    ("A J T", "T"),
    ("K Q T", "T"),
    ("K J T", "T"),
    ("A A T", "T"),
    ("K K T", "T"),
    ("Q Q T", "T"),
    ("J J T", "T"),
    ("T T J", "J"),
];

/// Ranks with suits.
fn suited(ranks: &str, suits: [char; 3]) -> String {
    let cards = ranks.split(' ').zip(suits).map(|(rank, suit)| format!("{rank}{suit}"));
    cards.collect::<Vec<_>>().join(" ")
}

#[test]
fn rs2_a_the_house_way_draws_to_twelve_hands() {
    for (hand, gone) in PRINTED {
        let cards = three(&suited(hand, ['h', 'd', 'h']));
        let at = house_way(cards).unwrap_or_else(|| panic!("{hand} draws"));
        assert!(cards[at].to_string().starts_with(gone), "{hand} throws {gone} away");
        // The player-dealer is due a card with it, and no other.
        let round = format!(
            "seat1 Ah Ad Ac | dealer {} | 1: base 10 | act 1 stand",
            suited(hand, ['h', 'd', 'h'])
        );
        GAME.refuses(&round, "s2.a");
    }
    // A-Q-J keeps queen and jack: a king makes a straight, a second ace nothing.
    GAME.pays("seat1 Qh Jd Tc | dealer Ah Qd Jc Ks | 1: base 10 | act 1 stand", "1 base loses 10");
    GAME.pays(
        "seat1 Kh Jd Tc | dealer Ah Qd Jc As | 1: base 10 | act 1 stand",
        "1 base wins 10 ca:pokara/7.b",
    );
}

#[test]
fn rs2_b_the_house_way_keeps_a_flush() {
    for (hand, _) in PRINTED {
        assert_eq!(house_way(three(&suited(hand, ['c', 'c', 'c']))), None, "{hand}");
    }
    GAME.pays("seat1 Ah Kd Qc | dealer Ac Kc Jc | 1: base 10 | act 1 stand", "1 base loses 10");
    GAME.refuses("seat1 Ah Kd Qc | dealer Ac Kc Jc Qd | 1: base 10 | act 1 stand", "s2.b");
}

#[test]
fn rs2_c_the_house_way_stands_pat_on_all_else() {
    let mut drawing = Vec::new();
    let ranks = ["A", "K", "Q", "J", "T"];
    for (i, a) in ranks.iter().enumerate() {
        for (j, b) in ranks.iter().enumerate().skip(i) {
            for c in ranks.iter().skip(j) {
                let hand = format!("{a} {b} {c}");
                if house_way(three(&suited(&hand, ['h', 'd', 's']))).is_some() {
                    drawing.push(hand);
                }
            }
        }
    }
    let mut printed: Vec<&str> = PRINTED.iter().map(|(hand, _)| *hand).collect();
    printed[11] = "J T T";
    drawing.sort();
    printed.sort_unstable();
    assert_eq!(drawing, printed);
    // Aces with a king stand, and a fourth card is refused.
    GAME.refuses("seat1 Ah Kd Qc | dealer Ac Ad Kc Qd | 1: base 10 | act 1 stand", "s2.c");
}
