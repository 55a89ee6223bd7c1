//! Texas Hold'em from hand to hand.
//! Rules: ca:texas-holdem/

use super::How;
use super::checks;
use super::testing::{play, posts, table};

const ID: &str = "ca/texas-holdem";

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
fn rs5_a_button_moves_after_each_hand() {
    checks::button_moves(ID, "ca:texas-holdem/4.b");
}

#[test]
fn rs5_b_blinds_move_with_the_button() {
    checks::blinds_follow(ID);
}

#[test]
fn r3_a_1_newcomer_is_dealt_in_at_once_at_nine_eighteen() {
    checks::at_once(ID, "small=9 big=18");
    checks::not_at_once(ID, "small=9 big=18", How::PostBigBlind, "ca:texas-holdem/3.a.1");
}

#[test]
fn r3_a_2_newcomer_waits_for_the_button_at_nine_eighteen() {
    checks::after_button(ID, "small=9 big=18");
    checks::not_at_once(ID, "small=9 big=18", How::WaitForBlind, "ca:texas-holdem/3.a.2");
}

#[test]
fn r3_b_1_newcomer_posts_a_big_blind_at_ten_twenty() {
    checks::posting(ID);
    checks::not_at_once(ID, "small=10 big=20", How::AtOnce, "ca:texas-holdem/3.b.1");
}

#[test]
fn r3_b_2_newcomer_waits_for_the_big_blind_at_ten_twenty() {
    checks::for_blind(ID, "small=10 big=20", "10.00");
    checks::not_at_once(ID, "small=10 big=20", How::WaitForButton, "ca:texas-holdem/3.b.2");
}

#[test]
fn r3_b_3_newcomer_posts_between_button_and_small_blind() {
    checks::between(ID, "small=10 big=20", "10.00", "ca:texas-holdem/3.b.3");
}

#[test]
fn r4_a_jumped_player_owes_the_blinds_of_the_round() {
    checks::jumped(ID, "small=10 big=20", "10.00", "5.00");
}

#[test]
fn r4_b_nobody_keeps_the_button() {
    checks::button_moves(ID, "ca:texas-holdem/4.b");
}

#[test]
fn r5_f_below_ten_twenty_blinds_go_by_position() {
    checks::jumped(ID, "small=9 big=18", "4.50", "0.00");
}

#[test]
fn r5_a_missed_blinds_are_made_up_by_their_sum() {
    checks::missed_sum(ID, "ca:texas-holdem/5.a");
    checks::missed_any(ID);
}

#[test]
fn r5_b_missed_blinds_may_be_waited_for() {
    checks::missed_wait(ID);
}

#[test]
fn r5_c_opening_bet_of_the_sum_is_live() {
    assert_eq!(checks::missed_parts(ID).0, "2.00");
}

#[test]
fn r5_d_rest_of_the_sum_is_dead() {
    assert_eq!(checks::missed_parts(ID).1, "1.00");
}

#[test]
fn r5_e_who_posted_may_call_or_raise() {
    checks::missed_acts(ID);
}

#[test]
fn r6_a_new_player_owes_nothing_at_the_start() {
    checks::start_is_free(ID, Some("ca:texas-holdem/3.b.1"));
}

#[test]
fn r6_b_seats_are_changed_freely_before_a_blind_passes() {
    checks::seats_are_free(ID, "ca:texas-holdem/5.a");
}

#[test]
fn r6_c_who_drew_and_misses_a_blind_owes_both() {
    checks::drew(ID, "ca:texas-holdem/5.a");
}

#[test]
fn r7_straddles_are_refused() {
    checks::straddle(ID, "ca:texas-holdem/7");
}
