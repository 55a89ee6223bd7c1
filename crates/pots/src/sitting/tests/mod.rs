//! The sitting itself: money and seats over many hands.

mod asian_five_card_stud_tests;
mod checks;
mod kill_tests;
mod low_checks;
mod low_tests;
mod mexican_poker_tests;
mod newer_tests;
mod no_limit_tests;
mod older_tests;
mod omaha_hi_lo_tests;
mod resume_tests;
mod testing;

use super::{Back, Buy, Clock, How, KillPots, Setup, Sitting, Status, Time, Voices, wording};
use crate::testing::hand;
use crate::variant::{Forced, Variant};
use crate::variants;
use money::Cents;
use testing::{play, round, table};

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

#[test]
fn who_pays_no_ante_plays_no_stud_hand() {
    let is_stud = |variant: &&Variant| matches!(variant.forced, Forced::Door(_));
    for variant in variants::all().filter(is_stud).filter(|variant| !variant.customs.no_ante) {
        checks::antes(variant.id);
        checks::antes_are_the_pot(variant.id);
    }
}

#[test]
fn a_written_hand_posts_missed_blinds_and_kills() {
    let written = |acts: &str| hand("ca/texas-holdem").players(5).acts(acts).reach();
    let place = written("4 post 3.00, 4 check").places()[3];
    assert_eq!((place.bet.plain().as_str(), place.stack.plain().as_str()), ("2.00", "97.00"));
    assert_eq!(written("4 post 2.00").places()[3].stack.plain(), "98.00");
    hand("ca/texas-holdem").players(5).acts("4 post 4.00").refused("ca:texas-holdem/5.a");
    hand("ca/lowball").players(5).acts("4 post").refused("ca:lowball/7.a");
    let kansas = || hand("ca/kansas-city-lowball").players(5);
    let killed = kansas().acts("4 kill").reach();
    assert_eq!((killed.killer(), killed.places()[3].bet.plain().as_str()), (Some(3), "4.00"));
    kansas().acts("4 kill, 5 kill").refused("ca:kansas-city-lowball/5.b");
    assert!(hand("ca/badugi").players(5).acts("4 kill").script().play().is_err());
}

#[test]
fn who_is_broke_when_a_blind_passes_owes_it() {
    let mut sitting = table("ca/texas-holdem", "", 5);
    play(&mut sitting, 1);
    sitting.get_mut(4).unwrap().chips = Cents::ZERO;
    play(&mut sitting, 1);
    sitting.buy(4, Cents::dollars(50)).unwrap();
    assert!(sitting.come_back(4, Back::Play).is_err());
    sitting.come_back(4, Back::Post).unwrap();
    assert_eq!(testing::posts(&play(&mut sitting, 1), 4), checks::post("2.00", "1.00"));
}

#[test]
fn who_would_kill_waits_while_another_owes_a_kill() {
    let mut sitting = table("ca/lowball", low_checks::SET, 5);
    play(&mut sitting, 1);
    sitting.join(6, Cents::dollars(100), How::Kill).unwrap();
    sitting.state.killer = Some(1);
    let players = play(&mut sitting, 2);
    assert_eq!(testing::seats(&players), [1, 2, 3, 4, 5]);
    assert_eq!(testing::posts(&play(&mut sitting, 3), 6), checks::post("20.00", "0.00"));
}

#[test]
fn everything_posted_has_its_rule() {
    let mut sitting = checks::running("ca/texas-holdem", "small=10 big=20");
    sitting.join(6, Cents::dollars(100), How::PostBigBlind).unwrap();
    sitting.sit_out(4).unwrap();
    sitting.get_mut(4).unwrap().missed = [true, true];
    sitting.come_back(4, Back::Post).unwrap();
    play(&mut sitting, 1);
    let rules: Vec<(u8, &str, &str)> =
        sitting.postings().iter().map(|post| (post.seat, post.what, post.rule.id)).collect();
    let expected = [
        (2, "blind", "ca:texas-holdem/s4.e"),
        (3, "blind", "ca:texas-holdem/s4.f"),
        (4, "dead blind", "ca:texas-holdem/5.d"),
        (4, "blind", "ca:texas-holdem/5.a"),
        (6, "blind", "ca:texas-holdem/3.b.1"),
    ];
    assert_eq!(rules, expected);
}
