//! Lowball from hand to hand.
//! Rules: ca:lowball/

use super::{How, checks, low_checks};

const ID: &str = "ca/lowball";

#[test]
fn r4_a_new_player_waits_for_the_big_blind() {
    checks::for_blind(ID, low_checks::SET, "10.00");
    checks::not_at_once(ID, low_checks::SET, How::AtOnce, "ca:lowball/4.a");
}

#[test]
fn r4_b_new_player_kills_the_pot() {
    low_checks::enters_by_kill(ID);
}

#[test]
fn r5_a_less_than_half_a_blind_is_dealt_in() {
    low_checks::short_is_dealt_in(ID);
}

#[test]
fn r5_b_next_player_takes_the_blind() {
    low_checks::next_takes_the_blind(ID);
}

#[test]
fn r5_c_blind_is_owed_after_a_win_or_a_buy_in() {
    low_checks::short_is_owed(ID);
}

#[test]
fn r6_half_a_blind_is_a_full_one() {
    low_checks::half_is_full(ID);
}

#[test]
fn r7_a_passed_by_the_big_blind_one_waits() {
    low_checks::passed_waits(ID, "ca:lowball/7.a");
}

#[test]
fn r7_b_or_kills_if_nobody_objects() {
    low_checks::passed_kills(ID, "ca:lowball/7.b");
}

#[test]
fn r7_c_changed_seat_plays_when_entitled() {
    low_checks::moved(ID);
}
