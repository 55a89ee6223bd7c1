//! The deck of Archie running out.
//!
//! Rules: ca:archie/

use super::run_out;

const GAME: &str = "ca/archie";

#[test]
fn rs6_a_cards_are_dealt_down_to_the_last() {
    run_out::deals_down(GAME);
}

#[test]
fn rs6_b_burns_and_pile_come_first_without_this_rounds_discards() {
    run_out::earlier_pile(GAME);
}

#[test]
fn rs6_1_the_last_card_only_ends_the_third_draw() {
    run_out::last_card(GAME);
}

#[test]
fn rs6_1_a_discards_of_players_already_served_come_next() {
    run_out::served(GAME);
}

#[test]
fn rs6_2_every_hand_is_completed() {
    run_out::completed(GAME, 5);
}

#[test]
fn rs6_3_the_rounds_discards_are_the_new_pile() {
    run_out::new_pile(GAME);
}
