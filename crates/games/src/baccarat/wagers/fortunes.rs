//! 99 Fortunes Progressive: the four opening cards, best row only. 30-2899.02(3), (4), (11).

use crate::baccarat::facts::Fortunes;
use law::{Cite, co};
use table::{Kind, Meter, PayTable, Ruled, Wager, flat, loses, pays, share};

const fn row(
    label: &'static str,
    when: fn(Fortunes) -> bool,
    dollars: i64,
    envy: i64,
    rule: Cite,
) -> Ruled<Fortunes> {
    pays(label, when, flat(dollars), rule).envy(envy)
}

/// What suited quads, quads, trips, two pair and a suited pair pay, and the top row's envy.
const fn two_pair_table(fixed: [i64; 5], envy: i64, rule: Cite) -> [Ruled<Fortunes>; 7] {
    use Fortunes as F;
    [
        pays(
            "suited four of a kind of the seat's number",
            |f| f == F::SuitedQuadsMatched,
            share(100),
            rule,
        )
        .envy(envy),
        row("other suited four of a kind", |f| f == F::SuitedQuads, fixed[0], 0, rule),
        row("four of a kind", |f| f == F::Quads, fixed[1], 0, rule),
        row("three of a kind", |f| matches!(f, F::SuitedTrips | F::Trips), fixed[2], 0, rule),
        row("two pair", |f| matches!(f, F::TwoPair | F::TwoPairSuited), fixed[3], 0, rule),
        row("suited pair", |f| f == F::SuitedPair, fixed[4], 0, rule),
        loses("nothing listed", |f| f == F::Nothing, co::R2899_02),
    ]
}

/// P5 and P6 list suited trips instead of two pair, and an envy on every row.
const fn suited_trips_table(trips: i64, pair: i64) -> [Ruled<Fortunes>; 7] {
    use Fortunes as F;
    const RULE: Cite = co::R2899_02_11;
    [
        pays(
            "suited four of a kind of the seat's number",
            |f| f == F::SuitedQuadsMatched,
            share(100),
            RULE,
        )
        .envy(1000),
        row("other suited four of a kind", |f| f == F::SuitedQuads, 5000, 500, RULE),
        row("four of a kind", |f| f == F::Quads, 500, 50, RULE),
        row("suited three of a kind", |f| f == F::SuitedTrips, 125, 25, RULE),
        row("three of a kind", |f| f == F::Trips, trips, 5, RULE),
        row("suited pair", |f| matches!(f, F::SuitedPair | F::TwoPairSuited), pair, 1, RULE),
        loses("nothing listed", |f| matches!(f, F::TwoPair | F::Nothing), co::R2899_02),
    ]
}

const fn table(
    id: &'static str,
    dollars: i64,
    lines: &'static [Ruled<Fortunes>],
) -> PayTable<Fortunes> {
    PayTable { id, meter: Some(Meter::plain(dollars)), lines }
}

/// The spots and the decks that a pay table is printed for, 30-2899.02(11); none where its title
/// names none.
pub fn printed_for(table: &str) -> Option<(u32, u32)> {
    match table {
        "P2-6-SPOTS" | "P3-6-SPOTS-PHP200" => Some((6, 8)),
        "P2-7-SPOTS-5" | "P2-7-SPOTS-PHP100" | "P3-7-SPOTS-PHP200" | "P5" | "P6" => Some((7, 8)),
        _ => None,
    }
}

/// Philippine figures are booked unit for unit (`reading:co-99-stakes`).
pub static PROGRESSIVE: Wager<Fortunes> = Wager {
    id: "99-fortunes-progressive",
    aliases: &["progressive"],
    title: "99 Fortunes Progressive",
    kind: Kind::Progressive,
    tables: &[
        PayTable {
            id: "SAMPLE",
            meter: Some(Meter::plain(1).seeded(10_000)),
            lines: &two_pair_table([1000, 100, 10, 9, 3], 1000, co::R2899_02_3),
        },
        table("P1", 1, &two_pair_table([1000, 100, 10, 9, 3], 1000, co::R2899_02_11)),
        table(
            "P2-6-SPOTS",
            100,
            &two_pair_table([100_000, 10_000, 1000, 900, 300], 0, co::R2899_02_11),
        ),
        table("P2-7-SPOTS-5", 5, &two_pair_table([5000, 500, 50, 45, 15], 500, co::R2899_02_11)),
        table(
            "P2-7-SPOTS-PHP100",
            100,
            &two_pair_table([100_000, 10_000, 1000, 900, 300], 0, co::R2899_02_11),
        ),
        table(
            "P3-6-SPOTS-PHP200",
            200,
            &two_pair_table([200_000, 20_000, 2000, 1000, 600], 0, co::R2899_02_11),
        ),
        table(
            "P3-7-SPOTS-PHP200",
            200,
            &two_pair_table([200_000, 20_000, 2000, 1000, 600], 0, co::R2899_02_11),
        ),
        table("P4B", 1, &two_pair_table([1000, 100, 10, 9, 3], 1000, co::R2899_02_11)),
        table("P5", 5, &suited_trips_table(40, 15)),
        table("P6", 5, &suited_trips_table(50, 20)),
    ],
};
