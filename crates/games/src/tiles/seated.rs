//! One hand of four tiles, as far as the table knows it.

use super::four::{Four, Setting, Worth};
use super::round::Act;
use super::rules::Rules;
use cards::{AnyCard, Tile};
use hands::{DuoKind, JeeJoon};

/// Four tiles, face down or open, and how they are set.
#[derive(Clone, Copy, Debug)]
pub struct Seated {
    /// Has a wager on its hand.
    pub plays: bool,
    tiles: [Option<Tile>; 4],
    open: u8,
    /// Tiles that lie face down.
    pub hidden: u8,
    /// What was decided.
    pub act: Option<Act>,
    /// Goes the house's way, whatever its player does.
    pub forced: bool,
}

impl Seated {
    /// Nobody.
    pub const EMPTY: Seated =
        Seated { plays: false, tiles: [None; 4], open: 0, hidden: 0, act: None, forced: false };

    /// Tiles that it still lacks.
    pub(super) const fn lacks(&self) -> u8 {
        4 - self.open - self.hidden
    }

    /// The open tiles.
    #[must_use]
    pub fn open(&self) -> Vec<AnyCard> {
        self.tiles.iter().flatten().map(|tile| AnyCard::from(*tile)).collect()
    }

    /// All four, once they are open.
    #[must_use]
    pub fn four(&self) -> Option<Four> {
        let [Some(a), Some(b), Some(c), Some(d)] = self.tiles else { return None };
        Some([a, b, c, d])
    }

    /// Whether it is decided how it is set.
    #[must_use]
    pub const fn is_set(&self) -> bool {
        self.act.is_some() || self.forced
    }

    /// A tile comes face down.
    pub(super) fn hide(&mut self) {
        self.hidden += 1;
    }

    /// A tile is turned over, or comes open.
    pub(super) fn show(&mut self, tile: Tile) {
        assert!(self.open < 4, "a hand of four tiles has a fifth");
        self.tiles[usize::from(self.open)] = Some(tile);
        self.open += 1;
        self.hidden = self.hidden.saturating_sub(1);
    }

    /// How it is set; none before its tiles are open.
    #[must_use]
    pub fn setting(&self, rules: &Rules) -> Option<Setting> {
        let four = self.four()?;
        Some(match self.act.filter(|_| !self.forced) {
            Some(Act::Set(setting)) => setting,
            Some(Act::HouseWay) | None => rules.way.set(&four, rules.order),
        })
    }

    /// What it is worth as it is set.
    #[must_use]
    pub fn worth(&self, rules: &Rules) -> Option<Worth> {
        Some(self.setting(rules)?.worth(&self.four()?, rules.order))
    }

    /// The hand in words: the high one, a bar, and the low one, each with what it is.
    #[must_use]
    pub fn told(&self, rules: &Rules) -> String {
        match (self.four(), self.setting(rules)) {
            (Some(four), Some(setting)) => {
                let two = |two| told(two, rules.order);
                setting.ranked(&four, rules.order).map(two).join(" / ")
            }
            _ => self.open().iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
        }
    }
}

/// Two tiles, and what they are: `6-6 4-5 wong`, `1-2 2-2 7, as 3`.
fn told(two: [Tile; 2], order: JeeJoon) -> String {
    let [a, b] = two;
    let what = match order.duo(two).kind() {
        DuoKind::Pair(_) => "pair".to_string(),
        DuoKind::Wong => "wong".to_string(),
        DuoKind::Gong => "gong".to_string(),
        DuoKind::Points(points) => points.to_string(),
    };
    let counted = order.counted(two).map_or(String::new(), |n| format!(" as {n}"));
    format!("{a} {b} {what}{counted}")
}
