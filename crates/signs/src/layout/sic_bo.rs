//! Sic Bo: small and big at the ends, triples and doubles, totals, combinations, single dice, even
//! chances and four numbers; three singles and doubles with a single on a second page.

use super::felt::{Felt, GAP, Lettered, Plate, Say};
use super::pieces::dice;
use crate::font::Face;
use crate::hue::SECOND;
use crate::pays::title;
use crate::scene::{Rect, at};
use ::table::Mark;

pub fn draw(felt: &mut Felt<'_>) {
    let area = felt.area;
    let cut = area.rows(&[1.5, 1.1, 0.62, 0.48, 0.52], GAP);
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

/// Cells with dice and odds, over rows. Where odds are too wide for a cell they are all alike, and
/// stand once, with the name of the wager, before the cells.
fn thrown(felt: &mut Felt<'_>, group: &str, rows: &[Rect], arranged: Arranged) {
    let marks = of(felt, group);
    let (Some(first), Some(area)) = (marks.first(), rows.first()) else { return };
    let each = marks.len().div_ceil(rows.len());
    let odds: Vec<String> =
        marks.iter().map(|mark| felt.odds(&mark.id).unwrap_or_default()).collect();
    let room = area.columns(each, 3.0)[0].w - 10.0;
    let narrow = odds.iter().any(|odds| Face::Bold.width(odds, 0.0) * Face::Bold.floor() > room);
    let apart = narrow && odds.iter().all(|one| *one == odds[0]);
    let mut caption = CAPTION;
    if apart {
        let h = rows.last().map_or(area.h, |last| last.bottom() - area.y);
        let name = match first.group.as_ref() {
            "specific-triple" => "Triple".to_string(),
            "specific-double" => "Double".to_string(),
            "dice-combination" => "Two dice".to_string(),
            other => title(other, &marks),
        };
        let lettered = Lettered::Plain;
        let say = Say { most: 26.0, lettered, ..Say::new(&name, &odds[0]) };
        // What stands once for all cells stands there, however narrow the cells become.
        let wants = needed(&say, h, area.w * 0.4) / (area.w - GAP);
        caption[0] = caption[0].max(caption[1] * wants / (1.0 - wants));
        let before = Rect { h, ..*area }.shares(&caption, GAP)[0];
        felt.say(before.into(), &say);
    }
    for (n, (row, level)) in marks.chunks(each).zip(rows).enumerate() {
        let level = if apart { level.shares(&caption, GAP)[1] } else { *level };
        for (k, (mark, rect)) in row.iter().zip(level.columns(each, 3.0)).enumerate() {
            felt.mark(rect, None);
            let below = if apart { 0.0 } else { 30.0 };
            let above = Rect { h: rect.h - below, ..rect }.inset(4.0);
            thrown_faces(felt, above, &faces(mark), arranged);
            if !apart {
                let y = rect.bottom() - 30.0;
                let plate = Plate::from(Rect { y, h: 30.0, ..rect });
                felt.say(plate, &Say::new("", &odds[n * each + k]));
            }
        }
    }
}

/// How wide a cell of that height must be for what it says, up to a width.
fn needed(say: &Say, h: f32, most: f32) -> f32 {
    // A plate keeps four points from each edge of its cell.
    Felt::wants(say, h - 8.0, most) + 8.0
}

/// What stands before cells, and the cells.
const CAPTION: [f32; 2] = [1.2, 4.4];

/// Dice one above the other or side by side, as large as they fit.
fn thrown_faces(felt: &mut Felt<'_>, area: Rect, faces: &[u8], arranged: Arranged) {
    let many = faces.len() as f32 * 1.14;
    if arranged == Arranged::Above {
        let size = (area.h / many).min(area.w).min(34.0);
        let first = area.centre().y - size * 1.14 * (faces.len() as f32 - 1.0) / 2.0;
        for (n, face) in faces.iter().enumerate() {
            let middle = at(area.centre().x, first + size * 1.14 * n as f32);
            dice(felt.page(), middle, &[*face], size);
        }
    } else {
        let size = (area.w / many).min(area.h).min(30.0);
        dice(felt.page(), area.centre(), faces, size);
    }
}

fn top(felt: &mut Felt<'_>, area: Rect) {
    let cut = area.shares(&[0.82, 5.0, 0.82], GAP);
    let mut said = Vec::new();
    for (id, rect, range) in [("small", cut[0], "4–10"), ("big", cut[2], "11–17")] {
        if let Some(odds) = felt.odds(id) {
            felt.mark(rect, None);
            let parts = rect.rows(&[1.0, 1.6], 0.0);
            felt.write(parts[0].inset(4.0), Face::Text, range, SECOND, 26.0);
            said.push((Plate::from(parts[1]), Say { most: 40.0, ..Say::new(id, &odds) }));
        }
    }
    felt.level(said);
    let rows = cut[1].rows(&[1.0, 1.0], GAP);
    thrown(felt, "specific-triple", &rows[..1], Arranged::Beside);
    thrown(felt, "specific-double", &rows[1..], Arranged::Beside);
}

/// A die each, and what one, two or three of them pay.
fn singles(felt: &mut Felt<'_>, area: Rect) {
    let marks = of(felt, "single-dice");
    let Some(first) = marks.first() else { return };
    let lines: Vec<_> = first.lines.iter().filter(|line| line.wins).collect();
    let says: Vec<Say> = lines
        .iter()
        .map(|line| {
            let lettered = Lettered::Plain;
            Say { most: 26.0, lettered, ..Say::new(&line.label, &line.pays) }
        })
        .collect();
    let many = says.len().max(1) as f32;
    let most = area.w * 0.75 / many;
    let wants = says.iter().map(|say| needed(say, area.h, most)).fold(0.0, f32::max);
    let wants = (wants * many + 3.0 * (many - 1.0)) / (area.w - GAP);
    let cut = area.shares(&[1.0, (wants / (1.0 - wants)).max(1.62)], GAP);
    for (mark, rect) in marks.iter().zip(cut[0].columns(marks.len(), 3.0)) {
        felt.mark(rect, None);
        let size = (rect.h - 14.0).min(rect.w - 8.0).min(46.0);
        dice(felt.page(), rect.centre(), &faces(mark), size);
    }
    let rects = cut[1].columns(says.len().max(1), 3.0);
    let cells: Vec<(Rect, Say)> = rects.into_iter().zip(says).collect();
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
