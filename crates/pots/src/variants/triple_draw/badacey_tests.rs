//! Badacey: an ace-to-five low and a badugi.
//!
//! Rules: ca:badacey/

use super::shared_tests as shared;
use super::testing::{NONE, Said, at_bet, table, until};
use crate::act::Act;
use money::Cents;

const GAME: &str = "ca/badacey";

const SAID: Said = Said {
    game: GAME,
    deck: "ca:badacey/s3.a",
    seats: "ca:badacey/s5.b",
    answer: "ca:badacey/7.d.1",
    bet: "ca:badacey/13.a",
    raise: "ca:badacey/7.c",
    cap: "ca:badacey/7.d.2",
    draw: "ca:badacey/9.a.1",
    change: "reading:ca-archie-change",
};

#[test]
fn rs1_nobody_banks() {
    SAID.nobody_banks();
}

#[test]
fn rs2_three_draws_for_a_low_and_a_badugi() {
    let draws = SAID.story().iter().filter(|line| line.starts_with("draw")).count();
    assert_eq!(draws, 3);
    shared::halves(GAME, "ca:badacey/s7.a");
}

#[test]
fn rs3_a_one_deck_without_a_joker() {
    SAID.one_deck();
}

/// The first of two lows is better.
#[track_caller]
fn lows(hands: &[[&'static str; 2]]) {
    shared::beats(GAME, "low", hands);
}

#[test]
fn rs4_1_the_ace_is_best_and_suits_are_equal() {
    lows(&[["9c 5d 4h 2s Ac", "9d 5h 4s 3c 2d"], ["Qc 5d 4h 2s Ac", "Kd 5h 4s 2c Ad"]]);
    shared::equal_lows(GAME, "ca:badacey/s7.d");
}

#[test]
fn rs4_2_lows_in_their_order() {
    lows(&[
        ["Kc Qd Jh Ts 9c", "Ac Ad 2h 3s 4c"],
        ["Kc Kd Qh Js Tc", "Ac Ad 2h 2s 3c"],
        ["Kc Kd Qh Qs Jc", "Ac Ad Ah 2s 3c"],
        ["Kc Kd Kh Qs Jc", "Ac Ad Ah 2s 2c"],
        ["Kc Kd Kh Qs Qc", "Ac Ad Ah As 2c"],
    ]);
}

#[test]
fn rs4_2_a_from_the_wheel_to_the_king() {
    lows(&[["5c 4d 3h 2s Ac", "6c 4h 3d 2c As"], ["Kc Qd Jh Ts 8c", "Kd Qh Js Tc 9d"]]);
}

#[test]
fn rs4_2_b_matched_cards_from_aces_to_kings() {
    lows(&[
        ["Ac Ad Kh Qs Jc", "2c 2d 3h 4s 5c"],
        ["Qc Qd Ah 2s 3c", "Kc Kd As 2c 3d"],
        ["Ac Ad 2h 2s 3c", "Ah As 3h 3d 2c"],
        ["Qc Qd Jh Js Kc", "Kd Kh Qh Qs Ac"],
        ["Ac Ad Ah 2s 3c", "Kc Kd Kh Qs Jc"],
        ["Ac Ad Ah 2s 2c", "Kc Kd Kh Qs Qc"],
        ["Ac Ad Ah As 2c", "Kc Kd Kh Ks Qc"],
    ]);
}

#[test]
fn rs4_2_c_straights_and_flushes_do_not_hurt() {
    lows(&[["5c 4c 3c 2c Ac", "6d 4h 3d 2d As"], ["6c 5c 4c 3c 2c", "7d 4h 3d 2d As"]]);
}

#[test]
fn rs4_3_in_a_badugi_the_ace_is_low_and_suits_are_equal() {
    shared::beats(GAME, "badugi", &[["Ac 5d 3h 4s Kc", "2c 5h 3s 4d Kd"]]);
    shared::equal_badugis(GAME, "ca:badacey/s7.e");
}

#[test]
fn rs4_4_more_cards_of_a_badugi_win() {
    shared::badugis(GAME);
}

#[test]
fn rs4_4_a_best_and_worst_badugis() {
    shared::badugis(GAME);
    shared::beats(GAME, "badugi", &[["Qc Jd Th 9s 9c", "Kd Qh Js Tc Td"]]);
}

#[test]
fn rs5_a_nine_are_seated() {
    SAID.nine_seats();
}

#[test]
fn rs5_b_seven_play() {
    SAID.seven_play();
}

#[test]
fn rs5_d_limits_are_the_same_for_every_seat() {
    SAID.same_limits();
}

#[test]
fn r1_a_the_button_is_last_but_at_first_the_big_blind() {
    let story = SAID.story();
    assert_eq!(story[0], "deal 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4 1");
    assert_eq!((&*story[1], &*story[5]), ("bet 4 1 2 3", "bet 2 3 4 1"));
}

#[test]
fn r2_blinds_left_of_the_button_before_any_card() {
    SAID.blinds_left_of_button();
}

#[test]
fn r2_a_1_left_of_the_big_blind_opens() {
    assert!(SAID.story()[1].starts_with("bet 4"));
}

#[test]
fn r2_a_2_left_of_the_button_opens_later_rounds() {
    let story = SAID.story();
    assert!([5, 9, 13].iter().all(|at| story[*at].starts_with("bet 2")));
}

#[test]
fn r5_a_1_the_limit_sets_the_blinds() {
    SAID.limit_sets_blinds();
}

#[test]
fn r5_a_2_blinds_belong_to_the_pot() {
    SAID.blinds_are_won();
}

#[test]
fn r6_five_cards_down_from_the_left_of_the_button() {
    assert_eq!(SAID.story()[0], "deal 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4 1");
    let hand = until(&table(GAME), NONE, at_bet(0));
    let seen = hand.sight(Some(0));
    let known = |at: usize| seen.players().nth(at).expect("a player").cards()[0].is_known();
    assert_eq!([known(0), known(1), known(2)], [true, false, false]);
}

#[test]
fn r7_a_call() {
    SAID.call();
}

#[test]
fn r7_b_fold() {
    SAID.fold();
}

#[test]
fn r7_c_raise_by_the_limit() {
    SAID.raise();
}

#[test]
fn r7_d_1_a_raise_is_answered() {
    SAID.raise_is_answered();
}

#[test]
fn r7_d_2_three_raises() {
    SAID.three_raises();
}

#[test]
fn r7_d_3_between_two_no_end_of_raises() {
    SAID.two_raise_on();
}

#[test]
fn r7_e_1_the_big_blind_may_check() {
    SAID.big_blind_checks();
}

#[test]
fn r7_e_2_a_raised_big_blind_calls_raises_or_folds() {
    SAID.raised_big_blind();
}

#[test]
fn r8_bets_go_to_the_pot() {
    SAID.bets_go_to_the_pot();
}

#[test]
fn r9_all_discard_in_turn_from_the_left_of_the_button() {
    assert_eq!(SAID.story()[2..5], ["draw 2 3 4 1", "burn", "deal 2 3 4 1"]);
}

#[test]
fn r9_a_1_up_to_five_cards() {
    SAID.draw_up_to_five();
}

#[test]
fn r9_a_2_all_five_is_no_fold() {
    SAID.five_is_no_fold();
}

#[test]
fn r9_b_stand_pat() {
    SAID.stand_pat();
}

#[test]
fn r9_c_i_a_number_changes_until_a_card_is_dealt() {
    SAID.change_until_a_card();
}

#[test]
fn r9_c_ii_a_number_changes_until_a_player_acts() {
    SAID.change_until_an_act();
}

#[test]
fn r10_a_burn_before_replacements() {
    let story = SAID.story();
    assert_eq!([&*story[3], &*story[7], &*story[11]], ["burn"; 3]);
}

#[test]
fn r11_discards_are_announced_and_hands_filled_up_in_turn() {
    SAID.numbers_are_told();
    assert_eq!(SAID.story()[4], "deal 2 3 4 1");
}

#[test]
fn r12_discards_are_gone_and_the_next_round_begins() {
    SAID.discards_are_gone();
}

#[test]
fn r13_second_round_after_the_first_draw() {
    SAID.round(1, 2);
}

#[test]
fn r13_a_bet_within_the_limits() {
    let hand = until(&table(GAME), NONE, at_bet(1));
    assert!(hand.allows(1, Act::Raise(Cents::dollars(2))).is_ok());
    assert!(hand.allows(1, Act::Raise(Cents::dollars(1))).is_err());
    assert!(hand.allows(1, Act::Raise(Cents::dollars(4))).is_err());
}

#[test]
fn r13_b_check_and_later_call_or_raise() {
    SAID.check_then_raise();
}

#[test]
fn r15_second_draw() {
    assert_eq!(SAID.story()[6..9], ["draw 2 3 4 1", "burn", "deal 2 3 4 1"]);
}

#[test]
fn r19_third_round_after_the_second_draw() {
    SAID.round(2, 4);
}

#[test]
fn r21_third_draw() {
    assert_eq!(SAID.story()[10..13], ["draw 2 3 4 1", "burn", "deal 2 3 4 1"]);
}

#[test]
fn r25_last_round_after_the_third_draw() {
    SAID.round(3, 4);
}

#[test]
fn r27_then_hands_are_shown() {
    assert_eq!(SAID.story()[14..], ["show"]);
}

#[test]
fn rs6_a_the_deck_is_dealt_as_far_as_it_goes() {
    shared::dealt_as_far_as_it_goes(GAME);
}

#[test]
fn rs6_b_burns_and_pile_are_mixed() {
    shared::pile_is_mixed(GAME);
}

#[test]
fn rs6_1_the_last_card_is_kept_back() {
    shared::last_card(GAME);
}

#[test]
fn rs6_1_a_discards_of_players_served_are_mixed() {
    shared::discards_of_players_served(GAME);
}

#[test]
fn rs6_2_hands_are_completed() {
    shared::hands_are_completed(GAME);
}

#[test]
fn rs6_3_discards_are_a_new_pile() {
    shared::discards_are_the_next_pile(GAME);
}

#[test]
fn rs7_a_low_and_badugi_have_half_each() {
    shared::halves(GAME, "ca:badacey/s7.a");
}

#[test]
fn rs7_b_one_player_may_win_both() {
    shared::both_halves(GAME);
}

#[test]
fn rs7_c_low_and_badugi_of_different_cards() {
    shared::different_cards(GAME);
}

#[test]
fn rs7_d_equal_lows_share_their_half() {
    shared::equal_lows(GAME, "ca:badacey/s7.d");
}

#[test]
fn rs7_e_equal_badugis_share_their_half() {
    shared::equal_badugis(GAME, "ca:badacey/s7.e");
}

#[test]
fn rs7_f_each_half_is_shared_by_its_own_winners() {
    shared::each_half_by_its_own(GAME);
}

#[test]
fn rs7_g_odd_chips_by_suit() {
    shared::odd_chips_by_suit(GAME, "ca:badacey/s7.g");
}

#[test]
fn rs8_1_three_fees_or_one_by_half_hour() {
    let names = ["F-P-badacey-35", "F-P-badacey-36", "F-P-badacey-21", "F-P-badacey-37"];
    shared::three_fees(GAME, names);
}

#[test]
fn rs8_2_fees_are_fixed_before_any_card() {
    shared::fees_are_set_before(GAME, "F-P-badacey-35");
}

#[test]
fn rs8_3_one_option_at_a_time() {
    shared::one_option(GAME, "F-P-badacey");
}

#[test]
fn rs8_4_fees_are_no_share() {
    shared::fees_are_no_share(GAME, "F-P-badacey-35");
}

#[test]
fn rs8_5_five_rates_at_most() {
    shared::few_rates(GAME, "F-P-badacey");
}
