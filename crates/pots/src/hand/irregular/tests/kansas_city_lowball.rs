//! Irregularities of Kansas City Lowball, and its deck running out.
//!
//! Rules: ca:kansas-city-lowball/

use super::course::course;
use super::draws;

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

#[test]
fn r1_c_a_misstated_hand_is_foul() {
    draws::foul(GAME, "ca:kansas-city-lowball/1.c");
}

#[test]
fn r9_a_an_exposed_seven_has_to_be_taken() {
    draws::kept(GAME, "ca:kansas-city-lowball/9.a", &["7h", "2h", "X"], &["8h", "Ah"]);
}

#[test]
fn r9_b_an_exposed_eight_is_replaced_after_the_deal() {
    draws::replaced(GAME, "ca:kansas-city-lowball/9.b");
}

#[test]
fn r9_c_the_first_exposed_card_is_the_burn() {
    draws::burn(GAME, "ca:kansas-city-lowball/9.c");
}

#[test]
fn r9_d_a_card_exposed_on_the_draw_is_replaced_after_it() {
    draws::on_draw(GAME, "ca:kansas-city-lowball/9.d");
}

#[test]
fn r9_e_a_flashed_card_is_not_an_exposed_one_before_the_draw() {
    draws::flashed(GAME, "ca:kansas-city-lowball/9.e");
}

#[test]
fn r9_f_a_card_flashed_on_the_draw_is_replaced() {
    draws::on_draw(GAME, "ca:kansas-city-lowball/9.f");
}

#[test]
fn r11_a_more_or_fewer_than_five_cards_are_foul() {
    draws::wrong_size(GAME, "ca:kansas-city-lowball/11.a", 3);
}

#[test]
fn r11_b_a_short_hand_is_filled_up_before_action() {
    draws::filled(GAME, "ca:kansas-city-lowball/11.b", 5, "");
}

#[test]
fn r11_c_the_button_gets_a_fifth_card_after_action() {
    draws::filled_late(GAME, "ca:kansas-city-lowball/11.c", 5, "");
}

#[test]
fn r11_d_other_short_hands_get_their_cards_with_the_draw() {
    draws::filled_on_draw(GAME, "ca:kansas-city-lowball/11.d", 5, "");
}
