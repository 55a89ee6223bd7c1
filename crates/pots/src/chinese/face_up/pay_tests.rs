//! Points, bonus hands, clean sweeps and fouls of Face-Up Chinese Poker.
//!
//! Rules: ca:face-up-chinese/

use super::super::testing::*;
use super::super::{Ending, Rows};
use super::bonus;
use law::Posted;
use money::Cents;
use std::fmt::Write;

/// Five high, ten high, a pair of threes.
const LOW: &str = "2c 3d 5h / 2d 4c 6h 8s Tc / 3c 3h 7s 9d Jc";
/// Wins all three segments against it, without a bonus hand.
const THREE: &str = "Ac Kc Qd / Ad Kd Qh 9c 7c / 8c 8d Ah Kh Jh";
/// Wins the first two and loses the third.
const TWO: &str = "6c 4d 2h / Kc Jd 9c 7c 5c / Ac Qd Th 8c 6d";
/// An equal front, two better segments.
const TWO_AND_TIE: &str = "2h 3s 5c / Ad Kd Qh 9c 7c / 8c 8d Ah Kh Jh";
/// Aces in front of king high.
const FOUL: &str = "Ac Ad Kc / Kd Jd 9c 7c 5c / 8c 8d Th Qd 6d";

/// The first sweeps the others with a full house and fours; of these the second wins front and
/// back, with a flush.
const TABLE: [&str; 3] = [
    "As Ac Kd / Qs Qh Qd Jc Jd / Th Td Tc Ts 9c",
    "Kh Kc 2s / 3c 3d 4c 4d 5h / 6h 7h 8h 9h Jh",
    "Ah Qc 2h / 5c 5d 6c 6d 7s / 3s 4s 5s 8s 9s",
];

/// Seat 1 against seat 2, of which one has the buttons.
fn two(set: &str, button: u8, hands: [&str; 2]) -> Ending {
    opened(face_up(set, &[500, 500], button, &hands))
}

/// What seat 1 wins from seat 2, who has the buttons.
fn won(hand: &str, other: &str) -> i64 {
    nets(&two("", 2, [hand, other]))[0]
}

/// The points of a comparison: `seat+points label rule`.
fn items(outcome: &Ending) -> String {
    let mut text = String::new();
    for item in &outcome.transfers[0].items {
        let number = item.rule.id.split_once('/').map_or("", |(_, number)| number);
        let _ = write!(text, "{}+{} {} {number}; ", item.to.n(), item.points, item.label);
    }
    text
}

#[test]
fn rs1_a_whole_stack_may_change_hands() {
    let outcome = opened(face_up("", &[50, 31, 9], 1, &TABLE));
    assert_eq!(nets(&outcome), [40, -31, -9]);
    assert_eq!(outcome.stacks.iter().filter(|(_, stack)| *stack == Cents::ZERO).count(), 2);
}

#[test]
fn rs1_b_house_gains_nothing() {
    for stacks in [[50, 31, 9], [500, 500, 500], [9, 9, 9]] {
        let outcome = opened(face_up("", &stacks, 2, &TABLE));
        assert_eq!(nets(&outcome).iter().sum::<i64>(), 0);
        let seats = [1, 2, 3].map(seat);
        assert!(
            outcome.transfers.iter().all(|t| seats.contains(&t.from) && seats.contains(&t.to))
        );
    }
}

/// Pairs in the order settled, for a button.
fn order(button: u8) -> Vec<[u8; 2]> {
    let outcome = opened(face_up("", &[500; 3], button, &TABLE));
    let pair = |t: &super::super::Transfer| {
        let mut pair = [t.from.n(), t.to.n()];
        pair.sort_unstable();
        pair
    };
    outcome.transfers.iter().map(pair).collect()
}

#[test]
fn r1_b_action_button_is_settled_first() {
    assert_eq!(order(1), [[1, 2], [1, 3], [2, 3]]);
    assert_eq!(order(2)[0], [2, 3]);
    assert_eq!(order(3)[0], [1, 3]);
}

#[test]
fn r1_b_i_other_positions_follow_clockwise() {
    assert_eq!(order(2), [[2, 3], [1, 2], [1, 3]]);
    assert_eq!(order(3), [[1, 3], [2, 3], [1, 2]]);
}

#[test]
fn r2_a_stakes_bound_wins_and_losses() {
    // Position 1 wins 31 points from each of the others.
    for (stack, won) in [(63, 62), (62, 62), (61, 61), (40, 40), (9, 9)] {
        assert_eq!(nets(&opened(face_up("", &[stack, 500, 500], 1, &TABLE)))[0], won, "{stack}");
    }
    let outcome = opened(face_up("", &[40, 500, 500], 1, &TABLE));
    let rows: Vec<_> = outcome.transfers.iter().map(|t| (t.amount, t.owed, t.cut)).collect();
    let dollars = Cents::dollars;
    let cut = Some(law::ca::face_up_chinese::R2_A);
    let expected = [
        (dollars(31), dollars(31), None),
        (dollars(9), dollars(31), cut),
        (dollars(5), dollars(5), None),
    ];
    assert_eq!(rows, expected);
}

#[test]
fn rs7_a_each_compares_with_each() {
    assert_eq!(nets(&opened(face_up("", &[500; 3], 1, &TABLE))), [62, -31 + 5, -31 - 5]);
}

#[test]
fn rs7_b_first_the_positions_one_and_two() {
    let lines = lines(&opened(face_up("", &[500; 3], 1, &TABLE)));
    assert_eq!(lines[0], "2>1 31 clean sweep s7.4.b");
}

#[test]
fn rs7_c_second_the_positions_one_and_three() {
    let lines = lines(&opened(face_up("", &[500; 3], 1, &TABLE)));
    assert_eq!(lines[1], "3>1 31 clean sweep s7.4.b");
}

#[test]
fn rs7_d_last_the_positions_two_and_three() {
    let lines = lines(&opened(face_up("", &[500; 3], 1, &TABLE)));
    assert_eq!(lines[2], "3>2 5 segments s7.2.b");
    assert_eq!(lines.len(), 3);
}

#[test]
fn rs7_e_no_money_left_for_the_next() {
    // Seat 3 owes 31 to position 1, then 5 to position 2.
    let thirds = |stack: i64| -> Vec<i64> {
        let outcome = opened(face_up("", &[500, 500, stack], 1, &TABLE));
        let own = outcome.transfers.iter().filter(|t| t.from == seat(3));
        own.map(|t| t.amount.get() / 100).collect()
    };
    assert_eq!(thirds(30), [30, 0]);
    assert_eq!(thirds(31), [31, 0]);
    assert_eq!(thirds(32), [31, 1]);
    assert_eq!(thirds(36), [31, 5]);
    assert_eq!(thirds(37), [31, 5]);
    // Who wins before has something to pay with: with the button at 3, seat 2 first wins 5.
    let outcome = opened(face_up("", &[500, 30, 500], 3, &TABLE));
    let expected =
        ["3>1 31 clean sweep s7.4.b", "3>2 5 segments s7.2.b", "2>1 31 clean sweep s7.4.b"];
    assert_eq!(lines(&outcome), expected);
}

#[test]
fn rs7_1_a_wrong_order_is_foul() {
    let outcome = two("", 2, [FOUL, LOW]);
    assert_eq!(outcome.fouled, [(seat(1), law::ca::face_up_chinese::RS7_1_A)]);
    assert_eq!(two("", 2, [THREE, LOW]).fouled, []);
}

#[test]
fn rs7_1_b_foul_pays_six_points_to_each() {
    assert_eq!(lines(&two("", 2, [FOUL, LOW])), ["1>2 6 foul s7.1.b"]);
    assert_eq!(lines(&two("sweep=six", 1, [FOUL, LOW])), ["1>2 6 foul s7.1.b"]);
    let third = "2h 3s 4s / 4h 5d 6s 7d 9h / Ts Td Kh 5s 4d";
    let outcome = opened(face_up("", &[500; 3], 3, &[FOUL, LOW, third]));
    assert_eq!(lines(&outcome)[0], "1>3 6 foul s7.1.b");
    assert!(lines(&outcome).contains(&"1>2 6 foul s7.1.b".to_string()));
    // Two fouls exchange nothing.
    let other = "Ah As Kh / Ks Js 9s 7h 5h / 8h 8s Ts Qs 6s";
    let outcome = two("", 1, [FOUL, other]);
    assert_eq!((lines(&outcome).len(), outcome.fouled.len()), (0, 2));
}

#[test]
fn rs7_1_c_foul_pays_the_opponents_bonus() {
    // A full house in the middle and fours at the back: 12 and 10.
    let foul = "Ah Ad Ks / Kh Js 9s 7h 5h / 8h 8s 6d Qc 6s";
    let outcome = two("", 2, [foul, TABLE[0]]);
    assert_eq!(lines(&outcome), ["1>2 28 foul s7.1.b"]);
    assert_eq!(
        items(&outcome),
        "2+6 foul s7.1.b; 2+12 full house s7.3.f; 2+10 four of a kind s7.3.g; "
    );
}

#[test]
fn rs7_1_d_foul_earns_nothing_itself() {
    // Three aces in front, a straight in the middle, a flush at the back: better everywhere.
    let foul = "As Ac Ad / 9c Th Jd Qh Kh / 2s 4s 6s 8d 8h";
    assert_eq!(items(&two("", 1, [foul, LOW])), "2+6 foul s7.1.b; ");
    assert_eq!(won(foul, LOW), -6);
}

#[test]
fn rs7_2_a_point_is_the_table_limit() {
    for (point, cents) in [("5.00", 4_500), ("10.00", 9_000), ("0.50", 450)] {
        let outcome = two(&format!("point={point}"), 2, [THREE, LOW]);
        assert_eq!(outcome.transfers[0].amount, Cents::new(cents));
    }
    let five = super::super::Game::FaceUp.post(&Posted::new()).expect("defaults");
    assert_eq!(five.point(), Cents::dollars(5));
}

#[test]
fn rs7_2_b_higher_segment_wins_one_point() {
    let outcome = two("", 2, [TWO, LOW]);
    assert_eq!(items(&outcome), "1+1 front s7.2.b; 1+1 middle s7.2.b; 2+1 back s7.2.b; ");
    assert_eq!(lines(&outcome), ["2>1 1 segments s7.2.b"]);
}

#[test]
fn rs7_2_c_equal_segments_push() {
    // Seats 1 and 2 tie in front, and seat 3 has the buttons.
    let third = "4d 4h 6d / Js Jd 9h 6s 5s / Ks Kc Qc Qs 5d";
    let outcome = opened(face_up("", &[500; 3], 3, &[TWO_AND_TIE, LOW, third]));
    let last = outcome.transfers.last().expect("a transfer");
    assert_eq!((last.from, last.to, last.owed), (seat(2), seat(1), Cents::dollars(2)));
    assert_eq!(last.items.iter().map(|item| item.label).collect::<Vec<_>>(), ["middle", "back"]);
}

#[test]
fn rs7_2_d_buttons_win_ties() {
    assert_eq!(nets(&two("", 2, [TWO_AND_TIE, LOW])), [1, -1]);
    // With them the tie completes a sweep: reading ca-face-up-button-ties.
    assert_eq!(nets(&two("", 1, [TWO_AND_TIE, LOW])), [9, -9]);
    // And a bonus hand that only ties is paid.
    let straight = "2c 3d 5h / 2d 4c 6h 8s Tc / 9s Ts Jh Qs Kd";
    let other = "2h 3s 5c / 2s 4d 6c 8c Td / 9h Th Jd Qd Ks";
    assert_eq!(nets(&two("", 1, [straight, other])), [11, -11]);
    assert_eq!(nets(&two("", 2, [straight, other])), [-11, 11]);
}

#[test]
fn rs7_2_e_bonus_and_sweep_come_on_top() {
    let straight = "Ac Kc Qd / Ad Kd Qh 9c 7c / 7d 8d 9h Td Jh";
    assert_eq!(
        items(&two("", 2, [straight, LOW])),
        "1+1 front s7.2.b; 1+1 middle s7.2.b; 1+1 back s7.2.b; 1+6 clean sweep s7.4.b; \
         1+2 straight s7.3.d; "
    );
}

#[test]
fn rs7_3_a_bonus_adds_to_the_point_of_its_segment() {
    // Front and middle lost, a flush at the back: 4 + 1 - 2.
    let flush = "2h 3s 4s / 2s 4d 6c 8c 9c / Ah Kh 9h 7h 4h";
    assert_eq!(won(flush, LOW), 4 + 1 - 2);
}

#[test]
fn rs7_3_b_threes_in_front() {
    let printed = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21];
    for (rank, points) in "23456789TJQKA".chars().zip(printed) {
        let rows = format!("{rank}c {rank}d {rank}h / 3c 4c 5c 6c 7c / 9s Ts Js Qs Ks");
        let bonus = bonus(&rows.parse().expect("rows"))[0];
        assert_eq!(bonus.map(|(points, ..)| points), Some(points), "{rank}");
        assert_eq!(bonus.map(|(.., rule)| rule.id), Some("ca:face-up-chinese/s7.3.b"));
    }
    for front in ["Ac Ad Kh", "Ac Kd Qh"] {
        let rows: Rows =
            format!("{front} / 3c 4c 5c 6c 7c / 9s Ts Js Qs Ks").parse().expect("rows");
        assert_eq!(bonus(&rows)[0], None, "no bonus for a pair");
    }
    // Fours in front of fives and sixes: a sweep, 11, 2 for the middle.
    let hand = "4d 4h 4s / 5c 5d 5s Kc 9c / 6c 6d 6s Qc Qd";
    assert_eq!(won(hand, LOW), 9 + 11 + 2 + 6);
}

/// The printed bonus of five cards in the middle and at the back.
#[track_caller]
fn printed(hand: &str, middle: Option<i64>, back: Option<i64>, number: &str) {
    let of = |rows: String| bonus(&rows.parse::<Rows>().expect("rows"));
    let found = [of(format!("2c 3d 5h / {hand} / {hand}"))].map(|bonus| [bonus[1], bonus[2]])[0];
    assert_eq!(found.map(|bonus| bonus.map(|(points, ..)| points)), [middle, back], "{hand}");
    for (_, _, rule) in found.into_iter().flatten() {
        assert_eq!(rule.id, format!("ca:face-up-chinese/{number}"));
    }
}

#[test]
fn rs7_3_c_threes_in_the_middle() {
    printed("2c 2d 2h 4s 3c", Some(2), None, "s7.3.c");
    printed("Ac Ad Ah 4s 3c", Some(2), None, "s7.3.c");
    printed("Ac Ad 5h 5s 3c", None, None, "");
}

#[test]
fn rs7_3_d_straight() {
    printed("5c 4d 3h 2s Ac", Some(4), Some(2), "s7.3.d");
    printed("Ac Kd Qh Js Tc", Some(4), Some(2), "s7.3.d");
}

#[test]
fn rs7_3_e_flush() {
    printed("7c 5c 4c 3c 2c", Some(8), Some(4), "s7.3.e");
}

#[test]
fn rs7_3_f_full_house() {
    printed("2c 2d 2h 3s 3c", Some(12), Some(6), "s7.3.f");
}

#[test]
fn rs7_3_g_fours() {
    printed("2c 2d 2h 2s 3c", Some(20), Some(10), "s7.3.g");
}

#[test]
fn rs7_3_h_straight_flush() {
    printed("5c 4c 3c 2c Ac", Some(30), Some(15), "s7.3.h");
    printed("Kc Qc Jc Tc 9c", Some(30), Some(15), "s7.3.h");
}

#[test]
fn rs7_3_i_royal_flush() {
    printed("Ac Kc Qc Jc Tc", Some(50), Some(25), "s7.3.i");
}

#[test]
fn rs7_3_j_bonus_hand_that_loses_is_not_paid() {
    let straight = "Ac Kc Qd / Ad Kd Qh 9c 7c / 7d 8d 9h Td Jh";
    let flush = "2c 3d 5h / 2d 4c 6h 8s Tc / 3s 5s 7s 9s Js";
    // Two points for front and middle, one and the flush's four against them.
    assert_eq!(won(straight, flush), 2 - 1 - 4);
    assert_eq!(
        items(&two("", 2, [straight, flush])),
        "1+1 front s7.2.b; 1+1 middle s7.2.b; 2+1 back s7.2.b; 2+4 flush s7.3.e; "
    );
}

#[test]
fn rs7_3_k_printed_example_of_eleven_points() {
    let fours = "2h 3s 4s / Kc Jd 9c 7c 5c / Qc Qd Qh Qs Ac";
    assert_eq!(won(fours, LOW), 11);
}

#[test]
fn rs7_4_a_all_three_segments_are_a_sweep() {
    let swept = |hand| items(&two("", 2, [hand, LOW])).contains("clean sweep");
    assert!(swept(THREE));
    assert!(!swept(TWO) && !swept(TWO_AND_TIE));
}

#[test]
fn rs7_4_b_sweep_earns_six_points() {
    assert_eq!(won(THREE, LOW), 3 + 6);
    // Posted as six in all: reading ca-face-up-sweep.
    let outcome = two("sweep=six", 2, [THREE, LOW]);
    assert_eq!(nets(&outcome), [6, -6]);
    assert_eq!(nets(&two("sweep=six", 2, [TWO, LOW])), [1, -1]);
    assert!(super::super::Game::FaceUp.post(&posted("sweep=nine")).is_err());
}

#[test]
fn rs7_4_c_bonus_hands_come_after_the_sweep() {
    let outcome = opened(face_up("", &[500; 3], 1, &TABLE));
    let labels: Vec<_> = outcome.transfers[0].items.iter().map(|item| item.label).collect();
    assert_eq!(labels, ["front", "middle", "back", "clean sweep", "full house", "four of a kind"]);
}
