//! Three Card Poker: Great Britain, section 5.
//!
//! Ante, Pair Plus or both are made. Three cards go to each player and to the dealer; an Ante is
//! played on by as much again, or lost. The dealer needs a queen or better; the Ante Bonus and
//! Pair Plus are paid on the player's own hand.

use super::{
    Act, Bundle, CARDS, Casino, Dealt, Decision, Duel, Extra, OwnThree, Plan, Run, Shape,
    Showdown, Stage, Strength, Turns,
};
use crate::variant::{ByOption, Tables, Variant, Wagers};
use cards::Card;
use hands::ThreeKind::{Flush, HighCard, MiniRoyal, Pair, Straight, StraightFlush, ThreeOfAKind};
use hands::three;
use law::{Lawful, Proven, reading, uk};
use table::{
    Cites, Effect, Face, Kind, Order, PayTable, Source, Wager, at_least, loses, pays, pushes,
};

#[cfg(test)]
mod pays_tests;
#[cfg(test)]
mod tests;

/// Where a fold leaves Pair Plus to its cards, which are then shown.
static KEPT: Plan = plan(&["pair-plus"]);
/// Where a fold forfeits it.
static FORFEIT: Plan = plan(&[]);

/// 5.12 to 5.16: three cards each, a decision, the showdown.
const fn plan(kept: &'static [&'static str]) -> Plan {
    Plan {
        shape: Shape::ThreeCard,
        bundles: &[Bundle { wagers: &["ante", "play", "ante-bonus"], units: Showdown::units }],
        stages: &[
            Stage::Seats(3, uk::R5_12),
            Stage::Dealer(3, Face::Down, uk::R5_12),
            Stage::Decide(Decision {
                acts: &[Act::Play, Act::Fold],
                when: |_, seat| seat.live(),
                rule: uk::R5_13,
            }),
            Stage::ShowDealer(uk::R5_16),
            Stage::ShowSeats(uk::R5_16),
        ],
        paths: &[&[Act::Fold], &[Act::Play]],
        ante: "ante",
        main: &["ante"],
        sides: &["pair-plus"],
        kept,
        turns: Turns::FromTheLeft,
        effects,
        strength,
        qualifies: |dealer| dealer.number >= QUEEN_HIGH,
        dealer: true,
        action: |_| None,
        untimely: |_, _, _| None,
        due: uk::R5_12,
        ruled: uk::R5_12,
        first: crate::duel::unruled_first,
        irregular: crate::duel::unruled,
    }
}

/// 5.16: the number of the worst hand with a queen, Q-3-2 of several suits. Below it lie the sets
/// of three different ranks up to the jack that are no straight: 120 of ten ranks, less the eight
/// straights 2-3-4 to 9-10-J.
pub(super) const QUEEN_HIGH: u16 = 120 - 8 + 1;

pub(super) fn strength(own: &[Card], _: &[Card]) -> Strength {
    let hand = super::round::exactly(own).map(|cards| three(&cards));
    let kind = |kind| if kind == MiniRoyal { StraightFlush } else { kind };
    hand.map_or(Strength { number: 0, kind: 0 }, |hand| Strength {
        number: hand.number(),
        kind: kind(hand.kind()) as u8,
    })
}

/// 5.13: Play equals the Ante; 5.20: with both down, the Ante earns its bonus.
fn effects(act: Act) -> &'static [Effect] {
    match act {
        Act::Play => &[
            Effect::Stakes { wager: "play", of: "ante", times: 1, rule: uk::R5_13 },
            Effect::Earns { bonus: "ante-bonus", of: "ante" },
        ],
        _ => &[],
    }
}

/// 5.13, 5.16: as much again as the Ante.
#[rustfmt::skip]
static PLAY: Wager<Showdown> = Wager {
    id: "play", aliases: &[], title: "Play", kind: Kind::Later,
    tables: &[PayTable { id: "PT-min", meter: None, lines: &[
        pays  ("player is higher",     |s| s.qualified() && s.wins(), at_least(1, 1), uk::R5_18),
        pushes("dealer not qualified", Showdown::unqualified,                       uk::R5_16_A_I),
        pushes("exactly alike",        |s| s.qualified() && s.ties(),               uk::R5_21),
        loses ("dealer is higher",     |s| s.qualified() && s.loses(),              uk::R5_19),
        loses ("folded",               Showdown::folded,                            uk::R5_14),
    ] }],
};

/// 5.11, 5.14, 5.16.
#[rustfmt::skip]
static ANTE: Wager<Showdown> = Wager {
    id: "ante", aliases: &[], title: "Ante", kind: Kind::Main,
    tables: &[PayTable { id: "PT-min", meter: None, lines: &[
        pays  ("player is higher",     |s| s.qualified() && s.wins(), at_least(1, 1), uk::R5_18),
        pays  ("dealer not qualified", Showdown::unqualified,         at_least(1, 1), uk::R5_16_A_III),
        pushes("exactly alike",        |s| s.qualified() && s.ties(),               uk::R5_21),
        loses ("dealer is higher",     |s| s.qualified() && s.loses(),              uk::R5_19),
        loses ("no play wager",        Showdown::folded,                            uk::R5_14),
    ] }],
};

/// 5.20: on the Ante, whatever the dealer holds.
#[rustfmt::skip]
static ANTE_BONUS: Wager<Showdown> = Wager {
    id: "ante-bonus", aliases: &[], title: "Ante Bonus", kind: Kind::Bonus,
    tables: &[PayTable { id: "PT-min", meter: None, lines: &[
        pays ("straight flush",   |s| !s.folded() && s.kind == StraightFlush as u8, at_least(5, 1), uk::R5_20_C),
        pays ("three of a kind",  |s| !s.folded() && s.kind == ThreeOfAKind as u8,  at_least(4, 1), uk::R5_20_B),
        pays ("straight",         |s| !s.folded() && s.kind == Straight as u8,      at_least(1, 1), uk::R5_20_A),
        loses("less than a straight", |s| s.folded() || s.kind < Straight as u8 || s.kind > StraightFlush as u8, uk::R5_20),
    ] }],
};

/// 5.22, 5.23: on the player's own hand, folded or not; or not folded, where the house posts the
/// forfeit (`reading:uk-three-card-fold-pair-plus`).
#[rustfmt::skip]
static PAIR_PLUS: Wager<OwnThree> = Wager {
    id: "pair-plus", aliases: &[], title: "Pair Plus", kind: Kind::Side,
    tables: &[PayTable { id: "PT-min", meter: None, lines: &[
        pays ("straight flush",   straight_flush,                at_least(35, 1), uk::R5_22_E),
        pays ("three of a kind",  |h| h.kind == ThreeOfAKind,    at_least(33, 1), uk::R5_22_D),
        pays ("straight",         |h| h.kind == Straight,        at_least(6, 1),  uk::R5_22_C),
        pays ("flush",            |h| h.kind == Flush,           at_least(4, 1),  uk::R5_22_B),
        pays ("pair",             |h| h.kind == Pair,            at_least(1, 1),  uk::R5_22_A),
        loses("less than a pair", |h| h.kind == HighCard,                         uk::R5_23),
    ] }, PayTable { id: "forfeit", meter: None, lines: &[
        pays ("straight flush",   |h| live(h) && straight_flush(h),       at_least(35, 1), uk::R5_22_E),
        pays ("three of a kind",  |h| live(h) && h.kind == ThreeOfAKind,  at_least(33, 1), uk::R5_22_D),
        pays ("straight",         |h| live(h) && h.kind == Straight,      at_least(6, 1),  uk::R5_22_C),
        pays ("flush",            |h| live(h) && h.kind == Flush,         at_least(4, 1),  uk::R5_22_B),
        pays ("pair",             |h| live(h) && h.kind == Pair,          at_least(1, 1),  uk::R5_22_A),
        loses("less than a pair", |h| live(h) && h.kind == HighCard,                       uk::R5_23),
        loses("folded",           |h| h.folded,              reading::UK_THREE_CARD_FOLD_PAIR_PLUS),
    ] }],
};

const fn straight_flush(hand: OwnThree) -> bool {
    matches!(hand.kind, StraightFlush | MiniRoyal)
}

const fn live(hand: OwnThree) -> bool {
    !hand.folded
}

pub(super) const CITES: Cites = Cites {
    closed: uk::R5_10,
    touched: uk::R5_10,
    pack: uk::R5_3,
    order: uk::R5_16,
    wagers: uk::R5_11,
    coverage: uk::R2_5_C,
    returned: uk::R5_16_A_I,
    aggregate: uk::R5_2,
    seats: uk::R5_9,
    decisions: uk::R5_13,
    meter: uk::R2_7,
    envy: &[],
    limits: &[],
    oral: None,
};

fn forfeits(posted: &Proven) -> bool {
    posted.word("pair_plus_on_fold") == "forfeit"
}

/// Three Card Poker.
pub static BRITAIN: Variant<Duel> = Variant {
    id: "uk/three-card-poker",
    title: "Three Card Poker",
    kind: "house-banked poker",
    rules: &[uk::R5_16, uk::R5_20, uk::R5_22],
    sections: &[uk::S2, uk::S5],
    own: &[],
    // 5.16: Play, Ante Bonus, Ante, Pair Plus, in this order at each seat.
    wagers: Wagers::Listed(&[&PLAY, &ANTE_BONUS, &ANTE, &PAIR_PLUS]),
    by_option: &[ByOption {
        wager: "pair-plus",
        table: |posted| if forfeits(posted) { "forfeit" } else { "PT-min" },
        posts: &[
            ("PT-min", "pair_plus_on_fold", "kept"),
            ("forfeit", "pair_plus_on_fold", "forfeit"),
        ],
        tables: Tables::Printed,
    }],
    chance: CARDS,
    house: &Dealt {
        plan: |posted| if forfeits(posted) { &FORFEIT } else { &KEPT },
        extra: &[
            Extra {
                name: "pair_plus_on_fold",
                default: "kept",
                lawful: || Lawful::Word(vec!["kept", "forfeit"]),
                rule: reading::UK_THREE_CARD_FOLD_PAIR_PLUS,
            },
            // 5.11: each player may make either wager, so that no house leaves Pair Plus out.
            Extra {
                name: "offers.pair-plus",
                default: "true",
                lawful: || Lawful::Word(vec!["true"]),
                rule: uk::R5_11,
            },
        ],
        decks: (&[1], uk::R5_3),
        needs: &[],
        equal: &[],
        order: Order::FromTheRight,
        cites: CITES,
        run: Run::House(Casino {
            seats: (1, 7),
            limits: uk::R5_5,
            within: None,
            unnoticed: None,
            offered: uk::R5_2,
            alone: uk::R5_9,
            awards: |_| Source::Tray,
            ceiling: |_| None,
        }),
    },
};
