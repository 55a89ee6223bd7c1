//! The sitting itself: money and seats over many hands.

use super::testing::{play, round, table};
use super::{Back, How};
use crate::variants;
use money::Cents;

#[test]
fn every_game_can_be_played_for_three_rounds_of_the_button() {
    for variant in variants::all() {
        let mut sitting = table(variant.id, "", variant.active.min(5));
        for hand in 0..15 {
            play(&mut sitting, hand % variant.active.min(5) + 1);
        }
        let chips: Cents = sitting.seated().map(|(_, chair)| chair.chips).sum();
        let start = Cents::dollars(100 * i64::from(variant.active.min(5)));
        assert_eq!(chips, start, "{}", variant.id);
        assert!(!sitting.has_button() || sitting.went_round(), "{}", variant.id);
    }
}

#[test]
fn a_refusal_changes_nothing() {
    let mut sitting = table("ca/texas-holdem", "", 3);
    play(&mut sitting, 1);
    let before = format!("{sitting:?}");
    let chips = Cents::dollars(50);
    assert!(sitting.join(2, chips, How::AtOnce).is_err());
    assert!(sitting.join(5, chips, How::Kill).is_err());
    assert!(sitting.come_back(1, Back::Play).is_err());
    assert!(sitting.keep_button(1).is_err());
    assert!(sitting.move_seat(1, 2).is_err());
    assert!(sitting.straddle(3).is_err());
    assert_eq!(format!("{sitting:?}"), before);
}

#[test]
fn an_empty_seat_is_passed_by_the_button() {
    let mut sitting = table("ca/texas-holdem", "", 5);
    assert_eq!(round(&mut sitting, 1), (1, 2, 3));
    sitting.leave(2).unwrap();
    assert_eq!(round(&mut sitting, 1), (3, 4, 5));
    assert_eq!(round(&mut sitting, 1), (4, 5, 1));
}
