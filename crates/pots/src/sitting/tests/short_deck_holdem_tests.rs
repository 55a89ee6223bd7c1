//! Short Deck Hold'em from hand to hand.
//! Rules: ca:short-deck-holdem/

use super::checks;

const ID: &str = "ca/short-deck-holdem";

#[test]
fn rs5_a_seats_of_the_table() {
    checks::seated(ID, 10, "ca:short-deck-holdem/s5.a");
}

#[test]
fn r1_a_button_and_blinds_move_on() {
    checks::button_moves(ID, "ca:short-deck-holdem/1.a");
    checks::blinds_follow(ID);
}

#[test]
fn r3_1_card_each_for_the_first_button() {
    checks::first_by_draw(ID, "ca:short-deck-holdem/3.1");
    checks::first_is_highest(ID);
}

#[test]
fn r3_a_equal_cards_go_by_suit() {
    checks::first_by_suit(ID);
}

#[test]
fn r3_2_cards_drawn_go_back() {
    checks::first_cards_go_back(ID);
}

#[test]
fn r2_blinds_sit_left_of_the_button() {
    checks::posted(ID, 4, &["0.00", "1.00", "2.00", "0.00"]);
}

#[test]
fn r4_blinds_sit_left_of_the_button() {
    checks::posted(ID, 4, &["0.00", "1.00", "2.00", "0.00"]);
}

#[test]
fn r4_a_blinds_sit_left_of_the_button() {
    checks::posted(ID, 4, &["0.00", "1.00", "2.00", "0.00"]);
}
