//! Asian Five-Card Stud from hand to hand.
//! Rules: ca:asian-five-card-stud/

use super::checks::{self, CHIPS};
use super::testing::{by, hand_on, play, table};
use super::wording::{Spoken, said};
use super::{Back, How};
use crate::act::Move;
use money::Cents;

const ID: &str = "ca/asian-five-card-stud";

#[test]
fn r2_a_button_goes_round_clockwise() {
    let mut sitting = table(ID, "", 4);
    for button in [1, 2, 3, 4, 1] {
        assert_eq!(sitting.button(), Some(button));
        play(&mut sitting, 1);
    }
}

#[test]
fn r2_b_button_for_two_hands_at_most() {
    let mut sitting = table(ID, "", 4);
    play(&mut sitting, 1);
    sitting.keep_button(1).unwrap();
    play(&mut sitting, 1);
    by(sitting.keep_button(1), "ca:asian-five-card-stud/2.b");
    assert_eq!(sitting.button(), Some(2));
}

#[test]
fn r2_c_only_who_bet_takes_the_button() {
    let mut sitting = table(ID, "", 4);
    sitting.sit_out(2).unwrap();
    play(&mut sitting, 1);
    sitting.come_back(2, Back::Play).unwrap();
    sitting.get_mut(2).unwrap().dealt = true;
    assert_eq!(sitting.button(), Some(3));
    by(sitting.take_button(2), "ca:asian-five-card-stud/2.c");
}

#[test]
fn r2_d_newcomer_takes_the_button_if_all_others_refuse() {
    let mut sitting = table(ID, "", 4);
    play(&mut sitting, 1);
    sitting.join(5, CHIPS, How::AtOnce).unwrap();
    for seat in [2, 3, 4] {
        by(sitting.take_button(5), "ca:asian-five-card-stud/2.d");
        sitting.refuse_button(seat).unwrap();
    }
    sitting.take_button(5).unwrap();
    assert_eq!(sitting.button(), Some(5));
}

#[test]
fn r8_a_string_bets_are_refused() {
    let hand = hand_on(&mut table(ID, "small=2 big=10", 3), 1);
    let two: &[&[Cents]] = &[&[Cents::dollars(2)], &[Cents::dollars(4)]];
    by(said(&hand, Spoken::Silence, two), "ca:asian-five-card-stud/8.a");
    assert_eq!(said(&hand, Spoken::Raise, two), Ok(Move::Raise(Cents::dollars(6))));
}

#[test]
fn r8_b_lone_larger_chip_is_a_call() {
    let mut hand = hand_on(&mut table(ID, "small=2 big=10", 3), 1);
    hand.act(hand.turn().unwrap(), Move::Raise(Cents::dollars(4))).unwrap();
    let chip: &[&[Cents]] = &[&[Cents::dollars(10)]];
    assert_eq!(said(&hand, Spoken::Silence, chip), Ok(Move::Call));
    assert_eq!(said(&hand, Spoken::Raise, chip), Ok(Move::Raise(Cents::dollars(10))));
}

#[test]
fn r8_c_oversize_chip_must_be_announced() {
    let hand = hand_on(&mut table(ID, "small=2 big=10", 3), 1);
    let chip: &[&[Cents]] = &[&[Cents::dollars(10)]];
    by(said(&hand, Spoken::Silence, chip), "ca:asian-five-card-stud/8.c");
    let words = Spoken::RaiseTo(Cents::dollars(4));
    assert_eq!(said(&hand, words, chip), Ok(Move::Raise(Cents::dollars(4))));
}

#[test]
fn r10_full_and_short_buy_ins_take_turns() {
    checks::one_short(ID, "", "ca:asian-five-card-stud/10");
}

#[test]
fn r26_a_signalled_bet_is_made_for_the_minimum() {
    let hand = hand_on(&mut table(ID, "small=2 big=10", 3), 1);
    let chips: &[&[Cents]] = &[&[Cents::dollars(1)]];
    assert_eq!(said(&hand, Spoken::Raise, chips), Ok(Move::Raise(Cents::dollars(2))));
}
