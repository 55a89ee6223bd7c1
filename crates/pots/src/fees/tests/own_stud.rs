//! The own schedules of the nine newer stud games.
//!
//! Rules: table

use super::check;
use law::testing::{RuleTable, rules};

const IN_ADVANCE: &str = "InAdvance";
/// The pot after two cards face down, then past fourth and fifth street.
const DOWN_CARDS_PAST: &str = "Pot DownCards(2), Pot Street(5), Pot Street(6)";
/// The pot before cards, after the first draw and with fifth street.
const DRAW_FIFTH: &str = "Pot Start, Pot Draw(1), Pot Street(5)";
/// The pot of antes before cards, then past fourth and fifth street.
const PAST: &str = "Pot Start, Pot Street(5), Pot Street(6)";
/// The pot before cards, then once fourth and fifth street are reached.
const REACHED: &str = "Pot Start, Pot Street(4), Pot Street(5)";

/// When a game pays by hand.
fn moments(book: &str) -> &'static str {
    match book {
        "ca:poker-fees/F-P-super-razzdeucey-" | "ca:poker-fees/F-P-super-razz-" => REACHED,
        "ca:poker-fees/F-P-super-razzdacey-" => DRAW_FIFTH,
        "ca:poker-fees/F-P-7-card-stud-hi-lo-regular-" => DOWN_CARDS_PAST,
        _ => PAST,
    }
}

#[rustfmt::skip]
const BLOCKS: RuleTable<&str, 9> = RuleTable {
    books: [
        "ca:poker-fees/F-P-razzdeucey-",
        "ca:poker-fees/F-P-razzdacey-",
        "ca:poker-fees/F-P-super-7-card-stud-",
        "ca:poker-fees/F-P-super-7-card-stud-hi-lo-",
        "ca:poker-fees/F-P-super-7-card-stud-hi-lo-regular-",
        "ca:poker-fees/F-P-super-razzdeucey-",
        "ca:poker-fees/F-P-super-razz-",
        "ca:poker-fees/F-P-super-razzdacey-",
        "ca:poker-fees/F-P-7-card-stud-hi-lo-regular-",
    ],
    rows: &[
        rules(["a", "a", "a", "a", "a", "", "", "", ""], "20 options", |moments, id|
            check(id, "no limit or pot limit, buy-in $50 to $2,500", moments,
            "8-6 from 1: 1/1/0 1/1/1 1/2/0 1/2/1 1/3/0 1/3/1 1/4/0 1/4/1
             5 from 9: 1/1/0 1/1/1 1/2/0 1/2/1 1/3/0 1/3/1
             4 from 15: 1/1/0 1/1/1 1/2/0 1/2/1
             3 or less from 19: 1/1/0 1/1/1")),
        rules(["", "", "", "", "", "", "", "a", ""], "20 options", |moments, id|
            check(id, "no limit or pot limit, buy-in $50 to $2,500", moments,
            "8-6 from 1: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
             5 from 9: 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
             4 from 15: 1/2/1 1/2/0 1/1/1 1/1/0
             3 or less from 19: 1/2/1 1/2/0")),
        rules(["", "", "", "", "", "a", "a", "", "a"], "20 options", |moments, id|
            check(id, "no limit or pot limit, buy-in $50 to $2,500", moments,
            "8-6 from 1: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
             5 from 9: 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
             4 from 15: 1/2/1 1/2/0 1/1/1 1/1/0
             3 or less from 19: 1/1/1 1/1/0")),
        rules(["b", "b", "", "", "", "b", "b", "", ""], "18 options", |moments, id|
            check(id, "limit $2-$4 to $50-$100", moments,
            "8-6 from 21: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0
             5 from 27: 1/3/1 1/3/0 1/2/1 1/2/0 1/1/1 1/1/0
             4 from 33: 1/2/1 1/2/0 1/1/1 1/1/0
             3 or less from 37: 1/1/1 1/1/0")),
        rules(["", "", "", "", "", "", "", "b", "b"], "16 options", |moments, id|
            check(id, "limit $2-$4 to $50-$100", moments,
            "8-6 from 21: 1/4/1 1/4/0 1/3/1 1/3/0 1/2/1 1/2/0
             5 from 27: 1/2/1 1/2/0 1/1/1 1/1/0
             4 from 31: 1/2/1 1/2/0 1/1/1 1/1/0
             3 or less from 35: 1/1/1 1/1/0")),
        rules(["", "", "b", "b", "b", "", "", "", ""], "18 options", |moments, id|
            check(id, "limit $2-$4 to $50-$100", moments,
            "8-6 from 21: 1/2/0 1/2/1 1/3/0 1/3/1 1/4/0 1/4/1
             5 from 27: 1/1/0 1/1/1 1/2/0 1/2/1 1/3/0 1/3/1
             4 from 33: 1/1/0 1/1/1 1/2/0 1/2/1
             3 or less from 37: 1/1/0 1/1/1")),
        rules(["c", "c", "c", "c", "c", "c", "c", "", ""], "4 options", |_, id|
            check(id, "limit $60-$120 to $4,000-$8,000", IN_ADVANCE,
            "8-5, 4 or less from 39: 10/5 12/6 15/7 20/10")),
        rules(["", "", "", "", "", "", "", "c", "c"], "4 options", |_, id|
            check(id, "limit $60-$120 to $4,000-$8,000", IN_ADVANCE,
            "8-5, 4 or less from 37: 10/5 12/6 15/7 20/10")),
    ],
};

#[test]
fn blocks_are_as_printed() {
    BLOCKS.check(moments);
}
