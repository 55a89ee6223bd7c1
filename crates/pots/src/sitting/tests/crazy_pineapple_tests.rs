//! Crazy Pineapple from hand to hand.
//! Rules: ca:crazy-pineapple/

use super::How;
use super::checks;
use super::testing::{hand_at, play, posts, table};
use super::wording::{Spoken, said};
use crate::act::Act;
use money::Cents;

const ID: &str = "ca/crazy-pineapple";

#[test]
fn rs4_e_small_blind_next_to_the_button() {
    checks::posted(ID, 4, &["0.00", "1.00", "2.00", "0.00"]);
}

#[test]
fn rs4_f_big_blind_at_the_second_seat() {
    checks::posted(ID, 4, &["0.00", "1.00", "2.00", "0.00"]);
}

#[test]
fn r1_c_dead_collection_blind_is_no_bet() {
    let mut sitting = table(ID, "collection_blind=1.00", 4);
    assert_eq!(posts(&play(&mut sitting, 1), 1), checks::post("0.00", "1.00"));
}

#[test]
fn r2_a_smaller_blind_is_left_of_the_button() {
    checks::posted(ID, 3, &["0.00", "1.00", "2.00"]);
}

#[test]
fn r2_b_button_of_two_has_the_small_blind() {
    checks::posted(ID, 2, &["1.00", "2.00"]);
}

#[test]
fn rs6_a_button_moves_after_each_hand() {
    checks::button_moves(ID, "ca:crazy-pineapple/5.b");
}

#[test]
fn rs6_b_blinds_move_with_the_button() {
    checks::blinds_follow(ID);
}

#[test]
fn r3_a_newcomer_is_dealt_in_at_once() {
    checks::at_once(ID, "small=9 big=18");
    checks::at_once(ID, "small=10 big=20");
}

#[test]
fn r3_b_newcomer_waits_for_the_button() {
    checks::after_button(ID, "");
    checks::not_at_once(ID, "", How::WaitForBlind, "ca:crazy-pineapple/3.b");
}

#[test]
fn r4_a_newcomer_comes_in_between_button_and_small_blind() {
    checks::between(ID, "", "0.00", "ca:crazy-pineapple/4.a");
}

#[test]
fn r4_b_newcomer_waits_until_the_button_has_passed() {
    checks::after_button(ID, "small=10 big=20");
}

#[test]
fn r5_a_jumped_player_owes_the_blinds_of_the_round() {
    checks::jumped(ID, "small=9 big=18", "9.00", "4.50");
    checks::jumped(ID, "small=10 big=20", "10.00", "5.00");
}

#[test]
fn r5_b_nobody_keeps_the_button() {
    checks::button_moves(ID, "ca:crazy-pineapple/5.b");
}

#[test]
fn r6_a_missed_blinds_are_made_up_by_their_sum() {
    checks::missed_sum(ID, "ca:crazy-pineapple/6.a");
    checks::missed_any(ID);
}

#[test]
fn r6_b_missed_blinds_may_be_waited_for() {
    checks::missed_wait(ID);
}

#[test]
fn r6_c_opening_bet_of_the_sum_is_live() {
    assert_eq!(checks::missed_parts(ID).0, "2.00");
}

#[test]
fn r6_d_rest_of_the_sum_is_dead() {
    assert_eq!(checks::missed_parts(ID).1, "1.00");
}

#[test]
fn r6_e_who_posted_may_call_or_raise() {
    checks::missed_acts(ID);
}

#[test]
fn r7_a_new_player_owes_nothing_at_the_start() {
    checks::start_is_free(ID, None);
}

#[test]
fn r7_b_seats_are_changed_freely_before_a_blind_passes() {
    checks::seats_are_free(ID, "ca:crazy-pineapple/6.a");
}

#[test]
fn r7_c_who_drew_and_misses_a_blind_owes_both() {
    checks::drew(ID, "ca:crazy-pineapple/6.a");
}

#[test]
fn r8_straddles_are_refused() {
    checks::straddle(ID, "ca:crazy-pineapple/8");
}

#[test]
fn r10_lone_larger_chip_is_a_call() {
    let hand = hand_at(&mut table(ID, "", 4), 4, "");
    let chip: &[&[Cents]] = &[&[Cents::dollars(5)]];
    assert_eq!(said(&hand, Spoken::Silence, chip), Ok(Act::Call));
    assert_eq!(said(&hand, Spoken::Raise, chip), Ok(Act::Raise(Cents::dollars(4))));
}
