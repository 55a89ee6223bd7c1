//! The schedules of the Pan 9 games: F-3 and F-D.

use super::{Fee, OPEN, flat};
use law::ca::fees::{RF_3, RF_D};

/// F-3: Super Pan 9 and Pan 9 with the Bonus Tie by their own text.
#[rustfmt::skip]
pub(super) static F_3: [Fee; 3] = [
    //                  limit, $       per bet, ¢     per hand, $
    flat(RF_3, "F-3-1",  [10, 100],     100, &[(OPEN, 2)]),
    flat(RF_3, "F-3-2",  [25, 100],     100, &[(OPEN, 2)]),
    flat(RF_3, "F-3-3",  [50, 300],     200, &[(OPEN, 4)]),
];

/// F-D: Pan 9 and Super Pan 9 in the consolidated rates. 12 and 13 share a limit; the first tier
/// of 20 is printed from $300 (`reading:ca-fee-tiers`).
#[rustfmt::skip]
pub(super) static F_D: [Fee; 20] = sixteen!(RF_D, "F-D", [
    //                   limit, $   table action up to, per hand, $
    flat(RF_D, "F-D-17", [1, 100],  0, &[(100, 1), (300, 2), (500, 4), (1500, 5), (OPEN, 10)]),
    flat(RF_D, "F-D-18", [10, 100], 0, &[(100, 1), (300, 2), (500, 4), (1500, 5), (OPEN, 10)]),
    flat(RF_D, "F-D-19", [25, 100], 0, &[(100, 1), (500, 5), (1500, 8), (5000, 20), (OPEN, 35)]),
    flat(RF_D, "F-D-20", [50, 300], 0,
         &[(1200, 4), (3600, 15), (7200, 25), (15000, 45), (OPEN, 65)]),
]);
