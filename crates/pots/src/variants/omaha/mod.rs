//! Omaha and its kin: exactly two cards of one's own and three of the middle.

mod irregular;
mod ways;

#[cfg(test)]
mod deuce_to_seven_dramaha_tests;
#[cfg(test)]
mod double_board_omaha_tests;
#[cfg(test)]
mod dramaha_tests;
#[cfg(test)]
mod draw_tests;
#[cfg(test)]
mod five_card_omaha_hi_lo_tests;
#[cfg(test)]
mod omaha_hi_lo_tests;
#[cfg(test)]
mod omaha_tests;
#[cfg(test)]
mod rules_tests;
#[cfg(test)]
mod testing;

use crate::irregular::List;
use crate::stakes::OddChips;
use crate::variant::{Award, Cites, Customs, Deck, Exchange, Forced, Limit, Odd, Ranking, Short};
use crate::variant::{Face, Need, OpenRules, Own, Street, Unit, Uses, Variant};
use crate::variants::draw::irregular::NEWER;
use crate::variants::holdem::irregular::HOLDEM;
use crate::variants::shapes::{DOWN, board};
use law::ca::{_2_7_dramaha as deuce, double_board_omaha as double, dramaha};
use law::ca::{five_card_omaha_hi_lo as five, omaha, omaha_hi_lo as hi_lo};
use law::{Cite, reading};

/// Limit first; no limit and pot limit have their own fees.
const LIMITS: &[Limit] = &[Limit::Fixed, Limit::No, Limit::Pot];

const FOUR: &[Face] = &[Face::Down; 4];

const fn high(name: &'static str, board: u8, rule: Cite) -> Award {
    Award::new(name, Ranking::High, rule).uses(Uses::TwoAndThree(board))
}

const OMAHA_CITES: Cites = Cites {
    deck: reading::CA_OMAHA_BOARD,
    seats: reading::CA_POT_SEATS,
    forced: omaha::R7_A,
    bring: omaha::R7_A,
    straddle: omaha::R12,
    first: reading::CA_OMAHA_BOARD,
    turn: reading::CA_OMAHA_BOARD,
    wager: reading::CA_BET_UNITS,
    cap: reading::CA_RAISE_CAP,
    short: reading::CA_HALF_BET,
    exchange: reading::CA_OMAHA_BOARD,
    run_out: reading::CA_OMAHA_BOARD,
    pots: reading::CA_SIDE_POTS,
    alone: reading::CA_OMAHA_BOARD,
    odd: reading::CA_ODD_CHIP,
};

const OPEN: OpenRules = OpenRules {
    bet: omaha::RS2_2_A,
    short_bet: omaha::RS2_2_B,
    raise: omaha::RS2_3_A,
    short_raise: omaha::RS2_3_B,
    ..OpenRules::ELSEWHERE
};

/// Omaha: four cards down, played like hold'em.
pub static OMAHA: Variant = Variant {
    id: "ca/omaha",
    title: "Omaha",
    own: Own {
        ways: &ways::OMAHA,
        irregular: &[List::Any(&HOLDEM), List::NoLimit(&irregular::NO_LIMIT)],
        opening: None,
    },
    deck: Deck::Full,
    seats: 9,
    active: 9,
    forced: Forced::Blinds,
    limits: LIMITS,
    raises: 3,
    streets: &board(FOUR, [reading::CA_OMAHA_BOARD; 4]),
    boards: 1,
    awards: &[high("high", 0, omaha::R1).tied(reading::CA_EQUAL_HANDS)],
    odd: Odd::Button,
    short: Short::SkipBurn,
    customs: Customs { house_blinds: true, open: &OPEN, ..Customs::NONE },
    cites: &OMAHA_CITES,
};

/// Omaha for the best and the lowest hand.
pub static OMAHA_HI_LO: Variant = Variant {
    id: "ca/omaha-hi-lo",
    title: "Omaha High/Low",
    own: Own {
        ways: &ways::OMAHA_HI_LO,
        irregular: &[List::Any(&HOLDEM), List::NoLimit(&irregular::NO_LIMIT)],
        opening: None,
    },
    awards: &[
        high("high", 0, hi_lo::R5_B).tied(reading::CA_EQUAL_HANDS).whole(hi_lo::R4),
        low(hi_lo::R3).tied(reading::CA_EQUAL_HANDS),
    ],
    customs: Customs { scoop_kills: true, house_low: true, ..OMAHA.customs },
    ..OMAHA
};

/// The lowest hand of eight or better.
const fn low(rule: Cite) -> Award {
    Award::new("low", Ranking::AceToFive, rule).uses(Uses::TwoAndThree(0)).needs(Need::Low(8))
}

/// Five Card Omaha High/Low Split.
pub static FIVE_CARD_OMAHA_HI_LO: Variant = Variant {
    id: "ca/five-card-omaha-hi-lo",
    title: "Five Card Omaha High/Low Split",
    own: Own { ways: &ways::FIVE_OMAHA, irregular: &[List::Any(&HOLDEM)], opening: None },
    seats: 10,
    // Nine are dealt in at most: reading ca-five-omaha-seats.
    active: 9,
    streets: &bet_by(
        board(&DOWN, [five::RS6_5_C, five::RS6_6_C, five::RS6_7, five::RS6_8]),
        [five::RS6_5_D, five::RS6_6_D, five::RS6_6_D, five::RS6_6_D],
    ),
    awards: &[
        high("high", 0, five::RS7_C).whole(five::RS7_B).odd_rule(five::RS7_E),
        low(five::RS7_C).odd_rule(five::RS7_E),
    ],
    customs: Customs { odd_chips: OddChips::Together, ..Customs::NONE },
    cites: &Cites {
        deck: five::RS3,
        seats: reading::CA_FIVE_OMAHA_SEATS,
        forced: five::RS6_5_B,
        bring: five::RS6_5_B,
        straddle: five::RS6_5_A,
        first: five::RS6_5_D,
        turn: five::RS6_2_B,
        wager: five::RS6_5_G,
        cap: five::RS6_5_I,
        short: reading::CA_HALF_BET,
        exchange: five::RS6_5_C,
        run_out: reading::CA_FIVE_OMAHA_SEATS,
        pots: reading::CA_SIDE_POTS,
        alone: five::RS6_5_E,
        odd: reading::CA_ODD_CHIP_BY_BUTTON,
    },
    ..OMAHA
};

/// Omaha with two boards, half the pot for each.
pub static DOUBLE_BOARD_OMAHA: Variant = Variant {
    id: "ca/double-board-omaha",
    title: "Double Board Omaha",
    own: Own { ways: &ways::DOUBLE_BOARD, irregular: &[List::Any(&HOLDEM)], opening: None },
    active: 8,
    streets: &bet_by(
        board(FOUR, [double::R5, double::R9, double::R14, double::R19]),
        [double::R4_A, double::R11_C, double::R11_C, double::R11_C],
    ),
    boards: 2,
    awards: &[
        high("board 1", 0, double::RS7_A).tied(double::RS7_B).odd_rule(double::RS7_C),
        high("board 2", 1, double::RS7_A).tied(double::RS7_B).odd_rule(double::RS7_C),
    ],
    customs: Customs::NONE,
    cites: &Cites {
        deck: double::RS3_A,
        seats: double::RS5_B,
        forced: double::R2,
        bring: double::R2,
        straddle: double::R4,
        first: double::R4_A,
        turn: double::R4_B,
        wager: double::R6_C,
        cap: double::R6_D_2,
        short: reading::CA_HALF_BET,
        exchange: double::R5,
        run_out: double::R8,
        pots: reading::CA_SIDE_POTS,
        alone: double::R6_B,
        odd: reading::CA_ODD_CHIP_BY_BUTTON,
    },
    ..OMAHA
};

/// Half for the best Omaha hand, half for the lowest five cards of one's own.
pub static DEUCE_TO_SEVEN_DRAMAHA: Variant = Variant {
    id: "ca/2-7-dramaha",
    title: "2-7 Dramaha",
    own: Own {
        ways: &ways::DRAMAHA_27,
        irregular: &[List::Any(&irregular::DRAMAHA_27)],
        opening: None,
    },
    seats: 7,
    active: 7,
    streets: &dramaha_streets(
        [deuce::R5, deuce::R9, deuce::R17, deuce::R22],
        [deuce::R6, deuce::R11, deuce::R19, deuce::R24],
    ),
    awards: &[
        high("omaha", 0, deuce::RS7_A).tied(deuce::RS7_B),
        Award::new("2-7", Ranking::DeuceToSeven, deuce::RS7_A).uses(Uses::Own).tied(deuce::RS7_C),
    ],
    short: Short::Draw,
    customs: Customs {
        change: Some(deuce::R14_D_I),
        odd_chips: OddChips::Together,
        ..Customs::NONE
    },
    cites: &Cites {
        deck: deuce::RS3_A,
        seats: deuce::RS5_A,
        forced: deuce::R4,
        bring: deuce::R4,
        straddle: deuce::R4_A,
        first: deuce::R6,
        turn: deuce::R2_A,
        wager: deuce::R6_C,
        cap: deuce::R6_D_2,
        short: reading::CA_HALF_BET,
        exchange: deuce::R14,
        run_out: deuce::RS6_B,
        pots: reading::CA_SIDE_POTS,
        alone: deuce::R6_B,
        odd: deuce::RS7_F,
    },
    ..OMAHA
};

/// Half for the best Omaha hand, half for the best five cards of one's own.
pub static DRAMAHA: Variant = Variant {
    id: "ca/dramaha",
    title: "Dramaha",
    own: Own { ways: &ways::DRAMAHA, irregular: &[List::Any(&NEWER)], opening: None },
    streets: &dramaha_streets(
        [dramaha::R5, dramaha::R9, dramaha::R17, dramaha::R22],
        [dramaha::R6, dramaha::R11, dramaha::R19, dramaha::R24],
    ),
    awards: &[
        high("omaha", 0, dramaha::RS7_A).tied(dramaha::RS7_B).odd_rule(dramaha::RS7_F),
        Award::new("draw", Ranking::High, dramaha::RS7_A)
            .uses(Uses::Own)
            .tied(dramaha::RS7_C)
            .odd_rule(dramaha::RS7_F),
    ],
    customs: Customs {
        change: Some(dramaha::R14_C_I),
        odd_chips: OddChips::Together,
        ..Customs::NONE
    },
    cites: &Cites {
        deck: dramaha::RS3_A,
        seats: dramaha::RS5_A,
        forced: dramaha::R4,
        bring: dramaha::R4,
        straddle: dramaha::R4_A,
        first: dramaha::R6,
        turn: dramaha::R2_A,
        wager: dramaha::R6_C,
        cap: dramaha::R6_D_2,
        short: reading::CA_HALF_BET,
        exchange: dramaha::R14,
        run_out: dramaha::RS6_B,
        pots: reading::CA_SIDE_POTS,
        alone: dramaha::R6_B,
        odd: reading::CA_DRAMAHA_ODD_CHIP,
    },
    ..DEUCE_TO_SEVEN_DRAMAHA
};

/// Streets with rules of their own for the betting.
const fn bet_by(mut streets: [Street; 4], rules: [Cite; 4]) -> [Street; 4] {
    let mut at = 0;
    while at < streets.len() {
        streets[at] = streets[at].betting(rules[at]);
        at += 1;
    }
    streets
}

/// Five cards down and a draw of up to five between flop and turn, with one burn for both.
const fn dramaha_streets(cards: [Cite; 4], bets: [Cite; 4]) -> [Street; 4] {
    let turn = Street::new("turn", cards[2])
        .exchange(Exchange::Draw(5))
        .burn_before()
        .board(1)
        .unit(Unit::Big);
    let [first, flop, _, river] = board(&DOWN, cards);
    bet_by([first, flop, turn, river], bets)
}

/// These games.
pub(super) static GAMES: [&Variant; 6] = [
    &OMAHA,
    &OMAHA_HI_LO,
    &FIVE_CARD_OMAHA_HI_LO,
    &DOUBLE_BOARD_OMAHA,
    &DEUCE_TO_SEVEN_DRAMAHA,
    &DRAMAHA,
];
