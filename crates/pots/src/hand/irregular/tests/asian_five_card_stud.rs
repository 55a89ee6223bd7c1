//! Irregularities of Asian Five-Card Stud, and its deck running out.
//!
//! Rules: ca:asian-five-card-stud/

use super::course::course;
use super::{burned, burns, faces, shuffles};
use crate::act::{Awaited, Decision};
use crate::testing::{Setup, hand};
use crate::variant::Chart;

const GAME: &str = "ca/asian-five-card-stud";

/// Seat 1 has the lowest door card.
fn asian() -> Setup {
    hand(GAME).cards(1, "As 2c").cards(2, "Ks 9h").cards(3, "Qs 8h")
}

/// All stay for the forced bet; seat 1 shows the lowest third card.
fn third() -> Setup {
    let dealt = hand(GAME).cards(1, "As 2c 3c").cards(2, "Ks 9h 9c").cards(3, "Qs 8h 8c");
    dealt.acts("2 call, 3 call")
}

#[test]
fn r3_after_an_exposed_down_card_the_next_comes_down() {
    let hand = hand(GAME).ruled("ca:asian-five-card-stud/3", "card 2", "seat=2").reach();
    assert_eq!(faces(&hand, 2), "ud");
}

#[test]
fn r4_a_card_that_its_player_exposes_stays_a_down_card() {
    let hand = third().ruled("ca:asian-five-card-stud/4", "act 3", "seat=2").reach();
    assert_eq!(faces(&hand, 2), "duu");
}

#[test]
fn r5_cards_dealt_too_early_are_out_with_a_burn_for_each_player() {
    let hand = third().ruled("ca:asian-five-card-stud/5", "act 3", "card=Js").reach();
    // The burn of the street, the early burn and its card, and one for each of three.
    assert_eq!((burns(&hand), burned(&hand, "Js")), (6, true));
}

#[test]
fn r6_a_after_a_wrong_burn_cards_go_to_the_right_places() {
    let rule = "ca:asian-five-card-stud/6.a";
    assert_eq!(burns(&third().ruled(rule, "card 7", "").reach()), 1);
    third().ruled(rule, "card 2", "").refused(rule);
}

#[test]
fn r6_b_a_card_that_nobody_can_tell_is_accepted() {
    let rule = "ca:asian-five-card-stud/6.b";
    assert_eq!(burns(&third().ruled(rule, "card 7", "count=0").reach()), 0);
    assert_eq!(burns(&third().ruled(rule, "card 7", "count=2").reach()), 2);
    third().ruled(rule, "card 7", "").refused(rule);
}

#[test]
fn r8_b_a_larger_chip_is_a_call() {
    let rule = "ca:asian-five-card-stud/8.b";
    third().ruled(rule, "act 3", "seat=1 amount=5.00").refused(rule);
    let bet = third().acts("1 bet 2.00").ruled(rule, "act 4", "seat=2 amount=5.00").reach();
    assert_eq!(bet.places()[1].bet.plain(), "2.00");
}

#[test]
fn r8_c_who_puts_in_too_large_a_chip_says_how_much_it_is_for() {
    let rule = "ca:asian-five-card-stud/8.c";
    let bet = third().ruled(rule, "act 3", "seat=1 amount=4.00").reach();
    assert_eq!(bet.places()[0].bet.plain(), "4.00");
    third().ruled(rule, "act 3", "seat=1").refused(rule);
}

#[test]
fn r9_a_a_card_that_touched_the_muck_costs_the_hand_and_its_bet() {
    let rule = "ca:asian-five-card-stud/9.a";
    let hand = third().acts("1 bet 2.00").ruled(rule, "act 4", "seat=1").reach();
    assert!(!hand.places()[0].is_live());
    assert_eq!(hand.places()[0].stack.plain(), "97.30");
}

#[test]
fn r9_b_a_retrievable_hand_plays_on() {
    let rule = "ca:asian-five-card-stud/9.b";
    assert!(third().ruled(rule, "act 3", "seat=1").reach().places()[0].is_live());
    third().ruled(rule, "act 3", "").refused(rule);
}

#[test]
fn r11_c_a_wrong_number_of_cards_before_action_is_a_misdeal() {
    let rule = "ca:asian-five-card-stud/11.c";
    asian().ruled(rule, "act 1", "seat=2").ends(&["100.00", "100.00", "100.00"]);
    third().ruled(rule, "act 2", "seat=2").refused(rule);
}

#[test]
fn r11_d_found_after_action_it_kills_the_hand() {
    let rule = "ca:asian-five-card-stud/11.d";
    let hand = third().ruled(rule, "act 3", "seat=1").reach();
    assert_eq!(
        (hand.places()[0].is_live(), hand.places()[0].stack.plain().as_str()),
        (false, "99.30")
    );
    asian().ruled(rule, "act 1", "seat=1").refused(rule);
}

#[test]
fn r12_a_the_last_card_joins_the_burns() {
    // Of 32 cards six are left for the six: a burn, four cards, then the last and three burns.
    let ran = course(GAME, 6).set("deck", "32").to(3);
    assert_eq!(ran.streets[3], "b1234S4b56");
}

#[test]
fn r12_b_one_is_burned_and_the_rest_are_dealt() {
    let ran = course(GAME, 6).set("deck", "32").to(3);
    assert_eq!(faces(&ran.hand, 6), "duuuu");
    let exact = course(GAME, 6).set("deck", "32").lost(3, 1).to(3);
    assert_eq!(exact.streets[3], "b123S4b456");
}

#[test]
fn r12_c_if_that_falls_short_the_last_card_is_not_dealt() {
    let ran = course(GAME, 7).set("deck", "32").to(3);
    assert!(ran.hand.places().iter().all(|place| place.cards().len() == 4));
}

#[test]
fn r12_d_one_card_is_turned_up_for_all() {
    let ran = course(GAME, 7).set("deck", "32").to(3);
    assert_eq!((ran.streets[3].as_str(), ran.hand.board(0).len()), ("bc", 1));
}

#[test]
fn r12_e_the_lowest_of_the_round_before_opens() {
    let ran = course(GAME, 7).set("deck", "32").to(3);
    let value =
        |place: &crate::Place| crate::showing(Chart::High, &place.shown().collect::<Vec<_>>());
    let values: Vec<u32> = ran.hand.places().iter().map(value).collect();
    let lowest = *values.iter().min().unwrap();
    assert_eq!(ran.openers[3].map(|place| values[place]), Some(lowest));
}

#[test]
fn r19_a_boxed_card_is_replaced_by_the_next() {
    let rule = "ca:asian-five-card-stud/19";
    let hand = asian().ruled(rule, "card 2", "card=Jc").reach();
    assert!(burned(&hand, "Jc"));
    assert_eq!(hand.stub, 52 - 7);
    asian().ruled(rule, "card 2", "card=Jc").cards(3, "Jc").refused("reading:ca-asian-deck");
    third().ruled(rule, "act 1", "").refused(rule);
}

#[test]
fn r20_who_is_not_back_in_time_loses_ante_and_forced_bet() {
    let rule = "ca:asian-five-card-stud/20";
    let hand = third().acts("1 check, 2 bet 2.00, 3 fold").ruled(rule, "act 6", "seat=1");
    assert_eq!(hand.play().outcome.stacks[0].plain(), "99.30");
    third().ruled(rule, "act 3", "seat=2").refused(rule);
}

#[test]
fn r21_a_after_a_first_card_up_the_second_comes_down() {
    let hand = hand(GAME).ruled("ca:asian-five-card-stud/21.a", "card 2", "seat=2").reach();
    assert_eq!(faces(&hand, 2), "ud");
}

#[test]
fn r21_b_both_first_cards_up_kill_the_hand_and_give_the_ante_back() {
    let rule = "ca:asian-five-card-stud/21.b";
    let hand = asian().ruled(rule, "act 1", "seat=2").reach();
    assert_eq!(
        (hand.places()[1].is_live(), hand.places()[1].stack.plain().as_str()),
        (false, "100.00")
    );
    third().ruled(rule, "act 3", "seat=2").refused(rule);
}

#[test]
fn r23_the_button_may_ask_for_one_shuffle_more() {
    let rule = "ca:asian-five-card-stud/23";
    let played = asian().acts("2 fold, 3 fold").ruled(rule, "start", "seat=1").play();
    assert_eq!(shuffles(&played), [rule]);
    asian().ruled(rule, "start", "seat=2").refused(rule);
    asian().ruled(rule, "card 2", "seat=1").refused(rule);
}

#[test]
fn r24_cards_shown_to_one_are_shown_to_all() {
    let rule = "ca:asian-five-card-stud/24";
    let seen = |hand: &crate::Hand| hand.sight(None).players().nth(1).unwrap().cards()[0];
    let folded = || asian().acts("2 fold, 3 fold");
    assert!(!seen(&folded().play().hand).is_known());
    let shown = folded().ruled(rule, "settlement", "seat=2").play();
    assert_eq!(seen(&shown.hand).to_string(), "Ks");
}

#[test]
fn r26_a_a_signalled_bet_or_call_is_made() {
    let rule = "ca:asian-five-card-stud/26.a";
    let bet = third().ruled(rule, "act 3", "seat=1").reach();
    assert_eq!(bet.places()[0].bet.plain(), "2.00");
}

#[test]
fn r26_b_who_did_not_know_of_a_raise_may_take_it_back_until_the_next_acts() {
    let rule = "ca:asian-five-card-stud/26.b";
    let raised = || third().acts("1 bet 2.00, 2 raise 4.00");
    let asked = raised().ruled(rule, "act 5", "seat=3 amount=2.00").reach();
    assert_eq!(asked.ask(), Awaited::Decide(2, Decision::Bet));
    raised().acts("3 call").ruled(rule, "act 6", "seat=3 amount=2.00").refused(rule);
}
