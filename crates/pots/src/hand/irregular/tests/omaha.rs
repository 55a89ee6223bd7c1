//! Irregularities of Omaha without a limit.
//!
//! Rules: ca:omaha/

use super::{clock, lone_chip, oversize, time_out, words};
use crate::testing::hand;

const GAME: &str = "ca/omaha";

#[test]
fn rs2_6_the_bet_is_set_right_to_the_words() {
    words(GAME, "ca:omaha/s2.6");
    // In a limit game nothing of the kind is printed.
    hand(GAME).ruled("ca:omaha/s2.6", "act 1", "amount=4.00").refused("ca:omaha/s2.6");
}

#[test]
fn rs2_8_a_a_lone_chip_in_silence_bets_all_it_is_worth() {
    lone_chip(GAME, "ca:omaha/s2.8.a");
}

#[test]
fn rs2_8_b_a_larger_chip_against_a_bet_is_a_call() {
    oversize(GAME, "ca:omaha/s2.8.b");
}

#[test]
fn rs2_9_b_the_clock_starts_at_a_supervisors_word() {
    clock(GAME, "ca:omaha/s2.9.b", "ca:omaha/s2.9.d");
}

#[test]
fn rs2_9_d_the_hand_is_dead_when_the_time_is_over() {
    time_out(GAME, "ca:omaha/s2.9.b", "ca:omaha/s2.9.d");
}
