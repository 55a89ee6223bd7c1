//! Super Razz, rule by rule.
//!
//! Rules: ca:super-razz/

use crate::variants::stud_tests::betting_tests::{self as bet, LOW};
use crate::variants::stud_tests::{Game, dealing_tests as deal, fees_tests as fees};
use crate::variants::stud_tests::{showing_tests as show, winning_tests as win};
use law::ca::super_razz as r;

const GAME: Game = Game { id: "ca/super-razz", down: 3, doors: ["KQJT98765432A", "shdc"] };

#[test]
fn rs1_nobody_banks() {
    bet::nobody_banks(&GAME);
}

#[test]
fn rs2_three_down_and_four_up_in_any_combination() {
    win::wins(
        &GAME,
        &["5c 4c Qc Qd 3d 2h Ac", "Jc 5d 4d 3c 2s Ah Jd"],
        &["low 4.00: 1 2.00, 2 2.00"],
    );
}

#[test]
fn rs3_a_one_deck_without_a_joker() {
    deal::deck(&GAME, "s3.a");
}

#[test]
fn rs4_1_ace_is_the_best_card() {
    win::falls(
        &GAME,
        "low",
        &["5432A", "6432A", "7432A", "8432A", "9432A", "T432A", "J432A", "Q432A", "K432A"],
    );
    win::equal(&GAME, "low", &["5c 4d 3h 2s Ac", "5d 4c 3s 2h Ad"]);
}

#[test]
fn rs4_2_order_of_lows() {
    win::falls(&GAME, "low", &win::ACE_TO_FIVE);
}

#[test]
fn rs4_2_a_wheel_to_king_high() {
    win::falls(&GAME, "low", &["5432A", "6432A", "65432", "75432", "KQJT8", "KQJT9"]);
    win::equal(&GAME, "low", &["5432A", "5432As"]);
    win::equal(&GAME, "low", &["KQJT9", "KQJT9s"]);
}

#[test]
fn rs4_2_b_aces_are_the_best_match() {
    win::falls(&GAME, "low", &["AA234", "22A34", "KKQJT", "AA223", "AA332", "KKQQJ"]);
    win::falls(
        &GAME,
        "low",
        &["AAA23", "KKKQJ", "AAA22", "AAA33", "222AA", "KKKQQ", "AAAA2", "KKKKQ"],
    );
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
fn r4_a_1_king_brings_it_in_first() {
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
fn r9_best_low_opens_fourth_street() {
    deal::opens(&GAME, 1, show::ACE_TO_FIVE[0]);
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
fn r13_best_low_opens_fifth_street() {
    deal::opens(&GAME, 2, show::ACE_TO_FIVE[1]);
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
fn r17_best_low_opens_sixth_street() {
    deal::opens(&GAME, 3, show::ACE_TO_FIVE[2]);
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
fn r21_best_low_opens_seventh_street() {
    deal::opens(&GAME, 4, show::ACE_TO_FIVE[2]);
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
fn rs7_a_best_low_has_the_pot() {
    let outcome =
        win::wins(&GAME, &["6c 4c 3c 2c Ad Qc Qd", "5h 4s 2d Ac Kh 3s Kd"], &["low 4.00: 2 4.00"]);
    win::cites(&GAME, &outcome, &["s7.a"]);
}

#[test]
fn rs7_b_equal_lows_share() {
    let outcome = win::wins(
        &GAME,
        &["5c 4c Qc Qd 3d 2h Ac", "Jc 5d 4d 3c 2s Ah Jd"],
        &["low 4.00: 1 2.00, 2 2.00"],
    );
    win::cites(&GAME, &outcome, &["s7.b"]);
}

#[test]
fn rs7_c_odd_chips_by_the_highest_card() {
    win::odd(
        &GAME,
        "bring_in=2",
        &["5c 4c Qc Qd 3d 2h Ac", "Jc 5d 4d 3c 2s Ah Jd", "Ts Th Tc 9s 9h 8s 8h"],
        &["low 9.00: 1 4.00, 2 5.00"],
        r::RS7_C,
    );
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
