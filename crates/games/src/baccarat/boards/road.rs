//! The paper under every road: six rows, and the rule by which runs are laid out on it.
//!
//! The convention: a run (consecutive equal marks) is one *logical* column, drawn downward from
//! the top row. Where the column is full, or the cell below is taken by an older run's tail, the
//! run turns right and stays in that row to its end, a dragon tail, even if room opens below.
//! The next run starts at the top of the first free column right of where this run *started*,
//! hence above the tail; only a tail in the top row pushes it farther. Cells serve the eye
//! alone: derived roads read [`Road::heights`], where a tail is still part of its column.

use std::ops::Range;

/// Rows of every board.
pub const ROWS: usize = 6;

/// A place on a grid, counted from zero at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct At {
    /// Row, below [`ROWS`].
    pub row: usize,
    /// Display column.
    pub column: usize,
}

/// Six rows of cells and as many columns as have been needed, column by column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid<C> {
    columns: Vec<[Option<C>; ROWS]>,
}

impl<C> Default for Grid<C> {
    fn default() -> Self {
        Self { columns: Vec::new() }
    }
}

impl<C: Copy> Grid<C> {
    /// Number of columns; none of them is empty.
    #[must_use]
    pub fn width(&self) -> usize {
        self.columns.len()
    }

    /// The cell at this place, if one has been drawn there.
    #[must_use]
    pub fn get(&self, row: usize, column: usize) -> Option<C> {
        *self.columns.get(column)?.get(row)?
    }

    /// All columns, left to right, each from the top.
    #[must_use]
    pub fn columns(&self) -> &[[Option<C>; ROWS]] {
        &self.columns
    }

    /// The rightmost `columns` columns, or all if there are fewer.
    ///
    /// A tail can reach farther right than the newest cell: [`Road::window`] keeps that in view.
    #[must_use]
    pub fn last(&self, columns: usize) -> &[[Option<C>; ROWS]] {
        &self.columns[self.width().saturating_sub(columns)..]
    }

    /// Draws a cell where none is yet.
    pub(super) fn draw(&mut self, at: At, cell: C) {
        assert!(at.row < ROWS && self.get(at.row, at.column).is_none(), "{at:?} is not free");
        if self.width() <= at.column {
            self.columns.resize(at.column + 1, [None; ROWS]);
        }
        self.columns[at.column][at.row] = Some(cell);
    }

    /// Access to a drawn cell, to write a tie across it.
    pub(super) fn get_mut(&mut self, at: At) -> Option<&mut C> {
        self.columns.get_mut(at.column)?.get_mut(at.row)?.as_mut()
    }
}

/// What can be drawn on a road.
pub trait Glyph: Copy {
    /// Whether this mark prolongs the run of the one before it.
    fn joins(self, previous: Self) -> bool;
}

/// A run-wise board: its logical columns, and their cells with tails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Road<C> {
    grid: Grid<C>,
    heights: Vec<usize>,
    /// Display column in which the newest run started.
    head: usize,
    newest: Option<At>,
}

impl<C> Default for Road<C> {
    fn default() -> Self {
        Self { grid: Grid::default(), heights: Vec::new(), head: 0, newest: None }
    }
}

impl<C: Glyph> Road<C> {
    /// The cells as drawn.
    #[must_use]
    pub fn grid(&self) -> &Grid<C> {
        &self.grid
    }

    /// Length of each run, oldest first: the logical columns.
    #[must_use]
    pub fn heights(&self) -> &[usize] {
        &self.heights
    }

    /// Where the newest cell is drawn, which need not be the rightmost column.
    #[must_use]
    pub fn newest_at(&self) -> Option<At> {
        self.newest
    }

    /// The newest cell.
    #[must_use]
    pub fn newest(&self) -> Option<C> {
        self.newest.and_then(|at| self.grid.get(at.row, at.column))
    }

    /// The display columns to show where only `columns` fit.
    ///
    /// They are the rightmost, moved left just so far that the newest cell is among them.
    #[must_use]
    pub fn window(&self, columns: usize) -> Range<usize> {
        let rightmost = self.grid.width().saturating_sub(columns);
        let start = self.newest.map_or(0, |at| at.column.min(rightmost));
        start..self.grid.width().min(start.saturating_add(columns))
    }

    /// Where this mark would be drawn if it came next.
    #[must_use]
    pub fn next_at(&self, mark: C) -> At {
        match self.newest {
            Some(at) if self.joins_newest(mark) => self.along(at),
            Some(_) => self.fresh(),
            None => At { row: 0, column: 0 },
        }
    }

    /// Adds a mark.
    pub(super) fn push(&mut self, mark: C) {
        let at = self.next_at(mark);
        let joins = self.joins_newest(mark);
        match self.heights.last_mut() {
            Some(height) if joins => *height += 1,
            _ => {
                self.heights.push(1);
                self.head = at.column;
            }
        }
        self.grid.draw(at, mark);
        self.newest = Some(at);
    }

    /// Access to the newest cell, to write a tie across it.
    pub(super) fn newest_mut(&mut self) -> Option<&mut C> {
        self.newest.and_then(|at| self.grid.get_mut(at))
    }

    /// Whether this mark would prolong the newest run.
    fn joins_newest(&self, mark: C) -> bool {
        self.newest().is_some_and(|previous| mark.joins(previous))
    }

    /// The cell after `at` in the same run: down while possible, else right.
    ///
    /// The cell to the right is always free. An older tail in this row that reached beyond `at`
    /// would cover `at` too, since a tail has no gaps and starts left of every younger run.
    fn along(&self, at: At) -> At {
        let below = At { row: at.row + 1, ..at };
        let turned = at.column != self.head;
        if !turned && below.row < ROWS && self.grid.get(below.row, below.column).is_none() {
            below
        } else {
            At { column: at.column + 1, ..at }
        }
    }

    /// The first cell of a new run.
    fn fresh(&self) -> At {
        let mut column = self.head + 1;
        // Ends at the latest right of the grid, where nothing is drawn.
        while self.grid.get(0, column).is_some() {
            column += 1;
        }
        At { row: 0, column }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Rows of a grid as text, one character per cell, trailing blanks cut, empty rows dropped
    /// from the foot: what the expected grids in the tests look like.
    pub fn picture<C: Copy>(grid: &Grid<C>, letter: impl Fn(C) -> char) -> Vec<String> {
        let cell = |row, column| grid.get(row, column).map_or(' ', &letter);
        let line = |row| (0..grid.width()).map(|column| cell(row, column)).collect::<String>();
        let mut lines: Vec<_> = (0..ROWS).map(|row| line(row).trim_end().to_owned()).collect();
        while lines.last().is_some_and(String::is_empty) {
            lines.pop();
        }
        lines
    }

    /// Pseudo-random numbers below `bound` (a linear congruential generator, upper half).
    pub fn lcg(mut state: u64) -> impl FnMut(u64) -> u64 {
        move |bound| {
            state = state.wrapping_mul(6_364_136_223_846_793_005);
            state = state.wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % bound
        }
    }

    impl Glyph for char {
        fn joins(self, previous: Self) -> bool {
            self == previous
        }
    }

    /// A road of alternating runs of these lengths, `P` first.
    fn runs(lengths: &[usize]) -> Road<char> {
        let mut road = Road::default();
        for (run, &length) in lengths.iter().enumerate() {
            let mark = if run % 2 == 0 { 'P' } else { 'B' };
            (0..length).for_each(|_| road.push(mark));
        }
        assert_eq!(road.heights(), lengths);
        road
    }

    fn check(lengths: &[usize], expected: &[&str]) {
        assert_eq!(picture(runs(lengths).grid(), |mark| mark), expected, "{lengths:?}");
    }

    #[test]
    fn runs_stand_side_by_side() {
        check(&[], &[]);
        check(&[1], &["P"]);
        check(&[2, 1, 3], &["PBP", "P P", "  P"]);
    }

    #[test]
    fn a_run_of_six_fills_its_column_and_the_seventh_turns() {
        check(&[5], &["P", "P", "P", "P", "P"]);
        check(&[6], &["P", "P", "P", "P", "P", "P"]);
        check(&[7], &["P", "P", "P", "P", "P", "PP"]);
    }

    #[test]
    fn a_dragon_of_twelve_has_a_tail_of_six() {
        check(&[12], &["P", "P", "P", "P", "P", "PPPPPPP"]);
        check(&[12, 2], &["PB", "PB", "P", "P", "P", "PPPPPPP"]);
    }

    #[test]
    fn a_column_above_a_tail_turns_one_row_higher() {
        check(&[9, 5], &["PB", "PB", "PB", "PB", "PB", "PPPP"]);
        check(&[9, 6], &["PB", "PB", "PB", "PB", "PBB", "PPPP"]);
        check(&[9, 7, 5, 4], &["PBPB", "PBPB", "PBPBB", "PBPP", "PBBB", "PPPP"]);
    }

    #[test]
    fn a_tail_of_the_same_colour_blocks_as_well() {
        // The third run is P like the tail below it, and still may not run into it.
        check(&[8, 1, 7], &["PBP", "P P", "P P", "P P", "P PPP", "PPP"]);
    }

    #[test]
    fn a_turned_run_stays_in_its_row_though_room_opens_below() {
        check(&[8, 8], &["PB", "PB", "PB", "PB", "PBBBB", "PPP"]);
    }

    #[test]
    fn a_tail_in_the_top_row_pushes_the_next_run_right() {
        let nested = [11, 9, 7, 5, 3, 3, 2];
        let expected = ["PBPBPBBBP", "PBPBPP  P", "PBPBBB", "PBPPPP", "PBBBBB", "PPPPPP"];
        check(&nested, &expected);
    }

    #[test]
    fn next_at_foretells_every_cell() {
        let mut random = lcg(1);
        let mut road = Road::default();
        for _ in 0..400 {
            let mark = if random(4) == 0 { 'B' } else { 'P' };
            let at = road.next_at(mark);
            road.push(mark);
            assert_eq!(road.newest_at(), Some(at));
            assert_eq!(road.newest(), Some(mark));
        }
    }

    #[test]
    fn no_two_marks_share_a_cell_and_no_column_is_empty() {
        let mut random = lcg(2);
        for _ in 0..2_000 {
            let mut road = Road::default();
            let (mut mark, mut marks) = ('P', 0);
            while marks < 200 {
                for _ in 0..=random(14) {
                    road.push(mark);
                    marks += 1;
                }
                mark = if mark == 'P' { 'B' } else { 'P' };
            }
            let drawn = road.grid().columns().iter().flatten().flatten().count();
            assert_eq!(drawn, marks);
            assert_eq!(road.heights().iter().sum::<usize>(), marks);
            assert!(road.grid().columns().iter().all(|column| column.iter().any(Option::is_some)));
            assert!(road.grid().width() <= marks);
        }
    }

    #[test]
    fn a_window_keeps_the_newest_cell_in_view() {
        // The tail ends in column 6 while the newest cell stands in column 1.
        let road = runs(&[12, 1]);
        assert_eq!(road.grid().width(), 7);
        assert_eq!(road.window(7), 0..7);
        assert_eq!(road.window(9), 0..7);
        assert_eq!(road.window(6), 1..7);
        assert_eq!(road.window(4), 1..5);
        assert_eq!(road.window(0).len(), 0);
        assert_eq!(runs(&[1, 1, 1, 1]).window(3), 1..4);
        assert_eq!(runs(&[]).window(3), 0..0);
    }

    #[test]
    fn the_last_columns_of_a_grid() {
        let road = runs(&[2, 1, 1]);
        assert_eq!(road.grid().last(1).len(), 1);
        assert_eq!(road.grid().last(1)[0][0], Some('P'));
        assert_eq!(road.grid().last(9).len(), 3);
        assert_eq!(road.grid().get(1, 0), Some('P'));
        assert_eq!(road.grid().get(1, 1), None);
        assert_eq!(road.grid().get(0, 3), None);
        assert_eq!(road.grid().get(ROWS, 0), None);
    }
}
