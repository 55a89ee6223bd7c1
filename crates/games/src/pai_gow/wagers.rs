//! The wagers of Great Britain: the standard one, Fortune with its Envy Bonus, Jokolor.

use super::facts::{Clash, Colours, Envied, Fortune};
use law::{Cite, reading, uk};
use money::Cents;
use table::{Due, Kind, Pay, PayTable, Ruled, Wager, at_least, loses, pays, pushes};

/// 13.22 to 13.26: both hands against the dealer's.
#[rustfmt::skip]
pub static STANDARD: Wager<Clash> = Wager {
    id: "standard", aliases: &["base", "main"], title: "Standard wager", kind: Kind::Main,
    tables: &[PayTable { id: "PT-min", meter: None, lines: &[
        pays  ("both hands win",               Clash::wins,             at_least(19, 20), uk::R13_26),
        pushes("one hand wins, one loses",     Clash::stands_off,                         uk::R13_23),
        pushes("one hand wins, one is copied", Clash::wins_and_copies,        reading::UK_PAI_GOW_COPIES),
        loses ("both hands lose",              Clash::loses,                              uk::R13_24),
        loses ("one hand loses, one is copied", Clash::loses_and_copies,                  uk::R13_25),
        loses ("both hands are copied",        Clash::copies_twice,                       uk::R13_25),
        // Any other number of cards in front is refused (13.18), so that a foul is always this one.
        loses ("foul", |c| matches!(c, Clash::Fouled | Clash::Miscounted),                uk::R13_19_C),
    ] }],
};

/// 13.36, 13.37: eleven figures to 1, from a 7 Card Straight Flush down, and what three pairs do.
#[rustfmt::skip]
const fn fortune(n: [u32; 11], three_pairs: Due, rule: Cite) -> [Ruled<Fortune>; 13] {
    // 13.35: what a list does not pay loses by that.
    let three = if matches!(three_pairs, Due::Fixed(Pay::Lose)) { uk::R13_35 } else { rule };
    [
        pays ("7 card straight flush",   |f| f == Fortune::SevenStraightFlush, at_least(n[0], 1), rule),
        pays ("royal flush and royal match", |f| f == Fortune::RoyalMatch,     at_least(n[1], 1), rule),
        pays ("7 card straight flush with joker", |f| f == Fortune::SevenStraightFlushWithJoker, at_least(n[2], 1), rule),
        pays ("five aces",               |f| f == Fortune::FiveAces,           at_least(n[3], 1), rule),
        pays ("royal flush",             |f| f == Fortune::RoyalFlush,         at_least(n[4], 1), rule),
        pays ("straight flush",          |f| f == Fortune::StraightFlush,      at_least(n[5], 1), rule),
        pays ("four of a kind",          |f| f == Fortune::FourOfAKind,        at_least(n[6], 1), rule),
        pays ("full house",              |f| f == Fortune::FullHouse,          at_least(n[7], 1), rule),
        pays ("flush",                   |f| f == Fortune::Flush,              at_least(n[8], 1), rule),
        pays ("three of a kind",         |f| f == Fortune::ThreeOfAKind,       at_least(n[9], 1), rule),
        pays ("straight",                |f| f == Fortune::Straight,           at_least(n[10], 1), rule),
        pays ("three pairs",             |f| f == Fortune::ThreePairs,         three_pairs,       three),
        loses("less",                    |f| f == Fortune::Less,                            uk::R13_35),
    ]
}

const LEAST: [u32; 11] = [2500, 1000, 500, 250, 100, 50, 20, 5, 4, 3, 2];
const PUSH: Due = Due::Fixed(Pay::Push);
const LOSE: Due = Due::Fixed(Pay::Lose);

/// 13.30: the best hand of all seven cards. The push on three pairs is the house's choice where
/// it pays the minimum odds.
#[rustfmt::skip]
pub static FORTUNE: Wager<Fortune> = Wager {
    id: "fortune", aliases: &["fortune-pai-gow"], title: "Fortune", kind: Kind::Side,
    tables: &[
        PayTable { id: "PT-min", meter: None, lines: &fortune(LEAST, PUSH, uk::R13_36) },
        PayTable { id: "PT-min-no-push", meter: None, lines: &fortune(LEAST, LOSE, uk::R13_36) },
        PayTable { id: "PT1", meter: None,
            lines: &fortune([5000, 1000, 750, 250, 100, 50, 20, 5, 4, 3, 2], PUSH, uk::R13_37) },
        PayTable { id: "PT2", meter: None,
            lines: &fortune([8000, 2000, 1000, 400, 150, 50, 25, 5, 4, 3, 2], LOSE, uk::R13_37) },
    ],
};

/// A fixed amount, whatever was staked, or more.
const fn pounds(n: i64) -> Due {
    Due::FlatAtLeast(Cents::dollars(n))
}

/// 13.45: seven amounts at least, from a 7 Card Straight Flush down. PT1 is the list of minimums.
#[rustfmt::skip]
const fn envy(n: [i64; 7], rule: Cite) -> [Ruled<Envied>; 8] {
    [
        pays ("7 card straight flush",   |e| e.0 == Fortune::SevenStraightFlush, pounds(n[0]), rule),
        pays ("royal flush and royal match", |e| e.0 == Fortune::RoyalMatch,     pounds(n[1]), rule),
        pays ("7 card straight flush with joker", |e| e.0 == Fortune::SevenStraightFlushWithJoker, pounds(n[2]), rule),
        pays ("five aces",               |e| e.0 == Fortune::FiveAces,           pounds(n[3]), rule),
        pays ("royal flush",             |e| e.0 == Fortune::RoyalFlush,         pounds(n[4]), rule),
        pays ("straight flush",          |e| e.0 == Fortune::StraightFlush,      pounds(n[5]), rule),
        pays ("four of a kind",          |e| e.0 == Fortune::FourOfAKind,        pounds(n[6]), rule),
        loses("less than four of a kind", |e| !e.0.is_envied(),                     uk::R13_42),
    ]
}

/// 13.38 to 13.45: for a Fortune wager of the qualifying amount, by every other player's hand.
#[rustfmt::skip]
pub static ENVY: Wager<Envied> = Wager {
    id: "envy", aliases: &["envy-bonus"], title: "Envy Bonus", kind: Kind::Bonus,
    tables: &[
        PayTable { id: "PT1", meter: None, lines: &envy([500, 125, 50, 25, 10, 5, 2], uk::R13_45_A) },
        PayTable { id: "PT2", meter: None, lines: &envy([2500, 500, 250, 100, 25, 10, 2], uk::R13_45_B) },
    ],
};

/// 13.48, 13.51, 13.52: the highest row alone.
#[rustfmt::skip]
pub static JOKOLOR: Wager<Colours> = Wager {
    id: "jokolor", aliases: &[], title: "Jokolor", kind: Kind::Side,
    tables: &[PayTable { id: "PT-min", meter: None, lines: &[
        pays ("six of one colour and the joker", |c| c == Colours::SixAndJoker, at_least(30, 1), uk::R13_51),
        pays ("seven of one colour",             |c| c == Colours::Seven,       at_least(10, 1), uk::R13_51),
        pays ("the joker",                       |c| c == Colours::Joker,       at_least(5, 1),  uk::R13_51),
        loses("two colours and no joker",        |c| c == Colours::Mixed,                        uk::R13_52),
    ] }],
};
