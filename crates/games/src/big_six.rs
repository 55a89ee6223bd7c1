//! Great Britain, section 10: Big Six, a wheel of 52 segments and seven symbols.

mod britain;
#[cfg(test)]
mod tests;

pub use britain::ALL;

use crate::layout::{Mark, loss, name, row};
use law::{Cite, uk};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use table::{Game, Kind, Layout, Refusal, Stake, Stands, at_least};

/// The game.
pub struct BigSix;

/// 10.2: a type of symbol, A to G.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Symbol(u8);

/// 10.2, 10.9: how many segments bear each symbol, and what it pays to one.
pub const SYMBOLS: [(&str, u32, u32); 7] = [
    ("A", 1, 50),
    ("B", 1, 50),
    ("C", 2, 20),
    ("D", 4, 10),
    ("E", 8, 5),
    ("F", 12, 3),
    ("G", 24, 1),
];

/// 10.2: segments of the wheel.
pub const SEGMENTS: u32 = 52;

/// 10.10: what happens when the clapper rests between two segments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Between {
    /// The segment just passed wins.
    Passed,
    /// The spin is void, and the wheel is spun again.
    Void,
}

/// What the play depends on.
#[derive(Clone, Debug)]
pub struct Rules {
    /// The house's way with a clapper between two segments.
    pub between: Between,
    /// The house's own names for the seven symbols.
    pub symbols: Option<Vec<String>>,
}

/// Where the clapper rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Rest {
    /// In a segment.
    In(Symbol),
    /// Between the segment just passed and the next.
    Between(Symbol, Symbol),
}

/// What the wheel shows; it remembers nothing.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Round {
    /// Where the clapper rests.
    pub shown: Option<Rest>,
}

impl Symbol {
    /// Every symbol, A first.
    pub fn all() -> impl Iterator<Item = Symbol> {
        (0..SYMBOLS.len() as u8).map(Symbol)
    }

    /// Its number, A being 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its letter.
    #[must_use]
    pub const fn letter(self) -> &'static str {
        SYMBOLS[self.0 as usize].0
    }

    fn name(self, rules: &Rules) -> String {
        let own = rules.symbols.as_ref().map(|symbols| symbols[self.index()].clone());
        own.unwrap_or_else(|| self.letter().to_string())
    }

    fn read(rules: &Rules, text: &str) -> Result<Symbol, Refusal> {
        let text = text.trim();
        let own = |s: &Symbol| s.name(rules).eq_ignore_ascii_case(text);
        let letter = |s: &Symbol| s.letter().eq_ignore_ascii_case(text);
        Symbol::all().find(own).or_else(|| Symbol::all().find(letter)).ok_or_else(|| {
            let names: Vec<String> = Symbol::all().map(|symbol| symbol.name(rules)).collect();
            let text = text.escape_debug();
            let why = format!("the wheel has no symbol `{text}`: {}", names.join(", "));
            Refusal::by(uk::R10_2, why)
        })
    }
}

impl Game for BigSix {
    type Rules = Rules;
    type Round = Round;
}

impl Layout for BigSix {
    type Shown = Rest;

    const CHANCE: &'static str = "spin";
    const LISTED: Cite = uk::R10_9;
    const WORDS: &'static [&'static str] = &[];

    fn open(_: &Rules) -> Round {
        Round::default()
    }

    /// 10.2: all segments are equal; a clapper between two of them has no printed chance.
    fn all(_: &Rules) -> Vec<(Rest, u32)> {
        Symbol::all().map(|symbol| (Rest::In(symbol), SYMBOLS[symbol.index()].1)).collect()
    }

    fn read(rules: &Rules, text: &str) -> Result<Rest, Refusal> {
        match text.split_once('|') {
            Some((passed, next)) => {
                let (passed, next) = (Symbol::read(rules, passed)?, Symbol::read(rules, next)?);
                if passed == next && SYMBOLS[passed.index()].1 == 1 {
                    let why = format!("only one segment bears {}", passed.name(rules));
                    return Err(Refusal::by(uk::R10_2, why));
                }
                Ok(Rest::Between(passed, next))
            }
            None => Symbol::read(rules, text).map(Rest::In),
        }
    }

    fn write(rules: &Rules, shown: Rest) -> String {
        match shown {
            Rest::In(symbol) => symbol.name(rules),
            Rest::Between(passed, next) => {
                format!("{}|{}", passed.name(rules), next.name(rules))
            }
        }
    }

    fn show(_: &Rules, round: &mut Round, shown: Rest) {
        round.shown = Some(shown);
    }

    /// 10.10(b): wagers wait for the wheel to be spun again.
    fn stands(_: &Rules, _: &Round, stake: &Stake) -> Stands {
        Stands { memory: stake.memory, label: "the spin is void", rule: uk::R10_10_B }
    }

    fn void(rules: &Rules, round: &Round) -> Option<Cite> {
        (round.shown.is_some() && class(rules, *round).is_none()).then_some(uk::R10_10_B)
    }

    /// Between a void spin and the next a player may take the wager down.
    fn releases(_: &Rules, _: &Round, _: &Stake) -> Result<Cite, Refusal> {
        Ok(uk::R10_10_B)
    }

    fn turn(_: &Rules, round: &mut Round, _: &[Stake]) {
        round.shown = None;
    }

    fn summary(_: &Rules, _: &Round) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}

/// The winning symbol, or, seven further, the one that wins because it was just passed; none when
/// the spin is void.
fn class(rules: &Rules, round: Round) -> Option<usize> {
    match (round.shown?, rules.between) {
        (Rest::In(symbol), _) => Some(symbol.index()),
        (Rest::Between(symbol, _), Between::Passed) => Some(SYMBOLS.len() + symbol.index()),
        (Rest::Between(..), Between::Void) => None,
    }
}

/// A mark for each symbol.
pub static MARKS: LazyLock<Vec<Mark<BigSix>>> = LazyLock::new(|| {
    let mark = |symbol: Symbol| {
        let (letter, _, pays) = SYMBOLS[symbol.index()];
        Mark {
            id: letter,
            aliases: &[],
            title: name(format!("Symbol {letter}")),
            group: letter,
            kind: Kind::Main,
            number: 0,
            reading: "symbol",
            class: |_, rules, round, _| class(rules, *round),
            tables: vec![(
                "PT-min",
                vec![
                    row("its symbol", at_least(pays, 1), uk::R10_9),
                    loss("another symbol", uk::R10_9),
                    row("its symbol", at_least(pays, 1), uk::R10_10_A),
                    loss("another symbol", uk::R10_10_A),
                ],
            )],
            ruling: [0, 2]
                .into_iter()
                .flat_map(|row| Symbol::all().map(move |other| row + u8::from(other != symbol)))
                .collect(),
        }
    };
    Symbol::all().map(mark).collect()
});
