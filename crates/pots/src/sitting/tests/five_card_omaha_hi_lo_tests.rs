//! Five Card Omaha from hand to hand.
//! Rules: ca:five-card-omaha-hi-lo/

use super::checks;

const ID: &str = "ca/five-card-omaha-hi-lo";

#[test]
fn rs5_a_seats_of_the_table() {
    checks::seated(ID, 10, "ca:five-card-omaha-hi-lo/s5.a");
}

#[test]
fn rs6_1_b_button_and_blinds_move_on() {
    checks::button_moves(ID, "ca:five-card-omaha-hi-lo/s6.1.b");
    checks::blinds_follow(ID);
}

#[test]
fn rs6_4_card_each_for_the_first_button() {
    checks::first_in_order(ID, "ca:five-card-omaha-hi-lo/s6.4");
    checks::first_is_highest(ID);
}

#[test]
fn rs6_4_equal_cards_go_by_suit() {
    checks::first_by_suit(ID);
}

#[test]
fn rs6_2_a_blinds_sit_left_of_the_button() {
    checks::posted(ID, 4, &["0.00", "1.00", "2.00", "0.00"]);
}
