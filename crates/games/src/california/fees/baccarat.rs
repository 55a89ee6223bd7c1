//! The schedules of the baccarat games: F-1, F-7, F-C and F-E.

use super::{Fee, OPEN, Tiers, flat};
use law::ca::fees::{R1, RF_1, RF_7, RF_C, RF_E};
use money::Cents;
use table::Coupon;

/// An option of F-E by table action: players pay nothing but, in some, a dollar a coupon.
const fn tiers(id: &'static str, limit: [i64; 2], coupon: i64, player_dealer: Tiers) -> Fee {
    let per_coupon = Coupon::Each(Cents::dollars(coupon));
    Fee { per_coupon, ..flat(RF_E, id, limit, 0, player_dealer) }
}

/// An option of Baccarat 9's own schedule, whose minimum may move under the same maximum.
const fn own(id: &'static str, limit: [i64; 2], cents: i64, tier: Tiers) -> Fee {
    Fee { free_minimum: Some(R1), ..flat(RF_1, id, limit, cents, tier) }
}

/// F-1: Baccarat 9 by its own, undated text. The rows are numbered here, not there.
#[rustfmt::skip]
pub(super) static F_1: [Fee; 15] = [
    //            limit, $       per bet, ¢     per hand, $
    own("F-1-1",  [5, 50],        50, &[(OPEN, 2)]),
    own("F-1-2",  [10, 100],     100, &[(OPEN, 3)]),
    own("F-1-3",  [25, 100],     100, &[(OPEN, 3)]),
    own("F-1-4",  [50, 100],     100, &[(OPEN, 3)]),
    own("F-1-5",  [25, 200],     200, &[(OPEN, 4)]),
    own("F-1-6",  [25, 300],     200, &[(OPEN, 5)]),
    own("F-1-7",  [50, 300],     200, &[(OPEN, 5)]),
    own("F-1-8",  [100, 300],    300, &[(OPEN, 6)]),
    own("F-1-9",  [100, 500],    300, &[(OPEN, 6)]),
    own("F-1-10", [200, 500],    300, &[(OPEN, 6)]),
    own("F-1-11", [300, 500],    300, &[(OPEN, 6)]),
    own("F-1-12", [300, 1000],   500, &[(OPEN, 11)]),
    own("F-1-13", [500, 1000],   500, &[(OPEN, 11)]),
    own("F-1-14", [500, 2000],   500, &[(OPEN, 11)]),
    own("F-1-15", [1000, 5000], 1000, &[(OPEN, 21)]),
];

/// F-7: EZ Baccarat by its own text.
#[rustfmt::skip]
pub(super) static F_7: [Fee; 15] = [
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
pub(super) static F_C: [Fee; 16] = sixteen!(RF_C, "F-C", []);

/// F-E: EZ Baccarat and Fortune 7 in the consolidated rates. 8 and 9 share a limit, so do 11 and
/// 12, 16 and 17; 28 and 29 are the same: all so printed.
#[rustfmt::skip]
pub(super) static F_E: [Fee; 39] = [
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
