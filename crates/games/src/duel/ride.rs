//! Let It Ride: Great Britain, section 12, with its Three Card Bonus.
//!
//! Three equal wagers, 1, 2 and £, back five cards against a pay table: the player's own three and
//! two common ones. Wager 1 may be taken back on the own cards alone, wager 2 when the first
//! common card lies open. There is no dealer's hand and no fold. A third card that a shuffle
//! machine sends the dealer is burned unseen (12.17) and is no part of the round.

use super::round::listed;
use super::{
    Act, Bundle, CARDS, Casino, Dealt, Decision, Duel, Extra, Irregular, OwnThree, Plan, Rode,
    RodeKind, Run, Shape, Stage, Strength, Turns,
};
use crate::variant::{ByOption, Tables, Variant, Wagers};
use hands::ThreeKind;
use law::{Cite, Fault, Lawful, Proven, uk};
use money::{Cents, Odds};
use table::{
    Ceiling, Cites, Effect, Face, Kind, Order, PayTable, Ruled, Source, Wager, at_least, loses,
    pays,
};

#[cfg(test)]
mod cap_tests;
#[cfg(test)]
mod pay_tests;
#[cfg(test)]
mod tests;

/// The three wagers that every player makes, in equal amounts.
const BETS: [&str; 3] = ["bet-1", "bet-2", "bet-3"];

/// 12.16 to 12.26: three cards each, a decision, a common card, a decision, the other.
static PLAN: Plan = Plan {
    shape: Shape::Ride,
    // The third wager is always at risk: it is the unit.
    bundles: &[Bundle { wagers: &["bet-3", "bet-1", "bet-2"], units: Rode::units }],
    stages: &[
        Stage::Seats(3, uk::R12_16),
        Stage::Board(2, Face::Down, uk::R12_17),
        Stage::Decide(Decision {
            acts: &[Act::Withdraw1, Act::Ride],
            when: |_, seat| seat.live(),
            rule: uk::R12_19,
        }),
        Stage::ShowBoard(1, uk::R12_22),
        Stage::Decide(Decision {
            acts: &[Act::Withdraw2, Act::Ride],
            when: |_, seat| seat.live(),
            rule: uk::R12_23,
        }),
        Stage::ShowBoard(2, uk::R12_26),
        Stage::ShowSeats(uk::R12_27),
    ],
    paths: &[&[], &[Act::Withdraw1], &[Act::Withdraw2], &[Act::Withdraw1, Act::Withdraw2]],
    ante: "bet-3",
    main: &BETS,
    sides: &["three-card-bonus"],
    kept: &[],
    turns: Turns::FromTheRight,
    effects,
    // 12.10: hands meet a pay table, never each other.
    strength: |_, _| Strength { number: 0, kind: 0 },
    qualifies: |_| true,
    dealer: false,
    action: |_| None,
    untimely: |_, _, _| None,
    due: uk::R12_16,
    ruled: uk::R12_16,
    first: crate::duel::unruled_first,
    irregular: |rules, round, ruling| listed(&IRREGULAR, rules, round, ruling),
};

/// 12.17: a machine may send the dealer a third card.
static IRREGULAR: [(Cite, Irregular); 1] = [(uk::R12_17, Irregular::ThirdCard)];

/// 12.20, 12.24: what is taken back is returned.
fn effects(act: Act) -> &'static [Effect] {
    match act {
        Act::Withdraw1 => &[Effect::Takes { wager: "bet-1", rule: uk::R12_20 }],
        Act::Withdraw2 => &[Effect::Takes { wager: "bet-2", rule: uk::R12_24 }],
        _ => &[],
    }
}

/// 12.27, 12.28: a pay table by its nine figures to 1, from Royal Flush down.
#[rustfmt::skip]
const fn standard(n: [u32; 9], rule: Cite) -> [Ruled<Rode>; 10] {
    [
        pays ("royal flush",             |r| r.kind == RodeKind::RoyalFlush,    at_least(n[0], 1), rule),
        pays ("straight flush",          |r| r.kind == RodeKind::StraightFlush, at_least(n[1], 1), rule),
        pays ("four of a kind",          |r| r.kind == RodeKind::FourOfAKind,   at_least(n[2], 1), rule),
        pays ("full house",              |r| r.kind == RodeKind::FullHouse,     at_least(n[3], 1), rule),
        pays ("flush",                   |r| r.kind == RodeKind::Flush,         at_least(n[4], 1), rule),
        pays ("straight",                |r| r.kind == RodeKind::Straight,      at_least(n[5], 1), rule),
        pays ("three of a kind",         |r| r.kind == RodeKind::ThreeOfAKind,  at_least(n[6], 1), rule),
        pays ("two pairs",               |r| r.kind == RodeKind::TwoPair,       at_least(n[7], 1), rule),
        pays ("pair of tens or better",  |r| r.kind == RodeKind::HighPair,      at_least(n[8], 1), rule),
        loses("less than a pair of tens", |r| r.kind == RodeKind::Less,                     uk::R12_28),
    ]
}

/// The minimum odds of 12.27 and the four tables that it permits, hands and odds paired in the
/// order printed (`reading:uk-let-it-ride-tables`).
#[rustfmt::skip]
static TABLES: [PayTable<Rode>; 5] = [
    PayTable { id: "PT-min", meter: None, lines: &standard([100,   50, 25, 11, 8,  5, 3, 2, 1], uk::R12_27) },
    PayTable { id: "PT1",    meter: None, lines: &standard([100,   50, 30, 15, 9,  6, 3, 2, 1], uk::R12_27_TABLES) },
    PayTable { id: "PT2",    meter: None, lines: &standard([200,  100, 40, 15, 9,  6, 3, 2, 1], uk::R12_27_TABLES) },
    PayTable { id: "PT3",    meter: None, lines: &standard([500,  100, 25, 15, 10, 5, 3, 2, 1], uk::R12_27_TABLES) },
    PayTable { id: "PT4",    meter: None, lines: &standard([1000, 200, 50, 11, 8,  5, 3, 2, 1], uk::R12_27_TABLES) },
];

/// 12.14, 12.19: may be taken back on the own cards alone.
static BET_1: Wager<Rode> =
    Wager { id: BETS[0], aliases: &[], title: "Wager 1", kind: Kind::Main, tables: &TABLES };

/// 12.14, 12.23: may be taken back when one common card lies open.
static BET_2: Wager<Rode> =
    Wager { id: BETS[1], aliases: &[], title: "Wager 2", kind: Kind::Main, tables: &TABLES };

/// 12.14: always at risk.
static BET_3: Wager<Rode> = Wager {
    id: BETS[2],
    aliases: &["bet-pound", "bet-£"],
    title: "Wager £",
    kind: Kind::Main,
    tables: &TABLES,
};

/// 12.30 to 12.32: the hands of Three Card Poker with the mini royal on top
/// (`reading:uk-three-card-bonus-ranks`).
#[rustfmt::skip]
const fn bonus(n: [u32; 6], rule: Cite) -> [Ruled<OwnThree>; 7] {
    [
        pays ("mini royal flush", |h| h.kind == ThreeKind::MiniRoyal,     at_least(n[0], 1), rule),
        pays ("straight flush",   |h| h.kind == ThreeKind::StraightFlush, at_least(n[1], 1), rule),
        pays ("three of a kind",  |h| h.kind == ThreeKind::ThreeOfAKind,  at_least(n[2], 1), rule),
        pays ("straight",         |h| h.kind == ThreeKind::Straight,      at_least(n[3], 1), rule),
        pays ("flush",            |h| h.kind == ThreeKind::Flush,         at_least(n[4], 1), rule),
        pays ("pair",             |h| h.kind == ThreeKind::Pair,          at_least(n[5], 1), rule),
        loses("less than a pair", |h| h.kind == ThreeKind::HighCard,                  uk::R12_32),
    ]
}

/// 12.11, 12.15: on the own three cards, beside the wagers of the game.
static BONUS: Wager<OwnThree> = Wager {
    id: "three-card-bonus",
    aliases: &[],
    title: "Three Card Bonus",
    kind: Kind::Side,
    tables: &[
        PayTable { id: "PT-min", meter: None, lines: &bonus([50, 40, 8, 4, 3, 1], uk::R12_30) },
        PayTable { id: "PT1", meter: None, lines: &bonus([50, 40, 30, 6, 4, 1], uk::R12_31) },
        PayTable { id: "PT2", meter: None, lines: &bonus([50, 40, 30, 5, 4, 1], uk::R12_31) },
        PayTable { id: "PT3", meter: None, lines: &bonus([50, 40, 30, 6, 3, 1], uk::R12_31) },
    ],
};

/// 12.27: one pay table for the three wagers, and with the fourth a cap on its Royal Flush.
const EXTRA: &[Extra] = &[
    Extra {
        name: "paytable",
        default: "PT-min",
        lawful: || Lawful::Word(TABLES.iter().map(|table| table.id).collect()),
        rule: uk::R12_27_TABLES,
    },
    Extra {
        name: "royal_cap",
        default: "printed",
        lawful: || Lawful::Printed(Cents::new(1)),
        rule: uk::R12_27_CAP,
    },
];

/// 12.27: the same pay table for each of the three.
const fn together(wager: &'static str) -> ByOption {
    ByOption {
        wager,
        table: |posted| posted.word("paytable"),
        posts: &[],
        tables: Tables::Together("paytable"),
    }
}

const BY_OPTION: [ByOption; 3] = [together(BETS[0]), together(BETS[1]), together(BETS[2])];

/// 12.27: a cap in money is for the 1000 to 1 of table 4, for the three wagers together, and
/// leaves the minimum odds alone (`reading:uk-let-it-ride-cap`).
fn ceiling(posted: &Proven) -> Option<Result<Ceiling, Fault>> {
    let most = posted.amount("royal_cap")?;
    let printed = Odds::to(1000, 1);
    let at_printed = |wager: &&str| {
        let odds = posted.odds(&format!("odds.{wager}.royal-flush"));
        odds.is_none_or(|odds| odds == printed)
    };
    if posted.word("paytable") != "PT4" || !BETS.iter().all(at_printed) {
        let why = format!("royal_cap is for a Royal Flush at {printed} by PT4 and no other");
        return Some(Err(Fault::Conflict { why, rule: uk::R12_27_A }));
    }
    Some(Ok(Ceiling {
        wagers: BETS.to_vec(),
        label: "royal flush",
        most,
        least: Odds::to(100, 1),
        rule: uk::R12_27_CAP,
    }))
}

const CITES: Cites = Cites {
    closed: uk::R12_14,
    touched: uk::R12_14,
    pack: uk::R12_3,
    order: uk::R12_13,
    wagers: uk::R12_14,
    coverage: uk::R2_5_C,
    returned: uk::R12_20,
    aggregate: uk::R12_2,
    seats: uk::R12_9,
    decisions: uk::R12_13,
    meter: uk::R2_7,
    envy: &[],
    limits: &[],
    oral: None,
};

const CASINO: Casino = Casino {
    seats: (1, 7),
    limits: uk::R12_5,
    within: None,
    unnoticed: None,
    offered: uk::R12_11,
    alone: uk::R12_9,
    awards: |_| Source::Tray,
    ceiling,
};

/// Let It Ride.
pub static BRITAIN: Variant<Duel> = Variant {
    id: "uk/let-it-ride",
    title: "Let It Ride",
    kind: "house-banked poker",
    rules: &[uk::R12_14, uk::R12_27, uk::R12_28],
    sections: &[uk::S2, uk::S12],
    own: &[],
    wagers: Wagers::Listed(&[&BET_1, &BET_2, &BET_3]),
    by_option: &BY_OPTION,
    chance: CARDS,
    house: &Dealt {
        plan: |_| &PLAN,
        extra: EXTRA,
        decks: (&[1], uk::R12_3),
        needs: &[],
        equal: &[(&BETS, uk::R12_14)],
        order: Order::FromTheRight,
        cites: CITES,
        run: Run::OneLimit(CASINO, uk::R12_15),
    },
};

/// Three Card Bonus beside Let It Ride.
pub static THREE_CARD_BONUS: Variant<Duel> = Variant {
    id: "uk/let-it-ride-three-card-bonus",
    title: "Let It Ride with Three Card Bonus",
    kind: "side wager",
    rules: &[uk::R12_15, uk::R12_30, uk::R12_31],
    sections: &[uk::S2, uk::S12],
    own: &["three-card-bonus"],
    // 12.30: the bonus is looked at when the wagers of the game are settled.
    wagers: Wagers::Listed(&[&BET_1, &BET_2, &BET_3, &BONUS]),
    by_option: &BY_OPTION,
    chance: CARDS,
    house: &Dealt {
        plan: |_| &PLAN,
        extra: EXTRA,
        decks: (&[1], uk::R12_3),
        needs: &[(&["three-card-bonus"], &["bet-3"], uk::R12_15)],
        equal: &[(&BETS, uk::R12_14)],
        order: Order::FromTheRight,
        cites: CITES,
        run: Run::OneLimit(CASINO, uk::R12_15),
    },
};
