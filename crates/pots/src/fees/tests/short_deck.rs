//! Short Deck's own schedule.
//!
//! Rules: table

use super::check;
use law::testing::{RuleTable, rule};

/// The pot after the blinds are posted, the flop and the turn.
const STOPS: &str = "Pot Start, Pot Flop, Pot Turn";

#[rustfmt::skip]
const BLOCKS: RuleTable<(), 1> = RuleTable {
    books: ["ca:poker-fees/"],
    rows: &[
        rule("F-SDa", "32 options", |(), id| check(id, "limit $1-$2 to $40-$80", STOPS,
            "7 or more from 1: 1/2.50/0.50 1/2.50/1 1/3/0.50 1/3/1 1/4/0.50 1/4/1 1/5/0.50 1/5/1
             6 from 9: 1/2/0.50 1/2/1 1/2.50/0.50 1/2.50/1 1/3/0.50 1/3/1 1/4/0.50 [1/4/1]
             5 from 17: 1/1.50/0.50 1/1.50/1 1/2/0.50 1/2/1 1/2.50/0.50 1/2.50/1 1/3/0.50 1/3/1
             4 from 25: 1/1/0.50 1/1/1 1/1.50/0.50 1/1.50/1 1/2/0.50 1/2/1
             3 or less from 31: 1/1/0.50 1/1/1")),
        rule("F-SDb", "11 options",
            |(), id| check(id, "limit $50-$100 to $500-$1,000", "OnTheClock",
            "6 or more from 33: 11 12 13 14 15 16 17
             5 or less from 40: 5 6 7 8")),
        rule("F-SDc", "20 options", |(), id| check(id, "no limit, buy-in $20 to $2,000", STOPS,
            "7 or more from 44: 1/3/0.50 1/3/1 1/4/0.50 1/4/1 1/5/0.50 1/5/1
             6 from 50: 1/2/0.50 1/2/1 1/3/0.50 1/3/1 1/5/0.50 1/5/1
             5 from 56: 1/1.50/0.50 1/1.50/1 1/2/0.50 1/2/1 1/3/0.50 1/3/1
             4 or less from 62: 1/1/0.50 1/1/1")),
        rule("F-SDd", "8 options", |(), id| check(id, "no limit", "OnTheClock",
            "6 or more from 64: 11 13 15 17
             5 or less from 68: 5 6 7 8")),
        rule("F-SDe", "8 options", |(), id| check(id, "pot limit, buy-in $500", STOPS,
            "7 or more from 72: 1/5/0.50 1/5/1
             6 from 74: 1/4/0.50 1/4/1
             5 from 76: 1/3/0.50 1/3/1
             4 or less from 78: 1/1/0.50 1/1/1")),
        rule("F-SDf", "9 options", |(), id| check(id, "pot limit", "OnTheClock",
            "6 or more from 80: 8 10 11 12 14
             5 or less from 85: 4 5 6 7")),
    ],
};

#[test]
fn blocks_are_as_printed() {
    BLOCKS.check(|_| ());
}
