//! The catalogue entry.

use super::{Dice, MARKS, Rules};
use crate::chance::Chance;
use crate::layout::{Conduct, Laid};
use crate::variant::{Judges, Variant, Wagers};
use law::{Proven, uk};
use money::Odds;
use table::{Judge, Layout};

fn every() -> Judges<Dice> {
    MARKS.iter().map(|mark| mark as &dyn Judge<Dice>).collect()
}

fn post(proven: &Proven) -> Rules {
    // 8.17(f), (h): what a lay may win depends on the odds it is paid at.
    let least =
        [("4-or-10", Odds::to(1, 2)), ("5-or-9", Odds::to(2, 3)), ("6-or-8", Odds::to(5, 6))];
    let lay = |wager: &str| {
        least.map(|(pair, least)| proven.odds(&format!("odds.{wager}.{pair}")).unwrap_or(least))
    };
    Rules { lay_line: lay("behind-dont-win"), lay_come: lay("behind-dont-come") }
}

/// Dice.
pub static DICE: Variant<Dice> = Variant {
    id: "uk/dice",
    title: "Dice (Craps)",
    kind: "dice",
    rules: &[uk::R8_12, uk::R8_17],
    sections: &[uk::S2, uk::S8],
    own: &[],
    wagers: Wagers::Marks(every),
    by_option: &[],
    chance: Chance::Throw(Dice::CHANCE),
    house: &Laid {
        marks: |marks, _| marks,
        options: Vec::new,
        post,
        conduct: Conduct {
            wagers: uk::R8_18,
            limits: [uk::R8_6, uk::R8_6],
            settled: uk::R8_12,
            equipment: uk::R8_3,
            decisions: uk::R8_16,
            oral: uk::R8_7,
            bank: uk::R2_5_C,
        },
    },
};

/// Every entry.
pub static ALL: [&Variant<Dice>; 1] = [&DICE];
