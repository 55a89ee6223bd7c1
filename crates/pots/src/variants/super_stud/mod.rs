//! Super 7 Card Stud, its hi-lo forms, and 7 Card Stud Hi/Lo Regular. In the Super games players
//! get a third card down and throw one away before fourth street.

#[cfg(test)]
mod rules_tests;

use crate::stakes::OddChips;
use crate::variant::{Ace, Acts, Award, Chart, Customs, Deck, Door, End, Forced, Limit, Need};
use crate::variant::{Cites, Odd, Opener, Ranking, Short, Street, Ties, Unit, Variant};
use crate::variants::shapes::newer_seven;
use crate::variants::ways::newer_stud;
use law::ca::_7_card_stud_hi_lo_regular as plain;
use law::ca::{super_7_card_stud, super_7_card_stud_hi_lo, super_7_card_stud_hi_lo_regular};
use law::reading;

const HIGH_HAND: Opener = Opener::Showing(Chart::High, End::Highest);
const LOW_HAND: Opener = Opener::Showing(Chart::Regular, End::Highest);

/// The four texts number their first round alike.
macro_rules! cites {
    ($r:ident, exchange: $exchange:expr, odd: $odd:expr) => {
        &Cites {
            deck: $r::RS3_A,
            seats: $r::RS5_A,
            forced: $r::R1,
            bring: $r::R4_A_I,
            straddle: $r::R1,
            first: $r::R4_B,
            turn: $r::R4_B,
            wager: $r::R4_B_III_1,
            cap: $r::R4_B_IV_2,
            short: reading::CA_HALF_BET,
            exchange: $exchange,
            run_out: $r::RS6_A,
            pots: reading::CA_SIDE_POTS,
            alone: reading::CA_NEWER_STUD_ALONE,
            odd: $odd,
        }
    };
}

macro_rules! customs {
    ($r:ident, no_fold: $no_fold:expr, check: $check:expr) => {
        Customs {
            acts: Some(&Acts {
                no_ante: $r::R1_A,
                full: $r::R4_A_II,
                no_fold: $no_fold,
                complete: $r::R4_B_III_2,
                call: $r::R4_B_I,
                raise: $r::R4_B_III_1,
                answer: $r::R4_B_IV_1,
                fold: $r::R4_B_II,
                check: $check,
            }),
            odd_chips: OddChips::Together,
            ..Customs::NONE
        }
    };
}

/// The rules of the streets' cards and of their betting.
macro_rules! super_streets {
    ($r:ident) => {
        &newer_seven(
            3,
            [HIGH_HAND; 4],
            Unit::Big,
            [
                [$r::R3, $r::R4_B],
                [$r::R8, $r::R9_A],
                [$r::R12, $r::R13_A],
                [$r::R16, $r::R17_A],
                [$r::R20, $r::R21_A],
            ],
        )
    };
}

const SUPER_7_STREETS: &[Street] = super_streets!(super_7_card_stud);
const HI_LO_STREETS: &[Street] = super_streets!(super_7_card_stud_hi_lo);
const REGULAR_STREETS: &[Street] = super_streets!(super_7_card_stud_hi_lo_regular);
const PLAIN_STREETS: &[Street] = &newer_seven(
    2,
    [LOW_HAND; 4],
    Unit::Big,
    [
        [plain::R3, plain::R4_B],
        [plain::R7, plain::R8_A],
        [plain::R11, plain::R12_A],
        [plain::R15, plain::R16_A],
        [plain::R19, plain::R20_A],
    ],
);

/// Super 7 Card Stud.
pub static SUPER_7: Variant = Variant {
    id: "ca/super-7-card-stud",
    title: "Super 7 Card Stud",
    own: newer_stud!(super_7_card_stud),
    deck: Deck::Full,
    seats: 8,
    active: 8,
    forced: Forced::Door(Door { card: End::Lowest, ace: Ace::High, ties: Ties::LowSuit }),
    limits: &[Limit::Fixed, Limit::Pot, Limit::No],
    raises: 3,
    streets: SUPER_7_STREETS,
    boards: 1,
    awards: &[
        Award::new("high", Ranking::High, super_7_card_stud::RS7_B).tied(super_7_card_stud::RS7_C)
    ],
    odd: Odd::Suit,
    short: Short::StudWithFolds,
    customs: customs!(
        super_7_card_stud,
        no_fold: super_7_card_stud::R4_A_3,
        check: super_7_card_stud::R9_B
    ),
    cites: cites!(
        super_7_card_stud,
        exchange: super_7_card_stud::R6,
        odd: super_7_card_stud::RS7_D
    ),
};

/// Super 7 Card Stud Hi/Lo: half for the best low with an 8 or better.
pub static SUPER_7_HI_LO: Variant = Variant {
    id: "ca/super-7-card-stud-hi-lo",
    title: "Super 7 Card Stud Hi/Lo",
    own: newer_stud!(super_7_card_stud_hi_lo),
    streets: HI_LO_STREETS,
    awards: &[
        Award::new("high", Ranking::High, super_7_card_stud_hi_lo::RS7_C)
            .tied(super_7_card_stud_hi_lo::RS7_G)
            .whole(super_7_card_stud_hi_lo::RS7_B),
        Award::new("low", Ranking::AceToFive, super_7_card_stud_hi_lo::RS7_C)
            .tied(super_7_card_stud_hi_lo::RS7_H)
            .needs(Need::Low(8)),
    ],
    customs: customs!(
        super_7_card_stud_hi_lo,
        no_fold: super_7_card_stud_hi_lo::R4_A_NOTE,
        check: super_7_card_stud_hi_lo::R9_B
    ),
    cites: cites!(
        super_7_card_stud_hi_lo,
        exchange: super_7_card_stud_hi_lo::R6,
        odd: super_7_card_stud_hi_lo::RS7_J
    ),
    ..SUPER_7
};

/// Super 7 Card Stud Hi/Lo Regular: half for the best low whatever it is, the ace high.
pub static SUPER_7_REGULAR: Variant = Variant {
    id: "ca/super-7-card-stud-hi-lo-regular",
    title: "Super 7 Card Stud Hi/Lo Regular",
    own: newer_stud!(super_7_card_stud_hi_lo_regular),
    streets: REGULAR_STREETS,
    awards: &[
        Award::new("high", Ranking::High, super_7_card_stud_hi_lo_regular::RS7_B)
            .tied(super_7_card_stud_hi_lo_regular::RS7_E),
        Award::new("low", Ranking::DeuceToSix, super_7_card_stud_hi_lo_regular::RS7_B)
            .tied(super_7_card_stud_hi_lo_regular::RS7_F),
    ],
    customs: Customs {
        straights: Some(reading::CA_SUPER_7_REGULAR_LOW),
        ..customs!(
            super_7_card_stud_hi_lo_regular,
            no_fold: super_7_card_stud_hi_lo_regular::R4_A_NOTE,
            check: super_7_card_stud_hi_lo_regular::R9_B
        )
    },
    cites: cites!(
        super_7_card_stud_hi_lo_regular,
        exchange: super_7_card_stud_hi_lo_regular::R6,
        odd: super_7_card_stud_hi_lo_regular::RS7_H
    ),
    ..SUPER_7
};

/// 7 Card Stud Hi/Lo Regular: half for the best low whatever it is, the ace low unless it pairs.
pub static REGULAR: Variant = Variant {
    id: "ca/7-card-stud-hi-lo-regular",
    title: "7 Card Stud Hi/Lo Regular",
    own: newer_stud!(plain),
    forced: Forced::Door(Door { card: End::Highest, ace: Ace::High, ties: Ties::HighSuit }),
    streets: PLAIN_STREETS,
    awards: &[
        Award::new("high", Ranking::High, plain::RS7_B).tied(plain::RS7_F).odd_rule(plain::RS7_I),
        Award::new("low", Ranking::Regular, plain::RS7_B)
            .tied(plain::RS7_G)
            .odd_rule(plain::RS7_J)
            .odd_to_low(),
    ],
    odd: Odd::High,
    customs: customs!(plain, no_fold: plain::R4_A_I, check: plain::R8_B),
    cites: cites!(plain, exchange: plain::R3, odd: reading::CA_STUD_REGULAR_ODD_CHIP),
    ..SUPER_7
};

/// These games.
pub(super) static GAMES: [&Variant; 4] = [&SUPER_7, &SUPER_7_HI_LO, &SUPER_7_REGULAR, &REGULAR];
