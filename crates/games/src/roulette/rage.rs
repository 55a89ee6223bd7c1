//! 3.12 to 3.29: Roulette Rage, a wager on how often the colour of an establishing spin repeats.

use super::wheel::{Colour, Pocket};
use super::{Roulette, Round};
use crate::layout::{Mark, loss, row};
use law::{Cite, uk};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use table::{Kind, Row, at_least};

/// 3.27: further repeats are not counted.
pub const REPEATS_MAX: u8 = 14;

/// 3.26: repeats from which the wager has won.
pub const REPEATS_MIN: u8 = 4;

/// The run of colours that a table remembers.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Run {
    /// No number has been spun, or not yet a second colour: nothing is established
    /// (`reading:uk-rage-first`).
    #[default]
    Opening,
    /// The first colour of the table, which no other came before.
    First(Colour),
    /// 3.17: zero ended what was before it.
    Zero,
    /// 3.18: a colour was established, and has repeated so often.
    Of(Colour, u8),
}

impl Run {
    /// The run after a further spin.
    #[must_use]
    pub const fn next(self, pocket: Pocket) -> Run {
        let Some(colour) = pocket.colour() else { return Run::Zero };
        match self {
            Run::Opening => Run::First(colour),
            Run::First(known) if known as u8 == colour as u8 => self,
            Run::Of(known, n) if known as u8 == colour as u8 => {
                Run::Of(known, if n < REPEATS_MAX { n + 1 } else { n })
            }
            Run::First(_) | Run::Zero | Run::Of(..) => Run::Of(colour, 0),
        }
    }

    /// What the display shows: how often the established colour has repeated (3.23).
    #[must_use]
    pub const fn shown(self) -> Option<u8> {
        match self {
            Run::Of(_, n) => Some(n),
            Run::Opening | Run::First(_) | Run::Zero => None,
        }
    }

    /// 3.15, 3.18: wagers are placed right after an establishing spin, at no other time.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Run::Of(_, 0))
    }
}

/// The number of repeats by which the spin shown ends the run; none while it goes on.
fn class(round: Round) -> Option<usize> {
    let pocket = round.shown?;
    let Run::Of(colour, n) = round.run else { return None };
    (pocket.colour() != Some(colour)).then_some(usize::from(n))
}

/// 3.28, 3.29: what 4 to 14 repeats pay to one.
#[rustfmt::skip]
const TABLES: [(&str, Cite, [u32; 11]); 3] = [
    ("PT-min", uk::R3_28, [5,  8, 15, 20, 40, 60, 100, 200, 400, 1000, 2000]),
    ("PT1",    uk::R3_29, [6, 10, 20, 30, 40, 60, 100, 200, 400, 1000, 2000]),
    ("PT2",    uk::R3_29, [5,  9, 20, 30, 40, 60, 100, 200, 400, 1000, 2000]),
];

#[rustfmt::skip]
const LABELS: [&str; 11] = [
    "4 repeats", "5 repeats", "6 repeats", "7 repeats", "8 repeats", "9 repeats", "10 repeats",
    "11 repeats", "12 repeats", "13 repeats", "14 or more repeats",
];

fn rows((rule, pays): (Cite, [u32; 11])) -> Vec<Row> {
    let mut rows: Vec<Row> =
        LABELS.iter().zip(pays).map(|(label, n)| row(label, at_least(n, 1), rule)).collect();
    rows.push(loss("broken by the next spin", uk::R3_24));
    // Reading uk-rage-fourth: three repeats lose as well.
    rows.push(loss("broken before the fourth repeat", uk::R3_26));
    rows
}

/// The row of so many repeats.
const fn ruled(repeats: u8) -> u8 {
    match repeats {
        0 => LABELS.len() as u8,
        1..REPEATS_MIN => LABELS.len() as u8 + 1,
        REPEATS_MIN.. => repeats - REPEATS_MIN,
    }
}

/// The wager.
pub static RAGE: LazyLock<Mark<Roulette>> = LazyLock::new(|| Mark {
    id: "rage",
    aliases: &["roulette-rage"],
    title: "Roulette Rage",
    group: "rage",
    kind: Kind::Side,
    number: 0,
    reading: "run",
    class: |_, _, round, _| class(*round),
    tables: TABLES.map(|(id, rule, pays)| (id, rows((rule, pays)))).to_vec(),
    ruling: (0..=REPEATS_MAX).map(ruled).collect(),
});
