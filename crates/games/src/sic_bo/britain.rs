//! The catalogue entry.

use super::{MARKS, Rules, SicBo, is_small};
use crate::chance::Chance;
use crate::layout::{Conduct, Laid};
use crate::variant::{Judges, Variant, Wagers};
use law::{Lawful, Opt, Proven, uk};
use table::{Judge, Layout};

/// Positions of the two layouts.
const LAYOUTS: &[u32] = &[50, 106];

fn options() -> Vec<Opt> {
    vec![Opt::new("layout", "106", Lawful::OneOf(LAYOUTS), uk::R9_1)]
}

fn every() -> Judges<SicBo> {
    MARKS.iter().map(|mark| mark as &dyn Judge<SicBo>).collect()
}

fn lie(mut marks: Judges<SicBo>, proven: &Proven) -> Judges<SicBo> {
    let small = proven.number("layout") == LAYOUTS[0];
    marks.retain(|mark| !small || is_small(mark.group()));
    marks
}

/// Sic Bo.
pub static SIC_BO: Variant<SicBo> = Variant {
    id: "uk/sic-bo",
    title: "Sic Bo",
    kind: "dice",
    rules: &[uk::R9_10, uk::R9_12],
    sections: &[uk::S2, uk::S9],
    own: &[],
    wagers: Wagers::Marks(every),
    by_option: &[],
    chance: Chance::Throw(SicBo::CHANCE),
    house: &Laid {
        marks: lie,
        options,
        post: |_| Rules,
        conduct: Conduct {
            wagers: uk::R9_10,
            limits: [uk::R9_5, uk::R9_5],
            settled: uk::R9_11,
            equipment: uk::R9_3,
            decisions: uk::R9_12,
            oral: uk::R9_6,
            bank: uk::R2_5_C,
        },
    },
};

/// Every entry.
pub static ALL: [&Variant<SicBo>; 1] = [&SIC_BO];
