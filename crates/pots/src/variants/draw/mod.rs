//! Draw games: Lowball, Kansas City Lowball, Badugi, Match-It.

pub(in crate::variants) mod irregular;
mod ways;

#[cfg(test)]
mod badugi_tests;
#[cfg(test)]
mod kansas_city_lowball_tests;
#[cfg(test)]
mod lowball_money_tests;
#[cfg(test)]
mod lowball_tests;
#[cfg(test)]
mod match_it_tests;
#[cfg(test)]
mod rules_tests;
#[cfg(test)]
mod testing;

use crate::fees::Moment;
use crate::irregular::List;
use crate::variant::{
    Award, Customs, Deal, Deck, Exchange, Face, Forced, Kills, Limit, Odd, Opener, Ranking,
};
use crate::variant::{Cites, Own, Sevens, Short, Street, Unit, Variant};
use crate::variants::shapes::{DOWN, triple_draw};
use law::ca::{badugi, kansas_city_lowball as kansas, lowball, match_it};
use law::{Cite, reading};

/// Limit first, and what the fee tables know besides.
const LIMITS: &[Limit] = &[Limit::Fixed, Limit::Pot, Limit::No];

/// The rules of a triple draw's betting.
const fn betting(streets: &[Street; 4], rules: [Cite; 4]) -> [Street; 4] {
    let [first, second, third, fourth] = *streets;
    [
        first.betting(rules[0]),
        second.betting(rules[1]),
        third.betting(rules[2]),
        fourth.betting(rules[3]),
    ]
}

const KANSAS_STREETS: [Street; 4] = {
    use kansas::{RS1_C, RS1_D, RS1_E, RS1_H, RS1_L, RS1_M};
    let streets = triple_draw(&DOWN, 5, [RS1_C, RS1_E, RS1_H, RS1_H]);
    let [first, second, third, fourth] = betting(&streets, [RS1_D; 4]);
    [first, second.size(RS1_L), third.size(RS1_M), fourth.size(RS1_M)]
};

const BADUGI_STREETS: [Street; 4] = betting(
    &triple_draw(&[Face::Down; 4], 4, [badugi::R1_A, badugi::R3_A, badugi::R5, badugi::R7_A]),
    [badugi::R2, badugi::R4, badugi::R6, badugi::R8_A],
);

/// Lowball: five cards, one draw; ace to five with a joker.
pub static LOWBALL: Variant = Variant {
    id: "ca/lowball",
    title: "Lowball",
    own: Own {
        ways: &ways::LOWBALL,
        irregular: &[List::Any(&irregular::LOWBALL)],
        opening: Some(Moment::Draw(1)),
    },
    deck: Deck::Joker,
    seats: 8,
    active: 8,
    forced: Forced::ThreeBlinds,
    limits: LIMITS,
    raises: 6,
    streets: &[
        Street::new("pre-draw", lowball::RS1_B)
            .hands(&DOWN)
            .opens(Opener::Blinds)
            .betting(lowball::RS1_C),
        Street::new("draw", lowball::RS1_D)
            .exchange(Exchange::Draw(5))
            .burn()
            .unit(Unit::Big)
            .betting(lowball::RS1_F)
            .size(lowball::RS1_F),
    ],
    boards: 1,
    awards: &[Award::new("low", Ranking::AceToFive, lowball::RS1_A).tied(reading::CA_EQUAL_HANDS)],
    odd: Odd::Button,
    short: Short::Draw,
    customs: Customs {
        no_check_raise: Some(lowball::R14),
        sevens: Some(Sevens { checked: lowball::R17_A, overcall: lowball::R18_B }),
        change: Some(lowball::R11_A),
        kills: true,
        free_kill: Some(Kills {
            blind: lowball::RS5_1_B,
            once: lowball::RS5_6_A,
            late: lowball::RS5_4_B,
            stack: lowball::RS5_4_C,
        }),
        ..Customs::NONE
    },
    cites: &Cites {
        deck: reading::CA_LOWBALL_DECK,
        seats: reading::CA_POT_SEATS,
        forced: reading::CA_LOWBALL_BLINDS,
        bring: reading::CA_LOWBALL_BLINDS,
        straddle: reading::CA_LOWBALL_BLINDS,
        first: reading::CA_LOWBALL_BLINDS,
        turn: reading::CA_LOWBALL_BLINDS,
        wager: lowball::R15_A,
        cap: lowball::R13_A,
        short: reading::CA_HALF_BET,
        exchange: lowball::R9,
        run_out: reading::CA_RUN_OUT_DRAW,
        pots: reading::CA_SIDE_POTS,
        alone: lowball::RS1_A,
        odd: reading::CA_ODD_CHIP,
    },
};

/// Kansas City Lowball: deuce to seven with a joker, three draws.
pub static KANSAS_CITY_LOWBALL: Variant = Variant {
    id: "ca/kansas-city-lowball",
    title: "Kansas City Lowball",
    own: Own { ways: &ways::KANSAS, irregular: &[List::Any(&irregular::KANSAS)], opening: None },
    deck: Deck::Joker,
    seats: 8,
    active: 8,
    forced: Forced::ThreeBlinds,
    limits: LIMITS,
    raises: 6,
    streets: &KANSAS_STREETS,
    boards: 1,
    awards: &[Award::new("low", Ranking::DeuceToSeven, kansas::RS1_A).tied(kansas::R4)],
    odd: Odd::Button,
    short: Short::KansasCity,
    customs: Customs {
        change: Some(kansas::R12_A),
        fewest: 3,
        blinds: Some([kansas::RS2_C, kansas::RS2_D]),
        ..Customs::NONE
    },
    cites: &Cites {
        deck: reading::CA_KANSAS_JOKER,
        seats: kansas::RS1_B,
        forced: kansas::RS2_B,
        bring: kansas::RS2_B,
        straddle: kansas::RS2_B,
        first: reading::CA_LOWBALL_BLINDS,
        turn: reading::CA_LOWBALL_BLINDS,
        wager: kansas::R16_A,
        cap: kansas::R14_A,
        short: reading::CA_HALF_BET,
        exchange: kansas::R10,
        run_out: kansas::RS1_J,
        pots: reading::CA_SIDE_POTS,
        alone: kansas::RS1_A,
        odd: reading::CA_ODD_CHIP,
    },
};

/// Badugi: four cards, three draws.
pub static BADUGI: Variant = Variant {
    id: "ca/badugi",
    title: "Badugi",
    own: Own { ways: &ways::BADUGI, irregular: &[List::Any(&irregular::NEWER)], opening: None },
    deck: Deck::Full,
    seats: 7,
    active: 7,
    forced: Forced::Blinds,
    limits: LIMITS,
    raises: 3,
    streets: &BADUGI_STREETS,
    boards: 1,
    awards: &[Award::new("badugi", Ranking::Badugi, badugi::RS1_A).tied(reading::CA_EQUAL_HANDS)],
    odd: Odd::Button,
    short: Short::Badugi,
    customs: Customs { change: Some(reading::CA_DRAW_ORDER), ..Customs::NONE },
    cites: &Cites {
        deck: reading::CA_BADUGI_DECK,
        seats: reading::CA_POT_SEATS,
        forced: badugi::R1_A,
        bring: badugi::R1_A,
        straddle: badugi::R1_A,
        first: badugi::R2,
        turn: badugi::R2,
        wager: reading::CA_BET_UNITS,
        cap: reading::CA_RAISE_CAP,
        short: reading::CA_HALF_BET,
        exchange: badugi::R3_A,
        run_out: badugi::R7_B,
        pots: reading::CA_SIDE_POTS,
        alone: badugi::RS1_A,
        odd: reading::CA_ODD_CHIP,
    },
};

/// Match-It: three cards against the total of three on the board, two draws.
pub static MATCH_IT: Variant = Variant {
    id: "ca/match-it",
    title: "Match-It",
    own: Own {
        ways: &ways::MATCH_IT,
        irregular: &[List::Any(&irregular::MATCH_IT)],
        opening: None,
    },
    deck: Deck::Full,
    seats: 9,
    active: 9,
    forced: Forced::Blinds,
    limits: &[Limit::Fixed],
    raises: 3,
    streets: &[
        Street::new("pre-draw", match_it::RS6_A)
            .deal(Deal::Both(&[Face::Down; 3], 3))
            .opens(Opener::Blinds)
            .betting(match_it::RS6_B),
        Street::new("first draw", match_it::RS6_E)
            .exchange(Exchange::Draw(3))
            .burn()
            .unit(Unit::Times(2))
            .betting(match_it::RS6_H),
        Street::new("second draw", match_it::RS6_I)
            .exchange(Exchange::Draw(3))
            .burn()
            .unit(Unit::Times(3))
            .betting(match_it::RS6_J)
            .size(match_it::RS6_J),
    ],
    boards: 1,
    awards: &[Award::new("match", Ranking::MatchIt, match_it::RS1_A).tied(match_it::RS4_H)],
    odd: Odd::Button,
    short: Short::Draw,
    customs: Customs {
        antes: Some(match_it::RS5_D),
        house_blinds: true,
        change: Some(match_it::R8_A),
        ..Customs::NONE
    },
    cites: &Cites {
        deck: match_it::RS1_B,
        seats: reading::CA_POT_SEATS,
        forced: match_it::RS5_H,
        bring: match_it::RS5_C,
        straddle: match_it::RS5_C,
        first: match_it::RS6_B,
        turn: match_it::RS6_G,
        wager: match_it::RS6_H,
        cap: match_it::RS6_C,
        short: reading::CA_HALF_BET,
        exchange: match_it::RS6_E,
        run_out: reading::CA_RUN_OUT_DRAW,
        pots: reading::CA_SIDE_POTS,
        alone: match_it::RS1_A,
        odd: reading::CA_ODD_CHIP,
    },
};

/// These games.
pub(super) static GAMES: [&Variant; 4] = [&LOWBALL, &KANSAS_CITY_LOWBALL, &BADUGI, &MATCH_IT];
