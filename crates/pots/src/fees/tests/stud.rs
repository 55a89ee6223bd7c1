//! The stud group of the common schedules.
//!
//! Rules: table

use super::check;
use law::testing::{RuleTable, rule};

/// The pot after the deal, with fourth and with fifth street.
const STREETS: &str = "Pot Dealt, Pot Street(4), Pot Street(5)";

#[rustfmt::skip]
const BLOCKS: RuleTable<(), 1> = RuleTable {
    books: ["ca:poker-fees/"],
    rows: &[
        rule("F-S1a", "79 options",
            |(), id| check(id, "no limit or pot limit, buy-in $50 to $2,500", STREETS,
            "7 or more from 1: 1/8/1 1/8/0 1/7/1 1/7/0 1/6/1 1/6/0 1/5/1 1/5/0 1/4/1 1/4/0 1/3/1
               1/3/0
             6 or more from 13: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
             6 from 21: 1/8/1 1/8/0 1/7/1 1/7/0 1/6/1 1/6/0 1/5/1 1/5/0 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1
               1/2/0 1/1/1 1/1/0
             5 or more from 37: 1/5/1 1/4/1 1/3/1
             5 from 40: 1/8/1 1/8/0 1/7/1 1/7/0 1/6/1 1/6/0 1/5/1 1/5/0 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1
               1/2/0 1/1/1 1/1/0
             4 from 56: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
             4 or less from 64: [1/4/1] 1/4/0 1/3.50/1 1/3/1 1/3/0 [1/2.50/1] [1/2/1] 1/2/0 [1/1/1]
               1/1/0 [1/0/1]
             3 or less from 75: [1/2/1] [1/2/0] [1/1/1] [1/1/0] 1/0/1")),
        rule("F-S1b", "50 options", |(), id| check(id, "limit $2-$4 to $50-$100", STREETS,
            "7 or more from 80: 1/8/1 1/7/1 1/6/1 1/5/1 1/4/1
             6 or more from 85: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0
             6 from 91: 1/7/1 1/6/1 1/5/1 1/4/1 1/3/1
             5 or more from 96: 1/5/1 1/4/1 1/3/1
             5 from 99: 1/8/1 1/8/0 1/7/1 1/7/0 1/6/1 1/6/0 1/5/1 1/5/0 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1
               1/2/0 1/1/1 1/1/0
             4 from 115: 1/2/1 1/2/0 1/1/1 1/1/0
             4 or less from 119: 1/4/1 1/3/1 1/2/1 1/1/1 1/1/0 1/0/1
             3 or less from 125: 1/2/1 1/2/0 1/1/1 1/1/0 1/0/1")),
        rule("F-S1c", "24 options",
            |(), id| check(id, "limit $6-$12 to $4,000-$8,000", "OnTheClock",
            "5 or more from 130: 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5
             4 or less from 146: 11 10 9 8 7 6 5 4")),
        rule("F-S1d", "24 options",
            |(), id| check(id, "no limit or pot limit, buy-in $100 and more", "OnTheClock",
            "5 or more from 154: [20] 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5
             4 or less from 170: 11 10 9 8 7 6 5 4")),
    ],
};

#[test]
fn blocks_are_as_printed() {
    BLOCKS.check(|_| ());
}
