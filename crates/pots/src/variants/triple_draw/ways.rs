//! What lasts from hand to hand in the newer triple draws.

use crate::sitting::{First, Ways};
use crate::variants::ways::SILENT;
use law::ca::{archie, badacey, badeucey};

pub(super) const ARCHIE: Ways = Ways {
    first: First::SpreadInOrder,
    first_rule: archie::R2,
    moves: archie::R1_A,
    keeps: archie::R1_A,
    blinds: archie::R4,
    seats: archie::RS5_A,
    ..SILENT
};

pub(super) const BADACEY: Ways = Ways {
    first_rule: badacey::R3,
    moves: badacey::R1_2,
    keeps: badacey::R1_2,
    blinds: badacey::R2,
    seats: badacey::RS5_A,
    ..SILENT
};

pub(super) const BADEUCEY: Ways = Ways {
    first_rule: badeucey::R3,
    moves: badeucey::R1,
    keeps: badeucey::R1,
    blinds: badeucey::R2,
    seats: badeucey::RS5_A,
    ..SILENT
};
