//! The catalogue entry.

use super::{Between, BigSix, MARKS, Rules, SYMBOLS};
use crate::chance::Chance;
use crate::layout::{Conduct, Laid};
use crate::variant::{Judges, Variant, Wagers};
use law::{Lawful, Opt, Proven, uk};
use table::{Judge, Layout};

fn options() -> Vec<Opt> {
    vec![
        Opt::new("between", "passed", Lawful::Word(vec!["passed", "void"]), uk::R10_10),
        Opt::new("symbols", "printed", Lawful::Names(SYMBOLS.len() as u8), uk::R10_2),
    ]
}

fn every() -> Judges<BigSix> {
    MARKS.iter().map(|mark| mark as &dyn Judge<BigSix>).collect()
}

fn post(proven: &Proven) -> Rules {
    let names = proven.word("symbols");
    let split = || names.split(',').map(|name| name.trim().to_string()).collect();
    let void = proven.word("between") == "void";
    Rules {
        between: if void { Between::Void } else { Between::Passed },
        symbols: (names != "printed").then(split),
    }
}

/// Big Six.
pub static BIG_SIX: Variant<BigSix> = Variant {
    id: "uk/big-six",
    title: "Big Six (Wheel of Fortune)",
    kind: "wheel",
    rules: &[uk::R10_2, uk::R10_9],
    sections: &[uk::S2, uk::S10],
    own: &[],
    wagers: Wagers::Marks(every),
    by_option: &[],
    chance: Chance::Throw(BigSix::CHANCE),
    house: &Laid {
        marks: |marks, _| marks,
        options,
        post,
        conduct: Conduct {
            wagers: uk::R10_4,
            limits: [uk::R10_6, uk::R10_6],
            settled: uk::R10_8,
            equipment: uk::R10_2,
            decisions: uk::R10_9,
            oral: uk::R10_7,
            bank: uk::R2_5_C,
        },
    },
};

/// Every entry.
pub static ALL: [&Variant<BigSix>; 1] = [&BIG_SIX];
