//! Caribbean Stud: the order of hands, as printed and as usual, with several decks.
//!
//! Rules: ca:caribbean-stud/

use super::tests::{GAME, ID, against};
use crate::check::{breach, open, play};
use money::Cents;
use table::Outcome;

/// What becomes of a Call of twenty dollars, with values posted.
#[track_caller]
fn call(set: &str, own: &str, dealer: &str) -> (Outcome, Cents) {
    let settled = play(open(ID, set).as_mut(), &GAME.0.round(&against(own, dealer)));
    let settled = settled.unwrap_or_else(|refusal| panic!("{refusal}"));
    (settled.lines[1].result, settled.lines[1].pays)
}

#[track_caller]
fn falling(set: &str, hands: &[&str]) {
    for two in hands.windows(2) {
        assert_eq!(call(set, two[0], two[1]).0, Outcome::Wins, "{} over {}", two[0], two[1]);
        assert_eq!(call(set, two[1], two[0]).0, Outcome::Loses, "{} over {}", two[0], two[1]);
    }
}

/// From the top to three of a kind's neighbours, without flush and full house.
const TOP: [&str; 5] =
    ["Ac Kc Qc Jc Tc", "Kd Qd Jd Td 9d", "5h 4h 3h 2h Ah", "Ac Ad Ah As Kc", "2c 2d 2h 2s 3c"];
const BOTTOM: [&str; 10] = [
    "Ac Kd Qh Js Tc",
    "5c 4d 3h 2s Ac",
    "Ac Ad Ah Ks Qc",
    "2c 2d 2h 4s 3c",
    "Ac Ad Kh Ks Qc",
    "3c 3d 2h 2s 4c",
    "Ac Ad Kh Qs Jc",
    "2c 2d 5h 4s 3c",
    "Ac Kd Qh Js 9c",
    "Ac Kd 4h 3s 2c",
];

#[test]
fn rs0_b_flush_above_full_house_as_printed() {
    let middle = ["Ac Kc Qc Jc 9c", "7d 5d 4d 3d 2d", "Ac Ad Ah Ks Kc", "2c 2d 2h 3s 3c"];
    falling("", &[&TOP[..], &middle[..], &BOTTOM[..]].concat());
    falling("ranking=printed decks=4", &[&TOP[3..], &middle[..], &BOTTOM[..2]].concat());
    // The odds stay as printed: the lower of the two pays more.
    assert_eq!(call("", "7d 5d 4d 3d 2d", "Ac Ad Ah Ks Kc"), (Outcome::Wins, Cents::dollars(120)));
    assert_eq!(call("", "2c 2d 2h 3s 3c", BOTTOM[0]), (Outcome::Wins, Cents::dollars(140)));
}

#[test]
fn rs0_b_full_house_above_flush_by_option() {
    let middle = ["Ac Ad Ah Ks Kc", "2c 2d 2h 3s 3c", "Ac Kc Qc Jc 9c", "7d 5d 4d 3d 2d"];
    falling("ranking=usual", &[&TOP[..], &middle[..], &BOTTOM[..]].concat());
    assert!(breach(ID, "ranking=other").contains("ca-caribbean-flush"));
}

#[test]
fn rs0_b_hand_of_two_classes_is_of_the_higher_one() {
    // Reading ca-caribbean-two-classes: kings full of hearts.
    let both = "Kh Kh Kh 2h 2h";
    assert_eq!(call("", both, BOTTOM[0]), (Outcome::Wins, Cents::dollars(120)), "a flush");
    let usual = call("ranking=usual", both, BOTTOM[0]);
    assert_eq!(usual, (Outcome::Wins, Cents::dollars(140)), "a full house");
    // A suited pair is a flush, a suited four of a kind stays four of a kind.
    assert_eq!(call("", "Ah Ah 9h 7h 2h", BOTTOM[0]), (Outcome::Wins, Cents::dollars(120)));
    assert_eq!(call("", "Ah Ah Ah Ah 2h", BOTTOM[0]), (Outcome::Wins, Cents::dollars(160)));
    falling("", &["Ah Ah 9h 7h 2h", "Ah Kh Qh Jh 9h", "Kh Kh Kh Qh Jh"]);
}

#[test]
fn rs0_b_five_of_a_rank_count_as_four() {
    // Reading ca-caribbean-five-of-a-kind: the fifth card is the kicker.
    let five = "Kc Kd Kh Ks Kc";
    assert_eq!(call("", five, BOTTOM[0]), (Outcome::Wins, Cents::dollars(160)));
    falling("", &["Kc Kd Kh Ks Ac", five, "Kc Kd Kh Ks Qc"]);
    assert_eq!(call("", five, "Kd Kh Ks Kc Kd").0, Outcome::Pushes);
}

#[test]
fn rs0_b_ace_to_five_is_the_lowest_straight() {
    // Reading ca-caribbean-low-straight.
    falling("", &["6c 5d 4h 3s 2c", "5c 4d 3h 2s Ac", "Ac Ad Ah Ks Qc"]);
    assert_eq!(call("", "5c 4d 3h 2s Ac", "Ac Ad Kh Ks Qc").1, Cents::dollars(100));
}

#[test]
fn rs9_kickers_come_in_order() {
    falling("", &["Ac Kd 9h 7s 4c", "Ac Kd 9h 7s 3c", "Ac Kd 9h 6s 5c", "Ac Kd 8h 7s 6c"]);
    falling("", &["Kc Kd Ah 3s 2c", "Kc Kd Qh Js Tc", "Kc Kd Qh Js 9c", "Qc Qd Ah Ks Jc"]);
    falling("", &["Kc Kd Qh Qs 2c", "Kc Kd Jh Js Ac", "Qc Qd Jh Js Ac"]);
    falling("", &["3c 3d 3h 2s 2c", "2c 2d 2h As Ac"]);
}
