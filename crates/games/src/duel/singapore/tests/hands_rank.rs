//! How cards and hands rank: 3.3.1, 3.11 and 3.12.
//!
//! Rules: sg:

use super::super::testing::{equal, higher};
use cards::Rank;

#[test]
fn r3_3_1_1_the_ace_is_highest_and_the_two_lowest() {
    let ranks = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];
    // Boards that make nothing with any pair; one that shares no rank with either is taken.
    let boards = ["2479Q", "358TK", "256JK", "2479J", "268TQ", "469JK"];
    for pair in ranks.windows(2) {
        let [high, low] = pair else { panic!("two ranks") };
        let apart = |board: &&&str| !board.contains(high) && !board.contains(low);
        let board = boards.iter().find(apart).expect("a board");
        let suits = ["c", "d", "h", "s", "c"];
        let cards: Vec<String> =
            board.chars().zip(suits).map(|(rank, suit)| format!("{rank}{suit}")).collect();
        higher(&format!("{high}h {high}s"), &format!("{low}d {low}c"), &cards.join(" "));
    }
    assert_eq!(ranks.len(), Rank::ALL.len());
}

#[test]
fn r3_3_1_2_the_ace_counts_one_below_a_two() {
    // 5-4-3-2-A is a straight, and the lowest; Q-K-A-2-3 is none.
    higher("Ac 5s", "Kh 9c", "2c 3d 4h Ks Kd");
    higher("6c 5s", "Ah 5d", "2c 3d 4h Ks Kd");
    higher("9c 9s", "Kd As", "2c 3d Qh 7s 8d");
}

#[test]
fn r3_3_1_3_no_suit_outranks_another() {
    for (own, dealer) in [("As Kc", "Ah Kd"), ("Ac Kd", "Ad Kh"), ("Ad Ks", "As Kh")] {
        equal(own, dealer, "2c 4d 7h 9s Jc");
    }
}

#[test]
fn r3_11_1_a_royal_flush_beats_a_straight_flush() {
    higher("Ah Kh", "9h 8h", "Th Jh Qh 2c 3d");
}

#[test]
fn r3_11_2_a_straight_flush_beats_four_of_a_kind() {
    higher("6h 5h", "7s 2c", "9h 8h 7h 7c 7d");
}

#[test]
fn r3_11_3_four_of_a_kind_beats_a_full_house() {
    higher("7s 2d", "9h Kd", "7h 7c 7d 9s 9c");
}

#[test]
fn r3_11_4_a_full_house_beats_a_flush() {
    higher("9d 4c", "Ah 3h", "Kh 9h 4h 9c 2d");
}

#[test]
fn r3_11_5_a_flush_beats_a_straight() {
    higher("2h Qh", "9c 4d", "5h 6h 7h 8c Kd");
}

#[test]
fn r3_11_6_a_straight_beats_three_of_a_kind_with_its_ace_at_either_end() {
    higher("Ac 5s", "Kh 9c", "2c 3d 4h Ks Kd");
    higher("Kc As", "2h 9c", "Tc Jd Qh 2s 2d");
}

#[test]
fn r3_11_7_three_of_a_kind_beats_two_pairs() {
    higher("8h Qd", "Kd 5c", "8c 8d Kh 5s 2c");
}

#[test]
fn r3_11_8_two_pairs_beat_one() {
    higher("Kh 8d", "Ah As", "8c Kd 5s 2c Th");
}

#[test]
fn r3_11_9_one_pair_beats_none() {
    higher("2d 3c", "Ad Kc", "2h 8c Ts Jd 5s");
}

#[test]
fn r3_11_10_five_odd_cards_go_by_the_highest() {
    higher("Ah 3d", "Kh Qd", "2c 5s 8d Tc Js");
    // Four in sequence, or four of a suit, are odd cards still.
    higher("Ah 3d", "Kh 9d", "2h 5h 8h Tc Js");
}

#[test]
fn r3_12_within_a_class_all_five_cards_decide() {
    // Flushes, three and four of a kind and odd cards have no line of their own.
    higher("Ah 3h", "Qh Jh", "Kh 9h 4h 2c 7d");
    higher("8h 3h", "7h 6h", "Kh Qh 9h 2c 4d");
    higher("8h Ad", "8s Qd", "8c 8d Kh 5s 2c");
    higher("8h Qc", "8s Jd", "8c 8d Kh 5s 2c");
    higher("Ad 3c", "Kd 3d", "7h 7c 7d 7s 2c");
    higher("Ah 7d", "Ad 6c", "2c 4s 9d Jc Qs");
}

#[test]
fn r3_12_1_the_same_ranks_stand_off() {
    equal("2d 3c", "4d 5c", "Ac Kd Qh Js 9c");
    equal("Ad 3c", "Ah 2d", "7h 7c 7d 7s 2c");
    equal("2c 3c", "4c 5c", "Ah Kh 9h 8h 7h");
}

#[test]
fn r3_12_2_two_pairs_by_the_higher_the_second_and_the_fifth_card() {
    higher("Kd 5c", "9h 5d", "Kc 9d 5h 4s 2c");
    higher("Kd 9h", "Kh 5c", "Kc 9d 5h 4s 2c");
    higher("Ad 3c", "Qd 3d", "Kc Kd 5h 5s 2c");
    equal("Ad 3c", "Ah 3d", "Kc Kd 5h 5s 2c");
}

#[test]
fn r3_12_3_one_pair_and_then_three_cards_from_the_top() {
    higher("Kd 3c", "9h 3d", "Kc 9d 7h 4s 2c");
    higher("Kd Ac", "Kh Qc", "Kc 9d 7h 4s 2c");
    higher("Kd 8c", "Kh 3d", "Kc 9d 7h 4s 2c");
    higher("Kd 7c", "Kh 5d", "Kc Qd 9h 4s 2c");
    equal("Kd 3c", "Kh 3d", "Kc Qd 9h 7s 4c");
}

#[test]
fn r3_12_4_six_high_beats_five_high() {
    higher("2s 6d", "As 2d", "3c 4d 5h Kc 9s");
    higher("6h 7h", "Ah 2h", "3h 4h 5h Kc 9s");
}

#[test]
fn r3_12_5_full_houses_by_the_three_and_then_the_pair() {
    higher("9h 3d", "5c 3c", "9c 9d 5h 5s 2c");
    higher("Kd Kc", "Qd Qc", "9c 9d 9h 5s 2c");
    equal("Kd Kc", "Kh Ks", "9c 9d 9h 5s 2c");
    // Two of the three on the board, and one in each hand (reading sg-full-house).
    higher("Kh 5c", "Ks 4c", "Kc Kd 5h 4s 2c");
}

#[test]
fn r3_12_6_straights_of_the_same_five_ranks_stand_off() {
    equal("Jd Qc", "Jh Qs", "8c 9d Th 2s 3c");
    equal("2c 3d", "4c 5d", "8h 9h Th Jh Qh");
}
