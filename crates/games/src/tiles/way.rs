//! The house way with tiles: rows that are tried one after another.
//!
//! Tiles Wild prints when pairs are split, and an order of hands; what both leave open is settled
//! by `reading:ca-tiles-house-way`, and Pai Gow Tiles, which prints no way, takes the same.

use super::four::{Four, Setting};
use cards::{Tile, Twins};
use hands::JeeJoon;
use law::Cite;

/// A house way: the first row that fits sets the hand.
#[derive(Debug)]
pub struct Way {
    /// The rows.
    pub rows: [Row; 11],
}

/// One row.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// What it is for, in words.
    pub label: &'static str,
    /// What the four tiles hold.
    pub holds: Holds,
    /// What else must be held.
    pub beside: Beside,
    /// The least low hand that a split must leave, by its level.
    pub low: u8,
    /// What is done.
    pub then: Then,
    /// The rule.
    pub rule: Cite,
}

/// What four tiles hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// Both tiles of Jee Joon.
    JeeJoon,
    /// One of them, where it is any tile.
    Wild,
    /// Two pairs.
    TwoPairs,
    /// One pair, each tile of which has one of these numbers of pips.
    Pair(&'static [u8]),
    /// No pair.
    NoPair,
}

/// What must be held besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// Anything.
    Anything,
    /// Teen or Dey.
    TeenOrDey,
    /// A tile of nine pips, and one of eleven.
    NineAndEleven,
}

/// What is done with the tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// Pairs stay together.
    Keep,
    /// The pair is split.
    Split,
    /// The highest low hand, of equal ones the higher high hand.
    Low,
    /// The highest high hand, of equal ones the higher low hand.
    High,
}

impl Then {
    /// What is done, in words.
    #[must_use]
    pub const fn told(self) -> &'static str {
        match self {
            Then::Keep => "pairs stay together",
            Then::Split => "the pair is split",
            Then::Low => "the highest low hand",
            Then::High => "the highest high hand",
        }
    }
}

/// The rules of the rows.
pub(super) struct WayCites {
    pub(super) jee_joon: Cite,
    pub(super) wild: Cite,
    pub(super) two_pairs: Cite,
    pub(super) sevens: Cite,
    pub(super) eights: Cite,
    pub(super) nines: Cite,
    pub(super) teen: Cite,
    pub(super) never: Cite,
    pub(super) pair: Cite,
    pub(super) no_pair: Cite,
}

impl Row {
    const fn new(label: &'static str, holds: Holds, then: Then, rule: Cite) -> Row {
        Row { label, holds, beside: Beside::Anything, low: 0, then, rule }
    }

    const fn beside(self, beside: Beside) -> Row {
        Row { beside, ..self }
    }

    const fn low(self, low: u8) -> Row {
        Row { low, ..self }
    }
}

impl Way {
    #[rustfmt::skip]
    pub(super) const fn new(cites: &WayCites) -> Way {
        use {Beside::{NineAndEleven, TeenOrDey}, Holds::Pair, Then::Split};
        Way { rows: [
            Row::new("Jee Joon", Holds::JeeJoon, Then::Keep, cites.jee_joon),
            Row::new("a wild tile", Holds::Wild, Then::Low, cites.wild),
            Row::new("two pairs", Holds::TwoPairs, Then::Keep, cites.two_pairs),
            Row::new("sevens beside Teen or Dey, for a low hand of 7", Pair(&[7]), Split, cites.sevens)
                .beside(TeenOrDey).low(7),
            Row::new("eights, for a low hand of 7", Pair(&[8]), Split, cites.eights).low(7),
            Row::new("nines, for a low hand of 9", Pair(&[9]), Split, cites.nines).low(9),
            Row::new("Teen or Dey, for a low hand of 6", Pair(&[12, 2]), Split, cites.teen).low(6),
            Row::new("Teen or Dey beside 9 and 11", Pair(&[12, 2]), Split, cites.teen)
                .beside(NineAndEleven),
            Row::new("a pair of 4, 5, 6, 10 or 11", Pair(&[4, 5, 6, 10, 11]), Then::Keep, cites.never),
            Row::new("another pair", Pair(&[2, 7, 8, 9, 12]), Then::Keep, cites.pair),
            Row::new("no pair", Holds::NoPair, Then::High, cites.no_pair),
        ] }
    }

    /// Sets four tiles.
    #[must_use]
    pub fn set(&self, tiles: &Four, order: JeeJoon) -> Setting {
        self.find(&tiles.map(Tile::twins), order).1
    }

    /// The row that sets four tiles, by the twins that they belong to, and how.
    ///
    /// # Panics
    /// When no row fits: a way has a row for everything.
    #[must_use]
    pub fn find(&self, twins: &[Twins; 4], order: JeeJoon) -> (&Row, Setting) {
        let held = Held::of(twins, order);
        let found = self.rows.iter().find_map(|row| {
            let setting = row.fits(twins, &held, order)?;
            Some((row, setting))
        });
        // invariant: tests hold every hand of four against the way.
        found.unwrap_or_else(|| panic!("no row of the house way is for {twins:?}"))
    }
}

/// What four tiles hold, before any row looks at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// Both tiles of Jee Joon.
    JeeJoon,
    /// One of them, where it is any tile.
    Wild,
    /// Two pairs.
    TwoPairs,
    /// One pair of these.
    Pair(Twins),
    /// No pair.
    NoPair,
}

impl Held {
    /// Looks at four tiles.
    #[must_use]
    pub fn of(twins: &[Twins; 4], order: JeeJoon) -> Held {
        let count = |of: Twins| twins.iter().filter(|held| **held == of).count();
        let mut pairs = Twins::ALL.into_iter().filter(|of| count(*of) == 2);
        match (count(Twins::JeeJoon), order) {
            (2, _) => return Held::JeeJoon,
            (1, JeeJoon::Wild | JeeJoon::WildBelow) => return Held::Wild,
            _ => {}
        }
        match (pairs.next(), pairs.next()) {
            (Some(_), Some(_)) => Held::TwoPairs,
            (Some(pair), None) => Held::Pair(pair),
            (None, _) => Held::NoPair,
        }
    }
}

impl Row {
    /// How it sets four tiles that hold this, if it is for them.
    fn fits(&self, twins: &[Twins; 4], held: &Held, order: JeeJoon) -> Option<Setting> {
        let for_them = match (self.holds, held) {
            (Holds::JeeJoon, Held::JeeJoon)
            | (Holds::Wild, Held::Wild)
            | (Holds::TwoPairs, Held::TwoPairs)
            | (Holds::NoPair, Held::NoPair) => true,
            (Holds::Pair(pips), Held::Pair(pair)) => {
                pair.pips().is_some_and(|n| pips.contains(&n))
            }
            _ => false,
        };
        let has = |pips: u8| twins.iter().any(|held| held.pips() == Some(pips));
        let beside = match self.beside {
            Beside::Anything => true,
            Beside::TeenOrDey => has(12) || has(2),
            Beside::NineAndEleven => has(9) && has(11),
        };
        if !(for_them && beside) {
            return None;
        }
        let setting = match self.then {
            Then::Keep => all(twins).find(|setting| pairs(*setting, twins) > 0)?,
            Then::Split => all(twins).find(|setting| pairs(*setting, twins) == 0)?,
            Then::Low => all(twins).max_by_key(|setting| {
                let worth = setting.of_twins(twins, order);
                (worth.low, worth.high)
            })?,
            Then::High => all(twins).max_by_key(|setting| {
                let worth = setting.of_twins(twins, order);
                (worth.high, worth.low)
            })?,
        };
        (setting.of_twins(twins, order).low.level() >= self.low).then_some(setting)
    }
}

/// Every setting, those with the most pairs first.
fn all(twins: &[Twins; 4]) -> impl Iterator<Item = Setting> {
    let mut all = Setting::ALL;
    all.sort_by_key(|setting| std::cmp::Reverse(pairs(*setting, twins)));
    all.into_iter()
}

/// How many hands of a setting are twins.
fn pairs(setting: Setting, twins: &[Twins; 4]) -> usize {
    setting.hands(twins).iter().filter(|[a, b]| a == b).count()
}
