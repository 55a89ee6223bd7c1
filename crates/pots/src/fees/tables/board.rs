//! F-O1, F-D1 and F-DB1: the Omaha group, the Dramahas and Double Board Omaha in the common
//! schedules (L 7272-7850).

use super::{EIGHT_TO_ZERO, FIVE_TO_ONE, FOUR_TO_ONE, FOUR_TO_ZERO, SIX_TO_ONE, THREE_TO_ONE};
use super::{FLOP_TURN, FROM_5, FROM_6, Group, HALF, ONE, ONE_HALF, ONE_NONE, Schedule};
use super::{HALVES_6, HALVES_7, Moment, NOTHING_SECOND, Payer, Run, Stop, buy_in, buy_in_from};
use super::{ONLY_4, ONLY_5, ONLY_6, TO_3, TO_4, TO_5, UP_5, UP_6, UP_7, limit, stop};
use super::{THREE_TO_ZERO, TO_5_LIST, TO_5_LIST_ZERO, TWO_ONE, TWO_TO_ZERO};
use law::ca::poker_fees::{RF_D1A, RF_D1B, RF_D1C, RF_D1D, RF_DB1A, RF_DB1B, RF_DB1C, RF_DB1D};
use law::ca::poker_fees::{RF_O1A, RF_O1B, RF_O1C, RF_O1D};

const O1: Group = Group {
    id: "F-O1",
    games: &["ca/omaha", "ca/omaha-hi-lo", "ca/five-card-omaha-hi-lo", "ca/crazy-pineapple"],
    stops: &FLOP_TURN,
};

/// Seven or more: Omaha and Double Board Omaha, at limits and without.
#[rustfmt::skip]
const LIMIT_7: &[Run] = &[
    (100, &[800, 700, 600, 500, 400, 350], ONE), (100, &[300], ONE_HALF), (100, &[200], ONE),
    HALVES_7,
];
#[rustfmt::skip]
const OPEN_7: &[Run] = &[
    (100, &[800, 700, 600, 500, 400, 350], ONE), (100, &[300], ONE_HALF), (100, &[200], ONE),
];

#[rustfmt::skip]
pub(super) static OMAHA: [Schedule; 4] = [
    O1.hand("F-O1a", RF_O1A, limit([1, 2], [2_000, 4_000]), 1, &[
        (UP_7, LIMIT_7),
        (ONLY_6, &[(100, &[800, 700, 600, 500, 400, 300, 250, 200, 100], ONE), HALVES_6]),
        (UP_5, &[(100, &[1_600, 1_500, 1_400, 1_300, 1_200, 1_100, 1_000], ONE)]),
        (ONLY_5, &[(100, &[500, 400, 350, 300, 250, 200, 100, 0], ONE)]),
        (TO_5, TO_5_LIST_ZERO),
        (TO_4, &[(100, EIGHT_TO_ZERO, ONE)]),
        (ONLY_4, &[(100, &[700, 600, 500, 400, 300, 200, 100, 0], ONE)]),
        (TO_3, &[(100, TWO_TO_ZERO, ONE)]),
    ]),
    O1.time("F-O1b", RF_O1B, limit([6, 12], [2_000, 4_000]), 84, FROM_6),
    O1.hand("F-O1c", RF_O1C, buy_in(50, 5_000), 108, &[
        (UP_7, OPEN_7),
        (UP_6, &[(100, &[600, 500, 400, 300], ONE)]),
        (ONLY_6, &[(100, &[800, 700, 600, 500, 400, 300, 250, 200, 100], ONE)]),
        (UP_5, &[(100, FOUR_TO_ONE, ONE_NONE)]),
        (ONLY_5, &[(100, &[500, 400, 350, 300, 250, 200, 100, 0], ONE)]),
        (ONLY_4, &[(100, THREE_TO_ONE, ONE_NONE)]),
        (TO_4, &[
            (100, &[600, 500, 400, 350, 300, 250, 200, 100], ONE),
            (100, &[50], HALF), NOTHING_SECOND,
        ]),
        (TO_3, &[(100, TWO_ONE, ONE_NONE), NOTHING_SECOND]),
    ]),
    O1.time("F-O1d", RF_O1D, buy_in_from(200), 167, FROM_6),
];

const D1: Group =
    Group { id: "F-D1", games: &["ca/dramaha", "ca/2-7-dramaha"], stops: &FLOP_TURN };

#[rustfmt::skip]
pub(super) static DRAMAHA: [Schedule; 4] = [
    D1.hand("F-D1a", RF_D1A, buy_in(50, 5_000), 1, &[
        (UP_7,   &[(100, &[800, 700, 600, 500, 400, 300, 200], ONE)]),
        (ONLY_6, &[(100, &[800, 700, 600, 500, 400, 300, 200], ONE)]),
        (UP_5,   &[(100, SIX_TO_ONE, ONE_NONE)]),
        (ONLY_5, &[(100, FIVE_TO_ONE, ONE)]),
        (ONLY_4, &[(100, THREE_TO_ONE, ONE_NONE)]),
        (TO_4,   &[(100, FOUR_TO_ZERO, ONE)]),
        (TO_3,   &[(100, TWO_ONE, ONE_NONE), NOTHING_SECOND]),
    ]),
    D1.time("F-D1b", RF_D1B, buy_in_from(200), 48, FROM_6),
    D1.hand("F-D1c", RF_D1C, limit([2, 4], [50, 100]), 72, &[
        (UP_6,   &[(100, &[600, 500, 400, 300], ONE)]),
        (UP_5,   &[(100, &[600, 500, 400, 300, 200], ONE_NONE)]),
        (ONLY_5, &[(100, FIVE_TO_ONE, ONE)]),
        (ONLY_4, &[(100, THREE_TO_ONE, ONE_NONE)]),
        (TO_4,   &[(100, FOUR_TO_ZERO, ONE)]),
        (TO_3,   &[(100, THREE_TO_ONE, ONE_NONE), NOTHING_SECOND]),
    ]),
    D1.time("F-D1d", RF_D1D, limit([6, 12], [4_000, 8_000]), 109, FROM_5),
];

/// In F-DB1c the small blind's position pays the first fee, also after the deal.
static BLIND_FLOP_TURN: [Stop; 3] = [
    stop("designated table fee #1", Payer::SmallBlind, Moment::Dealt),
    FLOP_TURN[1],
    FLOP_TURN[2],
];

const DB1: Group = Group { id: "F-DB1", games: &["ca/double-board-omaha"], stops: &FLOP_TURN };
const DB1_BLIND: Group = Group { stops: &BLIND_FLOP_TURN, ..DB1 };

#[rustfmt::skip]
pub(super) static DOUBLE_BOARD: [Schedule; 4] = [
    DB1.hand("F-DB1a", RF_DB1A, limit([1, 2], [1_000, 2_000]), 1, &[
        (UP_7, LIMIT_7),
        (ONLY_6, &[
            (100, &[800, 700, 600, 500, 400, 300], ONE), (100, &[250], HALF), (100, &[200], ONE),
            HALVES_6,
        ]),
        (ONLY_5, &[(100, THREE_TO_ZERO, ONE)]),
        (TO_5, TO_5_LIST),
        (TO_4, &[(100, &[600, 500, 400, 300, 200, 100, 0], ONE)]),
        (TO_3, &[(100, TWO_TO_ZERO, ONE)]),
    ]),
    DB1.time("F-DB1b", RF_DB1B, limit([6, 12], [1_000, 2_000]), 61, FROM_6),
    DB1_BLIND.hand("F-DB1c", RF_DB1C, buy_in(50, 5_000), 85, &[
        (UP_7, OPEN_7),
        // Option 98 repeats 96: reading ca-fee-badugi-repeats.
        (ONLY_6, &[
            (100, &[600, 500], ONE_NONE), (100, &[500, 400, 300], ONE),
            (100, &[250], HALF), (100, &[200], ONE),
        ]),
        (UP_5,   &[(100, FOUR_TO_ONE, ONE_NONE)]),
        (ONLY_5, &[(100, THREE_TO_ZERO, ONE)]),
        (ONLY_4, &[(100, THREE_TO_ONE, ONE_NONE)]),
        (TO_4,   &[(100, &[600, 500, 400, 300, 200, 100, 0], ONE)]),
        (TO_3,   &[(100, TWO_ONE, ONE_NONE), NOTHING_SECOND]),
    ]),
    DB1.time("F-DB1d", RF_DB1D, buy_in_from(500), 133, FROM_6),
];
