//! The own schedules of Double Board Omaha and the Dramahas.
//!
//! Rules: ca:poker-fees/

use super::check;

/// The small blind before cards, the pot after the flop and the turn.
const BLIND_FLOP_TURN: &str = "SmallBlind Start, Pot Flop, Pot Turn";

#[test]
fn rf_p_double_board_omaha_a_prints_20_options() {
    check(
        "F-P-double-board-omaha-a",
        "no limit or pot limit, buy-in $50 to $2,500",
        BLIND_FLOP_TURN,
        "8-6 from 1: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         5 from 9: 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         4 from 15: 1/2/1 1/2/0 1/1/1 1/1/0
         3 or less from 19: 1/1/1 1/1/0",
    );
}

#[test]
fn rf_p_double_board_omaha_b_prints_16_options() {
    check(
        "F-P-double-board-omaha-b",
        "limit $2-$4 to $50-$100",
        BLIND_FLOP_TURN,
        "8-6 from 21: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0
         5 from 27: 1/2/1 1/2/0 1/1/1 1/1/0
         4 from 31: 1/2/1 1/2/0 1/1/1 1/1/0
         3 or less from 35: 1/1/1 1/1/0",
    );
}

#[test]
fn rf_p_double_board_omaha_c_prints_4_options() {
    check(
        "F-P-double-board-omaha-c",
        "limit $60-$120 to $4,000-$8,000",
        "InAdvance",
        "8-5, 4 or less from 37: 10/5 12/6 15/7 20/10",
    );
}

#[test]
fn rf_p_2_7_dramaha_a_prints_18_options() {
    check(
        "F-P-2-7-dramaha-a",
        "no limit or pot limit, buy-in $50 to $2,500",
        BLIND_FLOP_TURN,
        "7-5 from 1: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         4 from 9: 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         3 or less from 15: 1/2/1 1/2/0 1/1/1 1/1/0",
    );
}

#[test]
fn rf_p_2_7_dramaha_b_prints_14_options() {
    check(
        "F-P-2-7-dramaha-b",
        "limit $2-$4 to $50-$100",
        BLIND_FLOP_TURN,
        "7-5 from 19: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0
         4 from 25: 1/2/1 1/2/0 1/1/1 1/1/0
         3 or less from 29: 1/2/1 1/2/0 1/1/1 1/1/0",
    );
}

#[test]
fn rf_p_2_7_dramaha_c_prints_4_options() {
    check(
        "F-P-2-7-dramaha-c",
        "limit $60-$120 to $4,000-$8,000",
        "InAdvance",
        "8-5, 4 or less from 33: 10/5 12/6 15/7 20/10",
    );
}

#[test]
fn rf_p_dramaha_a_prints_18_options() {
    check(
        "F-P-dramaha-a",
        "no limit or pot limit, buy-in $50 to $2,500",
        BLIND_FLOP_TURN,
        "7-5 from 1: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         4 from 9: 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         3 or less from 15: 1/2/1 1/2/0 1/1/1 1/1/0",
    );
}

#[test]
fn rf_p_dramaha_b_prints_14_options() {
    check(
        "F-P-dramaha-b",
        "limit $2-$4 to $50-$100",
        BLIND_FLOP_TURN,
        "7-5 from 19: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0
         4 from 25: 1/2/1 1/2/0 1/1/1 1/1/0
         3 or less from 29: 1/2/1 1/2/0 1/1/1 1/1/0",
    );
}

#[test]
fn rf_p_dramaha_c_prints_4_options() {
    check(
        "F-P-dramaha-c",
        "limit $60-$120 to $4,000-$8,000",
        "InAdvance",
        "8-5, 4 or less from 33: 10/5 12/6 15/7 20/10",
    );
}
