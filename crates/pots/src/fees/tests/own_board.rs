//! The own schedules of Double Board Omaha and the Dramahas.
//!
//! Rules: table

use super::check;
use law::testing::{RuleTable, rules};

const IN_ADVANCE: &str = "InAdvance";
/// The small blind before cards, the pot after the flop and the turn.
const BLIND_FLOP_TURN: &str = "SmallBlind Start, Pot Flop, Pot Turn";

#[rustfmt::skip]
const BLOCKS: RuleTable<&str, 3> = RuleTable {
    books: [
        "ca:poker-fees/F-P-double-board-omaha-",
        "ca:poker-fees/F-P-2-7-dramaha-",
        "ca:poker-fees/F-P-dramaha-",
    ],
    rows: &[
        rules(["a", "", ""], "20 options", |moments, id|
            check(id, "no limit or pot limit, buy-in $50 to $2,500", moments,
            "8-6 from 1: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
             5 from 9: 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
             4 from 15: 1/2/1 1/2/0 1/1/1 1/1/0
             3 or less from 19: 1/1/1 1/1/0")),
        rules(["", "a", "a"], "18 options", |moments, id|
            check(id, "no limit or pot limit, buy-in $50 to $2,500", moments,
            "7-5 from 1: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
             4 from 9: 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
             3 or less from 15: 1/2/1 1/2/0 1/1/1 1/1/0")),
        rules(["b", "", ""], "16 options", |moments, id|
            check(id, "limit $2-$4 to $50-$100", moments,
            "8-6 from 21: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0
             5 from 27: 1/2/1 1/2/0 1/1/1 1/1/0
             4 from 31: 1/2/1 1/2/0 1/1/1 1/1/0
             3 or less from 35: 1/1/1 1/1/0")),
        rules(["", "b", "b"], "14 options", |moments, id|
            check(id, "limit $2-$4 to $50-$100", moments,
            "7-5 from 19: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0
             4 from 25: 1/2/1 1/2/0 1/1/1 1/1/0
             3 or less from 29: 1/2/1 1/2/0 1/1/1 1/1/0")),
        rules(["c", "", ""], "4 options", |_, id|
            check(id, "limit $60-$120 to $4,000-$8,000", IN_ADVANCE,
            "8-5, 4 or less from 37: 10/5 12/6 15/7 20/10")),
        rules(["", "c", "c"], "4 options", |_, id|
            check(id, "limit $60-$120 to $4,000-$8,000", IN_ADVANCE,
            "8-5, 4 or less from 33: 10/5 12/6 15/7 20/10")),
    ],
};

#[test]
fn blocks_are_as_printed() {
    BLOCKS.check(|_| BLIND_FLOP_TURN);
}
