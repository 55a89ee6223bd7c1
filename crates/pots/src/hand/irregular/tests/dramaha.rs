//! The deck of Dramaha running out.
//!
//! Rules: ca:dramaha/

use super::course::{Course, course};

/// Seven players: twelve cards after flop and burns for the draw before the turn.
fn game() -> Course {
    course("ca/dramaha", 7)
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
