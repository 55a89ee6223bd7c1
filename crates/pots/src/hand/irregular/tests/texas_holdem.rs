//! Irregularities of Texas Hold'em.
//!
//! Rules: ca:texas-holdem/

use super::{burned, burns, shuffles};
use crate::testing::{Setup, hand};

const CALLS: &str = "1 call, 2 call, 3 check";
const CHECKS: &str = "2 check, 3 check, 1 check";

fn holdem() -> Setup {
    hand("ca/texas-holdem")
}

/// A hand to the river, all of whose board cards are given.
fn to_the_end(board: &'static str) -> Setup {
    let dealt = holdem().cards(1, "9c 9d").cards(2, "Ah Ad").cards(3, "Kh Kd").board(board);
    dealt.acts(CALLS).acts(CHECKS).acts(CHECKS).acts(CHECKS)
}

#[test]
fn rs6_1_the_first_card_goes_back_and_the_deck_is_shuffled() {
    let rule = "ca:texas-holdem/s6.1";
    let dealt = holdem().cards(2, "Kh Ah Ad").cards(3, "Kh 2c").acts("1 fold, 2 fold");
    let played = dealt.ruled(rule, "card 2", "").play();
    assert_eq!(shuffles(&played), [rule]);
    holdem().ruled(rule, "card 3", "").acts("1 fold, 2 fold").refused(rule);
    // A boxed card is gone, and nobody holds a first one yet.
    let boxed = holdem().ruled("ca:asian-five-card-stud/19", "card 1", "");
    boxed.ruled(rule, "card 1", "").acts("1 fold, 2 fold").refused(rule);
}

#[test]
fn rs6_1_a_1_an_exposed_down_card_is_replaced_after_the_deal() {
    let rule = "ca:texas-holdem/s6.1.a.1";
    let dealt = holdem().cards(2, "Kh Kd Ah").cards(3, "2c 2d");
    let hand = dealt.ruled(rule, "card 5", "seat=2 card=Kd").reach();
    assert_eq!(format!("{:?}", hand.places()[1].cards()), "[Kh, Ah]");
    // The first card of the deal is not replaced but goes back.
    holdem().cards(2, "Kh").ruled(rule, "card 2", "seat=2").refused(rule);
    holdem().acts("1 call").ruled(rule, "act 2", "seat=2").refused(rule);
}

#[test]
fn rs6_1_a_2_the_exposed_card_is_the_burn() {
    let rule = "ca:texas-holdem/s6.1.a.2";
    let dealt = holdem().cards(2, "Kh Kd Ah").acts(CALLS);
    let flop = dealt.ruled(rule, "act 1", "seat=2 card=Kd").reach();
    assert_eq!((burns(&flop), burned(&flop, "Kd")), (1, true));
}

#[test]
fn rs6_1_b_1_an_early_flop_is_mixed_into_the_deck_and_the_burn_stays() {
    let rule = "ca:texas-holdem/s6.1.b.1";
    let early = to_the_end("2s 3s 4c 5d 7h").ruled(rule, "act 2", "").play();
    assert_eq!((shuffles(&early), burns(&early.hand)), (vec![rule], 3));
    // The flop has come in its time.
    to_the_end("2s 3s 4c 5d 7h").ruled(rule, "act 4", "").refused(rule);
}

#[test]
fn rs6_1_b_2_a_flop_of_too_many_cards_is_mixed_into_the_deck() {
    let rule = "ca:texas-holdem/s6.1.b.2";
    let again = to_the_end("Qs Js Tc 2s Js 4c 5d 7h").ruled(rule, "act 4", "").play();
    assert_eq!(shuffles(&again), [rule]);
    assert_eq!(format!("{:?}", again.hand.board(0)), "[2s, Js, 4c, 5d, 7h]");
    to_the_end("2s 3s 4c 5d 7h").ruled(rule, "act 5", "").refused(rule);
}

#[test]
fn rs6_1_b_3_the_new_flop_comes_without_a_burn() {
    let rule = "ca:texas-holdem/s6.1.b.3";
    let again = to_the_end("Qs Js Tc 2s 3s 4c 5d 7h").ruled(rule, "act 4", "").play();
    assert_eq!((shuffles(&again), burns(&again.hand)), (vec![rule], 3));
    let early = to_the_end("2s 3s 4c 5d 7h").ruled(rule, "act 1", "").play();
    assert_eq!((shuffles(&early), burns(&early.hand)), (vec![rule], 3));
}

/// The turn card laid before the flop's betting was over, to the street of that number of acts.
fn early_turn(rule: &'static str, acts: usize) -> crate::Hand {
    let all = [CALLS, CHECKS, CHECKS, CHECKS];
    let dealt = holdem().board("2s 3s 4c 5d Qs");
    let dealt = all.iter().take(acts).fold(dealt, |dealt, acts| dealt.acts(acts));
    dealt.ruled(rule, "act 5", "card=Qs").reach()
}

#[test]
fn rs6_2_a_an_early_turn_card_is_out_for_that_round() {
    let rule = "ca:texas-holdem/s6.2.a";
    let turn = early_turn(rule, 2);
    assert_eq!(format!("{:?}", turn.board(0)), "[2s, 3s, 4c, 5d]");
    assert_eq!(turn.unseen() & "Qs".parse::<cards::AnyCard>().unwrap().bit(), 0);
    holdem().ruled(rule, "act 1", "").acts("1 fold, 2 fold").refused(rule);
}

#[test]
fn rs6_2_b_a_card_is_burned_and_the_next_is_the_fourth() {
    let turn = early_turn("ca:texas-holdem/s6.2.b", 2);
    assert_eq!((turn.board(0).len(), burns(&turn)), (4, 3));
}

#[test]
fn rs6_2_c_the_deck_is_shuffled_with_the_card_set_aside_without_burns() {
    let rule = "ca:texas-holdem/s6.2.c";
    // The card set aside may come again as the river.
    let river = early_turn(rule, 3);
    assert_eq!(format!("{:?}", river.board(0)), "[2s, 3s, 4c, 5d, Qs]");
    let played = to_the_end("2s 3s 4c 5d Qs").ruled(rule, "act 5", "card=Qs").play();
    assert_eq!(shuffles(&played), [rule]);
}

#[test]
fn rs6_2_d_the_fifth_card_comes_without_a_burn() {
    let river = early_turn("ca:texas-holdem/s6.2.d", 3);
    assert_eq!((river.board(0).len(), burns(&river)), (5, 3));
}

#[test]
fn rs6_2_e_an_early_fifth_card_is_shuffled_back() {
    let rule = "ca:texas-holdem/s6.2.e";
    let played = to_the_end("2s 3s 4c 5d 7h").ruled(rule, "act 8", "").play();
    assert_eq!((shuffles(&played), burns(&played.hand)), (vec![rule], 3));
    to_the_end("2s 3s 4c 5d 7h").ruled(rule, "act 5", "").refused(rule);
}

#[test]
fn rs6_3_a_one_card_too_many_is_the_burn() {
    let rule = "ca:texas-holdem/s6.3.a";
    let flop = holdem().acts(CALLS).ruled(rule, "act 1", "card=Qs").reach();
    assert_eq!((burns(&flop), burned(&flop, "Qs")), (1, true));
    holdem().ruled(rule, "act 1", "count=2").refused(rule);
    holdem().ruled(rule, "card 3", "").refused(rule);
}

#[test]
fn rs6_3_b_more_cards_too_many_make_a_misdeal() {
    let rule = "ca:texas-holdem/s6.3.b";
    let played = holdem().ruled(rule, "act 1", "count=2").ends(&["100.00", "100.00", "100.00"]);
    assert!(played.outcome.awards.is_empty());
    holdem().ruled(rule, "act 1", "count=1").refused(rule);
    holdem().ruled(rule, "act 1", "").refused(rule);
}

#[test]
fn sister_games_take_them_and_others_do_not() {
    let rule = "ca:texas-holdem/s6.3.b";
    let hundred = ["100.00", "100.00", "100.00"];
    hand("ca/no-limit-poker").ruled(rule, "act 1", "count=3").ends(&hundred);
    hand("ca/razz").ruled(rule, "act 1", "count=3").refused(rule);
}

#[test]
fn fees_of_a_flop_laid_anew_are_taken_once() {
    let board = "Qs Js Tc 2s 3s 4c 5d 7h";
    let once = to_the_end("2s 3s 4c 5d 7h").fees("F-H1-1").play();
    let again = to_the_end(board).fees("F-H1-1").ruled("ca:texas-holdem/s6.1.b.2", "act 4", "");
    assert_eq!(again.play().hand.fees().total(), once.hand.fees().total());
}
