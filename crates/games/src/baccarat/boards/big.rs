//! The big road: who won, run by run.
//!
//! The convention: only decisions (Player or Banker) take a cell. A new column starts when the
//! winner changes. A tie is counted on the newest cell and breaks no run; ties before the first
//! decision are kept apart as leading ties. Pairs are marked for decisions alone: a tie has no
//! cell of its own, so its pairs are found on the bead plate.

use super::road::{Glyph, Grid, Road};
use super::seen::{Bead, Colour, Natural};

/// A cell of the big road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Decision {
    /// The winner.
    pub side: Colour,
    /// Ties since this decision and before the next one.
    pub ties: usize,
    /// Whether the player hand was paired.
    pub player_pair: bool,
    /// Whether the banker hand was paired.
    pub banker_pair: bool,
    /// The winner's natural.
    pub natural: Natural,
}

impl Decision {
    /// The coup as a cell; none for a tie.
    #[must_use]
    pub fn of(outcome: Bead) -> Option<Self> {
        let Bead { winner, player_pair, banker_pair, natural, .. } = outcome;
        winner.side().map(|side| Self { side, ties: 0, player_pair, banker_pair, natural })
    }
}

impl Glyph for Decision {
    fn joins(self, previous: Self) -> bool {
        self.side == previous.side
    }
}

/// The decisions of the shoe in runs, with their ties.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BigRoad {
    road: Road<Decision>,
    leading_ties: usize,
}

impl BigRoad {
    /// The cells as drawn.
    #[must_use]
    pub fn grid(&self) -> &Grid<Decision> {
        self.road.grid()
    }

    /// The road with its logical columns and its newest cell.
    #[must_use]
    pub fn road(&self) -> &Road<Decision> {
        &self.road
    }

    /// Length of each run, oldest first, whatever its tail looks like.
    #[must_use]
    pub fn heights(&self) -> &[usize] {
        self.road.heights()
    }

    /// Ties before the first decision; by custom written in the still empty first cell.
    #[must_use]
    pub fn leading_ties(&self) -> usize {
        self.leading_ties
    }

    /// The logical place, as (column, row), that a win of this side would take next.
    #[must_use]
    pub fn next_entry(&self, side: Colour) -> (usize, usize) {
        match (self.road.newest(), self.heights()) {
            (Some(newest), [older @ .., height]) if newest.side == side => (older.len(), *height),
            (_, heights) => (heights.len(), 0),
        }
    }

    /// Adds a coup. Answers the logical place of its decision, or none after a tie.
    pub(super) fn push(&mut self, outcome: Bead) -> Option<(usize, usize)> {
        let Some(decision) = Decision::of(outcome) else {
            match self.road.newest_mut() {
                Some(newest) => newest.ties += 1,
                None => self.leading_ties += 1,
            }
            return None;
        };
        let entry = self.next_entry(decision.side);
        self.road.push(decision);
        Some(entry)
    }
}

#[cfg(test)]
mod tests {
    use super::super::road::tests::picture;
    use super::super::seen::tests::{coup, coups};
    use super::*;

    fn road(letters: &str) -> BigRoad {
        let mut road = BigRoad::default();
        for outcome in coups(letters) {
            let expected = outcome.winner.side().map(|side| road.next_entry(side));
            assert_eq!(road.push(outcome), expected);
        }
        road
    }

    /// Expected winners and, cell for cell, expected ties.
    fn check(letters: &str, winners: &[&str], ties: &[&str], leading_ties: usize) {
        let road = road(letters);
        assert_eq!(picture(road.grid(), |cell| cell.side.letter()), winners, "{letters}");
        let digit = |cell: Decision| char::from_digit(u32::try_from(cell.ties).unwrap(), 10);
        assert_eq!(picture(road.grid(), |cell| digit(cell).unwrap()), ties, "{letters}");
        assert_eq!(road.leading_ties(), leading_ties, "{letters}");
    }

    #[test]
    fn a_tie_is_counted_on_the_newest_cell_and_breaks_no_run() {
        check("PPBBBTPB", &["PBPB", "PB", " B"], &["0000", "00", " 1"], 0);
        check("PTTPTB", &["PB", "P"], &["20", "1"], 0);
    }

    #[test]
    fn leading_ties_are_kept_apart() {
        check("TTP", &["P"], &["0"], 2);
        check("TBTTT", &["B"], &["3"], 1);
    }

    #[test]
    fn a_shoe_of_ties_has_no_cell() {
        check("", &[], &[], 0);
        check("TTTTT", &[], &[], 5);
        assert_eq!(road("TTTTT").heights(), &[] as &[usize]);
    }

    #[test]
    fn one_column_only() {
        check("BBB", &["B", "B", "B"], &["0", "0", "0"], 0);
        assert_eq!(road("BBB").heights(), [3]);
    }

    #[test]
    fn a_dragon_is_one_logical_column() {
        let rows = ["PB", "P", "P", "P", "P", "PPPPPPP"];
        let ties = ["00", "0", "0", "0", "0", "0000001"];
        check("PPPPPPPPPPPPTB", &rows, &ties, 0);
        assert_eq!(road("PPPPPPPPPPPPTB").heights(), [12, 1]);
    }

    #[test]
    fn a_tie_falls_on_the_newest_cell_not_on_the_rightmost() {
        // The tail of eight reaches column 2, the newest cell is the B in column 1.
        check(
            "PPPPPPPPBT",
            &["PB", "P", "P", "P", "P", "PPP"],
            &["01", "0", "0", "0", "0", "000"],
            0,
        );
    }

    #[test]
    fn the_next_entry_is_below_or_in_a_new_column() {
        assert_eq!(road("").next_entry(Colour::Player), (0, 0));
        assert_eq!(road("T").next_entry(Colour::Banker), (0, 0));
        assert_eq!(road("PPB").next_entry(Colour::Player), (2, 0));
        assert_eq!(road("PPB").next_entry(Colour::Banker), (1, 1));
        assert_eq!(road("PPPPPPP").next_entry(Colour::Player), (0, 7));
    }

    #[test]
    fn pairs_are_marked_for_decisions_alone() {
        let mut road = road("P");
        road.push(Bead { banker_pair: true, ..coup('T') });
        road.push(Bead { player_pair: true, natural: Natural::Nine, ..coup('B') });
        let first = road.grid().get(0, 0).unwrap();
        let second = road.grid().get(0, 1).unwrap();
        assert!(!first.player_pair && !first.banker_pair && first.ties == 1);
        assert!(second.player_pair && !second.banker_pair);
        assert_eq!(second.natural, Natural::Nine);
    }
}
