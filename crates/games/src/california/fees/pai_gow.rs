//! The schedules of the pai gow games: F-2, F-8 and F-A.

use super::{Fee, OPEN, Tiers, flat};
use law::ca::fees::{RF_2, RF_8, RF_A};

/// F-2: Fortune Pai Gow Poker by its own text.
#[rustfmt::skip]
pub(super) static F_2: [Fee; 11] = [
    //                  limit, $       per bet, ¢     per hand, $
    flat(RF_2, "F-2-1",  [10, 100],     100, &[(OPEN, 2)]),
    flat(RF_2, "F-2-2",  [25, 100],     100, &[(OPEN, 2)]),
    flat(RF_2, "F-2-3",  [50, 100],     100, &[(OPEN, 2)]),
    flat(RF_2, "F-2-4",  [25, 200],     200, &[(OPEN, 3)]),
    flat(RF_2, "F-2-5",  [50, 300],     200, &[(OPEN, 4)]),
    flat(RF_2, "F-2-6",  [100, 300],    200, &[(OPEN, 4)]),
    flat(RF_2, "F-2-7",  [100, 500],    300, &[(OPEN, 5)]),
    flat(RF_2, "F-2-8",  [300, 500],    300, &[(OPEN, 5)]),
    flat(RF_2, "F-2-9",  [300, 1000],   500, &[(OPEN, 10)]),
    flat(RF_2, "F-2-10", [500, 2000],  1000, &[(OPEN, 10)]),
    flat(RF_2, "F-2-11", [1000, 5000], 1500, &[(OPEN, 15)]),
];

/// F-A: the pai gow games in the consolidated rates.
pub(super) static F_A: [Fee; 20] = sixteen!(
    RF_A,
    "F-A",
    [
        flat(RF_A, "F-A-17", [1, 100], 0, SMALL),
        flat(RF_A, "F-A-18", [10, 100], 0, SMALL),
        flat(RF_A, "F-A-19", [25, 100], 0, MIDDLE),
        flat(RF_A, "F-A-20", [50, 300], 0, LARGE),
    ]
);

/// F-8: Pai Gow Tiles Wild by its own text, with the same figures.
pub(super) static F_8: [Fee; 20] = sixteen!(
    RF_8,
    "F-8",
    [
        flat(RF_8, "F-8-17", [1, 100], 0, SMALL),
        flat(RF_8, "F-8-18", [10, 100], 0, SMALL),
        flat(RF_8, "F-8-19", [25, 100], 0, MIDDLE),
        flat(RF_8, "F-8-20", [50, 300], 0, LARGE),
    ]
);

/// Table action up to so much, and the fee for a hand, in dollars.
const SMALL: Tiers = &[(100, 1), (300, 2), (500, 4), (1500, 7), (OPEN, 13)];
const MIDDLE: Tiers = &[(100, 1), (400, 3), (1000, 7), (3000, 18), (OPEN, 25)];
const LARGE: Tiers = &[(1200, 5), (3600, 12), (9000, 24), (24000, 36), (OPEN, 50)];
