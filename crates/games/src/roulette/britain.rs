//! The two catalogue entries: roulette, and roulette at a table marked for Rage.

use super::{Marked, POCKETS, RAGE, Roulette, Rules, Words, marks};
use crate::chance::Chance;
use crate::layout::{Conduct, Laid};
use crate::variant::{Judges, Variant, Wagers};
use law::{Lawful, Opt, Proven, reading, uk};
use table::{Judge, Layout};

const CONDUCT: Conduct = Conduct {
    wagers: uk::R3_4,
    limits: [uk::R3_10, uk::R3_10],
    settled: uk::R3_9,
    equipment: uk::R3_5,
    decisions: uk::R3_2,
    oral: uk::R3_8,
    bank: uk::R2_5_C,
};

/// 3.18: Rage keeps to the limits of the table, or to others that are posted for it.
const CONDUCT_RAGE: Conduct = Conduct { limits: [uk::R3_10, uk::R3_18], ..CONDUCT };

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

/// Every mark, in these words.
fn in_words(words: Words) -> Judges<Roulette> {
    marks(words).iter().map(|mark| mark as &dyn Judge<Roulette>).collect()
}

/// The marks as posted; those beside them that have no words of their own stay.
fn lie(all: Judges<Roulette>, proven: &Proven) -> Judges<Roulette> {
    let french = proven.word("layout") == "french";
    let words = if french { Words::French } else { Words::American };
    let without = !proven.flag("zero_streets");
    let left_out = |id: &str| without && matches!(id, "street-0-1-2" | "street-0-2-3");
    let mut lie = in_words(words);
    lie.extend(all.into_iter().skip(lie.len()));
    lie.retain(|mark| !left_out(mark.id()));
    lie
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
    sections: &[uk::S2, uk::S3],
    own: &[],
    wagers: Wagers::Marks(|| in_words(Words::American)),
    by_option: &[],
    chance: Chance::Throw(Roulette::CHANCE),
    house: &Laid { marks: lie, options, post, conduct: CONDUCT },
};

/// Roulette at a table marked for Rage.
pub static ROULETTE_RAGE: Variant<Roulette> = Variant {
    id: "uk/roulette-rage",
    title: "Roulette with Roulette Rage",
    kind: "wheel, multi-spin side wager",
    rules: &[uk::R3_12, uk::R3_28],
    sections: &[uk::S2, uk::S3],
    own: &["rage"],
    wagers: Wagers::Marks(|| {
        let mut marks = in_words(Words::American);
        marks.push(&*RAGE);
        marks
    }),
    by_option: &[],
    chance: Chance::Throw(Roulette::CHANCE),
    house: &Laid { marks: lie, options: options_rage, post: post_rage, conduct: CONDUCT_RAGE },
};

/// Every entry.
pub static ALL: [&Variant<Roulette>; 2] = [&ROULETTE, &ROULETTE_RAGE];
