//! Irregularities of Lowball.
//!
//! Rules: ca:lowball/

use super::draws;
use crate::act::{Ask, Choice};
use crate::testing::hand;

const GAME: &str = "ca/lowball";

#[test]
fn r1_c_a_misstated_hand_is_foul() {
    draws::foul(GAME, "ca:lowball/1.c");
}

#[test]
fn r8_a_an_exposed_seven_has_to_be_taken() {
    draws::kept(GAME, "ca:lowball/8.a", &["7h", "2h", "X", "Ah"], &["8h", "Kh"]);
}

#[test]
fn r8_b_an_exposed_eight_is_replaced_after_the_deal() {
    draws::replaced(GAME, "ca:lowball/8.b");
}

#[test]
fn r8_c_the_first_exposed_card_is_the_burn() {
    draws::burn(GAME, "ca:lowball/8.c");
}

#[test]
fn r8_d_a_card_exposed_on_the_draw_is_replaced_after_it() {
    draws::on_draw(GAME, "ca:lowball/8.d");
}

#[test]
fn r8_e_a_flashed_card_is_not_an_exposed_one() {
    draws::flashed(GAME, "ca:lowball/8.e");
}

#[test]
fn r10_a_more_or_fewer_than_five_cards_are_foul() {
    draws::wrong_size(GAME, "ca:lowball/10.a", 1);
}

#[test]
fn r10_b_a_short_hand_is_filled_up_before_action() {
    draws::filled(GAME, "ca:lowball/10.b", 5, "");
}

#[test]
fn r10_c_the_button_gets_a_fifth_card_after_action() {
    draws::filled_late(GAME, "ca:lowball/10.c", 5, "");
}

#[test]
fn r10_d_other_short_hands_get_their_cards_with_the_draw() {
    draws::filled_on_draw(GAME, "ca:lowball/10.d", 5, "");
}

#[test]
fn rs5_5_a_who_put_in_too_little_may_take_it_back_before_the_draw() {
    let rule = "ca:lowball/s5.5.a";
    let raised = || hand(GAME).set("blinds=1/1/2").acts("1 raise");
    let asked = raised().ruled(rule, "act 2", "seat=2 amount=1.00").reach();
    assert_eq!(asked.ask(), Ask::Decide(1, Choice::Bet));
    assert_eq!(asked.places()[1].stack.plain(), "99.00");
    // Enough is enough; and somebody has acted since.
    raised().ruled(rule, "act 2", "seat=2 amount=3.00").refused(rule);
    raised().acts("2 fold").ruled(rule, "act 3", "seat=2 amount=1.00").refused(rule);
}

#[test]
fn rs5_5_b_after_the_draw_the_bet_has_to_be_completed() {
    let rule = "ca:lowball/s5.5.b";
    let drawn = hand(GAME).acts("1 call, 2 call, 3 check, 2 pat, 3 pat, 1 pat, 2 bet");
    let called = drawn.ruled(rule, "act 8", "seat=3 amount=1.00").reach();
    assert_eq!(called.places()[2].bet.plain(), "4.00");
    hand(GAME).acts("1 raise").ruled(rule, "act 2", "seat=2 amount=1.00").refused(rule);
}
