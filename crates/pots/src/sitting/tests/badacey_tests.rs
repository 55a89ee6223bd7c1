//! Badacey from hand to hand.
//! Rules: ca:badacey/

use super::checks;

const ID: &str = "ca/badacey";

#[test]
fn rs5_a_seats_of_the_table() {
    checks::seated(ID, 9, "ca:badacey/s5.a");
}

#[test]
fn rs5_b_two_of_nine_sit_out() {
    checks::sit_out(ID, 7, &[]);
    checks::sit_out(ID, 8, &[4]);
    checks::sit_out(ID, 9, &[4, 5]);
}

#[test]
fn rs5_c_others_sit_out_in_the_next_hand() {
    checks::sit_out(ID, 9, &[4, 5]);
}

#[test]
fn r1_2_button_and_blinds_move_on() {
    checks::button_moves(ID, "ca:badacey/1.2");
    checks::blinds_follow(ID);
}

#[test]
fn r3_card_each_for_the_first_button() {
    checks::first_by_draw(ID, "ca:badacey/3");
    checks::first_is_highest(ID);
}

#[test]
fn r3_a_equal_cards_go_by_suit() {
    checks::first_by_suit(ID);
}

#[test]
fn r4_cards_drawn_go_back() {
    checks::first_cards_go_back(ID);
}

#[test]
fn r2_blinds_sit_left_of_the_button() {
    checks::posted(ID, 4, &["0.00", "1.00", "2.00", "0.00"]);
}
