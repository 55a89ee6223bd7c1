//! Double Board Omaha from hand to hand.
//! Rules: ca:double-board-omaha/

use super::checks;

const ID: &str = "ca/double-board-omaha";

#[test]
fn rs5_a_seats_of_the_table() {
    checks::seated(ID, 9, "ca:double-board-omaha/s5.a");
}

#[test]
fn rs5_b_one_of_nine_sits_out() {
    checks::sit_out(ID, 8, &[]);
    checks::sit_out(ID, 9, &[4]);
}

#[test]
fn r3_a_button_and_blinds_move_on() {
    checks::button_moves(ID, "ca:double-board-omaha/3.a");
    checks::blinds_follow(ID);
}

#[test]
fn r1_card_each_for_the_first_button() {
    checks::first_by_draw(ID, "ca:double-board-omaha/1");
    checks::first_is_highest(ID);
}

#[test]
fn r1_a_cards_drawn_go_back() {
    checks::first_cards_go_back(ID);
}

#[test]
fn r2_blinds_sit_left_of_the_button() {
    checks::posted(ID, 4, &["0.00", "1.00", "2.00", "0.00"]);
}
