//! Three Card Poker 6 Card Bonus, of October 2013.
//!
//! Three cards each, one of the player-dealer's in view; Play or fold; the showdown. Against a
//! player-dealer below queen high the Ante wins with the better hand only, and never loses.

use super::super::three_card::{QUEEN_HIGH, strength};
use super::super::{
    Act, Bundle, CARDS, Dealt, Decision, Duel, OwnThree, Plan, Run, Shape, Showdown, Six, Stage,
    Turns,
};
use crate::california::Room;
use crate::california::rotation::Eligibility;
use crate::variant::{Variant, Wagers};
use hands::Category;
use hands::ThreeKind::{Flush, HighCard, MiniRoyal, Pair, Straight, StraightFlush, ThreeOfAKind};
use law::ca::{fees, general, three_card_poker_6_card_bonus as tcp};
use law::reading;
use table::{
    BackLine, Cites, Effect, Face, Kind, Order, PayTable, Wager, loses, pays, pushes, to,
};

#[cfg(test)]
mod bonus_tests;
#[cfg(test)]
mod order_tests;
#[cfg(test)]
mod tests;

/// Section 7 of the text deals, section 8 plays.
static PLAN: Plan = Plan {
    shape: Shape::ThreeCard,
    bundles: &[Bundle { wagers: &["ante", "play"], units: Showdown::units }],
    stages: &[
        Stage::Seats(3, tcp::RS7_2_A),
        Stage::Dealer(2, Face::Down, tcp::RS7_2_A),
        // The bottom card of the player-dealer's stack is turned up.
        Stage::Dealer(3, Face::Up, tcp::RS7_2_A),
        Stage::Decide(Decision {
            acts: &[Act::Play, Act::Fold],
            when: |_, seat| seat.live(),
            rule: tcp::RS8_3,
        }),
        Stage::OpenDealer(tcp::RS8_5),
        Stage::ShowSeats(tcp::RS8_6),
    ],
    paths: &[&[Act::Fold], &[Act::Play]],
    ante: "ante",
    main: &["ante"],
    sides: &["pair-plus", "six-card-bonus"],
    // s8.3.b, and `reading:ca-three-card-folded-cards`.
    kept: &["six-card-bonus"],
    turns: Turns::FromTheLeft,
    effects,
    strength,
    // s8.5, and `reading:ca-three-card-qualifier`.
    qualifies: |dealer| dealer.number >= QUEEN_HIGH,
    dealer: true,
    action: |_| None,
    untimely: |_, _, _| None,
    due: tcp::RS7_2_A,
    ruled: tcp::RS8_7,
    first: crate::duel::unruled_first,
    irregular: crate::duel::unruled,
};

/// s8.3, s8.4: Play equals the Ante; what is forfeited is collected before any card is opened
/// (`reading:ca-folds-first`).
fn effects(act: Act) -> &'static [Effect] {
    match act {
        Act::Play => &[Effect::Stakes { wager: "play", of: "ante", times: 1, rule: tcp::RS8_3 }],
        Act::Fold => {
            &[Effect::Forfeits { wager: "ante" }, Effect::Forfeits { wager: "pair-plus" }]
        }
        _ => &[],
    }
}

/// s8.5.b: below queen high the Ante still wins with the better hand.
#[rustfmt::skip]
static ANTE: Wager<Showdown> = Wager {
    id: "ante", aliases: &[], title: "Ante", kind: Kind::Main,
    tables: &[PayTable { id: "even", meter: None, lines: &[
        pays  ("player is higher",                   |s| s.qualified() && s.wins(),  to(1, 1), tcp::RS8_5_C_I),
        pays  ("player is higher, not qualified",    |s| s.unqualified() && s.wins(), to(1, 1), tcp::RS8_5_B),
        pushes("player-dealer is higher, not qualified", |s| s.unqualified() && s.loses(),     tcp::RS8_5_B),
        pushes("equal hands",                        |s| s.qualified() && s.ties(),           tcp::RS8_5_D),
        pushes("equal hands, not qualified",         |s| s.unqualified() && s.ties(),          reading::CA_THREE_CARD_UNQUALIFIED_TIE),
        loses ("player-dealer is higher",            |s| s.qualified() && s.loses(),          tcp::RS8_5_C_II),
        loses ("no play wager",                      Showdown::folded,                        tcp::RS8_3),
    ] }],
};

/// s8.5: as much again as the Ante.
#[rustfmt::skip]
static PLAY: Wager<Showdown> = Wager {
    id: "play", aliases: &[], title: "Play", kind: Kind::Later,
    tables: &[PayTable { id: "even", meter: None, lines: &[
        pays  ("player is higher",        |s| s.qualified() && s.wins(), to(1, 1), tcp::RS8_5_C_I),
        pushes("not qualified",           Showdown::unqualified,                   tcp::RS8_5_A),
        pushes("equal hands",             |s| s.qualified() && s.ties(),           tcp::RS8_5_D),
        loses ("player-dealer is higher", |s| s.qualified() && s.loses(),          tcp::RS8_5_C_II),
        loses ("folded",                  Showdown::folded,                        tcp::RS8_3),
    ] }],
};

/// Section 9: the player's own three cards, unless they were folded.
#[rustfmt::skip]
static PAIR_PLUS: Wager<OwnThree> = Wager {
    id: "pair-plus", aliases: &[], title: "Pair Plus", kind: Kind::Side,
    tables: &[PayTable { id: "TCP-PP", meter: None, lines: &[
        pays ("mini royal flush", |h| !h.folded && h.kind == MiniRoyal,     to(200, 1), tcp::RS9_10),
        pays ("straight flush",   |h| !h.folded && h.kind == StraightFlush, to(40, 1),  tcp::RS9_10),
        pays ("three of a kind",  |h| !h.folded && h.kind == ThreeOfAKind,  to(30, 1),  tcp::RS9_10),
        pays ("straight",         |h| !h.folded && h.kind == Straight,      to(6, 1),   tcp::RS9_10),
        pays ("flush",            |h| !h.folded && h.kind == Flush,         to(3, 1),   tcp::RS9_10),
        pays ("pair",             |h| !h.folded && h.kind == Pair,          to(1, 1),   tcp::RS9_10),
        loses("less than a pair", |h| !h.folded && h.kind == HighCard,                  tcp::RS9_6),
        loses("folded",           |h| h.folded,                                         tcp::RS8_3_A),
    ] }],
};

/// Section 10: the best five of the player's three cards and the player-dealer's three, folded or
/// not.
#[rustfmt::skip]
static SIX_CARD_BONUS: Wager<Six> = Wager {
    id: "six-card-bonus", aliases: &["6-card-bonus"], title: "6 Card Bonus", kind: Kind::Side,
    tables: &[PayTable { id: "TCB-6B4", meter: None, lines: &[
        pays ("royal flush",     |six| six.0 == Category::RoyalFlush,    to(1000, 1), tcp::RS10_10),
        pays ("straight flush",  |six| six.0 == Category::StraightFlush, to(200, 1),  tcp::RS10_10),
        pays ("four of a kind",  |six| six.0 == Category::FourOfAKind,   to(100, 1),  tcp::RS10_10),
        pays ("full house",      |six| six.0 == Category::FullHouse,     to(20, 1),   tcp::RS10_10),
        pays ("flush",           |six| six.0 == Category::Flush,         to(15, 1),   tcp::RS10_10),
        pays ("straight",        |six| six.0 == Category::Straight,      to(10, 1),   tcp::RS10_10),
        pays ("three of a kind", |six| six.0 == Category::ThreeOfAKind,  to(7, 1),    tcp::RS10_10),
        loses("less than three of a kind", |six| six.0 < Category::ThreeOfAKind,      tcp::RS10_6),
    ] }],
};

/// Three Card Poker 6 Card Bonus.
pub(in super::super) static THREE_CARD: Variant<Duel> = Variant {
    id: "ca/three-card-poker-6-card-bonus",
    title: "Three Card Poker 6 Card Bonus",
    kind: "player-dealer",
    rules: &[tcp::RS8_5, tcp::RS8_8, tcp::RS9_10, tcp::RS10_10],
    sections: &[general::SECTION, tcp::SECTION],
    own: &[],
    // s8.8: Ante, Play, Pair Plus, 6 Card Bonus, in this order.
    wagers: Wagers::Listed(&[&ANTE, &PLAY, &PAIR_PLUS, &SIX_CARD_BONUS]),
    by_option: &[],
    chance: CARDS,
    house: &Dealt {
        plan: |_| &PLAN,
        extra: &[],
        decks: (&[1], tcp::RS4_2),
        needs: &[
            (&["pair-plus"], &["ante"], tcp::RS9_1),
            (&["six-card-bonus"], &["ante"], tcp::RS10_1),
        ],
        equal: &[],
        order: Order::SeatBySeat,
        cites: Cites {
            closed: tcp::RS6_2,
            touched: tcp::RS6_2,
            pack: tcp::RS4_2,
            order: tcp::RS8_8,
            wagers: tcp::RS6_1,
            coverage: tcp::RS8_9,
            returned: tcp::RS8_8,
            aggregate: tcp::RS8_9,
            seats: tcp::RS3,
            decisions: tcp::RS8_3,
            meter: general::R5_D,
            envy: &[],
            limits: &[],
            oral: None,
        },
        run: Run::Room(Room {
            seats: &[8],
            seats_rule: tcp::RS3,
            eligibility: Eligibility::Anyone,
            behind: BackLine::refused(tcp::RS6_5),
            schedules: &["F-B", "F-6"],
            fee_rule: fees::RF_6_G,
            free: &["pair-plus", "six-card-bonus"],
            limits: tcp::RS6_1,
            coverage: tcp::RS8_9,
            first: Some(tcp::RS8_8),
            side: None,
            adjust: |_, _| Ok(()),
        }),
    },
};
