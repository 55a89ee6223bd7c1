//! Four tiles, and the three ways to make two hands of them.

use cards::{AnyCard, Tile, Twins};
use hands::{Duo, JeeJoon};

/// Four tiles that are to be set.
pub type Four = [Tile; 4];

/// Which of the others lies with the first of four tiles, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Setting(u8);

impl Setting {
    /// Every setting of four tiles.
    pub const ALL: [Setting; 3] = [Setting(1), Setting(2), Setting(3)];

    /// The setting by which these two places make a hand.
    ///
    /// # Panics
    /// When they are one place, or no place of four.
    #[must_use]
    pub fn new(a: usize, b: usize) -> Setting {
        assert!(a != b && a < 4 && b < 4, "two places of four tiles");
        // Of the two hands one has the first tile.
        let with_first = if a == 0 {
            b
        } else if b == 0 {
            a
        } else {
            6 - a - b
        };
        Setting(with_first as u8)
    }

    /// The setting that makes a hand of these two; none where they are not both held.
    #[must_use]
    pub fn of(held: &[AnyCard; 4], two: [AnyCard; 2]) -> Option<Setting> {
        let a = held.iter().position(|tile| *tile == two[0])?;
        let b = (0..4).find(|at| *at != a && held[*at] == two[1])?;
        Some(Setting::new(a, b))
    }

    /// The two hands, the one of the first tile first.
    #[inline]
    #[must_use]
    pub const fn hands<T: Copy>(self, tiles: &[T; 4]) -> [[T; 2]; 2] {
        let [a, b, c, d] = *tiles;
        match self.0 {
            1 => [[a, b], [c, d]],
            2 => [[a, c], [b, d]],
            _ => [[a, d], [b, c]],
        }
    }

    /// The two hands, the higher one first.
    #[must_use]
    pub fn ranked(self, tiles: &Four, order: JeeJoon) -> [[Tile; 2]; 2] {
        let [one, other] = self.hands(tiles);
        if order.duo(one) >= order.duo(other) { [one, other] } else { [other, one] }
    }

    /// What the two hands are worth.
    #[inline]
    #[must_use]
    pub fn worth(self, tiles: &Four, order: JeeJoon) -> Worth {
        self.of_twins(&tiles.map(Tile::twins), order)
    }

    /// The same by the twins that the tiles belong to.
    #[inline]
    #[must_use]
    pub fn of_twins(self, twins: &[Twins; 4], order: JeeJoon) -> Worth {
        let [one, other] = self.hands(twins).map(|two| order.twins(two));
        Worth { high: one.max(other), low: one.min(other) }
    }

    /// Whether it parts the two tiles of Jee Joon.
    #[must_use]
    pub fn parts_jee_joon(self, twins: &[Twins; 4]) -> bool {
        self.hands(twins).iter().all(|two| two.contains(&Twins::JeeJoon))
    }
}

/// What two hands are worth. It is better the better either is: the higher hand first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The better hand.
    pub high: Duo,
    /// The other.
    pub low: Duo,
}
