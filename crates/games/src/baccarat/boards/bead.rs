//! The bead plate: every coup of the shoe in order, ties included.
//!
//! The convention: beads fill a column of six from the top, then the next column to the right.
//! A bead is the whole outcome, so that a front end can mark pairs (by custom the banker's with
//! a dot at the top left, the player's at the bottom right), naturals and points on it.

use super::road::{At, Grid, ROWS};
use super::seen::Bead;

/// Every coup, six to a column.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BeadPlate {
    grid: Grid<Bead>,
    coups: usize,
}

impl BeadPlate {
    /// The beads as drawn.
    #[must_use]
    pub fn grid(&self) -> &Grid<Bead> {
        &self.grid
    }

    /// Number of coups.
    #[must_use]
    pub fn coups(&self) -> usize {
        self.coups
    }

    /// The coups from the first to the newest.
    pub fn outcomes(&self) -> impl Iterator<Item = Bead> {
        self.grid.columns().iter().flatten().flatten().copied()
    }

    /// Adds a coup.
    pub(super) fn push(&mut self, outcome: Bead) {
        let at = At { row: self.coups % ROWS, column: self.coups / ROWS };
        self.grid.draw(at, outcome);
        self.coups += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::super::road::tests::picture;
    use super::super::seen::tests::{coup, coups};
    use super::*;

    fn plate(letters: &str) -> BeadPlate {
        let mut plate = BeadPlate::default();
        for outcome in coups(letters) {
            plate.push(outcome);
        }
        plate
    }

    fn check(letters: &str, expected: &[&str]) {
        let plate = plate(letters);
        assert_eq!(picture(plate.grid(), |bead| bead.winner.letter()), expected, "{letters}");
        assert_eq!(plate.coups(), letters.len());
        assert!(plate.outcomes().eq(coups(letters)));
    }

    #[test]
    fn beads_go_down_then_right() {
        check("", &[]);
        check("PPBBBT", &["P", "P", "B", "B", "B", "T"]);
        check("PPBBBTPB", &["PP", "PB", "B", "B", "B", "T"]);
        check("PPPPPPPPPPPPB", &["PPB", "PP", "PP", "PP", "PP", "PP"]);
    }

    #[test]
    fn ties_take_a_bead_each() {
        check("TTTTTTT", &["TT", "T", "T", "T", "T", "T"]);
    }

    #[test]
    fn a_bead_keeps_its_pairs() {
        let mut plate = plate("PB");
        plate.push(Bead { banker_pair: true, ..coup('T') });
        let bead = plate.grid().get(2, 0).unwrap();
        assert!(bead.banker_pair && !bead.player_pair);
    }
}
