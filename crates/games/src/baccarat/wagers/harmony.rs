//! Harmony Progressive: ties, from all cards of one rank down to any tie. 30-2899.07(8)(d).
//!
//! Four-of-a-kind rows need a round of four cards, six-of-a-kind and six zeros one of six
//! (`reading:co-harmony-kinds`). Only the best row counts.

use crate::baccarat::facts::{Alike, Harmony, Tie};
use law::{Cite, co, reading};
use table::{Kind, Meter, PayTable, Ruled, Wager, flat, loses, lost, pays, share};

const RULE: Cite = co::R2899_07_8_D;

fn four_alike(tie: Tie) -> bool {
    tie.cards == 4 && tie.alike != Alike::No
}

fn six_alike(tie: Tie) -> bool {
    tie.cards == 6 && tie.alike != Alike::No
}

/// A tie that no row of cards alike or zeros takes.
fn plain(tie: Tie) -> bool {
    !four_alike(tie) && !six_alike(tie) && !tie.zeros
}

/// As [`plain`] where six of a kind has no row of its own.
fn plainer(tie: Tie) -> bool {
    !four_alike(tie) && !tie.zeros
}

const NO_TIE: Ruled<Harmony> = loses("no tie", |h| h == Harmony::NoTie, co::R2899_07_7_D_I);
const SIX_KIND: Ruled<Harmony> =
    pays("six of a kind", |h: Harmony| h.tie(six_alike), share(100), RULE);

const fn four_eights(dollars: i64) -> Ruled<Harmony> {
    pays(
        "four 8s",
        |h: Harmony| h.tie(|t| t.cards == 4 && t.alike == Alike::Eights),
        flat(dollars),
        RULE,
    )
}

const fn four_kind(dollars: i64) -> Ruled<Harmony> {
    pays(
        "four of a kind",
        |h: Harmony| h.tie(|t| t.cards == 4 && t.alike == Alike::Kind),
        flat(dollars),
        RULE,
    )
}

const fn six_zeros(dollars: i64) -> Ruled<Harmony> {
    pays("six 0s", |h: Harmony| h.tie(|t| t.zeros && !six_alike(t)), flat(dollars), RULE)
}

/// HP-01 to HP-03: by the count of the tie.
const fn by_count(rows: [i64; 6]) -> [Ruled<Harmony>; 8] {
    [
        SIX_KIND,
        four_eights(rows[0]),
        four_kind(rows[1]),
        six_zeros(rows[2]),
        pays("tie with 0", |h: Harmony| h.tie(|t| plain(t) && t.count == 0), flat(rows[3]), RULE),
        pays(
            "tie with 1 to 5",
            |h: Harmony| h.tie(|t| plain(t) && (1..=5).contains(&t.count)),
            flat(rows[4]),
            RULE,
        ),
        pays(
            "tie with 6 to 9",
            |h: Harmony| h.tie(|t| plain(t) && t.count >= 6),
            flat(rows[5]),
            RULE,
        ),
        NO_TIE,
    ]
}

/// HP-04 to HP-06: by colour.
const fn by_colour(rows: [i64; 5]) -> [Ruled<Harmony>; 7] {
    [
        SIX_KIND,
        four_eights(rows[0]),
        four_kind(rows[1]),
        six_zeros(rows[2]),
        pays(
            "tie, same colour",
            |h: Harmony| h.tie(|t| plain(t) && t.one_colour),
            flat(rows[3]),
            RULE,
        ),
        pays("any tie", |h: Harmony| h.tie(|t| plain(t) && !t.one_colour), flat(rows[4]), RULE),
        NO_TIE,
    ]
}

/// HP-07 to HP-09: by the number of cards.
const fn by_cards(rows: [i64; 6]) -> [Ruled<Harmony>; 8] {
    [
        SIX_KIND,
        four_eights(rows[0]),
        four_kind(rows[1]),
        six_zeros(rows[2]),
        pays(
            "five-card tie",
            |h: Harmony| h.tie(|t| plain(t) && t.cards == 5),
            flat(rows[3]),
            RULE,
        ),
        pays(
            "six-card tie",
            |h: Harmony| h.tie(|t| plain(t) && t.cards == 6),
            flat(rows[4]),
            RULE,
        ),
        pays(
            "four-card tie",
            |h: Harmony| h.tie(|t| plain(t) && t.cards == 4),
            flat(rows[5]),
            RULE,
        ),
        NO_TIE,
    ]
}

/// HP-10, HP-11, E01: the meter goes to four of a kind of one colour.
const fn one_colour(rows: [i64; 5], envy: [i64; 5]) -> [Ruled<Harmony>; 7] {
    [
        pays(
            "four of a kind, same colour",
            |h: Harmony| h.tie(|t| four_alike(t) && t.one_colour),
            share(100),
            RULE,
        )
        .envy(envy[0]),
        pays(
            "four 8s",
            |h: Harmony| h.tie(|t| t.cards == 4 && t.alike == Alike::Eights && !t.one_colour),
            flat(rows[0]),
            RULE,
        )
        .envy(envy[1]),
        pays(
            "four of a kind",
            |h: Harmony| h.tie(|t| t.cards == 4 && t.alike == Alike::Kind && !t.one_colour),
            flat(rows[1]),
            RULE,
        )
        .envy(envy[2]),
        pays("six 0s", |h: Harmony| h.tie(|t| t.zeros), flat(rows[2]), RULE).envy(envy[3]),
        pays(
            "tie, same colour",
            |h: Harmony| h.tie(|t| plainer(t) && t.one_colour),
            flat(rows[3]),
            RULE,
        )
        .envy(envy[4]),
        pays("any tie", |h: Harmony| h.tie(|t| plainer(t) && !t.one_colour), flat(rows[4]), RULE),
        NO_TIE,
    ]
}

/// HP-12, HP-13, E02: the copy loses all rows below four of a kind (`reading:co-harmony-lost`).
const fn eights(four_kind: i64, envy: [i64; 2]) -> [Ruled<Harmony>; 6] {
    const LOST: Cite = reading::CO_HARMONY_LOST;
    [
        pays(
            "four 8s",
            |h: Harmony| h.tie(|t| t.cards == 4 && t.alike == Alike::Eights),
            share(100),
            RULE,
        )
        .envy(envy[0]),
        pays(
            "four of a kind",
            |h: Harmony| h.tie(|t| t.cards == 4 && t.alike == Alike::Kind),
            flat(four_kind),
            RULE,
        )
        .envy(envy[1]),
        lost("six 0s", |h: Harmony| h.tie(|t| t.zeros), LOST, RULE),
        lost("tie, same colour", |h: Harmony| h.tie(|t| plainer(t) && t.one_colour), LOST, RULE),
        lost("any tie", |h: Harmony| h.tie(|t| plainer(t) && !t.one_colour), LOST, RULE),
        NO_TIE,
    ]
}

const fn table(
    id: &'static str,
    meter: Meter,
    lines: &'static [Ruled<Harmony>],
) -> PayTable<Harmony> {
    PayTable { id, meter: Some(meter), lines }
}

/// Main and reserve increments in percent.
const fn rates(main: u32, reserve: u32) -> Meter {
    Meter::plain(1).grows(main).reserves(reserve)
}

/// 30-2899.07(7)(d), (8)(d).
#[rustfmt::skip]
pub static PROGRESSIVE: Wager<Harmony> = Wager {
    id: "harmony-progressive", aliases: &[], title: "Harmony Progressive",
    kind: Kind::Progressive,
    tables: &[
        table("PT-PRG-HP-01", rates(15, 3), &by_count([1000, 300, 100, 20, 6, 3])),
        table("PT-PRG-HP-02", rates(19, 5), &by_count([1000, 200, 100, 20, 5, 3])),
        table("PT-PRG-HP-03", rates(15, 3), &by_count([600, 300, 100, 20, 5, 5])),
        table("PT-PRG-HP-04", rates(15, 3), &by_colour([600, 300, 200, 20, 3])),
        table("PT-PRG-HP-05", rates(19, 5), &by_colour([1000, 300, 100, 20, 3])),
        table("PT-PRG-HP-06", rates(15, 3), &by_colour([300, 300, 100, 20, 5])),
        table("PT-PRG-HP-07", rates(15, 3), &by_cards([600, 200, 100, 10, 3, 3])),
        table("PT-PRG-HP-08", rates(19, 5), &by_cards([1000, 200, 50, 8, 4, 3])),
        table("PT-PRG-HP-09", rates(15, 3), &by_cards([300, 300, 50, 10, 6, 4])),
        table("PT-PRG-HP-10", rates(18, 5), &one_colour([1000, 500, 200, 20, 2], [0; 5])),
        table("PT-PRG-HP-11", rates(18, 5), &one_colour([2000, 1000, 100, 20, 2], [0; 5])),
        table("PT-PRG-HP-E01", rates(19, 5),
            &one_colour([1000, 750, 150, 20, 2], [200, 50, 25, 5, 2])),
        table("PT-PRG-HP-12", Meter::plain(1).grows(19).seeded(2000), &eights(1000, [0, 0])),
        table("PT-PRG-HP-13", Meter::plain(1).grows(28).seeded(2000), &eights(500, [0, 0])),
        table("PT-PRG-HP-E02", Meter::plain(1).grows(19).seeded(2000), &eights(1000, [100, 50])),
    ],
};
