//! Super Razzdacey, rule by rule.
//!
//! Rules: ca:super-razzdacey/

use crate::variants::stud_tests::betting_tests::{self as bet, LOW};
use crate::variants::stud_tests::{Game, dealing_tests as deal, fees_tests as fees};
use crate::variants::stud_tests::{showing_tests as show, winning_tests as win};
use law::reading;

const GAME: Game = Game { id: "ca/super-razzdacey", down: 3, doors: ["KQJT98765432A", "shdc"] };

#[test]
fn rs1_nobody_banks() {
    bet::nobody_banks(&GAME);
}

#[test]
fn rs2_three_down_and_four_up_in_any_combination() {
    win::wins(
        &GAME,
        &["5c 4c Qc Qd 3d 2h Ac", "Jc 5d 4d 3c 2s Ah Jd"],
        &["low 2.00: 1 1.00, 2 1.00", "badugi 2.00: 2 2.00"],
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
fn rs4_3_ace_is_the_best_card_of_a_badugi() {
    win::falls(
        &GAME,
        "badugi",
        &["432A", "532A", "632A", "732A", "832A", "932A", "T32A", "J32A", "Q32A", "K32A"],
    );
    win::equal(&GAME, "badugi", &["4c 3d 2h As", "4s 3h 2d Ac"]);
}

#[test]
fn rs4_4_more_cards_win() {
    win::falls(&GAME, "badugi", &[win::BADUGI[1], win::BADUGI[2], win::BADUGI[4], win::BADUGI[6]]);
}

#[test]
fn rs4_4_a_best_and_worst_badugis() {
    win::falls(&GAME, "badugi", &win::BADUGI);
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
fn r9_best_badugi_opens_fourth_street() {
    deal::opens(&GAME, 1, show::BADUGI[0]);
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
    deal::opens(&GAME, 2, show::BADUGI[1]);
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
    deal::opens(&GAME, 3, show::BADUGI[2]);
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
fn rs7_a_five_of_seven_and_four_of_seven() {
    win::equal(&GAME, "low", &["5c 4c 3c 2c Ad Qc Qd", "5c 4c 3c 2c Ad"]);
    win::equal(&GAME, "badugi", &["4h 3s 2d Ac Kh Ks Kd", "4h 3s 2d Ac"]);
}

#[test]
fn rs7_b_half_the_pot_each() {
    let outcome = win::wins(
        &GAME,
        &["5c 4c 3c 2c Ad Qc Qd", "4h 3s 2d Ac Kh Ks Kd"],
        &["low 2.00: 1 2.00", "badugi 2.00: 2 2.00"],
    );
    win::cites(&GAME, &outcome, &["s7.b", "s7.b"]);
}

#[test]
fn rs7_c_one_player_wins_both() {
    win::wins(
        &GAME,
        &["Qs Qh Js Jh Ts Th 9s", "5c 4c 3h 2s Ad 5d Qc"],
        &["low 2.00: 2 2.00", "badugi 2.00: 2 2.00"],
    );
}

#[test]
fn rs7_d_halves_of_different_cards() {
    win::wins(
        &GAME,
        &["5c 4c 3c 2d Ac 6h 8s", "Qs Qh Js Jh Ts Th 9s"],
        &["low 2.00: 1 2.00", "badugi 2.00: 1 2.00"],
    );
    win::equal(&GAME, "low", &["5c 4c 3c 2d Ac 6h 8s", "5c 4c 3c 2d Ac"]);
    win::equal(&GAME, "badugi", &["5c 4c 3c 2d Ac 6h 8s", "8s 6h 2d Ac"]);
}

#[test]
fn rs7_e_equal_lows_share_the_low_half() {
    let outcome = win::wins(
        &GAME,
        &["5c 4c Qc Qd 3d 2h Ac", "Jc 5d 4d 3c 2s Ah Jd"],
        &["low 2.00: 1 1.00, 2 1.00", "badugi 2.00: 2 2.00"],
    );
    win::cites(&GAME, &outcome, &["s7.e", "s7.b"]);
}

#[test]
fn rs7_f_equal_badugis_share_the_badugi_half() {
    let outcome = win::wins(
        &GAME,
        &["5c 4c 3d 2h As Qc Qd", "4d 3c 2s Ah Kc Kd Kh"],
        &["low 2.00: 1 2.00", "badugi 2.00: 1 1.00, 2 1.00"],
    );
    win::cites(&GAME, &outcome, &["s7.b", "s7.f"]);
}

#[test]
fn rs7_g_each_half_by_its_own_winners() {
    let outcome = win::wins(
        &GAME,
        &["5h 4h 3h 2s As Qh Qs", "5d 4c 3s 2d Ah Qc Qd", "4s 3d 2h Ac Kc Kd Kh"],
        &["low 3.00: 1 1.50, 2 1.50", "badugi 3.00: 2 1.50, 3 1.50"],
    );
    win::cites(&GAME, &outcome, &["s7.e", "s7.f"]);
}

#[test]
fn rs8_1_three_fees_or_by_time() {
    fees::from_antes(&GAME, "35");
    fees::by_hand(&GAME, "35", [1, 2]);
    fees::by_time(&GAME, 37);
}

#[test]
fn rs8_2_fees_are_fixed_before_the_cards() {
    fees::fixed(&GAME, "35");
}

#[test]
fn rs8_3_one_option_at_a_time() {
    fees::one_option(&GAME, ["35", "36", "1"]);
}

#[test]
fn rs8_4_fee_is_no_share_of_wagers() {
    fees::flat(&GAME, "35");
}

#[test]
fn rs8_5_at_most_five_rates() {
    fees::rates(&GAME, [21, 27, 31, 35]);
}

#[test]
fn odd_chips_go_by_the_highest_card_as_in_razzdacey() {
    win::odd(
        &GAME,
        "",
        &["5h 4h 3h 2s As Qh Qs", "5d 4c 3s 2d Ah Qc Qd", "4s 3d 2h Ac Kc Kd Kh"],
        &["low 3.00: 1 2.00, 2 1.00", "badugi 3.00: 2 2.00, 3 1.00"],
        reading::CA_SUPER_RAZZDACEY_ODD_CHIP,
    );
    let hands = &["5c 4c 3c 2c Ad Qc Qd", "4h 3s 2d Ac Kh Ks Kd", "Js Jh Jc Ts Th 9s 9h"];
    win::odd(
        &GAME,
        "bring_in=2",
        hands,
        &["low 5.00: 1 5.00", "badugi 4.00: 2 4.00"],
        reading::CA_SUPER_RAZZDACEY_ODD_CHIP,
    );
}
