//! The schedules of the pai gow games, rule by rule.
//!
//! Rules: ca:fees/

use super::pai_gow::{F_2, F_8, F_A};
use super::tests::{rates, row};
use crate::check::{breach, open, play};
use table::Party;

const GAMES: [&str; 5] = [
    "ca/jokers-wild-pai-gow-poker",
    "ca/pai-gow-poker",
    "ca/fortune-pai-gow-poker",
    "ca/pai-gow-tiles",
    "ca/pai-gow-tiles-wild",
];
const FORTUNE: &str = GAMES[2];
const WILD: &str = GAMES[4];

/// What is paid to the card room: by seat 1, by seat 2 and by the player-dealer, in cents.
fn paid(id: &str, set: &str, wagers: &str) -> [i64; 3] {
    let hands = if id.contains("tiles") {
        "seat1 6-6 6-6 1-6 5-5 | seat2 2-2 2-2 1-5 1-4 | dealer 4-5 3-6 5-6 5-5"
    } else {
        "seat1 Kh Kd 4s 6c 8h As Jc | seat2 2h 2d 3s 5c 7h 9s Td | dealer 2c 3d 5h 7s 9c Tc Qh"
    };
    let round = format!(
        "bank 7 100000 | {hands} | act 1 house-way | act 2 house-way | act 7 house-way | {wagers}"
    );
    let settled = play(open(id, set).as_mut(), &round);
    let settled = settled.unwrap_or_else(|refusal| panic!("{refusal}"));
    let seat = |n| Party::Seat(table::Seat::new(n).expect("a seat"));
    [seat(1), seat(2), Party::PlayerDealer].map(|from| {
        let fees = settled.transfers.iter().filter(|t| t.to == Party::Room && t.from == from);
        fees.map(|transfer| transfer.amount.get()).sum()
    })
}

#[test]
fn rf_a_a_player_dealer_pays_per_hand() {
    for id in GAMES {
        assert_eq!(paid(id, "fees=F-A-5", "1: base 50 | 2: base 60")[2], 300, "{id}");
    }
}

#[test]
fn rf_a_b_a_player_pays_for_each_game_wager() {
    for id in GAMES {
        assert_eq!(paid(id, "fees=F-A-7", "1: base 50 | 2: base 60"), [200, 200, 400], "{id}");
    }
    // A Fortune wager is no game wager.
    let wagers = "1: base 50, fortune 50 | 2: base 60";
    assert_eq!(paid(FORTUNE, "fees=F-A-7", wagers), [200, 200, 400]);
}

#[test]
fn rf_a_c_by_table_action_players_pay_nothing() {
    for id in GAMES {
        let [one, two, _] = paid(id, "fees=F-A-18", "1: base 50 | 2: base 60");
        assert_eq!([one, two], [0, 0], "{id}");
    }
}

#[test]
fn rf_a_d_table_action_counts_game_and_bonus_wagers() {
    for (wagers, dollars) in [
        ("1: base 50 | 2: base 50", 1),
        ("1: base 50 | 2: base 51", 2),
        ("1: base 50, fortune 50 | 2: base 50", 2),
    ] {
        assert_eq!(paid(FORTUNE, "fees=F-A-18", wagers)[2], dollars * 100, "{wagers}");
    }
}

#[test]
fn rf_a_has_twenty_options() {
    assert_eq!(F_A.len(), 20);
    assert_eq!(row(&F_A[0]), "$5-$10 | 0.50 | 1 per hand");
    assert_eq!(row(&F_A[15]), "$1,000-$5,000 | 10.00 | 15 per hand");
    // Options 1 to 16 are those of the Pan 9 games.
    for (own, other) in F_A.iter().zip(super::nines::F_D.iter()).take(16) {
        assert_eq!(row(own), row(other));
    }
    assert!(breach(GAMES[1], "fees=F-A-5 max=300.00").contains("ca:fees/19"));
    assert!(!breach(GAMES[1], "fees=F-2-1").is_empty(), "F-2 is Fortune's alone");
}

#[test]
fn rf_8_has_the_figures_of_the_consolidated_schedule() {
    assert_eq!(F_8.len(), 20);
    for (own, other) in F_8.iter().zip(F_A.iter()) {
        assert_eq!(row(own), row(other));
        assert_eq!(own.player_dealer, other.player_dealer);
    }
    for id in GAMES.iter().filter(|id| **id != WILD) {
        assert!(!breach(id, "fees=F-8-1").is_empty(), "F-8 is Tiles Wild's alone");
    }
    super::tests::check("F-8-20", &[("1200", 5), ("1201", 12), ("24000", 36), ("24001", 50)]);
}

#[test]
fn rf_8_a_player_dealer_pays_per_hand() {
    assert_eq!(paid(WILD, "fees=F-8-5", "1: base 50 | 2: base 60")[2], 300);
}

#[test]
fn rf_8_b_a_player_pays_for_each_game_wager() {
    assert_eq!(paid(WILD, "fees=F-8-7", "1: base 50 | 2: base 60"), [200, 200, 400]);
}

#[test]
fn rf_8_c_by_table_action_players_pay_nothing() {
    assert_eq!(paid(WILD, "fees=F-8-18", "1: base 50 | 2: base 60")[..2], [0, 0]);
}

#[test]
fn rf_8_d_the_player_dealer_pays_by_table_action() {
    for (second, dollars) in [(50, 1), (51, 2)] {
        let wagers = format!("1: base 50 | 2: base {second}");
        assert_eq!(paid(WILD, "fees=F-8-18", &wagers)[2], dollars * 100, "{wagers}");
    }
}

#[test]
fn rf_8_e_one_limit_with_its_fees() {
    assert_eq!(breach(WILD, "fees=F-8-3 min=10.00 max=100.00"), "");
    assert!(breach(WILD, "fees=F-8-3 min=1.00").contains("ca:fees/19"));
    assert!(breach(WILD, "fees=F-8-3 max=7000.00").contains("ca:fees/19"));
}

#[test]
fn rf_8_f_no_fee_is_a_part_of_a_bet() {
    let small = paid(WILD, "fees=F-8-3", "1: base 10 | 2: base 10");
    assert_eq!(small, paid(WILD, "fees=F-8-3", "1: base 100 | 2: base 100"));
}

#[test]
fn rf_8_g_five_rates_at_most() {
    assert!(F_8.iter().all(|fee| rates(fee) <= 5));
}

#[test]
fn rf_2_has_eleven_options() {
    assert_eq!(F_2.len(), 11);
    assert_eq!(row(&F_2[0]), "$10-$100 | 1.00 | 2 per hand");
    assert_eq!(row(&F_2[9]), "$500-$2,000 | 10.00 | 10 per hand");
    assert_eq!(row(&F_2[10]), "$1,000-$5,000 | 15.00 | 15 per hand");
    assert_eq!(paid(FORTUNE, "fees=F-2-3", "1: base 50 | 2: base 60"), [100, 100, 200]);
}
