//! Irregularities of draw games. Where several rules are one procedure, each of them starts it.

use crate::irregular::Effect::{
    Complete, Dead, Exposed, ExposedAtOnce, ExposedOnDraw, ExtraCard, ExtraCards, FirstCard, Kept,
    Missing, Stands, TakeBack,
};
use crate::irregular::When::{Any, BeforeDraw, Drawn, FirstDeal};
use crate::irregular::{Back, Fill, Irregularity, Keep};
use law::ca::{_2_7_dramaha as dramaha27, kansas_city_lowball as kansas, lowball, match_it};

#[rustfmt::skip]
pub(super) const LOWBALL: [Irregularity; 12] = [
    (lowball::R1_C,    Dead(Any, Back::Nothing)),
    (lowball::R8_A,    Kept(Keep::SevenAceLow)),
    (lowball::R8_B,    Exposed(Keep::SevenAceLow)),
    (lowball::R8_C,    Exposed(Keep::SevenAceLow)),
    (lowball::R8_D,    ExposedOnDraw),
    (lowball::R8_E,    Stands(FirstDeal)),
    (lowball::R10_A,   Dead(Drawn, Back::Nothing)),
    (lowball::R10_B,   Missing(Fill::Deal)),
    (lowball::R10_C,   Missing(Fill::Button)),
    (lowball::R10_D,   Missing(Fill::Draw)),
    (lowball::RS5_5_A, TakeBack(BeforeDraw)),
    (lowball::RS5_5_B, Complete),
];

#[rustfmt::skip]
pub(super) const KANSAS: [Irregularity; 11] = [
    (kansas::R1_C,  Dead(Any, Back::Nothing)),
    (kansas::R9_A,  Kept(Keep::SevenAceHigh)),
    (kansas::R9_B,  Exposed(Keep::SevenAceHigh)),
    (kansas::R9_C,  Exposed(Keep::SevenAceHigh)),
    (kansas::R9_D,  ExposedOnDraw),
    (kansas::R9_E,  Stands(FirstDeal)),
    (kansas::R9_F,  ExposedOnDraw),
    (kansas::R11_A, Dead(Drawn, Back::Nothing)),
    (kansas::R11_B, Missing(Fill::Deal)),
    (kansas::R11_C, Missing(Fill::Button)),
    (kansas::R11_D, Missing(Fill::Draw)),
];

#[rustfmt::skip]
pub(super) const MATCH_IT: [Irregularity; 12] = [
    (match_it::RS7_1_A, FirstCard),
    (match_it::RS7_1_B, Exposed(Keep::Nothing)),
    (match_it::RS7_1_C, Exposed(Keep::Nothing)),
    (match_it::RS7_2_A, ExtraCard),
    (match_it::RS7_2_B, ExtraCards),
    (match_it::RS7_3_A, ExposedOnDraw),
    (match_it::RS7_3_B, ExposedOnDraw),
    (match_it::R7_A,    Dead(Drawn, Back::Nothing)),
    (match_it::R7_B,    Missing(Fill::Deal)),
    (match_it::R7_C,    Missing(Fill::Deal)),
    (match_it::R7_D,    Missing(Fill::Button)),
    (match_it::R7_E,    Missing(Fill::Draw)),
];

/// Of draw games without a list of their own: `ca-newer-draw-irregularities`.
#[rustfmt::skip]
pub(in crate::variants) const NEWER: [Irregularity; 3] = [
    (kansas::R9_D,    ExposedOnDraw),
    (kansas::R11_A,   Dead(Drawn, Back::Nothing)),
    (dramaha27::R5_B, ExposedAtOnce(Keep::Nothing)),
];
