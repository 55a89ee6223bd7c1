//! Seven-card stud and its kin.

use crate::variant::{Ace, Award, Chart, Customs, Deck, Door, End, Forced, Limit, Odd};
use crate::variant::{Opener, Ranking, Rules, Short, Street, Ties, Variant};
use crate::variants::shapes::seven;
use law::ca::{razz, seven_card_stud as r};
use law::reading;

const HIGH_HAND: Opener = Opener::Showing(Chart::High, End::Highest);
const LOW_HAND: Opener = Opener::Showing(Chart::AceToFive, End::Highest);

const STREETS: [Street; 5] = seven(HIGH_HAND, [r::RS1_A, r::RS1_B, r::RS1_B, r::RS1_B, r::RS1_C]);

const RULES: Rules = Rules {
    deck: r::RS1_A,
    seats: r::RS1_A,
    forced: r::R1_A,
    bring: r::R1_B,
    straddle: r::R1_A,
    turn: r::R2_A,
    wager: r::RS1_F,
    cap: r::R4_B,
    short: reading::CA_HALF_BET,
    exchange: r::RS1_A,
    run_out: r::RS3_11_A,
    pots: reading::CA_SIDE_POTS,
    alone: r::RS1_E,
    odd: reading::CA_ODD_CHIP,
};

/// Seven-Card Stud.
pub const SEVEN_CARD_STUD: Variant = Variant {
    id: "ca/seven-card-stud",
    title: "Seven-Card Stud",
    deck: Deck::Full,
    seats: 8,
    active: 8,
    forced: Forced::Door(Door { card: End::Lowest, ace: Ace::High, ties: Ties::LowSuit }),
    limits: &[Limit::Fixed, Limit::Spread],
    raises: 3,
    streets: &STREETS,
    boards: 1,
    awards: &[Award::new("high", Ranking::High, r::RS1_E)],
    odd: Odd::Suit,
    short: Short::Stud,
    customs: Customs { open_pair: true, ..Customs::NONE },
    rules: &RULES,
};

/// Razz.
pub const RAZZ: Variant = Variant {
    id: "ca/razz",
    title: "Razz",
    forced: Forced::Door(Door { card: End::Highest, ace: Ace::Low, ties: Ties::HighSuit }),
    streets: &seven(LOW_HAND, [r::RS1_A, r::RS1_B, r::RS1_B, r::RS1_B, r::RS1_C]),
    awards: &[Award::new("low", Ranking::AceToFive, razz::R1_A)],
    customs: Customs::NONE,
    ..SEVEN_CARD_STUD
};

/// These games.
pub(super) static GAMES: [&Variant; 2] = [&SEVEN_CARD_STUD, &RAZZ];
