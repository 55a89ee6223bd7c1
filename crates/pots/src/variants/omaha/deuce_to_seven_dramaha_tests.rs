//! The low hands of 2-7 Dramaha; `dramaha_tests` has the rest.
//!
//! Rules: ca:2-7-dramaha/

use super::testing as check;
use super::testing::{falling, next};

const ID: &str = "ca/2-7-dramaha";

#[test]
fn rs4_3_deuce_is_best_and_ace_worst() {
    let tops = ["7", "8", "9", "T", "J", "Q", "K", "A"];
    let hands: Vec<String> = tops.iter().map(|top| format!("{top}s 5h 4d 3c 2c")).collect();
    falling(ID, 1, &hands.iter().map(String::as_str).collect::<Vec<_>>());
    check::suits_equal(ID, 1);
}

#[test]
fn rs4_4_ten_kinds_of_low_hands() {
    let kinds = [
        "Th 8c 6h 4h 2h",
        "6s 6h 2d 4c 3d",
        "6s 6h 2d 2c 3d",
        "6s 6h 6d 2c 3d",
        "9h 8c 7h 6h 5h",
        "Th 8h 6h 4h 2h",
        "6s 6h 6d 2c 2d",
        "6s 6h 6d 6c 2c",
        "9h 8h 7h 6h 5h",
        "As Ks Qs Js Ts",
    ];
    falling(ID, 1, &kinds);
}

#[test]
fn rs4_4_a_no_pair_and_flushes_from_seven_five() {
    next(
        ID,
        1,
        &[
            ["7s 5h 4h 3h 2h", "7s 6h 4h 3h 2h"],
            ["As Kh Qh Jh 9h", "2s 2h 5d 4d 3d"],
            ["As Kh Qh Jh Th", "7h 5h 4h 3h 2h"],
            ["Ah Kh Qh Jh 9h", "2s 2h 2d 3c 3d"],
        ],
    );
}

#[test]
fn rs4_4_b_matched_cards_from_deuces() {
    next(
        ID,
        1,
        &[
            ["As Ah Kd Qd Jd", "2s 2h 3d 3c 4d"],
            ["As Ah Kd Kc Qd", "2s 2h 2d 4c 3d"],
            ["As Ah Ad Kc Qd", "6s 5h 4h 3h 2h"],
            ["As Ah Ad Kc Kd", "2s 2h 2d 2c 3d"],
            ["As Ah Ad Ac Kd", "6h 5h 4h 3h 2h"],
        ],
    );
}

#[test]
fn rs4_4_c_straights_from_six_and_no_wheel() {
    next(ID, 1, &[["As Ah Ad Kc Qd", "6s 5h 4h 3h 2h"], ["As Kh Qh Jh Th", "7h 5h 4h 3h 2h"]]);
    falling(ID, 1, &["Ks Qh Jh Th 8h", "5s 4h 3h 2h Ah", "As 6h 4h 3h 2h", "2s 2h 5d 4d 3d"]);
}

#[test]
fn rs4_4_d_straight_flushes_from_six() {
    next(ID, 1, &[["As Ah Ad Ac Kd", "6h 5h 4h 3h 2h"], ["Kh Qh Jh Th 9h", "Ah Kh Qh Jh Th"]]);
}
