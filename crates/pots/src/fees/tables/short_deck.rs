//! Short Deck Texas Hold'em's own schedule (L 5386-5515).

use super::{Betting, Group, Moment, ONLY_4, ONLY_5, ONLY_6, Payer, Schedule, Stop, TO_3, TO_4};
use super::{TO_5, UP_6, UP_7, limit, open, stop};
use law::ca::poker_fees::{RF_SDA, RF_SDB, RF_SDC, RF_SDD, RF_SDE, RF_SDF};

/// From the pot: after the blinds, the flop and the turn.
static STOPS: [Stop; 3] = [
    stop("designated table fee #1", Payer::Pot, Moment::Start),
    stop("regular table fee", Payer::Pot, Moment::Flop),
    stop("designated table fee #2", Payer::Pot, Moment::Turn),
];

const SD: Group = Group { id: "F-SD", games: &["ca/short-deck-holdem"], stops: &STOPS };

/// Third fees, the lower first.
const HALF_ONE: &[i64] = &[50, 100];

#[rustfmt::skip]
pub(super) static BLOCKS: [Schedule; 6] = [
    SD.hand("F-SDa", RF_SDA, limit([1, 2], [40, 80]), 1, &[
        (UP_7,   &[(100, &[250, 300, 400, 500], HALF_ONE)]),
        // With option 16: reading ca-fee-short-deck-16.
        (ONLY_6, &[(100, &[200, 250, 300, 400], HALF_ONE)]),
        (ONLY_5, &[(100, &[150, 200, 250, 300], HALF_ONE)]),
        (ONLY_4, &[(100, &[100, 150, 200],      HALF_ONE)]),
        (TO_3,   &[(100, &[100],                HALF_ONE)]),
    ]),
    SD.time("F-SDb", RF_SDB, limit([50, 100], [500, 1_000]), 33, &[
        (UP_6, &[11, 12, 13, 14, 15, 16, 17]),
        (TO_5, &[5, 6, 7, 8]),
    ]),
    SD.hand("F-SDc", RF_SDC, open(Betting::NoLimit, Some((20, Some(2_000)))), 44, &[
        (UP_7,   &[(100, &[300, 400, 500], HALF_ONE)]),
        (ONLY_6, &[(100, &[200, 300, 500], HALF_ONE)]),
        (ONLY_5, &[(100, &[150, 200, 300], HALF_ONE)]),
        (TO_4,   &[(100, &[100],           HALF_ONE)]),
    ]),
    SD.time("F-SDd", RF_SDD, open(Betting::NoLimit, None), 64, &[
        (UP_6, &[11, 13, 15, 17]),
        (TO_5, &[5, 6, 7, 8]),
    ]),
    SD.hand("F-SDe", RF_SDE, open(Betting::PotLimit, Some((500, Some(500)))), 72, &[
        (UP_7,   &[(100, &[500], HALF_ONE)]),
        (ONLY_6, &[(100, &[400], HALF_ONE)]),
        (ONLY_5, &[(100, &[300], HALF_ONE)]),
        (TO_4,   &[(100, &[100], HALF_ONE)]),
    ]),
    SD.time("F-SDf", RF_SDF, open(Betting::PotLimit, None), 80, &[
        (UP_6, &[8, 10, 11, 12, 14]),
        (TO_5, &[4, 5, 6, 7]),
    ]),
];
