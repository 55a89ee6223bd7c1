//! The three derived roads: how regular the big road is, in red and blue.
//!
//! The convention: big eye boy, small road and cockroach pig look one, two and three logical
//! columns to the left (the reach). Counting columns and rows from one, marks begin at row 2 of
//! column reach + 1 or, if that column has one entry only, at row 1 of column reach + 2. An
//! entry that opens a column is red if the column before it and the one `reach` farther left are
//! equally long, blue if not. Any other entry looks `reach` columns left at its own row and the
//! row above: red if both places are filled or both empty, blue if only the upper one is filled.
//! Red says regular, blue says irregular; neither means Banker or Player. Marks are then laid out
//! like the big road, a new column per change of colour. Ties never count.

use super::big::BigRoad;
use super::road::{Glyph, Grid, Road};
use super::seen::Colour;

/// The colour of a derived mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tint {
    /// The big road repeats itself here.
    Red,
    /// It does not.
    Blue,
}

impl Tint {
    /// `r` or `b`, for plain text.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'r',
            Self::Blue => 'b',
        }
    }
}

impl Glyph for Tint {
    fn joins(self, previous: Self) -> bool {
        self == previous
    }
}

/// Which derived road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Derived {
    /// Compares with one column to the left; by custom hollow circles.
    BigEyeBoy,
    /// Compares with two columns to the left; by custom solid circles.
    SmallRoad,
    /// Compares with three columns to the left; by custom slashes.
    CockroachPig,
}

impl Derived {
    /// All three, in the order of their reach.
    pub const ALL: [Self; 3] = [Self::BigEyeBoy, Self::SmallRoad, Self::CockroachPig];

    /// How many logical columns it looks to the left.
    #[must_use]
    pub const fn reach(self) -> usize {
        match self {
            Self::BigEyeBoy => 1,
            Self::SmallRoad => 2,
            Self::CockroachPig => 3,
        }
    }

    /// Its name in lower case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::BigEyeBoy => "big eye boy",
            Self::SmallRoad => "small road",
            Self::CockroachPig => "cockroach pig",
        }
    }

    /// The mark for a big road entry at this logical place, both counted from zero; none before
    /// the start of the road.
    ///
    /// Reads only the heights of columns left of `column`, which are final; so it serves an entry
    /// just made and one merely asked about.
    #[must_use]
    pub fn mark(self, heights: &[usize], column: usize, row: usize) -> Option<Tint> {
        let reach = self.reach();
        let regular = if row == 0 {
            let (before, earlier) = (column.checked_sub(1)?, column.checked_sub(1 + reach)?);
            heights.get(before)? == heights.get(earlier)?
        } else {
            let height = *heights.get(column.checked_sub(reach)?)?;
            let (here, above) = (row < height, row - 1 < height);
            here == above
        };
        Some(if regular { Tint::Red } else { Tint::Blue })
    }
}

/// The marks a coup adds, or would add, to the derived roads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marks {
    /// On big eye boy.
    pub big_eye_boy: Option<Tint>,
    /// On small road.
    pub small_road: Option<Tint>,
    /// On cockroach pig.
    pub cockroach_pig: Option<Tint>,
}

impl Marks {
    /// The mark on one road.
    #[must_use]
    pub const fn on(self, derived: Derived) -> Option<Tint> {
        match derived {
            Derived::BigEyeBoy => self.big_eye_boy,
            Derived::SmallRoad => self.small_road,
            Derived::CockroachPig => self.cockroach_pig,
        }
    }

    /// The marks for a big road entry at this logical place.
    fn at(heights: &[usize], (column, row): (usize, usize)) -> Self {
        let mark = |derived: Derived| derived.mark(heights, column, row);
        Self {
            big_eye_boy: mark(Derived::BigEyeBoy),
            small_road: mark(Derived::SmallRoad),
            cockroach_pig: mark(Derived::CockroachPig),
        }
    }
}

/// The three derived roads of one big road.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DerivedRoads {
    roads: [Road<Tint>; 3],
}

impl DerivedRoads {
    /// One of them, with its own logical columns and newest cell.
    #[must_use]
    pub fn road(&self, derived: Derived) -> &Road<Tint> {
        let [big_eye_boy, small_road, cockroach_pig] = &self.roads;
        match derived {
            Derived::BigEyeBoy => big_eye_boy,
            Derived::SmallRoad => small_road,
            Derived::CockroachPig => cockroach_pig,
        }
    }

    /// The cells of one of them as drawn.
    #[must_use]
    pub fn grid(&self, derived: Derived) -> &Grid<Tint> {
        self.road(derived).grid()
    }

    /// Adds the marks for the entry the big road has just made.
    pub(super) fn push(&mut self, big: &BigRoad, entry: (usize, usize)) {
        let marks = Marks::at(big.heights(), entry);
        for (derived, road) in Derived::ALL.into_iter().zip(&mut self.roads) {
            if let Some(tint) = marks.on(derived) {
                road.push(tint);
            }
        }
    }
}

/// What each derived road would add if this side won the next coup.
///
/// Once a road has started, the two sides always ask for opposite colours.
#[must_use]
pub fn ask(big: &BigRoad, side: Colour) -> Marks {
    Marks::at(big.heights(), big.next_entry(side))
}

#[cfg(test)]
mod tests {
    use super::super::road::tests::{lcg, picture};
    use super::super::seen::tests::{coup, coups};
    use super::*;

    /// The derived roads, and for each the marks in the order they were added.
    fn derive(letters: &str) -> (BigRoad, DerivedRoads, [String; 3]) {
        let (mut big, mut roads) = (BigRoad::default(), DerivedRoads::default());
        let mut added = [const { String::new() }; 3];
        for outcome in coups(letters) {
            if let Some(entry) = big.push(outcome) {
                roads.push(&big, entry);
                let marks = Marks::at(big.heights(), entry);
                for (derived, added) in Derived::ALL.into_iter().zip(&mut added) {
                    added.extend(marks.on(derived).map(Tint::letter));
                }
            }
        }
        (big, roads, added)
    }

    fn check_marks(letters: &str, expected: [&str; 3]) {
        assert_eq!(derive(letters).2, expected, "{letters}");
    }

    fn check_grid(letters: &str, derived: Derived, expected: &[&str]) {
        let (_, roads, _) = derive(letters);
        assert_eq!(picture(roads.grid(derived), Tint::letter), expected, "{letters}");
    }

    #[test]
    fn nothing_before_the_start() {
        for letters in ["", "T", "TTTT", "P", "PPPPPPPPPPPP", "PB", "TPTBT"] {
            check_marks(letters, ["", "", ""]);
        }
        check_marks("PBP", ["r", "", ""]);
        check_marks("PBPB", ["rr", "r", ""]);
    }

    #[test]
    fn start_in_the_second_row() {
        // A one-entry column to the left: the entry's own row is empty there, the upper filled.
        check_marks("PBB", ["b", "", ""]);
        check_marks("PBPP", ["rb", "b", ""]);
        check_marks("PBPBB", ["rrb", "rb", "b"]);
        // A two-entry column to the left: both filled.
        check_marks("PPBB", ["r", "", ""]);
        check_marks("PPBPP", ["bb", "r", ""]);
        check_marks("PPBPBB", ["brb", "bb", "r"]);
    }

    #[test]
    fn start_in_the_first_row_of_the_next_column() {
        check_marks("PBP", ["r", "", ""]);
        check_marks("PPBP", ["b", "", ""]);
        check_marks("PBPB", ["rr", "r", ""]);
        check_marks("PPBPB", ["br", "b", ""]);
        check_marks("PBPBP", ["rrr", "rr", "r"]);
        check_marks("PPBPBP", ["brr", "br", "b"]);
    }

    #[test]
    fn both_empty_is_red() {
        // Row 2 beside a column of one is blue, rows 3 and 4 have nothing beside or above.
        check_marks("PBBBB", ["brr", "", ""]);
    }

    #[test]
    fn ties_never_count() {
        // Columns P2 B3 P1 B1; big eye boy: red, blue, then unequal columns twice.
        check_marks("PPBBBTPB", ["rbbb", "b", ""]);
        check_marks("TTPTPTTBBTBTPTTBT", ["rbbb", "b", ""]);
        check_grid("PPBBBTPB", Derived::BigEyeBoy, &["rb", " b", " b"]);
        check_grid("PPBBBTPB", Derived::SmallRoad, &["b"]);
        check_grid("PPBBBTPB", Derived::CockroachPig, &[]);
    }

    #[test]
    fn a_longer_shoe_by_hand() {
        // Columns 1 3 2 2 4 1 1 2.
        let letters = "PBBBPPBBPPPPBPBB";
        check_marks(letters, ["brbrbrrrbrbbrb", "bbrbrbrbbbb", "bbrrbbbbr"]);
        let big_eye_boy = ["brbrbrbrbrb", "     r  b", "     r"];
        check_grid(letters, Derived::BigEyeBoy, &big_eye_boy);
        check_grid(letters, Derived::SmallRoad, &["brbrbrb", "b     b", "      b", "      b"]);
        check_grid(letters, Derived::CockroachPig, &["brbr", "brb", "  b", "  b"]);
    }

    #[test]
    fn a_tail_counts_with_its_column() {
        // Columns 7 and 7: the second turns early, at row 5, below the first one's tail. By
        // logical columns every comparison is of equals; by display cells it would not be.
        check_marks("PPPPPPPBBBBBBBP", ["rrrrrrr", "", ""]);
        // One entry more than the dragon of seven is irregular.
        check_marks("PPPPPPPBBBBBBBBP", ["rrrrrrbb", "", ""]);
    }

    #[test]
    fn derived_roads_have_tails_too() {
        // A chopping shoe is red throughout; marks begin at coups 3, 4 and 5.
        let letters = "PBPBPBPBPBPBPB";
        check_grid(letters, Derived::BigEyeBoy, &["r", "r", "r", "r", "r", "rrrrrrr"]);
        check_grid(letters, Derived::SmallRoad, &["r", "r", "r", "r", "r", "rrrrrr"]);
        check_grid(letters, Derived::CockroachPig, &["r", "r", "r", "r", "r", "rrrrr"]);
    }

    #[test]
    fn ask_by_hand() {
        let asked = |letters: &str, side| {
            let marks = ask(&derive(letters).0, side);
            Derived::ALL.map(|derived| marks.on(derived).map_or('-', Tint::letter))
        };
        assert_eq!(asked("", Colour::Player), ['-', '-', '-']);
        assert_eq!(asked("TT", Colour::Banker), ['-', '-', '-']);
        assert_eq!(asked("P", Colour::Banker), ['-', '-', '-']);
        assert_eq!(asked("PB", Colour::Player), ['r', '-', '-']);
        assert_eq!(asked("PB", Colour::Banker), ['b', '-', '-']);
        // Columns 2 3 1 1. Player opens a column: 1 = 1, 1 # 3, 1 # 2. Banker goes to row 2
        // beside columns of 1, 3 and 2 entries.
        assert_eq!(asked("PPBBBTPB", Colour::Player), ['r', 'b', 'b']);
        assert_eq!(asked("PPBBBTPB", Colour::Banker), ['b', 'r', 'r']);
    }

    #[test]
    fn ask_is_what_then_happens_and_the_sides_are_opposite() {
        let mut random = lcg(3);
        for _ in 0..500 {
            let mut letters = random_shoe(&mut random);
            let (mut big, _, _) = derive(&letters);
            letters.push(if random(2) == 0 { 'P' } else { 'B' });
            let next = coup(letters.chars().next_back().unwrap());
            let side = next.winner.side().unwrap();
            let (asked, opposite) = (ask(&big, side), ask(&big, side.other()));
            let entry = big.push(next).unwrap();
            assert_eq!(asked, Marks::at(big.heights(), entry), "{letters}");
            for derived in Derived::ALL {
                match (asked.on(derived), opposite.on(derived)) {
                    (Some(one), Some(other)) => assert_ne!(one, other, "{letters}"),
                    (one, other) => assert_eq!((one, other), (None, None), "{letters}"),
                }
            }
        }
    }

    /// Up to 100 coups, choppy or streaky by turns, one in ten a tie.
    fn random_shoe(random: &mut impl FnMut(u64) -> u64) -> String {
        let (length, stickiness) = (random(100), 1 + random(9));
        let mut side = 'P';
        let mut draw = |_| {
            if random(10) == 0 {
                return 'T';
            }
            if random(10) >= stickiness {
                side = if side == 'P' { 'B' } else { 'P' };
            }
            side
        };
        (0..length).map(&mut draw).collect()
    }

    /// Second opinion, from the look of the board: the rule as told to players, on a set of
    /// filled places and with no heights.
    fn by_places(letters: &str, reach: usize) -> String {
        let mut filled = std::collections::HashSet::new();
        let (mut column, mut row, mut previous) = (0, 0, None);
        let mut marks = String::new();
        for letter in letters.chars().filter(|&letter| letter != 'T') {
            (column, row) = match previous {
                None => (1, 1),
                Some(same) if same == letter => (column, row + 1),
                Some(_) => (column + 1, 1),
            };
            previous = Some(letter);
            filled.insert((column, row));
            let is = |column: usize, row: usize| filled.contains(&(column, row));
            let started = column > reach + 1 || (column == reach + 1 && row >= 2);
            if !started {
                continue;
            }
            let regular = if row == 1 {
                let (one, other) = (column - 1, column - 1 - reach);
                let mut rows = (1..).take_while(|&row| is(one, row) || is(other, row));
                rows.all(|row| is(one, row) && is(other, row))
            } else {
                is(column - reach, row) == is(column - reach, row - 1)
            };
            marks.push(if regular { 'r' } else { 'b' });
        }
        marks
    }

    /// Third opinion, from the heights before each coup: if the newest column is as long as the
    /// one `reach` to its left, ending it now is regular and prolonging it is not; if they
    /// differ, the other way round.
    fn by_heights(letters: &str, reach: usize) -> String {
        let mut heights: Vec<u32> = Vec::new();
        let (mut previous, mut marks) = ('-', String::new());
        for letter in letters.chars().filter(|&letter| letter != 'T') {
            if heights.len() > reach {
                let newest = heights.len() - 1;
                let equal = heights[newest] == heights[newest - reach];
                marks.push(if equal == (letter != previous) { 'r' } else { 'b' });
            }
            if letter == previous {
                *heights.last_mut().unwrap() += 1;
            } else {
                heights.push(1);
            }
            previous = letter;
        }
        marks
    }

    #[test]
    fn three_opinions_agree() {
        let mut random = lcg(4);
        for _ in 0..3_000 {
            let letters = random_shoe(&mut random);
            let (_, roads, added) = derive(&letters);
            for (derived, added) in Derived::ALL.into_iter().zip(added) {
                assert_eq!(added, by_places(&letters, derived.reach()), "{letters}");
                assert_eq!(added, by_heights(&letters, derived.reach()), "{letters}");
                let drawn = roads.grid(derived).columns().iter().flatten().flatten().count();
                assert_eq!(drawn, added.len(), "{letters}");
            }
        }
    }
}
