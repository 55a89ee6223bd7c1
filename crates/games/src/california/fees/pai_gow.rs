//! The schedules of the pai gow games: F-2 and F-A.

use super::{Fee, OPEN, flat};
use law::ca::fees::{RF_2, RF_A};

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

/// F-A: the pai gow games in the consolidated rates. 12 and 13 share a limit.
#[rustfmt::skip]
pub(super) static F_A: [Fee; 20] = [
    //                  limit, $       per bet, ¢     per hand, $
    flat(RF_A, "F-A-1", [5, 10],        50, &[(OPEN, 1)]),
    flat(RF_A, "F-A-2", [5, 100],      100, &[(OPEN, 2)]),
    flat(RF_A, "F-A-3", [10, 100],     100, &[(OPEN, 2)]),
    flat(RF_A, "F-A-4", [25, 100],     100, &[(OPEN, 2)]),
    flat(RF_A, "F-A-5", [50, 100],     100, &[(OPEN, 3)]),
    flat(RF_A, "F-A-6", [100, 100],    100, &[(OPEN, 3)]),
    flat(RF_A, "F-A-7", [50, 300],     200, &[(OPEN, 4)]),
    flat(RF_A, "F-A-8", [100, 300],    200, &[(OPEN, 4)]),
    flat(RF_A, "F-A-9", [100, 500],    300, &[(OPEN, 5)]),
    flat(RF_A, "F-A-10",[200, 500],    300, &[(OPEN, 5)]),
    flat(RF_A, "F-A-11",[300, 500],    300, &[(OPEN, 5)]),
    flat(RF_A, "F-A-12",[300, 1000],   500, &[(OPEN, 8)]),
    flat(RF_A, "F-A-13",[300, 1000],   500, &[(OPEN, 10)]),
    flat(RF_A, "F-A-14",[500, 1000],   500, &[(OPEN, 10)]),
    flat(RF_A, "F-A-15",[500, 2000],   500, &[(OPEN, 10)]),
    flat(RF_A, "F-A-16",[1000, 5000], 1000, &[(OPEN, 15)]),
    //                   limit, $   table action up to, per hand, $
    flat(RF_A, "F-A-17", [1, 100],  0, &[(100, 1), (300, 2), (500, 4), (1500, 7), (OPEN, 13)]),
    flat(RF_A, "F-A-18", [10, 100], 0, &[(100, 1), (300, 2), (500, 4), (1500, 7), (OPEN, 13)]),
    flat(RF_A, "F-A-19", [25, 100], 0, &[(100, 1), (400, 3), (1000, 7), (3000, 18), (OPEN, 25)]),
    flat(RF_A, "F-A-20", [50, 300], 0,
         &[(1200, 5), (3600, 12), (9000, 24), (24000, 36), (OPEN, 50)]),
];
