//! How segments rank, and the order in which they have to stand.
//!
//! Rules: ca:face-up-chinese/

use super::super::Rows;
use super::super::testing::*;
use hands::{Category, Front, High};

fn five(text: &str) -> High {
    hands::high(&cards(text).try_into().expect("five cards"))
}

fn three(text: &str) -> Front {
    hands::front(&cards(text).try_into().expect("three cards"))
}

/// Hands from the best down, each above the next.
#[track_caller]
fn falls(hands: &[&str]) {
    for pair in hands.windows(2) {
        assert!(five(pair[0]) > five(pair[1]), "{} above {}", pair[0], pair[1]);
    }
}

#[track_caller]
fn front_falls(fronts: &[&str]) {
    for pair in fronts.windows(2) {
        assert!(three(pair[0]) > three(pair[1]), "{} above {}", pair[0], pair[1]);
    }
}

fn foul(rows: &str) -> bool {
    let rows: Rows = rows.parse().expect("rows");
    let fouled = !super::is_clean(&rows);
    // Through a round, too.
    let other = "2c 3d 5h / 2d 4c 6h 8s Tc / 3c 3h 7s 9d Jc";
    let outcome = opened(face_up("", &[99, 99], 1, &[&rows.to_string(), other]));
    assert_eq!(outcome.fouled.iter().any(|(foul, _)| *foul == seat(1)), fouled, "{rows}");
    fouled
}

#[test]
fn rs2_a_segments_are_three_five_and_five() {
    let rows: Rows = "2c 3d 5h / 2d 4c 6h 8s Tc / 3c 3h 7s 9d Jc".parse().expect("rows");
    assert!(rows.ranked().is_some());
    for wrong in ["2c 3d / 5h 2d 4c 6h 8s Tc / 3c 3h 7s 9d Jc", "2c / /"] {
        assert!(wrong.parse::<Rows>().expect("rows").ranked().is_none());
    }
}

#[test]
fn rs2_b_back_above_middle_above_front() {
    // Middle below, alike and above the back: reading ca-face-up-equal.
    assert!(!foul("2h 3s 7c / 4d 5c 6d 7d 8c / 5d 6c 7h 8d 9c"));
    assert!(foul("2h 3s 7c / 4d 5c 6d 7d 8c / 4h 5d 6c 7h 8d"));
    assert!(foul("2h 3s 7c / 5d 6c 7h 8d 9c / 4d 5c 6d 7d 8c"));
    // Front below, matched by and above the middle: reading ca-face-up-front-middle.
    assert!(!foul("8c 8d 9c / 8h Tc Ts 4s 2s / Ac Ad Kc Kd 5s".replace("Tc", "Td").as_str()));
    assert!(!foul("Qc Qd 9c / Qh Qs 9s 4s 2s / Ac Ad Kc Kd 5s"));
    assert!(foul("Qc Qd 9c / Qh Qs 8h 4s 2s / Ac Ad Kc Kd 5s"));
    assert!(foul("Qc Qd Qh / Ac Ad Kc Kd 5s / 5d 6c 7h 8d 9c"));
    assert!(!foul("Ac Kc Jd / Ad Kd Js 4s 2s / 5d 6c 7h 8d 9c"));
    assert!(foul("Ac Kc Qd / Ad Kd Js 4s 2s / 5d 6c 7h 8d 9c"));
}

#[test]
fn rs4_a_ace_is_high_and_low_in_straights() {
    falls(&[
        "Ac Qd 9h 7s 5c",
        "Kc Qd 9h 7s 5c",
        "Jc Td 9h 7s 5c",
        "Tc 9d 8h 7s 5c",
        "7c 5d 4h 3s 2c",
    ]);
    assert_eq!(five("5c 4d 3h 2s Ac").category(), Category::Straight);
    assert_eq!(five("5c 4c 3c 2c Ac").category(), Category::StraightFlush);
    assert_eq!(five("2c Ad Kh Qs Jc").category(), Category::HighCard);
}

#[test]
fn rs4_b_suits_are_equal() {
    for suit in ["d", "h", "s"] {
        assert_eq!(five("Ac Kc 9c 7c 2c"), five(&"Ac Kc 9c 7c 2c".replace('c', suit)));
        assert_eq!(three("Ac Kc 9c"), three(&"Ac Kc 9c".replace('c', suit)));
    }
}

#[test]
fn rs4_1_kinds_of_five_cards() {
    falls(&[
        "Ac Kc Qc Jc Tc",
        "6c 5c 4c 3c 2c",
        "2c 2d 2h 2s 3c",
        "2c 2d 2h 3s 3c",
        "7c 5c 4c 3c 2c",
        "5c 4d 3h 2s Ac",
        "2c 2d 2h 4s 3c",
        "3c 3d 2h 2s 4c",
        "2c 2d 5h 4s 3c",
        "Ac Kd Qh Js 9c",
    ]);
    assert_eq!(five("Ac Kc Qc Jc Tc").category(), Category::RoyalFlush);
}

#[test]
fn rs4_1_a_best_and_least_straights() {
    falls(&[
        "Kc Qc Jc Tc 9c",
        "Qc Jc Tc 9c 8c",
        "6c 5c 4c 3c 2c",
        "5c 4c 3c 2c Ac",
        "Ac Ad Ah As Kc",
    ]);
    falls(&[
        "Ac Kd Qh Js Tc",
        "Kc Qd Jh Ts 9c",
        "6c 5d 4h 3s 2c",
        "5c 4d 3h 2s Ac",
        "Ac Ad Ah Ks Qc",
    ]);
}

#[test]
fn rs4_1_b_best_and_least_of_other_kinds() {
    falls(&["Ac Ad Ah As Kc", "Kc Kd Kh Ks Ac", "2c 2d 2h 2s 3c", "Ac Ad Ah Ks Kc"]);
    falls(&[
        "Ac Ad Ah Ks Kc",
        "Ac Ad Ah 2s 2c",
        "Kc Kd Kh As Ac",
        "2c 2d 2h 3s 3c",
        "Ac Kc Qc Jc 9c",
    ]);
    falls(&["Ac Kc Qc Jc 9c", "Ac Kc Qc Jc 8c", "7c 5c 4c 3c 2c", "Ac Kd Qh Js Tc"]);
    falls(&["Ac Ad Kh Ks Qc", "Ac Ad Qh Qs Kc", "3c 3d 2h 2s 4c", "Ac Ad Kh Qs Jc"]);
    falls(&["Ac Ad Kh Qs Jc", "2c 2d 5h 4s 3c", "Ac Kd Qh Js 9c", "7c 5d 4h 3s 2c"]);
}

#[test]
fn rs4_2_kinds_of_three_cards() {
    front_falls(&["2c 2d 2h", "Ac Ad Kh", "2c 2d 3h", "Ac Kd Qh"]);
}

#[test]
fn rs4_2_a_best_and_least_fronts() {
    front_falls(&[
        "Ac Ad Ah", "Kc Kd Kh", "2c 2d 2h", "Ac Ad Kh", "Ac Ad 2h", "Kc Kd Ah", "2c 2d 3h",
    ]);
    front_falls(&["2c 2d 3h", "Ac Kd Qh", "Ac Kd Jh", "5c 3d 2h", "4c 3d 2h"]);
}

#[test]
fn rs4_2_b_no_straights_and_flushes_in_front() {
    assert_eq!(three("4c 3c 2c").category(), Category::HighCard);
    assert_eq!(three("Ac Kc Qc"), three("Ac Kd Qh"));
    assert!(three("4c 3c 2c") < three("5c 3d 2h"));
}
