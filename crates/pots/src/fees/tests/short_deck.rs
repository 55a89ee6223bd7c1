//! Short Deck's own schedule.
//!
//! Rules: ca:poker-fees/

use super::check;

/// The pot after the blinds are posted, the flop and the turn.
const STOPS: &str = "Pot Start, Pot Flop, Pot Turn";

#[test]
fn rf_sda_prints_32_options() {
    check(
        "F-SDa",
        "limit $1-$2 to $40-$80",
        STOPS,
        "7 or more from 1: 1/2.50/0.50 1/2.50/1 1/3/0.50 1/3/1 1/4/0.50 1/4/1 1/5/0.50 1/5/1
         6 from 9: 1/2/0.50 1/2/1 1/2.50/0.50 1/2.50/1 1/3/0.50 1/3/1 1/4/0.50 [1/4/1]
         5 from 17: 1/1.50/0.50 1/1.50/1 1/2/0.50 1/2/1 1/2.50/0.50 1/2.50/1 1/3/0.50 1/3/1
         4 from 25: 1/1/0.50 1/1/1 1/1.50/0.50 1/1.50/1 1/2/0.50 1/2/1
         3 or less from 31: 1/1/0.50 1/1/1",
    );
}

#[test]
fn rf_sdb_prints_11_options() {
    check(
        "F-SDb",
        "limit $50-$100 to $500-$1,000",
        "OnTheClock",
        "6 or more from 33: 11 12 13 14 15 16 17
         5 or less from 40: 5 6 7 8",
    );
}

#[test]
fn rf_sdc_prints_20_options() {
    check(
        "F-SDc",
        "no limit, buy-in $20 to $2,000",
        STOPS,
        "7 or more from 44: 1/3/0.50 1/3/1 1/4/0.50 1/4/1 1/5/0.50 1/5/1
         6 from 50: 1/2/0.50 1/2/1 1/3/0.50 1/3/1 1/5/0.50 1/5/1
         5 from 56: 1/1.50/0.50 1/1.50/1 1/2/0.50 1/2/1 1/3/0.50 1/3/1
         4 or less from 62: 1/1/0.50 1/1/1",
    );
}

#[test]
fn rf_sdd_prints_8_options() {
    check(
        "F-SDd",
        "no limit",
        "OnTheClock",
        "6 or more from 64: 11 13 15 17
         5 or less from 68: 5 6 7 8",
    );
}

#[test]
fn rf_sde_prints_8_options() {
    check(
        "F-SDe",
        "pot limit, buy-in $500",
        STOPS,
        "7 or more from 72: 1/5/0.50 1/5/1
         6 from 74: 1/4/0.50 1/4/1
         5 from 76: 1/3/0.50 1/3/1
         4 or less from 78: 1/1/0.50 1/1/1",
    );
}

#[test]
fn rf_sdf_prints_9_options() {
    check(
        "F-SDf",
        "pot limit",
        "OnTheClock",
        "6 or more from 80: 8 10 11 12 14
         5 or less from 85: 4 5 6 7",
    );
}
