//! The schedules of the baccarat games, and what all schedules share.
//!
//! Rules: ca:fees/

use super::baccarat::{F_1, F_7, F_C, F_E};
use super::*;
use std::collections::BTreeSet;

pub(super) fn named(id: &str) -> &'static Fee {
    find(id).unwrap_or_else(|| panic!("no option {id}"))
}

pub(super) fn all() -> impl Iterator<Item = &'static Fee> {
    SCHEDULES.iter().flat_map(|(_, fees)| fees.iter())
}

/// F-E's options of these numbers.
fn f_e(numbers: impl IntoIterator<Item = usize>) -> Vec<&'static Fee> {
    numbers.into_iter().map(|n| named(&format!("F-E-{n}"))).collect()
}

/// An option as the book prints a row: `$5-$50 | 0.50 | 2 per hand`.
pub(super) fn row(fee: &Fee) -> String {
    let max = fee.max.map_or("no limit".to_owned(), |max| max.to_string());
    let hand: Vec<_> = fee.player_dealer.iter().map(|(_, fee)| fee.to_string()).collect();
    format!("{}-{max} | {} | {} per hand", fee.min, fee.per_bet.plain(), hand.join(", "))
}

/// What the player-dealer pays for each table action.
#[track_caller]
pub(super) fn check(id: &str, expected: &[(&str, i64)]) {
    let table = collection(named(id), &[]);
    for (action, fee) in expected {
        let paid = table.player_dealer_owes(action.parse().unwrap());
        assert_eq!(paid, Cents::dollars(*fee), "{id} at {action}");
    }
}

#[test]
fn rf_1_has_fifteen_limits_from_the_smallest_to_the_largest() {
    assert_eq!(F_1.len(), 15);
    assert_eq!(row(&F_1[0]), "$5-$50 | 0.50 | 2 per hand");
    assert_eq!(row(&F_1[4]), "$25-$200 | 2.00 | 4 per hand");
    assert_eq!(row(&F_1[14]), "$1,000-$5,000 | 10.00 | 21 per hand");
}

#[test]
fn r1_the_fee_belongs_to_the_maximum_whatever_the_minimum() {
    for fee in &F_1 {
        let raised = Fee { min: fee.max.unwrap(), ..*fee };
        assert_eq!(collection(&raised, &[]), collection(fee, &[]), "{}", fee.id);
    }
    // The printed rows obey it too, but for $300, where the row from $100 costs a dollar more.
    let fees = |max| {
        let rows = F_1.iter().filter(move |fee| fee.max == Some(Cents::dollars(max)));
        rows.map(|fee| (fee.per_bet, fee.player_dealer[0].1)).collect::<Vec<_>>()
    };
    for max in [50, 100, 200, 500, 1000, 2000, 5000] {
        assert!(fees(max).iter().all(|row| *row == fees(max)[0]), "{max}");
    }
    let [two, three] = [2, 3].map(Cents::dollars);
    assert_eq!(fees(300), [(two, 5), (two, 5), (three, 6)]);
}

#[test]
fn r2_a_player_pays_for_each_bet() {
    assert!(F_7.iter().all(|fee| fee.per_bet > Cents::ZERO));
    assert_eq!(collection(&F_7[0], &[]).per_bet, Cents::new(50));
}

#[test]
fn r3_nothing_but_wagers_is_needed_to_know_every_fee() {
    // Owed before the cards: no fee waits for a card, a total or a result.
    for fee in &F_7 {
        let before = collection(fee, &["dragon-7", "panda-8"]);
        assert!(before.per_bet > Cents::ZERO, "{}", fee.id);
        assert!(before.player_dealer_owes(Cents::ZERO) > Cents::ZERO, "{}", fee.id);
        assert_eq!(before.free, ["dragon-7", "panda-8"]);
    }
}

#[test]
fn r4_the_table_limit_sets_the_fee() {
    let limits: BTreeSet<_> = F_7.iter().map(|fee| (fee.min, fee.max)).collect();
    assert_eq!(limits.len(), F_7.len());
    let mut by_max: Vec<_> = F_7.iter().map(|fee| (fee.max, fee.per_bet)).collect();
    by_max.sort();
    assert!(by_max.is_sorted_by_key(|(_, per_bet)| *per_bet));
}

#[test]
fn r5_the_player_dealer_pays_every_round() {
    for fee in &F_7 {
        let table = collection(fee, &[]);
        let rounds = [0, 5, 5, 5000].map(|n| table.player_dealer_owes(Cents::dollars(n)));
        assert_eq!(rounds, [Cents::dollars(fee.player_dealer[0].1); 4], "{}", fee.id);
    }
}

#[test]
fn r7_one_id_is_one_limit_with_its_fees() {
    let ids: BTreeSet<_> = all().map(|fee| fee.id).collect();
    // Baccarat by F-1, F-7, F-C and F-E; nines by F-3 and F-D; poker by F-B, F-5, F-6 and F-G;
    // twenty-one by F-4 and F-F; pai gow by F-2, F-8 and F-A.
    let twenty_one = 8 + 20;
    let pai_gow = 11 + 20 + 20;
    let others = 15 + 15 + 16 + 39 + 3 + 20 + 20 + 4 + 9 + 22;
    assert_eq!(ids.len(), others + twenty_one + pai_gow);
    assert_eq!(find("none"), None);
    assert_eq!(find("F-7"), None);
    assert_eq!(collection(named("F-7-3"), &[]).id, "F-7-3");
}

#[test]
fn r8_a_hundredfold_wager_bears_the_same_fee() {
    check("F-7-14", &[("0", 10), ("5", 10), ("500", 10), ("50000", 10)]);
    assert!(F_7.iter().all(|fee| fee.player_dealer.len() == 1));
}

#[test]
fn r9_a_limit_has_at_most_five_rates() {
    assert!(F_7.iter().all(|fee| rates(fee) == 2));
}

/// How many different things an option charges for.
pub(super) fn rates(fee: &Fee) -> usize {
    let coupon = match fee.per_coupon {
        Coupon::NotTaken => Cents::ZERO,
        Coupon::Each(fee) => fee,
    };
    let printed = [fee.per_bet, coupon].into_iter();
    fee.player_dealer.len() + printed.filter(|fee| *fee > Cents::ZERO).count()
}

#[test]
fn rf_7_has_fifteen_options_from_the_smallest_to_the_largest() {
    assert_eq!(F_7.len(), 15);
    assert_eq!(row(&F_7[0]), "$5-$50 | 0.50 | 2 per hand");
    assert_eq!(row(&F_7[7]), "$100-$300 | 3.00 | 5 per hand");
    assert_eq!(row(&F_7[14]), "$1,000-$5,000 | 10.00 | 15 per hand");
}

#[test]
fn rf_7_has_the_limits_and_player_fees_of_f_1() {
    let players = |fee: &Fee| (fee.min, fee.max, fee.per_bet);
    assert!(F_7.iter().map(players).eq(F_1.iter().map(players)));
}

#[test]
fn r11_the_player_dealer_pays_one_sum_per_hand() {
    assert!(F_C.iter().all(|fee| fee.player_dealer.len() == 1));
    check("F-C-12", &[("300", 8), ("1000", 8), ("1000000", 8)]);
    check("F-C-13", &[("300", 10), ("1000", 10), ("1000000", 10)]);
}

#[test]
fn r12_a_player_pays_for_every_circle() {
    assert!(F_C.iter().all(|fee| fee.per_bet > Cents::ZERO));
    let table = collection(named("F-C-7"), &["bonus"]);
    assert_eq!((table.per_bet, table.free), (Cents::dollars(2), vec!["bonus"]));
}

/// The same sixteen options as printed for Pan 9: limit, player's fee, player-dealer's fee.
#[rustfmt::skip]
const PAN_9: [&str; 16] = [
    "$5-$10 | 0.50 | 1",       "$5-$100 | 1.00 | 2",      "$10-$100 | 1.00 | 2",
    "$25-$100 | 1.00 | 2",     "$50-$100 | 1.00 | 3",     "$100-$100 | 1.00 | 3",
    "$50-$300 | 2.00 | 4",     "$100-$300 | 2.00 | 4",    "$100-$500 | 3.00 | 5",
    "$200-$500 | 3.00 | 5",    "$300-$500 | 3.00 | 5",    "$300-$1,000 | 5.00 | 8",
    "$300-$1,000 | 5.00 | 10", "$500-$1,000 | 5.00 | 10", "$500-$2,000 | 5.00 | 10",
    "$1,000-$5,000 | 10.00 | 15",
];

#[test]
fn rf_c_agrees_with_its_second_printing() {
    let printed = PAN_9.map(|row| format!("{row} per hand"));
    assert!(F_C.iter().map(row).eq(printed));
}

#[test]
fn rf_c_rows_all_stand_in_f_e_too() {
    let of_e: Vec<_> = F_E.iter().map(row).collect();
    assert!(F_C.iter().map(row).all(|row| of_e.contains(&row)));
}

#[test]
fn r13_options_1_to_20_charge_one_sum_per_hand() {
    assert!(f_e(1..=20).iter().all(|fee| fee.player_dealer.len() == 1));
    check("F-E-16", &[("300", 8), ("300000", 8)]);
}

#[test]
fn r14_options_1_to_20_charge_a_player_for_every_circle() {
    assert!(f_e(1..=20).iter().all(|fee| fee.per_bet > Cents::ZERO));
}

#[test]
fn r15_options_21_to_30_and_32_to_38_charge_players_nothing() {
    for fee in f_e((21..=30).chain(32..=38)) {
        let free = (Cents::ZERO, Coupon::Each(Cents::ZERO));
        assert_eq!((fee.per_bet, fee.per_coupon), free, "{}", fee.id);
    }
}

#[test]
fn r16_the_player_dealer_pays_by_table_action() {
    check("F-E-21", &[("1", 1), ("99.99", 1), ("100", 1), ("100.01", 2), ("105", 2)]);
    check("F-E-21", &[("299", 2), ("300", 2), ("301", 4), ("304.99", 4), ("305", 4)]);
    check("F-E-21", &[("500", 4), ("501", 7), ("1500", 7), ("1500.01", 11), ("90000", 11)]);
    // Option 22 prints its last tier without a plus: reading:ca-fee-tiers.
    check("F-E-22", &[("1504", 11), ("1505", 11), ("1506", 11)]);
    check("F-E-30", &[("1200", 6), ("1200.01", 17), ("1201", 17), ("3600", 17), ("3601", 27)]);
    check("F-E-30", &[("7200", 27), ("7201", 47), ("15000", 47), ("15001", 67)]);
    check("F-E-36", &[("300", 4), ("301", 12), ("1001", 17), ("2001", 22), ("5001", 52)]);
}

#[test]
fn r17_options_31_and_39_go_by_table_action_too() {
    for fee in f_e([31, 39]) {
        assert_eq!(fee.per_bet, Cents::ZERO);
        check(fee.id, &[("10", 2), ("300", 2), ("300.01", 4), ("301", 4), ("500", 4)]);
        check(fee.id, &[("501", 7), ("1500", 7), ("1501", 11)]);
    }
}

#[test]
fn r18_only_options_31_and_39_charge_a_coupon() {
    let free = [Coupon::NotTaken, Coupon::Each(Cents::ZERO)];
    let charged: Vec<_> = all().filter(|fee| !free.contains(&fee.per_coupon)).collect();
    assert_eq!(charged, f_e([31, 39]));
    let dollar = Coupon::Each(Cents::dollars(1));
    assert!(charged.iter().all(|fee| collection(fee, &[]).per_coupon == dollar));
}

#[test]
fn rf_e_has_39_options_of_which_some_have_no_limit() {
    assert_eq!(F_E.len(), 39);
    assert_eq!(row(&F_E[8]), "$25-$200 | 2.00 | 4 per hand");
    assert_eq!(row(&F_E[19]), "$1,000-$5,000 | 10.00 | 15 per hand");
    assert_eq!(row(&F_E[25]), "$50-$300 | 0.00 | 4, 8, 15, 20, 50 per hand");
    assert_eq!(row(&F_E[37]), "$300-no limit | 0.00 | 6, 17, 27, 47, 67 per hand");
    let open: Vec<_> = F_E.iter().filter(|fee| fee.max.is_none()).collect();
    assert_eq!(open, f_e(32..=39));
}

#[test]
fn rf_e_prints_some_tiers_twice() {
    let twice = [(21, 22), (21, 33), (23, 31), (23, 39), (24, 32), (25, 34), (27, 37)];
    for (one, other) in twice.into_iter().chain([(28, 29), (30, 38)]) {
        let [one, other] = [one, other].map(|n| named(&format!("F-E-{n}")).player_dealer);
        assert_eq!(one, other);
    }
    assert_eq!(F_E[27], Fee { id: "F-E-28", ..F_E[28] });
}

#[test]
fn r19_a_house_posts_one_option_or_none() {
    assert_eq!(options(&[]), ["none"]);
    let counts = ["F-C", "F-E", "F-1", "F-7"].map(|name| options(&[name]).len() - 1);
    assert_eq!(counts, [16, 39, 15, 15]);
    let both = options(&["F-E", "F-7"]);
    assert_eq!([both[0], both[1], both[39], both[40]], ["none", "F-E-1", "F-E-39", "F-7-1"]);
    assert!(both[1..].iter().all(|id| named(id).id == *id));
}

#[test]
fn r20_rates_are_constants_of_the_option() {
    for fee in all() {
        let schedule = fee.id.rsplit_once('-').unwrap().0;
        assert_eq!(fee.rule.id, format!("ca:fees/{schedule}"));
        assert!(fee.min > Cents::ZERO && fee.max.is_none_or(|max| fee.min <= max));
        assert!(fee.player_dealer.is_sorted_by(|a, b| a.0 < b.0 && a.1 < b.1), "{}", fee.id);
        assert_eq!(collection(fee, &[]).player_dealer.last().unwrap().0, Cents::READ_MAX);
    }
}

#[test]
fn r21_within_a_tier_every_action_costs_the_same() {
    for fee in all() {
        let table = collection(fee, &[]);
        let mut above = Cents::ZERO;
        for &(bound, fee) in &table.player_dealer {
            let middle = Cents::new(i64::midpoint(above.get(), bound.get()));
            let paid = [above + Cents::new(1), middle, bound];
            assert_eq!(paid.map(|action| table.player_dealer_owes(action)), [fee; 3]);
            above = bound;
        }
    }
}

#[test]
fn r22_a_table_has_five_rates_at_most() {
    assert!(all().all(|fee| (2..=5).contains(&rates(fee))));
    // The two that charge for coupons have one tier less.
    assert!(f_e([31, 39]).iter().all(|fee| rates(fee) == 5));
}
