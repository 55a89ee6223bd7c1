//! Texas Hold'em and its kin: two cards of one's own, or three, and five in the middle.

pub(in crate::variants) mod irregular;
mod ways;

#[cfg(test)]
mod crazy_pineapple_tests;
#[cfg(test)]
mod no_limit_poker_tests;
#[cfg(test)]
mod pot_limit_holdem_tests;
#[cfg(test)]
mod reverse_holdem_tests;
#[cfg(test)]
mod rules_tests;
#[cfg(test)]
mod short_deck_fees_tests;
#[cfg(test)]
mod short_deck_holdem_tests;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod texas_holdem_tests;

use crate::fees::Moment;
use crate::irregular::List;
use crate::stakes::OddChips;
use crate::variant::{Award, Cites, Customs, Deck, Exchange, Forced, Limit, Odd, Opener, Ranking};
use crate::variant::{Face, OpenRules, Own, Short, Street, Unit, Variant};
use crate::variants::shapes::board;
use crate::variants::ways::HOLDEM;
use law::ca::texas_holdem as r;
use law::ca::{crazy_pineapple, no_limit_poker, reverse_holdem, short_deck_holdem};
use law::reading;

const STREETS: [Street; 4] = board(&[Face::Down; 2], [r::RS1_A, r::RS1_B, r::RS1_C, r::RS1_D]);

const HIGH: [Award; 1] =
    [Award::new("high", Ranking::High, r::RS2_A).tied(reading::CA_EQUAL_HANDS)];

const CITES: Cites = Cites {
    deck: reading::CA_HOLDEM_DECK,
    seats: reading::CA_POT_SEATS,
    forced: r::RS4_A,
    bring: r::RS4_A,
    straddle: r::R7,
    first: r::RS4_G,
    turn: r::RS4_H,
    wager: reading::CA_BET_UNITS,
    cap: reading::CA_RAISE_CAP,
    short: reading::CA_HALF_BET,
    exchange: r::RS1_A,
    run_out: r::RS1_A,
    pots: reading::CA_SIDE_POTS,
    alone: r::RS2_A,
    odd: reading::CA_ODD_CHIP,
};

const CUSTOMS: Customs =
    Customs { house_blinds: true, blinds: Some([r::RS4_E, r::RS4_F]), ..Customs::NONE };

/// Texas Hold'em, fixed or spread limit.
pub static TEXAS_HOLDEM: Variant = Variant {
    id: "ca/texas-holdem",
    title: "Texas Hold'em",
    own: Own {
        ways: &HOLDEM,
        irregular: &[List::Any(&irregular::HOLDEM)],
        opening: Some(Moment::Flop),
    },
    deck: Deck::Full,
    seats: 9,
    active: 9,
    forced: Forced::Blinds,
    limits: &[Limit::Fixed, Limit::Spread],
    raises: 3,
    streets: &STREETS,
    boards: 1,
    awards: &HIGH,
    odd: Odd::Button,
    short: Short::SkipBurn,
    customs: CUSTOMS,
    cites: &CITES,
};

/// No limit hold'em.
pub static NO_LIMIT_POKER: Variant = Variant {
    id: "ca/no-limit-poker",
    title: "No Limit Poker",
    own: Own {
        ways: &ways::NO_LIMIT,
        irregular: &[List::Any(&irregular::HOLDEM), List::Any(&irregular::NO_LIMIT)],
        opening: Some(Moment::Flop),
    },
    limits: &[Limit::No],
    customs: Customs { house_raises: true, open: &OpenRules::HOLDEM, ..CUSTOMS },
    cites: &Cites {
        wager: no_limit_poker::R3_A,
        cap: no_limit_poker::R1,
        short: no_limit_poker::R3_C,
        ..CITES
    },
    ..TEXAS_HOLDEM
};

/// Pot limit hold'em: nothing but its fees is printed.
pub static POT_LIMIT_HOLDEM: Variant = Variant {
    id: "ca/pot-limit-holdem",
    title: "Pot Limit Hold'em",
    own: Own {
        ways: &HOLDEM,
        irregular: &[List::Any(&irregular::HOLDEM)],
        opening: Some(Moment::Flop),
    },
    limits: &[Limit::Pot],
    customs: Customs { open: &OpenRules::POT, ..CUSTOMS },
    cites: &Cites {
        wager: reading::CA_POT_LIMIT,
        cap: reading::CA_POT_LIMIT,
        short: reading::CA_POT_LIMIT,
        ..CITES
    },
    ..TEXAS_HOLDEM
};

/// Three cards down; one is thrown away before the flop and one before the turn.
const PINEAPPLE_STREETS: [Street; 4] = {
    use crazy_pineapple::{RS1_A, RS1_C, RS1_E, RS1_F};
    let hole = &[Face::Down; 3];
    let [deal, flop, turn, river] = board(hole, [RS1_A, RS1_C, RS1_E, RS1_F]);
    [deal, flop.exchange(Exchange::Discard), turn.exchange(Exchange::Discard), river]
};

/// Crazy Pineapple: two discards as printed, or one.
pub static CRAZY_PINEAPPLE: Variant = Variant {
    id: "ca/crazy-pineapple",
    title: "Crazy Pineapple",
    own: Own {
        ways: &ways::PINEAPPLE,
        irregular: &[List::Any(&irregular::PINEAPPLE)],
        opening: Some(Moment::Flop),
    },
    limits: &[Limit::Fixed, Limit::Spread, Limit::No, Limit::Pot],
    streets: &PINEAPPLE_STREETS,
    awards: &[
        Award::new("high", Ranking::High, crazy_pineapple::RS2_A).tied(reading::CA_EQUAL_HANDS)
    ],
    customs: Customs {
        discards: true,
        blinds: Some([crazy_pineapple::RS4_E, crazy_pineapple::RS4_F]),
        ..CUSTOMS
    },
    cites: &Cites {
        forced: crazy_pineapple::RS4_A,
        bring: crazy_pineapple::RS4_A,
        straddle: crazy_pineapple::R8,
        first: crazy_pineapple::RS5_A,
        turn: crazy_pineapple::RS5_B,
        cap: crazy_pineapple::R9_A,
        exchange: reading::CA_PINEAPPLE_DISCARDS,
        run_out: crazy_pineapple::RS1_A,
        alone: crazy_pineapple::RS2_A,
        ..CITES
    },
    ..TEXAS_HOLDEM
};

/// A flop and a turn of one card each and a river of three.
const REVERSE_STREETS: [Street; 4] = {
    use reverse_holdem::{R1_A, R2_A, R3, R4};
    let hole = &[Face::Down; 2];
    [
        Street::new("pre-flop", R1_A).hands(hole).opens(Opener::Blinds),
        Street::new("flop", R2_A).burn().board(1),
        Street::new("turn", R3).burn().board(1).unit(Unit::Big),
        Street::new("river", R4).burn().board(3).unit(Unit::Big),
    ]
};

/// Reverse Hold'em.
pub static REVERSE_HOLDEM: Variant = Variant {
    id: "ca/reverse-holdem",
    title: "Reverse Hold'em",
    own: Own {
        ways: &ways::REVERSE,
        irregular: &[List::Any(&irregular::HOLDEM), List::Any(&irregular::REVERSE)],
        opening: Some(Moment::Flop),
    },
    limits: &[Limit::Fixed, Limit::Spread, Limit::No, Limit::Pot],
    streets: &REVERSE_STREETS,
    awards: &[Award::new("high", Ranking::High, reverse_holdem::R5).tied(reading::CA_EQUAL_HANDS)],
    customs: Customs { blinds: Some([reverse_holdem::RS4_E; 2]), ..CUSTOMS },
    cites: &Cites {
        deck: reverse_holdem::RS1_A,
        seats: reverse_holdem::RS1_B,
        forced: reverse_holdem::RS4_A,
        bring: reverse_holdem::RS4_A,
        first: reverse_holdem::RS5_E,
        turn: reverse_holdem::RS5_F,
        run_out: reverse_holdem::RS1_A,
        alone: reverse_holdem::R5,
        ..CITES
    },
    ..TEXAS_HOLDEM
};

const SHORT_STREETS: [Street; 4] = {
    use short_deck_holdem::{R5, R6, R9, R11, R14, R16, R19, R21};
    let hole = &[Face::Down; 2];
    let [deal, flop, turn, river] = board(hole, [R5, R9, R14, R19]);
    [deal.betting(R6), flop.betting(R11), turn.betting(R16), river.betting(R21)]
};

/// Short Deck Texas Hold'em: 36 cards, and a flush above a full house.
pub static SHORT_DECK_HOLDEM: Variant = Variant {
    id: "ca/short-deck-holdem",
    title: "Short Deck Texas Hold'em",
    own: Own {
        ways: &ways::SHORT_DECK,
        irregular: &[List::Any(&irregular::HOLDEM)],
        opening: None,
    },
    deck: Deck::Short,
    seats: 10,
    active: 10,
    limits: &[Limit::Fixed, Limit::Spread, Limit::No, Limit::Pot],
    streets: &SHORT_STREETS,
    awards: &[Award::new("high", Ranking::Short, short_deck_holdem::RS7_A)
        .tied(short_deck_holdem::RS7_B)],
    customs: Customs { odd_chips: OddChips::Together, ..Customs::NONE },
    cites: &Cites {
        deck: short_deck_holdem::RS3_A,
        seats: short_deck_holdem::RS5_A,
        forced: short_deck_holdem::R4_A,
        bring: short_deck_holdem::R4_A,
        straddle: short_deck_holdem::R2,
        first: short_deck_holdem::R6,
        turn: short_deck_holdem::R2_A,
        wager: short_deck_holdem::R6_C,
        cap: short_deck_holdem::R6_D_2,
        exchange: short_deck_holdem::R5,
        run_out: short_deck_holdem::RS3_A,
        alone: short_deck_holdem::RS7_A,
        odd: short_deck_holdem::RS7_C,
        ..CITES
    },
    ..TEXAS_HOLDEM
};

/// These games.
pub(super) static GAMES: [&Variant; 6] = [
    &TEXAS_HOLDEM,
    &NO_LIMIT_POKER,
    &POT_LIMIT_HOLDEM,
    &CRAZY_PINEAPPLE,
    &REVERSE_HOLDEM,
    &SHORT_DECK_HOLDEM,
];
