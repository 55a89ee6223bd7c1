//! Sic Bo: small and big at the ends, triples and doubles, totals, combinations, single dice, even
//! chances and four numbers; three singles and doubles with a single on a second page.

use super::felt::{Felt, GAP, Lettered, Say};
use super::pieces::dice;
use crate::scene::{Rect, at};
use ::table::Mark;

pub fn draw(felt: &mut Felt<'_>) {
    let area = felt.area;
    let cut = area.rows(&[1.75, 1.2, 1.3, 0.85, 0.95], GAP);
    top(felt, cut[0]);
    totals(felt, cut[1]);
    thrown(felt, "dice-combination", &[cut[2]], Arranged::Above);
    singles(felt, cut[3]);
    bottom(felt, cut[4]);
    let (three, pair) = (of(felt, "three-single").len(), of(felt, "double-and-single").len());
    if three + pair > 0 {
        felt.turn();
        let (above, below) = (three.div_ceil(10), pair.div_ceil(10));
        let rows = felt.area.rows(&vec![1.0; above + below], GAP);
        thrown(felt, "three-single", &rows[..above], Arranged::Beside);
        thrown(felt, "double-and-single", &rows[above..], Arranged::Beside);
    }
}

/// Totals in two rows, as small and big part them.
fn totals(felt: &mut Felt<'_>, area: Rect) {
    let totals = of(felt, "total");
    let each = totals.len().div_ceil(2).max(1);
    let mut cells = Vec::new();
    for (row, level) in totals.chunks(each).zip(area.rows(&[1.0, 1.0], 3.0)) {
        for (mark, rect) in row.iter().zip(level.columns(each, 3.0)) {
            let odds = felt.odds(&mark.id).unwrap_or_default();
            let number = mark.title.trim_start_matches("Total ");
            cells.push((rect, Say { most: 32.0, ..Say::new(number, &odds) }));
        }
    }
    felt.cells(&cells);
}

fn of<'a>(felt: &Felt<'a>, group: &str) -> Vec<&'a Mark> {
    felt.marks(|mark| mark.group == group)
}

/// The faces that a mark's id names: `dice-combination-1-2`.
fn faces(mark: &Mark) -> Vec<u8> {
    let rest = mark.id.strip_prefix(mark.group.as_ref()).unwrap_or_default();
    let numbers: Vec<u8> = rest.split('-').filter_map(|part| part.parse().ok()).collect();
    match (mark.group.as_ref(), numbers.as_slice()) {
        ("specific-triple", [n]) => vec![*n; 3],
        ("specific-double", [n]) => vec![*n; 2],
        ("double-and-single", [n, m]) => vec![*n, *n, *m],
        _ => numbers,
    }
}

/// How the dice of a cell stand.
#[derive(Clone, Copy, PartialEq)]
enum Arranged {
    Above,
    Beside,
}

/// Cells with dice and odds, over rows.
fn thrown(felt: &mut Felt<'_>, group: &str, rows: &[Rect], arranged: Arranged) {
    let marks = of(felt, group);
    if marks.is_empty() {
        return;
    }
    let each = marks.len().div_ceil(rows.len().max(1));
    for (row, level) in marks.chunks(each).zip(rows) {
        for (mark, rect) in row.iter().zip(level.columns(each, 3.0)) {
            felt.mark(rect, None);
            let faces = faces(mark);
            let many = faces.len() as f32;
            let below = Rect { y: rect.bottom() - 32.0, h: 29.0, ..rect };
            let free = rect.h - 36.0;
            if arranged == Arranged::Above {
                let size = (free / (many * 1.14)).min(rect.w - 12.0).min(34.0);
                let step = size * 1.14;
                let first = rect.y + 4.0 + (free - step * (many - 1.0)) / 2.0;
                for (n, face) in faces.iter().enumerate() {
                    let middle = at(rect.centre().x, first + step * n as f32);
                    dice(felt.page(), middle, &[*face], size);
                }
            } else {
                let size = ((rect.w - 10.0) / (many * 1.14)).min(free - 4.0).min(30.0);
                let middle = at(rect.centre().x, rect.y + 3.0 + free / 2.0);
                dice(felt.page(), middle, &faces, size);
            }
            let odds = felt.odds(&mark.id).unwrap_or_default();
            felt.say(
                Rect { x: rect.x - 3.0, w: rect.w + 6.0, ..below }.into(),
                &Say::new("", &odds),
            );
        }
    }
}

fn top(felt: &mut Felt<'_>, area: Rect) {
    let cut = area.shares(&[1.15, 5.0, 1.15], GAP);
    for (id, rect, range) in [("small", cut[0], "4 to 10"), ("big", cut[2], "11 to 17")] {
        if let Some(odds) = felt.odds(id) {
            felt.mark(rect, None);
            let parts = rect.rows(&[1.0, 1.6], 0.0);
            felt.write(
                parts[0].inset(4.0),
                crate::font::Face::Text,
                range,
                crate::hue::SECOND,
                26.0,
            );
            felt.say(parts[1].into(), &Say { most: 40.0, ..Say::new(id, &odds) });
        }
    }
    let rows = cut[1].rows(&[1.0, 1.0], GAP);
    thrown(felt, "specific-triple", &rows[..1], Arranged::Beside);
    thrown(felt, "specific-double", &rows[1..], Arranged::Beside);
}

/// A die each, and what one, two or three of them pay.
fn singles(felt: &mut Felt<'_>, area: Rect) {
    let marks = of(felt, "single-dice");
    let Some(first) = marks.first() else { return };
    let lines: Vec<_> = first.lines.iter().filter(|line| line.wins).collect();
    let cut = area.shares(&[1.0, 1.62], GAP);
    for (mark, rect) in marks.iter().zip(cut[0].columns(marks.len(), 3.0)) {
        felt.mark(rect, None);
        let size = (rect.h - 14.0).min(rect.w - 8.0).min(46.0);
        dice(felt.page(), rect.centre(), &faces(mark), size);
    }
    let cells = lines.iter().zip(cut[1].columns(lines.len().max(1), 3.0));
    let cell = |(line, rect): (&&::table::PayLine, Rect)| {
        let lettered = Lettered::Plain;
        (rect, Say { most: 26.0, lettered, ..Say::new(&line.label, &line.pays) })
    };
    let cells: Vec<(Rect, Say)> = cells.map(cell).collect();
    felt.cells(&cells);
}

fn bottom(felt: &mut Felt<'_>, area: Rect) {
    let ids = ["odd", "even", "any-triple"];
    let chances = felt.marks(|mark| ids.contains(&mark.id.as_ref()));
    let four = of(felt, "four-number");
    let all: Vec<&Mark> = chances.into_iter().chain(four).collect();
    let wide = |mark: &&Mark| if mark.id == "any-triple" { 1.95 } else { 1.0 };
    let shares: Vec<f32> = all.iter().map(wide).collect();
    let mut cells = Vec::new();
    for (mark, rect) in all.iter().zip(area.shares(&shares, GAP)) {
        let odds = felt.odds(&mark.id).unwrap_or_default();
        let name = mark.title.trim_start_matches("Four numbers ").replace('-', " ");
        cells.push((rect, Say { most: 30.0, ..Say::new(&name, &odds) }));
    }
    felt.cells(&cells);
}
