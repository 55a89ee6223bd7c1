//! Ultimate Texas Hold'em: how hands rank.
//!
//! Rules: ca:ultimate-texas-holdem/

use super::PLAN;
use super::tests::{GAME, against};
use cards::{Card, parse_cards};
use table::Outcome;

/// How good five cards are, two of them in the hole.
fn number(text: &str) -> u16 {
    let cards: Vec<Card> = parse_cards(text).expect("cards");
    assert_eq!(cards.len(), 5);
    (PLAN.strength)(&cards[..2], &cards[2..]).number
}

#[track_caller]
fn falling(hands: &[&str]) {
    for two in hands.windows(2) {
        assert!(number(two[0]) > number(two[1]), "{} over {}", two[0], two[1]);
    }
}

#[test]
fn r4_a_ace_high_to_two() {
    let ranks: Vec<char> = "AKQJT98765432".chars().collect();
    // A pair and its kicker, both by rank.
    for two in ranks.windows(2) {
        let pair = |rank: char| {
            let rest: String = "AKQJ".chars().filter(|other| *other != rank).take(3).collect();
            let rest: Vec<String> = rest.chars().map(|other| format!("{other}s")).collect();
            number(&format!("{rank}c {rank}d {}", rest.join(" ")))
        };
        assert!(pair(two[0]) > pair(two[1]), "{two:?}");
    }
    assert_eq!(GAME.result(&against("2h 5c 9d Jc Ks", "Ah 3d", "Qh 8d"), "play").0, Outcome::Wins);
}

#[test]
fn r4_b_suits_are_equal() {
    for [one, other] in [["As Kh", "Ac Kd"], ["Ah Kd", "Ad Kh"]] {
        let round = against("2h 5c 9d Jc Ts", one, other);
        assert_eq!(GAME.result(&round, "play").0, Outcome::Pushes);
    }
    assert_eq!(number("As Ks Qs Js 9s"), number("Ac Kc Qc Jc 9c"));
}

#[test]
fn r4_c_royal_flush_first() {
    falling(&["Ac Kc Qc Jc Tc", "Kd Qd Jd Td 9d", "Ac Ad Ah As Kc"]);
}

#[test]
fn r4_d_straight_flush_second() {
    falling(&[
        "Kd Qd Jd Td 9d",
        "Qd Jd Td 9d 8d",
        "6h 5h 4h 3h 2h",
        "5h 4h 3h 2h Ah",
        "Ac Ad Ah As Kc",
    ]);
}

#[test]
fn r4_e_four_of_a_kind_third() {
    falling(&[
        "5h 4h 3h 2h Ah",
        "Ac Ad Ah As Kc",
        "Ac Ad Ah As Qc",
        "Kc Kd Kh Ks Ac",
        "2c 2d 2h 2s 3c",
        "Ac Ad Ah Ks Kc",
    ]);
}

#[test]
fn r4_f_full_house_fourth() {
    falling(&[
        "2c 2d 2h 2s 3c",
        "Ac Ad Ah Ks Kc",
        "Ac Ad Ah Qs Qc",
        "Kc Kd Kh As Ac",
        "2c 2d 2h 3s 3c",
        "Ac Kc Qc Jc 9c",
    ]);
}

#[test]
fn r4_g_flush_fifth() {
    // Reading ca-ultimate-lowest: 7-5-4-3-2 lies below the hand printed as the least.
    falling(&[
        "2c 2d 2h 3s 3c",
        "Ac Kc Qc Jc 9c",
        "Ac Kc Qc Jc 8c",
        "7d 6d 5d 4d 2d",
        "7d 5d 4d 3d 2d",
        "Ac Kd Qh Js Tc",
    ]);
}

#[test]
fn r4_h_straight_sixth() {
    falling(&[
        "7d 5d 4d 3d 2d",
        "Ac Kd Qh Js Tc",
        "Kc Qd Jh Ts 9c",
        "6c 5d 4h 3s 2c",
        "5c 4d 3h 2s Ac",
        "Ac Ad Ah Ks Qc",
    ]);
}

#[test]
fn r4_i_three_of_a_kind_seventh() {
    falling(&[
        "5c 4d 3h 2s Ac",
        "Ac Ad Ah Ks Qc",
        "Ac Ad Ah Ks Jc",
        "Kc Kd Kh As Qc",
        "2c 2d 2h 4s 3c",
        "Ac Ad Kh Ks Qc",
    ]);
}

#[test]
fn r4_j_two_pairs_eighth() {
    falling(&[
        "2c 2d 2h 4s 3c",
        "Ac Ad Kh Ks Qc",
        "Ac Ad Kh Ks Jc",
        "Ac Ad Qh Qs Kc",
        "3c 3d 2h 2s 4c",
        "Ac Ad Kh Qs Jc",
    ]);
}

#[test]
fn r4_k_one_pair_ninth() {
    falling(&[
        "3c 3d 2h 2s 4c",
        "Ac Ad Kh Qs Jc",
        "Ac Ad Kh Qs Tc",
        "Kc Kd Ah Qs Jc",
        "2c 2d 5h 4s 3c",
        "Ac Kd Qh Js 9c",
    ]);
}

#[test]
fn r4_l_high_card_last() {
    falling(&[
        "2c 2d 5h 4s 3c",
        "Ac Kd Qh Js 9c",
        "Ac Kd Qh Js 8c",
        "7c 6d 5h 4s 2c",
        "7c 5d 4h 3s 2c",
    ]);
}
