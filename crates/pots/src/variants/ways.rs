//! Ways that games of several families share: hold'em's, on which most texts lean; those of
//! games that say nothing about coming in; and those of stud. What a game takes over from another
//! without a word of its text is cited by the reading that says so, never by the other's rule.

use crate::sitting::{Amends, Buys, Coming, First, Jumped, Kills, Missed, Start, Ways, Words};
use law::ca::{seven_card_stud as stud, texas_holdem as holdem};
use law::reading;

pub(in crate::variants) const WORDS: Words = Words {
    govern: reading::CA_TABLE_RULES,
    lone: reading::CA_TABLE_RULES,
    call: reading::CA_TABLE_RULES,
    announce: None,
    string: reading::CA_TABLE_RULES,
    motions: None,
    least: reading::CA_TABLE_RULES,
};

pub(in crate::variants) const BUYS: Buys = Buys {
    one_short: reading::CA_TABLE_RULES,
    broke: None,
    half: None,
    broken: reading::CA_TABLE_RULES,
};

pub(in crate::variants) const HOLDEM: Ways = Ways {
    first: First::Spread,
    first_rule: reading::CA_FIRST_BUTTON,
    moves: holdem::RS5_A,
    turns: 1,
    keeps: holdem::R4_B,
    takes: None,
    blinds: holdem::RS4_E,
    heads_up: holdem::R2_B,
    entry: Coming::ByLimit {
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
    words: WORDS,
};

/// Blind games that say nothing about coming in.
pub(in crate::variants) const SILENT: Ways = Ways {
    first: First::Spread,
    moves: reading::CA_ENTRY_ELSEWHERE,
    keeps: reading::CA_ENTRY_ELSEWHERE,
    blinds: reading::CA_ENTRY_ELSEWHERE,
    ante: reading::CA_FORCED_AMOUNTS,
    heads_up: reading::CA_NEWER_HEADS_UP,
    entry: Coming::ByLimit {
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

pub(in crate::variants) const STUD: Ways = Ways {
    first: First::None,
    first_rule: reading::CA_FIRST_BUTTON,
    entry: Coming::AtOnce(reading::CA_ENTRY_ELSEWHERE),
    ante: stud::RS3_2_A,
    ..SILENT
};

/// What the newer studs fill for themselves. Their texts number alike the rules on antes, on seats
/// and on cards dealt early; everything else is stud's.
macro_rules! newer_stud {
    ($r:ident) => {
        $crate::variant::Own {
            ways: &$crate::sitting::Ways {
                ante: $r::R1_A,
                seats: $r::RS5_A,
                ..$crate::variants::ways::STUD
            },
            irregular: &[
                $crate::irregular::List::Any(&$crate::variants::stud::irregular::STUD),
                $crate::irregular::List::Any(&[($r::RS6_C, $crate::irregular::Effect::EarlyDeal)]),
            ],
            opening: None,
        }
    };
}
pub(in crate::variants) use newer_stud;
