//! Super Razzdeucey, rule by rule.
//!
//! Rules: ca:super-razzdeucey/

use crate::variants::stud_tests::betting_tests::{self as bet, LOW};
use crate::variants::stud_tests::{Game, dealing_tests as deal, fees_tests as fees};
use crate::variants::stud_tests::{showing_tests as show, winning_tests as win};
use law::ca::super_razzdeucey as r;

const GAME: Game = Game { id: "ca/super-razzdeucey", down: 3, doors: ["AKQJT98765432", "shdc"] };

#[test]
fn rs1_nobody_banks() {
    bet::nobody_banks(&GAME);
}

#[test]
fn rs2_three_down_and_four_up_in_any_combination() {
    win::wins(
        &GAME,
        &["7c 5c Kc Kd 4d 3h 2c", "Qc 7d 5d 4c 3s 2h Qd"],
        &["low 2.00: 1 1.00, 2 1.00", "badugi 2.00: 2 2.00"],
    );
}

#[test]
fn rs3_a_one_deck_without_a_joker() {
    deal::deck(&GAME, "s3.a");
}

#[test]
fn rs4_1_deuce_is_the_best_card() {
    win::falls(
        &GAME,
        "low",
        &["75432", "85432", "95432", "T5432", "J5432", "Q5432", "K5432", "A5432"],
    );
    win::equal(&GAME, "low", &["7c 5d 4h 3s 2c", "7d 5c 4s 3h 2d"]);
}

#[test]
fn rs4_2_order_of_lows() {
    win::falls(&GAME, "low", &win::DEUCE_TO_SEVEN);
}

#[test]
fn rs4_2_a_hands_without_a_pair_and_flushes() {
    win::falls(&GAME, "low", &["75432", "76432", "86432", "AKQJ8", "AKQJ9"]);
    win::falls(&GAME, "low", &["75432s", "76432s", "86432s", "AKQJ8s", "AKQJ9s"]);
}

#[test]
fn rs4_2_b_deuces_are_the_best_match() {
    win::falls(
        &GAME,
        "low",
        &["22345", "33245", "KKQJT", "AAKQJ", "22334", "22443", "KKQQJ", "AAKKQ"],
    );
    win::falls(
        &GAME,
        "low",
        &["22234", "AAAKQ", "22233", "22244", "33322", "AAAKK", "22223", "AAAAK"],
    );
}

#[test]
fn rs4_2_c_straights_and_no_wheel() {
    win::falls(&GAME, "low", &["A5432", "22345", "65432", "76543", "AKQJT"]);
}

#[test]
fn rs4_2_d_straight_flushes_and_the_royal() {
    win::falls(&GAME, "low", &["65432s", "76543s", "KQJT9s", "AKQJTs"]);
}

#[test]
fn rs4_3_deuce_is_the_best_card_of_a_badugi() {
    win::falls(
        &GAME,
        "badugi",
        &["5432", "6432", "7432", "8432", "9432", "T432", "J432", "Q432", "K432", "A432"],
    );
    win::equal(&GAME, "badugi", &["5c 4d 3h 2s", "5s 4h 3d 2c"]);
}

#[test]
fn rs4_4_more_cards_win() {
    win::falls(
        &GAME,
        "badugi",
        &[
            win::BADUGI_ACE_HIGH[1],
            win::BADUGI_ACE_HIGH[2],
            win::BADUGI_ACE_HIGH[4],
            win::BADUGI_ACE_HIGH[6],
        ],
    );
}

#[test]
fn rs4_4_a_best_and_worst_badugis() {
    win::falls(&GAME, "badugi", &win::BADUGI_ACE_HIGH);
}

#[test]
fn rs5_a_eight_seats() {
    deal::seats(&GAME, "s5.a");
}

#[test]
fn rs5_b_limits_are_the_same_for_all() {
    bet::same_limits(&GAME);
}

#[test]
fn r1_everybody_antes() {
    bet::antes(&GAME, "1");
}

#[test]
fn r1_a_no_cards_without_an_ante() {
    bet::no_ante(&GAME, "1.a");
}

#[test]
fn r2_antes_are_the_pot() {
    bet::antes_to_pot(&GAME);
}

#[test]
fn r3_deal_of_third_street() {
    deal::third(&GAME);
}

#[test]
fn r4_a_1_ace_brings_it_in_first() {
    bet::brings(&GAME);
}

#[test]
fn r4_a_2_spades_bring_it_in_before_other_suits() {
    bet::brings_by_suit(&GAME);
}

#[test]
fn r4_a_i_bring_in_is_paid() {
    bet::bring_pays(&GAME, "4.a.i");
}

#[test]
fn r4_a_ii_lower_limit_instead() {
    bet::bring_full(&GAME, "4.a.ii");
}

#[test]
fn r4_b_clockwise_from_the_bring_in() {
    bet::clockwise(&GAME);
}

#[test]
fn r4_b_i_call_matches_the_wager() {
    bet::calls(&GAME, "4.b.i");
}

#[test]
fn r4_b_ii_1_raise_adds_the_limit() {
    bet::raises(&GAME, &LOW);
}

#[test]
fn r4_b_ii_2_one_dollar_is_completed_to_four() {
    bet::completes(&GAME, &LOW);
}

#[test]
fn r4_b_iii_1_raise_is_called_raised_or_folded_to() {
    bet::answers(&GAME, &LOW);
}

#[test]
fn r4_b_iii_2_three_raises_and_no_fourth() {
    bet::cap(&GAME, &LOW);
}

#[test]
fn r4_b_iii_3_no_cap_between_two() {
    bet::no_cap_for_two(&GAME);
}

#[test]
fn r4_b_iv_1_bring_in_stays_in_unraised() {
    bet::bring_checks(&GAME);
}

#[test]
fn r4_b_iv_2_bring_in_answers_a_raise() {
    bet::bring_answers(&GAME, &LOW);
}

#[test]
fn r4_b_v_fold_turns_the_door_card_down() {
    bet::folds(&GAME, &LOW);
}

#[test]
fn r5_bets_go_to_the_pot() {
    bet::collected(&GAME, [4, 4, 4, 4, 4]);
}

#[test]
fn r6_hidden_card_is_thrown_away() {
    deal::discards(&GAME, "6");
}

#[test]
fn r7_one_card_is_burned() {
    deal::burns(&GAME);
}

#[test]
fn r8_fourth_street_is_dealt() {
    deal::street(&GAME, 1);
}

#[test]
fn r9_best_badugi_opens_fourth_street() {
    deal::opens(&GAME, 1, show::BADUGI_ACE_HIGH[0]);
}

#[test]
fn r9_a_check_then_call_or_raise() {
    bet::checks(&GAME, &LOW, "9.a");
}

#[test]
fn r9_b_fourth_street_is_bet_in_the_lower_limit() {
    bet::unit(&GAME, 1, 4, "9.b");
}

#[test]
fn r9_c_later_rounds_go_as_the_first() {
    bet::as_before(&GAME, &LOW);
}

#[test]
fn r12_fifth_street_is_dealt() {
    deal::street(&GAME, 2);
}

#[test]
fn r13_best_badugi_opens_fifth_street() {
    deal::opens(&GAME, 2, show::BADUGI_ACE_HIGH[1]);
}

#[test]
fn r13_b_fifth_street_is_bet_in_the_lower_limit() {
    bet::unit(&GAME, 2, 4, "13.b");
}

#[test]
fn r16_sixth_street_is_dealt() {
    deal::street(&GAME, 3);
}

#[test]
fn r17_best_badugi_opens_sixth_street() {
    deal::opens(&GAME, 3, show::BADUGI_ACE_HIGH[2]);
}

#[test]
fn r17_b_sixth_street_is_bet_in_the_lower_limit() {
    bet::unit(&GAME, 3, 4, "17.b");
}

#[test]
fn r20_seventh_street_is_dealt() {
    deal::street(&GAME, 4);
}

#[test]
fn r21_best_badugi_opens_seventh_street() {
    deal::opens(&GAME, 4, show::BADUGI_ACE_HIGH[2]);
}

#[test]
fn r21_b_seventh_street_is_bet_in_the_lower_limit() {
    bet::unit(&GAME, 4, 4, "21.b");
}

#[test]
fn r23_live_hands_are_shown() {
    deal::showdown(&GAME);
}

#[test]
fn rs6_a_deck_is_dealt_to_its_last_card() {
    deal::last_card(&GAME);
}

#[test]
fn rs6_b_last_card_is_mixed_with_the_rest() {
    deal::mixed(&GAME);
}

#[test]
fn rs6_d_one_is_burned_again() {
    deal::burned_again(&GAME);
}

#[test]
fn rs6_e_no_burn_if_all_are_needed() {
    deal::no_burn(&GAME);
}

#[test]
fn rs6_f_one_card_for_everybody() {
    deal::common(&GAME);
}

#[test]
fn rs7_a_five_of_seven_and_four_of_seven() {
    win::equal(&GAME, "low", &["7c 5c 4c 3c 2d Kc Kd", "7c 5c 4c 3c 2d"]);
    win::equal(&GAME, "badugi", &["5h 4s 3d 2c Ah As Ad", "5h 4s 3d 2c"]);
}

#[test]
fn rs7_b_half_the_pot_each() {
    let outcome = win::wins(
        &GAME,
        &["7c 5c 4c 3c 2d Kc Kd", "5h 4s 3d 2c Ah As Ad"],
        &["low 2.00: 1 2.00", "badugi 2.00: 2 2.00"],
    );
    win::cites(&GAME, &outcome, &["s7.b", "s7.b"]);
}

#[test]
fn rs7_c_one_player_wins_both() {
    win::wins(
        &GAME,
        &["Ks Kh Qs Qh Js Jh 9s", "7c 5c 4h 3s 2d 7d Kc"],
        &["low 2.00: 2 2.00", "badugi 2.00: 2 2.00"],
    );
}

#[test]
fn rs7_d_halves_of_different_cards() {
    win::wins(
        &GAME,
        &["7c 5c 4c 3d 2c 6h 8s", "Ks Kh Qs Qh Js Jh 9s"],
        &["low 2.00: 1 2.00", "badugi 2.00: 1 2.00"],
    );
    win::equal(&GAME, "low", &["7c 5c 4c 3d 2c 6h 8s", "7c 5c 4c 3d 2c"]);
    win::equal(&GAME, "badugi", &["7c 5c 4c 3d 2c 6h 8s", "8s 6h 3d 2c"]);
}

#[test]
fn rs7_e_equal_lows_share_the_low_half() {
    let outcome = win::wins(
        &GAME,
        &["7c 5c Kc Kd 4d 3h 2c", "Qc 7d 5d 4c 3s 2h Qd"],
        &["low 2.00: 1 1.00, 2 1.00", "badugi 2.00: 2 2.00"],
    );
    win::cites(&GAME, &outcome, &["s7.e", "s7.b"]);
}

#[test]
fn rs7_f_equal_badugis_share_the_badugi_half() {
    let outcome = win::wins(
        &GAME,
        &["7c 5c 4d 3h 2s Kc Kd", "5d 4c 3s 2h Ac Ad Ah"],
        &["low 2.00: 1 2.00", "badugi 2.00: 1 1.00, 2 1.00"],
    );
    win::cites(&GAME, &outcome, &["s7.b", "s7.f"]);
}

#[test]
fn rs7_g_each_half_by_its_own_winners() {
    let outcome = win::wins(
        &GAME,
        &["7h 5h 4h 3s 2s Kh Ks", "7d 5c 4s 3d 2h Kc Kd", "5s 4d 3h 2c Ac Ad Ah"],
        &["low 3.00: 1 1.50, 2 1.50", "badugi 3.00: 2 1.50, 3 1.50"],
    );
    win::cites(&GAME, &outcome, &["s7.e", "s7.f"]);
}

#[test]
fn rs7_h_odd_chips_by_the_highest_card() {
    win::odd(
        &GAME,
        "",
        &["7h 5h 4h 3s 2s Kh Ks", "7d 5c 4s 3d 2h Kc Kd", "5s 4d 3h 2c Ac Ad Ah"],
        &["low 3.00: 1 2.00, 2 1.00", "badugi 3.00: 2 1.00, 3 2.00"],
        r::RS7_H,
    );
    let hands = &["7c 5c 4c 3c 2d Kc Kd", "5h 4s 3d 2c Ah As Ad", "Qs Qh Qc Js Jh 9s 9h"];
    win::odd(&GAME, "bring_in=2", hands, &["low 4.00: 1 4.00", "badugi 5.00: 2 5.00"], r::RS7_H);
}

#[test]
fn rs8_1_three_fees_from_the_pot() {
    fees::from_antes(&GAME, "37");
    fees::by_hand(&GAME, "37", [1, 2]);
}

#[test]
fn rs8_1_a_no_fee_of_a_street_not_reached() {
    fees::by_hand(&GAME, "37", [1, 2]);
}

#[test]
fn rs8_1_b_four_options_by_time() {
    fees::by_time(&GAME, 39);
}

#[test]
fn rs8_2_fees_are_fixed_before_the_cards() {
    fees::fixed(&GAME, "37");
}

#[test]
fn rs8_3_one_option_at_a_time() {
    fees::one_option(&GAME, ["37", "38", "1"]);
}

#[test]
fn rs8_4_fee_is_no_share_of_wagers() {
    fees::flat(&GAME, "37");
}

#[test]
fn rs8_5_at_most_five_rates() {
    fees::rates(&GAME, [21, 27, 33, 37]);
}
