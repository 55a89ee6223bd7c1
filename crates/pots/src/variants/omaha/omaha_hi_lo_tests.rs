//! Omaha High/Low.
//!
//! Rules: ca:omaha-hi-lo/

use super::testing::{duel, reasons, trio};
use crate::testing::Setup;

const ID: &str = "ca/omaha-hi-lo";

/// Three kings for seat 3; seat 1 has a low with that card.
fn low_with(card: &'static str) -> Setup {
    duel(ID, card, "Ks Jh 9c 9d").board("3h 5d 7s Kc Kd")
}

const SPLIT: [&str; 3] = ["100.50", "99.00", "100.50"];
const HIGH_TAKES_ALL: [&str; 3] = ["98.00", "99.00", "103.00"];

#[test]
fn r3_low_is_eight_or_better() {
    let played = low_with("8c 2c Qh Qd").ends(&SPLIT);
    assert_eq!(reasons(&played), ["ca:omaha-hi-lo/5.b", "ca:omaha-hi-lo/3"]);
    low_with("6c 2c Qh Qd").ends(&SPLIT);
    low_with("9h 2c Qh Qd").ends(&HIGH_TAKES_ALL);
}

#[test]
fn r3_another_low_may_be_posted() {
    low_with("9h 2c Qh Qd").set("qualifier=9").ends(&SPLIT);
    low_with("8c 2c Qh Qd").set("qualifier=7").ends(&HIGH_TAKES_ALL);
}

#[test]
fn r3_other_games_post_none() {
    for id in ["ca/five-card-omaha-hi-lo", "ca/archie"] {
        let variant = crate::variants::find(id).expect("a game");
        assert!(variant.options().iter().all(|option| option.name != "qualifier"), "{id}");
    }
}

#[test]
fn r3_a_pair_is_no_low() {
    low_with("7c 2c Qh Qd").ends(&HIGH_TAKES_ALL);
}

#[test]
fn r4_high_takes_all_without_a_low() {
    let played = low_with("9h 2c Qh Qd").ends(&HIGH_TAKES_ALL);
    assert_eq!(reasons(&played), ["ca:omaha-hi-lo/4"]);
}

#[test]
fn r5_a_same_cards_make_high_and_low() {
    let setup = duel(ID, "As 2s Td 9d", "Kc Kd Jh 7h").board("3s 4s 8s Kh Qc");
    setup.ends(&["103.00", "99.00", "98.00"]);
}

#[test]
fn r5_a_other_cards_make_high_and_low() {
    let setup = duel(ID, "Ah 2c Kd Kc", "Qd Qh Jc 9c").board("3s 4s 8s Kh Td");
    setup.ends(&["103.00", "99.00", "98.00"]);
}

#[test]
fn r5_b_both_take_two_and_three() {
    // One own ace and four of the board would be a wheel.
    let setup = duel(ID, "Ah Kc Kh Qd", "6c 7d 9h 9s").board("2h 3d 4s 5c Kd");
    setup.ends(&HIGH_TAKES_ALL);
}

#[test]
fn r5_b_three_way_split() {
    let setup = trio(ID, ["Ks Kd Jh Jd", "Ac 2c Qh Qd", "Ad 2d Td 9d"]).board("3h 4d 7s Kc Th");
    setup.ends(&["101.00", "99.50", "99.50"]);
}

#[test]
fn r5_b_quartered() {
    // Both have 7-4-3-2-A; seat 1 has kings as well.
    let setup = duel(ID, "Ac 2c Ks Qd", "Ad 2d Jd Td").board("3h 4d 7s Kc 9h");
    setup.ends(&["101.75", "99.00", "99.25"]);
}

#[test]
fn r5_b_odd_chips_go_left_of_the_button() {
    // The halving: seat 3 is nearer than the button, with the low half and with the high one.
    let low = duel(ID, "Ks Kh Jh Jd", "8c 2c Qh Qd").board("3h 5d 7s Kc Td").set("chip=1.00");
    let played = low.ends(&["100.00", "99.00", "101.00"]);
    let odd = played.lines.last().expect("a line");
    assert_eq!((odd.what.as_str(), odd.rule.id), ("odd chip", "reading:ca-odd-chip"));
    let high = duel(ID, "8c 2c Qh Qd", "Ks Kh Jh Jd").board("3h 5d 7s Kc Td").set("chip=1.00");
    high.ends(&["100.00", "99.00", "101.00"]);
    // A half of $3 between two: seat 2 before seat 3.
    let tied = trio(ID, ["Ks Kd Jh Jd", "Ac 2c Qh Qd", "Ad 2d Td 9d"]).board("3h 4d 7s Kc Th");
    tied.set("chip=1.00").ends(&["101.00", "100.00", "99.00"]);
}
