//! Section 11 of the British book, 11.92 to 11.100: Progressive 5/7 of Casino Hold 'Em, rule by
//! rule.
//!
//! Rules: uk:

use super::tests::{
    CASINO, CASINO_PROGRESSIVE, FLUSH, FOUR, FULL_HOUSE, LOWER, ROYAL, STRAIGHT_FLUSH, act, asked,
    deal, seat, show_all, sit,
};
use crate::check::{breach, check, open, play, refused, written};
use law::uk;
use money::Cents;
use table::{Bet, Party, Verbs as _};

/// A seat that folds with a Progressive, so that nothing else matters.
fn folds(n: u8, hole: &str) -> String {
    format!("{n}: ante 10, progressive-5-7 1 | act {n} fold | seat{n} {hole}")
}

/// The Progressives of seats 1, 2, … with these hole cards, as they are settled, and what the
/// meter holds afterwards.
#[track_caller]
fn pays(set: &str, (meter, left): (&str, &str), board: &str, holes: &[&str], expected: &[&str]) {
    let seats: Vec<String> = (1..).zip(holes).map(|(n, hole)| folds(n, hole)).collect();
    let rest = format!("meter progressive-5-7 {meter} | board {board} | dealer 2s 3s");
    let mut table = open(CASINO_PROGRESSIVE, set);
    let settled = play(table.as_mut(), &format!("{} | {rest}", seats.join(" | ")));
    let settled = settled.unwrap_or_else(|refusal| panic!("{refusal}"));
    let own = settled.lines.iter().filter(|line| line.wager == "progressive-5-7").map(written);
    let own: Vec<String> = own.map(|line| line.replace("progressive-5-7 ", "")).collect();
    assert_eq!(own, expected);
    let shown = table.meter("progressive-5-7").expect("a meter");
    assert_eq!(shown, left.parse().expect("an amount"), "left in the meter");
}

/// One seat that plays on with a Progressive.
#[track_caller]
fn plays(cards: &str, expected: &str) {
    let bets = "1: ante 10, progressive-5-7 1 | act 1 call | meter progressive-5-7 10000";
    let settled = play(open(CASINO_PROGRESSIVE, "").as_mut(), &format!("{bets} | {cards}"));
    let lines = settled.unwrap_or_else(|refusal| panic!("{refusal}")).lines;
    let found = lines.iter().find(|line| line.wager == "progressive-5-7").map(written);
    assert_eq!(found, Some(format!("1 progressive-5-7 {expected}")), "{cards}");
}

#[test]
fn r11_92_beside_the_aa_bonus_or_in_its_place() {
    let bets = [(1, "ante", 10), (1, "aa-bonus", 5), (1, "progressive-5-7", 1)];
    assert_eq!(sit(CASINO_PROGRESSIVE, "", &bets).lying().len(), 3);
    let instead = "offers.aa-bonus=false";
    assert!(open(CASINO_PROGRESSIVE, instead).sign().mark("aa-bonus").is_none());
    assert_eq!(sit(CASINO_PROGRESSIVE, instead, &[bets[0], bets[2]]).lying().len(), 2);
    // The house need not add it.
    assert!(open(CASINO, "").sign().mark("progressive-5-7").is_none());
    assert!(breach(CASINO_PROGRESSIVE, "offers.progressive-5-7=maybe").contains("(uk:11.92)"));
    // 2.7: at least 70 percent for the meter.
    assert!(breach(CASINO_PROGRESSIVE, "increment.progressive-5-7=69").contains("(uk:2.7.b)"));
    assert_eq!(breach(CASINO_PROGRESSIVE, "increment.progressive-5-7=70"), "");
}

#[test]
fn r11_93_made_together_with_the_ante() {
    let mut table = sit(CASINO_PROGRESSIVE, "", &[(1, "ante", 10)]);
    let late = Bet::new(seat(1), "progressive-5-7", Cents::dollars(1));
    assert_eq!(table.stake(&late).expect_err("betting is closed").rule, Some(uk::R11_78));
    // It is the player's choice.
    deal(table.as_mut(), "Ah Kh Kc Qd 2c 7d 9h");
    assert_eq!(asked(table.as_ref()), "1: call, fold");
}

#[test]
fn r11_94_none_without_an_ante() {
    refused(CASINO_PROGRESSIVE, "", "1: progressive-5-7 1", "uk:11.94");
    refused(CASINO_PROGRESSIVE, "", "1: ante 10 | 2: progressive-5-7 1", "uk:11.94");
    for stake in ["0.99", "1.01"] {
        let bets = format!("1: ante 10, progressive-5-7 {stake}");
        refused(CASINO_PROGRESSIVE, "", &bets, "uk:11.5");
    }
}

#[test]
fn r11_96_whatever_the_dealer_has() {
    // A full house that four of a kind beat is paid all the same.
    let beaten = "seat1 2h 2d | board 2c 9s 9h 4c 3d | dealer 9c 9d";
    let bets = "1: ante 10, progressive-5-7 1 | act 1 call | meter progressive-5-7 10000";
    let lines = "1 ante loses 10; 1 call loses 20; 1 progressive-5-7 wins 10 uk:11.97.d";
    check(CASINO_PROGRESSIVE, "", &format!("{bets} | {beaten}"), lines);
    plays(FLUSH, "loses 1 uk:11.96");
    plays(LOWER, "loses 1 uk:11.96");
    // On all seven cards and once: five that win by the Flop are paid when better ones come.
    plays("seat1 2h 2d | board 2c 9s 9h 2s 3d | dealer Ac Kd", "wins 100 uk:11.97.c");
}

#[test]
fn r11_97_from_the_meter_and_at_least_so_much() {
    for (row, times, letter) in [("four-of-a-kind", 100, "c"), ("full-house", 10, "d")] {
        let posted = |times: u32| format!("odds.progressive-5-7.{row}={times}:1");
        let rule = format!("(uk:11.97.{letter})");
        assert!(breach(CASINO_PROGRESSIVE, &posted(times - 1)).contains(&rule), "{row}");
        assert_eq!(breach(CASINO_PROGRESSIVE, &posted(times)), "");
        assert_eq!(breach(CASINO_PROGRESSIVE, &posted(times + 1)), "");
    }
    let (board, better) = ("9c 9s 5h 2c 3d", "odds.progressive-5-7.four-of-a-kind=101:1");
    pays(better, ("1000", "899"), board, &["9h 9d"], &["1 wins 101 uk:11.97.c"]);
    // What the meter lacks the house adds.
    let four = ["1 wins 100 uk:11.97.c"];
    pays("", ("100.01", "0.01"), board, &["9h 9d"], &four);
    pays("", ("100", "0"), board, &["9h 9d"], &four);
    pays("", ("99.99", "0"), board, &["9h 9d"], &four);
}

#[test]
fn r11_97_a_royal_flush_takes_the_meter() {
    plays(ROYAL, "wins 10000 uk:11.97.a");
    let set = "seed.progressive-5-7=250";
    pays(set, ("123.45", "250"), "Qh Jh Th 2c 3d", &["Ah Kh"], &["1 wins 123.45 uk:11.97.a"]);
}

#[test]
fn r11_97_b_straight_flush_takes_a_tenth() {
    plays(STRAIGHT_FLUSH, "wins 1000 uk:11.97.b");
    let board = "7h 6h 5h 2c 3d";
    pays("", ("100.05", "90.04"), board, &["9h 8h"], &["1 wins 10.01 uk:11.97.b"]);
}

#[test]
fn r11_97_c_four_of_a_kind_100_times() {
    plays(FOUR, "wins 100 uk:11.97.c");
}

#[test]
fn r11_97_d_full_house_ten_times() {
    plays(FULL_HOUSE, "wins 10 uk:11.97.d");
    // Times the stake, which is gone.
    let bets = "1: ante 10, progressive-5-7 5 | act 1 fold | seat1 9h 9d | dealer Ad Ac";
    let round = format!("{bets} | board 9c 5s 5h 2c 3d | meter progressive-5-7 1000");
    let mut table = open(CASINO_PROGRESSIVE, "unit.progressive-5-7=5");
    let settled = play(table.as_mut(), &round).expect("settled");
    assert_eq!(written(&settled.lines[1]), "1 progressive-5-7 wins 50 uk:11.97.d");
    assert_eq!(settled.net(Party::Seat(seat(1))), Cents::dollars(50 - 5 - 10));
}

#[test]
fn r11_98_winning_board_counts_for_everybody() {
    let board = "9c 9s 9h 5c 5h";
    let lines = ["3 wins 10 uk:11.97.d", "2 wins 100 uk:11.97.c", "1 wins 10 uk:11.97.d"];
    pays("", ("10000", "9880"), board, &["Ad Kd", "9d 2c", "Jd Tc"], &lines);
}

#[test]
fn r11_98_a_royal_board_shares_the_meter() {
    let board = "Ah Kh Qh Jh Th";
    let three = ["3 wins 33.33 uk:11.98.a", "2 wins 33.33 uk:11.98.a", "1 wins 33.33 uk:11.98.a"];
    let set = "seed.progressive-5-7=40";
    pays(set, ("100", "40.01"), board, &["2c 3c", "9h 8h", "4c 4d"], &three);
}

#[test]
fn r11_98_b_a_straight_flush_board_shares_a_tenth() {
    let two = ["2 wins 500 uk:11.98.b", "1 wins 500 uk:11.98.b"];
    pays("", ("10000", "9000"), "9h 8h 7h 6h 5h", &["Ac Kc", "Ad Kd"], &two);
}

#[test]
fn r11_98_c_less_on_the_board_pays_each_in_full() {
    let cases = [
        ("9c 9s 9h 9d 5h", "100 uk:11.97.c", "9800"),
        ("9c 9s 9h 5c 5h", "10 uk:11.97.d", "9980"),
    ];
    for (board, pay, left) in cases {
        let each = [format!("2 wins {pay}"), format!("1 wins {pay}")];
        pays("", ("10000", left), board, &["Kd Qc", "Jd Tc"], &[&each[0], &each[1]]);
    }
}

#[test]
fn r11_99_hole_card_hands_are_paid_by_seats_from_the_right() {
    let lines = ["2 wins 1000 uk:11.97.b", "1 wins 900 uk:11.97.b"];
    pays("", ("10000", "8100"), "7h 6h 5h Ac Kd", &["9h 8h", "4h 3h"], &lines);
    let (board, set) = ("Qh Jh Th 2c 3d", "seed.progressive-5-7=500");
    let lines = ["2 wins 10000 uk:11.97.a", "1 wins 50 uk:11.97.b"];
    pays(set, ("10000", "450"), board, &["9h 8h", "Ah Kh"], &lines);
    let lines = ["2 wins 1000 uk:11.97.b", "1 wins 9000 uk:11.97.a"];
    pays(set, ("10000", "500"), board, &["Ah Kh", "9h 8h"], &lines);
    // A board that is bettered is shared first.
    let lines = ["2 wins 9000 uk:11.97.a", "1 wins 1000 uk:11.98.b"];
    pays("", ("10000", "0"), "Kh Qh Jh Th 9h", &["2c 3c", "Ah 5c"], &lines);
}

#[test]
fn r11_100_a_folders_cards_stay_until_the_river() {
    let bets = [
        (1, "ante", 10),
        (1, "aa-bonus", 5),
        (1, "progressive-5-7", 1),
        (2, "ante", 10),
        (3, "ante", 10),
    ];
    let mut table = sit(CASINO_PROGRESSIVE, "", &bets);
    deal(table.as_mut(), "Ah Kh 3c 4d 9c 9d Kc Qd Qh Jh 5s");
    for n in 1..=3 {
        act(table.as_mut(), n, "fold");
    }
    // All have folded, and the board is dealt to its end; the AA Bonus is lost and not looked at.
    for card in ["2c", "Th"] {
        assert_eq!(asked(table.as_ref()), "board up");
        assert!(table.settle().is_err());
        deal(table.as_mut(), card);
    }
    show_all(table.as_mut());
    table.set_meter("progressive-5-7", Cents::dollars(1000)).expect("a meter");
    let lines: Vec<String> = table.settle().expect("settled").lines.iter().map(written).collect();
    let expected = [
        "3 ante loses 10 uk:11.82",
        "2 ante loses 10 uk:11.82",
        "1 aa-bonus loses 5 uk:11.82",
        "1 ante loses 10 uk:11.82",
        "1 progressive-5-7 wins 1000 uk:11.97.a",
    ];
    assert_eq!(lines, expected);
}
