//! The schedules of the games of twenty-one, rule by rule.
//!
//! Rules: ca:fees/

use super::tests::{rates, row};
use super::twenty_one::{F_4, F_F};
use super::{Fee, baccarat, options};
use crate::check::{breach, open, play};
use money::Cents;
use table::Party;

const POKER: &str = "ca/blackjack-poker";
const NINE: &str = "ca/nine-and-a-half";
const HAWAIIAN: &str = "ca/hawaiian-blackjack";

/// What is paid to the card room: by seat 1, by seat 2 and by the player-dealer, in cents.
fn paid(id: &str, set: &str, wagers: &str) -> [i64; 3] {
    let hands = match id {
        NINE => "seat1 8h | seat2 7h | dealer 6c",
        _ => "seat1 Th 9c | seat2 Th 9d | dealer Tc 8d",
    };
    let round = format!("bank 8 5000 | {hands} | act 1 stand | act 2 stand | {wagers}");
    let settled = play(open(id, set).as_mut(), &round);
    let settled = settled.unwrap_or_else(|refusal| panic!("{refusal}"));
    let seat = |n| Party::Seat(table::Seat::new(n).expect("a seat"));
    [seat(1), seat(2), Party::PlayerDealer].map(|from| {
        let fees = settled.transfers.iter().filter(|t| t.to == Party::Room && t.from == from);
        fees.map(|transfer| transfer.amount.get()).sum()
    })
}

const WAGERS: &str = "1: base 50 | 2: base 50, perfect-pair 50";

/// A tenfold wager bears the same fee.
fn never_a_part(id: &str, fees: &str) {
    let small = paid(id, fees, "1: base 10 | 2: base 10");
    assert_eq!(small, paid(id, fees, "1: base 100 | 2: base 100"));
}

/// One limit with its fees.
fn one_limit(id: &str, fees: &str, [min, max]: [&str; 2]) {
    assert_eq!(breach(id, &format!("fees={fees} min={min} max={max}")), "");
    assert!(breach(id, &format!("fees={fees} min=1.00")).contains("ca:fees/19"));
    assert!(breach(id, &format!("fees={fees} max=7000.00")).contains("ca:fees/19"));
}

fn five_rates(schedule: &[Fee]) {
    assert!(schedule.iter().all(|fee| rates(fee) <= 5));
}

#[test]
fn rf_4_has_eight_options() {
    let rows: Vec<String> = F_4.iter().map(row).collect();
    let printed = [
        "$5-$10 | 0.50 | 1 per hand",
        "$5-$100 | 1.00 | 2 per hand",
        "$10-$100 | 1.00 | 2 per hand",
        "$25-$100 | 1.00 | 2 per hand",
        "$100-$100 | 1.00 | 3 per hand",
        "$100-$300 | 2.00 | 4 per hand",
        "$100-$500 | 3.00 | 5 per hand",
        "$300-$1,000 | 5.00 | 5 per hand",
    ];
    assert_eq!(rows, printed);
    assert_eq!(options(&["F-B", "F-4"]).len(), 1 + 20 + 8);
    assert!(!breach(HAWAIIAN, "fees=F-4-1").is_empty(), "it is Blackjack Poker's own");
}

#[test]
fn rf_4_a_player_dealer_pays_per_hand() {
    assert_eq!(paid(POKER, "fees=F-4-2", WAGERS)[2], 200);
    assert_eq!(paid(POKER, "fees=F-B-2", WAGERS)[2], 200);
}

#[test]
fn rf_4_b_player_pays_for_the_game_wager_alone() {
    assert_eq!(paid(POKER, "fees=F-4-2", WAGERS)[..2], [100, 100]);
}

#[test]
fn rf_4_d_one_limit_with_its_fees() {
    one_limit(POKER, "F-4-3", ["10.00", "100.00"]);
}

#[test]
fn rf_4_e_no_fee_is_a_part_of_a_bet() {
    never_a_part(POKER, "fees=F-4-2");
}

#[test]
fn rf_4_f_five_rates_at_most() {
    five_rates(&F_4);
}

#[test]
fn rf_b_blackjack_poker_pays_by_table_action_too() {
    // $100 of game wagers and $50 of the Perfect Pair.
    assert_eq!(paid(POKER, "fees=F-B-17", WAGERS), [0, 0, 200]);
    assert_eq!(paid(POKER, "fees=F-B-17", "1: base 30 | 2: base 30"), [0, 0, 100]);
}

#[test]
fn rf_c_hawaiian_blackjack_has_its_sixteen_options() {
    assert_eq!(baccarat::F_C.len(), 16);
    assert_eq!(paid(HAWAIIAN, "fees=F-C-2", "1: base 50 | 2: base 50"), [100, 100, 200]);
    assert!(!breach(HAWAIIAN, "fees=F-B-1").is_empty());
}

#[test]
fn rf_f_has_twenty_rows_two_numbers_twice() {
    assert_eq!(F_F.len(), 20);
    assert_eq!(row(&F_F[0]), "$5-$10 | 0.50 | 1 per hand");
    assert_eq!(row(&F_F[2]), "$5-$50 | 0.50 | 2 per hand");
    let twice: Vec<(&str, String)> = F_F[4..8].iter().map(|fee| (fee.id, row(fee))).collect();
    assert_eq!(twice[0], ("F-F-5", "$10-$100 | 1.00 | 2 per hand".into()));
    assert_eq!(twice[1], ("F-F-6", "$25-$100 | 1.00 | 2 per hand".into()));
    assert_eq!(twice[2], ("F-F-5b", "$25-$200 | 2.00 | 3 per hand".into()));
    assert_eq!(twice[3], ("F-F-6b", "$25-$300 | 2.00 | 4 per hand".into()));
    assert_eq!(row(&F_F[15]), "$300-$1,000 | 5.00 | 8 per hand");
    assert_eq!(row(&F_F[16]), "$300-$1,000 | 5.00 | 10 per hand");
    assert_eq!(row(&F_F[19]), "$1,000-$5,000 | 10.00 | 15 per hand");
}

#[test]
fn rf_f_a_player_dealer_pays_per_hand() {
    assert_eq!(paid(NINE, "fees=F-F-5b", "1: base 50 | 2: base 50")[2], 300);
}

#[test]
fn rf_f_b_player_pays_for_each_circle() {
    assert!(F_F.iter().all(|fee| fee.per_bet > Cents::ZERO));
    assert_eq!(paid(NINE, "fees=F-F-5b", "1: base 50 | 2: base 50")[..2], [200, 200]);
}

#[test]
fn rf_f_d_one_limit_with_its_fees() {
    one_limit(NINE, "F-F-6b", ["25.00", "300.00"]);
}

#[test]
fn rf_f_e_no_fee_is_a_part_of_a_bet() {
    never_a_part(NINE, "fees=F-F-4");
}

#[test]
fn rf_f_f_five_rates_at_most() {
    five_rates(&F_F);
}
