//! Both Lowballs from hand to hand.
//!
//! Rules: table

use super::testing::{play, posts, table};
use super::{How, checks, low_checks};
use crate::variants::testing::game;
use law::testing::{RuleTable, rules};

#[rustfmt::skip]
const TABLE: RuleTable<&str, 2> = RuleTable {
    books: ["ca:kansas-city-lowball/", "ca:lowball/"],
    rows: &[
        rules(["s2.a", ""], "button moves after each hand", |id, rule| {
            checks::button_moves(id, rule);
            checks::blinds_follow(id);
        }),
        rules(["s2.b", ""], "button owes a small blind", |id, _| {
            let players = play(&mut table(id, low_checks::SET, 4), 1);
            assert_eq!(posts(&players, 1), checks::post("5.00", "0.00"));
        }),
        rules(["s2.c", ""], "next seat owes a small blind", |id, _| {
            let players = play(&mut table(id, low_checks::SET, 4), 1);
            assert_eq!(posts(&players, 2), checks::post("5.00", "0.00"));
        }),
        rules(["s2.d", ""], "second seat owes the large blind", |id, _| {
            let players = play(&mut table(id, low_checks::SET, 4), 1);
            assert_eq!(posts(&players, 3), checks::post("10.00", "0.00"));
        }),
        rules(["5.a", "4.a"], "new player waits for the big blind", |id, rule| {
            checks::for_blind(id, low_checks::SET, "10.00");
            checks::not_at_once(id, low_checks::SET, How::AtOnce, rule);
        }),
        rules(["5.b", "4.b"], "new player kills the pot", |id, _| low_checks::enters_by_kill(id)),
        rules(["6.a", "5.a"], "less than half a blind is dealt in",
            |id, _| low_checks::short_is_dealt_in(id)),
        rules(["6.b", "5.b"], "next player takes the blind",
            |id, _| low_checks::next_takes_the_blind(id)),
        rules(["6.c", "5.c"], "blind is owed after a win or a buy in",
            |id, _| low_checks::short_is_owed(id)),
        rules(["7", "6"], "half a blind is a full one", |id, _| low_checks::half_is_full(id)),
        rules(["8.a", "7.a"], "passed by the big blind one waits", low_checks::passed_waits),
        rules(["8.b", "7.b"], "or kills if nobody objects", low_checks::passed_kills),
        rules(["8.c", "7.c"], "changed seat plays when entitled", |id, _| low_checks::moved(id)),
    ],
};

#[test]
fn rules_hold_for_each_game() {
    TABLE.check(game);
}
