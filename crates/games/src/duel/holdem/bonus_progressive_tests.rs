//! Section 11 of the British book, 11.39 to 11.47, and 2.7: the Progressive of Texas Hold 'Em
//! Bonus, rule by rule.
//!
//! Rules: uk:

use super::tests::{
    BONUS, BONUS_PROGRESSIVE, FLUSH, FOUR, FULL_HOUSE, LOWER, ROYAL, STRAIGHT, STRAIGHT_FLUSH,
    act, asked, deal, seat, show_all, sit,
};
use crate::check::{breach, check, open, play, refused, written};
use law::uk;
use money::Cents;
use table::{Bet, Party, Settlement, Verbs as _};

/// A seat that folds with a Progressive, so that nothing else matters.
fn folds(n: u8, hole: &str) -> String {
    format!("{n}: ante 10, progressive 1 | act {n} fold | seat{n} {hole}")
}

/// Settles the Progressives of seats 1, 2, … with these hole cards.
fn settled(set: &str, meter: &str, board: &str, holes: &[&str]) -> (Settlement, Cents) {
    let seats: Vec<String> = (1..).zip(holes).map(|(n, hole)| folds(n, hole)).collect();
    let round = format!(
        "{} | meter progressive {meter} | board {board} | dealer 2s 3s",
        seats.join(" | ")
    );
    let mut table = open(BONUS_PROGRESSIVE, set);
    let settled = play(table.as_mut(), &round).unwrap_or_else(|refusal| panic!("{refusal}"));
    (settled, table.meter("progressive").expect("a meter"))
}

/// The Progressives of such a round as they are settled, and what the meter holds afterwards.
#[track_caller]
fn pays(set: &str, (meter, left): (&str, &str), board: &str, holes: &[&str], expected: &[&str]) {
    let (settled, shown) = settled(set, meter, board, holes);
    let own = settled.lines.iter().filter(|line| line.wager == "progressive").map(written);
    let own: Vec<String> = own.map(|line| line.replace("progressive ", "")).collect();
    assert_eq!(own, expected);
    assert_eq!(shown, left.parse().expect("an amount"), "left in the meter");
}

/// One seat that plays on with a Progressive.
#[track_caller]
fn plays(set: &str, cards: &str, expected: &str) {
    let acts = "1: ante 10, progressive 1 | act 1 flop | act 1 check | act 1 check";
    let round = format!("{acts} | meter progressive 10000 | {cards}");
    let settled = play(open(BONUS_PROGRESSIVE, set).as_mut(), &round);
    let lines = settled.unwrap_or_else(|refusal| panic!("{refusal}")).lines;
    let found = lines.iter().find(|line| line.wager == "progressive").map(written);
    assert_eq!(found.as_deref(), Some(expected), "{cards}");
}

#[test]
fn r2_7_b_seventy_percent_of_the_stakes_feed_the_meter() {
    for (rate, lawful) in [("69", false), ("70", true), ("71", true), ("100", true)] {
        let found = breach(BONUS_PROGRESSIVE, &format!("increment.progressive={rate}"));
        assert_eq!(found.is_empty(), lawful, "{rate}: {found}");
        assert!(lawful || found.contains("(uk:2.7.b)"));
    }
    let round = format!("{} | board 2c 7d 9h Ts 5d | dealer 2s 3s", folds(1, "Ah Kd"));
    let grown = |set: &str, round: &str| {
        let mut table = open(BONUS_PROGRESSIVE, set);
        play(table.as_mut(), round).unwrap_or_else(|refusal| panic!("{refusal}"));
        table.meter("progressive").expect("a meter")
    };
    assert_eq!(grown("", &round), Cents::new(70));
    assert_eq!(grown("increment.progressive=85", &round), Cents::new(85));
    // Of five cents 3.5 are the least: four are given.
    let small = round.replace("progressive 1", "progressive 0.05");
    assert_eq!(grown("unit.progressive=0.05", &small), Cents::new(4));
}

#[test]
fn r2_7_c_the_house_may_seed_the_meter() {
    let table = open(BONUS_PROGRESSIVE, "seed.progressive=2500");
    assert_eq!(table.meter("progressive").expect("a meter"), Cents::dollars(2500));
    let table = open(BONUS_PROGRESSIVE, "");
    assert_eq!(table.meter("progressive").expect("a meter"), Cents::ZERO);
    // The seed comes on top of what stakes have paid in, and again after a full win.
    let set = "seed.progressive=2500";
    let board = "Qh Jh Th 2c 3d";
    pays(set, ("10000", "2500"), board, &["Ah Kh"], &["1 wins 10000 uk:11.44.a"]);
    let (settled, _) = settled(set, "10000", board, &["Ah Kh"]);
    let seeds = settled.transfers.iter().filter(|moved| moved.why.label == "seed");
    assert_eq!(
        seeds.map(|moved| (moved.from, moved.amount)).collect::<Vec<_>>(),
        [(Party::House, Cents::dollars(2500))]
    );
}

#[test]
fn r11_39_beside_the_bonus_jackpot_or_in_its_place() {
    let bets = [(1, "ante", 10), (1, "bonus-jackpot", 5), (1, "progressive", 1)];
    assert_eq!(sit(BONUS_PROGRESSIVE, "", &bets).lying().len(), 3);
    let instead = "offers.bonus-jackpot=false";
    assert!(open(BONUS_PROGRESSIVE, instead).sign().mark("bonus-jackpot").is_none());
    assert_eq!(sit(BONUS_PROGRESSIVE, instead, &[bets[0], bets[2]]).lying().len(), 2);
    // The house need not add it.
    assert!(open(BONUS, "").sign().mark("progressive").is_none());
    assert!(breach(BONUS_PROGRESSIVE, "offers.progressive=maybe").contains("(uk:11.39)"));
}

#[test]
fn r11_40_made_together_with_the_ante() {
    let mut table = sit(BONUS_PROGRESSIVE, "", &[(1, "ante", 10)]);
    let late = table.stake(&Bet::new(seat(1), "progressive", Cents::dollars(1)));
    assert_eq!(late.expect_err("betting is closed").rule, Some(uk::R11_17));
    // It is the player's choice.
    deal(table.as_mut(), "Ah Kh Kc Qd");
    assert_eq!(asked(table.as_ref()), "1: flop, fold");
}

#[test]
fn r11_41_none_without_an_ante() {
    refused(BONUS_PROGRESSIVE, "", "1: progressive 1", "uk:11.41");
    refused(BONUS_PROGRESSIVE, "", "1: ante 10 | 2: progressive 1", "uk:11.41");
    // The stake is the posted unit.
    for stake in ["0.99", "1.01", "2"] {
        refused(BONUS_PROGRESSIVE, "", &format!("1: ante 10, progressive {stake}"), "uk:11.5");
    }
    let five = [(1, "ante", 10), (1, "progressive", 5)];
    assert_eq!(sit(BONUS_PROGRESSIVE, "unit.progressive=5", &five).lying().len(), 2);
}

#[test]
fn r11_43_whatever_the_dealer_has() {
    // A flush that a better flush beats is paid all the same.
    let beaten = "seat1 3h 2h | board 9h 5h 4h Kc Qd | dealer Ah Kh";
    let acts = "1: ante 10, progressive 1 | act 1 flop | act 1 check | act 1 check";
    let lines = "1 ante loses 10; 1 flop loses 20; 1 progressive wins 50 uk:11.44.e";
    check(BONUS_PROGRESSIVE, "", &format!("{acts} | meter progressive 10000 | {beaten}"), lines);
    plays("", STRAIGHT, "1 progressive loses 1 uk:11.43");
    plays("", LOWER, "1 progressive loses 1 uk:11.43");
    // The board counts for all.
    let board = "Ah 9h 5h 4h 3h";
    let each = ["2 wins 50 uk:11.44.e", "1 wins 50 uk:11.44.e"];
    pays("", ("10000", "9900"), board, &["Kd Qc", "Jd Tc"], &each);
}

#[test]
fn r11_44_from_the_meter_and_at_least_so_much() {
    let rows = [("four-of-a-kind", 500, "c"), ("full-house", 100, "d"), ("flush", 50, "e")];
    for (row, times, letter) in rows {
        let posted = |times: u32| format!("odds.progressive.{row}={times}:1");
        let rule = format!("(uk:11.44.{letter})");
        assert!(breach(BONUS_PROGRESSIVE, &posted(times - 1)).contains(&rule), "{row}");
        assert_eq!(breach(BONUS_PROGRESSIVE, &posted(times)), "");
        assert_eq!(breach(BONUS_PROGRESSIVE, &posted(times + 1)), "");
    }
    plays("odds.progressive.flush=51:1", FLUSH, "1 progressive wins 51 uk:11.44.e");
    // What the meter lacks the house adds.
    let board = "9c 9s 5h 2c 3d";
    let four = ["1 wins 500 uk:11.44.c"];
    pays("", ("500", "0"), board, &["9h 9d"], &four);
    pays("", ("500.01", "0.01"), board, &["9h 9d"], &four);
    pays("", ("200", "0"), board, &["9h 9d"], &four);
    let (settled, _) = settled("", "200", board, &["9h 9d"]);
    let of = |from: Party, to: Party| -> Cents {
        let moved = settled.transfers.iter().filter(|t| (t.from, t.to) == (from, to));
        moved.filter(|t| t.why.label != "meter increment").map(|t| t.amount).sum()
    };
    let (meter, player) = (Party::Meter(5), Party::Seat(seat(1)));
    assert_eq!(of(meter, player), Cents::dollars(500));
    assert_eq!(of(Party::House, meter), Cents::dollars(300));
}

#[test]
fn r11_44_a_royal_flush_takes_the_meter() {
    plays("", ROYAL, "1 progressive wins 10000 uk:11.44.a");
    pays("", ("123.45", "0"), "Qh Jh Th 2c 3d", &["Ah Kh"], &["1 wins 123.45 uk:11.44.a"]);
    // With one hole card as with two.
    pays("", ("100", "0"), "Kh Qh Jh Th 3d", &["Ah 2c"], &["1 wins 100 uk:11.44.a"]);
}

#[test]
fn r11_44_b_straight_flush_takes_a_tenth() {
    plays("", STRAIGHT_FLUSH, "1 progressive wins 1000 uk:11.44.b");
    // A fraction of a cent is the player's.
    let board = "7h 6h 5h 2c 3d";
    let [at, above] = [["1 wins 10 uk:11.44.b"], ["1 wins 10.01 uk:11.44.b"]];
    pays("", ("100", "90"), board, &["9h 8h"], &at);
    pays("", ("100.01", "90"), board, &["9h 8h"], &above);
    pays("", ("100.10", "90.09"), board, &["9h 8h"], &above);
}

#[test]
fn r11_44_c_four_of_a_kind_500_times() {
    plays("", FOUR, "1 progressive wins 500 uk:11.44.c");
}

#[test]
fn r11_44_d_full_house_100_times() {
    plays("", FULL_HOUSE, "1 progressive wins 100 uk:11.44.d");
}

#[test]
fn r11_44_e_flush_50_times() {
    plays("", FLUSH, "1 progressive wins 50 uk:11.44.e");
    // Times the stake, which is gone.
    let acts = "1: ante 10, progressive 5 | act 1 fold | seat1 Ah 2h | board 9h 5h 3h Kc Qd";
    let round = format!("{acts} | dealer Kd Ks | meter progressive 1000");
    let mut table = open(BONUS_PROGRESSIVE, "unit.progressive=5");
    let settled = play(table.as_mut(), &round).expect("settled");
    assert_eq!(written(&settled.lines[1]), "1 progressive wins 250 uk:11.44.e");
    assert_eq!(settled.net(Party::Seat(seat(1))), Cents::dollars(250 - 5 - 10));
}

#[test]
fn r11_45_winning_board_counts_for_everybody() {
    // A full house on the board, and a seat that betters it to four of a kind.
    let board = "9c 9s 9h 5c 5h";
    let lines = ["3 wins 100 uk:11.44.d", "2 wins 500 uk:11.44.c", "1 wins 100 uk:11.44.d"];
    pays("", ("10000", "9300"), board, &["Ad Kd", "9d 2c", "Jd Tc"], &lines);
}

#[test]
fn r11_45_a_royal_board_shares_the_meter() {
    let board = "Ah Kh Qh Jh Th";
    let two = ["2 wins 5000 uk:11.45.a", "1 wins 5000 uk:11.45.a"];
    pays("seed.progressive=300", ("10000", "300"), board, &["2c 3c", "9h 8h"], &two);
    // What does not divide stays.
    let three = ["3 wins 33.33 uk:11.45.a", "2 wins 33.33 uk:11.45.a", "1 wins 33.33 uk:11.45.a"];
    pays("", ("100", "0.01"), board, &["2c 3c", "9h 8h", "4c 4d"], &three);
}

#[test]
fn r11_45_b_a_straight_flush_board_shares_a_tenth() {
    let board = "9h 8h 7h 6h 5h";
    let holes = ["Ac Kc", "Ad Kd", "Qc Jc", "Qd Jd", "Tc Td", "4c 4d"];
    let each: Vec<String> = (1..=6).rev().map(|n| format!("{n} wins 1000 uk:11.45.b")).collect();
    let each: Vec<&str> = each.iter().map(String::as_str).collect();
    pays("", ("60000", "54000"), board, &holes, &each);
}

#[test]
fn r11_45_c_less_on_the_board_pays_each_in_full() {
    let cases = [
        ("9c 9s 9h 9d 5h", "500 uk:11.44.c", "9000"),
        ("9c 9s 9h 5c 5h", "100 uk:11.44.d", "9800"),
        ("Ah 9h 5h 4h 3h", "50 uk:11.44.e", "9900"),
    ];
    for (board, pay, left) in cases {
        let each = [format!("2 wins {pay}"), format!("1 wins {pay}")];
        pays("", ("10000", left), board, &["Kd Qc", "Jd Tc"], &[&each[0], &each[1]]);
    }
}

#[test]
fn r11_46_hole_card_hands_are_paid_by_seats_from_the_right() {
    let board = "7h 6h 5h Ac Kd";
    let lines = ["2 wins 1000 uk:11.44.b", "1 wins 900 uk:11.44.b"];
    pays("", ("10000", "8100"), board, &["9h 8h", "4h 3h"], &lines);
    // A royal flush before a straight flush leaves it the seed, after it nine tenths.
    let (board, set) = ("Qh Jh Th 2c 3d", "seed.progressive=500");
    let lines = ["2 wins 10000 uk:11.44.a", "1 wins 50 uk:11.44.b"];
    pays(set, ("10000", "450"), board, &["9h 8h", "Ah Kh"], &lines);
    let lines = ["2 wins 1000 uk:11.44.b", "1 wins 9000 uk:11.44.a"];
    pays(set, ("10000", "500"), board, &["Ah Kh", "9h 8h"], &lines);
}

#[test]
fn r11_46_a_board_that_is_bettered_is_shared_first() {
    let board = "Kh Qh Jh Th 9h";
    let lines = ["3 wins 9000 uk:11.44.a", "2 wins 500 uk:11.45.b", "1 wins 500 uk:11.45.b"];
    pays("seed.progressive=70", ("10000", "70"), board, &["2c 3c", "4c 4d", "Ah 5c"], &lines);
    // A higher straight flush takes a tenth of what the sharers leave.
    let lines = ["2 wins 1000 uk:11.45.b", "1 wins 900 uk:11.44.b"];
    pays("", ("10000", "8100"), "9h 8h 7h 6h 5h", &["Th 2c", "4c 4d"], &lines);
}

#[test]
fn r11_47_a_folders_cards_stay_for_the_progressive() {
    let mut table = sit(
        BONUS_PROGRESSIVE,
        "",
        &[(1, "ante", 10), (1, "progressive", 1), (2, "ante", 10), (3, "ante", 10)],
    );
    deal(table.as_mut(), "Ah Kh 3c 4d 9c 9d 8c 7d");
    act(table.as_mut(), 1, "fold");
    act(table.as_mut(), 2, "fold");
    act(table.as_mut(), 3, "flop");
    deal(table.as_mut(), "Qh Jh Th");
    assert_eq!(asked(table.as_ref()), "3: turn, check");
    act(table.as_mut(), 3, "check");
    deal(table.as_mut(), "2c");
    act(table.as_mut(), 3, "check");
    deal(table.as_mut(), "3d");
    show_all(table.as_mut());
    table.set_meter("progressive", Cents::dollars(1000)).expect("a meter");
    let settled = table.settle().expect("settled");
    let lines: Vec<String> = settled.lines.iter().map(written).collect();
    let expected = [
        "3 ante pushes 0 uk:11.38",
        "3 flop wins 20 uk:11.37",
        "2 ante loses 10 uk:11.20",
        "1 ante loses 10 uk:11.20",
        "1 progressive wins 1000 uk:11.44.a",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn r11_47_all_five_cards_come_even_if_everybody_folds() {
    let mut table =
        sit(BONUS_PROGRESSIVE, "", &[(1, "ante", 10), (1, "progressive", 1), (2, "ante", 10)]);
    deal(table.as_mut(), "Ah Kh 3c 4d Kc Qd");
    act(table.as_mut(), 1, "fold");
    act(table.as_mut(), 2, "fold");
    for card in ["Qh", "Jh", "9h", "2c", "3d"] {
        assert_eq!(asked(table.as_ref()), "board up");
        assert!(table.settle().is_err());
        deal(table.as_mut(), card);
    }
    show_all(table.as_mut());
    let lines: Vec<String> = table.settle().expect("settled").lines.iter().map(written).collect();
    assert_eq!(lines[2], "1 progressive wins 50 uk:11.44.e");
}
