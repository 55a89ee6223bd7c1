//! Ultimate Texas Hold 'Em: 11.48 to 11.76.
//!
//! Ante and Blind, equal; one Play wager, the larger the earlier it is made, or a fold at the end.
//! A dealer below a pair returns the Ante and nothing else. The communal cards may lie face down
//! from the start or come when needed. Trips Bonus goes by the best five of seven.

use super::super::facts::{OwnBest, Showdown};
use super::super::{
    Act, Bundle, CARDS, Dealt, Decision, Duel, Extra, Plan, Round, Seated, Shape, Stage, Turns,
    ULTIMATE_PATHS, best_of_seven,
};
use super::{best, cites, has_pair, house};
use crate::variant::{Variant, Wagers};
use hands::Category::{
    self, Flush, FourOfAKind, FullHouse, RoyalFlush, Straight, StraightFlush, ThreeOfAKind,
};
use law::{Cite, Lawful, Proven, uk};
use table::{Effect, Face, Kind, Order, PayTable, Ruled, Wager, at_least, loses, pays, pushes};

/// 11.51 to 11.54: before the Flop.
const FIRST: Stage = Stage::Decide(Decision {
    acts: &[Act::Play4, Act::Play3, Act::Check],
    when: |_, seat| seat.live(),
    rule: uk::R11_52,
});

/// 11.56 to 11.58: after the Flop.
const SECOND: Stage = Stage::Decide(Decision {
    acts: &[Act::Play2, Act::Check],
    when: |_, seat| seat.live() && !seat.raised(),
    rule: uk::R11_57,
});

/// 11.60 to 11.62: after the River (`reading:uk-ultimate-check-or-fold`).
const THIRD: Stage = Stage::Decide(Decision {
    acts: &[Act::Play, Act::Fold],
    when: |_, seat| seat.live() && !seat.raised(),
    rule: uk::R11_60,
});

/// The communal cards as they are needed.
const PLAN: Plan = Plan {
    shape: Shape::Ultimate,
    bundles: &[Bundle { wagers: &["ante", "blind", "play"], units: Showdown::units }],
    stages: &[
        Stage::Seats(2, uk::R11_10),
        Stage::Dealer(2, Face::Down, uk::R11_10),
        FIRST,
        Stage::Board(3, Face::Up, uk::R11_55),
        SECOND,
        Stage::Board(5, Face::Up, uk::R11_59),
        THIRD,
        Stage::ShowDealer(uk::R11_63),
        Stage::ShowSeats(uk::R11_65),
    ],
    paths: ULTIMATE_PATHS,
    ante: "ante",
    main: &["ante", "blind"],
    sides: &["trips"],
    kept: &["trips"],
    turns: Turns::FromTheLeft,
    effects,
    strength: best_of_seven,
    qualifies: has_pair,
    dealer: true,
    action: |_| None,
    untimely: final_play,
    due: uk::R11_11,
    ruled: uk::R11_2,
    first: crate::duel::unruled_first,
    irregular: crate::duel::unruled,
};

static LATE: Plan = PLAN;

/// All five face down after the Initial Deal (`reading:uk-ultimate-deal`).
static EARLY: Plan = Plan {
    stages: &[
        Stage::Seats(2, uk::R11_10),
        Stage::Dealer(2, Face::Down, uk::R11_10),
        Stage::Board(5, Face::Down, uk::R11_51),
        FIRST,
        Stage::ShowBoard(3, uk::R11_55),
        SECOND,
        Stage::ShowBoard(5, uk::R11_59),
        THIRD,
        Stage::ShowDealer(uk::R11_63),
        Stage::ShowSeats(uk::R11_65),
    ],
    ..PLAN
};

fn plan(posted: &Proven) -> &'static Plan {
    if posted.word("communal") == "early" { &EARLY } else { &LATE }
}

/// 11.53, 11.57: nothing is decided after a Play wager.
fn final_play(_: &Round, seat: &Seated, _: Act) -> Option<Cite> {
    if seat.did(Act::Play4) || seat.did(Act::Play3) {
        return Some(uk::R11_53);
    }
    seat.did(Act::Play2).then_some(uk::R11_57)
}

/// 11.52, 11.57, 11.61: three or four times the Ante, twice, once.
fn effects(act: Act) -> &'static [Effect] {
    match act {
        Act::Play4 => &[Effect::Stakes { wager: "play", of: "ante", times: 4, rule: uk::R11_52 }],
        Act::Play3 => &[Effect::Stakes { wager: "play", of: "ante", times: 3, rule: uk::R11_52 }],
        Act::Play2 => &[Effect::Stakes { wager: "play", of: "ante", times: 2, rule: uk::R11_57 }],
        Act::Play => &[Effect::Stakes { wager: "play", of: "ante", times: 1, rule: uk::R11_61 }],
        _ => &[],
    }
}

/// 11.66 to 11.68, 11.75.
#[rustfmt::skip]
static ANTE: Wager<Showdown> = Wager {
    id: "ante", aliases: &[], title: "Ante", kind: Kind::Main,
    tables: &[PayTable { id: "PT-min", meter: None, lines: &[
        pays  ("player is higher",     |s| s.qualified() && s.wins(), at_least(1, 1), uk::R11_68),
        pushes("dealer not qualified", Showdown::unqualified,                       uk::R11_75),
        pushes("exactly alike",        |s| s.qualified() && s.ties(),               uk::R11_66),
        loses ("dealer is higher",     |s| s.qualified() && s.loses(),              uk::R11_67),
        loses ("folded",               Showdown::folded,                            uk::R11_62),
    ] }],
};

/// 11.66 to 11.68; 11.71, 11.76: whether or not the dealer qualifies.
#[rustfmt::skip]
static PLAY: Wager<Showdown> = Wager {
    id: "play", aliases: &[], title: "Play", kind: Kind::Later,
    tables: &[PayTable { id: "PT-min", meter: None, lines: &[
        pays  ("player is higher",           Showdown::wins, at_least(1, 1), uk::R11_68),
        pushes("exactly alike",              Showdown::ties,               uk::R11_66),
        loses ("dealer is higher",           |s| s.qualified() && s.loses(), uk::R11_67),
        loses ("unqualified and yet higher", |s| s.unqualified() && s.loses(), uk::R11_71),
        loses ("folded",                     Showdown::folded,             uk::R11_62),
    ] }],
};

/// Whether the player is higher with a hand of that kind.
fn wins_with(s: Showdown, kind: Category) -> bool {
    s.wins() && s.kind == kind as u8
}

/// 11.66, 11.67, 11.69, 11.70; 11.71, 11.76: whether or not the dealer qualifies.
#[rustfmt::skip]
static BLIND: Wager<Showdown> = Wager {
    id: "blind", aliases: &[], title: "Blind", kind: Kind::Main,
    tables: &[PayTable { id: "PT-min", meter: None, lines: &[
        pays  ("royal flush",                |s| s.wins() && s.at_least(RoyalFlush), at_least(500, 1), uk::R11_70),
        pays  ("straight flush",             |s| wins_with(s, StraightFlush),        at_least(50, 1),  uk::R11_70),
        pays  ("four of a kind",             |s| wins_with(s, FourOfAKind),          at_least(10, 1),  uk::R11_70),
        pays  ("full house",                 |s| wins_with(s, FullHouse),            at_least(3, 1),   uk::R11_70),
        pays  ("flush",                      |s| wins_with(s, Flush),                at_least(3, 2),   uk::R11_70),
        pays  ("straight",                   |s| wins_with(s, Straight),             at_least(1, 1),   uk::R11_70),
        pushes("higher with less",           |s| s.wins() && !s.at_least(Straight),                    uk::R11_69),
        pushes("exactly alike",              Showdown::ties,                                           uk::R11_66),
        loses ("dealer is higher",           |s| s.qualified() && s.loses(),                           uk::R11_67),
        loses ("unqualified and yet higher", |s| s.unqualified() && s.loses(),                          uk::R11_71),
        loses ("folded",                     Showdown::folded,                                         uk::R11_62),
    ] }],
};

/// A table of Trips Bonus by its odds, from a royal flush down to three of a kind.
#[rustfmt::skip]
const fn trips(odds: [u32; 7], rule: Cite) -> [Ruled<OwnBest>; 8] {
    let [royal, straight_flush, four, full, flush, straight, three] = odds;
    [
        pays ("royal flush",     |h| best(h, RoyalFlush),       at_least(royal, 1),          rule),
        pays ("straight flush",  |h| best(h, StraightFlush),    at_least(straight_flush, 1), rule),
        pays ("four of a kind",  |h| best(h, FourOfAKind),      at_least(four, 1),           rule),
        pays ("full house",      |h| best(h, FullHouse),        at_least(full, 1),           rule),
        pays ("flush",           |h| best(h, Flush),            at_least(flush, 1),          rule),
        pays ("straight",        |h| best(h, Straight),         at_least(straight, 1),       rule),
        pays ("three of a kind", |h| best(h, ThreeOfAKind),     at_least(three, 1),          rule),
        loses("less",            |h| h.kind < ThreeOfAKind,                        uk::R11_74),
    ]
}

/// 11.72 to 11.74; 11.62: folded or not. The minimum list (`reading:uk-ultimate-trips-figure`)
/// and the four tables.
#[rustfmt::skip]
static TRIPS_BONUS: Wager<OwnBest> = Wager {
    id: "trips", aliases: &["trips-bonus"], title: "Trips Bonus", kind: Kind::Side,
    tables: &[
        PayTable { id: "PT-min", meter: None, lines: &trips([50, 40, 20, 7, 6, 4, 3], uk::R11_72) },
        PayTable { id: "PT1", meter: None, lines: &trips([50, 40, 30, 9, 7, 4, 3], uk::R11_73) },
        PayTable { id: "PT2", meter: None, lines: &trips([50, 40, 30, 8, 6, 5, 3], uk::R11_73) },
        PayTable { id: "PT3", meter: None, lines: &trips([50, 40, 30, 8, 7, 4, 3], uk::R11_73) },
        PayTable { id: "PT4", meter: None, lines: &trips([50, 40, 20, 7, 6, 5, 3], uk::R11_73) },
    ],
};

/// Ultimate Texas Hold 'Em.
pub static ULTIMATE: Variant<Duel> = Variant {
    id: "uk/ultimate-texas-holdem",
    title: "Ultimate Texas Hold 'Em Poker",
    kind: "house-banked poker",
    rules: &[uk::R11_52, uk::R11_64, uk::R11_70],
    sections: &[uk::S2, uk::S11],
    own: &[],
    // 11.66: Ante, Play, Blind; 11.72: then Trips Bonus.
    wagers: Wagers::Listed(&[&ANTE, &PLAY, &BLIND, &TRIPS_BONUS]),
    by_option: &[],
    chance: CARDS,
    house: &Dealt {
        plan,
        extra: &[Extra {
            name: "communal",
            default: "late",
            lawful: || Lawful::Word(vec!["late", "early"]),
            rule: uk::R11_51,
        }],
        decks: (&[1], uk::R11_3),
        needs: &[(&["trips"], &["ante"], uk::R11_50)],
        equal: &[(&["ante", "blind"], uk::R11_49)],
        order: Order::FromTheRight,
        cites: cites(uk::R11_49),
        run: house(uk::R11_2, Some(uk::R11_50)),
    },
};
