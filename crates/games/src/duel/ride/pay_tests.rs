//! Section 12 of the British book: every figure of every pay table, as printed.
//!
//! Rules: uk:

use super::tests::{BONUS, RIDE, bets, hand, tens};
use crate::check::{breach, check, open, play, refused};
use crate::testing::Looks as _;
use hands::ThreeKind;
use money::Odds;

/// Nine hands in the order in which every table prints them, the first three cards the player's.
const HANDS: [(&str, &str); 9] = [
    ("Ah Kh Qh", "Jh Th"),
    ("9c 8c 7c", "6c 5c"),
    ("2h 2c 2d", "2s 9d"),
    ("4h 4c 4d", "Ks Kd"),
    ("Ad 9d 7d", "4d 2d"),
    ("3h 4c 5d", "6s 7d"),
    ("7h 7c 7d", "2s 9d"),
    ("3h 3c 8d", "8s Kd"),
    ("Th 4c 9d", "Ts 2d"),
];

#[track_caller]
fn assert_table(id: &str, figures: [i64; 9], rule: &str) {
    for (figure, (own, board)) in figures.into_iter().zip(HANDS) {
        let wins = |wager| format!("1 {wager} wins {} {rule}", figure * 10);
        let expected = super::BETS.map(wins).join("; ");
        check(RIDE, &format!("paytable={id}"), &hand(own, board, ["ride", "ride"]), &expected);
    }
    let lines = super::BETS.map(|wager| open(RIDE, &format!("paytable={id}")).lines(wager).len());
    assert_eq!(lines, [10; 3]);
}

#[test]
fn r12_27_minimum_odds() {
    let figures = [100, 50, 25, 11, 8, 5, 3, 2, 1];
    assert_table("PT-min", figures, "uk:12.27");
    // It is what a house pays that posts nothing.
    let wins = super::BETS.map(|wager| format!("1 {wager} wins 1000 uk:12.27")).join("; ");
    check(RIDE, "", &hand("Ah Kh Qh", "Jh Th", ["ride", "ride"]), &wins);
}

#[test]
fn r12_27_odds_may_be_bettered_and_never_undercut() {
    let wager = "bet-1";
    for (line, least) in [("royal-flush", 100), ("straight", 5), ("pair-of-tens-or-better", 1)] {
        let posted = |odds: u32| breach(RIDE, &format!("odds.{wager}.{line}={odds}:1"));
        assert!(posted(least - 1).contains("uk:12.27"), "{line}");
        assert_eq!(posted(least), "");
        assert_eq!(posted(least + 1), "");
    }
    let round = hand("2h 2c 2d", "Kc Qd", ["ride", "ride"]);
    let expected = "1 bet-1 wins 35; 1 bet-2 wins 30; 1 bet-3 wins 30";
    check(RIDE, "odds.bet-1.three-of-a-kind=7:2", &round, expected);
}

#[test]
fn r12_27_tables_first() {
    assert_table("PT1", [100, 50, 30, 15, 9, 6, 3, 2, 1], "uk:12.27.tables");
}

#[test]
fn r12_27_tables_second() {
    assert_table("PT2", [200, 100, 40, 15, 9, 6, 3, 2, 1], "uk:12.27.tables");
}

#[test]
fn r12_27_tables_third() {
    assert_table("PT3", [500, 100, 25, 15, 10, 5, 3, 2, 1], "uk:12.27.tables");
}

#[test]
fn r12_27_tables_fourth() {
    assert_table("PT4", [1000, 200, 50, 11, 8, 5, 3, 2, 1], "uk:12.27.tables");
}

/// The odds of a wager, line by line.
fn odds(id: &str, set: &str, wager: &str) -> Vec<Odds> {
    open(id, set).odds(wager)
}

#[test]
fn r12_27_tables_together_have_the_minimum_of_each_row() {
    let tables = ["PT1", "PT2", "PT3", "PT4"];
    let tables = tables.map(|id| odds(RIDE, &format!("paytable={id}"), "bet-3"));
    let least = odds(RIDE, "paytable=PT-min", "bet-3");
    for (row, least) in least.into_iter().enumerate() {
        assert_eq!(tables.iter().map(|table| table[row]).min(), Some(least), "row {row}");
    }
}

#[test]
fn r12_27_tables_bind_the_three_wagers_together() {
    // Posted for one it is posted for all; two of them cannot differ.
    assert_eq!(breach(RIDE, "paytable.bet-1=PT2"), "");
    assert_eq!(odds(RIDE, "paytable.bet-1=PT2", "bet-3"), odds(RIDE, "paytable=PT2", "bet-3"));
    assert!(breach(RIDE, "paytable=PT1 paytable.bet-1=PT2").contains("paytable.bet-1"));
    assert!(breach(RIDE, "paytable.bet-1=PT1 paytable.bet-2=PT2").contains("paytable.bet-2"));
    // Better than the minimum, and still too little by the table in use.
    assert!(breach(RIDE, "paytable=PT4 odds.bet-2.royal-flush=999:1").contains("uk:12.27.tables"));
    assert_eq!(breach(RIDE, "paytable=PT4 odds.bet-2.royal-flush=1001:1"), "");
}

#[test]
fn r12_28_below_a_pair_of_tens_wagers_in_play_lose() {
    let lost = |acts, expected: &str| check(RIDE, "", &hand("9h 9c 4d", "As Kd", acts), expected);
    lost(
        ["ride", "ride"],
        "1 bet-1 loses 10 uk:12.28; 1 bet-2 loses 10 uk:12.28; 1 bet-3 loses 10 uk:12.28",
    );
    lost(
        ["withdraw", "ride"],
        "1 bet-2 loses 10 uk:12.28; 1 bet-3 loses 10 uk:12.28; 1 bet-1 returned 0",
    );
    lost(
        ["withdraw", "withdraw"],
        "1 bet-3 loses 10 uk:12.28; 1 bet-1 returned 0; 1 bet-2 returned 0",
    );
}

#[test]
fn r12_29_from_a_pair_of_tens_each_wager_in_play_is_paid() {
    let won = |acts, expected: &str| check(RIDE, "", &hand("Th Tc 4d", "As Kd", acts), expected);
    won(["ride", "ride"], "1 bet-1 wins 10; 1 bet-2 wins 10; 1 bet-3 wins 10");
    won(["ride", "withdraw"], "1 bet-1 wins 10; 1 bet-3 wins 10; 1 bet-2 returned 0");
    won(["withdraw", "ride"], "1 bet-2 wins 10; 1 bet-3 wins 10; 1 bet-1 returned 0");
    won(["withdraw", "withdraw"], "1 bet-3 wins 10; 1 bet-1 returned 0; 1 bet-2 returned 0");
}

/// Three cards that are just one of the hands of the bonus, in the order printed.
const THREES: [&str; 6] = ["Ah Kh Qh", "Kd Qd Jd", "2h 2c 2d", "9h 8c 7d", "As 9s 4s", "2h 2c 9d"];

/// A round of seat 1 with five on the bonus, everything taken back that may be.
fn beside(own: &str) -> String {
    let all = format!("{}, three-card-bonus 5", tens(1));
    bets(&all, own, "3c 8h", ["withdraw", "withdraw"])
}

/// What became of the bonus.
#[track_caller]
fn bonus(set: &str, own: &str) -> String {
    let settled = play(open(BONUS, set).as_mut(), &beside(own)).expect("settled");
    let line = settled.lines.iter().find(|line| line.wager == "three-card-bonus");
    crate::check::written(line.expect("a line"))
}

#[track_caller]
fn assert_bonus(id: &str, figures: [i64; 6], rule: &str) {
    let set = format!("paytable.three-card-bonus={id}");
    for (figure, own) in figures.into_iter().zip(THREES) {
        let expected = format!("1 three-card-bonus wins {} {rule}", figure * 5);
        assert_eq!(bonus(&set, own), expected, "{id}: {own}");
    }
    assert_eq!(bonus(&set, "Ah Kc Jd"), "1 three-card-bonus loses 5 uk:12.32");
}

#[test]
fn r12_30_minimum_odds_of_the_bonus() {
    assert_bonus("PT-min", [50, 40, 8, 4, 3, 1], "uk:12.30");
    assert_eq!(bonus("", "2h 2c 2d"), "1 three-card-bonus wins 40 uk:12.30");
    let posted = |odds: u32| breach(BONUS, &format!("odds.three-card-bonus.straight={odds}:1"));
    assert!(posted(3).contains("uk:12.30"));
    assert_eq!([posted(4), posted(5)], [String::new(), String::new()]);
}

#[test]
fn r12_30_house_edge_of_the_minimum_odds_is_18_7_percent() {
    // Of 22 100 hands; the loss of all of them together, in stakes.
    let mut lost = 0_i64;
    let table = open(BONUS, "");
    let figures = table.lines("three-card-bonus");
    let label = |kind: ThreeKind| match kind {
        ThreeKind::HighCard => "less than a pair",
        ThreeKind::Pair => "pair",
        ThreeKind::Flush => "flush",
        ThreeKind::Straight => "straight",
        ThreeKind::ThreeOfAKind => "three of a kind",
        ThreeKind::StraightFlush => "straight flush",
        ThreeKind::MiniRoyal => "mini royal flush",
    };
    let cards: Vec<cards::Card> = cards::Card::all().collect();
    for a in 2..52 {
        for b in 1..a {
            for c in 0..b {
                let kind = hands::three(&[cards[a], cards[b], cards[c]]).kind();
                let row = figures.iter().find(|line| line.label == label(kind));
                let odds = row.expect("a row").pays.parse::<Odds>();
                lost += odds.map_or(1, |odds| -i64::from(odds.gain()));
            }
        }
    }
    assert_eq!(lost, 4152);
    assert_eq!(lost * 1000 / 22_100, 187, "18.7 percent, cut off after one decimal");
}

#[test]
fn r12_31_permitted_tables_of_the_bonus() {
    assert_bonus("PT1", [50, 40, 30, 6, 4, 1], "uk:12.31");
    assert_bonus("PT2", [50, 40, 30, 5, 4, 1], "uk:12.31");
    assert_bonus("PT3", [50, 40, 30, 6, 3, 1], "uk:12.31");
}

#[test]
fn r12_32_the_bonus_loses_without_a_pair() {
    assert_eq!(bonus("", "Ah Qc Jd"), "1 three-card-bonus loses 5 uk:12.32");
    // Common cards do not help it: 3-3 and 8-8 would pair.
    assert_eq!(bonus("", "3h 8c Jd"), "1 three-card-bonus loses 5 uk:12.32");
}

#[test]
fn r12_33_the_bonus_wins_on_a_pair_or_better() {
    assert_eq!(bonus("", "2h 2c 9d"), "1 three-card-bonus wins 5 uk:12.30");
    // Q-K-A in one suit is the mini royal, A-2-3 a straight (reading:uk-three-card-bonus-ranks).
    assert_eq!(bonus("", "Qs Ks As"), "1 three-card-bonus wins 250 uk:12.30");
    assert_eq!(bonus("", "As 2d 3h"), "1 three-card-bonus wins 20 uk:12.30");
    assert_eq!(bonus("", "As 2s 3s"), "1 three-card-bonus wins 200 uk:12.30");
    assert_eq!(bonus("", "Ks As 2d"), "1 three-card-bonus loses 5 uk:12.32");
}

#[test]
fn r12_11_the_bonus_backs_the_own_three_cards_alone() {
    // The five cards win, the three lose, and the other way round; the bonus comes last.
    let round = |own: &str, board: &str| {
        bets(&format!("{}, three-card-bonus 5", tens(1)), own, board, ["ride", "ride"])
    };
    let expected = "1 bet-1 wins 10; 1 bet-2 wins 10; 1 bet-3 wins 10; \
                    1 three-card-bonus loses 5 uk:12.32";
    check(BONUS, "", &round("Th 2c 5d", "Ts 9d"), expected);
    let expected = "1 bet-1 loses 10; 1 bet-2 loses 10; 1 bet-3 loses 10; \
                    1 three-card-bonus wins 5 uk:12.30";
    check(BONUS, "", &round("2h 2c 5d", "Ts 9d"), expected);
}

#[test]
fn r12_15_the_bonus_lies_beside_the_three_wagers_within_table_limits() {
    refused(BONUS, "", "1: three-card-bonus 5", "uk:12.15");
    refused(BONUS, "", &format!("{} | 2: three-card-bonus 5", tens(1)), "uk:12.15");
    let set = "min=5 max=50";
    let with = |amount: &str| beside("2h 2c 9d").replace("bonus 5", &format!("bonus {amount}"));
    refused(BONUS, set, &with("4.99"), "uk:12.15");
    refused(BONUS, set, &with("50.01"), "uk:12.15");
    for amount in ["5", "10", "50"] {
        play(open(BONUS, set).as_mut(), &with(amount)).expect("within the limits");
    }
    // The table's limits are the only ones.
    assert!(breach(BONUS, "side_max=100").contains("no option"));
    let table = open(BONUS, set);
    let [main, side] = ["bet-1", "three-card-bonus"].map(|wager| table.mark(wager).limits);
    assert_eq!((main.min, main.max), (side.min, side.max));
}
