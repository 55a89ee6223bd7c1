//! Irregularities of Kansas City Lowball, and its deck running out.
//!
//! Rules: ca:kansas-city-lowball/

use super::course::course;

const GAME: &str = "ca/kansas-city-lowball";

#[test]
fn rs1_j_all_replaced_cards_join_the_pile_when_the_deck_is_used_up() {
    // Twelve cards after the burn; then the burn and all forty thrown away.
    let street = &course(GAME, 8).draws(1, &[5; 8]).to(1).streets[1];
    assert_eq!(*street, "b111112222233S413334444455555666667777788888");
}

#[test]
fn rs1_k_the_draw_is_served_from_that_pile_as_often_as_needed() {
    let ran = course(GAME, 8).draws(1, &[5; 8]).draws(2, &[5; 8]).to(2);
    assert!(ran.streets[2].starts_with("b111112222233S41333"));
    assert!(ran.hand.places().iter().all(|place| place.cards().len() == 5));
}
