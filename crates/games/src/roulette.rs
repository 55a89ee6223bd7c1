//! Great Britain, section 3: roulette with one zero, and Roulette Rage.
//!
//! A spin decides every wager of 3.2. The table remembers the run of colours, on which alone a
//! Rage wager depends: it is made after an establishing spin and stands until the run ends.

mod britain;
mod marks;
mod rage;
#[cfg(test)]
mod rage_tests;
#[cfg(test)]
mod tests;
mod wheel;

pub use britain::ALL;
pub use marks::{Covers, Words, covered, marks};
pub use rage::{RAGE, REPEATS_MAX, REPEATS_MIN, Run};
pub use wheel::{Colour, ORDER, POCKETS, Pocket};

use law::{Cite, uk};
use serde::{Deserialize, Serialize};
use table::{Game, Judge, Layout, Refusal, Stake, Stands};

/// The game.
pub struct Roulette;

/// What the play depends on.
#[derive(Clone, Debug, Default)]
pub struct Rules {
    /// 3.11: what is written on the wheel and the layout instead of 0 to 36.
    pub symbols: Option<Vec<String>>,
    /// 3.13: whether the table is marked for Rage.
    pub rage: Marked,
}

/// Whether a table is marked for Rage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Marked {
    /// It is not.
    #[default]
    No,
    /// It is, and shows how far the run has come.
    Yes,
}

/// What a table remembers, and what the wheel shows.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Round {
    /// Where the ball rests.
    pub shown: Option<Pocket>,
    /// The run of colours before this spin.
    pub run: Run,
}

impl Game for Roulette {
    type Rules = Rules;
    type Round = Round;
}

impl Layout for Roulette {
    type Shown = Pocket;

    const CHANCE: &'static str = "spin";
    const LISTED: Cite = uk::R3_2;
    const WORDS: &'static [&'static str] = &[];

    fn open(_: &Rules) -> Round {
        Round::default()
    }

    fn all(_: &Rules) -> Vec<(Pocket, u32)> {
        Pocket::all().map(|pocket| (pocket, 1)).collect()
    }

    fn read(rules: &Rules, text: &str) -> Result<Pocket, Refusal> {
        let text = text.trim();
        let symbols = rules.symbols.as_deref().unwrap_or_default();
        let symbol = symbols.iter().position(|symbol| symbol.eq_ignore_ascii_case(text));
        match symbol.and_then(|n| Pocket::new(n as u8)) {
            Some(pocket) => Ok(pocket),
            None => Pocket::read(text),
        }
    }

    fn write(rules: &Rules, shown: Pocket) -> String {
        let symbol = rules.symbols.as_ref().map(|symbols| symbols[usize::from(shown.n())].clone());
        symbol.unwrap_or_else(|| shown.n().to_string())
    }

    fn show(_: &Rules, round: &mut Round, shown: Pocket) {
        round.shown = Some(shown);
    }

    /// 3.22 to 3.26: Rage wagers stay where they are, or move from circle to circle.
    fn stands(_: &Rules, round: &Round, stake: &Stake) -> Stands {
        let shown = round.shown.map(|pocket| round.run.next(pocket)).and_then(Run::shown);
        let rule: Cite = match shown {
            None | Some(0 | 1) => uk::R3_22,
            Some(2..=REPEATS_MIN) => uk::R3_25,
            Some(5..=13) => uk::R3_26,
            Some(REPEATS_MAX..) => uk::R3_27,
        };
        Stands { memory: stake.memory, label: "the colour repeats", rule }
    }

    fn turn(_: &Rules, round: &mut Round, _: &[Stake]) {
        round.run = round.shown.map_or(round.run, |pocket| round.run.next(pocket));
        round.shown = None;
    }

    fn admits(_: &Rules, round: &Round, _: &[Stake], bet: &Stake) -> Result<(), Refusal> {
        if bet.wager != "rage" || round.run.is_open() {
            return Ok(());
        }
        let (rule, why): (Cite, _) = match round.run {
            Run::Zero => {
                (uk::R3_17, "zero activates no Rage wager: a coloured number must follow")
            }
            Run::Of(..) => (uk::R3_16, "a run is under way: Rage waits for the next colour"),
            Run::Opening | Run::First(_) => {
                (uk::R3_15, "no colour has followed another: Rage waits for an establishing spin")
            }
        };
        Err(Refusal::by(rule, why))
    }

    /// 3.20, 3.26: a Rage wager waits for the end of the run, and nothing else outlives a spin.
    fn releases(_: &Rules, _: &Round, stake: &Stake) -> Result<Cite, Refusal> {
        let why = format!("{} stays until the run of colours ends", stake.wager);
        Err(Refusal::by(uk::R3_26, why))
    }

    fn starts(_: &Rules, wager: &dyn Judge<Roulette>) -> Vec<(Round, u32)> {
        let established = |colour| Round { shown: None, run: Run::Of(colour, 0) };
        match wager.id() {
            "rage" => vec![(established(Colour::Red), 1), (established(Colour::Black), 1)],
            _ => vec![(Round::default(), 1)],
        }
    }

    fn summary(rules: &Rules, round: &Round) -> Vec<(&'static str, String)> {
        let colour = match round.run {
            Run::Of(colour, _) | Run::First(colour) => colour.name(),
            Run::Zero => "zero",
            Run::Opening => "",
        };
        let mut figures = vec![("run", colour.to_string())];
        if let (Marked::Yes, Some(n)) = (rules.rage, round.run.shown()) {
            figures.push(("repeats", n.to_string()));
            figures.push(("rage_open", round.run.is_open().to_string()));
        }
        figures
    }
}
