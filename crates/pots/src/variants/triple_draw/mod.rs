//! Newer triple draws for two halves: Archie, Badacey, Badeucey.

mod ways;

#[cfg(test)]
mod archie_tests;
#[cfg(test)]
mod rules_tests;
#[cfg(test)]
mod shared_tests;
#[cfg(test)]
pub(in crate::variants) mod testing;

use crate::irregular::List;
use crate::stakes::OddChips;
use crate::variant::{
    Acts, Award, Cites, Customs, Deck, Forced, Limit, Need, Odd, Ranking, Short,
};
use crate::variant::{Own, Street, Variant};
use crate::variants::draw::irregular::NEWER;
use crate::variants::shapes::{DOWN, triple_draw};
use law::ca::{archie, badacey, badeucey};
use law::{Cite, reading};

/// Three draws of five cards: the rules of the cards, then those of the betting.
const fn streets(cards: [Cite; 4], betting: [Cite; 4]) -> [Street; 4] {
    let [first, second, third, fourth] = triple_draw(&DOWN, 5, cards);
    [
        first.betting(betting[0]),
        second.betting(betting[1]),
        third.betting(betting[2]),
        fourth.betting(betting[3]),
    ]
}

/// Archie: high and low, each with a qualifier.
pub static ARCHIE: Variant = Variant {
    id: "ca/archie",
    title: "Archie",
    own: Own { ways: &ways::ARCHIE, irregular: &[List::Any(&NEWER)], opening: None },
    deck: Deck::Full,
    seats: 9,
    active: 7,
    forced: Forced::Blinds,
    limits: &[Limit::Fixed, Limit::Pot, Limit::No],
    raises: 3,
    streets: &streets(
        [archie::R6, archie::R9, archie::R15, archie::R21],
        [archie::R7_B, archie::R13_C, archie::R13_C, archie::R13_C],
    ),
    boards: 1,
    awards: &[
        Award::new("high", Ranking::High, archie::RS7_F)
            .needs(Need::PairOfSixes)
            .whole(archie::RS7_D)
            .neither(archie::RS7_G),
        Award::new("low", Ranking::AceToFive, archie::RS7_F)
            .needs(Need::Low(6))
            .whole(archie::RS7_E),
    ],
    odd: Odd::Button,
    short: Short::Draw,
    customs: Customs {
        change: Some(reading::CA_ARCHIE_CHANGE),
        acts: Some(&Acts {
            no_ante: archie::R4,
            full: archie::R7_C,
            no_fold: archie::R7_A,
            complete: archie::R7_C,
            call: archie::R7_B,
            raise: archie::R7_C,
            answer: archie::R7_D_1,
            fold: archie::R7_A,
            check: archie::R13_E,
        }),
        odd_chips: OddChips::Together,
        ..Customs::NONE
    },
    cites: &Cites {
        deck: archie::RS3_A,
        seats: archie::RS5_B,
        forced: archie::R4,
        bring: archie::R4,
        straddle: archie::R4,
        first: archie::R4_A,
        turn: archie::R4_B,
        wager: archie::R7_C,
        cap: archie::R7_D_2,
        short: reading::CA_HALF_BET,
        exchange: archie::R9_A,
        run_out: archie::RS6_B,
        pots: reading::CA_SIDE_POTS,
        alone: archie::RS7_B,
        odd: archie::RS7_A,
    },
};

/// Badacey: an ace-to-five low and a badugi.
pub static BADACEY: Variant = Variant {
    id: "ca/badacey",
    title: "Badacey",
    own: Own { ways: &ways::BADACEY, irregular: &[List::Any(&NEWER)], opening: None },
    streets: &streets(
        [badacey::R6, badacey::R9, badacey::R15, badacey::R21],
        [badacey::R7_A, badacey::R13_A, badacey::R13_A, badacey::R13_A],
    ),
    awards: &[
        Award::new("low", Ranking::AceToFive, badacey::RS7_A).tied(badacey::RS7_D),
        Award::new("badugi", Ranking::Badugi, badacey::RS7_A).tied(badacey::RS7_E),
    ],
    odd: Odd::Suit,
    customs: Customs {
        change: Some(reading::CA_ARCHIE_CHANGE),
        acts: Some(&Acts {
            no_ante: badacey::R2,
            full: badacey::R7_C,
            no_fold: badacey::R7_B,
            complete: badacey::R7_C,
            call: badacey::R7_A,
            raise: badacey::R7_C,
            answer: badacey::R7_D_1,
            fold: badacey::R7_B,
            check: badacey::R13_B,
        }),
        odd_chips: OddChips::Together,
        ..Customs::NONE
    },
    cites: &Cites {
        deck: badacey::RS3_A,
        seats: badacey::RS5_B,
        forced: badacey::R2,
        bring: badacey::R2,
        straddle: badacey::R2,
        first: badacey::R2_A_1,
        turn: badacey::R2_A_2,
        wager: badacey::R7_C,
        cap: badacey::R7_D_2,
        short: reading::CA_HALF_BET,
        exchange: badacey::R9_A_1,
        run_out: badacey::RS6_B,
        pots: reading::CA_SIDE_POTS,
        alone: badacey::RS7_A,
        odd: badacey::RS7_G,
    },
    ..ARCHIE
};

/// Badeucey: a deuce-to-seven low and a badugi.
pub static BADEUCEY: Variant = Variant {
    id: "ca/badeucey",
    title: "Badeucey",
    own: Own { ways: &ways::BADEUCEY, irregular: &[List::Any(&NEWER)], opening: None },
    streets: &streets(
        [badeucey::R6, badeucey::R9, badeucey::R15, badeucey::R21],
        [badeucey::R7_A, badeucey::R13_A, badeucey::R13_A, badeucey::R13_A],
    ),
    awards: &[
        Award::new("low", Ranking::DeuceToSeven, badeucey::RS7_A).tied(badeucey::RS7_D),
        Award::new("badugi", Ranking::Badugi, badeucey::RS7_A).tied(badeucey::RS7_E),
    ],
    customs: Customs {
        change: Some(reading::CA_BADEUCEY_CHANGE),
        acts: Some(&Acts {
            no_ante: badeucey::R2,
            full: badeucey::R7_C,
            no_fold: badeucey::R7_B,
            complete: badeucey::R7_C,
            call: badeucey::R7_A,
            raise: badeucey::R7_C,
            answer: badeucey::R7_D_1,
            fold: badeucey::R7_B,
            check: badeucey::R13_B,
        }),
        odd_chips: OddChips::Together,
        ..Customs::NONE
    },
    cites: &Cites {
        deck: badeucey::RS3_A,
        seats: badeucey::RS5_B,
        forced: badeucey::R5,
        bring: badeucey::R5,
        straddle: badeucey::R5,
        first: badeucey::R2_A_1,
        turn: badeucey::R2_A_2,
        wager: badeucey::R7_C,
        cap: badeucey::R7_D_2,
        short: reading::CA_HALF_BET,
        exchange: badeucey::R9_A_1,
        run_out: badeucey::RS6_B,
        pots: reading::CA_SIDE_POTS,
        alone: badeucey::RS7_A,
        odd: badeucey::RS7_G,
    },
    ..BADACEY
};

/// These games.
pub(super) static GAMES: [&Variant; 3] = [&ARCHIE, &BADACEY, &BADEUCEY];
