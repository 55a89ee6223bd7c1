//! Irregularities of Mexican Poker.
//!
//! Rules: ca:mexican-poker/

use super::faces;
use crate::act::{Awaited, Decision};
use crate::place::Standing;
use crate::testing::{Setup, hand};

const GAME: &str = "ca/mexican-poker";

/// Three players, of whom seat 1 brings it in and all stay; seat 2 shows the highest third card.
fn third() -> Setup {
    let dealt = hand(GAME).cards(1, "2c As 3c").cards(2, "2d Ks Kh").cards(3, "2h Qs 4c");
    dealt.acts("2 call, 3 call, 2 hide, 3 hide, 1 hide")
}

#[test]
fn r4_a_after_an_exposed_down_card_the_next_comes_down() {
    let rule = "ca:mexican-poker/4.a";
    let hand = hand(GAME).cards(2, "Kc Kd").ruled(rule, "card 2", "seat=2").reach();
    assert_eq!(faces(&hand, 2), "ud");
}

#[test]
fn r4_b_that_player_may_declare_all_in() {
    let (exposed, rule) = ("ca:mexican-poker/4.a", "ca:mexican-poker/4.b");
    let dealt = third().ruled(exposed, "act 6", "seat=2").ruled(rule, "act 6", "seat=2");
    let hand = dealt.reach();
    assert_eq!(hand.places()[1].standing(), Standing::AllIn);
    assert_ne!(hand.ask(), Awaited::Decide(1, Decision::Bet));
    third().ruled(rule, "act 6", "seat=2").refused(rule);
}

#[test]
fn r4_c_an_exposed_joker_is_wild_for_anything() {
    let rule = "ca:mexican-poker/4.c";
    // As a card dealt up the joker would be an ace beside two kings, and two pairs would win.
    let dealt = hand(GAME).players(2).cards(2, "X Ks Kh 5c 3d").cards(1, "Qs Qh Ah Js Jh");
    let dealt = dealt.ruled(rule, "card 2", "seat=2").acts("1 call");
    let hands = "2 hide, 1 hide, 2 check, 1 check";
    let played = dealt.acts(hands).acts(hands).acts(hands).play();
    assert_eq!(played.outcome.awards[0].winners[0].place, 1);
}

#[test]
fn r6_a_first_cards_in_the_wrong_order_make_a_misdeal() {
    let rule = "ca:mexican-poker/6.a";
    hand(GAME).ruled(rule, "act 1", "").ends(&["100.00", "100.00", "100.00"]);
    // Two have acted: seat 1 has brought it in, seat 2 has called.
    third().ruled(rule, "act 2", "").refused(rule);
}

#[test]
fn r6_b_after_two_have_acted_play_goes_on() {
    let rule = "ca:mexican-poker/6.b";
    assert_eq!(third().ruled(rule, "act 2", "").reach().street(), 1);
    third().ruled(rule, "card 3", "").refused(rule);
}

#[test]
fn r6_c_the_hand_that_was_passed_over_is_dead() {
    let rule = "ca:mexican-poker/6.c";
    let dealt = hand(GAME).cards(1, "2c As").cards(2, "2d Ks").cards(3, "2h Qs").acts("2 call");
    assert!(!dealt.ruled(rule, "act 2", "seat=3").reach().places()[2].is_live());
    third().ruled(rule, "card 3", "seat=3").refused(rule);
}

/// On the third card seat 2 bets and seat 3 calls; then the cards turn out to be each other's.
fn wrong(rule: &'static str) -> Setup {
    third().acts("2 bet, 3 call").ruled(rule, "act 8", "seat=3")
}

#[test]
fn r7_a_cards_in_the_wrong_order_are_turned_up() {
    // Seat 2 turned its card up and gets the next one down, which others have seen now.
    let dealt = hand(GAME).cards(1, "2c As 3c").cards(2, "2d Ks Kh").cards(3, "2h Qs 4c");
    let dealt = dealt.acts("2 call, 3 call, 2 expose 2d, 3 hide, 1 hide");
    assert_eq!(faces(&dealt.reach(), 2), "uud");
    let wrong = dealt.ruled("ca:mexican-poker/7.a", "card 8", "seat=2").reach();
    assert_eq!((faces(&wrong, 2).as_str(), wrong.street()), ("uuu", 2));
}

#[test]
fn r7_b_the_round_is_dealt_to_its_end() {
    let hand = third().ruled("ca:mexican-poker/7.b", "card 9", "").reach();
    assert!(hand.places().iter().all(|place| place.cards().len() == 3));
}

#[test]
fn r7_c_that_round_has_no_betting() {
    assert_eq!(wrong("ca:mexican-poker/7.c").reach().street(), 2);
    let rule = "ca:mexican-poker/7.c";
    hand(GAME).ruled(rule, "act 1", "").refused(rule);
}

#[test]
fn r7_d_bets_of_that_round_go_back() {
    let hand = wrong("ca:mexican-poker/7.d").reach();
    assert!(hand.places().iter().all(|place| place.stack.plain() == "99.50"));
}

#[test]
fn r7_e_betting_starts_again_on_the_next_street() {
    let hand = wrong("ca:mexican-poker/7.e").reach();
    assert!(matches!(hand.ask(), Awaited::Decide(_, Decision::Expose)));
    let next = wrong("ca:mexican-poker/7.e").acts("2 hide, 3 hide, 1 hide").menu();
    assert!(next.raise.is_some());
}

#[test]
fn r8_a_card_that_its_player_exposes_stays_a_down_card() {
    let hand = third().ruled("ca:mexican-poker/8", "act 6", "seat=2").reach();
    assert_eq!(faces(&hand, 2), "duu");
}

#[test]
fn r12_a_card_that_touched_the_muck_kills_the_hand() {
    let rule = "ca:mexican-poker/12";
    assert!(!third().ruled(rule, "act 6", "seat=2").reach().places()[1].is_live());
}

#[test]
fn r16_a_signalled_bet_or_call_is_made() {
    let rule = "ca:mexican-poker/16";
    let bet = third().ruled(rule, "act 6", "seat=2").reach();
    assert_eq!(bet.places()[1].bet.plain(), "2.00");
    let call = third().ruled(rule, "act 6", "seat=2").ruled(rule, "act 6", "seat=3").reach();
    assert_eq!(call.places()[2].bet.plain(), "2.00");
    third().ruled(rule, "act 6", "seat=1").refused(rule);
}
