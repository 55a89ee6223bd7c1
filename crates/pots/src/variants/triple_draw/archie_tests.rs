//! Archie: high and low, each with a qualifier.
//!
//! Rules: ca:archie/

use super::shared_tests as shared;
use super::testing::{NONE, Said, at_bet, pat, table, until, won};
use crate::act::Act;
use crate::script::Played;
use money::Cents;

const GAME: &str = "ca/archie";

const SAID: Said = Said {
    game: GAME,
    deck: "ca:archie/s3.a",
    seats: "ca:archie/s5.b",
    answer: "ca:archie/7.d.1",
    bet: "ca:archie/13.c",
    raise: "ca:archie/7.c",
    cap: "ca:archie/7.d.2",
    draw: "ca:archie/9.a",
    change: "reading:ca-archie-change",
};

/// Two hands for $2 each and the small blind's dollar: what each ends with.
#[track_caller]
fn two(one: &'static str, three: &'static str, stacks: &[&str]) -> Played {
    let setup = table(GAME).cards(1, one).cards(3, three).acts("1 call, 2 fold, 3 check");
    pat(setup, "3 1", stacks)
}

const FIRST: &[&str] = &["103.00", "99.00", "98.00"];
const LAST: &[&str] = &["98.00", "99.00", "103.00"];
const HALVES: &[&str] = &["100.50", "99.00", "100.50"];

/// High hands without a low, the better one first.
#[track_caller]
fn highs(hands: &[[&'static str; 2]]) {
    for [better, worse] in hands {
        two(better, worse, FIRST);
        two(worse, better, LAST);
    }
}

#[test]
fn rs1_nobody_banks() {
    SAID.nobody_banks();
}

#[test]
fn rs2_three_draws_for_high_and_low() {
    let draws = SAID.story().iter().filter(|line| line.starts_with("draw")).count();
    assert_eq!(draws, 3);
    two("6c 5d 4c 3c Ac", "Kc Kd 9h 8s 7s", HALVES);
}

#[test]
fn rs3_a_one_deck_without_a_joker() {
    SAID.one_deck();
}

#[test]
fn rs4_1_cards_rank_from_ace_to_deuce_and_suits_do_not() {
    highs(&[["Ac Ad 9h 8s 7s", "Kc Kd Qh Js 9c"], ["7c 7d 9h 8s 2s", "6c 6d 9c 8c 3d"]]);
    highs(&[["Kc Kd 9h 8s 3s", "Kh Ks 9c 8c 2c"]]);
    two("Kc Kd 9h 8s 7s", "Kh Ks 9c 8c 7c", HALVES);
    // The ace below the deuce: a straight of five.
    two("5c 4c 3d 2d Ah", "Kc Kd Kh 8s Ac", FIRST);
}

#[test]
fn rs4_2_high_hands_in_their_order() {
    highs(&[
        ["Ac Kc Qc Jc Tc", "Kd Qd Jd Td 9d"],
        ["Kd Qd Jd Td 9d", "Ac Ad Ah As Kc"],
        ["7c 7d 7h 7s 8c", "Ac Ad Ah Ks Kc"],
        ["7c 7d 7h 8s 8c", "Ac Kc Qc Jc 9c"],
        ["9c 7c 5c 3c 2c", "Ac Kd Qc Jh Tc"],
        ["9c 8d 7h 6s 5c", "Ac Ad Ah Ks Qc"],
        ["7c 7d 7h 9s 8c", "Ac Ad Kh Ks Qc"],
        ["8c 8d 7h 7s 9c", "Ac Ad Kh Qs Jc"],
        ["6c 6d 7h 9s 8c", "Ac Kd Qh Js 9d"],
    ]);
}

#[test]
fn rs4_2_a_best_and_least_of_straights_flushes_and_high_cards() {
    highs(&[
        ["Kd Qd Jd Td 9d", "Qc Jc Tc 9c 8c"],
        ["7c 6c 5c 4c 3c", "Ac Ad Ah As Kc"],
        ["Ac Kd Qh Jc Ts", "Kh Qd Js Td 9s"],
        ["Ac Kc Qc Jc 9c", "Ad Kd Qd Jd 8d"],
        ["8c 5c 4c 3c 2c", "7d 5d 4d 3d 2d"],
        ["7c 5c 4c 3c 2c", "Ac Kd Qh Js Td"],
        ["Ac Kd Qh Js 9d", "Ad Kh Qs Jc 8d"],
        ["8h 5c 4c 3c 2c", "7h 5d 4d 3d 2d"],
    ]);
    // 5-4-3-2-A is the least straight, of a suit the least straight flush; it is the better low.
    let suited = two("6c 5c 4c 3c 2c", "5d 4d 3d 2d Ad", HALVES);
    assert!(won(&suited)[0].starts_with("1 wins high"));
    let plain = two("6d 5c 4c 3c 2c", "5h 4d 3d 2d Ad", HALVES);
    assert!(won(&plain)[0].starts_with("1 wins high"));
    two("5d 4d 3d 2d Ad", "Kc Kd Kh Ks Qc", FIRST);
}

#[test]
fn rs4_2_b_matched_cards_from_aces_to_deuces() {
    highs(&[
        ["Ac Ad Ah As 2c", "Kc Kd Kh Ks Qc"],
        ["3c 3d 3h 3s 4c", "2c 2d 2h 2s Ac"],
        ["2c 2d 2h 2s 7c", "Ac Ad Ah Ks Kd"],
        ["Ac Ad Ah Ks Kc", "Kd Kh Qc Qd Qh"],
        ["3c 3d 3h 4s 4c", "2c 2d 2h 5s 5c"],
        ["2c 2d 2h 3s 3c", "Ac Kc Qc Jc 9c"],
        ["Ac Ad Ah 7s 8c", "Kc Kd Kh Qs Jc"],
        ["2c 2d 2h 7s 8c", "Ac Ad Kh Ks Qc"],
        ["Ac Ad Kh Ks 2c", "Ah As Qc Qd Jh"],
        ["3c 3d 2h 2s 7c", "Ac Ad Kh Qs Jc"],
        ["Ac Ad 7h 8s 9c", "Kc Kd Qh Js Tc"],
        ["2c 2d 7h 8s 9c", "Ac Kd Qh Js 9d"],
    ]);
}

#[test]
fn rs4_2_c_high_takes_a_pair_of_sixes() {
    two("5c 5d Ah Ks Qc", "6c 5h 4c 3c Ac", LAST);
    two("6d 6h 4h 3d 2d", "6c 5h 4c 3c Ac", HALVES);
    two("7d 7h 4h 3d 2d", "6c 5h 4c 3c Ac", HALVES);
}

#[test]
fn rs4_3_low_cards_run_from_the_ace_and_suits_are_equal() {
    let low = two("6c 5d 4c 3c Ac", "8c 8d 4h 3d 2d", HALVES);
    assert_eq!(won(&low)[1], "1 wins low 2.50 ca:archie/s7.f");
    two("6c 5d 4c 3c Ac", "6h 5s 4h 3d Ad", HALVES);
}

#[test]
fn rs4_4_six_high_at_most() {
    two("5c 4d 3c 2c Ac", "8c 8d 4h 3d 2d", FIRST);
    two("6c 4d 3c 2c Ac", "8c 8d 4h 3d 2d", HALVES);
    two("7c 4d 3c 2c Ac", "8c 8d 4h 3d 2d", LAST);
    // Five different ranks: reading ca-archie-low-pairs.
    two("5c 5d 3c 2c Ac", "8c 8d 4h 3d 2d", LAST);
}

#[test]
fn rs4_4_a_the_wheel_is_the_best_low() {
    let wheel = two("5c 4d 3c 2c Ac", "6c 4h 3d 2d Ad", FIRST);
    assert_eq!(won(&wheel)[1], "1 wins low 2.50 ca:archie/s7.f");
}

#[test]
fn rs4_4_b_straights_and_flushes_are_lows() {
    assert_eq!(won(&two("6c 5c 4c 3c 2c", "8c 8d 8h 8s 2d", FIRST)).len(), 2);
    assert_eq!(won(&two("6c 5d 4c 3c 2c", "8c 8d 8h Ks 2d", FIRST)).len(), 2);
}

#[test]
fn rs4_4_c_lows_from_the_highest_card() {
    two("6c 4c 3c 2d Ah", "6d 5d 4d 3h As", FIRST);
    two("6c 5c 4c 3d Ah", "6d 5d 4d 2h As", LAST);
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
fn rs5_c_limits_are_the_same_for_every_seat() {
    SAID.same_limits();
}

#[test]
fn r1_b_1_the_button_is_last_but_at_first_the_big_blind() {
    let story = SAID.story();
    assert_eq!(story[0], "deal 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4 1");
    assert_eq!((&*story[1], &*story[5]), ("bet 4 1 2 3", "bet 2 3 4 1"));
}

#[test]
fn r1_b_2_who_sits_right_of_a_folded_button_acts_last() {
    let acts = "4 call, 1 fold, 2 call, 3 check, 2 pat, 3 pat, 4 pat, 2 check, 3 check";
    let hand = table(GAME).players(4).acts(acts).reach();
    assert_eq!(hand.street(), 1);
    assert!(matches!(hand.ask(), crate::act::Ask::Decide(3, _)));
    let next = table(GAME).players(4).acts(acts).acts("4 check").reach();
    assert_eq!(next.street(), 2);
}

#[test]
fn r4_blinds_left_of_the_button_before_any_card() {
    SAID.blinds_left_of_button();
}

#[test]
fn r4_a_left_of_the_big_blind_opens() {
    assert!(SAID.story()[1].starts_with("bet 4"));
}

#[test]
fn r4_b_left_of_the_button_opens_later_rounds() {
    let story = SAID.story();
    assert!([5, 9, 13].iter().all(|at| story[*at].starts_with("bet 2")));
}

#[test]
fn r5_a_the_limit_sets_the_blinds() {
    SAID.limit_sets_blinds();
}

#[test]
fn r5_b_blinds_belong_to_the_pot() {
    SAID.blinds_are_won();
}

#[test]
fn r6_five_cards_down_from_the_small_blind() {
    assert_eq!(SAID.story()[0], "deal 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4 1");
    let hand = until(&table(GAME), NONE, at_bet(0));
    let seen = hand.sight(Some(0));
    let known = |at: usize| seen.players().nth(at).expect("a player").cards()[0].is_known();
    assert_eq!([known(0), known(1), known(2)], [true, false, false]);
}

#[test]
fn r7_a_fold() {
    SAID.fold();
}

#[test]
fn r7_b_call() {
    SAID.call();
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
fn r7_e_2_a_raised_big_blind_may_not_check() {
    SAID.raised_big_blind();
}

#[test]
fn r8_bets_go_to_the_pot() {
    SAID.bets_go_to_the_pot();
}

#[test]
fn r9_all_discard_before_any_card_is_replaced() {
    assert_eq!(SAID.story()[2..5], ["draw 2 3 4 1", "burn", "deal 2 3 4 1"]);
}

#[test]
fn r9_a_up_to_five_cards() {
    SAID.draw_up_to_five();
}

#[test]
fn r9_a_i_all_five_is_no_fold() {
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
fn r13_c_a_bet_within_the_limits() {
    let hand = until(&table(GAME), NONE, at_bet(1));
    assert!(hand.allows(1, Act::Raise(Cents::dollars(2))).is_ok());
    assert!(hand.allows(1, Act::Raise(Cents::dollars(1))).is_err());
    assert!(hand.allows(1, Act::Raise(Cents::dollars(4))).is_err());
}

#[test]
fn r13_e_check_and_later_call_or_raise() {
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
fn rs7_a_odd_chips_go_left_of_the_button() {
    let play = |one, three| {
        let setup = table(GAME).set("chip=1.00").cards(1, one).cards(3, three);
        let setup = setup.acts("1 call, 2 fold, 3 check");
        let played = pat(setup, "3 1", &["100.00", "99.00", "101.00"]);
        let odd = won(&played).into_iter().filter(|line| line.contains("odd"));
        assert_eq!(odd.collect::<Vec<_>>(), ["3 odd chip 1.00 ca:archie/s7.a"]);
    };
    play("Kc Kd 9h 8s 7s", "Kh Ks 9c 8c 7c");
    play("Kc Kd 9h 8s 7s", "6c 5d 4c 3c Ac");
    play("6c 5d 4c 3c Ac", "Kc Kd 9h 8s 7s");
}

#[test]
fn rs7_b_the_last_player_has_the_pot() {
    let acts = "1 call, 2 call, 3 check, 2 pat, 3 pat, 1 pat, 2 bet, 3 fold, 1 fold";
    let played = table(GAME).acts(acts).ends(&["98.00", "104.00", "98.00"]);
    assert_eq!(won(&played), ["2 wins last player 6.00 ca:archie/s7.b"]);
}

#[test]
fn rs7_c_one_player_may_win_both() {
    let played = two("5c 4d 3c 2c Ac", "Kc Kd Kh 8s 7s", FIRST);
    let halves = ["1 wins high 2.50 ca:archie/s7.f", "1 wins low 2.50 ca:archie/s7.f"];
    assert_eq!(won(&played), halves);
}

#[test]
fn rs7_d_without_a_low_the_high_has_all() {
    let played = two("Kc Kd 9h 8s 7s", "Qc Qd 9c 8c 7c", FIRST);
    assert_eq!(won(&played), ["1 wins high 5.00 ca:archie/s7.d"]);
    let equal = won(&two("Kc Kd 9h 8s 7s", "Kh Ks 9c 8c 7c", HALVES));
    assert!(equal.iter().all(|line| line.ends_with("2.50 ca:archie/s7.d")), "{equal:?}");
}

#[test]
fn rs7_e_without_a_high_the_low_has_all() {
    let played = two("6c 5d 4c 3c Ac", "5h 5s Kh Qs Jd", FIRST);
    assert_eq!(won(&played), ["1 wins low 5.00 ca:archie/s7.e"]);
    let equal = won(&two("6c 5d 4c 3c Ac", "6h 5s 4h 3d Ad", HALVES));
    assert!(equal.iter().all(|line| line.ends_with("2.50 ca:archie/s7.e")), "{equal:?}");
}

#[test]
fn rs7_f_high_and_low_have_half_each() {
    let played = two("6c 5d 4c 3c Ac", "6h 6s Kh Qs Jd", HALVES);
    let halves = ["3 wins high 2.50 ca:archie/s7.f", "1 wins low 2.50 ca:archie/s7.f"];
    assert_eq!(won(&played), halves);
    // Two equal highs share their half of six dollars.
    let setup = table(GAME).acts("1 call, 2 call, 3 check");
    let setup = setup.cards(1, "Kc Kd 9h 8s 7s").cards(2, "Kh Ks 9c 8c 7c");
    pat(setup.cards(3, "6c 5d 4c 3c Ac"), "2 3 1", &["99.50", "99.50", "101.00"]);
}

#[test]
fn rs7_g_without_either_the_best_high_has_all() {
    let played = two("5c 5d Kh Qs Jd", "5h 5s Kc Qc Td", FIRST);
    assert_eq!(won(&played), ["1 wins high 5.00 ca:archie/s7.g"]);
    let equal = won(&two("5c 5d Kh Qs Jd", "5h 5s Kc Qc Jc", HALVES));
    assert!(equal.iter().all(|line| line.ends_with("2.50 ca:archie/s7.g")), "{equal:?}");
}

#[test]
fn rs8_1_three_fees_or_one_by_half_hour() {
    let names = ["F-P-archie-35", "F-P-archie-36", "F-P-archie-21", "F-P-archie-37"];
    shared::three_fees(GAME, names);
    shared::no_draw_no_fee(GAME, names[0]);
}

#[test]
fn rs8_2_fees_are_fixed_before_any_card() {
    shared::fees_are_set_before(GAME, "F-P-archie-35");
}

#[test]
fn rs8_3_one_option_at_a_time() {
    shared::one_option(GAME, "F-P-archie");
}

#[test]
fn rs8_4_a_fee_is_no_share() {
    shared::fees_are_no_share(GAME, "F-P-archie-35");
}

#[test]
fn rs8_5_five_rates_at_most() {
    shared::few_rates(GAME, "F-P-archie");
}
