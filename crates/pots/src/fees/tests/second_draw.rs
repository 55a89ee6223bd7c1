//! The second schedules of lowball and draw games.
//!
//! Rules: table

use super::check;
use law::testing::{RuleTable, rule};

/// The pot after the deal, the first and the second draw.
const DRAWS: &str = "Pot Dealt, Pot Draw(1), Pot Draw(2)";

#[rustfmt::skip]
const BLOCKS: RuleTable<(), 1> = RuleTable {
    books: ["ca:poker-fees/"],
    rows: &[
        rule("F-M3a", "60 options", |(), id| check(id, "limit $1-$2 to $1,000-$2,000", DRAWS,
            "7 or more from 1: 1/8/1 1/7/1 1/6/1 1/5/1 1/4/1 1/3/1 0.50/3.50/1 0.50/3.50/0.50
               0.50/3/1 0.50/3/0.50 0.50/2.50/1 0.50/2.50/0.50 0.50/2/1 0.50/2/0.50
             6 or more from 15: 1/5/1 1/4/1 1/3/1 1/2/1 1/1/1
             6 from 20: 1/8/1 [1/7/1] 1/6/1 1/5/1 1/4/1 1/3/1 1/2/1 0.50/3/1 0.50/3/0.50 0.50/2.50/1
               0.50/2.50/0.50 0.50/2/1 0.50/2/0.50 0.50/1.50/1 0.50/1.50/0.50
             5 from 35: 1/5/1 [1/4/1] 1/3/1 1/2/1 1/1/1
             5 or less from 40: 1/3/1 1/2.50/1 1/2.50/0.50 1/2/1 1/1.50/1 1/1.50/0.50 1/1/1
               0.50/2.50/1 0.50/2.50/0.50 0.50/2/1 0.50/1.50/1 0.50/1.50/0.50 0.50/1/1
             4 from 53: 1/2/1 1/1/1 1/0/1
             4 or less from 56: 1/3/1 1/2/1 1/1/1 1/0/1
             3 or less from 60: 1/0/1")),
        rule("F-M3b", "34 options",
            |(), id| check(id, "no limit or pot limit, buy-in $20 to $2,000", DRAWS,
            "7 or more from 61: 1/8/1 1/7/1 1/6/1 1/5/1 1/4/1 1/3/1 0.50/3.50/1 0.50/3.50/0.50
               0.50/3/1 0.50/3/0.50 0.50/2.50/1 0.50/2.50/0.50 0.50/2/1 0.50/2/0.50
             6 or more from 75: 1/5/1 1/4/1 1/3/1 1/2/1 1/1/1
             6 from 80: 1/4/1 1/3/1 1/2/1 0.50/3/1
             5 from 84: 1/3/1 1/2/1 1/1/1
             4 from 87: 1/2/1 1/1/1 1/0/1
             4 or less from 90: 1/3/1 1/2/1 1/1/1 1/0/1
             3 or less from 94: 1/0/1")),
        rule("F-M3c", "24 options",
            |(), id| check(id, "limit $6-$12 to $2,000-$4,000", "OnTheClock",
            "5 or more from 95: 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5
             4 or less from 111: 11 10 9 8 7 6 5 4")),
        rule("F-M3d", "24 options",
            |(), id| check(id, "no limit or pot limit, buy-in $100 and more", "OnTheClock",
            "5 or more from 119: 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5
             4 or less from 135: 11 10 9 8 7 6 5 4")),
        rule("F-M4a", "57 options", |(), id| check(id, "limit $1-$2 to $1,000-$2,000", DRAWS,
            "7 or more from 1: 1/8/1 1/7/1 1/6/1 1/5/1 1/4/1 1/3/1 0.50/3.50/1 0.50/3.50/0.50
               0.50/3/1 0.50/3/0.50 0.50/2.50/1 0.50/2.50/0.50 0.50/2/1 0.50/2/0.50
             6 or more from 15: 1/5/1 1/4/1 1/3/1 1/2/1 1/1/1
             6 from 20: 1/7/1 1/6/1 1/5/1 1/4/1 1/3/1 1/2/1 0.50/3/1 0.50/3/0.50 0.50/2.50/1
               0.50/2.50/0.50 0.50/2/1 0.50/2/0.50 0.50/1.50/1 0.50/1.50/0.50
             5 from 34: 1/3/1 1/2/1 1/1/1
             5 or less from 37: 1/3/1 1/2.50/1 1/2.50/0.50 1/2/1 1/1.50/1 1/1.50/0.50 1/1/1
               0.50/2.50/1 0.50/2.50/0.50 0.50/2/1 0.50/1.50/1 0.50/1.50/0.50 0.50/1/1
             4 from 50: 1/2/1 1/1/1 1/0/1
             4 or less from 53: 1/3/1 1/2/1 1/1/1 1/0/1
             3 or less from 57: 1/0/1")),
        rule("F-M4b", "40 options",
            |(), id| check(id, "no limit or pot limit, buy-in $20 to $2,000", DRAWS,
            "7 or more from 58: 1/8/1 1/7/1 1/6/1 1/5/1 1/4/1 1/3/1 0.50/3.50/1 0.50/3.50/0.50
               0.50/3/1 0.50/3/0.50 0.50/2.50/1 0.50/2.50/0.50 0.50/2/1 0.50/2/0.50
             6 or more from 72: 1/5/1 1/4/1 1/3/1 1/2/1 1/1/1
             6 from 77: 1/7/1 1/6/1 1/5/1 1/4/1 1/3/1 1/2/1 0.50/3/1
             5 from 84: 1/3/1 1/2/1 1/1/1
             5 or less from 87: 1/3/1 1/2/1 1/1/1
             4 from 90: 1/2/1 1/1/1 1/0/1
             4 or less from 93: 1/3/1 1/2/1 1/1/1 1/0/1
             3 or less from 97: 1/0/1")),
        rule("F-M4c", "24 options",
            |(), id| check(id, "limit $6-$12 to $2,000-$4,000", "OnTheClock",
            "5 or more from 98: 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5
             4 or less from 114: 11 10 9 8 7 6 5 4")),
        rule("F-M4d", "24 options",
            |(), id| check(id, "no limit or pot limit, buy-in $100 and more", "OnTheClock",
            "5 or more from 122: 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5
             4 or less from 138: 11 10 9 8 7 6 5 4")),
    ],
};

#[test]
fn blocks_are_as_printed() {
    BLOCKS.check(|_| ());
}
