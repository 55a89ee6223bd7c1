//! Where sheets end: as few as there can be, each about as full as the others, blocks parted only
//! where that saves a sheet, and never so that a heading or a line stands forlorn.

use crate::sheet::{Atom, Placed};
use std::ops::Range;

/// What a sheet costs, what it costs to part a block, and what to part it badly.
const SHEET: f32 = 1.5;
const PARTED: f32 = 0.25;
const FORLORN: f32 = 10.0;
/// The least of a block that stands on a sheet, its heading not counted.
const TOGETHER: usize = 2;

/// Atoms on their sheets.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Parted {
    pub pages: Vec<Range<usize>>,
    /// What parting blocks has cost.
    pub faults: f32,
}

/// The sheets of atoms that have so much room each.
pub fn parted(atoms: &[Placed], h: f32) -> Parted {
    let n = atoms.len();
    // From the last: the least cost of everything from an atom on, and where its sheet ends.
    let mut best = vec![(0.0_f32, n); n + 1];
    for start in (0..n).rev() {
        best[start] = (f32::MAX, n);
        let mut used = atoms[start].under.map_or(0.0, |heading| atoms[heading].h);
        for end in start + 1..=n {
            used += atoms[end - 1].h;
            // What is too tall for a sheet stands on one by itself.
            if used > h && end > start + 1 {
                break;
            }
            let spare = ((h - used) / h).max(0.0);
            let cost = SHEET + spare * spare + fault(atoms, end) + best[next(atoms, end)].0;
            if cost < best[start].0 {
                best[start] = (cost, end);
            }
        }
    }
    let mut parted = Parted::default();
    let mut start = next(atoms, 0);
    while start < n {
        let end = best[start].1;
        parted.pages.push(start..end);
        parted.faults += fault(atoms, end);
        start = next(atoms, end);
    }
    parted
}

/// Where a sheet begins: none begins with a gap.
fn next(atoms: &[Placed], end: usize) -> usize {
    let gap = atoms.get(end).is_some_and(|placed| matches!(placed.atom, Atom::Gap));
    end + usize::from(gap)
}

/// What it costs to end a sheet before an atom.
fn fault(atoms: &[Placed], end: usize) -> f32 {
    let gap = |at: usize| matches!(atoms[at].atom, Atom::Gap);
    if end == atoms.len() || gap(end) {
        return 0.0;
    }
    if gap(end - 1) || atoms[end - 1].keep {
        return FORLORN;
    }
    let Some(heading) = atoms[end].under else { return FORLORN };
    let last = (end..atoms.len()).find(|at| gap(*at)).unwrap_or(atoms.len());
    let forlorn = end - heading - 1 < TOGETHER || last - end < TOGETHER;
    // Rows may be parted; what is said in sentences stays with what comes before it.
    let sentence = matches!(atoms[end].atom, Atom::Line { .. });
    if forlorn || sentence { FORLORN } else { PARTED }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A heading and rows for each number, ten points high each.
    fn blocks(rows: &[usize]) -> Vec<Placed> {
        let mut atoms: Vec<Placed> = Vec::new();
        for many in rows {
            let placed = |atom: Atom, keep: bool, under| Placed { atom, h: 10.0, keep, under };
            if !atoms.is_empty() {
                atoms.push(placed(Atom::Gap, false, None));
            }
            let first = atoms.len();
            let heading = Atom::Heading { lines: Vec::new(), size: 10.0, cite: Vec::new() };
            atoms.push(placed(heading, true, None));
            for at in 0..*many {
                let (label, value) = (Vec::new(), Vec::new());
                let row = Atom::Row { label, value, size: 10.0, last: at + 1 == *many };
                atoms.push(placed(row, false, Some(first)));
            }
        }
        atoms
    }

    fn filled(rows: &[usize], h: f32) -> Vec<usize> {
        parted(&blocks(rows), h).pages.iter().map(Range::len).collect()
    }

    #[test]
    fn sheets_are_about_equally_full() {
        assert_eq!(filled(&[2, 2, 2, 2], 110.0), [7, 7]);
        assert_eq!(filled(&[3], 110.0), [4]);
    }

    #[test]
    fn a_block_is_parted_only_to_save_a_sheet() {
        // Parted, three blocks would be more even, but none needs to be.
        assert_eq!(filled(&[6, 8], 110.0), [7, 9]);
        // 16 rows do not fit one sheet: each half bears the heading.
        assert_eq!(filled(&[16], 110.0), [9, 8]);
    }

    #[test]
    fn neither_a_heading_nor_one_row_is_left_behind() {
        for rows in 1..40 {
            let atoms = blocks(&[5, rows, 3]);
            for page in parted(&atoms, 110.0).pages {
                assert!(!atoms[page.end - 1].keep, "{rows}: {page:?}");
                let first = &atoms[page.start];
                let rest = atoms[page.clone()].iter().take_while(|one| one.under == first.under);
                assert!(first.under.is_none() || rest.count() >= TOGETHER, "{rows}: {page:?}");
            }
        }
    }
}
