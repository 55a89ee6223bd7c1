//! Two Way Texas Hold 'Em: 11.101 to 11.117.
//!
//! Three equal wagers, two cards each and the Flop; a Flop wager and, after Turn and River, a
//! River wager as the player likes, and no fold (`reading:uk-two-way-fold`). Only the Ante is
//! contested with a dealer below a pair. Two Way goes by the better of both hands.

use super::super::facts::{Both, Showdown};
use super::super::{
    Act, Bundle, CARDS, Dealt, Decision, Duel, Extra, Plan, Shape, Stage, Turns, best_of_seven,
};
use super::{cites, has_pair, house};
use crate::variant::{Variant, Wagers};
use hands::Category::{Flush, FourOfAKind, FullHouse, Straight, StraightFlush};
use law::{Lawful, Proven, reading, uk};
use table::{Effect, Face, Kind, Order, PayTable, Wager, at_least, loses, pays, pushes};

/// 11.103 to 11.107, the River wager being equal to the Ante.
const PLAN: Plan = Plan {
    shape: Shape::TwoWay,
    bundles: &[Bundle { wagers: &["ante", "blind", "flop", "river"], units: Showdown::units }],
    stages: &[
        Stage::Seats(2, uk::R11_10),
        Stage::Dealer(2, Face::Down, uk::R11_10),
        Stage::Board(3, Face::Up, uk::R11_103),
        Stage::Decide(Decision {
            acts: &[Act::Flop, Act::Check],
            when: |_, seat| seat.live(),
            rule: uk::R11_104,
        }),
        Stage::Board(5, Face::Up, uk::R11_105),
        Stage::Decide(Decision {
            acts: &[Act::River, Act::Check],
            when: |_, seat| seat.live(),
            rule: uk::R11_106,
        }),
        Stage::ShowDealer(uk::R11_107),
        Stage::ShowSeats(uk::R11_112),
    ],
    paths: &[&[], &[Act::Flop], &[Act::River], &[Act::Flop, Act::River]],
    ante: "ante",
    main: &["ante", "blind", "two-way"],
    sides: &[],
    kept: &[],
    turns: Turns::FromTheLeft,
    effects: |act| match act {
        Act::River => &[RIVER_ONCE],
        act => flop(act),
    },
    strength: best_of_seven,
    qualifies: has_pair,
    dealer: true,
    action: |_| None,
    untimely: |_, _, _| None,
    due: uk::R11_11,
    ruled: uk::R11_2,
    first: crate::duel::unruled_first,
    irregular: crate::duel::unruled,
};

static ONCE: Plan = PLAN;

/// The same with a River wager of twice the Ante.
static TWICE: Plan = Plan {
    effects: |act| match act {
        Act::River => &[RIVER_TWICE],
        act => flop(act),
    },
    ..PLAN
};

fn plan(posted: &Proven) -> &'static Plan {
    if posted.number("river_times") == 2 { &TWICE } else { &ONCE }
}

/// 11.106: the amount is the house's (`reading:uk-two-way-river`).
const RIVER_ONCE: Effect =
    Effect::Stakes { wager: "river", of: "ante", times: 1, rule: reading::UK_TWO_WAY_RIVER };
const RIVER_TWICE: Effect =
    Effect::Stakes { wager: "river", of: "ante", times: 2, rule: reading::UK_TWO_WAY_RIVER };

/// 11.104: equal to the Ante.
fn flop(act: Act) -> &'static [Effect] {
    match act {
        Act::Flop => &[Effect::Stakes { wager: "flop", of: "ante", times: 1, rule: uk::R11_104 }],
        _ => &[],
    }
}

/// Whether a qualified dealer is higher; a fold, which there is not, would be the same.
fn beaten(s: Showdown) -> bool {
    s.folded() || s.qualified() && s.loses()
}

/// 11.109: contested whether or not the dealer qualifies; `reading:uk-two-way-tie`.
#[rustfmt::skip]
static ANTE: Wager<Showdown> = Wager {
    id: "ante", aliases: &[], title: "Ante", kind: Kind::Main,
    tables: &[PayTable { id: "PT-min", meter: None, lines: &[
        pays  ("player is higher",               |s| s.qualified() && s.wins(),  at_least(1, 1), uk::R11_113),
        pays  ("higher, dealer not qualified",   |s| s.unqualified() && s.wins(), at_least(1, 1), uk::R11_110),
        pushes("exactly alike",                  Showdown::ties,                reading::UK_TWO_WAY_TIE),
        loses ("dealer is higher",               beaten,                                       uk::R11_114),
        loses ("dealer higher, not qualified",   |s| s.unqualified() && s.loses(),              uk::R11_111),
    ] }],
};

macro_rules! as_blind {
    ($(#[$doc:meta])* $name:ident, $id:literal, $title:literal, $kind:expr) => {
        $(#[$doc])*
        static $name: Wager<Showdown> = Wager {
            id: $id,
            aliases: &[],
            title: $title,
            kind: $kind,
            tables: &[PayTable {
                id: "PT-min",
                meter: None,
                lines: &[
                    pays(
                        "player is higher",
                        |s| s.qualified() && s.wins(),
                        at_least(1, 1),
                        uk::R11_113,
                    ),
                    pushes("dealer not qualified", Showdown::unqualified,uk::R11_109),
                    pushes(
                        "exactly alike",
                        |s| s.qualified() && s.ties(),
                        reading::UK_TWO_WAY_TIE,
                    ),
                    loses("dealer is higher", beaten, uk::R11_114),
                ],
            }],
        };
    };
}

as_blind!(
    /// 11.102, 11.109, 11.113, 11.114.
    BLIND, "blind", "Blind", Kind::Main
);
as_blind!(
    /// 11.104, 11.109, 11.113, 11.114.
    FLOP, "flop", "Flop", Kind::Later
);
as_blind!(
    /// 11.106, 11.109, 11.113, 11.114.
    RIVER, "river", "River", Kind::Later
);

/// 11.115 to 11.117; a royal flush is a straight flush (`reading:uk-two-way-royal`).
#[rustfmt::skip]
static TWO_WAY_WAGER: Wager<Both> = Wager {
    id: "two-way", aliases: &[], title: "Two Way", kind: Kind::Main,
    tables: &[PayTable { id: "PT-min", meter: None, lines: &[
        pays ("straight flush", |b| b.0 >= StraightFlush, at_least(50, 1), uk::R11_117),
        pays ("four of a kind", |b| b.0 == FourOfAKind,   at_least(25, 1), uk::R11_117),
        pays ("full house",     |b| b.0 == FullHouse,     at_least(4, 1),  uk::R11_117),
        pays ("flush",          |b| b.0 == Flush,         at_least(3, 1),  uk::R11_117),
        pays ("straight",       |b| b.0 == Straight,      at_least(2, 1),  uk::R11_117),
        loses("less",           |b| b.0 < Straight,                        uk::R11_115),
    ] }],
};

/// Two Way Texas Hold 'Em.
pub static TWO_WAY: Variant<Duel> = Variant {
    id: "uk/two-way-holdem",
    title: "Two Way Texas Hold 'Em Casino Poker",
    kind: "house-banked poker",
    rules: &[uk::R11_102, uk::R11_109, uk::R11_117],
    sections: &[uk::S2, uk::S11],
    own: &[],
    // 11.113: Ante, Blind, Flop, River; 11.115: then Two Way.
    wagers: Wagers::Listed(&[&ANTE, &BLIND, &FLOP, &RIVER, &TWO_WAY_WAGER]),
    by_option: &[],
    chance: CARDS,
    house: &Dealt {
        plan,
        extra: &[Extra {
            name: "river_times",
            default: "1",
            lawful: || Lawful::OneOf(&[1, 2]),
            rule: reading::UK_TWO_WAY_RIVER,
        }],
        decks: (&[1], uk::R11_3),
        needs: &[],
        equal: &[(&["ante", "blind", "two-way"], uk::R11_102)],
        order: Order::FromTheRight,
        cites: cites(uk::R11_102),
        run: house(uk::R11_2, None),
    },
};
