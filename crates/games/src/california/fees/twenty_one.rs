//! The schedules of twenty-one: F-4 of Blackjack Poker by its own text, F-F of 9½.

use super::{Fee, OPEN, flat};
use law::ca::fees::{RF_4, RF_F};

/// F-4.
#[rustfmt::skip]
pub(super) static F_4: [Fee; 8] = [
    //                  limit, $       per bet, ¢     per hand, $
    flat(RF_4, "F-4-1", [5, 10], 50, &[(OPEN, 1)]),
    flat(RF_4, "F-4-2", [5, 100], 100, &[(OPEN, 2)]),
    flat(RF_4, "F-4-3", [10, 100], 100, &[(OPEN, 2)]),
    flat(RF_4, "F-4-4", [25, 100], 100, &[(OPEN, 2)]),
    flat(RF_4, "F-4-5", [100, 100], 100, &[(OPEN, 3)]),
    flat(RF_4, "F-4-6", [100, 300], 200, &[(OPEN, 4)]),
    flat(RF_4, "F-4-7", [100, 500], 300, &[(OPEN, 5)]),
    flat(RF_4, "F-4-8", [300, 1000], 500, &[(OPEN, 5)]),
];

/// F-F: the numbers 5 and 6 are printed twice, `5b` and `6b` here.
#[rustfmt::skip]
pub(super) static F_F: [Fee; 20] = [
    //                  limit, $       per bet, ¢     per hand, $
    flat(RF_F, "F-F-1", [5, 10], 50, &[(OPEN, 1)]),
    flat(RF_F, "F-F-2", [5, 25], 50, &[(OPEN, 1)]),
    flat(RF_F, "F-F-3", [5, 50], 50, &[(OPEN, 2)]),
    flat(RF_F, "F-F-4", [5, 100], 100, &[(OPEN, 2)]),
    flat(RF_F, "F-F-5", [10, 100], 100, &[(OPEN, 2)]),
    flat(RF_F, "F-F-6", [25, 100], 100, &[(OPEN, 2)]),
    flat(RF_F, "F-F-5b", [25, 200], 200, &[(OPEN, 3)]),
    flat(RF_F, "F-F-6b", [25, 300], 200, &[(OPEN, 4)]),
    flat(RF_F, "F-F-7", [50, 100], 100, &[(OPEN, 3)]),
    flat(RF_F, "F-F-8", [100, 100], 100, &[(OPEN, 3)]),
    flat(RF_F, "F-F-9", [50, 300], 200, &[(OPEN, 4)]),
    flat(RF_F, "F-F-10", [100, 300], 200, &[(OPEN, 4)]),
    flat(RF_F, "F-F-11", [100, 500], 300, &[(OPEN, 5)]),
    flat(RF_F, "F-F-12", [200, 500], 300, &[(OPEN, 5)]),
    flat(RF_F, "F-F-13", [300, 500], 300, &[(OPEN, 5)]),
    flat(RF_F, "F-F-14", [300, 1000], 500, &[(OPEN, 8)]),
    flat(RF_F, "F-F-15", [300, 1000], 500, &[(OPEN, 10)]),
    flat(RF_F, "F-F-16", [500, 1000], 500, &[(OPEN, 10)]),
    flat(RF_F, "F-F-17", [500, 2000], 500, &[(OPEN, 10)]),
    flat(RF_F, "F-F-18", [1000, 5000], 1000, &[(OPEN, 15)]),
];
