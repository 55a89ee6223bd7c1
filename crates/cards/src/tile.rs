//! Chinese dominoes: 32 tiles of 21 faces, which are sixteen pairs of twins.
//!
//! A tile is written by its pips, `4-5`. Eleven faces are there twice, and such tiles are twins of
//! each other; the ten others are there once and make five pairs that do not look alike.

use crate::ParseCardError;
use crate::text::as_text;
use std::fmt;
use std::str::FromStr;

/// The sixteen pairs of twins, from the highest tile to the lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Twins {
    /// Twelve, Heaven: 6-6.
    Teen,
    /// Two, Earth: 1-1.
    Dey,
    /// Eight, People: 4-4.
    Yun,
    /// Four: 1-3.
    Gor,
    /// Ten: 5-5.
    Mooy,
    /// Six: 3-3.
    Chong,
    /// Four: 2-2.
    Bon,
    /// Eleven: 5-6.
    Foo,
    /// Ten: 4-6.
    Ping,
    /// Seven: 1-6.
    Tit,
    /// Six: 1-5.
    Look,
    /// Nines: 4-5 and 3-6.
    ChopGow,
    /// Eights: 2-6 and 3-5.
    ChopBot,
    /// Sevens: 2-5 and 3-4.
    ChopChit,
    /// Fives: 1-4 and 2-3.
    ChopNg,
    /// Three and six: 1-2 and 2-4, the highest pair of the lowest tiles.
    JeeJoon,
}

impl Twins {
    /// All of them, the highest tile first.
    pub const ALL: [Twins; 16] = [
        Twins::Teen,
        Twins::Dey,
        Twins::Yun,
        Twins::Gor,
        Twins::Mooy,
        Twins::Chong,
        Twins::Bon,
        Twins::Foo,
        Twins::Ping,
        Twins::Tit,
        Twins::Look,
        Twins::ChopGow,
        Twins::ChopBot,
        Twins::ChopChit,
        Twins::ChopNg,
        Twins::JeeJoon,
    ];

    /// The rank of either tile alone, 1 the highest.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self as u8 + 1
    }

    /// Their name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; 16] = [
            "Teen",
            "Dey",
            "Yun",
            "Gor",
            "Mooy",
            "Chong",
            "Bon",
            "Foo",
            "Ping",
            "Tit",
            "Look",
            "Chop Gow",
            "Chop Bot",
            "Chop Chit",
            "Chop Ng",
            "Jee Joon",
        ];
        NAMES[self as usize]
    }

    /// The two tiles.
    #[must_use]
    pub const fn tiles(self) -> [Tile; 2] {
        let at = self as u8;
        if at < Tile::ALIKE {
            return [Tile(at), Tile(at)];
        }
        let first = Tile::ALIKE + 2 * (at - Tile::ALIKE);
        [Tile(first), Tile(first + 1)]
    }

    /// The pips of either tile; none for Jee Joon, whose tiles have three and six.
    #[must_use]
    pub const fn pips(self) -> Option<u8> {
        let [one, other] = self.tiles();
        if one.pips() == other.pips() { Some(one.pips()) } else { None }
    }
}

/// One tile, by its face. One byte; two tiles of one face are equal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

/// The pips of each face, the fewer first, from the highest tile to the lowest.
const FACES: [[u8; 2]; Tile::COUNT] = [
    [6, 6],
    [1, 1],
    [4, 4],
    [1, 3],
    [5, 5],
    [3, 3],
    [2, 2],
    [5, 6],
    [4, 6],
    [1, 6],
    [1, 5],
    [4, 5],
    [3, 6],
    [2, 6],
    [3, 5],
    [2, 5],
    [3, 4],
    [1, 4],
    [2, 3],
    [1, 2],
    [2, 4],
];

impl Tile {
    /// How many different faces there are.
    pub const COUNT: usize = 21;

    /// How many faces are there twice: those of the highest ranks.
    const ALIKE: u8 = 11;

    /// The tile with that code, `0` (6-6) to `20` (2-4).
    #[must_use]
    pub const fn from_code(code: u8) -> Option<Tile> {
        if (code as usize) < Tile::COUNT { Some(Tile(code)) } else { None }
    }

    /// The tile with these ends, in either order; none where an end has not one to six pips.
    #[must_use]
    pub fn of(ends: [u8; 2]) -> Option<Tile> {
        let face = [ends[0].min(ends[1]), ends[0].max(ends[1])];
        let code = FACES.iter().position(|known| *known == face)?;
        Some(Tile(code as u8))
    }

    /// Its code, `0` to `20`.
    #[must_use]
    pub const fn code(self) -> u8 {
        self.0
    }

    /// Every face once, in the order of codes.
    pub fn all() -> impl Iterator<Item = Tile> + Clone {
        (0..Tile::COUNT as u8).map(Tile)
    }

    /// The pips of its two ends, the fewer first.
    #[must_use]
    pub const fn ends(self) -> [u8; 2] {
        FACES[self.0 as usize]
    }

    /// All its pips.
    #[must_use]
    pub const fn pips(self) -> u8 {
        let [a, b] = self.ends();
        a + b
    }

    /// How many such tiles a set has.
    #[must_use]
    pub const fn copies(self) -> u16 {
        if self.0 < Tile::ALIKE { 2 } else { 1 }
    }

    /// The twins to which it belongs.
    #[must_use]
    pub const fn twins(self) -> Twins {
        let at = if self.0 < Tile::ALIKE { self.0 } else { u8::midpoint(self.0, Tile::ALIKE) };
        Twins::ALL[at as usize]
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = self.ends();
        write!(f, "{a}-{b}")
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Tile {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Tile, ParseCardError> {
        let ends = match text.as_bytes() {
            [a @ b'1'..=b'6', b'-', b @ b'1'..=b'6'] => Some([a - b'0', b - b'0']),
            _ => None,
        };
        let found = || ParseCardError { found: text.chars().take(12).collect() };
        ends.and_then(Tile::of).ok_or_else(found)
    }
}

as_text!(Tile);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thirty_two_tiles_are_sixteen_pairs() {
        assert_eq!(Tile::all().map(Tile::copies).sum::<u16>(), 32);
        for twins in Twins::ALL {
            let tiles = twins.tiles();
            assert!(tiles.iter().all(|tile| tile.twins() == twins), "{twins:?}");
            let copies = if tiles[0] == tiles[1] { 2 } else { 1 };
            assert!(tiles.iter().all(|tile| tile.copies() == copies), "{twins:?}");
            // Twins have the same pips, but for Jee Joon.
            assert_eq!(twins.pips().is_none(), twins == Twins::JeeJoon);
        }
        // Every throw of two dice is a face.
        let mut seen: Vec<Tile> = crate::Throw::<2>::all()
            .map(|throw| Tile::of(*throw.faces()).expect("a tile"))
            .collect();
        seen.sort_unstable();
        seen.dedup();
        assert!(seen.into_iter().eq(Tile::all()));
    }

    #[test]
    fn tiles_are_written_by_their_pips() {
        for tile in Tile::all() {
            assert_eq!(tile.to_string().parse(), Ok(tile));
            let [a, b] = tile.ends();
            assert_eq!(format!("{b}-{a}").parse(), Ok(tile), "either end may come first");
            assert_eq!(Tile::from_code(tile.code()), Some(tile));
        }
        assert_eq!(Tile::from_code(21), None);
        let written = |twins: Twins| twins.tiles().map(|tile| tile.to_string());
        assert_eq!(written(Twins::Teen), ["6-6", "6-6"]);
        assert_eq!(written(Twins::ChopGow), ["4-5", "3-6"]);
        assert_eq!(written(Twins::JeeJoon), ["1-2", "2-4"]);
        for text in ["", "6", "6-", "0-1", "7-7", "6-6-6", "66", "6_6", "a-b"] {
            assert_eq!(text.parse::<Tile>().expect_err(text).found, text);
        }
    }
}
