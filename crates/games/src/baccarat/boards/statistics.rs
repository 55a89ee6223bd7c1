//! Counts of one shoe, and their shares in basis points.
//!
//! The convention: every share is of all coups, ties included, and is rounded half up to a whole
//! number per ten thousand, each on its own; so three rounded shares may not add up to ten
//! thousand. A shoe without coups has shares of zero.

use super::seen::{BONUSES_MAX, Bead, BonusId, Natural, Winner};

/// The whole, in basis points.
pub const BASIS: u32 = 10_000;

/// Something that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Measure {
    /// Coups won by the player hand.
    Player,
    /// Coups won by the banker hand.
    Banker,
    /// Tied coups.
    Tie,
    /// Coups ended by a natural of either kind.
    Natural,
    /// Coups whose winner (or both hands) held a natural eight.
    NaturalEight,
    /// Coups whose winner (or both hands) held a natural nine.
    NaturalNine,
    /// Coups with a paired player hand.
    PlayerPair,
    /// Coups with a paired banker hand.
    BankerPair,
    /// Coups in which this bonus was hit.
    Bonus(BonusId),
}

impl Measure {
    /// All measures but the bonuses, in the order boards show them.
    pub const FIXED: [Self; 8] = [
        Self::Player,
        Self::Banker,
        Self::Tie,
        Self::Natural,
        Self::NaturalEight,
        Self::NaturalNine,
        Self::PlayerPair,
        Self::BankerPair,
    ];

    /// Its name in lower case; a bonus has its name from the table.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        Some(match self {
            Self::Player => "player",
            Self::Banker => "banker",
            Self::Tie => "tie",
            Self::Natural => "natural",
            Self::NaturalEight => "natural 8",
            Self::NaturalNine => "natural 9",
            Self::PlayerPair => "player pair",
            Self::BankerPair => "banker pair",
            Self::Bonus(_) => return None,
        })
    }

    /// Whether this coup counts.
    #[must_use]
    pub fn counts(self, outcome: Bead) -> bool {
        match self {
            Self::Player => outcome.winner == Winner::Player,
            Self::Banker => outcome.winner == Winner::Banker,
            Self::Tie => outcome.winner == Winner::Tie,
            Self::Natural => outcome.natural != Natural::None,
            Self::NaturalEight => outcome.natural == Natural::Eight,
            Self::NaturalNine => outcome.natural == Natural::Nine,
            Self::PlayerPair => outcome.player_pair,
            Self::BankerPair => outcome.banker_pair,
            Self::Bonus(bonus) => outcome.bonuses.contains(bonus),
        }
    }
}

/// The counts of one shoe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statistics {
    hands: u32,
    /// In the order of [`Measure::FIXED`].
    fixed: [u32; Measure::FIXED.len()],
    bonuses: [u32; BONUSES_MAX],
}

impl Default for Statistics {
    fn default() -> Self {
        Self { hands: 0, fixed: [0; Measure::FIXED.len()], bonuses: [0; BONUSES_MAX] }
    }
}

impl Statistics {
    /// Coups so far, ties included.
    #[must_use]
    pub fn hands(&self) -> u32 {
        self.hands
    }

    /// How often this happened.
    #[must_use]
    pub fn count(&self, measure: Measure) -> u32 {
        match measure {
            Measure::Bonus(bonus) => self.bonuses[bonus.index()],
            fixed => {
                let counts = Measure::FIXED.iter().zip(&self.fixed);
                counts.filter(|&(&each, _)| each == fixed).map(|(_, &count)| count).sum()
            }
        }
    }

    /// How often this happened per ten thousand coups, rounded half up.
    #[must_use]
    pub fn basis_points(&self, measure: Measure) -> u32 {
        basis_points(self.count(measure), self.hands)
    }

    /// Adds a coup.
    pub(super) fn push(&mut self, outcome: Bead) {
        self.hands += 1;
        for (measure, count) in Measure::FIXED.into_iter().zip(&mut self.fixed) {
            *count += u32::from(measure.counts(outcome));
        }
        for bonus in outcome.bonuses.iter() {
            self.bonuses[bonus.index()] += 1;
        }
    }
}

/// `part` of `whole` per ten thousand, rounded half up; zero of nothing.
fn basis_points(part: u32, whole: u32) -> u32 {
    // Half up: floor(x + 1/2) = floor((2 * part * BASIS + whole) / (2 * whole)).
    (2 * part * BASIS + whole).checked_div(2 * whole).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::super::seen::Bonuses;
    use super::super::seen::tests::{coup, coups};
    use super::*;

    fn of(outcomes: impl IntoIterator<Item = Bead>) -> Statistics {
        let mut statistics = Statistics::default();
        outcomes.into_iter().for_each(|outcome| statistics.push(outcome));
        statistics
    }

    #[test]
    fn winners_by_hand() {
        let statistics = of(coups("PPBBBTPB"));
        let row = |measure| (statistics.count(measure), statistics.basis_points(measure));
        assert_eq!(statistics.hands(), 8);
        assert_eq!(row(Measure::Player), (3, 3_750));
        assert_eq!(row(Measure::Banker), (4, 5_000));
        assert_eq!(row(Measure::Tie), (1, 1_250));
        assert_eq!(row(Measure::Natural), (0, 0));
    }

    #[test]
    fn shares_are_rounded_half_up() {
        // 2/3 and 1/3: to the nearest. 1/32 = 312.5: a half goes up. 1/64 = 156.25: down.
        assert_eq!(basis_points(2, 3), 6_667);
        assert_eq!(basis_points(1, 3), 3_333);
        assert_eq!(basis_points(1, 32), 313);
        assert_eq!(basis_points(1, 64), 156);
        assert_eq!(basis_points(7, 7), BASIS);
        assert_eq!(basis_points(0, 7), 0);
        assert_eq!(basis_points(0, 0), 0);
    }

    #[test]
    fn an_empty_shoe_and_a_shoe_of_ties() {
        assert_eq!(of([]).basis_points(Measure::Player), 0);
        let ties = of(coups("TTT"));
        assert_eq!((ties.hands(), ties.basis_points(Measure::Tie)), (3, BASIS));
        assert_eq!(ties.count(Measure::Banker), 0);
    }

    #[test]
    fn naturals_pairs_and_bonuses() {
        let dragon = BonusId::new(0).unwrap();
        let panda = BonusId::new(63).unwrap();
        let statistics = of([
            Bead { natural: Natural::Eight, player_pair: true, ..coup('P') },
            Bead { natural: Natural::Nine, player_pair: true, banker_pair: true, ..coup('B') },
            Bead { natural: Natural::Nine, ..coup('T') },
            Bead { bonuses: Bonuses::NONE.with(dragon), ..coup('B') },
        ]);
        let count = |measure| statistics.count(measure);
        assert_eq!(count(Measure::Natural), 3);
        assert_eq!((count(Measure::NaturalEight), count(Measure::NaturalNine)), (1, 2));
        assert_eq!((count(Measure::PlayerPair), count(Measure::BankerPair)), (2, 1));
        assert_eq!((count(Measure::Bonus(dragon)), count(Measure::Bonus(panda))), (1, 0));
        assert_eq!(statistics.basis_points(Measure::Bonus(dragon)), 2_500);
    }

    #[test]
    fn every_fixed_measure_has_its_own_name() {
        let names: std::collections::HashSet<_> =
            Measure::FIXED.into_iter().filter_map(Measure::name).collect();
        assert_eq!(names.len(), Measure::FIXED.len());
        assert_eq!(BonusId::new(0).map(|id| Measure::Bonus(id).name()), Some(None));
    }
}
