//! Reverse Hold'em from hand to hand.
//! Rules: ca:reverse-holdem/

use super::checks;

const ID: &str = "ca/reverse-holdem";

#[test]
fn rs4_e_blinds_are_the_first_two_seats() {
    checks::posted(ID, 4, &["0.00", "1.00", "2.00", "0.00"]);
}

#[test]
fn rs5_c_button_moves_after_each_hand() {
    checks::button_moves(ID, "ca:texas-holdem/4.b");
}

#[test]
fn rs5_d_blinds_move_with_the_button() {
    checks::blinds_follow(ID);
}
