//! Irregularities of Crazy Pineapple.
//!
//! Rules: ca:crazy-pineapple/

use super::course::course;
use super::{burned, held, shuffles};
use crate::testing::{Setup, hand};

const GAME: &str = "ca/crazy-pineapple";
const CALLS: &str = "1 call, 2 call, 3 check";

fn pineapple() -> Setup {
    hand(GAME)
}

/// The cards of a street after a rule was invoked on the betting of another.
fn after(ruled: usize, rule: &str, street: usize) -> String {
    course(GAME, 3).ruled(ruled, rule).to(street).streets[street].clone()
}

/// A showdown in which seat 1 plays the board.
fn showdown() -> Setup {
    let dealt = pineapple().cards(1, "2c 3d 4h").cards(2, "2d 3h 4s").cards(3, "2h 3s 4c");
    let dealt = dealt.board("Ts Js Qs Ks As").acts(CALLS);
    let checks = "2 check, 3 check, 1 check";
    let dealt = dealt.acts("2 discard 2d, 3 discard 2h, 1 discard 2c").acts(checks);
    dealt.acts("2 discard 3h, 3 discard 3s, 1 discard 3d").acts(checks).acts(checks)
}

#[test]
fn r10_a_lone_larger_chip_is_a_call() {
    let rule = "ca:crazy-pineapple/10";
    let call = pineapple().ruled(rule, "act 1", "seat=1 amount=5.00").reach();
    assert_eq!(call.places()[0].bet.plain(), "2.00");
    pineapple().ruled(rule, "act 1", "seat=1 amount=2.00").refused(rule);
}

#[test]
fn rs7_1_the_first_card_goes_back_and_the_deck_is_shuffled() {
    let rule = "ca:crazy-pineapple/s7.1";
    let dealt = pineapple().cards(2, "Kh Ah Ad").cards(3, "Kh").acts("1 fold, 2 fold");
    assert_eq!(shuffles(&dealt.ruled(rule, "card 2", "").play()), [rule]);
}

#[test]
fn rs7_1_a_1_an_exposed_down_card_is_replaced_after_the_deal() {
    let rule = "ca:crazy-pineapple/s7.1.a.1";
    let dealt = pineapple().cards(2, "Kh Kd Ah 2c");
    assert_eq!(held(&dealt.ruled(rule, "card 5", "seat=2").reach(), 2), "Kh Ah 2c");
}

#[test]
fn rs7_1_a_2_the_exposed_card_is_the_burn() {
    let rule = "ca:crazy-pineapple/s7.1.a.2";
    let dealt = pineapple().cards(2, "Kh Kd Ah 2c").cards(3, "3c").cards(1, "4c");
    let dealt = dealt.acts(CALLS).acts("2 discard Kh, 3 discard 3c, 1 discard 4c");
    let flop = dealt.ruled(rule, "card 5", "seat=2").reach();
    assert!(burned(&flop, "Kd"));
    assert_eq!(course(GAME, 3).amiss(0, 5, rule, 2).to(1).streets[1], "ccc");
}

#[test]
fn rs7_1_b_1_an_early_flop_is_mixed_into_the_deck_and_the_burn_stays() {
    assert_eq!(after(0, "ca:crazy-pineapple/s7.1.b.1", 1), "S42ccc");
}

#[test]
fn rs7_1_b_2_a_flop_of_too_many_cards_is_mixed_into_the_deck() {
    assert_eq!(after(1, "ca:crazy-pineapple/s7.1.b.2", 1), "bcccS42ccc");
}

#[test]
fn rs7_1_b_3_the_new_flop_comes_without_a_burn() {
    assert_eq!(after(0, "ca:crazy-pineapple/s7.1.b.3", 1), "S42ccc");
    assert_eq!(after(1, "ca:crazy-pineapple/s7.1.b.3", 1), "bcccS42ccc");
}

#[test]
fn rs7_2_a_an_early_turn_card_is_out_for_that_round() {
    let turn = course(GAME, 3).ruled(1, "ca:crazy-pineapple/s7.2.a").to(2);
    assert_eq!((turn.streets[2].as_str(), turn.hand.stub), ("bc", 35));
}

#[test]
fn rs7_2_b_a_card_is_burned_and_the_next_is_the_fourth() {
    assert_eq!(after(1, "ca:crazy-pineapple/s7.2.b", 2), "bc");
}

#[test]
fn rs7_2_c_the_deck_is_shuffled_with_the_card_set_aside_without_burns() {
    assert_eq!(after(1, "ca:crazy-pineapple/s7.2.c", 3), "S36c");
}

#[test]
fn rs7_2_d_the_fifth_card_comes_without_a_burn() {
    assert_eq!(after(1, "ca:crazy-pineapple/s7.2.d", 3), "S36c");
}

#[test]
fn rs7_2_e_an_early_fifth_card_is_shuffled_back() {
    assert_eq!(after(2, "ca:crazy-pineapple/s7.2.e", 3), "S36c");
}

#[test]
fn rs7_3_a_one_card_too_many_is_the_burn() {
    let rule = "ca:crazy-pineapple/s7.3.a";
    assert_eq!(after(0, rule, 1), "ccc");
    pineapple().ruled(rule, "act 1", "count=2").refused(rule);
}

#[test]
fn rs7_3_b_more_cards_too_many_make_a_misdeal() {
    let rule = "ca:crazy-pineapple/s7.3.b";
    pineapple().ruled(rule, "act 1", "count=2").ends(&["100.00", "100.00", "100.00"]);
    pineapple().ruled(rule, "act 1", "count=1").refused(rule);
}

#[test]
fn rs7_4_a_who_plays_the_board_and_says_so_shares_the_pot() {
    let rule = "ca:crazy-pineapple/s7.4.a";
    showdown().ruled(rule, "settlement", "seat=1").ends(&["100.00", "100.00", "100.00"]);
    showdown().ruled(rule, "act 1", "seat=1").refused(rule);
}

#[test]
fn rs7_4_b_who_hands_the_cards_in_without_a_word_has_no_claim() {
    let rule = "ca:crazy-pineapple/s7.4.b";
    showdown().ruled(rule, "settlement", "seat=1").ends(&["98.00", "101.00", "101.00"]);
}
