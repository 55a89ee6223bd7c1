//! Rules: ca:pot-limit-holdem/
//!
//! The book prints its fees; its betting is a reading.

use super::testing::*;
use crate::testing::{Setup, hand};
use money::Cents;

const GAME: &str = "ca/pot-limit-holdem";

fn most(setup: &Setup) -> Cents {
    setup.menu().raise.expect("a bet or raise").max
}

#[test]
fn rs1_fees_by_hand() {
    costs(GAME, "F-04-500", &[7, 8, 9], 500);
    costs(GAME, "F-04-500", &[6], 400);
    costs(GAME, "F-04-500", &[5], 300);
    costs(GAME, "F-04-500", &[4], 100);
}

/// The printed columns, option by option.
fn by_time(players: &[u8], dollars: [i64; 5]) {
    let options = ["F-05-2-3-5", "F-05-5-5-10", "F-05-5-10-15", "F-05-5-10-25", "F-05-25-25-50"];
    for (option, dollars) in options.into_iter().zip(dollars) {
        half_hour(GAME, option, players, dollars);
    }
}

#[test]
fn rs2_a_fees_by_time_with_six_to_nine() {
    by_time(&[6, 7, 8, 9], [8, 10, 11, 12, 14]);
    // Blinds of the first line.
    let three = hand(GAME).set("blinds=2.00/3.00/5.00").players(6);
    assert_eq!(bets(&three), [200, 300, 500, 0, 0, 0]);
}

#[test]
fn rs2_b_fees_by_time_with_four_or_five() {
    by_time(&[4, 5], [4, 5, 5, 6, 7]);
}

#[test]
fn a_raise_is_the_pot_after_the_call_at_most() {
    let table = || table(GAME).stacks(&["1000", "1000", "1000"]);
    // $3 of blinds, a call of $2, and a raise of the $5 then in the pot.
    assert_eq!(most(&table()), Cents::dollars(7));
    table().acts("1 raise 7.01").refused("reading:ca-pot-limit");
    table().acts("1 raise 7.00").menu();
    table().acts("1 raise 6.99").menu();
    // $10 in the pot, $6 to call, $16 to raise.
    assert_eq!(most(&table().acts("1 raise 7.00")), Cents::dollars(23));
    // The small blind folds: $10, a call of $5, and $15.
    assert_eq!(most(&table().acts("1 raise 7.00, 2 fold")), Cents::dollars(22));
}

#[test]
fn a_bet_is_the_pot_at_most_and_the_bring_in_at_least() {
    let flop = || table(GAME).acts("1 call, 2 call, 3 check");
    assert_eq!(most(&flop()), Cents::dollars(6));
    flop().acts("2 bet 6.01").refused("reading:ca-pot-limit");
    flop().acts("2 bet 1.99").refused("reading:ca-pot-limit");
    flop().acts("2 bet 2.00").menu();
    // A bet of $6 into $6 is raised to $24 at most, $12 at least.
    let raise = flop().acts("2 bet 6.00").menu().raise.expect("a raise");
    assert_eq!((raise.min, raise.max), (Cents::dollars(12), Cents::dollars(24)));
    flop().acts("2 bet 6.00, 3 raise 11.99").refused("reading:ca-pot-limit");
}

#[test]
fn raises_are_not_capped_and_stop_at_the_stack() {
    let raises = "1 raise 4.00, 2 raise 6.00, 3 raise 8.00, 1 raise 10.00, 2 raise 12.00";
    assert!(table(GAME).acts(raises).menu().raise.is_some());
    assert_eq!(most(&table(GAME).stacks(&["5", "100", "100"])), Cents::dollars(5));
}
