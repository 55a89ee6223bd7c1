//! The own schedules of Archie, Badacey and Badeucey.
//!
//! Rules: ca:poker-fees/

use super::check;

/// The small blind before cards, the pot after the first and the second draw.
const BLIND_DRAWS: &str = "SmallBlind Start, Pot Draw(1), Pot Draw(2)";

#[test]
fn rf_p_archie_a_prints_20_options() {
    check(
        "F-P-archie-a",
        "no limit or pot limit, buy-in $50 to $2,500, blinds $1-$2 to $5-$10",
        BLIND_DRAWS,
        "7-6 from 1: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         5 from 9: 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         4 from 15: 1/2/1 1/2/0 1/1/1 1/1/0
         3 or less from 19: 1/1/1 1/1/0",
    );
}

#[test]
fn rf_p_archie_b_prints_16_options() {
    check(
        "F-P-archie-b",
        "limit $2-$4 to $50-$100",
        BLIND_DRAWS,
        "7-6 from 21: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0
         5 from 27: 1/2/1 1/2/0 1/1/1 1/1/0
         4 from 31: 1/2/1 1/2/0 1/1/1 1/1/0
         3 or less from 35: 1/1/1 1/1/0",
    );
}

#[test]
fn rf_p_archie_c_prints_4_options() {
    check(
        "F-P-archie-c",
        "limit $60-$120 to $4,000-$8,000",
        "InAdvance",
        "7-5, 4 or less from 37: 10/5 12/6 15/7 20/10",
    );
}

#[test]
fn rf_p_badacey_a_prints_20_options() {
    check(
        "F-P-badacey-a",
        "no limit or pot limit, buy-in $50 to $2,500",
        BLIND_DRAWS,
        "7-6 from 1: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         5 from 9: 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         4 from 15: 1/2/1 1/2/0 1/1/1 1/1/0
         3 or less from 19: 1/2/1 1/2/0",
    );
}

#[test]
fn rf_p_badacey_b_prints_16_options() {
    check(
        "F-P-badacey-b",
        "limit $2-$4 to $50-$100",
        BLIND_DRAWS,
        "7-6 from 21: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0
         5 from 27: 1/2/1 1/2/0 1/1/1 1/1/0
         4 from 31: 1/2/1 1/2/0 1/1/1 1/1/0
         3 or less from 35: 1/1/1 1/1/0",
    );
}

#[test]
fn rf_p_badacey_c_prints_4_options() {
    check(
        "F-P-badacey-c",
        "limit $60-$120 to $4,000-$8,000",
        "InAdvance",
        "7-5, 4 or less from 37: 10/5 12/6 15/7 20/10",
    );
}

#[test]
fn rf_p_badeucey_a_prints_20_options() {
    check(
        "F-P-badeucey-a",
        "no limit or pot limit, buy-in $50 to $2,500",
        BLIND_DRAWS,
        "7-6 from 1: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         5 from 9: 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
         4 from 15: 1/2/1 1/2/0 1/1/1 1/1/0
         3 or less from 19: 1/2/1 1/2/0",
    );
}

#[test]
fn rf_p_badeucey_b_prints_16_options() {
    check(
        "F-P-badeucey-b",
        "limit $2-$4 to $50-$100",
        BLIND_DRAWS,
        "7-6 from 21: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0
         5 from 27: 1/2/1 1/2/0 1/1/1 1/1/0
         4 from 31: 1/2/1 1/2/0 1/1/1 1/1/0
         3 or less from 35: 1/1/1 1/1/0",
    );
}

#[test]
fn rf_p_badeucey_c_prints_4_options() {
    check(
        "F-P-badeucey-c",
        "limit $60-$120 to $4,000-$8,000",
        "InAdvance",
        "7-5, 4 or less from 37: 10/5 12/6 15/7 20/10",
    );
}
