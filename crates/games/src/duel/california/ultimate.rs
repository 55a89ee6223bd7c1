//! Ultimate Texas Hold'em, California's version.
//!
//! Five hidden cards on the board, two for each player; Play for four or three Antes, two or one,
//! the later the less; the player-dealer is dealt last and needs a pair. The text breaks off
//! before the last chance: `reading:ca-ultimate-river`.

use super::super::{
    Act, Bundle, CARDS, Dealt, Decision, Duel, Extra, OwnBest, Plan, Round, Run, Seated, Shape,
    Showdown, Stage, Turns, ULTIMATE_PATHS, best_of_seven,
};
use crate::california::Room;
use crate::california::rotation::Eligibility;
use crate::variant::{Variant, Wagers};
use hands::Category;
use law::ca::{fees, general, ultimate_texas_holdem as uth};
use law::{Breach, Cite, Fault, Lawful, Proven, reading};
use table::{
    BEHIND_MAX, BackLine, Cites, Effect, Face, Kind, Order, PayTable, Terms, Wager, loses, pays,
    pushes, to,
};

#[cfg(test)]
mod blind_tests;
#[cfg(test)]
mod rank_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod trips_tests;

/// Whether a seat still has to make its Play wager.
const UNDECIDED: super::super::When = |_, seat| seat.live() && !seat.raised();

static PLAN: Plan = Plan {
    shape: Shape::Ultimate,
    bundles: &[Bundle { wagers: &["ante", "blind", "play"], units: Showdown::units }],
    stages: &[
        Stage::Board(5, Face::Down, uth::R10_A),
        Stage::Seats(2, uth::R11_A),
        Stage::Decide(Decision {
            acts: &[Act::Play4, Act::Play3, Act::Check],
            when: UNDECIDED,
            rule: uth::R12_A,
        }),
        Stage::ShowBoard(3, uth::R13_A),
        Stage::Decide(Decision {
            acts: &[Act::Play2, Act::Check],
            when: UNDECIDED,
            rule: uth::R14,
        }),
        Stage::ShowBoard(5, reading::CA_ULTIMATE_RIVER),
        Stage::Decide(Decision {
            acts: &[Act::Play, Act::Fold],
            when: UNDECIDED,
            rule: reading::CA_ULTIMATE_RIVER,
        }),
        Stage::Dealer(2, Face::Down, uth::R17_A),
        Stage::OpenDealer(uth::R17_B),
        Stage::ShowSeats(uth::R18),
    ],
    paths: ULTIMATE_PATHS,
    ante: "ante",
    main: &["ante", "blind"],
    sides: &["trips"],
    // 16.b, 16.c: Trips lives on, but the folded cards stay hidden.
    kept: &[],
    turns: Turns::FromTheLeft,
    effects,
    strength: best_of_seven,
    // 19: at least a pair.
    qualifies: |dealer| dealer.kind >= Category::Pair as u8,
    dealer: true,
    action: |_| None,
    untimely: played,
    due: uth::R10_A,
    ruled: uth::R17_A,
    first: crate::duel::unruled_first,
    irregular: crate::duel::unruled,
};

/// 13.b: after the flop whoever has a Play wager is not asked.
fn played(round: &Round, seat: &Seated, _: Act) -> Option<Cite> {
    (seat.raised() && !round.board.is_empty()).then_some(uth::R13_B)
}

/// 12.a, 14 and the lost step: a Play wager by how early it is made. 16.a: a fold is
/// collected before the player-dealer has cards (`reading:ca-folds-first`).
fn effects(act: Act) -> &'static [Effect] {
    macro_rules! play {
        ($times:literal, $rule:expr) => {
            &[Effect::Stakes { wager: "play", of: "ante", times: $times, rule: $rule }]
        };
    }
    match act {
        Act::Play4 => play!(4, uth::R12_A),
        Act::Play3 => play!(3, uth::R12_A),
        Act::Play2 => play!(2, uth::R14),
        Act::Play => play!(1, reading::CA_ULTIMATE_RIVER),
        Act::Fold => &[Effect::Forfeits { wager: "ante" }, Effect::Forfeits { wager: "blind" }],
        _ => &[],
    }
}

/// 20, 25: only against a player-dealer who qualifies.
#[rustfmt::skip]
static ANTE: Wager<Showdown> = Wager {
    id: "ante", aliases: &[], title: "Ante", kind: Kind::Main,
    tables: &[PayTable { id: "even", meter: None, lines: &[
        pays  ("player is higher",        |s| s.qualified() && s.wins(), to(1, 1), uth::R25),
        pushes("not qualified",           Showdown::unqualified,                   uth::R20),
        pushes("equal hands",             |s| s.qualified() && s.ties(),           uth::R25),
        loses ("player-dealer is higher", |s| s.qualified() && s.loses(),          uth::R25),
        loses ("folded",                  Showdown::folded,                        uth::R16_A),
    ] }],
};

/// 21, 26, 29: a better hand is paid from a straight up, and pushes below.
#[rustfmt::skip]
static BLIND: Wager<Showdown> = Wager {
    id: "blind", aliases: &[], title: "Blind", kind: Kind::Main,
    tables: &[PayTable { id: "UTH-BLIND", meter: None, lines: &[
        pays  ("royal flush",    |s| s.wins() && s.at_least(Category::RoyalFlush),             to(500, 1), uth::R29),
        pays  ("straight flush", |s| s.wins() && s.kind == Category::StraightFlush as u8,      to(50, 1),  uth::R29),
        pays  ("four of a kind", |s| s.wins() && s.kind == Category::FourOfAKind as u8,        to(10, 1),  uth::R29),
        pays  ("full house",     |s| s.wins() && s.kind == Category::FullHouse as u8,          to(3, 1),   uth::R29),
        pays  ("flush",          |s| s.wins() && s.kind == Category::Flush as u8,              to(3, 2),   uth::R29),
        pays  ("straight",       |s| s.wins() && s.kind == Category::Straight as u8,           to(1, 1),   uth::R29),
        pushes("less than a straight",                |s| s.qualified() && s.wins() && !s.at_least(Category::Straight),  uth::R26_C),
        pushes("less than a straight, not qualified", |s| s.unqualified() && s.wins() && !s.at_least(Category::Straight), uth::R21_C),
        pushes("equal hands",                            Showdown::ties,                       reading::CA_ULTIMATE_BLIND_TIE),
        loses ("player-dealer is higher",                |s| s.qualified() && s.loses(),       uth::R26_B),
        loses ("player-dealer is higher, not qualified", |s| s.unqualified() && s.loses(),      uth::R21_B),
        loses ("folded",                                 Showdown::folded,                     uth::R16_A),
    ] }],
};

/// 22, 27: whether the player-dealer qualifies or not.
#[rustfmt::skip]
static PLAY: Wager<Showdown> = Wager {
    id: "play", aliases: &[], title: "Play", kind: Kind::Later,
    tables: &[PayTable { id: "even", meter: None, lines: &[
        pays  ("player is higher",                       |s| s.qualified() && s.wins(),  to(1, 1), uth::R27),
        pays  ("player is higher, not qualified",        |s| s.unqualified() && s.wins(), to(1, 1), uth::R22),
        pushes("equal hands",                            |s| s.qualified() && s.ties(),            uth::R27),
        pushes("equal hands, not qualified",             |s| s.unqualified() && s.ties(),           uth::R22),
        loses ("player-dealer is higher",                |s| s.qualified() && s.loses(),           uth::R27),
        loses ("player-dealer is higher, not qualified", |s| s.unqualified() && s.loses(),          uth::R22),
        loses ("folded",                                 Showdown::folded,                         uth::R16_A),
    ] }],
};

/// 33, 34: the player's final hand; the board alone once it is folded.
fn counted(h: OwnBest) -> Category {
    if h.folded { h.board } else { h.kind }
}

/// The table by `reading:ca-ultimate-trips-flush`, and the one that is printed.
macro_rules! trips {
    ($id:literal, $flush:expr, $by:expr) => {
        PayTable {
            id: $id,
            meter: None,
            lines: &[
                pays("royal flush", |h| counted(h) == Category::RoyalFlush, to(50, 1), uth::R37),
                pays(
                    "straight flush",
                    |h| counted(h) == Category::StraightFlush,
                    to(40, 1),
                    uth::R37,
                ),
                pays(
                    "four of a kind",
                    |h| counted(h) == Category::FourOfAKind,
                    to(30, 1),
                    uth::R37,
                ),
                pays("full house", |h| counted(h) == Category::FullHouse, to(8, 1), uth::R37),
                pays("flush", |h| counted(h) == Category::Flush, $flush, $by),
                pays("straight", |h| counted(h) == Category::Straight, to(4, 1), uth::R37),
                pays(
                    "three of a kind",
                    |h| counted(h) == Category::ThreeOfAKind,
                    to(3, 1),
                    uth::R37,
                ),
                loses(
                    "less than three of a kind",
                    |h| !h.folded && h.kind < Category::ThreeOfAKind,
                    uth::R33_B,
                ),
                loses(
                    "folded, and less on the board",
                    |h| h.folded && h.board < Category::ThreeOfAKind,
                    uth::R34,
                ),
            ],
        }
    };
}

#[rustfmt::skip]
static TRIPS: Wager<OwnBest> = Wager {
    id: "trips", aliases: &["trips-bonus"], title: "Trips Bonus", kind: Kind::Side,
    tables: &[
        trips!("UTH-TRIPS", to(7, 1), reading::CA_ULTIMATE_TRIPS_FLUSH),
        trips!("printed", to(7, 2), uth::R37),
    ],
};

/// Which circles bear the player's fee, and whether Trips is open to people behind a seat.
fn adjust(proven: &Proven, terms: &mut Terms) -> Result<(), Breach> {
    if proven.word("back_line") == "trips" {
        let (most, on) = (BEHIND_MAX, Some("ante"));
        terms.behind = BackLine { most, wagers: &["trips"], on, rule: uth::R31 };
    }
    let Some(fees) = &mut terms.collection else { return Ok(()) };
    if proven.word("fee_on") == "blind" {
        if fees.id.starts_with("F-5-") {
            let why = "the game's own schedule frees the Blind".to_string();
            law::hold(vec![Fault::Conflict { why, rule: fees::RF_5_B }])?;
        }
        fees.free.retain(|wager| *wager != "blind");
    }
    Ok(())
}

/// Ultimate Texas Hold'em.
pub(in super::super) static ULTIMATE: Variant<Duel> = Variant {
    id: "ca/ultimate-texas-holdem",
    title: "Ultimate Texas Hold'em",
    kind: "player-dealer",
    rules: &[uth::R18, uth::R29, uth::R37],
    sections: &[general::SECTION, uth::SECTION],
    own: &[],
    // `reading:ca-ultimate-seat-order`.
    wagers: Wagers::Listed(&[&ANTE, &BLIND, &PLAY, &TRIPS]),
    by_option: &[],
    chance: CARDS,
    house: &Dealt {
        plan: |_| &PLAN,
        extra: &[
            Extra {
                name: "back_line",
                default: "none",
                lawful: || Lawful::Word(vec!["none", "trips"]),
                rule: reading::CA_ULTIMATE_BACK_LINE,
            },
            Extra {
                name: "fee_on",
                default: "ante",
                lawful: || Lawful::Word(vec!["ante", "blind"]),
                rule: reading::CA_ANTE_FEE,
            },
        ],
        // `reading:ca-ultimate-shoe`.
        decks: (&[1], uth::R1_B),
        needs: &[(&["trips"], &["ante"], uth::R30_B)],
        equal: &[(&["ante", "blind"], uth::R6)],
        order: Order::SeatBySeat,
        cites: Cites {
            closed: uth::R10_A,
            touched: general::R6_A,
            pack: uth::R1_B,
            order: uth::R2_B,
            wagers: uth::R1_E,
            coverage: uth::R2_B,
            returned: uth::R36_B,
            aggregate: uth::R2_B,
            seats: uth::R1_D,
            decisions: uth::R11_B,
            meter: general::R5_D,
            envy: &[],
            limits: &[],
            oral: None,
        },
        run: Run::Room(Room {
            seats: &[8],
            seats_rule: uth::R1_D,
            eligibility: Eligibility::Anyone,
            behind: BackLine::refused(uth::R1_H),
            schedules: &["F-G", "F-5"],
            fee_rule: fees::RF_5_E,
            free: &["blind", "trips"],
            limits: uth::R1_G,
            coverage: uth::R2_B,
            first: Some(uth::R2_A),
            side: Some(uth::R1_F),
            adjust,
        }),
    },
};
