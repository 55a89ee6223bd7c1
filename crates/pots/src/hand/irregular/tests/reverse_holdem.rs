//! Irregularities of Reverse Hold'em.
//!
//! Rules: ca:reverse-holdem/

use super::course::course;

/// The cards of a street after a rule was invoked on the betting of the flop.
fn after(rule: &str, street: usize) -> String {
    course("ca/reverse-holdem", 3).ruled(1, rule).to(street).streets[street].clone()
}

#[test]
fn rs6_a_a_flop_of_more_than_one_card_is_laid_anew_without_a_burn() {
    assert_eq!(after("ca:reverse-holdem/s6.a", 1), "bcS45c");
}

#[test]
fn rs6_b_an_early_card_is_out_for_that_round() {
    let turn = course("ca/reverse-holdem", 3).ruled(1, "ca:reverse-holdem/s6.b").to(2);
    assert_eq!((turn.hand.board(0).len(), turn.hand.stub), (2, 40));
}

#[test]
fn rs6_c_another_card_is_burned_and_a_new_card_is_the_turn() {
    assert_eq!(after("ca:reverse-holdem/s6.c", 2), "bc");
}

#[test]
fn rs6_d_the_card_is_shuffled_in_and_the_river_comes_without_a_burn() {
    assert_eq!(after("ca:reverse-holdem/s6.d", 3), "S41ccc");
}

#[test]
fn rs7_holdems_irregularities_hold_for_early_flops_and_rivers() {
    let game = || course("ca/reverse-holdem", 3);
    assert_eq!(game().ruled(0, "ca:texas-holdem/s6.1.b.1").to(1).streets[1], "S45c");
    assert_eq!(game().ruled(2, "ca:texas-holdem/s6.2.e").to(3).streets[3], "S41ccc");
}
