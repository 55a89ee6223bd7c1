//! Roulette: the numbers lying, zero at the left, columns at the right. An American layout has
//! dozens and even chances below, a French one even chances on both sides. What lies on lines is
//! told in words.

use super::felt::{Felt, GAP, Lettered, Plate, Say};
use crate::font::Face;
use crate::hue::{BLACK, INK, RED, WHITE, ZERO};
use crate::pays::{paid, title};
use crate::scene::{Colour, Rect};
use ::table::Mark;

const ROWS: usize = 3;
const COLUMNS: usize = 12;

pub fn draw(felt: &mut Felt<'_>) {
    let lines = inside(felt);
    let legend = 0.72 * lines.len().div_ceil(4) as f32;
    let area = box_of_rage(felt);
    // The numbers make room for the box: names below them need all of theirs.
    let grown = if area.h < felt.area.h { 1.95 } else { 2.9 };
    let told_at = if felt.table.value("layout") == Some("french") {
        // Even chances on both sides, dozens beside the columns.
        let cut = area.rows(&[0.75, grown, 0.75, legend], GAP);
        let cells = cut[1].shares(&[0.95, 12.0, 1.75, 2.3], GAP);
        let under = |row: Rect| Rect { x: cells[1].x, w: cells[1].w, ..row };
        outside(felt, &under(cut[0]).columns(3, GAP), &["high", "even", "black"]);
        grid(felt, &cells);
        let dozens = cells[3].rows(&[1.0; ROWS], GAP);
        outside(felt, &dozens, &["dozen-3", "dozen-2", "dozen-1"]);
        outside(felt, &under(cut[2]).columns(3, GAP), &["low", "odd", "red"]);
        cut[3]
    } else {
        let cut = area.rows(&[grown, 0.75, 0.75, legend], GAP);
        let cells = cut[0].shares(&[0.95, 12.0, 1.75], GAP);
        let under = |row: Rect| Rect { x: cells[1].x, w: cells[1].w, ..row };
        grid(felt, &cells);
        outside(felt, &under(cut[1]).columns(3, GAP), &["dozen-1", "dozen-2", "dozen-3"]);
        let even = ["low", "even", "red", "black", "odd", "high"];
        outside(felt, &under(cut[2]).columns(6, GAP), &even);
        cut[3]
    };
    told(felt, told_at, &lines);
    let rage: Vec<_> =
        paid(felt.table).into_iter().filter(|paid| paid.groups == ["rage"]).collect();
    if !rage.is_empty() {
        felt.turn();
        let area = felt.area;
        felt.columns(area, &rage);
    }
}

/// 3.13: a table for Roulette Rage is marked for it. Its box lies along the foot of the layout;
/// gives what is left above it.
fn box_of_rage(felt: &mut Felt<'_>) -> Rect {
    let shown = |side: &&audit::Side| side.id == "rage" && (side.offered || side.marked);
    let Some(side) = felt.table.sides.iter().find(shown) else { return felt.area };
    let lines =
        felt.table.sign.mark("rage").map(|mark| mark.lines.iter().filter(|line| line.wins));
    let odds = lines.map_or("not available".to_string(), |mut lines| {
        let first = lines.next().map_or("", |line| line.pays.as_str());
        let last = lines.next_back().map_or(first, |line| line.pays.as_str());
        if first == last { first.into() } else { format!("{first} – {last}") }
    });
    let say = Say { most: 30.0, ..Say::new(&side.title, &odds) };
    let cut = felt.area.rows(&[6.0, 0.5], GAP);
    felt.cells(&[(cut[1], say)]);
    cut[0]
}

/// Zero, the numbers and the columns.
fn grid(felt: &mut Felt<'_>, cells: &[Rect]) {
    zero(felt, cells[0]);
    numbers(felt, cells[1]);
    let columns = cells[2].rows(&[1.0; ROWS], GAP);
    outside(felt, &columns, &["column-3", "column-2", "column-1"]);
}

/// The symbol of a number: the house's own, or the number.
fn symbols(felt: &Felt<'_>) -> Vec<String> {
    let numbers = (0..=36).map(|n: u8| n.to_string()).collect();
    match felt.table.value("symbols") {
        Some(names) if names != "printed" => {
            let names: Vec<String> = names.split(',').map(|one| one.trim().to_string()).collect();
            if names.len() == 37 { names } else { numbers }
        }
        _ => numbers,
    }
}

fn zero(felt: &mut Felt<'_>, rect: Rect) {
    felt.mark(rect, Some(ZERO));
    let name = symbols(felt)[0].clone();
    felt.write(rect.inset(3.0), Face::Bold, &name, WHITE, 44.0);
}

fn numbers(felt: &mut Felt<'_>, area: Rect) {
    let names = symbols(felt);
    for (row, level) in area.rows(&[1.0; ROWS], GAP).into_iter().enumerate() {
        for (column, rect) in level.columns(COLUMNS, GAP).into_iter().enumerate() {
            let n = column * ROWS + (ROWS - row);
            felt.mark(rect, Some(colour(n)));
            felt.write(rect.inset(3.0), Face::Bold, &names[n], WHITE, 40.0);
        }
    }
}

/// Red and black change places after 10, 18 and 28.
fn colour(n: usize) -> Colour {
    let odd = n % 2 == 1;
    let changed = matches!(n, 11..=18 | 29..=36);
    if odd == changed { BLACK } else { RED }
}

fn outside(felt: &mut Felt<'_>, rects: &[Rect], ids: &[&str]) {
    let mut said = Vec::new();
    for (id, rect) in ids.iter().zip(rects) {
        let Some(odds) = felt.odds(id) else { continue };
        let name = match *id {
            "column-1" | "column-2" | "column-3" => "",
            "dozen-1" => "1st 12",
            "dozen-2" => "2nd 12",
            "dozen-3" => "3rd 12",
            "low" => "1–18",
            "high" => "19–36",
            other => other,
        };
        let fill = match *id {
            "red" => Some(RED),
            "black" => Some(BLACK),
            _ => None,
        };
        felt.mark(*rect, fill);
        said.push((Plate::from(*rect), Say::new(name, &odds)));
    }
    felt.level(said);
}

/// What lies on numbers and lines: names and odds.
fn inside(felt: &Felt<'_>) -> Vec<(String, String)> {
    let drawn = ["column", "dozen", "red-or-black", "odd-or-even", "low-or-high", "rage"];
    let groups = felt.table.groups();
    let rest = groups.iter().filter(|group| !drawn.contains(&group.id));
    let one = |group: &audit::Group<'_>| {
        let marks: Vec<&Mark> = group.marks.clone();
        (title(group.id, &marks), felt.odds(&marks[0].id).unwrap_or_default())
    };
    rest.map(one).collect()
}

fn told(felt: &mut Felt<'_>, area: Rect, lines: &[(String, String)]) {
    if lines.is_empty() {
        return;
    }
    let rows = lines.len().div_ceil(4);
    let mut said = Vec::new();
    for (row, level) in lines.chunks(4).zip(area.rows(&vec![1.0; rows], GAP)) {
        for ((name, odds), rect) in row.iter().zip(level.columns(4, GAP)) {
            let lettered = Lettered::Plain;
            let say = Say { colour: INK, most: 27.0, lettered, ..Say::new(name, odds) };
            said.push((Plate::from(rect), say));
        }
    }
    felt.level(said);
}
