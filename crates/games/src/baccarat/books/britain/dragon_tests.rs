//! Section 6 of the British book from 6.31 on, Dragon Bonus, and what section 2 says of its pay
//! tables.
//!
//! Rules: uk:

use super::super::testing::{floor, seen};
use crate::check::{breach, card, check, open, play, refused};
use crate::find;
use crate::testing::Looks as _;
use money::{Cents, Odds};
use table::{Bet, Seat, Verbs as _, Viewer};

const PUNTO: &str = "uk/punto-banco";
const PUNTO_2000: &str = "uk/punto-banco-2000";
const DRAGON: &str = "uk/punto-banco-dragon-bonus";

/// The player's hand 7, the banker's 6.
const SEVEN_SIX: &str = "player 7h Kc | banker 6c Kd";

/// A non-natural winner by that many points: the player's hand, then the banker's.
fn won_by(margin: usize) -> [String; 2] {
    let card = ["4", "3", "2", "A", "T", "9", "8", "7", "6", "5"][margin];
    let low = ["9", "8", "7", "6", "5", "4", "3", "2", "A", "K"][margin];
    [
        format!("player Kh 4c 5d | banker Kd 5h {card}s"),
        format!("player Kh Kc {low}d | banker Kd 2h 7s"),
    ]
}

const SIDES: [&str; 2] = ["dragon-bonus-player", "dragon-bonus-banker"];

/// The margins of 6.41 and 6.42, in the order in which they are printed.
const MARGINS: [usize; 6] = [9, 8, 7, 6, 5, 4];

/// What a table pays on each side for margins from 9 down to 4.
#[track_caller]
fn margins_pay(set: &str, odds: [i64; 6], rule: &str) {
    for (margin, odds) in MARGINS.into_iter().zip(odds) {
        for (side, hands) in SIDES.iter().zip(won_by(margin)) {
            let expected = format!("1 {side} wins {} {rule}", odds * 10);
            check(DRAGON, set, &format!("{hands} | 1: {side} 10"), &expected);
        }
    }
}

#[test]
fn r2_8_no_row_of_dragon_bonus_goes_below_its_minimum() {
    let least = [
        ("wins-by-9", ["19:1", "20:1", "21:1"], "uk:6.41"),
        ("wins-by-8", ["7:1", "8:1", "9:1"], "uk:6.41"),
        ("wins-by-7", ["3:1", "4:1", "5:1"], "uk:6.41"),
        ("wins-by-6", ["3:1", "4:1", "5:1"], "uk:6.41"),
        ("wins-by-5", ["1:1", "2:1", "3:1"], "uk:6.41"),
        ("wins-by-4", ["9:10", "1:1", "2:1"], "uk:6.41"),
        ("natural-winner", ["9:10", "1:1", "2:1"], "uk:6.39"),
    ];
    for (row, odds, rule) in least {
        for side in SIDES {
            floor(DRAGON, &format!("odds.{side}.{row}"), odds, rule);
        }
    }
}

#[test]
fn r2_9_a_each_row_of_a_replacing_table_reaches_the_minimum() {
    let odds = |table: &str, side: &str| -> Vec<Odds> {
        open(DRAGON, &format!("paytable.{side}={table}")).odds(side)
    };
    for side in SIDES {
        let least = odds("PT-min", side);
        assert_eq!(least, [20, 8, 4, 4, 2, 1, 1].map(|n| Odds::to(n, 1)), "margins, natural");
        for table in ["PT1", "PT2", "PT3"] {
            let found = odds(table, side);
            assert!(found.iter().zip(&least).all(|(row, least)| row >= least), "{table}");
            assert!(found != least, "{table} replaces the list of minimums");
        }
        let set = format!("paytable.{side}=PT1 odds.{side}.wins-by-9");
        floor(DRAGON, &set, ["29:1", "30:1", "31:1"], "uk:6.42");
    }
}

#[test]
fn r2_10_the_list_of_minimums_is_lawful_beside_three_printed_tables() {
    let entry = find(DRAGON).unwrap_or_else(|refusal| panic!("{refusal}")).entry;
    let wagers = entry.wagers();
    for side in SIDES {
        let wager = wagers.iter().find(|wager| wager.id == side).expect("offered");
        assert_eq!(wager.paytables, ["PT-min", "PT1", "PT2", "PT3"]);
    }
    let set = "paytable.dragon-bonus-player=PT-min";
    let round = format!("{} | 1: dragon-bonus-player 10", won_by(7)[0]);
    check(DRAGON, set, &round, "1 dragon-bonus-player wins 40 uk:6.41");
    assert!(breach(DRAGON, "paytable.dragon-bonus-player=PT4").contains("unlawful"));
}

#[test]
fn r6_31_either_game_may_have_dragon_bonus() {
    for id in [DRAGON, PUNTO_2000] {
        for side in SIDES {
            let round = format!("player 9h Kc | banker 9c Kd | 1: {side} 10");
            check(id, "", &round, &format!("1 {side} pushes 0 uk:6.40"));
            refused(id, &format!("offers.{side}=false"), &round, "uk:6.2");
        }
    }
}

#[test]
fn r6_32_an_unmarked_table_refuses_dragon_bonus() {
    for side in SIDES {
        refused(PUNTO, "", &format!("{SEVEN_SIX} | 1: player 10, {side} 10"), "uk:6.2");
        assert!(open(PUNTO, "").lines(side).is_empty());
        assert!(!open(DRAGON, "").lines(side).is_empty());
    }
}

#[test]
fn r6_33_dragon_bonus_needs_no_standard_wager() {
    let expected = "1 dragon-bonus-player loses 10 uk:6.43";
    check(DRAGON, "", &format!("{SEVEN_SIX} | 1: dragon-bonus-player 10"), expected);
    let expected = "1 dragon-bonus-banker loses 10 uk:6.44";
    check(DRAGON, "", &format!("{SEVEN_SIX} | 1: dragon-bonus-banker 10"), expected);
}

#[test]
fn r6_34_dragon_bonus_keeps_to_the_limits() {
    for side in SIDES {
        let round = |amount| format!("{SEVEN_SIX} | 1: {side} {amount}");
        for outside in ["4.99", "100.01"] {
            refused(DRAGON, "min=5 max=100", &round(outside), "uk:6.34");
        }
        for inside in ["5", "5.01", "99.99", "100"] {
            assert!(play(open(DRAGON, "min=5 max=100").as_mut(), &round(inside)).is_ok());
        }
    }
}

#[test]
fn r6_34_no_dragon_bonus_once_the_deal_begins() {
    let mut table = open(DRAGON, "");
    let amount = Cents::dollars(10);
    let bet = |wager: &str| Bet::new(Seat::FIRST, wager, amount);
    table.stake(&bet("player")).expect("before the deal");
    table.close().expect("closed");
    table.deal(card("7h")).expect("dealt");
    let refusal = table.stake(&bet("dragon-bonus-player")).expect_err("after the first card");
    assert_eq!(refusal.rule.map(|rule| rule.id), Some("uk:6.36"));
}

#[test]
fn r6_35_one_hand_is_backed_not_both() {
    let both = "1: dragon-bonus-player 10, dragon-bonus-banker 10";
    refused(DRAGON, "", &format!("{SEVEN_SIX} | {both}"), "uk:6.35");
    let both = "1: dragon-banco 10, dragon-punto 10";
    refused(PUNTO_2000, "", &format!("{SEVEN_SIX} | {both}"), "uk:6.35");
    let two_players = "1: dragon-punto 10 | 2: dragon-banco 10";
    let expected = "1 dragon-bonus-player loses 10; 2 dragon-bonus-banker loses 10";
    check(DRAGON, "", &format!("{SEVEN_SIX} | {two_players}"), expected);
}

#[test]
fn r6_36_an_ordinary_coup_follows() {
    let mut table = open(DRAGON, "");
    let round = format!("{} | 1: dragon-bonus-player 10", won_by(9)[0]);
    play(table.as_mut(), &round).expect("settled");
    let dealt = "player Kh, banker Kd, player 4c, banker 5h, player 5d, banker 5s";
    assert_eq!(seen(table.as_ref(), Viewer::Public), dealt);
    refused(DRAGON, "", "player Kh 4c | banker Kd 5h | 1: dragon-bonus-player 10", "uk:6.22");
    refused(DRAGON, "", "player Kh 9c Kc | banker Kd 5h | 1: dragon-bonus-player 10", "uk:6.23");
}

#[test]
fn r6_37_standard_wager_first_at_each_position() {
    let wagers =
        "2: dragon-bonus-banker 10, player 20 | 1: dragon-bonus-player 10, tie 5, banker 20";
    let expected = "1 banker loses 20; 1 tie loses 5; 1 dragon-bonus-player loses 10; \
        2 player wins 20; 2 dragon-bonus-banker loses 10";
    check(DRAGON, "", &format!("{SEVEN_SIX} | {wagers}"), expected);
}

#[test]
fn r6_38_natural_or_not_is_told_by_two_cards() {
    // An 8 against 4: even by a natural, 1 to 1 by the margin of a raised table.
    let set = "odds.dragon-bonus-player.natural-winner=2:1";
    let natural = "player 8h Kc | banker 4c Kd | 1: dragon-bonus-player 10";
    check(DRAGON, set, natural, "1 dragon-bonus-player wins 20 uk:6.39");
    let third = "player Kh 4c 4d | banker Kd 5h 9s | 1: dragon-bonus-player 10";
    check(DRAGON, set, third, "1 dragon-bonus-player wins 10 uk:6.41");
}

#[test]
fn r6_38_two_cards_below_eight_win_by_their_margin() {
    // Reading uk-dragon-non-natural.
    for (third, expected) in [("K", "wins 10 uk:6.41"), ("A", "loses 10 uk:6.43")] {
        let round = format!("player Kh 7c | banker Kd 3h {third}s | 1: dragon-bonus-player 10");
        check(DRAGON, "", &round, &format!("1 dragon-bonus-player {expected}"));
    }
    let round = "player Kh Ac 2d | banker Kd 7h | 1: dragon-bonus-banker 10";
    check(DRAGON, "", round, "1 dragon-bonus-banker wins 10 uk:6.41");
}

#[test]
fn r6_39_winning_natural_pays_even_whatever_its_margin() {
    for (high, low) in [("9", "8"), ("9", "K"), ("8", "7"), ("8", "K")] {
        let player = format!("player {high}h Kc | banker {low}c Kd | 1: dragon-bonus-player 10");
        check(DRAGON, "", &player, "1 dragon-bonus-player wins 10 uk:6.39");
        let banker = format!("player {low}h Kc | banker {high}c Kd | 1: dragon-bonus-banker 10");
        check(DRAGON, "", &banker, "1 dragon-bonus-banker wins 10 uk:6.39");
    }
}

#[test]
fn r6_40_tied_naturals_are_handed_back() {
    for count in ["8", "9"] {
        for side in SIDES {
            let round = format!("player {count}h Kc | banker {count}c Kd | 1: {side} 10");
            check(DRAGON, "", &round, &format!("1 {side} pushes 0 uk:6.40"));
        }
    }
}

#[test]
fn r6_41_margins_from_nine_to_four_pay_the_minimum() {
    margins_pay("", [20, 8, 4, 4, 2, 1], "uk:6.41");
}

#[test]
fn r6_42_three_tables_are_permitted() {
    let tables = [
        ("PT1", [30, 10, 6, 4, 2, 1]),
        ("PT2", [20, 8, 7, 4, 3, 1]),
        ("PT3", [30, 10, 4, 4, 2, 2]),
    ];
    for (table, odds) in tables {
        margins_pay(&format!("paytable.dragon-bonus-player={table}"), odds, "uk:6.42");
    }
}

#[test]
fn r6_43_less_than_four_clear_points_lose() {
    for (margin, result) in [(4, "wins 10 uk:6.41"), (3, "loses 10 uk:6.43")] {
        for (side, hands) in SIDES.iter().zip(won_by(margin)) {
            check(DRAGON, "", &format!("{hands} | 1: {side} 10"), &format!("1 {side} {result}"));
        }
    }
    for margin in [1, 2] {
        for (side, hands) in SIDES.iter().zip(won_by(margin)) {
            let expected = format!("1 {side} loses 10 uk:6.43");
            check(DRAGON, "", &format!("{hands} | 1: {side} 10"), &expected);
        }
    }
}

#[test]
fn r6_44_hand_that_does_not_win_loses() {
    for (side, hands) in SIDES.iter().zip(won_by(0)) {
        let expected = format!("1 {side} loses 10 uk:6.44");
        check(DRAGON, "", &format!("{hands} | 1: {side} 10"), &expected);
    }
    let beaten = "player 8h Kc | banker 9c Kd | 1: dragon-bonus-player 10";
    check(DRAGON, "", beaten, "1 dragon-bonus-player loses 10 uk:6.44");
    let beaten = format!("{} | 1: dragon-bonus-banker 10", won_by(9)[0]);
    check(DRAGON, "", &beaten, "1 dragon-bonus-banker loses 10 uk:6.44");
}
