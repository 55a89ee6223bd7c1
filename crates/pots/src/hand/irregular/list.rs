//! The irregularities of every game, whosever text prints them. Where several rules are one
//! procedure, each of them starts it.

use crate::irregular::Effect::{Boxed, Dead, Misdeal, MoreShuffle, ShowAll, Stands};
use crate::irregular::When::{Acted, Any, FirstDeal, Turn};
use crate::irregular::{Back, Irregularity};
use law::ca::{asian_five_card_stud as asian, mexican_poker as mexican, seven_card_stud as stud};

#[rustfmt::skip]
pub(super) const EVERYWHERE: [Irregularity; 11] = [
    (stud::RS3_2_A, Dead(Turn, Back::Nothing)),
    (stud::RS3_2_B, Dead(Turn, Back::Nothing)),
    (mexican::R12,  Dead(Any, Back::Nothing)),
    (asian::R9_A,   Dead(Any, Back::Nothing)),
    (asian::R9_B,   Stands(Any)),
    (asian::R11_C,  Misdeal(FirstDeal)),
    (asian::R11_D,  Dead(Acted, Back::Nothing)),
    (asian::R19,    Boxed),
    (asian::R20,    Dead(Turn, Back::Nothing)),
    (asian::R23,    MoreShuffle),
    (asian::R24,    ShowAll),
];
