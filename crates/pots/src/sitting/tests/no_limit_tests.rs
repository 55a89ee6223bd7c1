//! No limit from hand to hand: buy-ins, words and chips, and the clock.
//!
//! Rules: table

use super::checks;
use super::testing::{by, flop, hand_at, table};
use super::wording::{Spoken, said};
use super::{Buy, Clock, Time};
use crate::act::Move;
use crate::variants::testing::game;
use law::testing::{RuleTable, rules};
use money::Cents;
use std::time::Duration;

#[rustfmt::skip]
const TABLE: RuleTable<&str, 2> = RuleTable {
    books: ["ca:omaha/", "ca:no-limit-poker/"],
    rows: &[
        rules(["s2.4.a", "4.a"], "one short buy in after a full one",
            |id, rule| checks::one_short(id, "limit=no", rule)),
        rules(["", "4.b"], "full rebuy of the hundred game takes fifty or less", |id, rule| {
            let buy = |chips| checks::bought(id, "limit=no", chips).buy(1, checks::CHIPS);
            by(buy("50.01"), rule);
            assert_eq!((buy("50.00"), buy("49.99")), (Ok(Buy::Full), Ok(Buy::Full)));
        }),
        rules(["s2.4.b", "4.c"], "short buy in needs an empty stack", |id, rule| {
            by(checks::bought(id, "limit=no", "0.01").buy(1, Cents::dollars(40)), rule);
            assert!(checks::bought(id, "limit=no", "0.00").buy(1, Cents::dollars(40)).is_ok());
        }),
        rules(["s2.4.c", "4.d"], "full buy in after a short one needs an empty stack", |id, rule| {
            let mut sitting = checks::bought(id, "limit=no", "0.00");
            sitting.buy(1, Cents::dollars(40)).unwrap();
            by(sitting.buy(1, checks::CHIPS), rule);
            sitting.get_mut(1).unwrap().chips = Cents::ZERO;
            assert_eq!(sitting.buy(1, checks::CHIPS), Ok(Buy::Full));
        }),
        rules(["s2.6", "6"], "words hold against chips", |id, _| {
            let hand = hand_at(&mut table(id, "limit=no", 4), 4, "");
            let put: &[&[Cents]] = &[&[Cents::dollars(10)]];
            let words = Spoken::RaiseTo(Cents::dollars(20));
            assert_eq!(said(&hand, words, put), Ok(Move::Raise(Cents::dollars(20))));
        }),
        rules(["s2.8.a", "8.a"], "lone chip bets all it is worth", |id, _| {
            let hand = flop(id);
            let chip = |dollars| said(&hand, Spoken::Silence, &[&[Cents::dollars(dollars)]]);
            assert_eq!(chip(25), Ok(Move::Raise(Cents::dollars(25))));
            assert_eq!(chip(500), Ok(Move::Raise(Cents::dollars(98))));
        }),
        rules(["s2.8.b", "8.b"], "lone larger chip is a call", |id, _| {
            let hand = hand_at(&mut table(id, "limit=no", 4), 4, "");
            let chip: &[&[Cents]] = &[&[Cents::dollars(25)]];
            assert_eq!(said(&hand, Spoken::Silence, chip), Ok(Move::Call));
            assert_eq!(said(&hand, Spoken::Raise, chip), Ok(Move::Raise(Cents::dollars(25))));
        }),
        rules(["s2.9.a", "9.a"], "house may limit the time", |id, _| {
            assert!(table(id, "limit=no", 4).clock(Duration::ZERO).is_ok());
            by(table("ca/texas-holdem", "", 4).clock(Duration::ZERO), "reading:ca-clock");
        }),
        rules(["s2.9.b", "9.b"], "clock runs from the floors word", |id, _| {
            let clock = table(id, "limit=no", 4).clock(Duration::from_secs(30)).unwrap();
            assert_eq!(clock.at(Duration::from_secs(30)), Time::Left(Duration::from_mins(1)));
        }),
        rules(["s2.9.c", "9.c"], "one more minute", |id, _| {
            let clock = table(id, "limit=no", 4).clock(Duration::ZERO).unwrap();
            let left = Duration::from_millis(1);
            assert_eq!(clock.at(Duration::from_millis(59_999)), Time::Warning(left));
            assert_eq!(clock.at(Duration::from_mins(1)), Time::Out);
        }),
        rules(["s2.9.d", "9.d"], "warning at ten seconds then the hand is dead", |id, _| {
            let clock = table(id, "limit=no", 4).clock(Duration::ZERO).unwrap();
            let left = Duration::from_millis(10_001);
            assert_eq!(clock.at(Duration::from_millis(49_999)), Time::Left(left));
            assert_eq!(clock.at(Duration::from_secs(50)), Time::Warning(Duration::from_secs(10)));
            let facing = hand_at(&mut table(id, "limit=no", 4), 4, "");
            assert_eq!(Clock::out(&facing), Some(Move::Fold));
            assert_eq!(Clock::out(&flop(id)), Some(Move::Check));
        }),
    ],
};

#[test]
fn rules_hold_for_each_game() {
    TABLE.check(game);
}
