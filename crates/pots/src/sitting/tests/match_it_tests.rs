//! Match-It from hand to hand.
//! Rules: ca:match-it/

use super::How;
use super::checks;
use super::testing::{play, posts, table};

const ID: &str = "ca/match-it";

#[test]
fn rs5_h_small_blind_next_to_the_button() {
    checks::posted(ID, 4, &["0.00", "1.00", "2.00", "0.00"]);
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
fn r4_a_button_moves_after_each_hand() {
    checks::button_moves(ID, "ca:match-it/4.a");
}

#[test]
fn r3_a_newcomer_is_dealt_in_at_once() {
    checks::at_once(ID, "");
}

#[test]
fn r3_b_newcomer_lets_blinds_and_button_pass() {
    checks::after_button(ID, "");
}

#[test]
fn r4_a_blinds_move_with_the_button() {
    checks::blinds_follow(ID);
}

#[test]
fn r4_b_newcomer_at_the_small_blind_posts_it_alone() {
    let mut sitting = table(ID, "", 5);
    sitting.leave(4).unwrap();
    play(&mut sitting, 1);
    sitting.join(4, checks::CHIPS, How::WaitForBlind).unwrap();
    sitting.leave(2).unwrap();
    assert_eq!(posts(&play(&mut sitting, 1), 4), checks::post("1.00", "0.00"));
    assert_eq!(sitting.blinds(), Some((4, 5)));
}

#[test]
fn r5_a_missed_blinds_are_made_up_by_their_sum() {
    checks::missed_sum(ID, "ca:match-it/5.a");
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
    checks::start_is_free(ID, None);
}

#[test]
fn r6_b_seats_are_changed_freely_before_a_blind_passes() {
    checks::seats_are_free(ID, "ca:match-it/5.a");
}

#[test]
fn r6_c_who_drew_and_misses_a_blind_owes_both() {
    checks::drew(ID, "ca:match-it/5.a");
}
