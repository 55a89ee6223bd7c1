//! Texas Hold 'Em Bonus: 11.16 to 11.47.
//!
//! Ante, then a Flop wager of twice as much or a fold; Turn and River wagers of the Ante's amount
//! as the player likes. The dealer needs nothing to qualify. Bonus Jackpot goes by the hole cards,
//! the Progressive by the best five of seven.

use super::super::facts::{Hole, HoleClass, OwnBest, Showdown};
use super::super::{
    Act, BONUS_PATHS, Bundle, CARDS, Dealt, Decision, Duel, Extra, Plan, Shape, Stage, Turns,
    best_of_seven,
};
use super::{METER, best, cites, house};
use crate::variant::{Variant, Wagers};
use hands::Category::{Flush, FourOfAKind, FullHouse, RoyalFlush, Straight, StraightFlush};
use law::{Lawful, Proven, reading, uk};
use table::{
    Effect, Face, Kind, Order, PayTable, Wager, at_least, for_at_least, loses, pays, pushes,
    share, slice,
};

/// 11.19 to 11.31, a folder's Bonus Jackpot being lost (`reading:uk-holdem-bonus-fold`).
const PLAN: Plan = Plan {
    shape: Shape::Bonus,
    bundles: &[Bundle { wagers: &["ante", "flop", "turn", "river"], units: Showdown::units }],
    stages: &[
        Stage::Seats(2, uk::R11_10),
        Stage::Dealer(2, Face::Down, uk::R11_10),
        Stage::Decide(Decision {
            acts: &[Act::Flop, Act::Fold],
            when: |_, seat| seat.live(),
            rule: uk::R11_19,
        }),
        Stage::Board(3, Face::Up, uk::R11_21),
        Stage::Decide(Decision {
            acts: &[Act::Turn, Act::Check],
            when: |_, seat| seat.did(Act::Flop),
            rule: uk::R11_22,
        }),
        Stage::Board(4, Face::Up, uk::R11_25),
        Stage::Decide(Decision {
            acts: &[Act::River, Act::Check],
            when: |_, seat| seat.did(Act::Flop),
            rule: uk::R11_26,
        }),
        Stage::Board(5, Face::Up, uk::R11_29),
        Stage::ShowDealer(uk::R11_30),
        Stage::ShowSeats(uk::R11_31),
    ],
    paths: BONUS_PATHS,
    ante: "ante",
    main: &["ante"],
    sides: &["bonus-jackpot", "progressive"],
    kept: &["progressive"],
    turns: Turns::FromTheLeft,
    effects,
    strength: best_of_seven,
    qualifies: |_| true,
    dealer: true,
    action: |_| None,
    untimely: |_, _, _| None,
    due: uk::R11_11,
    ruled: uk::R11_2,
    first: crate::duel::unruled_first,
    irregular: crate::duel::unruled,
};

static LOST: Plan = PLAN;

/// The same where a folder's hole cards are shown for the Bonus Jackpot.
static SETTLED: Plan = Plan { kept: &["bonus-jackpot", "progressive"], ..PLAN };

fn plan(posted: &Proven) -> &'static Plan {
    if posted.word("folded_bonus") == "settled" { &SETTLED } else { &LOST }
}

/// 11.19: twice the Ante; 11.23, 11.27: the Ante.
fn effects(act: Act) -> &'static [Effect] {
    match act {
        Act::Flop => &[Effect::Stakes { wager: "flop", of: "ante", times: 2, rule: uk::R11_19 }],
        Act::Turn => &[Effect::Stakes { wager: "turn", of: "ante", times: 1, rule: uk::R11_23 }],
        Act::River => &[Effect::Stakes { wager: "river", of: "ante", times: 1, rule: uk::R11_27 }],
        _ => &[],
    }
}

/// 11.17, 11.20, 11.35, 11.36, 11.38.
#[rustfmt::skip]
static ANTE: Wager<Showdown> = Wager {
    id: "ante", aliases: &[], title: "Ante", kind: Kind::Main,
    tables: &[PayTable { id: "PT-min", meter: None, lines: &[
        pays  ("higher with a straight or better", |s| s.wins() && s.at_least(Straight), at_least(1, 1), uk::R11_38),
        pushes("higher with less",                 |s| s.wins() && !s.at_least(Straight),               uk::R11_38),
        pushes("exactly alike",                    Showdown::ties,                                      uk::R11_36),
        loses ("dealer is higher",                 Showdown::loses,                                     uk::R11_35),
        loses ("no flop wager",                    Showdown::folded,                                    uk::R11_20),
    ] }],
};

macro_rules! further {
    ($(#[$doc:meta])* $name:ident, $id:literal, $title:literal) => {
        $(#[$doc])*
        static $name: Wager<Showdown> = Wager {
            id: $id,
            aliases: &[],
            title: $title,
            kind: Kind::Later,
            tables: &[PayTable {
                id: "PT-min",
                meter: None,
                lines: &[
                    pays("player is higher", Showdown::wins, at_least(1, 1), uk::R11_37),
                    pushes("exactly alike", Showdown::ties, uk::R11_36),
                    loses("dealer is higher", Showdown::loses, uk::R11_35),
                    loses("folded", Showdown::folded, uk::R11_20),
                ],
            }],
        };
    };
}

further!(
    /// 11.19, 11.35 to 11.37.
    FLOP, "flop", "Flop"
);
further!(
    /// 11.23, 11.35 to 11.37.
    TURN, "turn", "Turn"
);
further!(
    /// 11.27, 11.35 to 11.37.
    RIVER, "river", "River"
);

/// Whether the hole cards are of a class, and the wager was not lost by a fold.
fn holds(h: Hole, class: HoleClass) -> bool {
    !h.folded && h.class == class
}

/// 11.33, 11.34: without and with the row for aces against aces, which a house may offer.
#[rustfmt::skip]
static BONUS_JACKPOT: Wager<Hole> = Wager {
    id: "bonus-jackpot", aliases: &["bonus"], title: "Bonus Jackpot", kind: Kind::Side,
    tables: &[
        PayTable { id: "PT-min", meter: None, lines: &[
            pays ("ace-ace",                     |h| holds(h, HoleClass::Aces),               at_least(30, 1), uk::R11_33),
            pays ("ace-king suited",             |h| holds(h, HoleClass::AceKingSuited),      at_least(25, 1), uk::R11_33),
            pays ("ace-queen or -jack suited",   |h| holds(h, HoleClass::AceQueenJackSuited), at_least(20, 1), uk::R11_33),
            pays ("ace-king unsuited",           |h| holds(h, HoleClass::AceKing),            at_least(15, 1), uk::R11_33),
            pays ("pair of jacks to kings",      |h| holds(h, HoleClass::HighPair),           at_least(10, 1), uk::R11_33),
            pays ("ace-queen or -jack unsuited", |h| holds(h, HoleClass::AceQueenJack),       at_least(5, 1),  uk::R11_33),
            pays ("pair of twos to tens",        |h| holds(h, HoleClass::LowPair),            at_least(3, 1),  uk::R11_33),
            loses("none of these",               |h| holds(h, HoleClass::Nothing),                             uk::R11_34),
            loses("folded",                      |h| h.folded,                       reading::UK_HOLDEM_BONUS_FOLD),
        ] },
        PayTable { id: "PT-1000", meter: None, lines: &[
            pays ("ace-ace against ace-ace",     |h| holds(h, HoleClass::Aces) && h.dealer_aces,  at_least(1000, 1), uk::R11_33),
            pays ("ace-ace",                     |h| holds(h, HoleClass::Aces) && !h.dealer_aces, at_least(30, 1),   uk::R11_33),
            pays ("ace-king suited",             |h| holds(h, HoleClass::AceKingSuited),      at_least(25, 1), uk::R11_33),
            pays ("ace-queen or -jack suited",   |h| holds(h, HoleClass::AceQueenJackSuited), at_least(20, 1), uk::R11_33),
            pays ("ace-king unsuited",           |h| holds(h, HoleClass::AceKing),            at_least(15, 1), uk::R11_33),
            pays ("pair of jacks to kings",      |h| holds(h, HoleClass::HighPair),           at_least(10, 1), uk::R11_33),
            pays ("ace-queen or -jack unsuited", |h| holds(h, HoleClass::AceQueenJack),       at_least(5, 1),  uk::R11_33),
            pays ("pair of twos to tens",        |h| holds(h, HoleClass::LowPair),            at_least(3, 1),  uk::R11_33),
            loses("none of these",               |h| holds(h, HoleClass::Nothing),                             uk::R11_34),
            loses("folded",                      |h| h.folded,                       reading::UK_HOLDEM_BONUS_FOLD),
        ] },
    ],
};

/// 11.43 to 11.46: on the best five of seven, folded or not. A board that wins is shared, a hand
/// with a hole card is paid in its seat's turn (`reading:uk-progressive-board-improved`).
#[rustfmt::skip]
static PROGRESSIVE: Wager<OwnBest> = Wager {
    id: "progressive", aliases: &[], title: "Progressive Jackpot", kind: Kind::Progressive,
    tables: &[PayTable { id: "PT-min", meter: Some(METER), lines: &[
        pays ("royal flush",                 |h| best(h, RoyalFlush) && !h.plays_board,    slice(100), uk::R11_44_A),
        pays ("royal flush on the board",    |h| best(h, RoyalFlush) && h.plays_board,     share(100), uk::R11_45_A),
        pays ("straight flush",              |h| best(h, StraightFlush) && !h.plays_board, slice(10),  uk::R11_44_B),
        pays ("straight flush on the board", |h| best(h, StraightFlush) && h.plays_board,  share(10),  uk::R11_45_B),
        pays ("four of a kind",              |h| best(h, FourOfAKind), for_at_least(500),  uk::R11_44_C),
        pays ("full house",                  |h| best(h, FullHouse),   for_at_least(100),  uk::R11_44_D),
        pays ("flush",                       |h| best(h, Flush),       for_at_least(50),   uk::R11_44_E),
        loses("less than a flush",           |h| h.kind < Flush,                           uk::R11_43),
    ] }],
};

const DEALT: Dealt = Dealt {
    plan,
    extra: &[Extra {
        name: "folded_bonus",
        default: "lost",
        lawful: || Lawful::Word(vec!["lost", "settled"]),
        rule: reading::UK_HOLDEM_BONUS_FOLD,
    }],
    decks: (&[1], uk::R11_3),
    needs: &[
        (&["bonus-jackpot"], &["ante"], uk::R11_18),
        (&["progressive"], &["ante"], uk::R11_41),
    ],
    equal: &[],
    order: Order::FromTheRight,
    cites: cites(uk::R11_17),
    run: house(uk::R11_2, None),
};

const TABLE: Variant<Duel> = Variant {
    id: "uk/texas-holdem-bonus",
    title: "Texas Hold 'Em Bonus Poker",
    kind: "house-banked poker",
    rules: &[uk::R11_19, uk::R11_33, uk::R11_38],
    sections: &[uk::S2, uk::S11],
    own: &[],
    // 11.32: Bonus Jackpot first; 11.35: then these, in this order.
    wagers: Wagers::Listed(&[&BONUS_JACKPOT, &ANTE, &FLOP, &TURN, &RIVER]),
    by_option: &[],
    chance: CARDS,
    house: &DEALT,
};

/// Texas Hold 'Em Bonus.
pub static BONUS: Variant<Duel> = TABLE;

/// The same with a Progressive, beside the Bonus Jackpot or in its place.
pub static BONUS_PROGRESSIVE: Variant<Duel> = Variant {
    id: "uk/texas-holdem-bonus-progressive",
    title: "Texas Hold 'Em Bonus Poker with Progressive Jackpot",
    kind: "progressive side wager",
    rules: &[uk::R11_39, uk::R11_44, uk::R11_45],
    own: &["progressive"],
    wagers: Wagers::Listed(&[&BONUS_JACKPOT, &ANTE, &FLOP, &TURN, &RIVER, &PROGRESSIVE]),
    house: &Dealt { run: house(uk::R11_39, None), ..DEALT },
    ..TABLE
};
