//! The base wager and the Bonus Tie. Even money is not printed (`reading:ca-pan-even-money`).

use super::facts::Hands;
use law::ca::{pan_9_bonus_tie as pan, super_9, super_pan_9_bonus_tie as super_pan};
use law::reading;
use table::{Due, Kind, Pay, PayTable, Wager, at_least, loses, pays, pushes, to};

/// Where the player-dealer wins ties on 0 and 1.
macro_rules! base {
    (
        $name:ident, $wins:expr, $loses:expr, $low:expr, $ties:expr, $high:expr,
        $foul:expr, $behind:expr
    ) => {
        /// The base wager: ties on 0 and 1 are the player-dealer's.
        #[rustfmt::skip]
        pub static $name: Wager<Hands> = Wager {
            id: "base", aliases: &[], title: "Base", kind: Kind::Main,
            tables: &[PayTable { id: "even", meter: None, lines: &[
                pays  ("player is higher",       |h| h.acts() && !h.fouled() && h.own > h.bank, to(1, 1), $wins),
                pushes("higher, but fouled",     |h| h.fouled() && h.own > h.bank,                        $foul),
                loses ("player-dealer is higher",|h| h.own < h.bank,                                      $loses),
                loses ("tie on 0 or 1",          |h| h.own == h.bank && h.bank <= 1,                      $low),
                pushes("tie on 2 to 6",          |h| h.acts() && h.own == h.bank && (2..7).contains(&h.bank), $ties),
                pushes("tie on 7 to 9",          |h| h.acts() && h.own == h.bank && h.bank >= 7,          $high),
                pays  ("no action behind a foul",|h| !h.acts() && above_low_ties(h), Due::Fixed(Pay::Off), $behind),
            ] }],
        };
    };
}

/// Whether cards win or push where ties on 0 and 1 are lost.
const fn above_low_ties(h: Hands) -> bool {
    h.own > h.bank || h.own == h.bank && h.bank > 1
}

/// Whether they do where every tie pushes.
const fn not_below(h: Hands) -> bool {
    h.own >= h.bank
}

base!(
    SUPER,
    super_9::RS2_6_A,
    super_9::RS2_6_A,
    super_9::RS2_6_B,
    super_9::RS2_6_B,
    super_9::RS2_6_B,
    super_9::R12_A,
    super_9::R12_B
);
base!(
    SUPER_PAN,
    super_pan::RS5_B,
    super_pan::RS5_C,
    super_pan::RS5_D,
    super_pan::RS5_E,
    super_pan::RS5_G,
    pan::R12_A,
    pan::R12_B
);

/// The base wager of Pan 9: every tie pushes.
#[rustfmt::skip]
pub static PAN: Wager<Hands> = Wager {
    id: "base", aliases: &[], title: "Base", kind: Kind::Main,
    tables: &[PayTable { id: "even", meter: None, lines: &[
        pays  ("player is higher",        |h| h.acts() && !h.fouled() && h.own > h.bank, to(1, 1), pan::RS2_6_A),
        pushes("higher, but fouled",      |h| h.fouled() && h.own > h.bank,                        pan::R12_A),
        loses ("player-dealer is higher", |h| h.own < h.bank,                                      pan::RS2_6_A),
        pushes("equal totals",            |h| h.acts() && h.own == h.bank,                         pan::RS2_6_B),
        pays  ("no action behind a foul", |h| !h.acts() && not_below(h), Due::Fixed(Pay::Off),     pan::R12_B),
    ] }],
};

/// A tie of player and player-dealer with three cards each. The printed 10, 40 and 10 are
/// doubtful, and a house may post more (`reading:ca-super-pan-tie-pays`).
macro_rules! bonus_tie {
    (
        $name:ident, $chance:expr, $nine:expr, $eight:expr, $seven:expr, $loses:expr,
        $foul:expr, $behind:expr
    ) => {
        /// The Bonus Tie: both have three cards, and the same total of 7, 8 or 9.
        #[rustfmt::skip]
        pub static $name: Wager<Hands> = Wager {
            id: "bonus-tie", aliases: &["tie"], title: "Bonus Tie", kind: Kind::Side,
            tables: &[PayTable { id: "SP9-TIE", meter: None, lines: &[
                pays  ("nine",  |h| h.acts() && !h.fouled() && h.tied_naturally(9), at_least(10, 1), $nine),
                pays  ("eight", |h| h.acts() && !h.fouled() && h.tied_naturally(8), at_least(40, 1), $eight),
                pays  ("seven", |h| h.acts() && !h.fouled() && h.tied_naturally(7), at_least(10, 1), $seven),
                loses ("no natural tie",          |h| (h.acts() || !$chance(h)) && !h.natural_tie(), $loses),
                pushes("tied, but fouled",        |h| h.fouled() && h.natural_tie(),                 $foul),
                pays  ("no action behind a foul", |h| !h.acts() && $chance(h), Due::Fixed(Pay::Off), $behind),
            ] }],
        };
    };
}

bonus_tie!(
    PAN_TIE,
    not_below,
    reading::CA_PAN_TIE_PAYS,
    reading::CA_PAN_TIE_PAYS,
    reading::CA_PAN_TIE_PAYS,
    pan::RS3_3,
    pan::R12_A,
    pan::R12_B
);
bonus_tie!(
    SUPER_PAN_TIE,
    above_low_ties,
    super_pan::RS6_H,
    super_pan::RS6_H,
    super_pan::RS6_H,
    super_pan::RS5_F,
    pan::R12_A,
    pan::R12_B
);
