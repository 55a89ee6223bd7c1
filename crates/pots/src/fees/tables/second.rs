//! F-M1 to F-M4: second schedules for the games of the common ones (L 8548-9283). Why there are
//! two is lost; a house may post either (reading ca-fee-sets).

use super::{DRAWS, FLOP_TURN, FROM_5, Group, HALF, ONE, ONE_HALF, ONE_NONE, STREETS, Schedule};
use super::{EIGHT_TO_ZERO, FIVE_TO_ONE, FOUR_TO_ZERO, SIX_TO_ONE, THREE_TO_ONE, THREE_TO_ZERO};
use super::{HALVES_6, HALVES_7, NOTHING_SECOND, Run, TO_5_LIST, TO_5_LIST_ZERO, TWO_TO_ZERO};
use super::{ONLY_4, ONLY_5, ONLY_6, TO_3, TO_4, TO_5, UP_6, UP_7};
use super::{TWO_ONE, buy_in, buy_in_from, limit, stud};
use law::ca::poker_fees::{RF_M1A, RF_M1B, RF_M1C, RF_M1D, RF_M2A, RF_M2B, RF_M2C, RF_M2D};
use law::ca::poker_fees::{RF_M3A, RF_M3B, RF_M3C, RF_M3D, RF_M4A, RF_M4B, RF_M4C, RF_M4D};

/// Those of the first set's games that have limits.
const M1: Group = Group {
    id: "F-M1",
    games: &[
        "ca/dramaha",
        "ca/2-7-dramaha",
        "ca/omaha",
        "ca/omaha-hi-lo",
        "ca/five-card-omaha-hi-lo",
        "ca/crazy-pineapple",
        "ca/double-board-omaha",
        "ca/texas-holdem",
        "ca/short-deck-holdem",
    ],
    stops: &FLOP_TURN,
};
/// And with them those that never have.
const M1_OPEN: Group = Group {
    games: &[
        "ca/dramaha",
        "ca/2-7-dramaha",
        "ca/omaha",
        "ca/omaha-hi-lo",
        "ca/five-card-omaha-hi-lo",
        "ca/crazy-pineapple",
        "ca/double-board-omaha",
        "ca/texas-holdem",
        "ca/pot-limit-holdem",
        "ca/no-limit-poker",
        "ca/short-deck-holdem",
    ],
    ..M1
};

#[rustfmt::skip]
pub(super) static BOARD: [Schedule; 4] = [
    M1.hand("F-M1a", RF_M1A, limit([1, 2], [1_000, 2_000]), 1, &[
        (UP_7, &[(100, &[700, 600, 500, 400], ONE), (100, &[300], ONE_HALF), HALVES_7]),
        (ONLY_6, &[
            (100, &[600, 500, 400, 300], ONE), (100, &[250], HALF), (100, &[200], ONE), HALVES_6,
        ]),
        (ONLY_5, &[
            (100, &[500, 400, 300, 250], ONE), (100, &[200], ONE_HALF), (100, &[150], HALF),
            (100, &[100], ONE_HALF), NOTHING_SECOND,
        ]),
        (TO_5, TO_5_LIST_ZERO),
        (ONLY_4, &[(100, TWO_TO_ZERO, ONE), (100, &[200, 150, 100, 50, 0], HALF)]),
        (TO_4, &[(100, EIGHT_TO_ZERO, ONE), (100, &[0], HALF)]),
        (TO_3, &[(100, &[100, 0], ONE_HALF)]),
    ]),
    M1_OPEN.hand("F-M1b", RF_M1B, buy_in_from(20), 75, &[
        (UP_7,   &[(100, &[700, 600, 500, 400, 300], ONE), HALVES_7]),
        (UP_6,   &[(100, &[500, 400, 300, 200], ONE)]),
        (ONLY_6, &[(100, SIX_TO_ONE, ONE), (50, &[300], ONE)]),
        (ONLY_5, &[(100, FIVE_TO_ONE, ONE)]),
        (TO_5,   &[(100, THREE_TO_ZERO, ONE)]),
        (ONLY_4, &[(100, TWO_TO_ZERO, ONE)]),
        (TO_4,   &[(100, &[500, 400, 300, 200, 100, 0], ONE)]),
        (TO_3,   &[(100, &[100, 0], ONE)]),
    ]),
    M1.time("F-M1c", RF_M1C, limit([6, 12], [2_000, 4_000]), 119, FROM_5),
    M1_OPEN.time("F-M1d", RF_M1D, buy_in_from(100), 143, FROM_5),
];

const M2: Group = Group { id: "F-M2", games: stud::GAMES, stops: &STREETS };

/// Seven or more, and six or more, in all that follow.
const SEVEN: &[Run] = &[(100, &[800, 700, 600, 500, 400, 300], ONE), HALVES_7];
const SIX: &[Run] = &[(100, FIVE_TO_ONE, ONE)];

#[rustfmt::skip]
pub(super) static STUD: [Schedule; 4] = [
    M2.hand("F-M2a", RF_M2A, limit([1, 2], [1_000, 2_000]), 1, &[
        (UP_7,   SEVEN),
        (UP_6,   SIX),
        (ONLY_6, &[(100, &[600, 500, 400, 300, 200], ONE), HALVES_6]),
        (ONLY_5, &[(100, SIX_TO_ONE, ONE_NONE)]),
        (TO_5,   TO_5_LIST),
        (TO_4,   &[(100, FOUR_TO_ZERO, ONE)]),
        (TO_3,   &[NOTHING_SECOND]),
    ]),
    M2.hand("F-M2b", RF_M2B, buy_in(20, 2_000), 64, &[
        (UP_7,   SEVEN),
        (UP_6,   SIX),
        (ONLY_6, &[(100, &[600, 500, 400, 300, 200], ONE), (50, &[300], ONE)]),
        (ONLY_5, &[(100, SIX_TO_ONE, ONE_NONE)]),
        (ONLY_4, &[(100, TWO_ONE, ONE)]),
        (TO_4,   &[(100, FOUR_TO_ZERO, ONE)]),
        (TO_3,   &[NOTHING_SECOND]),
    ]),
    M2.time("F-M2c", RF_M2C, limit([6, 12], [2_000, 4_000]), 109, FROM_5),
    M2.time("F-M2d", RF_M2D, buy_in_from(100), 133, FROM_5),
];

/// Three fees, with moments for two: reading ca-fee-lowball-third.
const M3: Group =
    Group { id: "F-M3", games: &["ca/lowball", "ca/kansas-city-lowball"], stops: &DRAWS };

#[rustfmt::skip]
pub(super) static LOWBALL: [Schedule; 4] = [
    M3.hand("F-M3a", RF_M3A, limit([1, 2], [1_000, 2_000]), 1, &[
        (UP_7,   SEVEN),
        (UP_6,   SIX),
        (ONLY_6, &[(100, &[800, 700, 600, 500, 400, 300, 200], ONE), HALVES_6]),
        (ONLY_5, &[(100, FIVE_TO_ONE, ONE)]),
        (TO_5,   TO_5_LIST),
        (ONLY_4, &[(100, TWO_TO_ZERO, ONE)]),
        (TO_4,   &[(100, THREE_TO_ZERO, ONE)]),
        (TO_3,   &[NOTHING_SECOND]),
    ]),
    M3.hand("F-M3b", RF_M3B, buy_in(20, 2_000), 61, &[
        (UP_7,   SEVEN),
        (UP_6,   SIX),
        (ONLY_6, &[(100, &[400, 300, 200], ONE), (50, &[300], ONE)]),
        (ONLY_5, &[(100, THREE_TO_ONE, ONE)]),
        (ONLY_4, &[(100, TWO_TO_ZERO, ONE)]),
        (TO_4,   &[(100, THREE_TO_ZERO, ONE)]),
        (TO_3,   &[NOTHING_SECOND]),
    ]),
    M3.time("F-M3c", RF_M3C, limit([6, 12], [2_000, 4_000]), 95, FROM_5),
    M3.time("F-M3d", RF_M3D, buy_in_from(100), 119, FROM_5),
];

const M4: Group = Group {
    id: "F-M4",
    games: &[
        "ca/archie",
        "ca/badeucey",
        "ca/badacey",
        "ca/badugi",
        "ca/lowball",
        "ca/kansas-city-lowball",
    ],
    stops: &DRAWS,
};

#[rustfmt::skip]
pub(super) static DRAW: [Schedule; 4] = [
    M4.hand("F-M4a", RF_M4A, limit([1, 2], [1_000, 2_000]), 1, &[
        (UP_7,   SEVEN),
        (UP_6,   SIX),
        (ONLY_6, &[(100, &[700, 600, 500, 400, 300, 200], ONE), HALVES_6]),
        (ONLY_5, &[(100, THREE_TO_ONE, ONE)]),
        (TO_5,   TO_5_LIST),
        (ONLY_4, &[(100, TWO_TO_ZERO, ONE)]),
        (TO_4,   &[(100, THREE_TO_ZERO, ONE)]),
        (TO_3,   &[NOTHING_SECOND]),
    ]),
    M4.hand("F-M4b", RF_M4B, buy_in(20, 2_000), 58, &[
        (UP_7,   SEVEN),
        (UP_6,   SIX),
        (ONLY_6, &[(100, &[700, 600, 500, 400, 300, 200], ONE), (50, &[300], ONE)]),
        (ONLY_5, &[(100, THREE_TO_ONE, ONE)]),
        (TO_5,   &[(100, THREE_TO_ONE, ONE)]),
        (ONLY_4, &[(100, TWO_TO_ZERO, ONE)]),
        (TO_4,   &[(100, THREE_TO_ZERO, ONE)]),
        (TO_3,   &[NOTHING_SECOND]),
    ]),
    // The limits are lost: reading ca-fee-draw-limits.
    M4.time("F-M4c", RF_M4C, limit([6, 12], [2_000, 4_000]), 98, FROM_5),
    M4.time("F-M4d", RF_M4D, buy_in_from(100), 122, FROM_5),
];
