//! Casino Hold 'Em: 11.77 to 11.100.
//!
//! Ante, two cards each and the Flop; a Call of twice the Ante or a fold; AA Bonus on the five
//! cards seen by then; Turn and River. A dealer below a pair of fours returns the Call and pays
//! every Ante by its player's hand. Progressive 5/7 goes by the best five of seven.

use super::super::facts::{AaClass, FlopFive, OwnBest, Showdown};
use super::super::{
    Act, Bundle, CARDS, Dealt, Decision, Duel, Plan, Shape, Stage, Turns, best_of_seven,
};
use super::{METER, PAIR_OF_FOURS, best, cites, house};
use crate::variant::{Variant, Wagers};
use hands::Category::{self, Flush, FourOfAKind, FullHouse, RoyalFlush, StraightFlush};
use law::{reading, uk};
use table::{
    Effect, Face, Kind, Order, PayTable, Wager, at_least, for_at_least, loses, pays, pushes,
    share, slice,
};

/// The number of the AA Bonus among the wagers beside the game.
const AA: usize = 0;

/// 11.80 to 11.86.
static PLAN: Plan = Plan {
    shape: Shape::Casino,
    bundles: &[Bundle { wagers: &["ante", "call"], units: Showdown::units }],
    stages: &[
        Stage::Seats(2, uk::R11_10),
        Stage::Dealer(2, Face::Down, uk::R11_10),
        Stage::Board(3, Face::Up, uk::R11_80),
        Stage::Decide(Decision {
            acts: &[Act::Call, Act::Fold],
            when: |_, seat| seat.live(),
            rule: uk::R11_81,
        }),
        Stage::ShowThose(|_, seat| seat.bet(AA) && seat.live(), uk::R11_83),
        Stage::Board(5, Face::Up, uk::R11_85),
        Stage::ShowDealer(uk::R11_86),
        Stage::ShowSeats(uk::R11_89),
    ],
    paths: &[&[Act::Fold], &[Act::Call]],
    ante: "ante",
    main: &["ante"],
    sides: &["aa-bonus", "progressive-5-7"],
    kept: &["progressive-5-7"],
    turns: Turns::FromTheLeft,
    effects,
    strength: best_of_seven,
    qualifies: |dealer| dealer.number >= PAIR_OF_FOURS,
    dealer: true,
    action: |_| None,
    untimely: |_, _, _| None,
    due: uk::R11_11,
    ruled: uk::R11_2,
    first: crate::duel::unruled_first,
    irregular: crate::duel::unruled,
};

/// 11.81: twice the Ante.
fn effects(act: Act) -> &'static [Effect] {
    match act {
        Act::Call => &[Effect::Stakes { wager: "call", of: "ante", times: 2, rule: uk::R11_81 }],
        _ => &[],
    }
}

/// 11.83, 11.84; 11.82: lost by a fold even with aces (`reading:uk-casino-holdem-fold-aa`).
#[rustfmt::skip]
static AA_BONUS: Wager<FlopFive> = Wager {
    id: "aa-bonus", aliases: &["aa"], title: "AA Bonus", kind: Kind::Side,
    tables: &[PayTable { id: "PT-min", meter: None, lines: &[
        pays ("flush or higher",          |h| !h.folded && h.class == AaClass::Flush, at_least(25, 1), uk::R11_83),
        pays ("pair of aces to straight", |h| !h.folded && h.class == AaClass::Aces,  at_least(7, 1),  uk::R11_83),
        loses("less than a pair of aces", |h| !h.folded && h.class == AaClass::Less,                 uk::R11_84),
        loses("folded",                   |h| h.folded,                                              uk::R11_82),
    ] }],
};

/// 11.88, 11.91: paid by the player's hand, against an unqualified dealer whatever the comparison
/// (`reading:uk-casino-holdem-unqualified`).
fn paid(s: Showdown) -> bool {
    s.unqualified() || s.wins()
}

fn paid_with(s: Showdown, kind: Category) -> bool {
    paid(s) && s.kind == kind as u8
}

/// 11.82, 11.88, 11.90, 11.91.
#[rustfmt::skip]
static ANTE: Wager<Showdown> = Wager {
    id: "ante", aliases: &[], title: "Ante", kind: Kind::Main,
    tables: &[PayTable { id: "PT-min", meter: None, lines: &[
        pays  ("royal flush",      |s| paid(s) && s.at_least(RoyalFlush), at_least(100, 1), uk::R11_88),
        pays  ("straight flush",   |s| paid_with(s, StraightFlush),       at_least(20, 1),  uk::R11_88),
        pays  ("four of a kind",   |s| paid_with(s, FourOfAKind),         at_least(10, 1),  uk::R11_88),
        pays  ("full house",       |s| paid_with(s, FullHouse),           at_least(3, 1),   uk::R11_88),
        pays  ("flush",            |s| paid_with(s, Flush),               at_least(2, 1),   uk::R11_88),
        pays  ("straight or less", |s| paid(s) && !s.at_least(Flush),     at_least(1, 1),   uk::R11_88),
        pushes("exactly alike",    |s| s.qualified() && s.ties(), reading::UK_CASINO_HOLDEM_TIE),
        loses ("dealer is higher", |s| s.qualified() && s.loses(),                          uk::R11_90),
        loses ("folded",           Showdown::folded,                                        uk::R11_82),
    ] }],
};

/// 11.81, 11.88, 11.90, 11.91.
#[rustfmt::skip]
static CALL: Wager<Showdown> = Wager {
    id: "call", aliases: &[], title: "Call", kind: Kind::Later,
    tables: &[PayTable { id: "PT-min", meter: None, lines: &[
        pays  ("player is higher",     |s| s.qualified() && s.wins(), at_least(1, 1), uk::R11_91),
        pushes("dealer not qualified", Showdown::unqualified,                       uk::R11_88),
        pushes("exactly alike",        |s| s.qualified() && s.ties(), reading::UK_CASINO_HOLDEM_TIE),
        loses ("dealer is higher",     |s| s.qualified() && s.loses(),              uk::R11_90),
        loses ("folded",               Showdown::folded,                            uk::R11_82),
    ] }],
};

/// 11.96 to 11.99: on the best five of seven, folded or not (`reading:uk-progressive-5-7`). A
/// board that wins is shared, a hand with a hole card is paid in its seat's turn
/// (`reading:uk-progressive-board-improved`).
#[rustfmt::skip]
static PROGRESSIVE: Wager<OwnBest> = Wager {
    id: "progressive-5-7", aliases: &["progressive"], title: "Progressive 5/7", kind: Kind::Progressive,
    tables: &[PayTable { id: "PT-min", meter: Some(METER), lines: &[
        pays ("royal flush",                 |h| best(h, RoyalFlush) && !h.plays_board,    slice(100), uk::R11_97_A),
        pays ("royal flush on the board",    |h| best(h, RoyalFlush) && h.plays_board,     share(100), uk::R11_98_A),
        pays ("straight flush",              |h| best(h, StraightFlush) && !h.plays_board, slice(10),  uk::R11_97_B),
        pays ("straight flush on the board", |h| best(h, StraightFlush) && h.plays_board,  share(10),  uk::R11_98_B),
        pays ("four of a kind",              |h| best(h, FourOfAKind), for_at_least(100),  uk::R11_97_C),
        pays ("full house",                  |h| best(h, FullHouse),   for_at_least(10),   uk::R11_97_D),
        loses("less than a full house",      |h| h.kind < FullHouse,                       uk::R11_96),
    ] }],
};

const DEALT: Dealt = Dealt {
    plan: |_| &PLAN,
    extra: &[],
    decks: (&[1], uk::R11_3),
    needs: &[
        (&["aa-bonus"], &["ante"], uk::R11_79),
        (&["progressive-5-7"], &["ante"], uk::R11_94),
    ],
    equal: &[],
    order: Order::FromTheRight,
    cites: cites(uk::R11_78),
    run: house(uk::R11_2, None),
};

const TABLE: Variant<Duel> = Variant {
    id: "uk/casino-holdem",
    title: "Casino Hold 'Em Poker",
    kind: "house-banked poker",
    rules: &[uk::R11_81, uk::R11_87, uk::R11_88],
    sections: &[uk::S2, uk::S11],
    own: &[],
    // 11.83: AA Bonus first; 11.90: then Ante and Call.
    wagers: Wagers::Listed(&[&AA_BONUS, &ANTE, &CALL]),
    by_option: &[],
    chance: CARDS,
    house: &DEALT,
};

/// Casino Hold 'Em.
pub static CASINO: Variant<Duel> = TABLE;

/// The same with Progressive 5/7, beside the AA Bonus or in its place.
pub static CASINO_PROGRESSIVE: Variant<Duel> = Variant {
    id: "uk/casino-holdem-progressive-5-7",
    title: "Casino Hold 'Em Poker with Progressive 5/7",
    kind: "progressive side wager",
    rules: &[uk::R11_92, uk::R11_97, uk::R11_98],
    own: &["progressive-5-7"],
    wagers: Wagers::Listed(&[&AA_BONUS, &ANTE, &CALL, &PROGRESSIVE]),
    house: &Dealt { run: house(uk::R11_92, None), ..DEALT },
    ..TABLE
};
