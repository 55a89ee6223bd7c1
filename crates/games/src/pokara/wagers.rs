//! The base wager, its double, and the Bonus Bet with its two tables. Even money is not printed
//! (`reading:ca-pan-even-money`).

use super::facts::{Clash, Dealt, End, Quality};
use law::ca::pokara;
use table::{Kind, PayTable, Wager, loses, pays, pushes, to};

/// The wager on the hand.
#[rustfmt::skip]
pub static BASE: Wager<Clash> = Wager {
    id: "base", aliases: &["initial"], title: "Base", kind: Kind::Main,
    tables: &[PayTable { id: "even", meter: None, lines: &[
        pays  ("player is higher",                |c| c.end == End::Higher,     to(1, 1), pokara::R8),
        pays  ("player-dealer did not improve",   |c| c.end == End::BankFailed, to(1, 1), pokara::R7_B),
        pushes("hands of one rank",               |c| c.end == End::Equal,                pokara::R9),
        loses ("player-dealer is higher",         |c| c.end == End::Lower,                pokara::R8),
        loses ("drew without improving",          |c| c.end == End::Failed,               pokara::R4_B),
    ] }],
};

/// As much again, made before a draw.
#[rustfmt::skip]
pub static DOUBLE: Wager<Clash> = Wager {
    id: "double", aliases: &[], title: "Double", kind: Kind::Later,
    tables: &[PayTable { id: "even", meter: None, lines: &[
        pays  ("player is higher",                |c| c.end == End::Higher,     to(1, 1), pokara::R8),
        pays  ("player-dealer did not improve",   |c| c.end == End::BankFailed, to(1, 1), pokara::R7_B),
        pushes("hands of one rank",               |c| c.end == End::Equal,                pokara::R9),
        loses ("player-dealer is higher",         |c| c.end == End::Lower,                pokara::R8),
        loses ("drew without improving",          |c| c.end == End::Failed,               pokara::R4_B),
    ] }],
};

/// On the three cards dealt, whatever comes of them. Table A pays most for aces of hearts, table B
/// for clubs.
#[rustfmt::skip]
pub static BONUS: Wager<Dealt> = Wager {
    id: "bonus", aliases: &["bonus-bet"], title: "Bonus Bet", kind: Kind::Side,
    tables: &[
        PayTable { id: "POK-BONUS-A", meter: None, lines: &[
            pays ("A-A-A of hearts", |d| d.0 == Quality::HeartAces,                         to(500, 1), pokara::RS5_9),
            pays ("trip flush",      |d| d.trip_flush() && d.0 != Quality::HeartAces,       to(60, 1),  pokara::RS5_9),
            pays ("royal flush",     |d| d.0 == Quality::RoyalFlush,                        to(30, 1),  pokara::RS5_9),
            pays ("straight flush",  |d| d.0 == Quality::StraightFlush,                     to(20, 1),  pokara::RS5_9),
            pays ("three of a kind", |d| d.0 == Quality::ThreeOfAKind,                      to(10, 1),  pokara::RS5_9),
            pays ("flush",           |d| d.0 == Quality::Flush,                             to(3, 1),   pokara::RS5_9),
            loses("less than a flush", |d| d.0 == Quality::Less,                                        pokara::RS5_9),
        ] },
        PayTable { id: "POK-BONUS-B", meter: None, lines: &[
            pays ("trip flush of clubs", |d| d.0 == Quality::ClubTrips,                     to(200, 1), pokara::RS6_I),
            pays ("trip flush",      |d| d.trip_flush() && d.0 != Quality::ClubTrips,       to(50, 1),  pokara::RS6_I),
            pays ("royal flush",     |d| d.0 == Quality::RoyalFlush,                        to(30, 1),  pokara::RS6_I),
            pays ("straight flush",  |d| d.0 == Quality::StraightFlush,                     to(20, 1),  pokara::RS6_I),
            pays ("three of a kind", |d| d.0 == Quality::ThreeOfAKind,                      to(8, 1),   pokara::RS6_I),
            pays ("flush",           |d| d.0 == Quality::Flush,                             to(3, 1),   pokara::RS6_I),
            loses("less than a flush", |d| d.0 == Quality::Less,                                        pokara::RS6_D),
        ] },
    ],
};
