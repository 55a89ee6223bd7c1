//! What older studs have alike, and the kinds of hands of Mexican Poker.
//!
//! Rules: table

use super::check::{Fees, deal, on_street, seats, sizes, units};
use super::mexican_poker_tests::{self as mexican, ranks};
use super::seven_card_stud_tests as seven;
use super::{razz_tests as razz, seven_card_stud_hi_lo_8_tests as hi_lo};
use crate::variants::testing::game;
use law::testing::{RuleTable, rule, rules};

fn fees(id: &str) -> Fees {
    let all = [seven::FEES, hi_lo::FEES, mexican::FEES, razz::FEES];
    all.into_iter().find(|fees| fees.id == id).expect("a game of this table")
}

#[rustfmt::skip]
const TABLE: RuleTable<&str, 4> = RuleTable {
    books: [
        "ca:seven-card-stud/",
        "ca:seven-card-stud-hi-lo-8/",
        "ca:mexican-poker/",
        "ca:razz/",
    ],
    rows: &[
        rules(["s1.d", "", "", "s1.e"], "burn after each round",
            |id, _| assert_eq!(deal(id), "ddu|bu|bu|bu|bd|")),
        rules(["s4.1", "s4.1", "s4.1", "s3.1"], "fees settled before the hand",
            |id, _| fees(id).are_settled_before()),
        rules(["s4.2", "s4.2", "s4.2", "s3.2"], "fees no share of wagers",
            |id, _| fees(id).are_no_share()),
        rules(["s4.3", "s4.3", "s4.3", "s3.3"], "three rates at most",
            |id, _| fees(id).have_three_rates()),
        rules(["s4.4 s4.5", "s4.4 s4.5", "s4.4 s4.5", "s3.4 s3.5"],
            "jackpot fee of an eligible hand", |id, _| fees(id).fall_due_with_the_second_upcard()),
        rules(["s4.6", "s4.6", "s4.6", "s3.6"], "designated fee of a dollar before it",
            |id, _| fees(id).are_a_dollar_unopened()),
        rules(["s4.8", "s4.8", "s4.8", "s3.8"], "fees taken between rounds",
            |id, _| fees(id).are_taken_between_rounds()),
        rules(["", "5.a", "", "3.a"], "lower limit on third and fourth street",
            |id, _| assert_eq!(units(id), ["2.00", "2.00", "4.00", "4.00", "4.00"])),
        rules(["", "5.b", "", "3.b"], "pair showing changes nothing", |id, _| {
            let pair = seats(id, ["2c 2d Kh Kd", "3c 3d 8s 8d", "4c 4d 7c 5s"]);
            assert_eq!(sizes(&on_street(&pair, 1)), "2.00");
        }),
    ],
};

#[rustfmt::skip]
const KINDS: RuleTable<(), 1> = RuleTable {
    books: ["ca:mexican-poker/"],
    rows: &[
        rule("s3.1", "five of a kind first", |(), _| ranks(1)),
        rule("s3.2", "royal flush second", |(), _| ranks(2)),
        rule("s3.3", "straight flush third", |(), _| ranks(3)),
        rule("s3.4", "four of a kind fourth", |(), _| ranks(4)),
        rule("s3.5", "flush fifth above a full house", |(), _| ranks(5)),
        rule("s3.6", "full house sixth", |(), _| ranks(6)),
        rule("s3.7", "straight seventh", |(), _| ranks(7)),
        rule("s3.8", "three of a kind eighth", |(), _| ranks(8)),
        rule("s3.9", "two pair ninth", |(), _| ranks(9)),
        rule("s3.10", "one pair tenth", |(), _| ranks(10)),
    ],
};

#[test]
fn rules_hold_for_each_game() {
    TABLE.check(game);
}

#[test]
fn hands_of_mexican_poker_rank_by_kind() {
    KINDS.check(|_| ());
}
