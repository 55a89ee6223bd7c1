//! What Texas Hold'em, Crazy Pineapple and Reverse Hold'em have alike.
//!
//! Rules: table

use super::testing::*;
use crate::variants::testing::{game, rule_of};
use law::testing::{RuleTable, rule, rules};

#[rustfmt::skip]
const TABLE: RuleTable<&str, 3> = RuleTable {
    books: ["ca:texas-holdem/", "ca:crazy-pineapple/", "ca:reverse-holdem/"],
    rows: &[
        rules(["s1.a", "", "1.a"], "two cards down then betting", |id, _| {
            let round = "2Down 3Down 1Down";
            assert_eq!(street(id, 0), format!("{round} {round} 1speaks 2speaks 3speaks"));
        }),
        rules(["s1.c", "", "3"], "burn and fourth card",
            |id, _| assert_eq!(street(id, 2), "burn board 2speaks 3speaks 1speaks")),
        rule("s4.a", "blinds start the betting", blinds_start_it),
        rule("s4.b", "blinds come before cards", |id, _| blinds_before_cards(id)),
        rules(["s4.c", "s4.c 1.a", "s4.c"], "blind is part of the bet", |id, _| blinds_count(id)),
        rules(["s4.d 1.c", "s4.d 1.c", "s4.d"], "dead chips are no bet",
            |id, _| collection_blind_is_dead(id)),
        rules(["2.a", "2.a", ""], "small blind is next to the button", |id, _| {
            assert_eq!(bets(&table(id)), [0, 100, 200]);
            assert_eq!(bets(&table(id).button(3)), [100, 200, 0]);
        }),
        rules(["7", "8", ""], "straddles are refused", no_straddle),
        rules(["s7.1", "s8.1", "s8.1"], "fees are settled before",
            |id, _| fees_are_set_before(id)),
        rules(["s7.2", "s8.2", "s8.2"], "fees are no share", |id, _| fees_are_no_share(id)),
        rules(["s7.3", "s8.3", "s8.3"], "three rates at most", |id, _| three_rates(id)),
        rules(["s7.4", "s8.4", "s8.4"], "jackpot fee of the promotion", |id, _| jackpot_fee(id)),
        rules(["s7.5", "s8.5", "s8.5"], "regular fee with the flop", |id, _| regular_fee(id)),
        rules(["s7.6", "s8.6", "s8.6"], "designated fee without a flop",
            |id, _| designated_fee(id)),
        rules(["s7.8", "", "s8.8"], "fees before play or after rounds",
            |id, _| fees_around_rounds(id, "F-H1-81")),
        rules(["s4.e", "s4.e", ""], "first seat left owes small blind",
            |id, _| assert_eq!(bets(&table(id).players(5).button(2))[2], 100)),
        rules(["s4.f", "s4.f", ""], "second seat left owes big blind", |id, rule| {
            blind_rules(id, rule_of(id, "s4.e"), rule);
            assert_eq!(bets(&table(id).players(5).button(2)), [0, 0, 100, 200, 0]);
        }),
        rules(["", "s5.a", "s5.e"], "left of blinds opens first round", |id, _| {
            let five = streets(&table(id).players(5).button(2));
            assert!(five[0].ends_with("5speaks 1speaks 2speaks 3speaks 4speaks"), "{}", five[0]);
        }),
        rules(["1.b", "1.b", ""], "blind may raise", |id, _| blinds_may_raise(id)),
        rules(["", "s3.a", "s5.a"], "button is dealt last",
            |id, _| assert!(street(id, 0).starts_with("2Down 3Down 1Down"))),
        rules(["s3.b", "s3.b", "s5.b"], "button acts last but first round", |id, _| {
            assert!(street(id, 0).ends_with("3speaks"));
            for at in 1..4 {
                assert!(street(id, at).ends_with("1speaks"), "street {at}");
            }
        }),
        rules(["s2.b", "", "s3.b"], "the board may play", |id, _| {
            let dealt = checked(id).cards(1, "Ah Kh").cards(2, "2c 2d").cards(3, "3c 3d");
            dealt.board("Ts Js Qs Ks As").ends(&["100.00", "100.00", "100.00"]);
        }),
    ],
};

#[test]
fn rules_hold_for_each_game() {
    TABLE.check(game);
}
