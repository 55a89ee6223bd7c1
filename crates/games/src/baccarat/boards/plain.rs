//! Boards as plain text, for pipes.
//!
//! The convention: each board is a line with its name and then six rows of cells, separated by
//! blanks and padded so that columns stand in line; `.` is an empty cell. A board without cells
//! is its name and a `-`. A bead is `P`, `B` or `T`, followed by `p` for a player pair and `b`
//! for a banker pair. A cell of the big road is `P` or `B`, followed by its number of ties if
//! any; leading ties stand behind the name of the road as `T` and their number. Derived marks are
//! `r` and `b`. Where a board is wider than asked for, columns at the left are left out.

use std::fmt::Write as _;
use std::ops::Range;

use super::big::Decision;
use super::derived::{Derived, Tint};
use super::road::{Grid, ROWS};
use super::seen::{Bead, Colour};
use super::statistics::{Measure, Statistics};
use super::{Boards, ShoeBoards};

impl Boards {
    /// The current shoe with `columns` columns of each road, then the counts of this shoe and of
    /// the previous one.
    #[must_use]
    pub fn plain(&self, columns: usize) -> String {
        let mut text = self.shoe().plain(columns);
        text.push_str("this shoe\n");
        text.push_str(&self.counts(self.shoe().statistics()));
        if let Some(previous) = self.previous() {
            text.push_str("previous shoe\n");
            text.push_str(&self.counts(previous));
        }
        text
    }

    /// One line per measure: name, count, percentage with two decimals.
    fn counts(&self, statistics: &Statistics) -> String {
        let line = |(name, measure): (&str, Measure)| {
            let points = statistics.basis_points(measure);
            let (whole, hundredths) = (points / 100, points % 100);
            format!("{name} {} {whole}.{hundredths:02}%\n", statistics.count(measure))
        };
        let hands = format!("hands {}\n", statistics.hands());
        std::iter::once(hands).chain(self.measures().map(line)).collect()
    }
}

impl ShoeBoards {
    /// All roads with `columns` columns each, then the two asks.
    #[must_use]
    pub fn plain(&self, columns: usize) -> String {
        let beads = self.bead_plate().grid();
        let newest_beads = beads.width().saturating_sub(columns)..beads.width();
        let mut text = board("bead plate", &rows(beads, newest_beads, bead));

        let big = self.big_road();
        let name = match big.leading_ties() {
            0 => String::from("big road"),
            ties => format!("big road T{ties}"),
        };
        text += &board(&name, &rows(big.grid(), big.road().window(columns), decision));

        for derived in Derived::ALL {
            let road = self.derived_roads().road(derived);
            let marks = rows(road.grid(), road.window(columns), |tint| tint.letter().into());
            text += &board(derived.name(), &marks);
        }
        text + &self.ask_line("ask player", Colour::Player)
            + &self.ask_line("ask banker", Colour::Banker)
    }

    /// The three marks asked for, in the order of [`Derived::ALL`].
    fn ask_line(&self, name: &str, side: Colour) -> String {
        let asked = self.ask(side);
        let [one, two, three] = Derived::ALL.map(|road| asked.on(road).map_or('.', Tint::letter));
        format!("{name} {one} {two} {three}\n")
    }
}

fn board(name: &str, rows: &[String]) -> String {
    let body = if rows.is_empty() { String::from("-") } else { rows.join("\n") };
    format!("{name}\n{body}\n")
}

fn bead(outcome: Bead) -> String {
    let mut text = String::from(outcome.winner.letter());
    text.extend(outcome.player_pair.then_some('p'));
    text.extend(outcome.banker_pair.then_some('b'));
    text
}

fn decision(cell: Decision) -> String {
    match cell.ties {
        0 => cell.side.letter().into(),
        ties => format!("{}{ties}", cell.side.letter()),
    }
}

/// The six rows of these columns; no rows at all if there are no columns.
fn rows<C: Copy>(
    grid: &Grid<C>,
    columns: Range<usize>,
    token: impl Fn(C) -> String,
) -> Vec<String> {
    if columns.is_empty() {
        return Vec::new();
    }
    let cell = |row, column| grid.get(row, column).map_or_else(|| String::from("."), &token);
    let widths = columns.clone().flat_map(|column| (0..ROWS).map(move |row| (row, column)));
    let width = widths.map(|(row, column)| cell(row, column).len()).max().unwrap_or(1);
    let line = |row| {
        let mut line = String::new();
        for column in columns.clone() {
            // Writing to a string cannot fail.
            let _ = write!(line, "{:<width$} ", cell(row, column));
        }
        line.truncate(line.trim_end().len());
        line
    };
    (0..ROWS).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::super::seen::tests::{coup, coups};
    use super::*;

    fn shoe(letters: &str) -> ShoeBoards {
        ShoeBoards::replay(coups(letters)).unwrap()
    }

    #[test]
    fn a_short_shoe() {
        let expected = "\
bead plate
P P
P B
B .
B .
B .
T .
big road
P  B  P  B
P  B  .  .
.  B1 .  .
.  .  .  .
.  .  .  .
.  .  .  .
big eye boy
r b
. b
. b
. .
. .
. .
small road
b
.
.
.
.
.
cockroach pig
-
ask player r b b
ask banker b r r
";
        assert_eq!(shoe("PPBBBTPB").plain(20), expected);
    }

    #[test]
    fn an_empty_shoe_and_leading_ties() {
        let derived = "big eye boy\n-\nsmall road\n-\ncockroach pig\n-\n";
        let asks = "ask player . . .\nask banker . . .\n";
        let empty = format!("bead plate\n-\nbig road\n-\n{derived}{asks}");
        assert_eq!(shoe("").plain(20), empty);
        let ties = format!("bead plate\nT\nT\n.\n.\n.\n.\nbig road T2\n-\n{derived}{asks}");
        assert_eq!(shoe("TT").plain(20), ties);
    }

    #[test]
    fn the_newest_columns_are_kept() {
        let text = shoe("PBPPB").plain(2);
        assert!(text.contains("big road\nP B\nP .\n. .\n"), "{text}");
        // A tail reaches farther right than the newest cell, which stays in view.
        let text = shoe("PPPPPPPPPPB").plain(2);
        let body = "big road\nB .\n. .\n. .\n. .\n. .\nP P\n";
        assert!(text.contains(body), "{text}");
        assert!(shoe("PBPPB").plain(0).starts_with("bead plate\n-\nbig road\n-\n"));
    }

    #[test]
    fn pairs_are_marked_on_beads() {
        let pair = |player_pair, banker_pair| Bead { player_pair, banker_pair, ..coup('B') };
        assert_eq!(bead(pair(false, false)), "B");
        assert_eq!(bead(pair(true, false)), "Bp");
        assert_eq!(bead(pair(false, true)), "Bb");
        assert_eq!(bead(pair(true, true)), "Bpb");
    }

    #[test]
    fn counts_of_both_shoes() {
        let mut boards = Boards::new(["dragon 7"]);
        let dragon = boards.bonuses(&["dragon 7"]).unwrap();
        boards.push(Bead { bonuses: dragon, ..coup('B') }).unwrap();
        boards.push(coup('B')).unwrap();
        boards.push(coup('T')).unwrap();
        boards.new_shoe();
        let expected = "\
this shoe
hands 0
player 0 0.00%
banker 0 0.00%
tie 0 0.00%
natural 0 0.00%
natural 8 0 0.00%
natural 9 0 0.00%
player pair 0 0.00%
banker pair 0 0.00%
dragon 7 0 0.00%
previous shoe
hands 3
player 0 0.00%
banker 2 66.67%
tie 1 33.33%
natural 0 0.00%
natural 8 0 0.00%
natural 9 0 0.00%
player pair 0 0.00%
banker pair 0 0.00%
dragon 7 1 33.33%
";
        assert!(boards.plain(9).ends_with(expected), "{}", boards.plain(9));
    }
}
