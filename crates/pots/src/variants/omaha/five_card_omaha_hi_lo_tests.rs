//! Five Card Omaha High/Low Split.
//!
//! Rules: ca:five-card-omaha-hi-lo/

use super::testing as check;
use super::testing::falling;
use super::testing::{duel, reasons, trio};
use crate::act::Awaited;
use crate::testing::{Setup, hand};
use cards::AnyCard;
use money::Cents;

const ID: &str = "ca/five-card-omaha-hi-lo";
const HALVES: &str = "ca:five-card-omaha-hi-lo/s7.c";
const WHOLE: &str = "ca:five-card-omaha-hi-lo/s7.b";

/// Four kings for seat 3 but for the low.
fn low_of(one: &'static str, board: &'static str) -> Setup {
    duel(ID, one, "Ks Kh 9c Tc Jh").board(board)
}

const SPLIT: [&str; 3] = ["100.50", "99.00", "100.50"];
const ALL_TO_1: [&str; 3] = ["103.00", "99.00", "98.00"];
const ALL_TO_3: [&str; 3] = ["98.00", "99.00", "103.00"];

#[test]
fn rs2_a_hand_is_two_of_five_and_three_of_the_board() {
    // K-Q-J would make a straight of 10-9, the ace a flush of four hearts, A-5 a wheel of four.
    duel(ID, "As Ks Qs Js 9c", "2c 2d 7c Jd Jc").board("Ts 2h 3d 4c 9h").ends(&ALL_TO_3);
    duel(ID, "Ah 2c 3c 4d 7d", "5c 5d 7s 8s Ts").board("Kh Qh Jh 9h 5s").ends(&ALL_TO_3);
    duel(ID, "Ah Kc Kh Qd Jd", "6c 7d 9h 9s Ts").board("2h 3d 4s 5c Kd").ends(&ALL_TO_3);
}

#[test]
fn rs2_b_high_and_low_of_different_cards() {
    duel(ID, "Ah 2c Kd Kc Jd", "Qd Qh Jc 9c 7c").board("3s 4s 8s Kh Td").ends(&ALL_TO_1);
}

#[test]
fn rs4_3_low_cards_rank_from_the_king_down_to_the_ace() {
    let tops = ["5", "6", "7", "8", "9", "T", "J", "Q", "K"];
    let hands: Vec<String> = tops.iter().map(|top| format!("{top}s 4h 3d 2c Ac")).collect();
    falling(ID, 1, &hands.iter().map(String::as_str).collect::<Vec<_>>());
    falling(ID, 1, &["6s 5h 4d 3c Ac", "6s 5h 4d 3c 2c"]);
    check::suits_equal(ID, 1);
}

#[test]
fn rs4_4_a_nine_spoils_a_low() {
    low_of("7c 2c Qh Qd Jd", "3h 5d 8s Kc Kd").ends(&SPLIT);
    low_of("8c 2c Qh Qd Jd", "3h 5d 7s Kc Kd").ends(&SPLIT);
    low_of("9h 2c Qh Qd Jd", "3h 5d 7s Kc Kd").ends(&ALL_TO_3);
}

#[test]
fn rs4_4_b_straights_and_flushes_are_lows() {
    low_of("7s 8c Qh Qd Jd", "4s 5h 6s Kc Kd").ends(&SPLIT);
    low_of("8s 2s Qh Qd Jd", "3s 5s 7s Kc Kd").ends(&SPLIT);
}

#[test]
fn rs4_4_c_pair_spoils_a_low() {
    low_of("7c 2c Qh Qd Jd", "3h 5d 7s Kc Kd").ends(&ALL_TO_3);
    low_of("As 2c Qh Qd Jd", "Ah 2d 3s Kc Kd").ends(&ALL_TO_3);
}

#[test]
fn rs4_4_d_wheel_is_the_best_low() {
    check::next(ID, 1, &[["5s 4h 3d 2c Ac", "6s 4h 3d 2c Ac"]]);
    let played = duel(ID, "2c 5c Qh Jd Td", "2d 6d Ks Kh 9c").board("Ah 3d 4s Kc 9d");
    played.ends(&ALL_TO_1);
}

#[test]
fn rs4_4_e_lows_compare_from_the_top() {
    falling(ID, 1, &["7s 6h 4d 3c 2c", "8s 6h 5d 3c Ac"]);
    // 7-6-5-3-2 against 8-6-5-3-A and four kings.
    duel(ID, "7c 2c Qh Jd Td", "8c Ac Ks Kh 9c").board("3h 5d 6s Kc Kd").ends(&SPLIT);
}

#[test]
fn rs5_a_ten_are_seated() {
    check::seats(ID, 10, 9, "reading:ca-five-omaha-seats");
}

#[test]
fn rs5_d_nobody_bets_from_behind() {
    let stopped = check::four(ID).acts("9 call").script().play().expect_err("no player");
    assert!(stopped.refusal.to_string().contains("seat 9 does not play"));
}

#[test]
fn rs6_5_b_blinds_belong_to_the_pot() {
    check::blinds_in_pot(ID, "ca:five-card-omaha-hi-lo/s6.5.b");
}

#[test]
fn rs6_5_k_raise_is_not_checked() {
    check::no_check(ID, "ca:five-card-omaha-hi-lo/s6.5.d");
}

#[test]
fn rs6_6_b_burn_before_every_street() {
    for street in 1..4 {
        assert!(check::street(ID, street).starts_with("burn board"));
        assert_eq!(usize::from(check::at(ID, street).reach().burned()), street);
    }
}

#[test]
fn rs6_6_d_later_rounds_go_like_the_first() {
    check::later_answers(ID);
    check::check_and_raise(ID);
}

#[test]
fn rs6_7_turn_is_one_card() {
    assert_eq!(check::street(ID, 2), "burn board");
    assert_eq!(check::at(ID, 2).reach().board(0).len(), 4);
}

#[test]
fn rs6_8_river_is_the_last_card() {
    assert_eq!(check::street(ID, 3), "burn board");
    let mut hand = check::at(ID, 3).reach();
    assert_eq!(hand.board(0).len(), 5);
    for _ in 0..4 {
        check::then(&mut hand, crate::Move::Check);
    }
    assert_eq!(hand.ask(), Awaited::Showdown);
}

#[test]
fn rs7_b_high_takes_all_without_a_low() {
    let played = low_of("9h 2c Qh Qd Jd", "3h 5d 7s Kc Kd").ends(&ALL_TO_3);
    assert_eq!(reasons(&played), [WHOLE]);
    let equal = duel(ID, "As Js 9h 8h 2h", "Ac Jc 9d 8d 2d").board("Kh Kd Ts 5c 4d");
    assert_eq!(reasons(&equal.ends(&SPLIT)), [WHOLE]);
}

#[test]
fn rs7_c_high_and_low_take_halves() {
    let played = low_of("8c 2c Qh Qd Jd", "3h 5d 7s Kc Kd").ends(&SPLIT);
    assert_eq!(reasons(&played), [HALVES, HALVES]);
    // Quartered, and a low half for two of three.
    duel(ID, "Ac 2c Ks Qd Qh", "Ad 2d Jd Td 8h")
        .board("3h 4d 7s Kc 9h")
        .ends(&["101.75", "99.00", "99.25"]);
    trio(ID, ["Ks Kd Jh Jd 9h", "Ac 2c Qh Qd 8h", "Ad 2d Td 9d 8s"])
        .board("3h 4d 7s Kc Th")
        .ends(&["101.00", "99.50", "99.50"]);
}

#[test]
fn rs7_d_one_player_wins_both() {
    let played = duel(ID, "As 2s Td 9d 9h", "Kc Kd Jh 7h 6h").board("3s 4s 8s Kh Qc");
    assert_eq!(reasons(&played.ends(&ALL_TO_1)), [HALVES, HALVES]);
}

#[test]
fn rs7_e_odd_chips_go_left_of_the_button() {
    let odd = ["100.00", "99.00", "101.00"];
    // Of the halving, whichever half the winner nearer to the button has.
    low_of("8c 2c Qh Qd Jd", "3h 5d 7s Kc Kd").set("chip=1.00").ends(&odd);
    let low = duel(ID, "Ks Kh 9c Tc Jh", "8c 2c Qh Qd Jd").board("3h 5d 7s Kc Kd");
    let played = low.set("chip=1.00").ends(&odd);
    assert_eq!(check::odd_chips(&played), ["reading:ca-odd-chip-by-button"]);
    // Of a pot, and of a half.
    let equal = duel(ID, "As Js 9h 8h 2h", "Ac Jc 9d 8d 2d").board("Kh Kd Ts 5c 4d");
    let own = ["ca:five-card-omaha-hi-lo/s7.e"];
    assert_eq!(check::odd_chips(&equal.set("chip=1.00").ends(&odd)), own);
    let tied = trio(ID, ["Ks Kd Jh Jd 9h", "Ac 2c Qh Qd 8h", "Ad 2d Td 9d 8s"])
        .board("3h 4d 7s Kc Th")
        .set("chip=1.00")
        .ends(&["101.00", "100.00", "99.00"]);
    assert_eq!(check::odd_chips(&tied), own);
}

#[test]
fn rs8_1_dollar_after_the_blinds_and_a_fee_after_the_flop() {
    let taken = |option, street| -> Vec<i64> {
        let hand = check::at(ID, street).charged(option).reach();
        hand.fees().list().iter().map(|fee| fee.amount.get()).collect()
    };
    assert_eq!(taken("F-06-2", 0), [100]);
    assert_eq!(taken("F-06-2", 1), [100, 200]);
    assert_eq!(taken("F-06-2", 3), [100, 200]);
    assert_eq!(taken("F-06-30", 3), [100, 100]);
    assert_eq!((check::half_hour(ID, "F-06-10", 6), check::half_hour(ID, "F-06-20", 5)), (10, 8));
}

#[test]
fn bets_of_the_limit_open_later_rounds() {
    check::bets(ID, "ca:five-card-omaha-hi-lo/s6.5.g");
}

#[test]
fn nine_players_do_without_the_last_burn() {
    let mut hand = check::opened(&hand(ID).players(9));
    while hand.ask() != Awaited::Showdown {
        match (hand.ask(), hand.menu()) {
            (Awaited::Card(_), _) => hand.card(AnyCard::UNKNOWN).expect("a card"),
            (Awaited::Decide(place, _), Some(menu)) => {
                let act = if menu.may_check { crate::Move::Check } else { crate::Move::Call };
                hand.act(place, act).expect("an act");
            }
            other => panic!("{other:?}"),
        }
    }
    assert_eq!((hand.burned(), hand.stub(), hand.pot()), (2, 0, Cents::dollars(18)));
}
