//! Colorado's base wagers: Player, Banker, Tie, pairs, total cards. 30-2807, 30-2808.

use crate::baccarat::facts::{Coup, Opening, Pair};
use law::{Cite, co};
use money::Odds;
use table::{Due, Kind, PayTable, Ruled, Wager, at_least, loses, pays, pushes, to};

/// 30-2807(1)(b), 30-2808(1).
#[rustfmt::skip]
pub static PLAYER: Wager<Coup> = Wager {
    id: "player", aliases: &["punto"], title: "Player", kind: Kind::Main,
    tables: &[PayTable { id: "even", meter: None, lines: &[
        pays  ("player's hand wins", Coup::player_wins, to(1, 1), co::R2808_1),
        loses ("banker's hand wins", Coup::banker_wins,           co::R2807_1_B_II),
        pushes("tie",                Coup::tie,                   co::R2807_1_B_III),
    ] }],
};

/// The winner's vigorish. 30-2808(3).
#[rustfmt::skip]
const VIGORISH: [Ruled<Coup>; 3] = [
    pays  ("banker's hand wins", Coup::banker_wins, Due::Less(Odds::EVEN), co::R2808_3),
    loses ("player's hand wins", Coup::player_wins,                        co::R2807_1_A_II),
    pushes("tie",                Coup::tie,                                co::R2807_1_A_III),
];

/// The tie vigorish instead. 30-2808(3)(c).
#[rustfmt::skip]
const TIE_VIGORISH: [Ruled<Coup>; 3] = [
    pays ("banker's hand wins", Coup::banker_wins, to(1, 1),    co::R2808_3_C),
    loses("player's hand wins", Coup::player_wins,              co::R2807_1_A_II),
    pays ("tie, charged",       Coup::tie,         Due::Charge, co::R2808_3_C),
];

/// No vigorish; a winning three-card 7 pushes, by the rule of the variation.
#[rustfmt::skip]
const fn free(rule: Cite) -> [Ruled<Coup>; 4] {
    [
        pays  ("banker's hand wins", |c| c.banker_wins() && !c.banker_three_card_seven(),
               to(1, 1), rule),
        pushes("banker wins with a three-card 7", Coup::banker_three_card_seven, rule),
        loses ("player's hand wins", Coup::player_wins, co::R2807_1_A_II),
        pushes("tie",                Coup::tie,         co::R2807_1_A_III),
    ]
}

const POSTED: PayTable<Coup> = PayTable { id: "vigorish", meter: None, lines: &VIGORISH };
const TIES: PayTable<Coup> = PayTable { id: "tie-vigorish", meter: None, lines: &TIE_VIGORISH };

macro_rules! banker {
    ($name:ident, $doc:literal, $tables:expr) => {
        #[doc = $doc]
        pub static $name: Wager<Coup> = Wager {
            id: "banker",
            aliases: &["banco", "bank"],
            title: "Banker",
            kind: Kind::Main,
            tables: $tables,
        };
    };
}

macro_rules! free {
    ($rule:expr) => {
        PayTable { id: "commission-free", meter: None, lines: &free($rule) }
    };
}

banker!(
    BANKER,
    "30-2807(1)(a), 30-2808(3): vigorish as posted.",
    &[POSTED, TIES, free!(co::R2808_3_E),]
);
banker!(BANKER_FIVE, "30-2899.01(4): 5 percent on a win.", &[POSTED]);
banker!(BANKER_EZ, "30-2899.04(2): no vigorish.", &[free!(co::R2899_04_2)]);
banker!(BANKER_FROG, "30-2899.05(1), (5).", &[POSTED, TIES, free!(co::R2899_05_5)]);
banker!(BANKER_INFINITE, "30-2899.06(1), (3).", &[POSTED, TIES, free!(co::R2899_06_3)]);
banker!(BANKER_ETERNAL, "30-2899.07(4).", &[POSTED, free!(co::R2899_07_4)]);

/// 30-2807(1)(c), 30-2808(2).
#[rustfmt::skip]
pub static TIE: Wager<Coup> = Wager {
    id: "tie", aliases: &["egalite"], title: "Tie", kind: Kind::Main,
    tables: &[PayTable { id: "tie", meter: None, lines: &[
        pays ("tie",    Coup::tie,     at_least(8, 1), co::R2808_2),
        loses("no tie", |c| !c.tie(),                  co::R2807_1_C),
    ] }],
};

/// 30-2807(1)(d); one payment when both hands qualify (`reading:co-perfect-pair-once`).
#[rustfmt::skip]
pub static PERFECT_PAIR: Wager<Opening> = Wager {
    id: "perfect-pair", aliases: &[], title: "Perfect Pair", kind: Kind::Side,
    tables: &[PayTable { id: "perfect-pair", meter: None, lines: &[
        pays ("identical pair", perfect,        at_least(25, 1), co::R2807_1_D),
        loses("no identical pair", |o| !perfect(o),              co::R2807_1_D),
    ] }],
};

fn perfect(opening: Opening) -> bool {
    opening.player == Pair::Same || opening.banker == Pair::Same
}

/// A wager on a pair in one hand's first two cards, suits disregarded or, by the narrower
/// reading, of two suits (`reading:co-match-pair`).
macro_rules! pair {
    ($name:ident, $id:literal, $title:literal, $side:ident, $rule:expr) => {
        #[doc = concat!($title, ".")]
        #[rustfmt::skip]
        pub static $name: Wager<Opening> = Wager {
            id: $id, aliases: &[], title: $title, kind: Kind::Side,
            tables: &[
                PayTable { id: "any-pair", meter: None, lines: &[
                    pays ("pair",    |o| o.$side.is_pair(),  to(11, 1), $rule),
                    loses("no pair", |o| !o.$side.is_pair(),            $rule),
                ] },
                PayTable { id: "unsuited-pair", meter: None, lines: &[
                    pays ("unsuited pair",    |o| o.$side == Pair::Unsuited, to(11, 1), $rule),
                    loses("no unsuited pair", |o| o.$side != Pair::Unsuited,            $rule),
                ] },
            ],
        };
    };
}

pair!(MATCH_PAIR_PLAYER, "match-pair-player", "Match Pair, player", player, co::R2802_12);
pair!(MATCH_PAIR_BANKER, "match-pair-banker", "Match Pair, banker", banker, co::R2802_12);

/// A wager on a pair in one hand's first two cards.
macro_rules! plain_pair {
    ($name:ident, $id:literal, $title:literal, $table:literal, $side:ident, $rule:expr) => {
#[doc = concat!($title, ".")]
        #[rustfmt::skip]
        pub static $name: Wager<Opening> = Wager {
            id: $id, aliases: &[], title: $title, kind: Kind::Side,
            tables: &[PayTable { id: $table, meter: None, lines: &[
                pays ("pair",    |o| o.$side.is_pair(),  to(11, 1), $rule),
                loses("no pair", |o| !o.$side.is_pair(),            $rule),
            ] }],
        };
    };
}
pub(crate) use plain_pair;

super::event!(
    TOTAL_4,
    "total-4",
    "Total cards 4",
    "total-cards",
    "four cards",
    |c: Coup| c.cards() == 4,
    to(3, 2),
    co::R2808_4
);
super::event!(
    TOTAL_5,
    "total-5",
    "Total cards 5",
    "total-cards",
    "five cards",
    |c: Coup| c.cards() == 5,
    to(2, 1),
    co::R2808_4
);
super::event!(
    TOTAL_6,
    "total-6",
    "Total cards 6",
    "total-cards",
    "six cards",
    |c: Coup| c.cards() == 6,
    to(2, 1),
    co::R2808_4
);
