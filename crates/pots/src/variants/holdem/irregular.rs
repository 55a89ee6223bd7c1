//! Irregularities of hold'em and its kin. Where several rules are one procedure, each of them
//! starts it.

use crate::irregular::Effect::{
    Clock, Dead, EarlyRiver, EarlyTurn, Exposed, ExtraCard, ExtraCards, FirstCard, Flop, LoneChip,
    Oversize, Stands, TimeOut, Words,
};
use crate::irregular::When::Showdown;
use crate::irregular::{Back, Irregularity, Keep, Late};
use law::ca::{crazy_pineapple as pineapple, no_limit_poker as no_limit};
use law::ca::{reverse_holdem as reverse, texas_holdem as holdem};

/// Hold'em's, which games without a list of their own take over: `ca-sister-irregularities`,
/// `ca-short-deck-irregularities` and `ca-newer-board-irregularities`.
#[rustfmt::skip]
pub(in crate::variants) const HOLDEM: [Irregularity; 13] = [
    (holdem::RS6_1,     FirstCard),
    (holdem::RS6_1_A_1, Exposed(Keep::Nothing)),
    (holdem::RS6_1_A_2, Exposed(Keep::Nothing)),
    (holdem::RS6_1_B_1, Flop(Late::TooEarly)),
    (holdem::RS6_1_B_2, Flop(Late::TooMany)),
    (holdem::RS6_1_B_3, Flop(Late::Either)),
    (holdem::RS6_2_A,   EarlyTurn),
    (holdem::RS6_2_B,   EarlyTurn),
    (holdem::RS6_2_C,   EarlyTurn),
    (holdem::RS6_2_D,   EarlyTurn),
    (holdem::RS6_2_E,   EarlyRiver),
    (holdem::RS6_3_A,   ExtraCard),
    (holdem::RS6_3_B,   ExtraCards),
];

#[rustfmt::skip]
pub(super) const NO_LIMIT: [Irregularity; 5] = [
    (no_limit::R6,   Words),
    (no_limit::R8_A, LoneChip),
    (no_limit::R8_B, Oversize),
    (no_limit::R9_B, Clock),
    (no_limit::R9_D, TimeOut),
];

#[rustfmt::skip]
pub(super) const PINEAPPLE: [Irregularity; 16] = [
    (pineapple::RS7_1,     FirstCard),
    (pineapple::RS7_1_A_1, Exposed(Keep::Nothing)),
    (pineapple::RS7_1_A_2, Exposed(Keep::Nothing)),
    (pineapple::RS7_1_B_1, Flop(Late::TooEarly)),
    (pineapple::RS7_1_B_2, Flop(Late::TooMany)),
    (pineapple::RS7_1_B_3, Flop(Late::Either)),
    (pineapple::RS7_2_A,   EarlyTurn),
    (pineapple::RS7_2_B,   EarlyTurn),
    (pineapple::RS7_2_C,   EarlyTurn),
    (pineapple::RS7_2_D,   EarlyTurn),
    (pineapple::RS7_2_E,   EarlyRiver),
    (pineapple::RS7_3_A,   ExtraCard),
    (pineapple::RS7_3_B,   ExtraCards),
    (pineapple::RS7_4_A,   Stands(Showdown)),
    (pineapple::RS7_4_B,   Dead(Showdown, Back::Nothing)),
    (pineapple::R10,       Oversize),
];

#[rustfmt::skip]
pub(super) const REVERSE: [Irregularity; 4] = [
    (reverse::RS6_A, Flop(Late::TooMany)),
    (reverse::RS6_B, EarlyTurn),
    (reverse::RS6_C, EarlyTurn),
    (reverse::RS6_D, EarlyTurn),
];
