//! The own schedules of the nine newer stud games.
//!
//! Rules: ca:poker-fees/

use super::check;

/// The pot after two cards face down, then past fourth and fifth street.
const DOWN_CARDS_PAST: &str = "Pot DownCards(2), Pot Street(5), Pot Street(6)";
/// The pot before cards, after the first draw and with fifth street.
const DRAW_FIFTH: &str = "Pot Start, Pot Draw(1), Pot Street(5)";
/// The pot of antes before cards, then past fourth and fifth street.
const PAST: &str = "Pot Start, Pot Street(5), Pot Street(6)";
/// The pot before cards, then once fourth and fifth street are reached.
const REACHED: &str = "Pot Start, Pot Street(4), Pot Street(5)";

#[test]
fn rf_p_razzdeucey_a_prints_20_options() {
    check(
        "F-P-razzdeucey-a",
        "no limit or pot limit, buy-in $50 to $2,500",
        PAST,
        "8-6 from 1: 1/1/0 1/1/1 1/2/0 1/2/1 1/3/0 1/3/1 1/4/0 1/4/1
         5 from 9: 1/1/0 1/1/1 1/2/0 1/2/1 1/3/0 1/3/1
         4 from 15: 1/1/0 1/1/1 1/2/0 1/2/1
         3 or less from 19: 1/1/0 1/1/1",
    );
}

#[test]
fn rf_p_razzdeucey_b_prints_18_options() {
    check(
        "F-P-razzdeucey-b",
        "limit $2-$4 to $50-$100",
        PAST,
        "8-6 from 21: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0
         5 from 27: 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         4 from 33: 1/2/1 1/2/0 1/1/1 1/1/0
         3 or less from 37: 1/1/1 1/1/0",
    );
}

#[test]
fn rf_p_razzdeucey_c_prints_4_options() {
    check(
        "F-P-razzdeucey-c",
        "limit $60-$120 to $4,000-$8,000",
        "InAdvance",
        "8-5, 4 or less from 39: 10/5 12/6 15/7 20/10",
    );
}

#[test]
fn rf_p_razzdacey_a_prints_20_options() {
    check(
        "F-P-razzdacey-a",
        "no limit or pot limit, buy-in $50 to $2,500",
        PAST,
        "8-6 from 1: 1/1/0 1/1/1 1/2/0 1/2/1 1/3/0 1/3/1 1/4/0 1/4/1
         5 from 9: 1/1/0 1/1/1 1/2/0 1/2/1 1/3/0 1/3/1
         4 from 15: 1/1/0 1/1/1 1/2/0 1/2/1
         3 or less from 19: 1/1/0 1/1/1",
    );
}

#[test]
fn rf_p_razzdacey_b_prints_18_options() {
    check(
        "F-P-razzdacey-b",
        "limit $2-$4 to $50-$100",
        PAST,
        "8-6 from 21: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0
         5 from 27: 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         4 from 33: 1/2/1 1/2/0 1/1/1 1/1/0
         3 or less from 37: 1/1/1 1/1/0",
    );
}

#[test]
fn rf_p_razzdacey_c_prints_4_options() {
    check(
        "F-P-razzdacey-c",
        "limit $60-$120 to $4,000-$8,000",
        "InAdvance",
        "8-5, 4 or less from 39: 10/5 12/6 15/7 20/10",
    );
}

#[test]
fn rf_p_super_razzdacey_a_prints_20_options() {
    check(
        "F-P-super-razzdacey-a",
        "no limit or pot limit, buy-in $50 to $2,500",
        DRAW_FIFTH,
        "8-6 from 1: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         5 from 9: 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         4 from 15: 1/2/1 1/2/0 1/1/1 1/1/0
         3 or less from 19: 1/2/1 1/2/0",
    );
}

#[test]
fn rf_p_super_razzdacey_b_prints_16_options() {
    check(
        "F-P-super-razzdacey-b",
        "limit $2-$4 to $50-$100",
        DRAW_FIFTH,
        "8-6 from 21: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0
         5 from 27: 1/2/1 1/2/0 1/1/1 1/1/0
         4 from 31: 1/2/1 1/2/0 1/1/1 1/1/0
         3 or less from 35: 1/1/1 1/1/0",
    );
}

#[test]
fn rf_p_super_razzdacey_c_prints_4_options() {
    check(
        "F-P-super-razzdacey-c",
        "limit $60-$120 to $4,000-$8,000",
        "InAdvance",
        "8-5, 4 or less from 37: 10/5 12/6 15/7 20/10",
    );
}

#[test]
fn rf_p_super_7_card_stud_a_prints_20_options() {
    check(
        "F-P-super-7-card-stud-a",
        "no limit or pot limit, buy-in $50 to $2,500",
        PAST,
        "8-6 from 1: 1/1/0 1/1/1 1/2/0 1/2/1 1/3/0 1/3/1 1/4/0 1/4/1
         5 from 9: 1/1/0 1/1/1 1/2/0 1/2/1 1/3/0 1/3/1
         4 from 15: 1/1/0 1/1/1 1/2/0 1/2/1
         3 or less from 19: 1/1/0 1/1/1",
    );
}

#[test]
fn rf_p_super_7_card_stud_b_prints_18_options() {
    check(
        "F-P-super-7-card-stud-b",
        "limit $2-$4 to $50-$100",
        PAST,
        "8-6 from 21: 1/2/0 1/2/1 1/3/0 1/3/1 1/4/0 1/4/1
         5 from 27: 1/1/0 1/1/1 1/2/0 1/2/1 1/3/0 1/3/1
         4 from 33: 1/1/0 1/1/1 1/2/0 1/2/1
         3 or less from 37: 1/1/0 1/1/1",
    );
}

#[test]
fn rf_p_super_7_card_stud_c_prints_4_options() {
    check(
        "F-P-super-7-card-stud-c",
        "limit $60-$120 to $4,000-$8,000",
        "InAdvance",
        "8-5, 4 or less from 39: 10/5 12/6 15/7 20/10",
    );
}

#[test]
fn rf_p_super_7_card_stud_hi_lo_a_prints_20_options() {
    check(
        "F-P-super-7-card-stud-hi-lo-a",
        "no limit or pot limit, buy-in $50 to $2,500",
        PAST,
        "8-6 from 1: 1/1/0 1/1/1 1/2/0 1/2/1 1/3/0 1/3/1 1/4/0 1/4/1
         5 from 9: 1/1/0 1/1/1 1/2/0 1/2/1 1/3/0 1/3/1
         4 from 15: 1/1/0 1/1/1 1/2/0 1/2/1
         3 or less from 19: 1/1/0 1/1/1",
    );
}

#[test]
fn rf_p_super_7_card_stud_hi_lo_b_prints_18_options() {
    check(
        "F-P-super-7-card-stud-hi-lo-b",
        "limit $2-$4 to $50-$100",
        PAST,
        "8-6 from 21: 1/2/0 1/2/1 1/3/0 1/3/1 1/4/0 1/4/1
         5 from 27: 1/1/0 1/1/1 1/2/0 1/2/1 1/3/0 1/3/1
         4 from 33: 1/1/0 1/1/1 1/2/0 1/2/1
         3 or less from 37: 1/1/0 1/1/1",
    );
}

#[test]
fn rf_p_super_7_card_stud_hi_lo_c_prints_4_options() {
    check(
        "F-P-super-7-card-stud-hi-lo-c",
        "limit $60-$120 to $4,000-$8,000",
        "InAdvance",
        "8-5, 4 or less from 39: 10/5 12/6 15/7 20/10",
    );
}

#[test]
fn rf_p_super_7_card_stud_hi_lo_regular_a_prints_20_options() {
    check(
        "F-P-super-7-card-stud-hi-lo-regular-a",
        "no limit or pot limit, buy-in $50 to $2,500",
        PAST,
        "8-6 from 1: 1/1/0 1/1/1 1/2/0 1/2/1 1/3/0 1/3/1 1/4/0 1/4/1
         5 from 9: 1/1/0 1/1/1 1/2/0 1/2/1 1/3/0 1/3/1
         4 from 15: 1/1/0 1/1/1 1/2/0 1/2/1
         3 or less from 19: 1/1/0 1/1/1",
    );
}

#[test]
fn rf_p_super_7_card_stud_hi_lo_regular_b_prints_18_options() {
    check(
        "F-P-super-7-card-stud-hi-lo-regular-b",
        "limit $2-$4 to $50-$100",
        PAST,
        "8-6 from 21: 1/2/0 1/2/1 1/3/0 1/3/1 1/4/0 1/4/1
         5 from 27: 1/1/0 1/1/1 1/2/0 1/2/1 1/3/0 1/3/1
         4 from 33: 1/1/0 1/1/1 1/2/0 1/2/1
         3 or less from 37: 1/1/0 1/1/1",
    );
}

#[test]
fn rf_p_super_7_card_stud_hi_lo_regular_c_prints_4_options() {
    check(
        "F-P-super-7-card-stud-hi-lo-regular-c",
        "limit $60-$120 to $4,000-$8,000",
        "InAdvance",
        "8-5, 4 or less from 39: 10/5 12/6 15/7 20/10",
    );
}

#[test]
fn rf_p_super_razzdeucey_a_prints_20_options() {
    check(
        "F-P-super-razzdeucey-a",
        "no limit or pot limit, buy-in $50 to $2,500",
        REACHED,
        "8-6 from 1: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         5 from 9: 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         4 from 15: 1/2/1 1/2/0 1/1/1 1/1/0
         3 or less from 19: 1/1/1 1/1/0",
    );
}

#[test]
fn rf_p_super_razzdeucey_b_prints_18_options() {
    check(
        "F-P-super-razzdeucey-b",
        "limit $2-$4 to $50-$100",
        REACHED,
        "8-6 from 21: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0
         5 from 27: 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         4 from 33: 1/2/1 1/2/0 1/1/1 1/1/0
         3 or less from 37: 1/1/1 1/1/0",
    );
}

#[test]
fn rf_p_super_razzdeucey_c_prints_4_options() {
    check(
        "F-P-super-razzdeucey-c",
        "limit $60-$120 to $4,000-$8,000",
        "InAdvance",
        "8-5, 4 or less from 39: 10/5 12/6 15/7 20/10",
    );
}

#[test]
fn rf_p_super_razz_a_prints_20_options() {
    check(
        "F-P-super-razz-a",
        "no limit or pot limit, buy-in $50 to $2,500",
        REACHED,
        "8-6 from 1: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         5 from 9: 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         4 from 15: 1/2/1 1/2/0 1/1/1 1/1/0
         3 or less from 19: 1/1/1 1/1/0",
    );
}

#[test]
fn rf_p_super_razz_b_prints_18_options() {
    check(
        "F-P-super-razz-b",
        "limit $2-$4 to $50-$100",
        REACHED,
        "8-6 from 21: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0
         5 from 27: 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         4 from 33: 1/2/1 1/2/0 1/1/1 1/1/0
         3 or less from 37: 1/1/1 1/1/0",
    );
}

#[test]
fn rf_p_super_razz_c_prints_4_options() {
    check(
        "F-P-super-razz-c",
        "limit $60-$120 to $4,000-$8,000",
        "InAdvance",
        "8-5, 4 or less from 39: 10/5 12/6 15/7 20/10",
    );
}

#[test]
fn rf_p_7_card_stud_hi_lo_regular_a_prints_20_options() {
    check(
        "F-P-7-card-stud-hi-lo-regular-a",
        "no limit or pot limit, buy-in $50 to $2,500",
        DOWN_CARDS_PAST,
        "8-6 from 1: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         5 from 9: 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         4 from 15: 1/2/1 1/2/0 1/1/1 1/1/0
         3 or less from 19: 1/1/1 1/1/0",
    );
}

#[test]
fn rf_p_7_card_stud_hi_lo_regular_b_prints_16_options() {
    check(
        "F-P-7-card-stud-hi-lo-regular-b",
        "limit $2-$4 to $50-$100",
        DOWN_CARDS_PAST,
        "8-6 from 21: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0
         5 from 27: 1/2/1 1/2/0 1/1/1 1/1/0
         4 from 31: 1/2/1 1/2/0 1/1/1 1/1/0
         3 or less from 35: 1/1/1 1/1/0",
    );
}

#[test]
fn rf_p_7_card_stud_hi_lo_regular_c_prints_4_options() {
    check(
        "F-P-7-card-stud-hi-lo-regular-c",
        "limit $60-$120 to $4,000-$8,000",
        "InAdvance",
        "8-5, 4 or less from 37: 10/5 12/6 15/7 20/10",
    );
}
