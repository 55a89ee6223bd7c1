//! Chinese poker, by the value of a point.
//!
//! Rules: ca:poker-fees/

use super::{lines, listed};
use crate::fees::{Collection, Moment, Payer, Play};

#[rustfmt::skip]
const FACE_UP: [(&str, &str, &str); 9] = [
    ("1", "points of $5",            "10 10 10"),
    ("2", "points of $10",           "12 12 12"),
    ("3", "points of $20",           "12 12 12"),
    ("4", "points of $25",           "15 15 15"),
    ("5", "points of $30",           "15 15 15"),
    ("6", "points of $40",           "15 15 15"),
    ("7", "points of $50",           "15 15 15"),
    ("8", "points of $100",          "15 15 15"),
    ("9", "points of $101 and more", "17 17 17"),
];

#[test]
fn rf_fu_prints_nine_values_for_thirty_minutes_played() {
    lines("F-FU", "Played", &[4, 3, 2], &FACE_UP);
}

#[test]
fn rf_ch2_prints_the_same_on_the_clock() {
    lines("F-CH2", "OnTheClock", &[4, 3, 2], &FACE_UP);
    let fits = |id: &str, value: &str| {
        let posted = Collection::post(listed("ca/face-up-chinese"), id).unwrap();
        posted.fit(&Play::Points(value.parse().unwrap())).is_ok()
    };
    let values = ["99.99", "100", "100.01", "100.99", "101", "5000"];
    assert_eq!(
        values.map(|value| fits("F-CH2-8", value)),
        [false, true, false, false, false, false]
    );
    assert_eq!(
        values.map(|value| fits("F-CH2-9", value)),
        [false, false, false, false, true, true]
    );
}

#[test]
#[rustfmt::skip]
fn rf_ch1_prints_twelve_values() {
    lines("F-CH1", "Each Dealt", &[4, 3, 2], &[
        ("1",  "points of $5",      "3 2 1"),
        ("2",  "points of $10",     "4 2 2"),
        ("3",  "points of $20",     "5 4 3"),
        ("4",  "points of $25",     "6 3 3"),
        ("5",  "points of $40",     "8 5 5"),
        ("6",  "points of $50",     "8 5 5"),
        ("7",  "points of $100",    "10 6 6"),
        ("8",  "points of $500",    "10 6 6"),
        ("9",  "points of $1,000",  "10 6 6"),
        ("10", "points of $3,000",  "15 10 10"),
        ("11", "points of $5,000",  "15 10 10"),
        ("12", "points of $10,000", "20 10 10"),
    ]);
    let posted = Collection::post(listed("ca/thirteen-card"), "F-CH1-4").unwrap();
    let due: Vec<_> = posted.due(Moment::Dealt, 3).collect();
    assert_eq!(due.iter().map(|due| (due.amount.get(), due.from)).collect::<Vec<_>>(), [(300, Payer::Each)]);
}
