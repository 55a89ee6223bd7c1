//! Rules: ca:crazy-pineapple/
//!
//! Three cards down, of which two are thrown away as printed.

use super::testing::*;
use crate::testing::{Setup, hand};

const GAME: &str = "ca/crazy-pineapple";

fn street(at: usize) -> String {
    streets(&table(GAME))[at].clone()
}

/// Acts up to the flop of three players who call.
const TO_FLOP: &str = "1 call, 2 call, 3 check";

/// Hands of three cards, of which the second and then the third go.
fn pineapple() -> Setup {
    table(GAME)
        .cards(1, "Ah 2c 3c")
        .cards(2, "Kh 2d 3d")
        .cards(3, "9h 2h 3h")
        .acts(TO_FLOP)
        .acts("2 discard 2d, 3 discard 2h, 1 discard 2c, 2 check, 3 check, 1 check")
        .acts("2 discard 3d, 3 discard 3h, 1 discard 3c, 2 check, 3 check, 1 check")
        .acts("2 check, 3 check, 1 check")
}

#[test]
fn rs1_a_three_cards_down_then_betting() {
    let cards = "2Down 3Down 1Down 2Down 3Down 1Down 2Down 3Down 1Down";
    assert_eq!(street(0), format!("{cards} 1speaks 2speaks 3speaks"));
}

#[test]
fn rs1_b_discard_after_the_first_round() {
    assert!(street(1).starts_with("2discards 3discards 1discards burn"));
    let flop = || table(GAME).cards(2, "Ah Ac As").acts(TO_FLOP);
    flop().acts("2 check").refused("reading:ca-pineapple-discards");
    let left = flop().acts("2 discard As").reach();
    assert_eq!(left.places()[1].cards().len(), 2);
}

#[test]
fn rs1_c_burn_and_flop_of_three() {
    assert!(street(1).ends_with("burn board board board 2speaks 3speaks 1speaks"));
}

#[test]
fn rs1_d_discard_after_the_second_round() {
    assert!(street(2).starts_with("2discards 3discards 1discards burn"));
    assert!(played(&table(GAME)).places().iter().all(|place| place.cards().len() == 1));
}

#[test]
fn rs1_e_burn_and_fourth_card() {
    assert!(street(2).ends_with("burn board 2speaks 3speaks 1speaks"));
}

#[test]
fn rs1_f_burn_and_river_without_a_discard() {
    assert_eq!(street(3), "burn board 2speaks 3speaks 1speaks");
}

#[test]
fn rs2_a_any_five_of_kept_cards_and_board() {
    // The nine that is kept pairs; a deuce that was thrown away would have made trips.
    let played = pineapple().board("9c 2s Jd 5s 4s").ends(&["98.00", "98.00", "104.00"]);
    assert_eq!(played.outcome.awards[0].rule.id, "ca:crazy-pineapple/s2.a");
    assert_eq!(played.outcome.awards[0].winners[0].place, 2);
}

#[test]
fn rs2_b_the_board_may_play() {
    pineapple().board("Ts Js Qs Ks As").ends(&["100.00", "100.00", "100.00"]);
}

#[test]
fn one_discard_where_the_house_says_so() {
    let once = streets(&table(GAME).set("discards=flop"));
    assert_eq!(once[1], "burn board board board 2speaks 3speaks 1speaks");
    assert!(once[2].starts_with("2discards 3discards 1discards burn board"));
    let hand = played(&table(GAME).set("discards=flop"));
    assert!(hand.places().iter().all(|place| place.cards().len() == 2));
}

#[test]
fn all_in_players_discard_too() {
    let hand = played(&table(GAME).stacks(&["2", "2", "2"]));
    assert!(hand.places().iter().all(|place| place.cards().len() == 1));
}

#[test]
fn rs3_a_button_is_dealt_last() {
    assert!(street(0).starts_with("2Down 3Down 1Down"));
}

#[test]
fn rs3_b_button_acts_last_but_first_round() {
    assert!(street(0).ends_with("3speaks"));
    for at in 1..4 {
        assert!(street(at).ends_with("1speaks"), "street {at}");
    }
}

#[test]
fn rs4_a_blinds_start_the_betting() {
    blinds_start_it(GAME, "ca:crazy-pineapple/s4.a");
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
    blind_rules(GAME, "ca:crazy-pineapple/s4.e", "ca:crazy-pineapple/s4.f");
    assert_eq!(bets(&table(GAME).players(5).button(2)), [0, 0, 100, 200, 0]);
}

#[test]
fn rs5_a_left_of_blinds_opens_first_round() {
    let five = streets(&table(GAME).players(5).button(2));
    assert!(five[0].ends_with("5speaks 1speaks 2speaks 3speaks 4speaks"), "{}", five[0]);
}

#[test]
fn rs5_b_left_of_button_opens_later_rounds() {
    assert!(street(1).ends_with("2speaks 3speaks 1speaks"));
    table(GAME).acts("2 call").refused("ca:crazy-pineapple/s5.b");
}

#[test]
fn r1_a_blinds_are_live() {
    blinds_count(GAME);
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
    assert_eq!(bets(&table(GAME).players(2)), [100, 200]);
    assert!(streets(&table(GAME).players(2))[0].ends_with("1speaks 2speaks"));
}

#[test]
fn r8_straddles_are_refused() {
    no_straddle(GAME, "ca:crazy-pineapple/8");
}

#[test]
fn r9_a_three_raises_with_three_players() {
    let three = || table(GAME).acts("1 raise, 2 raise, 3 raise");
    assert!(three().menu().raise.is_none());
    three().acts("1 raise 10.00").refused("ca:crazy-pineapple/9.a");
    assert!(table(GAME).acts("1 raise, 2 raise").menu().raise.is_some());
}

#[test]
fn r9_b_no_limit_of_raises_between_two() {
    let raises = "1 raise, 2 raise, 1 raise, 2 raise, 1 raise, 2 raise";
    assert!(table(GAME).players(2).acts(raises).menu().raise.is_some());
    // Three begin, one folds.
    let folded = table(GAME).acts("1 raise, 2 raise, 3 raise, 1 fold");
    assert!(folded.menu().raise.is_some());
}

#[test]
fn rs8_1_fees_are_settled_before() {
    fees_are_set_before(GAME);
}

#[test]
fn rs8_2_fees_are_no_share() {
    fees_are_no_share(GAME);
}

#[test]
fn rs8_3_three_rates_at_most() {
    three_rates(GAME);
}

#[test]
fn rs8_4_jackpot_fee_of_the_promotion() {
    jackpot_fee(GAME);
}

#[test]
fn rs8_5_regular_fee_with_the_flop() {
    regular_fee(GAME);
}

#[test]
fn rs8_6_designated_fee_without_a_flop() {
    designated_fee(GAME);
}

#[test]
fn rs8_7_fees_before_play_or_after_rounds() {
    fees_around_rounds(GAME, "F-O1-81");
}

#[test]
fn nine_are_seated() {
    hand(GAME).players(9).acts("4 call").menu();
    hand(GAME).players(10).refused("reading:ca-pot-seats");
}
