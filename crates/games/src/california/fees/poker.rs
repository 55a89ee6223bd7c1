//! The schedules of poker against the player-dealer: F-B, F-5, F-6 and F-G.
//!
//! The tiers by table action are printed three times; each printing is kept, and a test compares
//! them.

use super::{Fee, OPEN, Tiers, flat};
use law::Cite;
use law::ca::fees::{RF_5, RF_6, RF_B, RF_G};

/// An option by table action: players pay nothing.
const fn tiers(rule: Cite, id: &'static str, limit: [i64; 2], player_dealer: Tiers) -> Fee {
    flat(rule, id, limit, 0, player_dealer)
}

/// F-5: Ultimate Texas Hold'em by its own text.
#[rustfmt::skip]
pub(super) static F_5: [Fee; 4] = [
    //                  limit, $       per bet, ¢     per hand, $
    flat(RF_5, "F-5-1",  [10, 100],     100, &[(OPEN, 2)]),
    flat(RF_5, "F-5-2",  [25, 100],     100, &[(OPEN, 2)]),
    flat(RF_5, "F-5-3",  [100, 100],    100, &[(OPEN, 2)]),
    flat(RF_5, "F-5-4",  [50, 300],     100, &[(OPEN, 4)]),
];

/// F-6: Three Card Poker 6 Card Bonus by its own text.
#[rustfmt::skip]
pub(super) static F_6: [Fee; 9] = [
    //                  limit, $       per bet, ¢     per hand, $
    flat(RF_6, "F-6-1",  [5, 10],        50, &[(OPEN, 1)]),
    flat(RF_6, "F-6-2",  [5, 100],      100, &[(OPEN, 2)]),
    flat(RF_6, "F-6-3",  [10, 100],     100, &[(OPEN, 2)]),
    flat(RF_6, "F-6-4",  [25, 100],     100, &[(OPEN, 2)]),
    flat(RF_6, "F-6-5",  [50, 300],     200, &[(OPEN, 4)]),
    //                   limit, $   table action up to, per hand, $
    tiers(RF_6, "F-6-6",  [1, 100],  &[(75, 1), (200, 2), (500, 4), (1500, 5), (OPEN, 10)]),
    tiers(RF_6, "F-6-7",  [10, 100], &[(75, 1), (200, 2), (500, 4), (1500, 5), (OPEN, 10)]),
    tiers(RF_6, "F-6-8",  [25, 100], &[(100, 1), (400, 3), (1000, 7), (3000, 18), (OPEN, 25)]),
    tiers(RF_6, "F-6-9",  [50, 300], &[(600, 4), (1500, 9), (3000, 15), (6000, 20), (OPEN, 30)]),
];

/// F-B: Caribbean Stud and Three Card Poker in the consolidated rates. 12 and 13 share a limit.
#[rustfmt::skip]
pub(super) static F_B: [Fee; 20] = sixteen!(RF_B, "F-B", [
    //                   limit, $   table action up to, per hand, $
    tiers(RF_B, "F-B-17", [1, 100],  &[(75, 1), (200, 2), (500, 4), (1500, 5), (OPEN, 10)]),
    tiers(RF_B, "F-B-18", [10, 100], &[(75, 1), (200, 2), (500, 4), (1500, 5), (OPEN, 10)]),
    tiers(RF_B, "F-B-19", [25, 100], &[(100, 1), (400, 3), (1000, 7), (3000, 18), (OPEN, 25)]),
    tiers(RF_B, "F-B-20", [50, 300], &[(600, 4), (1500, 9), (3000, 15), (6000, 20), (OPEN, 30)]),
]);

/// F-G: Ultimate Texas Hold'em in the consolidated rates. 6 and 7 share a limit, so do 8 and 9, 14
/// and 15 (`reading:ca-ultimate-fee-options`).
#[rustfmt::skip]
pub(super) static F_G: [Fee; 22] = [
    //                  limit, $       per bet, ¢     per hand, $
    flat(RF_G, "F-G-1",  [5, 10],        50, &[(OPEN, 1)]),
    flat(RF_G, "F-G-2",  [5, 100],      100, &[(OPEN, 2)]),
    flat(RF_G, "F-G-3",  [10, 100],     100, &[(OPEN, 2)]),
    flat(RF_G, "F-G-4",  [25, 100],     100, &[(OPEN, 2)]),
    flat(RF_G, "F-G-5",  [50, 100],     100, &[(OPEN, 3)]),
    flat(RF_G, "F-G-6",  [100, 100],    100, &[(OPEN, 2)]),
    flat(RF_G, "F-G-7",  [100, 100],    100, &[(OPEN, 3)]),
    flat(RF_G, "F-G-8",  [50, 300],     100, &[(OPEN, 4)]),
    flat(RF_G, "F-G-9",  [50, 300],     200, &[(OPEN, 4)]),
    flat(RF_G, "F-G-10", [100, 300],    200, &[(OPEN, 4)]),
    flat(RF_G, "F-G-11", [100, 500],    300, &[(OPEN, 5)]),
    flat(RF_G, "F-G-12", [200, 500],    300, &[(OPEN, 5)]),
    flat(RF_G, "F-G-13", [300, 500],    300, &[(OPEN, 5)]),
    flat(RF_G, "F-G-14", [300, 1000],   500, &[(OPEN, 8)]),
    flat(RF_G, "F-G-15", [300, 1000],   500, &[(OPEN, 10)]),
    flat(RF_G, "F-G-16", [500, 1000],   500, &[(OPEN, 10)]),
    flat(RF_G, "F-G-17", [500, 2000],   500, &[(OPEN, 10)]),
    flat(RF_G, "F-G-18", [1000, 5000], 1000, &[(OPEN, 15)]),
    //                   limit, $   table action up to, per hand, $
    tiers(RF_G, "F-G-19", [1, 100],  &[(75, 1), (200, 2), (500, 4), (1500, 5), (OPEN, 10)]),
    tiers(RF_G, "F-G-20", [10, 100], &[(75, 1), (200, 2), (500, 4), (1500, 5), (OPEN, 10)]),
    tiers(RF_G, "F-G-21", [25, 100], &[(100, 1), (400, 3), (1000, 7), (3000, 18), (OPEN, 25)]),
    tiers(RF_G, "F-G-22", [50, 300], &[(600, 4), (1500, 9), (3000, 15), (6000, 20), (OPEN, 30)]),
];
