//! Archie from hand to hand.
//! Rules: ca:archie/

use super::checks;

const ID: &str = "ca/archie";

#[test]
fn rs5_a_seats_of_the_table() {
    checks::seated(ID, 9, "ca:archie/s5.a");
}

#[test]
fn rs5_b_two_of_nine_sit_out() {
    checks::sit_out(ID, 7, &[]);
    checks::sit_out(ID, 8, &[4]);
    checks::sit_out(ID, 9, &[4, 5]);
}

#[test]
fn r1_a_button_and_blinds_move_on() {
    checks::button_moves(ID, "ca:archie/1.a");
    checks::blinds_follow(ID);
}

#[test]
fn r2_card_each_for_the_first_button() {
    checks::first_in_order(ID, "ca:archie/2");
}

#[test]
fn r2_a_highest_card_gets_the_button() {
    checks::first_is_highest(ID);
}

#[test]
fn r2_b_equal_cards_go_by_suit() {
    checks::first_by_suit(ID);
}

#[test]
fn r3_cards_drawn_go_back() {
    checks::first_cards_go_back(ID);
}

#[test]
fn r4_blinds_sit_left_of_the_button() {
    checks::posted(ID, 4, &["0.00", "1.00", "2.00", "0.00"]);
}
