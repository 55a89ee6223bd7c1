//! Mexican Poker from hand to hand.
//! Rules: ca:mexican-poker/

use super::checks;
use super::testing::{by, hand_on, table};
use super::wording::{Spoken, said};
use crate::act::Move;
use money::Cents;

const ID: &str = "ca/mexican-poker";

#[test]
fn rs1_c_button_moves_after_each_hand() {
    checks::button_moves(ID, "ca:mexican-poker/s1.c");
}

#[test]
fn r13_string_bets_are_refused() {
    let hand = hand_on(&mut table(ID, "", 3), 1);
    let two: &[&[Cents]] = &[&[Cents::dollars(1)], &[Cents::dollars(1)]];
    by(said(&hand, Spoken::Silence, two), "ca:mexican-poker/13");
    assert!(said(&hand, Spoken::Silence, &[&[Cents::dollars(1), Cents::dollars(1)]]).is_ok());
}

#[test]
fn r14_one_short_buy_in_for_each_full_one() {
    checks::one_short(ID, "", "ca:mexican-poker/14");
}

#[test]
fn r16_signalled_bet_is_made_for_the_minimum() {
    let hand = hand_on(&mut table(ID, "", 3), 1);
    let least = hand.menu().unwrap().raise.unwrap().min;
    assert_eq!(said(&hand, Spoken::Silence, &[&[Cents::new(50)]]), Ok(Move::Raise(least)));
}
