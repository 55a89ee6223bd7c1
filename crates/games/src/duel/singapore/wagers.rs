//! The six wagers: 3.9, 3.10 and the pay tables of section 4.

use crate::duel::{Award, Hole, HoleClass, Jackpot, Showdown};
use HoleClass::{
    AceKing, AceKingSuited, AceQueenJack, AceQueenJackSuited, Aces, HighPair, LowPair, Nothing,
};
use hands::Category::Straight;
use law::sg;
use table::{Kind, Meter, PayTable, Ruled, Wager, flat, loses, pays, pushes, slice, to};

/// 3.10.2: a better hand wins with a straight or more, and stands off with less.
#[rustfmt::skip]
pub(super) static ANTE: Wager<Showdown> = Wager {
    id: "ante", aliases: &[], title: "Ante", kind: Kind::Main,
    tables: &[PayTable { id: "PT-1", meter: None, lines: &[
        pays  ("higher, a straight or better", |s| s.wins() && s.at_least(Straight), to(1, 1), sg::R4_1_1_A),
        pushes("higher, less than a straight", |s| s.wins() && !s.at_least(Straight),          sg::R3_10_2),
        pushes("same rank",                    Showdown::ties,                                 sg::R3_10_4),
        loses ("dealer is higher",             Showdown::loses,                                sg::R3_10_3),
        loses ("folded",                       Showdown::folded,                               sg::R3_9_1),
    ] }],
};

/// 3.10.2 to 3.10.4: the better hand wins, whatever it is.
const LATER: [Ruled<Showdown>; 4] = [
    pays("higher", Showdown::wins, to(1, 1), sg::R4_1_1_A),
    pushes("same rank", Showdown::ties, sg::R3_10_4),
    loses("dealer is higher", Showdown::loses, sg::R3_10_3),
    loses("folded", Showdown::folded, sg::R3_9_1),
];

const fn later(id: &'static str, title: &'static str) -> Wager<Showdown> {
    let tables = &[PayTable { id: "PT-1", meter: None, lines: &LATER }];
    Wager { id, aliases: &[], title, kind: Kind::Later, tables }
}

pub(super) static FLOP: Wager<Showdown> = later("flop", "Flop");
pub(super) static TURN: Wager<Showdown> = later("turn", "Turn");
pub(super) static RIVER: Wager<Showdown> = later("river", "River");

/// What is paid: hole cards that are listed, of a hand not folded.
const fn holds(h: Hole, class: HoleClass) -> bool {
    !h.folded && h.class as u8 == class as u8
}

/// The same, of a hand that is not lower than the dealer's.
const fn upheld(h: Hole, class: HoleClass) -> bool {
    holds(h, class) && !h.beaten
}

/// 4.1.1: on the hole cards of every hand that is shown (`reading:sg-bonus-lost-showdown`), or
/// lost with a lower hand, as 3.10.3 says to the letter.
#[rustfmt::skip]
pub(super) static BONUS: Wager<Hole> = Wager {
    id: "bonus", aliases: &[], title: "Bonus", kind: Kind::Side,
    tables: &[
        PayTable { id: "hole-cards", meter: None, lines: &[
            pays ("A-A against A-A",     |h| holds(h, Aces) && h.dealer_aces,  to(1000, 1), sg::R4_1_1_B),
            pays ("A-A",                 |h| holds(h, Aces) && !h.dealer_aces, to(30, 1),   sg::R4_1_1_B),
            pays ("A-K suited",          |h| holds(h, AceKingSuited),          to(25, 1),   sg::R4_1_1_B),
            pays ("A-Q or A-J suited",   |h| holds(h, AceQueenJackSuited),     to(20, 1),   sg::R4_1_1_B),
            pays ("A-K unsuited",        |h| holds(h, AceKing),                to(15, 1),   sg::R4_1_1_B),
            pays ("K-K, Q-Q or J-J",     |h| holds(h, HighPair),               to(10, 1),   sg::R4_1_1_B),
            pays ("A-Q or A-J unsuited", |h| holds(h, AceQueenJack),           to(5, 1),    sg::R4_1_1_B),
            pays ("10-10 to 2-2",        |h| holds(h, LowPair),                to(3, 1),    sg::R4_1_1_B),
            loses("no listed cards",     |h| holds(h, Nothing),                             sg::R4_1_1_B),
            loses("folded",              |h| h.folded,                                      sg::R3_9_1),
        ] },
        PayTable { id: "forfeit", meter: None, lines: &[
            pays ("A-A against A-A",     |h| upheld(h, Aces) && h.dealer_aces,  to(1000, 1), sg::R4_1_1_B),
            pays ("A-A",                 |h| upheld(h, Aces) && !h.dealer_aces, to(30, 1),   sg::R4_1_1_B),
            pays ("A-K suited",          |h| upheld(h, AceKingSuited),          to(25, 1),   sg::R4_1_1_B),
            pays ("A-Q or A-J suited",   |h| upheld(h, AceQueenJackSuited),     to(20, 1),   sg::R4_1_1_B),
            pays ("A-K unsuited",        |h| upheld(h, AceKing),                to(15, 1),   sg::R4_1_1_B),
            pays ("K-K, Q-Q or J-J",     |h| upheld(h, HighPair),               to(10, 1),   sg::R4_1_1_B),
            pays ("A-Q or A-J unsuited", |h| upheld(h, AceQueenJack),           to(5, 1),    sg::R4_1_1_B),
            pays ("10-10 to 2-2",        |h| upheld(h, LowPair),                to(3, 1),    sg::R4_1_1_B),
            loses("no listed cards",     |h| holds(h, Nothing),                              sg::R4_1_1_B),
            loses("lower hand",          |h| !h.folded && h.beaten && h.class != Nothing,    sg::R3_10_3),
            loses("folded",              |h| h.folded,                                       sg::R3_9_1),
        ] },
    ],
};

/// A hand still in, with that award, while the board alone makes no straight flush.
fn plain(j: Jackpot, award: Award) -> bool {
    !j.out && j.own == award && j.board != Award::StraightFlush
}

/// A hand still in, with a royal flush, while the board alone makes a straight flush: the better
/// paid of the two counts (`reading:sg-one-award`).
fn over(j: Jackpot, award: Award) -> bool {
    !j.out && j.own == award && j.board == Award::StraightFlush
}

/// The board alone, for a hand folded or not shown.
fn board(j: Jackpot, award: Award) -> bool {
    j.out && j.board == award
}

/// 4.2 for hands still in, 4.2.1 on the board alone; one award to a position, the highest.
#[rustfmt::skip]
pub(super) static JACKPOT: Wager<Jackpot> = Wager {
    id: "progressive-jackpot", aliases: &[], title: "Progressive Jackpot", kind: Kind::Progressive,
    tables: &[PayTable { id: "PT-1", meter: Some(Meter::unprinted()), lines: &[
        pays ("royal flush on the flop",  |j| plain(j, Award::RoyalFlop),  slice(100), sg::R4_2),
        pays ("royal flush on the turn",  |j| plain(j, Award::RoyalTurn),  slice(25),  sg::R4_2),
        pays ("royal flush on the river", |j| plain(j, Award::RoyalRiver), slice(5),   sg::R4_2),
        pays ("straight flush, best of 7", |j| !j.out && j.own == Award::StraightFlush, flat(1500), sg::R4_2),
        pays ("four of a kind, best of 7", |j| !j.out && j.own == Award::Four,          flat(300),  sg::R4_2),
        pays ("community royal flush",     |j| j.board == Award::RoyalBoard,     flat(10_000), sg::R4_2_1),
        pays ("community straight flush",  |j| board(j, Award::StraightFlush),   flat(1500),   sg::R4_2_1),
        pays ("community four of a kind",  |j| board(j, Award::Four),            flat(300),    sg::R4_2_1),
        pays ("royal flush on the flop over a straight flush",  |j| over(j, Award::RoyalFlop),
            slice(100), sg::R4_2).or_flat(1500, sg::R4_2_1),
        pays ("royal flush on the turn over a straight flush",  |j| over(j, Award::RoyalTurn),
            slice(25), sg::R4_2).or_flat(1500, sg::R4_2_1),
        pays ("royal flush on the river over a straight flush", |j| over(j, Award::RoyalRiver),
            slice(5), sg::R4_2).or_flat(1500, sg::R4_2_1),
        loses("no award", |j| j.board == Award::Nothing && (j.out || j.own == Award::Nothing), sg::R4_2),
    ] }],
};
