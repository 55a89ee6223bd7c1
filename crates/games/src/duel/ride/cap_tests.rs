//! Section 12 of the British book: the cap on a Royal Flush at 1000 to 1.
//!
//! Rules: uk:

use super::tests::{BONUS, RIDE, hand};
use crate::check::{breach, check, open, play};
use money::Cents;
use table::Party;

/// Table 4 with a cap.
fn capped(most: &str) -> String {
    format!("paytable=PT4 royal_cap={most}")
}

fn royal(acts: [&str; 2]) -> String {
    hand("Ah Kh Qh", "Jh Th", acts)
}

#[test]
fn r12_27_cap_limits_the_three_wagers_together() {
    // Uncapped, three wagers of 10 win 30 000.
    let all = |each: [&str; 3]| {
        let wins = |i: usize| format!("1 {} wins {}", super::BETS[i], each[i]);
        [wins(0), wins(1), wins(2)].join("; ")
    };
    let round = royal(["ride", "ride"]);
    check(RIDE, "paytable=PT4", &round, &all(["10000"; 3]));
    check(RIDE, &capped("30000.01"), &round, &all(["10000"; 3]));
    check(RIDE, &capped("30000"), &round, &all(["10000"; 3]));
    check(RIDE, &capped("29999.97"), &round, &all(["9999.99"; 3]));
    check(RIDE, &capped("15000"), &round, &all(["5000"; 3]));
    // What is paid adds up to the cap, to the cent.
    check(RIDE, &capped("10000"), &round, &all(["3333.33", "3333.33", "3333.34"]));
    check(RIDE, "paytable=PT4 royal_cap=printed", &round, &all(["10000"; 3]));
}

#[test]
fn r12_27_cap_is_told_in_the_line_and_moves_no_more() {
    let mut table = open(RIDE, &capped("10000"));
    let settled = play(table.as_mut(), &royal(["ride", "ride"])).expect("settled");
    assert!(settled.lines.iter().all(|line| line.label.contains("uk:12.27.cap")));
    assert_eq!(settled.net(Party::House), -Cents::dollars(10_000));
    let mut table = open(RIDE, &capped("30000"));
    let settled = play(table.as_mut(), &royal(["ride", "ride"])).expect("settled");
    assert!(settled.lines.iter().all(|line| line.label == "royal flush"));
}

#[test]
fn r12_27_cap_is_the_same_whatever_is_left_in_play() {
    let one = "1 bet-3 wins 10000; 1 bet-1 returned 0; 1 bet-2 returned 0";
    check(RIDE, &capped("10000"), &royal(["withdraw", "withdraw"]), one);
    let one = "1 bet-3 wins 9000; 1 bet-1 returned 0; 1 bet-2 returned 0";
    check(RIDE, &capped("9000"), &royal(["withdraw", "withdraw"]), one);
    let two = "1 bet-2 wins 4500; 1 bet-3 wins 4500; 1 bet-1 returned 0";
    check(RIDE, &capped("9000"), &royal(["withdraw", "ride"]), two);
}

#[test]
fn r12_27_cap_leaves_the_minimum_of_100_to_1() {
    // reading:uk-let-it-ride-cap: three wagers of 10 win 3000 in any case.
    let all = |each: &str| super::BETS.map(|wager| format!("1 {wager} wins {each}")).join("; ");
    let round = royal(["ride", "ride"]);
    check(RIDE, &capped("3000.03"), &round, &all("1000.01"));
    check(RIDE, &capped("3000"), &round, &all("1000"));
    check(RIDE, &capped("2999.99"), &round, &all("1000"));
    check(RIDE, &capped("0.01"), &round, &all("1000"));
    let one = "1 bet-3 wins 1000; 1 bet-1 returned 0; 1 bet-2 returned 0";
    check(RIDE, &capped("500"), &royal(["withdraw", "withdraw"]), one);
}

#[test]
fn r12_27_cap_is_for_each_player() {
    let bets = "bet-1 10, bet-2 10, bet-3 10";
    let round = format!(
        "seat1 2h 5c 9d | seat2 Ah Kh Qh | board Jh Th | 1: {bets} | 2: {bets} | act 2 ride \
         | act 2 ride | act 1 withdraw | act 1 withdraw"
    );
    let expected = "2 bet-1 wins 2000; 2 bet-2 wins 2000; 2 bet-3 wins 2000; \
                    1 bet-3 loses 10; 1 bet-1 returned 0; 1 bet-2 returned 0";
    check(RIDE, &capped("6000"), &round, expected);
}

#[test]
fn r12_27_a_the_cap_touches_a_royal_flush_at_1000_to_1_alone() {
    for table in ["PT-min", "PT1", "PT2", "PT3"] {
        let found = breach(RIDE, &format!("paytable={table} royal_cap=10000"));
        assert!(found.contains("royal_cap") && found.contains("uk:12.27.a"), "{table}: {found}");
    }
    assert!(breach(RIDE, "royal_cap=10000").contains("uk:12.27.a"), "the default is no PT4");
    assert_eq!(breach(RIDE, &capped("10000")), "");
    // Bettered odds are not those 1000 to 1 either.
    for wager in super::BETS {
        let posted = |odds: u32| {
            breach(RIDE, &format!("{} odds.{wager}.royal-flush={odds}:1", capped("10000")))
        };
        assert!(posted(1001).contains("uk:12.27.a"), "{wager}");
        assert!(posted(999).contains("uk:12.27.tables"), "{wager}");
        assert_eq!(posted(1000), "", "{wager}");
    }
    let found = breach(RIDE, "odds.bet-1.royal-flush=1000:1 royal_cap=10000");
    assert!(found.contains("uk:12.27.a"));
    assert!(breach(RIDE, "paytable=PT4 royal_cap=0").contains("uk:12.27.cap"));
    // A straight flush is paid in full.
    let flush = hand("9c 8c 7c", "6c 5c", ["ride", "ride"]);
    let wins = super::BETS.map(|wager| format!("1 {wager} wins 2000")).join("; ");
    check(RIDE, &capped("100"), &flush, &wins);
}

#[test]
fn r12_27_a_the_cap_leaves_the_bonus_alone() {
    let bets = "1: bet-1 10, bet-2 10, bet-3 10, three-card-bonus 100";
    let round = format!("seat1 Ah Kh Qh | board Jh Th | {bets} | act 1 ride | act 1 ride");
    let expected = "1 bet-1 wins 1000; 1 bet-2 wins 1000; 1 bet-3 wins 1000; \
                    1 three-card-bonus wins 5000 uk:12.30";
    check(BONUS, &capped("100"), &round, expected);
}
