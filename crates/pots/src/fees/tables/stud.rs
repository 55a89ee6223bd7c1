//! F-S1, the stud group of the common schedules (L 8176-8367).

use super::{EIGHT_TO_ONE, FOUR_TO_ONE, FROM_5, Group, NOTHING_SECOND, ONE, ONE_NONE, Schedule};
use super::{ONLY_4, ONLY_5, ONLY_6, TO_3, TO_4, UP_5, UP_6, UP_7};
use super::{STREETS, TWO_ONE, buy_in, buy_in_from, limit};
use law::ca::poker_fees::{RF_S1A, RF_S1B, RF_S1C, RF_S1D};

/// The games of both stud schedules.
pub(super) const GAMES: &[&str] = &[
    "ca/super-7-card-stud-hi-lo",
    "ca/super-razz",
    "ca/super-razzdeucey",
    "ca/super-razzdacey",
    "ca/7-card-stud-hi-lo-regular",
    "ca/seven-card-stud",
    "ca/seven-card-stud-hi-lo-8",
    "ca/mexican-poker",
    "ca/asian-five-card-stud",
    "ca/super-7-card-stud",
    "ca/razz",
    "ca/razzdacey",
    "ca/razzdeucey",
    "ca/super-7-card-stud-hi-lo-regular",
];

const S1: Group = Group { id: "F-S1", games: GAMES, stops: &STREETS };

#[rustfmt::skip]
pub(super) static BLOCKS: [Schedule; 4] = [
    S1.hand("F-S1a", RF_S1A, buy_in(50, 2_500), 1, &[
        (UP_7,   &[(100, &[800, 700, 600, 500, 400, 300], ONE_NONE)]),
        (UP_6,   &[(100, FOUR_TO_ONE, ONE_NONE)]),
        (ONLY_6, &[(100, EIGHT_TO_ONE, ONE_NONE)]),
        (UP_5,   &[(100, &[500, 400, 300], ONE)]),
        (ONLY_5, &[(100, EIGHT_TO_ONE, ONE_NONE)]),
        (ONLY_4, &[(100, FOUR_TO_ONE, ONE_NONE)]),
        // Damaged from here on: reading ca-fee-stud-cells.
        (TO_4, &[
            (100, &[400], ONE_NONE), (100, &[350], ONE), (100, &[300], ONE_NONE),
            (100, &[250], ONE), (100, TWO_ONE, ONE_NONE), NOTHING_SECOND,
        ]),
        (TO_3,   &[(100, TWO_ONE, ONE_NONE), NOTHING_SECOND]),
    ]),
    S1.hand("F-S1b", RF_S1B, limit([2, 4], [50, 100]), 80, &[
        (UP_7,   &[(100, &[800, 700, 600, 500, 400], ONE)]),
        (UP_6,   &[(100, &[400, 300, 200], ONE_NONE)]),
        (ONLY_6, &[(100, &[700, 600, 500, 400, 300], ONE)]),
        (UP_5,   &[(100, &[500, 400, 300], ONE)]),
        (ONLY_5, &[(100, EIGHT_TO_ONE, ONE_NONE)]),
        (ONLY_4, &[(100, TWO_ONE, ONE_NONE)]),
        (TO_4,   &[(100, &[400, 300, 200], ONE), (100, &[100], ONE_NONE), NOTHING_SECOND]),
        (TO_3,   &[(100, TWO_ONE, ONE_NONE), NOTHING_SECOND]),
    ]),
    S1.time("F-S1c", RF_S1C, limit([6, 12], [4_000, 8_000]), 130, FROM_5),
    S1.time("F-S1d", RF_S1D, buy_in_from(100), 154, FROM_5),
];
