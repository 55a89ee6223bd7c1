//! Sun 7 Progressive: a winning banker's three-card 7, by its suits. 30-2899.07(8)(e).

use crate::baccarat::facts::{Cloth, Common, Suits, Sun};
use law::{Cite, co};
use table::{Due, Kind, Meter, Pay, PayTable, Ruled, Wager, flat, pays, share};

const RULE: Cite = co::R2899_07_8_E;

fn sun(s: Suits) -> bool {
    s.coup.banker_three_card_seven()
}

/// Sun 7 with mixed colours over both hands: then the banker's own cards decide.
fn banker_cloth(s: Suits, cloth: Cloth) -> bool {
    sun(s) && s.all == Common::Mixed && s.banker == cloth
}

/// A banker's three-card 7 that ties or loses.
fn other_seven(s: Suits) -> bool {
    s.coup.banker_is(3, 7) && !s.coup.banker_wins()
}

fn two_card_seven(s: Suits) -> bool {
    s.coup.banker_is(2, 7) && s.coup.banker_wins()
}

/// A row that a table does not list takes the stake.
const fn or_loses(dollars: i64) -> Due {
    if dollars == 0 { Due::Fixed(Pay::Lose) } else { flat(dollars) }
}

/// The suited row (100 percent where `None`), same colour, banker suited, banker same colour, any
/// Sun 7, any banker's three-card 7, a winning two-card 7; and the envy of the first five rows.
const fn lines(suited: Option<i64>, rows: [i64; 6], envy: [i64; 5]) -> [Ruled<Sun>; 9] {
    let suited = match suited {
        Some(dollars) => flat(dollars),
        None => share(100),
    };
    [
        pays(
            "Sun 7, both hands in the posted suit",
            |Sun(s)| sun(s) && s.all == Common::Posted,
            share(100),
            RULE,
        )
        .envy(envy[0]),
        pays("Sun 7, both hands suited", |Sun(s)| sun(s) && s.all == Common::Suit, suited, RULE)
            .envy(envy[1]),
        pays(
            "Sun 7, both hands same colour",
            |Sun(s)| sun(s) && s.all == Common::Colour,
            flat(rows[0]),
            RULE,
        )
        .envy(envy[2]),
        pays("Sun 7, banker suited", |Sun(s)| banker_cloth(s, Cloth::Suit), flat(rows[1]), RULE)
            .envy(envy[3]),
        pays(
            "Sun 7, banker same colour",
            |Sun(s)| banker_cloth(s, Cloth::Colour),
            flat(rows[2]),
            RULE,
        )
        .envy(envy[4]),
        pays("any Sun 7", |Sun(s)| banker_cloth(s, Cloth::Mixed), or_loses(rows[3]), RULE),
        pays("any banker's three-card 7", |Sun(s)| other_seven(s), or_loses(rows[4]), RULE),
        pays("banker wins with a two-card 7", |Sun(s)| two_card_seven(s), or_loses(rows[5]), RULE),
        pays(
            "any other result",
            |Sun(s)| !sun(s) && !other_seven(s) && !two_card_seven(s),
            Due::Fixed(Pay::Lose),
            co::R2899_07_7_E_I,
        ),
    ]
}

const fn table(id: &'static str, meter: Meter, lines: &'static [Ruled<Sun>]) -> PayTable<Sun> {
    PayTable { id, meter: Some(meter), lines }
}

const fn rates(main: u32, reserve: u32) -> Meter {
    Meter::plain(1).grows(main).reserves(reserve)
}

const NO_ENVY: [i64; 5] = [0; 5];

/// 30-2899.07(7)(e), (8)(e). E03's same-colour row reads 100 (`reading:co-sun-7-e03`); E04 and
/// E05 stand as printed (`reading:co-sun-7-reserve`).
#[rustfmt::skip]
pub static PROGRESSIVE: Wager<Sun> = Wager {
    id: "sun-7-progressive", aliases: &[], title: "Sun 7 Progressive", kind: Kind::Progressive,
    tables: &[
        table("PT-PRG-S7-01", rates(15, 5),
            &lines(Some(2000), [100, 75, 25, 10, 8, 0], NO_ENVY)),
        table("PT-PRG-S7-02", rates(15, 5),
            &lines(Some(1000), [150, 100, 40, 10, 0, 0], NO_ENVY)),
        table("PT-PRG-S7-03", rates(12, 6),
            &lines(Some(1000), [200, 60, 30, 20, 0, 0], NO_ENVY)),
        table("PT-PRG-S7-04", rates(17, 5),
            &lines(Some(2000), [100, 75, 25, 8, 0, 2], NO_ENVY)),
        table("PT-PRG-S7-05", Meter::plain(1).grows(17).seeded(2000),
            &lines(None, [150, 100, 25, 10, 8, 0], NO_ENVY)),
        table("PT-PRG-S7-E01", rates(15, 5),
            &lines(Some(1500), [125, 100, 30, 8, 5, 0], [500, 100, 10, 5, 2])),
        table("PT-PRG-S7-E02", rates(15, 5),
            &lines(Some(1000), [100, 75, 25, 10, 0, 2], [500, 100, 10, 5, 2])),
        table("PT-PRG-S7-E03", Meter::plain(1).grows(21).seeded(1500),
            &lines(None, [100, 80, 40, 10, 5, 0], [100, 100, 10, 5, 2])),
        table("PT-PRG-S7-E04", rates(17, 17),
            &lines(Some(2000), [150, 100, 40, 0, 0, 0], [200, 100, 10, 5, 2])),
        table("PT-PRG-S7-E05", rates(16, 16),
            &lines(Some(2000), [150, 100, 50, 0, 0, 0], [200, 100, 20, 10, 0])),
    ],
};
