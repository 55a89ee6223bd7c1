//! Rules: ca:razz/

use super::check::{Fees, deal, on_street, opens, seats, won};
use crate::hand::Cry;
use crate::testing::hand;
use cards::Rank;

const ID: &str = "ca/razz";
pub(super) const FEES: Fees =
    Fees { id: ID, start: ["Ah Ad 9c 4h", "Kh Kd 9s 5h", "7c 7d Qs 6h"] };

#[test]
fn rs1_a_deck_of_52_cards() {
    assert_eq!(hand(ID).script().stakes.deck.set().count_ones(), 52);
    seats(ID, ["Ah X 9c", "Kh Kd 9s", "7c 7d Qs"]).acts("1 call").refused("ca:razz/s1.a");
}

#[test]
fn rs1_b_two_down_one_up_then_betting() {
    assert!(deal(ID).starts_with("ddu|"));
}

#[test]
fn rs1_c_three_upcards_each_with_betting() {
    assert_eq!(&deal(ID)[4..13], "bu|bu|bu|");
}

#[test]
fn rs1_d_seventh_card_down_and_last_round() {
    assert!(deal(ID).ends_with("|bd|"));
}

#[test]
fn r1_a_lowest_hand_takes_the_pot() {
    // 8-6-5-3-2 over 8-7-4-3-2 and a pair.
    let cards = ["Ks Kd 8h 7d 4c 3s 2s", "Qs Qh 8c 6s 5c 3d 2h", "Jc Jd Jh Js 9d 9c Ah"];
    assert_eq!(won(&seats(ID, cards)), "low 2 2.10");
}

#[test]
fn r1_b_aces_low_and_no_straights_or_flushes() {
    // 7-5-4-3-A over 7-5-4-3-2; a flush and 6-5-4-3-2 do not hurt.
    let cards = ["Ks Kd 7h 5d 4c 3s 2s", "Qs Qh 7c 5s 4h 3d Ah", "Jc Jd Jh Js 9d 9c Ad"];
    assert_eq!(won(&seats(ID, cards)), "low 2 2.10");
    let cards = ["6s 5s 4s 3s 2s Kd Kh", "7c 5d 4h 3d Ah Qs Qh", "Jc Jd Jh Js 9d 9c Ad"];
    assert_eq!(won(&seats(ID, cards)), "low 1 2.10");
}

#[test]
fn r1_c_nothing_beats_5_4_3_2_ace() {
    let cards = ["6s 4s 3h 2s As Kd Kh", "5c 4d 3d 2d Ad Qs Qh", "5h 4h 3s 2h Ah Js Jd"];
    assert_eq!(won(&seats(ID, cards)), "low 3 1.05, low 2 1.05");
}

#[test]
fn r2_a_highest_upcard_starts_with_a_forced_bet() {
    assert_eq!(opens(ID, 0, ["2c 2d Qc", "3c 3d Ks", "4c 4d Ac"]), 2);
    assert_eq!(opens(ID, 0, ["2c 2d 2h", "3c 3d As", "4c 4d Ac"]), 1, "an ace is low");
    seats(ID, FEES.start).acts("3 fold").refused("ca:razz/2.a");
}

#[test]
fn r2_b_highest_suit_of_equals_owes_it() {
    assert_eq!(opens(ID, 0, ["2c 2d Kh", "3c 3d Ks", "4c 4d Kd"]), 2);
    assert_eq!(opens(ID, 0, ["2c 2d Kc", "3c 3d Kd", "4c 4d Kh"]), 3);
    assert_eq!(opens(ID, 0, ["2c 2d Kd", "3c 3d Kc", "4c 4d Qs"]), 1);
}

#[test]
fn r2_c_low_hand_opens_later() {
    let cards = ["2c 2d Kh 2h 5d 4s", "3c 3d 8s 6c Ad 5c", "4c 4d 7c 5s 5h Ah"];
    assert_eq!([1, 2, 3].map(|street| opens(ID, street, cards)), [3, 2, 2]);
}

#[test]
fn r2_d_first_clockwise_of_equal_low_hands_opens() {
    assert_eq!(opens(ID, 1, ["2c 2d Kh 2h", "3c 3d 8s 6c", "4c 4d 8c 6s"]), 2);
}

#[test]
fn r4_a_pair_called_out_the_first_time() {
    let setup = seats(ID, ["2c 2d Kh 2h", "3c 3d 8s 8d 9c", "4c 4d 7c 5s 6d"]);
    assert_eq!(on_street(&setup, 1).calls(), [Cry::Opens(2), Cry::Pair(1, Rank::Eight)]);
    assert_eq!(on_street(&setup, 2).calls(), [Cry::Opens(2)]);
}

#[test]
fn r4_b_pairs_of_face_cards_never_called_out() {
    let faces = seats(ID, ["2c 2d Kh Kd", "3c 3d Js Jd", "4c 4d Qc Qs"]);
    assert_eq!(on_street(&faces, 1).calls(), [Cry::Opens(1)]);
    let tens = seats(ID, ["2c 2d Kh Kd", "3c 3d Ts Td", "4c 4d Ac As"]);
    let pairs = [Cry::Pair(1, Rank::Ten), Cry::Pair(2, Rank::Ace)];
    assert_eq!(on_street(&tens, 1).calls()[1..], pairs);
}

#[test]
fn rs2_a_rules_of_stud_hold_for_the_rest() {
    let start = || seats(ID, FEES.start).set("small=15 big=30 bring_in=5");
    let raised = start().acts("1 complete 15, 2 raise 30, 3 raise 45, 1 raise 60");
    raised.acts("2 raise 75").refused("ca:seven-card-stud/4.b");
}

#[test]
fn rs2_b_fees_of_stud_hold_as_well() {
    FEES.fall_due_with_the_second_upcard();
    let stud = Fees { id: "ca/seven-card-stud", start: ["Ah Ad 9c 4h", "Kh Kd 9s", "7c 7d 2s"] };
    stud.fall_due_with_the_second_upcard();
}
