//! F-H1, the Hold'em group of the common schedules (L 6959-7270).

use super::{Betting, FLOP_TURN, FROM_6, Group, HALF, ONE, ONE_HALF, ONLY_5, ONLY_6, Schedule};
use super::{TO_3, TO_4, TO_5, UP_5, UP_7, buy_in_from, limit, open};
use law::ca::poker_fees::{RF_H1A, RF_H1B, RF_H1C, RF_H1D, RF_H1E, RF_H1F};

/// Match-It has no turn: reading ca-fee-match-it.
const LIMIT: Group = Group {
    id: "F-H1",
    games: &["ca/texas-holdem", "ca/reverse-holdem", "ca/short-deck-holdem", "ca/match-it"],
    stops: &FLOP_TURN,
};
const OPEN: Group = Group {
    games: &[
        "ca/texas-holdem",
        "ca/pot-limit-holdem",
        "ca/no-limit-poker",
        "ca/reverse-holdem",
        "ca/short-deck-holdem",
        "ca/match-it",
    ],
    ..LIMIT
};
const POT: Group = Group {
    games: &[
        "ca/texas-holdem",
        "ca/pot-limit-holdem",
        "ca/reverse-holdem",
        "ca/short-deck-holdem",
        "ca/match-it",
    ],
    ..LIMIT
};

#[rustfmt::skip]
pub(super) static BLOCKS: [Schedule; 6] = [
    LIMIT.hand("F-H1a", RF_H1A, limit([1, 2], [2_000, 4_000]), 1, &[
        (UP_7, &[
            (100, &[800, 700, 600, 500, 400, 350], ONE),
            (100, &[300, 200], ONE_HALF),
            (50, &[350, 300, 250, 200], ONE_HALF),
        ]),
        (ONLY_6, &[
            (100, &[800, 700, 600, 500, 400, 300], ONE),
            (100, &[250], HALF), (100, &[200], ONE), (100, &[150], HALF),
            (50, &[300], HALF), (50, &[250, 200, 150], ONE_HALF),
        ]),
        (UP_5, &[(100, &[1_600, 1_500, 1_400, 1_300, 1_200, 1_100, 1_000], ONE)]),
        (ONLY_5, &[
            (100, &[500, 400, 350], ONE),
            (100, &[300], ONE_HALF), (100, &[250], ONE), (100, &[200], ONE_HALF),
            (100, &[150], ONE), (100, &[100], ONE_HALF), (100, &[0], ONE),
        ]),
        (TO_5, &[
            (100, &[300], ONE), (100, &[250], ONE_HALF), (100, &[200], ONE),
            (100, &[150, 100], ONE_HALF), (100, &[0], ONE),
            (50, &[250], ONE_HALF), (50, &[200], ONE), (50, &[150], ONE_HALF), (50, &[100], ONE),
        ]),
        (TO_4, &[
            (100, &[800, 700, 600, 500, 400, 350, 300, 250, 200, 100], ONE),
            (100, &[50], HALF), (100, &[0], ONE),
        ]),
        (TO_3, &[(100, &[200, 100, 0], ONE), (100, &[100, 0], HALF)]),
    ]),
    LIMIT.time("F-H1b", RF_H1B, limit([6, 12], [2_000, 4_000]), 86, FROM_6),
    OPEN.hand("F-H1c", RF_H1C, buy_in_from(20), 110, &[
        (UP_7, &[
            (100, &[800, 700, 600], ONE),
            (100, &[500, 400], ONE_HALF), (100, &[350], ONE),
            (100, &[300], ONE_HALF), (100, &[200], ONE),
            (50, &[350, 300, 250, 200], ONE_HALF),
        ]),
        (ONLY_6, &[
            (100, &[800, 700, 600, 500], ONE),
            (100, &[400, 300], ONE_HALF), (100, &[250], HALF), (100, &[200, 100], ONE_HALF),
            (50, &[300, 250, 200, 150], ONE_HALF),
        ]),
        (UP_5, &[(100, &[1_600, 1_500, 1_400, 1_300, 1_200, 1_100, 1_000], ONE)]),
        (ONLY_5, &[
            (100, &[500, 400, 350, 300, 250], ONE),
            (100, &[200], ONE_HALF), (100, &[150], HALF), (100, &[100], ONE_HALF),
            (100, &[50], HALF), (100, &[0], ONE),
            (50, &[250, 150], ONE_HALF),
        ]),
        (TO_4, &[
            (100, &[800, 700, 600, 500, 400, 350, 300, 250, 200], ONE),
            (100, &[150, 100, 50, 0], ONE_HALF),
            (50, &[200], ONE), (50, &[150], ONE_HALF), (50, &[100], ONE), (50, &[50], ONE_HALF),
        ]),
        (TO_3, &[(100, &[200], ONE), (100, &[100], ONE_HALF), (100, &[0], ONE)]),
    ]),
    OPEN.time("F-H1d", RF_H1D, buy_in_from(500), 200, FROM_6),
    POT.hand("F-H1e", RF_H1E, open(Betting::PotLimit, Some((200, Some(2_500)))), 224, &[
        (UP_7,   &[(100, &[700, 600, 500, 400], ONE)]),
        (ONLY_6, &[(100, &[600, 500, 400, 300], ONE)]),
        (ONLY_5, &[(100, &[500, 400, 300, 200], ONE)]),
        (TO_4,   &[(100, &[400, 300, 200, 100, 0], ONE)]),
    ]),
    POT.time("F-H1f", RF_H1F, open(Betting::PotLimit, Some((500, None))), 241, FROM_6),
];
