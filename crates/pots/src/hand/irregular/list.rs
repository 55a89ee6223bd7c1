//! Which rule does what, and in which games: the book's irregularities as data. Where several
//! rules are one procedure, each of them starts it.

use super::effects::Effect::{
    AllIn, Boxed, Clock, Complete, Dead, EarlyDeal, EarlyKept, EarlyRiver, EarlyTurn, Exposed,
    ExposedAtOnce, ExposedOnDraw, ExtraCard, ExtraCards, FirstCard, Flop, Kept, LastUp, LoneChip,
    Misdeal, Missing, MoreShuffle, NextDown, OffTable, OutOfOrder, Oversize, ShowAll, Signal,
    Stands, TakeBack, TimeOut, Words, WrongBurn, WrongLow,
};
use super::effects::When::{
    Acted, Any, BeforeDraw, Dealing, Door, Drawn, FirstDeal, LastDeal, NotTwoActed, Showdown,
    Turn, TurnWithBet, TwoActed,
};
use super::effects::{Back, Entry, Fill, Games, Keep, Late};
use law::ca::{
    _2_7_dramaha as dramaha27, _7_card_stud_hi_lo_regular as regular,
    asian_five_card_stud as asian, crazy_pineapple as pineapple, kansas_city_lowball as kansas,
    lowball, match_it, mexican_poker as mexican, no_limit_poker as no_limit, omaha, razzdacey,
    razzdeucey, reverse_holdem as reverse, seven_card_stud as stud, super_7_card_stud as super7,
    super_7_card_stud_hi_lo as super7_hi_lo, super_7_card_stud_hi_lo_regular as super7_regular,
    super_razz, super_razzdacey, super_razzdeucey, texas_holdem as holdem,
};

/// All of them.
pub(super) const LISTS: [&[Entry]; 7] = [&HOLDEM, &CHIPS, &STUD, &DRAW, &MEXICAN, &ASIAN, &EARLY];

#[rustfmt::skip]
const HOLDEM: [Entry; 36] = [
    (holdem::RS6_1,      FirstCard,               Games::Holdem),
    (holdem::RS6_1_A_1,  Exposed(Keep::Nothing),  Games::Holdem),
    (holdem::RS6_1_A_2,  Exposed(Keep::Nothing),  Games::Holdem),
    (holdem::RS6_1_B_1,  Flop(Late::TooEarly),    Games::Holdem),
    (holdem::RS6_1_B_2,  Flop(Late::TooMany),     Games::Holdem),
    (holdem::RS6_1_B_3,  Flop(Late::Either),      Games::Holdem),
    (holdem::RS6_2_A,    EarlyTurn,               Games::Holdem),
    (holdem::RS6_2_B,    EarlyTurn,               Games::Holdem),
    (holdem::RS6_2_C,    EarlyTurn,               Games::Holdem),
    (holdem::RS6_2_D,    EarlyTurn,               Games::Holdem),
    (holdem::RS6_2_E,    EarlyRiver,              Games::Holdem),
    (holdem::RS6_3_A,    ExtraCard,               Games::Holdem),
    (holdem::RS6_3_B,    ExtraCards,              Games::Holdem),
    (pineapple::RS7_1,     FirstCard,              Games::Own),
    (pineapple::RS7_1_A_1, Exposed(Keep::Nothing), Games::Own),
    (pineapple::RS7_1_A_2, Exposed(Keep::Nothing), Games::Own),
    (pineapple::RS7_1_B_1, Flop(Late::TooEarly),   Games::Own),
    (pineapple::RS7_1_B_2, Flop(Late::TooMany),    Games::Own),
    (pineapple::RS7_1_B_3, Flop(Late::Either),     Games::Own),
    (pineapple::RS7_2_A,   EarlyTurn,              Games::Own),
    (pineapple::RS7_2_B,   EarlyTurn,              Games::Own),
    (pineapple::RS7_2_C,   EarlyTurn,              Games::Own),
    (pineapple::RS7_2_D,   EarlyTurn,              Games::Own),
    (pineapple::RS7_2_E,   EarlyRiver,             Games::Own),
    (pineapple::RS7_3_A,   ExtraCard,              Games::Own),
    (pineapple::RS7_3_B,   ExtraCards,             Games::Own),
    (pineapple::RS7_4_A,   Stands(Showdown),       Games::Own),
    (pineapple::RS7_4_B,   Dead(Showdown, Back::Nothing), Games::Own),
    (reverse::RS6_A, Flop(Late::TooMany), Games::Own),
    (reverse::RS6_B, EarlyTurn,           Games::Own),
    (reverse::RS6_C, EarlyTurn,           Games::Own),
    (reverse::RS6_D, EarlyTurn,           Games::Own),
    (match_it::RS7_1_A, FirstCard,              Games::Own),
    (match_it::RS7_1_B, Exposed(Keep::Nothing), Games::Own),
    (match_it::RS7_1_C, Exposed(Keep::Nothing), Games::Own),
    (match_it::RS7_2_A, ExtraCard,              Games::Own),
];

#[rustfmt::skip]
const CHIPS: [Entry; 16] = [
    (no_limit::R6,    Words,    Games::Own),
    (no_limit::R8_A,  LoneChip, Games::Own),
    (no_limit::R8_B,  Oversize, Games::Own),
    (no_limit::R9_B,  Clock,    Games::Own),
    (no_limit::R9_D,  TimeOut,  Games::Own),
    (omaha::RS2_6,    Words,    Games::OwnNoLimit),
    (omaha::RS2_8_A,  LoneChip, Games::OwnNoLimit),
    (omaha::RS2_8_B,  Oversize, Games::OwnNoLimit),
    (omaha::RS2_9_B,  Clock,    Games::OwnNoLimit),
    (omaha::RS2_9_D,  TimeOut,  Games::OwnNoLimit),
    (pineapple::R10,  Oversize, Games::Own),
    (asian::R8_B,     Oversize, Games::Own),
    (asian::R8_C,     Words,    Games::Own),
    (asian::R26_A,    Signal,   Games::Own),
    (asian::R26_B,    TakeBack(Any), Games::Own),
    (mexican::R16,    Signal,   Games::Own),
];

#[rustfmt::skip]
const STUD: [Entry; 24] = [
    (stud::RS3_1_A,  NextDown,                       Games::Stud),
    (stud::RS3_1_B,  Dead(FirstDeal, Back::Ante),    Games::Stud),
    (stud::RS3_1_C,  Dead(Door, Back::Ante),         Games::Stud),
    (stud::RS3_1_D,  Dead(Door, Back::Ante),         Games::Stud),
    (stud::RS3_2_A,  Dead(Turn, Back::Nothing),      Games::All),
    (stud::RS3_2_B,  Dead(Turn, Back::Nothing),      Games::All),
    (stud::RS3_8_A,  WrongLow,                       Games::Stud),
    (stud::RS3_8_B,  WrongLow,                       Games::Stud),
    (stud::RS3_9_A,  Stands(Dealing),                Games::Stud),
    (stud::RS3_9_B,  WrongBurn(LastDeal),            Games::Stud),
    (stud::RS3_10_A, EarlyDeal,                      Games::Stud),
    (stud::RS3_10_B, EarlyDeal,                      Games::Stud),
    (stud::RS3_10_C, EarlyDeal,                      Games::Stud),
    (stud::RS3_10_D, EarlyDeal,                      Games::Stud),
    (stud::RS3_10_E, EarlyKept,                      Games::Stud),
    (stud::RS3_10_F, EarlyKept,                      Games::Stud),
    (stud::RS3_12,   Dead(TurnWithBet, Back::Nothing), Games::Stud),
    (stud::RS3_14,   OffTable,                       Games::Stud),
    (stud::RS3_16_A, LastUp,                         Games::Stud),
    (stud::RS3_16_B, AllIn,                          Games::Stud),
    (stud::RS3_17_A, LastUp,                         Games::Stud),
    (stud::RS3_17_B, AllIn,                          Games::Stud),
    (stud::RS3_17_C, AllIn,                          Games::Stud),
    (stud::RS3_18,   LastUp,                         Games::Stud),
];

#[rustfmt::skip]
const DRAW: [Entry; 34] = [
    (match_it::RS7_2_B, ExtraCards,    Games::Own),
    (match_it::RS7_3_A, ExposedOnDraw, Games::Own),
    (match_it::RS7_3_B, ExposedOnDraw, Games::Own),
    (match_it::R7_A,    Dead(Drawn, Back::Nothing), Games::Own),
    (match_it::R7_B,    Missing(Fill::Deal),   Games::Own),
    (match_it::R7_C,    Missing(Fill::Deal),   Games::Own),
    (match_it::R7_D,    Missing(Fill::Button), Games::Own),
    (match_it::R7_E,    Missing(Fill::Draw),   Games::Own),
    (lowball::R1_C,   Dead(Any, Back::Nothing),   Games::Own),
    (lowball::R8_A,   Kept(Keep::SevenAceLow),    Games::Own),
    (lowball::R8_B,   Exposed(Keep::SevenAceLow), Games::Own),
    (lowball::R8_C,   Exposed(Keep::SevenAceLow), Games::Own),
    (lowball::R8_D,   ExposedOnDraw,              Games::Own),
    (lowball::R8_E,   Stands(FirstDeal),          Games::Own),
    (lowball::R10_A,  Dead(Drawn, Back::Nothing), Games::Own),
    (lowball::R10_B,  Missing(Fill::Deal),        Games::Own),
    (lowball::R10_C,  Missing(Fill::Button),      Games::Own),
    (lowball::R10_D,  Missing(Fill::Draw),        Games::Own),
    (lowball::RS5_5_A, TakeBack(BeforeDraw),      Games::Own),
    (lowball::RS5_5_B, Complete,                  Games::Own),
    (kansas::R1_C,   Dead(Any, Back::Nothing),    Games::Own),
    (kansas::R9_A,   Kept(Keep::SevenAceHigh),    Games::Own),
    (kansas::R9_B,   Exposed(Keep::SevenAceHigh), Games::Own),
    (kansas::R9_C,   Exposed(Keep::SevenAceHigh), Games::Own),
    (kansas::R9_D,   ExposedOnDraw,               Games::Draw),
    (kansas::R9_E,   Stands(FirstDeal),           Games::Own),
    (kansas::R9_F,   ExposedOnDraw,               Games::Own),
    (kansas::R11_A,  Dead(Drawn, Back::Nothing),  Games::Draw),
    (kansas::R11_B,  Missing(Fill::Deal),         Games::Own),
    (kansas::R11_C,  Missing(Fill::Button),       Games::Own),
    (kansas::R11_D,  Missing(Fill::Draw),         Games::Own),
    (dramaha27::R5_B,   ExposedAtOnce(Keep::DeuceToSeven), Games::Own),
    (dramaha27::R5_B,   ExposedAtOnce(Keep::Nothing),      Games::Draw),
    (dramaha27::R5_B_I, Kept(Keep::DeuceToSeven),          Games::Own),
];

#[rustfmt::skip]
const MEXICAN: [Entry; 13] = [
    (mexican::R4_A, NextDown,                       Games::Own),
    (mexican::R4_B, AllIn,                          Games::Own),
    (mexican::R4_C, NextDown,                       Games::Own),
    (mexican::R6_A, Misdeal(NotTwoActed),           Games::Own),
    (mexican::R6_B, Stands(TwoActed),               Games::Own),
    (mexican::R6_C, Dead(TwoActed, Back::Nothing),  Games::Own),
    (mexican::R7_A, OutOfOrder,                     Games::Own),
    (mexican::R7_B, OutOfOrder,                     Games::Own),
    (mexican::R7_C, OutOfOrder,                     Games::Own),
    (mexican::R7_D, OutOfOrder,                     Games::Own),
    (mexican::R7_E, OutOfOrder,                     Games::Own),
    (mexican::R8,   Stands(Any),                    Games::Own),
    (mexican::R12,  Dead(Any, Back::Nothing),       Games::All),
];

#[rustfmt::skip]
const ASIAN: [Entry; 15] = [
    (asian::R3,    NextDown,                       Games::Own),
    (asian::R4,    Stands(Any),                    Games::Own),
    (asian::R5,    EarlyDeal,                      Games::Own),
    (asian::R6_A,  Stands(Dealing),                Games::Own),
    (asian::R6_B,  WrongBurn(Dealing),             Games::Own),
    (asian::R9_A,  Dead(Any, Back::Nothing),       Games::All),
    (asian::R9_B,  Stands(Any),                    Games::All),
    (asian::R11_C, Misdeal(FirstDeal),             Games::All),
    (asian::R11_D, Dead(Acted, Back::Nothing),     Games::All),
    (asian::R19,   Boxed,                          Games::All),
    (asian::R20,   Dead(Turn, Back::Nothing),      Games::All),
    (asian::R21_A, NextDown,                       Games::Own),
    (asian::R21_B, Dead(FirstDeal, Back::Ante),    Games::Own),
    (asian::R23,   MoreShuffle,                    Games::All),
    (asian::R24,   ShowAll,                        Games::All),
];

#[rustfmt::skip]
const EARLY: [Entry; 9] = [
    (razzdeucey::RS6_C,       EarlyDeal, Games::Own),
    (razzdacey::RS6_C,        EarlyDeal, Games::Own),
    (super_razzdacey::RS6_C,  EarlyDeal, Games::Own),
    (super7::RS6_C,           EarlyDeal, Games::Own),
    (super7_hi_lo::RS6_C,     EarlyDeal, Games::Own),
    (super7_regular::RS6_C,   EarlyDeal, Games::Own),
    (super_razzdeucey::RS6_C, EarlyDeal, Games::Own),
    (super_razz::RS6_C,       EarlyDeal, Games::Own),
    (regular::RS6_C,          EarlyDeal, Games::Own),
];
