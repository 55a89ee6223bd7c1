//! Irregularities of Match-It.
//!
//! Rules: ca:match-it/

use super::course::course;
use super::{held, shuffles};
use crate::testing::hand;

const GAME: &str = "ca/match-it";

#[test]
fn rs7_1_a_the_first_card_goes_back_and_the_deck_is_shuffled() {
    let rule = "ca:match-it/s7.1.a";
    let dealt = hand(GAME).cards(2, "Kh Ah Ad").cards(3, "Kh").acts("1 fold, 2 fold");
    assert_eq!(shuffles(&dealt.ruled(rule, "card 2", "").play()), [rule]);
}

#[test]
fn rs7_1_b_an_exposed_down_card_is_replaced_after_the_deal() {
    let rule = "ca:match-it/s7.1.b";
    let dealt = hand(GAME).cards(2, "Kh Kd Ah 2c");
    assert_eq!(held(&dealt.ruled(rule, "card 5", "seat=2").reach(), 2), "Kh Ah 2c");
}

#[test]
fn rs7_1_c_the_exposed_card_is_the_burn() {
    let rule = "ca:match-it/s7.1.c";
    assert_eq!(course(GAME, 3).amiss(0, 5, rule, 2).draws(1, &[1]).to(1).streets[1], "1");
}

#[test]
fn rs7_2_a_one_card_too_many_is_the_burn() {
    let rule = "ca:match-it/s7.2.a";
    assert_eq!(course(GAME, 3).ruled(0, rule).draws(1, &[1]).to(1).streets[1], "1");
    hand(GAME).ruled(rule, "act 1", "count=2").refused(rule);
}

#[test]
fn rs7_2_b_more_cards_too_many_make_a_misdeal() {
    let rule = "ca:match-it/s7.2.b";
    hand(GAME).ruled(rule, "act 1", "count=2").ends(&["100.00", "100.00", "100.00"]);
    hand(GAME).ruled(rule, "act 1", "count=1").refused(rule);
}

#[test]
fn rs7_3_a_a_card_exposed_on_the_draw_is_mucked() {
    let ran = course(GAME, 3).draws(1, &[2, 1, 1]).amiss(1, 2, "ca:match-it/s7.3.a", 1).to(1);
    assert_eq!((ran.hand.burns.count, ran.hand.muck.count), (1, 5));
}
