//! Texas Hold'em Bonus Progressive: Singapore, Marina Bay Sands, version 6.
//!
//! Two cards to each position and the dealer, five on the board. A player folds or bets twice the
//! Ante on the Flop, then once on Turn and River or checks; the best five of seven decide. The
//! Bonus is on the hole cards, the Progressive Jackpot on all seven or on the board alone.

mod irregular;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod wagers;

pub(super) use irregular::irregular;

use super::{
    Act, BONUS_PATHS, Bundle, CARDS, Casino, Dealt, Decision, Duel, Extra, Plan, Run, Shape,
    Showdown, Stage, Turns, best_of_seven,
};
use crate::variant::{ByOption, Tables, Variant, Wagers};
use law::{Lawful, reading, sg};
use table::{Cites, Effect, Face, Order, Source, Unnoticed};
use wagers::{ANTE, BONUS, FLOP, JACKPOT, RIVER, TURN};

/// 3.7: the board lies first, then two cards to each position, then the dealer's.
static AUTOMATED: Plan = plan(&[
    Stage::Board(5, Face::Down, sg::R3_7),
    Stage::Seats(2, sg::R3_7),
    Stage::Dealer(2, Face::Down, sg::R3_7),
    Stage::Decide(FLOP_OR_FOLD),
    Stage::ShowBoard(3, sg::R3_9_2),
    Stage::Decide(TURN_OR_CHECK),
    Stage::ShowBoard(4, sg::R3_9_2),
    Stage::Decide(RIVER_OR_CHECK),
    Stage::ShowBoard(5, sg::R3_9_2),
    Stage::ShowDealer(sg::R3_10),
    Stage::ShowThose(|_, seat| seat.live() && !seat.declined(), sg::R3_10),
]);

/// 3.8: one card to each position and then another, the board, and the dealer's cards once every
/// player has folded or bet the Flop (`reading:sg-manual-dealer-cards`).
static MANUAL: Plan = plan(&[
    Stage::Seats(1, sg::R3_8),
    Stage::Seats(2, sg::R3_8),
    Stage::Board(5, Face::Down, sg::R3_8),
    Stage::Decide(FLOP_OR_FOLD),
    Stage::Dealer(2, Face::Down, sg::R3_8),
    Stage::ShowBoard(3, sg::R3_9_2),
    Stage::Decide(TURN_OR_CHECK),
    Stage::ShowBoard(4, sg::R3_9_2),
    Stage::Decide(RIVER_OR_CHECK),
    Stage::ShowBoard(5, sg::R3_9_2),
    Stage::ShowDealer(sg::R3_10),
    Stage::ShowThose(|_, seat| seat.live() && !seat.declined(), sg::R3_10),
]);

/// 3.9.1, 3.9.2: out, or on with twice the Ante.
const FLOP_OR_FOLD: Decision =
    Decision { acts: &[Act::Flop, Act::Fold], when: |_, seat| seat.live(), rule: sg::R3_9_2 };

/// 3.9.2: one Ante more before the fourth card of the board, or none.
const TURN_OR_CHECK: Decision =
    Decision { acts: &[Act::Turn, Act::Check], when: |_, seat| seat.live(), rule: sg::R3_9_2 };

/// 3.9.2: the same before the fifth.
const RIVER_OR_CHECK: Decision =
    Decision { acts: &[Act::River, Act::Check], when: |_, seat| seat.live(), rule: sg::R3_9_2 };

/// What both devices have in common.
const fn plan(stages: &'static [Stage]) -> Plan {
    Plan {
        shape: Shape::Bonus,
        bundles: &[Bundle { wagers: &["ante", "flop", "turn", "river"], units: Showdown::units }],
        stages,
        paths: BONUS_PATHS,
        ante: "ante",
        main: &["ante"],
        sides: &["bonus", "progressive-jackpot"],
        // 3.9.1: by the board alone, so that a folded hand need not be seen.
        kept: &["progressive-jackpot"],
        turns: Turns::FromTheLeft,
        effects,
        strength: best_of_seven,
        qualifies: |_| true,
        dealer: true,
        action: |_| None,
        untimely: |_, _, _| None,
        due: sg::R3_7,
        ruled: sg::R6_1,
        first: crate::duel::unruled_first,
        irregular,
    }
}

/// 3.9.2: the Flop is twice the Ante, Turn and River are once.
fn effects(act: Act) -> &'static [Effect] {
    match act {
        Act::Flop => &[Effect::Stakes { wager: "flop", of: "ante", times: 2, rule: sg::R3_9_2 }],
        Act::Turn => &[Effect::Stakes { wager: "turn", of: "ante", times: 1, rule: sg::R3_9_2 }],
        Act::River => &[Effect::Stakes { wager: "river", of: "ante", times: 1, rule: sg::R3_9_2 }],
        _ => &[],
    }
}

const CITES: Cites = Cites {
    closed: sg::R3_2,
    touched: sg::R5_6,
    pack: sg::R2_1,
    order: sg::R3_10,
    wagers: sg::R3_4_2,
    coverage: sg::R3_4,
    returned: sg::R3_10_4,
    aggregate: sg::R3_4,
    seats: sg::RA,
    decisions: sg::R3_9,
    meter: reading::SG_METER,
    envy: &[],
    limits: &[],
    oral: None,
};

/// Texas Hold'em Bonus Progressive.
pub static SINGAPORE: Variant<Duel> = Variant {
    id: "sg/texas-holdem-bonus-progressive",
    title: "Texas Hold'em Bonus Progressive",
    kind: "house-banked poker",
    rules: &[sg::R3_9, sg::R3_10, sg::R4_1_1, sg::R4_2, sg::R4_2_1],
    sections: &[sg::S1, sg::S2, sg::S3, sg::S4, sg::S5, sg::S6, sg::SA],
    own: &[],
    wagers: Wagers::Listed(&[&ANTE, &FLOP, &TURN, &RIVER, &BONUS, &JACKPOT]),
    by_option: &[ByOption {
        wager: "bonus",
        table: |posted| if posted.flag("forfeit") { "forfeit" } else { "hole-cards" },
        posts: &[("hole-cards", "forfeit", "false"), ("forfeit", "forfeit", "true")],
        tables: Tables::Printed,
    }],
    chance: CARDS,
    house: &Dealt {
        plan: |posted| if posted.word("device") == "manual" { &MANUAL } else { &AUTOMATED },
        extra: &[
            Extra {
                name: "device",
                default: "automated",
                lawful: || Lawful::Word(vec!["automated", "manual"]),
                rule: sg::R3_7,
            },
            Extra {
                name: "fixed_awards",
                default: "tray",
                lawful: || Lawful::Word(vec!["tray", "meter"]),
                rule: reading::SG_FIXED_AWARDS,
            },
            Extra {
                name: "forfeit",
                default: "false",
                lawful: || Lawful::Flag,
                rule: reading::SG_BONUS_LOST_SHOWDOWN,
            },
        ],
        decks: (&[1], sg::R2_1),
        needs: &[
            (&["bonus"], &["ante"], sg::R3_5),
            // Placed or cancelled before betting closes.
            (&["progressive-jackpot"], &["ante"], sg::R5_12_1),
        ],
        equal: &[],
        // 3.15: a royal flush after the lower hands.
        order: Order::MeterLast,
        cites: CITES,
        run: Run::House(Casino {
            seats: (4, 7),
            limits: sg::R3_4,
            within: None,
            // `reading:sg-true-ante`.
            unnoticed: Some(Unnoticed { below: sg::R5_13, above: sg::R5_14 }),
            offered: sg::R3_5,
            alone: sg::R3_4_2,
            awards: |posted| match posted.word("fixed_awards") {
                "meter" => Source::Meter,
                _ => Source::Tray,
            },
            ceiling: |_| None,
        }),
    },
};
