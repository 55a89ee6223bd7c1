//! The engine itself, on hold'em and stud.

use crate::testing::hand;

#[test]
fn a_limit_hand_to_the_showdown() {
    let played = hand("ca/texas-holdem")
        .cards(1, "Ah Ad")
        .cards(2, "Kh Kd")
        .cards(3, "7c 2d")
        .board("Qs Js 3c 4c 9h")
        .acts("1 raise, 2 call, 3 fold, 2 check, 1 bet, 2 call, 2 check, 1 bet, 2 call")
        .acts("2 check, 1 check")
        .ends(&["112.00", "90.00", "98.00"]);
    assert_eq!(played.outcome.awards.len(), 1);
}

#[test]
fn side_pots() {
    hand("ca/no-limit-poker")
        .stacks(&["50", "100", "20"])
        .cards(1, "Kh Kd")
        .cards(2, "Qh Qd")
        .cards(3, "Ah Ad")
        .board("2s 3s 7c 8c 9h")
        .acts("1 raise 50.00, 2 call, 3 call")
        .ends(&["60.00", "50.00", "60.00"]);
}

#[test]
fn stud_brings_itself_in() {
    let played = hand("ca/seven-card-stud")
        .cards(1, "Ah Ad 2c")
        .cards(2, "Kh Kd 9s")
        .cards(3, "7c 2d 2s")
        .acts("2 complete, 3 fold, 1 fold")
        .play();
    assert_eq!(played.outcome.stacks.len(), 3);
}
