//! Irregularities of stud. Where several rules are one procedure, each of them starts it.

use crate::irregular::Effect::{
    AllIn, Dead, EarlyDeal, EarlyKept, LastUp, Misdeal, NextDown, OffTable, OutOfOrder, Oversize,
    Signal, Stands, TakeBack, Words, WrongBurn, WrongLow,
};
use crate::irregular::When::{
    Any, Dealing, Door, FirstDeal, LastDeal, NotTwoActed, TurnWithBet, TwoActed,
};
use crate::irregular::{Back, Irregularity};
use law::ca::{asian_five_card_stud as asian, mexican_poker as mexican, seven_card_stud as stud};

/// Stud's, which games without a list of their own take over: `ca-sister-irregularities` and
/// `ca-newer-stud-irregularities`.
#[rustfmt::skip]
pub(in crate::variants) const STUD: [Irregularity; 22] = [
    (stud::RS3_1_A,  NextDown),
    (stud::RS3_1_B,  Dead(FirstDeal, Back::Ante)),
    (stud::RS3_1_C,  Dead(Door, Back::Ante)),
    (stud::RS3_1_D,  Dead(Door, Back::Ante)),
    (stud::RS3_8_A,  WrongLow),
    (stud::RS3_8_B,  WrongLow),
    (stud::RS3_9_A,  Stands(Dealing)),
    (stud::RS3_9_B,  WrongBurn(LastDeal)),
    (stud::RS3_10_A, EarlyDeal),
    (stud::RS3_10_B, EarlyDeal),
    (stud::RS3_10_C, EarlyDeal),
    (stud::RS3_10_D, EarlyDeal),
    (stud::RS3_10_E, EarlyKept),
    (stud::RS3_10_F, EarlyKept),
    (stud::RS3_12,   Dead(TurnWithBet, Back::Nothing)),
    (stud::RS3_14,   OffTable),
    (stud::RS3_16_A, LastUp),
    (stud::RS3_16_B, AllIn),
    (stud::RS3_17_A, LastUp),
    (stud::RS3_17_B, AllIn),
    (stud::RS3_17_C, AllIn),
    (stud::RS3_18,   LastUp),
];

#[rustfmt::skip]
pub(super) const MEXICAN: [Irregularity; 13] = [
    (mexican::R16,  Signal),
    (mexican::R4_A, NextDown),
    (mexican::R4_B, AllIn),
    (mexican::R4_C, NextDown),
    (mexican::R6_A, Misdeal(NotTwoActed)),
    (mexican::R6_B, Stands(TwoActed)),
    (mexican::R6_C, Dead(TwoActed, Back::Nothing)),
    (mexican::R7_A, OutOfOrder),
    (mexican::R7_B, OutOfOrder),
    (mexican::R7_C, OutOfOrder),
    (mexican::R7_D, OutOfOrder),
    (mexican::R7_E, OutOfOrder),
    (mexican::R8,   Stands(Any)),
];

#[rustfmt::skip]
pub(super) const ASIAN: [Irregularity; 11] = [
    (asian::R8_B,  Oversize),
    (asian::R8_C,  Words),
    (asian::R26_A, Signal),
    (asian::R26_B, TakeBack(Any)),
    (asian::R3,    NextDown),
    (asian::R4,    Stands(Any)),
    (asian::R5,    EarlyDeal),
    (asian::R6_A,  Stands(Dealing)),
    (asian::R6_B,  WrongBurn(Dealing)),
    (asian::R21_A, NextDown),
    (asian::R21_B, Dead(FirstDeal, Back::Ante)),
];
