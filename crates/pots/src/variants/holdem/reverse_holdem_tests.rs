//! Rules: ca:reverse-holdem/
//!
//! Hold'em whose board comes one, one and three.

use super::testing::*;
use crate::testing::hand;
use money::Cents;

const GAME: &str = "ca/reverse-holdem";

#[test]
fn rs1_a_deck_of_fifty_two() {
    assert_eq!(super::REVERSE_HOLDEM.deck.set().count_ones(), 52);
    table(GAME).cards(2, "X Ah").acts("1 fold, 2 fold").refused("ca:reverse-holdem/s1.a");
}

#[test]
fn rs1_b_nine_play_at_most() {
    hand(GAME).players(9).acts("4 call").menu();
    hand(GAME).players(10).refused("ca:reverse-holdem/s1.b");
}

#[test]
fn rs1_c_four_betting_rounds() {
    let rounds = streets(&table(GAME));
    assert_eq!(rounds.iter().filter(|street| street.contains("speaks")).count(), 4);
}

#[test]
fn rs2_c_board_belongs_to_every_hand() {
    // Each pairs another board card.
    checked(GAME)
        .cards(1, "Kh 2h")
        .cards(2, "Qc 3s")
        .cards(3, "Jd 4s")
        .board("Ks Qh Jc 9d 7s")
        .ends(&["104.00", "98.00", "98.00"]);
}

#[test]
fn rs3_a_any_five_of_seven() {
    // Two own cards make a flush, one a straight.
    checked(GAME)
        .cards(1, "Ah 2h")
        .cards(2, "Tc 3s")
        .cards(3, "9d 4s")
        .board("9h 8h 7h 6c 9s")
        .ends(&["104.00", "98.00", "98.00"]);
}

#[test]
fn rs4_e_seats_of_the_blinds() {
    blind_rules(GAME, "ca:reverse-holdem/s4.e", "ca:reverse-holdem/s4.e");
    assert_eq!(bets(&table(GAME).players(5).button(2)), [0, 0, 100, 200, 0]);
}

#[test]
fn rs5_f_left_of_button_opens_later_rounds() {
    let late = table(GAME).acts("1 call, 2 fold, 3 check").reach();
    assert!(matches!(late.ask(), crate::Awaited::Decide(2, _)));
    table(GAME).acts("1 call, 2 call, 3 check, 1 check").refused("ca:reverse-holdem/s5.f");
}

#[test]
fn r2_a_burn_and_flop_of_one() {
    assert_eq!(street(GAME, 1), "burn board 2speaks 3speaks 1speaks");
}

#[test]
fn r4_burn_and_river_of_three() {
    assert_eq!(street(GAME, 3), "burn board board board 2speaks 3speaks 1speaks");
}

#[test]
fn r5_best_hand_takes_the_pot() {
    let played = checked(GAME)
        .cards(1, "9h 9c")
        .cards(2, "Ac Qs")
        .cards(3, "Tc Td")
        .board("2s 3h 5c 7d Js")
        .ends(&["98.00", "98.00", "104.00"]);
    assert_eq!(played.outcome.awards[0].rule.id, "ca:reverse-holdem/5");
}

#[test]
fn r6_texas_rules_hold_for_the_rest() {
    no_straddle(GAME, "ca:texas-holdem/7");
    assert_eq!(bets(&table(GAME).players(2)), [100, 200]);
    // The units and the cap of limit hold'em.
    table(GAME).acts("1 raise 6.00").refused("reading:ca-bet-units");
    let capped = table(GAME).acts("1 raise, 2 raise, 3 raise, 1 raise 10.00");
    capped.refused("reading:ca-raise-cap");
}

#[test]
fn upper_limit_from_the_turn_on() {
    let turn = table(GAME).acts("1 call, 2 call, 3 check, 2 check, 3 check, 1 check").menu();
    assert_eq!(turn.raise.expect("a bet").min, Cents::dollars(4));
}
