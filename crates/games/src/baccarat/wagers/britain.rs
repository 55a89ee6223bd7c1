//! Great Britain's punto banco: every figure is a minimum (`reading:uk-minimum-odds`). 6.18 to
//! 6.20, 6.26, 6.29.

use crate::baccarat::facts::Coup;
use law::uk;
use table::{Kind, PayTable, Wager, at_least, loses, pays, pushes};

/// 6.19.
#[rustfmt::skip]
pub static PLAYER: Wager<Coup> = Wager {
    id: "player", aliases: &["punto"], title: "Punto", kind: Kind::Main,
    tables: &[PayTable { id: "PT-min", meter: None, lines: &[
        pays  ("punter wins", Coup::player_wins, at_least(1, 1), uk::R6_19),
        loses ("banker wins", Coup::banker_wins,                 uk::R6_25),
        pushes("equal merit", Coup::tie,                         uk::R6_26),
    ] }],
};

/// 6.18.
#[rustfmt::skip]
pub static BANKER: Wager<Coup> = Wager {
    id: "banker", aliases: &["banco"], title: "Banco", kind: Kind::Main,
    tables: &[PayTable { id: "PT-min", meter: None, lines: &[
        pays  ("banker wins", Coup::banker_wins, at_least(19, 20), uk::R6_18),
        loses ("punter wins", Coup::player_wins,                   uk::R6_25),
        pushes("equal merit", Coup::tie,                           uk::R6_26),
    ] }],
};

/// 6.29: half as much when the banker wins with 6 (`reading:uk-2000-six`).
#[rustfmt::skip]
pub static BANKER_2000: Wager<Coup> = Wager {
    id: "banker", aliases: &["banco"], title: "Banco", kind: Kind::Main,
    tables: &[PayTable { id: "PT-min", meter: None, lines: &[
        pays  ("banker wins", |c| c.banker_wins() && c.banker != 6, at_least(1, 1), uk::R6_29),
        pays  ("banker wins with 6", |c| c.banker_wins() && c.banker == 6, at_least(1, 2),
               uk::R6_29),
        loses ("punter wins", Coup::player_wins, uk::R6_25),
        pushes("equal merit", Coup::tie,         uk::R6_26),
    ] }],
};

/// 6.20, 6.26.
#[rustfmt::skip]
pub static TIE: Wager<Coup> = Wager {
    id: "tie", aliases: &["egalite"], title: "Égalité", kind: Kind::Main,
    tables: &[PayTable { id: "PT-min", meter: None, lines: &[
        pays ("equal merit",   Coup::tie,    at_least(8, 1), uk::R6_20),
        loses("unequal merit", |c| !c.tie(),                 uk::R6_26),
    ] }],
};
