//! Double Board Omaha.
//!
//! Rules: ca:double-board-omaha/

use super::testing as check;
use super::testing::{duel, reasons, trio};
use crate::Move;
use crate::act::Awaited;
use crate::testing::Setup;
use money::Cents;

const ID: &str = "ca/double-board-omaha";
const WON: &str = "ca:double-board-omaha/s7.a";
const SHARED: &str = "ca:double-board-omaha/s7.b";

/// Three aces for seat 1 on the first board; three kings for seat 3 on the second.
fn split() -> Setup {
    duel(ID, "As Ah 5c 6d", "Ks Kh 7c 8d").board("Ac 9d 4h 2s Jd").board2("Kc 9s 4d 3s Jh")
}

/// Two pairs for both on the first board; three deuces for seat 1 on the second.
fn shared() -> Setup {
    duel(ID, "As Kh 2c 2d", "Ah Kd 3c 3d").board("Ac Kc 9d 8h 7s").board2("2h 9s 8c 7d Ts")
}

/// How many cards lie on both boards at the beginning of a street, and who opens.
fn boards(street: usize) -> ([usize; 2], u8) {
    let setup = check::at(ID, street);
    let hand = setup.reach();
    ([hand.board(0).len(), hand.board(1).len()], check::speaker(&setup))
}

#[test]
fn rs2_hand_takes_three_cards_of_one_board() {
    // A royal flush of both boards is none.
    duel(ID, "Ah Kh 2c 3c", "9c 9h 4s 5h")
        .board("Qh Jh 9s 8d 4c")
        .board2("Th 9d 7s 6d 5c")
        .ends(&["98.00", "99.00", "103.00"]);
    // One own heart and four of a board are no flush, three own cards no straight.
    duel(ID, "Ah Ks Qs Jd", "2c 2d 7c 6d")
        .board("8h 9h 4h 3h 2s")
        .board2("Ts 9c 4d 3d 2h")
        .ends(&["98.00", "99.00", "103.00"]);
}

#[test]
fn rs5_a_nine_are_seated() {
    crate::testing::sits(ID, 9, "ca:double-board-omaha/s5.a");
}

#[test]
fn rs5_b_eight_are_dealt_in() {
    check::seats(ID, 9, 8, "ca:double-board-omaha/s5.b");
}

#[test]
fn r2_b_blinds_belong_to_the_pot() {
    check::blinds_in_pot(ID, "ca:double-board-omaha/2");
}

#[test]
fn r5_four_cards_down() {
    check::down_cards(ID, 4);
}

#[test]
fn r6_a_call_is_the_big_blind() {
    check::call(ID);
    assert_eq!(check::four(ID).acts("4 raise").menu().call, Cents::dollars(4));
}

#[test]
fn r6_b_folded_cards_are_discards() {
    check::fold(ID, 4);
}

#[test]
fn r6_e_2_raise_is_not_checked() {
    check::no_check(ID, "ca:double-board-omaha/4.a");
    let capped = check::four(ID).acts("4 raise, 1 raise, 2 raise").menu();
    assert!(capped.may_fold && capped.raise.is_none());
    assert_eq!(capped.call, Cents::dollars(6));
}

#[test]
fn r8_one_burn_for_both_boards() {
    for street in 1..4 {
        assert_eq!(check::street(ID, street).matches("burn").count(), 1);
        assert_eq!(usize::from(check::at(ID, street).reach().burned()), street);
    }
}

#[test]
fn r9_flop_is_three_cards_for_each_board() {
    assert_eq!(check::street(ID, 1), "burn board board board second second second");
}

#[test]
fn r10_second_round_after_both_flops() {
    assert_eq!(boards(1), ([3, 3], 2));
}

#[test]
fn r11_c_later_rounds_go_like_the_first() {
    check::later_answers(ID);
}

#[test]
fn r14_turn_is_one_card_for_each_board() {
    assert_eq!(check::street(ID, 2), "burn board second");
}

#[test]
fn r15_third_round_after_both_turn_cards() {
    assert_eq!(boards(2), ([4, 4], 2));
}

#[test]
fn r19_river_is_one_card_for_each_board() {
    assert_eq!(check::street(ID, 3), "burn board second");
}

#[test]
fn r20_fourth_round_is_the_last() {
    assert_eq!(boards(3), ([5, 5], 2));
    let mut hand = check::at(ID, 3).reach();
    for _ in 0..4 {
        check::then(&mut hand, Move::Check);
    }
    assert_eq!(hand.ask(), Awaited::Showdown);
}

#[test]
fn r22_pot_is_split_by_boards() {
    let awards = split().play().outcome.awards;
    let halves: Vec<(&str, i64)> = awards.iter().map(|a| (a.award, a.amount.get())).collect();
    assert_eq!(halves, [("board 1", 250), ("board 2", 250)]);
}

#[test]
fn rs7_a_each_board_has_its_winner() {
    let played = split().ends(&["100.50", "99.00", "100.50"]);
    assert_eq!(reasons(&played), [WON, WON]);
    // Both boards by one player; a third has nothing.
    let cards = ["As Ah 5c 6d", "Qs Qh 7d 8c", "Ks Kh 7c 8d"];
    let one = trio(ID, cards).board("Ac 9d 4h 2s Jd").board2("Ad Ts 4d 3s Jh");
    one.ends(&["104.00", "98.00", "98.00"]);
}

#[test]
fn rs7_b_equal_hands_share_their_board() {
    let played = shared().ends(&["101.75", "99.00", "99.25"]);
    assert_eq!(reasons(&played), [SHARED, WON]);
}

#[test]
fn rs7_c_odd_chips_go_left_of_the_button() {
    let played = split().set("chip=1.00").ends(&["100.00", "99.00", "101.00"]);
    assert_eq!(check::odd_chips(&played), ["reading:ca-odd-chip-by-button"]);
    // $3 of the first board between seats 2 and 3.
    let tied = trio(ID, ["Qs Qh 2c 2d", "As Kh 4c 4d", "Ah Kd 3c 3d"])
        .board("Ac Kc 9d 8h 7s")
        .board2("2h 9s 8c Jd Ts")
        .set("chip=1.00")
        .ends(&["101.00", "100.00", "99.00"]);
    assert_eq!(check::odd_chips(&tied), ["ca:double-board-omaha/s7.c"]);
}

#[test]
fn rs8_1_fees_of_small_blind_and_pot_or_by_time() {
    check::fees(ID, "F-P-double-board-omaha-31", [1, 2, 1]);
    check::fees(ID, "F-P-double-board-omaha-15", [1, 2, 1]);
    let time = |players| check::half_hour(ID, "F-P-double-board-omaha-37", players);
    assert_eq!((time(8), time(5), time(4)), (10, 10, 5));
    assert_eq!(check::half_hour(ID, "F-P-double-board-omaha-40", 8), 20);
}

#[test]
fn rs8_2_fees_are_fixed_before_cards() {
    let options = "F-P-double-board-omaha-29+F-P-double-board-omaha-31";
    check::fees_fixed(ID, options, [1, 1, 1]);
}

#[test]
fn rs8_3_one_option_at_a_time() {
    check::one_option(ID, "F-P-double-board-omaha-27+F-P-double-board-omaha-28");
    check::one_option(ID, "F-P-double-board-omaha-1+F-P-double-board-omaha-27");
}

#[test]
fn rs8_4_fee_is_no_share() {
    check::fees_flat(ID, "F-P-double-board-omaha-31");
}
