//! The deck of 2-7 Dramaha running out, and cards exposed in its deal.
//!
//! Rules: ca:2-7-dramaha/

use super::course::{Course, course};
use super::held;
use crate::testing::hand;

/// Seven players: twelve cards after flop and burns for the draw before the turn.
fn game() -> Course {
    course("ca/2-7-dramaha", 7)
}

#[test]
fn rs6_a_cards_are_dealt_down_to_the_last() {
    let ran = game().draws(2, &[5, 5, 1, 5]).to(2);
    assert!(ran.streets[2].starts_with("b11111222223S"));
}

#[test]
fn rs6_b_burns_and_pile_come_first_without_this_draws_discards() {
    // Two burns and the five cards of a hand given up; the discards stay out.
    let ran = game().folds(0, &[7]).draws(2, &[5, 5, 1, 2]).to(2);
    assert!(ran.streets[2].starts_with("b11111222223S8b44"), "{}", ran.streets[2]);
}

#[test]
fn rs6_1_the_last_card_may_end_the_draw() {
    let ran = game().draws(2, &[5, 5, 2]).to(2);
    // The turn then comes from burns and discards.
    assert_eq!(ran.streets[2], "b111112222233S14c");
}

#[test]
fn rs6_1_a_discards_of_players_already_served_come_next() {
    // The book's example: one and two are served, three to seven wait.
    let ran = game().draws(2, &[5; 7]).to(2);
    assert!(ran.streets[2].starts_with("b11111222223S13333344444555S11"), "{}", ran.streets[2]);
}

#[test]
fn rs6_2_every_hand_is_completed() {
    let ran = game().draws(2, &[5; 7]).to(2);
    assert!(ran.hand.places().iter().all(|place| place.cards().len() == 5));
}

#[test]
fn rs6_3_the_discards_are_the_new_pile() {
    let ran = game().draws(2, &[5, 5]).to(2);
    assert_eq!((ran.streets[2].as_str(), ran.hand.muck.count), ("b1111122222c", 10));
    assert!(ran.hand.fresh.iter().all(|pile| pile.count == 0));
}

#[test]
fn r5_b_an_exposed_hole_card_is_replaced_at_once() {
    // The seventeenth card is a six.
    let ran = game().amiss(0, 17, "ca:2-7-dramaha/5.b", 3).to(0);
    assert_eq!(ran.streets[0], "1234567123456712334567".to_owned() + "12345671234567");
    assert_eq!(ran.hand.muck.count, 1);
    let seven = hand("ca/2-7-dramaha").cards(2, "7h");
    seven.ruled("ca:2-7-dramaha/5.b", "card 2", "seat=2").refused("ca:2-7-dramaha/5.b");
}

#[test]
fn r5_b_i_an_exposed_seven_five_four_three_or_two_is_kept() {
    let rule = "ca:2-7-dramaha/5.b.i";
    for card in ["7h", "5h", "4h", "3h", "2h"] {
        let hand = hand("ca/2-7-dramaha").cards(2, card).ruled(rule, "card 2", "seat=2").reach();
        assert_eq!(held(&hand, 2).get(..2), Some(card));
    }
    for card in ["6h", "8h", "Ah"] {
        hand("ca/2-7-dramaha").cards(2, card).ruled(rule, "card 2", "seat=2").refused(rule);
    }
}
