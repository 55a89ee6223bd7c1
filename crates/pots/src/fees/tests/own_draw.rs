//! The own schedules of Archie, Badacey and Badeucey.
//!
//! Rules: table

use super::check;
use law::testing::{RuleTable, rule, rules};

const IN_ADVANCE: &str = "InAdvance";
/// The small blind before cards, the pot after the first and the second draw.
const BLIND_DRAWS: &str = "SmallBlind Start, Pot Draw(1), Pot Draw(2)";

#[rustfmt::skip]
const BLOCKS: RuleTable<&str, 3> = RuleTable {
    books: [
        "ca:poker-fees/F-P-archie-",
        "ca:poker-fees/F-P-badacey-",
        "ca:poker-fees/F-P-badeucey-",
    ],
    rows: &[
        rules(["a", "", ""], "20 options", |moments, id|
            check(id, "no limit or pot limit, buy-in $50 to $2,500, blinds $1-$2 to $5-$10", moments,
            "7-6 from 1: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
             5 from 9: 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
             4 from 15: 1/2/1 1/2/0 1/1/1 1/1/0
             3 or less from 19: 1/1/1 1/1/0")),
        rules(["", "a", "a"], "20 options", |moments, id|
            check(id, "no limit or pot limit, buy-in $50 to $2,500", moments,
            "7-6 from 1: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
             5 from 9: 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
             4 from 15: 1/2/1 1/2/0 1/1/1 1/1/0
             3 or less from 19: 1/2/1 1/2/0")),
        rule("b", "16 options", |moments, id|
            check(id, "limit $2-$4 to $50-$100", moments,
            "7-6 from 21: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0
             5 from 27: 1/2/1 1/2/0 1/1/1 1/1/0
             4 from 31: 1/2/1 1/2/0 1/1/1 1/1/0
             3 or less from 35: 1/1/1 1/1/0")),
        rule("c", "4 options", |_, id|
            check(id, "limit $60-$120 to $4,000-$8,000", IN_ADVANCE,
            "7-5, 4 or less from 37: 10/5 12/6 15/7 20/10")),
    ],
};

#[test]
fn blocks_are_as_printed() {
    BLOCKS.check(|_| BLIND_DRAWS);
}
