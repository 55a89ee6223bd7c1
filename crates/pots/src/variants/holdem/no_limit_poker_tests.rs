//! Rules: ca:no-limit-poker/
//!
//! What no limit changes: how much is bet and raised, and what an all-in for less does.

use super::testing::*;
use crate::testing::{Setup, hand};
use money::Cents;

const GAME: &str = "ca/no-limit-poker";

/// Seats 1, 2 and 3 with these stacks, blinds $1 and $2, at a flop that all three saw for $2:
/// seat 2 speaks first.
fn flop(stacks: [&str; 3]) -> Setup {
    table(GAME).stacks(&stacks).acts("1 call, 2 call, 3 check")
}

/// The printed example, on the flop: A in seat 2 bets $100, B in seat 3 makes it $200, C in seat 1
/// is all-in below $300.
fn example(all_in: &'static str) -> Setup {
    let stack = (all_in.parse::<Cents>().expect("an amount") + Cents::dollars(2)).plain();
    let acts = format!("2 bet 100.00, 3 raise 200.00, 1 raise {all_in}");
    flop([&stack, "2002", "2002"]).acts(&acts)
}

#[test]
fn rs1_limit_rules_hold_for_the_rest() {
    assert_eq!(streets(&table(GAME)), streets(&table("ca/texas-holdem")));
    no_straddle(GAME, "ca:texas-holdem/7");
    blinds_count(GAME);
    blinds_may_raise(GAME);
}

#[test]
fn r1_raises_are_not_capped() {
    let raises = "1 raise 4.00, 2 raise 6.00, 3 raise 8.00, 1 raise 10.00, 2 raise 12.00";
    let menu = table(GAME).acts(raises).acts("3 raise 14.00, 1 raise 16.00").menu();
    assert_eq!(menu.raise.expect("another raise").min, Cents::dollars(18));
}

#[test]
fn r2_a_bets_are_the_bring_in_at_least() {
    let flop = || flop(["100", "100", "100"]);
    flop().acts("2 bet 1.99").refused("ca:no-limit-poker/2.a");
    flop().acts("2 bet 2.00").menu();
    flop().acts("2 bet 2.01").menu();
    // All-in is less.
    let short = self::flop(["100", "3.50", "100"]).acts("2 bet 1.50").menu();
    assert_eq!(short.call.get(), 150);
    self::flop(["100", "3.50", "100"]).acts("2 bet 1.00").refused("ca:no-limit-poker/2.a");
}

#[test]
fn r2_b_who_acted_may_not_raise_a_short_bet() {
    // Seat 2 checks, seat 3 is all-in for $1.50, seat 1 calls: seat 2 has acted.
    let short = || flop(["100", "100", "3.50"]).acts("2 check, 3 bet 1.50");
    assert!(short().acts("1 call").menu().raise.is_none());
    short().acts("1 call, 2 raise 10.00").refused("ca:no-limit-poker/2.b");
    // Seat 1 has not, and raises by a bring-in at least; then seat 2 may.
    assert_eq!(short().menu().raise.expect("a raise").min.get(), 350);
    short().acts("1 raise 3.49").refused("ca:no-limit-poker/3.a");
    assert!(short().acts("1 raise 3.50").menu().raise.is_some());
    // A whole bring-in may be raised by everybody.
    let whole = flop(["100", "100", "4"]).acts("2 check, 3 bet 2.00, 1 call").menu();
    assert_eq!(whole.raise.expect("a raise").min, Cents::dollars(4));
}

#[test]
fn r3_a_raises_match_the_last_bet_or_raise() {
    let bet = || flop(["500", "500", "500"]).acts("2 bet 10.00");
    bet().acts("3 raise 19.99").refused("ca:no-limit-poker/3.a");
    bet().acts("3 raise 20.00").menu();
    bet().acts("3 raise 20.01").menu();
    // A raise of $30 asks for $30 more.
    bet().acts("3 raise 40.00, 1 raise 69.99").refused("ca:no-limit-poker/3.a");
    bet().acts("3 raise 40.00, 1 raise 70.00").menu();
    // On the first round the big blind is the bet.
    table(GAME).acts("1 raise 3.99").refused("ca:no-limit-poker/3.a");
    table(GAME).acts("1 raise 4.00").menu();
    // A new round starts anew.
    let turn = bet().acts("3 raise 40.00, 1 call, 2 call").menu();
    assert_eq!(turn.raise.expect("a bet").min, Cents::dollars(2));
}

#[test]
fn r3_b_all_in_may_raise_less() {
    let short = flop(["500", "500", "17"]).acts("2 bet 10.00, 3 raise 15.00").menu();
    assert_eq!(short.call, Cents::dollars(15));
    flop(["500", "500", "17"]).acts("2 bet 10.00, 3 raise 14.00").refused("ca:no-limit-poker/3.a");
}

#[test]
fn r3_c_who_checked_or_called_may_not_raise_it() {
    // Seat 2 bets, seat 3 calls, seat 1 is all-in for $5 more.
    let called = || flop(["17", "500", "500"]).acts("2 bet 10.00, 3 call, 1 raise 15.00");
    assert!(called().menu().raise.is_none(), "who bet");
    assert!(called().acts("2 call").menu().raise.is_none(), "who called");
    called().acts("2 raise 100.00").refused("ca:no-limit-poker/3.c");
    // At $10 more it is a raise.
    let full = flop(["22", "500", "500"]).acts("2 bet 10.00, 3 call, 1 raise 20.00");
    assert!(full.menu().raise.is_some());
}

#[test]
fn r3_d_printed_example_who_raised_last_may_not() {
    for all_in in ["201.00", "250.00", "299.99"] {
        let called = || example(all_in).acts("2 call");
        assert!(called().menu().raise.is_none(), "{all_in}");
        called().acts("3 raise 600.00").refused("ca:no-limit-poker/3.c");
    }
    // $300 is a full raise.
    assert!(example("300.00").acts("2 call").menu().raise.is_some());
}

#[test]
fn r3_e_printed_example_who_faced_a_full_raise_may() {
    let menu = example("250.00").menu();
    assert_eq!(menu.raise.expect("A may raise").min, Cents::dollars(350));
}

#[test]
fn r3_f_printed_example_that_raise_reopens() {
    let menu = example("250.00").acts("2 raise 350.00").menu();
    assert_eq!(menu.raise.expect("B may raise").min, Cents::dollars(450));
}

#[test]
fn r3_g_hundred_dollar_game_doubles() {
    let bet = || flop(["100", "100", "100"]).set("raises=double").acts("2 bet 10.00");
    bet().acts("3 raise 19.99").refused("ca:no-limit-poker/3.g");
    bet().acts("3 raise 20.00").menu();
    // $30 to meet: $50 would be a raise as large as the last one, but $60 is double.
    bet().acts("3 raise 30.00, 1 raise 59.99").refused("ca:no-limit-poker/3.g");
    bet().acts("3 raise 30.00, 1 raise 60.00").menu();
    let usual = flop(["100", "100", "100"]).acts("2 bet 10.00, 3 raise 30.00");
    assert_eq!(usual.menu().raise.expect("a raise").min, Cents::dollars(50));
}

#[test]
fn r3_h_hundred_dollar_game_less_than_double_is_no_raise() {
    let all_in = |stack, to: &str| {
        let acts = format!("2 bet 10.00, 3 call, 1 raise {to}");
        flop([stack, "100", "100"]).set("raises=double").acts(&acts)
    };
    assert!(all_in("21.99", "19.99").menu().raise.is_none());
    all_in("21.99", "19.99").acts("2 raise 40.00").refused("ca:no-limit-poker/3.h");
    assert!(all_in("22", "20.00").menu().raise.is_some(), "double is one");
}

#[test]
fn rs2_a_fees_of_the_smallest_games() {
    for option in ["F-02-20", "F-02-40", "F-02-50"] {
        costs(GAME, option, &[7, 8, 9], 300);
        costs(GAME, option, &[6], 200);
        costs(GAME, option, &[5], 150);
        costs(GAME, option, &[4], 100);
    }
}

#[test]
fn rs2_b_fees_of_hundred_to_two_hundred() {
    for option in ["F-02-100", "F-02-100-300", "F-02-200"] {
        costs(GAME, option, &[7, 8, 9], 400);
        costs(GAME, option, &[6], 300);
        costs(GAME, option, &[5], 200);
        costs(GAME, option, &[4], 100);
    }
}

/// $5 with six to nine, $3 with five, $1 with four.
fn five_three_one(options: &[&'static str]) {
    for option in options {
        costs(GAME, option, &[6, 7, 8, 9], 500);
        costs(GAME, option, &[5], 300);
        costs(GAME, option, &[4], 100);
    }
}

#[test]
fn rs2_c_fees_of_three_hundred() {
    five_three_one(&["F-02-300", "F-02-300-500"]);
}

#[test]
fn rs2_d_fees_of_five_hundred() {
    five_three_one(&["F-02-500", "F-02-500-1500"]);
}

#[test]
fn rs2_e_fees_of_six_hundred_to_two_thousand() {
    five_three_one(&["F-02-600", "F-02-1000", "F-02-2000"]);
}

/// The printed columns, option by option.
fn by_time(players: &[u8], dollars: [i64; 4]) {
    let options = ["F-03-15-25", "F-03-25-50", "F-03-50-100", "F-03-100-200"];
    for (option, dollars) in options.into_iter().zip(dollars) {
        half_hour(GAME, option, players, dollars);
    }
}

#[test]
fn rs3_a_fees_by_time_with_six_to_nine() {
    by_time(&[6, 7, 8, 9], [11, 13, 15, 17]);
}

#[test]
fn rs3_b_fees_by_time_with_four_or_five() {
    by_time(&[4, 5], [5, 6, 7, 8]);
}

#[test]
fn a_hand_without_a_flop_costs_a_dollar() {
    let hand = folded(&hand(GAME).players(7).charged("F-02-20"));
    assert_eq!(taken(&hand), [("designated table fee", 100)]);
}
