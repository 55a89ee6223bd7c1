//! The ways of every pot game with a button, and of stud.

use super::ways::{
    Amends, Broke, Buys, Entry, First, Jumped, KillRules, Kills, Missed, Scoop, ShortBlind, Start,
    Takes, Ways, Words,
};
use crate::variant::{Forced, Variant};
use law::ca::{
    _2_7_dramaha as dramaha27, _7_card_stud_hi_lo_regular as regular, archie,
    asian_five_card_stud as asian, badacey, badeucey, crazy_pineapple as pineapple,
    double_board_omaha as double_board, dramaha, five_card_omaha_hi_lo as five_omaha,
    kansas_city_lowball as kansas, lowball, match_it, mexican_poker as mexican,
    no_limit_poker as no_limit, omaha, omaha_hi_lo, razzdacey, razzdeucey, reverse_holdem,
    seven_card_stud as stud, short_deck_holdem as short_deck, super_7_card_stud as super_7,
    super_7_card_stud_hi_lo as super_7_hi_lo, super_7_card_stud_hi_lo_regular as super_7_regular,
    super_razz, super_razzdacey, super_razzdeucey, texas_holdem as holdem,
};
use law::reading;
use money::Cents;

/// The ways of a game; where the book has none, those of hold'em or of stud.
#[must_use]
pub fn ways(variant: &Variant) -> &'static Ways {
    static ELSE: [Ways; 2] = [HOLDEM, STUD];
    let found = GAMES.iter().find(|(id, _)| *id == variant.id);
    let is_stud = matches!(variant.forced, Forced::Door(_));
    found.map_or(&ELSE[usize::from(is_stud)], |(_, ways)| ways)
}

const WORDS: Words = Words {
    govern: no_limit::R6,
    lone: no_limit::R8_A,
    call: no_limit::R8_B,
    announce: None,
    string: mexican::R13,
    motions: None,
    least: mexican::R16,
};

const NO_LIMIT_WORDS: Words = Words { motions: Some(no_limit::R7), ..WORDS };

const BUYS: Buys =
    Buys { one_short: reading::CA_TABLE_RULES, broke: None, half: None, broken: lowball::RS5_9_B };

const HOLDEM: Ways = Ways {
    first: First::Spread,
    first_rule: reading::CA_FIRST_BUTTON,
    moves: holdem::RS5_A,
    turns: 1,
    keeps: holdem::R4_B,
    takes: None,
    blinds: holdem::RS4_E,
    heads_up: holdem::R2_B,
    entry: Entry::ByLimit {
        at_once: holdem::R3_A_1,
        after_button: holdem::R3_A_2,
        posting: holdem::R3_B_1,
        for_blind: holdem::R3_B_2,
        between: holdem::R3_B_3,
    },
    missed: Missed {
        pay: holdem::R5_A,
        wait: holdem::R5_B,
        dead: holdem::R5_D,
        by: Amends::Sum,
        moved: reading::CA_CHANGED_SEAT,
    },
    start: Start { free: holdem::R6_A, seats: holdem::R6_B, drew: holdem::R6_C },
    jumped: Jumped::ByLimit(holdem::R5_F),
    seats: reading::CA_POT_SEATS,
    ante: holdem::RS4_A,
    short_blind: None,
    kills: Kills::Never,
    buys: BUYS,
    chips: reading::CA_CHIPS_BETWEEN_HANDS,
    clock: None,
    words: Words { call: pineapple::R10, ..WORDS },
};

const NO_LIMIT: Ways = Ways {
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

const REVERSE: Ways = Ways {
    seats: reverse_holdem::RS1_B,
    moves: reverse_holdem::RS5_C,
    blinds: reverse_holdem::RS4_E,
    ..HOLDEM
};

const PINEAPPLE: Ways = Ways {
    moves: pineapple::RS6_A,
    keeps: pineapple::R5_B,
    blinds: pineapple::RS4_E,
    heads_up: pineapple::R2_B,
    entry: Entry::Free {
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
    ..HOLDEM
};

const MATCH_IT: Ways = Ways {
    moves: match_it::R4_A,
    keeps: match_it::R4_A,
    blinds: match_it::RS5_H,
    heads_up: match_it::R2_B,
    entry: Entry::Past {
        at_once: match_it::R3_A,
        after_button: match_it::R3_B,
        small_alone: match_it::R4_B,
    },
    missed: Missed {
        pay: match_it::R5_A,
        wait: match_it::R5_B,
        dead: match_it::R5_D,
        ..HOLDEM.missed
    },
    start: Start { free: match_it::R6_A, seats: match_it::R6_B, drew: match_it::R6_C },
    jumped: Jumped::Nothing(match_it::R4_A),
    ante: match_it::RS5_D,
    ..HOLDEM
};

const OMAHA: Ways = Ways {
    moves: omaha::R9_B,
    keeps: omaha::R9_B,
    blinds: omaha::R7_A,
    heads_up: omaha::R7_B,
    entry: Entry::ByLimit {
        at_once: omaha::R8_A,
        after_button: omaha::R8_B,
        posting: omaha::R8_C,
        for_blind: omaha::R8_D,
        between: omaha::R8_E,
    },
    missed: Missed { pay: omaha::R10_A, wait: omaha::R10_B, dead: omaha::R10_D, ..HOLDEM.missed },
    start: Start { free: omaha::R11_A, seats: omaha::R11_B, drew: omaha::R11_C },
    jumped: Jumped::Owes(omaha::R9_A),
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

const OMAHA_HI_LO: Ways = Ways { kills: Kills::Scoop(omaha_hi_lo::R2, &SCOOPS), ..OMAHA };

const LOWBALL: Ways = Ways {
    moves: reading::CA_LOWBALL_BLINDS,
    keeps: reading::CA_LOWBALL_BLINDS,
    blinds: reading::CA_LOWBALL_BLINDS,
    heads_up: reading::CA_LOWBALL_BLINDS,
    entry: Entry::ByKill { for_blind: lowball::R4_A, kill: lowball::R4_B },
    missed: Missed {
        pay: lowball::R7_B,
        wait: lowball::R7_A,
        dead: lowball::R7_B,
        by: Amends::Kill,
        moved: lowball::R7_C,
    },
    jumped: Jumped::Nothing(reading::CA_JUMPED_BLINDS),
    short_blind: Some(ShortBlind { next: lowball::R5_B, owed: lowball::R5_C, half: lowball::R6 }),
    kills: Kills::TwoWins(KillRules {
        wins: lowball::RS3_C,
        once: lowball::RS5_6_A,
        promise: lowball::RS5_6_B,
        posts: lowball::RS5_7_A,
        barred: lowball::RS5_7_B,
    }),
    ..HOLDEM
};

const KANSAS: Ways = Ways {
    seats: kansas::RS1_B,
    moves: kansas::RS2_A,
    keeps: kansas::RS2_A,
    blinds: kansas::RS2_B,
    heads_up: reading::CA_KANSAS_BLINDS,
    entry: Entry::ByKill { for_blind: kansas::R5_A, kill: kansas::R5_B },
    missed: Missed {
        pay: kansas::R8_B,
        wait: kansas::R8_A,
        dead: kansas::R8_B,
        by: Amends::Kill,
        moved: kansas::R8_C,
    },
    short_blind: Some(ShortBlind { next: kansas::R6_B, owed: kansas::R6_C, half: kansas::R7 }),
    kills: Kills::Entry(kansas::R5_B),
    ..LOWBALL
};

/// Blind games that say nothing about coming in.
const SILENT: Ways = Ways {
    first: First::Spread,
    heads_up: reading::CA_NEWER_HEADS_UP,
    entry: Entry::ByLimit {
        at_once: reading::CA_ENTRY_ELSEWHERE,
        after_button: reading::CA_ENTRY_ELSEWHERE,
        posting: reading::CA_ENTRY_ELSEWHERE,
        for_blind: reading::CA_ENTRY_ELSEWHERE,
        between: reading::CA_ENTRY_ELSEWHERE,
    },
    missed: Missed {
        pay: reading::CA_ENTRY_ELSEWHERE,
        wait: reading::CA_ENTRY_ELSEWHERE,
        dead: reading::CA_ENTRY_ELSEWHERE,
        by: Amends::Sum,
        moved: reading::CA_CHANGED_SEAT,
    },
    start: Start {
        free: reading::CA_ENTRY_ELSEWHERE,
        seats: reading::CA_ENTRY_ELSEWHERE,
        drew: reading::CA_ENTRY_ELSEWHERE,
    },
    jumped: Jumped::Nothing(reading::CA_JUMPED_BLINDS),
    ..HOLDEM
};

const BADUGI: Ways = Ways { moves: reading::CA_ENTRY_ELSEWHERE, ..SILENT };

const FIVE_OMAHA: Ways = Ways {
    first: First::Dealt,
    first_rule: five_omaha::RS6_4,
    moves: five_omaha::RS6_1_B,
    keeps: five_omaha::RS6_1_B,
    blinds: five_omaha::RS6_2_A,
    seats: five_omaha::RS5_A,
    ..SILENT
};

const ARCHIE: Ways = Ways {
    first: First::SpreadInOrder,
    first_rule: archie::R2,
    moves: archie::R1_A,
    keeps: archie::R1_A,
    blinds: archie::R4,
    seats: archie::RS5_A,
    ..SILENT
};

const DOUBLE_BOARD: Ways = Ways {
    first_rule: double_board::R1,
    moves: double_board::R3_A,
    keeps: double_board::R3_A,
    blinds: double_board::R2,
    seats: double_board::RS5_A,
    ..SILENT
};

const BADACEY: Ways = Ways {
    first_rule: badacey::R3,
    moves: badacey::R1_2,
    keeps: badacey::R1_2,
    blinds: badacey::R2,
    seats: badacey::RS5_A,
    ..SILENT
};

const BADEUCEY: Ways = Ways {
    first_rule: badeucey::R3,
    moves: badeucey::R1,
    keeps: badeucey::R1,
    blinds: badeucey::R2,
    seats: badeucey::RS5_A,
    ..SILENT
};

const SHORT_DECK: Ways = Ways {
    first_rule: short_deck::R3_1,
    moves: short_deck::R1_A,
    keeps: short_deck::R1_A,
    blinds: short_deck::R4,
    seats: short_deck::RS5_A,
    ..SILENT
};

const DRAMAHA_27: Ways = Ways {
    first: First::Dealt,
    first_rule: dramaha27::R3,
    moves: dramaha27::R1_A,
    keeps: dramaha27::R1_A,
    blinds: dramaha27::R4,
    seats: dramaha27::RS5_A,
    ..SILENT
};

const DRAMAHA: Ways = Ways {
    first: First::Dealt,
    first_rule: dramaha::R3,
    moves: dramaha::R1_A,
    keeps: dramaha::R1_A,
    blinds: dramaha::R4,
    seats: dramaha::RS5_A,
    ..SILENT
};

const STUD: Ways = Ways {
    first: First::None,
    first_rule: reading::CA_FIRST_BUTTON,
    entry: Entry::AtOnce(reading::CA_ENTRY_ELSEWHERE),
    ante: stud::RS3_2_A,
    ..SILENT
};

const MEXICAN: Ways = Ways {
    first: First::Spread,
    moves: mexican::RS1_C,
    keeps: mexican::RS1_C,
    buys: Buys { one_short: mexican::R14, ..BUYS },
    ..STUD
};

const ASIAN: Ways = Ways {
    first: First::Spread,
    moves: asian::R2_A,
    turns: 2,
    keeps: asian::R2_B,
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

const fn newer_stud(ante: law::Cite, seats: law::Cite) -> Ways {
    Ways { seats, ante, ..STUD }
}

static GAMES: [(&str, Ways); 30] = [
    ("ca/texas-holdem", HOLDEM),
    ("ca/no-limit-poker", NO_LIMIT),
    ("ca/pot-limit-holdem", HOLDEM),
    ("ca/crazy-pineapple", PINEAPPLE),
    ("ca/reverse-holdem", REVERSE),
    ("ca/match-it", MATCH_IT),
    ("ca/omaha", OMAHA),
    ("ca/omaha-hi-lo", OMAHA_HI_LO),
    ("ca/lowball", LOWBALL),
    ("ca/kansas-city-lowball", KANSAS),
    ("ca/badugi", BADUGI),
    ("ca/mexican-poker", MEXICAN),
    ("ca/asian-five-card-stud", ASIAN),
    ("ca/five-card-omaha-hi-lo", FIVE_OMAHA),
    ("ca/archie", ARCHIE),
    ("ca/double-board-omaha", DOUBLE_BOARD),
    ("ca/badacey", BADACEY),
    ("ca/badeucey", BADEUCEY),
    ("ca/short-deck-holdem", SHORT_DECK),
    ("ca/2-7-dramaha", DRAMAHA_27),
    ("ca/dramaha", DRAMAHA),
    ("ca/razzdeucey", newer_stud(razzdeucey::R1_A, razzdeucey::RS5_A)),
    ("ca/razzdacey", newer_stud(razzdacey::R1_A, razzdacey::RS5_A)),
    ("ca/super-razzdacey", newer_stud(super_razzdacey::R1_A, super_razzdacey::RS5_A)),
    ("ca/super-razzdeucey", newer_stud(super_razzdeucey::R1_A, super_razzdeucey::RS5_A)),
    ("ca/super-razz", newer_stud(super_razz::R1_A, super_razz::RS5_A)),
    ("ca/super-7-card-stud", newer_stud(super_7::R1_A, super_7::RS5_A)),
    ("ca/super-7-card-stud-hi-lo", newer_stud(super_7_hi_lo::R1_A, super_7_hi_lo::RS5_A)),
    (
        "ca/super-7-card-stud-hi-lo-regular",
        newer_stud(super_7_regular::R1_A, super_7_regular::RS5_A),
    ),
    ("ca/7-card-stud-hi-lo-regular", newer_stud(regular::R1_A, regular::RS5_A)),
];
