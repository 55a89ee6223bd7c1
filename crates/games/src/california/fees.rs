//! The card room's collection fees: what players pay for each bet and the player-dealer for each
//! hand, from the California book.
//!
//! Four schedules serve the baccarat games: F-C (Baccarat, Baccarat 9) and F-E (EZ Baccarat,
//! Fortune 7) of the consolidated rates, and the games' own F-1 (Baccarat 9) and F-7 (EZ
//! Baccarat). A table uses one option, which is one limit with its fees. All amounts are flat;
//! where the player-dealer pays by table action, tiers are read by `reading:ca-fee-tiers`.
//!
//! Rules: ca:fees/

use law::Cite;
use law::ca::fees::{RF_1, RF_7, RF_C, RF_E};
use money::Cents;
use table::Collection;

/// What the player-dealer pays: the highest table action of a tier and its fee, in whole dollars.
/// Bounds rise, and the last is [`OPEN`].
pub type Tiers = &'static [(i64, i64)];

/// The bound of a tier that has none: [`Cents::READ_MAX`], in dollars.
pub const OPEN: i64 = Cents::READ_MAX.get() / 100;

/// One option of a schedule: a table limit and its fees.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fee {
    /// The schedule and the option's number: `F-C-3`.
    pub id: &'static str,
    /// The least wager of the table limit.
    pub min: Cents,
    /// The largest; none when there is no limit.
    pub max: Option<Cents>,
    /// From a player, for each bet.
    pub per_bet: Cents,
    /// From the player-dealer, for each hand.
    pub player_dealer: Tiers,
    /// From a player, for each match-play coupon used.
    pub per_coupon: Cents,
    /// The rule of the schedule.
    pub rule: Cite,
}

/// The ids a house may post for these schedules, `none` first.
///
/// ```
/// let ids = games::california::fees::options(&["F-C", "F-1"]);
/// assert_eq!((ids[0], ids[1], ids[17], ids.len()), ("none", "F-C-1", "F-1-1", 32));
/// ```
///
/// # Panics
/// When a schedule is not one of this file's.
#[must_use]
pub fn options(schedules: &[&str]) -> Vec<&'static str> {
    let mut ids = vec!["none"];
    for name in schedules {
        let schedule = SCHEDULES.iter().find(|(known, _)| known == name);
        assert!(schedule.is_some(), "`{name}` is not a fee schedule");
        ids.extend(schedule.iter().flat_map(|(_, fees)| fees.iter().map(|fee| fee.id)));
    }
    ids
}

/// The option of that id; nothing for `none`.
#[must_use]
pub fn find(id: &str) -> Option<&'static Fee> {
    SCHEDULES.iter().flat_map(|(_, fees)| fees.iter()).find(|fee| fee.id == id)
}

/// What a table collects under an option, with the wagers that its game frees.
#[must_use]
pub fn collection(option: &Fee, free: &[&'static str]) -> Collection {
    let tier = |&(bound, due): &(i64, i64)| (Cents::dollars(bound), Cents::dollars(due));
    Collection {
        id: option.id.to_owned(),
        per_bet: option.per_bet,
        player_dealer: option.player_dealer.iter().map(tier).collect(),
        per_coupon: option.per_coupon,
        free: free.to_vec(),
        rule: option.rule,
    }
}

static SCHEDULES: [(&str, &[Fee]); 4] =
    [("F-C", &F_C), ("F-E", &F_E), ("F-1", &F_1), ("F-7", &F_7)];

/// An option with one fee for the player-dealer. The limit is in dollars, a player's fee in cents.
const fn flat(rule: Cite, id: &'static str, limit: [i64; 2], cents: i64, tier: Tiers) -> Fee {
    Fee {
        id,
        min: Cents::dollars(limit[0]),
        max: if limit[1] == OPEN { None } else { Some(Cents::dollars(limit[1])) },
        per_bet: Cents::new(cents),
        player_dealer: tier,
        per_coupon: Cents::ZERO,
        rule,
    }
}

/// An option of F-E by table action: players pay nothing but, in some, a dollar a coupon.
const fn tiers(id: &'static str, limit: [i64; 2], coupon: i64, player_dealer: Tiers) -> Fee {
    let per_coupon = Cents::dollars(coupon);
    Fee { per_coupon, ..flat(RF_E, id, limit, 0, player_dealer) }
}

/// F-1: Baccarat 9 by its own, undated text. The rows are numbered here, not there.
#[rustfmt::skip]
static F_1: [Fee; 15] = [
    //                  limit, $       per bet, ¢     per hand, $
    flat(RF_1, "F-1-1",  [5, 50],        50, &[(OPEN, 2)]),
    flat(RF_1, "F-1-2",  [10, 100],     100, &[(OPEN, 3)]),
    flat(RF_1, "F-1-3",  [25, 100],     100, &[(OPEN, 3)]),
    flat(RF_1, "F-1-4",  [50, 100],     100, &[(OPEN, 3)]),
    flat(RF_1, "F-1-5",  [25, 200],     200, &[(OPEN, 4)]),
    flat(RF_1, "F-1-6",  [25, 300],     200, &[(OPEN, 5)]),
    flat(RF_1, "F-1-7",  [50, 300],     200, &[(OPEN, 5)]),
    flat(RF_1, "F-1-8",  [100, 300],    300, &[(OPEN, 6)]),
    flat(RF_1, "F-1-9",  [100, 500],    300, &[(OPEN, 6)]),
    flat(RF_1, "F-1-10", [200, 500],    300, &[(OPEN, 6)]),
    flat(RF_1, "F-1-11", [300, 500],    300, &[(OPEN, 6)]),
    flat(RF_1, "F-1-12", [300, 1000],   500, &[(OPEN, 11)]),
    flat(RF_1, "F-1-13", [500, 1000],   500, &[(OPEN, 11)]),
    flat(RF_1, "F-1-14", [500, 2000],   500, &[(OPEN, 11)]),
    flat(RF_1, "F-1-15", [1000, 5000], 1000, &[(OPEN, 21)]),
];

/// F-7: EZ Baccarat by its own text.
#[rustfmt::skip]
static F_7: [Fee; 15] = [
    //                  limit, $       per bet, ¢     per hand, $
    flat(RF_7, "F-7-1",  [5, 50],        50, &[(OPEN, 2)]),
    flat(RF_7, "F-7-2",  [10, 100],     100, &[(OPEN, 2)]),
    flat(RF_7, "F-7-3",  [25, 100],     100, &[(OPEN, 2)]),
    flat(RF_7, "F-7-4",  [50, 100],     100, &[(OPEN, 2)]),
    flat(RF_7, "F-7-5",  [25, 200],     200, &[(OPEN, 3)]),
    flat(RF_7, "F-7-6",  [25, 300],     200, &[(OPEN, 4)]),
    flat(RF_7, "F-7-7",  [50, 300],     200, &[(OPEN, 4)]),
    flat(RF_7, "F-7-8",  [100, 300],    300, &[(OPEN, 5)]),
    flat(RF_7, "F-7-9",  [100, 500],    300, &[(OPEN, 5)]),
    flat(RF_7, "F-7-10", [200, 500],    300, &[(OPEN, 5)]),
    flat(RF_7, "F-7-11", [300, 500],    300, &[(OPEN, 5)]),
    flat(RF_7, "F-7-12", [300, 1000],   500, &[(OPEN, 10)]),
    flat(RF_7, "F-7-13", [500, 1000],   500, &[(OPEN, 10)]),
    flat(RF_7, "F-7-14", [500, 2000],   500, &[(OPEN, 10)]),
    flat(RF_7, "F-7-15", [1000, 5000], 1000, &[(OPEN, 15)]),
];

/// F-C: Baccarat and Baccarat 9 in the consolidated rates. 12 and 13 share a limit, so printed.
#[rustfmt::skip]
static F_C: [Fee; 16] = [
    //                  limit, $       per bet, ¢     per hand, $
    flat(RF_C, "F-C-1",  [5, 10],        50, &[(OPEN, 1)]),
    flat(RF_C, "F-C-2",  [5, 100],      100, &[(OPEN, 2)]),
    flat(RF_C, "F-C-3",  [10, 100],     100, &[(OPEN, 2)]),
    flat(RF_C, "F-C-4",  [25, 100],     100, &[(OPEN, 2)]),
    flat(RF_C, "F-C-5",  [50, 100],     100, &[(OPEN, 3)]),
    flat(RF_C, "F-C-6",  [100, 100],    100, &[(OPEN, 3)]),
    flat(RF_C, "F-C-7",  [50, 300],     200, &[(OPEN, 4)]),
    flat(RF_C, "F-C-8",  [100, 300],    200, &[(OPEN, 4)]),
    flat(RF_C, "F-C-9",  [100, 500],    300, &[(OPEN, 5)]),
    flat(RF_C, "F-C-10", [200, 500],    300, &[(OPEN, 5)]),
    flat(RF_C, "F-C-11", [300, 500],    300, &[(OPEN, 5)]),
    flat(RF_C, "F-C-12", [300, 1000],   500, &[(OPEN, 8)]),
    flat(RF_C, "F-C-13", [300, 1000],   500, &[(OPEN, 10)]),
    flat(RF_C, "F-C-14", [500, 1000],   500, &[(OPEN, 10)]),
    flat(RF_C, "F-C-15", [500, 2000],   500, &[(OPEN, 10)]),
    flat(RF_C, "F-C-16", [1000, 5000], 1000, &[(OPEN, 15)]),
];

/// F-E: EZ Baccarat and Fortune 7 in the consolidated rates. 8 and 9 share a limit, so do 11 and
/// 12, 16 and 17; 28 and 29 are the same: all so printed.
#[rustfmt::skip]
static F_E: [Fee; 39] = [
    //                  limit, $       per bet, ¢     per hand, $
    flat(RF_E, "F-E-1",  [5, 10],        50, &[(OPEN, 1)]),
    flat(RF_E, "F-E-2",  [5, 50],        50, &[(OPEN, 2)]),
    flat(RF_E, "F-E-3",  [5, 100],      100, &[(OPEN, 2)]),
    flat(RF_E, "F-E-4",  [10, 100],     100, &[(OPEN, 2)]),
    flat(RF_E, "F-E-5",  [25, 100],     100, &[(OPEN, 2)]),
    flat(RF_E, "F-E-6",  [50, 100],     100, &[(OPEN, 3)]),
    flat(RF_E, "F-E-7",  [100, 100],    100, &[(OPEN, 3)]),
    flat(RF_E, "F-E-8",  [25, 200],     200, &[(OPEN, 3)]),
    flat(RF_E, "F-E-9",  [25, 200],     200, &[(OPEN, 4)]),
    flat(RF_E, "F-E-10", [50, 300],     200, &[(OPEN, 4)]),
    flat(RF_E, "F-E-11", [100, 300],    200, &[(OPEN, 4)]),
    flat(RF_E, "F-E-12", [100, 300],    300, &[(OPEN, 5)]),
    flat(RF_E, "F-E-13", [100, 500],    300, &[(OPEN, 5)]),
    flat(RF_E, "F-E-14", [200, 500],    300, &[(OPEN, 5)]),
    flat(RF_E, "F-E-15", [300, 500],    300, &[(OPEN, 5)]),
    flat(RF_E, "F-E-16", [300, 1000],   500, &[(OPEN, 8)]),
    flat(RF_E, "F-E-17", [300, 1000],   500, &[(OPEN, 10)]),
    flat(RF_E, "F-E-18", [500, 1000],   500, &[(OPEN, 10)]),
    flat(RF_E, "F-E-19", [500, 2000],   500, &[(OPEN, 10)]),
    flat(RF_E, "F-E-20", [1000, 5000], 1000, &[(OPEN, 15)]),
    //              limit, $     per coupon, $        table action up to, per hand, $
    tiers("F-E-21", [1, 100],    0, &[(100, 1), (300, 2), (500, 4), (1500, 7), (OPEN, 11)]),
    tiers("F-E-22", [5, 100],    0, &[(100, 1), (300, 2), (500, 4), (1500, 7), (OPEN, 11)]),
    tiers("F-E-23", [10, 100],   0, &[(300, 2), (500, 4), (1500, 7), (OPEN, 11)]),
    tiers("F-E-24", [10, 100],   0, &[(100, 2), (300, 3), (500, 4), (1500, 7), (OPEN, 11)]),
    tiers("F-E-25", [25, 100],   0, &[(300, 2), (800, 6), (1500, 10), (3000, 12), (OPEN, 30)]),
    tiers("F-E-26", [50, 300],   0, &[(300, 4), (1000, 8), (2000, 15), (5000, 20), (OPEN, 50)]),
    tiers("F-E-27", [50, 300],   0, &[(1200, 4), (3600, 15), (7200, 25), (15000, 45), (OPEN, 65)]),
    tiers("F-E-28", [50, 300],   0, &[(300, 4), (1200, 8), (3600, 15), (7200, 25), (OPEN, 45)]),
    tiers("F-E-29", [50, 300],   0, &[(300, 4), (1200, 8), (3600, 15), (7200, 25), (OPEN, 45)]),
    tiers("F-E-30", [300, 5000], 0, &[(1200, 6), (3600, 17), (7200, 27), (15000, 47), (OPEN, 67)]),
    tiers("F-E-31", [10, 100],   1, &[(300, 2), (500, 4), (1500, 7), (OPEN, 11)]),
    tiers("F-E-32", [10, OPEN],  0, &[(100, 2), (300, 3), (500, 4), (1500, 7), (OPEN, 11)]),
    tiers("F-E-33", [10, OPEN],  0, &[(100, 1), (300, 2), (500, 4), (1500, 7), (OPEN, 11)]),
    tiers("F-E-34", [25, OPEN],  0, &[(300, 2), (800, 6), (1500, 10), (3000, 12), (OPEN, 30)]),
    tiers("F-E-35", [50, OPEN],  0, &[(300, 4), (1000, 10), (2000, 15), (5000, 20), (OPEN, 50)]),
    tiers("F-E-36", [50, OPEN],  0, &[(300, 4), (1000, 12), (2000, 17), (5000, 22), (OPEN, 52)]),
    tiers("F-E-37", [300, OPEN], 0, &[(1200, 4), (3600, 15), (7200, 25), (15000, 45), (OPEN, 65)]),
    tiers("F-E-38", [300, OPEN], 0, &[(1200, 6), (3600, 17), (7200, 27), (15000, 47), (OPEN, 67)]),
    tiers("F-E-39", [10, OPEN],  1, &[(300, 2), (500, 4), (1500, 7), (OPEN, 11)]),
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn named(id: &str) -> &'static Fee {
        find(id).unwrap_or_else(|| panic!("no option {id}"))
    }

    fn all() -> impl Iterator<Item = &'static Fee> {
        SCHEDULES.iter().flat_map(|(_, fees)| fees.iter())
    }

    /// F-E's options of these numbers.
    fn f_e(numbers: impl IntoIterator<Item = usize>) -> Vec<&'static Fee> {
        numbers.into_iter().map(|n| named(&format!("F-E-{n}"))).collect()
    }

    /// An option as the book prints a row: `$5-$50 | 0.50 | 2 per hand`.
    fn row(fee: &Fee) -> String {
        let max = fee.max.map_or("no limit".to_owned(), |max| max.to_string());
        let hand: Vec<_> = fee.player_dealer.iter().map(|(_, fee)| fee.to_string()).collect();
        format!("{}-{max} | {} | {} per hand", fee.min, fee.per_bet.plain(), hand.join(", "))
    }

    /// What the player-dealer pays for each table action.
    #[track_caller]
    fn check(id: &str, expected: &[(&str, i64)]) {
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
        assert_eq!(ids.len(), 15 + 15 + 16 + 39);
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
    fn rates(fee: &Fee) -> usize {
        let charged = [fee.per_bet, fee.per_coupon].into_iter().filter(|fee| *fee > Cents::ZERO);
        fee.player_dealer.len() + charged.count()
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
            assert_eq!([fee.per_bet, fee.per_coupon], [Cents::ZERO; 2], "{}", fee.id);
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
        let charged: Vec<_> = all().filter(|fee| fee.per_coupon > Cents::ZERO).collect();
        assert_eq!(charged, f_e([31, 39]));
        assert!(charged.iter().all(|fee| collection(fee, &[]).per_coupon == Cents::dollars(1)));
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
}
