//! The two catalogue entries: roulette, and roulette at a table marked for Rage.

use super::{Marked, POCKETS, RAGE, Roulette, Rules, Words, marks};
use crate::layout::{House, Variant};
use law::{Lawful, Opt, Proven, Value, reading, uk};
use table::Judge;

const HOUSE: House = House {
    wagers: uk::R3_4,
    limits: [uk::R3_10, uk::R3_10],
    settled: uk::R3_9,
    equipment: uk::R3_5,
    decisions: uk::R3_2,
    oral: uk::R3_8,
    bank: uk::R2_5_C,
};

/// 3.18: Rage has limits of its own.
const HOUSE_RAGE: House = House { limits: [uk::R3_10, uk::R3_18], ..HOUSE };

fn options() -> Vec<Opt> {
    let words = Lawful::Word(vec!["american", "french"]);
    vec![
        Opt::new("layout", "american", words, uk::R3_1),
        Opt::new("zero_streets", "true", Lawful::Flag, reading::UK_ROULETTE_MARKS),
        Opt::new("symbols", "printed", Lawful::Symbols(POCKETS), uk::R3_11),
    ]
}

fn options_rage() -> Vec<Opt> {
    // The run is shown by circles or by a display; either way it is counted alike.
    let displays = Lawful::Word(vec!["circles", "electronic"]);
    let mut options = options();
    options.push(Opt::new("rage_display", "circles", displays, uk::R3_23));
    options
}

fn listed(proven: &Proven) -> Vec<&'static dyn Judge<Roulette>> {
    let french = proven.word("layout") == "french";
    let words = if french { Words::French } else { Words::American };
    let without = proven.get("zero_streets") == Some(&Value::Flag(false));
    let left_out = |id: &str| without && matches!(id, "street-0-1-2" | "street-0-2-3");
    let lie = marks(words).iter().filter(|mark| !left_out(mark.id));
    lie.map(|mark| mark as &dyn Judge<Roulette>).collect()
}

fn with_rage(proven: &Proven) -> Vec<&'static dyn Judge<Roulette>> {
    let mut marks = listed(proven);
    marks.push(&*RAGE);
    marks
}

fn post(proven: &Proven) -> Rules {
    let names = proven.word("symbols");
    let split = || names.split(',').map(|name| name.trim().to_string()).collect();
    Rules { symbols: (names != "printed").then(split), rage: Marked::No }
}

fn post_rage(proven: &Proven) -> Rules {
    Rules { rage: Marked::Yes, ..post(proven) }
}

/// Roulette.
pub static ROULETTE: Variant<Roulette> = Variant {
    id: "uk/roulette",
    title: "Roulette",
    kind: "wheel",
    rules: &[uk::R3_2, uk::R3_3],
    own: &[],
    marks: listed,
    options,
    post,
    house: HOUSE,
};

/// Roulette at a table marked for Rage.
pub static ROULETTE_RAGE: Variant<Roulette> = Variant {
    id: "uk/roulette-rage",
    title: "Roulette with Roulette Rage",
    kind: "wheel, multi-spin side wager",
    rules: &[uk::R3_12, uk::R3_28],
    own: &["rage"],
    marks: with_rage,
    options: options_rage,
    post: post_rage,
    house: HOUSE_RAGE,
};

/// Every entry.
pub static ALL: [&Variant<Roulette>; 2] = [&ROULETTE, &ROULETTE_RAGE];
