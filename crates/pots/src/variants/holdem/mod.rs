//! Texas Hold'em and its kin: two cards of one's own, five in the middle.

use crate::variant::{Award, Customs, Deck, Forced, Limit, Odd, Ranking, Rules, Short};
use crate::variant::{Street, Variant};
use crate::variants::shapes::{DOWN, board};
use law::ca::{no_limit_poker, texas_holdem as r};
use law::reading;

const STREETS: [Street; 4] =
    board(DOWN.first_chunk::<2>().unwrap(), [r::RS1_A, r::RS1_B, r::RS1_C, r::RS1_D]);

const HIGH: [Award; 1] = [Award::new("high", Ranking::High, r::RS2_A)];

const RULES: Rules = Rules {
    deck: r::RS1_A,
    seats: r::RS1_A,
    forced: r::RS4_A,
    bring: r::RS4_A,
    straddle: r::R7,
    turn: r::RS4_G,
    wager: reading::CA_BET_UNITS,
    cap: reading::CA_RAISE_CAP,
    short: reading::CA_HALF_BET,
    exchange: r::RS1_A,
    run_out: r::RS1_A,
    pots: reading::CA_SIDE_POTS,
    alone: r::RS2_A,
    odd: reading::CA_ODD_CHIP,
};

/// Texas Hold'em, fixed limit.
pub const TEXAS_HOLDEM: Variant = Variant {
    id: "ca/texas-holdem",
    title: "Texas Hold'em",
    deck: Deck::Full,
    seats: 10,
    active: 10,
    forced: Forced::Blinds,
    limits: &[Limit::Fixed, Limit::Spread],
    raises: 3,
    streets: &STREETS,
    boards: 1,
    awards: &HIGH,
    odd: Odd::Button,
    short: Short::SkipBurn,
    customs: Customs::NONE,
    rules: &RULES,
};

/// No limit hold'em.
pub const NO_LIMIT_POKER: Variant = Variant {
    id: "ca/no-limit-poker",
    title: "No Limit Poker",
    limits: &[Limit::No],
    rules: &Rules {
        wager: no_limit_poker::R3_A,
        cap: no_limit_poker::R1,
        short: no_limit_poker::R3_C,
        ..RULES
    },
    ..TEXAS_HOLDEM
};

/// These games.
pub(super) static GAMES: [&Variant; 2] = [&TEXAS_HOLDEM, &NO_LIMIT_POKER];
