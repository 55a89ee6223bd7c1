//! Rules: ca:seven-card-stud-hi-lo-8/

use super::check::{Fees, deal, drive, opens, seats, units, won};
use crate::testing::Setup;

const ID: &str = "ca/seven-card-stud-hi-lo-8";
pub(super) const FEES: Fees =
    Fees { id: ID, start: ["Ah Ad 9c 4h", "Kh Kd 9s 5h", "7c 7d 2s 6h"] };

/// Nothing that wins anything.
const NOTHING: &str = "Jc Td 9d 9h Qs Qc 2c";

/// Chips of $0.10 and antes and forced bets that leave a pot of so many of them for three.
fn pot(chips: u8, cards: [&'static str; 3]) -> Setup {
    let ante = (chips / 3, chips % 3);
    assert_eq!(ante.1, 0, "three players put in alike");
    let set = format!("chip=0.10 ante=0.{} bring_in=0.10", ante.0 - 1);
    seats(ID, cards).set(&set)
}

#[test]
fn rs1_a_pot_shared_between_high_and_low() {
    let cards = ["Kc Kd Ks 9c 9s 3d 2d", "8c 7d 5s 4h Ah Jh Js", NOTHING];
    assert_eq!(won(&pot(6, cards)), "high 1 0.30, low 2 0.30");
}

#[test]
fn rs1_b_low_is_five_cards_up_to_eight() {
    let low = |low| won(&pot(6, ["Kc Kd Ks Kh 9s 3d 2d", low, NOTHING]));
    assert_eq!(low("8c 7d 5s 4h Ah Jh Js"), "high 1 0.30, low 2 0.30");
    assert_eq!(low("9c 7d 5s 4h Ah Jh Js"), "high 1 0.60");
    assert_eq!(low("7c 7d 5s 4h Ah Jh Js"), "high 1 0.60", "four cards are no low");
    assert_eq!(low("7c 6d 5s 4h Ah Jh Js"), "high 1 0.30, low 2 0.30");
}

#[test]
fn rs2_b_highest_hand_showing_opens_later() {
    let cards = ["5c 5d 2c 3h 4s", "6c 6d 9s 9d Kd", "7c 7d Ac 3d 3s"];
    assert_eq!([1, 2].map(|street| opens(ID, street, cards)), [2, 2]);
}

#[test]
fn rs2_c_first_clockwise_of_equals_opens() {
    assert_eq!(opens(ID, 1, ["5c 5d 2c 3h", "6c 6d Ah Kd", "7c 7d As Ks"]), 2);
}

#[test]
fn rs3_a_lower_limit_first_upper_last() {
    let units = units(ID);
    assert_eq!(
        (units.first().map(String::as_str), units.last().map(String::as_str)),
        (Some("2.00"), Some("4.00"))
    );
}

#[test]
fn r1_eight_or_better_unless_posted() {
    let pot = |set: &str, low| won(&pot(6, ["Kc Kd Ks Kh 9s 3d 2d", low, NOTHING]).set(set));
    let (seven, eight) = ("7c 6d 5s 4h Ah Jh Js", "8c 7d 5s 4h Ah Jh Js");
    let (split, all) = ("high 1 0.30, low 2 0.30", "high 1 0.60");
    assert_eq!(pot("qualifier=8", eight), split);
    assert_eq!([pot("qualifier=7", seven), pot("qualifier=7", eight)], [split, all]);
    assert_eq!(pot("qualifier=9", "9c 7d 5s 4h Ah Jh Js"), split);
}

#[test]
fn r2_any_five_cards_each_way() {
    // A flush for high, and 7-5-4-3-A of partly other cards for low.
    let others = ["Kc Kd Qs Jc 9d 8s 6h", "Qd Qc Jd 9c 6s 6d 2c"];
    let cards = ["Ah Kh 7h 5h 4h 3c 7s", others[0], others[1]];
    assert_eq!(won(&pot(6, cards)), "high 1 0.30, low 1 0.30");
    // The same five: a wheel.
    let cards = ["Ah 2h 3d 4d 5c Kh Ks", others[0], others[1]];
    assert_eq!(won(&pot(6, cards)), "high 1 0.30, low 1 0.30");
}

#[test]
fn r3_lowest_upcard_by_suit_starts() {
    assert_eq!(opens(ID, 0, ["5c 5d 2s", "6c 6d 2d", "7c 7d Ac"]), 2);
    assert_eq!(opens(ID, 0, ["5c 5d Ks", "6c 6d Ad", "7c 7d Ac"]), 1);
    seats(ID, FEES.start).acts("3 fold").refused("ca:seven-card-stud-hi-lo-8/3");
}

#[test]
fn r4_a_ace_used_both_ways() {
    // A pair of aces, and 7-5-4-3-A.
    let cards = ["Ah Ad 7s 5c 4d 3h Kh", "Kc Kd Qs Jc 9d 8s 6h", "Qh Qc Jd 9c 6s 5d 3d"];
    assert_eq!(won(&pot(6, cards)), "high 1 0.30, low 1 0.30");
}

#[test]
fn r4_b_straights_and_flushes_do_not_hurt_a_low() {
    let cards = ["6h 5h 4h 3h 2h Kh Ks", "7c 5d 4s 3d Ac Ts Th", NOTHING];
    assert_eq!(won(&pot(6, cards)), "high 1 0.30, low 1 0.30");
}

#[test]
fn r6_cards_alone_split_a_pot() {
    let split = seats(ID, FEES.start).acts("1 split").script().play();
    assert!(split.is_err_and(|stopped| stopped.act == Some(0)), "no such act");
    let cards = ["Kc Kd Ks 9c 9s 3d 2d", "Kh Qh Js Th 8c 4h 3s", NOTHING];
    assert_eq!(won(&pot(6, cards)), "high 1 0.60");
}

#[test]
fn r7_a_odd_chip_between_halves_to_the_high_hand() {
    let cards = ["Kc Kd Ks 9c 9s 3d 2d", "8c 7d 5s 4h Ah Jh Js", NOTHING];
    assert_eq!(won(&pot(9, cards)), "high 1 0.50, low 2 0.40");
    assert_eq!(odd(cards), "1 ca:seven-card-stud-hi-lo-8/7.a");
    // Though the low hand has the higher card.
    let cards = ["8c 7d 5s 4h Ah Jh Js", "Kc Kd Ks 9c 9s 3d 2d", NOTHING];
    assert_eq!(won(&pot(9, cards)), "high 2 0.50, low 1 0.40");
}

/// Two hands with the same wheel and nothing better, the first with the ace of spades.
const WHEELS: [&str; 2] = ["5h 4c 3d 2s As Jd 9c", "5d 4h 3s 2h Ah Js 9s"];
const TWO_PAIR: &str = "Kc Kd Qs Qc Th 8h 7d";

#[test]
fn r7_b_tie_both_ways_shared_evenly_odd_chip_to_the_highest_card() {
    let [one, two] = WHEELS;
    let wheels = |chips| won(&pot(chips, [one, two, TWO_PAIR]));
    assert_eq!(wheels(12), "high 1 0.30, high 2 0.30, low 1 0.30, low 2 0.30");
    // Nine chips: five for the ace of spades.
    assert_eq!(wheels(9), "high 1 0.30, high 2 0.20, low 2 0.20, low 1 0.20");
    let swapped = won(&pot(9, [two, one, TWO_PAIR]));
    assert_eq!(swapped, "high 2 0.30, high 1 0.20, low 1 0.20, low 2 0.20");
    // Eighteen chips: nine each, though both halves are odd.
    assert_eq!(wheels(18), "high 1 0.50, high 2 0.40, low 2 0.50, low 1 0.40");
    assert_eq!(odd([one, two, TWO_PAIR]), "1 ca:seven-card-stud-hi-lo-8/7.b");
}

#[test]
fn r7_c_all_seven_cards_count_for_it() {
    // Both play 6-5-4-3-2 both ways; the kings beside it decide.
    let cards = ["6h 5c 4d 3s 2c Kh Js", "6d 5h 4s 3h 2d Ks Jd", "Kc Kd Qs Qc Th 8h 7d"];
    assert_eq!(odd(cards), "2 ca:seven-card-stud-hi-lo-8/7.b");
}

#[test]
fn r8_a_odd_chip_of_high_hands_to_the_high_card() {
    // Straights to the nine without a low: nine chips between two.
    let cards = ["9h 8c 7d 6s 5c Ks Jd", "9d 8h 7s 6h 5d Kh Jh", "Kc Kd Qs Qc Th 4h 3d"];
    assert_eq!(odd(cards), "1 ca:seven-card-stud-hi-lo-8/8.a");
}

#[test]
fn r8_b_odd_chip_of_low_hands_to_the_low_card() {
    // Four kings take eight of fifteen chips; seven are left for two lows, the lower ace first.
    let cards = ["Kc Kd Ks Kh Qc Jd 9c", "8c 6d 4s 3h Ah Jh Ts", "8d 6h 4c 3s As Jc 3c"];
    assert_eq!(won(&pot(15, cards)), "high 1 0.80, low 2 0.40, low 3 0.30");
    let cards = ["Kc Kd Ks Kh Qc Jd 9c", "8c 6d 4s 3h Ah Jh Ts", "8d 6h 4c 3s Ac Jc 9d"];
    assert_eq!(won(&pot(15, cards)), "high 1 0.80, low 3 0.40, low 2 0.30");
    // Without aces, the lower deuce.
    let cards = ["Kc Kd Ks Kh Qc Jd 9c", "8c 6d 4s 3h 2h Jh Ts", "8d 6h 4c 3s 2d Jc 9d"];
    assert_eq!(won(&pot(15, cards)), "high 1 0.80, low 3 0.40, low 2 0.30");
}

/// Who gets the odd chip of the first award of a nine-chip pot, and why.
fn odd(cards: [&'static str; 3]) -> String {
    let outcome = drive(&pot(9, cards), |_| false).outcome().expect("an end");
    let award = &outcome.awards[0];
    let share = award.winners.iter().find(|share| share.odd.get() == 10).expect("an odd chip");
    format!("{} {}", share.place + 1, award.odd.id)
}

#[test]
fn r9_rules_of_stud_hold_for_the_rest() {
    let start = || seats(ID, FEES.start).set("small=15 big=30 bring_in=5");
    let raised = start().acts("1 complete 15, 2 raise 30, 3 raise 45, 1 raise 60");
    raised.acts("2 raise 75").refused("ca:seven-card-stud/4.b");
    assert_eq!(deal(ID), deal("ca/seven-card-stud"));
}
