//! What is paid: 3.13 to 4.2.1.
//!
//! Rules: sg:

use super::super::testing::{ID, JACKPOT, check, check_at, finds, finds_at, play};
use crate::check::open;
use money::Cents;
use table::{Party, Verbs as _};

/// The dealer's cards and the board of most rounds here: nothing.
const REST: &str = "dealer 3h 4c | board 8c 9d 2s 6h 7d";

/// A jackpot wager of one dollar over these cards, and what it wins by which table.
#[track_caller]
fn jackpot(own: &str, board: &str, act: &str, line: &str) {
    let round = format!(
        "seat1 {own} | dealer 3c 5c | board {board} | 1: ante 10, {JACKPOT} 1 | \
         acts 1 {act} | meter 100000"
    );
    finds(&round, &format!("1 progressive-jackpot {line}"));
}

const IN: &str = "flop check check";

#[test]
fn r3_13_a_jackpot_award_comes_on_top_of_the_rest() {
    check(
        &format!(
            "seat1 7s 7d | dealer Kh 9c | board 7c 3d 7h Js 8d | \
             1: ante 10, bonus 5, {JACKPOT} 1 | acts 1 flop turn river"
        ),
        "1 ante wins 10; 1 flop wins 20; 1 turn wins 10; 1 river wins 10; 1 bonus wins 15; \
         1 progressive-jackpot wins 300",
    );
}

#[test]
fn r3_15_a_royal_flush_is_paid_after_the_lower_hands() {
    // Royal flush on the flop, straight flush, four of a kind.
    let round = format!(
        "seat1 Ah Kh | seat2 9h 8h | seat3 4c 4h | dealer 3c 5c | board Qh Jh Th 4s 4d | \
         1: ante 10, {JACKPOT} 1 | 2: ante 10, {JACKPOT} 1 | 3: ante 10, {JACKPOT} 1 | \
         meter 10000"
    );
    let lower = "1 ante wins 10; 1 flop wins 20; 2 ante wins 10; 2 flop wins 20; \
                 2 progressive-jackpot wins 1500; 3 ante wins 10; 3 flop wins 20; \
                 3 progressive-jackpot wins 300";
    check(&round, &format!("{lower}; 1 progressive-jackpot wins 10000 sg:4.2"));
    // Where those come out of the meter, the royal flush has what they leave.
    let set = "fixed_awards=meter";
    check_at(set, &round, &format!("{lower}; 1 progressive-jackpot wins 8200 sg:4.2"));
}

#[test]
fn r4_1_1_a_the_base_wagers_pay_even_money() {
    check(
        "seat1 6s 5d | dealer Kh 9c | board 2c 3d 7h 4s 8d | 1: ante 7.50 | \
         acts 1 flop turn river",
        "1 ante wins 7.50 sg:4.1.1.a; 1 flop wins 15 sg:4.1.1.a; \
         1 turn wins 7.50 sg:4.1.1.a; 1 river wins 7.50 sg:4.1.1.a",
    );
}

/// The printed odds on hole cards, with cards at both ends of each row.
const BONUS: [(&str, u32); 17] = [
    ("As Ad", 30),
    ("As Ks", 25),
    ("As Qs", 20),
    ("Js As", 20),
    ("As Kd", 15),
    ("Ks Kd", 10),
    ("Qs Qd", 10),
    ("Js Jd", 10),
    ("As Qd", 5),
    ("As Jd", 5),
    ("Ts Td", 3),
    ("5s 5d", 3),
    ("2c 2d", 3),
    ("As Ts", 0),
    ("As Td", 0),
    ("Ks Qs", 0),
    ("As 5s", 0),
];

#[test]
fn r4_1_1_b_the_bonus_pays_by_the_hole_cards() {
    for (own, odds) in BONUS {
        let line = match odds {
            0 => "1 bonus loses 2 sg:4.1.1.b".to_string(),
            odds => format!("1 bonus wins {} sg:4.1.1.b", 2 * odds),
        };
        for set in ["", "forfeit=true"] {
            finds_at(set, &format!("seat1 {own} | {REST} | 1: ante 10, bonus 2"), &line);
        }
    }
    let aces = "seat1 As Ad | dealer Ah Ac | board 8c 9d 2s 6h Jd | 1: ante 10, bonus 2";
    finds(aces, "1 bonus wins 2000 sg:4.1.1.b");
    finds_at("forfeit=true", aces, "1 bonus wins 2000 sg:4.1.1.b");
    // One ace of the dealer's is not two.
    let one = "seat1 As Ad | dealer Ah Kc | board 8c 9d 2s 6h Jd | 1: ante 10, bonus 2";
    finds(one, "1 bonus wins 60 sg:4.1.1.b");
}

#[test]
fn r4_2_royal_flushes_take_their_part_of_the_meter() {
    jackpot("Ah Kh", "Qh Jh Th 2c 2d", IN, "wins 100000 sg:4.2");
    jackpot("Ah Kh", "Qh Jh 2c Th 2d", IN, "wins 25000 sg:4.2");
    jackpot("Ah 2s", "Qh Jh Kh Th 2d", IN, "wins 25000 sg:4.2");
    jackpot("Ah Kh", "Qh Jh 2c 2d Th", IN, "wins 5000 sg:4.2");
    jackpot("Ah 2s", "Qh Jh Kh 2d Th", IN, "wins 5000 sg:4.2");
    jackpot("Ah Kh", "2c 2d Qh Jh Th", IN, "wins 5000 sg:4.2");
    // Folded, the same cards win nothing.
    for board in ["Qh Jh Th 2c 2d", "Qh Jh 2c Th 2d", "Qh Jh 2c 2d Th"] {
        jackpot("Ah Kh", board, "fold", "loses 1 sg:4.2");
    }
}

#[test]
fn r4_2_fixed_awards_for_the_best_of_seven() {
    jackpot("9h 8h", "Qh Jh Th 2c 2d", IN, "wins 1500 sg:4.2");
    jackpot("Ac 2c", "3h 4h 5h 6h 7h", IN, "wins 1500 sg:4.2");
    jackpot("7c 7d", "7h 7s Th 2c 2d", IN, "wins 300 sg:4.2");
    jackpot("7c 2h", "7h 7s 7d 2c 3d", IN, "wins 300 sg:4.2");
    jackpot("7c 7d", "7h 2s 2h 3d 4d", IN, "loses 1 sg:4.2");
    // The same for every stake, as the book prints none, posted or not (reading sg-meter).
    let five =
        format!("seat1 7c 7d | dealer 3c 5c | board 7h 7s Th 2c 2d | 1: ante 10, {JACKPOT} 5");
    finds_at(&format!("unit.{JACKPOT}=5"), &five, "1 progressive-jackpot wins 300 sg:4.2");
    finds(&five, "1 progressive-jackpot wins 300 sg:4.2");
    let refusal = play(open(ID, &format!("unit.{JACKPOT}=2")).as_mut(), &five).expect_err("two");
    assert_eq!(refusal.rule, Some(law::reading::SG_METER));
    let nothing = five.replace(&format!("{JACKPOT} 5"), &format!("{JACKPOT} 0"));
    let refusal = play(open(ID, "").as_mut(), &nothing).expect_err("no stake");
    assert_eq!(refusal.rule, Some(law::reading::SG_METER));
}

#[test]
fn r4_2_1_the_board_alone_pays_hands_in_and_out() {
    for act in [IN, "fold"] {
        jackpot("2c 2d", "Ah Kh Qh Jh Th", act, "wins 10000 sg:4.2.1");
    }
    jackpot("2c 2d", "9h Kh Qh Jh Th", "fold", "wins 1500 sg:4.2.1");
    jackpot("2c 2d", "7h 7c 7d 7s Th", "fold", "wins 300 sg:4.2.1");
    // One award to a position, not one from each table (reading sg-one-award).
    jackpot("2c 2d", "9h Kh Qh Jh Th", IN, "wins 1500 sg:4.2");
    jackpot("2c 2d", "7h 7c 7d 7s Th", IN, "wins 300 sg:4.2");
}

#[test]
fn r4_2_1_a_straight_flush_on_the_board_is_paid_where_it_is_more_than_the_royal() {
    // Ah over 9h to Kh: 5% of the meter against $1,500; 25% with the nine last.
    let over = |own: &str, board: &str, meter: &str, line: &str| {
        let round = format!(
            "seat1 {own} | dealer 3c 5c | board {board} | 1: ante 10, {JACKPOT} 1 | meter {meter}"
        );
        finds(&round, &format!("1 progressive-jackpot {line}"));
    };
    let (river, turn) = ("9h Kh Qh Jh Th", "Th Kh Qh Jh 9h");
    over("Ah 2c", river, "29999.80", "wins 1500 sg:4.2.1");
    over("Ah 2c", river, "30000", "wins 1500 sg:4.2");
    over("Ah 2c", river, "30000.20", "wins 1500.01 sg:4.2");
    over("Ah 2c", turn, "5999.96", "wins 1500 sg:4.2.1");
    over("Ah 2c", turn, "6000", "wins 1500 sg:4.2");
    over("Ah 2c", turn, "6000.04", "wins 1500.01 sg:4.2");
    let flop = "Qh Jh Th 9h 8h";
    over("Ah Kh", flop, "1499.99", "wins 1500 sg:4.2.1");
    over("Ah Kh", flop, "1500", "wins 1500 sg:4.2");
    over("Ah Kh", flop, "1500.01", "wins 1500.01 sg:4.2");
}

#[test]
fn r4_2_a_meter_won_in_whole_starts_again_from_its_seed() {
    let set = format!("seed.{JACKPOT}=20000 increment.{JACKPOT}=20 unit.{JACKPOT}=5");
    let mut table = open(ID, &set);
    let shown = |table: &dyn table::Table| table.meter(JACKPOT).expect("a meter");
    assert_eq!(shown(table.as_ref()), Cents::dollars(20_000));
    let round = |board: &str| {
        format!("seat1 Ah Kh | dealer 3c 5c | board {board} | 1: ante 10, {JACKPOT} 5")
    };
    play(table.as_mut(), &round("Qh Jh 4c 2d 2s")).expect("a round");
    assert_eq!(shown(table.as_ref()), Cents::dollars(20_001), "a fifth of the stake");
    table.clear().expect("cleared");
    table.new_shoe().expect("a shoe");
    let settlement = play(table.as_mut(), &round("Qh Jh Th 2d 2s")).expect("a round");
    assert_eq!(settlement.net(Party::Seat(table::Seat::FIRST)), Cents::dollars(20_002 - 5 + 30));
    assert_eq!(shown(table.as_ref()), Cents::dollars(20_000), "the seed");
}

#[test]
fn r4_2_fixed_awards_leave_the_meter_alone_unless_posted() {
    let round = format!(
        "seat1 7c 7d | dealer 3c 5c | board 7h 7s Th 2c 2d | 1: ante 10, {JACKPOT} 1 | meter 1000"
    );
    for (set, left) in [("", 1000), ("fixed_awards=tray", 1000), ("fixed_awards=meter", 700)] {
        let mut table = open(ID, set);
        play(table.as_mut(), &round).expect("a round");
        let shown = table.meter(JACKPOT);
        assert_eq!(shown, Some(Cents::dollars(left)), "{set}");
    }
}
