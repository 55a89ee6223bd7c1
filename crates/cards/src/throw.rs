//! Dice: what a throw of several dice shows.

use crate::text::as_text;
use std::fmt;
use std::str::FromStr;

/// A throw of `N` dice, each 1 to 6, in the order in which they were read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Throw<const N: usize>([u8; N]);

/// A text that is no throw of that many dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThrowDefect {
    text: String,
    dice: usize,
}

impl fmt::Display for ThrowDefect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.text.escape_debug();
        write!(f, "`{text}` is no throw of {} dice, each 1 to 6", self.dice)
    }
}

impl std::error::Error for ThrowDefect {}

impl<const N: usize> Throw<N> {
    /// How many throws there are, the dice being told apart.
    pub const COUNT: usize = 6_usize.pow(N as u32);

    /// The throw with these faces; none when a die cannot show one of them.
    #[must_use]
    pub fn new(faces: [u8; N]) -> Option<Throw<N>> {
        faces.iter().all(|face| (1..=6).contains(face)).then_some(Throw(faces))
    }

    /// Every throw, the dice being told apart, in the order of [`Throw::index`].
    pub fn all() -> impl Iterator<Item = Throw<N>> {
        (0..Throw::<N>::COUNT).map(|index| {
            let mut rest = index;
            let mut faces = [0; N];
            for face in faces.iter_mut().rev() {
                *face = (rest % 6) as u8 + 1;
                rest /= 6;
            }
            Throw(faces)
        })
    }

    /// The number of this throw, below [`Throw::COUNT`].
    #[must_use]
    pub fn index(self) -> usize {
        self.0.iter().fold(0, |index, face| index * 6 + usize::from(*face - 1))
    }

    /// The faces.
    #[must_use]
    pub const fn faces(&self) -> &[u8; N] {
        &self.0
    }

    /// The faces added up.
    #[must_use]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// How many dice show that face.
    #[must_use]
    pub fn count(self, face: u8) -> usize {
        self.0.iter().map(|shown| usize::from(*shown == face)).sum()
    }
}

impl<const N: usize> fmt::Display for Throw<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, face) in self.0.iter().enumerate() {
            write!(f, "{}{face}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

as_text!(Throw<N>, const N);

impl<const N: usize> FromStr for Throw<N> {
    type Err = ThrowDefect;

    /// Reads faces parted by spaces or commas.
    fn from_str(text: &str) -> Result<Throw<N>, ThrowDefect> {
        let parts = text.split([' ', ',']).filter(|part| !part.is_empty());
        let face = |part: &str| (part.len() == 1).then(|| part.parse().ok()).flatten();
        let faces: Option<Vec<u8>> = parts.map(face).collect();
        let faces = faces.and_then(|faces| <[u8; N]>::try_from(faces).ok());
        let defect = || ThrowDefect { text: text.to_string(), dice: N };
        faces.and_then(Throw::new).ok_or_else(defect)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_throw_has_its_own_number() {
        for (i, throw) in Throw::<3>::all().enumerate() {
            assert_eq!(throw.index(), i);
            assert_eq!(throw.to_string().parse(), Ok(throw));
        }
        assert_eq!(Throw::<3>::all().count(), 216);
        assert_eq!(Throw::<2>::all().map(|throw| u32::from(throw.total())).sum::<u32>(), 36 * 7);
    }

    #[test]
    fn faces_are_one_to_six() {
        assert_eq!("3 4".parse(), Ok(Throw([3, 4])));
        assert_eq!("3,4".parse(), Ok(Throw([3, 4])));
        for text in ["", "0 4", "7 1", "3", "3 4 5", "3 x", "03 4", "+3 4", "3 -4", "34"] {
            assert!(text.parse::<Throw<2>>().is_err(), "{text}");
        }
        assert_eq!(Throw::new([0, 1]), None);
        assert_eq!(Throw::new([6, 7]), None);
        assert_eq!(Throw::new([6, 6]).map(|throw| throw.count(6)), Some(2));
    }
}
