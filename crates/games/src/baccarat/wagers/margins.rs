//! Wagers on a natural win or a win by a margin: Colorado's optional bonus, Dragon Bonus in two
//! books, Golden Talons. One shape: what each margin from 9 down to 4 pays, and who says so.

use crate::baccarat::facts::Coup;
use law::{Cite, co, uk};
use table::{Due, Kind, Pay, PayTable, Ruled, Wager, at_least, loses, pays, to};

/// The rules a table cites.
#[derive(Clone, Copy)]
struct Cited {
    margin: Cite,
    natural: Cite,
    natural_tie: Cite,
    tie: Cite,
    small: Cite,
    loss: Cite,
}

/// The selected hand of a coup: its win margin, and whether it is a natural.
const fn margin<const PLAYER: bool>(coup: Coup) -> u8 {
    let (own, other) = counts::<PLAYER>(coup);
    own.saturating_sub(other)
}

const fn counts<const PLAYER: bool>(coup: Coup) -> (u8, u8) {
    if PLAYER { (coup.player, coup.banker) } else { (coup.banker, coup.player) }
}

const fn natural<const PLAYER: bool>(coup: Coup) -> bool {
    if PLAYER { coup.player_natural() } else { coup.banker_natural() }
}

const fn by<const PLAYER: bool, const MARGIN: u8>(coup: Coup) -> bool {
    margin::<PLAYER>(coup) == MARGIN && !natural::<PLAYER>(coup)
}

/// Any winning hand that is not a natural is paid by its margin, two cards or three
/// (`reading:uk-dragon-non-natural`).
const fn lines<const PLAYER: bool>(
    due: [Due; 6],
    natural_wins: Due,
    natural_ties: Due,
    cited: Cited,
) -> [Ruled<Coup>; 11] {
    [
        pays("wins by 9", by::<PLAYER, 9>, due[0], cited.margin),
        pays("wins by 8", by::<PLAYER, 8>, due[1], cited.margin),
        pays("wins by 7", by::<PLAYER, 7>, due[2], cited.margin),
        pays("wins by 6", by::<PLAYER, 6>, due[3], cited.margin),
        pays("wins by 5", by::<PLAYER, 5>, due[4], cited.margin),
        pays("wins by 4", by::<PLAYER, 4>, due[5], cited.margin),
        pays("natural winner", wins_naturally::<PLAYER>, natural_wins, cited.natural),
        pays("natural tie", ties_naturally::<PLAYER>, natural_ties, cited.natural_tie),
        loses("wins by less than 4", small::<PLAYER>, cited.small),
        loses("tie without naturals", plain_tie::<PLAYER>, cited.tie),
        loses("does not win", lost::<PLAYER>, cited.loss),
    ]
}

const fn wins_naturally<const PLAYER: bool>(coup: Coup) -> bool {
    margin::<PLAYER>(coup) > 0 && natural::<PLAYER>(coup)
}

const fn ties_naturally<const PLAYER: bool>(coup: Coup) -> bool {
    coup.tie() && natural::<PLAYER>(coup)
}

const fn small<const PLAYER: bool>(coup: Coup) -> bool {
    let margin = margin::<PLAYER>(coup);
    margin >= 1 && margin <= 3 && !natural::<PLAYER>(coup)
}

const fn plain_tie<const PLAYER: bool>(coup: Coup) -> bool {
    coup.tie() && !natural::<PLAYER>(coup)
}

const fn lost<const PLAYER: bool>(coup: Coup) -> bool {
    let (own, other) = counts::<PLAYER>(coup);
    own < other
}

/// 30-2808(5): at not less than these odds; natural ties push and other ties lose
/// (`reading:co-optional-bonus-ties`).
const OPTIONAL: Cited = Cited {
    margin: co::R2808_5,
    natural: co::R2808_5,
    natural_tie: co::R2808_5,
    tie: co::R2808_5,
    small: co::R2808_5,
    loss: co::R2808_5,
};

/// 30-2899.03(5) and (6).
const DRAGON: Cited = Cited {
    margin: co::R2899_03_5_C,
    natural: co::R2899_03_5_A,
    natural_tie: co::R2899_03_5_B,
    tie: co::R2899_03_6_E_III,
    small: co::R2899_03_4_B,
    loss: co::R2899_03_4_B,
};

/// 30-2899.07(8)(c).
const TALONS: Cited = Cited {
    margin: co::R2899_07_8_C,
    natural: co::R2899_07_8_C,
    natural_tie: co::R2899_07_8_C,
    tie: co::R2899_07_7_C_I,
    small: co::R2899_07_7_C_I,
    loss: co::R2899_07_7_C_I,
};

/// 6.39 to 6.44.
const BRITAIN: Cited = Cited {
    margin: uk::R6_41,
    natural: uk::R6_39,
    natural_tie: uk::R6_40,
    tie: uk::R6_44,
    small: uk::R6_43,
    loss: uk::R6_44,
};

/// The permitted tables of 6.42.
const BRITAIN_TABLES: Cited = Cited { margin: uk::R6_42, ..BRITAIN };

const PUSH: Due = Due::Fixed(Pay::Push);

const fn exactly(odds: [u32; 6]) -> [Due; 6] {
    [
        to(odds[0], 1),
        to(odds[1], 1),
        to(odds[2], 1),
        to(odds[3], 1),
        to(odds[4], 1),
        to(odds[5], 1),
    ]
}

const fn or_better(odds: [u32; 6]) -> [Due; 6] {
    [
        at_least(odds[0], 1),
        at_least(odds[1], 1),
        at_least(odds[2], 1),
        at_least(odds[3], 1),
        at_least(odds[4], 1),
        at_least(odds[5], 1),
    ]
}

/// A margin wager on each hand, by the same pay tables: what a margin pays, and a natural tie.
macro_rules! margins {
    ($title:literal, $due:ident, $natural:ident,
     $player:ident = ($player_id:literal, $player_alias:expr),
     $banker:ident = ($banker_id:literal, $banker_alias:expr),
     $tables:tt) => {
        margins!(side $player, $player_id, $player_alias, concat!($title, ", player"), true,
            $due, $natural, $tables);
        margins!(side $banker, $banker_id, $banker_alias, concat!($title, ", banker"), false,
            $due, $natural, $tables);
    };
    (side $name:ident, $id:literal, $alias:expr, $title:expr, $player:literal, $due:ident,
     $natural:ident, [$(($table:literal, $cited:expr, $odds:expr, $tie:expr)),* $(,)?]) => {
        #[doc = $title]
        pub static $name: Wager<Coup> = Wager {
            id: $id,
            aliases: $alias,
            title: $title,
            kind: Kind::Side,
            tables: &[$(PayTable {
                id: $table,
                meter: None,
                lines: &lines::<$player>($due($odds), $natural(1, 1), $tie, $cited),
            }),*],
        };
    };
}

/// What a margin of 9, 8, 7, 6, 5, 4 pays in the three common tables.
const ONE: [u32; 6] = [30, 10, 6, 4, 2, 1];
const TWO: [u32; 6] = [20, 8, 7, 4, 3, 1];
const THREE: [u32; 6] = [30, 10, 4, 4, 2, 2];

/// The least that 6.41 allows; not itself a well-balanced table, says 2.10.
const LEAST: [u32; 6] = [20, 8, 4, 4, 2, 1];

margins!(
    "Optional bonus",
    or_better,
    at_least,
    OPTIONAL_PLAYER = ("optional-bonus-player", &[]),
    OPTIONAL_BANKER = ("optional-bonus-banker", &[]),
    [("A", OPTIONAL, ONE, PUSH), ("B", OPTIONAL, TWO, PUSH), ("C", OPTIONAL, THREE, PUSH)]
);
margins!(
    "Dragon Bonus",
    exactly,
    to,
    DRAGON_PLAYER = ("dragon-bonus-player", &[]),
    DRAGON_BANKER = ("dragon-bonus-banker", &[]),
    [("PT1", DRAGON, ONE, PUSH), ("PT2", DRAGON, TWO, PUSH), ("PT3", DRAGON, THREE, PUSH)]
);
margins!(
    "Golden Talons",
    exactly,
    to,
    TALONS_PLAYER = ("golden-talons-player", &[]),
    TALONS_BANKER = ("golden-talons-banker", &[]),
    [
        ("PT-FLT-GT-01", TALONS, ONE, PUSH),
        ("PT-FLT-GT-02", TALONS, [20, 10, 5, 4, 2, 1], to(2, 1)),
        ("PT-FLT-GT-03", TALONS, [30, 12, 5, 3, 3, 1], PUSH),
        ("PT-FLT-GT-04", TALONS, TWO, PUSH),
        ("PT-FLT-GT-05", TALONS, THREE, PUSH),
    ]
);
margins!(
    "Dragon Bonus",
    or_better,
    at_least,
    BRITAIN_PLAYER = ("dragon-bonus-player", &["dragon-punto"]),
    BRITAIN_BANKER = ("dragon-bonus-banker", &["dragon-banco"]),
    [
        ("PT-min", BRITAIN, LEAST, PUSH),
        ("PT1", BRITAIN_TABLES, ONE, PUSH),
        ("PT2", BRITAIN_TABLES, TWO, PUSH),
        ("PT3", BRITAIN_TABLES, THREE, PUSH),
    ]
);
