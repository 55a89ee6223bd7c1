//! California's baccarat games: Baccarat with its bonus wager, EZ Baccarat Panda 8, Fortune 7.

use super::event;
use crate::baccarat::facts::{Coup, Opening};
use law::ca::{baccarat, ez_baccarat_panda_8 as ez, fortune_7_baccarat as seven};
use law::reading;
use table::{Kind, PayTable, Wager, loses, pays, pushes, to};

macro_rules! player {
    ($name:ident, $wins:expr, $loses:expr, $ties:expr) => {
/// The Player line.
        #[rustfmt::skip]
        pub static $name: Wager<Coup> = Wager {
            id: "player", aliases: &[], title: "Player", kind: Kind::Main,
            tables: &[PayTable { id: "even", meter: None, lines: &[
                pays  ("player is nearer to nine", Coup::player_wins, to(1, 1), $wins),
                loses ("banker is nearer to nine", Coup::banker_wins,           $loses),
                pushes("tie",                      Coup::tie,                   $ties),
            ] }],
        };
    };
}

player!(PLAYER, baccarat::R18, baccarat::R14, baccarat::R13);
player!(EZ_PLAYER, ez::R20, ez::R22, ez::R14_E);
player!(SEVEN_PLAYER, seven::R20, seven::R22, seven::R12_I);

/// Baccarat 19.
#[rustfmt::skip]
pub static BANKER: Wager<Coup> = Wager {
    id: "banker", aliases: &[], title: "Banker", kind: Kind::Main,
    tables: &[PayTable { id: "19-to-20", meter: None, lines: &[
        pays  ("banker is nearer to nine", Coup::banker_wins, to(19, 20), baccarat::R19),
        loses ("player is nearer to nine", Coup::player_wins,             baccarat::R14),
        pushes("tie",                      Coup::tie,                     baccarat::R13),
    ] }],
};

/// EZ Baccarat 10, 21, 23: as printed a three-card 7 is paid like any win; a house may post the
/// push of the sister game (`reading:ca-ez-push`).
#[rustfmt::skip]
pub static EZ_BANKER: Wager<Coup> = Wager {
    id: "banker", aliases: &[], title: "Banker", kind: Kind::Main,
    tables: &[
        PayTable { id: "win", meter: None, lines: &[
            pays  ("banker is nearer to nine", Coup::banker_wins, to(1, 1), ez::R21),
            loses ("player is nearer to nine", Coup::player_wins,           ez::R23),
            pushes("tie",                      Coup::tie,                   ez::R14_E),
        ] },
        PayTable { id: "push", meter: None, lines: &[
            pays  ("banker is nearer to nine",
                   |c| c.banker_wins() && !c.banker_three_card_seven(), to(1, 1), ez::R21),
            pushes("banker wins with a three-card 7", Coup::banker_three_card_seven,
                   reading::CA_EZ_PUSH),
            loses ("player is nearer to nine", Coup::player_wins, ez::R23),
            pushes("tie",                      Coup::tie,         ez::R14_E),
        ] },
    ],
};

/// Fortune 7 Baccarat 8, 21, 23.
#[rustfmt::skip]
pub static SEVEN_BANKER: Wager<Coup> = Wager {
    id: "banker", aliases: &[], title: "Banker", kind: Kind::Main,
    tables: &[PayTable { id: "push", meter: None, lines: &[
        pays  ("banker is nearer to nine",
               |c| c.banker_wins() && !c.banker_three_card_seven(), to(1, 1), seven::R21),
        pushes("banker wins with a three-card 7", Coup::banker_three_card_seven, seven::R8),
        loses ("player is nearer to nine", Coup::player_wins, seven::R23),
        pushes("tie",                      Coup::tie,         seven::R12_I),
    ] }],
};

macro_rules! tie {
    ($name:ident, $kind:expr, $wins:expr, $loses:expr) => {
/// The Tie wager, 8 to 1.
        #[rustfmt::skip]
        pub static $name: Wager<Coup> = Wager {
            id: "tie", aliases: &[], title: "Tie", kind: $kind,
            tables: &[PayTable { id: "tie", meter: None, lines: &[
                pays ("equal totals",   Coup::tie,    to(8, 1), $wins),
                loses("unequal totals", |c| !c.tie(),           $loses),
            ] }],
        };
    };
}

tie!(TIE, Kind::Main, baccarat::R20, baccarat::R14);
tie!(EZ_TIE, Kind::Side, ez::R30, ez::R26);
tie!(SEVEN_TIE, Kind::Side, seven::R30, seven::R26);

/// Baccarat 21: the four opening cards, best combination only
/// (`reading:ca-baccarat-bonus-best`).
#[rustfmt::skip]
pub static BONUS: Wager<Opening> = Wager {
    id: "bonus", aliases: &[], title: "Bonus", kind: Kind::Side,
    tables: &[PayTable { id: "BAC-BONUS", meter: None, lines: &[
        pays ("a pair in both hands", |o| pairs(o) == 2,               to(40, 1), baccarat::R21_C),
        pays ("four-card flush",      |o| o.flush && pairs(o) != 2,    to(10, 1), baccarat::R21_B),
        pays ("a pair in one hand",   |o| !o.flush && pairs(o) == 1,   to(3, 1),  baccarat::R21_A),
        loses("no combination",       |o| !o.flush && pairs(o) == 0,              baccarat::R21),
    ] }],
};

fn pairs(opening: Opening) -> u8 {
    u8::from(opening.player.is_pair()) + u8::from(opening.banker.is_pair())
}

event!(
    EZ_DRAGON_7,
    "dragon-7",
    "Dragon 7",
    "EZ",
    "banker wins with a three-card 7",
    Coup::banker_three_card_seven,
    to(40, 1),
    ez::R35
);
event!(
    EZ_PANDA_8,
    "panda-8",
    "Panda 8",
    "EZ",
    "player wins with a three-card 8",
    Coup::player_three_card_eight,
    to(25, 1),
    ez::R41
);
event!(
    SEVEN_DRAGON_7,
    "dragon-7",
    "Dragon 7",
    "F7",
    "banker wins with a three-card 7",
    Coup::banker_three_card_seven,
    to(40, 1),
    seven::R35
);
event!(
    SEVEN_DRAGON_9,
    "dragon-9",
    "Dragon 9",
    "F7-D9",
    "a hand wins 9 to 0",
    |c: Coup| c.over(9, 0),
    to(25, 1),
    seven::R43
);
