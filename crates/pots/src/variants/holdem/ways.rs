//! What lasts from hand to hand in hold'em and its kin.

use crate::sitting::{Broke, Buys, Coming, Jumped, Missed, Start, Ways, Words};
use crate::variants::ways::{BUYS, HOLDEM, SILENT, WORDS};
use law::ca::{crazy_pineapple as pineapple, no_limit_poker as no_limit};
use law::ca::{reverse_holdem, short_deck_holdem as short_deck};
use money::Cents;

const NO_LIMIT_WORDS: Words = Words {
    govern: no_limit::R6,
    lone: no_limit::R8_A,
    call: no_limit::R8_B,
    motions: Some(no_limit::R7),
    ..WORDS
};

pub(super) const NO_LIMIT: Ways = Ways {
    buys: Buys {
        one_short: no_limit::R4_A,
        broke: Some(Broke { short: no_limit::R4_C, full: no_limit::R4_D }),
        half: Some((Cents::dollars(100), no_limit::R4_B)),
        ..BUYS
    },
    clock: Some(no_limit::R9_C),
    words: NO_LIMIT_WORDS,
    ..HOLDEM
};

pub(super) const PINEAPPLE: Ways = Ways {
    moves: pineapple::RS6_A,
    keeps: pineapple::R5_B,
    blinds: pineapple::RS4_E,
    heads_up: pineapple::R2_B,
    entry: Coming::Free {
        at_once: pineapple::R3_A,
        after_button: pineapple::R3_B,
        between: pineapple::R4_A,
    },
    missed: Missed {
        pay: pineapple::R6_A,
        wait: pineapple::R6_B,
        dead: pineapple::R6_D,
        ..HOLDEM.missed
    },
    start: Start { free: pineapple::R7_A, seats: pineapple::R7_B, drew: pineapple::R7_C },
    jumped: Jumped::Owes(pineapple::R5_A),
    ante: pineapple::RS4_A,
    words: Words { call: pineapple::R10, ..WORDS },
    ..HOLDEM
};

pub(super) const REVERSE: Ways = Ways {
    seats: reverse_holdem::RS1_B,
    moves: reverse_holdem::RS5_C,
    blinds: reverse_holdem::RS4_E,
    ..HOLDEM
};

pub(super) const SHORT_DECK: Ways = Ways {
    first_rule: short_deck::R3_1,
    moves: short_deck::R1_A,
    keeps: short_deck::R1_A,
    blinds: short_deck::R4,
    seats: short_deck::RS5_A,
    ..SILENT
};
