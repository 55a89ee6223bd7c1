//! No Limit Poker from hand to hand.
//! Rules: ca:no-limit-poker/

use super::checks;
use super::testing::{by, flop, hand_at, table};
use super::wording::{Spoken, said};
use super::{Buy, Clock, Time};
use crate::act::Act;
use money::Cents;
use std::time::Duration;

const ID: &str = "ca/no-limit-poker";

#[test]
fn r4_a_one_short_buy_in_after_a_full_one() {
    checks::one_short(ID, "limit=no", "ca:no-limit-poker/4.a");
}

#[test]
fn r4_b_full_rebuy_of_the_hundred_game_takes_fifty_or_less() {
    let buy = |chips| checks::bought(ID, "limit=no", chips).buy(1, checks::CHIPS);
    by(buy("50.01"), "ca:no-limit-poker/4.b");
    assert_eq!((buy("50.00"), buy("49.99")), (Ok(Buy::Full), Ok(Buy::Full)));
}

#[test]
fn r4_c_short_buy_in_needs_an_empty_stack() {
    by(checks::bought(ID, "limit=no", "0.01").buy(1, Cents::dollars(40)), "ca:no-limit-poker/4.c");
    assert!(checks::bought(ID, "limit=no", "0.00").buy(1, Cents::dollars(40)).is_ok());
}

#[test]
fn r4_d_full_buy_in_after_a_short_one_needs_an_empty_stack() {
    let mut sitting = checks::bought(ID, "limit=no", "0.00");
    sitting.buy(1, Cents::dollars(40)).unwrap();
    by(sitting.buy(1, checks::CHIPS), "ca:no-limit-poker/4.d");
    sitting.get_mut(1).unwrap().chips = Cents::ZERO;
    assert_eq!(sitting.buy(1, checks::CHIPS), Ok(Buy::Full));
}

#[test]
fn r6_words_hold_against_chips() {
    let hand = hand_at(&mut table(ID, "limit=no", 4), 4, "");
    let put: &[&[Cents]] = &[&[Cents::dollars(10)]];
    let words = Spoken::RaiseTo(Cents::dollars(20));
    assert_eq!(said(&hand, words, put), Ok(Act::Raise(Cents::dollars(20))));
}

#[test]
fn r8_a_lone_chip_bets_all_it_is_worth() {
    let hand = flop(ID);
    let chip = |dollars| said(&hand, Spoken::Silence, &[&[Cents::dollars(dollars)]]);
    assert_eq!(chip(25), Ok(Act::Raise(Cents::dollars(25))));
    assert_eq!(chip(500), Ok(Act::Raise(Cents::dollars(98))));
}

#[test]
fn r8_b_lone_larger_chip_is_a_call() {
    let hand = hand_at(&mut table(ID, "limit=no", 4), 4, "");
    let chip: &[&[Cents]] = &[&[Cents::dollars(25)]];
    assert_eq!(said(&hand, Spoken::Silence, chip), Ok(Act::Call));
    assert_eq!(said(&hand, Spoken::Raise, chip), Ok(Act::Raise(Cents::dollars(25))));
}

#[test]
fn r9_a_house_may_limit_the_time() {
    assert!(table(ID, "limit=no", 4).clock(Duration::ZERO).is_ok());
    by(table("ca/texas-holdem", "", 4).clock(Duration::ZERO), "reading:ca-clock");
}

#[test]
fn r9_b_clock_runs_from_the_floors_word() {
    let clock = table(ID, "limit=no", 4).clock(Duration::from_secs(30)).unwrap();
    assert_eq!(clock.at(Duration::from_secs(30)), Time::Left(Duration::from_mins(1)));
}

#[test]
fn r9_c_one_more_minute() {
    let clock = table(ID, "limit=no", 4).clock(Duration::ZERO).unwrap();
    assert_eq!(clock.at(Duration::from_millis(59_999)), Time::Warning(Duration::from_millis(1)));
    assert_eq!(clock.at(Duration::from_mins(1)), Time::Out);
}

#[test]
fn r9_d_warning_at_ten_seconds_then_the_hand_is_dead() {
    let clock = table(ID, "limit=no", 4).clock(Duration::ZERO).unwrap();
    let left = Duration::from_millis(10_001);
    assert_eq!(clock.at(Duration::from_millis(49_999)), Time::Left(left));
    assert_eq!(clock.at(Duration::from_secs(50)), Time::Warning(Duration::from_secs(10)));
    assert_eq!(Clock::out(&hand_at(&mut table(ID, "limit=no", 4), 4, "")), Some(Act::Fold));
    assert_eq!(Clock::out(&flop(ID)), Some(Act::Check));
}
