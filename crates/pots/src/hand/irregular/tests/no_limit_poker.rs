//! Irregularities of No Limit Poker.
//!
//! Rules: ca:no-limit-poker/

use super::{clock, lone_chip, oversize, time_out, words};

const GAME: &str = "ca/no-limit-poker";

#[test]
fn r6_the_bet_is_set_right_to_the_words() {
    words(GAME, "ca:no-limit-poker/6");
}

#[test]
fn r8_a_a_lone_chip_in_silence_bets_all_it_is_worth() {
    lone_chip(GAME, "ca:no-limit-poker/8.a");
}

#[test]
fn r8_b_a_larger_chip_against_a_bet_is_a_call() {
    oversize(GAME, "ca:no-limit-poker/8.b");
}

#[test]
fn r9_b_the_clock_starts_at_a_supervisors_word() {
    clock(GAME, "ca:no-limit-poker/9.b", "ca:no-limit-poker/9.d");
}

#[test]
fn r9_d_the_hand_is_dead_when_the_time_is_over() {
    time_out(GAME, "ca:no-limit-poker/9.b", "ca:no-limit-poker/9.d");
}
