//! Older games with a button from hand to hand: coming in, and blinds that were missed.
//!
//! Rules: table

use super::How;
use super::checks;
use super::testing::{hand_at, play, posts, table};
use super::wording::{Spoken, said};
use crate::act::Move;
use crate::variants::testing::{game, rule_of};
use law::testing::{RuleTable, rules};
use money::Cents;

#[rustfmt::skip]
const TABLE: RuleTable<&str, 5> = RuleTable {
    books: [
        "ca:texas-holdem/",
        "ca:crazy-pineapple/",
        "ca:omaha/",
        "ca:match-it/",
        "ca:reverse-holdem/",
    ],
    rows: &[
        rules(["s4.e s4.f", "s4.e s4.f", "", "s5.h", "s4.e"], "small blind next to the button",
            |id, _| checks::posted(id, 4, &["0.00", "1.00", "2.00", "0.00"])),
        rules(["", "", "", "", "s5.c"], "button moves after each hand",
            |id, _| checks::button_moves(id, "ca:texas-holdem/4.b")),
        rules(["1.c", "1.c", "6.c", "", ""], "dead collection blind is no bet", |id, _| {
            let mut sitting = table(id, "collection_blind=1.00", 4);
            assert_eq!(posts(&play(&mut sitting, 1), 1), checks::post("0.00", "1.00"));
        }),
        rules(["2.a", "2.a", "7.a", "2.a", ""], "smaller blind is left of the button",
            |id, _| checks::posted(id, 3, &["0.00", "1.00", "2.00"])),
        rules(["2.b", "2.b", "7.b", "2.b", ""], "button of two has the small blind",
            |id, _| checks::posted(id, 2, &["1.00", "2.00"])),
        rules(["", "s6.a", "", "", ""], "button moves after each hand",
            |id, _| checks::button_moves(id, rule_of(id, "5.b"))),
        rules(["s5.a", "", "", "", ""], "button moves after each hand",
            |id, _| checks::button_moves(id, rule_of(id, "4.b"))),
        rules(["s5.b", "s6.b", "9.c", "4.a", "s5.d"], "blinds move with the button",
            |id, _| checks::blinds_follow(id)),
        rules(["", "", "", "4.b", ""], "newcomer at the small blind posts it alone", |id, _| {
            let mut sitting = table(id, "", 5);
            sitting.leave(4).unwrap();
            play(&mut sitting, 1);
            sitting.join(4, checks::CHIPS, How::WaitForBlind).unwrap();
            sitting.leave(2).unwrap();
            assert_eq!(posts(&play(&mut sitting, 1), 4), checks::post("1.00", "0.00"));
            assert_eq!(sitting.blinds(), Some((4, 5)));
        }),
        rules(["", "3.a", "", "", ""], "newcomer is dealt in at once", |id, _| {
            checks::at_once(id, "small=9 big=18");
            checks::at_once(id, "small=10 big=20");
        }),
        rules(["", "3.b", "", "", ""], "newcomer waits for the button", |id, rule| {
            checks::after_button(id, "");
            checks::not_at_once(id, "", How::WaitForBlind, rule);
        }),
        rules(["", "4.a", "", "", ""], "newcomer comes in between button and small blind",
            |id, rule| checks::between(id, "", "0.00", rule)),
        rules(["", "4.b", "", "", ""], "newcomer waits until the button has passed",
            |id, _| checks::after_button(id, "small=10 big=20")),
        rules(["", "5.a", "9.a", "", ""], "jumped player owes the blinds of the round", |id, _| {
            checks::jumped(id, "small=9 big=18", "9.00", "4.50");
            checks::jumped(id, "small=10 big=20", "10.00", "5.00");
        }),
        rules(["3.a.1", "", "8.a", "", ""],
            "newcomer is dealt in at once at nine eighteen", |id, rule| {
                checks::at_once(id, "small=9 big=18");
                checks::not_at_once(id, "small=9 big=18", How::PostBigBlind, rule);
            }),
        rules(["", "", "8.b", "", ""], "newcomer waits for the button at nine eighteen",
            |id, _| checks::after_button(id, "small=9 big=18")),
        rules(["3.a.2", "", "", "", ""],
            "newcomer waits for the button at nine eighteen", |id, rule| {
                checks::after_button(id, "small=9 big=18");
                checks::not_at_once(id, "small=9 big=18", How::WaitForBlind, rule);
            }),
        rules(["3.b.1", "", "8.c", "", ""],
            "newcomer posts a big blind at ten twenty", |id, rule| {
                checks::posting(id);
                checks::not_at_once(id, "small=10 big=20", How::AtOnce, rule);
            }),
        rules(["", "", "8.d", "", ""], "newcomer waits for the big blind at ten twenty",
            |id, _| checks::for_blind(id, "small=10 big=20", "10.00")),
        rules(["3.b.2", "", "", "", ""],
            "newcomer waits for the big blind at ten twenty", |id, rule| {
                checks::for_blind(id, "small=10 big=20", "10.00");
                checks::not_at_once(id, "small=10 big=20", How::WaitForButton, rule);
            }),
        rules(["3.b.3", "", "8.e", "", ""], "newcomer posts between button and small blind",
            |id, rule| checks::between(id, "small=10 big=20", "10.00", rule)),
        rules(["4.a", "", "", "", ""], "jumped player owes the blinds of the round",
            |id, _| checks::jumped(id, "small=10 big=20", "10.00", "5.00")),
        rules(["4.b", "5.b", "9.b", "4.a", ""], "nobody keeps the button", checks::button_moves),
        rules(["", "", "", "3.a", ""], "newcomer is dealt in at once",
            |id, _| checks::at_once(id, "")),
        rules(["", "", "", "3.b", ""], "newcomer lets blinds and button pass",
            |id, _| checks::after_button(id, "")),
        rules(["5.f", "", "", "", ""], "below ten twenty blinds go by position",
            |id, _| checks::jumped(id, "small=9 big=18", "4.50", "0.00")),
        rules(["5.a", "6.a", "10.a", "5.a", ""],
            "missed blinds are made up by their sum", |id, rule| {
                checks::missed_sum(id, rule);
                checks::missed_any(id);
            }),
        rules(["5.b", "6.b", "10.b", "5.b", ""], "missed blinds may be waited for",
            |id, _| checks::missed_wait(id)),
        rules(["5.c", "6.c", "10.c", "5.c", ""], "opening bet of the sum is live",
            |id, _| assert_eq!(checks::missed_parts(id).0, "2.00")),
        rules(["5.d", "6.d", "10.d", "5.d", ""], "rest of the sum is dead",
            |id, _| assert_eq!(checks::missed_parts(id).1, "1.00")),
        rules(["5.e", "6.e", "10.e", "5.e", ""], "who posted may call or raise",
            |id, _| checks::missed_acts(id)),
        rules(["", "", "11.a", "", ""], "new player owes nothing at the start",
            |id, _| checks::start_is_free(id, Some(rule_of(id, "8.c")))),
        rules(["", "", "11.b", "", ""], "seats are changed freely before a blind passes",
            |id, _| checks::seats_are_free(id, rule_of(id, "10.a"))),
        rules(["", "", "11.c", "", ""], "who drew and misses a blind owes both",
            |id, _| checks::drew(id, rule_of(id, "10.a"))),
        rules(["", "7.a", "", "6.a", ""], "new player owes nothing at the start",
            |id, _| checks::start_is_free(id, None)),
        rules(["", "7.b", "", "", ""], "seats are changed freely before a blind passes",
            |id, _| checks::seats_are_free(id, rule_of(id, "6.a"))),
        rules(["", "7.c", "", "", ""], "who drew and misses a blind owes both",
            |id, _| checks::drew(id, rule_of(id, "6.a"))),
        rules(["6.a", "", "", "", ""], "new player owes nothing at the start",
            |id, _| checks::start_is_free(id, Some(rule_of(id, "3.b.1")))),
        rules(["6.b", "", "", "6.b", ""], "seats are changed freely before a blind passes",
            |id, _| checks::seats_are_free(id, rule_of(id, "5.a"))),
        rules(["6.c", "", "", "6.c", ""], "who drew and misses a blind owes both",
            |id, _| checks::drew(id, rule_of(id, "5.a"))),
        rules(["7", "8", "12", "", ""], "straddles are refused", checks::straddle),
        rules(["", "10", "", "", ""], "lone larger chip is a call", |id, _| {
            let hand = hand_at(&mut table(id, "", 4), 4, "");
            let chip: &[&[Cents]] = &[&[Cents::dollars(5)]];
            assert_eq!(said(&hand, Spoken::Silence, chip), Ok(Move::Call));
            assert_eq!(said(&hand, Spoken::Raise, chip), Ok(Move::Raise(Cents::dollars(4))));
        }),
    ],
};

#[test]
fn rules_hold_for_each_game() {
    TABLE.check(game);
}
