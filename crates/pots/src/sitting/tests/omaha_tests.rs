//! Omaha from hand to hand.
//! Rules: ca:omaha/

use super::checks;
use super::testing::{by, flop, hand_at, play, posts, table};
use super::wording::{Spoken, said};
use super::{Buy, Clock, How, Time};
use crate::act::Act;
use money::Cents;
use std::time::Duration;

const ID: &str = "ca/omaha";

#[test]
fn r6_c_dead_collection_blind_is_no_bet() {
    let mut sitting = table(ID, "collection_blind=1.00", 4);
    assert_eq!(posts(&play(&mut sitting, 1), 1), checks::post("0.00", "1.00"));
}

#[test]
fn r7_a_smaller_blind_is_left_of_the_button() {
    checks::posted(ID, 3, &["0.00", "1.00", "2.00"]);
}

#[test]
fn r7_b_button_of_two_has_the_small_blind() {
    checks::posted(ID, 2, &["1.00", "2.00"]);
}

#[test]
fn r9_b_button_moves_after_each_hand() {
    checks::button_moves(ID, "ca:omaha/9.b");
}

#[test]
fn r9_c_blinds_move_with_the_button() {
    checks::blinds_follow(ID);
}

#[test]
fn r8_a_newcomer_is_dealt_in_at_once_at_nine_eighteen() {
    checks::at_once(ID, "small=9 big=18");
    checks::not_at_once(ID, "small=9 big=18", How::PostBigBlind, "ca:omaha/8.a");
}

#[test]
fn r8_b_newcomer_waits_for_the_button_at_nine_eighteen() {
    checks::after_button(ID, "small=9 big=18");
}

#[test]
fn r8_c_newcomer_posts_a_big_blind_at_ten_twenty() {
    checks::posting(ID);
    checks::not_at_once(ID, "small=10 big=20", How::AtOnce, "ca:omaha/8.c");
}

#[test]
fn r8_d_newcomer_waits_for_the_big_blind_at_ten_twenty() {
    checks::for_blind(ID, "small=10 big=20", "10.00");
}

#[test]
fn r8_e_newcomer_posts_between_button_and_small_blind() {
    checks::between(ID, "small=10 big=20", "10.00", "ca:omaha/8.e");
}

#[test]
fn r9_a_jumped_player_owes_the_blinds_of_the_round() {
    checks::jumped(ID, "small=9 big=18", "9.00", "4.50");
    checks::jumped(ID, "small=10 big=20", "10.00", "5.00");
}

#[test]
fn r10_a_missed_blinds_are_made_up_by_their_sum() {
    checks::missed_sum(ID, "ca:omaha/10.a");
    checks::missed_any(ID);
}

#[test]
fn r10_b_missed_blinds_may_be_waited_for() {
    checks::missed_wait(ID);
}

#[test]
fn r10_c_opening_bet_of_the_sum_is_live() {
    assert_eq!(checks::missed_parts(ID).0, "2.00");
}

#[test]
fn r10_d_rest_of_the_sum_is_dead() {
    assert_eq!(checks::missed_parts(ID).1, "1.00");
}

#[test]
fn r10_e_who_posted_may_call_or_raise() {
    checks::missed_acts(ID);
}

#[test]
fn r11_a_new_player_owes_nothing_at_the_start() {
    checks::start_is_free(ID, Some("ca:omaha/8.c"));
}

#[test]
fn r11_b_seats_are_changed_freely_before_a_blind_passes() {
    checks::seats_are_free(ID, "ca:omaha/10.a");
}

#[test]
fn r11_c_who_drew_and_misses_a_blind_owes_both() {
    checks::drew(ID, "ca:omaha/10.a");
}

#[test]
fn r12_straddles_are_refused() {
    checks::straddle(ID, "ca:omaha/12");
}

#[test]
fn rs2_4_a_one_short_buy_in_after_a_full_one() {
    checks::one_short(ID, "limit=no", "ca:omaha/s2.4.a");
}

#[test]
fn rs2_4_b_short_buy_in_needs_an_empty_stack() {
    by(checks::bought(ID, "limit=no", "0.01").buy(1, Cents::dollars(40)), "ca:omaha/s2.4.b");
    assert!(checks::bought(ID, "limit=no", "0.00").buy(1, Cents::dollars(40)).is_ok());
}

#[test]
fn rs2_4_c_full_buy_in_after_a_short_one_needs_an_empty_stack() {
    let mut sitting = checks::bought(ID, "limit=no", "0.00");
    sitting.buy(1, Cents::dollars(40)).unwrap();
    by(sitting.buy(1, checks::CHIPS), "ca:omaha/s2.4.c");
    sitting.get_mut(1).unwrap().chips = Cents::ZERO;
    assert_eq!(sitting.buy(1, checks::CHIPS), Ok(Buy::Full));
}

#[test]
fn rs2_6_words_hold_against_chips() {
    let hand = hand_at(&mut table(ID, "limit=no", 4), 4, "");
    let put: &[&[Cents]] = &[&[Cents::dollars(10)]];
    let words = Spoken::RaiseTo(Cents::dollars(20));
    assert_eq!(said(&hand, words, put), Ok(Act::Raise(Cents::dollars(20))));
}

#[test]
fn rs2_8_a_lone_chip_bets_all_it_is_worth() {
    let hand = flop(ID);
    let chip = |dollars| said(&hand, Spoken::Silence, &[&[Cents::dollars(dollars)]]);
    assert_eq!(chip(25), Ok(Act::Raise(Cents::dollars(25))));
    assert_eq!(chip(500), Ok(Act::Raise(Cents::dollars(98))));
}

#[test]
fn rs2_8_b_lone_larger_chip_is_a_call() {
    let hand = hand_at(&mut table(ID, "limit=no", 4), 4, "");
    let chip: &[&[Cents]] = &[&[Cents::dollars(25)]];
    assert_eq!(said(&hand, Spoken::Silence, chip), Ok(Act::Call));
    assert_eq!(said(&hand, Spoken::Raise, chip), Ok(Act::Raise(Cents::dollars(25))));
}

#[test]
fn rs2_9_a_house_may_limit_the_time() {
    assert!(table(ID, "limit=no", 4).clock(Duration::ZERO).is_ok());
    by(table("ca/texas-holdem", "", 4).clock(Duration::ZERO), "reading:ca-clock");
}

#[test]
fn rs2_9_b_clock_runs_from_the_floors_word() {
    let clock = table(ID, "limit=no", 4).clock(Duration::from_secs(30)).unwrap();
    assert_eq!(clock.at(Duration::from_secs(30)), Time::Left(Duration::from_mins(1)));
}

#[test]
fn rs2_9_c_one_more_minute() {
    let clock = table(ID, "limit=no", 4).clock(Duration::ZERO).unwrap();
    assert_eq!(clock.at(Duration::from_millis(59_999)), Time::Warning(Duration::from_millis(1)));
    assert_eq!(clock.at(Duration::from_mins(1)), Time::Out);
}

#[test]
fn rs2_9_d_warning_at_ten_seconds_then_the_hand_is_dead() {
    let clock = table(ID, "limit=no", 4).clock(Duration::ZERO).unwrap();
    let left = Duration::from_millis(10_001);
    assert_eq!(clock.at(Duration::from_millis(49_999)), Time::Left(left));
    assert_eq!(clock.at(Duration::from_secs(50)), Time::Warning(Duration::from_secs(10)));
    assert_eq!(Clock::out(&hand_at(&mut table(ID, "limit=no", 4), 4, "")), Some(Act::Fold));
    assert_eq!(Clock::out(&flop(ID)), Some(Act::Check));
}
