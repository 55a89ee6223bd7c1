//! Cards exposed in the deal of 2-7 Dramaha.
//!
//! Rules: ca:2-7-dramaha/

use super::course::course;
use super::held;
use crate::testing::hand;

#[test]
fn r5_b_an_exposed_hole_card_is_replaced_at_once() {
    // The seventeenth card is a six.
    let ran = course("ca/2-7-dramaha", 7).amiss(0, 17, "ca:2-7-dramaha/5.b", 3).to(0);
    assert_eq!(ran.streets[0], "1234567123456712334567".to_owned() + "12345671234567");
    assert_eq!(ran.hand.muck.count, 1);
    let seven = hand("ca/2-7-dramaha").cards(2, "7h");
    seven.ruled("ca:2-7-dramaha/5.b", "card 2", "seat=2").refused("ca:2-7-dramaha/5.b");
}

#[test]
fn r5_b_i_an_exposed_seven_five_four_three_or_two_is_kept() {
    let rule = "ca:2-7-dramaha/5.b.i";
    for card in ["7h", "5h", "4h", "3h", "2h"] {
        let hand = hand("ca/2-7-dramaha").cards(2, card).ruled(rule, "card 2", "seat=2").reach();
        assert_eq!(held(&hand, 2).get(..2), Some(card));
    }
    for card in ["6h", "8h", "Ah"] {
        hand("ca/2-7-dramaha").cards(2, card).ruled(rule, "card 2", "seat=2").refused(rule);
    }
}
