//! Kansas City Lowball from hand to hand.
//! Rules: ca:kansas-city-lowball/

use super::testing::{play, posts, table};
use super::{How, checks, low_checks};

const ID: &str = "ca/kansas-city-lowball";

#[test]
fn rs2_a_button_moves_after_each_hand() {
    checks::button_moves(ID, "ca:kansas-city-lowball/s2.a");
    checks::blinds_follow(ID);
}

#[test]
fn rs2_b_button_owes_a_small_blind() {
    let players = play(&mut table(ID, low_checks::SET, 4), 1);
    assert_eq!(posts(&players, 1), checks::post("5.00", "0.00"));
}

#[test]
fn rs2_c_next_seat_owes_a_small_blind() {
    let players = play(&mut table(ID, low_checks::SET, 4), 1);
    assert_eq!(posts(&players, 2), checks::post("5.00", "0.00"));
}

#[test]
fn rs2_d_second_seat_owes_the_large_blind() {
    let players = play(&mut table(ID, low_checks::SET, 4), 1);
    assert_eq!(posts(&players, 3), checks::post("10.00", "0.00"));
}

#[test]
fn r5_a_new_player_waits_for_the_big_blind() {
    checks::for_blind(ID, low_checks::SET, "10.00");
    checks::not_at_once(ID, low_checks::SET, How::AtOnce, "ca:kansas-city-lowball/5.a");
}

#[test]
fn r5_b_new_player_kills_the_pot() {
    low_checks::enters_by_kill(ID);
}

#[test]
fn r6_a_less_than_half_a_blind_is_dealt_in() {
    low_checks::short_is_dealt_in(ID);
}

#[test]
fn r6_b_next_player_takes_the_blind() {
    low_checks::next_takes_the_blind(ID);
}

#[test]
fn r6_c_blind_is_owed_after_a_win_or_a_buy_in() {
    low_checks::short_is_owed(ID);
}

#[test]
fn r7_half_a_blind_is_a_full_one() {
    low_checks::half_is_full(ID);
}

#[test]
fn r8_a_passed_by_the_big_blind_one_waits() {
    low_checks::passed_waits(ID, "ca:kansas-city-lowball/8.a");
}

#[test]
fn r8_b_or_kills_if_nobody_objects() {
    low_checks::passed_kills(ID, "ca:kansas-city-lowball/8.b");
}

#[test]
fn r8_c_changed_seat_plays_when_entitled() {
    low_checks::moved(ID);
}
