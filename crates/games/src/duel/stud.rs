//! Casino Stud Poker: Great Britain, section 7, with its Progressive and its Bonus Insurance.
//!
//! Five cards go to each player and to the dealer, whose last one lies open. An Ante is raised by
//! twice as much, or lost; against an up card of two to five whoever is insured may double. The
//! dealer needs ace and king or better. A folder's Progressive and Insurance live on.

use super::{
    Act, Bundle, CARDS, Casino, DealerHigh, Dealt, Decision, Duel, Extra, Insured, OwnFive, Plan,
    Round, Run, Seated, Shape, Showdown, Stage, Strength, Turns,
};
use crate::variant::{Variant, Wagers};
use cards::{Card, Rank};
use hands::Category::{
    Flush, FourOfAKind, FullHouse, Pair, RoyalFlush, Straight, StraightFlush, ThreeOfAKind,
    TwoPair,
};
use law::{Cite, Lawful, reading, uk};
use money::Cents;
use table::{
    Cites, Effect, Face, Kind, Meter, Order, PayTable, Ruled, Source, Wager, at_least,
    for_at_least, loses, pays, pushes, slice, slice_at_least,
};

#[cfg(test)]
mod insurance_tests;
#[cfg(test)]
mod progressive_tests;
#[cfg(test)]
mod tests;

/// The number of Insurance among the plan's wagers beside the game.
const INSURANCE_BET: usize = 1;

/// 7.10 to 7.15, 7.26 to 7.33: five cards each, raise or fold, double or not, the showdown.
static PLAN: Plan = Plan {
    shape: Shape::Stud,
    bundles: &[
        Bundle { wagers: &["ante", "raise"], units: Showdown::units },
        Bundle { wagers: &["insurance", "double"], units: Insured::units },
    ],
    stages: &[
        Stage::Seats(5, uk::R7_10),
        Stage::Dealer(4, Face::Down, uk::R7_10),
        Stage::Dealer(5, Face::Up, uk::R7_10),
        Stage::Decide(Decision {
            acts: &[Act::Raise, Act::Fold],
            when: |_, seat| seat.live(),
            rule: uk::R7_12,
        }),
        // A folder may double too (`reading:uk-insurance-double`).
        Stage::Decide(Decision {
            acts: &[Act::Double, Act::Check],
            when: may_double,
            rule: uk::R7_27,
        }),
        Stage::ShowDealer(uk::R7_13),
        Stage::ShowSeats(uk::R7_13),
    ],
    paths: &[&[Act::Fold], &[Act::Raise]],
    ante: "ante",
    main: &["ante"],
    sides: &["progressive", "insurance"],
    kept: &["progressive", "insurance"],
    turns: Turns::FromTheLeft,
    effects,
    strength,
    qualifies: |dealer| dealer.number >= ACE_KING,
    dealer: true,
    action: |_| None,
    untimely,
    due: uk::R7_10,
    ruled: uk::R7_10,
    first: crate::duel::unruled_first,
    irregular: crate::duel::unruled,
};

/// 7.13: the number of the worst hand with ace and king, A-K-4-3-2 of several suits. Of the 1277
/// sets of five different ranks that are no straight, those with both are the best: three more of
/// the other eleven ranks, less queen, jack and ten.
const ACE_KING: u16 = 1277 - (11 * 10 * 9 / 6 - 1) + 1;

fn strength(own: &[Card], _: &[Card]) -> Strength {
    let hand = super::round::exactly(own).map(|cards| hands::high(&cards));
    hand.map_or(Strength { number: 0, kind: 0 }, |hand| Strength {
        number: hand.number(),
        kind: hand.category() as u8,
    })
}

/// 7.12: the Raise is twice the Ante; 7.27: the Double is as much again as the Insurance.
fn effects(act: Act) -> &'static [Effect] {
    match act {
        Act::Raise => &[Effect::Stakes { wager: "raise", of: "ante", times: 2, rule: uk::R7_12 }],
        Act::Double => {
            &[Effect::Stakes { wager: "double", of: "insurance", times: 1, rule: uk::R7_27 }]
        }
        _ => &[],
    }
}

/// 7.27, 7.28: with Insurance, while the one card of the dealer in view is a two to five.
fn may_double(round: &Round, seat: &Seated) -> bool {
    seat.bet(INSURANCE_BET) && low(round)
}

/// 7.27: whether the dealer's up card is a two to five; it is the first that is known.
fn low(round: &Round) -> bool {
    let up = round.dealer.cards().first().map(|card| card.rank());
    up.is_some_and(|up| (Rank::Two..=Rank::Five).contains(&up))
}

/// 7.27, 7.28: no Double on another up card, without Insurance, or after it was made or declined.
fn untimely(round: &Round, seat: &Seated, act: Act) -> Option<Cite> {
    if !matches!(act, Act::Double | Act::Check) || round.dealer.is_empty() {
        return None;
    }
    let settled = |seat: &Seated| !seat.ante || seat.did(Act::Raise) || seat.did(Act::Fold);
    let decided = seat.did(Act::Double) || seat.did(Act::Check);
    match (seat.bet(INSURANCE_BET), low(round)) {
        (true, false) => Some(uk::R7_28),
        (true, true) => decided.then_some(uk::R7_27),
        // Until everybody has raised or folded nobody doubles, insured or not.
        (false, _) => round.seats.iter().all(settled).then_some(uk::R7_27),
    }
}

fn beats(s: Showdown) -> bool {
    s.qualified() && s.wins()
}

/// 7.9, 7.12 to 7.15.
#[rustfmt::skip]
static ANTE: Wager<Showdown> = Wager {
    id: "ante", aliases: &[], title: "Ante", kind: Kind::Main,
    tables: &[PayTable { id: "PT-min", meter: None, lines: &[
        pays  ("player is higher",          beats,            at_least(1, 1), uk::R7_13_B),
        pays  ("dealer below ace and king", Showdown::unqualified,at_least(1, 1), uk::R7_13_A),
        pushes("exactly alike",    |s| s.qualified() && s.ties(),             uk::R7_15),
        loses ("dealer is higher", |s| s.qualified() && s.loses(),            uk::R7_14),
        loses ("no raise",         Showdown::folded,                          uk::R7_12),
    ] }],
};

/// 7.12 to 7.15: twice the Ante, paid by the player's hand. A royal flush counts as a straight
/// flush (`reading:uk-stud-royal-raise`); an unqualified dealer gives the Raise back
/// (`reading:uk-stud-unqualified`).
#[rustfmt::skip]
static RAISE: Wager<Showdown> = Wager {
    id: "raise", aliases: &[], title: "Raise", kind: Kind::Later,
    tables: &[PayTable { id: "PT-min", meter: None, lines: &[
        pays  ("straight flush",   |s| beats(s) && s.at_least(StraightFlush),       at_least(50, 1), uk::R7_13_B_I),
        pays  ("four of a kind",   |s| beats(s) && s.kind == FourOfAKind as u8,     at_least(20, 1), uk::R7_13_B_II),
        pays  ("full house",       |s| beats(s) && s.kind == FullHouse as u8,       at_least(8, 1),  uk::R7_13_B_III),
        pays  ("flush",            |s| beats(s) && s.kind == Flush as u8,           at_least(6, 1),  uk::R7_13_B_IV),
        pays  ("straight",         |s| beats(s) && s.kind == Straight as u8,        at_least(4, 1),  uk::R7_13_B_V),
        pays  ("three of a kind",  |s| beats(s) && s.kind == ThreeOfAKind as u8,    at_least(3, 1),  uk::R7_13_B_VI),
        pays  ("two pairs",        |s| beats(s) && s.kind == TwoPair as u8,         at_least(2, 1),  uk::R7_13_B_VII),
        pays  ("one pair or less", |s| beats(s) && s.kind <= Pair as u8,            at_least(1, 1),  uk::R7_13_B_VIII),
        pushes("dealer below ace and king", Showdown::unqualified,                  uk::R7_13_A),
        pushes("exactly alike",    |s| s.qualified() && s.ties(),                   uk::R7_15),
        loses ("dealer is higher", |s| s.qualified() && s.loses(),                  uk::R7_14),
        loses ("folded",           Showdown::folded,                                uk::R7_12),
    ] }],
};

/// 7.20, 7.21: on the player's own five cards, folded or not (`reading:uk-stud-progressive-fold`),
/// in all for a stake that is gone (`reading:uk-stud-progressive-times`).
#[rustfmt::skip]
static PROGRESSIVE: Wager<OwnFive> = Wager {
    id: "progressive", aliases: &[], title: "Progressive Jackpot", kind: Kind::Progressive,
    tables: &[PayTable { id: "PT-min", meter: Some(METER), lines: &[
        pays ("royal flush",       |h| h.kind == RoyalFlush,    slice(100),         uk::R7_21_A),
        pays ("straight flush",    |h| h.kind == StraightFlush, slice_at_least(10), uk::R7_21_B),
        pays ("four of a kind",    |h| h.kind == FourOfAKind,   for_at_least(100),  uk::R7_21_C),
        pays ("full house",        |h| h.kind == FullHouse,     for_at_least(75),   uk::R7_21_D),
        pays ("flush",             |h| h.kind == Flush,         for_at_least(50),   uk::R7_21_E),
        loses("less than a flush", |h| h.kind < Flush,                              uk::R7_20),
    ] }],
};

/// 2.7.b: at least 70 percent of the stakes; unit and seed are the house's.
const METER: Meter = Meter::plain(1).grows_by_at_least(70, uk::R2_7_B);

/// 7.25, 7.32 to 7.36: before the deal, against the dealer's qualification.
static INSURANCE: Wager<Insured> = Wager {
    id: "insurance",
    aliases: &[],
    title: "Insurance",
    kind: Kind::Side,
    tables: &[PayTable { id: "PT-min", meter: None, lines: INSURED }],
};

/// 7.27, 7.32 to 7.36: the same again, once the dealer's up card is seen.
static DOUBLE: Wager<Insured> = Wager {
    id: "double",
    aliases: &[],
    title: "Double",
    kind: Kind::Later,
    tables: &[PayTable { id: "PT-min", meter: None, lines: INSURED }],
};

/// 7.34: from a flush upwards by the player's hand; 7.35: below it by the dealer's, each of which
/// has one row (`reading:uk-insurance-rows`).
#[rustfmt::skip]
const INSURED: &[Ruled<Insured>] = &[
    pays ("royal flush",         |i| pays_own(i) && i.kind == RoyalFlush,    at_least(100, 1), uk::R7_33),
    pays ("straight flush",      |i| pays_own(i) && i.kind == StraightFlush, at_least(50, 1),  uk::R7_33),
    pays ("four of a kind",      |i| pays_own(i) && i.kind == FourOfAKind,   at_least(20, 1),  uk::R7_33),
    pays ("full house",          |i| pays_own(i) && i.kind == FullHouse,     at_least(8, 1),   uk::R7_33),
    pays ("flush",               |i| pays_own(i) && i.kind == Flush,         at_least(6, 1),   uk::R7_33),
    pays ("dealer 7 high",       |i| pays_dealers(i, DealerHigh::Seven),     at_least(5, 1),   uk::R7_35),
    pays ("dealer 8 high",       |i| pays_dealers(i, DealerHigh::Eight),     at_least(4, 1),   uk::R7_35),
    pays ("dealer 9 or 10 high", |i| pays_dealers(i, DealerHigh::NineTen),   at_least(2, 1),   uk::R7_35),
    pays ("dealer below ace and king",     |i| pays_dealers(i, DealerHigh::Other), at_least(1, 1), uk::R7_35),
    loses("dealer has ace and king or better", |i| i.dealer == DealerHigh::Qualified,          uk::R7_32),
];

fn pays_own(i: Insured) -> bool {
    i.dealer != DealerHigh::Qualified && i.kind >= Flush
}

fn pays_dealers(i: Insured, high: DealerHigh) -> bool {
    i.dealer == high && i.kind < Flush
}

const CITES: Cites = Cites {
    closed: uk::R7_9,
    touched: uk::R7_9,
    pack: uk::R7_3,
    order: uk::R7_13,
    wagers: uk::R7_2,
    coverage: uk::R2_5_C,
    returned: uk::R7_13_A,
    aggregate: uk::R7_2,
    seats: uk::R7_8,
    decisions: uk::R7_12,
    meter: uk::R2_7_C,
    envy: &[],
    limits: &[],
    oral: None,
};

/// 7.16, 7.22: what a house may add, and how it runs its meter.
const fn extras(progressive: &'static str, insurance: &'static str) -> [Extra; 4] {
    [
        Extra {
            name: "offers.progressive",
            default: progressive,
            lawful: || Lawful::Flag,
            rule: uk::R7_16,
        },
        Extra {
            name: "offers.insurance",
            default: insurance,
            lawful: || Lawful::Flag,
            rule: uk::R7_22,
        },
        Extra {
            name: "unit.progressive",
            default: "printed",
            lawful: || Lawful::Printed(Cents::new(1)),
            rule: reading::UK_PROGRESSIVE_STAKE,
        },
        Extra {
            name: "seed.progressive",
            default: "printed",
            lawful: || Lawful::Printed(Cents::ZERO),
            rule: uk::R2_7_C,
        },
    ]
}

/// Casino Stud Poker.
pub static CASINO_STUD: Variant<Duel> = GAME;

/// The Progressive Jackpot wager beside it.
pub static PROGRESSIVE_STUD: Variant<Duel> = Variant {
    id: "uk/casino-stud-progressive",
    title: "Casino Stud Poker with Progressive Jackpot",
    kind: "progressive side wager",
    rules: &[uk::R7_16, uk::R7_20, uk::R7_21],
    own: &["progressive"],
    house: &Dealt { extra: &extras("true", "false"), ..DEALT },
    ..GAME
};

/// Casino Stud Bonus Insurance beside it.
pub static BONUS_INSURANCE: Variant<Duel> = Variant {
    id: "uk/casino-stud-bonus-insurance",
    title: "Casino Stud Poker with Bonus Insurance",
    kind: "side wagers",
    rules: &[uk::R7_22, uk::R7_33, uk::R7_35],
    own: &["insurance", "double"],
    house: &Dealt { extra: &extras("false", "true"), ..DEALT },
    ..GAME
};

const DEALT: Dealt = Dealt {
    plan: |_| &PLAN,
    extra: &extras("false", "false"),
    decks: (&[1], uk::R7_3),
    needs: &[(&["progressive"], &["ante"], uk::R7_18), (&["insurance"], &["ante"], uk::R7_24)],
    equal: &[],
    order: Order::FromTheRight,
    cites: CITES,
    run: Run::House(Casino {
        seats: (1, 7),
        limits: uk::R7_5,
        within: Some(uk::R7_25),
        unnoticed: None,
        offered: uk::R7_2,
        alone: uk::R7_8,
        awards: |_| Source::ToppedMeter,
        ceiling: |_| None,
    }),
};

const GAME: Variant<Duel> = Variant {
    id: "uk/casino-stud-poker",
    title: "Casino Stud Poker",
    kind: "house-banked poker",
    rules: &[uk::R7_12, uk::R7_13_A, uk::R7_13_B],
    sections: &[uk::S2, uk::S7],
    own: &["ante", "raise"],
    // The order in which section 7 takes them up.
    wagers: Wagers::Listed(&[&ANTE, &RAISE, &PROGRESSIVE, &INSURANCE, &DOUBLE]),
    by_option: &[],
    chance: CARDS,
    house: &DEALT,
};
