//! The House Way of section 13, row by row, as a dealer sets.
//!
//! Rules: uk:

use super::{POKER, figure, hand, others, settled};
use cards::parse_any_cards;

/// The dealer puts these two in front.
#[track_caller]
fn sets(dealer: &str, front: &str) {
    let round = hand(&others(dealer, 7), dealer, "house-way");
    let told = figure(settled(POKER, "", &round).as_ref(), "dealer");
    let (_, found) = told.split_once(" / ").expect("five and two");
    let sorted = |text: &str| {
        let mut cards = parse_any_cards(text).expect("cards");
        cards.sort_unstable();
        cards
    };
    assert_eq!(sorted(found), sorted(front), "{told}");
}

#[test]
fn r13_21_the_dealer_turns_seven_cards_and_sets_them() {
    let round = hand("Kh Kd 4s 6c 8h As Jc", "2c 3d 5h 7s 9c Td Qh", "set As Jc");
    let table = settled(POKER, "", &round);
    assert_eq!(figure(table.as_ref(), "dealer"), "2c 3d 5h 7s Qh / 9c Td");
    assert_eq!(figure(table.as_ref(), "seat1"), "Kh Kd 4s 6c 8h / As Jc");
}

#[test]
fn r13_21_a_without_a_pair_the_second_and_third_go_in_front() {
    sets("2c 3d 5h 7s 9c Td Qh", "Td 9c");
    sets("2c 4d 6h 8s Tc Qd Ah", "Qd Tc");
    sets("2c 4d 6h 8s Tc Qd X", "Qd Tc");
}

#[test]
fn r13_21_b_a_pair_stays_behind() {
    sets("2c 2d 5h 7s 9c Td Qh", "Qh Td");
    sets("Ac Ad 5h 7s 9c Td Qh", "Qh Td");
    sets("Ac X 5h 7s 9c Td Qh", "Qh Td");
}

#[test]
fn r13_21_c_pairs_are_low_medium_and_high() {
    // A king keeps low and medium together, and no high pair.
    sets("6c 6d 2h 2s Kc 9d 8h", "Kc 9d");
    sets("Tc Td 6h 6s Kc 9d 8h", "Kc 9d");
    sets("7c 7d 6h 6s Kc 9d 2h", "Kc 9d");
    sets("Jc Jd 6h 6s Kc 9d 8h", "6h 6s");
    sets("Tc Td 7h 7s Kc 9d 2h", "7h 7s");
}

#[test]
fn r13_21_d_low_with_low_or_medium_is_split_unless_a_king_or_ace_is_held() {
    sets("6c 6d 2h 2s Qc 9d 8h", "2h 2s");
    sets("6c 6d 2h 2s Kc 9d 8h", "Kc 9d");
    sets("6c 6d 2h 2s Ac 9d 8h", "Ac 9d");
    sets("9c 9d 2h 2s Qc 5d 8h", "2h 2s");
    sets("9c 9d 2h 2s X 5d 8h", "X 8h");
}

#[test]
fn r13_21_e_low_with_high_or_two_medium_are_split_unless_an_ace_is_held() {
    sets("Jc Jd 6h 6s Kc 9d 2h", "6h 6s");
    sets("Jc Jd 6h 6s Ac 9d 2h", "Ac 9d");
    sets("9c 9d 7h 7s Kc 3d 2h", "7h 7s");
    sets("9c 9d 7h 7s Ac 3d 2h", "Ac 3d");
}

#[test]
fn r13_21_f_higher_pairs_are_always_split() {
    sets("Jc Jd 7h 7s Ac 3d 2h", "7h 7s");
    sets("Kc Kd Jh Js Ac 3d 2h", "Jh Js");
    sets("Ac Ad 2h 2s Kc 9d 7h", "2h 2s");
    sets("Ac X Kh Ks Qc 9d 7h", "Kh Ks");
}

#[test]
fn r13_21_g_of_three_pairs_the_highest_goes_in_front() {
    sets("2c 2d 9h 9s Kc Kd 7h", "Kc Kd");
    sets("2c 2d 9h 9s Ac X 7h", "Ac X");
}

#[test]
fn r13_21_h_three_of_a_kind_stay_behind() {
    sets("4c 4d 4h 9s 7d Jc 2h", "Jc 9s");
    sets("Kc Kd Kh As 7d Jc 2h", "As Jc");
}

#[test]
fn r13_21_i_three_aces_send_one_in_front() {
    sets("Ac Ad Ah 9s 7d Jc 2h", "Ac Jc");
    sets("Ac Ad Ah 9s 7d Kc 2h", "Ac Kc");
    // With the joker among them the higher five cards stay behind (reading:pai-gow-equal-cards).
    sets("Ah As X 9s 6s 3s 2d", "Ah 9s");
}

#[test]
fn r13_21_j_of_three_of_a_kind_twice_the_lower_stay_behind() {
    sets("4c 4d 4h 9s 9d 9c 2h", "9s 9d");
    sets("Ac Ad Ah 9s 9d 9c 2h", "Ac Ad");
}

#[test]
fn r13_21_k_a_straight_or_flush_leaves_the_highest_two_in_front() {
    sets("4c 5d 6h 7s 8c Jd 2h", "Jd 2h");
    sets("2c 4c 6c 8c Tc Jd 5h", "Jd 5h");
    // A flush would leave 9 and 8, the straight leaves ace and king.
    sets("Ah Kh 9h 8h 7h 6c 5s", "Ah Kh");
    // A royal flush is broken for nothing.
    sets("Tc Jc Qc Kc Ac 3d 2h", "3d 2h");
}

#[test]
fn r13_21_l_of_six_or_seven_in_line_the_lower_straight_stays_behind() {
    sets("4c 5d 6h 7s 8c 9d 2h", "9d 2h");
    sets("4c 5d 6h 7s 8c 9d Th", "Th 9d");
    sets("2c 4c 6c 8c Tc Kc 5h", "Kc 5h");
    sets("2c 4c 6c 8c Tc Kc Qc", "Kc Qc");
}

#[test]
fn r13_21_m_a_pair_is_in_front_if_a_straight_or_flush_stays_behind() {
    sets("4c 5d 6h 7s 8c Jd Jh", "Jd Jh");
    sets("4c 5d 6h 7s 8c 9d 9h", "9d 9h");
    // The straight needs a card of the pair (reading:uk-house-way-runs).
    sets("4c 5d 6h 7s 8c 8d Kh", "Kh 8c");
    sets("Ac X 5h 6s 7c 8d Kh", "Ac Kh");
}

#[test]
fn r13_21_n_two_pairs_go_before_a_straight() {
    sets("4c 5d 6h 7s 8c 8d 7h", "7s 7h");
    sets("5c 5d 6h 7s 8c 9d 9h", "5c 5d");
    // Even before a straight flush.
    sets("4c 5c 6c 7c 8c 8d 7h", "7c 7h");
}

#[test]
fn r13_21_o_three_pairs_go_before_a_straight() {
    sets("Ac X 2h 2s 3c 3d 4h", "Ac X");
}

#[test]
fn r13_21_p_a_straight_beside_three_of_a_kind_leaves_a_pair_in_front() {
    sets("4c 5d 6h 7s 8c 8d 8h", "8c 8d");
    sets("2c 4c 6c 8c Tc Td Th", "Td Th");
    // Three aces with the joker among them fit nowhere else.
    sets("Ah As X 9s 6s 3s 2d", "Ah 9s");
    sets("Ah As X 5c 6d 7h 8s", "Ah As");
}

#[test]
fn r13_21_q_a_full_house_goes_before_a_flush() {
    // Five clubs cannot be beside a full house; four and the joker can.
    sets("Ac As X 9c 9d 6c 3c", "9c 9d");
}

#[test]
fn r13_21_r_a_full_house_is_split_unless_its_pair_is_of_twos() {
    sets("9h 9d 9c 2s 2h Ad Kc", "Ad Kc");
    sets("9h 9d 9c 2s 2h Ad Qc", "2s 2h");
    sets("9h 9d 9c 2s 2h Kd Qc", "2s 2h");
    sets("9h 9d 9c 3s 3h Ad Kc", "3s 3h");
    sets("9h 9d 9c 2s 2h X Kc", "X Kc");
    // An ace of three is no ace beside the full house (reading:uk-house-way-full-house).
    sets("Ah Ad Ac 2s 2h Kd Qc", "2s 2h");
}

#[test]
fn r13_21_s_beside_three_of_a_kind_the_higher_pair_goes_in_front() {
    sets("9h 9d 9c 4s 4h 3d 3c", "4s 4h");
    sets("9h 9d 9c As Ah 3d 3c", "As Ah");
}

#[test]
fn r13_21_t_four_of_two_to_six_stay_together() {
    sets("2h 2d 2c 2s Ah Kd 9c", "Ah Kd");
    sets("6h 6d 6c 6s 3h 4d 9c", "9c 4d");
}

#[test]
fn r13_21_u_four_of_seven_to_ten_are_split_unless_a_king_can_go_in_front() {
    sets("7h 7d 7c 7s Qh 3d 2c", "7h 7d");
    sets("7h 7d 7c 7s Kh 3d 2c", "Kh 3d");
    sets("Th Td Tc Ts Ah 3d 2c", "Ah 3d");
    sets("Th Td Tc Ts Jh 3d 2c", "Th Td");
}

#[test]
fn r13_21_v_four_jacks_to_kings_are_split_unless_an_ace_can_go_in_front() {
    sets("Jh Jd Jc Js Kh 3d 2c", "Jh Jd");
    sets("Jh Jd Jc Js Ah 3d 2c", "Ah 3d");
    sets("Kh Kd Kc Ks Qh 3d 2c", "Kh Kd");
    sets("Kh Kd Kc Ks X 3d 2c", "X 3d");
}

#[test]
fn r13_21_w_four_aces_are_always_split() {
    sets("Ah Ad Ac As Kh Qd 9c", "Ah Ad");
    // The joker stays behind where it completes a flush.
    sets("Ah Ad As X 9s 6s 3s", "Ah Ad");
}

#[test]
fn r13_21_x_a_pair_beside_four_goes_in_front() {
    sets("9h 9d 9c 9s 2h 2d Kc", "2h 2d");
    sets("Ah Ad Ac As 2h 2d Kc", "2h 2d");
    // So does a pair out of three.
    sets("9h 9d 9c 9s 2h 2d 2c", "2h 2d");
}

#[test]
fn r13_21_y_five_aces_are_three_and_two_unless_there_are_two_kings() {
    sets("Ah Ad Ac As X Kh Kd", "Kh Kd");
    for dealer in ["Ah Ad Ac As X Qh Qd", "Ah Ad Ac As X 3h 2d"] {
        let round = hand(&others(dealer, 7), dealer, "house-way");
        let told = figure(settled(POKER, "", &round).as_ref(), "dealer");
        let (_, front) = told.split_once(" / ").expect("five and two");
        assert!(front.split(' ').all(|card| card.starts_with('A')), "{told}");
    }
}
