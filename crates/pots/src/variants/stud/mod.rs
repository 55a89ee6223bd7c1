//! Seven-card stud and its older kin: High-Low Split, Razz, Mexican Poker, Asian Five-Card Stud.

pub(in crate::variants) mod irregular;
mod ways;

#[cfg(test)]
mod asian_five_card_stud_tests;
#[cfg(test)]
pub(crate) mod check;
#[cfg(test)]
mod mexican_poker_tests;
#[cfg(test)]
mod razz_tests;
#[cfg(test)]
mod rules_tests;
#[cfg(test)]
mod seven_card_stud_hi_lo_8_tests;
#[cfg(test)]
mod seven_card_stud_tests;

use crate::fees::Moment;
use crate::irregular::List;
use crate::variant::{Ace, Award, Chart, Customs, Deal, Deck, Door, End, Exchange, Face, Forced};
use crate::variant::{
    Cites, Limit, Need, Odd, OpenRules, Opener, Own, Ranking, Short, Street, Ties, Unit, Variant,
};
use crate::variants::shapes::seven;
use crate::variants::ways::STUD;
use law::ca::{asian_five_card_stud as asian, mexican_poker as mexican, razz};
use law::ca::{seven_card_stud as r, seven_card_stud_hi_lo_8 as split};
use law::reading;

const HIGH_HAND: Opener = Opener::Showing(Chart::High, End::Highest);
const LEAST_HAND: Opener = Opener::Showing(Chart::High, End::Lowest);
const LOW_HAND: Opener = Opener::Showing(Chart::AceToFive, End::Highest);

/// One card down and one up.
const TWO: &[Face] = &[Face::Down, Face::Up];

const STREETS: [Street; 5] = seven(HIGH_HAND, [r::RS1_A, r::RS1_B, r::RS1_B, r::RS1_B, r::RS1_C]);

const CITES: Cites = Cites {
    deck: r::RS1_A,
    seats: reading::CA_POT_SEATS,
    forced: reading::CA_FORCED_AMOUNTS,
    bring: r::R1_B,
    straddle: r::R1_A,
    first: r::R1_A,
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
pub static SEVEN_CARD_STUD: Variant = Variant {
    id: "ca/seven-card-stud",
    title: "Seven-Card Stud",
    own: Own {
        ways: &STUD,
        irregular: &[List::Any(&irregular::STUD)],
        opening: Some(Moment::Street(4)),
    },
    deck: Deck::Full,
    seats: 8,
    active: 8,
    forced: Forced::Door(Door { card: End::Lowest, ace: Ace::High, ties: Ties::LowSuit }),
    limits: &[Limit::Fixed, Limit::Spread],
    raises: 3,
    streets: &STREETS,
    boards: 1,
    awards: &[Award::new("high", Ranking::High, r::RS1_E).cards(7)],
    odd: Odd::Suit,
    short: Short::Stud,
    customs: Customs { open_pair: true, dealt_on: true, ..Customs::NONE },
    cites: &CITES,
};

/// Seven-Card Stud High-Low Split, eight or better.
pub static SEVEN_CARD_STUD_HI_LO_8: Variant = Variant {
    id: "ca/seven-card-stud-hi-lo-8",
    title: "Seven-Card Stud High-Low Split (8-or-Better)",
    own: Own {
        ways: &STUD,
        irregular: &[List::Any(&irregular::STUD)],
        opening: Some(Moment::Street(4)),
    },
    awards: &[
        Award::new("high", Ranking::High, split::RS1_A).cards(7).odd_rule(split::R8_A),
        Award::new("low", Ranking::AceToFive, split::R1)
            .needs(Need::Low(8))
            .cards(7)
            .odd_to_low()
            .odd_rule(split::R8_B),
    ],
    odd: Odd::High,
    customs: Customs {
        dealt_on: true,
        house_low: true,
        tied_both: Some(split::R7_B),
        ..Customs::NONE
    },
    cites: &Cites {
        bring: split::R3,
        first: split::R3,
        turn: split::RS2_B,
        wager: split::R5_A,
        alone: split::RS1_A,
        odd: split::R7_A,
        ..CITES
    },
    ..SEVEN_CARD_STUD
};

/// Razz.
pub static RAZZ: Variant = Variant {
    id: "ca/razz",
    title: "Razz",
    own: Own {
        ways: &STUD,
        irregular: &[List::Any(&irregular::STUD)],
        opening: Some(Moment::Street(4)),
    },
    forced: Forced::Door(Door { card: End::Highest, ace: Ace::Low, ties: Ties::HighSuit }),
    streets: &seven(LOW_HAND, [razz::RS1_B, razz::RS1_C, razz::RS1_C, razz::RS1_C, razz::RS1_D]),
    awards: &[Award::new("low", Ranking::AceToFive, razz::R1_A).cards(7)],
    customs: Customs { dealt_on: true, faces_unsaid: true, ..Customs::NONE },
    cites: &Cites {
        deck: razz::RS1_A,
        bring: razz::R2_A,
        first: razz::R2_A,
        turn: razz::R2_C,
        wager: razz::R3_A,
        alone: razz::R1_A,
        ..CITES
    },
    ..SEVEN_CARD_STUD
};

/// Mexican Poker: of 40 cards and a joker, with one card down at any time.
pub static MEXICAN_POKER: Variant = Variant {
    id: "ca/mexican-poker",
    title: "Mexican Poker",
    own: Own {
        ways: &ways::MEXICAN,
        irregular: &[List::Any(&irregular::MEXICAN)],
        opening: Some(Moment::Street(3)),
    },
    deck: Deck::Mexican,
    seats: 7,
    active: 7,
    forced: Forced::Door(Door { card: End::Highest, ace: Ace::High, ties: Ties::First }),
    limits: &[Limit::Fixed, Limit::Spread, Limit::Pot, Limit::No],
    raises: 3,
    streets: &[
        Street::new("second card", mexican::RS2_B).hands(TWO).opens(Opener::Door),
        mexican_street("third card", mexican::RS2_F),
        mexican_street("fourth card", mexican::RS2_H).unit(Unit::Big),
        mexican_street("fifth card", mexican::RS2_H).unit(Unit::Big),
    ],
    boards: 1,
    awards: &[Award::new("high", Ranking::Mexican, mexican::RS2_I).cards(5)],
    odd: Odd::Button,
    short: Short::Stud,
    customs: Customs {
        button: true,
        no_ante: true,
        open: &OpenRules {
            bet: reading::CA_MEXICAN_MONEY,
            raise: mexican::R11,
            ..OpenRules::ELSEWHERE
        },
        ..Customs::NONE
    },
    cites: &Cites {
        deck: mexican::R1_A,
        seats: reading::CA_POT_SEATS,
        forced: reading::CA_MEXICAN_MONEY,
        bring: mexican::R2_A,
        straddle: mexican::R2_A,
        first: mexican::R2_A,
        turn: mexican::R15_A,
        wager: mexican::R11,
        cap: reading::CA_RAISE_CAP,
        short: reading::CA_HALF_BET,
        exchange: mexican::RS2_D,
        run_out: reading::CA_RUN_OUT_MEXICAN,
        pots: reading::CA_SIDE_POTS,
        alone: mexican::RS2_I,
        odd: reading::CA_ODD_CHIP,
    },
};

/// A later card of Mexican Poker: down to who turned the down card up, else up.
const fn mexican_street(name: &'static str, rule: law::Cite) -> Street {
    Street::new(name, rule)
        .exchange(Exchange::Expose)
        .burn()
        .deal(Deal::Turned)
        .opens(HIGH_HAND)
        .betting(mexican::R3_A)
}

/// Asian Five-Card Stud.
pub static ASIAN_FIVE_CARD_STUD: Variant = Variant {
    id: "ca/asian-five-card-stud",
    title: "Asian Five-Card Stud",
    own: Own { ways: &ways::ASIAN, irregular: &[List::Any(&irregular::ASIAN)], opening: None },
    deck: Deck::Full,
    seats: 8,
    active: 8,
    forced: Forced::Door(Door { card: End::Lowest, ace: Ace::High, ties: Ties::LowSuit }),
    limits: &[Limit::Spread, Limit::No],
    raises: 3,
    streets: &[
        Street::new("second card", reading::CA_ASIAN_OPENING).hands(TWO).opens(Opener::Door),
        asian_street("third card", [asian::RS1_4, asian::RS1_5]).opens(LEAST_HAND),
        asian_street("fourth card", [asian::RS1_6, asian::RS1_7]),
        asian_street("fifth card", [asian::RS1_8, asian::RS1_9]),
    ],
    boards: 1,
    awards: &[Award::new("high", Ranking::High, asian::RS1_10_B).cards(5)],
    odd: Odd::Button,
    short: Short::Asian,
    customs: Customs {
        stripped: true,
        button: true,
        showing_suits: true,
        cap_by_money: true,
        open: &OpenRules { raise: asian::R7_B, short_raise: asian::R16_C, ..OpenRules::ELSEWHERE },
        ..Customs::NONE
    },
    cites: &Cites {
        deck: reading::CA_ASIAN_DECK,
        seats: reading::CA_POT_SEATS,
        forced: reading::CA_ASIAN_OPENING,
        bring: asian::RS1_3_A,
        straddle: reading::CA_ASIAN_OPENING,
        first: reading::CA_ASIAN_OPENING,
        turn: asian::RS1_5,
        wager: asian::R7_B,
        cap: asian::R7_C,
        short: asian::R17_A,
        exchange: asian::RS1_4,
        run_out: asian::R12_A,
        pots: reading::CA_SIDE_POTS,
        alone: asian::R14_B,
        odd: reading::CA_ODD_CHIP,
    },
};

/// A later upcard of Asian stud, with the rules of its deal and of its betting.
const fn asian_street(name: &'static str, [deal, betting]: [law::Cite; 2]) -> Street {
    Street::new(name, deal).burn().hands(&[Face::Up]).opens(HIGH_HAND).betting(betting)
}

/// These games.
pub(super) static GAMES: [&Variant; 5] =
    [&SEVEN_CARD_STUD, &SEVEN_CARD_STUD_HI_LO_8, &RAZZ, &MEXICAN_POKER, &ASIAN_FIVE_CARD_STUD];
