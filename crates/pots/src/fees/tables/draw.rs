//! F-A1, F-B1 and F-L1: Archie, the Badugi group and the lowball games in the common schedules
//! (L 7852-8174, 8369-8513).

use super::{Band, DRAWS, FROM_5, FROM_6, Group, NOTHING_SECOND, ONE, ONE_NONE, Run, Schedule};
use super::{EIGHT_TO_ONE, FIVE_TO_ONE, FOUR_TO_ONE, THREE_TO_ONE, TWO_ONE, TWO_TO_ZERO};
use super::{ONLY_4, ONLY_5, ONLY_6, TO_3, TO_4, TO_5, UP_5, UP_6, UP_7};
use super::{buy_in, buy_in_from, limit};
use law::ca::poker_fees::{RF_A1A, RF_A1B, RF_A1C, RF_A1D, RF_B1A, RF_B1B, RF_B1C, RF_B1D};
use law::ca::poker_fees::{RF_L1A, RF_L1B, RF_L1C, RF_L1D};

const A1: Group = Group { id: "F-A1", games: &["ca/archie"], stops: &DRAWS };

const EIGHT_TO_TWO: &[i64] = &[800, 700, 600, 500, 400, 300, 200];

#[rustfmt::skip]
pub(super) static ARCHIE: [Schedule; 4] = [
    A1.hand("F-A1a", RF_A1A, buy_in(100, 2_500), 1, &[
        (UP_6,   &[(100, EIGHT_TO_ONE, ONE_NONE)]),
        (ONLY_5, &[(100, FIVE_TO_ONE, ONE_NONE)]),
        (TO_4,   &[(100, TWO_ONE, ONE_NONE), NOTHING_SECOND]),
        (TO_3,   &[(100, &[100], ONE_NONE), NOTHING_SECOND]),
    ]),
    A1.hand("F-A1b", RF_A1B, limit([2, 4], [50, 100]), 35, &[
        (UP_6,   &[(100, EIGHT_TO_TWO, ONE_NONE)]),
        (ONLY_5, &[(100, FIVE_TO_ONE, ONE_NONE)]),
        (ONLY_4, &[(100, TWO_ONE, ONE_NONE)]),
        (TO_4,   &[(100, TWO_TO_ZERO, ONE)]),
        (TO_3,   &[(100, &[100], ONE_NONE), NOTHING_SECOND]),
    ]),
    A1.time("F-A1c", RF_A1C, limit([60, 120], [4_000, 8_000]), 69, FROM_5),
    A1.time("F-A1d", RF_A1D, buy_in_from(100), 93, FROM_5),
];

const B1: Group =
    Group { id: "F-B1", games: &["ca/badeucey", "ca/badacey", "ca/badugi"], stops: &DRAWS };

#[rustfmt::skip]
pub(super) static BADUGI: [Schedule; 4] = [
    // Damaged cells: reading ca-fee-badugi-cells.
    B1.hand("F-B1a", RF_B1A, buy_in(50, 2_500), 1, &[
        (UP_6,   &[(100, EIGHT_TO_ONE, ONE_NONE)]),
        (ONLY_5, &[(100, FIVE_TO_ONE, ONE_NONE)]),
        (ONLY_4, &[(100, THREE_TO_ONE, ONE_NONE), NOTHING_SECOND]),
        (TO_4,   &[(100, FOUR_TO_ONE, ONE_NONE), NOTHING_SECOND]),
        (TO_3,   &[(100, THREE_TO_ONE, ONE_NONE), NOTHING_SECOND]),
    ]),
    // Options 91 and 92 repeat 89 and 90, and 107 skips $11: reading ca-fee-badugi-repeats.
    B1.hand("F-B1b", RF_B1B, limit([2, 4], [50, 100]), 50, &[
        (UP_6,   &[(100, EIGHT_TO_TWO, ONE_NONE)]),
        (ONLY_5, &[(100, FIVE_TO_ONE, ONE_NONE)]),
        (ONLY_4, &[(100, THREE_TO_ONE, ONE_NONE)]),
        (TO_4,   &[(100, FOUR_TO_ONE, ONE_NONE), NOTHING_SECOND]),
        (TO_3,   &[(100, &[300, 300, 200, 100], ONE_NONE), NOTHING_SECOND]),
    ]),
    B1.time("F-B1c", RF_B1C, limit([6, 12], [4_000, 8_000]), 98, &[
        (UP_5, &[20, 19, 18, 17, 16, 15, 14, 13, 12, 10]),
        (TO_5, &[10, 9, 8, 7, 6, 5, 4]),
        (TO_4, &[11, 10, 9, 8, 7, 6, 5]),
    ]),
    B1.time("F-B1d", RF_B1D, buy_in_from(100), 122, &[
        (UP_5, &[20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10]),
        (TO_5, &[10, 9, 8, 7, 6, 5, 4]),
        (TO_4, &[11, 10, 9, 8, 7, 6, 5]),
    ]),
];

/// Two fees, after the deal and the draw; in Kansas City Lowball the first of its three.
const L1: Group = Group {
    id: "F-L1",
    games: &["ca/lowball", "ca/kansas-city-lowball"],
    stops: DRAWS.split_at(2).0,
};

/// There is no third fee, and no stop that would take it.
const TWO_FEES: &[i64] = &[0];
const MANY: &[Run] = &[(100, FIVE_TO_ONE, TWO_FEES)];
const FEW: &[Run] = &[(100, &[300, 200, 100, 50], TWO_FEES)];

/// Both blocks by hand have the same figures.
static LOWBALL_BANDS: [(Band, &[Run]); 7] = [
    (UP_7, MANY),
    (UP_6, MANY),
    (ONLY_6, MANY),
    (ONLY_5, MANY),
    (ONLY_4, FEW),
    (TO_4, FEW),
    (TO_3, FEW),
];

pub(super) static LOWBALL: [Schedule; 4] = [
    L1.hand("F-L1a", RF_L1A, buy_in(50, 2_500), 1, &LOWBALL_BANDS),
    L1.hand("F-L1b", RF_L1B, limit([2, 4], [50, 100]), 33, &LOWBALL_BANDS),
    L1.time("F-L1c", RF_L1C, limit([6, 12], [4_000, 8_000]), 65, FROM_5),
    L1.time("F-L1d", RF_L1D, buy_in_from(100), 89, FROM_6),
];
