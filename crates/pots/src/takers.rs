//! Who takes a pot: of every award the best hands that qualify for it.

use crate::place::PLACES_MAX;
use crate::stakes::Stakes;

/// How good the hand of every place is for an award.
pub type Numbers = [u16; PLACES_MAX];

/// A set of places, one bit each.
pub type Places = u16;

/// Who takes a pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takers {
    /// The winners of each award; an award that nobody qualifies for has none, and the other one
    /// takes all.
    Awards([Places; 2]),
    /// Nobody qualifies for any: the best hands of the first award take all.
    Neither(Places),
}

impl Takers {
    /// The winners of each award.
    #[must_use]
    pub const fn sets(self) -> [Places; 2] {
        match self {
            Takers::Awards(sets) => sets,
            Takers::Neither(best) => [best, 0],
        }
    }
}

impl Stakes {
    /// Who of the contenders takes a pot.
    #[inline]
    #[must_use]
    pub fn takers(&self, contenders: Places, numbers: &[Numbers; 2]) -> Takers {
        let mut sets = [0; 2];
        for (at, award) in self.awards.iter().enumerate() {
            let Some(award) = award else { continue };
            let able = places_of(contenders)
                .filter(|place| award.qualifies(numbers[at][*place]))
                .fold(0, |set, place| set | 1 << place);
            sets[at] = best(able, &numbers[at]);
        }
        if sets == [0, 0] {
            return Takers::Neither(best(contenders, &numbers[0]));
        }
        Takers::Awards(sets)
    }
}

/// The places of a set with the highest number.
pub(crate) fn best(set: Places, numbers: &Numbers) -> Places {
    let most = places_of(set).map(|place| numbers[place]).max().unwrap_or(0);
    places_of(set).filter(|place| numbers[*place] == most).fold(0, |set, place| set | 1 << place)
}

/// The places of a set, from the first.
pub(crate) fn places_of(set: Places) -> impl Iterator<Item = usize> {
    (0..PLACES_MAX).filter(move |place| set >> place & 1 == 1)
}
