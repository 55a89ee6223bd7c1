//! Eternal Baccarat's five wagers and its twenty Single Events. 30-2899.07(7) and (8)(a), (b).

use super::base::plain_pair;
use super::event;
use super::events::{any_three, both_seven, cover, nines, sevens, treasure};
use crate::baccarat::facts::{Coup, Opening};
use law::co;
use table::{Kind, PayTable, Wager, loses, pays, to};

/// One of the five Eternal wagers, with its three tables.
macro_rules! eternal {
    ($name:ident, $id:literal, $title:literal, $one:expr, $two:expr, $three:expr) => {
        #[doc = concat!($title, ".")]
        pub static $name: Wager<Coup> = Wager {
            id: $id,
            aliases: &[],
            title: $title,
            kind: Kind::Side,
            tables: &[$one, $two, $three],
        };
    };
}

eternal!(
    SUN_7,
    "sun-7",
    "Sun 7",
    treasure!("PT-FLT-MB-01", seven, co::R2899_07_7_A_I),
    treasure!("PT-FLT-MB-02", seven, co::R2899_07_7_A_I),
    treasure!("PT-FLT-MB-03", seven, co::R2899_07_7_A_I)
);
eternal!(
    MOON_8,
    "moon-8",
    "Moon 8",
    treasure!("PT-FLT-MB-01", eight, co::R2899_07_7_A_II),
    treasure!("PT-FLT-MB-02", eight, co::R2899_07_7_A_II),
    treasure!("PT-FLT-MB-03", eight, co::R2899_07_7_A_II)
);
eternal!(
    SUPREME_7,
    "supreme-7",
    "Supreme 7",
    sevens!("PT-FLT-MB-01", three 200, two 50, co::R2899_07_7_A_III),
    sevens!("PT-FLT-MB-02", three 400, co::R2899_07_7_A_III),
    sevens!("PT-FLT-MB-03", two 100, co::R2899_07_7_A_III)
);
eternal!(
    DIVINE_9,
    "divine-9",
    "Divine 9",
    treasure!("PT-FLT-MB-01", nine, co::R2899_07_7_A_IV),
    treasure!("PT-FLT-MB-02", nine, co::R2899_07_7_A_IV),
    treasure!("PT-FLT-MB-03", nine, co::R2899_07_7_A_IV)
);
eternal!(
    ECLIPSE,
    "eclipse",
    "Eclipse",
    cover!(
        "PT-FLT-MB-01",
        |c| any_three(c) || both_seven(c, 3) || both_seven(c, 2),
        co::R2899_07_7_A_V
    ),
    cover!("PT-FLT-MB-02", |c| any_three(c) || both_seven(c, 3), co::R2899_07_7_A_V),
    cover!("PT-FLT-MB-03", |c| any_three(c) || both_seven(c, 2), co::R2899_07_7_A_V)
);

macro_rules! single {
    ($name:ident, $id:literal, $table:literal, $label:literal, $when:expr, $odds:literal) => {
        event!($name, $id, "Single Event", $table, $label, $when, to($odds, 1), co::R2899_07_8_B);
    };
}

single!(
    SE_01,
    "pt-flt-se-01",
    "PT-FLT-SE-01",
    "banker wins with a three-card 7",
    Coup::banker_three_card_seven,
    40
);
single!(
    SE_02,
    "pt-flt-se-02",
    "PT-FLT-SE-02",
    "player wins with a three-card 8",
    Coup::player_three_card_eight,
    25
);
single!(SE_21, "pt-flt-se-21", "PT-FLT-SE-21", "9 over 7", |c: Coup| c.over(9, 7), 25);
single!(
    SE_22,
    "pt-flt-se-22",
    "PT-FLT-SE-22",
    "two-card 8 over two-card 1",
    |c: Coup| c.over_cards(2, 8, 1),
    50
);
single!(
    SE_05,
    "pt-flt-se-05",
    "PT-FLT-SE-05",
    "player wins with a three-card 6",
    |c: Coup| c.player_wins() && c.player_is(3, 6),
    40
);
single!(
    SE_06,
    "pt-flt-se-06",
    "PT-FLT-SE-06",
    "banker wins with 1 or 2",
    |c: Coup| c.banker_wins() && c.banker <= 2,
    60
);
single!(
    SE_07,
    "pt-flt-se-07",
    "PT-FLT-SE-07",
    "both hands have 8 or 9",
    |c: Coup| c.player >= 8 && c.banker >= 8,
    20
);
single!(SE_08, "pt-flt-se-08", "PT-FLT-SE-08", "1 over 0", |c: Coup| c.over(1, 0), 90);
single!(
    SE_23,
    "pt-flt-se-23",
    "PT-FLT-SE-23",
    "three-card 6 over three-card 3",
    |c: Coup| c.over_cards(3, 6, 3),
    150
);
single!(
    SE_10,
    "pt-flt-se-10",
    "PT-FLT-SE-10",
    "three-card 8 over three-card 0",
    |c: Coup| c.over_cards(3, 8, 0),
    130
);
single!(
    SE_11,
    "pt-flt-se-11",
    "PT-FLT-SE-11",
    "banker wins over a two-card 7",
    |c: Coup| c.banker_wins() && c.player_is(2, 7),
    30
);
single!(
    SE_24,
    "pt-flt-se-24",
    "PT-FLT-SE-24",
    "three-card 9 over three-card 6",
    |c: Coup| c.over_cards(3, 9, 6),
    200
);
single!(
    SE_13,
    "pt-flt-se-13",
    "PT-FLT-SE-13",
    "three-card 9 over three-card 8",
    |c: Coup| c.over_cards(3, 9, 8),
    200
);
single!(
    SE_14,
    "pt-flt-se-14",
    "PT-FLT-SE-14",
    "player's three-card 8 over a three-card 0",
    |c: Coup| c.player_is(3, 8) && c.banker_is(3, 0),
    250
);
single!(
    SE_15,
    "pt-flt-se-15",
    "PT-FLT-SE-15",
    "tie with 0",
    |c: Coup| c.tie() && c.player == 0,
    150
);
single!(
    SE_16,
    "pt-flt-se-16",
    "PT-FLT-SE-16",
    "tie with 1, 2 or 3",
    |c: Coup| c.tie() && matches!(c.player, 1..=3),
    70
);
single!(
    SE_17,
    "pt-flt-se-17",
    "PT-FLT-SE-17",
    "tie with 4, 5, 6 or 7",
    |c: Coup| c.tie() && matches!(c.player, 4..=7),
    15
);
single!(
    SE_18,
    "pt-flt-se-18",
    "PT-FLT-SE-18",
    "tie with 8 or 9",
    |c: Coup| c.tie() && c.player >= 8,
    40
);
plain_pair!(
    SE_19,
    "pt-flt-se-19",
    "Single Event, player pair",
    "PT-FLT-SE-19",
    player,
    co::R2899_07_8_B
);
plain_pair!(
    SE_20,
    "pt-flt-se-20",
    "Single Event, banker pair",
    "PT-FLT-SE-20",
    banker,
    co::R2899_07_8_B
);
