//! Rules: ca:texas-holdem/
//!
//! The older text's rules of one hand; what goes on between hands is the sitting's.

use super::testing::*;
use crate::testing::hand;
use money::Cents;

const GAME: &str = "ca/texas-holdem";

#[test]
fn rs1_b_burn_and_flop_of_three() {
    assert_eq!(street(GAME, 1), "burn board board board 2speaks 3speaks 1speaks");
}

#[test]
fn rs1_d_burn_and_river() {
    assert_eq!(street(GAME, 3), "burn board 2speaks 3speaks 1speaks");
    assert_eq!(streets(&table(GAME)).len(), 4);
}

#[test]
fn rs2_a_any_five_of_seven_and_the_best_wins() {
    // Two, one and one of the own cards play: a flush, a straight, trips.
    let played = checked(GAME)
        .cards(1, "Ah 2h")
        .cards(2, "Tc 3s")
        .cards(3, "9d 4s")
        .board("9h 8h 7h 6c 9s")
        .ends(&["104.00", "98.00", "98.00"]);
    assert_eq!(played.outcome.awards[0].rule.id, "ca:texas-holdem/s2.a");
}

#[test]
fn rs3_a_button_is_dealt_last() {
    assert!(street(GAME, 0).starts_with("2Down 3Down 1Down"));
    assert!(streets(&table(GAME).button(2))[0].starts_with("3Down 1Down 2Down"));
}

#[test]
fn rs4_g_left_of_blinds_opens_first_round() {
    let five = streets(&table(GAME).players(5).button(2));
    assert!(five[0].ends_with("5speaks 1speaks 2speaks 3speaks 4speaks"), "{}", five[0]);
    table(GAME).acts("2 call").refused("ca:texas-holdem/s4.g");
}

#[test]
fn rs4_h_left_of_button_opens_later_rounds() {
    // The small blind folded: the next active seat opens.
    let late = table(GAME).acts("1 call, 2 fold, 3 check").reach();
    assert!(matches!(late.ask(), crate::Awaited::Decide(2, _)));
    table(GAME).acts("1 call, 2 call, 3 check, 1 check").refused("ca:texas-holdem/s4.h");
}

#[test]
fn r1_a_blinds_are_live() {
    blinds_count(GAME);
    table(GAME).acts("1 fold, 2 call, 3 check").reach();
}

#[test]
fn r2_b_between_two_the_button_owes_small_blind() {
    let two = table(GAME).players(2);
    assert_eq!(bets(&two), [100, 200]);
    let told = streets(&two);
    assert_eq!(told[0], "2Down 1Down 2Down 1Down 1speaks 2speaks");
    assert!(told[1].ends_with("2speaks 1speaks"));
}

#[test]
fn nine_are_seated() {
    hand(GAME).players(9).acts("4 call").menu();
    hand(GAME).players(10).refused("reading:ca-pot-seats");
    assert_eq!(hand(GAME).menu().call, Cents::dollars(2));
}
