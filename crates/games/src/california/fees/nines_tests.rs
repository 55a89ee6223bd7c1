//! The schedules of the Pan 9 games, rule by rule.
//!
//! Rules: ca:fees/

use super::nines::{F_3, F_D};
use super::tests::{check, rates, row};
use super::{baccarat, options};
use crate::check::{breach, open, play};
use money::Cents;
use table::{Coupon, Party};

const PAN: &str = "ca/pan-9-bonus-tie";
const SUPER_PAN: &str = "ca/super-pan-9-bonus-tie";

/// What is paid to the card room: by seat 1, by seat 2 and by the player-dealer, in cents.
fn paid(id: &str, set: &str, wagers: &str) -> [i64; 3] {
    let round = format!(
        "bank 8 1000 action 1 | seat1 3h 5h Kh | seat2 2h 5h Kh | dealer 2c 5c Kc | act 1 stand \
         | act 2 stand | {wagers}"
    );
    let settled = play(open(id, set).as_mut(), &round);
    let settled = settled.unwrap_or_else(|refusal| panic!("{refusal}"));
    let seat = |n| Party::Seat(table::Seat::new(n).expect("a seat"));
    [seat(1), seat(2), Party::PlayerDealer].map(|from| {
        let fees = settled.transfers.iter().filter(|t| t.to == Party::Room && t.from == from);
        fees.map(|transfer| transfer.amount.get()).sum()
    })
}

const WAGERS: &str = "1: base 50 | 2: base 50, bonus-tie 100";

#[test]
fn rf_3_has_three_options() {
    assert_eq!(F_3.len(), 3);
    assert_eq!(row(&F_3[0]), "$10-$100 | 1.00 | 2 per hand");
    assert_eq!(row(&F_3[1]), "$25-$100 | 1.00 | 2 per hand");
    assert_eq!(row(&F_3[2]), "$50-$300 | 2.00 | 4 per hand");
    assert!(F_3.iter().all(|fee| fee.per_coupon == Coupon::NotTaken), "and no jackpot fee");
}

#[test]
fn rf_3_a_player_dealer_per_hand_and_player_per_base_wager() {
    for id in [PAN, SUPER_PAN] {
        assert_eq!(paid(id, "fees=F-3-1", WAGERS), [100, 100, 200], "{id}");
        assert_eq!(paid(id, "fees=F-3-3", WAGERS), [200, 200, 400], "{id}");
    }
}

#[test]
fn rf_3_c_one_limit_with_its_fees() {
    assert!(breach(PAN, "fees=F-3-2 min=10.00").contains("ca:fees/19"));
    assert!(breach(PAN, "fees=F-3-2 max=300.00").contains("ca:fees/19"));
    assert_eq!(breach(PAN, "fees=F-3-2 min=25.00 max=100.00"), "");
    assert_eq!(options(&["F-D", "F-3"]).len(), 1 + 20 + 3);
    assert!(!breach("ca/super-9", "fees=F-3-1").is_empty(), "the older text has F-D alone");
}

#[test]
fn rf_3_d_a_tenfold_wager_bears_the_same_fee() {
    let small = paid(SUPER_PAN, "fees=F-3-1", "1: base 10 | 2: base 10");
    assert_eq!(small, paid(SUPER_PAN, "fees=F-3-1", "1: base 100 | 2: base 100"));
}

#[test]
fn rf_d_has_the_sixteen_flat_options_of_the_other_schedules() {
    assert_eq!(F_D.len(), 20);
    for (fee, other) in F_D.iter().zip(&baccarat::F_C) {
        assert_eq!(row(fee), row(other), "{}", fee.id);
    }
    assert_eq!(row(&F_D[16]), "$1-$100 | 0.00 | 1, 2, 4, 5, 10 per hand");
    assert_eq!(row(&F_D[19]), "$50-$300 | 0.00 | 4, 15, 25, 45, 65 per hand");
    assert!(F_D.iter().all(|fee| rates(fee) <= 5));
}

#[test]
fn rf_d_a_player_dealer_pays_one_sum_per_hand() {
    assert!(F_D[..16].iter().all(|fee| fee.player_dealer.len() == 1));
    for id in [PAN, SUPER_PAN] {
        assert_eq!(paid(id, "fees=F-D-5", WAGERS)[2], 300, "{id}");
    }
}

#[test]
fn rf_d_b_player_pays_for_the_base_wager() {
    assert!(F_D[..16].iter().all(|fee| fee.per_bet > Cents::ZERO));
    let wagers = "1: base 10 | 2: base 10, bonus-tie 10";
    assert_eq!(paid(PAN, "fees=F-D-1", wagers), [50, 50, 100]);
}

#[test]
fn rf_d_c_players_pay_nothing_by_table_action() {
    assert!(F_D[16..].iter().all(|fee| fee.per_bet == Cents::ZERO));
    assert_eq!(paid(SUPER_PAN, "fees=F-D-17", WAGERS)[..2], [0, 0]);
}

#[test]
fn rf_d_d_table_action_is_game_and_bonus_wagers() {
    // $100 of base wagers and $100 of bonus.
    assert_eq!(paid(SUPER_PAN, "fees=F-D-17", WAGERS), [0, 0, 200]);
    assert_eq!(paid(SUPER_PAN, "fees=F-D-17", "1: base 50 | 2: base 50"), [0, 0, 100]);
    for id in ["F-D-17", "F-D-18"] {
        check(id, &[("99", 1), ("100", 1), ("100.01", 2), ("105", 2), ("300", 2), ("301", 4)]);
        check(id, &[("500", 4), ("500.01", 5), ("1500", 5), ("1500.01", 10), ("90000", 10)]);
    }
    check("F-D-19", &[("25", 1), ("100", 1), ("101", 5), ("500", 5), ("501", 8), ("1500", 8)]);
    check("F-D-19", &[("1501", 20), ("5000", 20), ("5000.01", 35), ("5005", 35)]);
    check("F-D-20", &[("50", 4), ("300", 4), ("1200", 4), ("1201", 15), ("3600", 15)]);
    check("F-D-20", &[("3601", 25), ("7200", 25), ("7201", 45), ("15000", 45), ("15001", 65)]);
}
