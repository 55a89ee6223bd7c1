//! Two tiles of pai gow: pairs, wongs, gongs, and points by the last digit of the pips.
//!
//! Twins count alike whatever they look like, so that a hand is ranked by the twins that its tiles
//! belong to. The tiles of Jee Joon are the highest pair together, and apart what the table has
//! them be.

use cards::{Tile, Twins};

/// What a tile of Jee Joon is without the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum JeeJoon {
    /// Three or six points, whichever is better.
    ThreeOrSix,
    /// Whatever tile it likes, in every respect.
    Wild,
    /// The same, but below the tile itself where two pairs would be alike.
    WildBelow,
}

/// How good two tiles are: larger is better. All hands without points are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Duo(u8);

/// What kind of hand two tiles are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DuoKind {
    /// So many points, nine at most.
    Points(u8),
    /// Teen or Dey with an eight.
    Gong,
    /// Teen or Dey with a nine.
    Wong,
    /// Twins, or a tile and a wild one.
    Pair(Twins),
}

/// The first number of a gong: nine points have the last of nine times sixteen.
const GONG: u8 = 9 * 16 + 1;
const WONG: u8 = GONG + 2;
/// The first number of a pair; each has two, for a pair with a wild tile may be the lower one.
const PAIR: u8 = WONG + 2;

impl Duo {
    /// One more than the largest number.
    pub const END: u8 = PAIR + 2 * 16;

    /// Its number, from 0.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What kind of hand it is.
    #[must_use]
    pub const fn kind(self) -> DuoKind {
        match self.0 {
            0 => DuoKind::Points(0),
            n if n < GONG => DuoKind::Points((n - 1) / 16 + 1),
            n if n < WONG => DuoKind::Gong,
            n if n < PAIR => DuoKind::Wong,
            n => {
                let height = (n - PAIR) / 2;
                // Jee Joon is the highest pair, then the others as single tiles rank.
                let at = if height == 15 { 15 } else { 14 - height };
                DuoKind::Pair(Twins::ALL[at as usize])
            }
        }
    }

    /// How high it is by what a house way compares: its points, above nine a gong, a wong, a pair.
    #[must_use]
    pub const fn level(self) -> u8 {
        match self.kind() {
            DuoKind::Points(points) => points,
            DuoKind::Gong => 10,
            DuoKind::Wong => 11,
            DuoKind::Pair(_) => 12,
        }
    }

    /// A pair, with a wild tile or without.
    const fn pair(twins: Twins, wild: bool) -> Duo {
        let height = match twins {
            Twins::JeeJoon => 15,
            twins => 15 - twins.rank(),
        };
        Duo(PAIR + 2 * height + !wild as u8)
    }
}

impl JeeJoon {
    /// Ranks two tiles.
    #[inline]
    #[must_use]
    pub const fn duo(self, tiles: [Tile; 2]) -> Duo {
        self.twins([tiles[0].twins(), tiles[1].twins()])
    }

    /// The same by the twins that they belong to.
    #[must_use]
    pub const fn twins(self, [a, b]: [Twins; 2]) -> Duo {
        let (high, low) = if a.rank() <= b.rank() { (a, b) } else { (b, a) };
        if high.rank() == low.rank() {
            return Duo::pair(high, false);
        }
        if let (JeeJoon::Wild | JeeJoon::WildBelow, Twins::JeeJoon) = (self, low) {
            // It is the twin of the other: no other hand of that tile is higher.
            return Duo::pair(high, matches!(self, JeeJoon::WildBelow));
        }
        if let Twins::Teen | Twins::Dey = high {
            let heaven = matches!(high, Twins::Teen) as u8;
            match low.pips() {
                Some(9) => return Duo(WONG + heaven),
                Some(8) => return Duo(GONG + heaven),
                _ => {}
            }
        }
        match points(high, low) {
            0 => Duo(0),
            points => Duo((points - 1) * 16 + 16 - high.rank() + 1),
        }
    }

    /// What a tile of Jee Joon counts beside another, where it counts three or six.
    #[must_use]
    pub const fn counted(self, tiles: [Tile; 2]) -> Option<u8> {
        let [a, b] = [tiles[0].twins(), tiles[1].twins()];
        let other = match (a, b, self) {
            (Twins::JeeJoon, Twins::JeeJoon, _) | (.., JeeJoon::Wild | JeeJoon::WildBelow) => {
                return None;
            }
            (Twins::JeeJoon, other, _) | (other, Twins::JeeJoon, _) => other,
            _ => return None,
        };
        match other.pips() {
            Some(pips) if (pips + 6) % 10 > (pips + 3) % 10 => Some(6),
            _ => Some(3),
        }
    }
}

/// The points of two tiles that are no twins, the higher one first.
const fn points(high: Twins, low: Twins) -> u8 {
    match (high.pips(), low.pips()) {
        (Some(a), Some(b)) => (a + b) % 10,
        // The lowest tile counts three or six.
        (Some(a), None) => {
            let (three, six) = ((a + 3) % 10, (a + 6) % 10);
            if three > six { three } else { six }
        }
        // invariant: only tiles of Jee Joon have several counts, and two of them are twins.
        (None, _) => panic!("twins have no points"),
    }
}
