//! Great Britain, section 9: Sic Bo, three dice under a shaker and thirteen kinds of wager.

mod britain;
mod marks;
#[cfg(test)]
mod schedule_tests;
#[cfg(test)]
mod tests;

pub use britain::ALL;
pub use marks::{MARKS, is_small};

use cards::Throw;
use law::{Cite, uk};
use serde::{Deserialize, Serialize};
use table::{Game, Layout, Refusal, Stake, Stands};

/// The game.
pub struct SicBo;

/// Nothing that a house posts changes the play.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rules;

/// What the dice show; the table remembers nothing.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Round {
    /// The dice, once the shaker is uncovered.
    pub shown: Option<Throw<3>>,
}

impl Game for SicBo {
    type Rules = Rules;
    type Round = Round;
}

impl Layout for SicBo {
    type Shown = Throw<3>;

    const CHANCE: &'static str = "throw";
    const LISTED: Cite = uk::R9_12;
    const WORDS: &'static [&'static str] = &[];

    fn open(_: &Rules) -> Round {
        Round::default()
    }

    fn all(_: &Rules) -> Vec<(Throw<3>, u32)> {
        Throw::all().map(|throw| (throw, 1)).collect()
    }

    /// 9.3: three dice, each 1 to 6.
    fn read(_: &Rules, text: &str) -> Result<Throw<3>, Refusal> {
        text.parse()
            .map_err(|defect: cards::ThrowDefect| Refusal::by(uk::R9_3, defect.to_string()))
    }

    fn write(_: &Rules, shown: Throw<3>) -> String {
        shown.to_string()
    }

    fn show(_: &Rules, round: &mut Round, shown: Throw<3>) {
        round.shown = Some(shown);
    }

    /// Every wager is on the next throw: none stands once the dice are seen.
    fn stands(_: &Rules, _: &Round, stake: &Stake) -> Stands {
        Stands { memory: stake.memory, label: "the shaker is covered", rule: uk::R9_11 }
    }

    fn turn(_: &Rules, round: &mut Round, _: &[Stake]) {
        round.shown = None;
    }

    fn summary(_: &Rules, _: &Round) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}
