//! Wagers that come too late, go too early or lie outside their limits: 5.5, 5.6, 5.12 to 5.15.
//!
//! Rules: sg:

use super::super::testing::{
    ID, JACKPOT, bet, check, check_at, closed, deals, finds, lines, play, refused, refused_at,
    rule, ruling,
};
use crate::check::{compare, open};
use crate::testing::Looks as _;
use money::Cents;
use table::{Ask, Party, Seat, Table, Verbs as _};

/// Seat 1 wins with aces, seat 2 loses.
const CARDS: &str = "seat1 As Ad | seat2 Qs 5d | dealer Kh 9c | board 2c 3d 7h Js 8d";
const SET: &str = "min=5 max=500 side_min=2 side_max=100";

#[test]
fn r5_5_no_wager_is_made_or_raised_after_the_call() {
    let mut table = closed("", &[(1, "ante", "10")]);
    for (n, wager) in [(2, "ante"), (1, "bonus"), (1, JACKPOT), (1, "ante")] {
        let amount = if wager == JACKPOT { "1" } else { "10" };
        let refusal = table.stake(&bet(n, wager, amount)).expect_err("too late");
        assert_eq!(refusal.rule.map(|rule| rule.id), Some("sg:3.2"), "{wager}");
    }
    // What was added all the same does not count.
    let round = "seat1 As Ad | dealer Kh 9c | board 2c 3d 7h Js 8d | 1: ante 10";
    check(
        &format!("{round} | ruled@d1 5.5 seat=1 wager=bonus amount=50"),
        "1 ante pushes 0; 1 flop wins 20; 1 bonus returned 0 sg:5.5",
    );
    let raised = format!("{round}, bonus 5 | ruled 5.5 seat=1 wager=bonus amount=45");
    check(&raised, "1 ante pushes 0; 1 flop wins 20; 1 bonus wins 150; 1 bonus returned 0 sg:5.5");
    let settlement = play(open(ID, "").as_mut(), &raised).expect("a round");
    assert_eq!(settlement.net(Party::Seat(Seat::FIRST)), Cents::dollars(170));
    assert_eq!(settlement.lines.last().map(|line| line.stake), Some(Cents::dollars(45)));
    for parts in [
        "wager=bonus amount=5",
        "seat=1 amount=5",
        "seat=1 wager=bonus",
        "seat=1 wager=insurance amount=5",
        "seat=1 wager=bonus amount=0",
        "seat=1 wager=bonus amount=-5",
        "seat=8 wager=bonus amount=5",
        "seat=1 wager=bonus amount=5 count=1",
    ] {
        refused(&format!("{round} | ruled 5.5 {parts}"), "5.5");
    }
    let twice = "ruled 5.5 seat=1 wager=bonus amount=5 | ruled 5.5 seat=1 wager=bonus amount=5";
    refused(&format!("{round} | {twice}"), "5.5");
}

#[test]
fn r5_6_a_wager_taken_away_after_the_call_is_still_won_or_lost() {
    let mut table = closed("", &[(1, "ante", "10"), (1, "bonus", "5")]);
    let withdraw = |table: &mut dyn Table, wager: &str, rule: &str| {
        let refusal = table.withdraw(Seat::FIRST, wager).expect_err("too late");
        assert_eq!(refusal.rule.map(|rule| rule.id), Some(rule), "{refusal}");
    };
    withdraw(table.as_mut(), "bonus", "sg:3.2");
    deals(table.as_mut());
    withdraw(table.as_mut(), "ante", "sg:5.6");
    table.decide(Seat::FIRST, "fold").expect("an act");
    let settlement = table.settle().expect("over");
    assert_eq!(settlement.net(Party::Seat(Seat::FIRST)), Cents::dollars(-15));
    // Before the call it may go.
    let mut table = open(ID, "");
    table.stake(&bet(1, "ante", "10")).expect("a wager");
    assert_eq!(table.back(Seat::FIRST, "ante"), Ok(Cents::dollars(10)));
}

#[test]
fn r5_12_1_before_the_call_a_jackpot_wager_gets_its_ante_or_is_cancelled() {
    let mut table = open(ID, "");
    table.stake(&bet(2, "ante", "10")).expect("a wager");
    table.stake(&bet(1, JACKPOT, "1")).expect("a wager");
    let refusal = table.close().expect_err("no ante");
    assert_eq!(refusal.rule.map(|rule| rule.id), Some("sg:5.12.1"));
    assert_eq!(table.next(), Ask::Wagers);
    table.withdraw(Seat::FIRST, JACKPOT).expect("cancelled");
    table.close().expect("closed");
    let mut table = open(ID, "");
    table.stake(&bet(1, JACKPOT, "1")).expect("a wager");
    table.stake(&bet(1, "ante", "10")).expect("a wager");
    table.close().expect("closed");
}

#[test]
fn r5_12_2_after_the_call_a_jackpot_wager_without_ante_goes_back_at_the_end() {
    let round = "seat2 Qs 5d | dealer Kh 9c | board 7c 7d 7h 7s 8d | 2: ante 10";
    let expected = "2 ante loses 10; 2 flop loses 20; 1 progressive-jackpot returned 0 sg:5.12.2";
    for parts in ["seat=1 amount=1", "seat=1 amount=1 wager=progressive-jackpot"] {
        check(&format!("{round} | ruled@d1 5.12.2 {parts}"), expected);
    }
    let parts = [
        "seat=2 amount=1",
        "seat=1",
        "amount=1",
        "seat=1 amount=1 wager=bonus",
        "seat=9 amount=1",
    ];
    for parts in parts {
        refused(&format!("{round} | ruled@d1 5.12.2 {parts}"), "5.12.2");
    }
    // Nor at a position whose hand is out of play: it had an Ante.
    let out = "ruled@d1 5.9 seat=2 | ruled@d1 5.12.2 seat=2 amount=1";
    refused(&format!("{round} | {out}"), "5.12.2");
}

/// A round in which the Ante of seats 1 and 2 is found to be so much.
fn found(ante: &str) -> String {
    format!(
        "{CARDS} | 1: ante 5 | 2: ante 5 | ruled@d1 5.13 seat=1 wager=ante amount={ante} | \
         ruled@d1 5.13 seat=2 wager=ante amount={ante}"
    )
}

#[test]
fn r5_13_a_wager_under_the_minimum_is_settled_once_and_goes_back_ever_after() {
    let mut table = open(ID, SET);
    let mut next = |round: &str| {
        let settlement = play(table.as_mut(), round).unwrap_or_else(|why| panic!("{why}"));
        table.clear().expect("cleared");
        table.new_shoe().expect("a shoe");
        settlement
    };
    // Void, so neither paid nor collected.
    compare(
        ID,
        &lines(&next(&format!("{} | ruled@d1 5.1.1", found("4.99")))),
        "1 ante void 0; 2 ante void 0",
    );
    // The Flop follows the Ante that lies there.
    let first =
        "1 ante pushes 0; 1 flop wins 9.98; 2 ante loses 4.99 sg:3.10.3; 2 flop loses 9.98";
    compare(ID, &lines(&next(&found("4.99"))), first);
    let later =
        "1 ante returned 0 sg:5.13; 1 flop wins 6; 2 ante returned 0 sg:5.13; 2 flop loses 6";
    compare(ID, &lines(&next(&found("3"))), later);
    compare(ID, &lines(&next(&found("3"))), later);
    // Another player's first is settled.
    let third = format!(
        "{} | 3: ante 5 | ruled@d1 5.13 seat=3 wager=ante amount=1",
        CARDS.replace("seat2", "seat3")
    );
    finds_in(&lines(&next(&format!("{third} | 1: ante 5"))), "3 ante loses 1 sg:3.10.3");
}

#[test]
fn r5_13_and_5_14_wagers_that_follow_the_ante_follow_what_it_is_whenever_that_is_found() {
    // Reading sg-true-ante.
    for moment in ["@d1", "@d2", "@s6", ""] {
        let low = format!("{CARDS} | 1: ante 5 | ruled{moment} 5.13 seat=1 wager=ante amount=3");
        let low = low.replace("seat2 Qs 5d | ", "");
        check_at(SET, &low, "1 ante pushes 0; 1 flop wins 6");
        let high = low.replace("5.13", "5.14").replace("amount=3", "amount=600");
        let paid = "1 ante pushes 0; 1 flop wins 1200; 1 ante returned 0 sg:5.14";
        check_at(SET, &high, paid);
    }
}

#[test]
fn r5_6_a_wager_that_somebody_took_away_is_named_and_counts() {
    let round = format!("{CARDS} | 1: ante 10, bonus 5 | 2: ante 10");
    finds(&format!("{round} | ruled@d1 5.6 seat=1 wager=bonus"), "1 bonus wins 150");
    refused(&format!("{round} | ruled@d1 5.6 seat=2 wager=bonus"), "5.6");
    refused(&format!("{round} | ruled@d1 5.6 seat=1"), "5.6");
}

#[track_caller]
fn finds_in(lines: &[String], line: &str) {
    assert!(lines.iter().any(|known| known == line), "no {line} in {lines:?}");
}

#[test]
fn r5_13_only_what_is_below_the_minimum() {
    let round = |amount: &str| {
        format!("{CARDS} | 1: ante 5 | 2: ante 5 | ruled 5.13 seat=1 wager=ante amount={amount}")
    };
    for amount in ["5", "5.01", "501", "0", "-1"] {
        refused_at(SET, &round(amount), "5.13");
    }
    finds_at_limits(&round("4.99"));
    // The Bonus has limits of its own; the later wagers have none.
    let other = |wager: &str, amount: &str| {
        format!(
            "{CARDS} | 1: ante 5, bonus 2 | 2: ante 5 | \
             ruled 5.13 seat=1 wager={wager} amount={amount}"
        )
    };
    check_at(
        SET,
        &other("bonus", "1.50"),
        "1 ante pushes 0; 1 flop wins 10; 1 bonus wins 45; 2 ante loses 5; 2 flop loses 10",
    );
    refused_at(SET, &other("bonus", "2"), "5.13");
    refused_at(SET, &other("flop", "4"), "5.13");
    refused_at(SET, &other("progressive-jackpot", "0.50"), "5.13");
    let no_bonus =
        format!("{CARDS} | 1: ante 5 | 2: ante 5 | ruled 5.13 seat=1 wager=bonus amount=1");
    refused_at(SET, &no_bonus, "5.13");
}

#[track_caller]
fn finds_at_limits(round: &str) {
    let settlement = play(open(ID, SET).as_mut(), round).unwrap_or_else(|why| panic!("{why}"));
    assert!(settlement.lines.iter().any(|line| line.stake == Cents::new(499)));
}

#[test]
fn r5_14_a_wager_over_the_maximum_wins_and_loses_up_to_it() {
    let round = |amount: &str| {
        format!(
            "seat1 6s 5d | seat2 Qs Jd | dealer Kh 9c | board 2c 3d 7h 4s 8d | \
             1: ante 500 | 2: ante 400 | ruled@d1 5.14 seat=1 wager=ante amount={amount} | \
             ruled@d1 5.14 seat=2 wager=ante amount={amount}"
        )
    };
    check_at(
        SET,
        &round("650"),
        "1 ante wins 500 sg:4.1.1.a; 1 flop wins 1300; 2 ante loses 500 sg:3.10.3; \
         2 flop loses 1300; 1 ante returned 0 sg:5.14; 2 ante returned 0 sg:5.14",
    );
    let settlement = play(open(ID, SET).as_mut(), &round("500.01")).expect("a round");
    let rest: Vec<Cents> = settlement.lines.iter().skip(4).map(|line| line.stake).collect();
    assert_eq!(rest, [Cents::new(1), Cents::new(1)], "what lies above the maximum");
    assert_eq!(settlement.net(Party::Seat(Seat::FIRST)), Cents::new(150_002));
    for amount in ["500", "499.99", "5", "0", "1000000000.01"] {
        if amount.parse::<Cents>().is_ok() {
            refused_at(SET, &round(amount), "5.14");
        }
    }
    let bonus = |amount: &str| {
        format!(
            "{CARDS} | 1: ante 10, bonus 100 | 2: ante 10 | \
             ruled 5.14 seat=1 wager=bonus amount={amount}"
        )
    };
    let paid = play(open(ID, SET).as_mut(), &bonus("120")).expect("a round");
    finds_in(&lines(&paid), "1 bonus wins 3000 sg:4.1.1.b");
    finds_in(&lines(&paid), "1 bonus returned 0 sg:5.14");
    refused_at(SET, &bonus("100"), "5.14");
    let flop = bonus("2000").replace("wager=bonus", "wager=flop");
    refused_at(SET, &flop, "5.14");
}

#[test]
fn r5_14_what_lay_there_counts_up_to_the_maximum_and_later_wagers_follow_it() {
    // Reading sg-true-ante: the Flop is twice 650; offered as such it is refused.
    let round = |who: &str| {
        format!("seat1 6s 5d | dealer Kh 9c | board 2c 3d 7h 4s 8d | {who} ante 650, bonus 120")
    };
    check_at(
        SET,
        &round("1!:"),
        "1 ante wins 500 sg:4.1.1.a; 1 flop wins 1300; 1 bonus loses 100; \
         1 ante returned 0 sg:5.14; 1 bonus returned 0 sg:5.14",
    );
    refused_at(SET, &round("1:"), "3.4");
    // Folded, it is collected as far as the maximum, too.
    let folded = format!("{} | acts 1 fold", round("1!:"));
    let settlement = play(open(ID, SET).as_mut(), &folded).expect("a round");
    assert_eq!(settlement.net(Party::Seat(Seat::FIRST)), Cents::dollars(-600));
    // At the limits nothing is unnoticed.
    let at = round("1!:").replace("650", "500").replace("120", "100");
    check_at(SET, &at, "1 ante wins 500; 1 flop wins 1000; 1 bonus loses 100");
    refused_at(SET, &at.replace("ante 500", "ante 0"), "3.4");
}

#[test]
fn r5_13_what_lay_there_below_the_minimum_counts_once() {
    let round = "seat1 6s 5d | dealer Kh 9c | board 2c 3d 7h 4s 8d | 1!: ante 4.99, bonus 2";
    let mut table = open(ID, SET);
    let first = play(table.as_mut(), round).expect("a round");
    compare(ID, &lines(&first), "1 ante wins 4.99; 1 flop wins 9.98; 1 bonus loses 2");
    table.clear().expect("cleared");
    table.new_shoe().expect("a shoe");
    let again = play(table.as_mut(), round).expect("a round");
    let expected = "1 ante returned 0 sg:5.13; 1 flop wins 9.98; 1 bonus loses 2";
    compare(ID, &lines(&again), expected);
    refused_at(SET, &round.replace("1!:", "1:"), "3.4");
}

#[test]
fn r5_15_limits_broken_in_earlier_rounds_stay_as_settled() {
    let mut table = open(ID, SET);
    let round = format!("{CARDS} | 1: ante 500 | 2: ante 500");
    let before = play(table.as_mut(), &round).expect("a round");
    for number in ["5.14 seat=1 wager=ante amount=600", "5.13 seat=1 wager=ante amount=1"] {
        assert!(rule(table.as_mut(), &ruling(number)).is_err(), "settled");
        table.clear().expect("cleared");
        assert!(rule(table.as_mut(), &ruling(number)).is_err(), "no round");
        table.new_shoe().expect("a shoe");
        assert_eq!(play(table.as_mut(), &round).expect("a round"), before);
    }
    finds(&format!("{CARDS} | 1: ante 10 | 2: ante 10"), "1 flop wins 20");
}
