//! What lasts from hand to hand in Omaha and its kin.

use crate::sitting::{
    Broke, Buys, Coming, First, Jumped, Kills, Missed, Scoop, Start, Ways, Words,
};
use crate::variants::ways::{BUYS, HOLDEM, SILENT, WORDS};
use law::ca::{_2_7_dramaha as dramaha27, double_board_omaha as double_board, dramaha};
use law::ca::{five_card_omaha_hi_lo as five_omaha, omaha, omaha_hi_lo};
use money::Cents;

pub(super) const OMAHA: Ways = Ways {
    moves: omaha::R9_B,
    keeps: omaha::R9_B,
    blinds: omaha::R7_A,
    heads_up: omaha::R7_B,
    entry: Coming::ByLimit {
        at_once: omaha::R8_A,
        after_button: omaha::R8_B,
        posting: omaha::R8_C,
        for_blind: omaha::R8_D,
        between: omaha::R8_E,
    },
    missed: Missed { pay: omaha::R10_A, wait: omaha::R10_B, dead: omaha::R10_D, ..HOLDEM.missed },
    start: Start { free: omaha::R11_A, seats: omaha::R11_B, drew: omaha::R11_C },
    jumped: Jumped::Owes(omaha::R9_A),
    ante: omaha::R7_A,
    buys: Buys {
        one_short: omaha::RS2_4_A,
        broke: Some(Broke { short: omaha::RS2_4_B, full: omaha::RS2_4_C }),
        ..BUYS
    },
    clock: Some(omaha::RS2_9_C),
    words: Words {
        govern: omaha::RS2_6,
        lone: omaha::RS2_8_A,
        call: omaha::RS2_8_B,
        motions: Some(omaha::RS2_7),
        ..WORDS
    },
    ..HOLDEM
};

#[rustfmt::skip]
const SCOOPS: [Scoop; 4] = [
    scoop(2,  4,  35, omaha_hi_lo::R2_A),
    scoop(3,  6,  50, omaha_hi_lo::R2_B),
    scoop(4,  8,  80, omaha_hi_lo::R2_C),
    scoop(6, 12, 100, omaha_hi_lo::R2_D),
];

const fn scoop(small: i64, big: i64, pot: i64, rule: law::Cite) -> Scoop {
    let dollars = Cents::dollars;
    Scoop { small: dollars(small), big: dollars(big), pot: dollars(pot), rule }
}

pub(super) const OMAHA_HI_LO: Ways =
    Ways { kills: Kills::Scoop(omaha_hi_lo::R2, &SCOOPS), ..OMAHA };

pub(super) const FIVE_OMAHA: Ways = Ways {
    first: First::Dealt,
    first_rule: five_omaha::RS6_4,
    moves: five_omaha::RS6_1_B,
    keeps: five_omaha::RS6_1_B,
    blinds: five_omaha::RS6_2_A,
    seats: five_omaha::RS5_A,
    ..SILENT
};

pub(super) const DOUBLE_BOARD: Ways = Ways {
    first_rule: double_board::R1,
    moves: double_board::R3_A,
    keeps: double_board::R3_A,
    blinds: double_board::R2,
    seats: double_board::RS5_A,
    ..SILENT
};

pub(super) const DRAMAHA_27: Ways = Ways {
    first: First::Dealt,
    first_rule: dramaha27::R3,
    moves: dramaha27::R1_A,
    keeps: dramaha27::R1_A,
    blinds: dramaha27::R4,
    seats: dramaha27::RS5_A,
    ..SILENT
};

pub(super) const DRAMAHA: Ways = Ways {
    first: First::Dealt,
    first_rule: dramaha::R3,
    moves: dramaha::R1_A,
    keeps: dramaha::R1_A,
    blinds: dramaha::R4,
    seats: dramaha::RS5_A,
    ..SILENT
};
