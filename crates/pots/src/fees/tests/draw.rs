//! Archie, the Badugi group and the lowball games in the common schedules.
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
        rule("F-A1a", "34 options",
            |(), id| check(id, "no limit or pot limit, buy-in $100 to $2,500", DRAWS,
            "6 or more from 1: 1/8/1 1/8/0 1/7/1 1/7/0 1/6/1 1/6/0 1/5/1 1/5/0 1/4/1 1/4/0 1/3/1
               1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
             5 from 17: 1/5/1 1/5/0 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
             4 or less from 27: 1/2/1 1/2/0 1/1/1 1/1/0 1/0/1
             3 or less from 32: 1/1/1 1/1/0 1/0/1")),
        rule("F-A1b", "34 options", |(), id| check(id, "limit $2-$4 to $50-$100", DRAWS,
            "6 or more from 35: 1/8/1 1/8/0 1/7/1 1/7/0 1/6/1 1/6/0 1/5/1 1/5/0 1/4/1 1/4/0 1/3/1
               1/3/0 1/2/1 1/2/0
             5 from 49: 1/5/1 1/5/0 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
             4 from 59: 1/2/1 1/2/0 1/1/1 1/1/0
             4 or less from 63: 1/2/1 1/1/1 1/0/1
             3 or less from 66: 1/1/1 1/1/0 1/0/1")),
        rule("F-A1c", "24 options",
            |(), id| check(id, "limit $60-$120 to $4,000-$8,000", "OnTheClock",
            "5 or more from 69: 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5
             4 or less from 85: 11 10 9 8 7 6 5 4")),
        rule("F-A1d", "24 options",
            |(), id| check(id, "no limit or pot limit, buy-in $100 and more", "OnTheClock",
            "5 or more from 93: 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5
             4 or less from 109: 11 10 9 8 7 6 5 4")),
        rule("F-B1a", "49 options",
            |(), id| check(id, "no limit or pot limit, buy-in $50 to $2,500", DRAWS,
            "6 or more from 1: 1/8/1 1/8/0 1/7/1 1/7/0 [1/6/1] 1/6/0 [1/5/1] 1/5/0 [1/4/1] 1/4/0
               [1/3/1] 1/3/0 1/2/1 1/2/0 [1/1/1] 1/1/0
             5 from 17: [1/5/1] 1/5/0 [1/4/1] 1/4/0 [1/3/1] 1/3/0 [1/2/1] [1/2/0] [1/1/1] 1/1/0
             4 from 27: [1/3/1] 1/3/0 [1/2/1] 1/2/0 1/1/1 1/1/0 1/0/1
             4 or less from 34: 1/4/1 1/4/0 [1/3/1] 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0 1/0/1
             3 or less from 43: 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0 [1/0/1]")),
        rule("F-B1b", "48 options", |(), id| check(id, "limit $2-$4 to $50-$100", DRAWS,
            "6 or more from 50: 1/8/1 1/8/0 1/7/1 1/7/0 1/6/1 1/6/0 1/5/1 1/5/0 1/4/1 1/4/0 1/3/1
               1/3/0 1/2/1 1/2/0
             5 from 64: 1/5/1 1/5/0 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
             4 from 74: 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
             4 or less from 80: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0 1/0/1
             3 or less from 89: 1/3/1 1/3/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0 1/0/1")),
        rule("F-B1c", "24 options",
            |(), id| check(id, "limit $6-$12 to $4,000-$8,000", "OnTheClock",
            "5 or more from 98: 20 19 18 17 16 15 14 13 12 10
             5 or less from 108: 10 9 8 7 6 5 4
             4 or less from 115: 11 10 9 8 7 6 5")),
        rule("F-B1d", "25 options",
            |(), id| check(id, "no limit or pot limit, buy-in $100 and more", "OnTheClock",
            "5 or more from 122: 20 19 18 17 16 15 14 13 12 11 10
             5 or less from 133: 10 9 8 7 6 5 4
             4 or less from 140: 11 10 9 8 7 6 5")),
        rule("F-L1a", "32 options",
            |(), id| check(id, "no limit or pot limit, buy-in $50 to $2,500", "Pot Dealt, Pot Draw(1)",
            "7 or more from 1: 1/5 1/4 1/3 1/2 1/1
             6 or more from 6: 1/5 1/4 1/3 1/2 1/1
             6 from 11: 1/5 1/4 1/3 1/2 1/1
             5 from 16: 1/5 1/4 1/3 1/2 1/1
             4 from 21: 1/3 1/2 1/1 1/0.50
             4 or less from 25: 1/3 1/2 1/1 1/0.50
             3 or less from 29: 1/3 1/2 1/1 1/0.50")),
        rule("F-L1b", "32 options",
            |(), id| check(id, "limit $2-$4 to $50-$100", "Pot Dealt, Pot Draw(1)",
            "7 or more from 33: 1/5 1/4 1/3 1/2 1/1
             6 or more from 38: 1/5 1/4 1/3 1/2 1/1
             6 from 43: 1/5 1/4 1/3 1/2 1/1
             5 from 48: 1/5 1/4 1/3 1/2 1/1
             4 from 53: 1/3 1/2 1/1 1/0.50
             4 or less from 57: 1/3 1/2 1/1 1/0.50
             3 or less from 61: 1/3 1/2 1/1 1/0.50")),
        rule("F-L1c", "24 options",
            |(), id| check(id, "limit $6-$12 to $4,000-$8,000", "OnTheClock",
            "5 or more from 65: 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5
             4 or less from 81: 11 10 9 8 7 6 5 4")),
        rule("F-L1d", "24 options",
            |(), id| check(id, "no limit or pot limit, buy-in $100 and more", "OnTheClock",
            "6 or more from 89: 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5
             5 or less from 105: 11 10 9 8 7 6 5 4")),
    ],
};

#[test]
fn blocks_are_as_printed() {
    BLOCKS.check(|_| ());
}
