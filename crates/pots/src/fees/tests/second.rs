//! The second schedules of board and stud games.
//!
//! Rules: table

use super::check;
use law::testing::{RuleTable, rule};

/// The pot after the deal, the flop and the turn.
const FLOP_TURN: &str = "Pot Dealt, Pot Flop, Pot Turn";
/// The pot after the deal, with fourth and with fifth street.
const STREETS: &str = "Pot Dealt, Pot Street(4), Pot Street(5)";

#[rustfmt::skip]
const BLOCKS: RuleTable<(), 1> = RuleTable {
    books: ["ca:poker-fees/"],
    rows: &[
        rule("F-M1a", "74 options", |(), id| check(id, "limit $1-$2 to $1,000-$2,000", FLOP_TURN,
            "7 or more from 1: 1/7/1 1/6/1 1/5/1 1/4/1 1/3/1 1/3/0.50 0.50/3.50/1 0.50/3.50/0.50
               0.50/3/1 0.50/3/0.50 0.50/2.50/1 0.50/2.50/0.50 0.50/2/1 0.50/2/0.50
             6 from 15: 1/6/1 1/5/1 1/4/1 1/3/1 1/2.50/0.50 1/2/1 0.50/3/1 0.50/3/0.50 0.50/2.50/1
               0.50/2.50/0.50 0.50/2/1 0.50/2/0.50 0.50/1.50/1 0.50/1.50/0.50
             5 from 29: 1/5/1 1/4/1 1/3/1 1/2.50/1 1/2/1 1/2/0.50 1/1.50/0.50 1/1/1 1/1/0.50 1/0/1
             5 or less from 39: 1/3/1 1/2.50/1 1/2.50/0.50 1/2/1 1/1.50/1 1/1.50/0.50 1/1/1 1/0/1
               0.50/2.50/1 0.50/2.50/0.50 0.50/2/1 0.50/1.50/1 0.50/1.50/0.50 0.50/1/1
             4 from 53: 1/2/1 1/1/1 1/0/1 1/2/0.50 1/1.50/0.50 1/1/0.50 1/0.50/0.50 1/0/0.50
             4 or less from 61: 1/8/1 1/7/1 1/6/1 1/5/1 1/4/1 1/3/1 1/2/1 1/1/1 1/0/1 1/0/0.50
             3 or less from 71: 1/1/1 1/1/0.50 1/0/1 1/0/0.50")),
        rule("F-M1b", "44 options",
            |(), id| check(id, "no limit or pot limit, buy-in $20 and more", FLOP_TURN,
            "7 or more from 75: 1/7/1 1/6/1 1/5/1 1/4/1 1/3/1 0.50/3.50/1 0.50/3.50/0.50 0.50/3/1
               0.50/3/0.50 0.50/2.50/1 0.50/2.50/0.50 0.50/2/1 0.50/2/0.50
             6 or more from 88: 1/5/1 1/4/1 1/3/1 1/2/1
             6 from 92: 1/6/1 1/5/1 1/4/1 1/3/1 1/2/1 1/1/1 0.50/3/1
             5 from 99: 1/5/1 1/4/1 1/3/1 1/2/1 1/1/1
             5 or less from 104: 1/3/1 1/2/1 1/1/1 1/0/1
             4 from 108: 1/2/1 1/1/1 1/0/1
             4 or less from 111: 1/5/1 1/4/1 1/3/1 1/2/1 1/1/1 1/0/1
             3 or less from 117: 1/1/1 1/0/1")),
        rule("F-M1c", "24 options",
            |(), id| check(id, "limit $6-$12 to $2,000-$4,000", "OnTheClock",
            "5 or more from 119: 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5
             4 or less from 135: 11 10 9 8 7 6 5 4")),
        rule("F-M1d", "24 options",
            |(), id| check(id, "no limit or pot limit, buy-in $100 and more", "OnTheClock",
            "5 or more from 143: 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5
             4 or less from 159: 11 10 9 8 7 6 5 4")),
        rule("F-M2a", "63 options", |(), id| check(id, "limit $1-$2 to $1,000-$2,000", STREETS,
            "7 or more from 1: 1/8/1 1/7/1 1/6/1 1/5/1 1/4/1 1/3/1 0.50/3.50/1 0.50/3.50/0.50
               0.50/3/1 0.50/3/0.50 0.50/2.50/1 0.50/2.50/0.50 0.50/2/1 0.50/2/0.50
             6 or more from 15: 1/5/1 1/4/1 1/3/1 1/2/1 1/1/1
             6 from 20: 1/6/1 1/5/1 1/4/1 1/3/1 1/2/1 0.50/3/1 0.50/3/0.50 0.50/2.50/1 0.50/2.50/0.50
               0.50/2/1 0.50/2/0.50 0.50/1.50/1 0.50/1.50/0.50
             5 from 33: 1/6/1 1/6/0 1/5/1 1/5/0 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
             5 or less from 45: 1/3/1 1/2.50/1 1/2.50/0.50 1/2/1 1/1.50/1 1/1.50/0.50 1/1/1
               0.50/2.50/1 0.50/2.50/0.50 0.50/2/1 0.50/1.50/1 0.50/1.50/0.50 0.50/1/1
             4 or less from 58: 1/4/1 1/3/1 1/2/1 1/1/1 1/0/1
             3 or less from 63: 1/0/1")),
        rule("F-M2b", "45 options",
            |(), id| check(id, "no limit or pot limit, buy-in $20 to $2,000", STREETS,
            "7 or more from 64: 1/8/1 1/7/1 1/6/1 1/5/1 1/4/1 1/3/1 0.50/3.50/1 0.50/3.50/0.50
               0.50/3/1 0.50/3/0.50 0.50/2.50/1 0.50/2.50/0.50 0.50/2/1 0.50/2/0.50
             6 or more from 78: 1/5/1 1/4/1 1/3/1 1/2/1 1/1/1
             6 from 83: 1/6/1 1/5/1 1/4/1 1/3/1 1/2/1 0.50/3/1
             5 from 89: 1/6/1 1/6/0 1/5/1 1/5/0 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
             4 from 101: 1/2/1 1/1/1
             4 or less from 103: 1/4/1 1/3/1 1/2/1 1/1/1 1/0/1
             3 or less from 108: 1/0/1")),
        rule("F-M2c", "24 options",
            |(), id| check(id, "limit $6-$12 to $2,000-$4,000", "OnTheClock",
            "5 or more from 109: 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5
             4 or less from 125: 11 10 9 8 7 6 5 4")),
        rule("F-M2d", "24 options",
            |(), id| check(id, "no limit or pot limit, buy-in $100 and more", "OnTheClock",
            "5 or more from 133: 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5
             4 or less from 149: 11 10 9 8 7 6 5 4")),
    ],
};

#[test]
fn blocks_are_as_printed() {
    BLOCKS.check(|_| ());
}
