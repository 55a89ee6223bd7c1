//! Super 7 Card Stud Hi/Lo Regular, rule by rule.
//!
//! Rules: ca:super-7-card-stud-hi-lo-regular/

use crate::variants::stud_tests::betting_tests::{self as bet, HIGH};
use crate::variants::stud_tests::{Game, dealing_tests as deal, fees_tests as fees};
use crate::variants::stud_tests::{showing_tests as show, winning_tests as win};
use law::ca::super_7_card_stud_hi_lo_regular as r;

const GAME: Game =
    Game { id: "ca/super-7-card-stud-hi-lo-regular", down: 3, doors: ["23456789TJQKA", "cdhs"] };

#[test]
fn rs1_nobody_banks() {
    bet::nobody_banks(&GAME);
}

#[test]
fn rs2_three_down_and_four_up_in_any_combination() {
    win::wins(
        &GAME,
        &["8c 6c Kc Kd 4d 3h 2c", "Qc 8d 6d 4c 3s 2h Qd"],
        &["high 2.00: 1 2.00", "low 2.00: 1 1.00, 2 1.00"],
    );
}

#[test]
fn rs3_a_one_deck_without_a_joker() {
    deal::deck(&GAME, "s3.a");
}

#[test]
fn rs4_1_ace_is_high_and_below_the_deuce_in_a_straight() {
    win::falls(
        &GAME,
        "high",
        &["AKQJ9", "K6432", "Q6432", "J6432", "T6432", "96432", "86432", "76432"],
    );
    win::falls(&GAME, "high", &["65432", "5432A", "AAAKQ"]);
    win::equal(&GAME, "high", &["Ac Kd Qh Js 9c", "Ad Kc Qs Jh 9d"]);
}

#[test]
fn rs4_2_order_of_high_hands() {
    win::falls(&GAME, "high", &win::HIGH);
}

#[test]
fn rs4_2_a_best_and_least_of_a_kind() {
    win::falls(&GAME, "high", &["KQJT9s", "65432s", "5432As", "AKQJ9s", "76432s", "75432s"]);
    win::falls(&GAME, "high", &["AKQJT", "65432", "5432A", "AKQJ9", "76432", "75432"]);
}

#[test]
fn rs4_2_b_aces_are_the_best_match() {
    win::falls(&GAME, "high", &["AAAAK", "22223", "AAAKK", "AAAQQ", "KKKAA", "22233"]);
    win::falls(&GAME, "high", &["AAAKQ", "22234", "AAKKQ", "AAQQK", "33224", "AAKQJ", "22345"]);
}

#[test]
fn rs4_3_deuce_is_the_lowest_and_the_ace_the_highest() {
    win::falls(
        &GAME,
        "low",
        &["65432", "75432", "85432", "95432", "T5432", "J5432", "Q5432", "K5432", "A5432"],
    );
    win::equal(&GAME, "low", &["8c 5d 4h 3s 2c", "8d 5c 4s 3h 2d"]);
}

#[test]
fn rs4_3_a_straights_and_flushes_do_not_count() {
    win::falls(&GAME, "low", &["65432", "75432", "76432"]);
    win::equal(&GAME, "low", &["75432", "75432s"]);
    win::equal(&GAME, "low", &["65432", "65432s"]);
}

#[test]
fn rs4_4_order_of_lows() {
    win::falls(
        &GAME,
        "low",
        &[
            "AKQJT", "22345", "AAKQJ", "33224", "AAKKQ", "22234", "AAAKQ", "22233", "AAAKK",
            "22223", "AAAAK",
        ],
    );
}

#[test]
fn rs4_4_a_printed_best_and_worst_low() {
    // As printed where the house counts straights; else 6-5-4-3-2 and A-K-Q-J-10 go beyond.
    win::falls_posted(&GAME, "straights=true", "low", &["75432", "76432", "AKQJ9", "22345"]);
    win::falls_posted(&GAME, "straights=true", "low", &["AKQJ9", "65432", "75432s", "65432s"]);
    win::falls(&GAME, "low", &["65432", "75432", "76432", "AKQJ9", "AKQJT", "22345"]);
}

#[test]
fn rs4_4_b_deuces_are_the_best_match() {
    win::falls(&GAME, "low", &["22345", "33245", "AAKQJ", "33224", "44223", "AAKKQ"]);
    win::falls(
        &GAME,
        "low",
        &["22234", "AAAKQ", "22233", "22244", "33322", "AAAKK", "22223", "AAAAK"],
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
fn r4_a_1_deuce_brings_it_in_first() {
    bet::brings(&GAME);
}

#[test]
fn r4_a_2_clubs_bring_it_in_before_other_suits() {
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
fn r4_a_note_bring_in_is_not_folded() {
    bet::bring_no_fold(&GAME, "4.a.note");
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
fn r4_b_ii_fold_turns_the_door_card_down() {
    bet::folds(&GAME, &HIGH);
}

#[test]
fn r4_b_iii_1_raise_adds_the_limit() {
    bet::raises(&GAME, &HIGH);
}

#[test]
fn r4_b_iii_2_one_dollar_is_completed_to_four() {
    bet::completes(&GAME, &HIGH);
}

#[test]
fn r4_b_iv_1_raise_is_called_raised_or_folded_to() {
    bet::answers(&GAME, &HIGH);
}

#[test]
fn r4_b_iv_2_three_raises_and_no_fourth() {
    bet::cap(&GAME, &HIGH);
}

#[test]
fn r4_b_iv_3_no_cap_between_two() {
    bet::no_cap_for_two(&GAME);
}

#[test]
fn r5_bets_go_to_the_pot() {
    bet::collected(&GAME, [4, 4, 8, 8, 8]);
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
fn r9_high_hand_opens_fourth_street() {
    deal::opens(&GAME, 1, show::HIGH[0]);
}

#[test]
fn r9_a_fourth_street_is_bet_in_the_lower_limit() {
    bet::unit(&GAME, 1, 4, "9.a");
}

#[test]
fn r9_b_check_then_call_or_raise() {
    bet::checks(&GAME, &HIGH, "9.b");
}

#[test]
fn r9_c_later_rounds_go_as_the_first() {
    bet::as_before(&GAME, &HIGH);
}

#[test]
fn r12_fifth_street_is_dealt() {
    deal::street(&GAME, 2);
}

#[test]
fn r13_high_hand_opens_fifth_street() {
    deal::opens(&GAME, 2, show::HIGH[1]);
}

#[test]
fn r13_a_fifth_street_is_bet_in_the_upper_limit() {
    bet::unit(&GAME, 2, 8, "13.a");
}

#[test]
fn r16_sixth_street_is_dealt() {
    deal::street(&GAME, 3);
}

#[test]
fn r17_high_hand_opens_sixth_street() {
    deal::opens(&GAME, 3, show::HIGH[2]);
}

#[test]
fn r17_a_sixth_street_is_bet_in_the_upper_limit() {
    bet::unit(&GAME, 3, 8, "17.a");
}

#[test]
fn r20_seventh_street_is_dealt() {
    deal::street(&GAME, 4);
}

#[test]
fn r21_high_hand_opens_seventh_street() {
    deal::opens(&GAME, 4, show::HIGH[2]);
}

#[test]
fn r21_a_seventh_street_is_bet_in_the_upper_limit() {
    bet::unit(&GAME, 4, 8, "21.a");
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
fn rs7_a_any_five_of_seven() {
    win::equal(&GAME, "high", &["Ac Kd 2c 3d Qh Jh Ts", "AKQJT"]);
    win::equal(&GAME, "low", &["8c 6c Kc Kd 4d 3h 2c", "86432"]);
}

#[test]
fn rs7_b_always_half_the_pot_each() {
    let outcome = win::wins(
        &GAME,
        &["Ac Ad Ah Kc Kd Qs Js", "9c 8d 7h 5s 3c Kh Qd"],
        &["high 2.00: 1 2.00", "low 2.00: 2 2.00"],
    );
    win::cites(&GAME, &outcome, &["s7.b", "s7.b"]);
}

#[test]
fn rs7_c_one_player_wins_both() {
    win::wins(
        &GAME,
        &["Kc Kd Qh Qs Jh Jd 9c", "7c 6d 5h 4s 3c 2d Ac"],
        &["high 2.00: 2 2.00", "low 2.00: 2 2.00"],
    );
}

#[test]
fn rs7_d_halves_of_different_cards() {
    win::wins(
        &GAME,
        &["Ac Ad Ah 7c 5d 3h 2s", "Kc Kd Qh Qs Jh Jd 9c"],
        &["high 2.00: 1 2.00", "low 2.00: 1 2.00"],
    );
    win::equal(&GAME, "low", &["Ac Ad Ah 7c 5d 3h 2s", "A7532"]);
    win::equal(&GAME, "high", &["Ac Ad Ah 7c 5d 3h 2s", "AAA75"]);
}

#[test]
fn rs7_e_equal_highs_share_the_high_half() {
    let outcome = win::wins(
        &GAME,
        &["Ac Kd 2c 3d Qh Jh Ts", "Ad 4c Kc Qd Js Th 5c", "2h 3h 4d 6d 8c 9c 9d"],
        &["high 3.00: 1 1.50, 2 1.50", "low 3.00: 3 3.00"],
    );
    win::cites(&GAME, &outcome, &["s7.e", "s7.b"]);
}

#[test]
fn rs7_f_equal_lows_share_the_low_half() {
    let outcome = win::wins(
        &GAME,
        &["8c 6d 4h 3s 2c Qc Jd", "8d 6c 4s 3h 2d Qd Jc", "Kc Kd Kh 9s 9d Ts Th"],
        &["high 3.00: 3 3.00", "low 3.00: 1 1.50, 2 1.50"],
    );
    win::cites(&GAME, &outcome, &["s7.b", "s7.f"]);
}

#[test]
fn rs7_g_each_half_by_its_own_winners() {
    let outcome = win::wins(
        &GAME,
        &["8c 6d 4h 3s 2c Qc Jd", "8d 6c 4s 3h 2d Qd Jc"],
        &["high 2.00: 1 1.00, 2 1.00", "low 2.00: 1 1.00, 2 1.00"],
    );
    win::cites(&GAME, &outcome, &["s7.e", "s7.f"]);
}

#[test]
fn rs7_h_odd_chips_by_the_highest_card() {
    win::odd(
        &GAME,
        "",
        &["Ac Kd 2c 3d Qh Jh Ts", "Ad 4c Kc Qd Js Th 5c", "2h 3h 4d 6d 8c 9c 9d"],
        &["high 3.00: 1 1.00, 2 2.00", "low 3.00: 3 3.00"],
        r::RS7_H,
    );
    let hands = &["8c 6d 4h 3s 2c Qc Jd", "8d 6c 4s 3h 2d Qd Jc", "Kc Kd Kh 9s 9d Ts Th"];
    win::odd(&GAME, "", hands, &["high 3.00: 3 3.00", "low 3.00: 1 1.00, 2 2.00"], r::RS7_H);
    win::odd(
        &GAME,
        "bring_in=2",
        hands,
        &["high 5.00: 3 5.00", "low 4.00: 1 2.00, 2 2.00"],
        r::RS7_H,
    );
}

#[test]
fn rs8_1_three_fees_from_the_pot() {
    fees::from_antes(&GAME, "38");
    fees::by_hand(&GAME, "38", [2, 3]);
}

#[test]
fn rs8_1_a_no_fee_of_a_street_not_reached() {
    fees::by_hand(&GAME, "38", [2, 3]);
}

#[test]
fn rs8_1_b_four_options_by_time() {
    fees::by_time(&GAME, 39);
}

#[test]
fn rs8_2_fees_are_fixed_before_the_cards() {
    fees::fixed(&GAME, "38");
}

#[test]
fn rs8_3_one_option_at_a_time() {
    fees::one_option(&GAME, ["38", "37", "1"]);
}

#[test]
fn rs8_4_fee_is_no_share_of_wagers() {
    fees::flat(&GAME, "38");
}

#[test]
fn rs8_5_at_most_five_rates() {
    fees::rates(&GAME, [21, 27, 33, 37]);
}
