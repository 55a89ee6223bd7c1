//! Newer studs for low hands and badugis: Razzdeucey, Razzdacey and three Super games, whose
//! players get a third card down and throw one away before fourth street.

#[cfg(test)]
mod rules_tests;

use crate::stakes::OddChips;
use crate::variant::{Ace, Acts, Award, Chart, Customs, Deck, Door, End, Forced, Limit, Odd};
use crate::variant::{Cites, Opener, Ranking, Short, Street, Ties, Unit, Variant};
use crate::variants::shapes::newer_seven;
use crate::variants::ways::newer_stud;
use law::ca::{razzdacey, razzdeucey, super_razz, super_razzdacey, super_razzdeucey};
use law::reading;

const fn best(chart: Chart) -> Opener {
    Opener::Showing(chart, End::Highest)
}

/// The worst door card by the low chart begins, which is the highest.
const fn door(ace: Ace, ties: Ties) -> Forced {
    Forced::Door(Door { card: End::Highest, ace, ties })
}

/// The five texts number their first round alike.
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
            wager: $r::R4_B_II_1,
            cap: $r::R4_B_III_2,
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
    ($r:ident, $check:expr) => {
        Customs {
            acts: Some(&Acts {
                no_ante: $r::R1_A,
                full: $r::R4_A_II,
                no_fold: $r::R4_A_I,
                complete: $r::R4_B_II_2,
                call: $r::R4_B_I,
                raise: $r::R4_B_II_1,
                answer: $r::R4_B_III_1,
                fold: $r::R4_B_V,
                check: $check,
            }),
            odd_chips: OddChips::Together,
            ..Customs::NONE
        }
    };
}

/// The rules of the streets' cards and of their betting, in the two games with two cards down.
macro_rules! plain_streets {
    ($r:ident, $chart:expr) => {
        &newer_seven(
            2,
            [best($chart); 4],
            Unit::Big,
            [
                [$r::R3, $r::R4_B],
                [$r::R7, $r::R8_B],
                [$r::R11, $r::R12_B],
                [$r::R15, $r::R16_B],
                [$r::R19, $r::R20_B],
            ],
        )
    };
}

/// And in the Super games, which stay at the lower limit: reading ca-super-low-limits.
macro_rules! super_streets {
    ($r:ident, $opens:expr) => {
        &newer_seven(
            3,
            $opens,
            Unit::Small,
            [
                [$r::R3, $r::R4_B],
                [$r::R8, $r::R9_B],
                [$r::R12, $r::R13_B],
                [$r::R16, $r::R17_B],
                [$r::R20, $r::R21_B],
            ],
        )
    };
}

const RAZZDEUCEY_STREETS: &[Street] = plain_streets!(razzdeucey, Chart::DeuceToSeven);
const RAZZDACEY_STREETS: &[Street] = plain_streets!(razzdacey, Chart::AceToFive);
const BADUGI: Opener = best(Chart::Badugi);
const SUPER_RAZZDACEY_STREETS: &[Street] =
    super_streets!(super_razzdacey, [BADUGI, BADUGI, BADUGI, best(Chart::AceToFive)]);
const SUPER_RAZZDEUCEY_STREETS: &[Street] =
    super_streets!(super_razzdeucey, [best(Chart::BadugiAceHigh); 4]);
const SUPER_RAZZ_STREETS: &[Street] = super_streets!(super_razz, [best(Chart::AceToFive); 4]);

/// Razzdeucey: half for the best deuce-to-seven low, half for the best badugi, the ace high.
pub static RAZZDEUCEY: Variant = Variant {
    id: "ca/razzdeucey",
    title: "Razzdeucey",
    own: newer_stud!(razzdeucey),
    deck: Deck::Full,
    seats: 8,
    active: 8,
    forced: door(Ace::High, Ties::LowSuit),
    limits: &[Limit::Fixed, Limit::Pot, Limit::No],
    raises: 3,
    streets: RAZZDEUCEY_STREETS,
    boards: 1,
    awards: &[
        Award::new("low", Ranking::DeuceToSeven, razzdeucey::RS7_B).tied(razzdeucey::RS7_E),
        Award::new("badugi", Ranking::BadugiAceHigh, razzdeucey::RS7_B).tied(razzdeucey::RS7_F),
    ],
    odd: Odd::Suit,
    short: Short::StudWithFolds,
    customs: customs!(razzdeucey, razzdeucey::R8_A),
    cites: cites!(razzdeucey, exchange: razzdeucey::R3, odd: razzdeucey::RS7_H),
};

/// Razzdacey: the same with ace-to-five lows and the ace low.
pub static RAZZDACEY: Variant = Variant {
    id: "ca/razzdacey",
    title: "Razzdacey",
    own: newer_stud!(razzdacey),
    forced: door(Ace::Low, Ties::LowSuit),
    streets: RAZZDACEY_STREETS,
    awards: &[
        Award::new("low", Ranking::AceToFive, razzdacey::RS7_B).tied(razzdacey::RS7_E),
        Award::new("badugi", Ranking::Badugi, razzdacey::RS7_B).tied(razzdacey::RS7_F),
    ],
    customs: customs!(razzdacey, razzdacey::R8_A),
    cites: cites!(razzdacey, exchange: razzdacey::R3, odd: razzdacey::RS7_H),
    ..RAZZDEUCEY
};

/// Super Razzdacey.
pub static SUPER_RAZZDACEY: Variant = Variant {
    id: "ca/super-razzdacey",
    title: "Super Razzdacey",
    own: newer_stud!(super_razzdacey),
    forced: door(Ace::Low, Ties::HighSuit),
    streets: SUPER_RAZZDACEY_STREETS,
    awards: &[
        Award::new("low", Ranking::AceToFive, super_razzdacey::RS7_B).tied(super_razzdacey::RS7_E),
        Award::new("badugi", Ranking::Badugi, super_razzdacey::RS7_B).tied(super_razzdacey::RS7_F),
    ],
    customs: customs!(super_razzdacey, super_razzdacey::R9_A),
    cites: cites!(
        super_razzdacey,
        exchange: super_razzdacey::R6,
        odd: reading::CA_SUPER_RAZZDACEY_ODD_CHIP
    ),
    ..RAZZDEUCEY
};

/// Super Razzdeucey.
pub static SUPER_RAZZDEUCEY: Variant = Variant {
    id: "ca/super-razzdeucey",
    title: "Super Razzdeucey",
    own: newer_stud!(super_razzdeucey),
    forced: door(Ace::High, Ties::HighSuit),
    streets: SUPER_RAZZDEUCEY_STREETS,
    awards: &[
        Award::new("low", Ranking::DeuceToSeven, super_razzdeucey::RS7_B)
            .tied(super_razzdeucey::RS7_E),
        Award::new("badugi", Ranking::BadugiAceHigh, super_razzdeucey::RS7_B)
            .tied(super_razzdeucey::RS7_F),
    ],
    customs: customs!(super_razzdeucey, super_razzdeucey::R9_A),
    cites: cites!(
        super_razzdeucey,
        exchange: super_razzdeucey::R6,
        odd: super_razzdeucey::RS7_H
    ),
    ..RAZZDEUCEY
};

/// Super Razz: one pot for the best ace-to-five low.
pub static SUPER_RAZZ: Variant = Variant {
    id: "ca/super-razz",
    title: "Super Razz",
    own: newer_stud!(super_razz),
    forced: door(Ace::Low, Ties::HighSuit),
    streets: SUPER_RAZZ_STREETS,
    awards: &[Award::new("low", Ranking::AceToFive, super_razz::RS7_A).tied(super_razz::RS7_B)],
    customs: customs!(super_razz, super_razz::R9_A),
    cites: cites!(super_razz, exchange: super_razz::R6, odd: super_razz::RS7_C),
    ..RAZZDEUCEY
};

/// These games.
pub(super) static GAMES: [&Variant; 5] =
    [&RAZZDEUCEY, &RAZZDACEY, &SUPER_RAZZDACEY, &SUPER_RAZZDEUCEY, &SUPER_RAZZ];
