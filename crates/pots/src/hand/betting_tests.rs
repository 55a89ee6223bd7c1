//! Bets and raises: fixed, spread, short; the cap; blinds that a stack does not cover.

use crate::testing::{Setup, hand};
use money::Cents;

const TEXAS: &str = "ca/texas-holdem";

/// $2-$4 hold'em with blinds of $1 and $2.
fn texas(stacks: &[&str]) -> Setup {
    hand(TEXAS).set("small=2 big=4 blinds=1.00/2.00").stacks(stacks)
}

/// Three players who all paid $2 to see the flop; seat 2 speaks.
fn flop(stacks: [&str; 3]) -> Setup {
    texas(&stacks).acts("1 call, 2 call, 3 check")
}

/// And the turn for nothing more, where a bet is $4.
fn turn(stacks: [&str; 3]) -> Setup {
    flop(stacks).acts("2 check, 3 check, 1 check")
}

const DEEP: [&str; 3] = ["100", "100", "100"];

#[track_caller]
fn raises(setup: &Setup, min: &str, max: &str) {
    let span = setup.menu().raise.expect("a bet or raise");
    assert_eq!((span.min.plain().as_str(), span.max.plain().as_str()), (min, max));
}

#[track_caller]
fn no_raise(setup: &Setup) {
    assert_eq!(setup.menu().raise, None);
}

#[test]
fn a_fixed_bet_is_the_limit_of_its_street() {
    raises(&texas(&DEEP), "4.00", "4.00");
    raises(&flop(DEEP), "2.00", "2.00");
    raises(&turn(DEEP), "4.00", "4.00");
    raises(&turn(DEEP).acts("2 check, 3 check, 1 check"), "4.00", "4.00");
    for wrong in ["2 bet 3.99", "2 bet 4.01", "2 bet 8.00", "2 bet 2.00"] {
        turn(DEEP).acts(wrong).refused("reading:ca-bet-units");
    }
}

#[test]
fn a_fixed_raise_adds_the_limit() {
    raises(&flop(DEEP).acts("2 bet"), "4.00", "4.00");
    raises(&flop(DEEP).acts("2 bet, 3 raise"), "6.00", "6.00");
    flop(DEEP).acts("2 bet, 3 raise 5.00").refused("reading:ca-bet-units");
    flop(DEEP).acts("2 bet, 3 raise 3.00").refused("reading:ca-bet-units");
    raises(&turn(DEEP).acts("2 bet, 3 raise"), "12.00", "12.00");
}

#[test]
fn a_short_fixed_bet_counts_from_half() {
    // Seat 2 is all-in for half of $4: a bet, which a raise tops by $4.
    raises(&turn(["100", "4", "100"]).acts("2 bet 2.00"), "6.00", "6.00");
    // A cent less: whoever comes next makes it a whole bet.
    raises(&turn(["100", "3.99", "100"]).acts("2 bet 1.99"), "4.00", "4.00");
    // Seat 2 has checked: half a bet from seat 3 may be raised, less may not.
    raises(&turn(["100", "100", "4"]).acts("2 check, 3 bet 2.00, 1 call"), "6.00", "6.00");
    let less = || turn(["100", "100", "3.99"]).acts("2 check, 3 bet 1.99, 1 call");
    no_raise(&less());
    less().acts("2 raise 4.00").refused("reading:ca-half-bet");
    // Once seat 1 has completed it seat 2 may.
    raises(
        &turn(["100", "100", "3.99"]).acts("2 check, 3 bet 1.99, 1 raise 4.00"),
        "8.00",
        "8.00",
    );
}

#[test]
fn a_short_fixed_raise_counts_from_half() {
    let raised = |stack, to: &str| {
        turn([stack, "100", "100"]).acts(&format!("2 bet, 3 call, 1 raise {to}"))
    };
    no_raise(&raised("7.99", "5.99"));
    raised("7.99", "5.99").acts("2 raise 8.00").refused("reading:ca-half-bet");
    raises(&raised("8", "6.00"), "10.00", "10.00");
    raises(&raised("8.01", "6.01"), "10.01", "10.01");
    // Who has not acted raises the whole bet, not the short one.
    raises(&turn(["100", "100", "7.99"]).acts("2 bet, 3 raise 5.99"), "8.00", "8.00");
}

#[test]
fn a_short_raise_that_counts_uses_one_of_three() {
    let texas = |stacks: [&str; 4]| texas(&stacks).acts("4 raise, 1 raise, 2 raise 7.00");
    // $7 is half a raise above $6: the third.
    no_raise(&texas(["100", "7", "100", "100"]));
    let less = hand(TEXAS).stacks(&["100", "6.50", "100", "100"]);
    raises(&less.acts("4 raise, 1 raise, 2 raise 6.50"), "8.00", "8.00");
}

#[test]
fn a_spread_bet_goes_up_in_steps_of_its_bottom() {
    let spread = || flop(DEEP).set("limit=spread big=10");
    raises(&spread(), "2.00", "10.00");
    for bet in ["2 bet 2.00", "2 bet 4.00", "2 bet 10.00"] {
        spread().acts(bet).menu();
    }
    for bet in ["2 bet 1.00", "2 bet 3.00", "2 bet 12.00"] {
        spread().acts(bet).refused("reading:ca-spread-raise");
    }
    // A raise is the last bet at least and the top of the spread at most.
    raises(&spread().acts("2 bet 6.00"), "12.00", "16.00");
    spread().acts("2 bet 6.00, 3 raise 10.00").refused("reading:ca-spread-raise");
    raises(&spread().acts("2 bet 6.00, 3 raise 14.00"), "22.00", "24.00");
    raises(&spread().acts("2 check, 3 check, 1 check"), "2.00", "10.00");
}

#[test]
fn spread_raises_over_an_all_in_as_printed() {
    // At $2-$10 with a bet of $6: all-in for $10 leaves $16, $18, $20; for $8, $12, $14, $16.
    let all_in = |stack, to: &str| {
        let acts = format!("2 bet 6.00, 3 raise {to}");
        flop(["100", "100", stack]).set("limit=spread big=10").acts(&acts)
    };
    raises(&all_in("12", "10.00"), "16.00", "20.00");
    raises(&all_in("10", "8.00"), "12.00", "16.00");
    for (stack, all, to) in [("12", "10.00", "18.00"), ("10", "8.00", "14.00")] {
        all_in(stack, all).acts(&format!("1 raise {to}")).menu();
        all_in(stack, all).acts("1 raise 13.00").refused("reading:ca-spread-raise");
    }
}

#[test]
fn three_raises_while_three_are_in() {
    let three = || texas(&DEEP).acts("1 raise, 2 raise, 3 raise");
    raises(&texas(&DEEP).acts("1 raise, 2 raise"), "8.00", "8.00");
    no_raise(&three());
    three().acts("1 raise 10.00").refused("reading:ca-raise-cap");
    // On later rounds a bet comes before them.
    no_raise(&flop(DEEP).acts("2 bet, 3 raise, 1 raise, 2 raise"));
    raises(&flop(DEEP).acts("2 bet, 3 raise, 1 raise"), "8.00", "8.00");
}

#[test]
fn no_cap_between_two() {
    let two = || texas(&["100", "100"]);
    raises(&two().acts("1 raise, 2 raise, 1 raise, 2 raise, 1 raise"), "14.00", "14.00");
    // The third folds to the third raise.
    raises(&texas(&DEEP).acts("1 raise, 2 raise, 3 raise, 1 fold"), "10.00", "10.00");
    // A third player who is all-in is still in the hand.
    no_raise(&texas(&["4", "100", "100"]).acts("1 raise, 2 raise, 3 raise"));
}

#[test]
fn a_blind_for_less_is_called_in_full() {
    // The big blind has $1.50 of $2.
    let short = || texas(&["100", "100", "1.50"]);
    assert_eq!(short().menu().call, Cents::dollars(2));
    raises(&short(), "4.00", "4.00");
    assert_eq!(short().acts("1 call").menu().call, Cents::dollars(1));
    // The small blind has less than its own.
    let small = || texas(&["100", "0.40", "100"]);
    assert_eq!(small().menu().call, Cents::dollars(2));
    let big = small().acts("1 call").menu();
    assert!(big.may_check && big.raise.is_some());
}

#[test]
fn a_blind_for_less_contests_only_as_much() {
    // $4.50 for all three, $1 between seats 1 and 2.
    texas(&["100", "100", "1.50"])
        .cards(1, "Kh Kd")
        .cards(2, "Qh Qd")
        .cards(3, "Ah Ad")
        .board("2s 3s 7c 8c 9h")
        .acts("1 call, 2 call, 2 check, 1 check, 2 check, 1 check, 2 check, 1 check")
        .ends(&["99.00", "98.00", "4.50"]);
}

#[test]
fn between_two_a_short_blind_ends_the_betting() {
    // The big blind's $0.60 is all there is to win: the small blind has covered it.
    texas(&["100", "0.60"])
        .cards(1, "Kh Kd")
        .cards(2, "Ah Ad")
        .board("2s 3s 7c 8c 9h")
        .ends(&["99.40", "1.20"]);
    // The small blind is all-in for $0.60, and what the big blind has above it goes back.
    let played = texas(&["0.60", "100"])
        .cards(1, "Kh Kd")
        .cards(2, "Ah Ad")
        .board("2s 3s 7c 8c 9h")
        .ends(&["0.00", "100.60"]);
    assert_eq!(played.outcome.returned.expect("the rest of the blind").amount.get(), 140);
}

#[test]
fn a_bet_that_nobody_can_call_needs_no_more_words() {
    // Seats 1 and 3 are all-in: seat 2 calls and has nobody left to raise.
    let alone = texas(&["2", "100", "2"]).acts("1 call");
    let menu = alone.menu();
    assert!(menu.raise.is_none() && menu.call == Cents::dollars(1));
    let refused = texas(&["2", "100", "2"]).acts("1 call, 2 raise 4.00");
    refused.refused("reading:ca-bet-units");
}

#[test]
fn turns_are_kept() {
    texas(&DEEP).acts("3 call").refused("ca:texas-holdem/s4.g");
    texas(&DEEP).acts("1 check").refused("ca:texas-holdem/s1.a");
    flop(DEEP).acts("2 call").refused("ca:texas-holdem/s1.b");
    flop(DEEP)
        .acts("2 check, 3 check, 1 check, 2 check, 3 bet, 1 check")
        .refused("ca:texas-holdem/s1.c");
}
