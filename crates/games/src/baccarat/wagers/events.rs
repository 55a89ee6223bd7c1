//! Wagers on one event of the coup: 5 Treasures, Golden Frog, Infinite Fortune.
//!
//! "X over Y" without a side is won by either hand (`reading:co-over-either-side`).

use super::base::plain_pair;
use super::event;
use crate::baccarat::facts::{Coup, Opening};
use law::co;
use table::{Kind, PayTable, Wager, loses, pays, to};

/// A pay table of one of the three events that 5 Treasures and Eternal Baccarat share.
macro_rules! treasure {
    ($id:literal, seven, $rule:expr) => {
        treasure!($id, "banker wins with a three-card 7", Coup::banker_three_card_seven, 40, $rule)
    };
    ($id:literal, eight, $rule:expr) => {
        treasure!($id, "player wins with a three-card 8", Coup::player_three_card_eight, 25, $rule)
    };
    ($id:literal, nine, $rule:expr) => {
        PayTable {
            id: $id,
            meter: None,
            lines: &[
                pays(
                    "both hands a three-card 9",
                    |c: Coup| c.player_is(3, 9) && c.banker_is(3, 9),
                    to(75, 1),
                    $rule,
                ),
                pays(
                    "one hand a three-card 9",
                    |c: Coup| c.player_is(3, 9) != c.banker_is(3, 9),
                    to(10, 1),
                    $rule,
                ),
                loses("no three-card 9", |c| !nines(c), $rule),
            ],
        }
    };
    ($id:literal, $label:literal, $when:expr, $odds:literal, $rule:expr) => {
        PayTable {
            id: $id,
            meter: None,
            lines: &[
                pays($label, $when, to($odds, 1), $rule),
                loses("any other result", |c| !($when)(c), $rule),
            ],
        }
    };
}
pub(super) use treasure;

/// A pay table for two sevens: with three cards each, with two, or with either.
macro_rules! sevens {
    ($id:literal, three $three:literal, $rule:expr) => {
        PayTable {
            id: $id,
            meter: None,
            lines: &[
                pays("both hands a three-card 7", |c| both_seven(c, 3), to($three, 1), $rule),
                loses("any other result", |c| !both_seven(c, 3), $rule),
            ],
        }
    };
    ($id:literal, two $two:literal, $rule:expr) => {
        PayTable {
            id: $id,
            meter: None,
            lines: &[
                pays("both hands a two-card 7", |c| both_seven(c, 2), to($two, 1), $rule),
                loses("any other result", |c| !both_seven(c, 2), $rule),
            ],
        }
    };
    ($id:literal, three $three:literal, two $two:literal, $rule:expr) => {
        PayTable {
            id: $id,
            meter: None,
            lines: &[
                pays("both hands a three-card 7", |c| both_seven(c, 3), to($three, 1), $rule),
                pays("both hands a two-card 7", |c| both_seven(c, 2), to($two, 1), $rule),
                loses("any other result", |c| !both_seven(c, 3) && !both_seven(c, 2), $rule),
            ],
        }
    };
}
pub(super) use sevens;

/// A pay table that covers all events of the others at 6 to 1.
macro_rules! cover {
    ($id:literal, $when:expr, $rule:expr) => {
        PayTable {
            id: $id,
            meter: None,
            lines: &[
                pays("any of the four wins", $when, to(6, 1), $rule),
                loses("none of the four wins", |c| !($when)(c), $rule),
            ],
        }
    };
}
pub(super) use cover;

// 5 Treasures, 30-2899.01(5) and (6)(c).

/// Fortune 7: the banker wins with a three-card 7.
#[rustfmt::skip]
pub static FORTUNE_7: Wager<Coup> = Wager {
    id: "fortune-7", aliases: &[], title: "Fortune 7", kind: Kind::Side,
    tables: &[treasure!("PT1", seven, co::R2899_01_5_A), treasure!("PT2", seven, co::R2899_01_5_A)],
};

/// Golden 8: the player wins with a three-card 8.
#[rustfmt::skip]
pub static GOLDEN_8: Wager<Coup> = Wager {
    id: "golden-8", aliases: &[], title: "Golden 8", kind: Kind::Side,
    tables: &[treasure!("PT1", eight, co::R2899_01_5_B), treasure!("PT2", eight, co::R2899_01_5_B)],
};

/// Heavenly 9: a three-card 9 in one hand or both.
#[rustfmt::skip]
pub static HEAVENLY_9: Wager<Coup> = Wager {
    id: "heavenly-9", aliases: &[], title: "Heavenly 9", kind: Kind::Side,
    tables: &[treasure!("PT1", nine, co::R2899_01_5_C), treasure!("PT2", nine, co::R2899_01_5_C)],
};

/// Blazing 7's: both hands a 7 with as many cards (`reading:co-blazing-mixed`).
#[rustfmt::skip]
pub static BLAZING_7S: Wager<Coup> = Wager {
    id: "blazing-7s", aliases: &[], title: "Blazing 7's", kind: Kind::Side,
    tables: &[
        sevens!("PT1", three 400, co::R2899_01_5_D),
        sevens!("PT2", three 200, two 50, co::R2899_01_5_D),
    ],
};

/// Cover All: whatever wins one of the four on the table in use.
#[rustfmt::skip]
pub static COVER_ALL: Wager<Coup> = Wager {
    id: "cover-all", aliases: &[], title: "Cover All", kind: Kind::Side,
    tables: &[
        cover!("PT1", |c| any_three(c) || both_seven(c, 3), co::R2899_01_5_E),
        cover!("PT2", |c| any_three(c) || both_seven(c, 3) || both_seven(c, 2), co::R2899_01_5_E),
    ],
};

/// Both hands count 7 with that many cards each.
pub(super) const fn both_seven(coup: Coup, cards: u8) -> bool {
    coup.player_is(cards, 7) && coup.banker_is(cards, 7)
}

/// A three-card 9 in one hand or both.
pub(super) const fn nines(coup: Coup) -> bool {
    coup.player_is(3, 9) || coup.banker_is(3, 9)
}

/// Any of the three events that every such table has.
pub(super) const fn any_three(coup: Coup) -> bool {
    coup.banker_three_card_seven() || coup.player_three_card_eight() || nines(coup)
}

// Golden Frog, 30-2899.05(4).

event!(
    FROG_9_OVER_7,
    "three-card-9-over-three-card-7",
    "Three-card 9 over three-card 7",
    "GF",
    "a three-card 9 beats a three-card 7",
    |c: Coup| c.over_cards(3, 9, 7),
    to(200, 1),
    co::R2899_05_4_A
);
event!(
    FROG_9_OVER_1,
    "three-card-9-over-three-card-1",
    "Three-card 9 over three-card 1",
    "GF",
    "a three-card 9 beats a three-card 1",
    |c: Coup| c.over_cards(3, 9, 1),
    to(150, 1),
    co::R2899_05_4_B
);
event!(
    FROG_NATURAL_9,
    "natural-9-over-two-card-7",
    "Natural 9 over two-card 7",
    "GF",
    "a two-card 9 beats a two-card 7",
    |c: Coup| c.over_cards(2, 9, 7),
    to(50, 1),
    co::R2899_05_4_C
);
event!(
    FROG_8_OVER_6,
    "8-over-6",
    "8 over 6",
    "GF",
    "an 8 beats a 6",
    |c: Coup| c.over(8, 6),
    to(25, 1),
    co::R2899_05_4_D
);
event!(
    JIN_CHAN,
    "jin-chan",
    "Jin Chan",
    "GF",
    "banker wins with a three-card 7",
    Coup::banker_three_card_seven,
    to(40, 1),
    co::R2899_05_4_E
);
event!(
    KOI,
    "koi",
    "Koi",
    "GF",
    "player wins with a three-card 8",
    Coup::player_three_card_eight,
    to(25, 1),
    co::R2899_05_4_F
);

// Infinite Fortune, 30-2899.06(6).

event!(
    SUPERSHOT_9_OVER_8,
    "supershot-three-card-9-over-8",
    "Supershot 3-card 9 over 3-card 8",
    "IF",
    "a three-card 9 beats a three-card 8",
    |c: Coup| c.over_cards(3, 9, 8),
    to(200, 1),
    co::R2899_06_6_B
);
event!(
    SUPERSHOT_8_OVER_7,
    "supershot-8-over-7",
    "Supershot 8 over 7",
    "IF",
    "an 8 beats a 7",
    |c: Coup| c.over(8, 7),
    to(25, 1),
    co::R2899_06_6_D
);
event!(
    SUPER_7,
    "super-7",
    "Super 7",
    "IF",
    "banker wins with a three-card 7",
    Coup::banker_three_card_seven,
    to(40, 1),
    co::R2899_06_6_E
);
event!(
    FORTUNE_8,
    "fortune-8",
    "Fortune 8",
    "IF",
    "player wins with a three-card 8",
    Coup::player_three_card_eight,
    to(25, 1),
    co::R2899_06_6_F
);
plain_pair!(BANKER_PAIR, "banker-pair", "Banker Pair", "IF", banker, co::R2899_06_6_G);
plain_pair!(PLAYER_PAIR, "player-pair", "Player Pair", "IF", player, co::R2899_06_6_H);

macro_rules! natural {
    ($id:literal, $odds:literal) => {
        PayTable {
            id: $id,
            meter: None,
            lines: &[
                pays(
                    "natural 9 beats natural 8",
                    |c: Coup| c.over_cards(2, 9, 8),
                    to($odds, 1),
                    co::R2899_06_6_C,
                ),
                loses("any other result", |c: Coup| !c.over_cards(2, 9, 8), co::R2899_06_6_C),
            ],
        }
    };
}

/// Supershot natural 9 over 8, with three options.
pub static SUPERSHOT_NATURAL: Wager<Coup> = Wager {
    id: "supershot-natural-9-over-8",
    aliases: &[],
    title: "Supershot natural 9 over 8",
    kind: Kind::Side,
    tables: &[natural!("option-1", 50), natural!("option-2", 45), natural!("option-3", 40)],
};
