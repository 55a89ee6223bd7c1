//! What lasts from hand to hand in draw games.

use crate::sitting::{
    Amends, Buys, Coming, Jumped, KillRules, Kills, Missed, ShortBlind, Start, Ways,
};
use crate::variants::ways::{BUYS, HOLDEM, SILENT};
use law::ca::{kansas_city_lowball as kansas, lowball, match_it};
use law::reading;

pub(super) const LOWBALL: Ways = Ways {
    moves: reading::CA_LOWBALL_BLINDS,
    keeps: reading::CA_LOWBALL_BLINDS,
    blinds: reading::CA_LOWBALL_BLINDS,
    heads_up: reading::CA_LOWBALL_BLINDS,
    entry: Coming::ByKill { for_blind: lowball::R4_A, kill: lowball::R4_B },
    missed: Missed {
        pay: lowball::R7_B,
        wait: lowball::R7_A,
        dead: lowball::R7_B,
        by: Amends::Kill,
        moved: lowball::R7_C,
    },
    jumped: Jumped::Nothing(reading::CA_JUMPED_BLINDS),
    short_blind: Some(ShortBlind {
        less: lowball::R5_A,
        next: lowball::R5_B,
        owed: lowball::R5_C,
        half: lowball::R6,
    }),
    kills: Kills::TwoWins(KillRules {
        wins: lowball::RS3_C,
        once: lowball::RS5_6_A,
        promise: lowball::RS5_6_B,
        posts: lowball::RS5_7_A,
        barred: lowball::RS5_7_B,
    }),
    buys: Buys { broken: lowball::RS5_9_B, ..BUYS },
    ..SILENT
};

pub(super) const KANSAS: Ways = Ways {
    seats: kansas::RS1_B,
    moves: kansas::RS2_A,
    keeps: kansas::RS2_A,
    blinds: kansas::RS2_B,
    heads_up: reading::CA_KANSAS_BLINDS,
    entry: Coming::ByKill { for_blind: kansas::R5_A, kill: kansas::R5_B },
    missed: Missed {
        pay: kansas::R8_B,
        wait: kansas::R8_A,
        dead: kansas::R8_B,
        by: Amends::Kill,
        moved: kansas::R8_C,
    },
    short_blind: Some(ShortBlind {
        less: kansas::R6_A,
        next: kansas::R6_B,
        owed: kansas::R6_C,
        half: kansas::R7,
    }),
    kills: Kills::Coming(kansas::R5_B),
    buys: BUYS,
    ..LOWBALL
};

pub(super) const BADUGI: Ways = Ways { moves: reading::CA_ENTRY_ELSEWHERE, ..SILENT };

pub(super) const MATCH_IT: Ways = Ways {
    moves: match_it::R4_A,
    keeps: match_it::R4_A,
    blinds: match_it::RS5_H,
    heads_up: match_it::R2_B,
    entry: Coming::Past {
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
