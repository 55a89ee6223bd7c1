//! EZ Baccarat: Dragon 7, Panda 8 and the progressive. 30-2899.04.

use super::event;
use crate::baccarat::facts::{Common, Coup, Suits, Sun};
use law::{Cite, co};
use table::{Kind, Meter, PayTable, Ruled, Wager, for_one, loses, pays, share, to};

event!(
    DRAGON_7,
    "dragon-7",
    "Dragon 7",
    "EZ",
    "banker wins with a three-card 7",
    Coup::banker_three_card_seven,
    to(40, 1),
    co::R2899_04_4
);
event!(
    PANDA_8,
    "panda-8",
    "Panda 8",
    "EZ",
    "player wins with a three-card 8",
    Coup::player_three_card_eight,
    to(25, 1),
    co::R2899_04_4
);

const RULE: Cite = co::R2899_04_5_G;

/// Dragon 7 with the player's hand on 0.
fn dragon_zero(s: Suits) -> bool {
    s.coup.banker_three_card_seven() && s.coup.player == 0
}

/// A banker's two-card 7 with the player's hand on 0.
fn seven_zero(s: Suits) -> bool {
    s.coup.banker_is(2, 7) && s.coup.player == 0
}

/// A winning player's three-card 8 against a banker's three-card 7.
fn panda_dragon(s: Suits) -> bool {
    s.coup.player_three_card_eight() && s.coup.banker_is(3, 7)
}

/// Panda 8 or Dragon 7 otherwise.
fn either(s: Suits) -> bool {
    (s.coup.player_three_card_eight() || s.coup.banker_three_card_seven()) && !panda_dragon(s)
}

/// Rows of Paytables 1 and 2; only the best row counts (`reading:co-ez-best-row`).
const fn dragons(colour: u32) -> [Ruled<Sun>; 5] {
    [
        pays(
            "Dragon 7, player 0, suited",
            |Sun(s)| dragon_zero(s) && s.all >= Common::Suit,
            share(100),
            RULE,
        ),
        pays(
            "Dragon 7, player 0, same colour",
            |Sun(s)| dragon_zero(s) && s.all == Common::Colour,
            for_one(colour),
            RULE,
        ),
        pays(
            "Dragon 7, player 0",
            |Sun(s)| dragon_zero(s) && s.all == Common::Mixed,
            for_one(75),
            RULE,
        ),
        pays("banker two-card 7, player 0", |Sun(s)| seven_zero(s), for_one(60), RULE),
        loses("any other result", |Sun(s)| !dragon_zero(s) && !seven_zero(s), RULE),
    ]
}

/// The last row of Paytable 3 is printed "to 1" (`reading:co-ez-ten-to-one`).
const PANDAS: [Ruled<Sun>; 6] = [
    pays(
        "Panda 8 over banker's three-card 7, suited",
        |Sun(s)| panda_dragon(s) && s.all >= Common::Suit,
        share(100),
        RULE,
    ),
    pays(
        "Panda 8 over banker's three-card 7, same colour",
        |Sun(s)| panda_dragon(s) && s.all == Common::Colour,
        for_one(500),
        RULE,
    ),
    pays(
        "Panda 8 over banker's three-card 7",
        |Sun(s)| panda_dragon(s) && s.all == Common::Mixed,
        for_one(50),
        RULE,
    ),
    pays(
        "Panda 8 or Dragon 7, suited",
        |Sun(s)| either(s) && s.winner_suited(),
        for_one(20),
        RULE,
    ),
    pays("Panda 8 or Dragon 7", |Sun(s)| either(s) && !s.winner_suited(), to(10, 1), RULE),
    loses("any other result", |Sun(s)| !either(s) && !panda_dragon(s), RULE),
];

/// 30-2899.04(5): meter shares are split between all who bet it; no rates are printed.
pub static PROGRESSIVE: Wager<Sun> = Wager {
    id: "ez-baccarat-progressive",
    aliases: &["progressive"],
    title: "EZ Baccarat Progressive",
    kind: Kind::Progressive,
    tables: &[
        PayTable { id: "PT1", meter: Some(Meter::plain(1)), lines: &dragons(250) },
        PayTable { id: "PT2", meter: Some(Meter::plain(1)), lines: &dragons(230) },
        PayTable { id: "PT3", meter: Some(Meter::plain(1)), lines: &PANDAS },
    ],
};
