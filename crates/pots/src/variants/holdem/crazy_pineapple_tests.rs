//! Rules: ca:crazy-pineapple/
//!
//! Three cards down, of which two are thrown away as printed.

use super::testing::*;
use crate::testing::{Setup, hand};

const GAME: &str = "ca/crazy-pineapple";

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
    assert_eq!(street(GAME, 0), format!("{cards} 1speaks 2speaks 3speaks"));
}

#[test]
fn rs1_b_discard_after_the_first_round() {
    assert!(street(GAME, 1).starts_with("2discards 3discards 1discards burn"));
    let flop = || table(GAME).cards(2, "Ah Ac As").acts(TO_FLOP);
    flop().acts("2 check").refused("reading:ca-pineapple-discards");
    let left = flop().acts("2 discard As").reach();
    assert_eq!(left.places()[1].cards().len(), 2);
}

#[test]
fn rs1_c_burn_and_flop_of_three() {
    assert!(street(GAME, 1).ends_with("burn board board board 2speaks 3speaks 1speaks"));
}

#[test]
fn rs1_d_discard_after_the_second_round() {
    assert!(street(GAME, 2).starts_with("2discards 3discards 1discards burn"));
    assert!(played(&table(GAME)).places().iter().all(|place| place.cards().len() == 1));
}

#[test]
fn rs1_e_burn_and_fourth_card() {
    assert!(street(GAME, 2).ends_with("burn board 2speaks 3speaks 1speaks"));
}

#[test]
fn rs1_f_burn_and_river_without_a_discard() {
    assert_eq!(street(GAME, 3), "burn board 2speaks 3speaks 1speaks");
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
fn rs5_b_left_of_button_opens_later_rounds() {
    assert!(street(GAME, 1).ends_with("2speaks 3speaks 1speaks"));
    table(GAME).acts("1 call, 2 call, 3 check, 3 check").refused("ca:crazy-pineapple/s5.b");
}

#[test]
fn r2_b_between_two_the_button_owes_small_blind() {
    assert_eq!(bets(&table(GAME).players(2)), [100, 200]);
    assert!(streets(&table(GAME).players(2))[0].ends_with("1speaks 2speaks"));
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
fn rs8_7_fees_before_play_or_after_rounds() {
    fees_around_rounds(GAME, "F-O1-81");
}

#[test]
fn nine_are_seated() {
    hand(GAME).players(9).acts("4 call").menu();
    hand(GAME).players(10).refused("reading:ca-pot-seats");
}
