//! Rules: ca:texas-holdem/
//!
//! The older text's rules of one hand; what goes on between hands is the sitting's.

use super::testing::*;
use crate::testing::hand;
use money::Cents;

const GAME: &str = "ca/texas-holdem";

/// Checked and called through.
fn street(at: usize) -> String {
    streets(&table(GAME))[at].clone()
}

#[test]
fn rs1_a_two_cards_down_then_betting() {
    assert_eq!(street(0), "2Down 3Down 1Down 2Down 3Down 1Down 1speaks 2speaks 3speaks");
}

#[test]
fn rs1_b_burn_and_flop_of_three() {
    assert_eq!(street(1), "burn board board board 2speaks 3speaks 1speaks");
}

#[test]
fn rs1_c_burn_and_fourth_card() {
    assert_eq!(street(2), "burn board 2speaks 3speaks 1speaks");
}

#[test]
fn rs1_d_burn_and_river() {
    assert_eq!(street(3), "burn board 2speaks 3speaks 1speaks");
    assert_eq!(streets(&table(GAME)).len(), 4);
}

#[test]
fn rs2_a_any_five_of_seven_and_the_best_wins() {
    // Two, one and one of the own cards play: a flush, a straight, trips.
    let played = table(GAME)
        .cards(1, "Ah 2h")
        .cards(2, "Tc 3s")
        .cards(3, "9d 4s")
        .board("9h 8h 7h 6c 9s")
        .acts("1 call, 2 call, 3 check")
        .acts("2 check, 3 check, 1 check, 2 check, 3 check, 1 check")
        .acts("2 check, 3 check, 1 check")
        .ends(&["104.00", "98.00", "98.00"]);
    assert_eq!(played.outcome.awards[0].rule.id, "ca:texas-holdem/s2.a");
}

#[test]
fn rs2_b_the_board_may_play() {
    table(GAME)
        .cards(1, "Ah Kh")
        .cards(2, "2c 2d")
        .cards(3, "3c 3d")
        .board("Ts Js Qs Ks As")
        .acts("1 call, 2 call, 3 check")
        .acts("2 check, 3 check, 1 check, 2 check, 3 check, 1 check")
        .acts("2 check, 3 check, 1 check")
        .ends(&["100.00", "100.00", "100.00"]);
}

#[test]
fn rs3_a_button_is_dealt_last() {
    assert!(street(0).starts_with("2Down 3Down 1Down"));
    assert!(streets(&table(GAME).button(2))[0].starts_with("3Down 1Down 2Down"));
}

#[test]
fn rs3_b_button_acts_last_but_first_round() {
    for at in 1..4 {
        assert!(street(at).ends_with("1speaks"), "street {at}");
    }
    assert!(street(0).ends_with("3speaks"));
}

#[test]
fn rs4_a_blinds_start_the_betting() {
    blinds_start_it(GAME, "ca:texas-holdem/s4.a");
}

#[test]
fn rs4_b_blinds_come_before_cards() {
    blinds_before_cards(GAME);
}

#[test]
fn rs4_c_blind_is_part_of_the_bet() {
    blinds_count(GAME);
}

#[test]
fn rs4_d_dead_chips_are_no_bet() {
    collection_blind_is_dead(GAME);
}

#[test]
fn rs4_e_first_seat_left_owes_small_blind() {
    assert_eq!(bets(&table(GAME).players(5).button(2))[2], 100);
}

#[test]
fn rs4_f_second_seat_left_owes_big_blind() {
    blind_rules(GAME, "ca:texas-holdem/s4.e", "ca:texas-holdem/s4.f");
    assert_eq!(bets(&table(GAME).players(5).button(2)), [0, 0, 100, 200, 0]);
}

#[test]
fn rs4_g_left_of_blinds_opens_first_round() {
    let five = streets(&table(GAME).players(5).button(2));
    assert!(five[0].ends_with("5speaks 1speaks 2speaks 3speaks 4speaks"), "{}", five[0]);
    table(GAME).acts("2 call").refused("ca:texas-holdem/s4.h");
}

#[test]
fn rs4_h_left_of_button_opens_later_rounds() {
    // The small blind folded: the next active seat opens.
    let late = table(GAME).acts("1 call, 2 fold, 3 check").reach();
    assert!(matches!(late.ask(), crate::Ask::Decide(2, _)));
    table(GAME).acts("1 call, 2 call, 3 check, 1 check").refused("ca:texas-holdem/s4.h");
}

#[test]
fn r1_a_blinds_are_live() {
    blinds_count(GAME);
    table(GAME).acts("1 fold, 2 call, 3 check").reach();
}

#[test]
fn r1_b_blind_may_raise() {
    blinds_may_raise(GAME);
}

#[test]
fn r1_c_collection_blind_is_not_live() {
    collection_blind_is_dead(GAME);
}

#[test]
fn r2_a_small_blind_is_next_to_the_button() {
    assert_eq!(bets(&table(GAME)), [0, 100, 200]);
    assert_eq!(bets(&table(GAME).button(3)), [100, 200, 0]);
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
fn r7_straddles_are_refused() {
    no_straddle(GAME, "ca:texas-holdem/7");
}

#[test]
fn rs7_1_fees_are_settled_before() {
    fees_are_set_before(GAME);
}

#[test]
fn rs7_2_fees_are_no_share() {
    fees_are_no_share(GAME);
}

#[test]
fn rs7_3_three_rates_at_most() {
    three_rates(GAME);
}

#[test]
fn rs7_4_jackpot_fee_of_the_promotion() {
    jackpot_fee(GAME);
}

#[test]
fn rs7_5_regular_fee_with_the_flop() {
    regular_fee(GAME);
}

#[test]
fn rs7_6_designated_fee_without_a_flop() {
    designated_fee(GAME);
}

#[test]
fn rs7_8_fees_before_play_or_after_rounds() {
    fees_around_rounds(GAME, "F-H1-81");
}

#[test]
fn nine_are_seated() {
    hand(GAME).players(9).acts("4 call").menu();
    hand(GAME).players(10).refused("reading:ca-pot-seats");
    assert_eq!(hand(GAME).menu().call, Cents::dollars(2));
}
