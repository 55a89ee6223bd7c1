//! Player, Bank and Tie. Even money is not printed (`reading:ca-even-money`).

use super::facts::{HouseWay, Own};
use law::ca::{baccarat_9 as undated, baccarat_9_2009 as dated};
use law::reading;
use table::{Kind, PayTable, Wager, loses, pays, pushes, to};

macro_rules! player {
    ($name:ident, $wins:expr, $low:expr, $ties:expr) => {
        /// The Player wager: the bettor's own total against the bank's.
        #[rustfmt::skip]
        pub static $name: Wager<Own> = Wager {
            id: "player", aliases: &["punto"], title: "Player", kind: Kind::Main,
            tables: &[PayTable { id: "even", meter: None, lines: &[
                pays  ("player is higher",       |f| f.own > f.bank,                 to(1, 1), $wins),
                loses ("bank is higher",         |f| f.own < f.bank,                           $wins),
                loses ("tie on 0 or 1",          |f| f.own == f.bank && f.bank <= 1,           $low),
                pushes("tie on 2 to 9",          |f| f.own == f.bank && f.bank > 1,            $ties),
            ] }],
        };
    };
}

player!(PLAYER, undated::R4, undated::R3, undated::R17);
player!(PLAYER_2009, dated::R9, dated::R24, dated::R24);

/// The Bank wager (`reading:ca-nine-bank-wager`).
#[rustfmt::skip]
pub static BANKER: Wager<HouseWay> = Wager {
    id: "banker", aliases: &["bank", "banco"], title: "Bank", kind: Kind::Main,
    tables: &[PayTable { id: "even", meter: None, lines: &[
        pays  ("bank is higher",   |f| f.player < f.bank,                 to(1, 1), undated::R4),
        loses ("player is higher", |f| f.player > f.bank,                           undated::R4),
        pays  ("tie on 0 or 1",    |f| f.player == f.bank && f.bank <= 1, to(1, 1), undated::R3),
        pushes("tie on 2 to 9",    |f| f.player == f.bank && f.bank > 1,            undated::R17),
    ] }],
};

/// The Banker wager of 2009: ties on 2 to 9 lose, or push where posted
/// (`reading:ca-nine-2009-ties`).
#[rustfmt::skip]
pub static BANKER_2009: Wager<HouseWay> = Wager {
    id: "banker", aliases: &["bank", "banco"], title: "Banker", kind: Kind::Main,
    tables: &[
        PayTable { id: "lose", meter: None, lines: &[
            pays  ("banker is higher", |f| f.player < f.bank,                 to(1, 1), dated::R21_C),
            loses ("player is higher", |f| f.player > f.bank,                           dated::R21_D),
            pays  ("tie on 0 or 1",    |f| f.player == f.bank && f.bank <= 1, to(1, 1), dated::R21_E),
            loses ("tie on 2 to 9",    |f| f.player == f.bank && f.bank > 1,            dated::R21_F),
        ] },
        PayTable { id: "push", meter: None, lines: &[
            pays  ("banker is higher", |f| f.player < f.bank,                 to(1, 1), dated::R21_C),
            loses ("player is higher", |f| f.player > f.bank,                           dated::R21_D),
            pays  ("tie on 0 or 1",    |f| f.player == f.bank && f.bank <= 1, to(1, 1), dated::R21_E),
            pushes("tie on 2 to 9",    |f| f.player == f.bank && f.bank > 1,
                   reading::CA_NINE_2009_TIES),
        ] },
    ],
};

macro_rules! tie {
    ($name:ident, $rule:expr) => {
/// The Tie wager: the bank's total equals the house-way Player total.
        #[rustfmt::skip]
        pub static $name: Wager<HouseWay> = Wager {
            id: "tie", aliases: &[], title: "Tie", kind: Kind::Side,
            tables: &[PayTable { id: "tie", meter: None, lines: &[
                pays ("equal totals",   |f| f.player == f.bank, to(8, 1), $rule),
                loses("unequal totals", |f| f.player != f.bank,           $rule),
            ] }],
        };
    };
}

tie!(TIE, undated::R19);
tie!(TIE_2009, dated::R24);
