//! What lasts from hand to hand in the older studs that have a button.

use crate::sitting::{Buys, First, Takes, Ways, Words};
use crate::variants::ways::{BUYS, STUD, WORDS};
use law::ca::{asian_five_card_stud as asian, mexican_poker as mexican};
use law::reading;

pub(super) const MEXICAN: Ways = Ways {
    first: First::Spread,
    moves: mexican::RS1_C,
    keeps: mexican::RS1_C,
    ante: reading::CA_MEXICAN_MONEY,
    buys: Buys { one_short: mexican::R14, ..BUYS },
    words: Words { string: mexican::R13, least: mexican::R16, ..WORDS },
    ..STUD
};

pub(super) const ASIAN: Ways = Ways {
    first: First::Spread,
    moves: asian::R2_A,
    turns: 2,
    keeps: asian::R2_B,
    ante: reading::CA_ASIAN_OPENING,
    takes: Some(Takes { bettors: asian::R2_C, newcomers: asian::R2_D }),
    buys: Buys { one_short: asian::R10, ..BUYS },
    words: Words {
        call: asian::R8_B,
        announce: Some(asian::R8_C),
        string: asian::R8_A,
        motions: Some(asian::R8_A),
        least: asian::R26_A,
        ..WORDS
    },
    ..STUD
};
