//! Irregularities of Omaha and of 2-7 Dramaha; the others take over hold'em's or the draw games'.

use crate::irregular::Effect::{Clock, ExposedAtOnce, Kept, LoneChip, Oversize, TimeOut, Words};
use crate::irregular::{Irregularity, Keep};
use law::ca::{_2_7_dramaha as dramaha27, omaha};

/// Of Omaha and its split form, which share the section without a limit.
#[rustfmt::skip]
pub(super) const NO_LIMIT: [Irregularity; 5] = [
    (omaha::RS2_6,   Words),
    (omaha::RS2_8_A, LoneChip),
    (omaha::RS2_8_B, Oversize),
    (omaha::RS2_9_B, Clock),
    (omaha::RS2_9_D, TimeOut),
];

#[rustfmt::skip]
pub(super) const DRAMAHA_27: [Irregularity; 2] = [
    (dramaha27::R5_B,   ExposedAtOnce(Keep::DeuceToSeven)),
    (dramaha27::R5_B_I, Kept(Keep::DeuceToSeven)),
];
